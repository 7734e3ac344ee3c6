"""Messages are parsed one by one, when they are asked for: they say what whole files would say."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteka import text
from ludoteka.text import LANGUAGES, Texts
from tests.words import LOCALES, messages

FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
VALUES = (1, 3, 5, "Ann")


def whole(language: str, files: Iterable[str] = FILES) -> FluentBundle:
    """All files of a language, or some of them, parsed as they are."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    return bundle


def said(bundle: FluentBundle, name: str, args: dict[str, object]) -> str:
    message, _, attribute = name.partition(".")
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    value, errors = bundle.format_pattern(pattern, args)
    return str(value) if not errors else f"refused: {errors[0]}"


def said_by(say: Texts, name: str, args: dict[str, object]) -> str:
    try:
        return say(name, **args)
    except ValueError as error:
        return f"refused: {str(error).partition(': ')[2]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_it_says_in_its_file(language: str) -> None:
    say, bundle = Texts(language), whole(language)
    found = {name: variables for file in FILES for name, variables in messages(language, file).items()}
    every = set[str]().union(*found.values())
    given: list[dict[str, object]] = [dict.fromkeys(every, value) for value in VALUES]
    assert len(found) > 3000
    for name, variables in found.items():
        assert name in say
        for args in given if variables else given[:1]:  # what has no variables of its own says always the same
            assert said_by(say, name, args) == said(bundle, name, args), name


@pytest.mark.parametrize("name", ["seasons-token-1-ruling-3", "etherstone-set-1-a.short"])
def test_what_a_message_refers_to_is_there_at_its_first_use(name: str) -> None:
    game = name.partition("-")[0]
    for language in LANGUAGES:
        bundle = whole(language, (file for file in FILES if file.startswith(game)))
        assert Texts(language)(name) == said(bundle, name, {})


def test_what_is_not_there() -> None:
    say = Texts("en")
    for name in ("no-such-message", "seasons.no-such-attribute", "-seasons-token-use", ""):
        assert name not in say
        with pytest.raises(KeyError):
            say(name)


def test_a_broken_message_is_named_and_spoils_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    source = "# A list\nfirst = One\n    .hint = { second }\nbroken = { $n ->\n    [one] apple\n}\nsecond = Two\n"
    (tmp_path / "en" / "words.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr(text, "LOCALES", tmp_path)
    say = Texts("en")
    assert (say("first"), say("first.hint"), say("second")) == ("One", "Two", "Two")
    with pytest.raises(ValueError, match=r"message 'broken' in 'en' cannot be read: broken = \{ \$n ->"):
        say("broken", n=1)
