"""The client stays small: whoever comes for a match waits for no more than its first board needs."""

import pytest
from playwright.sync_api import Browser

from tests.browser.loaded import MOST_SCRIPT, script_kb
from tests.browser.process import ServerProcess


@pytest.mark.parametrize("game", ["seasons", "etherstone", "elven-rage"])
def test_the_first_board_of_a_match_loads_few_scripts(server: ServerProcess, browser: Browser, game: str) -> None:
    assert 50 < script_kb(browser, server.address, game) <= MOST_SCRIPT
