"""Where a user's matches are kept on this machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """$LUDOTEKA_HOME, or `ludoteka` in the data folder of the desktop standard."""
    home = os.environ.get("LUDOTEKA_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME", "")
    # The standard says that a relative path is to be ignored.
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "ludoteka"
