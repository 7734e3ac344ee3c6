"""The record of a match, as JSON lines: a header, one line an answer, a closing line.

Each answer carries a hash of the state it led to, so a replay is checked step by step; the closing line tells a whole
file from one that was cut. The format is described in docs/journal.md.
"""

import json
from hashlib import blake2b
from typing import Any

from ludoteka.core.errors import BadJournal
from ludoteka.core.state import State

FORMAT = 1


def state_hash(state: State) -> str:
    """A short fingerprint of everything in a state."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


class Answer:
    """One answer and the fingerprint of the state after it."""

    def __init__(self, seat: int, text: str, after: str) -> None:
        self.seat = seat
        self.text = text
        self.after = after


class Journal:
    """Everything needed to play a match again."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        settings: dict[str, str],
        key: bytes,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.settings = settings
        self.key = key
        self.names = names or [f"Player {seat + 1}" for seat in range(players)]
        self.answers: list[Answer] = []
        self.scores: list[int] | None = None  # set when the match is over

    def dump(self) -> str:
        """The journal as text."""
        head = {
            "journal": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "settings": self.settings,
            "key": self.key.hex(),
            "names": self.names,
        }
        lines = [json.dumps(head, ensure_ascii=False)]
        lines += [json.dumps([i, a.seat, a.text, a.after], ensure_ascii=False) for i, a in enumerate(self.answers)]
        lines.append(json.dumps({"answers": len(self.answers), "scores": self.scores}))
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> "Journal":
        """Read a journal; damaged ones are refused with the line at fault."""
        lines = text.splitlines()
        if not lines:
            raise BadJournal("the journal is empty")
        rows: list[Any] = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(json.loads(line))
            except ValueError:
                raise BadJournal(f"line {number} of the journal is damaged: it is no JSON") from None
        head, close = rows[0], rows[-1]
        if not isinstance(head, dict) or head.get("journal") != FORMAT:
            raise BadJournal(f"this is no journal of format {FORMAT}: line 1 must say so")
        if not isinstance(close, dict) or "answers" not in close:
            raise BadJournal(f"the journal was cut: its closing line is missing after line {len(lines)}")
        try:
            journal = Journal(
                str(head["game"]),
                int(head["rules"]),
                int(head["players"]),
                {str(k): str(v) for k, v in head["settings"].items()},
                bytes.fromhex(head["key"]),
                [str(name) for name in head["names"]],
            )
        except (KeyError, ValueError, TypeError, AttributeError):
            raise BadJournal(
                "line 1 of the journal is damaged: game, rules, players, settings, key or names are wrong"
            ) from None
        for number, row in enumerate(rows[1:-1]):
            if not (isinstance(row, list) and len(row) == 4 and row[0] == number and isinstance(row[1], int)):
                raise BadJournal(f"line {number + 2} of the journal is damaged: answer {number} is expected there")
            journal.answers.append(Answer(row[1], str(row[2]), str(row[3])))
        if close["answers"] != len(journal.answers):
            raise BadJournal(
                f"the journal was cut: it promises {close['answers']} answers and holds {len(journal.answers)}"
            )
        scores = close.get("scores")
        journal.scores = [int(score) for score in scores] if isinstance(scores, list) else None
        return journal
