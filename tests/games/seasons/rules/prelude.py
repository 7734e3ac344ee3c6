"""Ways through the prelude that tests share: every seat takes what is offered first."""

from typing import Any

from ludoteka.core.chance import key_from_seed
from ludoteka.core.match import Match
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.state import SeasonsState


def new_match(players: int, seed: int | str = 0, **settings: str) -> Match:
    """A fresh match whose cards and dice follow from a short seed."""
    return Match(GAME, players, key_from_seed(seed), settings)


def table(match: Match) -> SeasonsState:
    """The whole position, secrets included."""
    assert isinstance(match.state, SeasonsState)
    return match.state


def kind(match: Match) -> str:
    """What the table waits for."""
    question = match.question(match.state.seat)
    return question.kind if question is not None else "over"


def offered(match: Match, seat: int) -> list[str]:
    """The canonical texts of a seat's options."""
    question = match.question(seat)
    return question.texts if question is not None else []


def pick(match: Match) -> None:
    """Every seat drafts the first card of its pack."""
    for seat in match.state.owing():
        match.answer(seat, offered(match, seat)[0])


def draft(match: Match) -> None:
    """Draft to the end."""
    while kind(match) == "draft":
        pick(match)


def split(match: Match) -> None:
    """Every seat parts its cards in the first way offered."""
    while kind(match) == "split":
        match.answer(match.state.seat, offered(match, match.state.seat)[0])


def own_cards(match: Match, seat: int) -> dict[str, Any]:
    """The cards of its own that a seat sees."""
    cards = match.view(seat)["players"][seat]["cards"]
    assert isinstance(cards, dict)
    return cards


def ids(codes: list[int]) -> list[str]:
    """Cards as views name them."""
    return [CARDS[code].id for code in codes]
