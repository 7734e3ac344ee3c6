"""Run tests again and again beside processes that burn all cores: what fails by chance fails here.

python -m tests.soak.again --times 20 --burn 8 tests/browser tests/server
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATHS = ["tests/browser", "tests/server", "tests/terminal", "tests/cli"]


def run(paths: list[str]) -> tuple[int, list[str]]:
    """One run, with other deals and examples than the last: its exit status and the tests that failed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "--hypothesis-profile=random"]
    done = subprocess.run(
        [*command, *paths],
        cwd=ROOT,
        env={**os.environ, "LUDOTEKA_DEALS": "random"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if done.returncode != 0:
        print(done.stdout, flush=True)
    return done.returncode, failed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.again", description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20, help="how often (default: 20)")
    parser.add_argument("--burn", type=int, default=8, help="how many processes burn the cores (default: 8)")
    parser.add_argument("paths", nargs="*", default=PATHS, help=f"tests to run (default: {' '.join(PATHS)})")
    args = parser.parse_args()
    bad: Counter[str] = Counter()
    burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(args.burn)]
    try:
        for n in range(args.times):
            begun = time.monotonic()
            status, failed = run(args.paths)
            bad.update(failed or ([f"pytest ended with {status}"] if status else []))
            took = time.monotonic() - begun
            print(f"{n + 1} of {args.times}: {len(failed)} failed, {took:.0f} s", flush=True)
    finally:
        for burner in burners:
            burner.kill()
    for test, times in bad.most_common():
        print(f"{times} of {args.times}: {test}")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
