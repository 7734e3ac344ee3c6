"""The dice of a recorded match are checked offline, and there are numbers to try other checkers on."""

import json
import re
from hashlib import blake2b
from pathlib import Path

import pytest

from ludoteka.core.chance import commitment
from ludoteka.core.match import Match
from tests.cli.conftest import Ludoteka

PAGE = Path(__file__).parents[2] / "docs" / "journal.md"
SAID = {
    "en": (
        "It is the hash that was published",
        "It is not the hash that was published",
        "went on from a saved position",
    ),
    "ru": ("Это тот хеш, что был показан", "Это не тот хеш, что был показан", "продолжена с сохранённой позиции"),
    "uk": ("Це той геш, що був показаний", "Це не той геш, що був показаний", "продовжено зі збереженої позиції"),
}


@pytest.mark.parametrize("language", SAID)
def test_the_hash_published_before_the_match_is_that_of_the_key(
    ludoteka: Ludoteka, journal: Path, played: Match, language: str
) -> None:
    published, key = commitment(played.journal.key), played.journal.key.hex()
    same, different, continued = SAID[language]
    alone = ludoteka("verify", str(journal), "--lang", language)
    assert (alone.code, alone.err) == (0, "")
    assert "--commitment" in alone.out
    assert continued not in alone.out
    assert all(text in alone.out for text in (key, published, "Борис", str(len(played.journal.answers))))
    kept = ludoteka("verify", str(journal), "--lang", language, "--commitment", f" {published.upper()}")
    assert (kept.code, same in kept.out, different in kept.out) == (0, True, False)
    broken = ludoteka("verify", str(journal), "--lang", language, "--commitment", commitment(bytes(32)))
    assert (broken.code, same in broken.out, different in broken.out) == (1, False, True)
    assert broken.out.splitlines()[-1].startswith("✗ ")


def test_programs_are_told_the_same(ludoteka: Ludoteka, journal: Path, played: Match) -> None:
    published = commitment(played.journal.key)
    for sent, kept, code in ((None, None, 0), (published, True, 0), ("0" * 64, False, 1)):
        result = ludoteka("verify", str(journal), "--json", *(["--commitment", sent] if sent else []))
        found = json.loads(result.out)
        assert (result.code, found["kept"], found["commitment"]) == (code, kept, published)
        assert found["scores"] == played.journal.scores
        assert found["fingerprint"] == played.journal.answers[-1].after


def test_what_was_edited_is_refused_in_a_line(ludoteka: Ludoteka, journal: Path, played: Match) -> None:
    key = played.journal.key.hex()
    text = journal.read_text(encoding="utf-8")
    for edited, said in (
        (text.replace(key, "00" * 32), "answer"),
        (text.replace(played.journal.answers[3].after, "f" * 16, 1), "leads to a different state"),
        (text[:-40], "is damaged: it is not JSON"),
    ):
        journal.write_text(edited, encoding="utf-8")
        result = ludoteka("verify", str(journal))
        assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
        assert said in result.err
    result = ludoteka("verify", str(journal), "--commitment", "abc")
    assert (result.code, result.err) == (2, "ludoteka: --commitment is a hash of 64 digits 0-9 and a-f\n")


def test_a_match_that_went_on_says_so_and_no_name_steers_the_terminal(
    ludoteka: Ludoteka, tmp_path: Path, played: Match
) -> None:
    early = Match.replay(played.game, played.journal, 30)
    further = Match(
        played.game,
        2,
        played.journal.key,
        played.journal.settings,
        ["A\x1b[2J", "B\n✓ all is well"],
        early.state.to_json(),
    )
    file = tmp_path / "further.jsonl"
    file.write_text(further.journal.dump(), encoding="utf-8")
    for language, (_, _, continued) in SAID.items():
        result = ludoteka("verify", str(file), "--lang", language)
        assert result.code == 0
        assert continued in result.out
        assert "\x1b" not in result.out
        assert not any(line.startswith("✓ all") for line in result.out.splitlines())


# --- the numbers on the page, by what the page says and nothing of ours ---


def words_of(key: bytes, count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        block = blake2b((len(found) // 16).to_bytes(8, "little"), key=key, digest_size=64).digest()
        found += [int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4)]
    return found


def below(words: list[int], n: int) -> int:
    while (word := words.pop(0)) >= 2**32 // n * n:
        pass
    return word % n


def test_the_numbers_on_the_page_are_right() -> None:
    rows = re.findall(
        r"^\| `([0-9a-f]{64})` \| `([0-9a-f]{64})` \| (.*) \| (.*) \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert len(rows) == 3
    for row in rows:
        key = bytes.fromhex(row[0])
        first, seventeenth, dice, order = words_of(key, 17), words_of(key, 17)[16], words_of(key, 64), words_of(key, 64)
        items = list(range(10))
        for last in range(9, 0, -1):
            other = below(order, last + 1)
            items[last], items[other] = items[other], items[last]
        assert row[1] == blake2b(key, digest_size=32, person=b"ludoteka commit").hexdigest()
        numbers = [[first[0], seventeenth], [below(dice, 6) for _ in range(10)], items]
        assert [", ".join(map(str, some)) for some in numbers] == list(row[2:])
