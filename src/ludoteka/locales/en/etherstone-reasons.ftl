# Why something cannot be done.

etherstone-cannot-ability-used = This ability has been applied already
etherstone-cannot-at-arrival = This ability is applied when the card is summoned
etherstone-cannot-called-off = You have called off this attack this turn
etherstone-cannot-defeated = This threat is defeated already
etherstone-cannot-die-held = { $player } has this die
etherstone-cannot-exhausted = This card is exhausted
etherstone-cannot-in-attack = This ability is applied during your attack
etherstone-cannot-needs-counters = { $n ->
    [one] { $n } counter is
   *[other] { $n } counters are
} missing on this card
etherstone-cannot-needs-followers = { $n ->
    [one] { $n } more ready follower is
   *[other] { $n } more ready followers are
} needed
etherstone-cannot-needs-some = { $n } { $n ->
    [one] stone is
   *[other] stones are
} missing, out of: { $any ->
    [0] { $stones }
   *[other] { $stones }, { $any } of any colour
}
etherstone-cannot-needs-stones = { $stones_n ->
    [0] Missing: { $any } { $any ->
        [one] stone
       *[other] stones
    } of any colour
   *[other] Missing: { $stones }{ $any ->
        [0] { "" }
       *[other] , { $any } of any colour
    }
}
etherstone-cannot-no-change = It would change nothing now
etherstone-cannot-no-die = This ability needs a die that shows its symbol
etherstone-cannot-no-occasion = What this ability waits for has not happened
etherstone-cannot-no-refresh = The market is refreshed at the beginning of your turn, once
etherstone-cannot-other-abilities = The ability being applied is for other cards
etherstone-cannot-other-cards = This ability summons other cards
etherstone-cannot-other-die = The die you took does not show its symbol
etherstone-cannot-too-weak = Even your strongest attack lacks { $n } strength
etherstone-cannot-unpaid = Its price cannot be paid

## The things that this is said of, where they need a name.

etherstone-thing-apply = { $card }: { $ability }
etherstone-thing-attack = Attack: { $card }
etherstone-thing-refresh = Refresh the market
etherstone-thing-rest = Rest
etherstone-thing-summon = { $card }
etherstone-thing-take-die = Die: { $die }
etherstone-thing-take-purple = Die: { $die }
