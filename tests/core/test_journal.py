"""Journal: it replays hash by hash, and every kind of damage is refused with the line at fault."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadJournal, BadSetup
from ludoteka.core.game import game_named
from ludoteka.core.journal import FORMAT, MOST_ANSWERS, MOST_CHARACTERS, NAME_LENGTH, Journal, state_hash
from ludoteka.core.match import Match
from tests.core.toy import GAME, EmbersGame

KEY = key_from_seed("journal")


def play(answers: int | None = None, names: list[str] | None = None) -> Match:
    """A match of the toy game, with the last options, up to its end or for so many answers."""
    match = Match(GAME, 2, KEY, names=names)
    while not match.over and (answers is None or len(match.journal.answers) < answers):
        seat = match.state.seat
        match.answer(seat, match.state.options(seat)[-1])
    return match


WHOLE = play()
LINES = WHOLE.journal.dump().splitlines()
LAST = len(LINES)  # the number of the closing line


def replay(lines: list[str]) -> Match:
    return Match.replay(GAME, Journal.parse("\n".join(lines) + "\n"))


def refuse(lines: list[str], message: str) -> None:
    with pytest.raises(BadJournal, match=message):
        replay(lines)


def edited(number: int, change: Callable[[Any], Any]) -> list[str]:
    """The journal with the JSON of one line (counted from 1) changed."""
    return [json.dumps(change(json.loads(line))) if i == number else line for i, line in enumerate(LINES, 1)]


def head(**changes: Any) -> list[str]:
    return edited(1, lambda data: data | changes)


# --- whole journals ---


def test_the_format() -> None:
    """A header, one line an answer, a closing line."""
    assert json.loads(LINES[0]) == {
        "journal": FORMAT,
        "game": "embers",
        "rules": 7,
        "players": 2,
        "settings": {"opening": "draft"},
        "key": KEY.hex(),
        "names": ["Player 1", "Player 2"],
    }
    first = WHOLE.journal.answers[0]
    assert json.loads(LINES[1]) == [0, 0, first.text, first.after]
    assert json.loads(LINES[-1]) == {"answers": LAST - 2, "scores": WHOLE.state.scores()}


def test_a_whole_journal_replays_to_the_same_state() -> None:
    again = replay(LINES)
    assert again.state.to_json() == WHOLE.state.to_json()
    assert again.journal.dump() == WHOLE.journal.dump()
    assert [event.seen_by(0) for event in again.events] == [event.seen_by(0) for event in WHOLE.events]


@pytest.mark.parametrize("answers", range(12))
def test_a_journal_of_a_running_match_replays_too(answers: int) -> None:
    match = play(answers)
    assert json.loads(match.journal.dump().splitlines()[-1]) == {"answers": answers, "scores": None}
    again = Match.replay(GAME, Journal.parse(match.journal.dump()))
    assert again.state.to_json() == match.state.to_json()
    assert again.journal.scores is None


@pytest.mark.parametrize("upto", range(LAST - 1))
def test_replay_up_to_an_answer(upto: int) -> None:
    again = Match.replay(GAME, WHOLE.journal, upto)
    assert again.state.number == upto
    assert state_hash(again.state) == state_hash(play(upto).state)


def test_an_answer_carries_the_fingerprint_of_the_state_it_led_to() -> None:
    for number, answer in enumerate(WHOLE.journal.answers, 1):
        assert state_hash(play(number).state) == answer.after


@example(["two\u2028lines", "\x85\x1e"])
@given(st.lists(st.text(max_size=NAME_LENGTH), min_size=2, max_size=2))
def test_names_are_kept_whatever_they_are(names: list[str]) -> None:
    """Line breaks of any kind included."""
    journal = Journal.parse(play(3, names).journal.dump())
    assert journal.names == names
    assert Match.replay(GAME, journal).journal.names == names


def test_a_computer_player_is_read_by_the_name_it_has_now() -> None:
    journal = Journal.parse(play(3, ["human", "greedy"]).journal.dump())
    assert journal.names == ["human", "adept"]
    assert Match.replay(GAME, journal).journal.names == ["human", "adept"]


def test_a_match_from_a_saved_state_carries_it() -> None:
    early = play(5)
    match = Match(GAME, 2, KEY, start=early.state.to_json())
    match.answer(match.state.seat, match.state.options(match.state.seat)[0])
    lines = match.journal.dump().splitlines()
    assert json.loads(lines[0])["start"] == early.state.to_json()
    assert replay(lines).state.to_json() == match.state.to_json()


# --- cut ---


def test_an_empty_journal() -> None:
    for text in ("", "\n"):
        with pytest.raises(BadJournal, match=r"^the journal is empty$"):
            Journal.parse(text)


@pytest.mark.parametrize("kept", range(1, LAST))
def test_cut_after_any_line(kept: int) -> None:
    refuse(LINES[:kept], f"^the journal is cut short: its closing line is missing after line {kept}$")


@given(st.integers(1, len("\n".join(LINES)) - 1))
def test_cut_anywhere(length: int) -> None:
    text = "\n".join(LINES)[:length]
    with pytest.raises(BadJournal, match=rf"line {len(text.removesuffix(chr(10)).splitlines())}\b"):
        Journal.parse(text)


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_line_is_missing(number: int) -> None:
    lines = LINES[: number - 1] + LINES[number:]
    refuse(lines, rf"\bline {number if number < LAST - 1 else LAST - 1}\b")


@pytest.mark.parametrize("number", range(2, LAST))
def test_a_line_stands_twice(number: int) -> None:
    refuse(
        LINES[:number] + LINES[number - 1 :], rf"^line {number + 1} of the journal is damaged: answer \d+ is expected"
    )


def test_lines_follow_the_closing_line() -> None:
    refuse([*LINES, LINES[-1]], f"^line {LAST} of the journal is damaged")
    refuse([*LINES, ""], f"^line {LAST + 1} of the journal is damaged: it is not JSON")


@pytest.mark.parametrize("answers", [-1, 0, LAST - 3, LAST - 1, None, "many"])
def test_a_wrong_number_of_answers(answers: object) -> None:
    refuse(edited(LAST, lambda data: data | {"answers": answers}), rf"the journal is cut short: .*\b{LAST - 2}\b")


# --- edited ---


@pytest.mark.parametrize("number", range(2, LAST))
def test_an_answer_that_was_edited_to_another_legal_one(number: int) -> None:
    before = play(number - 2)
    seat, text = WHOLE.journal.answers[number - 2].seat, WHOLE.journal.answers[number - 2].text
    question = before.question(seat)
    assert question is not None
    for other in question.texts:
        if other != text:
            lines = LINES.copy()
            lines[number - 1] = json.dumps([number - 2, seat, other, WHOLE.journal.answers[number - 2].after])
            refuse(
                lines, rf"^answer {number - 2} \(line {number}\) leads to a different state: the journal was edited$"
            )


@pytest.mark.parametrize("number", range(2, LAST))
def test_an_answer_that_was_edited_to_nonsense(number: int) -> None:
    refuse(
        edited(number, lambda row: [row[0], row[1], "resign", row[3]]),
        rf"^answer {number - 2} \(line {number}\) is not possible: 'resign' is not open to seat \d now; its ",
    )


@pytest.mark.parametrize("number", range(2, LAST))
def test_a_fingerprint_that_was_edited(number: int) -> None:
    refuse(
        edited(number, lambda row: [*row[:3], "0" * 16]),
        rf"^answer {number - 2} \(line {number}\) leads to a different state: the journal was edited$",
    )


@pytest.mark.parametrize("seat", [-1, 2, 64, 1 << 70, "0", None, 0.0, True, [0]])
def test_a_seat_that_is_none(seat: object) -> None:
    refuse(edited(3, lambda row: [row[0], seat, row[2], row[3]]), r"\bline 3\b")


def test_the_other_seat() -> None:
    number = next(
        i for i, answer in enumerate(WHOLE.journal.answers, 2) if answer.text == "pass" or "play" in answer.text
    )
    refuse(
        edited(number, lambda row: [row[0], 1 - row[1], row[2], row[3]]),
        rf"^answer {number - 2} \(line {number}\) is not possible: seat \d owes no answer now",
    )


@pytest.mark.parametrize(
    "row", [None, 7, "x", {}, [], [1, 0, "pass"], [5, 0, "pass", "00"], [1, 0, 3, "00"], [1, 0, "pass", 12]]
)
def test_a_line_that_is_no_answer(row: object) -> None:
    refuse(edited(3, lambda _: row), "^line 3 of the journal is damaged: answer 1 is expected there$")


@pytest.mark.parametrize("number", [1, 2, 7, LAST - 1, LAST])
@pytest.mark.parametrize("text", ["", "{", "pass", "[" * 9000, '{"a": 1}}', "\x00"])
def test_a_line_that_is_no_json(number: int, text: str) -> None:
    refuse(
        [text if i == number else line for i, line in enumerate(LINES, 1)],
        f"^line {number} of the journal is damaged: it is not JSON$",
    )


@pytest.mark.parametrize("place", range(0, 64, 7))
def test_a_key_that_was_edited(place: int) -> None:
    digit = "0" if KEY.hex()[place] != "0" else "1"
    refuse(head(key=KEY.hex()[:place] + digit + KEY.hex()[place + 1 :]), r"^answer \d+ \(line \d+\) ")


@pytest.mark.parametrize(
    "changes",
    [
        {"key": KEY.hex()[:-2]},
        {"key": KEY.hex() + "00"},
        {"key": "z" * 64},
        {"key": ""},
        {"key": 5},
        {"key": None},
        {"game": None},
        {"rules": "seven"},
        {"rules": float("inf")},
        {"rules": None},
        {"players": 0},
        {"players": 5},
        {"players": -2},
        {"players": 1 << 70},
        {"players": "2"},
        {"settings": None},
        {"settings": []},
        {"settings": {"opening": 3}},
        {"settings": {"opening": "chess"}},
        {"settings": {"weather": "rain"}},
        {"names": None},
        {"names": 3},
        {"names": []},
        {"names": ["only one"]},
        {"names": [1, 2]},
        {"start": 3},
        {"start": []},
        {"start": {}},
        {"start": {"seats": 2}},
    ],
    ids=str,
)
def test_a_header_that_was_edited(changes: dict[str, Any]) -> None:
    refuse(head(**changes), r"\bline 1\b")


@pytest.mark.parametrize("name", ["game", "rules", "players", "settings", "key", "names"])
def test_a_header_that_lacks_something(name: str) -> None:
    refuse(edited(1, lambda data: {k: v for k, v in data.items() if k != name}), "^line 1 of the journal is damaged")


@pytest.mark.parametrize("header", [[], 1, None, {}, {"journal": 2}, {"game": "embers"}])
def test_no_journal_at_all(header: object) -> None:
    refuse(edited(1, lambda _: header), "^this is not a journal of format 1: line 1 must say so$")


@pytest.mark.parametrize("scores", [[0, 0], [1], [], ["3", "4"], [None, None], None, "3", {"0": 3}, [1e400, 0]])
def test_scores_that_were_edited(scores: object) -> None:
    refuse(edited(LAST, lambda data: data | {"scores": scores}), rf"\bline {LAST}\b")


def test_scores_of_a_match_that_is_not_over() -> None:
    lines = play(6).journal.dump().splitlines()
    lines[-1] = json.dumps({"answers": 6, "scores": [3, 4]})
    refuse(lines, r"\bline 8\b.*\[3, 4\]")


# --- larger than any match ---


def test_more_answers_than_any_match_has() -> None:
    lines = [LINES[0], *['[0, 0, "", ""]'] * (MOST_ANSWERS + 1), LINES[-1]]
    refuse(lines, rf"^the journal is too long: {MOST_ANSWERS + 3} lines; at most {MOST_ANSWERS + 2} are read$")


def test_more_text_than_any_match_has() -> None:
    refuse([*LINES, " " * MOST_CHARACTERS], rf"^the journal is too long: \d+ characters; at most {MOST_CHARACTERS} ")
    refuse(head(start={"deck": [0] * 100_000}), r"^line 1 of the journal is too long: \d+ characters$")
    refuse(edited(2, lambda _: [0] * 5000), r"^line 2 of the journal is too long: \d+ characters$")


@pytest.mark.parametrize(
    "changes",
    [
        {"names": ["a", "b" * (NAME_LENGTH + 1)]},
        {"names": ["a", "\ud800"]},
        {"names": ["a"] * 101, "players": 101},
        {"game": "embers" * 100},
        {"game": "em\nbers"},
        {"game": "em\ud800bers"},
        {"settings": {"opening": "x" * 101}},
        {"settings": {str(i): "x" for i in range(101)}},
        {"rules": 10**9},
        {"rules": True},
    ],
    ids=lambda changes: str(changes)[:40],
)
def test_a_header_that_holds_too_much(changes: dict[str, Any]) -> None:
    refuse(
        head(**changes), "^line 1 of the journal is damaged: game, rules, players, settings, key or names are wrong$"
    )


@pytest.mark.parametrize(
    "row",
    [[0, 0, "x" * 1001, ""], [0, 0, "two\nlines", ""], [0, 0, "\ud800", ""], [0, 0, "", "f" * 17], [0, True, "", ""]],
)
def test_an_answer_that_holds_too_much(row: list[Any]) -> None:
    refuse(edited(2, lambda _: row), "^line 2 of the journal is damaged: answer 0 is expected there$")


@pytest.mark.parametrize("scores", [[10**7, 0], [1, 2, 3], [True, False], [10**400, 0]])
def test_scores_that_hold_too_much(scores: list[Any]) -> None:
    refuse(edited(LAST, lambda data: data | {"scores": scores}), "scores must be whole numbers$")


def test_what_is_wrong_is_not_repeated_at_length() -> None:
    for lines in (
        edited(2, lambda row: [0, 10**4000, *row[2:]]),
        edited(LAST, lambda data: data | {"answers": [0] * 10_000}),
    ):
        with pytest.raises(BadJournal) as refusal:
            replay(lines)
        assert len(str(refusal.value)) < 200


# --- another game, other rules ---


@pytest.mark.parametrize("rules", [0, 6, 8])
def test_made_by_another_version_of_the_rules(rules: int) -> None:
    refuse(head(rules=rules), rf"line 1\b.* rules version {rules} of embers; this is version 7$")


def test_made_by_this_version_and_opened_by_the_next() -> None:
    class Newer(EmbersGame):
        rules = 8

    with pytest.raises(BadJournal, match="rules version 7 of embers; this is version 8"):
        Match.replay(Newer(), WHOLE.journal)


def test_a_journal_of_another_game() -> None:
    refuse(head(game="chess"), "line 1 .*journal of 'chess', not of 'embers'$")


def test_a_journal_of_a_game_that_is_not_installed() -> None:
    journal = Journal.parse("\n".join(head(game="chess")) + "\n")
    with pytest.raises(BadSetup, match="there is no game 'chess'; these are installed: "):
        game_named(journal.game)


# --- anything else ---

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=6,
)


def survives(text: str) -> None:
    """A damaged journal is refused as such, or is still the journal of the very same match."""
    try:
        again = Match.replay(GAME, Journal.parse(text))
    except BadJournal:
        return
    assert again.state.to_json() == WHOLE.state.to_json()


@given(st.text())
def test_any_text(text: str) -> None:
    with pytest.raises(BadJournal):
        Journal.parse(text)


@given(number=st.integers(1, LAST), value=JSON)
def test_any_line_replaced_by_anything(number: int, value: Any) -> None:
    survives("\n".join(edited(number, lambda _: value)) + "\n")


@given(number=st.integers(1, LAST), value=JSON, data=st.data())
def test_any_value_replaced_by_anything(number: int, value: Any, data: st.DataObject) -> None:
    def change(row: Any) -> Any:
        place = data.draw(st.sampled_from(sorted(row) if isinstance(row, dict) else range(len(row))))
        row[place] = value
        return row

    survives("\n".join(edited(number, change)) + "\n")


@given(data=st.data(), value=JSON)
def test_any_value_of_a_starting_state_replaced_by_anything(data: st.DataObject, value: Any) -> None:
    saved = play(5).state.to_json()
    match = Match(GAME, 2, KEY, start=saved)
    match.answer(match.state.seat, match.state.options(match.state.seat)[0])
    end = match.state.to_json()
    match.journal.start = saved | {data.draw(st.sampled_from(sorted(saved))): value}
    try:
        again = Match.replay(GAME, Journal.parse(match.journal.dump()))
    except BadJournal:
        return
    assert again.state.to_json() == end


@given(st.data())
def test_any_character_replaced_by_anything(data: st.DataObject) -> None:
    text = WHOLE.journal.dump()
    place = data.draw(st.integers(0, len(text) - 1))
    survives(text[:place] + data.draw(st.characters()) + text[place + 1 :])
