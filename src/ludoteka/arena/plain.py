"""Measure the engine from its source where it is installed compiled.

`python -m ludoteka.arena.plain GAME PLAYERS SECONDS` prints one measurement as JSON. Nothing of the engine may be
imported before `prefer_source` is called.
"""

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

import ludoteka


def prefer_source() -> None:
    """From now on import Ludoteka's modules from their .py files, never from compiled ones beside them."""
    home = Path(ludoteka.__file__).parent
    source_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(folder: str) -> PathEntryFinder:
        if not Path(folder).is_relative_to(home):
            raise ImportError(f"{folder} is not ours")
        return source_only(folder)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


if __name__ == "__main__":
    prefer_source()
    from ludoteka.arena.speed import main

    main()
