"""What is offered: only what can do something, and nothing that must be called off."""

from ludoteka.games.etherstone.scenario import Scenario, Seat


def test_recalling_to_summon_is_offered_only_if_something_can_be_summoned_then() -> None:
    """A33: the card that goes back to the hand cannot be recalled again for a lower price."""
    s = Scenario(
        Seat("ВО002", hand=["ТУ011"], in_play=["ТУ012"]), Seat("ВО003", hand=["УК014"]), values=(1, 1, 2, 1, 1)
    )
    s.do("take green")
    assert s.seat(0).in_play == ["ТУ012"]
    assert "apply ТУ012.1" not in s.options


def test_who_attacks_cannot_be_exhausted_for_strength() -> None:
    """A89: leader 1 and follower 1 against 5: the follower's +3 needs a follower that stays away."""
    seat = Seat("ВО002", hand=["УК005"], in_play=["УК003"])
    s = Scenario(seat, Seat("ВО003", hand=["УК014"]), threats=("УГ005", "УГ010", "УГ011"))
    assert "attack УГ005" not in s.options
    helped = Seat("ВО002", hand=["УК005"], in_play=["УК003", "СВ002"])
    s = Scenario(helped, Seat("ВО003", hand=["УК014"]), threats=("УГ005", "УГ010", "УГ011"))
    assert "attack УГ005" in s.options


def test_rerolling_up_to_two_dice_may_be_none() -> None:
    """The text says up to two (A33): the stones that come with it are gained all the same."""
    s = Scenario(
        Seat("ВО002", hand=["УК005"], in_play=["СА015", "СА011"]),
        Seat("ВО003", hand=["УК014"]),
        threats=("УГ007", "УГ002", "УГ003"),
        dice="wr",
    )
    s.do("attack УГ007", "team СА015+СА011", "apply СА011.1", "confirm")
    assert s.options == ["reroll nothing", "reroll white", "reroll red", "reroll white+red"]
    values = list(s.state.values)
    s.do("reroll nothing")
    assert list(s.state.values) == values
    assert not s.told("rerolled")
