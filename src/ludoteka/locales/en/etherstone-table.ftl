### Etherstone before a match: its name and the options of a table. The lobby loads nothing else of a game.
### An option has its name and `.help`; a value its name and, as `.short`, what it means.

etherstone = Etherstone
web-game-etherstone = Leaders on a broken world: draft seven cards, take dice for their stones and abilities, summon followers and strike down threats before the Abyss infects you.
etherstone-setting-start = Cards
etherstone-start-draft = Draft
    .short = Each player chooses seven cards from packs that go round, then one of two leaders.
etherstone-start-sets = Ready-made sets
    .short = Each player gets a leader and seven cards that work well together: nothing to choose, best for the first match.
etherstone-setting-first = First player
    .help = Who has the first turn; everybody gets the same number of turns.
etherstone-first-random = at random
etherstone-first-1 = seat 1
etherstone-first-2 = seat 2
etherstone-first-3 = seat 3
etherstone-first-4 = seat 4
