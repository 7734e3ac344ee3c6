# What a coach says matters now; `.title` is the same in a few words.

seasons-coach-activate = Not activated yet this round: { $cards }. Each card can be activated once a round.
    .title = Use your cards
seasons-coach-bonus-gauge = A bonus would give you a place for { $card }: it costs { $points } points at the end, the card brings { $n }.
    .title = Buy a place
seasons-coach-bonus-transmute = Energy is worth nothing at the end. A bonus would turn what you can spare into { $n } crystals and costs { $points } points.
    .title = Transmute with a bonus
seasons-coach-die-energy = Die { $place } brings all the energy that you still lack for { $card }.
    .title = The missing energy
seasons-coach-die-gauge = Your gauge has no room for { $n ->
    [one] the card
   *[other] the { $n } cards
} in your hand. A die with a star would give you a place.
    .title = Look for a star
seasons-coach-die-overflow = Your reserve holds { $n } of { $capacity } tokens, and a die’s energy comes before you can spend any. What does not fit is lost.
    .title = Not all will fit
seasons-coach-draft-cheap = None of your cards is cheap. One for two energy tokens or fewer can be in play in the very first rounds.
    .title = Something cheap, too
seasons-coach-draft-element = Many of your cards want the same energy, { $element }, which the dice bring often in only two seasons.
    .title = Too much of one energy
seasons-coach-draft-pair = { $card } in this pack goes well with what you chose before: { $cards }.
    .title = They go together
seasons-coach-fee-activate = Rivals’ cards take { $n } { $n ->
    [one] crystal
   *[other] crystals
} from you whenever you activate a card. Is its effect worth that?
    .title = Activating costs you
seasons-coach-fee-summon = Rivals’ cards take { $n } { $n ->
    [one] crystal
   *[other] crystals
} from you whenever you summon a card. Keep enough at hand.
    .title = Summoning costs more
seasons-coach-gauge-full = { $gauge ->
    [0] Your gauge stands at 0, so nothing can be played yet,
   *[other] Your gauge is full,
} and you hold { $n ->
    [one] a card
   *[other] { $n } cards
} worth { $points } { $points ->
    [one] point
   *[other] points
}. { $bonus ->
    [0] A star helps.
   *[other] A star or a bonus helps.
}
    .title = No room for your cards
seasons-coach-hand-costs = In this last year every card left in your hand costs points at the end: { $n } { $n ->
    [one] card
   *[other] cards
} would cost { $points }.
    .title = Cards in hand cost points
seasons-coach-lacks = You are close: for { $card } all that is missing is { $energy }.
    .title = Almost there
seasons-coach-last-turn = { $each ->
    [0] { $points ->
        [0] This is your last turn: the leftover die ends the match. Spend all your energy: it is worth nothing afterwards.
       *[other] This is your last turn: the leftover die ends the match. Energy is then worth nothing, and cards in hand cost { $points } points.
    }
   *[other] { $points ->
        [0] This is your last turn: the leftover die ends the match. Each energy token left brings { $each } points, so spend one only for more.
       *[other] This is your last turn: the leftover die ends the match. Each energy token left brings { $each } points, and cards in hand cost { $points }.
    }
}
    .title = Your last turn
seasons-coach-match-may-end = { $pips ->
    [1] Whichever die is left over, the match ends after this round. Take what you can still use now.
   *[other] If a die with { $pips } or more dots is left over, the match ends after this round. Take what you can still use.
}
    .title = The match may end
seasons-coach-new-year = Next year you receive { $fresh } more cards, and the marker is only { $n } { $n ->
    [one] space
   *[other] spaces
} away from it. Will there be room for them?
    .title = A new year is near
seasons-coach-overflow = Your reserve holds { $n } of { $capacity } tokens. Two more would not fit, so spend some in time.
    .title = Reserve nearly full
seasons-coach-payable = You can summon now: { $cards }. A card counts only once it is in play, and many work from then on.
    .title = Ready to summon
seasons-coach-rival-ahead = If the match ended now, { $player } would be { $n } { $n ->
    [one] point
   *[other] points
} ahead of you, your cards in hand counted.
    .title = You are behind
seasons-coach-split-first = Cheap and useful from the start: { $cards }. Such cards belong in your hand in the first year.
    .title = For the first year
seasons-coach-split-last = Expensive, and worth mostly points: { $cards }. Best kept for a later year, when your gauge is higher.
    .title = For later
seasons-coach-split-pair = These help each other: { $cards }. Put them into the same year, or the first of them earlier.
    .title = Better together
seasons-coach-transmute-later = No card in your hand wants this energy: { $energy }. In { $season_id ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[fall] fall
} it brings more crystals, so let it wait.
    .title = Worth more later
seasons-coach-transmute-now = You may transmute, and no card in your hand wants this energy: { $energy }. It brings { $n } { $n ->
    [one] crystal
   *[other] crystals
} now.
    .title = Transmute what is spare
seasons-coach-year-may-end = { $pips ->
    [1] Whichever die is left over, year { $year } ends after this round, and everybody takes new cards.
   *[other] If a die with { $pips } or more dots is left over, year { $year } ends after this round. Which die you leave matters.
}
    .title = The year may end
