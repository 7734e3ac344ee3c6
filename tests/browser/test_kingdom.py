"""Enchanted Kingdom by mouse: an ability token is chosen, read and used."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import PANEL, Person, take_turns
from tests.browser.process import ServerProcess

# These need more than a turn of one's own: water, a raised gauge, the end of the match.
PICKY = ("Gift to the Sea", "Vow of Humility", "Keeper of Secrets")


def choose_token(person: Person) -> bool:
    """Choose one of three tokens that can be used soon, if there is one."""
    hurry(person, until=lambda: person.kind == "choose-token")
    person.open().ready()
    tokens = person.page.locator(f"{PANEL} .three button")
    expect(tokens).to_have_count(3)
    names = [text.split("\n")[0].strip() for text in tokens.all_inner_texts()]
    usable = [name for name in names if name not in PICKY]
    if usable:
        person.press(tokens.nth(names.index(usable[0])))
    return bool(usable)


def test_an_ability_token_is_used(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    for _ in range(9):
        anna.deal(level="archmage", kingdom="on", enchantment="drought", tokens="on")
        if choose_token(anna):
            break
    token = anna.page.locator(".ability.lit")
    take_turns(anna, until=lambda: anna.kind == "main" and anna.asked() and token.count() == 1)
    number = anna.number
    anna.press(token)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    anna.press(dialog.get_by_role("button", name="Use the ability token"))
    anna.answered(number)
    expect(dialog).to_have_count(0)
    assert anna.my_board["token_used"]
