"""Elven Rage in the browser: a whole match, a phone, keys, reactions, trade, three languages."""

import json
from pathlib import Path

from playwright.sync_api import expect

from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.text import LANGUAGES, message_name, texts
from tests.browser.conftest import Visit
from tests.browser.hurry import skip
from tests.browser.person import MOVING, Person, sit_together
from tests.browser.process import ServerProcess
from tests.browser.rage import KEEP, PANEL, answered, hasten, move, play, ready, shown, sit, sit_at, view
from tests.browser.test_languages import check, speak
from tests.browser.test_phone import PHONE, WIDTH
from tests.browser.test_readable import FIXTURES, NAMES, Table

SEEN = {"keep", "capture", "squad", "commit", "act"}
TOUCHED = {"keep", "capture", "commit", "place"}
KEYS = """nodes => nodes.filter((node) => node.hasAttribute('aria-keyshortcuts'))
    .map((node) => [node.dataset.option, node.getAttribute('aria-keyshortcuts')])"""
LARGER = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def asked_in(person: Person, kind: str) -> bool:
    return person.kind == kind


def could_answer(person: Person) -> bool:
    """A window is open, and some card can be declared in it."""
    stops = person.position["question"]["detail"]["stops"] if asked_in(person, "window") else []
    return any("could" in stop["asks"] for stop in stops)


def nearly_won(person: Person) -> bool:
    """Somebody lacks one Land."""
    return any(need["have"] >= need["of"] - 1 for seat in view(person)["players"] for need in seat["progress"])


def in_battle(person: Person) -> bool:
    return view(person)["battle"] is not None and bool(view(person)["battle"]["fighters"])


def attend(person: Person, choice: str) -> None:
    """Choose when to be asked for answers, by the bell in the bar."""
    person.press(person.page.get_by_role("button", name="When to ask me for answers"))
    person.press(person.page.get_by_role("radio", name=choice, exact=True))


def test_the_result_of_a_battle_grows_as_it_is_told(server: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    """Who won comes first, then what was taken: the Land is never said to hold in between, nor afterwards."""
    told = json.loads((FIXTURES / "elven-rage" / "fixtures" / "result.json").read_text(encoding="utf-8"))
    won = 1 + [entry["event"]["kind"] for entry in told["fresh"]].index("battle-won")
    moments = tmp_path / "elven-rage" / "fixtures"
    moments.mkdir(parents=True)
    for moment, entries in (("before", []), ("won", told["fresh"][:won]), ("taken", told["fresh"])):
        (moments / f"{moment}.json").write_text(json.dumps({**told, "fresh": entries}), encoding="utf-8")
    table = Table(visit(server), tmp_path)
    result = table.page.locator("[data-result]")
    table.show("elven-rage", "before")
    table.show("elven-rage", "won")
    expect(result).to_contain_text("Victory")
    expect(result).not_to_contain_text("holds")
    table.show("elven-rage", "taken")
    expect(result).to_contain_text("is taken")


# --- matches ---


def test_a_whole_match_by_mouse_and_its_replay(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, reduced_motion="no-preference").at_once()
    page = anna.page
    sit(anna, reactions="quick")
    kinds, boards, moves = set(), set(), 0

    def go_on() -> None:
        nonlocal moves
        moves += 1
        kinds.add(anna.kind)
        assert not page.evaluate(LARGER), f"{anna.kind}: the table is larger than the screen"
        boards.add(page.locator("div.board").inner_text())
        move(anna)

    while ready(anna) and (anna.number <= MOVING or not kinds >= SEEN):
        go_on()
    page.emulate_media(reduced_motion="reduce")
    skip(anna, until=lambda: view(anna)["over"] or (nearly_won(anna) and bool(anna.kind)))
    while ready(anna):
        go_on()
    assert kinds >= SEEN
    assert len(boards) > moves / 2  # a passed window changes little

    anna.until(lambda: anna.table["status"] == "finished", "the result is told")
    winners = [seat["seat"] for seat in anna.table["seats"] if seat["rank"] == 1]
    assert winners == view(anna)["winners"]
    page.get_by_role("dialog").get_by_role("link", name="Result").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator("tfoot td")).to_have_count(2)
    page.locator("a[href*='/replay/'][href$='/0']").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    slider.fill("30")
    shown = anna.watch(30, 0).inner_text()
    page.get_by_role("combobox", name="Whose eyes").select_option("1")
    assert anna.watch(30, 1).inner_text() != shown
    expect(page.locator(".board button.lit, .board [data-thing], .board [data-pass]")).to_have_count(0)


def test_a_phone_by_touch(server: ServerProcess, visit: Visit) -> None:
    olha = visit(server, touch=True, **PHONE)
    page = olha.page
    sit(olha, bots=2, deployment="advanced")
    kinds: set[str] = set()
    while not kinds >= TOUCHED:
        if olha.number > MOVING:  # on to what was not asked yet
            skip(olha, until=lambda: olha.kind in TOUCHED - kinds, prefer=("attack", "fight"))
        assert ready(olha)
        kinds.add(olha.kind)
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH, olha.kind
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), olha.kind
        expect(olha.find("prompt")).to_be_in_viewport(ratio=1)
        move(olha)
    assert ready(olha)

    # a long press opens a card; the log is a drawer
    card = page.locator(".board .hand .card").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.evaluate("node => node.scrollWidth <= node.clientWidth")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="What happened").or_(page.get_by_role("button", name="Log")).first.tap()
    expect(olha.find("log")).to_be_visible()


def test_by_keyboard_only(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    sit(anna, people_1="black")
    for place in (1, 3):
        anna.tab_to(f".board .early .place:nth-child({place}) .card")
        anna.key("Enter")
    anna.tab_to(".board .early button.primary")
    anna.key("Space")
    ready(anna)
    anna.tab_to(".board .bar .gear")
    anna.key("Enter")
    anna.tab_to(".board .bar [role=radio]:nth-child(3)")
    anna.key("Enter")
    expect(page.get_by_role("button", name="Whenever I could answer")).to_be_visible()
    passed = keyed = 0
    while passed < 2 and ready(anna):
        number = shown(anna)
        if anna.kind == "window":
            if not passed:  # a card is read and nothing is passed meanwhile
                anna.tab_to(".board .hand .card, .board .fighter")
                anna.key("i")
                expect(page.get_by_role("dialog")).to_be_visible()
                anna.key("Space", "Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
                assert shown(anna) == number
            page.evaluate("document.activeElement.blur()")
            anna.key("Space")
            answered(anna, number)
            passed += 1
            continue
        if page.locator("[data-option]").count() == 0:
            anna.key("l")
        options = page.locator("[data-option]")
        expect(options.first).to_be_enabled()
        keys = dict(options.evaluate_all(KEYS))  # what comes back has its old key
        wanted = next((text for text in keys if text.startswith(("attack", "fight"))), next(iter(keys)))
        anna.key(keys[wanted])
        answered(anna, number)
        keyed += 1
        if keyed % 3 == 0:  # on to what is waited for
            hasten(anna, until=lambda: could_answer(anna))
    assert passed == 2
    assert keyed


def test_what_others_answer_undoes_nothing(server: ServerProcess, visit: Visit) -> None:
    anna, boris = visit(server), visit(server)
    peoples = {"people-1": "black", "people-2": "snow"}  # who cannot react before the first Land is named
    sit_together(anna, boris, "elven-rage", **peoples)
    for person in (anna, boris):
        ready(person)
    back = anna.page.locator(".board .early .place.back")
    anna.page.locator(KEEP).nth(2).click()
    expect(back).to_have_count(1)
    number = anna.number
    move(boris)
    anna.answered(number)
    ready(anna)
    expect(back).to_have_count(1)
    anna.page.locator(KEEP).nth(0).click()
    anna.page.locator(".board .early button.primary").click()
    assert play(anna, until=lambda: asked_in(anna, "capture"))


# --- reactions ---


def test_reactions_are_asked_for_as_wished(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    sit(anna, people_1="black")
    move(anna)
    ready(anna)
    attend(anna, "Always")

    # every window of the battle is shown, even without an answer in hand; Space passes
    hasten(anna, until=lambda: asked_in(anna, "window") and in_battle(anna))
    number = shown(anna)
    anna.key("Space")
    answered(anna, number)

    # all others of this battle are passed by themselves, those of the next one are shown again
    assert play(anna, until=lambda: asked_in(anna, "window") and in_battle(anna))
    battle = view(anna)["battle"]["number"]
    number = shown(anna)
    page.get_by_role("button", name="Pass for this battle").click()
    answered(anna, number)
    page.reload()  # it holds whoever comes back

    def another() -> bool:
        now = view(anna)["battle"]
        if now is None or now["number"] != battle:
            return asked_in(anna, "window")
        assert anna.kind != "window", "a window of a battle that was passed"
        return False

    assert play(anna, until=another)

    # no more in this turn, and the lasting wish is remembered
    turn = (view(anna)["round"], view(anna)["active"])
    number = shown(anna)
    page.get_by_role("button", name="Pass for this turn").click()
    answered(anna, number)
    page.reload()

    def later() -> bool:
        if (view(anna)["round"], view(anna)["active"]) != turn:
            return asked_in(anna, "window")
        assert anna.kind != "window", "a window of a turn without questions"
        return False

    assert play(anna, until=later)
    page.reload()
    ready(anna)
    page.get_by_role("button", name="When to ask me for answers: Always").click()
    expect(page.get_by_role("radio", name="Always", exact=True)).to_be_checked()


def king_strikes() -> Scenario:
    """A king is about to kill one of two warriors: frozen he could not, a Shield has time until he has chosen whom."""
    return Scenario(
        Seat("black", hand=["stone-bearer", "initiate"], lands=["F0n", "F0p", "M0", "M0n", "M0p"], goal="rival-castle"),
        Seat("high", hand=["paladin"], lands=["M1", "F1n"], goal="conqueror"),
        field=["fanatic 0", "darn-guard 0 !1", "king-solarion 1", "knight-of-the-sun 1"],
        land="M1",
        reserve=1,
        even=True,
    )


def test_a_window_is_shown_for_a_card_that_helps(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    sit_at(anna, king_strikes())
    assert anna.position["question"]["detail"]["gains"] == [{"card": "black:6", "gain": "warrior"}]
    answers = page.locator(".board .bar .answer")
    expect(answers).to_have_count(2)
    expect(answers.first).to_contain_text("saves a warrior")
    expect(answers.last).not_to_contain_text("saves a warrior")
    number = shown(anna)
    bell, stop = page.get_by_role("button", name="When to ask me for answers"), page.locator("[data-stop='black:6']")
    bell.click()
    stop.select_option("never")
    answered(anna, number)  # passed by itself: nothing else was a reason to ask
    page.reload()
    bell.click()
    expect(stop).to_have_value("never")


def test_whoever_is_out_is_told_why_and_may_leave(server: ServerProcess, visit: Visit) -> None:
    """The last defender of the start Castle does not strike first, and dies."""
    anna = visit(server)
    page = anna.page
    seats = (Seat("black", lands=["F0n"]), Seat("snow", lands=["M1"]), Seat("high"))
    field = ["initiate 0", "raider 1 !1", "janira 0", ""]
    sit_at(anna, Scenario(*seats, field=field, land="K1", reserve=1), seat=1)
    move = next(each for each in anna.position["question"]["options"] if each["text"] == "move forward")
    notice = page.locator(".stand-in.out")
    expect(notice).to_have_count(0)
    page.locator(f".board [data-thing='slot:{move['detail']['slot']}']").click()
    expect(notice).to_contain_text("has lost Stag Castle to")
    page.reload()
    expect(notice).to_contain_text("has lost Stag Castle to")
    table = page.url.rsplit("/", 1)[1]
    notice.get_by_role("button", name="Leave the match").click()
    anna.until(lambda: table not in page.url, "she is in the lobby")
    seat = anna.ask("GET", f"/api/tables/{table}")["seats"][1]
    assert (seat["away"], seat["stand_in"]) == ("left", False)


def test_cards_too_many_are_ticked_and_go_together(server: ServerProcess, visit: Visit) -> None:
    hand = ["initiate", "initiate", "darn-guard", "black-lancer", "fanatic", "torturer", "bone-golem", "janira"]
    start = Scenario(Seat("black", hand=hand, goal="conqueror"), Seat("snow", goal="seven-lands"), at="discard")
    fought = start.state.squads.pop(0)
    start.state.neutral_discard = sorted(fought.cards)
    anna = visit(server)
    page = anna.page
    sit_at(anna, start)
    assert anna.kind == "discard"
    cards, done = page.locator(f"{PANEL} .card"), page.locator(f"{PANEL} button.primary")
    expect(cards).to_have_count(8)
    expect(done).to_have_text("Pick 3 more")
    expect(done).to_be_disabled()
    for place in (0, 4, 6, 7):  # the first one makes room for the fourth
        anna.press(cards.nth(place))
    expect(page.locator(f"{PANEL} .card[aria-pressed=true]")).to_have_count(3)
    anna.press(cards.nth(7))
    expect(done).to_have_text("Pick 1 more")
    anna.press(cards.nth(1))
    expect(done).to_have_text("Discard")
    number = anna.number
    anna.press(done)
    answered(anna, number)
    assert ready(anna)
    assert view(anna)["players"][0]["discard"] == ["black:1", "black:5", "black:9"]
    assert len(view(anna)["players"][0]["cards"]["hand"]) == 5
    expect(page.locator(".board .squads .squad .n")).to_have_text(["2", "3"])


def test_a_trade_is_offered(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    trade = page.locator("[data-option=trade]")
    for _ in range(4):  # whoever has nothing to trade for long begins anew
        sit(anna, reactions="quick")
        if play(anna, until=lambda: asked_in(anna, "capture") and trade.count() == 1):
            break
    number = shown(anna)
    trade.click()
    answered(anna, number)
    ready(anna)
    panel = page.locator(PANEL)
    expect(panel).to_be_visible()
    goods = panel.locator(".goods button")
    goods.last.click()
    expect(goods.last).to_have_attribute("aria-pressed", "true")
    offer = panel.get_by_role("button", name="Make the offer")
    expect(offer).to_be_enabled()
    number = shown(anna)
    offer.click()
    answered(anna, number)
    log = anna.find("log")
    rival = next(seat for seat in anna.table["seats"] if not seat["you"])
    assert rival["kind"] == "bot"
    expect(log.get_by_text("offers").or_(log.get_by_text("asks")).first).to_be_visible()
    ready(anna)
    expect(log.get_by_text("the offer of").first).to_be_visible()


# --- looks and words ---


def test_a_card_says_the_same_in_each_language(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page, dialog = anna.page, anna.page.get_by_role("dialog")
    Table(anna).show("elven-rage", "declared")
    fighter = page.locator(".board .fighter").first
    card = fighter.get_attribute("data-card") or ""
    for language in LANGUAGES:
        speak(anna, language)
        fighter.click(button="right")
        expect(dialog).to_contain_text(texts(language)(f"elven-rage-card-{message_name(card)}.text"))
        check(anna, language, "card", NAMES)
        page.keyboard.press("Escape")


def test_the_lobby_says_what_goes_together(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    page = anna.page
    anna.go()
    anna.find("how-elven-rage").click()
    choices = page.locator("#how-elven-rage")

    def choose(label: str, value: str) -> None:
        choices.get_by_role("combobox", name=label, exact=True).select_option(value)

    expect(choices.get_by_text("Elven Alliance: only for four players.")).to_be_visible()
    for label in ("Goal of the Race", "Allies", "People of seat 3"):
        expect(choices.get_by_role("combobox", name=label)).to_have_count(0)
    choose("Scenario", "race")
    expect(choices.get_by_role("combobox", name="Goal of the Race")).to_be_visible()
    choose("Rivals", "4")
    choose("Scenario", "alliance")
    choose("Allies", "1+2")
    choose("People of seat 1", "snow")
    expect(choices.get_by_text("Snow elves: another seat has this people already.")).to_be_visible()
    taken = choices.get_by_role("combobox", name="People of seat 2").locator("option[value=snow]")
    expect(taken).to_be_disabled()
    anna.find("play-elven-rage").click()
    page.wait_for_url("**/table/*")
    ready(anna)
    settings = anna.table["settings"]
    assert (settings["scenario"], settings["teams"], settings["people-1"]) == ("alliance", "1+2", "snow")
    assert view(anna)["players"][0]["people"] == "snow"
