"""The kernel: chance, agenda, decisions, events, journal, match. It knows no game and does no I/O."""
