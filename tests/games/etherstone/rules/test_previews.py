"""What an option would do is told beforehand, and what the view says of strength, prices, dice and hints."""

from ludoteka.core.preview import preview
from ludoteka.games.etherstone.cards.definition import card_named
from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.games.etherstone.stones import NAMES
from tests.games.etherstone.rules.positions import me, rival


def test_a_payment_is_foreseen() -> None:
    """R7: one red stone and two of any colour."""
    s = Scenario(me(hand=["СА003", "ИС014"], stones="rrwgb"), rival())
    s.do("summon СА003")
    told = preview(s.state, 0, s.state.option_named(0, "pay white+red+black"))
    changes = {tuple(path): (before, after) for path, before, after in told.changes}
    assert told.outlook == "certain"
    assert changes["players", 0, "stones", "white"] == (1, 0)
    assert changes["players", 0, "stones", "red"] == (2, 1)
    assert changes["players", 0, "stones", "black"] == (1, 0)
    assert changes["players", 0, "hand"] == (2, 1)
    assert {"kind": "summoned", "seat": 0, "card": "СА003", "stones": {"white": 1, "red": 1, "black": 1}} in told.events


def test_a_new_roll_is_not_foreseen() -> None:
    """R5: what the dice will show is not known before they are rolled."""
    s = Scenario(me(hand=["СА003"]), rival())
    told = preview(s.state, 0, s.state.option_named(0, "refresh"))
    assert (told.outlook, told.events, told.changes) == ("open", [], [])


def test_dice_say_what_they_would_trigger() -> None:
    """A20, A21: by colour or by value; the purple one by its value until a colour is named."""
    s = Scenario(me(hand=["СА003"]), rival())
    for die in s.state.view(-1)["dice"]:
        for seat, board in enumerate(s.state.view(-1)["players"]):
            cards = [board["leader"], *(placed["card"] for placed in board["tableau"])]
            expected = [
                (seat, card, ability.index)
                for card in cards
                if card is not None
                for ability in card_named(card).on_die
                if ability.values >> die["value"] & 1
                or (die["die"] != "purple" and ability.colours >> NAMES.index(die["die"]) & 1)
            ]
            told = [(one["seat"], one["card"], one["ability"]) for one in die["triggers"] if one["seat"] == seat]
            assert told == (expected if die["by"] is None else [])
