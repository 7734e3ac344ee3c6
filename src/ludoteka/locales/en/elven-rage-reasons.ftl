# Why something cannot be done.

elven-rage-cannot-ally-land = This Land is your ally’s
elven-rage-cannot-blocked = The attack would be blocked
elven-rage-cannot-has-acted = This warrior has acted this round
elven-rage-cannot-initiative = Another warrior acts first
elven-rage-cannot-looked = Without a card you may look at one squad before a battle, and you already have
elven-rage-cannot-must-hurt = Another attack hurts an enemy, so it must be chosen
elven-rage-cannot-must-strike = A warrior that can strike does not move
elven-rage-cannot-needs-all-cards = You need all your cards for the battle
elven-rage-cannot-needs-cards = An attack needs { $n } more { $n ->
    [one] card
   *[other] cards
} in your hand
elven-rage-cannot-needs-lands = Needs { $n } more { $n ->
    [one] Land
   *[other] Lands
}
elven-rage-cannot-no-attack = The warrior has no attack on that side
elven-rage-cannot-no-movement = The warrior does not move to that side
elven-rage-cannot-no-partner = There is nobody left to trade with this turn
elven-rage-cannot-no-target = There is nothing to aim it at
elven-rage-cannot-no-treasure = You have no treasure
elven-rage-cannot-not-as-answer = Not in answer to an action or artifact
elven-rage-cannot-not-near = No Land of yours borders it
elven-rage-cannot-not-now = Not at this moment. Its time: { $window }
elven-rage-cannot-only-as-answer = Only in answer to an action or artifact
elven-rage-cannot-only-outside = Only outside battle
elven-rage-cannot-own-battle = Only in your battle
elven-rage-cannot-own-land = This Land is yours
elven-rage-cannot-played = Every copy of this card has been played this turn
elven-rage-cannot-squad-known = You know this squad already
elven-rage-cannot-squad-later = You look at squads when you attack a Land without an owner
elven-rage-cannot-squad-open = One card of this squad lies open already

## The things that this is said of, where they need a name.

elven-rage-thing-attack = { $land }
elven-rage-thing-cash = Cash a treasure
elven-rage-thing-look = Look at squad { $squad }
elven-rage-thing-move = Move: { $direction }
elven-rage-thing-play = { $card }
elven-rage-thing-trade = Trade
