### Etherstone: names, questions, options and the log, for every client.
### The engine's data become variables, see prose.py: seat -> $player, from/target -> $rival, card -> $card and $why (where
### it came from, with its brackets), stones -> $stones and their number $stones_n, ability -> its line of the card's text.
### `.seen` is the message for those who see the hidden part; `.hint` helps a newcomer once.

## Names

etherstone-colour-white = white
etherstone-colour-red = red
etherstone-colour-green = green
etherstone-colour-black = black
etherstone-colour-purple = purple
etherstone-die-white = white
etherstone-die-red = red
etherstone-die-green = green
etherstone-die-black = black
etherstone-die-purple = purple
etherstone-dice-white = white { $n }
etherstone-dice-red = red { $n }
etherstone-dice-green = green { $n }
etherstone-dice-black = black { $n }
etherstone-dice-purple = purple { $n }
etherstone-token-white = { $n ->
    [one] { $n } white stone
   *[other] { $n } white stones
}
etherstone-token-red = { $n ->
    [one] { $n } red stone
   *[other] { $n } red stones
}
etherstone-token-green = { $n ->
    [one] { $n } green stone
   *[other] { $n } green stones
}
etherstone-token-black = { $n ->
    [one] { $n } black stone
   *[other] { $n } black stones
}
etherstone-token-none = nothing

etherstone-people-white = Lights
etherstone-people-red = Salamanders
etherstone-people-green = Tamers
etherstone-people-black = Mists
etherstone-people-purple = Distortions

etherstone-type-follower = follower
    .text = Fights: its strength counts in your attacks. Attacking turns it sideways until it is readied.
etherstone-type-ritual = ritual
    .text = Usually works once, when it is summoned.
etherstone-type-technology = technology
    .text = Usually works for the rest of the match.
etherstone-type-leader = leader
    .text = You. Never exhausted, never leaves; takes damage when it attacks.
etherstone-type-threat = threat
    .text = Defeat it with enough strength for its points and its reward.

etherstone-score-tokens = VP tokens
etherstone-score-end-token = End token
etherstone-score-entities = Entities in play
etherstone-score-abilities = End-of-game abilities
etherstone-score-trophies = Trophies
etherstone-score-durability = Life left
etherstone-score-pacts = Pacts with the Abyss
etherstone-score-infection = Infected leader
etherstone-decided-points = most VP
etherstone-decided-hand = equal VP, fewer cards in hand
etherstone-decided-stones = equal VP and cards in hand, more stones
etherstone-decided-durability = equal VP, cards in hand and stones, more life
etherstone-decided-shared = equal VP, cards in hand, stones and life

web-etherstone-stat-dice-taken = Dice taken
web-etherstone-stat-cards-summoned = Entities summoned
web-etherstone-stat-abilities-applied = Abilities applied
web-etherstone-stat-attacks = Attacks
web-etherstone-stat-threats-defeated = Threats defeated
web-etherstone-stat-threats-crushed = of them crushed
web-etherstone-stat-rests = Rests
web-etherstone-stat-refreshes = Market refreshed
web-etherstone-stat-pacts = Pacts made
web-etherstone-stat-cards-recalled = Entities recalled
web-etherstone-stat-cards-destroyed = Entities destroyed
web-etherstone-stat-stones-gained = Stones gained
web-etherstone-stat-stones-spent = Stones spent
web-etherstone-stat-stones-lost = Stones lost to rivals
web-etherstone-stat-stones-stolen = Stones taken from rivals
web-etherstone-stat-durability-gained = Life gained
web-etherstone-stat-durability-lost = Life lost
web-etherstone-stat-points-gained = VP tokens gained

## When an ability works

etherstone-trigger-die-colour = die of a colour
    .text = When you take a die of this colour from the market. The purple die counts as the colour you name.
etherstone-trigger-die-values = die of a value
    .text = When you take a die that shows one of these values.
etherstone-trigger-die-range = die in a range
    .text = When you take a die that shows a value in this range, both ends included.
etherstone-trigger-at-once = at once
    .text = Right after you have laid this card.
etherstone-trigger-before = before summoning
    .text = Before you pay for this card.
etherstone-trigger-constant = always
    .text = As long as this card is in play, or each time the named thing happens.
etherstone-trigger-at-end = end of game
    .text = When points are counted, if this card is in play then.
etherstone-trigger-on-attack = on attack
    .text = When you attack, even if this card is exhausted or stays away. What comes after the attack happens only if it succeeds.
etherstone-trigger-reward = reward
    .text = What the player who defeats this threat gets.
etherstone-trigger-repeat = any number of times
    .text = With one die you may apply this as often as you can pay for it.
etherstone-trigger-must = must
    .text = You must apply it; you cannot decline.

## What happened

etherstone-why = { " " }({ $what })
etherstone-why-of = { " " }({ $what } of { $doer })
etherstone-why-refresh = refreshing the market
etherstone-why-purple-die = purple die
etherstone-why-hand = the hand is empty
etherstone-why-deck = the threat deck is empty
etherstone-why-pool = the pool is empty

etherstone-event-drafted = { $player } chose a card
    .seen = { $player } chose { $card }
etherstone-event-leads = { $player } leads with { $card }: life { $n }, { $stones }
etherstone-event-turn = Round { $round }, turn of { $player }
etherstone-event-rolled = Dice rolled: { $dice }
etherstone-event-refreshed = { $player } refreshed the market
etherstone-event-rerolled = { $player } rerolled: { $dice }{ $why }
etherstone-event-took-die = { $die_id ->
    [purple] { $player } took the purple die as { $colour }, value { $value }
   *[other] { $player } took the { $die } die, value { $value }
}
etherstone-event-die-turned = { $player } turned the { $die } die to { $value }{ $why }
etherstone-event-applied = { $player } applied { $card }
etherstone-event-chose-x = { $player }: X = { $n }{ $why }
etherstone-event-stones-gained = { $player } gained { $stones }{ $why }
etherstone-event-stones-spent = { $player } spent { $stones }{ $why }
etherstone-event-stones-lost = { $player } lost { $stones }{ $why }
etherstone-event-stole = { $player } took { $stones } from { $rival }{ $why }
etherstone-event-durability-gained = { $player }: life +{ $n }{ $why }
etherstone-event-durability-lost = { $player }: life −{ $n }{ $why }
etherstone-event-infected = { $player }: the leader is infected{ $why }
etherstone-event-pact = { $player } made a pact with the Abyss: life { $n }
etherstone-event-points-gained = { $player } gained { $n } VP{ $why }
etherstone-event-reserve-gained = { $player } gained { $n } VP from the reserve{ $why }
etherstone-event-counters-placed = { $player }: { $n ->
    [one] { $n } counter
   *[other] { $n } counters
} on { $on }{ $cause }
etherstone-event-counters-removed = { $player }: { $n ->
    [one] { $n } counter
   *[other] { $n } counters
} off { $on }{ $cause }
etherstone-event-summoned = { $stones_n ->
    [0] { $player } summoned { $card } for free
   *[other] { $player } summoned { $card } for { $stones }
}
etherstone-event-recalled = { $player } recalled { $card }{ $cause }
etherstone-event-destroyed = { $player }: { $card } was destroyed{ $cause }
etherstone-event-exhausted = { $player }: { $card } was exhausted{ $cause }
etherstone-event-readied = { $player }: { $card } was readied{ $cause }
etherstone-event-rested = { $player } rested
etherstone-event-attacked = { $player } attacked { $card } with strength { $n }: { $cards }
etherstone-event-called-off = { $player } called off the attack on { $card }
etherstone-event-crushed = { $player } crushed { $card }{ $cause }
etherstone-event-defeated = { $player } defeated { $card }
etherstone-event-banished = { $player } put { $card } into the box{ $cause }
etherstone-event-opened = New threat: { $card }
etherstone-event-ending = { $player } took the end token{ $why }
etherstone-event-over = { $decided_id ->
    [shared] The match is over. Shared victory: { $winners } ({ $decided })
   *[other] The match is over. Victory: { $winners } ({ $decided })
}

## Questions

etherstone-ask-draft = Choose a card
    .hint = The others go on to the left, and you get those from the right. You will own just these seven.
etherstone-ask-choose-leader = Choose your leader
    .hint = All reveal at once; then each gets the leader’s stones and life.
etherstone-ask-action = Your turn
    .hint = One action: take a die, summon, attack or rest. Before it you may refresh the market, which costs life.
etherstone-ask-tray = Apply abilities of the die
    .hint = In any order, each once. New ones may come as you go; stop when you like.
etherstone-ask-arrive = Apply abilities of the new card
etherstone-ask-before = Apply an ability before paying?
etherstone-ask-react = React?
    .hint = Something happened that one of your cards waits for.
etherstone-ask-lay = Which stones do you pay?
etherstone-ask-choose-x = Choose X
    .hint = { $ability }
etherstone-ask-branch = Choose one
etherstone-ask-team = Who attacks?
    .hint = It takes strength { $n }. Followers are exhausted; a leader takes the threat’s damage.
etherstone-ask-plan = Strength { $strength } of { $n }: attack?
    .hint = Abilities may add to it. Calling it off costs nothing, but bars this threat for the turn.
etherstone-ask-after-attack = What comes first after the attack?
etherstone-ask-gain = { $n ->
    [one] Gain { $n } stone of any colour
   *[other] Gain { $n } stones of any colours
}
etherstone-ask-take-for = { $n ->
    [one] Which stone do you take for it?
   *[other] Which { $n } stones do you take for them?
}
etherstone-ask-receive = { $n ->
    [one] Gain { $n } stone of any colour
   *[other] Gain { $n } stones of any colours
}
etherstone-ask-spend = { $n ->
    [one] Spend { $n } stone
   *[other] Spend { $n } stones
}
etherstone-ask-swap = { $n ->
    [1] Which stone do you exchange?
   *[other] Which stones do you exchange, up to { $n }?
}
etherstone-ask-lose-stones = { $n ->
    [one] Lose { $n } stone
   *[other] Lose { $n } stones
}
etherstone-ask-steal = { $n ->
    [one] From whom do you take { $n } stone?
   *[other] From whom do you take { $n } stones?
}
etherstone-ask-counters-on = { $n ->
    [one] Where do you place { $n } counter?
   *[other] Where do you place { $n } counters?
}
etherstone-ask-move-counters = Where do you move counters?
etherstone-ask-ready = Ready a follower
etherstone-ask-exhaust = Exhaust a follower
etherstone-ask-tire = Exhaust a follower
etherstone-ask-recall = Recall an entity
etherstone-ask-destroy = Destroy an entity
etherstone-ask-summon = Summon an entity
etherstone-ask-apply = Apply which ability?
etherstone-ask-attack = Attack which threat?
etherstone-ask-crush = Crush which threat?
etherstone-ask-banish = Put which threat into the box?
etherstone-ask-shift-die = Turn the die to which value?
etherstone-ask-reroll = Reroll which dice?

## Options

etherstone-do-draft = { $card }
etherstone-do-lead = { $card }
etherstone-do-take-die = Take the { $die } die: { $value } · { $brings }
etherstone-do-take-purple = { $n ->
    [0] Take the purple die as { $colour }: { $value } · { $brings }
   *[other] Take the purple die as { $colour }: { $value } · { $brings } · life −{ $n }
}
etherstone-do-summon = Summon { $card }{ $free ->
    [1] { " " }· free
   *[0] { $cost_n ->
        [0] { "" }
       *[other] { " " }· { $cost }
    }{ $any ->
        [0] { "" }
        [one] { " " }· 1 stone of any colour
       *[other] { " " }· { $any } stones of any colours
    }{ $less ->
        [0] { "" }
        [one] { " " }· 1 less
       *[other] { " " }· { $less } less
    }
}
etherstone-do-attack = Attack { $card } · needs strength { $n } · { $points } VP
etherstone-do-rest = Rest: ready all your followers
etherstone-do-refresh = { $infects ->
    [1] Refresh the market: life −{ $n }, your leader will be infected
   *[0] { $n ->
        [0] Refresh the market for free
       *[other] Refresh the market: life −{ $n }
    }
}
etherstone-do-apply = { $card }: { $ability }
etherstone-do-after = { $card }: { $ability }
etherstone-do-stop = Enough
etherstone-do-go-on = Pay without it
etherstone-do-no-reaction = No reaction
etherstone-do-decline = Decline
etherstone-do-x = X = { $n }
etherstone-do-branch = { $branch }
etherstone-do-team = Strength { $strength }: { $cards }{ $damage ->
    [0] { "" }
   *[other] { " " }· life −{ $damage }
}
etherstone-do-confirm = Attack { $card }{ $damage ->
    [0] { "" }
   *[other] { " " }· life −{ $damage }
}
etherstone-do-call-off = Call off the attack
etherstone-do-pay = Pay { $stones }
etherstone-do-gain = Gain { $stones }
etherstone-do-spend = Spend { $stones }
etherstone-do-give = Give { $stones }
etherstone-do-lose = Lose { $stones }
etherstone-do-steal = { $rival }: { $stones }
etherstone-do-counters-on = On { $card }
etherstone-do-move-counters = { $n } to { $card }
etherstone-do-ready = Ready { $card }
etherstone-do-exhaust = Exhaust { $card }
etherstone-do-recall = Recall { $card }
etherstone-do-destroy = Destroy { $card }
etherstone-do-crush = Crush { $card } · { $points } VP
etherstone-do-banish = Put { $card } into the box
etherstone-do-turn-die = Value { $value }
etherstone-do-reroll = Reroll: { $dice }
etherstone-do-keep-dice = Leave the dice as they lie
