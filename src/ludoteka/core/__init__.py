"""The kernel: chance, agenda, questions, events, journal, match. It knows no game and does no I/O."""
