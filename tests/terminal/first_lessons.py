"""The first lesson of each game, gone through by a script at reading speed; docs/first-lessons.md is its record."""

from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteka.core.game import LANGUAGES, Game, games
from ludoteka.lessons.reading import lessons
from ludoteka.terminal.learn import School
from ludoteka.terminal.progress import Learned
from tests.terminal.keyboard import SMALL

WORDS_A_MINUTE = 200
FOR_AN_ANSWER = 1  # seconds, beside those of reading
ABOUT = f"""# The first lessons, timed

The first lesson of each game, gone through by a script in the terminal: the tutor, the question and every option are
read at {WORDS_A_MINUTE} words a minute, signs together with the words beside them; each answer takes a second more. A
test compares this page with a new run; `python -m tests.terminal.first_lessons` writes it. None may take a minute.
"""
RECORD = Path(__file__).parents[2] / "docs" / "first-lessons.md"
TEACHING = [game for game in games().values() if game.lessons() is not None]


def first_lesson(game: Game, language: str, folder: Path) -> tuple[str, float]:
    """The first lesson as a script goes through it: all that is to be read, when, and the seconds until its end.

    Everything is read: the tutor, the question, and every option of it, though most of them need not be.
    """
    school = School(game, lessons(game)[0], language, Learned(game, folder))
    drill = school.drill(school.exercise, "novice")
    screen = school.screen_of(drill)
    seconds = 0.0
    lines: list[str] = []

    def reads(*texts: str) -> None:
        nonlocal seconds
        for text in texts:
            lines.append(f"{round(seconds):>4} s  {text}")
            seconds += sum(any(map(str.isalnum, word)) for word in text.split()) / WORDS_A_MINUTE * 60

    while (step := drill.trainer.step) is not None:
        state = drill.match.state
        question = screen._question(0)
        reads(" ".join(line.plain.strip() for line in screen.said(SMALL[0])))
        reads(question.prompt.plain, *(f"· {choice.label.plain}" for choice in question.choices))
        named = {choice.option: state.option_text(state.agenda[-1], 0, choice.option) for choice in question.choices}
        right = next(option for option, text in named.items() if step.is_right(text))
        seconds += FOR_AN_ANSWER
        lines.append(f"{round(seconds):>4} s  ► {next(c.label.plain for c in question.choices if c.option == right)}")
        drill.answer(0, right)
    reads(" ".join(line.plain.strip() for line in screen.said(SMALL[0])))
    return "\n".join(lines), seconds


def recorded(folder: Path) -> str:
    """The page of docs that shows the first lessons of all games."""
    rows, runs = [], []
    for game in TEACHING:
        found = {language: first_lesson(game, language, folder) for language in LANGUAGES}
        rows.append(f"| {game.name} | {' | '.join(f'{seconds:.0f} s' for _, seconds in found.values())} |")
        for language, (lines, seconds) in found.items():
            runs.append(f"## {game.name}, {language}\n\n```text\n{lines}\n{round(seconds):>4} s  .\n```\n")
    head = f"{ABOUT}\n| game | {' | '.join(LANGUAGES)} |\n|---|{'---:|' * len(LANGUAGES)}\n"
    return head + "\n".join(rows) + "\n\n" + "\n".join(runs)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        RECORD.write_text(recorded(Path(folder)), encoding="utf-8")
