"""What a game may bring beside its rules, as the layers above the kernel want it. Modules and classes keep to these."""

from typing import Any, Protocol

from ludoteka.core.state import State


class Judge(Protocol):
    """A game's opinion on positions."""

    def value(self, state: State, seat: int) -> float:
        """How good a position is for a seat."""
        ...

    def direct(self, state: State, seat: int, option: int) -> float | None:
        """How good an option is where playing it out would not tell (dice, passing); None: play it out."""
        ...

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that are worth a look: all, or fewer where many are plainly worse than one of the others."""
        ...

    def closes(self, state: State, seat: int) -> bool:
        """Whether the seat's next question is a new matter, no follow-up of the one before."""
        ...


class Mind(Protocol):
    """What was learned about a game, see `ludoteka.bots.mind`."""

    def estimate(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        ...


class Coach(Protocol):
    """What matters in a position, for those who learn; `state` is the game's own."""

    RULES: dict[str, str]  # by kind of note, the part of the rulebook that tells it in full

    def notes(self, state: Any, seat: int, /) -> list[Any]:
        """What a seat that is asked had better know, as data with a `kind`, the most important first.

        It rests on what the seat may know alone, and on the game's own predicates.
        """
        ...


class Report(Protocol):
    """A match told in numbers; `state` is the game's own. It may also have `course`, see `standing`."""

    def round_of(self, state: Any, /) -> int:
        """The round being played, 0 before the first."""
        ...

    def breakdown(self, state: Any, seat: int, /) -> dict[str, int]:
        """The points of a seat by source."""
        ...

    def statistics(self, events: Any, seats: int, /) -> dict[str, Any]:
        """Numbers by seat, and under `played` the cards of each."""
        ...


def standing(report: Report | None, state: State) -> list[int]:
    """What the seats have reached so far: `course` of the report where points alone would not tell."""
    course = getattr(report, "course", None)
    return [int(n) for n in (state.scores() if course is None else course(state))]


class Measures(Protocol):
    """What the balance of a game is measured by; `state` is the game's own."""

    TARGETS: Any  # by kind of tag: the least and the largest share of wins that is fair

    def tags(self, state: Any, seat: int, /) -> dict[str, list[str]]:
        """What a seat played with, by kind."""
        ...

    def facts(self, state: Any, /) -> dict[str, str]:
        """What happened to the match."""
        ...

    def length(self, state: Any, /) -> int:
        """Turns a player."""
        ...


class Wording(Protocol):
    """Composes the texts of cards from the cards' own data."""

    def lines(self, card: dict[str, Any], /) -> list[str]:
        """The lines of a card's text."""
        ...

    def branches(self, card: dict[str, Any], /) -> dict[Any, str]:
        """The names of the branches of its choices, by place."""
        ...
