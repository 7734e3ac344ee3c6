"""Computer players go by their seat's view alone, in ten thousand positions: `python -m tests.soak.honest`.

Of all games, levels, numbers of players and settings. In each position and in two others that look the same to the
seat, dealt by other chance, the same bytes go to the player's process and a player with the same chance answers the
same; so do hints. Fails at the first that does not, or if what is hidden was never different. Prints a line for each
game and player.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from ludoteka.core.game import game_named
from tests.bots.honest import HIDDEN, HINTS, Look, look

POSITIONS = {"novice": 1300, "adept": 1300, "expert": 300, "master": 300, HINTS: 150}  # in each game
AT_ONCE = 50  # positions of a piece of work


class Piece(NamedTuple):
    game: str
    player: str
    part: int
    positions: int


def pieces(game: str, player: str, positions: int) -> Iterator[Piece]:
    for part, first in enumerate(range(0, positions, AT_ONCE)):
        yield Piece(game, player, part, min(AT_ONCE, positions - first))


def work(piece: Piece) -> Look:
    return look(game_named(piece.game), piece.player, f"soak {piece.part}", piece.positions)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.honest", description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, help="how many processes (default: one a core)")
    args = parser.parse_args()
    positions, others = 0, 0
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for game, hidden in HIDDEN.items():
            differing = set[str]()
            for player, wanted in POSITIONS.items():
                looks = list(pool.map(work, pieces(game, player, wanted)))
                found, real = sum(one.positions for one in looks), sum(one.others for one in looks)
                print(f"{game:12}{player:8}{found:6} positions {real:6} worlds that were really others", flush=True)
                positions, others = positions + found, others + real
                differing = differing.union(*(one.differing for one in looks))
            print(f"{game}: worlds differed in {', '.join(sorted(differing))}", flush=True)
            missed = hidden - differing
            assert not missed, f"{game}: {', '.join(sorted(missed))} was the same in all worlds"
    print(f"{positions} positions and {others} other worlds: all answers depend on the view alone")


if __name__ == "__main__":
    main()
