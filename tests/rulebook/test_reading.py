"""How a rulebook is written, and what is said about one that is written otherwise."""

import pytest

from ludoteka.rulebook.reading import BadRulebook, about, blocks_of, read, runs_of

BOOK = """# Toy {#toy}

Win by **points**.

## Your turn {#turn}
<!-- rules: R1.1 A2 -->

Take {card:base:5} or {symbol:fire}, see [the end](#end) and
*nothing else*.

- one
- two

| what | how many |
|---|---|
| dice | 5 |

> Often forgotten.

::: figure dice
The dice.
:::

::: example first
Anna begins.

1. She takes a die.
2. She pays {symbol:fire}.
:::

Then it is over.

### The end {#end}

It ends.
"""


def test_a_title_a_lead_and_sections() -> None:
    book = read(BOOK, "toy", "en")
    assert (book["title"], book["game"], book["language"]) == ("Toy", "toy", "en")
    assert book["lead"] == [
        {"kind": "paragraph", "runs": [{"text": "Win by "}, {"strong": True, "text": "points"}, {"text": "."}]}
    ]
    assert [(part["id"], part["level"], part["title"], part["rules"]) for part in book["sections"]] == [
        ("turn", 2, "Your turn", ["R1.1", "A2"]),
        ("end", 3, "The end", []),
    ]


def test_every_kind_of_block() -> None:
    blocks = read(BOOK, "toy", "en")["sections"][0]["blocks"]
    assert [block["kind"] for block in blocks] == [
        "paragraph", "list", "table", "note", "figure", "example", "paragraph",
    ]  # fmt: skip
    text, listed, table, _, figure, example, _ = blocks
    assert text["kind"] == "paragraph"
    assert text["runs"] == [
        {"text": "Take "},
        {"card": "base:5"},
        {"text": " or "},
        {"symbol": "fire"},
        {"text": ", see "},
        {"link": "end", "text": "the end"},
        {"text": " and "},
        {"emphasis": True, "text": "nothing else"},
        {"text": "."},
    ]
    assert listed["kind"] == "list"
    assert (listed["ordered"], len(listed["items"])) == (False, 2)
    assert table["kind"] == "table"
    assert (table["head"], table["rows"]) == (
        [[{"text": "what"}], [{"text": "how many"}]],
        [[[{"text": "dice"}], [{"text": "5"}]]],
    )
    assert figure["kind"] == "figure"
    assert figure["id"] == "dice"
    assert example["kind"] == "example"
    assert (example["id"], len(example["blocks"]), len(example["steps"])) == ("first", 1, 2)


def test_all_that_stands_within_others_is_found() -> None:
    book = read(BOOK, "toy", "en")
    assert sum(run.get("symbol") == "fire" for run in runs_of(book)) == 2
    assert {block["kind"] for block in blocks_of(book)} == {
        "paragraph", "list", "table", "note", "figure", "example",
    }  # fmt: skip


def test_parts_are_found_by_name_by_heading_and_by_what_they_say() -> None:
    book = read(BOOK, "toy", "en")
    for word in ("end", "THE END", "It ends"):
        assert [section["id"] for section in about(book, word)] == ["end"]
    assert about(book, "forgotten") == [book["sections"][0]]
    assert about(book, "dragon") == []


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("# Toy {#toy}\n", "", "line 1: a rulebook begins with a title: # Title {#toy}"),
        ("## Your turn {#turn}", "## Your turn", "line 5: a heading ends with its name, as in {#turn}: Your turn"),
        ("### The end {#end}", "#### The end {#end}", "headings have one to three marks"),
        ("### The end {#end}", "# The end {#end}", "there can be only one title"),
        ("[the end](#end)", "[the end](#ende)", "links to parts that are not there: ende"),
        ("### The end {#end}", "### The end {#turn}", "sections with the same name: turn"),
        ("::: figure dice", "::: picture dice", "'::: figure NAME' or '::: example NAME' is expected"),
        ("::: figure dice", "::: figure", "'::: figure NAME' or '::: example NAME' is expected"),
        ("The dice.\n:::", "The dice.", "close what begins on line 20 first"),
        ("2. She pays {symbol:fire}.\n:::", "2. She pays {symbol:fire}.", "line 24: what begins here is never closed"),
        ("1. She takes a die.\n2. She pays {symbol:fire}.", "She pays.", "an example ends with its steps"),
        ("> Often forgotten.", "```\ncode\n```", "text, lists, tables and notes are expected, not fence"),
        ("*nothing else*", "`code`", "line 8: bold, italic and links are expected, not code_inline"),
    ],
)
def test_what_is_written_otherwise_is_refused_with_its_place(before: str, after: str, complaint: str) -> None:
    assert before in BOOK
    with pytest.raises(BadRulebook) as refused:
        read(BOOK.replace(before, after, 1), "toy", "en")
    assert complaint in str(refused.value)
