"""What every game must keep to, whatever its rules are."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.core.chance import KEY_BYTES, Chance, commitment, key_from_seed
from ludoteka.core.coaching import counsel
from ludoteka.core.declared import misfit
from ludoteka.core.errors import BadSetup, Refused
from ludoteka.core.game import LANGUAGES, Game
from ludoteka.core.journal import Journal, state_hash
from ludoteka.core.match import Match
from ludoteka.core.preview import Preview, differences, preview
from ludoteka.core.state import State

MOST_DECISIONS = 5000  # a random match that goes on longer does not end


class Case(NamedTuple):
    """A match to play: which game, for how many, with which settings."""

    game: Game
    players: int
    settings: dict[str, str]

    @property
    def name(self) -> str:
        return " ".join([self.game.name, str(self.players), *self.settings.values()])

    def start(self, seed: object = 0) -> State:
        return self.game.start(self.players, self.key(seed), self.settings)

    def match(self, seed: object = 0) -> Match:
        return Match(self.game, self.players, self.key(seed), self.settings)

    def key(self, seed: object) -> bytes:
        return key_from_seed(f"{self.name} {seed}")


def cases_of(game: Game) -> Iterator[Case]:
    """Every number of players with every value of every setting, where it goes together with those before."""
    for players in range(game.min_players, game.max_players + 1):
        for i in range(max((len(setting.values) for setting in game.settings), default=1)):
            chosen: dict[str, str] = {}
            for n, setting in enumerate(game.settings):  # each a value further, since seats may not wish the same
                value = setting.values[(i + n) % len(setting.values)]
                if value in game.possible(players, chosen, setting):
                    chosen[setting.name] = value
            yield Case(game, players, game.complete(players, chosen))


class Dice:
    """Choices of the tests: a stream of its own, never the match's."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(key_from_seed(f"conformance {seed}"))

    def pick(self, items: list[int]) -> int:
        return items[self.chance.below(len(items))]

    def one_in(self, n: int) -> bool:
        return self.chance.below(n) == 0

    def fork(self) -> Chance:
        """A fresh stream for a resampled state."""
        return Chance(key_from_seed(f"{self.chance.key.hex()} {self.chance.word()} {self.chance.word()}"))

    def step(self, state: State) -> tuple[int, int]:
        """A random seat that owes an answer, and a random answer."""
        seat = self.pick(state.owing())
        return seat, self.pick(state.options(seat))


def walk(state: State, dice: Dice) -> Iterator[State]:
    """Play a random match, stopping at every question and once more at the end."""
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over:
            return
        state.answer(*dice.step(state))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def passing(match: Match, seat: int) -> int:
    """The option with which a seat passes."""
    state = match.state
    details = {option: state.option_detail(state.agenda[-1], seat, option) for option in state.options(seat)}
    return next(option for option, detail in details.items() if match.game.passes(detail))


def dumped(state: State) -> str:
    return json.dumps(state.to_json())


def without_chance(state: State) -> str:
    """All of a state but its stream."""
    data = state.to_json()
    del data["key"], data["position"]
    return json.dumps(data)


def views(state: State) -> list[str]:
    """What every seat and a spectator see."""
    return [json.dumps(state.view(seat)) for seat in range(-1, state.seats)]


def is_json(data: Any) -> bool:
    return bool(json.loads(json.dumps(data)) == data)


class Fixed(list[Any]):
    """A list that refuses to be changed."""

    def _refuse(self, *_: object, **__: object) -> Any:
        raise AssertionError("a list was changed while options were asked for")

    append = extend = insert = remove = pop = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = _refuse


def pieces(thing: Any, found: list[Any]) -> None:
    """A state, and all objects of its game that it holds."""
    found.append(thing)
    for name, value in vars(thing).items():
        if name in ("verbs", "events"):
            continue
        for item in value if isinstance(value, list) else [value]:
            if hasattr(item, "__dict__") and not any(item is piece for piece in found):
                pieces(item, found)
        if isinstance(value, list):
            setattr(thing, name, Fixed(value))


@contextmanager
def frozen(state: State, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever changes the state or a piece of it meanwhile is caught; copies may be changed.

    Compiled objects cannot be watched: there it is enough that the state is the same afterwards.
    """
    if not hasattr(state, "__dict__"):
        yield
        return
    found: list[Any] = []
    pieces(state, found)
    originals = {id(piece) for piece in found}

    def guarded(self: object, name: str, value: object) -> None:
        assert id(self) not in originals, f"{type(self).__name__}.{name} was changed while options were asked for"
        object.__setattr__(self, name, value)

    with monkeypatch.context() as patch:
        for kind in {type(piece) for piece in found}:
            patch.setattr(kind, "__setattr__", guarded, raising=False)
        yield


CALM = [HealthCheck.differing_executors, HealthCheck.too_slow]  # one test is run for several games, however slow


FOREIGN: list[dict[str, Any]] = [{}, {"do": "no such thing"}, {"do": []}, {"kind": "over"}, {"do": "end", "extra": 1}]


def offered(state: State, seat: int) -> list[dict[str, Any]]:
    """What a seat may do now, as data."""
    if seat not in state.owing():
        return []
    task = state.agenda[-1]
    return [dict(state.option_detail(task, seat, option)) for option in state.options(seat)]


def sampled(state: State, dice: Dice, n: int) -> Iterator[tuple[int, int]]:
    """Some options of one who owes an answer."""
    if state.owing():
        seat = dice.pick(state.owing())
        options = state.options(seat)
        for option in sorted({dice.pick(options) for _ in range(n)}):
            yield seat, option


def spoken(told: Preview) -> str:
    return json.dumps([told.outlook, told.events, told.changes])


class Conformance:
    """A subclass whose name begins with `Test` names its games."""

    games: ClassVar[Sequence[Game]] = ()
    every: ClassVar[int] = 1  # each n-th case is played, where time is short
    besides: ClassVar[bool] = False  # all cases but those are played instead
    looks: ClassVar[int] = 1  # one position in so many is looked at closely, where time is short
    guesses: ClassVar[int] = 2  # different ones, at least, among twenty of what is hidden at the start

    @classmethod
    def pytest_generate_tests(cls, metafunc: pytest.Metafunc) -> None:
        if "case" in metafunc.fixturenames:
            cases = [
                case
                for i, case in enumerate(case for game in cls.games for case in cases_of(game))
                if (i % cls.every == 0) != cls.besides
            ]
            metafunc.parametrize("case", cases, ids=[case.name for case in cases])
        elif "game" in metafunc.fixturenames:
            metafunc.parametrize("game", cls.games, ids=[game.name for game in cls.games])

    # --- decisions ---

    @pytest.mark.parametrize("seed", range(2))
    def test_random_matches_keep_the_invariants_and_end(self, case: Case, seed: int) -> None:
        dice = Dice(f"end {seed}")
        for state in walk(case.start(seed), dice):
            state.check()
            if state.over or dice.one_in(self.looks):
                case.game.check_data(json.loads(dumped(state)))
            assert state.over == (state.owing() == [])
            assert state.seat == (-1 if state.over else state.owing()[0])
            assert not any(state.out(seat) for seat in state.owing())
        assert state.number > 0

    def test_options_are_sound(self, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
        """Never empty, never doubled, the same whenever they are asked for; only who owes an answer has any.

        Asking for them changes nothing, not even for a moment.
        """
        dice = Dice("options")
        for state in walk(case.start(), dice):
            if not (state.over or dice.one_in(self.looks)):
                continue
            before = dumped(state)
            for seat in range(state.seats):
                options = list(state.options(seat))
                assert bool(options) == (seat in state.owing())
                assert len(options) == len(set(options))
                for other in range(state.seats):
                    state.options(other)
                assert state.options(seat) == options
                assert state.clone().options(seat) == options
                assert (state.question(seat) is None) == (not options)
            assert state.options(-1) == state.options(state.seats) == []
            assert state.question(-1) is None
            if state.owing() and dice.one_in(10 // self.looks):
                copy = state.clone()
                with frozen(copy, monkeypatch):
                    for seat in [*copy.owing(), *copy.owing()]:
                        assert copy.offer(copy.agenda[-1], seat) == state.options(seat)
                assert dumped(copy) == before
            assert dumped(state) == before

    def test_texts_are_canonical(self, case: Case) -> None:
        """The text of an option is one line, unique in its question, and leads back to the option."""
        dice = Dice("texts")
        for state in walk(case.start(), dice):
            for seat in state.owing():
                question = state.question(seat)
                assert question is not None
                assert (question.seat, question.number) == (seat, state.shown_number())
                assert question.kind
                assert question.options == state.options(seat)
                assert len(question.texts) == len(set(question.texts)) == len(question.options)
                for text in question.texts:
                    assert text == text.strip()
                    assert text.isprintable()
                    assert text
                place = dice.chance.below(len(question.options))
                assert state.option_named(seat, question.texts[place]) == question.options[place]

    def test_details_are_data(self, case: Case) -> None:
        """What a client is told about a question is JSON, and tells every option from the others."""
        dice = Dice("details")
        for state in walk(case.start(), dice):
            for seat in state.owing():
                task, options = state.agenda[-1], state.options(seat)
                question = state.question_detail(task, seat)
                assert question["kind"]
                assert is_json(question)
                details = [state.option_detail(task, seat, option) for option in options]
                assert all(detail["do"] for detail in details)
                assert is_json(details)
                assert len({json.dumps(detail) for detail in details}) == len(options)

    def test_what_is_not_legal_is_refused_and_changes_nothing(self, case: Case) -> None:
        dice = Dice("refused")
        for state in walk(case.start(), dice):
            if not dice.one_in(5):
                continue
            before = dumped(state)
            for seat in range(-1, state.seats + 1):
                options = state.options(seat)
                for option in (-1, 0, 1, 1 << 40, max(options, default=0) + 1):
                    if option not in options:
                        with pytest.raises(Refused):
                            state.answer(seat, option)
                with pytest.raises(Refused):
                    state.option_named(seat, "no such option")
            assert dumped(state) == before

    # --- copies ---

    def test_clones_are_equal_and_independent(self, case: Case) -> None:
        """Played on, a clone leaves the original alone; the original then follows it answer by answer."""
        dice = Dice("clones")
        state = case.start()
        while not state.over:
            before, seen = dumped(state), views(state)
            copy = state.clone()
            assert type(copy) is type(state)
            assert dumped(copy) == before
            assert views(copy) == seen
            answers = []
            for _ in range(1 + dice.chance.below(6 * self.looks)):
                if not copy.over:
                    answers.append(dice.step(copy))
                    copy.answer(*answers[-1])
            assert dumped(state) == before
            for seat, option in answers:
                state.answer(seat, option)
            assert dumped(state) == dumped(copy)

    def test_saved_states_go_on_as_if_nothing_had_happened(self, case: Case) -> None:
        """Every saved state is equal, and goes on identically."""
        dice = Dice("saved")
        state = case.start()
        while not state.over:
            if not dice.one_in(self.looks):
                state.answer(*dice.step(state))
                continue
            text = dumped(state)
            again = case.game.load(json.loads(text))
            assert type(again) is type(state)
            assert dumped(again) == text
            again.check()
            if dice.one_in(4):
                assert views(again) == views(state)
                assert [again.options(seat) for seat in again.owing()] == [
                    state.options(seat) for seat in state.owing()
                ]
            seat, option = dice.step(state)
            state.answer(seat, option)
            again.answer(seat, option)
            assert dumped(again) == dumped(state)
            if dice.one_in(2):
                state = again  # the match goes on with the one that was loaded
        assert dumped(case.game.load(json.loads(dumped(state)))) == dumped(state)

    def test_the_same_key_is_the_same_match(self, case: Case) -> None:
        first, second = case.start(), case.start()
        dice = Dice("same key")
        while not first.over:
            assert state_hash(first) == state_hash(second)
            seat, option = dice.step(first)
            first.answer(seat, option)
            second.answer(seat, option)
        assert state_hash(first) == state_hash(second)
        assert second.over

    def test_another_key_is_another_match(self, case: Case) -> None:
        starts = []
        for seed in range(8):
            starts.append(without_chance(case.start(seed)))
        assert (len(set(starts)) > 1) == case.game.chance

    # --- secrets ---

    def test_a_view_holds_nothing_that_its_seat_cannot_know(self, case: Case) -> None:
        """All that a seat or a spectator cannot know is drawn anew; what it sees stays the same, byte for byte.

        What a spectator sees is known to everybody, so it stays the same for every seat.
        """
        dice = Dice("views")
        for state in walk(case.start(), dice):
            if not dice.one_in(2 * self.looks):
                continue
            before, spectated = dumped(state), json.dumps(state.view(-1))
            for seat in range(-1, state.seats):
                seen = json.dumps(state.view(seat))
                sample = state.determinize(seat, dice.fork())
                assert json.dumps(sample.view(seat)) == seen
                assert json.dumps(sample.view(-1)) == spectated
                assert sample.options(seat) == state.options(seat)
                sample.check()
            assert dumped(state) == before

    def test_a_preview_holds_nothing_that_its_seat_cannot_know(self, case: Case) -> None:
        """However all that a seat cannot know is drawn, it is told the same of what an option would do."""
        dice = Dice("previews")
        for state in walk(case.start(), dice):
            if not dice.one_in(3 * self.looks):
                continue
            before = dumped(state)
            for seat, option in sampled(state, dice, 2):
                seen = {spoken(preview(state.determinize(seat, dice.fork()), seat, option)) for _ in range(3)}
                assert len(seen) == 1
                preview(state, seat, option)
            assert dumped(state) == before

    def test_what_a_preview_is_certain_of_comes_true(self, case: Case) -> None:
        """The events, and all that changes in the view, are those of the answer itself."""
        dice = Dice("comes true")
        certain = 0
        for state in walk(case.start(), dice):
            for seat, option in sampled(state, dice, 1):
                told = preview(state, seat, option)
                assert is_json([told.events, told.changes])
                if told.outlook != "certain":
                    assert told.outlook in ("unanswered", "open", "end")
                    continue
                seen, after = state.view(seat), state.clone()
                after.events = []
                after.answer(seat, option)
                assert told.events == [event.seen_by(seat) for event in after.events or []]
                assert told.changes == differences(seen, after.view(seat))
                assert after.barrier == state.barrier
                certain += 1
        assert certain > 0

    def test_views_are_data(self, case: Case) -> None:
        dice = Dice("data")
        for state in walk(case.start(), dice):
            if dice.one_in(4 * self.looks):
                for seat in range(-1, state.seats):
                    view = state.view(seat)
                    assert is_json(view)
                    assert state.chance.key.hex() not in json.dumps(view)
                    assert commitment(state.chance.key) not in json.dumps(view)

    def test_resampled_states_have_other_dice(self, case: Case) -> None:
        """Who searches ahead must not meet the dice and cards that the match will really bring."""
        dice = Dice("other dice")
        for state in walk(case.start(), dice):
            if dice.one_in(12):
                for seat in range(-1, state.seats):
                    stream = dice.fork()
                    assert state.determinize(seat, stream).chance is stream

    def test_resampling_changes_what_is_hidden(self, case: Case) -> None:
        """At the start of a match everybody has something to guess, unless the game says that there are no secrets."""
        dice = Dice("changes")
        state = case.start()
        truth = without_chance(state)
        for seat in range(-1, state.seats):
            samples = {without_chance(state.determinize(seat, dice.fork())) for _ in range(20)}
            assert len(samples) >= self.guesses if case.game.secrets else samples == {truth}

    def test_resampling_starts_from_what_the_seat_knows_alone(self, case: Case) -> None:
        """Two states that look alike to a seat are resampled alike: the truth must not shine through."""
        dice = Dice("honest")
        for state in walk(case.start(), dice):
            if not dice.one_in(10):
                continue
            for seat in range(-1, state.seats):
                other = state.determinize(seat, dice.fork())
                stream = dice.fork()
                assert dumped(state.determinize(seat, stream.clone())) == dumped(
                    other.determinize(seat, stream.clone())
                )

    def test_resampled_states_can_be_played_to_the_end(self, case: Case) -> None:
        dice = Dice("played on")
        for state in walk(case.start(), dice):
            if dice.one_in(25 * self.looks):
                for seat in range(-1, state.seats):
                    for sample in walk(state.determinize(seat, dice.fork()), dice):
                        sample.check()

    def test_simultaneous_answers_stay_secret_until_all_have_answered(self, case: Case) -> None:
        """Whatever a seat answers, the others see and hear the same."""
        dice = Dice("together")
        for state in walk(case.start(), dice):
            if not state.together or len(state.owing()) < 2:
                continue
            seat = dice.pick(state.owing())
            told = set()
            for _ in range(4):
                copy = state.clone()
                copy.events = []
                copy.answer(seat, dice.pick(copy.options(seat)))
                heard = [
                    [event.seen_by(other) for event in copy.events] for other in range(-1, copy.seats) if other != seat
                ]
                seen = [copy.view(other) for other in range(-1, copy.seats) if other != seat]
                told.add(json.dumps([heard, seen]))
            assert len(told) == 1

    def test_a_secret_question_does_not_tell_who_has_answered(self, case: Case) -> None:
        """Others see the same bytes before and after an answer, hear nothing, and can take back what they could."""
        dice = Dice("secret")
        match = case.match()
        match.computers = frozenset(range(1, case.players))  # that their passes can be undone tells nothing
        while not match.over:
            state = match.state
            seat, option = dice.step(state)
            if not state.secret():
                assert state.replied() == []
                assert state.awaited() == state.owing()
                match.answer(seat, option)
                continue
            others = [other for other in range(-1, case.players) if other != seat]
            seen = [json.dumps(state.view(other)) for other in others]
            asked, number = state.awaited(), state.shown_number()
            undo = [match.undoable(other) for other in others]
            offers = {other: state.question(other) for other in state.owing() if other != seat}
            assert not match.reversible(seat, option)
            heard = match.answer(seat, option)
            if not offers:
                assert match.state.replied() == []
                continue
            assert heard == []
            assert seat in match.state.replied()
            assert not match.can_undo(seat)
            assert [json.dumps(match.state.view(other)) for other in others] == seen
            assert (match.state.awaited(), match.state.shown_number()) == (asked, number)
            assert [match.undoable(other) for other in others] == undo
            for other, offer in offers.items():
                again = match.state.question(other)
                assert offer is not None
                assert again is not None
                assert (again.number, again.kind, again.texts) == (offer.number, offer.kind, offer.texts)

    def test_events_reach_their_audience_only(self, case: Case) -> None:
        match = case.match()
        dice = Dice("events")
        while not match.over:
            match.answer(*dice.step(match.state))
        assert match.events
        for event in match.events:
            assert {"kind", "seat"} <= event.shown.keys()
            assert not set(event.shown) & set(event.hidden)
            assert -1 <= event.seat < case.players
            assert 0 <= event.audience < 1 << case.players
            assert bool(event.hidden) == bool(event.audience)
            public = dict(event.shown)
            assert is_json(public)
            assert is_json(event.hidden)
            for viewer in range(-1, case.players):
                inside = viewer >= 0 and event.audience >> viewer & 1
                assert event.seen_by(viewer) == ({**public, **event.hidden} if inside else public)

    def test_a_reason_is_given_if_and_only_if_no_option_does_it(self, case: Case) -> None:
        """And it has its declared form, rests on nothing that the seat cannot know, and asking changes nothing."""
        shown = case.game.shown
        assert shown is not None
        dice = Dice("reasons")
        for state in walk(case.start("reasons"), dice):
            if not (state.over or dice.one_in(12 * self.looks)):
                continue
            before = dumped(state)
            for seat in range(state.seats):
                details, things = offered(state, seat), state.things(seat)
                other = state.determinize(seat, dice.fork())
                assert other.things(seat) == things
                for thing in things:
                    reasons = state.why_not(seat, thing)
                    done = any(thing.items() <= detail.items() for detail in details)
                    assert done == (reasons == []), (seat, thing, reasons)
                    assert other.why_not(seat, thing) == reasons
                    assert is_json(reasons)
                    assert misfit(thing, shown.thing, "a thing") == ""
                    assert {misfit(reason, shown.reason, "a reason") for reason in reasons} <= {""}
            assert dumped(state) == before

    @pytest.mark.parametrize("thing", FOREIGN, ids=str)
    def test_foreign_things_are_refused(self, game: Game, thing: dict[str, Any]) -> None:
        with pytest.raises(Refused):
            next(cases_of(game)).start().why_not(0, thing)

    def test_only_seats_are_given_reasons(self, game: Game) -> None:
        state = next(cases_of(game)).start()
        for seat in (-1, state.seats):
            with pytest.raises(Refused):
                state.why_not(seat, {"do": "end"})

    def test_a_coach_says_what_the_seat_may_know(self, case: Case) -> None:
        """Its notes have their declared form and a rule, and rest on nothing that is hidden."""
        coach, shown = case.game.coach(), case.game.shown
        if coach is None:
            return
        assert shown is not None
        dice = Dice("coach")
        for state in walk(case.start("coach"), dice):
            if not dice.one_in(2 * self.looks):
                continue
            before = dumped(state)
            for seat in state.owing():
                notes = coach.notes(state, seat)
                assert {misfit(note, shown.note, "a note") for note in notes} <= {""}
                assert {note["kind"] for note in notes} <= coach.RULES.keys()
                assert is_json(notes)
                other = state.determinize(seat, dice.fork())
                assert coach.notes(other, seat) == notes
                assert counsel(case.game, other, seat) == counsel(case.game, state, seat)
            assert dumped(state) == before

    def test_what_is_shown_has_its_declared_form(self, case: Case) -> None:
        """Views, questions and options at some moments of a match, and all events of it as everybody sees them."""
        shown = case.game.shown
        assert shown is not None
        dice = Dice("shown")
        state = case.start()
        state.events = []
        wrong = set()
        for position in walk(state, dice):
            if dice.one_in(4 * self.looks):
                wrong |= {misfit(position.view(seat), shown.view, "the view") for seat in range(-1, case.players)}
            for seat in position.owing() if dice.one_in(self.looks) else ():
                task = position.agenda[-1]
                wrong.add(misfit(position.question_detail(task, seat), shown.question, "the question"))
                for option in position.options(seat)[:20]:
                    wrong.add(misfit(position.option_detail(task, seat, option), shown.option, "an option"))
        for event in state.events:
            wrong |= {misfit(event.seen_by(seat), shown.event, "an event") for seat in range(-1, case.players)}
        assert wrong - {""} == set()

    def test_listening_changes_nothing(self, case: Case) -> None:
        heard, unheard = case.start(), case.start()
        heard.events = []
        dice = Dice("listening")
        while not heard.over:
            seat, option = dice.step(heard)
            heard.answer(seat, option)
            unheard.answer(seat, option)
        assert dumped(heard) == dumped(unheard)
        assert unheard.events is None

    # --- matches ---

    def test_undo_restores_everything(self, case: Case) -> None:
        """The table says beforehand whether an answer can be taken back, and taking it back leaves no trace.

        Where the exact truth would tell what rivals hold, more can be taken back than was promised, never less.
        """
        match = case.match()
        exact = match.state.foretells()
        dice = Dice("undo")
        while not match.over:
            seat, option = dice.step(match.state)
            before = (state_hash(match.state), len(match.events), len(match.journal.answers))
            promised = match.reversible(seat, option)
            match.answer(seat, option)
            assert match.can_undo(seat) == promised or (match.can_undo(seat) and not exact)
            if promised and dice.one_in(2):
                after = state_hash(match.state)
                match.undo(seat)
                assert (state_hash(match.state), len(match.events), len(match.journal.answers)) == before
                match.answer(seat, option)
                assert state_hash(match.state) == after
        assert Match.replay(case.game, match.journal).state.to_json() == match.state.to_json()

    def test_undo_does_not_reach_back_over_what_is_marked(self, case: Case) -> None:
        """An answer without the mark can be taken back, one with it cannot, while all others do nothing.

        In secret questions that are put to the seat they pass, and so does the seat: that may be done for it.
        """
        match = case.match()
        match.computers = frozenset(range(1 if case.players == 2 else 2, case.players))
        exact = match.state.foretells()
        dice = Dice("final")
        while not match.over:
            seat, option = dice.step(match.state)
            if seat in match.computers:
                match.answer(seat, passing(match, seat) if match.state.secret() else option)
                continue
            final = match.final(seat, option)
            match.answer(seat, option)
            while match.state.secret() and seat in match.state.awaited():
                owing = [other for other in match.state.owing() if other == seat or other in match.computers]
                if not owing:
                    break
                match.answer(owing[0], passing(match, owing[0]))
            assert match.can_undo(seat) != final or (match.can_undo(seat) and not exact)

    def test_a_journal_replays(self, case: Case) -> None:
        match = case.match()
        dice = Dice("journal")
        while not match.over:
            match.answer(*dice.step(match.state))
        again = Match.replay(case.game, Journal.parse(match.journal.dump()))
        assert again.journal.dump() == match.journal.dump()
        assert again.state.scores() == match.state.scores()
        assert [event.seen_by(0) for event in again.events] == [event.seen_by(0) for event in match.events]

    def test_scores_and_ranks_agree(self, case: Case) -> None:
        """Places are 1, 2, …, shared ones leave gaps, and more points never mean a worse place."""
        dice = Dice("scores")
        for seed in range(3):
            *_, state = walk(case.start(seed), dice)
            scores, ranks = state.scores(), state.ranks()
            assert len(scores) == len(ranks) == case.players
            assert is_json([scores, ranks])
            assert ranks == [1 + sum(other < own for other in ranks) for own in ranks]
            for a in range(case.players):
                for b in range(case.players):
                    assert scores[a] <= scores[b] or ranks[a] < ranks[b]

    # --- what a game declares ---

    def test_every_verb_declares_what_its_tasks_may_hold(self, game: Game) -> None:
        """Bounds are what keeps a task from elsewhere from counting for ever."""
        for seats in range(game.min_players, game.max_players + 1):
            for verb in game.blank(seats, Chance(key_from_seed(0))).verbs:
                for bound in (verb.card, verb.n, verb.m):
                    low, high = bound.limits(seats)
                    assert -1000 <= low <= high < 1 << 32, verb.name

    def test_every_field_is_declared(self, game: Game) -> None:
        saved = game.start(game.min_players, key_from_seed(0)).save_zones()
        assert list(saved) == game.zones.names

    def test_hooks_give_what_they_promise(self, game: Game) -> None:
        ids = [card["id"] for card in game.catalogue()]
        assert len(ids) == len(set(ids))
        assert is_json(game.printed())
        *_, state = walk(game.start(game.min_players, key_from_seed("hooks"), game.unattended()), Dice("hooks"))
        report = game.report()
        if report is not None:
            parts = [report.breakdown(state, seat) for seat in range(game.min_players)]
            assert [sum(points.values()) for points in parts] == state.scores()
        judge = game.judge()
        if judge is not None:
            assert all(isinstance(judge.value(state, seat), (int, float)) for seat in range(game.min_players))
        if game.words() is not None:
            names = {language: [path.name for path in game.word_files(language)] for language in LANGUAGES}
            assert names["en"]
            assert names["en"] == names["ru"] == names["uk"]

    # --- set-up ---

    def test_settings_are_checked(self, game: Game) -> None:
        assert game.name
        assert game.rules > 0
        assert 2 <= game.min_players <= game.max_players
        for players in (game.min_players - 1, game.max_players + 1):
            with pytest.raises(BadSetup, match=f"{game.min_players} to {game.max_players} players, not {players}"):
                game.start(players, key_from_seed(0))
        with pytest.raises(BadSetup, match="no setting 'no such setting'"):
            game.start(game.min_players, key_from_seed(0), {"no such setting": "x"})
        for setting in game.settings:
            assert len(set(setting.values)) == len(setting.values) > 0
            with pytest.raises(BadSetup, match=f"'no such value' is not a value of '{setting.name}'"):
                game.start(game.min_players, key_from_seed(0), {setting.name: "no such value"})

    def test_defaults_fit_every_number_of_players(self, game: Game) -> None:
        defaults = {setting.name: setting.default for setting in game.settings}
        for players in range(game.min_players, game.max_players + 1):
            assert game.complete(players, {}) == defaults
            key = key_from_seed("defaults")
            assert dumped(game.start(players, key)) == dumped(game.start(players, key, defaults))

    # --- whatever else may come ---

    @settings(max_examples=25, deadline=None, suppress_health_check=CALM)
    @given(data=st.data())
    def test_any_match(self, game: Game, data: st.DataObject) -> None:
        """Any settings, key and choices: the state stays sound, and can be copied, saved, admitted and resampled."""
        players = data.draw(st.integers(game.min_players, game.max_players))
        chosen: dict[str, str] = {}
        for setting in game.settings:
            chosen[setting.name] = data.draw(st.sampled_from(game.possible(players, chosen, setting)))
        key = data.draw(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES))
        choices = data.draw(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1 << 16)), max_size=80))
        state = game.start(players, key, chosen)
        for who, what in choices:
            if state.over:
                break
            seat = state.owing()[who % len(state.owing())]
            options = state.options(seat)
            state.answer(seat, options[what % len(options)])
            state.check()
        text = dumped(state)
        assert dumped(state.clone()) == text
        assert dumped(game.load(json.loads(text))) == text
        assert dumped(game.admit(json.loads(text))) == text
        seat = data.draw(st.integers(-1, players - 1))
        sample = state.determinize(seat, Chance(data.draw(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES))))
        sample.check()
        assert json.dumps(sample.view(seat)) == json.dumps(state.view(seat))
        assert json.dumps(sample.view(-1)) == json.dumps(state.view(-1))
        assert dumped(state) == text

    @settings(max_examples=10, deadline=None, suppress_health_check=CALM)
    @given(data=st.data())
    def test_any_mixture_of_answers_and_undo(self, game: Game, data: st.DataObject) -> None:
        """However seats answer and take back, the journal replays to the state on the table."""
        match = Match(game, data.draw(st.integers(game.min_players, game.max_players)), key_from_seed("mixture"))
        moves = st.tuples(st.booleans(), st.integers(0, 3), st.integers(0, 1 << 16))
        for back, who, what in data.draw(st.lists(moves, max_size=60)):
            undoers = [seat for seat in range(match.state.seats) if match.can_undo(seat)]
            if match.over:
                break
            if back and undoers:
                match.undo(undoers[who % len(undoers)])
            else:
                seat = match.state.owing()[who % len(match.state.owing())]
                options = match.state.options(seat)
                match.answer(seat, options[what % len(options)])
            match.state.check()
        assert Match.replay(game, match.journal).state.to_json() == match.state.to_json()
