# Why something cannot be done.

seasons-cannot-archived = It lies in your archive until year { $year } begins
seasons-cannot-before-die = Only before your die is carried out
seasons-cannot-bonuses-used = All { $n } bonuses are used
seasons-cannot-die-taken = { $player } has taken this die
seasons-cannot-gauge-full = { $gauge ->
    [0] Your summoning gauge stands at 0: no card can be played yet
   *[other] Your summoning gauge is full: { $cards } of { $gauge }
}
seasons-cannot-gauge-needed = { $gauge ->
    [0] Your summoning gauge stands at 0 already
   *[other] Your summoning gauge cannot go down: { $cards } of { $gauge } are taken by cards in play
}
seasons-cannot-gauge-top = Your summoning gauge cannot go any higher
seasons-cannot-has-die = You have your die for this round
seasons-cannot-needs-any = Needs { $n } more energy { $n ->
    [one] token
   *[other] tokens
} of any type
seasons-cannot-needs-cards = Needs { $n } more { $n ->
    [one] card
   *[other] cards
} in play
seasons-cannot-needs-crystals = Needs { $n } more { $n ->
    [one] crystal
   *[other] crystals
}{ $fee ->
    [0] { "" }
   *[other] , since rivals’ cards take { $fee } first
}
seasons-cannot-needs-energy = Needs more energy: { $energy }
seasons-cannot-needs-identical = Needs { $n } tokens of one type; you have { $have } at most
seasons-cannot-needs-some = Needs { $n } more of: { $energy }
seasons-cannot-neither = None of its effects is possible. { $branches }
seasons-cannot-no-activation = This card has no activation
seasons-cannot-no-card = You have no card in hand or in play
seasons-cannot-no-deck = The deck is empty
seasons-cannot-no-deck-nor-discard = Deck and discard pile are empty
seasons-cannot-no-draw = Only when your die lets you draw a card
seasons-cannot-no-energy = You have no energy
seasons-cannot-no-familiar = You have no familiar in hand or in play
seasons-cannot-no-playable = No card in your hand may be put into play for free
seasons-cannot-no-stored-energy = No energy lies on this card
seasons-cannot-no-transmuting = Neither your die nor a bonus or card lets you transmute this turn
seasons-cannot-once-a-round = Used already: once a round
seasons-cannot-once-a-turn = Only once a turn
seasons-cannot-one-summon = { seasons-enchantment-entangling-roots }: only one card summoned per turn
seasons-cannot-passive-token = This token is not used: it works by itself at the end
seasons-cannot-token-used = Your ability token has been used

## The things that this is said of, where they need a name.

seasons-thing-activate = { $card } (activate)
seasons-thing-bonus-draw = Bonus: 2 cards instead of 1
seasons-thing-bonus-draw-one = Bonus: draw 1 card
seasons-thing-bonus-exchange = Bonus: exchange 2 tokens
seasons-thing-bonus-gauge = Bonus: summoning gauge +1
seasons-thing-bonus-transmute = Bonus: transmute
seasons-thing-buy-off = The open top card
seasons-thing-start-transmuting = Transmute energy
seasons-thing-summon = { $card }
seasons-thing-take-die = Die { $place }
seasons-thing-use-token = Ability token
