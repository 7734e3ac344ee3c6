"""`pip install ludoteka` brings at most 15 MB: the wheel as installed here, what it requires, and their bytecode."""

import marshal
import re
from importlib.metadata import distribution, requires
from pathlib import Path

MOST = 15_000_000


def size(name: str) -> int:
    """Bytes of an installed package, with the bytecode that pip writes beside its modules."""
    files = [Path(str(file.locate())) for file in distribution(name).files or [] if file.suffix != ".pyc"]
    modules = [file for file in files if file.suffix == ".py"]
    compiled = sum(len(marshal.dumps(compile(file.read_bytes(), str(file), "exec"))) for file in modules)
    return compiled + sum(file.stat().st_size for file in files)


def test_the_engine_alone_is_small() -> None:
    base = [re.split(r"[^\w-]", line)[0] for line in requires("ludoteka") or [] if "extra ==" not in line]
    assert base == ["click", "mypy-extensions"]
    assert sum(map(size, ["ludoteka", *base])) <= MOST
