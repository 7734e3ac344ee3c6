"""Treasures and trading."""

from ludoteka.games.elven_rage.scenario import Scenario, Seat


def test_a_treasure_brings_two_cards_and_at_once_down_to_five() -> None:
    """A8"""
    hand = ["initiate", "initiate", "initiate", "fanatic", "fanatic"]
    s = Scenario(Seat("black", hand=hand, treasures=1), Seat("snow"))
    s.do("cash a treasure")
    assert s.kind == "trim"
    s.do("discard fanatic, fanatic")
    assert len(s.hand(0)) == 5
    assert s.player(0).treasures == 0
    assert s.state.neutral_discard == [74]
    assert s.kind == "capture"


def test_a_treasure_may_be_cashed_in_a_rivals_turn() -> None:
    s = Scenario(Seat("black"), Seat("snow", treasures=1), at="turn")
    assert (s.asked, s.window) == (1, "turn")
    s.do("cash a treasure")
    assert len(s.hand(1)) == 2


def test_an_offer_is_accepted() -> None:
    """A59, A83: an artifact of the partner's choice, at once."""
    s = Scenario(Seat("black", treasures=1), Seat("snow", artifacts=["war-horn"]))
    s.do("trade", "offer seat 1 treasure for artifact")
    assert s.asked == 1
    assert s.options == ["refuse the offer", "accept and give war-horn"]
    s.do("accept and give war-horn")
    assert s.artifacts(0) == ["war-horn"]
    assert s.player(1).treasures == 1


def test_an_offered_artifact_is_shown_to_the_partner_alone() -> None:
    """A59"""
    s = Scenario(Seat("black", artifacts=["war-horn"]), Seat("snow", treasures=1), Seat("high"))
    s.do("trade", "offer seat 1 war-horn for treasure")
    offer = {"from": 0, "to": 1, "gives": "artifact", "card": None, "wants": "treasure"}
    assert s.state.view(1)["offer"] == {**offer, "card": "artifact:15"}
    assert s.state.view(2)["offer"] == s.state.view(-1)["offer"] == offer
    s.do("refuse the offer")
    assert s.state.view(1)["players"][0]["known"] == {"held": [], "artifacts": ["artifact:15"]}
    assert s.state.view(2)["players"][0]["known"] == {"held": [], "artifacts": []}
    assert s.state.view(-1)["players"][0]["known"] is None  # nobody has shown a spectator anything


def test_one_offer_to_each_partner_a_turn() -> None:
    """A83"""
    s = Scenario(Seat("black", treasures=1), Seat("snow"), Seat("high"))
    s.do("trade", "offer seat 1 treasure for nothing", "refuse the offer", "trade")
    assert s.options == ["no offer", "offer seat 2 treasure for nothing"]
    s.do("no offer")
    assert "trade" not in s.options


def test_a_gift_is_taken() -> None:
    """A83: nothing is wanted for it."""
    s = Scenario(Seat("black", treasures=1), Seat("snow"))
    s.do("trade", "offer seat 1 treasure for nothing", "accept")
    assert (s.player(0).treasures, s.player(1).treasures) == (0, 1)


def test_nothing_is_traded_in_battle() -> None:
    """A57"""
    s = Scenario(
        Seat("black", treasures=2),
        Seat("snow", lands=["M1"], hand=["sentry"], treasures=1),
        field=["fanatic 0", "", "sareons-elite 1", ""],
        land="M1",
        reserve=1,
        even=True,
    )
    assert s.kind == "window"
    for seat in s.state.owing():
        assert not {"cash a treasure", "trade"} & set(s.options_of(seat))


def test_offers_name_treasures_and_artifacts_alone() -> None:
    """A60: no hand cards, Lands or dragons, however many one has."""
    mine = Seat("black", ["janira", "fanatic"], lands=["M0", "C"], treasures=1, artifacts=["war-horn"])
    s = Scenario(mine, Seat("snow", ["raider"], lands=["M1"], treasures=1, artifacts=["tower-key"]))
    s.do("trade")
    goods = {
        f"offer seat 1 {gives} for {wants}"
        for gives in ("nothing", "treasure", "war-horn")
        for wants in ("nothing", "treasure", "artifact")
    }
    assert set(s.options) == {"no offer", *goods} - {"offer seat 1 nothing for nothing"}


def test_offers_are_made_by_the_active_player_before_they_name_a_land() -> None:
    """A83"""
    hand = ["initiate", "fanatic", "janira"]
    s = Scenario(Seat("black", hand=hand, treasures=1), Seat("snow", treasures=1), at="turn")
    traders = set()
    while not s.told("named"):
        for seat in s.state.owing():
            if "trade" in s.options_of(seat):
                traders.add((seat, s.kind))
        s.do("attack M0" if s.kind == "capture" else "pass")
    assert traders == {(0, "capture")}
    while s.state.battle is not None:
        assert not any("trade" in s.options_of(seat) for seat in s.state.owing())
        s.do(s.options[-1] if s.kind == "squad" and "fight" in s.options[-1] else s.options[0])
