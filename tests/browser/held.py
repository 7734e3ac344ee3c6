"""`python -m tests.browser.held`: the server, with a clock that is as many seconds ahead as a file in its home says."""

import asyncio
import os
import time
from functools import partial
from pathlib import Path

from ludoteka.server import app
from ludoteka.server.__main__ import main

AHEAD = Path(os.environ["LUDOTEKA_HOME"], "ahead")
LOOK = 0.05  # seconds between two looks whether the clock was put forward


def now() -> float:
    return time.time() + (float(AHEAD.read_text()) if AHEAD.exists() else 0.0)


async def sleep(seconds: float) -> None:
    end = now() + seconds
    await asyncio.sleep(0)
    while (left := end - now()) > 0:
        await asyncio.sleep(min(left, LOOK))


if __name__ == "__main__":
    app.create_app = partial(app.create_app, now=now, sleep=sleep)
    main()
