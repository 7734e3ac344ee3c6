"""Follows a page of the documentation word for word: its new files are written, its changes made, in a copy."""

import re
from pathlib import Path

BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
NEW = re.compile(r"New file `([^`]+)`(?:, and the same in `(\w+)` and `(\w+)`)?")
IN = re.compile(r"\bIn `([^`]+)`")


class Follower:
    """Somebody who does what a page says, to the files under a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.done: list[str] = []

    def follow(self, page: str) -> None:
        """A block belongs to the file named last before it; a new file is named in front of its only block."""
        place, fresh = "", []
        at = 0
        for block in BLOCK.finditer(page):
            for found in re.finditer(f"{NEW.pattern}|{IN.pattern}", page[at : block.start()]):
                fresh = [found[1], *(found[1].replace("/en/", f"/{other}/") for other in found.groups()[1:3] if other)]
                place, fresh = (found[4], []) if found[1] is None else ("", fresh)
            at = block.end()
            kind, body = block.groups()
            if fresh:
                for path in fresh:
                    self.write(path, body)
                fresh = []
            elif kind == "diff":
                self.change(place, body)

    def write(self, path: str, body: str) -> None:
        file = self.root / path
        assert not file.exists(), f"{path} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, encoding="utf-8")
        self.done.append(path)

    def change(self, path: str, body: str) -> None:
        lines = body.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path} has this {text.count(old)} times:\n{old}"
        file.write_text(text.replace(old, new), encoding="utf-8")
        self.done.append(path)
