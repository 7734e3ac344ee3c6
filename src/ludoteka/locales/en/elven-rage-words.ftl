### Elven Rage: the pieces that the texts of cards are composed of, see wording.py. $n is the number of a verb, $change the same
### with its sign, $kind an attack, $aim whose warrior is meant: any, own or foe. `.also` speaks of the same warrior again.

## A line

elven-rage-words-price = { $n ->
    [one] Needs { $n } Land. { $text }
   *[other] Needs { $n } Lands. { $text }
}
elven-rage-words-line = { $when }: { $does }.
elven-rage-words-no-answer = { $when }, but not in answer to an action or artifact
elven-rage-words-own-battle = { $when }, only in your battle
elven-rage-words-and = { $a } and { $b }
elven-rage-words-also = { $a } and { $b }
elven-rage-words-or = { $a } or { $b }

## Cards without an action

elven-rage-words-dragon = Defends its Castle in every battle and belongs to whoever holds it; in Dragon Lord a captor may send it into their other battles too. Never goes to a hand or discard pile.
elven-rage-words-ebrung = Defends the Central Castle in every battle. Whoever holds it may also send him against rivals’ Castles.
elven-rage-words-neutral = Guards Lands without an owner.
elven-rage-words-treasure = Does not fight. The attacker takes it by winning the battle. Outside battle, in anyone’s turn: discard it, draw 2 cards, then discard down to 5.

## When

elven-rage-words-when-any-time = at any time
elven-rage-words-when-answer = in answer to a rival’s action or artifact
elven-rage-words-when-as-answer = as an answer
elven-rage-words-when-battle = in battle
elven-rage-words-when-outside = outside battle
elven-rage-words-when-own-turn = in your turn, before you name a Land
elven-rage-words-when-turn = before a Land is named
elven-rage-words-when-named = when a Land is named
elven-rage-words-when-duel = in the duel
elven-rage-words-when-before = before a warrior acts
elven-rage-words-when-unhurt = before a hit or move
elven-rage-words-when-declared = when an attack or move is declared
elven-rage-words-when-chosen = { $aim ->
    [own] when your warrior declares an attack or move
    [foe] when an enemy warrior declares an attack or move
   *[any] when an attack or move is declared
}
elven-rage-words-when-attack = when an attack is declared
elven-rage-words-when-attacked = when your Land (not a Castle) is attacked
elven-rage-words-when-damaged = after a wound
elven-rage-words-when-last-call = at the last call

## What

elven-rage-words-kind-simple = a Simple hit
elven-rage-words-kind-double-simple = a Double Simple hit
elven-rage-words-kind-piercing = a Piercing hit
elven-rage-words-kind-double-piercing = a Double Piercing hit
elven-rage-words-kind-shield = a Shield
elven-rage-words-kind-counterattack = a Counterattack
elven-rage-words-kind-fire-shield = a Fire Shield
elven-rage-words-kind-movement = Movement

elven-rage-words-do-icon = { $aim ->
    [own] replace one attack of your warrior with { $kind } for this battle
    [foe] replace one attack of an enemy warrior with { $kind } for this battle
   *[any] replace one attack of any warrior with { $kind } for this battle
}
    .also = one of its attacks becomes { $kind } for this battle
elven-rage-words-do-turn = { $aim ->
    [own] turn the three attacks of your warrior one place, either way
    [foe] turn the three attacks of an enemy warrior one place, either way
   *[any] turn the three attacks of any warrior one place, either way
}
elven-rage-words-do-swap = { $aim ->
    [own] your warrior changes places with any other
    [foe] an enemy warrior changes places with any other
   *[any] any two warriors change places
}
elven-rage-words-do-extra = { $aim ->
    [own] your warrior’s hit takes { $n ->
        [one] { $n } more life
       *[other] { $n } more lives
    }, unless a shield now stops it
    [foe] an enemy warrior’s hit takes { $n ->
        [one] { $n } more life
       *[other] { $n } more lives
    }, unless a shield now stops it
   *[any] that hit takes { $n ->
        [one] { $n } more life
       *[other] { $n } more lives
    }, unless a shield now stops it
}
elven-rage-words-do-bolt = { $aim ->
    [own] your warrior loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }, shields or not
    [foe] an enemy warrior loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }, shields or not
   *[any] any warrior loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }, shields or not
}
    .also = it loses { $n ->
        [one] { $n } life
       *[other] { $n } lives
    }
elven-rage-words-do-heal = { $aim ->
    [own] your warrior regains { $n ->
        [one] { $n } life
       *[other] up to { $n } lives
    }
    [foe] an enemy warrior regains { $n ->
        [one] { $n } life
       *[other] up to { $n } lives
    }
   *[any] any warrior regains { $n ->
        [one] { $n } life
       *[other] up to { $n } lives
    }
}
    .also = it regains { $n ->
        [one] { $n } life
       *[other] up to { $n } lives
    }
elven-rage-words-do-save = { $aim ->
    [own] your dying warrior stays with 1 life
    [foe] a dying enemy warrior stays with 1 life
   *[any] any dying warrior stays with 1 life
}
elven-rage-words-do-stop = it does not happen
elven-rage-words-do-redirect = { $aim ->
    [own] your warrior’s attack goes in another direction in which it can strike
    [foe] the enemy warrior’s attack goes in another direction in which it can strike
   *[any] it goes in another direction in which the warrior can strike
}
elven-rage-words-do-again = { $aim ->
    [own] your warrior that has acted acts once more this round, when its initiative comes up
    [foe] an enemy warrior that has acted acts once more this round, when its initiative comes up
   *[any] any warrior that has acted acts once more this round, when its initiative comes up
}
    .also = it acts once more this round, when its initiative comes up
elven-rage-words-do-freeze = { $aim ->
    [own] your warrior that has not acted loses its turn this round
    [foe] an enemy warrior that has not acted loses its turn this round
   *[any] any warrior that has not acted loses its turn this round
}
    .also = if it has not acted yet, it loses its turn this round
elven-rage-words-do-speed = { $aim ->
    [own] your warrior gets { $change } initiative for this battle
    [foe] an enemy warrior gets { $change } initiative for this battle
   *[any] any warrior gets { $change } initiative for this battle
}
    .also = it gets { $change } initiative for this battle
elven-rage-words-do-relieve = return your warrior to your hand and put another card from your hand (not one with this action) in its place; the newcomer is unhurt and acts this round only if the one it replaced has not
elven-rage-words-do-withdraw = return your warrior to your hand; for this battle it is gone
elven-rage-words-do-rescue = take your warrior that died of the fatal wound back into your hand
elven-rage-words-do-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
elven-rage-words-do-dig = look at the top { $n } cards of your deck, keep one and discard the others
elven-rage-words-do-recover = take a card from your discard pile into your hand (not one with this action)
elven-rage-words-do-recall = take { $n } cards from your discard pile into your hand (none whose action takes cards back)
elven-rage-words-do-scout = { $n ->
    [one] look at { $n } squad; nothing is turned up
   *[other] look at { $n } squads; nothing is turned up
}
elven-rage-words-do-shame = { $n ->
    [one] a rival discards { $n } random card
   *[other] a rival discards { $n } random cards
}
elven-rage-words-do-rob = take a random treasure or artifact from a rival
elven-rage-words-do-teleport = if you own a Tower, you may attack a Land next to any Tower this turn
elven-rage-words-do-march = you may attack once more this turn
elven-rage-words-do-garrison = if you fight, missing defenders come from your deck
elven-rage-words-do-more-lands = { $n ->
    [one] this turn you count as owning { $n } more Land for the prices of actions
   *[other] this turn you count as owning { $n } more Lands for the prices of actions
}
elven-rage-words-do-cancel = cancel it

## Goals

elven-rage-words-goal = To win, { $needs }.
elven-rage-words-hold = hold { $what }
elven-rage-words-have = have { $what }
elven-rage-words-take = take { $what } during the match
elven-rage-words-need-lands = { $n ->
    [one] { $n } Land
   *[other] { $n } Lands
}
elven-rage-words-need-towers = { $n ->
    [one] { $n } Tower
   *[other] { $n } Towers
}
elven-rage-words-need-centre = the Central Castle
elven-rage-words-need-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
elven-rage-words-need-artifacts = { $n ->
    [one] { $n } unused artifact
   *[other] { $n } unused artifacts
}
elven-rage-words-need-castles = { $n ->
    [one] { $n } Castle (not the Central one) from a rival
   *[other] { $n } Castles (not the Central one) from rivals
}
elven-rage-words-need-conquests = { $n ->
    [one] { $n } Land from a rival (a retreat counts)
   *[other] { $n } Lands from rivals (retreats count)
}
