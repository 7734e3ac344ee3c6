### Etherstone in the terminal: words that only the table of signs needs.

etherstone-label-turn = turn: { $player }
etherstone-label-pool = pool { $n }
etherstone-label-aside = set aside { $n }
etherstone-label-deck = deck
etherstone-label-free = free
etherstone-label-attack = Attack
etherstone-label-die = Die
etherstone-label-applied = applied:
etherstone-label-summoning = Summoning
etherstone-label-waiting = Waiting abilities:
etherstone-label-applies = { $player }: { $card }
etherstone-label-drafted = drafted { $n }
etherstone-label-infected = infected
etherstone-label-pacts = pacts { $n } (−{ $lost })
etherstone-label-score = score { $n }
etherstone-label-end-token = end token +2
etherstone-label-hand = hand { $n }
etherstone-label-known-hand = Surely in hand
etherstone-label-box = In the box
etherstone-label-seen = Seen in the draft

etherstone-legend-durability = life
etherstone-legend-strength = strength; of a threat: the damage it deals
etherstone-legend-points = victory points
etherstone-legend-counters = counters on a card
etherstone-legend-exhausted = exhausted follower
etherstone-legend-leader = leader
etherstone-legend-types = ritual, technology
etherstone-legend-level = level of a threat, and how many are in the deck
etherstone-legend-repeat = ability that can be applied any number of times
etherstone-legend-triggers = beside a die: your cards that it triggers
etherstone-legend-first = first player
etherstone-legend-active = whose turn it is
