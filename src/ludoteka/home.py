"""Where a user's matches are kept on this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """$LUDOTEKA_HOME, or `ludoteka` where this system keeps a user's data."""
    home = os.environ.get("LUDOTEKA_HOME")
    if home:
        return Path(home)
    from platformdirs import user_data_path  # noqa: PLC0415 - the engine alone comes without it

    return user_data_path("ludoteka", appauthor=False)
