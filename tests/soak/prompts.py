"""How often a person is asked in reaction windows: `python -m tests.soak.prompts --matches 20`.

Computer players play whole matches of Elven Rage among themselves as people would have to (`reactions=even`). For
every seat that a window asks, it is noted whether a person there would see it: with `could`, whenever a card might be
declared, and with `useful`, the default, where the engine says that an answer gains something. Figures are for one
seat and one match.
"""

import argparse
import time
from collections import Counter

from ludoteka.bots import make
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Data
from ludoteka.core.game import game_named
from ludoteka.core.state import State
from ludoteka.games.elven_rage.table import Table


def count(players: int, seed: str, bot: str, deployment: str) -> tuple[Counter[str], int]:
    """The windows of one match by what a person at each seat would see of them, and the rounds it took."""
    game = game_named("elven-rage")
    state = game.start(players, key_from_seed(seed), {"deployment": deployment})
    assert isinstance(state, Table)
    bots = [make(bot, game, key_from_seed(f"{seed} bot {seat}")) for seat in range(players)]
    dice = Chance(key_from_seed(f"{seed} order"))
    found: Counter[str] = Counter()
    while not state.over:
        if state.secret() and not state.replied():
            for seat in state.owing():
                note(found, state, seat)
        seat = state.owing()[dice.below(len(state.owing()))]
        state.answer(seat, bots[seat].choose(state, seat))
    return found, int(state.round)


def note(found: Counter[str], state: State, seat: int) -> None:
    began = time.process_time()
    window = state.question_detail(state.agenda[-1], seat)
    took = time.process_time() - began
    found["microseconds"] += int(took * 1e6)
    found["slowest"] = max(found["slowest"], int(took * 1e6))
    found["asked"] += 1
    reasons = {wish for one in window["stops"] for wish in one["asks"]}
    could, useful = "could" in reasons, "useful" in reasons
    found["could"] += could
    found["useful"] += useful
    if could:
        found[f"  could  {window['window']}{' answering' if window['answering'] else ''} {'mine' in reasons}"] += 1
        for card in {option["card"] for option in details(state, seat) if option["do"] == "play"}:
            found[f"    {window['window']} {card}"] += 1
    if useful:
        found[f"  useful {window['window']}{' answering' if window['answering'] else ''} {'mine' in reasons}"] += 1
        for gain in window["gains"]:
            found[f"    + {window['window']} {gain}"] += 1


def details(state: State, seat: int) -> list[Data]:
    return [state.option_detail(state.agenda[-1], seat, option) for option in state.options(seat)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--seed", default="prompts")
    parser.add_argument("--kinds", action="store_true", help="by window and by card as well")
    wanted = parser.parse_args()
    for players in wanted.players:
        total: Counter[str] = Counter()
        rounds, slowest = 0, 0
        for n in range(wanted.matches):
            deployment = ("beginner", "advanced")[n % 2]
            found, length = count(players, f"{wanted.seed} {players} {n}", wanted.bot, deployment)
            slowest = max(slowest, found.pop("slowest"))
            total += found
            rounds += length
        seats = players * wanted.matches
        asked, could, useful = (total[name] / seats for name in ("asked", "could", "useful"))
        print(
            f"{players} players, {rounds / wanted.matches:.1f} rounds: windows {asked:.0f}, could {could:.1f}, "
            f"useful {useful:.1f} a match, {useful * wanted.matches / rounds:.2f} a round; "
            f"{useful / could:.0%} of before; {total['microseconds'] / max(1, total['asked']):.0f} µs a question, "
            f"at most {slowest / 1000:.0f} ms"
        )
        if wanted.kinds:
            for name, times in sorted(total.items()):
                if name.startswith(" "):
                    print(f"{times / seats:8.2f} {name}")


if __name__ == "__main__":
    main()
