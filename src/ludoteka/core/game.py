"""What a game is to the kernel: a name, a rules version, its settings, and how to start or load a state."""

from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypedDict

from ludoteka.core.chance import KEY_BYTES, Chance
from ludoteka.core.errors import BadSetup, BadState
from ludoteka.core.event import Data
from ludoteka.core.hooks import Coach, Judge, Measures, Mind, Report, Wording
from ludoteka.core.shape import FLAG, SEAT, SEATS, Hex, Listed, Number, Shape, shown
from ludoteka.core.state import State
from ludoteka.core.storage import Fields
from ludoteka.core.verb import Verb

ENTRY_POINTS = "ludoteka.games"
MOST_OPTIONS = 50_000
MOST_NUMBER = 1_000_000  # answers taken, barriers passed, words drawn from the stream: far beyond any match


class Clash(NamedTuple):
    """What cannot be chosen: some values of a setting, with so many players and with such values of other settings."""

    values: tuple[str, ...]
    why: str  # in the lobby the message `<game>-setting-<why>` says it
    refusal: str  # and this sentence elsewhere, with `{value}` and `{players}`
    players: tuple[int, ...] = ()  # none named: any number
    others: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    def holds(self, value: str, players: int, settings: Mapping[str, str]) -> bool:
        """Whether the value is ruled out by the number of players and all other settings named."""
        return (
            value in self.values
            and (not self.players or players in self.players)
            and all(settings[name] in values for name, values in self.others.items())
        )


class Setting:
    """A choice made before a match starts; the first value is the default, `newcomer` suits a first match.

    `clashes` say which values cannot be chosen when; `used` names the values of other settings with which this one
    matters, and where it does not, clients leave it at its default. If `seats` are its values, those that are not there
    cannot be chosen. One for a single seat has the seat's number, from 1, and what such settings are `of`.
    """

    def __init__(
        self,
        name: str,
        *values: str,
        newcomer: str = "",
        clashes: Iterable[Clash] = (),
        used: Mapping[str, tuple[str, ...]] | None = None,
        seats: bool = False,
        of: str = "",
        seat: int = 0,
    ) -> None:
        self.name = name
        self.values = values
        self.newcomer = newcomer or values[0]
        self.clashes = tuple(clashes)
        self.used = dict(used or {})
        self.seats = seats
        self.of = of
        self.seat = seat

    @property
    def default(self) -> str:
        return self.values[0]

    def clash(self, value: str, players: int, settings: Mapping[str, str]) -> Clash | None:
        """What rules a value out, beside all other settings."""
        return next((clash for clash in self.clashes if clash.holds(value, players, settings)), None)


class Shown(NamedTuple):
    """What clients are shown, as types: typed dicts, and unions of them for what has several forms.

    They stand in one module of the game; the browser's types are made from it, and conformance holds a match to them.
    """

    view: type
    question: Any
    option: Any  # each form has its own `do`
    event: Any  # each form has its own `kind`; what only some see may be absent
    thing: Any = None  # what a person may ask about, see `State.why_not`; each form has its own `do`
    reason: Any = None  # why something cannot be done; each form has its own `kind`
    printed: Any = None  # what `Game.printed` gives, in a module of its own
    note: Any = None  # what its coach says matters; each form has its own `kind`


class Asked(TypedDict):
    """A question that its kind alone tells, as `Verb.question` gives it where a game does not say more."""

    kind: str


RANDOM = "random"
MOST_SEATS = 4
FIRST = Setting("first", RANDOM, "1", "2", "3", "4", seats=True)  # who starts, for games in which that can be chosen


class SeatSettings:
    """Things of which every seat has another one, such as peoples: `people-1` … name them, else they are random."""

    def __init__(self, name: str, *values: str, used: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self.name = name
        self.values = values
        self.used = used

    @property
    def settings(self) -> tuple[Setting, ...]:
        """One for each seat."""
        return tuple(
            Setting(f"{self.name}-{seat}", RANDOM, *self.values, used=self.used, of=self.name, seat=seat)
            for seat in range(1, MOST_SEATS + 1)
        )

    def wishes(self, players: int, settings: dict[str, str]) -> list[str]:
        """What each seat is to have, or a refusal if two want the same. Seats that are not there want nothing."""
        wished = [settings[f"{self.name}-{seat + 1}"] for seat in range(players)]
        for value in wished:
            if value != RANDOM and wished.count(value) > 1:
                raise BadSetup(f"there is only one {self.name} '{value}': two seats cannot have it")
        return wished

    def deal(self, players: int, settings: dict[str, str], chance: Chance) -> list[int]:
        """For each seat the index of its value: the one it wished, or a random one of those left."""
        wished = self.wishes(players, settings)
        rest = [index for index, value in enumerate(self.values) if value not in wished]
        chance.shuffle(rest)
        return [rest.pop() if value == RANDOM else self.values.index(value) for value in wished]


Weight = Literal["always", "touch"]
LANGUAGES = ("en", "ru", "uk")
HOUSE_WORDS = Path(__file__).parents[1] / "locales"  # the words of the games that Ludoteka brings, and its own
IN_CLIENT = "client"  # such a board is built together with the browser client, from `web/src/games/<game>`


class Game:
    """A rules module. `rules` is the version: a journal replays only under the version that made it.

    What comes beside the rules is told by hooks, from `catalogue` on: each may be left as it is here. A hook imports
    what it gives when it is asked, so the rules alone need nothing of it.
    """

    name: str = ""
    rules: int = 0
    min_players: int = 2
    max_players: int = 4
    minutes: int = 60  # the usual length
    settings: tuple[Setting, ...] = ()
    zones: Fields  # what `State.save_zones` gives, and what it may hold
    agenda: int = 60  # tasks that may lie on it at once
    shown: Shown | None = None
    passing: tuple[str, ...] = ()  # the `do`s of options that pass: those of computer players can be taken back over
    weighty: tuple[str, ...] = ()  # the `do`s of options to be pressed twice where they cannot be taken back
    weighty_by_touch: tuple[str, ...] = ()  # those to be pressed twice by whoever taps, who cannot point first
    chance: bool = True  # whether matches differ by their key: cards are shuffled, dice rolled
    secrets: bool = True  # whether seats begin a match with something to guess

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> State:
        """A fresh state, run up to its first question. The settings are complete and valid."""
        raise NotImplementedError

    def blank(self, players: int, chance: Chance) -> State:
        """A state in which nothing has been dealt yet."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> State:
        """A state from what `State.to_json` gave."""
        state = self.blank(data["seats"], Chance(bytes.fromhex(data["key"]), data["position"]))
        state.load_zones(data)
        state.restore(data)
        return state

    def admit(self, data: object) -> State:
        """A state from data that may come from anywhere, or a refusal that names what is wrong with it.

        First the data is checked, then it is loaded, then the position is checked and looked at from every seat.
        """
        self.check_data(data)
        assert isinstance(data, dict)
        try:
            state = self.load(data)
            state.inspect()
        except Exception as error:  # an assertion that names the invariant, or whatever a rule does at a loss
            raise BadState(reason(error)) from error
        return state

    def check_data(self, data: object) -> None:
        """Raise BadState unless the data has the shape of a saved state, every number within its bounds."""
        if not isinstance(data, dict):
            raise BadState(f"the state: fields are expected, not {shown(data)}")
        players = Number(self.min_players, self.max_players)
        players.check(data.get("seats"), "seats", 0)
        seats: int = data["seats"]
        verbs = {verb.saved: verb for verb in self.blank(seats, Chance(bytes(KEY_BYTES))).verbs}
        number = Number(0, MOST_NUMBER)
        kernel = {
            "seats": players,
            "key": Hex(KEY_BYTES),
            "position": number,
            "agenda": Listed(TaskShape(verbs), self.agenda),
            "asked": SEATS,
            "together": FLAG,
            "choices": Listed(Number(-(2**512), 2**512), MOST_OPTIONS),
            "number": number,
            "barrier": number,
            "over": FLAG,
        }
        Fields(**kernel, **self.zones.shapes).check(data, "", seats)

    def unattended(self) -> dict[str, str]:
        """Settings for matches among programs alone, where the defaults are made for people."""
        return {}

    def passes(self, detail: Data) -> bool:
        """Whether an option passes: nothing is done by it, and nothing is shown."""
        return detail["do"] in self.passing

    def weight(self, detail: Data, final: bool) -> Weight | None:
        """Whether an option is to be pressed twice; `final`: it cannot be taken back."""
        what = detail["do"]
        if what in self.weighty and final:
            return "always"
        return "touch" if what in self.weighty_by_touch else None

    # --- hooks: what a game may bring beside its rules ---

    def catalogue(self) -> list[dict[str, Any]]:
        """The cards as data, each with its `id`."""
        return []

    def printed(self) -> dict[str, Any]:
        """All that is printed, for the game's board in a browser."""
        return {"cards": self.catalogue()}

    def words(self) -> Path | None:
        """The folder with its Fluent files: in `en`, `ru` and `uk` each `<game>.ftl` and `<game>-….ftl`."""
        return None

    def word_files(self, language: str) -> list[Path]:
        """Its Fluent files in a language, packed or not: `packed.read_text` reads them."""
        folder = self.words()
        found = (folder / language).glob("*.ftl*") if folder is not None else ()
        return sorted(path for path in found if path.name.startswith((f"{self.name}.", f"{self.name}-")))

    def rulebook(self) -> Path | None:
        """The folder with its rulebook: `en.md`, `ru.md` and `uk.md`, see docs/rulebooks.md."""
        return None

    def explains(self) -> Path | None:
        """The table of what its rulebook tells of each thing, question, event and reason, see docs/rulebooks.md."""
        return None

    def lessons(self) -> Path | None:
        """The folder with its lessons, see docs/lessons.md."""
        return None

    def puzzles(self) -> Path | None:
        """The file with its puzzles, see docs/puzzles.md."""
        return None

    def position(self, seats: list[dict[str, Any]], table: dict[str, Any]) -> State:
        """A position set up by hand: the arguments of the game's scenarios, for each seat and for the table."""
        raise BadSetup(f"{self.name} has no scenarios")

    def wording(self, texts: Any) -> Wording | None:
        """Who composes the cards' texts from `catalogue`, with the messages of one language."""
        return None

    def report(self) -> Report | None:
        """How a match that is over is told in numbers."""
        return None

    def measures(self) -> Measures | None:
        """What its balance is measured by."""
        return None

    def judge(self) -> Judge | None:
        """An opinion on positions, by which `novice` and `adept` play; None: by how matches at random end."""
        return None

    def mind(self) -> Mind | None:
        """What was learned about positions, by which `expert` and `master` search; None: it has no such players."""
        return None

    def coach(self) -> Coach | None:
        """Who says what matters now, see `ludoteka.core.coaching`."""
        return None

    def terminal_board(self) -> type[Any] | None:
        """Its board in a terminal, a `ludoteka.terminal.board.Board`; None: one is made from the view."""
        return None

    def web_board(self) -> Path | str | None:
        """Its board in a browser: a folder with `board.js`, or IN_CLIENT; None: one is made from the view."""
        return None

    # --- matches ---

    def start(self, players: int, key: bytes, settings: dict[str, str] | None = None) -> State:
        """A fresh state; settings left out take their defaults."""
        return self.begin(players, self.complete(players, settings or {}), Chance(key))

    def complete(self, players: int, settings: dict[str, str]) -> dict[str, str]:
        """The settings with defaults filled in, or a refusal that says what is allowed."""
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")
        known = {setting.name: setting for setting in self.settings}
        for name, value in settings.items():
            if name not in known:
                raise BadSetup(f"{self.name} has no setting '{name}'; it has: {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise BadSetup(f"'{value}' is not a value of '{name}'; choose one of: {', '.join(known[name].values)}")
        full = {setting.name: settings.get(setting.name, setting.default) for setting in self.settings}
        if FIRST in self.settings and full["first"] != RANDOM and int(full["first"]) > players:
            raise BadSetup(f"seat {full['first']} cannot start: there are {players} players")
        for setting in self.settings:
            value = full[setting.name]
            clash = setting.clash(value, players, full)
            if clash is not None:
                raise BadSetup(clash.refusal.format(value=value, players=players))
        return full

    def possible(self, players: int, settings: dict[str, str], setting: Setting) -> list[str]:
        """The values of a setting that go together with these others."""
        found = []
        for value in setting.values:
            try:
                self.complete(players, {**settings, setting.name: value})
            except BadSetup:
                continue
            found.append(value)
        return found


class HouseGame(Game):
    """A game that Ludoteka brings: its words are among Ludoteka's own, its board is built into the client."""

    folder: Path  # of its package: its rulebook, its lessons and the like lie there

    def words(self) -> Path:
        return HOUSE_WORDS

    def rulebook(self) -> Path:
        return self.folder / "rulebook"

    def lessons(self) -> Path:
        return self.folder / "lessons"

    def explains(self) -> Path:
        return self.folder / "explains.toml"

    def puzzles(self) -> Path:
        return self.folder / "puzzles.jsonl.gz"

    def web_board(self) -> str:
        return IN_CLIENT


class TaskShape(Shape):
    """A task: its verb must be known, its seat, card and numbers within the bounds that this verb declares."""

    def __init__(self, verbs: dict[str, Verb[Any]]) -> None:
        self.verbs = verbs

    def check(self, value: object, where: str, seats: int) -> None:
        if not isinstance(value, list) or len(value) != 5:
            raise BadState(f"{where}: a verb, a seat, a card and two numbers are expected, not {shown(value)}")
        name = value[0]
        if not isinstance(name, str) or name not in self.verbs:
            raise BadState(f"{where}: there is no verb {shown(name)}")
        verb = self.verbs[name]
        parts = (("seat", SEAT), ("card", verb.card), ("n", verb.n), ("m", verb.m))
        for (what, bound), part in zip(parts, value[1:], strict=True):
            if not bound.holds(part, seats):
                low, high = bound.limits(seats)
                raise BadState(f"{where}: {name} has {what} between {low} and {high}, not {shown(part)}")


def reason(error: Exception) -> str:
    """What went wrong with a state, in one line."""
    if isinstance(error, (BadState, AssertionError)) and str(error):
        return str(error)
    return f"the rules do not know how to go on ({type(error).__name__})"


def games() -> dict[str, Game]:
    """Every installed game by name. Packages register theirs under the entry point group `ludoteka.games`."""
    found: dict[str, Game] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            game = entry.load()
        except Exception as error:  # whatever another package does wrong, say which one it was
            raise BadSetup(f"the game '{entry.name}' cannot be loaded from '{entry.value}': {error}") from error
        if not isinstance(game, Game):
            raise BadSetup(f"the entry point '{entry.value}' does not lead to a Ludoteka game")
        if game.name in found:
            raise BadSetup(f"two installed packages bring a game '{game.name}': remove one of them")
        found[game.name] = game
    return dict(sorted(found.items()))


def game_named(name: str) -> Game:
    """One installed game."""
    found = games()
    if name not in found:
        raise BadSetup(f"there is no game '{name}'; these are installed: {', '.join(found) or 'none'}")
    return found[name]
