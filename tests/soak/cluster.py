"""The arena on a Ray cluster of this machine, of which one worker is killed in the middle: nothing is lost or doubled.

python -m tests.soak.cluster
"""

import argparse
import sys
import tempfile
from pathlib import Path

import ray

from ludoteka.arena.cluster import Ray
from ludoteka.arena.contest import Contest, run
from ludoteka.arena.crew import Alone, WorkerLost
from ludoteka.arena.record import Record
from ludoteka.core.errors import BadSetup
from tests.arena.deadly import Deadly
from tests.arena.test_crew import die, refuse

CONTEST = Contest("etherstone", 2, {"start": "sets"}, ("adept", "random"), "cluster")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.cluster", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="how many matches (default: 20)")
    parser.add_argument("--workers", type=int, default=3, help="how many workers (default: 3)")
    args = parser.parse_args()
    ray.init(num_cpus=args.workers, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    crew = Ray()
    faults = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        head = CONTEST.head()
        with Record(folder / "cluster.jsonl", head) as record:
            there = run(CONTEST, args.games, Deadly(crew, folder, args.games // 2), record)
        with Record(folder / "here.jsonl", head) as record:
            here = run(CONTEST, args.games, Alone(), record)
        if not (folder / "killed").exists():
            faults.append("no worker was killed")
        if [one._replace(seconds=[]) for one in there.values()] != [one._replace(seconds=[]) for one in here.values()]:
            faults.append("the matches differ from those played here")
        lines = len((folder / "cluster.jsonl").read_text().splitlines()) - 1
        if lines != len(here):
            faults.append(f"{lines} lines for {len(here)} matches")
    for work, error in (die, WorkerLost), (refuse, BadSetup):
        try:
            list(crew.run(work, range(6)))
            faults.append(f"{error.__name__} was not raised")
        except error:
            pass
    print("\n".join(faults) or f"{len(here)} matches by {args.workers} workers, one of them killed: all there, once")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
