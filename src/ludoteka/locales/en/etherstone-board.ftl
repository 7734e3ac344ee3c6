### Etherstone in the browser: words that only the drawn board needs.

## Stones

etherstone-board-stone-white = white stone
etherstone-board-stone-red = red stone
etherstone-board-stone-green = green stone
etherstone-board-stone-black = black stone
etherstone-board-stone-purple = stone of any colour

## Cards

etherstone-board-exhausted = exhausted
etherstone-board-counters-n = { $n ->
    [one] 1 counter on it
   *[other] { $n } counters on it
}
etherstone-board-price = Price
etherstone-board-costs = costs { $price }
etherstone-board-start = At the start
etherstone-board-strength = Strength
etherstone-board-strength-n = strength { $n }
etherstone-board-damage = Damage
etherstone-board-durability = Life
etherstone-board-durability-n = life { $n }
etherstone-board-points = Victory points
etherstone-board-points-n = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}

## The table

etherstone-board-asked = the table waits for them
etherstone-board-active = their turn
etherstone-board-first = first player
etherstone-board-round = Round { $n }
etherstone-board-last-round = Last round
etherstone-board-choosing = Choosing cards
etherstone-board-market = Dice market
etherstone-board-die = { $colour } die, { $value }
etherstone-board-die-of = with { $player }
etherstone-board-triggers = { $n ->
    [0] triggers none of your abilities
    [one] triggers 1 of your abilities
   *[other] triggers { $n } of your abilities
}
etherstone-board-name-colour = name its colour
etherstone-board-refresh = Refresh the market
etherstone-board-rest = Rest
etherstone-board-roll = Roll them
etherstone-board-threats = Threats
etherstone-board-no-threats = No threat is left.
etherstone-board-deck = { $n ->
    [one] 1 threat in the deck
   *[other] { $n } threats in the deck
}
etherstone-board-pool = Pool: { $n } victory points; set aside: { $reserve }
etherstone-board-end-token = end token, 2 points
etherstone-board-end-hint = The end comes when somebody’s hand, the threat deck or the pool is empty.
etherstone-board-ending = { $player } has the end token: { $why }
etherstone-board-end-hand = the hand was empty
etherstone-board-end-deck = the threat deck was empty
etherstone-board-end-pool = the pool was empty
etherstone-board-end-came = The end came because { $why }
etherstone-board-in-play = In play
etherstone-board-nothing-in-play = Nothing in play yet
etherstone-board-hand = Hand
etherstone-board-hand-n = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
etherstone-board-ready = strength ready to attack
etherstone-board-hand-empty = Your hand is empty
etherstone-board-known = you know { $n }
etherstone-board-stones = Stones
etherstone-board-tokens = victory point tokens
etherstone-board-trophies = Trophies
etherstone-board-pacts = { $n ->
    [one] 1 pact with the Abyss
   *[other] { $n } pacts with the Abyss
}
etherstone-board-dial = life { $n } of 16
etherstone-board-infected = infected: the next action is a pact with the Abyss
etherstone-board-score = Points now
etherstone-board-over = The match is over

## Questions

etherstone-board-must = An ability must be applied.
etherstone-board-toggle = { $card }: into the attack or out of it
etherstone-board-strength-of = strength { $strength } of { $need }
etherstone-board-enough = Enough to defeat it
etherstone-board-missing = { $n } short
etherstone-board-no-damage = The leader stays out: no damage
etherstone-board-blocked = Damage { $n }, all of it blocked
etherstone-board-infected-already = The leader is infected: nothing more to lose
etherstone-board-infects = the leader will be infected
etherstone-board-leaves = leaves { $n }
etherstone-board-attack = Attack with them
etherstone-board-attack-hoping = Attack, abilities must add the rest
etherstone-board-less = { $n } cheaper
etherstone-board-any-colours = any colours will do
etherstone-board-from-whom = From whom
etherstone-board-of = of { $n }
etherstone-board-then = → { $n }
etherstone-board-confirm = Confirm
etherstone-board-confirm-lay = Pay
etherstone-board-confirm-gain = Take
etherstone-board-confirm-take-for = Take
etherstone-board-confirm-receive = Take
etherstone-board-confirm-spend = Spend
etherstone-board-confirm-swap = Exchange
etherstone-board-confirm-lose-stones = Give up
etherstone-board-confirm-steal = Take

## The choosing phase

etherstone-board-pack = Your pack
etherstone-board-drafted = Your cards
etherstone-board-drafted-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
etherstone-board-chosen = has chosen
etherstone-board-leaders = Your leaders
etherstone-board-needs = Stones your cards cost
etherstone-board-passed = You passed on
etherstone-board-draft-wait = Waiting for the others…
etherstone-board-with = { $theme }: { $cards }
etherstone-board-theme-followers = Followers
etherstone-board-theme-rituals = Rituals
etherstone-board-theme-technologies = Technologies
etherstone-board-theme-colours = Many colours
etherstone-board-theme-white = White cards
etherstone-board-theme-red = Red cards
etherstone-board-theme-green = Green cards
etherstone-board-theme-black = Black cards
etherstone-board-theme-purple = Purple cards
etherstone-board-theme-counters = Counters
etherstone-board-theme-dice = Applied again
etherstone-board-theme-return = Summoned again
etherstone-board-theme-healing = Life to spend
etherstone-board-theme-fights = Attacks
etherstone-board-theme-stones = Stones
etherstone-board-theme-ready = Ready again

## What the reader and the tray say

etherstone-board-purple-about = The purple die counts as the colour you name, and costs life.
etherstone-board-triggers-others = For others it triggers:
etherstone-board-refresh-about = Before your action, once a turn: all five dice return to the market and are rolled anew.
etherstone-board-rest-about = An action: all your followers are readied.
etherstone-board-after = After it: stones, life, points
etherstone-board-would-infect = Your leader will be infected: the next action is a pact with the Abyss.
etherstone-board-take = Take: { $card }
etherstone-board-lead = Lead with: { $card }
# Who the others are in the examples of the rulebook.
etherstone-example-player = { $of ->
    [2] Rival
   *[other] { $n ->
        [1] Left neighbour
       *[other] Right neighbour
    }
}
