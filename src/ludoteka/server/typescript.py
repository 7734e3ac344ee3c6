"""Files that the browser client is built from: `python -m ludoteka.server.typescript` writes them.

`web/src/protocol.ts` comes from `protocol.py`, comments included; `web/src/games/<game>/shown.ts` from the types that a
game declares for what it shows, `web/src/rules/shown.ts` and `web/src/lessons/shown.ts` from those of rulebooks and
lessons; `web/src/games/<game>/catalogue.json`
holds what is printed on a game's cards and dice, and `printed.ts` the types that the game declares for it. A test
fails when one of them is stale.
"""

import ast
import io
import json
import sys
import textwrap
import tokenize
import types
import typing
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.declared import fields
from ludoteka.core.game import IN_CLIENT, Game, games
from ludoteka.lessons import shown as lessons
from ludoteka.rulebook import shown as rulebook
from ludoteka.server import protocol

HEAD = "// Made from {} by `python -m ludoteka.server.typescript`: do not edit.\n"
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    Any: "unknown",
    type(None): "null",
}
JSON = """\
/** JSON data whose shape depends on the game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;
"""
NOT_SENT = {"Struct", "Request"}
WIDTH, LONGEST = 110, 140


class Declarations:
    """The types that a Python module declares, in TypeScript: structs, typed dicts, unions, literals and constants."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.source = Path(str(module.__file__)).read_text(encoding="utf-8")
        self.comments = _comments(self.source)
        self.body = ast.parse(self.source).body
        self.aliases: list[tuple[Any, str]] = []

    def typescript(self) -> str:
        """All of them, in the order of the Python file."""
        where = Path("src", *self.module.__name__.split(".")).with_suffix(".py").as_posix()
        parts = [HEAD.format(where)]
        for node in self.body:
            if isinstance(node, ast.ImportFrom):  # forms that all games share
                named = [getattr(self.module, alias.name) for alias in node.names]
                parts += [self._keyed(one.__name__, one) for one in named if typing.is_typeddict(one)]
            elif isinstance(node, ast.ClassDef) and node.name not in NOT_SENT:
                parts.append(self._interface(getattr(self.module, node.name), node))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name):
                    parts.append(self._named(target.id, getattr(self.module, target.id), node))
        text = "\n".join(parts).replace("\n\nexport const", "\nexport const").replace(parts[0], parts[0] + "\n")
        return "\n".join(map(_folded, text.split("\n")))

    def _named(self, name: str, value: Any, node: ast.stmt) -> str:
        if isinstance(value, int | float):
            return f"export const {name} = {value};{self._trailing(node)}\n"
        if isinstance(value, tuple):
            return f"export const {name} = {json.dumps(value)} as const;{self._trailing(node)}\n"
        if typing.is_typeddict(value):
            return self._keyed(name, value)
        if name == "Json":
            text = JSON
        else:
            origin, args = typing.get_origin(value), typing.get_args(value)
            if args and origin is not Annotated:
                members = [json.dumps(arg) if origin is Literal else self._type(arg) for arg in args]
            else:
                members = [self._type(value)]
            text = f"export type {name} = {' | '.join(members)};{self._trailing(node)}\n"
            if len(text) > WIDTH:
                text = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"
        self.aliases.append((value, name))
        return text

    def _keyed(self, name: str, value: Any) -> str:
        """A typed dict declared by a call, since one of its keys is a word of Python's own, such as `from`."""
        hints = fields(value).items()
        lines = [f"  {key}{'?' if key in value.__optional_keys__ else ''}: {self._type(hint)};" for key, hint in hints]
        return "\n".join([f"export interface {name} {{", *lines, "}", ""])

    def _trailing(self, node: ast.stmt) -> str:
        return f" // {self.comments[node.lineno]}" if node.lineno in self.comments else ""

    def _interface(self, declared: type, node: ast.ClassDef) -> str:
        hints = fields(declared)
        doc = ast.get_docstring(node)
        lines = [f"/** {' '.join(doc.split())} */"] if doc else []
        parents = [base.id for base in node.bases if isinstance(base, ast.Name) and self._declares(base.id)]
        heir = f" extends {', '.join(parents)}" if parents else ""
        lines.append(f"export interface {declared.__name__}{heir} {{")
        if issubclass(declared, msgspec.Struct):
            tag = declared.__struct_config__.tag
            if tag is not None:
                lines.append(f"  {declared.__struct_config__.tag_field}: {json.dumps(tag)};")
            request = issubclass(declared, protocol.Request)
            optional = {field.name for field in msgspec.structs.fields(declared) if request and not field.required}
        else:
            optional = set(declared.__optional_keys__)  # type: ignore[attr-defined]
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                name = item.target.id
                mark = "?" if name in optional else ""
                lines.append(f"  {name}{mark}: {self._type(hints[name])};{self._trailing(item)}")
        return "\n".join([*lines, "}", ""])

    def _declares(self, name: str) -> bool:
        declared = getattr(self.module, name, None)
        return name not in NOT_SENT and getattr(declared, "__module__", "") == self.module.__name__

    def _type(self, hint: Any) -> str:
        """A Python type in TypeScript's words."""
        for value, name in self.aliases:
            if hint == value:
                return name
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is Literal:
            return " | ".join(json.dumps(arg) for arg in args)
        if origin in (types.UnionType, typing.Union):
            return self._union(args)
        if origin is Annotated:  # the keys of both
            return " & ".join(self._type(arg) for arg in args)
        if origin is list:
            inner = self._type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(arg) for arg in args)}]"
        if origin is dict:
            return f"Record<{self._type(args[0])}, {self._type(args[1])}>"
        return PLAIN[hint] if hint in PLAIN else str(hint.__name__)

    def _union(self, members: tuple[Any, ...]) -> str:
        """Its members; a union within it, which Python has taken apart, under its own name."""
        rest = list(members)
        names = []
        for value, name in self.aliases:
            inner = typing.get_args(value)
            if typing.get_origin(value) in (types.UnionType, typing.Union) and all(one in rest for one in inner):
                rest = [one for one in rest if one not in inner]
                names.append(name)
        return " | ".join(names + [self._type(one) for one in rest])


def _folded(line: str) -> str:
    """A line that is too long, broken between words."""
    if len(line) <= LONGEST:
        return line
    indent = line[: len(line) - len(line.lstrip())]
    code, _, comment = line.partition(" // ")
    if comment:
        return f"{indent}// {comment}\n{_folded(code)}"
    inner = indent + (" * " if line.lstrip().startswith("/**") else "  ")
    return textwrap.fill(line, LONGEST, subsequent_indent=inner, break_long_words=False, break_on_hyphens=False)


def _comments(source: str) -> dict[int, str]:
    """The comment on each line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {t.start[0]: t.string.lstrip("# ") for t in tokens if t.type == tokenize.COMMENT}


def catalogue_json(game: Game) -> str:
    """What is printed in a game's box as JSON."""
    return json.dumps(game.printed(), ensure_ascii=False, indent=1) + "\n"


def files() -> dict[str, str]:
    """Every generated file by its path in the repository."""
    found = {
        "web/src/protocol.ts": Declarations(protocol).typescript(),
        "web/src/rules/shown.ts": Declarations(rulebook).typescript(),
        "web/src/lessons/shown.ts": Declarations(lessons).typescript(),
    }
    for game in games().values():
        if game.web_board() == IN_CLIENT and game.shown is not None:
            module = sys.modules[game.shown.view.__module__]
            found[f"web/src/games/{game.name}/shown.ts"] = Declarations(module).typescript()
            found[f"web/src/games/{game.name}/catalogue.json"] = catalogue_json(game)
            if game.shown.printed is not None:
                module = sys.modules[game.shown.printed.__module__]
                found[f"web/src/games/{game.name}/printed.ts"] = Declarations(module).typescript()
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
