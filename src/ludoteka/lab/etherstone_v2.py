"""Etherstone as PettingZoo environments, under rules 2. See docs/lab.md."""

from typing import Any, Unpack

from ludoteka.lab.aec import Choices, Table, parallel, wrapped
from ludoteka.lab.etherstone import LAB

__all__ = ["LAB", "env", "parallel_env", "raw_env"]


def raw_env(**choices: Unpack[Choices]) -> Table:
    return Table(LAB, **choices)


def env(**choices: Unpack[Choices]) -> Any:
    return wrapped(Table(LAB, **choices))


def parallel_env(**choices: Unpack[Choices]) -> Any:
    return parallel(Table(LAB, **choices))
