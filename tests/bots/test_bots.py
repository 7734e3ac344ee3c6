"""Computer players: honest, legal, repeatable, and each level better than the one before."""

import pytest

from ludoteka.bots import bot_names, levels, make
from ludoteka.bots.elven_rage import worth
from ludoteka.bots.greedy import NOTICED, OVERLOOKED, WIDE, glimpse
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, game_named
from ludoteka.core.state import State
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.seasons import GAME
from tests.core.open_toy import NIM

GAMES: list[Game] = [GAME]


def play(game: Game, names: list[str], seed: str, settings: dict[str, str] | None = None) -> State:
    state = game.start(len(names), key_from_seed(seed), settings)
    bots = [make(name, game, key_from_seed(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.seat
        state.answer(seat, bots[seat].choose(state, seat))
    return state


@pytest.mark.parametrize("game", [GAME, NIM], ids=lambda game: game.name)
def test_the_players_are_named_weakest_first(game: Game) -> None:
    """Each is a player of its own, whether the game has a judge or not; those that search need a mind."""
    assert levels(game) == ["novice", "adept", *(["expert", "master"] if game is GAME else [])]
    assert bot_names(game) == ["random", *levels(game)]
    assert [make(name, game, key_from_seed(1)).name for name in bot_names(game)] == bot_names(game)


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="random, novice, adept"):
        make("oracle", GAME, key_from_seed(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_keys_play_the_same_match(players: int) -> None:
    names = ["adept", "novice", "random", "novice"][:players]
    assert play(GAME, names, "again").to_json() == play(GAME, names, "again").to_json()


def test_choosing_leaves_the_state_as_it_was() -> None:
    state = GAME.start(3, key_from_seed("untouched"))
    bots = [make(name, GAME, key_from_seed(name)) for name in ("adept", "novice", "adept")]
    for _ in range(80):
        before = state.to_json()
        choice = bots[state.seat].choose(state, state.seat)
        assert state.to_json() == before
        state.answer(state.seat, choice)


def test_an_adept_keeps_the_five_strongest_cards_of_elven_rage() -> None:
    """Of more hands than it looks at in other questions."""
    hand = ["initiate", "initiate", "initiate", "dark-crystal-priest", "darn-guard", "darn-guard", "black-lancer"]
    hand += ["fanatic", "fanatic", "stone-bearer", "night-rider", "torturer", "bone-golem"]
    s = Scenario(Seat("black", hand=hand, lands=["M0"]), Seat("snow"), at="discard")
    assert len(s.state.options(0)) > WIDE
    strongest = sorted(s.player(0).hand, key=worth)[-5:]
    s.state.answer(0, make("adept", game_named("elven-rage"), key_from_seed("discard")).choose(s.state, 0))
    assert (s.kind, sorted(map(worth, s.player(0).hand))) == ("capture", sorted(map(worth, strongest)))


def test_an_adept_of_elven_rage_refuses_only_when_it_has_looked() -> None:
    """Naming a Land that neutrals hold, and looking at a squad, leave all that could be done before."""
    judge = game_named("elven-rage").judge()
    assert judge is not None

    def listed(s: Scenario) -> list[str]:
        question = s.state.question(0)
        assert question is not None
        names = dict(zip(question.options, question.texts, strict=True))
        return [names[option] for option in judge.shortlist(s.state, 0, question.options)]

    weak = Seat("black", hand=["initiate", "initiate"], lands=["M0"])
    assert listed(Scenario(weak, Seat("snow"))) == ["refuse"]
    s = Scenario(Seat("black", hand=["initiate", "initiate", "fanatic"], lands=["M0"]), Seat("snow"))
    assert "refuse" in s.options
    assert listed(s)
    assert all(text.startswith("attack") for text in listed(s))
    s.do(listed(s)[0])
    assert s.kind == "squad"
    assert {text.split()[0] for text in listed(s)} == {"look"}
    s.do(listed(s)[0])
    s.do(s.options[0])
    assert {text.split()[0] for text in listed(s)} == {"refuse", "fight"}


def duel(game: Game, better: str, worse: str, games: int, settings: dict[str, str] | None = None) -> int:
    """How many matches of two the better player wins; the keys are fixed, and the arena plays more."""
    won = 0
    for number in range(games):
        seat = number % 2
        names = [better, worse] if seat == 0 else [worse, better]
        won += play(game, names, f"duel {number}", settings).ranks()[seat] == 1
    return won


@pytest.mark.parametrize(("level", "games"), [("archmage", 30), ("wizard", 10), ("apprentice", 10)])
def test_an_adept_beats_random(level: str, games: int) -> None:
    assert duel(GAME, "adept", "random", games, {"level": level}) >= games - 1


@pytest.mark.parametrize("game", ["seasons", "etherstone", "elven-rage"])
def test_a_novice_loses_to_an_adept_and_beats_random(game: str) -> None:
    rules = game_named(game)
    assert duel(rules, "novice", "random", 10) >= 8
    assert duel(rules, "adept", "novice", 10) > 5


def test_a_novice_overlooks_options_but_never_all() -> None:
    chance = Chance(key_from_seed("glimpse"))
    assert glimpse([7], chance) == [7]
    assert glimpse([7, 5], chance) == [7, 5]
    seen = [glimpse([9, 7, 5, 3, 1], chance) for _ in range(300)]
    assert all(len(some) >= NOTICED and some == sorted(some, reverse=True) for some in seen)
    missed = [sum(option not in some for some in seen) for option in (9, 7, 5, 3, 1)]
    expected = 300 * (5 - NOTICED) / 5 * OVERLOOKED / 100
    assert all(abs(count - expected) < 45 for count in missed)


def test_without_a_judge_the_levels_are_as_with_one() -> None:
    assert NIM.judge() is None
    assert duel(NIM, "adept", "random", 20) >= 18
    assert duel(NIM, "adept", "novice", 20) > 10
    assert duel(NIM, "novice", "random", 20) > 10


def test_without_a_judge_nim_is_won_in_one() -> None:
    state = NIM.start(2, key_from_seed("nim"))
    for option in (3, 3, 3):
        state.answer(state.seat, option)
    assert state.view(0)["stones"] == 3
    assert make("adept", NIM, key_from_seed("nim")).choose(state, state.seat) == 3


@pytest.mark.usefixtures("briscola")
def test_briscola_without_a_judge() -> None:
    game = game_named("briscola")
    assert game.judge() is None
    assert duel(game, "adept", "random", 10) >= 8
