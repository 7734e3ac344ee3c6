"""A refusal that a browser gets as a code with a sentence, by REST and by websocket alike."""

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
    "slow-down": 429,
    "wrong-origin": 403,
    "unreadable": 400,
    "storage": 503,
    "internal": 500,
}


class Declined(Exception):
    """Nothing was changed; `code` says why in a word, `text` in a sentence that says what to do."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text
