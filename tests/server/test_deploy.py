"""The examples in deploy/: what they set exists, what they name is there, and where the program is installed that is to
read one, it does; proxies that are installed are really run.
"""

import configparser
import json
import re
import shlex
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteka.cli.common import settings_of
from ludoteka.cli.playing import serve
from ludoteka.server.limits import Limits
from ludoteka.server.protocol import JOURNAL_BYTES
from ludoteka.server.settings import Settings, read
from tests.ports import free_port
from tests.server.harness import WAIT
from tests.server.processes import Process, eventually, serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PROXIES = ("nginx.conf", "Caddyfile", "Caddyfile.compose")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def started_by(command: list[str]) -> Settings:
    """The settings of `ludoteka serve …` as an example calls it, with the example's file."""
    program, subcommand, *arguments = command
    assert (Path(program).name, subcommand) == ("ludoteka", "serve")
    given = dict(serve.make_context("ludoteka serve", arguments).params)
    file = given.pop("config")
    return settings_of(DEPLOY / file.name if file is not None else None, **given)


def test_every_example_is_checked_here_or_elsewhere() -> None:
    assert {path.name for path in DEPLOY.iterdir()} == {
        "Containerfile",
        "compose.yaml",
        "grafana-dashboard.json",  # tests/server/test_metrics.py
        "ludoteka.service",
        "table.toml",
        *PROXIES,
    }


def test_the_unit_of_systemd(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False, comment_prefixes="#", delimiters="=")
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text("ludoteka.service"))
    service = unit["Service"]
    settings = started_by(shlex.split(service["ExecStart"]))
    assert (settings.hsts, settings.log, settings.host) == (31536000, "json", "127.0.0.1")
    assert settings.drain < float(service["TimeoutStopSec"])
    assert Limits().sockets < int(service["LimitNOFILE"])
    assert service["Environment"] == f"LUDOTEKA_HOME=/var/lib/{service['StateDirectory']}"
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        there = tmp_path / "ludoteka.service"
        there.write_text(text("ludoteka.service").replace("/opt/ludoteka/bin/ludoteka serve", "/bin/true serve"))
        command = [analyze, "verify", "--man=no", str(there)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
        assert (done.returncode, [line for line in done.stderr.splitlines() if str(there) in line]) == (0, [])


def test_the_services_of_compose() -> None:
    whole = yaml.safe_load(text("compose.yaml"))
    services, table = whole["services"], whole["services"]["table"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert all(set(service.get("networks", ())) <= set(whole["networks"]) for service in services.values())
    assert all(set(service.get("depends_on", ())) <= set(services) for service in services.values())
    mounted = [volume.split(":")[0] for service in services.values() for volume in service["volumes"]]
    for volume in mounted:
        assert volume in whole["volumes"] or (DEPLOY / volume).is_file()
    given = {"DATABASE_PASSWORD": "secret", "METRICS_TOKEN": "", "TABLE_NAME": "table.example"}
    environment = {name: filled(value, given) for name, value in table["environment"].items()}
    settings = read({}, None, environment)
    assert settings.database_url == "postgresql://ludoteka:secret@database/ludoteka"
    assert settings.proxies == whole["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert settings.drain < float(table["stop_grace_period"].removesuffix("s"))
    assert (ROOT / table["build"]["dockerfile"]).is_file()
    assert (DEPLOY / table["build"]["context"]).resolve() == ROOT


def filled(value: str, given: dict[str, str]) -> str:
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: given[found[1]], value)


def test_the_container() -> None:
    lines = re.sub(r"\\\n\s*", "", text("Containerfile")).splitlines()
    said = [(line.split()[0], line.split(None, 1)[1]) for line in lines if line and not line.startswith("#")]
    names = {arguments.split()[2] for word, arguments in said if word == "FROM" and " AS " in arguments}
    assert all(re.fullmatch(r"[\w./-]+:[\w.-]+", a.split()[0]) for word, a in said if word == "FROM")
    pythons = {a.split()[0] for word, a in said if word == "FROM" and "python" in a}
    assert len(pythons) == 1, "the engine is compiled for the Python that runs it"
    last = said[max(at for at, (word, _) in enumerate(said) if word == "FROM") :]
    assert {arguments.split()[0] for word, arguments in last if word == "COPY"} == {"--from=build"}
    assert names == {"node", "build"}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert not {"src", "web", "requirements", "Makefile", "pyproject.toml", "hatch_build.py", "README.md"} & {*ignored}
    found = dict(last)
    assert found["USER"] == "10001"
    variables = dict(part.split("=") for part in found["ENV"].split() if part.startswith("LUDOTEKA_"))
    assert read({}, None, variables).host == "0.0.0.0"
    assert variables["LUDOTEKA_HOME"] == found["VOLUME"]
    settings = started_by([*json.loads(found["ENTRYPOINT"]), *json.loads(found["CMD"])])
    assert found["EXPOSE"] == str(settings.port)
    assert f"http://127.0.0.1:{settings.port}/ready" in found["HEALTHCHECK"]


# --- proxies ---


@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_passes_on_what_the_server_needs(name: str) -> None:
    plain = re.sub(r"#.*", "", text(name))
    assert plain.count("{") == plain.count("}")
    assert "/metrics" in plain
    assert "404" in plain
    if name == "nginx.conf":
        [limit] = re.findall(r"client_max_body_size (\d+)m;", plain)
        assert int(limit) * 2**20 >= 2 * JOURNAL_BYTES, "the server takes journals of this length"
        assert all(
            f"proxy_set_header {header}" in re.sub(r" +", " ", plain)
            for header in ("Host $http_host;", "X-Forwarded-For $remote_addr;", "X-Forwarded-Proto $scheme;")
        )
        timeouts = [int(found) for found in re.findall(r"proxy_(?:read|send)_timeout (\d+)s", plain)]
        assert min(timeouts) > 2 * Limits().ping_seconds


def nginx(folder: Path, server: Process, port: int) -> list[str]:
    """The example with other ports, another certificate and no rights of root."""
    key = ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem", "-subj", "/CN=table.example"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *key]
    subprocess.run(made, check=True, capture_output=True, timeout=WAIT)
    example = (
        text("nginx.conf")
        .replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        .replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        .replace("listen 443 ", f"listen 127.0.0.1:{port} ")
        .replace("/etc/letsencrypt/live/table.example/fullchain.pem", f"{folder}/cert.pem")
        .replace("/etc/letsencrypt/live/table.example/privkey.pem", f"{folder}/key.pem")
    )
    kept = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("proxy", "fastcgi", "uwsgi", "scgi", "client_body")
    )
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {kept}\n{example}}}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return ["-p", str(folder), "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, server: Process, port: int) -> list[str]:
    """The example with another port and a certificate of its own making."""
    example = text("Caddyfile").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    site = f"https://127.0.0.1:{port} {{\n\ttls internal\n\tbind 127.0.0.1\n"
    options = (
        f"{{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n"
    )
    (folder / "Caddyfile").write_text(options + example.replace("table.example {", site, 1), encoding="utf-8")
    return ["run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


@pytest.mark.parametrize("configure", [nginx, caddy])
def test_a_match_behind_the_proxy_where_it_is_installed(
    configure: Callable[[Path, Process, int], list[str]], database: Path, tmp_path: Path
) -> None:
    """Over TLS; what a stranger says of addresses is not believed, and the figures stay inside."""
    proxy = shutil.which(configure.__name__)
    if proxy is None:
        return  # the test above is all that can be said without it
    port = free_port()
    with serving(database, PATCH, newcomers=(1, 1e-9)) as server:
        command = [proxy, *configure(tmp_path, server, port)]
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        with (tmp_path / "said").open("w") as said:
            running = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        try:
            trust = ssl.create_default_context()
            trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
            base = f"https://127.0.0.1:{port}"
            with httpx.Client(base_url=base, verify=trust, timeout=WAIT) as http:
                eventually(lambda: running.poll() is not None or answers(http))
                assert running.poll() is None, (tmp_path / "said").read_text()
                play_behind(http, trust, base)
        finally:
            running.terminate()
            running.wait(WAIT)


PATCH = """
from functools import partial
serve = partial(serve, hsts=60, metrics_token="x" * 20)
"""


def answers(http: httpx.Client) -> bool:
    try:
        return http.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def play_behind(http: httpx.Client, trust: ssl.SSLContext, base: str) -> None:
    token = {"authorization": f"Bearer {'x' * 20}"}
    assert http.get("/metrics", headers=token).status_code == 404
    forged = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "http"}
    reply = http.post("/api/play", json={"game": "seasons", "bot": "random"}, headers={**forged, "origin": base})
    assert reply.status_code == 201, reply.text
    assert reply.headers["strict-transport-security"] == "max-age=60"
    assert "Secure" in reply.headers["set-cookie"]
    table, cookie = reply.json()["id"], f"ludoteka={http.cookies['ludoteka']}"
    http.cookies.clear()
    again = http.post("/api/play", json={"game": "seasons"}, headers={**forged, "x-forwarded-for": "203.0.113.8"})
    assert (again.status_code, again.json()["code"]) == (429, "slow-down"), "it is the same address"
    address = f"{base.replace('https', 'wss')}/ws/tables/{table}"
    with connect(
        address, ssl=trust, additional_headers={"cookie": cookie}, origin=Origin(base), open_timeout=WAIT
    ) as socket:
        socket.send('{"type":"hello"}')
        welcome: dict[str, Any] = json.loads(socket.recv(WAIT))
        question = welcome["position"]["question"]
        told = {"type": "answer", "id": "1", "number": question["number"], "option": question["options"][0]["text"]}
        socket.send(json.dumps(told))
        end = time.monotonic() + WAIT
        while json.loads(socket.recv(WAIT))["type"] != "ack":
            assert time.monotonic() < end
    assert http.post("/api/journals", json={"journal": "x" * 3_000_000}).status_code == 413
