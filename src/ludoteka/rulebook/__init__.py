"""Rulebooks: Markdown in three languages, read into parts that the browser, the terminal and tests show."""
