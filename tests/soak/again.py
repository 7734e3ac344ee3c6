"""Run tests again and again beside processes that burn all cores: what fails by chance fails here.

python -m tests.soak.again --times 20 --burn 8 tests/browser tests/server
python -m tests.soak.again --times 5 --burn 0 --late 600 tests/browser
python -m tests.soak.again --times 20 --together 20 --burn 0  # on a machine of many cores the runs are the load

What a test only waits for by luck shows soonest when servers are late.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATHS = ["tests/browser", "tests/server", "tests/terminal", "tests/cli"]


def run(paths: list[str], **environment: str) -> tuple[int, list[str], float]:
    """One run, with other deals and examples than the last: its exit status, the tests that failed, and its seconds."""
    begun = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "-o", "pythonpath=."]
    done = subprocess.run(
        [*command, "--hypothesis-profile=random", *paths],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if done.returncode != 0:
        print(done.stdout, flush=True)
    return done.returncode, failed, time.monotonic() - begun


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.again", description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20, help="how often (default: 20)")
    parser.add_argument("--burn", type=int, default=8, help="how many processes burn the cores (default: 8)")
    parser.add_argument("--together", type=int, default=1, help="how many of them at a time (default: 1)")
    parser.add_argument(
        "--late", type=int, default=0, help="servers of browser tests send up to so many ms late, bots more"
    )
    parser.add_argument("paths", nargs="*", default=PATHS, help=f"tests to run (default: {' '.join(PATHS)})")
    args = parser.parse_args()
    bad: Counter[str] = Counter()
    burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(args.burn)]
    try:
        with ThreadPoolExecutor(args.together) as pool:
            tries = [
                pool.submit(run, args.paths, LUDOTEKA_DEALS="random", LUDOTEKA_LATE=str(args.late))
                for _ in range(args.times)
            ]
            for n, one in enumerate(as_completed(tries), 1):
                status, failed, took = one.result()
                bad.update(failed or ([f"pytest ended with {status}"] if status else []))
                print(f"{n} of {args.times}: {len(failed)} failed, {took:.0f} s", flush=True)
    finally:
        for burner in burners:
            burner.kill()
    for test, times in bad.most_common():
        print(f"{times} of {args.times}: {test}")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
