"""Files that the browser client is built from: `python -m ludoteka.server.typescript` writes them.

`web/src/protocol.ts` comes from `protocol.py`, comments included; `web/src/games/<game>/catalogue.json` holds what is
printed on a game's cards and dice, where the game has a module `catalogue`. A test fails when one of them is stale.
"""

import ast
import io
import json
import sys
import tokenize
import types
import typing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteka.core.game import Game, games
from ludoteka.server import protocol

HEAD = "// Made from src/ludoteka/server/protocol.py by `python -m ludoteka.server.typescript`: do not edit.\n"
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    Any: "unknown",
    type(None): "null",
}
JSON = "/** JSON data whose shape depends on the game. */\nexport type Json = Record<string, any>;\n"
WIDTH = 110


def protocol_ts() -> str:
    """The protocol as TypeScript, in the order of the Python file."""
    source = Path(protocol.__file__).read_text(encoding="utf-8")
    comments = _comments(source)
    parts = [HEAD]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name not in {"Struct", "Request"}:
            parts.append(_interface(getattr(protocol, node.name), node, comments))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            value = getattr(protocol, name)
            if isinstance(value, int):
                parts.append(f"export const {name} = {value};{_trailing(comments, node)}\n")
            elif name == "Json":
                parts.append(
                    "/** JSON data whose shape depends on the game. */\nexport type Json = Record<string, any>;\n"
                )
            else:
                parts.append(_alias(name, value))
    return "\n".join(parts).replace("\n\nexport const", "\nexport const").replace(HEAD, HEAD + "\n")


def _comments(source: str) -> dict[int, str]:
    """The comment on each line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {t.start[0]: t.string.lstrip("# ") for t in tokens if t.type == tokenize.COMMENT}


def _trailing(comments: dict[int, str], node: ast.stmt) -> str:
    return f" // {comments[node.lineno]}" if node.lineno in comments else ""


def _alias(name: str, value: Any) -> str:
    literal = typing.get_origin(value) is Literal
    members = [json.dumps(arg) if literal else _type(arg) for arg in typing.get_args(value)]
    line = f"export type {name} = {' | '.join(members)};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n" + "\n".join(f"  | {m}" for m in members) + ";\n"


def _interface(struct: type[msgspec.Struct], node: ast.ClassDef, comments: dict[int, str]) -> str:
    hints = typing.get_type_hints(struct)
    fields = {field.name: field for field in msgspec.structs.fields(struct)}
    request = issubclass(struct, protocol.Request)
    doc = ast.get_docstring(node)
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {struct.__name__} {{")
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: {json.dumps(tag)};")
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            field = fields[item.target.id]
            optional = "?" if request and not field.required else ""
            lines.append(f"  {field.name}{optional}: {_type(hints[field.name])};{_trailing(comments, item)}")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    """A Python type in TypeScript's words."""
    for name in ("Json", "Status", "Code"):
        if hint == getattr(protocol, name):
            return name
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(arg) for arg in args)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(_type(arg) for arg in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    return PLAIN[hint] if hint in PLAIN else str(hint.__name__)


def catalogue_json(game: Game) -> str | None:
    """What is printed in a game's box as JSON, or None for a game without such a list."""
    name = f"{type(game).__module__.rpartition('.')[0]}.catalogue"
    if find_spec(name) is None:
        return None
    return json.dumps(import_module(name).printed(), ensure_ascii=False, indent=1) + "\n"


def files() -> dict[str, str]:
    """Every generated file by its path in the repository."""
    found = {"web/src/protocol.ts": protocol_ts()}
    for game in games().values():
        text = catalogue_json(game)
        if text is not None:
            found[f"web/src/games/{game.name}/catalogue.json"] = text
    return found


def main(root: Path) -> None:
    for name, text in files().items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd())
