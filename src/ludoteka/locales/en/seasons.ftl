### Seasons: names, questions, options and the log, for every client.
### The engine's data become variables, see prose.py: seat -> $player, from/to/target -> $rival, card -> $card and $why
### (where it came from, with its brackets), cause and by -> $cause (what moved a card, and whose that is),
### cards -> $cards, tokens -> $energy and their number $energy_n, n -> $n and, with its sign, $change. `.seen` is the message for those who see the hidden part; `.hint` helps a newcomer once.

seasons-year = { $year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $year }
}

## Names

seasons-season-winter = winter
seasons-season-spring = spring
seasons-season-summer = summer
seasons-season-fall = fall

seasons-element-air = air
seasons-element-water = water
seasons-element-fire = fire
seasons-element-earth = earth
seasons-token-air = { seasons-element-air }{ seasons-token-times }
seasons-token-water = { seasons-element-water }{ seasons-token-times }
seasons-token-fire = { seasons-element-fire }{ seasons-token-times }
seasons-token-earth = { seasons-element-earth }{ seasons-token-times }
seasons-token-times = { $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
seasons-token-none = nothing
seasons-energy-on-card = { $energy } from { $card }

seasons-kind-item = magic item
seasons-kind-familiar = familiar
seasons-icon-immediate = when played
    .about = works once, as soon as the card comes into play.
seasons-icon-permanent = permanent
    .about = works as long as the card is in play.
seasons-icon-activation = activation
    .about = on your turn you may turn the card sideways to use it, once a round.

seasons-bonus-exchange = exchange 2 tokens
seasons-bonus-transmute = transmute with +1
seasons-bonus-gauge = summoning gauge +1
seasons-bonus-draw = 2 cards instead of 1

seasons-score-crystals = Crystals
seasons-score-prestige = Prestige of cards
seasons-score-cards = End-of-game effects
seasons-score-bonuses = Bonuses used
seasons-score-hand = Cards left in hand
seasons-score-token = Ability token
seasons-decided-points = most points
seasons-decided-cards = equal points, more cards in play
seasons-decided-shared = equal points and cards in play

## The table

seasons-label-year = Year { $year }
seasons-label-prelude = Prelude
seasons-label-round = round { $n }
seasons-label-wheel = Wheel of seasons
seasons-label-rates = Transmutation
seasons-label-bonus = bonus
seasons-label-gauge = gauge
seasons-label-hand = Hand
seasons-label-hand-count = hand { $n }
seasons-label-in-play = In play
seasons-label-nothing-in-play = no cards in play yet
seasons-label-empty-hand = empty
seasons-label-archive = Archive
seasons-label-archive-count = archive { $second } + { $third }
seasons-label-drafted = Drafted
seasons-label-drafted-count = drafted { $n }
seasons-label-pack = In your pack
seasons-label-passed = Passed on to the left
seasons-label-looked = Looking at
seasons-label-deck = deck { $n }
seasons-label-discard = discard { $n }
seasons-label-deck-top = Top of the deck
seasons-label-discards-seen = Discards you know
seasons-label-known-hand = In hand, as you know
seasons-label-known-held = In hand or archive, as you know
seasons-label-leftover = season +{ $n }
seasons-label-draw = card
seasons-label-cost = Cost
seasons-label-free = free
seasons-label-any-elements = 1–4 different tokens
seasons-label-prestige = Prestige
seasons-label-rulings = Rulings

seasons-legend-crystals = crystals
seasons-legend-gauge = summoning gauge +1
seasons-legend-transmute = tokens may be transmuted
seasons-legend-draw = draw a card
seasons-legend-pips = spaces the leftover die moves the season
seasons-legend-item = magic item
seasons-legend-familiar = familiar
seasons-legend-tapped = turned: used this round
seasons-legend-prestige = prestige at the end
seasons-legend-bonus = bonus used, still free
seasons-legend-first = first player of the round
seasons-legend-active = whose turn it is

## What happened

seasons-why = { " " }({ $what })
seasons-why-of = { " " }({ $what } of { $doer })
seasons-why-full = the reserve is full
seasons-why-leftover = the die nobody took
seasons-why-die = die
seasons-why-transmute = transmuting

seasons-event-drafted = { $player } drafted a card
    .seen = { $player } drafted { $card }
seasons-event-split = { $player } split the cards into three sets
seasons-event-round = Year { $year }, round { $round }, { $season }: { $player } rolled the dice
seasons-event-took-die = { $player } took the die { $die }
seasons-event-rerolled = { $player } rerolled the die: { $die }{ $why }
seasons-event-season-moved = Season marker { $change }: space { $space }, { $season }, year { $year }{ $why }
seasons-event-archive-opened = { $player } took { $n ->
    [one] 1 archived card
   *[other] { $n } archived cards
} into hand
    .seen = { $player } took from the archive: { $cards }
seasons-event-turn-ended = { $player } ended the turn
seasons-event-over = { $decided_id ->
    [shared] The tournament is over. Shared victory: { $winners } ({ $decided })
   *[other] The tournament is over. Victory: { $winners } ({ $decided })
}
seasons-event-crystals-gained = { $player } gained { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}{ $why }
seasons-event-crystals-lost = { $player } lost { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
}{ $why }
seasons-event-crystals-taken = { $player } took { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
} from { $rival }{ $why }
seasons-event-gauge = { $player }: summoning gauge { $change }, now { $now }{ $why }
seasons-event-energy-gained = { $player } gained { $energy }{ $why }
seasons-event-energy-lost = { $player } discarded { $energy }{ $why }
seasons-event-energy-spent = { $player } spent { $energy }
seasons-event-energy-stored = { $player } put { $energy } on { $card }
seasons-event-turned-to-air = { $player }: the whole reserve became air{ $why }
seasons-event-bonus = { $player } used a bonus: { $bonus }
seasons-event-summoned = { $player } summoned { $card }
seasons-event-played-free = { $player } put { $card } into play for free{ $cause }
seasons-event-activated = { $player } activated { $card }
seasons-event-sacrificed = { $player } sacrificed { $card }{ $cause }
seasons-event-returned = { $player } returned { $card } to hand{ $cause }
seasons-event-passed-on = { $player } passed { $card } to { $rival }
seasons-event-looked = { $player } drew { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $cause }
    .seen = { $player } drew { $cards }{ $cause }
seasons-event-kept = { $player } kept { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $cause }
    .seen = { $player } kept { $card }{ $cause }
seasons-event-discarded = { $player } discarded { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $cause }
    .seen = { $player } discarded { $cards }{ $cause }
seasons-event-discarded-openly = { $player } discarded { $card }{ $cause }
seasons-event-drew-openly = { $player } drew { $card } openly{ $cause }
seasons-event-gave-card = { $player } gave a card to { $rival }{ $cause }
    .seen = { $player } gave { $card } to { $rival }{ $cause }
seasons-event-peeked = { $player } looked at the top card of the deck
    .seen = { $player } saw on top of the deck: { $card }
seasons-event-put-back = { $player } put the card back on the deck
seasons-event-deck-discarded = { $player } discarded { $n ->
    [one] the top card
   *[other] { $n } cards
} of the deck unseen
seasons-event-reshuffled = The discard pile became the new deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Questions

seasons-ask-draft = Choose a card to draft
    .hint = The rest of the pack goes to your left neighbour, and you get the one from your right.
seasons-ask-split-hand = Choose { $n } cards to begin with
    .hint = They come to your hand now; the others wait in your archive for the second and third year.
seasons-ask-split-year-2 = Choose { $n } cards for the second year
    .hint = The rest will come in the third year: keep for it what scores at the end.
seasons-ask-take-die = Choose a season die
    .hint = You carry out its symbols in your turn; the dots of the die nobody takes move the season on.
seasons-ask-before-die = Activate a card before your die?
seasons-ask-die-draw = Draw a card
    .hint = A bonus lets you see two and keep one, but costs prestige at the end.
seasons-ask-keep = Keep the card?
seasons-ask-main = Your turn
    .hint = Summon, activate, transmute and use bonuses as often as you can and like, in any order, then end the turn.
seasons-ask-transmute = Transmute which tokens?
    .hint = Each gives the crystals of the season’s rate; you may transmute again until the turn ends.
seasons-ask-choose-elements = Pay with which elements?
seasons-ask-pay-summon = Pay with which tokens?
seasons-ask-boots = Move the season marker
seasons-ask-energy = Gain { $n ->
    [one] 1 energy token
   *[other] { $n } energy tokens
}
    .hint = If your reserve would overflow, also choose what to discard.
seasons-ask-trim = Your reserve overflows: discard tokens
    .hint = It holds { $n } { $n ->
        [one] token
       *[other] tokens
    }.
seasons-ask-store = Put { $n ->
    [one] 1 energy token
   *[other] { $n } energy tokens
} on the card
seasons-ask-copy-reserve = Copy whose reserve?
seasons-ask-discard-energy = Discard { $n ->
    [one] 1 energy token
   *[other] { $n } energy tokens
}
seasons-ask-discard-water = Discard a water token
seasons-ask-transmute-identical = Transmute { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of one type
seasons-ask-mirror = Discard tokens of one type and pay as many crystals
seasons-ask-reflect = Gain { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of which type?
seasons-ask-feed = Move a token onto the card
seasons-ask-draw-choose = Keep one card
seasons-ask-draw-play = Put one card into play for free
seasons-ask-prophecy = Keep one card
    .hint = You then give each rival one of the others.
seasons-ask-deal = Give a card to { $rival }
seasons-ask-reveal-discard = Discard a card from hand
seasons-ask-peek = Put the card into play?
seasons-ask-either = Choose one
seasons-ask-elements = Which effect first?
seasons-ask-sacrifice = Sacrifice a card
seasons-ask-sacrifice-familiar = Give up a familiar
seasons-ask-return-item = Return a magic item to your hand
seasons-ask-play-hand = Put a card from hand into play for free

## Options

seasons-price = { $choice ->
    [1] { " " }· { seasons-label-any-elements }
   *[0] { $energy_n ->
        [0] { $any ->
            [0] { $crystals ->
                [0] { " " }· { seasons-label-free }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " " }· { $energy }
    }
}{ $any ->
    [0] { "" }
    [one] { " " }· 1 token of any type
   *[other] { " " }· { $any } tokens of any type
}{ $saved ->
    [0] { "" }
    [one] { " " }· 1 token less
   *[other] { " " }· { $saved } tokens less
}{ $crystals ->
    [0] { "" }
    [one] { " " }· 1 crystal
   *[other] { " " }· { $crystals } crystals
}
seasons-bonus-cost = { $costs ->
    [one] { " " }· −1 point at the end
   *[other] { " " }· −{ $costs } points at the end
}
seasons-brings = { $crystals ->
    [0] { "" }
    [one] { " " }· +1 crystal
   *[other] { " " }· +{ $crystals } crystals
}
seasons-do-draft = { $card }
seasons-do-hand = Hand: { $cards }
seasons-do-year-2 = Year II: { $cards }
seasons-do-take-die = Die { $place }: { $die }
seasons-do-keep-die = Keep the die
seasons-do-draw = Draw 1 card
seasons-do-bonus-draw = Bonus: draw 2 cards, keep 1{ seasons-bonus-cost }
seasons-do-keep = Keep { $card }
seasons-do-discard-it = Discard it
seasons-do-end = End the turn
seasons-do-summon = Summon { $card }{ seasons-price }
seasons-do-activate = Activate { $card }{ $fee ->
    [0] { "" }
    [one] { " " }· 1 crystal for rivals
   *[other] { " " }· { $fee } crystals for rivals
}
seasons-do-start-transmuting = Transmute energy
seasons-do-bonus-exchange = Bonus: exchange 2 tokens{ seasons-bonus-cost }
seasons-do-bonus-transmute = Bonus: transmute with +1 crystal per token{ seasons-bonus-cost }
seasons-do-bonus-gauge = Bonus: summoning gauge +1{ seasons-bonus-cost }
seasons-do-transmute = Transmute { $energy }{ seasons-brings }
seasons-do-transmute-identical = Transmute { $energy }{ seasons-brings }
seasons-do-elements = { $elements }
seasons-do-pay-summon = Pay { $energy }
seasons-do-discard-energy = Discard { $energy }
seasons-do-discard-water = Discard { $energy }
seasons-do-feed = Move { $energy }
seasons-do-mirror = { $energy } and { $pays ->
    [one] 1 crystal
   *[other] { $pays } crystals
}
seasons-do-into = Into { $element }
seasons-do-gain = { $lost_n ->
    [0] Gain { $energy }
   *[other] Gain { $energy }, discard { $lost }
}
seasons-do-lose = Discard { $energy }
seasons-do-store = Put { $energy }
seasons-do-copy = Copy { $rival }
seasons-do-forward = { $n ->
    [one] 1 space forward
   *[other] { $n } spaces forward
}
seasons-do-back = { $n ->
    [one] 1 space back
   *[other] { $n } spaces back
}
seasons-do-effect = { $element_id ->
    [air] Air: summoning gauge +1
    [water] Water: gain 2 energy tokens
    [fire] Fire: draw 1 card
   *[earth] Earth: gain 5 crystals
}
seasons-do-either = { $branch }
seasons-branch-base-32-energy = Pay 3 crystals, gain 1 energy token
seasons-branch-base-32-transmute = Discard 1 energy token to transmute this turn
seasons-branch-base-34-look = Look at the top card of the deck
seasons-branch-base-34-discard = Pay 3 crystals to discard the top card unseen
seasons-branch-base-36-draw = Draw a card and show it
seasons-branch-base-36-discard = Discard a card from hand
seasons-do-play = Put { $card } into play
seasons-do-play-it = Discard 4 tokens, put { $card } into play
seasons-do-put-back = Put { $card } back
seasons-do-give = Give { $card }
seasons-do-discard = Discard { $card }
seasons-do-sacrifice = Sacrifice { $card }
seasons-do-return = Return { $card }
