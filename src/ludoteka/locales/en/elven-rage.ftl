### Elven Rage: names, questions, options and the log, for every client.
### The engine's data become variables, see prose.py: seat -> $player; from, to, target, owner, defender and about -> $rival,
### with the seat's number as $owner_id and so on (-1: nobody); card -> $card; land, icon, direction, way, why, by -> the words
### below; a slot of the field -> its side of the world. `.seen` is for those who see the hidden part; `.hint` helps a newcomer.

## Names

elven-rage-type-warrior = warrior
    .text = Fights when you send it into battle; from your hand you may play its action instead.
elven-rage-type-hero = hero
    .text = A renowned warrior: a single copy and a strong action.
elven-rage-type-dragon = dragon
    .text = Must defend its Castle and belongs to whoever holds it. It has no action and never goes to a hand or discard pile.
elven-rage-type-neutral = neutral warrior
    .text = Fights against whoever attacks a Land without an owner.
elven-rage-type-treasure = treasure
    .text = Lies among the neutrals and does not fight. The attacker takes it by winning the battle.
elven-rage-type-artifact = artifact
    .text = Secret and for one use; it needs no Lands and does not count as a card in hand.
elven-rage-type-goal = goal
    .text = What wins you the match.

elven-rage-icon-none = nothing
    .text = No attack on this side, and no protection.
elven-rage-icon-simple = Simple hit
    .text = Takes 1 life. A Shield or Fire Shield stops it.
elven-rage-icon-double-simple = Double Simple hit
    .text = Takes 2 lives. A Shield or Fire Shield stops it.
elven-rage-icon-piercing = Piercing hit
    .text = Takes 1 life through any shield.
elven-rage-icon-double-piercing = Double Piercing hit
    .text = Takes 2 lives through any shield.
elven-rage-icon-shield = Shield
    .text = Stops Simple and Double Simple hits from this side.
elven-rage-icon-counterattack = Counterattack
    .text = Does not protect, but whoever strikes this side loses 1 life.
elven-rage-icon-fire-shield = Fire Shield
    .text = Stops Simple and Double Simple hits from this side, and whoever strikes it loses 1 life.
elven-rage-icon-movement = Movement
    .text = If the warrior can hurt nobody, it may change places with whatever is there, or step onto an empty place.

elven-rage-direction-left = left
elven-rage-direction-forward = forward
elven-rage-direction-right = right
elven-rage-way-clockwise = clockwise
elven-rage-way-counter-clockwise = counter-clockwise

elven-rage-slot = { $slot ->
    [0] north
    [1] east
    [2] south
    [3] west
    [4] centre, top
    [5] centre, bottom
   *[other] off the field
}
elven-rage-victim_slot = { $victim_slot ->
    [0] north
    [1] east
    [2] south
    [3] west
   *[other] centre
}
elven-rage-other_slot = { $other_slot ->
    [0] north
    [1] east
    [2] south
    [3] west
   *[other] centre
}
elven-rage-from_slot = { $from_slot ->
    [0] north
    [1] east
    [2] south
    [3] west
   *[other] centre
}

elven-rage-cell-plain = Land
    .text = Counts as one Land. Taken from the neutrals, it brings an artifact.
elven-rage-cell-tower = Tower
    .text = A Land that lets you summon one more card each turn.
elven-rage-cell-castle = Castle
    .text = A Land with a dragon to defend it; it lets you summon one more card. Whoever loses their start Castle is out.
elven-rage-cell-centre = Central Castle
    .text = The White Castle where Ebrung sleeps: one more card each turn, and Ebrung helps you against rivals’ Castles.

elven-rage-land-C = White Castle
elven-rage-land-K0 = Eagle Castle
elven-rage-land-F0n = Windy Ridge
elven-rage-land-F0p = Gull Bay
elven-rage-land-M0 = Starfall Plain
elven-rage-land-M0n = Old Quarry
elven-rage-land-M0p = Silver Ford
elven-rage-land-G0 = Tower of Winds
elven-rage-land-B0 = Tower of Dusk
elven-rage-land-Y0 = Tower of Echoes
elven-rage-land-K1 = Stag Castle
elven-rage-land-F1n = Whispering Grove
elven-rage-land-F1p = Fern Hollow
elven-rage-land-M1 = Heart of the Forest
elven-rage-land-M1n = Mushroom Glade
elven-rage-land-M1p = Moonlit Lake
elven-rage-land-G1 = Tower of Roots
elven-rage-land-B1 = Tower of Ivy
elven-rage-land-Y1 = Tower of Dreams
elven-rage-land-K2 = Bear Castle
elven-rage-land-F2n = Amber Hills
elven-rage-land-F2p = Honey Valley
elven-rage-land-M2 = Field of Battles
elven-rage-land-M2n = Hot Springs
elven-rage-land-M2p = Giant’s Stairs
elven-rage-land-G2 = Tower of Flame
elven-rage-land-B2 = Tower of Dawn
elven-rage-land-Y2 = Tower of Shadows
elven-rage-land-K3 = Wolf Castle
elven-rage-land-F3n = Misty Moor
elven-rage-land-F3p = Black Bog
elven-rage-land-M3 = Wolf Steppe
elven-rage-land-M3n = Bone Barrows
elven-rage-land-M3p = Crow Gorge
elven-rage-land-G3 = Tower of Storms
elven-rage-land-B3 = Tower of Rime
elven-rage-land-Y3 = Tower of Stars

elven-rage-phase-summon = Summon
    .text = Draw as many cards as you have Towers and Castles; not in your first turn.
elven-rage-phase-discard = Discard
    .text = Down to five cards in hand.
elven-rage-phase-capture = Capture
    .text = Attack one neighbouring Land, or do not attack and draw two cards.
elven-rage-stage-named = Land named
elven-rage-stage-deploying = Deployment
elven-rage-stage-duelling = Duel
elven-rage-stage-fighting = Battle

elven-rage-window-turn = before a Land is named
elven-rage-window-named = a Land is named
elven-rage-window-duel = the duel
elven-rage-window-before = before a warrior acts
elven-rage-window-declared = an attack or a move is declared
elven-rage-window-damaged = after a wound
elven-rage-window-last-call = last call

elven-rage-score-lands = Lands
elven-rage-score-victory = Victory
elven-rage-decided-goal = goal reached
elven-rage-decided-castles = all start Castles captured
elven-rage-decided-alone = nobody else is left
elven-rage-decided-lands = no goal reached in time, most Lands
elven-rage-decided-towers = no goal reached in time, equal Lands, more Towers
elven-rage-decided-riches = no goal reached in time, equal Lands and Towers, more treasures and artifacts
elven-rage-decided-shared = no goal reached in time, equal Lands, Towers, treasures and artifacts

web-elven-rage-scores = Points
    .note = Every Land is worth 1 point, victory 20.
web-elven-rage-statistics = Battles and cards
web-elven-rage-chart = Lands over time
web-elven-rage-key = Key of the shuffles
web-elven-rage-key-text = Every shuffle and every card drawn in this match follows from this key. Its hash was shown before the first card was dealt, so nobody could choose it afterwards.
web-elven-rage-check = Check the shuffles
web-elven-rage-stat-goal = Secret goal
web-elven-rage-stat-battles-won = Attacks won
web-elven-rage-stat-battles-lost = Attacks lost
web-elven-rage-stat-lands-captured = Lands captured
web-elven-rage-stat-refusals = Turns without an attack
web-elven-rage-stat-retreats = Retreats
web-elven-rage-stat-actions = Actions and artifacts
web-elven-rage-stat-treasures-cashed = Treasures cashed
web-elven-rage-stat-warriors-lost = Warriors lost in battle
web-elven-rage-stat-warriors-fallen = Fatal wounds

## How far one has come

elven-rage-progress-lands = Lands: { $have } of { $need }
elven-rage-progress-towers = Towers: { $have } of { $need }
elven-rage-progress-centre = { $have ->
    [0] The Central Castle is not yours yet
   *[other] You hold the Central Castle
}
elven-rage-progress-castles = Rivals’ Castles taken: { $have } of { $need }
elven-rage-progress-treasures = Treasures: { $have } of { $need }
elven-rage-progress-artifacts = Unused artifacts: { $have } of { $need }
elven-rage-progress-conquests = Lands taken from rivals: { $have } of { $need }

## Keywords

elven-rage-keyword-answer = Answer
    .text = Played when an action, artifact, attack or move is declared, and carried out before it.
elven-rage-keyword-own-battle = Your battle
    .text = You are the attacker or the owner of the attacked Land.
elven-rage-keyword-own-warrior = Your warrior
    .text = A card you sent into this battle yourself. Neutrals you play for are not yours.
elven-rage-keyword-enemy = Enemy warrior
    .text = A warrior that is neither yours nor your ally’s; neutrals too.
elven-rage-keyword-fatal-wound = Fatal wound
    .text = The lower card in the centre dies before the battle begins.

## What happened

elven-rage-why = { " " }({ $what })
elven-rage-why-of = { " " }({ $what } of { $doer })
elven-rage-why-summon = summon
elven-rage-why-refused = no attack
elven-rage-why-retreat = retreat
elven-rage-why-treasure = treasure
elven-rage-why-action = action
elven-rage-why-defence = defence
elven-rage-why-limit = at most five cards in hand
elven-rage-drawn = { $player }: { $card }
elven-rage-fighters = { $card } ({ $slot })
elven-rage-chain = { $card } ({ $player })

elven-rage-event-first-drawn = Who begins: { $drawn }
elven-rage-event-first = { $player } goes first
elven-rage-event-goal = { $player } gets a secret goal
    .seen = { $player }, your goal: { $goal }
elven-rage-event-round = Round { $round }
elven-rage-event-turn = Round { $round }, turn of { $player }
elven-rage-event-drew = { $player } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $cause }
    .seen = { $player } draws { $cards }{ $cause }
elven-rage-event-discarded = { $player } discards { $card }{ $cause }
elven-rage-event-reshuffled = { $player } shuffles the discard pile into a new deck
elven-rage-event-neutrals-reshuffled = The neutrals’ discard pile is shuffled into a new deck
elven-rage-event-squads-dealt = New squads are dealt: there are { $n } now
elven-rage-event-refused = { $player } does not attack
elven-rage-event-named = { $owner_id ->
    [-1] { $player } attacks { $land }
   *[other] { $player } attacks { $land }, owned by { $rival }
}
elven-rage-event-neutral-hand = { $player } plays for the neutrals
elven-rage-event-squad-seen = { $player } looks at squad { $squad }{ $cause }
    .seen = { $player } looks at squad { $squad }: { $cards }{ $cause }
elven-rage-event-turned-up = { $player } turns up { $card } in squad { $squad }
elven-rage-event-squad-fought = { $player } fights squad { $squad }
elven-rage-event-accepted = { $player } accepts the battle
elven-rage-event-retreated = { $player } retreats from { $land }
elven-rage-event-gave-up = { $player } has too few cards and gives up { $land }
elven-rage-event-committed = { $n ->
    [0] { $player } has nobody to send into battle
   *[other] { $dragons_n ->
        [0] { $player } sends { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } into battle
       *[other] { $player } sends { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } into battle, { $dragons } among them
    }
}
    .seen = { $cards_n ->
        [0] { $player } has nobody to send into battle
       *[other] { $player } sends { $cards } into battle
    }
elven-rage-event-deployed = On the field: { $fighters }
elven-rage-event-revealed = { $card } is turned up
elven-rage-event-placed = { $player } places { $card }: { $slot }
elven-rage-event-duel = Duel in the centre: { $cards }
elven-rage-event-reserve-swapped = { $player } swaps the reserve: { $card } comes onto the field
elven-rage-event-fell = { $card } dies of a fatal wound
elven-rage-event-reserve = { $card } is the reserve
elven-rage-event-battle-round = Round { $round } of the battle
elven-rage-event-idle = { $card } can do nothing
elven-rage-event-chose = { $icon_id ->
    [movement] { $card } wants to move { $direction }
   *[other] { $card } strikes { $direction }: { $icon }
}
elven-rage-event-struck = { $n ->
    [0] { $card } → { $victim }: no harm
    [one] { $card } → { $victim }: −{ $n } life
   *[other] { $card } → { $victim }: −{ $n } lives
}
elven-rage-event-spent = The attack of { $card } comes to nothing
elven-rage-event-moved = { $card } moves: { $from_slot } → { $slot }
elven-rage-event-wounded = { $why_id ->
    [recoil] { $card } is struck back: −{ $n } life{ $cause }
   *[other] { $n ->
        [one] { $card }: −{ $n } life{ $cause }
       *[other] { $card }: −{ $n } lives{ $cause }
    }
}
elven-rage-event-blocked = { $card } is guarded on that side: no extra damage{ $cause }
elven-rage-event-healed = { $card } is healed: now { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}{ $cause }
elven-rage-event-died = { $card } dies{ $cause }
elven-rage-event-declared = { $effect_id ->
    [icon] { $player } plays { $card }: { $victim } ({ $victim_slot }), { $direction } becomes { $icon }
    [turn] { $player } plays { $card }: { $victim } ({ $victim_slot }) turns { $way }
    [swap] { $player } plays { $card }: { $victim } ({ $victim_slot }) ⇄ { $other } ({ $other_slot })
    [redirect] { $player } plays { $card }: { $victim } strikes { $direction } instead
    [relieve] { $player } plays { $card }: { $by } for { $victim } ({ $victim_slot })
    [recover] { $player } plays { $card }: { $taken }
    [scout] { $player } plays { $card }: squad { $squad }
    [shame] { $player } plays { $card }: { $rival }
    [rob] { $player } plays { $card }: { $rival }
    [draw] { $player } plays { $card }
    [dig] { $player } plays { $card }
    [recall] { $player } plays { $card }
    [rescue] { $player } plays { $card }
    [teleport] { $player } plays { $card }
    [march] { $player } plays { $card }
    [garrison] { $player } plays { $card }
    [more-lands] { $player } plays { $card }
    [cancel] { $player } plays { $card } in answer
   *[other] { $player } plays { $card }: { $victim } ({ $victim_slot })
}
elven-rage-event-cancelled = { $player } cancels { $card } of { $rival }{ $cause }
elven-rage-event-stopped = { $card } is stopped{ $cause }
elven-rage-event-redirected = { $card } strikes { $direction } instead{ $cause }
elven-rage-event-roused = { $card } will act once more{ $cause }
elven-rage-event-frozen = { $card } will not act this round{ $cause }
elven-rage-event-initiative = { $card }: initiative { $now }{ $cause }
elven-rage-event-icon-changed = { $card }, { $direction }: { $icon }{ $cause }
elven-rage-event-turned = { $card } turns { $way }{ $cause }
elven-rage-event-swapped = { $victim } and { $other } change places{ $cause }
elven-rage-event-relieved = { $card } comes in for { $left }{ $cause }
elven-rage-event-withdrew = { $card } leaves the battle{ $cause }
elven-rage-event-recovered = { $player } takes back { $card }{ $cause }
elven-rage-event-looked = { $player } looks at the top of the deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $cause }
    .seen = { $player } looks at { $cards }{ $cause }
elven-rage-event-cashed = { $player } cashes a treasure
elven-rage-event-battle-won = { $player } wins the battle ({ $left })
elven-rage-event-battle-lost = { $player } loses the battle for { $land } ({ $left })
elven-rage-event-broke-off = { $player } cannot send three cards: the attack on { $land } is off
elven-rage-event-lifted = { $player } leaves { $land } to free a chip
elven-rage-event-captured = { $from_id ->
    [-1] { $player } captures { $land }
   *[other] { $player } captures { $land } from { $rival }
}
elven-rage-event-treasure-gained = { $player } finds a treasure
elven-rage-event-artifact-gained = { $player } finds an artifact
    .seen = { $player } finds an artifact: { $card }
elven-rage-event-offered = { $wants_id ->
    [nothing] { $player } offers { $rival } a gift: { $gives }
   *[other] { $gives_id ->
        [nothing] { $player } asks { $rival } for { $wants }
       *[other] { $player } offers { $rival } { $gives } for { $wants }
    }
}
    .seen = { $wants_id ->
        [nothing] { $player } offers { $rival } a gift: { $card }
       *[other] { $player } offers { $rival } { $card } for { $wants }
    }
elven-rage-event-accepted-offer = { $player } accepts the offer of { $rival }
elven-rage-event-refused-offer = { $player } declines the offer of { $rival }
elven-rage-event-treasure-given = { $player } gives { $rival } a treasure{ $cause }
elven-rage-event-artifact-given = { $player } gives { $rival } an artifact{ $cause }
    .seen = { $player } gives { $rival } an artifact: { $card }{ $cause }
elven-rage-event-eliminated = { $by_id ->
    [-1] { $player } has lost { $land } and is out
   *[other] { $player } has lost { $land } to { $doer } and is out
}
    .seen = { $by_id ->
        [-1] { $player } has lost { $land } and is out; the goal was: { $goal }
       *[other] { $player } has lost { $land } to { $doer } and is out; the goal was: { $goal }
    }
elven-rage-event-over = { $decided_id ->
    [shared] Shared victory: { $winners } ({ $decided })
   *[other] Victory: { $winners } ({ $decided })
}
    .seen = Victory: { $winners } ({ $goal })

elven-rage-gives-nothing = nothing
elven-rage-gives-treasure = a treasure
elven-rage-gives-artifact = an artifact
elven-rage-wants-nothing = nothing
elven-rage-wants-treasure = a treasure
elven-rage-wants-artifact = an artifact

## Questions

elven-rage-ask-keep = Which two cards go back?
    .hint = You begin with the other five. Your goal is dealt after that.
elven-rage-ask-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
    .hint = Five is the limit. Playing a card is as good as discarding it.
elven-rage-ask-trim = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
    .hint = After a treasure you keep at most five cards.
elven-rage-ask-capture = { $attack ->
    [0] Too few cards to attack: what do you do?
   *[1] Which Land do you attack?
}
    .hint = A neighbour of one of your Lands; three cards go into battle. Or do not attack and draw two.
elven-rage-ask-squad = { $land }: which squad do you fight?
    .hint = You may look at one squad without an open card; one of its cards is then shown to all.
elven-rage-ask-turn-up = Which card of squad { $squad } do you turn up?
    .hint = Everyone will see it; the other two only you know.
elven-rage-ask-answer = { $land } is attacked: fight or retreat?
    .hint = Three cards fight; those that stay in hand may still be played. Retreating gives up the Land for two cards.
elven-rage-ask-defend = { $land } is attacked: who stands with the dragon?
    .hint = A Castle is never given up without a fight; missing defenders come from your deck.
elven-rage-ask-commit = { $land }: whom do you send into battle?
    .hint = Cards you send cannot be played; keep actions you will want in hand.
elven-rage-ask-place = Where do you put it?
    .hint = It fights against you: turn its weak side to your warriors. All face the centre.
elven-rage-ask-centre-cards = Swap your reserve?
    .hint = It may take the place of one of your warriors on the field, who then goes back to your hand instead.
elven-rage-ask-next = Who acts now?
    .hint = Their initiative is equal, so you choose.
elven-rage-ask-act = What does it do?
    .hint = A warrior that can hurt an enemy must strike; moving is up to you.
elven-rage-ask-take-land = All your chips are on the map: which Land do you leave?
elven-rage-ask-keep-one = Which card do you keep?
    .hint = The others go to your discard pile.
elven-rage-ask-recover = { $n ->
    [one] Take back { $n } card
   *[other] Take back { $n } cards
}
elven-rage-ask-scout-more = { $n ->
    [one] Look at { $n } more squad
   *[other] Look at { $n } more squads
}
elven-rage-ask-trade = What do you offer?
    .hint = One offer to each player a turn. An artifact you offer is shown to that player alone.
elven-rage-ask-trade-answer = { $wants_id ->
    [nothing] { $rival } offers you { $gives } as a gift: accept?
   *[other] { $gives_id ->
        [nothing] { $rival } asks for { $wants }: give it?
       *[other] { $rival } offers { $gives } for { $wants }: agreed?
    }
}
elven-rage-ask-window = { $answering ->
    [1] Answer to { $chain }?
   *[0] { $window_id ->
        [turn] Turn of { $rival }: play something?
        [named] { $land } is attacked: play something first?
        [duel] Duel: change an initiative?
        [before] { $actor } is about to act: play something?
        [declared] { $choice_id ->
            [move] { $actor } is about to move: answer?
            [strike] { $actor } → { $victim }: answer?
           *[none] { $actor } has chosen: answer?
        }
        [damaged] A warrior was hurt: play something?
       *[last-call] Last call, nobody can hurt anybody: play something?
    }
}
    .hint = If several players play something at once, only the first card counts; the others stay in hand.

## Options

elven-rage-do-pass = Pass
elven-rage-do-return = { $cards }
elven-rage-do-discard = Discard { $cards }
elven-rage-do-cash = Cash a treasure for two cards
elven-rage-do-play = { $effect_id ->
    [icon] { $card }: { $victim } ({ $victim_slot }), { $direction } → { $icon }
    [turn] { $card }: turn { $victim } ({ $victim_slot }) { $way }
    [swap] { $card }: { $victim } ({ $victim_slot }) ⇄ { $other } ({ $other_slot })
    [redirect] { $card }: { $victim } strikes { $direction } instead
    [relieve] { $card }: { $by } for { $victim } ({ $victim_slot })
    [recover] { $card }: take back { $taken }
    [scout] { $card }: look at squad { $squad }
    [shame] { $card }: { $rival }
    [rob] { $card }: { $rival }
    [draw] Play { $card }
    [dig] Play { $card }
    [recall] Play { $card }
    [rescue] Play { $card }
    [teleport] Play { $card }
    [march] Play { $card }
    [garrison] Play { $card }
    [more-lands] Play { $card }
    [cancel] Cancel with { $card }
   *[other] { $card }: { $victim } ({ $victim_slot })
}
elven-rage-do-refuse = Do not attack, draw two cards
elven-rage-do-attack = { $owner_id ->
    [-1] Attack { $land }
   *[other] Attack { $land } ({ $rival })
}
elven-rage-do-trade = Trade
elven-rage-do-look = Look at squad { $squad }
elven-rage-do-fight = Fight squad { $squad }
elven-rage-do-turn-up = Turn up { $card }
elven-rage-do-retreat = Retreat, draw two cards
elven-rage-do-answer = { $cards_n ->
    [0] Fight with cards from the deck
   *[other] Fight: { $cards }
}
elven-rage-do-defend = Defend: { $cards }
elven-rage-do-commit = Send: { $cards }
elven-rage-do-place = Place: { $slot }
elven-rage-do-swap-reserve = { $card } ({ $slot }) becomes the reserve
elven-rage-do-keep-reserve = Leave all as it is
elven-rage-do-act-with = { $card } ({ $slot })
elven-rage-do-strike = { $recoil ->
    [1] Strike { $direction } at { $victim }: damage { $damage }, lose 1 life
   *[0] Strike { $direction } at { $victim }: damage { $damage }
}
elven-rage-do-move = Move { $direction }
elven-rage-do-stay = Stay
elven-rage-do-lift = Leave { $land }
elven-rage-do-keep = Keep { $card }
elven-rage-do-recover = Take back { $cards }
elven-rage-do-no-offer = No more offers
elven-rage-do-offer = { $wants_id ->
    [nothing] Give { $rival } a gift: { $card }
   *[other] { $gives_id ->
        [nothing] Ask { $rival } for { $wants }
       *[other] Offer { $rival } { $card } for { $wants }
    }
}
elven-rage-do-refuse-offer = Decline
elven-rage-do-accept-offer = { $gives_id ->
    [artifact] Accept and give { $card }
   *[other] Accept
}
