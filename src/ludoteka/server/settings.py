"""What an operator can set: on the command line, in the environment, in a file. The first that says it counts."""

import difflib
import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ludoteka.server.limits import Limits

PREFIX = "LUDOTEKA_"
OTHERS = {"HOME", "PLAIN", "CASES", "SCREENS", "CLOCK", "DEALS", "LATE", "SERVER"}  # read elsewhere, by build and tests
PROXIES = "127.0.0.1,::1"
TOKEN = 16  # characters of a secret at least
KINDS_OF_LOG = ("text", "json")


class BadSettings(Exception):
    """Something that was set cannot be; the text says in one line what and where."""


def _default_proxies() -> str:
    return os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)  # as uvicorn calls it


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # the SQLite file in the user's folder
    origins: tuple[str, ...] = ()
    proxies: str = field(default_factory=_default_proxies)
    hsts: int = 0
    log: str = "text"
    metrics_token: str = ""
    drain: float = 2.0
    bot_delay: float = 0.7
    limits: Limits = field(default_factory=Limits)


class Known(NamedTuple):
    """One thing that can be set."""

    read: Callable[[Any], Any]  # from a text or what TOML makes of it; raises ValueError
    default: str
    what: str


# --- reading one value ---


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise ValueError("a text")
    return value


def _number(value: Any) -> float:
    try:
        found = math.nan if isinstance(value, bool) else float(value)
    except (TypeError, ValueError):
        found = math.nan
    if not 0 <= found <= 1e15:
        raise ValueError("a number from 0 on")
    return found


def _whole(value: Any, most: int = 10**15) -> int:
    try:
        found = _number(value)
    except ValueError:
        found = math.inf
    if found > most or found != int(found):
        raise ValueError(f"a whole number from 0 to {most}" if most < 10**15 else "a whole number from 0 on")
    return int(found)


def _port(value: Any) -> int:
    return _whole(value, 65535)


def _list(value: Any) -> list[str]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or not all(isinstance(part, str) for part in parts):
        raise ValueError("a list")
    return [part.strip() for part in parts if part.strip()]


def _origins(value: Any) -> tuple[str, ...]:
    found = _list(value)
    for origin in found:
        try:
            parts = urlsplit(origin)
            whole = f"{parts.scheme}://{parts.netloc}" == origin and parts.port != 0
        except ValueError:
            whole = False
        if not whole or parts.scheme not in {"http", "https"} or not re.fullmatch(r"[\w.:\[\]-]+", parts.netloc):
            raise ValueError("origins such as https://games.example, without a path")
    return tuple(found)


def _proxies(value: Any) -> str:
    from ludoteka.server.connections import networks_of  # noqa: PLC0415 - it brings uvicorn

    found = _list(value)
    if any(not part.startswith("/") and not networks_of(part) for part in found):
        raise ValueError("addresses and networks, or *")
    return ",".join(found)


def _log(value: Any) -> str:
    if value not in KINDS_OF_LOG:
        raise ValueError(" or ".join(KINDS_OF_LOG))
    return str(value)


def _token(value: Any) -> str:
    if not isinstance(value, str) or not re.fullmatch(rf"[!-~]{{{TOKEN},}}", value):
        raise ValueError(f"at least {TOKEN} visible ASCII characters")
    return value


def _rate(value: Any) -> tuple[float, float]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or len(parts) != 2:
        raise ValueError("a burst and how many a second follow it, as 60,10")
    burst, refill = _number(parts[0]), _number(parts[1])
    if burst < 1 or not refill:
        raise ValueError("a burst of 1 at least and a refill above 0")
    return burst, refill


KNOWN = {
    "host": Known(_text, "127.0.0.1", "the address to listen on"),
    "port": Known(_port, "8000", "the port; 0 takes any that is free"),
    "database-url": Known(_text, "an SQLite file", "where matches are kept: `sqlite:///…` or `postgresql://…`"),
    "origins": Known(_origins, "none", "pages elsewhere that may use this server, as `https://games.example`"),
    "proxies": Known(
        _proxies,
        PROXIES,
        "proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses, networks, `*`",
    ),
    "hsts": Known(
        _whole,
        "0",
        "seconds for which browsers shall come by HTTPS alone (`Strict-Transport-Security`); 0: nothing is said",
    ),
    "log": Known(_log, "text", "`text`, or `json`: one object a line"),
    "metrics-token": Known(
        _token, "none", "who sends this as a bearer token may read `/metrics`; without it there is no such page"
    ),
    "drain": Known(_number, "2", "seconds that requests under way have when a signal ends the server"),
    "bot-delay": Known(_number, "0.7", "seconds that computer players take at least"),
}
SECRETS = {"metrics-token"}  # not on the command line, where every user of the machine can read them


def _of_limit(one: "Field[Any]") -> Callable[[Any], Any]:
    default = one.default
    return _rate if isinstance(default, tuple) else _whole if isinstance(default, int) else _number


LIMITS = {one.name.replace("_", "-"): _of_limit(one) for one in fields(Limits)}


# --- reading all ---


def read(
    given: Mapping[str, Any] | None = None, file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings of flags (`given`, None where one is not), environment and file, or BadSettings."""
    settings = Settings()
    if file is not None:
        settings = _from_file(settings, file)
    settings = _from_environment(settings, os.environ if environment is None else environment)
    for name, value in (given or {}).items():
        if value is not None:
            settings = _set(settings, f"--{name}", name, value)
    return settings


def _from_file(settings: Settings, file: Path) -> Settings:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{file} is not text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{file} is not TOML: {error}") from None
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSettings(f"{file}: 'limits' is a table: write [limits]")
    for name, value in found.items():
        settings = _set(settings, f"{file}: '{name}'", name, value)
    for name, value in limits.items():
        settings = _limit(settings, f"{file}: '{name}' in [limits]", name, value)
    return settings


def _from_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in OTHERS or not value:
            continue
        plain = name.lower().replace("_", "-")
        if plain.startswith("limits-"):
            settings = _limit(settings, variable, plain.removeprefix("limits-"), value)
        else:
            settings = _set(settings, variable, plain, value)
    return settings


def _set(settings: Settings, where: str, name: str, value: Any) -> Settings:
    if name not in KNOWN:
        raise BadSettings(_unknown(where, name, KNOWN))
    return replace(settings, **{name.replace("-", "_"): _read(where, name, KNOWN[name].read, value)})


def _limit(settings: Settings, where: str, name: str, value: Any) -> Settings:
    if name not in LIMITS:
        raise BadSettings(_unknown(where, name, LIMITS))
    found = _read(where, name, LIMITS[name], value)
    return replace(settings, limits=replace(settings.limits, **{name.replace("-", "_"): found}))


def _read(where: str, name: str, reading: Callable[[Any], Any], value: Any) -> Any:
    try:
        return reading(value)
    except ValueError as error:
        said = "" if name in SECRETS else f", not {ascii(value)[:100]}"
        raise BadSettings(f"{where} must be {error}{said}") from None


def _unknown(where: str, name: str, known: Mapping[str, Any]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f"{where} is no setting" + (f": did you mean '{near[0]}'?" if near else f": there are {', '.join(known)}")


# --- told ---


def documented() -> str:
    """The table of all settings, for the documentation."""
    rows = ["| in a file | in the environment | flag | by default | what |", "|---|---|---|---|---|"]
    for name, one in KNOWN.items():
        flag = "" if name in SECRETS else f"`--{name}`"
        rows.append(f"| `{name}` | `{_variable(name)}` | {flag} | {one.default} | {one.what} |")
    return "\n".join(rows)


def documented_limits() -> str:
    """The names of all limits with their values."""
    rows = ["| in `[limits]` | by default |", "|---|---|"]
    rows += [f"| `{name}` | {_shown(getattr(Limits(), name.replace('-', '_')))} |" for name in LIMITS]
    return "\n".join(rows)


def _variable(name: str) -> str:
    return PREFIX + name.upper().replace("-", "_")


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(_shown(part) for part in value)}]"
    return f"{value:.12g}".replace("e+0", "e") if value == int(value) or value >= 1 else f"{value:.3g}"


def renewed(page: Path) -> str:
    """A page of the documentation with its tables of settings renewed."""
    text = page.read_text(encoding="utf-8")
    for name, table in (("settings", documented()), ("limits", documented_limits())):
        before, start, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->")
        text = f"{before}{start}{table}\n{end}{after}"
    return text


if __name__ == "__main__":
    operations = Path("docs/operations.md")
    operations.write_text(renewed(operations), encoding="utf-8")
