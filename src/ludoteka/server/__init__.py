"""The table in a browser: lobby, tables, matches over a websocket, storage."""

import gc
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludoteka.extras import extra
from ludoteka.home import data_folder

if TYPE_CHECKING:
    from ludoteka.server.settings import Settings


def default_database_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder().absolute() / 'server.db'}"


def calm_collector() -> None:
    """Look for garbage cycles rarely: hundreds of matches are hundreds of thousands of objects that stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def serve(settings: "Settings | None" = None, **changes: Any) -> None:
    """Run the server until it is stopped. `changes`: by name, what differs from `settings`, or else from the usual."""
    with extra("table", "the table in the browser"):
        from ludoteka.server import log  # noqa: PLC0415 - workers that only think import this package as well
        from ludoteka.server.app import create_app  # noqa: PLC0415
        from ludoteka.server.lock import Unfit  # noqa: PLC0415
        from ludoteka.server.running import run  # noqa: PLC0415
        from ludoteka.server.settings import Settings  # noqa: PLC0415

    chosen = replace(settings or Settings(), **changes)
    log.configure(chosen.log)
    try:
        app = create_app(
            chosen.database_url or default_database_url(),
            bot_delay=chosen.bot_delay,
            limits=chosen.limits,
            origins=frozenset(chosen.origins),
            hsts=chosen.hsts,
            metrics_token=chosen.metrics_token,
        )
        calm_collector()
        run(app, chosen)
    except Unfit as error:
        print(f"Ludoteka cannot start: {error}", file=sys.stderr)
        raise SystemExit(1) from None


__all__ = ["calm_collector", "default_database_url", "serve"]
