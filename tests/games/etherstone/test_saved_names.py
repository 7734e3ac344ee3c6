"""Verbs that were renamed are saved under their first names: saved matches and fingerprints of journals stay true."""

from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.effects.rivals import rivals_lose
from tests.games.etherstone.cards.table import rival, summoned


def test_a_verb_is_saved_and_loaded_by_its_first_name() -> None:
    s = summoned("ТУ011", "bbb**", rival(in_play=["УК001", "СА003"])).do("apply ТУ011.2")
    assert s.asked == 1  # which follower to exhaust; then everybody else loses durability
    saved = s.state.to_json()
    assert [task[0] for task in saved["agenda"]].count("opponents-lose") == 1
    assert rivals_lose.code in [task.verb for task in GAME.admit(saved).agenda]
    assert rivals_lose.name == "rivals-lose"
