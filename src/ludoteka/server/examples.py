"""An example of a rulebook as the table tells it: the whole of it at once, through the eyes of one seat."""

from functools import cache

from ludoteka.core.game import Game
from ludoteka.core.match import Match
from ludoteka.rulebook.examples import Example, example_ids, example_named, moments
from ludoteka.server.course import Course
from ludoteka.server.declined import Declined
from ludoteka.server.protocol import Clock, ExampleInfo, ExampleMoment, LogEntry, Position, SeatInfo, TableInfo


def replayed(game: Game, name: str) -> ExampleInfo:
    """An example with the situation and what follows from each step."""
    if name not in example_ids(game):
        raise Declined("not-found", f"{game.name} has no example '{name}' that can be seen on the table")
    return _replayed(game, name)


@cache
def _replayed(game: Game, name: str) -> ExampleInfo:
    example = example_named(game, name)
    seat = example.teller
    told = []
    for taken, (match, events) in enumerate(moments(game, example)):
        following = next((answer for step in example.steps[taken:] for answer in step.answers), None)
        chooses = seat >= 0 and following is not None and following.seat == seat
        told.append(
            ExampleMoment(
                position=Position(
                    number=match.state.shown_number(),
                    view=match.view(seat),
                    question=Course(match).question(seat) if chooses else None,
                ),
                log=[LogEntry(number=match.state.number, event=event.seen_by(seat)) for event in events],
            )
        )
    return ExampleInfo(table=_table(game, example), seat=seat, moments=told)


def _table(game: Game, example: Example) -> TableInfo:
    """The table at which it is played. Who the others are, the reader's language says."""
    match = example.begin(game)
    seats = [
        SeatInfo(seat=seat, kind="person", you=seat == example.teller, connected=True)
        for seat in range(match.state.seats)
    ]
    return shown_table(f"example-{example.id}", match, seats)


def shown_table(name: str, match: Match, seats: list[SeatInfo]) -> TableInfo:
    """A table that is stored nowhere and to which nobody can come: that of an example, a lesson or a puzzle."""
    return TableInfo(
        id=name,
        game=match.game.name,
        status="running",
        settings=match.journal.settings,
        clock=Clock(),
        public=False,
        seats=seats,
        created=0.0,
        changed=0.0,
    )
