"""The example on the rulebook's last page (R13, rulings A38 and A41)."""

from ludoteka.games.etherstone.cards.definition import FOLLOWER, card_named
from ludoteka.games.etherstone.scenario import Scenario
from ludoteka.text import texts
from tests.games.etherstone.rules.positions import me, rival

SHAPESHIFTER = "УК003"
DUCHESS = "УК002"


def test_the_cards_of_the_example() -> None:
    """Their names are known, and what they can do: two abilities of one, the 3-4 of the other, a follower."""
    say = texts("ru")
    assert say("etherstone-card-uk003") == "Прирученный метаморф"
    assert say("etherstone-card-uk002") == "Муравьиная герцогиня"
    assert len(card_named(SHAPESHIFTER).abilities) >= 2
    assert card_named(DUCHESS).kind == FOLLOWER
    assert card_named(DUCHESS).abilities[0].values == 1 << 3 | 1 << 4


def test_the_last_page() -> None:
    """A green die of 2: the lower ability applies the duchess's own, and the counter lies on her (R12.5, A38, A41)."""
    lower = len(card_named(SHAPESHIFTER).abilities)
    s = Scenario(me(in_play=[SHAPESHIFTER, DUCHESS]), rival(), values=(5, 5, 2, 5, 5))
    s.do("take green")
    assert s.options == [f"apply {SHAPESHIFTER}.{lower}", "stop"]
    s.do(f"apply {SHAPESHIFTER}.{lower}")
    assert s.seat(0).counters(DUCHESS) == 1
    assert s.seat(0).counters(SHAPESHIFTER) == 0
    assert s.seat(0).stones == "green+green"
    assert s.asked == 1


def test_any_ability_of_any_own_follower() -> None:
    """As the example says; the player chooses among them."""
    s = Scenario(me(in_play=[SHAPESHIFTER, DUCHESS, "УК001"]), rival(in_play=["СА003"]), values=(5, 5, 2, 5, 5))
    s.do("take green", f"apply {SHAPESHIFTER}.2")
    assert s.options == [f"apply {DUCHESS}.1", "apply УК001.1"]
    s.do(f"apply {DUCHESS}.1")
    assert s.seat(0).counters(DUCHESS) == 1
