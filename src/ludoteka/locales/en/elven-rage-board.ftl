### Labels of the browser board of Elven Rage.

## Cards

elven-rage-board-initiative = Initiative
elven-rage-board-initiative-n = initiative { $n }
elven-rage-board-lives = Lives
elven-rage-board-lives-n = { $n ->
    [one] 1 life
   *[other] { $n } lives
}
elven-rage-board-price = Price in Lands
elven-rage-board-price-n = { $n ->
    [one] action: needs 1 Land
   *[other] action: needs { $n } Lands
}
elven-rage-board-own-battle = Only in your battle.
elven-rage-board-of = of { $player }
# When it may be declared, in few words, for a card in hand.
elven-rage-timing-any = any time
elven-rage-timing-answer = in answer
elven-rage-timing-outside = outside battle
elven-rage-timing-battle = in battle
elven-rage-timing-turn = before an attack
elven-rage-timing-named = Land named
elven-rage-timing-duel = in the duel
elven-rage-timing-before = before acting
elven-rage-timing-declared = attack declared
elven-rage-timing-damaged = after a wound

## The table

elven-rage-board-first = first player
elven-rage-board-round = Round { $n }
elven-rage-board-map = Map of Farrun
elven-rage-board-unowned = no owner
elven-rage-board-neutrals = Neutrals
elven-rage-board-squads = Squads
elven-rage-board-squad = Squad { $n }
elven-rage-board-squad-hidden = three cards face down
elven-rage-board-neutral-deck = Neutral cards: { $n } in the deck, { $discard } discarded
elven-rage-board-artifact-deck = { $n ->
    [one] 1 artifact left
   *[other] { $n } artifacts left
}
elven-rage-board-spent = Artifacts out of the game
elven-rage-board-lands-n = { $n ->
    [one] 1 Land
   *[other] { $n } Lands
}
elven-rage-board-towers-n = { $n ->
    [one] 1 Tower
   *[other] { $n } Towers
}
elven-rage-board-hand = Hand
elven-rage-board-hand-n = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
elven-rage-board-hand-known = Cards in hand: { $n }, you know { $known }
elven-rage-board-hand-empty = Your hand is empty
elven-rage-board-known = What you know
elven-rage-board-summons = { $n ->
    [one] summons 1 card a turn
   *[other] summons { $n } cards a turn
}
elven-rage-board-deck-n = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
elven-rage-board-discard = Discard pile
elven-rage-board-discard-n = { $n ->
    [one] 1 card in the discard pile
   *[other] { $n } cards in the discard pile
}
elven-rage-board-treasures-n = { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}
elven-rage-board-artifacts-n = { $n ->
    [one] 1 artifact
   *[other] { $n } artifacts
}
elven-rage-board-no-artifacts = No artifacts yet
elven-rage-board-conquests-n = { $n ->
    [one] 1 Land taken from rivals
   *[other] { $n } Lands taken from rivals
}
elven-rage-board-more-lands = { $n ->
    [one] 1 more Land counts for prices this turn
   *[other] { $n } more Lands count for prices this turn
}
elven-rage-board-goal = Goal
elven-rage-board-secret-goal = Your secret goal
elven-rage-board-ally = ally
elven-rage-board-out = out of the game
elven-rage-board-choose-seat = This player
elven-rage-board-won = { $n ->
    [one] { $players } wins
   *[other] { $players } win
}
elven-rage-board-over = The match is over

## Battle

elven-rage-board-battle = Battle for { $land }
elven-rage-board-battle-round = round { $n }
elven-rage-board-attacks = attacks
elven-rage-board-defends = defends
elven-rage-board-leads = plays for the neutrals
elven-rage-board-led-by = played by { $player }
elven-rage-board-reserve-side = the reserve is theirs: they win a tie
elven-rage-board-face-down = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
elven-rage-board-order = Order of initiative
elven-rage-board-empty-slot = empty place
elven-rage-board-to-place = to be placed
elven-rage-board-duel = duel
elven-rage-board-reserve = reserve
elven-rage-board-fallen = falls
elven-rage-board-show-map = Show the map
elven-rage-board-show-battle = Back to the battle
elven-rage-board-chain = Declared
elven-rage-board-chain-empty = Nothing yet. What is declared lies here, the last on top: it happens first.
elven-rage-board-moves = moves
elven-rage-board-strikes = strikes at { $card }
elven-rage-board-strikes-nobody = strikes at nobody
elven-rage-board-victory = Victory { $mine }:{ $theirs }
elven-rage-board-defeat = Defeat { $mine }:{ $theirs }
elven-rage-board-they-won = { $player } wins { $mine }:{ $theirs }
elven-rage-board-they-lost = { $player } loses { $mine }:{ $theirs }
elven-rage-board-result-taken = { $land } is taken
elven-rage-board-result-kept = { $land } holds

## Reactions

elven-rage-board-bar = Turn and answers
elven-rage-board-phases = Phases of the turn
elven-rage-board-window-open = Everyone may answer now…
elven-rage-board-pass = Pass
elven-rage-board-space = Space
elven-rage-board-pass-battle = Pass for this battle
elven-rage-board-pass-turn = Pass for this turn
elven-rage-board-ask-again = Ask me again
elven-rage-board-aim = { $card }: choose a target
elven-rage-board-cancel = Cancel
elven-rage-board-attention = When to ask me for answers
elven-rage-board-attention-useful = When an answer would help
    .short = When it helps
elven-rage-board-attention-mine = When it would help, only in my battles
    .short = My battles
elven-rage-board-attention-could = Whenever I could answer
    .short = When I can
elven-rage-board-attention-always = Always
    .short = Always ask
elven-rage-board-attention-never = Not any more this turn
    .short = Not now
elven-rage-board-attention-help = You are asked when a card would gain something now that it could not gain later. A pass always takes the same short moment, so nobody learns what you hold. With “Always” your thinking time tells nothing either.
elven-rage-board-stops = Ask about single cards
elven-rage-board-stop-none = As above
elven-rage-board-stop-always = Always
elven-rage-board-stop-saves = To save a warrior or the battle
elven-rage-board-stop-never = Never
elven-rage-board-gain-battle = turns the battle
elven-rage-board-gain-warrior = saves a warrior
elven-rage-board-gain-more = helps now

## Questions

elven-rage-board-pick = Pick { $card }
elven-rage-board-unpick = Put back { $card }
elven-rage-board-pick-n = { $n ->
    [one] Pick 1 more
   *[other] Pick { $n } more
}
elven-rage-board-discard-them = Discard
elven-rage-board-recover-them = Take back
elven-rage-board-discard-or-play = Playing a card from your hand counts as discarding it.
elven-rage-board-send = Into battle
elven-rage-board-defend = Defend
elven-rage-board-you-send = You send
elven-rage-board-enemy-sent = Sent into this battle
elven-rage-board-enemy-holds = You know it is in their hand
elven-rage-board-enemy-unknown = You know nothing of their cards.
elven-rage-board-choose-target = Choose its target on the table
elven-rage-board-against = Against { $player }
elven-rage-board-attacked-by = { $player } attacks
elven-rage-board-return-card = Shuffle back { $card }
elven-rage-board-keep-card = Keep { $card }
elven-rage-board-goes-back = goes back
elven-rage-board-keep-five = Keep the other five
elven-rage-board-keep-wait = Waiting for the others
elven-rage-board-trade-with = With whom
elven-rage-board-trade-give = You give
elven-rage-board-trade-want = You want
elven-rage-board-nothing = nothing
elven-rage-board-a-treasure = a treasure
elven-rage-board-an-artifact = an artifact of their choice
elven-rage-board-trade-shown = That player alone will see this artifact.
elven-rage-board-trade-once = One offer to each player a turn.
elven-rage-board-offer = Make the offer
elven-rage-board-you-get = { $player } gives
elven-rage-board-you-give = You give
