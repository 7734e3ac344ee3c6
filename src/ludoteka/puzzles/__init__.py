"""Puzzles: positions cut from matches, in which one answer is clearly best and not obvious."""
