"""What an operator sets: flags before the environment before a file, and nothing that is not known."""

import subprocess
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ludoteka.cli import main
from ludoteka.server import app, running
from ludoteka.server.limits import Limits
from ludoteka.server.settings import KNOWN, LIMITS, BadSettings, Settings, read, renewed
from tests.server.harness import HOST, WAIT
from tests.server.processes import ENVIRONMENT, program

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
FILE = """
host = "0.0.0.0"
port = 1
origins = ["https://a.example", "http://b.example:81"]
hsts = 60

[limits]
connections = 7
guest-messages = [200, 30.5]
header-seconds = 1
"""


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text(FILE)
    environment = {"LUDOTEKA_PORT": "2", "LUDOTEKA_HSTS": "61", "LUDOTEKA_LIMITS_CONNECTIONS": "8"}
    others = {"LUDOTEKA_HOME": "/x", "PORT": "9", "LUDO": "1", "LUDOTEKA_DRAIN": ""}
    found = read({"port": "3", "log": None}, file, {**environment, **others})
    assert (found.host, found.port, found.hsts, found.log) == ("0.0.0.0", 3, 61, "text")
    assert found.origins == ("https://a.example", "http://b.example:81")
    assert found.limits == Limits(connections=8, guest_messages=(200, 30.5), header_seconds=1)
    assert (
        read({}, file, {"LUDOTEKA_ORIGINS": "https://c.example, https://d.example"}).origins[1] == "https://d.example"
    )
    assert read({}, None, {"LUDOTEKA_LIMITS_MESSAGES": "5,0.5"}).limits.messages == (5, 0.5)
    assert read({}, None, {}) == Settings()


REFUSED = [
    ("prot = 1", "'prot' is no setting: did you mean 'port'?"),
    ("colour = 1", "'colour' is no setting: there are host, port"),
    ("port = 70000", "'port' must be a whole number from 0 to 65535, not 70000"),
    ("port = true", "'port' must be a whole number"),
    ("hsts = -1", "'hsts' must be a whole number from 0 on"),
    ("drain = nan", "'drain' must be a number from 0 on"),
    ('origins = ["https://a.example/"]', "'origins' must be origins such as https://games.example, without a path"),
    ('origins = ["*"]', "'origins' must be origins"),
    ('origins = ["https://a@b.example"]', "'origins' must be origins"),
    ('proxies = "10.0.0.300"', "'proxies' must be addresses and networks, or *"),
    ('log = "xml"', "'log' must be text or json"),
    ('metrics-token = "hush"', "'metrics-token' must be at least 16 visible ASCII characters"),
    ("limits = 3", "'limits' is a table: write [limits]"),
    ("[limits]\nmesages = [1, 2]", "'mesages' in [limits] is no setting: did you mean 'messages'?"),
    ("[limits]\nmessages = 5", "'messages' in [limits] must be a burst and how many a second follow it"),
    ("[limits]\nmessages = [0, 5]", "must be a burst of 1 at least and a refill above 0"),
    ("[limits]\nconnections = 1.5", "'connections' in [limits] must be a whole number"),
    ("port = ", "is not TOML"),
    ("\xff", "is not text in UTF-8"),
]


@pytest.mark.parametrize(("text", "said"), REFUSED, ids=[str(n) for n in range(len(REFUSED))])
def test_what_cannot_be_is_refused_in_a_line(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadSettings) as refusal:
        read({}, file, {})
    [line] = str(refusal.value).splitlines()
    assert line.startswith(str(file))
    assert said in line
    assert "hush" not in line


def test_a_variable_that_is_not_known_is_refused() -> None:
    for variable, said in (
        ("LUDOTEKA_PROT", "LUDOTEKA_PROT is no setting: did you mean 'port'?"),
        ("LUDOTEKA_LIMITS_MESAGES", "LUDOTEKA_LIMITS_MESAGES is no setting: did you mean 'messages'?"),
        ("LUDOTEKA_PORT", "LUDOTEKA_PORT must be a whole number from 0 to 65535, not 'tcp://10.0.0.1:80'"),
    ):
        with pytest.raises(BadSettings) as refusal:
            read({}, None, {variable: "tcp://10.0.0.1:80"})
        assert str(refusal.value).startswith(said)


def test_the_documentation_lists_what_there_is() -> None:
    assert PAGE.read_text(encoding="utf-8") == renewed(PAGE), "run: python -m ludoteka.server.settings"
    assert {name.replace("-", "_") for name in KNOWN} == {one.name for one in fields(Settings)} - {"limits"}
    assert {name.replace("-", "_") for name in LIMITS} == {one.name for one in fields(Limits)}
    for name, known in KNOWN.items():
        usual = getattr(Settings(), name.replace("-", "_"))
        if usual:
            assert known.read(known.default) == usual
        else:
            assert known.default in {"none", "0", "an SQLite file"}


def test_settings_reach_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command line; a database of its own proves that the commands about it follow the same settings."""
    file = tmp_path / "table.toml"
    file.write_text(f"{FILE}\n[nothing]\n")
    with pytest.raises(SystemExit) as leaving:
        main(["serve", "--config", str(file)])
    assert leaving.value.code == 2
    assert "'nothing' is no setting" in capsys.readouterr().err
    file.write_text(f'database-url = "sqlite:///{tmp_path}/own.db"\n{FILE}')
    started: list[tuple[app.App, Settings]] = []
    monkeypatch.setattr(running, "run", lambda *found: started.append(found))
    monkeypatch.setattr("ludoteka.server.calm_collector", lambda: None)
    monkeypatch.setattr("ludoteka.server.log.configure", lambda _: None)
    monkeypatch.setenv("LUDOTEKA_PROXIES", "10.0.0.0/8")
    with pytest.raises(SystemExit):
        main(["serve", "--config", str(file), "--port", "0"])
    [(made, settings)] = started
    made.house.thinker.close()
    assert (settings.port, settings.proxies) == (0, "10.0.0.0/8")
    assert made.house.limits.connections == 7
    assert made.door.origins == {"https://a.example", "http://b.example:81"}
    assert made.house.store.name == f"sqlite+aiosqlite:///{tmp_path}/own.db"
    with pytest.raises(SystemExit):
        main(["db", "check", "--config", str(file)])
    assert capsys.readouterr().err == f"ludoteka: there is no file {tmp_path}/own.db\n"


def test_a_server_with_bad_settings_does_not_start() -> None:
    environment = {**ENVIRONMENT, "LUDOTEKA_LIMITS_MESAGES": "1,1"}
    command = [program("")[0], "-m", "ludoteka.server", "--port", "0"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 2
    assert "LUDOTEKA_LIMITS_MESAGES is no setting" in done.stderr.splitlines()[-1]


async def test_browsers_are_told_to_come_by_https_alone(start: Callable[..., Any]) -> None:
    for seconds, told in ((0, None), (31536000, "max-age=31536000")):
        async with start(hsts=seconds) as server:
            person = await server.stranger()
            for path in ("/", "/api/games", "/api/nope", "/health"):
                for scheme in ("https", "http"):
                    reply = await person.http.get(f"{scheme}://{HOST}{path}")
                    assert reply.headers.get("strict-transport-security") == (told if scheme == "https" else None)
