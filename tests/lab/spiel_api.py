"""OpenSpiel's own API test suite, unmodified, for the games of the lab: `python -m tests.lab.spiel_api`.

It looks at all games that are registered when it is imported, so a process of its own does so.
"""

import random
import sys
import unittest

from absl import flags

import ludoteka.lab.openspiel  # noqa: F401 - registers the games
from ludoteka.lab.course import GAMES

NAMES = [game.replace("-", "_") for game in GAMES]


def main() -> int:
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - not before the games are registered

    flags.FLAGS(["api_test", f"--test_only_games=^({'|'.join(NAMES)})$"])
    random.seed(1)  # which positions it looks at
    suite = api_test.load_tests(unittest.TestLoader(), None, None)
    assert suite.countTestCases() >= 5 * len(NAMES)
    return 0 if unittest.TextTestRunner(verbosity=2).run(suite).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
