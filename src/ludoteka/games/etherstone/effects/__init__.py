"""The effects that abilities are made of, by what they touch. Each is declared once, see effect.py."""
