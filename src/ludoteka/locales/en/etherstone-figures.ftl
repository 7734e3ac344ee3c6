### What stands on the pictures of the rulebook and in their legends. The browser loads this file with the rulebook.

etherstone-figure-rival = Ben
etherstone-figure-rival-board = Your rival with leader, life, stones and entities
etherstone-figure-market = The market of dice
etherstone-figure-threats = The open threats
etherstone-figure-deck = What is left in the threat deck, by level
etherstone-figure-pool = The VP tokens left in the pool
etherstone-figure-leader = Your leader
etherstone-figure-life = Your leader’s life
etherstone-figure-stones = Your stones
etherstone-figure-in-play = Your entities in play
etherstone-figure-hand = Your hand

etherstone-figure-price = Price in stones
etherstone-figure-name = Name
etherstone-figure-type = The picture; the shape of its window goes with the type, the frame with the colour
etherstone-figure-strength = Strength in an attack
etherstone-figure-points = VP at the end
etherstone-figure-ability-die = An ability that a die triggers
etherstone-figure-ability-end = An ability that counts at the end
etherstone-figure-start-stones = Stones to begin with
etherstone-figure-start-counters = Counters to begin with
etherstone-figure-life-start = Life to begin with
etherstone-figure-abilities = Abilities, each with the symbol that says when it works
etherstone-figure-level = Level
etherstone-figure-needs = The strength your attack needs
etherstone-figure-damage = The damage it does to your leader
etherstone-figure-threat-points = VP for the one who defeats it
etherstone-figure-reward = Reward, at once

etherstone-figure-die-free = A die you can take
etherstone-figure-die-purple = The purple die of the Abyss
etherstone-figure-die-gone = This die has been taken
etherstone-figure-die-taken = It lies beside the leader who took it until the next roll
etherstone-figure-symbol-colour = A colour: every white die
etherstone-figure-symbol-list = A list: a 3 or a 4, on any die
etherstone-figure-symbol-range = A range: 1, 2 or 3
etherstone-figure-symbol-both = Two symbols: a red die or a 6
etherstone-figure-exhausted = The mark of an exhausted follower
