"""What a browser says about itself, in two words for the list of devices."""

# The first that is found counts: most browsers name others, too.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "YaBrowser": "Yandex Browser",
    "SamsungBrowser": "Samsung Internet",
    "Vivaldi": "Vivaldi",
    "FxiOS": "Firefox",
    "Firefox/": "Firefox",
    "CriOS": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def guess(agent: str) -> tuple[str, str]:
    """Browser and system from a User-Agent header; empty where it is not one of those we know."""
    browser = next((name for mark, name in _BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in agent), "")
    return browser, system
