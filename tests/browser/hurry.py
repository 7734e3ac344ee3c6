"""Playing beside the page: what must be reached before a test begins is answered without being drawn."""

import json
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from time import monotonic, sleep
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from tests.browser.person import PATIENCE, Person

LISTEN = 0.01  # seconds
PAUSE = 0.5  # where a server asks for one


class Line:
    """The websocket of a person beside that of their page."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.answered = -1
        socket.send('{"type":"hello"}')
        self.listen(PATIENCE / 1000)

    def listen(self, seconds: float) -> None:
        with suppress(TimeoutError):
            message = str(self.socket.recv(seconds))
            self.person.hear(message)
            said = json.loads(message)
            if said["type"] == "refusal" and said["code"] == "slow-down":  # answered again, not quite as fast
                self.answered = -1
                sleep(PAUSE)

    @property
    def asked(self) -> int:
        return int((self.person.position.get("question") or {}).get("number", -1))

    @property
    def waits(self) -> bool:
        """An answer is under way."""
        return self.asked == self.answered != -1

    def answer(self, prefer: tuple[str, ...]) -> None:
        texts = [option["text"] for option in self.person.position["question"]["options"]]
        wanted = [text for text in texts if text.startswith(prefer)] if prefer else []
        option = self.person.chance.choice(wanted or texts)
        self.answered = self.asked
        self.socket.send(json.dumps({"type": "answer", "id": uuid4().hex, "number": self.asked, "option": option}))


def hurry(*people: Person, until: Callable[[], bool], prefer: tuple[str, ...] = ()) -> None:
    """Whoever is asked answers at random until something is so; options that begin with preferred words come first."""
    with ExitStack() as sockets:
        lines = [Line(person, sockets.enter_context(_connected(person))) for person in people]
        reached, end = -1, 0.0
        while any(line.waits for line in lines) or len({person.number for person in people}) > 1 or not until():
            for line in lines:
                if line.asked != -1 and not line.waits:
                    line.answer(prefer)
                line.listen(LISTEN)
            number = min(person.number for person in people)
            if number > reached:
                reached, end = number, monotonic() + PATIENCE / 1000
            assert monotonic() < end, f"the match does not come to this point: it stands at answer {number}"


def skip(*people: Person, until: Callable[[], bool], prefer: tuple[str, ...] = ()) -> None:
    """The same with nobody at the table meanwhile: the pages are left, and opened again when it is so."""
    for person in people:
        person.page.goto("about:blank")
    hurry(*people, until=until, prefer=prefer)
    for person in people:
        person.open()


class Practice:
    """A match by hand, less what was done by hand before: a question with the same kinds of options is answered so
    often on the page, then beside it. The page draws it all the same."""

    def __init__(self, person: Person, times: int = 1) -> None:
        self.person = person
        self.times = times
        self.done: Counter[tuple[str, frozenset[str]]] = Counter()

    @property
    def question(self) -> tuple[str, frozenset[str]]:
        options = (self.person.position.get("question") or {}).get("options", [])
        return self.person.kind, frozenset(str(option["detail"]["do"]) for option in options)

    def known(self) -> bool:
        return self.done[self.question] >= self.times

    def skip(self) -> bool:
        """Answer what is known; whether there was something. Otherwise what is asked now counts as done by hand."""
        person = self.person
        if not self.known():
            self.done[self.question] += 1
            return False
        hurry(person, until=lambda: bool(person.position["view"]["over"] or (person.kind and not self.known())))
        number = str(person.number)  # what the page hears meanwhile comes to us after it
        person.until(lambda: person.page.get_attribute(".match", "data-number") == number, "the page has caught up")
        return True


def _connected(person: Person) -> ClientConnection:
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in person.context.cookies())
    address = f"{person.address.replace('http', 'ws', 1)}/ws/tables/{person.table['id']}"
    return connect(
        address,
        additional_headers={"cookie": cookies},
        max_size=None,
        open_timeout=PATIENCE / 1000,
        ping_interval=None,  # it stays open however busy the machine is
    )
