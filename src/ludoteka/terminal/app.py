"""The shell around every game: the screen's parts, the keys, the bots in their thread, people taking turns."""

import shlex
import time
from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from ludoteka.bots import ADVISER, Hint, best_options, make
from ludoteka.core.chance import new_key
from ludoteka.core.coaching import Note, counsel
from ludoteka.core.state import State
from ludoteka.terminal.board import Board, Question, Refusal, Scene, Standing
from ludoteka.terminal.ink import CALM, FAINT, GOLD, INK, LINE, PANEL, PAPER, WARN, cut, join, pad, rule, wrap
from ludoteka.terminal.menu import FINAL, Menu
from ludoteka.terminal.rules import Explaining
from ludoteka.terminal.screens import (
    SHEET_WIDTH,
    Ask,
    Attentive,
    Cards,
    Curtain,
    Reading,
    Wishes,
    lines_of,
    score_table,
    why_lines,
)
from ludoteka.terminal.sitting import Sitting, names_of
from ludoteka.text import LANGUAGES, texts

ADVICE = 0.5  # seconds that a master searches for a hint, and as long again for what it found
PACE = 0.3  # seconds between the answers of bots, so that a person can follow
WIDE = 112  # columns from which log and card stand beside the table
TALL = 30
SMALLEST = (80, 24)
NEWS = 2  # lines of the log on a small screen, and how many more where there is room
MORE_NEWS = 4
TIDINGS = 3  # lines at most of what stays over the question until it is answered
EXPLAINED = 4  # events whose rules are told beside that of the question
HINTS = 2  # how often a hint is shown in a match

ENDS = (".", "?", "!", "…")  # of a sentence

PARTS = ("heading", "board", "news", "tidings", "prompt", "log", "card", "keys")

# The keys of commands; the second letter is what the same key types on a Cyrillic keyboard.
COMMANDS = {
    "u": "undo", "г": "undo",
    "r": "restart", "к": "restart",
    "c": "cards", "с": "cards",
    "w": "why", "ц": "why",
    "i": "rule", "ш": "rule",
    "a": "standing", "ф": "standing",
    "m": "master", "ь": "master",
    "k": "coach", "л": "coach",
    "h": "history", "р": "history",
    "l": "language", "д": "language",
    "s": "scores", "ы": "scores", "і": "scores",
    "q": "leave", "й": "leave",
    "?": "help", ",": "help",
}  # fmt: skip
SEARCH = {"/", "."}
DROPPED_FIRST = (
    "move",
    "language",
    "rule",
    "why",
    "coach",
    "master",
    "restart",
    "log",
    "search",
)  # of the keys shown, where there is little room


class Options(Widget):
    """The options of the question, or the parts they are made of."""

    def __init__(self, table: "TableScreen") -> None:
        super().__init__(id="options")
        self.table = table

    def render(self) -> Text:
        menu = self.table.menu
        if menu is None:
            return Text()
        return lines_of(menu.draw(self.size.width, self.size.height, self.table.is_final, self.table.say))

    def on_click(self, event: events.Click) -> None:
        menu = self.table.menu
        if menu is not None and self.table.knowing(event):
            if menu.point(event.x, event.y, self.size.width):
                menu.press("enter", None)
            self.table.after_key()


class TableScreen(Attentive):
    """The table of one match as the person at the keyboard may see it."""

    commands: ClassVar[Mapping[str, str]] = COMMANDS

    def __init__(self, sitting: Sitting, board: type[Board], language: str, pace: float, coached: bool = False) -> None:
        super().__init__()
        self.sitting = sitting
        self.coached = coached  # the coach says before each choice what matters
        self._notes: list[Note] | None = None  # what the coach says of the open question; None until it is asked for
        self.board_class = board
        self.pace = pace
        self.viewer = self.sitting.people[0] if len(self.sitting.people) == 1 else -1
        self.menu: Menu | None = None
        self._asked_seat = -1
        self._finals: dict[int, bool] = {}
        self.armed: int | None = None  # an option that will be taken if Enter is pressed again
        self._hints: dict[str, int] = {}  # how often each kind of question was hinted at
        self._hint = ""
        self._flash = ""
        self._thinking = False
        self._advising = False
        self._curtain = False
        self._celebrated = False
        self._parted: set[int] = set()  # people who were told that they are out
        self._lasting: dict[int, dict[Hashable, int]] = {}  # by person: occasions, and what is answered throughout
        self._wishes: dict[int, dict[str, str]] = {}  # by person: what they chose once for many questions
        self._before: dict[int, tuple[Mapping[str, Any], int]] = {}  # by person: view and events at the last answer
        self._shown: dict[str, Text] = {}  # what stands in each part of the screen
        self._speak(language)

    def _speak(self, language: str) -> None:
        self.language = language
        self.say = texts(language)
        self.names = names_of(self.sitting.seats, language)
        self.board = self.board_class(language, self.names)
        self._log: list[Text | None] = []
        self._log_of = self.viewer

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="board")
                yield Static(id="news")
                yield Static(id="tidings")
                yield Static(id="prompt")
                yield Options(self)
            with Vertical(id="right"):
                yield Static(id="log")
                yield Static(id="card")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.advance()

    def on_resize(self) -> None:
        self.show()

    # --- the course of the match ---

    def advance(self) -> None:
        """Ask whoever is to act: a person here, a bot in its thread."""
        match = self.sitting.match
        self._finals = {}
        self._answer_again()
        if match.over:
            self.menu = None
            if len(self.sitting.people) > 1:
                self.viewer = -1
            self.show()
            if not self._celebrated:
                self._celebrated = True
                self.command_scores()
            return
        self._let_bot_think()
        person = self.sitting.person_asked(self.viewer)
        if person is None or person == self.viewer:
            self._ask(person)
            self.show()
            self.show_anew()
            if person is not None or not self._playing():
                self._part()
        elif not self._curtain:
            self._draw_curtain(person)

    def _part(self) -> None:
        """Tell whoever is out of the match, and why: they may watch or leave. Somebody sits there to read it."""
        match = self.sitting.match
        for seat in self.sitting.people:
            if seat in self._parted or not match.state.out(seat):
                continue
            self._parted.add(seat)
            why = self.board.parting([event.seen_by(self.viewer) for event in match.events], seat)
            lines = [*why, Text(), Text(self.say("terminal-out-text"), FAINT)]
            self.app.push_screen(Reading(self.say, self.say("terminal-out", player=self.names[seat]), lines, ""))

    def _playing(self) -> bool:
        """Whether any person is still in the match."""
        return any(not self.sitting.match.state.out(seat) for seat in self.sitting.people)

    def _answer_again(self) -> None:
        """Answer for those who chose something for as long as an occasion lasts, or do not want to be asked."""
        while True:
            found = next((pair for pair in map(self._chosen, self._people_asked()) if pair is not None), None)
            if found is None:
                return
            self.sitting.answer(*found)

    def _people_asked(self) -> list[int]:
        return [seat for seat in self.sitting.asked() if seat in self.sitting.people]

    def _chosen(self, seat: int) -> tuple[int, int] | None:
        """The answer that somebody has chosen already."""
        asked, options = self._asked(seat)
        spared = self.board.spared(asked, options, self._wishes_of(seat))
        if spared is not None:
            return seat, spared
        lasting = self._lasting.get(seat)
        if lasting:
            for occasion in self._question(seat).occasions:
                if occasion in lasting:
                    return seat, lasting[occasion]
        return None

    def _wishes_of(self, seat: int) -> dict[str, str]:
        """Where several people share a keyboard all are asked alike, since whoever is called has a reason to be."""
        return self._wishes.setdefault(seat, {"": "always"} if len(self.sitting.people) > 1 else {})

    def _draw_curtain(self, person: int) -> None:
        """Hide everything, also what the last person left open, until the next one sits at the keyboard."""
        self.menu = None
        self._curtain = True
        while self.app.screen is not self:
            self.app.pop_screen()
        for name in PARTS:  # so that nothing of it flashes up when the curtain opens
            self._update(name, [])
        self.app.push_screen(Curtain(self.say, self.names[person]), partial(self._seated, person))

    def _seated(self, person: int, _: None) -> None:
        """The next person sits at the keyboard: from now on the screen is theirs."""
        self._curtain = False
        self.viewer = person
        self._flash = ""
        self.advance()

    def _ask(self, person: int | None) -> None:
        """Put the question to the person at the keyboard, if there is one."""
        self._asked_seat = -1
        self.menu = None
        self._hint = ""
        self._notes = None
        if person is None:
            return
        self._asked_seat = person
        question = self._question(person)
        self.menu = Menu(question)
        state = self.sitting.match.state
        kind = state.question_kind(state.agenda[-1], person)
        shown = self._hints.setdefault(kind, 0)
        if question.hint and shown < HINTS:
            self._hint = question.hint
            self._hints[kind] = shown + 1

    def _asked(self, seat: int) -> tuple[Mapping[str, Any], list[tuple[int, Mapping[str, Any]]]]:
        """What a seat is asked, and its options."""
        state = self.sitting.match.state
        task = state.agenda[-1]
        details = [(option, state.option_detail(task, seat, option)) for option in state.options(seat)]
        return state.question_detail(task, seat), details

    def _question(self, seat: int) -> Question:
        return self.board.question(self.sitting.match.state.view(seat), *self._asked(seat))

    def _let_bot_think(self) -> None:
        bot = self.sitting.bot_asked()
        if bot is not None and not self._thinking:
            self._thinking = True
            state = self.sitting.match.state
            think = partial(self._think, bot, state.clone(), state.number, self.sitting.turned)
            self.run_worker(think, thread=True)

    def _think(self, bot: int, state: State, number: int, turned: int) -> None:
        """In a thread: let a bot choose, not faster than a person can follow."""
        started = time.monotonic()
        option = self.sitting.bots[bot].choose(state, bot)
        time.sleep(max(0.0, self.pace - (time.monotonic() - started)))
        self.app.call_from_thread(self._bot_chose, bot, option, number, turned)

    def _bot_chose(self, bot: int, option: int, number: int, turned: int) -> None:
        if self.app.return_code is not None:  # the person has left; parts of the screen may be gone
            return
        self._thinking = False
        state = self.sitting.match.state
        wanted = bot in state.owing() and turned == self.sitting.turned and (state.together or number == state.number)
        if wanted:
            self.sitting.answer(bot, option)
        if wanted and state.together and self.menu is not None:
            # All were asked at once: the person who is still choosing is not disturbed.
            self._let_bot_think()
            self._finals = {}
            self.show()
        else:
            self.advance()

    def is_final(self, option: int) -> bool:
        """Whether this option could not be taken back."""
        if option not in self._finals:
            self._finals[option] = self.sitting.final(self._asked_seat, option)
        return self._finals[option]

    def _is_weighty(self, seat: int, option: int) -> bool:
        """Whether a slip would cost too much: the option is asked for twice."""
        state, game = self.sitting.match.state, self.sitting.match.game
        detail = state.option_detail(state.agenda[-1], seat, option)
        return game.weight(detail, final=self.is_final(option)) == "always"

    # --- keys ---

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self._flash = ""
        typing = self.menu is not None and self.menu.typing
        character = event.character
        command = "" if typing or character is None else self.commands.get(character.lower(), "")
        if (command == "standing" and not self._standing()) or (command == "master" and not self._advisable()):
            command = ""
        if command == "coach" and not self._coachable():
            command = ""
        if event.key == "f1":
            self.command_help()
        elif command:
            getattr(self, f"command_{command}")()
        elif self.menu is not None and self.knowing(event):
            self.menu.press(event.key, "/" if character in SEARCH and not typing else character)
        self.after_key()

    def after_key(self) -> None:
        """Take the answer if one was chosen, and show the rest."""
        menu = self.menu
        if menu is None or menu.taken is None:
            self.armed = None
            self.show()
            return
        seat, option = self._asked_seat, menu.taken
        match = self.sitting.match
        if self.armed != option and self._is_weighty(seat, option):
            self.armed, menu.taken = option, None
            self._flash = self.say("terminal-again")
            self.show()
            return
        self.armed = None
        self._before[seat] = (match.view(seat), len(match.events))
        if menu.lasting is not None:
            self._lasting.setdefault(seat, {})[menu.lasting] = option
        self.menu = None
        self.sitting.answer(seat, option)
        self.advance()

    def command_undo(self) -> None:
        self._take_back(self.sitting.undo, "terminal-undone")

    def command_restart(self) -> None:
        self._take_back(lambda seat: self.sitting.restart_turn(seat, self.board.turn), "terminal-restarted")

    def _take_back(self, undo: Callable[[int], bool], done: str) -> None:
        if self.viewer < 0 or not undo(self.viewer):
            self._flash = self.say("terminal-cannot-undo")
            return
        self._before.pop(self.viewer, None)
        self._lasting.pop(self.viewer, None)
        self._log = []
        self._speak(self.language)
        self._flash = self.say(done)
        self.advance()

    def command_language(self) -> None:
        old = self.menu
        self._speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])
        if old is not None:
            self._ask(self._asked_seat)
            if self.menu is not None:
                self.menu.picking, self.menu.cursor, self.menu.counts = old.picking, old.cursor, old.counts
        self._flash = self.say("terminal-language")

    def command_cards(self) -> None:
        view = self.sitting.match.view(self.viewer)
        shelves = self.board.shelves(view)
        card = self.menu.card if self.menu else ""
        if shelves or card:
            self.app.push_screen(Cards(self.say, self.board, shelves, len(self.names), card, self._refusals()))

    def command_why(self) -> None:
        refusals = self._refusals()
        if refusals:
            self.app.push_screen(Reading(self.say, self.say("terminal-why"), why_lines(refusals)[1:], "w"))

    def command_rule(self) -> None:
        """The rule of the question, and what is behind the last things that happened."""
        state = self.sitting.match.state
        book = Explaining(self.sitting.match.game, self.language)
        lines: list[Text | tuple[Text, str]] = []
        if self.menu is not None:
            kind = state.question_kind(state.agenda[-1], self._asked_seat)
            lines += [Text(self.menu.question.prompt.plain, f"bold {GOLD}"), *book.question(kind)]
        for line, rule_ in self._explained(book):
            lines += [Text(), line, *rule_]
        if lines:
            self.app.push_screen(Reading(self.say, self.say("terminal-rule"), lines, "i"))

    def _explained(self, book: Explaining) -> list[tuple[Text, list[Text]]]:
        """The last events of different kinds that were told, the last one first, each with its rule."""
        found: list[tuple[Text, list[Text]]] = []
        kinds: set[str] = set()
        told = self._tell()
        events_ = self.sitting.match.events
        for index in range(len(told) - 1, -1, -1):
            line, kind = told[index], str(events_[index].seen_by(self.viewer)["kind"])
            if line is None or kind in kinds:
                continue
            kinds.add(kind)
            if rule_ := book.event(kind):
                found.append((line, rule_))
            if len(found) == EXPLAINED:
                break
        return found

    def command_standing(self) -> None:
        wishes = self._wishes_of(self.viewer)
        self.app.push_screen(Wishes(self.say, self._standing(), wishes), lambda _: self.advance())

    def command_master(self) -> None:
        self._flash = self.say("terminal-master-thinking")
        if not self._advising:
            self._advising = True
            think = partial(self._advise, self.sitting.match.state.clone(), self._asked_seat, self.menu)
            self.run_worker(think, thread=True)

    def command_coach(self) -> None:
        self.coached = not self.coached
        self._flash = self.say("terminal-coach-on" if self.coached else "terminal-coach-off")

    def _advisable(self) -> bool:
        """Whether a master may be asked: the game has one, and this is practice."""
        return self._practice() and self.sitting.match.game.mind() is not None

    def _coachable(self) -> bool:
        """Whether the coach may speak: the game has one, and this is practice."""
        return self._practice() and self.sitting.match.game.coach() is not None

    def _practice(self) -> bool:
        """Whether somebody is asked who plays against computer players alone."""
        return self.sitting.people == [self._asked_seat] and self.menu is not None

    def _counsel(self, width: int, height: int) -> list[Text]:
        """What the coach says: as many notes as there is room for, then the titles of the others."""
        if not (self.coached and self._coachable()):
            return []
        if self._notes is None:
            self._notes = counsel(self.sitting.match.game, self.sitting.match.state, self._asked_seat)
        told = [self.board.note(note.data) for note in self._notes]
        if not told:
            return [cut(Text(f"◈ {self.say('coach-quiet')}", FAINT), width)][:height]
        lines: list[Text] = []
        for at, (title, text) in enumerate(told):
            stop = "" if title.plain.endswith(ENDS) else "."
            note = wrap(join(Text("◈ ", GOLD), Text(f"{title.plain}{stop} ", f"bold {GOLD}"), text), width)
            rest = at + 1 < len(told)
            if len(lines) + len(note) + rest > height:
                titles = " · ".join(title.plain for title, _ in told[at:])
                return [*lines, cut(Text(f"◈ {titles}", GOLD), width)] if len(lines) < height else lines
            lines += note
        return lines

    def _advise(self, state: State, seat: int, menu: Menu | None) -> None:
        """In a thread: let a master look at the question."""
        bot = make(ADVISER, self.sitting.match.game, new_key(), seconds=ADVICE)
        texts = {state.option_text(state.agenda[-1], seat, option): option for option in state.options(seat)}
        found = [(hint, texts[hint.option]) for hint in best_options(bot, state, seat)]
        self.app.call_from_thread(self._advised, found, menu)

    def _advised(self, found: list[tuple[Hint, int]], menu: Menu | None) -> None:
        if self.app.return_code is not None:  # the person has left
            return
        self._advising = False
        self._flash = ""
        if menu is None or menu is not self.menu or self.app.screen is not self:  # something else is looked at by now
            self.show()
            return
        labels = {choice.option: choice.label for choice in menu.question.choices}
        lines: list[Text | tuple[Text, str]] = [Text(self.say("terminal-master-told"), FAINT), Text()]
        for hint, option in found:
            chance = Text(self.say("terminal-master-chance", n=round(100 * hint.chance)), f"bold {GOLD}")
            lines.append((chance, labels[option].plain))
            lines += [(Text(), told) for told in self._expected(hint)]
        self.app.push_screen(Reading(self.say, self.say("terminal-master"), lines, "m"))
        self.show()

    def _expected(self, hint: Hint) -> list[str]:
        """What a master expects of an option: the lead at the end, and what is best done next."""
        told = [self._lead(hint.lead)] if hint.lead is not None else []
        if hint.line:
            view = self.sitting.match.view(self.viewer)
            steps = [self.board.option(view, step.detail).plain for step in hint.line]
            told.append(self.say("master-next", steps="; ".join(steps)))
        return told

    def _lead(self, points: float) -> str:
        """How far ahead or behind the end of the match is expected to be."""
        lead = round(points)
        which = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
        return self.say(f"master-{which}", n=abs(lead))

    def _standing(self) -> list[Standing]:
        """What the viewer may choose once for many questions."""
        over = self.sitting.match.over
        return self.board.standing(self.sitting.match.view(self.viewer)) if self.viewer >= 0 and not over else []

    def _refusals(self) -> list[Refusal]:
        """What the viewer may want to do and cannot."""
        state = self.sitting.match.state
        return self.board.refusals(state, self.viewer) if self.viewer >= 0 and not state.over else []

    def command_history(self) -> None:
        lines = [line for line in self._tell() if line is not None]
        nothing = Text(self.say("terminal-log-empty"), FAINT)
        self.app.push_screen(Reading(self.say, self.say("terminal-log"), lines or [nothing], "h", at_end=True))

    def command_help(self) -> None:
        game = self.sitting.match.game
        lines: list[Text | tuple[Text, str]] = []
        if aim := Explaining(game, self.language).aim():
            ways = ["rules", *(["learn"] if game.lessons() else [])]
            lines += [Text(self.say("help-aim"), f"bold {GOLD}"), *aim[1:], Text()]
            lines.append(Text(self.say("terminal-help-more"), FAINT))
            lines += [*(Text(f"  ludoteka {way} {game.name}", FAINT) for way in ways), Text()]
        lines.append(Text(self.say("terminal-help-keys"), f"bold {GOLD}"))
        lines += [(Text(key, f"bold {INK}"), self.say(f"terminal-help-{name}")) for key, name in self._help_keys()]
        lines += [Text(), Text(self.say("terminal-help-signs"), f"bold {GOLD}"), *self._help_signs()]
        self.app.push_screen(Reading(self.say, self.say("terminal-help"), lines, "?"))

    def _help_keys(self) -> list[tuple[str, str]]:
        """All keys, with what they do."""
        return [
            ("↑ ↓ ← →", "move"), ("1 2 3 …", "number"), ("Enter", "take"), ("Space ← →", "pick"), ("/", "search"),
            ("c", "card"), ("w", "why"), ("i", "rule"), ("u", "undo"), ("r", "restart"), ("h", "log"),
            ("l", "language"),
            *([("a", "standing")] if self._standing() else []), *([("m", "master")] if self._advisable() else []),
            *([("k", "coach")] if self._coachable() else []), ("q", "quit"),
        ]  # fmt: skip

    def _help_signs(self) -> list[tuple[Text, str]]:
        """All signs, with what they mean."""
        return [*self.board.legend(), (Text(FINAL, WARN), self.say("terminal-help-final"))]

    def command_scores(self) -> None:
        match = self.sitting.match
        if not match.over:
            return
        ranks = match.state.ranks()
        winners = [name for name, rank in zip(self.names, ranks, strict=True) if rank == 1]
        if len(winners) == 1:
            verdict = self.say("terminal-winner", player=winners[0])
        else:
            verdict = self.say("terminal-winners", players=", ".join(winners))
        lines = [Text(verdict, f"bold {GOLD}")]
        decided = f"{match.game.name}-decided-{match.state.view(-1).get('decided')}"
        if decided in self.say:
            goal = next((event.shown.get("goal") for event in reversed(match.events) if event.kind == "over"), None)
            what = Text(self.say(decided), GOLD)
            lines.append(join(what, Text(": ", GOLD), self.board.card_name(goal)) if goal else what)
        lines.append(Text())
        lines += score_table(self.say, self.names, self.board.scores(match.state), ranks)
        lines += [Text(), Text(self.say("terminal-key-of-dice", key=match.journal.key.hex()), FAINT)]
        if self.sitting.filed is not None:
            lines.append(Text(self.say("terminal-journal-kept", path=str(self.sitting.filed)), FAINT))
            if match.game.mind() is not None:
                command = f"ludoteka review {shlex.quote(str(self.sitting.filed))}"
                lines.append(Text(self.say("terminal-review", command=command), FAINT))
        self.app.push_screen(Reading(self.say, self.say("terminal-over"), lines, "s"))

    def command_leave(self) -> None:
        self.app.exit()

    # --- showing ---

    def _tell(self) -> list[Text | None]:
        """The log as the viewer may read it, a line an event."""
        seen = self.sitting.match.events
        if self._log_of != self.viewer or len(self._log) > len(seen):
            self._speak(self.language)
        for event in seen[len(self._log) :]:
            self._log.append(self.board.tell(event.seen_by(self.viewer)))
        return self._log

    def _news(self, width: int, height: int) -> list[Text]:
        """The last lines of the log; what happened since the viewer's last answer is bright."""
        lines: list[Text] = []
        since = self._since()
        told = self._tell()
        for index in range(len(told) - 1, -1, -1):
            line = told[index]
            if line is None:
                continue
            if index < since:
                line = Text(line.plain, FAINT)
            lines = [*wrap(line, width), *lines]
            if len(lines) >= height:
                break
        return lines[-height:] if height else []

    def _since(self) -> int:
        """How many events there were at the viewer's last answer."""
        return self._before.get(self.viewer, ({}, 0))[1]

    def _tidings(self, width: int, height: int) -> list[Text]:
        """What must not pass unseen since the viewer's last answer; of too much, the newest."""
        events = [event.seen_by(self.viewer) for event in self.sitting.match.events[self._since() :]]
        lines: list[Text] = []
        for tiding in reversed(self.board.tidings(events)):
            wrapped = wrap(tiding, width)
            if lines and len(wrapped) + len(lines) > height:
                break
            lines = [*wrapped, *lines]
        return lines[:height]

    def show(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted or self._curtain:
            return
        width, height = self.size
        if width < SMALLEST[0] or height < SMALLEST[1]:
            self._show_small()
            return
        wide = width >= WIDE and height >= TALL
        side = max(34, min(48, width - 83)) if wide else 0
        left = width - side
        self.query_one("#right").display = wide
        self.query_one("#right").styles.width = side
        self.query_one("#news").display = not wide
        match = self.sitting.match
        view = match.view(self.viewer)
        self._update("heading", [self._heading(view, width)])
        choices = self.menu.length if self.menu else 1
        wanted = min(choices, 8 if wide else 5)
        most = TIDINGS if wide else NEWS
        tidings = self._tidings(left - 2, most)
        spoken = self._counsel(left - 2, most - len(tidings))
        news = 0 if wide else max(NEWS - len(tidings) - len(spoken), 0)
        room = height - 2 - len(tidings) - len(spoken) - news - 1 - wanted
        lit = frozenset[str]()
        focus = frozenset[str]()
        if self.menu is not None:
            lit = lit.union(*(choice.lights for choice in self.menu.question.choices))
            focus = self.menu.marked.lights if self.menu.marked else focus
        before = self._before.get(self.viewer, (None, 0))[0]
        table = self.board.draw(Scene(view, left - (1 if wide else 0), room, before, lit, focus, self.hides()))
        self._update("board", table)
        hint = wrap(Text(self._hint, f"italic {FAINT}"), left - 2) if self._hint else []
        spare = room + wanted - choices - len(table)
        if spoken and spare > 0:  # what the table leaves
            more = self._counsel(left - 2, len(spoken) + spare)
            spare -= len(more) - len(spoken)
            spoken = more
        self._update("tidings", [join(" ", line) for line in [*tidings, *spoken]])
        if len(hint) > spare:  # the options matter more
            hint = []
        self._update("prompt", [self._prompt(left - 1), *(join(" ", line) for line in hint)])
        if wide:
            self._show_side(side - 2, height - 2)
        else:
            rows = news + max(0, min(spare - len(hint), MORE_NEWS))
            self._update("news", [join(" ", line) for line in self._news(width - 1, rows)])
        self._update("keys", [self._keys(width)])
        self.query_one(Options).refresh()

    def hides(self) -> frozenset[str]:
        """Parts of the table that are not drawn."""
        return frozenset()

    def _show_small(self) -> None:
        for name in PARTS:
            self._update(name, [])
        self.query_one("#right").display = False
        self._update("board", wrap(Text(self.say("terminal-too-small"), WARN), max(self.size.width, 1)))

    def _update(self, name: str, lines: list[Text]) -> None:
        text = lines_of(lines)
        if self._shown.get(name) == text:
            return
        self._shown[name] = text
        widget = self.query_one(f"#{name}", Static)
        widget.styles.height = max(len(lines), 1 if name in {"heading", "keys"} else 0)
        widget.update(text)

    def _heading(self, view: Mapping[str, Any], width: int) -> Text:
        title = join(Text(" Ludoteka ", f"bold {PAPER} on {GOLD}"), " ", self.board.heading(view))
        language = Text(f"{self.say('terminal-language')} ", FAINT)
        return join(pad(title, width - language.cell_len), language)

    def _prompt(self, width: int) -> Text:
        menu = self.menu
        if menu is None:
            return self._waiting(width)
        marked = menu.marked
        notes: list[Text] = []
        if menu.typing or menu.search:
            found = self.say("terminal-count", n=menu.length, all=len(menu.question.choices))
            notes.append(Text(f"{self.say('terminal-filter', text=menu.search + '_')} ({found})", GOLD))
        elif menu.number:
            notes.append(Text(self.say("terminal-number", text=menu.number), GOLD))
        if marked is not None:
            notes += self._finality(marked.option)
        return rule([menu.question.prompt, *notes], width, LINE)

    def _finality(self, option: int) -> list[Text]:
        """Whether an option can be taken back, in words."""
        if not self.is_final(option):
            return [Text(self.say("terminal-reversible"), CALM)]
        return [join(Text(f"{FINAL} ", WARN), Text(self.say("terminal-final"), WARN))]

    def _waiting(self, width: int) -> Text:
        """The line in the place of a question while nobody here is asked."""
        if self.sitting.match.over:
            return rule([Text(self.say("terminal-over"), f"bold {GOLD}")], width)
        bot = self.sitting.bot_asked()
        line = Text(self.say("terminal-thinking", player=self.names[bot]) if bot is not None else "", FAINT)
        watching = Text("" if self._playing() else self.say("terminal-watching"), FAINT)
        return rule([line, watching], width)

    def _show_side(self, width: int, height: int) -> None:
        card = self.menu.card if self.menu else ""
        if card:
            face = [line for text in self.board.card_face(card, len(self.names)) for line in wrap(text, width - 1)]
        else:
            face = wrap(Text(self.say("terminal-no-card"), FAINT), width - 1)
        face = face[: max(height - 8, 4)]
        self._update("card", [rule([Text(self.say("terminal-card"), FAINT)], width), *(join(" ", f) for f in face)])
        room = height - len(face) - 1
        news = self._news(width - 1, room - 1)
        head = rule([Text(self.say("terminal-log"), FAINT)], width)
        filling = [Text()] * (room - 1 - len(news))
        self._update("log", [head, *(join(" ", line) for line in news), *filling])

    def _keys(self, width: int) -> Text:
        if self._flash:
            return cut(Text(f" {self._flash}", f"bold {GOLD}"), width)
        menu = self.menu
        if self.sitting.match.over:
            keys = [("s", "scores"), ("c", "card"), ("h", "log"), ("l", "language")]
        else:
            if menu is not None and menu.picking:
                keys = [("↑↓", "move"), ("Space", "pick"), ("←", "unpick"), ("Tab", "list")]
            else:
                keys = [("↑↓", "move"), ("Enter", "take"), ("/", "search")]
            keys += [("a", "standing")] if self._standing() else []
            keys += [("m", "master")] if self._advisable() else []
            keys += [("k", "coach")] if self._coachable() else []
            keys += [
                ("c", "card"),
                ("w", "why"),
                ("i", "rule"),
                ("u", "undo"),
                ("r", "restart"),
                ("h", "log"),
                ("l", "language"),
            ]
        return self._row(keys, width)

    def _row(self, keys: list[tuple[str, str]], width: int) -> Text:
        """Keys with what they do, as many as there is room for."""
        keys += [("?", "help"), ("q", "quit")]
        pieces = {
            name: join(Text(key, f"bold {GOLD}"), Text(f" {self.say(f'terminal-key-{name}')}", FAINT))
            for key, name in keys
        }
        for name in DROPPED_FIRST:
            if sum(piece.cell_len + 2 for piece in pieces.values()) <= width:
                break
            pieces.pop(name, None)
        return join(" ", Text("  ").join(pieces.values()))


class Shell(App[None]):
    """The application: it opens the table, perhaps after asking whether to go on with an unfinished match."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]
    CSS = f"""
    Screen {{ background: {PAPER}; color: {INK}; }}
    Static {{ text-wrap: nowrap; background: {PAPER}; }}
    #heading {{ background: {PANEL}; height: 1; }}
    #keys {{ background: {PANEL}; height: 1; }}
    #middle {{ height: 1fr; }}
    #left {{ width: 1fr; }}
    #right {{ border-left: solid {LINE}; }}
    #options {{ height: 1fr; }}
    #curtain {{ align: center middle; height: 1fr; }}
    #curtain Static {{ width: auto; height: auto; margin: 1 0; text-wrap: wrap; }}
    ModalScreen {{ align: center middle; background: {PAPER} 60%; }}
    #sheet {{ width: 90%; max-width: {SHEET_WIDTH}; height: 90%; padding: 1 2; background: {PAPER};
              border: round {GOLD}; border-title-color: {GOLD}; border-subtitle-color: {FAINT}; }}
    #scroll {{ height: 1fr; background: {PAPER}; scrollbar-size-vertical: 1; scrollbar-color: {LINE};
               scrollbar-color-hover: {GOLD}; scrollbar-color-active: {GOLD}; scrollbar-background: {PANEL};
               scrollbar-background-hover: {PANEL}; scrollbar-background-active: {PANEL}; }}
    #scroll Static {{ height: auto; }}
    #names {{ width: 45%; height: 1fr; }}
    #face {{ width: 1fr; height: auto; padding-left: 2; }}
    """

    def __init__(
        self,
        begin: Callable[[], Sitting],
        board: type[Board],
        language: str,
        waiting: Sitting | None = None,
        pace: float = PACE,
        coached: bool = False,
    ) -> None:
        super().__init__()
        self.begin = begin
        self.board = board
        self.language = language
        self.waiting = waiting  # an unfinished match to ask about
        self.pace = pace
        self.coached = coached
        self.sitting: Sitting | None = None

    def on_mount(self) -> None:
        if self.waiting is None:
            self._open(self.begin())
            return
        names = ", ".join(names_of(self.waiting.seats, self.language))
        answers = len(self.waiting.match.journal.answers)
        self.push_screen(Ask(texts(self.language), names, answers), self._asked)

    def _asked(self, go_on: bool | None) -> None:
        self._open(self.waiting if go_on and self.waiting is not None else self.begin())

    def _open(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.push_screen(TableScreen(sitting, self.board, self.language, self.pace, self.coached))
