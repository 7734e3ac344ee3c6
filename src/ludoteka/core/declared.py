"""Whether JSON data has the form that a game declares for it, see `Game.shown`. Nothing is checked in play.

`Annotated[A, B]` is a form with the keys of A and beside them those of one form of the union B.
"""

import types
import typing
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Required, Union


def misfit(value: object, declared: Any, where: str = "it") -> str:
    """Where a value differs from its declared type, or nothing where it fits."""
    origin, args = typing.get_origin(declared), typing.get_args(declared)
    if declared is Any or declared is object:
        return ""
    if typing.is_typeddict(declared):
        return _fields(value, declared, where)
    if origin is Annotated:
        return _joined(value, args[0], args[1], where)
    if origin in (types.UnionType, Union):
        return _one_of(value, args, where)
    if origin is Literal:
        return "" if any(value == arg and type(value) is type(arg) for arg in args) else f"{where} is {value!r}"
    if origin is list:
        return _each(value, [args[0]] * len(value), where) if isinstance(value, list) else f"{where} is not a list"
    if origin is tuple:
        fits = isinstance(value, list | tuple) and len(value) == len(args)
        return _each(value, args, where) if fits else f"{where} does not have {len(args)} parts"
    if origin is dict:
        if not isinstance(value, dict):
            return f"{where} is not a dict"
        keys = _each(list(value), [args[0]] * len(value), f"a key of {where}")
        return keys or _each(list(value.values()), [args[1]] * len(value), where)
    return "" if type(value) is (type(None) if declared is None else declared) else f"{where} is {value!r}"


def _each(values: Any, types_: Any, where: str) -> str:
    found = (misfit(value, one, f"{where}[{i}]") for i, (value, one) in enumerate(zip(values, types_, strict=True)))
    return next(filter(None, found), "")


def _fields(value: object, declared: Any, where: str) -> str:
    if not isinstance(value, dict):
        return f"{where} is not a {declared.__name__}: {value!r}"
    hints = fields(declared)
    if unknown := value.keys() - hints.keys():
        return f"{where}, a {declared.__name__}, must not have {sorted(unknown)}"
    if missing := declared.__required_keys__ - value.keys():
        return f"{where}, a {declared.__name__}, lacks {sorted(missing)}"
    return next(filter(None, (misfit(one, hints[key], f"{where}.{key}") for key, one in value.items())), "")


def _joined(value: object, declared: Any, beside: Any, where: str) -> str:
    if not isinstance(value, dict):
        return f"{where} is not a {declared.__name__}: {value!r}"
    own = {key: one for key, one in value.items() if key in fields(declared)}
    rest = {key: one for key, one in value.items() if key not in own}
    return _fields(own, declared, where) or misfit(rest, beside, where)


def _one_of(value: object, members: tuple[Any, ...], where: str) -> str:
    """Of forms that say which one they are, only that one is looked at."""
    found = []
    for member in members:
        tags = _tags(member)
        if tags and isinstance(value, dict) and any(value.get(key) not in known for key, known in tags.items()):
            continue
        found.append(misfit(value, member, where))
        if not found[-1]:
            return ""
    return " or ".join(found) or f"{where} is none of the declared forms: {value!r}"


@cache
def fields(declared: Any) -> dict[str, Any]:
    """The keys of a typed dict with their types; where others stand beside them, those that are always there."""
    if typing.get_origin(declared) is Annotated:
        return fields(typing.get_args(declared)[0])
    hints = typing.get_type_hints(declared, include_extras=True)
    return {
        key: typing.get_args(hint)[0] if typing.get_origin(hint) in (NotRequired, Required) else hint
        for key, hint in hints.items()
    }


@cache
def _tags(declared: Any) -> dict[str, tuple[Any, ...]]:
    if not typing.is_typeddict(declared) and typing.get_origin(declared) is not Annotated:
        return {}
    hints = fields(declared)
    return {
        key: typing.get_args(hints[key])
        for key in ("do", "kind", "effect")
        if key in hints and typing.get_origin(hints[key]) is Literal
    }


def named(declared: Any, key: str) -> set[str]:
    """The names that the forms of a union go by: every `do` of the options, every `kind` of the events."""
    members = typing.get_args(declared) or (declared,)
    return {name for member in members for name in _tags(member).get(key, ())}
