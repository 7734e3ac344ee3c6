"""What there is: games, their cards and their rules."""
# ruff: noqa: PLC0415

import json

import click

from ludoteka.cli.common import (
    AS_JSON,
    GAME,
    LANGUAGE,
    BadInput,
    language,
    print_table,
)
from ludoteka.extras import extra


@click.command(epilog="Example: ludoteka games")
def games() -> None:
    """List the games with their settings."""
    from ludoteka.core.game import games as installed

    rows = [("game", "players", "rules", "settings, the default first")]
    for game in installed().values():
        settings = "\n".join(f"{setting.name}={'|'.join(setting.values)}" for setting in game.settings)
        rows.append((game.name, f"{game.min_players}–{game.max_players}", f"version {game.rules}", settings))
    print_table(rows)


@click.command(epilog="Example: ludoteka cards seasons --lang uk")
@GAME
@LANGUAGE
@AS_JSON
def cards(game: str, lang: str | None, as_json: bool) -> None:
    """List every card of a game: name, cost, numbers, text and rulings."""
    from ludoteka.core.game import game_named

    rules = game_named(game)
    with extra("terminal", "'ludoteka cards'"):
        from ludoteka.terminal.printed import print_cards, with_texts

        words = language(lang)
    printed = rules.catalogue()
    if not printed:
        raise BadInput(f"{game} has no list of cards")
    found = with_texts(game, printed)
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print_cards(rules, found, words)


@click.command(epilog="Example: ludoteka rules seasons transmuting --lang uk")
@GAME
@click.argument("part", required=False)
@LANGUAGE
def rules(game: str, part: str | None, lang: str | None) -> None:
    """Print a game's rulebook, or only the part named PART, or all parts that mention PART."""
    from ludoteka.core.game import game_named

    chosen = game_named(game)
    with extra("terminal", "'ludoteka rules'"):
        from ludoteka.rulebook.reading import about, rulebook
        from ludoteka.terminal.rules import print_rules

        book = rulebook(chosen, language(lang))
    if book is None:
        raise BadInput(f"{game} has no rulebook")
    if part is None:
        print_rules(chosen, book)
        return
    found = about(book, part)
    if not found:
        raise BadInput(f"nothing in the rules of {game} mentions '{part}': try another word")
    print_rules(chosen, book, found)
