"""The clocks of a table: whose time goes by, and what of it others may see.

A clock must not tell who has answered a secret question (`State.secret`). While one is open, everybody sees the clocks
of the others as they stood when it was asked; what it cost is taken when it is closed. On a live clock its first
seconds cost nothing, instead of an increment, so that who needed a moment longer does not show afterwards either.
"""

from ludoteka.core.state import State
from ludoteka.server.table import Table

GRACE = 10.0  # seconds of a secret question that cost nothing on a live clock


class Clocks:
    """The clocks of the people at a table. Computer players have none."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.opened = 0.0  # when the open question was asked
        self._number = -1  # of that question
        self._secret = False
        self._since: dict[int, float] = {}  # since when the clocks of those who are to answer run
        self._used: dict[int, int] = {}  # milliseconds that went by and are not yet taken

    @property
    def running(self) -> bool:
        return bool(self._since)

    def charge(self, now: float) -> None:
        """Note the time that went by for those who are to answer."""
        for seat, since in self._since.items():
            self._used[seat] = self._used.get(seat, 0) + max(0, int((now - since) * 1000))
        self._since = {seat: max(now, since) for seat, since in self._since.items()}

    def wind(self, now: float, state: State, answered: int = -1) -> None:
        """Start and stop clocks after something happened."""
        was_secret, same = self._secret, state.shown_number() == self._number
        if not same:
            self._number, self.opened = state.shown_number(), now
        if not (same and was_secret):
            self._take(was_secret)
        self._secret = state.secret()
        clock, seats = self.table.clock, self.table.seats
        if clock.kind == "none" or self.table.status != "running":
            self._since = {}
            return
        asked = [i for i in state.owing() if seats[i].clock_ms is not None and not seats[i].bot]
        if clock.kind == "days":
            fresh = set(asked) - set(self._since) | ({answered} & set(asked))
            if self._since or answered >= 0:
                for i in fresh:
                    seats[i].clock_ms = clock.seconds * 1000
        elif answered >= 0 and not was_secret and not seats[answered].bot:
            seat = seats[answered]
            if seat.clock_ms is not None:
                seat.clock_ms += clock.increment * 1000
        free = GRACE if clock.kind == "live" and self._secret else 0.0
        self._since = dict.fromkeys(asked, max(now, self.opened + free))

    def _take(self, was_secret: bool) -> None:
        """Take the time that went by. Of days per answer nothing is left to be seen after a secret one."""
        for i, used in self._used.items():
            seat = self.table.seats[i]
            if was_secret and self.table.clock.kind == "days":
                seat.clock_ms = self.table.clock.seconds * 1000
            elif seat.clock_ms is not None:
                seat.clock_ms -= used
        self._used = {}

    def renew(self, number: int, least: int) -> None:
        """A person who ran out of time comes back and has at least so many milliseconds."""
        seat = self.table.seats[number]
        if seat.clock_ms is not None:
            seat.clock_ms = max(seat.clock_ms - self._used.pop(number, 0), least)

    # --- shown ---

    def left(self, now: float) -> dict[int, int]:
        """The milliseconds left to those whose clocks run."""
        return {
            i: (self.table.seats[i].clock_ms or 0) - self._used.get(i, 0) - int((now - since) * 1000)
            for i, since in self._since.items()
        }

    def shown(self, viewer: int, now: float) -> dict[int, int]:
        """Those of them that a seat sees run: while a secret question is open, none but its own."""
        left = self.left(now)
        return {i: ms for i, ms in left.items() if i == viewer} if self._secret else left
