"""Journals that somebody might bring to hold up a server: small texts that would cost without end to replay."""

import json
from functools import cache
from typing import Any

from ludoteka.bots import make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named
from ludoteka.core.match import Match


def played(game: str, number: int) -> Match:
    """A match after so many answers, before somebody answers alone."""
    match = Match(game_named(game), 2, key_from_seed("hostile"))
    bots = [make("random", match.game, key_from_seed(seat)) for seat in range(2)]
    while match.state.number < number or match.state.together:
        seat = match.state.seat
        match.answer(seat, bots[seat].choose(match.state, seat))
    return match


def journal(match: Match, start: dict[str, Any], answers: list[list[Any]]) -> str:
    head = {
        "journal": 1,
        "game": match.game.name,
        "rules": match.game.rules,
        "players": 2,
        "settings": match.journal.settings,
        "key": start["key"],
        "names": ["Ann", "Bob"],
        "start": start,
    }
    lines = [head, *answers, {"answers": len(answers), "scores": None}]
    return "\n".join(json.dumps(line) for line in lines) + "\n"


@cache
def hostile() -> dict[str, str]:
    """Each by what it does."""
    match, other = played("seasons", 60), played("etherstone", 40)
    seat = match.state.seat
    question = match.question(seat)
    assert question is not None
    answer = [0, seat, question.texts[-1], "0" * 16]

    def forged(agenda: list[Any], **changes: Any) -> dict[str, Any]:
        saved = match.state.to_json()
        return {**saved, "agenda": [*saved["agenda"][:-1], *agenda, saved["agenda"][-1]], **changes}

    draws = ["draw-kept", seat, 0]
    return {
        "draws for ever": journal(match, forged([[*draws, 10**12, 0]]), []),
        "draws for ever after an answer": journal(match, forged([[*draws, 10**12, 0]]), [answer]),
        "draws for long after an answer": journal(match, forged([[*draws, 4 * 10**8, 0]]), [answer]),
        "has very many tasks": journal(match, forged([[*draws, 1, 0]] * 20_000), []),
        "has a very long list": journal(match, forged([], discard=[1] * 300_000), []),
        "waits for very much": journal(other, {**other.state.to_json(), "waiting": [0] * 300_000}, []),
        "is nested without end": '{"journal":1,"start":' + "[" * 400_000 + "]" * 400_000 + "}\n{}\n",
        "has very many answers": journal(match, forged([]), [[i, *answer[1:]] for i in range(18_000)]),
    }
