# Why something cannot be done.

etherstone-cannot-called-off = You have called off this attack this turn
etherstone-cannot-defeated = This threat is defeated already
etherstone-cannot-die-held = { $player } has this die
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
etherstone-cannot-no-refresh = The market is refreshed at the beginning of your turn, once
etherstone-cannot-other-cards = This ability summons other cards
etherstone-cannot-too-weak = Even your strongest attack lacks { $n } strength

## The things that this is said of, where they need a name.

etherstone-thing-attack = Attack: { $card }
etherstone-thing-refresh = Refresh the market
etherstone-thing-rest = Rest
etherstone-thing-summon = { $card }
etherstone-thing-take-die = Die: { $die }
etherstone-thing-take-purple = Die: { $die }
