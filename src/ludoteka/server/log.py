"""The log of the server, all of it set up here: time, level, one line an entry, and never a flood."""

import json
import logging
import time
from datetime import UTC, datetime

ENTRY = "%(asctime)s %(levelname)s %(name)s: %(message)s"
SAME = 10  # entries of one kind that are written at once …
PAUSE = 60.0  # … and how many seconds later the next one is
_KINDS = 1000  # kinds that are remembered


def escaped(text: str) -> str:
    """Text in which nothing can pass for another line, or steer a terminal."""
    return text if text.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


class Formatter(logging.Formatter):
    """An entry begins at the margin; what belongs to it, such as a traceback, is indented."""

    default_msec_format = "%s.%03d"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name of the library
        record.message = escaped(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: object) -> str:  # noqa: N802
        return _indented(super().formatException(ei))  # type: ignore[arg-type]

    def formatStack(self, stack_info: str) -> str:  # noqa: N802
        return _indented(stack_info)


def _indented(text: str) -> str:
    return "\n".join(f"    {escaped(line)}" for line in text.splitlines())


class JsonFormatter(logging.Formatter):
    """An entry is a JSON object on a line of its own, in ASCII, so nothing in it can end the line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, str | int] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process or 0,
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        if record.stack_info:
            entry["stack"] = record.stack_info
        return json.dumps(entry)


class Calm(logging.Filter):
    """Of entries of one kind only some are let through; the next one tells how many were not."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg).partition("\n")[0]
        now = time.monotonic()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= PAUSE:
            if count > SAME:
                record.msg, record.args = f"{record.getMessage()} ({count - SAME} more like this)", ()
            since, count = now, 0
        if len(self._seen) >= _KINDS:
            self._seen.clear()
        self._seen[kind] = since, count + 1
        return count < SAME


def configure(kind: str = "text") -> None:
    """Our warnings and errors, and the errors of what we use, to standard error, for people or for programs."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if kind == "json" else Formatter(ENTRY))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # its warnings are of what visitors send
