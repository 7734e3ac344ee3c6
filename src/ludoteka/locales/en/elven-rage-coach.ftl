# What a coach says matters now; `.title` is the same in a few words.

elven-rage-coach-artifact-ready = You can use an artifact now: { $cards }. It works once and takes no place in your hand. But some goals want artifacts unused.
    .title = Use your artifacts
elven-rage-coach-battle-ahead = You have { $n } living warriors against { $others }. If nobody else falls, you win this battle: keep them alive.
    .title = You are winning
elven-rage-coach-battle-behind = You have { $n } living { $n ->
    [one] warrior
   *[other] warriors
} against { $others }. To win you must bring more enemies down: strike, or play an action from your hand.
    .title = You are losing
elven-rage-coach-castle-danger = { $player } holds { $land }, right beside your start Castle. Lose that Castle and you are out, so keep strong cards.
    .title = Your Castle is in reach
elven-rage-coach-castle-defend = { $own ->
    [0] { $land } cannot be given up: its dragon fights, and you add two warriors. Without it you summon fewer cards.
   *[other] This is your start Castle: if it falls, you are out of the match. Its dragon fights; add your two best warriors.
}
    .title = Hold the Castle
elven-rage-coach-even-ours = Both sides have { $n } { $n ->
    [one] warrior
   *[other] warriors
} alive, and a tie is yours: you have the reserve, or there is none and you defend.
    .title = A tie is yours
elven-rage-coach-even-theirs = Both sides have { $n } { $n ->
    [one] warrior
   *[other] warriors
} alive, and a tie goes to your enemy. You must strike down one more.
    .title = A tie is not enough
elven-rage-coach-fastest = { $card } has the highest initiative in your hand: { $n }. Whoever acts first may strike an enemy down before it acts.
    .title = Who acts first
elven-rage-coach-gain-battle = { $own ->
    [0] This is not your battle, but with { $card } you can make the other side win it. Later is too late.
   *[other] With { $card } you can turn this battle now. If you pass, this chance does not come again.
}
    .title = This card decides the battle
elven-rage-coach-gain-more = { $card } would gain you something now that you cannot get by waiting. Compare it with what the card is worth later.
    .title = A card for this moment
elven-rage-coach-gain-warrior = With { $card } you can save one of your warriors, or be one warrior better off. Later is too late.
    .title = A warrior is at stake
elven-rage-coach-goal = { $what_id ->
    [towers] Your goal still wants { $n ->
        [one] one more Tower
       *[other] { $n } more Towers
    }: look for ways that lead to one, whether a rival holds it or nobody.
    [lands] Your goal still wants { $n ->
        [one] one more Land
       *[other] { $n } more Lands
    }: any Land counts, so take the easiest ones first.
    [castles] Your goal wants a rival’s Castle: come near one, and gather strong cards, for a dragon defends it.
    [conquests] Your goal still wants { $n ->
        [one] one Land
       *[other] { $n } Lands
    } taken from rivals: Lands that nobody owns bring you no nearer to it.
    [centre] Your goal wants the Central Castle: make your way to the middle, and gather strong cards against Ebrung.
    [treasures] Your goal still wants { $n ->
        [one] one treasure
       *[other] { $n } treasures
    }: they lie among the neutral cards, or can be had by trade.
   *[artifacts] Your goal still wants { $n ->
        [one] one artifact
       *[other] { $n } artifacts
    }: plain Lands taken from neutral warriors bring them.
}
    .title = What your goal lacks
elven-rage-coach-goal-now = If you capture { $land }, your goal is reached and you win. Send your best warriors.
    .title = You can win now
elven-rage-coach-hand-small = You hold { $n } { $n ->
    [one] card
   *[other] cards
}; an attack takes three and leaves none to play. Not attacking brings two new cards.
    .title = Few cards
elven-rage-coach-hold-back = A card that fights cannot be played for its action. You own enough Lands for these actions: { $cards }.
    .title = Warrior or trick?
elven-rage-coach-kill = Your warrior can strike { $card } down at once. A fallen enemy never acts again, and the side with more living warriors wins.
    .title = You can strike one down
elven-rage-coach-retreat = You hold { $n } { $n ->
    [one] card
   *[other] cards
}. A retreat gives up the Land but brings two cards; a battle may cost up to three and may save it.
    .title = Fight or retreat
elven-rage-coach-rival-close = { $what_id ->
    [towers] { $player } holds { $n } Towers, and one of the goals wants { $wanted }. Taking one away may save the match.
   *[other] { $player } holds { $n } Lands, and one of the goals wants { $wanted }. Taking one away may save the match.
}
    .title = A rival may be close
elven-rage-coach-squad-look = You may look at one squad before you decide, and still not attack. But one of its cards is then turned up for all.
    .title = Look first
elven-rage-coach-target-tower = { $land } can be attacked. A Tower brings you one more card at the beginning of each of your turns.
    .title = A Tower in reach
elven-rage-coach-target-weak = { $player } has { $n ->
    [0] no cards
    [one] only one card
   *[other] only { $n } cards
} in hand, too few to defend { $land }: a chance to take it without a fight.
    .title = A Land without defence
elven-rage-coach-too-many = You are { $n } { $n ->
    [one] card
   *[other] cards
} over the limit of five. A card played now serves as well as one discarded.
    .title = Too many cards
elven-rage-coach-treasure = You hold { $n } { $n ->
    [one] treasure
   *[other] treasures
}. Outside battle each can be cashed for two cards, even when your Land has just been attacked.
    .title = Cash a treasure?
elven-rage-coach-weak-fighters = Worth least on the field, by lives and attacks: { $cards }. Unless you want their actions, part with them first.
    .title = The weakest warriors
