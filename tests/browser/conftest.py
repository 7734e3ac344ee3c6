"""The built client, a server process, a Chromium, and people who visit. What a page complains about fails the test."""

import fcntl
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import PATIENCE, Finger, Person
from tests.browser.process import ServerProcess

ROOT = Path(__file__).parents[2]
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]

Visit = Callable[..., Person]
expect.set_options(timeout=PATIENCE)
FAILED = pytest.StashKey[bool]()
PICTURES = ROOT / "build" / "browser"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def chromium_path() -> str:
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        raise FileNotFoundError("Chromium is missing: install it (on Debian and Ubuntu: apt install chromium)")
    return path


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built from what lies in web/ now; only once when several test processes ask for it."""
    if not (ROOT / "web").is_dir():
        return
    from hatch_build import CLIENT, build_client  # noqa: PLC0415 - it needs the build tools

    os.chdir(ROOT)
    lock = Path("build", "client.lock")
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        build_client()
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client is not built: install Node.js with npm, then try again")


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:  # noqa: ARG001
    """A server for all tests that leave it alone."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.kill()


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001
    """A server for this test, which may kill it."""
    process = ServerProcess(tmp_path)
    process.start()
    yield process
    process.kill()


@pytest.fixture
def held_server(client: None, tmp_path: Path) -> Iterator[ServerProcess]:  # noqa: ARG001
    """A server for this test, which moves its clock."""
    process = ServerProcess(tmp_path, held=True)
    process.start()
    yield process
    process.kill()


class Chromium:
    """One for all tests of this folder: while it is there, no other test can have an event loop of its own."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self.found: Browser | None = None

    def browser(self) -> Browser:
        if self.found is None:
            chromium = self.open.enter_context(sync_playwright()).chromium
            self.found = chromium.launch(executable_path=chromium_path(), args=ARGUMENTS, timeout=PATIENCE)
            self.open.callback(self.found.close)
        return self.found

    def close(self) -> None:
        self.found = None
        self.open.close()


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    try:
        return (yield)
    finally:
        if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
            CHROMIUM.close()


@pytest.fixture
def browser() -> Browser:
    return CHROMIUM.browser()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens the browser of a new person: `visit(server)`; options go to the context of the browser."""
    people: list[Person] = []

    def come(server: ServerProcess, touch: bool = False, **options: Any) -> Person:
        options = {"locale": "en-US", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **options}
        person = (Finger if touch else Person)(browser.new_context(**options), server.address)
        people.append(person)
        return person.unadorned()

    yield come
    if request.node.stash.get(FAILED, False):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for i, person in enumerate(people):
            picture = PICTURES / f"{request.node.name}-{i}.png"
            person.adorned().screenshot(path=picture)
            print(f"{picture.relative_to(ROOT)}: {person.page.url}, answer {person.number}, asked '{person.kind}'")
            print(*(frame[:300] for frame in person.frames[-4:]), sep="\n")
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
