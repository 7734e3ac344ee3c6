"""Every moment of the boards at every size of the window in every language; `make test` looks at a part of them.

python -m tests.soak.screens
"""

import os
import subprocess
import sys


def main() -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "tests/browser/test_readable.py"]
    return subprocess.run(command, env={**os.environ, "LUDOTEKA_SCREENS": "all"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
