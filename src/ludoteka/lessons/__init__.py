"""Lessons: a game teaches itself on positions of its own engine."""
