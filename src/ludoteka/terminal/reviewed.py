"""A review as a command prints it: the course of the match, every decision with its grade, the biggest swings."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ludoteka.bots.review import GRADES, Choice, Verdict, swings
from ludoteka.core.match import Match
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.ink import CALM, FAINT, GOLD, WARN
from ludoteka.terminal.printed import console, question, seat_names
from ludoteka.text import game_name, texts

BARS = "▁▂▃▄▅▆▇█"
SIGNS = {"best": "!", "good": "·", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
INKS = {"best": CALM, "good": CALM, "inaccuracy": GOLD, "mistake": WARN, "blunder": f"bold {WARN}"}


def sparkline(chances: Sequence[float], width: int) -> str:
    """A curve of chances in one line; of more than fit, each bar is the mean of some."""
    bars = min(width, len(chances))
    means = []
    for bar in range(bars):
        some = chances[bar * len(chances) // bars : (bar + 1) * len(chances) // bars]
        means.append(sum(some) / len(some))
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)


def print_review(
    match: Match, seat: int, decisions: Sequence[Choice], found: Sequence[Verdict], won: float, lang: str
) -> None:
    game = match.game
    say = texts(lang)
    names = seat_names(match.journal, lang)
    board = board_of(game)(lang, names)
    positions = {one.number: one for one in decisions}

    def told(one: Verdict, text: str) -> str:
        """An option in words."""
        state = game.load(positions[one.number].position)
        return question(board, state, seat, [state.option_named(seat, text)]).choices[0].label.plain

    def percent(chance: float) -> str:
        return say("review-chance", n=round(100 * chance))

    def grade(one: Verdict) -> Text:
        return Text(f"{SIGNS[one.grade]:>2} {say(f'review-{one.grade}')}", INKS[one.grade])

    out = console()
    out.print(say("review-title", game=game_name(game.name, lang), player=names[seat]), style="bold")
    out.print(say("review-known"), style=FAINT)
    out.print()
    if found:
        curve = [*(one.chance for one in found), won]
        out.print(say("review-curve", first=round(100 * curve[0]), last=round(100 * won)))
        out.print(sparkline(curve, out.width), style=GOLD)
        counts = [(name, sum(one.grade == name for one in found)) for name, _ in GRADES]
        out.print(", ".join(f"{say(f'review-{name}')} {count}" for name, count in counts))
        out.print()
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for one in found:
        table.add_row(str(one.number), grade(one), percent(one.chance), told(one, one.taken))
    out.print(table)
    costly = swings(list(found))
    out.print()
    out.print(say("review-swings" if costly else "review-no-swings"), style="bold")
    for one in costly:
        out.print()
        out.print(Text(f"{one.number}  ", "dim").append_text(grade(one)))
        out.print(say("review-taken", option=told(one, one.taken), n=round(100 * one.chance)))
        out.print(say("review-better", option=told(one, one.best), n=round(100 * one.best_chance)))
