"""`python -m ludoteka.server`."""

import argparse

from ludoteka.extras import MissingExtra
from ludoteka.server import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludoteka.server", description="Ludoteka in the browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database-url", help="sqlite:///… or postgresql://…")
    parser.add_argument("--bot-delay", type=float, help="seconds that computer players take at least")
    options = parser.parse_args()
    try:
        serve(options.host, options.port, options.database_url, options.bot_delay)
    except MissingExtra as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
