"""Io's Transmuter: a die with crystals allows transmuting; whoever used that gains 2 crystals after the round.

Faces of the first winter die: 2 two water and gauge; 3 two water and 3 crystals; 6 water, air and transmuting.
In winter an earth token brings 3 crystals, a water token 1.
"""

from ludoteka.games.seasons.scenario import Scenario, Seat

TRANSMUTER = "ios-transmuter"
CRYSTALS, PLAIN, SYMBOL = 3, 2, 6  # faces


def at_die(face: int, *in_play: str, reserve: str = "earth", hand: tuple[str, ...] = ()) -> Scenario:
    seat = Seat(hand=hand, in_play=in_play or [TRANSMUTER], reserve=reserve, die=face)
    return Scenario(seat, Seat(), kingdom=True, at="turn")


def test_costs_a_water_and_an_earth() -> None:
    s = Scenario(Seat(hand=[TRANSMUTER], reserve="water+earth+air"), Seat(), kingdom=True).do(f"summon {TRANSMUTER}")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([TRANSMUTER], "air")
    s = Scenario(Seat(hand=[TRANSMUTER], reserve="water+air+fire"), Seat(), kingdom=True)
    assert f"summon {TRANSMUTER}" not in s.options


def test_is_worth_six_prestige() -> None:
    assert Scenario(Seat(in_play=[TRANSMUTER]), Seat(), kingdom=True).seat(0).score == 6


def test_a_die_with_crystals_allows_transmuting_and_two_crystals_follow_after_the_round() -> None:
    s = at_die(CRYSTALS).do("transmute", "transmute earth")
    assert s.seat(0).crystals == 3 + 3
    assert s.end_turn().seat(0).crystals == 3 + 3 + 2


def test_the_reward_is_two_whatever_the_number_of_tokens() -> None:
    """Rulebook: not for each token, and once a round."""
    s = at_die(CRYSTALS, reserve="earth+earth").do("transmute", "transmute water+earth")
    s.do("transmute", "transmute water+earth").end_turn()
    assert s.seat(0).crystals == 3 + 4 + 4 + 2


def test_without_transmuting_there_is_no_reward() -> None:
    assert at_die(CRYSTALS).end_turn().seat(0).crystals == 3


def test_a_die_without_crystals_allows_nothing() -> None:
    assert "transmute" not in at_die(PLAIN).options


def test_transmuting_by_the_symbol_of_the_die_earns_no_reward() -> None:
    """Rulebook: not done with the Transmuter."""
    s = at_die(SYMBOL).do("transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3


def test_transmuting_by_a_bonus_earns_no_reward() -> None:
    s = at_die(PLAIN).do("bonus transmute", "transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 1


def test_transmuting_by_tree_of_light_earns_no_reward() -> None:
    s = at_die(PLAIN, TRANSMUTER, "tree-of-light").do("activate tree-of-light", "discard water")
    s.do("transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3


def test_with_crystals_on_the_die_a_bonus_or_tree_of_light_takes_nothing_away() -> None:
    """R096"""
    s = at_die(CRYSTALS).do("bonus transmute", "transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 4 + 2
    s = at_die(CRYSTALS, TRANSMUTER, "tree-of-light").do("activate tree-of-light", "transmute", "discard water")
    s.do("transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2


def test_potion_of_life_and_balance_of_ishtar_never_count() -> None:
    """R096"""
    s = at_die(CRYSTALS, TRANSMUTER, "potion-of-life").do("activate potion-of-life").end_turn()
    assert s.seat(0).crystals == 3 + 3 * 4
    s = at_die(CRYSTALS, TRANSMUTER, "balance-of-ishtar", reserve="earth+earth+earth")
    s.do("activate balance-of-ishtar").end_turn()
    assert s.seat(0).crystals == 3 + 9


def test_summoned_in_a_turn_with_a_crystal_die_it_works_at_once() -> None:
    """R095"""
    s = at_die(CRYSTALS, "purse-of-io", reserve="earth+earth", hand=(TRANSMUTER,))
    assert "transmute" not in s.options
    s.do(f"summon {TRANSMUTER}", "transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 1 + 2


def test_tokens_transmuted_before_it_entered_play_do_not_count() -> None:
    s = at_die(CRYSTALS, "amulet-of-air", reserve="earth+earth", hand=(TRANSMUTER,))
    s.do("bonus transmute", "transmute", "transmute earth", f"summon {TRANSMUTER}").end_turn()
    assert s.seat(0).crystals == 3 + 4


def test_tokens_transmuted_by_means_of_another_copy_do_not_count() -> None:
    """R097: each copy pays for what was transmuted by its own means, once it was in play."""
    s = at_die(CRYSTALS, reserve="earth+earth", hand=(TRANSMUTER,)).do("transmute", "transmute earth")
    s.do(f"summon {TRANSMUTER}").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2
    s = at_die(CRYSTALS, reserve="earth+earth+fire", hand=(TRANSMUTER,)).do("transmute", "transmute earth")
    s.do(f"summon {TRANSMUTER}", "transmute", "transmute fire").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2 + 2 + 2


def test_a_copy_that_was_taken_back_and_summoned_again_begins_anew() -> None:
    """R097, R341"""
    s = at_die(CRYSTALS, reserve="air+earth+earth", hand=("selenias-codex",)).do("transmute", "transmute earth")
    s.do("summon selenias-codex", f"summon {TRANSMUTER}").end_turn()
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["selenias-codex", TRANSMUTER], 3 + 3)


def test_which_copy_goes_matters_once_one_of_them_has_earned_its_reward() -> None:
    hand = (TRANSMUTER, "temporal-boots")
    seat = Seat(hand=hand, in_play=[TRANSMUTER], reserve="earth+earth", die=CRYSTALS, token=2)
    s = Scenario(seat, Seat(), kingdom=True, at="turn").do("transmute", "transmute earth", f"summon {TRANSMUTER}")
    s.do("use token")
    assert s.options[-2:] == [f"sacrifice {TRANSMUTER}", f"sacrifice {TRANSMUTER}#2"]
    assert s.do(f"sacrifice {TRANSMUTER}").end_turn().seat(0).crystals == 3 + 3


def test_two_pay_two_crystals_each() -> None:
    """R097"""
    s = at_die(CRYSTALS, TRANSMUTER, TRANSMUTER).do("transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 4


def test_a_change_of_season_in_the_turn_changes_the_rates_and_nothing_else() -> None:
    """R098: in spring a fire token brings 3 crystals."""
    s = at_die(CRYSTALS, reserve="fire", hand=("temporal-boots",)).do("summon temporal-boots", "forward 3")
    s.do("transmute", "transmute fire").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2


def test_only_the_face_that_is_carried_out_counts() -> None:
    """R331: after rerolls; the crystals of a reroll itself do not count."""
    seat = Seat(in_play=[TRANSMUTER, "die-of-malice"], reserve="earth", die=CRYSTALS)
    s = Scenario(seat, Seat(), kingdom=True, at="turn", next_faces=[PLAIN]).do("activate die-of-malice")
    assert "transmute" not in s.options
    seat = Seat(in_play=[TRANSMUTER, "die-of-malice"], reserve="earth", die=PLAIN)
    s = Scenario(seat, Seat(), kingdom=True, at="turn", next_faces=[CRYSTALS]).do("activate die-of-malice")
    s.do("transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 2 + 3 + 3 + 2


def test_must_still_be_in_play_after_the_round() -> None:
    """R331"""
    s = at_die(CRYSTALS, reserve="air+earth", hand=("selenias-codex",)).do("transmute", "transmute earth")
    s.do("summon selenias-codex").end_turn()
    assert s.seat(0).crystals == 3 + 3


def test_transmuting_ends_when_it_leaves() -> None:
    s = at_die(CRYSTALS, reserve="air+earth", hand=("selenias-codex",)).do("summon selenias-codex")
    assert s.seat(0).hand == [TRANSMUTER]
    assert "transmute" not in s.options


def test_crystals_on_a_die_that_is_ignored_unlock_nothing() -> None:
    """R087: they are not gained either, and the Steadfast Die's transmuting earns no reward."""
    s = at_die(CRYSTALS, TRANSMUTER, "steadfast-die").do("instead gauge")
    assert (s.seat(0).crystals, "transmute" in s.options) == (0, False)
    s = at_die(CRYSTALS, TRANSMUTER, "steadfast-die").do("instead transmute", "transmute").end_turn()
    assert s.seat(0).crystals == 3


def test_a_rivals_die_does_not_help() -> None:
    """The crystals have to be on the owner's own die."""
    seats = [Seat(in_play=[TRANSMUTER], reserve="earth", die=PLAIN), Seat(reserve="earth", die=2)]
    s = Scenario(*seats, kingdom=True, at="turn", active=1, waiting=[0])  # its second die: two water and a crystal
    assert s.seat(1).crystals == 1
    assert "transmute" not in s.options
    assert "transmute" not in s.end_turn().options


def test_the_reward_is_due_for_its_round_only() -> None:
    seat = Seat(in_play=[TRANSMUTER], reserve="earth", die=CRYSTALS)
    s = Scenario(seat, Seat(), kingdom=True, at="turn", next_faces=[PLAIN, PLAIN, PLAIN])
    s.do("transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2
    s.do("die 1", "die 2").end_turn().end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2


def test_purse_of_io_adds_to_every_token_as_usual() -> None:
    s = at_die(CRYSTALS, TRANSMUTER, "purse-of-io").do("transmute", "transmute water+earth").end_turn()
    assert s.seat(0).crystals == 3 + 2 + 4 + 2
