"""Game: settings, refusals before a match starts, and games plugged in by other packages."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadSetup, LudotekaError
from ludoteka.core.game import ENTRY_POINTS, Clash, Game, SeatSettings, Setting, game_named, games
from ludoteka.core.journal import Journal, state_hash
from ludoteka.core.match import Match
from ludoteka.core.verb import Promised
from tests.core.toy import GAME

KEY = key_from_seed("game")
PLUGGED = """
from tests.core.toy import EmbersGame

class Cinders(EmbersGame):
    name = "cinders"

GAME = Cinders()
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Install a package that registers what it calls GAME as a game, as pip would."""

    def put(package: str, body: str) -> None:
        (tmp_path / f"{package}.py").write_text(body)
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\n{package} = {package}:GAME\n")

    monkeypatch.syspath_prepend(tmp_path)
    yield put
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(path.stem, None)


# --- settings ---


def test_settings_left_out_take_their_defaults() -> None:
    assert GAME.complete(2, {}) == {"opening": "draft"}
    assert GAME.complete(2, {"opening": "x"}) == {"opening": "x"}
    assert state_hash(GAME.start(2, KEY)) == state_hash(GAME.start(2, KEY, {"opening": "draft"}))


def test_the_first_value_is_the_default() -> None:
    setting = Setting("level", "hard", "easy")
    assert (setting.name, setting.values, setting.default) == ("level", ("hard", "easy"), "hard")


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1 << 70])
def test_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(BadSetup, match=f"^embers is for 2 to 4 players, not {players}$"):
        GAME.start(players, KEY)


def test_a_setting_that_does_not_exist() -> None:
    with pytest.raises(BadSetup, match=r"^embers has no setting 'weather'; it has: opening$"):
        GAME.start(2, KEY, {"weather": "rain"})


def test_a_value_that_does_not_exist() -> None:
    with pytest.raises(BadSetup, match=r"^'chess' is not a value of 'opening'; choose one of: draft, search, echo, "):
        GAME.start(2, KEY, {"opening": "chess"})


def test_a_game_without_settings_says_so() -> None:
    class Plain(Game):
        name = "plain"

    with pytest.raises(BadSetup, match=r"^plain has no setting 'x'; it has: none$"):
        Plain().complete(2, {"x": "y"})


# --- things of which every seat has another one ---

BIRDS = SeatSettings("bird", "owl", "jay", "tit", "wren", "lark")


class Aviary(Game):
    name = "aviary"
    settings = (Setting("nests", "low", "high"), *BIRDS.settings)

    def complete(self, players: int, settings: dict[str, str]) -> dict[str, str]:
        full = super().complete(players, settings)
        if "owl" in BIRDS.wishes(players, full) and full["nests"] == "low":
            raise BadSetup("owls nest high")
        return full


def dealt(players: int, **wishes: str) -> list[list[str]]:
    full = Aviary().complete(players, {"nests": "high", **{f"bird-{seat[-1]}": bird for seat, bird in wishes.items()}})
    hands = (BIRDS.deal(players, full, Chance(key_from_seed(seed))) for seed in range(60))
    return [[BIRDS.values[bird] for bird in birds] for birds in hands]


def test_seats_without_a_wish_get_something_left() -> None:
    found = dealt(3, seat1="tit", seat3="owl")
    assert {(birds[0], birds[2]) for birds in found} == {("tit", "owl")}
    assert {birds[1] for birds in found} == {"jay", "wren", "lark"}
    assert all(len(set(birds)) == 4 for birds in dealt(4))


def test_each_seat_has_its_setting() -> None:
    assert [setting.name for setting in BIRDS.settings] == ["bird-1", "bird-2", "bird-3", "bird-4"]
    assert {setting.values for setting in BIRDS.settings} == {("random", "owl", "jay", "tit", "wren", "lark")}


def test_two_seats_cannot_wish_the_same() -> None:
    with pytest.raises(BadSetup, match=r"^there is only one bird 'jay': two seats cannot have it$"):
        dealt(3, seat2="jay", seat3="jay")
    assert {tuple(birds[1:]) for birds in dealt(2, seat2="jay", seat3="jay")} == {("jay",)}  # nobody sits on seat 3


def test_the_values_that_go_together_with_others() -> None:
    game = Aviary()
    nests, first, second = game.settings[:3]
    assert game.possible(2, {}, nests) == ["low", "high"]
    assert game.possible(2, {"bird-1": "owl"}, nests) == ["high"]
    assert "owl" not in game.possible(2, {"nests": "low"}, first)
    assert "jay" not in game.possible(2, {"bird-1": "jay"}, second)
    assert "jay" in game.possible(2, {"bird-3": "jay"}, second)


NIGHT = Clash(
    ("night",), "needs-owls", "{value} is not for {players}", players=(3,), others={"birds": ("tits", "jays")}
)


class Hours(Game):
    name = "hours"
    settings = (Setting("birds", "owls", "tits", "jays"), Setting("time", "day", "night", clashes=[NIGHT]))


@pytest.mark.parametrize(
    ("time", "players", "birds", "ruled_out"),
    [
        ("night", 3, "tits", True),
        ("night", 3, "jays", True),
        ("day", 3, "tits", False),
        ("night", 2, "tits", False),
        ("night", 3, "owls", False),
    ],
)
def test_settings_that_clash(time: str, players: int, birds: str, ruled_out: bool) -> None:
    """A value is ruled out where the number of players and all other settings are as named."""
    game, settings = Hours(), {"birds": birds, "time": time}
    if ruled_out:
        with pytest.raises(BadSetup, match=r"^night is not for 3$"):
            game.complete(players, settings)
    else:
        assert game.complete(players, settings) == settings
    assert (time in game.possible(players, {"birds": birds}, game.settings[1])) is not ruled_out


def test_a_key_of_the_wrong_length() -> None:
    with pytest.raises(ValueError, match="a key has 32 bytes, not 3"):
        GAME.start(2, b"abc")


def test_bad_setups_are_errors_of_one_family() -> None:
    assert issubclass(BadSetup, LudotekaError)


def test_a_bare_game_names_what_a_rules_module_must_provide() -> None:
    with pytest.raises(NotImplementedError):
        Game().start(2, KEY)
    with pytest.raises(NotImplementedError):
        Game().blank(2, Chance(KEY))


# --- the registry ---


def test_seasons_is_installed() -> None:
    assert game_named("seasons") is games()["seasons"]


def test_a_game_of_another_package_is_found_and_played(install: Callable[[str, str], None]) -> None:
    install("cinders", PLUGGED)
    assert "cinders" in games()
    assert list(games()) == sorted(games())
    match = Match(game_named("cinders"), 2, KEY)
    while not match.over:
        match.answer(match.state.seat, match.state.options(match.state.seat)[0])
    journal = Journal.parse(match.journal.dump())
    assert Match.replay(game_named(journal.game), journal).state.scores() == match.state.scores()


def test_a_game_that_is_not_installed() -> None:
    with pytest.raises(BadSetup, match=r"^there is no game 'cinders'; these are installed: .*\bseasons\b"):
        game_named("cinders")


def test_an_entry_point_that_is_no_game(install: Callable[[str, str], None]) -> None:
    install("impostor", "GAME = 'chess'")
    with pytest.raises(BadSetup, match=r"^the entry point 'impostor:GAME' does not lead to a Ludoteka game$"):
        games()


@pytest.mark.parametrize("body", ["import no_such_module", "", "GAME = 1 / 0"])
def test_an_entry_point_that_cannot_be_loaded(install: Callable[[str, str], None], body: str) -> None:
    install("broken", body)
    with pytest.raises(BadSetup, match="'broken:GAME'"):
        games()


def test_two_games_of_one_name(install: Callable[[str, str], None]) -> None:
    install("cinders", PLUGGED)
    install("ashes", PLUGGED)
    with pytest.raises(BadSetup, match="'cinders'"):
        games()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_promised_verb_is_there(game: Game) -> None:
    verbs = game.blank(game.min_players, Chance(KEY)).verbs
    assert not [verb.name for verb in verbs if isinstance(verb, Promised)]
