"""Records the matches of this folder: `python -m tests.journals.record` writes every NAME.jsonl anew.

Do so when a game's rules version goes up on purpose: journals of the old version can no longer be replayed. The same
rules always record the same files, so the command may be repeated at any time, and a changed file without a new rules
version is a bug. A new game gets its lines in `recordings`; test_journals.py fails until there is a match for every
number of players.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.match import Match
from tests.games.draw import choose

FOLDER = Path(__file__).parent


class Recording(NamedTuple):
    """A match to record; the first seed is taken whose match has what is looked for."""

    name: str
    game: str
    players: int
    settings: dict[str, str]
    lively: dict[str, int]  # how much an option is liked, by how its text begins; others have weight 1
    wanted: Callable[[Match], bool] | None = None


SEASONS = {"summon": 30, "activate": 20, "sacrifice": 10, "play": 10, "keep ": 10, "transmute": 5, "die": 5, "draw": 5}
ELVEN_RAGE = {"attack": 20, "fight": 10, "accept": 5, "play": 3, "send": 1}
KINGDOM = {"use token": 20, "copy ": 20, "discard the top": 10, "take": 5, "deposit": 5, **SEASONS}

ETHERSTONE = {"summon": 10, "attack": 10, "apply": 20, "react": 10, "confirm": 10, "crush": 10, "take": 3}


def recordings() -> Iterator[Recording]:
    for players in (2, 3, 4):
        for level in ("apprentice", "wizard", "archmage"):
            yield Recording(f"seasons-{players}-{level}", "seasons", players, {"level": level}, SEASONS)
    archmage = {"level": "archmage"}
    yield Recording("seasons-2-back-a-year", "seasons", 2, archmage, SEASONS, back_a_year)
    yield Recording("seasons-3-soul-goes-round", "seasons", 3, archmage, SEASONS, soul_goes_round)
    yield Recording("seasons-4-deck-runs-out", "seasons", 4, {"level": "wizard"}, SEASONS, deck_runs_out)
    yield from enchanted_kingdom()
    yield from elven_rage()
    yield from etherstone()


def enchanted_kingdom() -> Iterator[Recording]:
    """Every part of the expansion alone and all together, for every number of players."""
    alone = {
        2: ("natural-selection", None),
        3: ("drought", reserve_shrinks),
        4: ("vision-of-destiny", top_is_discarded),
    }
    beside = {2: "argos-embrace", 3: "elemental-construction", 4: "random"}
    for players in (2, 3, 4):
        name = f"seasons-{players}"
        kingdom, tokens = {"kingdom": "on"}, {"tokens": "on"}
        enchantment, wanted = alone[players]
        yield Recording(f"{name}-kingdom", "seasons", players, kingdom, KINGDOM, raven_copies)
        yield Recording(f"{name}-enchantment", "seasons", players, {"enchantment": enchantment}, KINGDOM, wanted)
        yield Recording(f"{name}-tokens", "seasons", players, tokens, KINGDOM, tokens_are_used)
        everything = {**kingdom, **tokens, "enchantment": beside[players]}
        yield Recording(f"{name}-everything", "seasons", players, everything, KINGDOM, raven_copies)


def elven_rage() -> Iterator[Recording]:
    """Every scenario and both deployments, for every number of players; windows as people and as programs have them."""
    for players in (2, 3, 4):
        name = f"elven-rage-{players}"
        race = "towers" if players == 3 else "lands"
        yield Recording(name, "elven-rage", players, {}, ELVEN_RAGE, castle_falls)
        yield Recording(f"{name}-advanced", "elven-rage", players, {"deployment": "advanced"}, ELVEN_RAGE, goal_is_met)
        race_settings = {"scenario": "race", "race": race, "reactions": "quick"}
        yield Recording(f"{name}-race", "elven-rage", players, race_settings, ELVEN_RAGE, goal_is_met)
    war = {"scenario": "only-war", "deployment": "advanced"}
    lord = {"scenario": "dragon-lord", "reactions": "quick"}
    yield Recording("elven-rage-2-only-war", "elven-rage", 2, war, ELVEN_RAGE, castle_falls)
    yield Recording("elven-rage-3-dragon-lord", "elven-rage", 3, lord, ELVEN_RAGE, castle_falls)
    yield Recording("elven-rage-4-alliance", "elven-rage", 4, {"scenario": "alliance"}, ELVEN_RAGE, castle_falls)


def castle_falls(match: Match) -> bool:
    """A player loses their start Castle."""
    return any(event.kind == "eliminated" for event in match.events)


def goal_is_met(match: Match) -> bool:
    """Somebody reaches a goal, and answers were answered."""
    over, answered = match.events[-1], any(event.kind == "cancelled" for event in match.events)
    return over.shown["goal"] is not None and answered


def etherstone() -> Iterator[Recording]:
    """Both ways to begin, and an end of each kind, for every number of players; sets that were assigned."""
    ends = {2: ends_by_pool, 3: ends_by_deck, 4: all_make_pacts}
    for players in (2, 3, 4):
        name = f"etherstone-{players}"
        yield Recording(f"{name}-draft", "etherstone", players, {"start": "draft"}, ETHERSTONE, ends_by_hand)
        yield Recording(f"{name}-sets", "etherstone", players, {"start": "sets"}, ETHERSTONE)
        special = ends[players]
        yield Recording(f"{name}-{special.__name__.replace('_', '-')}", "etherstone", players, {}, ETHERSTONE, special)
    assigned = {"start": "sets", "set-1": "Д", "set-3": "А"}
    yield Recording("etherstone-3-assigned", "etherstone", 3, assigned, ETHERSTONE)


def ends_by_hand(match: Match) -> bool:
    """Somebody has summoned the whole hand."""
    return any(event.kind == "ending" and event.shown["why"] == "hand" for event in match.events)


def ends_by_pool(match: Match) -> bool:
    """The pool of points runs out."""
    return any(event.kind == "ending" and event.shown["why"] == "pool" for event in match.events)


def ends_by_deck(match: Match) -> bool:
    """The last threat is opened."""
    return any(event.kind == "ending" and event.shown["why"] == "deck" for event in match.events)


def all_make_pacts(match: Match) -> bool:
    """Everybody makes a pact, and somebody calls an attack off."""
    pacts = {event.seat for event in match.events if event.kind == "pact"}
    return len(pacts) == match.state.seats and any(event.kind == "called-off" for event in match.events)


def back_a_year(match: Match) -> bool:
    """The season marker is moved back over the turn of the year."""
    moves = [event.shown for event in match.events if event.kind == "season-moved"]
    return any(after["year"] < before["year"] for before, after in pairwise(moves))


def soul_goes_round(match: Match) -> bool:
    """The Damned Soul of Onys is passed on by everybody."""
    return len({event.seat for event in match.events if event.kind == "passed-on"}) == match.state.seats


def deck_runs_out(match: Match) -> bool:
    """The discard pile becomes the new deck."""
    return any(event.kind == "reshuffled" for event in match.events)


def raven_copies(match: Match) -> bool:
    """A Raven copies an item."""
    return any(event.kind == "usurped" for event in match.events)


def reserve_shrinks(match: Match) -> bool:
    """A player loses a reserve space to Drought."""
    return any(event.kind == "reserve-shrunk" for event in match.events)


def top_is_discarded(match: Match) -> bool:
    """A player pays for Vision of Destiny."""
    return any(event.shown.get("card") == "enchantment:10" for event in match.events)


def tokens_are_used(match: Match) -> bool:
    """Everybody uses their ability token."""
    return sum(event.kind == "token-used" for event in match.events) == match.state.seats


def play(recording: Recording, seed: int) -> Match:
    name = f"{recording.name} {seed}"
    match = Match(game_named(recording.game), recording.players, key_from_seed(name), recording.settings)
    chance = Chance(key_from_seed(f"{name} choices"))

    def weight(text: str) -> int:
        return next((weight for start, weight in recording.lively.items() if text.startswith(start)), 1)

    while not match.over:
        owing = match.state.owing()
        question = match.question(owing[chance.below(len(owing))])
        assert question is not None
        match.answer(question.seat, choose(question, weight, chance))
    return match


def record(recording: Recording) -> Match:
    """The match of the first seed that has what is wanted."""
    for seed in count():
        match = play(recording, seed)
        if recording.wanted is None or recording.wanted(match):
            return match
    raise AssertionError("seeds never run out")


def main() -> None:
    for recording in recordings():
        match = record(recording)
        (FOLDER / f"{recording.name}.jsonl").write_text(match.journal.dump(), encoding="utf-8")
        sys.stdout.write(f"{recording.name}: {len(match.journal.answers)} answers, scores {match.journal.scores}\n")


if __name__ == "__main__":
    main()
