"""Reaction windows: answers last in first out, who speaks first, prices, and what others may learn from them."""

import json

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.match import Match
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.definition import Card, card_named
from ludoteka.games.elven_rage.cards.forest import FOREST
from ludoteka.games.elven_rage.cards.high import HIGH
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.elven_rage.shown import Gain
from ludoteka.games.elven_rage.table import Table
from ludoteka.games.elven_rage.windows import PASS, stops

INITIATE, MAMMOTH, RIDER = (card_named(slug).id for slug in ("initiate", "mammoth", "griffin-rider"))


def battle(first: Seat, second: Seat, even: bool = False) -> Scenario:
    """Forest attacks Black: a pathfinder beside a priest."""
    return Scenario(
        first, second, field=["pathfinder 0", "", "", "dark-crystal-priest 1"], land="M1", reserve=1, even=even
    )


def mammoth_and_rider() -> Scenario:
    """Snow attacks High: a mammoth beside a rider, who acts first and can move."""
    return Scenario(
        Seat("snow", hand=["frost-wolf"]),
        Seat("high", lands=["M1"]),
        field=["mammoth 0", "", "", "griffin-rider 1"],
        land="M1",
        reserve=1,
    )


def test_answers_are_carried_out_last_to_first() -> None:
    s = battle(
        Seat("forest", hand=["sniper", "whisperer"], lands=["F0n", "M0"]),
        Seat("black", hand=["initiate"], lands=["M1"]),
    )
    while s.window != "damaged":
        s.do("pass")
    s.do("play sniper on dark-crystal-priest#1", "play initiate on dark-crystal-priest#1 left")
    assert [link["card"] for link in s.state.view(-1)["chain"]] == ["black:1", "forest:2"]
    s.do("play whisperer")
    assert s.told("cancelled") == [{"kind": "cancelled", "seat": 0, "card": "black:1", "to": 1, "cause": "forest:9"}]
    assert [e["card"] for e in s.told("died")] == ["black:2"]  # the Shield never came, the sniper hit


def test_the_side_a_window_is_about_speaks_first() -> None:
    """A81: Both declare at once: the struck side's answer counts, the other keeps its card and is asked again."""
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n"]),
        Seat("high", hand=["healer"], lands=["M1", "F1n"]),
        field=["pathfinder 0", "", "", "knight-of-the-sun 1 *"],
        land="M1",
        reserve=1,
    )
    while s.window != "damaged":
        s.do("pass")
    assert s.state.owing() == [0, 1]
    s.do("play sniper on knight-of-the-sun#1", seat=0)
    assert s.told("declared") == []
    s.do("play healer on knight-of-the-sun#1", seat=1)
    assert [e["card"] for e in s.told("declared")] == ["high:4"]
    assert s.hand(0) == ["sniper"]


def test_a_price_is_a_number_of_lands_and_is_not_paid() -> None:
    s = battle(Seat("forest", hand=["sniper"]), Seat("black", lands=["M1"]))
    assert s.told("declared") == []
    assert s.state.battle is None  # one Land is too few for the sniper: nobody was asked
    s = battle(Seat("forest", hand=["sniper", "sniper"], lands=["F0n"]), Seat("black", lands=["M1"]))
    s.do("play sniper on dark-crystal-priest#1")
    assert s.player(0).lands >= 2


def all_cards(cards: list[Card]) -> list[str]:
    """The nineteen cards of a people's deck."""
    return [card.slug for card in cards if not card.dragon for _ in range(int(card.copies))]


def test_a_card_is_declared_once_a_turn() -> None:
    """A65: a card drawn again is the same card, until the next turn."""
    again = ["spearman", "spearman", "healer", "healer"]
    hand = [slug for slug in all_cards(HIGH) if slug not in ("healer", "spearman")] + ["spearman"]
    for seed in range(10):
        lands = ["F0n", "F0p", "M0", "M0n"]
        s = Scenario(Seat("high", hand=hand, lands=lands, discard=again), Seat("snow"), seed=seed)
        s.do("play steward-elandil").pass_windows()
        if "steward-elandil" in s.hand(0):
            assert s.player(0).deck  # there are cards to draw
            assert "play steward-elandil" not in s.options
            s.do("refuse")
            while (s.state.active, s.kind) != (0, "discard"):
                s.do(s.options[0])
            s.do(next(option for option in s.options if "steward-elandil" not in option))
            assert (s.kind, "play steward-elandil" in s.options) == ("capture", True)
            return
    raise AssertionError("it was never drawn again")


def test_of_a_card_with_three_copies_three_are_declared_in_a_turn() -> None:
    """A65: two squads are unseen, but the pathfinders in hand have all been out."""
    mine = Seat("forest", hand=all_cards(FOREST), artifacts=["horn-of-the-host"])
    s = Scenario(mine, Seat("snow"), Seat("black"), Seat("high"))
    s.do("play pathfinder on squad 1", "play pathfinder on squad 2", "play pathfinder on squad 3")
    assert len(s.state.squads) == 5
    s.do("play horn-of-the-host")
    assert s.hand(0).count("pathfinder") == 3
    assert not any(text.startswith("play pathfinder") for text in s.options)


def test_own_battle_cards_stay_out_of_others_battles() -> None:
    seats = (
        Seat("forest"),
        Seat("snow", lands=["M1"]),
        Seat("black", hand=["dark-crystal-priest", "initiate"], lands=["F2n", "F2p", "M2"]),
    )
    s = Scenario(*seats, field=["pathfinder 0", "", "", "sareons-elite 1"], land="M1", reserve=1)
    assert s.asked == 2
    assert any(text.startswith("play initiate") for text in s.options)
    assert not any(text.startswith("play dark-crystal-priest") for text in s.options)


def test_a_stopped_attack_is_spent() -> None:
    s = Scenario(
        Seat("forest", lands=["F0n"]),
        Seat("high", hand=["griffin-rider"], lands=["M1", "F1n"]),
        field=["pathfinder 0", "", "", "sun-archer 1 *"],
        land="M1",
        reserve=0,
    )
    assert s.options == ["pass", "play griffin-rider on pathfinder#0"]
    s.do("play griffin-rider on pathfinder#0")
    assert s.told("stopped")[0]["card"] == "forest:1"
    kinds = [event.kind for event in s.events]
    assert kinds.index("stopped") < kinds.index("battle-round") < kinds.index("struck")


# --- who is asked ---


def test_quick_windows_ask_only_who_can_answer() -> None:
    s = battle(Seat("forest", hand=["treant"], lands=["F0n"]), Seat("black", hand=["torturer"], lands=["M1"]))
    assert s.state.battle is None  # the whole battle passed without a question


def test_even_windows_do_not_depend_on_the_hand() -> None:
    """A66: Black is asked whether it holds an answer or not; Forest alone cannot tell."""
    told = []
    for card in ("initiate", "torturer"):
        s = battle(Seat("forest", lands=["F0n"]), Seat("black", hand=[card], lands=["M1"]), even=True)
        seen = []
        for _ in range(3):
            seen.append((s.window, s.state.owing(), s.state.view(0)))
            assert s.asked == 1
            s.do("pass")
        told.append(json.dumps([seen, [event.seen_by(0) for event in s.events]]))
    assert told[0] == told[1]


def passing(state: Table, viewer: int) -> list[str]:
    """What a seat sees and hears while everybody passes, up to the next question that is no window."""
    state.events = []
    messages = []
    while not state.over and state.question_kind(state.agenda[-1], state.seat) == "window":
        state.answer(state.seat, PASS)
        if any(event.kind in ("committed", "discarded") for event in state.events):
            break  # now cards of the hand are seen: those of a battle that begins, or one that a rival's action takes
        heard = [event.seen_by(viewer) for event in state.events]
        messages.append(json.dumps([state.owing(), heard, state.view(viewer)]))
    return messages


def with_other_hand(state: Table, rival: int, viewer: int) -> Table:
    """The same position, but the rival holds other cards of the same people where the viewer does not know them."""
    copy = state.clone()
    player = copy.players[rival]
    secret = [card for card in player.hand if card not in copy.known[viewer * copy.seats + rival]]
    for place, card in enumerate(secret[: len(player.deck)]):
        player.hand.remove(card)
        player.hand.append(player.deck[place])
        player.deck[place] = card
    player.hand.sort()
    return copy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_rival_hears_does_not_depend_on_hands(players: int) -> None:
    """A66: In any window of a match between people: give a rival another hand, let all pass, and nothing differs."""
    compared = 0
    for seed in range(2):
        state = GAME.start(players, key_from_seed(f"hands {seed}"), {"deployment": ("beginner", "advanced")[seed % 2]})
        dice = Chance(key_from_seed(f"choices {seed}"))
        while not state.over:
            assert isinstance(state, Table)
            fresh = all(player.reply < 0 for player in state.players)
            window = state.question_kind(state.agenda[-1], state.seat) == "window"
            if fresh and window and dice.below(4) == 0:
                rival = dice.below(players)
                viewer = (rival + 1 + dice.below(players - 1)) % players
                one, other = state.clone(), with_other_hand(state, rival, viewer)
                compared += one.players[rival].hand != other.players[rival].hand
                assert passing(one, viewer) == passing(other, viewer)
            seat = state.owing()[dice.below(len(state.owing()))]
            options = state.options(seat)
            state.answer(seat, options[dice.below(len(options))])
    assert compared > 20


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_who_has_answered_does_not_show(order: tuple[int, int]) -> None:
    """A66: Three are asked; one after the other passes or declares, and the rest see the very same bytes."""
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n"]),
        Seat("snow", hand=["sareons-elite"], lands=["M1"]),
        Seat("black", hand=["initiate"], lands=["F2n", "F2p", "M2"]),
        field=["pathfinder 0", "", "", "sareons-elite 1"],
        land="M1",
        reserve=1,
        even=True,
    )
    assert s.state.owing() == [0, 1, 2]
    seen = {viewer: json.dumps(s.state.view(viewer)) for viewer in range(-1, 3)}
    texts = {1: "pass", 2: "play initiate on pathfinder#0 left"}
    aim = {"victim": "forest:1", "victim_uid": 0, "victim_slot": 0, "direction": "left", "icon": "shield"}
    replies = {1: {"do": "pass"}, 2: {"do": "play", "card": "black:1", "effect": "icon", **aim}}
    for seat in order:
        s.do(texts[seat], seat=seat)
        del seen[seat]
        assert seen == {viewer: json.dumps(s.state.view(viewer)) for viewer in seen}
        own = s.state.view(seat)["players"][seat]["cards"]
        assert own is not None
        assert own["reply"] == replies[seat]
    assert s.events == []
    resampled = s.state.determinize(0, Chance(key_from_seed("window")))
    assert resampled.owing() == [0, 1, 2]  # a computer player does not know it either


def test_what_led_to_a_window_can_be_taken_back_until_it_is_closed() -> None:
    """A rival's secret answer is no barrier, else it would show; it goes with the question that it answered."""
    start = Scenario(
        Seat("forest", hand=["pathfinder", "pathfinder", "treant", "whisperer"], lands=["F0n"]),
        Seat("black", hand=["initiate", "torturer"], lands=["M1", "F1n"]),
        even=True,
    ).state.to_json()
    match = Match(GAME, 2, bytes.fromhex(start["key"]), start=start)
    before = match.state.to_json()
    match.answer(0, "attack F0p")
    assert match.state.secret()
    assert match.state.owing() == [0, 1]
    match.answer(1, "pass")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.to_json() == before
    assert match.journal.answers == []
    match.answer(0, "attack F0p")
    match.answer(0, "pass")
    assert not match.can_undo(0)  # whether it could would tell that the rival has not answered yet


def test_what_leads_to_a_window_of_ones_own_is_marked() -> None:
    """After a pass, also one made for the seat, an attack cannot be taken back: the table says so beforehand."""
    own = Seat("forest", hand=["treant", "dryad", "leaf-dancer"], lands=["F0n"], artifacts=["blade-of-dawn"])
    seats = (own, Seat("black", artifacts=["storm-scroll"]))
    for even in (True, False):  # else only those are asked who could answer
        start = Scenario(*seats, even=even).state.to_json()
        match = Match(GAME, 2, bytes.fromhex(start["key"]), start=start)
        attack, trade = (match.state.option_named(0, text) for text in ("attack F0p", "trade"))
        assert match.reversible(0, attack)  # as long as the window is open
        assert match.final(0, attack) == even
        assert not match.final(0, trade)
        match.answer(0, attack)
        if even:
            match.answer(0, "pass")
        assert match.can_undo(0) != even


def test_what_leads_to_a_window_with_computer_players_alone_is_not_marked() -> None:
    """They pass, and then an attack can still be taken back; not so where another person was asked too."""
    seats = (
        Seat("forest", hand=["treant", "dryad", "leaf-dancer"], lands=["F0n"], artifacts=["blade-of-dawn"]),
        Seat("black", hand=["initiate", "fanatic", "janira"], lands=["F0p"], artifacts=["storm-scroll"]),
        Seat("snow", artifacts=["guard-banner"]),
    )
    start = Scenario(*seats, even=True).state.to_json()
    for computers, marked in ([1, 2], False), ([1], True), ([], True):
        match = Match(GAME, 3, bytes.fromhex(start["key"]), start=start)
        match.computers = frozenset(computers)
        attack = match.state.option_named(0, "attack F0p")
        assert match.final(0, attack) == marked
        match.answer(0, attack)
        assert match.state.owing() == [0, 1, 2]
        for seat in (1, 2, 0):
            match.answer(seat, "pass")
        assert match.can_undo(0) != marked


def test_the_detail_of_a_window() -> None:
    s = battle(Seat("forest", lands=["F0n"]), Seat("black", hand=["initiate"], lands=["M1"]), even=True)
    detail = s.state.question_detail(s.state.agenda[-1], 1)
    assert {k: detail[k] for k in ("kind", "window", "battle", "answering")} == {
        "kind": "window",
        "window": "before",
        "battle": 1,
        "answering": False,
    }
    assert [one["card"] for one in detail["stops"]] == [INITIATE]


def test_a_window_says_who_acts_and_what_was_chosen() -> None:
    """A49: a movement may be answered like a blow, so the table tells one from the other."""
    s = mammoth_and_rider()
    told = []
    for answer in ("pass", "move left", "pass", "pass", "pass"):
        if s.kind == "window":
            detail = s.state.question_detail(s.state.agenda[-1], 0)
            told.append([detail["window"], *(detail.get(key, "") for key in ("actor", "choice", "victim"))])
        s.do(answer)
    assert told == [
        ["before", RIDER, "", ""],
        ["declared", RIDER, "move", ""],
        ["before", MAMMOTH, "", ""],
        ["before", RIDER, "", ""],
    ]
    detail = s.state.question_detail(s.state.agenda[-1], 0)
    assert [detail[key] for key in ("window", "actor", "choice", "victim")] == ["declared", RIDER, "strike", MAMMOTH]


@pytest.mark.parametrize(
    ("gain", "asks"),
    [
        (None, {"could", "always"}),
        ("more", {"could", "always", "useful", "mine"}),
        ("warrior", {"could", "always", "useful", "mine", "saves"}),
        ("battle", {"could", "always", "useful", "mine", "saves"}),
    ],
)
def test_a_person_is_asked_where_a_card_gains_what_they_wish(gain: Gain | None, asks: set[str]) -> None:
    """Where one could answer, where that gains something, the same in one's own battle, where it saves something."""
    s = battle(Seat("forest", lands=["F0n"]), Seat("black", hand=["initiate"], lands=["M1"]), even=True)
    (stop,) = stops(s.state, 1, [{"card": INITIATE, "gain": gain}] if gain else [])
    assert (stop["card"], set(stop["asks"])) == (INITIATE, asks)
    assert s.state.battle is not None
    s.state.battle.defender = -1  # a battle of others
    (stop,) = stops(s.state, 1, [{"card": INITIATE, "gain": gain}] if gain else [])
    assert set(stop["asks"]) == asks - {"mine"}


def test_a_battle_is_over_when_an_action_kills_the_last_warrior() -> None:
    """A61, R30: no window is left in which the beaten side could still turn the result."""
    s = Scenario(
        Seat("black", hand=["dark-crystal-priest"], lands=["F0n", "F0p", "M0"]),
        Seat("snow", hand=["mammoth"], lands=["M1", "F1n", "F1p"]),
        field=["fanatic 0", "raider 1 !1", "", ""],
        land="M1",
        reserve=1,
    )
    s.do("play dark-crystal-priest on raider#1", seat=0).do("pass", seat=1)
    assert "play mammoth on fanatic#0" in s.options_of(1)  # an answer to the priest is still allowed
    s.do("pass", seat=1)
    assert s.state.battle is None  # and nothing after it
    assert s.told("battle-won")[0]["left"] == [1, 0]
    assert s.owner("M1") == 0


def test_what_is_played_in_the_last_call_can_be_used() -> None:
    """A51: a Movement given in the last word is worth a round, though a mover chose to stay before."""
    s = mammoth_and_rider()
    s.do("pass", "stay", "pass")
    assert s.window == "last-call"
    s.do("play frost-wolf on mammoth#0 left")
    while s.kind == "window":
        s.do("pass")
    assert "move left" in s.options
