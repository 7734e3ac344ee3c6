"""A match in which nothing of the expansion is played needs none of its words: the browser does not load them."""

from pathlib import Path

from ludoteka.core.game import game_named
from ludoteka.core.journal import Journal
from ludoteka.core.match import Match
from tests.words import messages

JOURNALS = Path(__file__).parents[2] / "journals"
BASE = {"kingdom": "off", "enchantment": "none", "tokens": "off"}


def needed(journal: Journal) -> set[str]:
    """The messages of all that is asked, offered and told in a match."""
    match = Match.replay(game_named("seasons"), journal, 0)
    found: set[str] = set()
    for answer in journal.answers:
        state, seat = match.state, answer.seat
        task = state.agenda[-1]
        found.add(f"seasons-ask-{state.question_detail(task, seat)['kind']}")
        found |= {f"seasons-do-{state.option_detail(task, seat, option)['do']}" for option in state.options(seat)}
        match.answer(seat, answer.text)
        found |= {f"seasons-event-{event.kind}" for event in match.events}
        found |= {f"seasons-why-{why}" for event in match.events if (why := event.shown.get("why"))}
    return found


def test_a_base_match_says_nothing_of_the_expansion() -> None:
    journals = [Journal.parse(path.read_text(encoding="utf-8")) for path in sorted(JOURNALS.glob("seasons-*.jsonl"))]
    base = [journal for journal in journals if BASE.items() <= journal.settings.items()]
    assert len(base) > 8
    found = set[str]().union(*map(needed, base))
    assert len(found & messages("en", "seasons.ftl").keys()) > 60
    assert not found & messages("en", "seasons-kingdom.ftl").keys()
