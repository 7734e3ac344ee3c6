"""The terminal game, played by keyboard."""

from pathlib import Path

import pytest
from textual.containers import VerticalScroll

from ludoteka.bots import bot_names
from ludoteka.games.seasons import GAME
from ludoteka.prose import Prose
from ludoteka.terminal.saves import Saves
from ludoteka.terminal.screens import Cards, Curtain, Reading
from ludoteka.terminal.sitting import Sitting, names_of
from ludoteka.text import LANGUAGES, texts
from tests.terminal.keyboard import SMALL, WIDE, Dawdler, Keyboard, at_table, sit_down


def test_the_draft_and_the_split_by_toggling() -> None:
    sitting = sit_down("human", "adept", level="archmage")

    async def play(keyboard: Keyboard) -> None:
        for _ in range(8):
            assert keyboard.menu.length >= 2
            await keyboard.press("down", "enter")
        assert keyboard.menu.picking
        await keyboard.press("space", "down", "space", "down", "space")
        assert keyboard.menu.marked is not None
        assert "can be taken back" in keyboard.reads()
        await keyboard.press("enter")
        assert "Choose 3 cards for the second year" in keyboard.reads()
        await keyboard.press("u")
        assert "Choose 3 cards to begin with" in keyboard.reads()
        await keyboard.part_cards()
        assert sitting.match.view(0)["round"] == 1

    at_table(play, sitting)


def test_undo_restart_and_what_is_final() -> None:
    sitting = sit_down("human", "random")

    async def play(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        assert "cannot be taken back" in keyboard.reads(), "after the die the next one chooses"
        await keyboard.press("enter")
        start = sitting.match.state.to_json()
        await keyboard.choose("summoning gauge +1")
        await keyboard.choose("summoning gauge +1")
        assert sitting.match.view(0)["players"][0]["bonus"] == 2
        await keyboard.press("u")
        assert sitting.match.view(0)["players"][0]["bonus"] == 1
        assert "Taken back" in keyboard.reads()
        await keyboard.choose("summoning gauge +1")
        await keyboard.press("r")
        assert sitting.match.state.to_json() == start
        await keyboard.press("u")
        assert sitting.match.state.to_json() == start, "the die and the rival's answer stay"
        assert texts("en")("terminal-cannot-undo") in keyboard.reads()
        await keyboard.press(str(keyboard.row_of("End the turn")))
        assert "cannot be taken back" in keyboard.reads()
        await keyboard.press(str(keyboard.row_of("summoning gauge +1")))
        assert "can be taken back" in keyboard.reads()

    at_table(play, sitting)


def test_restarting_stops_at_the_beginning_of_the_turn() -> None:
    """The last player to take a die acts at once after it: taking it again is no part of the turn."""
    sitting = sit_down("human", "random")
    match = sitting.match
    while match.view(0)["round"] == 0:
        sitting.answer(sitting.asked()[0], match.state.options(sitting.asked()[0])[0])
    while match.view(0)["first"] != 1 or match.view(0)["asked"] != [{"seat": 0, "kind": "take-die"}]:
        sitting.answer(match.state.seat, match.state.options(match.state.seat)[0])
    sitting.answer(0, match.state.options(0)[0])
    while match.state.seat == 1:
        sitting.answer(1, 0)

    async def play(keyboard: Keyboard) -> None:
        taken = match.view(0)["dice"]
        if keyboard.menu.question.prompt.plain == "Your turn":
            await keyboard.choose("summoning gauge +1")
            await keyboard.press("r")
        assert match.view(0)["dice"] == taken

    at_table(play, sitting)


def test_resume_after_the_game_was_killed(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    killed = sit_down("human", "adept", saves=saves)

    async def begin(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        await keyboard.press("enter")

    at_table(begin, killed)  # nothing is done at the end: what is on disk must suffice
    found = saves.load()
    assert found is not None
    again = Sitting(found[0], saves, found[1])
    assert again.match.state.to_json() == killed.match.state.to_json()
    assert again.seats == ["human", "adept"]

    async def go_on(keyboard: Keyboard) -> None:
        assert "A match is waiting" in keyboard.reads()
        await keyboard.press_first("enter")
        assert keyboard.sitting is again
        assert "Year I, round 1, winter: Player (you) rolled the dice" in keyboard.reads()
        await keyboard.choose("End the turn")

    at_table(go_on, sit_down("human", "random"), waiting=again)
    assert len(list(saves.under_way.iterdir())) == 1


def test_a_new_match_instead_of_the_waiting_one(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    old, new = sit_down("human", "random", saves=saves), sit_down("human", "adept", seed="new", saves=saves)
    old.save()
    new.save()

    async def begin(keyboard: Keyboard) -> None:
        await keyboard.press_first("down", "enter")
        assert keyboard.sitting is new
        await keyboard.part_cards()

    at_table(begin, new, waiting=old)
    assert len(list(saves.under_way.iterdir())) == 2, "the old one is kept"


def test_cards_can_be_read() -> None:
    sitting = sit_down("human", "random")

    async def read(keyboard: Keyboard) -> None:
        card = keyboard.menu.card
        text = Prose("seasons", "en", []).card_text(card)
        assert text[:30] in keyboard.reads(), "beside the table"
        await keyboard.press("c")
        assert isinstance(keyboard.front, Cards)
        assert text in keyboard.reads()
        await keyboard.press("down")
        assert text not in keyboard.reads()
        await keyboard.press("escape")
        assert keyboard.sees_table()

    at_table(read, sitting)


def test_what_cannot_be_done_is_told_with_its_reasons() -> None:
    sitting = sit_down("human", "random")

    async def read(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        assert sitting.match.state.question_kind(sitting.match.state.agenda[-1], 0) == "take-die"
        card = sitting.match.view(0)["players"][0]["cards"]["hand"][0]
        name = Prose("seasons", "en", []).card_name(card)
        await keyboard.press("w")
        told = keyboard.reads()
        assert isinstance(keyboard.front, Reading)
        assert "Your summoning gauge stands at 0: no card can be played yet" in told
        assert "Transmute energy" in told
        assert "You have no energy" in told
        assert name in told
        await keyboard.press("escape", "c")
        assert isinstance(keyboard.front, Cards)
        assert "Your summoning gauge stands at 0: no card can be played yet" in keyboard.reads()
        await keyboard.press("escape")

    at_table(read, sitting)


def test_a_card_is_read_with_its_rulings_to_the_end() -> None:
    sitting = sit_down("human", "random")
    prose = Prose("seasons", "en", [])

    async def read(keyboard: Keyboard) -> None:
        await keyboard.press("c")
        page = keyboard.front.query_one("#scroll", VerticalScroll)
        long = 0
        for card in sitting.match.view(0)["players"][0]["cards"]["drafted"]:
            assert prose(f"card-{card.replace(':', '-')}.text") in keyboard.reads()
            rulings = prose.rulings(f"card-{card.replace(':', '-')}")
            assert all(ruling in keyboard.reads() for ruling in ["Rulings", *rulings])
            assert page.scroll_y == 0, "a card begins at its top"
            if page.max_scroll_y:
                long += 1
                await keyboard.press("right", "right", "right")
                assert page.scroll_y == page.max_scroll_y
                await keyboard.press("left")
                assert page.scroll_y < page.max_scroll_y
            await keyboard.press("down")
        assert long, "some are too long for so small a screen"

    at_table(read, sitting, size=SMALL)


def test_help_and_history() -> None:
    sitting = sit_down("human", "random")

    async def read(keyboard: Keyboard) -> None:
        await keyboard.press("question_mark")
        assert "take back your last answer" in keyboard.reads()
        assert "≈ water" in keyboard.reads()
        await keyboard.press("escape")
        await keyboard.part_cards()
        await keyboard.press("h")
        assert isinstance(keyboard.front, Reading)
        assert "Player (you) split the cards into three sets" in keyboard.reads()

    at_table(read, sitting)


def test_search_by_typing() -> None:
    sitting = sit_down("human", "adept", level="archmage")

    async def search(keyboard: Keyboard) -> None:
        wanted, length = keyboard.menu.question.choices[4], keyboard.menu.length
        name = Prose("seasons", "en", []).card_name(wanted.card)
        await keyboard.press("slash", *name.replace(" ", "").replace("'", "")[:4].lower())
        assert "Search:" in keyboard.reads()
        assert wanted in keyboard.menu.choices
        assert keyboard.menu.length < length
        await keyboard.press("escape")
        assert keyboard.menu.length == length

    at_table(search, sitting)


def test_the_language_changes_under_the_hand() -> None:
    sitting = sit_down("human", "random")

    async def switch(keyboard: Keyboard) -> None:
        await keyboard.press("space", "down")
        seen = []
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            await keyboard.press("l")
            assert texts(language)("seasons-ask-split-hand", n=3) in keyboard.reads()
            assert sum(keyboard.menu.counts.values()) == 1, "what was picked stays picked"
            assert keyboard.menu.cursor == 1
            seen.append(keyboard.reads())
        assert len(set(seen)) == 3

    at_table(switch, sitting)


def test_keys_work_on_a_cyrillic_keyboard() -> None:
    sitting = sit_down("human", "random")

    async def switch(keyboard: Keyboard) -> None:
        await keyboard.press("д")
        assert texts("ru")("seasons-ask-split-hand", n=3) in keyboard.reads()
        await keyboard.press("с")
        assert isinstance(keyboard.front, Cards)

    at_table(switch, sitting)


def test_a_small_screen_and_one_too_small() -> None:
    sitting = sit_down("human", "random", "random", "random")

    async def look(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        assert not keyboard.table.query_one("#right").display
        assert "Choose a season die" in keyboard.reads()
        for part in ("Player (you)", "Dabbler 3", "q quit", "? help", "Hand", "Archive II:"):
            assert part in keyboard.reads()
        assert keyboard.table.query_one("#options").size.height >= 4
        await keyboard.pilot.resize_terminal(*WIDE)
        await keyboard.until(lambda: keyboard.table.query_one("#right").display)
        await keyboard.pilot.resize_terminal(60, 20)
        await keyboard.until_reads("The window is too small")

    at_table(look, sitting, size=SMALL)


def test_a_curtain_hides_the_other_hand() -> None:
    sitting = sit_down("human", "human")
    prose = Prose("seasons", "en", [])

    def secrets(owner: int) -> list[str]:
        """Names of cards that only this seat knows it has."""
        own = sitting.match.view(owner)["players"][owner]["cards"]
        known = str(sitting.match.view(1 - owner))
        held = own["hand"] + own["archive_2"] + own["archive_3"] + own["drafted"]
        return [prose.card_name(card) for card in held if f"'{card}'" not in known]

    async def play(keyboard: Keyboard) -> None:
        assert isinstance(keyboard.front, Curtain)
        assert "Player 1, it is your turn" in keyboard.reads()
        for name in secrets(0) + secrets(1):
            assert name not in keyboard.reads()
        await keyboard.press("space", "x", "escape")
        assert isinstance(keyboard.front, Curtain), "only Enter opens it"
        await keyboard.press("enter")
        assert all(name in keyboard.reads() for name in secrets(0))
        await keyboard.part_cards()
        assert isinstance(keyboard.front, Curtain)
        assert "Player 2, it is your turn" in keyboard.reads()
        for name in secrets(0) + secrets(1):
            assert name not in keyboard.reads()
            assert name not in keyboard.reads(keyboard.table), "nothing flashes up when the curtain opens"
        await keyboard.press("enter")
        assert len(secrets(0)) > 3
        assert not any(name in keyboard.reads() for name in secrets(0))
        await keyboard.press("h")
        assert not any(name in keyboard.reads() for name in secrets(0))
        await keyboard.press("escape", "c")
        assert not any(name in keyboard.reads() for name in secrets(0))

    at_table(play, sitting)


def test_what_was_left_open_is_closed_before_the_next_person_sits_down() -> None:
    sitting = sit_down("human", "random", "human")
    bot = Dawdler()
    bot.play(sitting, 1)

    async def play(keyboard: Keyboard) -> None:
        await keyboard.press("enter")
        await keyboard.part_cards()
        await keyboard.press("enter")
        await keyboard.part_cards()
        assert isinstance(keyboard.front, Curtain)
        await keyboard.press("enter")
        bot.go_on.clear()
        await keyboard.strike("enter", "c")  # a die is taken, and while the bot thinks the cards are opened
        await keyboard.until(lambda: isinstance(keyboard.front, Cards))
        bot.go_on.set()
        await keyboard.until(lambda: isinstance(keyboard.front, Curtain))
        await keyboard.settled()
        assert "Player 3" in keyboard.reads()
        await keyboard.press("enter")
        assert keyboard.sees_table()
        assert keyboard.table.viewer == 2

    at_table(play, sitting)


def test_bots_alone_are_watched() -> None:
    sitting = sit_down("random", "random")

    async def watch(keyboard: Keyboard) -> None:
        await keyboard.until(lambda: isinstance(keyboard.front, Reading))
        await keyboard.press("escape")
        assert keyboard.table.viewer == -1
        assert "The match is over" in keyboard.reads()

    at_table(watch, sitting, size=SMALL)


def test_the_screen_stays_alive_while_a_bot_thinks() -> None:
    sitting = sit_down("human", "random")
    bot = Dawdler()
    bot.play(sitting, 1)

    async def wait(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        bot.go_on.clear()
        await keyboard.strike("enter")
        await keyboard.until_reads("Dabbler is thinking")
        await keyboard.strike("l")
        await keyboard.until_reads("думает")
        bot.go_on.set()
        await keyboard.settled()
        assert texts("ru")("seasons-ask-main") in keyboard.reads()

    at_table(wait, sitting)


def test_leaving_while_a_bot_thinks() -> None:
    sitting = sit_down("human", "random")
    bot = Dawdler()
    bot.play(sitting, 1)

    async def leave(keyboard: Keyboard) -> None:
        await keyboard.part_cards()
        bot.go_on.clear()
        await keyboard.strike("enter", "q")
        await keyboard.until(lambda: keyboard.app.return_code == 0)
        bot.go_on.set()

    at_table(leave, sitting)


def test_a_click_marks_and_a_second_one_chooses() -> None:
    sitting = sit_down("human", "random", level="wizard")

    async def click(keyboard: Keyboard) -> None:
        await keyboard.pilot.click("#options", offset=(6, 2))
        assert keyboard.menu.cursor == 2
        chosen = keyboard.menu.question.choices[2]
        await keyboard.pilot.click("#options", offset=(6, 2))
        await keyboard.settled()
        assert sitting.match.view(0)["players"][0]["cards"]["drafted"] == [chosen.card]

    at_table(click, sitting)


def test_a_question_is_not_answered_before_it_can_be_read() -> None:
    sitting = sit_down("human", "human")

    async def hurry(keyboard: Keyboard) -> None:
        await keyboard.press("enter")
        for answers in (1, 2):
            await keyboard.press("space", "down", "space", "down", "space")
            await keyboard.hammer("enter", 8)
            assert len(sitting.match.journal.answers) == answers
            if answers == 1:
                assert keyboard.menu.counts.total() == 0
        assert isinstance(keyboard.front, Curtain)  # it hides the next hand from those fingers too

    at_table(hurry, sitting)


def test_names_of_players() -> None:
    assert names_of(["human", "adept", "adept", "fancy"], "en") == ["Player (you)", "Adept 1", "Adept 2", "fancy"]
    assert names_of(["human", "random", "human"], "uk") == ["Гравець 1", "Аматор", "Гравець 3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_computer_player_has_a_name_of_its_own(language: str) -> None:
    kinds = bot_names(GAME)
    names = names_of(kinds, language)
    assert not set(names) & set(kinds)
    assert len(set(names)) == len(kinds) == 5
