"""Positions in which a coach must say something, and others near them in which it must not."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.prose import Prose
from ludoteka.text import LANGUAGES
from tests.games.coaching import Advice, check, noted, untested
from tests.games.elven_rage.rules.test_stakes import looking_on, losing, reasons, winning

THREE = ["pathfinder", "sniper", "dryad"]
FOUR = [*THREE, "leaf-dancer"]
SIX = [*FOUR, "pathfinder", "dryad"]
SNOW = ("raider", "sentry", "ice-archer", "frost-wolf")
FOUR_LANDS = ["F0n", "F0p", "M0", "M0n"]


def forest(hand: Sequence[str] = FOUR, **more: Any) -> Seat:
    return Seat("forest", hand=hand, **more)


def snow(hand: Sequence[str] = SNOW, **more: Any) -> Seat:
    return Seat("snow", hand=hand, **more)


def capture(own: Seat | None = None, rival: Seat | None = None, *texts: str, **table: Any) -> Callable[[], State]:
    """The Capture of Forest, and what they do then."""

    def state() -> State:
        s = Scenario(own or forest(), rival or snow(), **table)
        for text in texts:
            s.do(text).pass_windows()
        return s.state

    return state


def defending(rival: Seat, land: str, *own: str) -> Callable[[], State]:
    """Forest have named a Land of Snow, who are asked first what to play, then how to defend it."""
    return lambda: Scenario(forest(lands=own), rival).do(f"attack {land}").pass_windows().state


def window(s: Scenario, card: str = "") -> State:
    """The first window in which the card gains something, or any that one is asked in."""
    while not (s.window and 0 in s.state.owing() and (not card or card in reasons(s))):
        s.do(s.options[0])
    return s.state


def watched(*field: str, reserve: int = 1) -> Callable[[], State]:
    """Forest attack Black and may play something."""
    own, rival = forest(["dryad"], lands=["F0n"]), Seat("black", lands=["M1"], artifacts=["crown-of-claims"])
    return lambda: window(Scenario(own, rival, field=field, land="M1", reserve=reserve))


def striking(*field: str) -> Callable[[], State]:
    """Black attack High; the first warrior of Black has a choice of blows."""

    def state() -> State:
        s = Scenario(Seat("black"), Seat("high", lands=["M1"]), field=field, land="M1", reserve=1)
        assert s.kind == "act"
        return s.state

    return state


def gaining(card: str) -> Callable[[], State]:
    """The card would change a battle that is being lost."""
    return lambda: window(losing(card), card)


def not_gaining(card: str) -> Callable[[], State]:
    """The battle is won without it."""
    return lambda: window(winning(card))


EVEN = ("sniper 0", "initiate 1", "", "")
ATTACK = capture(None, None, "attack M0")
COMMIT = capture(None, None, "attack M0", "fight squad 1")
EYE = forest(artifacts=["all-seeing-eye"])
OUTER = snow(lands=["F1p", "M1p"])
WEAK = ("fanatic 0", "chronicler 1", "spearman 1", "gatekeeper 1")
TOUGH = ("night-rider 0", "", "shieldbearer 1", "knight-of-the-sun 1")
SQUADS = [["goblin", "orc", "troll"], ["dwarf", "harpy", "ogre"], ["centaur", "wraith", "militia"]]
DEAR = forest(["green-mother", "elion-of-the-glade", "treant", "miraina-sharpleaf"])
ADVICE = [
    Advice("too-many", capture(forest(SIX), at="discard"), capture(), {"n": 1}),
    Advice("weak-fighters", capture(forest(SIX), at="discard"), capture()),
    Advice("hand-small", capture(forest(THREE)), capture(), {"n": 3}),
    Advice(
        "goal",
        capture(forest(goal="seven-lands", lands=["M0"])),
        ATTACK,
        {"what": "lands", "n": 5},
    ),
    Advice(
        "goal-now",
        capture(forest(goal="seven-lands", lands=[*FOUR_LANDS, "M0p"])),
        capture(forest(goal="seven-lands", lands=FOUR_LANDS)),
    ),
    Advice("target-tower", capture(forest(lands=["F0n"])), capture()),
    Advice(
        "target-weak",
        capture(forest(lands=["M0n"]), snow(SNOW[:1], lands=["M1p"])),
        capture(forest(lands=["M0n"]), snow(lands=["M1p"])),
        {"land": "M1p", "seat": 1, "n": 1},
    ),
    Advice(
        "castle-danger",
        capture(None, snow(lands=["F0n"])),
        capture(None, snow(lands=["F1n"])),
        {"seat": 1, "land": "F0n"},
    ),
    Advice(
        "rival-close",
        capture(forest(goal="conqueror"), snow(lands=["B0", "G1", "Y0"])),
        capture(forest(goal="four-towers"), snow(lands=["B0", "G1", "Y0"])),
        {"seat": 1, "what": "towers", "n": 3, "wanted": 4},
    ),
    Advice("treasure", capture(forest(treasures=1)), capture(), {"n": 1}),
    Advice("artifact-ready", capture(EYE), capture()),
    Advice("squad-look", ATTACK, capture(None, None, "attack M0", "look at squad 1", "turn up goblin", squads=SQUADS)),
    Advice("hold-back", COMMIT, capture(DEAR, None, "attack M0", "fight squad 1")),
    Advice("fastest", COMMIT, ATTACK, {"n": 7}),
    Advice("retreat", defending(OUTER, "M1p", "M0n"), defending(snow(), "K1", "F1n"), {"n": 4}, seat=1),
    Advice("castle-defend", defending(snow(), "K1", "F1n"), defending(OUTER, "M1p", "M0n"), {"own": True}, seat=1),
    Advice("kill", striking(*WEAK), striking(*TOUGH)),
    Advice("even-ours", watched(*EVEN, reserve=0), watched(*EVEN), {"n": 1}),
    Advice("even-theirs", watched(*EVEN), watched(*EVEN, reserve=0), {"n": 1}),
    Advice("battle-ahead", watched("sniper 0", "initiate 1", "", "dryad 0"), watched(*EVEN), {"n": 2, "others": 1}),
    Advice("battle-behind", watched("sniper 0", "initiate 1", "torturer 1", ""), watched(*EVEN), {"n": 1, "others": 2}),
    Advice("gain-battle", gaining("sniper"), not_gaining("sniper"), {"own": True}),
    Advice("gain-warrior", gaining("sentry"), not_gaining("sentry")),
    Advice("gain-more", gaining("spearman"), not_gaining("spearman")),
]


@pytest.mark.parametrize("case", ADVICE, ids=lambda case: case.kind)
def test_advice(case: Advice) -> None:
    check(GAME, case)


def test_nothing_can_be_played_in_place_of_a_discard_for_a_treasure() -> None:
    state = capture(forest([*FOUR, "pathfinder"], treasures=1), None, "cash a treasure")()
    assert list(noted(GAME, state, 0)) == ["weak-fighters"]


def test_every_kind_of_advice_is_tested() -> None:
    assert untested(GAME, ADVICE) == set()


def test_a_rival_that_has_all_that_a_goal_wants_has_another_goal() -> None:
    """Else the match would be over."""

    def rival(*lands: str, own: str = "conqueror", **more: Any) -> dict[str, Any]:
        table = capture(forest(goal=own), snow(lands=lands, goal=more.pop("goal", "rival-castle")), **more)
        return dict(noted(GAME, table(), 0).get("rival-close", {}))

    six = ("F1n", "F1p", "M1", "M1n", "M1p")
    assert rival(*six)["what"] == "lands"
    assert rival(*six, "B0") == {}
    assert rival("B0", "G1", "Y0")["what"] == "towers"
    assert rival("B0", "G1", "Y0", "Y1") == {}
    assert rival(*six, own="seven-lands") == {}, "it is the own goal, and there is one of each"


def test_what_the_goal_wants_is_not_to_be_spent() -> None:
    rich: dict[str, Any] = {"goal": "rich-realm", "artifacts": ["all-seeing-eye"], "treasures": 2}
    assert noted(GAME, capture(forest(**rich))(), 0).keys().isdisjoint({"treasure", "artifact-ready"})
    more = {**rich, "artifacts": ["all-seeing-eye", "crown-of-claims", "blade-of-dawn"], "treasures": 3}
    assert noted(GAME, capture(forest(**more))(), 0).keys() >= {"treasure", "artifact-ready"}


def test_a_hand_too_small_for_an_attack_is_not_said_to_be_all_taken_by_one() -> None:
    state = capture(forest(THREE[:2]))()
    question = state.question(0)
    assert question is not None
    assert not any(text.startswith("attack") for text in question.texts)
    assert "hand-small" not in noted(GAME, state, 0)


def test_a_battle_of_others_is_not_called_ones_own() -> None:
    s = looking_on(1)
    while not (s.window and 2 in s.state.owing() and reasons(s, 2)):
        s.do(s.options[0])
    note = noted(GAME, s.state, 2)["gain-battle"]
    assert note["own"] is False
    told = {language: Prose("elven-rage", language, [""] * 3).note(note) for language in LANGUAGES}
    assert told != {language: Prose("elven-rage", language, [""] * 3).note({**note, "own": True}) for language in told}
