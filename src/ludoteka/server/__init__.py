"""The table in a browser: lobby, tables, matches over a websocket, storage."""

import gc
import sys
from typing import TYPE_CHECKING

from ludoteka.extras import extra
from ludoteka.home import data_folder

if TYPE_CHECKING:
    from ludoteka.server.limits import Limits


def default_database_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder().absolute() / 'server.db'}"


def calm_collector() -> None:
    """Look for garbage cycles rarely: hundreds of matches are hundreds of thousands of objects that stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    bot_delay: float | None = None,
    limits: "Limits | None" = None,
) -> None:
    """Run the server until it is stopped. `bot_delay`: seconds that computer players take at least."""
    with extra("table", "the table in the browser"):
        from ludoteka.server import log  # noqa: PLC0415 - workers that only think import this package as well
        from ludoteka.server.app import BOT_DELAY, create_app  # noqa: PLC0415
        from ludoteka.server.lock import Unfit  # noqa: PLC0415
        from ludoteka.server.running import run  # noqa: PLC0415

    log.configure()
    try:
        delay = BOT_DELAY if bot_delay is None else bot_delay
        app = create_app(database_url or default_database_url(), bot_delay=delay, limits=limits)
        calm_collector()
        run(app, host, port)
    except Unfit as error:
        print(f"Ludoteka cannot start: {error}", file=sys.stderr)
        raise SystemExit(1) from None


__all__ = ["calm_collector", "default_database_url", "serve"]
