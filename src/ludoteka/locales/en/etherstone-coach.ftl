# What a coach says matters now; `.title` is the same in a few words.

etherstone-coach-attack-near = Your strongest attack is only { $n } strength short of defeating { $card }. One more follower, or an ability, would do.
    .title = Almost strong enough
etherstone-coach-attack-now = Your leader and followers together are strong enough for { $card }: it brings { $points } { $points ->
    [one] point
   *[other] points
} and its reward, if there is one.
    .title = You can win a fight
etherstone-coach-die-abilities = One die, several abilities: { $dice } sets off { $cards }. Its two stones come on top.
    .title = One die does a lot
etherstone-coach-die-completes = With the two stones of this die ({ $dice }) you could pay for { $card } next turn.
    .title = The missing stones
etherstone-coach-die-rival = This die ({ $dice }) sets off abilities on { $n } of { $player }’s cards. If you take it, they cannot.
    .title = A rival waits for a die
etherstone-coach-draft-dear = Your cheapest card so far costs { $n } stones. A cheap one helps: early cards work for you all match long.
    .title = Something cheap, too
etherstone-coach-draft-theme = { $card } goes well with cards that you have taken already: { $cards }.
    .title = They go together
etherstone-coach-end-deck = The threat deck holds { $n ->
    [0] no more cards
    [one] only one card
   *[other] only { $n } cards
}. When it is empty, the match ends with that round.
    .title = The end is near
etherstone-coach-end-hand = { $player } has { $n ->
    [0] no card
    [one] only one card
   *[other] only { $n } cards
} in hand. If a turn ends with an empty hand, that round is the last.
    .title = The end is near
etherstone-coach-end-pool = The pool holds only { $n } VP. When the last is taken, the match ends with that round.
    .title = The end is near
etherstone-coach-finish-ahead = With { $card }, your last card, you end the match with this round and take the end token. You would now lead by { $n }.
    .title = You can end the match
etherstone-coach-finish-behind = Summoning { $card }, your last card, ends the match with this round, and { $n ->
    [0] you would only be level
    [one] you would be 1 point behind
   *[other] you would be { $n } points behind
}, end token and all. Earn more first.
    .title = Keep your last card
etherstone-coach-last-die = Only one die is left. If you take it, { $player } begins the next turn with five new dice, free of charge.
    .title = The last die
etherstone-coach-last-turn = This is your last turn: only points count now. Stones left over and cards in hand bring none, unless one of your cards counts them.
    .title = Your last turn
etherstone-coach-leader-fit = { $card } suits your hand best: it goes well with { $cards }.
    .title = Your leader
etherstone-coach-leader-hurt = You cannot win without your leader, who would lose { $n } life. That leaves { $left }: is the threat worth it?
    .title = This fight hurts
etherstone-coach-leader-infects = If your leader fights here, { $n } damage takes the last of their life: infected, you must make a pact next turn.
    .title = A fight to the last
etherstone-coach-life-low = You have { $n } life. At 0 your leader is infected, and your next turn is nothing but a pact that costs { $points } points.
    .title = Little life left
etherstone-coach-refresh-free = Refreshing the market costs you nothing this turn: try new dice before you choose your action.
    .title = New dice for free
etherstone-coach-refresh-infects = Refreshing now costs { $n } life and so takes all that you have: your leader would be infected and your action a pact.
    .title = Do not refresh
etherstone-coach-rest-worth = { $n ->
    [one] Your only follower is exhausted and cannot fight. After a rest it can again.
   *[other] All your { $n } followers are exhausted and cannot fight. Resting makes every one of them ready again.
}
    .title = Time to rest
etherstone-coach-rival-ahead = If the match ended now, { $player } would be { $n } { $n ->
    [one] point
   *[other] points
} ahead of you. Do not hurry the end.
    .title = You are behind
etherstone-coach-spare-leader = Your followers are strong enough without your leader, who would lose { $n } life in this fight. Spare the leader.
    .title = Spare your leader
etherstone-coach-summon-now = You have the stones to summon: { $cards }. Entities bring points at the end, and many work from now on.
    .title = Ready to summon
etherstone-coach-tray-order = This die sets off { $n } abilities. You choose the order: begin with what pays for the others.
    .title = The order is yours
