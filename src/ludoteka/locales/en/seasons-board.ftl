### Seasons in the browser: words that only the drawn board needs.

seasons-board-year = Year
seasons-board-wheel = { $season }, space { $space } of 12, { $year }
seasons-board-space = { $season }, space { $space } of 12{ $pips ->
    [0] {""}
    [one] . The marker comes here if the leftover die has one dot.
   *[other] . The marker comes here if the leftover die has { $pips } dots.
}
seasons-board-turned = turned
seasons-board-tokens-on-it = { $n ->
    [one] 1 token on it
   *[other] { $n } tokens on it
}
seasons-board-costs-more = Now costs { $n ->
    [one] 1 energy token of any type more
   *[other] { $n } energy tokens of any type more
}
seasons-board-costs-less = Now costs { $n ->
    [one] 1 energy token less
   *[other] { $n } energy tokens less
}
seasons-board-costs-fee = Summoning it also costs { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
} paid to rivals
seasons-board-asked = the table waits for them
seasons-board-dice = Dice of the round
seasons-board-die = Die { $n }
seasons-board-die-of = Die of { $player }
seasons-board-my-die = Your die
seasons-board-chosen = has chosen
seasons-board-gauge = cards in play: { $cards }, summoning gauge { $gauge } of 15
seasons-board-bonus = bonuses used: { $used } of 3, costs { $cost } at the end
seasons-board-known = you know { $n }
seasons-board-announced = being summoned
seasons-board-looking = { $player } is looking
seasons-board-archived = They come into your hand when year { $year } begins
seasons-board-hand-empty = Your hand is empty
seasons-board-pile-reserve = Reserve
seasons-board-pile-supply = Supply
seasons-board-take = Take
seasons-board-put-back = Put back
seasons-board-give-up = Give up
seasons-board-given-up = Given up:
seasons-board-all = all
seasons-board-into = Gain instead
seasons-board-confirm = Confirm
seasons-board-more = { $n ->
    [one] 1 more token
   *[other] { $n } more tokens
}
seasons-board-too-many = { $n ->
    [one] One token too many: click one in the reserve to give it up.
   *[other] { $n } tokens too many: click those in the reserve to give up.
}
seasons-board-may-swap = { $n ->
    [one] You may take 1 more and give up another for it.
   *[other] You may take up to { $n } more and give up others for them.
}
seasons-board-keep = I keep
seasons-board-swap = Click two cards to swap them.
seasons-board-deal = Deal like this
seasons-board-needs = Energy your cards need
seasons-board-draft-wait = Waiting for the others…
seasons-board-with = { $theme }: { $cards }
seasons-board-against = Does not go with { $cards }
seasons-board-same-energy = same energy as your cards
seasons-board-theme-items = Magic items
seasons-board-theme-familiars = Familiars
seasons-board-theme-transmute = Transmuting
seasons-board-theme-fodder = Cards to give up
seasons-board-theme-big-reserve = Full reserve
seasons-board-theme-small-reserve = Empty reserve
seasons-board-theme-summons = Many summons
seasons-board-theme-season-change = Change of seasons
seasons-board-theme-prestige = Costly cards for free
seasons-board-place = { $card }: place in the next free year
seasons-board-take-back = { $card }: take back
seasons-board-split-1 = in hand now
seasons-board-split-2 = in the second year
seasons-board-split-3 = in the third year
seasons-board-split-done = All cards have their year. Click a card to take it back.
seasons-board-split-confirm = Begin with these

## Enchanted Kingdom

seasons-board-set-ek = Enchanted Kingdom
seasons-board-token = Ability token
seasons-board-token-used = used
seasons-board-token-lasting = works at the end of the game
seasons-board-token-ready = can be used now
seasons-board-token-unused = not used yet
seasons-board-covered = { $n ->
    [one] 1 space covered
   *[other] { $n } spaces covered
}
seasons-board-copies = copies { $card }
seasons-board-copied-by = copied by { $player }
seasons-board-arrange-top = On top
seasons-board-arrange-next = Number { $n }
seasons-board-arrange = Put back like this
seasons-board-discard = Discard
seasons-board-exchange = { $n ->
    [0] Discard nothing
    [one] Discard 1 card, draw 1
   *[other] Discard { $n } cards, draw { $n }
}
seasons-board-construct = Keep these nine
seasons-board-revealed = revealed: { $n }
seasons-board-row = open cards
seasons-board-row-hint = The right one is the top card of the deck.

## Counted in the result

web-seasons-stat-dice-gauge = Dice with a summoning star
web-seasons-stat-dice-transmute = Dice that allow transmuting
web-seasons-stat-dice-draw = Dice with a card
web-seasons-stat-dice-crystals = Dice with crystals
web-seasons-stat-cards-summoned = Cards summoned
web-seasons-stat-cards-played-free = Cards put into play for free
web-seasons-stat-activations = Activations
web-seasons-stat-cards-sacrificed = Cards sacrificed
web-seasons-stat-bonuses-used = Bonuses used
web-seasons-stat-rerolls = Dice rerolled
web-seasons-stat-energy-gained = Energy gained
web-seasons-stat-energy-spent = Energy spent
web-seasons-stat-energy-lost = Energy lost
web-seasons-stat-crystals-gained = Crystals gained
web-seasons-stat-crystals-lost = Crystals lost
web-seasons-stat-crystals-taken = Crystals taken from rivals
web-seasons-stat-crystals-given = Crystals lost to rivals
web-seasons-stat-energy-taken = Energy taken from rivals
web-seasons-stat-energy-given = Energy lost to rivals
seasons-board-over = The tournament is over
seasons-board-stolen = Crystals taken from others: { $gained }, lost to others: { $lost }
# Who the others are in the examples of the rulebook.
seasons-example-player = Ben
