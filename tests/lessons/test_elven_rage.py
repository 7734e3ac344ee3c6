"""What the lessons of Elven Rage say is so: both battles of the rulebook, and every number that the tutor names."""

from typing import Any

from ludoteka.games.elven_rage import GAME
from ludoteka.lessons.reading import lesson_named
from ludoteka.lessons.tutor import PERSON, RIGHT, Tutor

NAMES = ["human", "novice"]


def played(name: str, *answers: str) -> Tutor:
    """A lesson after these answers, all of which are right."""
    tutor = Tutor(GAME, lesson_named(GAME, name), NAMES)
    for answer in answers:
        assert tutor.answer(answer) == RIGHT
    return tutor


def told(tutor: Tutor, kind: str) -> list[dict[str, Any]]:
    return [event.seen_by(PERSON) for event in tutor.match.events if event.kind == kind]


def me(tutor: Tutor) -> dict[str, Any]:
    found: dict[str, Any] = tutor.match.view(PERSON)["players"][PERSON]
    return found


def test_the_seventh_land_wins_at_once() -> None:
    assert me(played("goal"))["lands"] == 6
    won = played("goal", "attack M1p")
    assert (won.match.state.over, won.match.state.ranks()) == (True, [1, 2])


def test_three_cards_are_summoned_and_five_stay() -> None:
    tutor = played("turn")
    assert (me(tutor)["summons"], me(tutor)["hand"]) == (3, 7)
    assert me(played("turn", "discard initiate, fanatic"))["hand"] == 5


def test_the_first_blow_leaves_the_rest_to_the_second_warrior() -> None:
    tutor = played("battle", "act with janira#2", "strike left at lizardman#3")
    assert [event["card"] for event in told(tutor, "died")] == ["neutral:13", "neutral:14"]
    assert told(tutor, "battle-won")[0]["left"] == [2, 0]
    hasty = played("battle", "act with janira#2")
    hasty.match.answer(PERSON, "strike forward at wild-boar#0")
    assert hasty.match.view(PERSON)["battle"] is not None  # the other enemy lives on


def test_a_step_aside_brings_the_gatekeeper_before_the_sniper() -> None:
    tutor = played("attacks", "move left", "strike forward at gatekeeper#1")
    assert [event["card"] for event in told(tutor, "died")] == ["high:6", "forest:4", "high:5"]
    assert told(tutor, "battle-won")[0]["left"] == [1, 0]


def test_a_squad_is_beaten_by_one_blow() -> None:
    answers = ("attack M0", "look at squad 1", "turn up militia", "fight squad 1")
    for land in ("attack F0n", "attack M0p", answers[0]):
        tutor = played("squads", land, *answers[1:], "send dark-crystal-priest, darn-guard, janira")
        assert len(told(tutor, "struck")) == 1
        assert (me(tutor)["treasures"], me(tutor)["artifacts"], me(tutor)["lands"]) == (1, 1, 3)


def test_the_answer_to_an_answer_comes_first() -> None:
    tutor = played("actions", "play sniper on dark-crystal-priest#1", "play whisperer")
    assert [event["card"] for event in told(tutor, "declared")] == ["forest:2", "black:1", "forest:9"]
    assert [event["card"] for event in told(tutor, "died")] == ["black:2"]
    without = played("actions", "play sniper on dark-crystal-priest#1")
    without.match.answer(PERSON, "pass")
    assert told(without, "blocked")[0]["card"] == "black:2"
    assert not told(without, "died")


def test_the_first_battle_of_the_rulebook() -> None:
    """Janira kills the Raider, Sareon's Elite meets Shields, the Guard has no attack to that side: Black wins."""
    tutor = played("first-battle", "attack M1p", "send initiate, darn-guard, janira")
    battle = tutor.match.view(PERSON)["battle"]
    field = [battle["fighters"][uid]["card"] for uid in battle["field"]]
    assert field == ["snow:3", "black:10", "snow:1", "black:3"]
    assert (told(tutor, "reserve")[0]["card"], told(tutor, "fell")[0]["card"]) == ("snow:2", "black:1")
    for _ in range(3):
        assert tutor.answer("pass") == RIGHT
    assert [(e["card"], e["direction"], e["victim"]) for e in told(tutor, "struck")] == [("black:10", "left", "snow:1")]
    assert [event["card"] for event in told(tutor, "died")] == ["snow:1"]
    assert told(tutor, "battle-won")[0]["left"] == [2, 1]
    assert not told(tutor, "artifact-gained")


def test_the_second_battle_of_the_rulebook() -> None:
    """The Lord of the Blizzard gives the Elite a Double Piercing hit: Janira dies, and the reserve decides."""
    tutor = played("second-battle", "pass", "pass", "play blizzard-lord on sareons-elite#0 left")
    assert [(event["card"], event["icon"]) for event in told(tutor, "struck")] == [
        ("black:10", "double-simple"),
        ("snow:3", "double-piercing"),
    ]
    assert [event["card"] for event in told(tutor, "died")] == ["snow:1", "black:10"]
    assert told(tutor, "battle-lost")[0]["left"] == [1, 1]
    assert me(tutor)["lands"] == 4
    lost = played("second-battle", "pass", "pass")
    lost.match.answer(PERSON, "pass")
    assert told(lost, "battle-won")[0]["left"] == [2, 1]


def test_two_cards_are_too_few_to_defend_a_land() -> None:
    attacked = ("refuse", "pass")
    assert me(played("defence", *attacked))["hand"] == 2
    cashed = played("defence", *attacked, "cash a treasure")
    assert me(cashed)["hand"] == 4
    helpless = played("defence", *attacked)
    helpless.match.answer(PERSON, "pass")
    assert told(helpless, "gave-up")
    assert told(played("defence", *attacked, "cash a treasure", "retreat"), "retreated")


def test_the_reserve_takes_the_castle() -> None:
    tutor = played("castle", "attack K1", "keep the reserve", "strike left at raider#3")
    assert told(tutor, "reserve")[0]["card"] == "black:10"
    assert [event["card"] for event in told(tutor, "died")] == ["snow:1", "black:12"]
    assert told(tutor, "battle-won")[0]["left"] == [1, 1]
    assert (tutor.match.state.over, tutor.match.state.ranks()) == (True, [1, 2])
