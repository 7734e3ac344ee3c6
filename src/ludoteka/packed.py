"""Texts as they are written, or packed as the wheel brings them."""

import gzip
from pathlib import Path


def read_text(path: Path) -> str:
    """A file of text, packed if its name ends so."""
    content = path.read_bytes()
    return (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
