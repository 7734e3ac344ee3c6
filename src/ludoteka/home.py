"""Where a user's matches are kept on this machine."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """$LUDOTEKA_HOME, or `ludoteka` where this system keeps a user's data."""
    home = os.environ.get("LUDOTEKA_HOME")
    return Path(home) if home else user_data_path("ludoteka", appauthor=False)
