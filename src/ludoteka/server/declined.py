"""A refusal that a browser gets as a code with a sentence, by REST and by websocket alike."""

import math
from typing import Final

from ludoteka.server.protocol import Code

STATUS: Final[dict[Code, int]] = {
    "bad-request": 400,
    "not-found": 404,
    "forbidden": 403,
    "bad-name": 422,
    "bad-setup": 422,
    "bad-journal": 422,
    "seat-taken": 409,
    "not-ready": 409,
    "wrong-status": 409,
    "not-your-turn": 409,
    "stale": 409,
    "illegal": 409,
    "no-undo": 409,
    "too-long": 422,
    "too-large": 413,
    "too-many": 429,
    "too-many-links": 429,
    "too-many-devices": 429,
    "too-many-uploads": 429,
    "full": 429,
    "slow-down": 429,
    "wrong-origin": 403,
    "logged-out": 403,
    "unreadable": 400,
    "storage": 503,
    "internal": 500,
}


class Declined(Exception):
    """Nothing was changed; `code` says why in a word, `text` in a sentence that says what to do."""

    def __init__(self, code: Code, text: str, wait: float = 0.0) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
        self.wait = math.ceil(wait or 2 * (code == "slow-down"))  # seconds after which it is worth another try


def soon(seconds: float) -> str:
    """A waiting time in words."""
    for unit, length in (("hour", 3600), ("minute", 60)):
        if seconds > length:
            return f"in {math.ceil(seconds / length)} {unit}s"
    return f"in {max(2, math.ceil(seconds))} seconds"
