"""Secret questions: what others hear of a reaction window, and when, tells neither hands nor who has answered."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.server.clocks import GRACE
from ludoteka.server.thinking import Thinker
from tests.server.harness import WAIT, Connection, FakeTime, Message, Person, Server, running

PAUSE = 0.6
LIVE = {"kind": "live", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "seconds": 86400}
HELD, NOTHING = "initiate", "torturer"  # a card of the Black elves that could be declared now, and one that could not
GAINS = "voice-of-the-stone"  # one that would turn the battle, so that a person is asked by default
RIVALS = ("Ann", "Dan")  # a rival and a spectator


def fight(card: str) -> dict[str, Any]:
    """Forest fights Snow and Black looks on with one card; all three might have something to declare."""
    seats = (
        Seat("forest", hand=["sniper"], lands=["F0n"]),
        Seat("snow", hand=["sareons-elite"], lands=["M1"]),
        Seat("black", hand=[card], lands=["F2n", "F2p", "M2", "M2n", "M2p", "G2"], goal="rival-castle"),
    )
    field = ["pathfinder 0", "", "", "sareons-elite 1"]
    state = Scenario(*seats, field=field, land="M1", reserve=1, even=True).state
    assert state.secret()
    assert state.owing() == [0, 1, 2]
    assert (len(state.options(2)) > 1) == (card != NOTHING)
    assert bool(state.question_detail(state.agenda[-1], 2)["gains"]) == (card == GAINS)
    return state.to_json()


def naming() -> Message:
    """It is Forest's turn; whatever Land is attacked, Black might have something to say, and so might Forest."""
    seats = (
        Seat("forest", hand=["pathfinder", "pathfinder", "treant", "whisperer"], lands=["F0n"]),
        Seat("black", hand=["initiate", "torturer"], lands=["F1n", "M1"]),
    )
    return Scenario(*seats, even=True).state.to_json()


class Sitting:
    """Ann, Bob and Cat at a table, Dan looks on; whatever they hear is noted with its time."""

    def __init__(self, server: Server, time: FakeTime, table: str) -> None:
        self.server = server
        self.time = time
        self.table = table
        self.room: Any = None
        self.people: dict[str, Person] = {}
        self.lines: dict[str, Connection] = {}
        self.positions: dict[str, Message] = {}
        self.heard: dict[str, list[tuple[float, str]]] = {}
        self.sent: dict[str, str] = {}  # ids of their last answers
        self.began = time.now

    @staticmethod
    async def at(server: Server, time: FakeTime, start: Message, people: int = 3, **wish: Any) -> "Sitting":
        """A match from this position on: the first seats with people, the others with computer players."""
        ann = await server.person("Ann")
        kinds = ["me", *["open"] * (people - 1), *["bot"] * (start["seats"] - people)]
        seats = [{"kind": kind} for kind in kinds]
        found = await ann.post("/api/tables", {"game": "elven-rage", "seats": seats, **wish})
        sitting = Sitting(server, time, found["id"])
        sitting.people["Ann"] = ann
        for seat, name in enumerate(("Bob", "Cat")[: people - 1], 1):
            sitting.people[name] = await server.person(name)
            await sitting.people[name].post(f"/api/tables/{sitting.table}/join", {"seat": seat})
        sitting.people["Dan"] = await server.person("Dan")
        sitting.room = await server.house.room(sitting.table)
        async with sitting.room.lock:
            changes = sitting.room.begin(start)
            await sitting.room._store([*changes, *sitting.room._row(time.now)])
        for name, person in sitting.people.items():
            sitting.lines[name] = await person.connect(sitting.table)
        for name, line in sitting.lines.items():
            welcome = await line.hello()
            sitting.positions[name], sitting.heard[name] = welcome["position"], []
        await sitting.listen()
        sitting.heard = {name: [] for name in sitting.heard}
        return sitting

    async def listen(self) -> None:
        """Note all that was said up to now, and what follows from it, however long the disk takes."""
        for _ in range(3):
            async with self.room.lock:
                pass
            await self.server.house.store.write("", [])
            for _ in range(20):
                await asyncio.sleep(0)
        for name, line in self.lines.items():
            while not line._outgoing.empty():
                message = await line.hear()
                if message["type"] == "chances":
                    continue  # comes when a worker has it, and rests on what all may know
                if "position" in message:
                    self.positions[name] = message["position"]
                self.heard[name].append((round(self.time.now - self.began, 3), self.plain(line.raw[-1])))

    def plain(self, text: str) -> str:
        """Without what is different at every table."""
        return text.replace(self.table, "table").replace(self.room.course.epoch, "epoch")

    async def wait(self, seconds: float, asleep: int) -> None:
        """Time goes by, in small steps; afterwards so many are still held back."""
        for _ in range(round(seconds * 10)):
            self.time.pass_by(0.1)
            await self.listen()
        await self.until_asleep(asleep)

    async def until_asleep(self, asleep: int) -> None:
        async with asyncio.timeout(WAIT):
            while self.time.asleep != asleep:
                await asyncio.sleep(0.001)

    async def answer(self, name: str, option: str = "pass", asleep: int = 0) -> None:
        """Somebody answers; if the pause is not over, this many are then held back by it, else it is taken."""
        number = self.positions[name]["question"]["number"]
        self.sent[name] = self.lines[name].say("answer", number=number, option=option)
        if asleep:
            await self.until_asleep(asleep)
        else:
            await self.acknowledged(name)

    async def undo(self, name: str) -> None:
        self.sent[name] = self.lines[name].say("undo")
        await self.acknowledged(name)

    async def acknowledged(self, *names: str) -> None:
        """Wait until the answers of these have been taken."""
        async with asyncio.timeout(WAIT):
            for name in names:
                while not any(self.sent[name] in text for _, text in self.heard[name]):
                    await asyncio.sleep(0.001)
                    await self.listen()
        await self.listen()

    def of(self, name: str) -> list[tuple[float, str]]:
        """What somebody heard besides the acknowledgement of their own message."""
        return [(at, text) for at, text in self.heard[name] if '"type":"ack"' not in text]

    async def welcomed(self, name: str) -> list[str]:
        """All that somebody finds who comes back now: the table over the websocket, over REST, in the lobby."""
        connection, _ = await self.people[name].visit(self.table)
        told = connection.raw[-1]
        await connection.hang_up()
        await self.listen()
        table = await self.people[name].get(f"/api/tables/{self.table}")
        lobby = await self.people[name].get("/api/lobby")
        return [self.plain(text) for text in (told, json.dumps(table), json.dumps(lobby))]


@pytest.fixture
def sit(database: Path, thinker: Thinker) -> Callable[..., Any]:
    """A sitting on a server and a clock of its own: `async with sit(start, …) as sitting`."""

    class Opened:
        def __init__(self, start: Message, **wish: Any) -> None:
            self.start, self.wish = start, wish

        async def __aenter__(self) -> Sitting:
            time = FakeTime()
            self.context = running(database, thinker, time=time, pause=PAUSE)
            return await Sitting.at(await self.context.__aenter__(), time, self.start, **self.wish)

        async def __aexit__(self, *error: Any) -> None:
            await self.context.__aexit__(*error)

    return Opened


# --- what others hear ---


async def test_hands_do_not_show(sit: Callable[..., Any]) -> None:
    """Cat is asked and thinks about it, or her browser passes at once, since her card is of no use here or of none
    anywhere, or since she wants no questions: nobody can tell."""
    told = []
    for card, moment in ((GAINS, 0.5), (HELD, 0.0), (NOTHING, 0.0), (GAINS, 0.0)):
        async with sit(fight(card)) as sitting:
            await sitting.answer("Ann", asleep=1)
            await sitting.wait(moment, asleep=1)
            await sitting.answer("Cat", asleep=2)
            await sitting.wait(0.5 - moment, asleep=2)
            await sitting.answer("Bob", asleep=3)
            await sitting.listen()
            assert not any(sitting.heard.values())  # not even those who have answered: all are held back alike
            sitting.time.pass_by(0.1)
            await sitting.acknowledged("Ann", "Bob", "Cat")
            told.append({name: sitting.of(name) for name in RIVALS})
    assert told[0] == told[1] == told[2] == told[3]
    assert {at for name in RIVALS for at, _ in told[0][name]} == {PAUSE}
    assert len(told[0]["Dan"]) == 1
    assert len(told[0]["Ann"]) == 2  # her own answer is taken, and the window is closed


async def test_thinking_long_does_not_show_before_the_end(sit: Callable[..., Any]) -> None:
    told = []
    for card in (GAINS, HELD, NOTHING):
        async with sit(fight(card), clock=LIVE) as sitting:
            await sitting.wait(1.0, asleep=0)
            for name in ("Ann", "Bob"):
                await sitting.answer(name)
            await sitting.wait(2.0, asleep=0)
            assert not sitting.of("Dan")
            assert len(sitting.of("Ann")) == 1
            await sitting.answer("Cat")
            told.append({name: sitting.of(name) for name in RIVALS})
    assert told[0] == told[1] == told[2]
    assert [at for at, _ in told[0]["Dan"]] == [3.0]


@pytest.mark.parametrize("clock", [{"kind": "none"}, LIVE, DAYS])
async def test_who_passed_first_does_not_show(sit: Callable[..., Any], clock: Message) -> None:
    """Neither while the window is open nor when it is closed, nor by what clocks show then."""
    told = []
    for order in (("Bob", "Cat"), ("Cat", "Bob")):
        async with sit(fight(HELD), clock=clock) as sitting:
            for name in order:
                await sitting.wait(1.5, asleep=0)
                await sitting.answer(name)
            await sitting.wait(1.5, asleep=0)
            assert not any(sitting.heard[name] for name in RIVALS)
            await sitting.answer("Ann")
            assert [at for at, _ in sitting.of("Dan")] == [4.5]
            told.append({name: sitting.of(name) for name in RIVALS})
    assert told[0] == told[1]


async def test_coming_back_shows_the_same(sit: Callable[..., Any]) -> None:
    """Whoever connects again in the middle of a window finds the same bytes, whoever has answered meanwhile."""
    async with sit(fight(HELD), clock=LIVE, public=True) as sitting:
        sitting.time.pass_by(2)
        found = {name: await sitting.welcomed(name) for name in (*RIVALS, "Cat")}
        sitting.heard = {name: [] for name in sitting.heard}  # comings and goings are seen
        await sitting.answer("Bob")
        for name in (*RIVALS, "Cat"):
            assert await sitting.welcomed(name) == found[name]
        await sitting.answer("Cat")
        for name in RIVALS:
            assert await sitting.welcomed(name) == found[name]
            assert '"update"' not in str(sitting.heard[name])
        seats = json.loads(found["Dan"][0])["table"]["seats"]
        assert [(seat["clock_ms"], seat["ticking"]) for seat in seats] == [(60_000, False)] * 3


async def test_a_match_that_goes_on_from_the_middle_of_a_window(sit: Callable[..., Any]) -> None:
    """A stored position is as silent as the match that it was stored in."""
    fresh = GAME.load(fight(HELD))
    answered = fresh.clone()
    for seat in (1, 2):
        answered.answer(seat, answered.options(seat)[-1])
    found = []
    for state in (fresh, answered):
        async with sit(state.to_json()) as sitting:
            found.append([await sitting.welcomed(name) for name in RIVALS])
    assert found[0] == found[1]


async def test_who_has_answered_sees_it(sit: Callable[..., Any]) -> None:
    async with sit(fight(HELD)) as sitting:
        asked = sitting.positions["Cat"]
        assert all(option["final"] for option in asked["question"]["options"])
        sitting.time.pass_by(PAUSE)
        await sitting.answer("Cat", "play initiate on pathfinder#0 left")
        seen = sitting.positions["Cat"]
        assert seen["question"] is None
        assert not seen["undo"]
        assert seen["number"] == asked["number"]
        assert [one["seat"] for one in seen["view"]["asked"]] == [0, 1, 2]
        assert seen["view"]["players"][2]["cards"]["reply"]["card"] == "black:1"
        sitting.lines["Cat"].say("undo")
        assert (await sitting.lines["Cat"].hear("refusal"))["code"] == "no-undo"
        for name in ("Ann", "Bob"):
            await sitting.answer(name)
        [(_, update)] = sitting.of("Dan")
        assert [entry["event"]["kind"] for entry in json.loads(update)["log"]] == ["declared"]
        assert json.loads(update)["position"]["number"] == asked["number"] + 3


async def test_taking_back_what_led_to_a_window(sit: Callable[..., Any]) -> None:
    """It is possible until the window is closed or one has answered it; rivals' answers neither count nor show."""
    told = []
    for answered in (False, True):
        async with sit(naming(), people=2) as sitting:
            await sitting.answer("Ann", "attack F0p")
            assert [one["seat"] for one in sitting.positions["Bob"]["view"]["asked"]] == [0, 1]
            sitting.time.pass_by(PAUSE)
            if answered:
                await sitting.answer("Bob")
            await sitting.undo("Ann")
            told.append({name: sitting.of(name) for name in RIVALS})
            await sitting.answer("Ann", "attack M0")
            assert sitting.positions["Bob"]["question"]["kind"] == "window"  # asked anew
    assert told[0] == told[1]


async def test_an_answer_held_back_is_too_late_when_the_question_is_taken_back(sit: Callable[..., Any]) -> None:
    async with sit(naming(), people=2) as sitting:
        await sitting.answer("Ann", "attack F0p")
        await sitting.answer("Bob", asleep=1)
        await sitting.undo("Ann")
        sitting.time.pass_by(PAUSE)
        assert (await sitting.lines["Bob"].hear("refusal"))["code"] == "stale"


async def test_other_simultaneous_questions_show_whom_one_waits_for(timed: Server) -> None:
    ann, bob = await timed.person("Ann"), await timed.person("Bob")
    table = (await ann.post("/api/tables", {"game": "elven-rage", "seats": [{"kind": "me"}, {"kind": "open"}]}))["id"]
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await bob.post(f"/api/tables/{table}/ready", {"ready": True})
    await ann.post(f"/api/tables/{table}/start")
    a, welcome = await ann.visit(table)
    b, _ = await bob.visit(table)
    question = welcome["position"]["question"]  # which five of seven cards to keep
    a.say("answer", number=question["number"], option=question["options"][0]["text"])
    seen = (await b.hear("update"))["position"]
    assert [one["seat"] for one in seen["view"]["asked"]] == [1]


# --- computer players ---


def passing(thought: list[int]) -> Callable[..., Any]:
    """A stand-in for the workers: everybody passes at once; notes who was asked."""

    async def choose(_: object, state: State, seat: int, *__: object) -> str:
        thought.append(seat)
        return state.option_text(state.agenda[-1], seat, state.options(seat)[0])

    return choose


@pytest.mark.parametrize("card", [GAINS, HELD, NOTHING])
async def test_computer_players_wait_once_together(
    sit: Callable[..., Any], thinker: Thinker, monkeypatch: pytest.MonkeyPatch, card: str
) -> None:
    """Two of them are asked; the window is closed after one pause, whatever they hold, and they think alike."""
    thought: list[int] = []
    monkeypatch.setattr(thinker, "choose", passing(thought))
    async with sit(fight(card), people=1) as sitting:
        await sitting.answer("Ann", asleep=2)  # her answer, and both computer players
        await sitting.wait(0.5, asleep=2)
        assert sorted(thought) == [1, 2]
        assert not sitting.heard["Dan"]
        sitting.time.pass_by(0.1)
        async with asyncio.timeout(WAIT):
            while not sitting.heard["Dan"]:
                await asyncio.sleep(0.001)
                await sitting.listen()
        assert [at for at, _ in sitting.heard["Dan"]] == [PAUSE]


async def test_computer_players_that_draft_wait_once_together(
    database: Path, thinker: Thinker, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database, thinker, time=time, bot_delay=1.0) as server:
        monkeypatch.setattr(thinker, "choose", passing([]))
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "embers", "players": 3}))["id"]
        connection, welcome = await ann.visit(table)
        assert welcome["position"]["view"]["asked"] == [0, 1, 2]
        async with asyncio.timeout(WAIT):
            while time.asleep != 1:
                await asyncio.sleep(0.001)
        time.pass_by(1.0)
        assert (await connection.hear("update"))["position"]["view"]["asked"] == [0, 2]
        assert (await connection.hear("update"))["position"]["view"]["asked"] == [0]
        assert time.asleep == 0


# --- clocks ---


def clocks(position: Message) -> list[tuple[int, bool]]:
    return [(seat["clock_ms"], seat["ticking"]) for seat in position["seats"]]


async def test_a_live_clock_in_a_window(sit: Callable[..., Any]) -> None:
    """One's own runs, after some free seconds; those of others stand still until the window is closed."""
    async with sit(fight(HELD), clock=LIVE) as sitting:
        mine = (await sitting.people["Cat"].visit(sitting.table))[1]["table"]
        free = int(GRACE * 1000)
        assert clocks(mine) == [(60_000, False), (60_000, False), (60_000 + free, True)]
        sitting.time.pass_by(GRACE / 2)
        await sitting.answer("Ann")
        await sitting.answer("Bob")
        sitting.time.pass_by(GRACE / 2 + 7)
        mine = (await sitting.people["Cat"].visit(sitting.table))[1]["table"]
        assert clocks(mine)[2] == (53_000, True)
        await sitting.answer("Cat")
        update = json.loads(sitting.of("Dan")[-1][1])
        assert [ms for ms, _ in clocks(update)] == [60_000, 60_000, 53_000]  # no increment either


async def test_time_runs_out_in_a_window(sit: Callable[..., Any]) -> None:
    async with sit(fight(HELD), clock=LIVE) as sitting:
        sitting.time.pass_by(1)
        await sitting.answer("Bob")
        await sitting.answer("Cat")
        sitting.time.pass_by(60 + GRACE - 2)
        await sitting.server.house.tick()
        await sitting.listen()
        assert not sitting.heard["Dan"]
        sitting.time.pass_by(1)
        await sitting.server.house.tick()
        news = await sitting.lines["Dan"].hear("news")
        assert (news["what"], news["seat"]) == ("timed-out", 0)
        await sitting.people["Ann"].post(f"/api/tables/{sitting.table}/return")
        table = await sitting.people["Ann"].get(f"/api/tables/{sitting.table}")
        assert table["seats"][0]["clock_ms"] == 60_000


async def test_days_for_an_answer_in_a_window(sit: Callable[..., Any]) -> None:
    """The time runs from when the window was opened, whoever answers, also after the server forgot the table."""
    async with sit(fight(HELD), clock=DAYS) as sitting:
        hour = 3600
        sitting.time.pass_by(hour)
        await sitting.answer("Bob")
        sitting.time.pass_by(hour)
        del sitting.server.house.rooms[sitting.table]
        table = await sitting.people["Dan"].get(f"/api/tables/{sitting.table}")
        day = 24 * hour * 1000
        assert clocks(table) == [(day, False), (day, False), (day, False)]
        cat, welcome = await sitting.people["Cat"].visit(sitting.table)
        assert clocks(welcome["table"]) == [(day, False), (day, False), (day - 2 * hour * 1000, True)]
        ann, theirs = await sitting.people["Ann"].visit(sitting.table)
        for line, position in ((cat, welcome["position"]), (ann, theirs["position"])):
            line.say("answer", number=position["question"]["number"], option="pass")
            await line.hear("ack")
        table = await sitting.people["Dan"].get(f"/api/tables/{sitting.table}")
        assert {seat["clock_ms"] for seat in table["seats"]} == {day}
