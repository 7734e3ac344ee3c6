"""Each player's chance to win: a bar for those who watch a match or a replay, and for nobody who plays."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hurry import hurry
from tests.browser.person import Person, agree, deal_together
from tests.browser.process import ServerProcess

JOURNALS = Path(__file__).parents[1] / "journals"
PERCENT = re.compile(r"(\d+)%")


def percents(person: Person, within: str = "ul") -> list[int]:
    """What the list says, or the bar, when there are any."""
    bar = person.find("chances").locator(within)
    expect(bar).to_be_visible()
    found = [int(percent) for percent in PERCENT.findall(bar.inner_text())]
    assert sum(found) == 100
    return found


def test_who_watches_sees_it_and_who_plays_does_not(server: ServerProcess, visit: Visit) -> None:
    anna, boris, watcher = visit(server), visit(server), visit(server).at_once()
    deal_together(anna, boris, "seasons", level="wizard")
    watcher.go(f"/table/{anna.table['id']}")
    assert len(percents(watcher)) == 2
    for seat in json.loads(watcher.frames[0])["table"]["seats"]:
        expect(watcher.find("chances")).to_contain_text(seat["name"])
    hurry(anna, boris, until=lambda: anna.position["view"]["round"] == 2)
    agree(anna, boris, watcher)
    told = f'"type":"chances","number":{watcher.number},'
    watcher.until(lambda: any(told in frame for frame in watcher.frames), "the newest position is judged")
    percents(watcher)
    assert watcher.axe("chances", within="[data-testid=chances]") == []
    for player in (anna, boris):
        player.open()
        expect(player.page.locator("main div.board")).to_be_visible()
        expect(player.find("chances")).to_have_count(0)
        assert not any('"type":"chances"' in frame for frame in player.frames)

    watcher.go("/settings")
    watcher.find("set-chances").uncheck()
    watcher.go(f"/table/{anna.table['id']}")
    expect(watcher.page.locator("main div.board")).to_be_visible()
    expect(watcher.find("chances")).to_have_count(0)


def test_a_replay_shows_it_from_every_viewpoint(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server)
    brought = {"journal": (JOURNALS / "etherstone-3-draft.jsonl").read_text(encoding="utf-8")}
    table = anna.ask("POST", "/api/journals", brought)["id"]
    last = anna.ask("GET", f"/api/replays/{table}")["last"]
    for seat in (-2, -1, 1):
        anna.go(f"/replay/{table}/{last // 2}?seat={seat}")
        anna.watch(last // 2, seat)
        assert len(percents(anna)) == 3
    anna.page.set_viewport_size({"width": 360, "height": 640})
    assert len(percents(anna, ".bar")) == 3  # on a short phone the numbers stand in it
    assert anna.axe("chances", within="[data-testid=chances]") == []
    anna.go(f"/replay/{table}/{last}?seat=-1")
    anna.watch(last, -1)
    assert sorted(percents(anna)) == [0, 0, 100]
