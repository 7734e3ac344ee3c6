"""The table in a browser: lobby, tables, matches over a websocket, storage."""

import gc

from ludoteka.home import data_folder


def default_database_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder().absolute() / 'server.db'}"


def calm_collector() -> None:
    """Look for garbage cycles rarely: hundreds of matches are hundreds of thousands of objects that stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def serve(
    host: str = "127.0.0.1", port: int = 8000, database_url: str | None = None, bot_delay: float | None = None
) -> None:
    """Run the server until it is stopped. `bot_delay`: seconds that computer players take at least."""
    import uvicorn  # noqa: PLC0415 - workers that only think import this package as well

    from ludoteka.server.app import BOT_DELAY, create_app  # noqa: PLC0415
    from ludoteka.server.protocol import MESSAGE_BYTES  # noqa: PLC0415

    app = create_app(database_url or default_database_url(), bot_delay=BOT_DELAY if bot_delay is None else bot_delay)
    calm_collector()
    print(f"Ludoteka: http://{host}:{port}", flush=True)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # a third of a megabyte for each connection to save a few kilobytes a move
        timeout_graceful_shutdown=2,
        server_header=False,
    )


__all__ = ["calm_collector", "default_database_url", "serve"]
