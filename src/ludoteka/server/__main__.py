"""`python -m ludoteka.server`."""

import argparse
from pathlib import Path

from ludoteka.extras import MissingExtra, extra
from ludoteka.server import serve


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ludoteka.server",
        description="Ludoteka in the browser. docs/operations.md tells what the settings are.",
    )
    parser.add_argument("--config", type=Path, help="a file of settings")
    try:
        with extra("table", "the table in the browser"):
            from ludoteka.server.settings import KNOWN, SECRETS, BadSettings, read  # noqa: PLC0415
        for name, known in KNOWN.items():
            if name not in SECRETS:
                parser.add_argument(f"--{name}", help=known.what.replace("%", "%%").replace("`", ""))
        options = vars(parser.parse_args())
        file = options.pop("config")
        serve(read({name.replace("_", "-"): value for name, value in options.items()}, file))
    except (MissingExtra, BadSettings) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
