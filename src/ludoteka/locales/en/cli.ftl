### Words of the command line.

cards-free = free
cards-by-players = { $costs } (2/3/4 players)
cards-prestige = { $n } prestige
replay-title = { $game }, { $players } players, rules version { $rules }
replay-unfinished = The match was not finished.
replay-decision = Decision { $number }, seen by { $who }
