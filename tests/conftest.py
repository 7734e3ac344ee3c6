"""Settings for all tests, and the example of a game in a package of its own, installed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# However busy the machine is, and the same examples every time: what is only found by chance is looked for in
# `make soak`, with the profile "random".
settings.register_profile("ludoteka", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("random", settings.get_profile("ludoteka"), derandomize=False)
settings.load_profile("ludoteka")

# Several tests run at once, so each works out numbers with one thread: more of them wait for each other, busily.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

EXAMPLE = Path(__file__).parents[1] / "examples" / "briscola"


def install(package: Path, target: Path) -> None:
    """Install a package that lies here, as a stranger would, but beside this environment."""
    how = ["-q", "--offline", "--no-cache", "--no-deps", "--no-build-isolation", "--python", sys.executable]
    command = [sys.executable, "-m", "uv", "pip", "install", *how, "--target", str(target), str(package)]
    subprocess.run(command, check=True)


@pytest.fixture(scope="session")
def installed_briscola(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the example is installed."""
    target = tmp_path_factory.mktemp("briscola")
    install(EXAMPLE, target)
    return target


@pytest.fixture
def briscola(installed_briscola: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example is installed for the length of a test."""
    monkeypatch.syspath_prepend(installed_briscola)
    yield installed_briscola
    sys.modules.pop("briscola", None)
