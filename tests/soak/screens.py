"""Every moment of the boards at every size of the window in every language, every question that they can be asked, and
every lesson in every way; `make test` looks at a part of them.

python -m tests.soak.screens
"""

import os
import subprocess
import sys

TESTS = ("tests/browser/test_lessons.py", "tests/browser/test_readable.py", "tests/browser/test_questions.py")


def main() -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *TESTS]
    return subprocess.run(command, env={**os.environ, "LUDOTEKA_SCREENS": "all"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
