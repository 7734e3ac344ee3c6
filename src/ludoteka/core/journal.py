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
        self.start: dict[str, Any] | None = None  # the state at the start, if the match did not begin with set-up
        self.scores: list[int] | None = None  # set when the match is over

    def dump(self) -> str:
        """The journal as text."""
        head: dict[str, Any] = {
            "journal": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "settings": self.settings,
            "key": self.key.hex(),
            "names": self.names,
        }
        if self.start is not None:
            head["start"] = self.start
        lines = [json.dumps(head, ensure_ascii=False)]
        lines += [json.dumps([i, a.seat, a.text, a.after], ensure_ascii=False) for i, a in enumerate(self.answers)]
        lines.append(json.dumps({"answers": len(self.answers), "scores": self.scores}))
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> "Journal":
        """Read a journal; damaged ones are refused with the line at fault."""
        if not text.strip():
            raise BadJournal("the journal is empty")
        lines = text.removesuffix("\n").split("\n")
        rows: list[Any] = []
        for number, line in enumerate(lines, 1):
            try:
                rows.append(json.loads(line))
            except (ValueError, RecursionError):
                raise BadJournal(f"line {number} of the journal is damaged: it is no JSON") from None
        head, close = rows[0], rows[-1]
        if not isinstance(head, dict) or head.get("journal") != FORMAT:
            raise BadJournal(f"this is no journal of format {FORMAT}: line 1 must say so")
        if not isinstance(close, dict) or "answers" not in close:
            raise BadJournal(f"the journal was cut: its closing line is missing after line {len(lines)}")
        journal = _read_head(head)
        for number, row in enumerate(rows[1:-1]):
            if not (
                isinstance(row, list) and [type(part) for part in row] == [int, int, str, str] and row[0] == number
            ):
                raise BadJournal(f"line {number + 2} of the journal is damaged: answer {number} is expected there")
            journal.answers.append(Answer(row[1], row[2], row[3]))
        if close["answers"] != len(journal.answers):
            raise BadJournal(
                f"the journal was cut: line {len(lines)} promises {close['answers']} answers, "
                f"{len(journal.answers)} are there"
            )
        scores = close.get("scores")
        if scores is not None and not (isinstance(scores, list) and all(type(score) is int for score in scores)):
            raise BadJournal(f"line {len(lines)} of the journal is damaged: scores must be whole numbers")
        journal.scores = scores
        return journal


def _read_head(head: dict[str, Any]) -> Journal:
    """The journal that a first line announces."""
    damaged = BadJournal("line 1 of the journal is damaged: game, rules, players, settings, key or names are wrong")
    try:
        game, rules, players = head["game"], head["rules"], head["players"]
        settings, key, names = head["settings"], bytes.fromhex(head["key"]), head["names"]
    except (KeyError, ValueError, TypeError):
        raise damaged from None
    words = [game, *settings, *settings.values()] if isinstance(settings, dict) else [None]
    words += names if isinstance(names, list) else [None]
    sound = all(isinstance(word, str) for word in words) and type(rules) is int and type(players) is int
    if not sound or len(names) != players:
        raise damaged
    journal = Journal(game, rules, players, settings, key, names)
    journal.start = head.get("start")
    if journal.start is not None and not isinstance(journal.start, dict):
        raise BadJournal("line 1 of the journal is damaged: its starting state is wrong")
    return journal
