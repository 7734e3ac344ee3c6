"""The table on the web: lobby, matches, storage."""
