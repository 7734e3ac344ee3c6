### Elven Rage in the terminal: words that only the table of signs needs.

elven-rage-label-turn = turn: { $player }
elven-rage-label-choosing = choosing the first hand
elven-rage-label-stalemate = nobody reached a goal: Lands decide
elven-rage-label-neutral = neutral
elven-rage-label-neutrals = neutrals { $n }, discarded { $discard }
elven-rage-label-relics = artifacts { $n }
elven-rage-label-summons = summons { $n }
elven-rage-label-hand = hand { $n }
elven-rage-label-deck = deck { $n }/{ $discard }
elven-rage-label-artifacts = Your artifacts
elven-rage-label-looked = Cards looked at
elven-rage-label-battle = In battle
elven-rage-label-known = Surely in hand
elven-rage-label-neutral-discard = Neutral discard pile
elven-rage-label-repelled = the attack is repelled

elven-rage-legend-unowned = Land without an owner
elven-rage-legend-coordinates = places on the map: rings a, b, c from outside in, d the centre; where a row runs on at both edges, its ends meet
elven-rage-legend-chosen = can be chosen; under the mark
elven-rage-legend-fought = fought over now
elven-rage-legend-lands = Lands held; on a card: how many Lands its action needs
elven-rage-legend-towers = Towers held
elven-rage-legend-treasures = treasures
elven-rage-legend-artifacts = artifacts
elven-rage-legend-goal = goal
elven-rage-legend-hidden = card face down
elven-rage-legend-initiative = initiative
elven-rage-legend-lives = lives left, of how many
elven-rage-legend-acted = has acted this round
elven-rage-legend-dead = dies
elven-rage-legend-arrows = attacks on the field: the arrow points at the place it hits; on a card: left, forward, right
elven-rage-legend-deck = cards in the deck / in the discard pile
elven-rage-legend-first = first player
elven-rage-legend-active = whose turn it is
