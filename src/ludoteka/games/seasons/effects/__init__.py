"""The effects of the power cards, by what they touch. Each is declared once, see effect.py."""
