"""A match being played at this computer: people and bots at their seats, undo, saving. It draws nothing."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

from ludoteka.bots import Bot, make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.terminal.saves import Saves
from ludoteka.text import HUMAN, player_names, texts


def names_of(seats: Sequence[str], language: str) -> list[str]:
    """What the players are called: people are numbered, a lone one is marked, bots go by their kind.

    Every name is a noun: sentences about all players are in the third person.
    """
    names = player_names(seats, language)
    if seats.count(HUMAN) == 1:
        names[list(seats).index(HUMAN)] = texts(language)("terminal-you")
    return names


class Sitting:
    """The seats of a match and what happens at them. Who sits there stands in the journal: `human` or a bot's name."""

    def __init__(self, match: Match, saves: Saves | None = None, path: Path | None = None) -> None:
        self.match = match
        self.seats = list(match.journal.names)
        self.saves = saves
        self.people = [seat for seat, kind in enumerate(self.seats) if kind == HUMAN]
        self.bots = self._hire()
        match.computers = frozenset(self.bots)
        self._path = path if path is not None or saves is None else saves.place(match.journal)
        self.filed: Path | None = None  # where the journal is once the match is over
        self.turned = 0  # grows when answers are taken back: what a bot thought of meanwhile is void

    def _hire(self) -> dict[int, Bot]:
        """A bot for every seat without a person; each has a stream of chance of its own, made one-way from the key."""
        journal = self.match.journal
        return {
            seat: make(kind, self.match.game, key_from_seed(f"bot {seat} {journal.key.hex()}"))
            for seat, kind in enumerate(self.seats)
            if kind != HUMAN
        }

    # --- who is to act ---

    def asked(self) -> list[int]:
        return self.match.state.owing()

    def bot_asked(self) -> int | None:
        return next((seat for seat in self.asked() if seat in self.bots), None)

    def person_asked(self, viewer: int) -> int | None:
        """The person to answer next: the one at the keyboard if possible."""
        asked = [seat for seat in self.asked() if seat in self.people]
        return viewer if viewer in asked else next(iter(asked), None)

    def final(self, seat: int, option: int) -> bool:
        """Whether this answer cannot be taken back: it uncovers something, or somebody else answers next."""
        if self.match.final(seat, option):
            return True
        trial = self.match.state.clone()
        trial.answer(seat, option)
        return not (trial.together or seat in trial.owing())

    # --- acting ---

    def answer(self, seat: int, option: int) -> None:
        self.match.answer(seat, option)
        self.save()

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer; False if it cannot be."""
        if not self.match.can_undo(seat):
            return False
        self.match.undo(seat)
        self.turned += 1
        self.save()
        return True

    def restart_turn(self, seat: int, turn: Callable[[Mapping[str, Any]], Hashable]) -> bool:
        """Take back the seat's answers of this turn; False if there is nothing to take back."""
        now = turn(self.match.view(seat))
        earlier = takewhile(lambda state: turn(state.view(seat)) == now, self.match.earlier(seat))
        undone = len(list(earlier))
        for _ in range(undone):
            self.match.undo(seat)
        if undone:
            self.turned += 1
            self.save()
        return undone > 0

    def save(self) -> None:
        """Keep the match on disk; once it is over it is filed among those that ended."""
        if self.saves is None or self._path is None:
            return
        if self.match.over:
            self.filed = self.saves.finish(self.match.journal, self._path)
        else:
            self.saves.save(self.match.journal, self._path)
