"""The record of a match, as JSON lines: a header, one line an answer, a closing line.

Each answer carries a hash of the state it led to, so a replay is checked step by step; the closing line tells a whole
file from one that was cut. The format is described in docs/journal.md.
"""

import json
from hashlib import blake2b
from typing import Any

from ludoteka.core.errors import BadJournal
from ludoteka.core.shape import shown
from ludoteka.core.state import State

FORMAT = 1

# What no match comes near; a journal from elsewhere that has more is refused.
MOST_CHARACTERS = 2_000_000
LONGEST_HEAD = 200_000  # the first line, with a starting state in it
LONGEST_LINE = 10_000
MOST_ANSWERS = 20_000
MOST_PLAYERS = 100
MOST_SETTINGS = 100
MOST_RULES = 1_000_000  # versions of a game's rules
MOST_POINTS = 1_000_000
NAME_LENGTH = 200
WORD_LENGTH = 100  # of a game, a setting and its value
TEXT_LENGTH = 1000  # of an answer
HASH_LENGTH = 16

FORMER_NAMES = {"greedy": "adept"}  # of computer players, in older journals


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
        if len(text) > MOST_CHARACTERS:
            raise BadJournal(f"the journal is too long: {len(text)} characters; at most {MOST_CHARACTERS} are read")
        lines = text.removesuffix("\n").split("\n")
        rows: list[Any] = []
        for number, line in enumerate(lines, 1):
            if len(line) > (LONGEST_HEAD if number == 1 else LONGEST_LINE):
                raise BadJournal(f"line {number} of the journal is too long: {len(line)} characters")
            try:
                rows.append(json.loads(line))
            except (ValueError, RecursionError):
                raise BadJournal(f"line {number} of the journal is damaged: it is not JSON") from None
        if len(rows) > MOST_ANSWERS + 2:
            raise BadJournal(f"the journal is too long: {len(rows)} lines; at most {MOST_ANSWERS + 2} are read")
        head, close = rows[0], rows[-1]
        if not isinstance(head, dict) or head.get("journal") != FORMAT:
            raise BadJournal(f"this is not a journal of format {FORMAT}: line 1 must say so")
        if not isinstance(close, dict) or "answers" not in close:
            raise BadJournal(f"the journal is cut short: its closing line is missing after line {len(lines)}")
        journal = _read_head(head)
        for number, row in enumerate(rows[1:-1]):
            if not _is_answer(row, number):
                raise BadJournal(f"line {number + 2} of the journal is damaged: answer {number} is expected there")
            journal.answers.append(Answer(row[1], row[2], row[3]))
        if close["answers"] != len(journal.answers):
            raise BadJournal(
                f"the journal is cut short: line {len(lines)} promises {shown(close['answers'])} answers, "
                f"but there are {len(journal.answers)}"
            )
        scores = close.get("scores")
        if scores is not None and not _are_scores(scores, journal.players):
            raise BadJournal(f"line {len(lines)} of the journal is damaged: scores must be whole numbers")
        journal.scores = scores
        return journal


def _is_answer(row: Any, number: int) -> bool:
    """Whether a line is that answer: its number, a seat, a text and a fingerprint."""
    if not isinstance(row, list) or [type(part) for part in row] != [int, int, str, str] or row[0] != number:
        return False
    return len(row[2]) <= TEXT_LENGTH and row[2].isprintable() and len(row[3]) <= HASH_LENGTH and row[3].isprintable()


def _are_scores(scores: Any, players: int) -> bool:
    if not isinstance(scores, list) or len(scores) > players:
        return False
    return all(type(score) is int and abs(score) <= MOST_POINTS for score in scores)


def _is_word(word: Any) -> bool:
    """Whether this can be the name of a game or a setting, or a setting's value."""
    return isinstance(word, str) and len(word) <= WORD_LENGTH and word.isprintable()


def _is_name(name: Any) -> bool:
    """Whether this can be somebody's name: whatever can be written down, if it is short enough."""
    return isinstance(name, str) and len(name) <= NAME_LENGTH and name.encode(errors="ignore").decode() == name


def _read_head(head: dict[str, Any]) -> Journal:
    """The journal that a first line announces."""
    damaged = BadJournal("line 1 of the journal is damaged: game, rules, players, settings, key or names are wrong")
    try:
        game, rules, players = head["game"], head["rules"], head["players"]
        settings, key, names = head["settings"], bytes.fromhex(head["key"]), head["names"]
    except (KeyError, ValueError, TypeError):
        raise damaged from None
    if type(rules) is not int or type(players) is not int or abs(rules) > MOST_RULES or players > MOST_PLAYERS:
        raise damaged
    if not isinstance(names, list) or len(names) != players or not all(_is_name(name) for name in names):
        raise damaged
    if not isinstance(settings, dict) or len(settings) > MOST_SETTINGS:
        raise damaged
    if not all(_is_word(word) for word in [game, *settings, *settings.values()]):
        raise damaged
    names = [FORMER_NAMES.get(name, name) for name in names]
    journal = Journal(game, rules, players, settings, key, names)
    journal.start = head.get("start")
    if journal.start is not None and not isinstance(journal.start, dict):
        raise BadJournal("line 1 of the journal is damaged: its starting state is wrong")
    return journal
