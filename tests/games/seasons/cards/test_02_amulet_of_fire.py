"""Amulet of Fire: its owner looks at four cards, takes one into hand and discards the others."""

from ludoteka.games.seasons.scenario import Scenario, Seat

TOP = ["runic-cube-of-eolis", "hand-of-fortune", "purse-of-io", "lewis-greyface"]


def looking() -> Scenario:
    """Seat 0 looks at the four cards of TOP."""
    s = Scenario(Seat(hand=["amulet-of-fire"], reserve="fire+fire"), Seat(), deck=[*TOP, "tree-of-light"])
    return s.do("summon amulet-of-fire")


def all_cards_but(*cards: int) -> list[int]:
    """The other cards of the wizard level."""
    rest = [*range(1, 31), *range(1, 31)]
    for card in cards:
        rest.remove(card)
    return rest


def test_costs_two_fire() -> None:
    assert looking().seat(0).reserve == "nothing"


def test_is_not_offered_with_one_fire() -> None:
    s = Scenario(Seat(hand=["amulet-of-fire"], reserve="fire+air+water+earth", crystals=20), Seat())
    assert "summon amulet-of-fire" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=["amulet-of-fire"]), Seat()).seat(0).score == 6


def test_exactly_one_of_the_top_four_must_be_kept() -> None:
    s = looking()
    assert s.asked == 0
    assert sorted(s.options) == sorted(f"keep {card}" for card in TOP)


def test_the_kept_card_goes_to_hand_and_three_are_discarded() -> None:
    s = looking().do("keep hand-of-fortune")
    assert s.seat(0).hand == ["hand-of-fortune"]
    assert sorted(s.discard) == sorted(card for card in TOP if card != "hand-of-fortune")
    assert s.deck[0] == "tree-of-light"
    assert s.kind == "main"


def test_of_two_equal_cards_the_other_is_discarded() -> None:
    s = Scenario(
        Seat(hand=["amulet-of-fire"], reserve="fire+fire"),
        Seat(),
        deck=["purse-of-io", "purse-of-io", "tree-of-light", "beggars-horn"],
    )
    s.do("summon amulet-of-fire", "keep purse-of-io")
    assert s.seat(0).hand == ["purse-of-io"]
    assert sorted(s.discard) == ["beggars-horn", "purse-of-io", "tree-of-light"]


def test_rivals_see_neither_the_cards_looked_at_nor_those_discarded() -> None:
    """R218."""
    s = looking()
    assert s.state.view(0)["looked"]["cards"] == ["base:22", "base:20", "base:8", "base:21"]
    assert s.state.view(1)["looked"] == {"by": 0, "n": 4, "cards": []}
    s.do("keep hand-of-fortune")
    assert s.state.view(0)["discard"] == ["base:22", "base:8", "base:21"]
    assert s.state.view(1)["discard"] == [None, None, None]
    assert s.state.view(1)["players"][0]["known"]["hand"] == []
    for kind in ("looked", "kept", "discarded"):
        assert [set(event) for event in s.told(kind, viewer=1)] == [{"kind", "seat", "n", "cause"}]
        assert s.told(kind, viewer=1)[0]["cause"] == "base:2"


def test_the_discard_pile_becomes_the_deck_in_the_middle_of_the_draw() -> None:
    """R268: cards being looked at are not shuffled in."""
    s = Scenario(
        Seat(hand=["amulet-of-fire"], reserve="fire+fire"), Seat(), deck=["purse-of-io", "lewis-greyface"], deck_size=2
    )
    s.do("summon amulet-of-fire")
    assert s.looked[:2] == ["purse-of-io", "lewis-greyface"]
    assert len(s.looked) == 4
    assert s.discard == []
    assert len(s.deck) == 95  # 100 cards less the Amulet and the four looked at


def test_taking_the_last_card_renews_the_deck_before_the_others_are_discarded() -> None:
    """R140: the three cards not kept are the first of a new pile."""
    s = Scenario(Seat(hand=["amulet-of-fire"], reserve="fire+fire"), Seat(), deck=TOP, deck_size=4)
    s.do("summon amulet-of-fire", "keep purse-of-io")
    assert sorted(s.discard) == sorted(card for card in TOP if card != "purse-of-io")
    assert len(s.deck) == 95


def test_with_too_few_cards_it_chooses_among_those_there_are() -> None:
    """R268."""
    s = Scenario(
        Seat(hand=[2], reserve="fire+fire"),
        Seat(archive_3=all_cards_but(2, 8, 14, 21)),
        level="wizard",
        deck=[8, 14],
        discard=[21],
    )
    s.do("summon amulet-of-fire")
    assert sorted(s.options) == ["keep beggars-horn", "keep lewis-greyface", "keep purse-of-io"]
    s.do("keep lewis-greyface")
    assert s.seat(0).hand == ["lewis-greyface"]


def test_cannot_be_summoned_while_the_draw_of_the_die_is_pending() -> None:
    """R172: the fifth face of the first winter die shows the draw symbol."""
    s = Scenario(Seat(hand=["amulet-of-fire"], reserve="fire+fire", die=5), Seat(), at="turn")
    assert sorted(s.options) == ["bonus draw", "draw"]


def test_works_when_put_into_play_free() -> None:
    s = Scenario(Seat(hand=["amulet-of-fire"], in_play=["potion-of-dreams"]), Seat(), deck=TOP)
    s.do("activate potion-of-dreams", "keep purse-of-io")
    assert s.seat(0).hand == ["purse-of-io"]
