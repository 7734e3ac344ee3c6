"""Let the master think again about every puzzle of every game, three times as long as it usually does.

python -m tests.soak.puzzles --seed fresh

It ends with 1 if the master would not take what a puzzle says: such a puzzle is to be taken out, see docs/puzzles.md.
"""

import argparse
import sys

from ludoteka.arena.crew import cores, local
from ludoteka.arena.puzzles import check
from ludoteka.core.game import games
from ludoteka.puzzles.reading import puzzles


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--jobs", type=int, default=cores())
    asked = parser.parse_args()
    wrong = 0
    for game in games().values():
        found = puzzles(game)
        for puzzle, said in check(game, found, asked.seed, local(asked.jobs)):
            if said:
                wrong += 1
                print(f"{game.name} {puzzle.id}: the master takes {said}", flush=True)
        print(f"{game.name}: {len(found)} puzzles", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
