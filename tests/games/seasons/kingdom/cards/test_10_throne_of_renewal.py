"""Throne of Renewal: a card of the hand is exchanged for a new one and the bonus marker goes a step back."""

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

THRONE = "throne-of-renewal"


def ruler(*hand: str, bonus: int = 1, in_play: tuple[str, ...] = ()) -> Seat:
    return Seat(hand=[THRONE, *hand], in_play=in_play, reserve="water+fire+fire", bonus=bonus)


def test_costs_a_water_and_two_fire() -> None:
    s = Scenario(Seat(hand=[THRONE], reserve="water+fire+fire+air"), Seat(), kingdom=True).do(f"summon {THRONE}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([THRONE], "air")
    s = Scenario(Seat(hand=[THRONE], reserve="water+water+fire+air"), Seat(), kingdom=True)
    assert f"summon {THRONE}" not in s.options


def test_is_worth_ten_prestige() -> None:
    assert Scenario(Seat(in_play=[THRONE]), Seat(), kingdom=True).seat(0).score == 10


def test_a_discarded_card_brings_a_new_one_and_a_step_back() -> None:
    s = Scenario(ruler("amulet-of-air", "purse-of-io", bonus=2), Seat(), kingdom=True, deck=["staff-of-spring"])
    s.do(f"summon {THRONE}")
    assert s.options == ["discard amulet-of-air", "discard purse-of-io"]
    s.do("discard purse-of-io")
    assert (s.seat(0).hand, s.seat(0).bonus) == (["amulet-of-air", "staff-of-spring"], 1)
    assert (s.discard, s.kind) == (["purse-of-io"], "main")


def test_with_cards_in_hand_one_must_be_discarded() -> None:
    """Rulebook: a single one too."""
    s = Scenario(ruler("amulet-of-air"), Seat(), kingdom=True, deck=["staff-of-spring"]).do(f"summon {THRONE}")
    assert (s.seat(0).hand, s.seat(0).bonus, s.discard) == (["staff-of-spring"], 0, ["amulet-of-air"])


def test_without_a_card_in_hand_nothing_happens() -> None:
    """Rulebook: neither card nor step."""
    s = Scenario(ruler(bonus=2), Seat(), kingdom=True).do(f"summon {THRONE}")
    assert (s.seat(0).hand, s.seat(0).bonus, s.discard, s.kind) == ([], 2, [], "main")


def test_a_marker_that_has_not_moved_stays() -> None:
    """Rulebook: the card is exchanged all the same."""
    s = Scenario(ruler("amulet-of-air", bonus=0), Seat(), kingdom=True, deck=["staff-of-spring"]).do(f"summon {THRONE}")
    assert (s.seat(0).hand, s.seat(0).bonus) == (["staff-of-spring"], 0)


def test_a_step_back_makes_room_for_another_bonus() -> None:
    s = Scenario(ruler("amulet-of-air", bonus=3), Seat(), kingdom=True)
    assert "bonus gauge" not in s.options
    s.do(f"summon {THRONE}", "bonus gauge")
    assert (s.seat(0).bonus, s.seat(0).gauge) == (3, 11)


def test_the_drawn_card_is_kept() -> None:
    """R156: there is no choice to throw it away."""
    s = Scenario(ruler("amulet-of-air"), Seat(), kingdom=True, deck=["damned-soul-of-onys"]).do(f"summon {THRONE}")
    assert (s.seat(0).hand, s.kind) == (["damned-soul-of-onys"], "main")


def test_discarded_and_drawn_card_stay_hidden_from_rivals() -> None:
    """R342"""
    s = Scenario(ruler("amulet-of-air"), Seat(), kingdom=True, deck=["staff-of-spring"]).do(f"summon {THRONE}")
    assert (s.state.view(0)["discard"], s.state.view(1)["discard"]) == (["base:1"], [None])
    assert "cards" not in s.told("discarded", viewer=1)[0]
    assert s.state.view(1)["players"][0]["known"]["hand"] == []


def test_with_no_other_card_the_discarded_one_is_drawn_again() -> None:
    """R156, R345: first the discard, then the draw."""
    seat = Seat(
        hand=[THRONE, "amulet-of-air"],
        reserve="water+fire+fire",
        bonus=1,
        archive_3=all_but(THRONE, "amulet-of-air"),
    )
    s = Scenario(seat, Seat(), kingdom=True, level=LEVEL).do(f"summon {THRONE}")
    assert (s.seat(0).hand, s.seat(0).bonus, s.discard) == (["amulet-of-air"], 0, [])


def test_a_shield_may_go_instead_of_the_card() -> None:
    """R109: card, step and 10 crystals follow."""
    s = Scenario(
        ruler("amulet-of-air", in_play=("shield-of-zira",)), Seat(), kingdom=True, deck=["staff-of-spring"]
    ).do(f"summon {THRONE}")
    assert s.options == ["discard amulet-of-air", "sacrifice shield-of-zira"]
    s.do("sacrifice shield-of-zira")
    assert (s.seat(0).hand, s.seat(0).bonus) == (["amulet-of-air", "staff-of-spring"], 0)
    assert (s.seat(0).crystals, s.seat(0).in_play) == (10, [THRONE])


def test_a_shield_has_nothing_to_protect_in_an_empty_hand() -> None:
    """R109: no card, no step, no crystals."""
    s = Scenario(ruler(in_play=("shield-of-zira",)), Seat(), kingdom=True).do(f"summon {THRONE}")
    assert (s.seat(0).in_play, s.seat(0).hand) == (["shield-of-zira", THRONE], [])
    assert (s.seat(0).bonus, s.seat(0).crystals) == (1, 0)


def test_a_raven_that_copies_the_given_shield_falls_before_the_card_is_drawn() -> None:
    """R135: with both piles empty the draw brings one of the two cards that were just laid there."""
    owner = Seat(
        hand=[THRONE, "amulet-of-air"],
        in_play=["shield-of-zira"],
        reserve="water+fire+fire",
        archive_3=all_but(THRONE, "amulet-of-air", "shield-of-zira", "raven-the-usurper"),
        die=3,
    )
    usurper = Seat(hand=["raven-the-usurper"], reserve="air+fire")
    s = Scenario(usurper, owner, kingdom=True, level=LEVEL, waiting=[1])
    s.do("summon raven-the-usurper", "copy shield-of-zira of seat 1").end_turn()
    s.do(f"summon {THRONE}", "sacrifice shield-of-zira")
    assert s.seat(0).in_play == []
    left = {"raven-the-usurper", "shield-of-zira"} - set(s.seat(1).hand)
    assert s.deck == list(left)


def test_works_when_put_into_play_free() -> None:
    seat = Seat(hand=[THRONE, "runic-cube-of-eolis"], in_play=["potion-of-dreams"], bonus=1)
    s = Scenario(seat, Seat(), kingdom=True, deck=["staff-of-spring"]).do("activate potion-of-dreams", f"play {THRONE}")
    assert (s.seat(0).hand, s.seat(0).bonus) == (["staff-of-spring"], 0)
