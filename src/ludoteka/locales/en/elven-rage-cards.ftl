### The cards of Elven Rage by set: four peoples, neutrals, the treasure, artifacts, goals; the name as the value, rules text
### as .text. Only the names are written here: `python -m ludoteka.wording elven-rage` makes the texts.


## Forest elves

elven-rage-card-forest-1 = Pathfinder
    .text = Needs 1 Land. Outside battle: look at 1 squad; nothing is turned up.
elven-rage-card-forest-2 = Sniper
    .text = Needs 2 Lands. After a wound: that hit takes 1 more life, unless a shield now stops it.
elven-rage-card-forest-3 = Dryad of the Vines
    .text = Needs 1 Land. In battle, but after a wound only as an answer: turn the three attacks of any warrior one place, either way.
elven-rage-card-forest-4 = Leaf Dancer
    .text = Needs 2 Lands. Before a hit or move: your warrior changes places with any other.
elven-rage-card-forest-5 = Thicket Keeper
    .text = Needs 3 Lands. In battle, but after a wound only as an answer: replace one attack of your warrior with a Counterattack for this battle.
elven-rage-card-forest-6 = Illusion Weaver
    .text = Needs 3 Lands. When an attack is declared, only in your battle: it goes in another direction in which the warrior can strike.
elven-rage-card-forest-7 = Striding Oak
    .text = Needs 4 Lands. Before a warrior acts or after a wound: any warrior regains 1 life.
elven-rage-card-forest-8 = Moth Rider
    .text = Needs 2 Lands. Before a warrior acts: return your warrior to your hand and put another card from your hand (not one with this action) in its place; the newcomer is unhurt and acts this round only if that warrior has not.
elven-rage-card-forest-9 = Bough Whisperer
    .text = Needs 3 Lands. In answer to a rival’s action or artifact: cancel it.
elven-rage-card-forest-10 = Miraina Sharpleaf
    .text = Needs 4 Lands. Before a warrior acts: an enemy warrior loses 1 life, shields or not.
elven-rage-card-forest-11 = Elion Stillglade
    .text = Needs 5 Lands. In answer to a rival’s action or artifact: cancel it; draw 1 card.
elven-rage-card-forest-12 = Green Mother
    .text = Needs 7 Lands. Before a warrior acts: your warrior that has acted acts once more this round, when its initiative comes; it regains up to 2 lives.
elven-rage-card-forest-13 = Thornwing
    .text = Defends its Castle in every battle and belongs to whoever holds it; in Dragon Lord a captor may send it into their other battles too. Never goes to a hand or discard pile.

## Black elves

elven-rage-card-black-1 = Initiate
    .text = Needs 1 Land. In battle, but after a wound only as an answer: replace one attack of any warrior with a Shield for this battle.
elven-rage-card-black-2 = Dark Crystal Priest
    .text = Needs 4 Lands. Before a warrior acts, only in your battle: an enemy warrior loses 1 life, shields or not.
elven-rage-card-black-3 = Guard of Darn
    .text = Needs 3 Lands. After a wound: that hit takes 1 more life, unless a shield now stops it.
elven-rage-card-black-4 = Black Lancer
    .text = Needs 4 Lands. In battle, but after a wound only as an answer: replace one attack of your warrior with a Piercing hit for this battle.
elven-rage-card-black-5 = Fanatic of the Stone
    .text = Needs 3 Lands. In battle, but after a wound only as an answer: replace one attack of your warrior with a Double Simple hit for this battle.
elven-rage-card-black-6 = Stone Bearer
    .text = Needs 5 Lands. Before a warrior acts, only in your battle: an enemy warrior that has not acted loses its turn this round.
elven-rage-card-black-7 = Night Rider
    .text = Needs 3 Lands. Outside battle: look at the top 3 cards of your deck, keep one and discard the others.
elven-rage-card-black-8 = Torturer
    .text = Needs 5 Lands. Outside battle: a rival discards 1 random card.
elven-rage-card-black-9 = Bone Golem
    .text = Needs 6 Lands. In battle, but after a wound only as an answer: replace one attack of your warrior with a Double Piercing hit for this battle.
elven-rage-card-black-10 = Janira
    .text = Needs 5 Lands. After a wound: that hit takes 2 more lives, unless a shield now stops it.
elven-rage-card-black-11 = Voice of the Black Stone
    .text = Needs 7 Lands. Before a warrior acts: an enemy warrior loses 2 lives, shields or not.
elven-rage-card-black-12 = Lord Malgor
    .text = Needs 8 Lands. Before a warrior acts: an enemy warrior loses 2 lives, shields or not; if it has not acted yet, it loses its turn this round.
elven-rage-card-black-13 = Ashmaw
    .text = Defends its Castle in every battle and belongs to whoever holds it; in Dragon Lord a captor may send it into their other battles too. Never goes to a hand or discard pile.

## Snow elves

elven-rage-card-snow-1 = Raider
    .text = Needs 1 Land. In the duel or before a warrior acts: your warrior gets +2 initiative for this battle.
elven-rage-card-snow-2 = Sentry
    .text = Needs 2 Lands. In battle, but after a wound only as an answer: return your warrior to your hand; for this battle it is gone.
elven-rage-card-snow-3 = Sareon’s Elite
    .text = Needs 3 Lands. Before a warrior acts: your warrior that has acted acts once more this round, when its initiative comes.
elven-rage-card-snow-4 = Avalanche Rider
    .text = Needs 2 Lands. In your turn, before you name a Land: if you own a Tower, you may attack a Land next to any Tower this turn.
elven-rage-card-snow-5 = Ice Archer
    .text = Needs 2 Lands. In the duel or before a warrior acts, only in your battle: an enemy warrior gets −3 initiative for this battle.
elven-rage-card-snow-6 = Frost Wolf
    .text = Needs 1 Land. In battle, but after a wound only as an answer: replace one attack of your warrior with Movement for this battle.
elven-rage-card-snow-7 = War Mammoth
    .text = Needs 4 Lands. Before a warrior acts, only in your battle: an enemy warrior loses 1 life, shields or not.
elven-rage-card-snow-8 = Rime Witch
    .text = Needs 3 Lands. Before a warrior acts, only in your battle: an enemy warrior that has not acted loses its turn this round.
elven-rage-card-snow-9 = Storm Herald
    .text = Needs 4 Lands. Before a Land is named: take a random treasure or artifact from a rival.
elven-rage-card-snow-10 = Lord of the Blizzard
    .text = Needs 3 Lands. In battle, but after a wound only as an answer: replace one attack of your warrior with a Double Piercing hit for this battle.
elven-rage-card-snow-11 = Saga of the Peaks
    .text = Needs 4 Lands. In your turn, before you name a Land: you may attack twice this turn.
elven-rage-card-snow-12 = Khelgrim Icefist
    .text = Needs 7 Lands. Before a warrior acts: an enemy warrior loses 2 lives, shields or not; it gets −4 initiative for this battle.
elven-rage-card-snow-13 = Rimefang
    .text = Defends its Castle in every battle and belongs to whoever holds it; in Dragon Lord a captor may send it into their other battles too. Never goes to a hand or discard pile.

## High elves

elven-rage-card-high-1 = Dawn Spearman
    .text = Needs 1 Land. In battle, but after a wound only as an answer: replace one attack of your warrior with a Counterattack for this battle.
elven-rage-card-high-2 = Sun Archer
    .text = Needs 2 Lands. After a wound: your warrior’s hit takes 1 more life, unless a shield now stops it.
elven-rage-card-high-3 = Shieldbearer
    .text = Needs 1 Land. In battle, but after a wound only as an answer: replace one attack of your warrior with a Shield for this battle.
elven-rage-card-high-4 = Healer of Light
    .text = Needs 2 Lands. Before a warrior acts or after a wound: any warrior regains 1 life.
elven-rage-card-high-5 = Knight of the Sun
    .text = Needs 3 Lands. In battle, but after a wound only as an answer: replace one attack of your warrior with a Fire Shield for this battle.
elven-rage-card-high-6 = Gatekeeper
    .text = Needs 3 Lands. When your Land (not a Castle) is attacked: if you fight, missing defenders come from your deck.
elven-rage-card-high-7 = Chronicler
    .text = Needs 2 Lands. Outside battle: take 1 card from your discard pile into your hand (not one with this action).
elven-rage-card-high-8 = Griffin Rider
    .text = Needs 3 Lands. When an enemy warrior declares an attack or move: it does not happen.
elven-rage-card-high-9 = Paladin
    .text = Needs 4 Lands. After a wound: any dying warrior stays with 1 life.
elven-rage-card-high-10 = Lady Aurelia
    .text = Needs 4 Lands. In answer to a rival’s action or artifact: cancel it.
elven-rage-card-high-11 = Steward Elandil
    .text = Needs 5 Lands. Outside battle: draw 3 cards.
elven-rage-card-high-12 = King Solarion
    .text = Needs 7 Lands. Before a warrior acts: your warrior that has acted acts once more this round, when its initiative comes; it regains up to 3 lives.
elven-rage-card-high-13 = Goldscale
    .text = Defends its Castle in every battle and belongs to whoever holds it; in Dragon Lord a captor may send it into their other battles too. Never goes to a hand or discard pile.

## Guards of Farrun

elven-rage-card-neutral-1 = Ebrung, Portal Guard
    .text = Defends the Central Castle in every battle. Whoever holds it may also send him against rivals’ Castles.
elven-rage-card-neutral-2 = Mistress of Time
    .text = Guards Lands without an owner.
elven-rage-card-neutral-3 = Eldagar
    .text = Guards Lands without an owner.
elven-rage-card-neutral-4 = Atranax
    .text = Guards Lands without an owner.
elven-rage-card-neutral-5 = Marsh Goblin
    .text = Guards Lands without an owner.
elven-rage-card-neutral-6 = Orc of the Horde
    .text = Guards Lands without an owner.
elven-rage-card-neutral-7 = Cave Troll
    .text = Guards Lands without an owner.
elven-rage-card-neutral-8 = Mine Kobold
    .text = Guards Lands without an owner.
elven-rage-card-neutral-9 = Mountain Dwarf
    .text = Guards Lands without an owner.
elven-rage-card-neutral-10 = Steppe Centaur
    .text = Guards Lands without an owner.
elven-rage-card-neutral-11 = Cliff Harpy
    .text = Guards Lands without an owner.
elven-rage-card-neutral-12 = Gnome Sapper
    .text = Guards Lands without an owner.
elven-rage-card-neutral-13 = Mire Lizard
    .text = Guards Lands without an owner.
elven-rage-card-neutral-14 = Raging Boar
    .text = Guards Lands without an owner.
elven-rage-card-neutral-15 = Stone Giant
    .text = Guards Lands without an owner.
elven-rage-card-neutral-16 = Wraith of the Ruins
    .text = Guards Lands without an owner.
elven-rage-card-neutral-17 = Werewolf
    .text = Guards Lands without an owner.
elven-rage-card-neutral-18 = Ogre Brute
    .text = Guards Lands without an owner.
elven-rage-card-neutral-19 = Hired Blade
    .text = Guards Lands without an owner.
elven-rage-card-neutral-20 = Village Militiaman
    .text = Guards Lands without an owner.
elven-rage-card-neutral-21 = Fire Salamander
    .text = Guards Lands without an owner.

## Treasure

elven-rage-card-treasure-1 = Treasure
    .text = Does not fight. The attacker takes it by winning the battle. Outside battle, in anyone’s turn: discard it, draw 2 cards, then discard down to 5.

## Artifacts

elven-rage-card-artifact-1 = Blade of Dawn
    .text = In battle, but after a wound only as an answer: replace one attack of your warrior with a Double Piercing hit for this battle.
elven-rage-card-artifact-2 = Thorn of Wrath
    .text = After a wound: that hit takes 2 more lives, unless a shield now stops it.
elven-rage-card-artifact-3 = Phoenix Feather
    .text = After a wound: any dying warrior stays with 1 life.
elven-rage-card-artifact-4 = Silver Chalice
    .text = Before a warrior acts or after a wound: any warrior regains up to 2 lives.
elven-rage-card-artifact-5 = Scroll of Storms
    .text = Before a warrior acts: an enemy warrior loses 1 life, shields or not.
elven-rage-card-artifact-6 = Chain of Ice
    .text = When an enemy warrior declares an attack or move: it does not happen.
elven-rage-card-artifact-7 = Whirlwind Charm
    .text = In battle, but after a wound only as an answer: turn the three attacks of any warrior one place, either way.
elven-rage-card-artifact-8 = Winged Sandals
    .text = In the duel or before a warrior acts: your warrior gets +4 initiative for this battle.
elven-rage-card-artifact-9 = Leaden Boots
    .text = In the duel or before a warrior acts: an enemy warrior gets −4 initiative for this battle.
elven-rage-card-artifact-10 = Amulet of Return
    .text = Before a warrior acts: take your warrior that fell from the fatal wound back into your hand.
elven-rage-card-artifact-11 = Changeling Mirror
    .text = Before a hit or move: any two warriors change places.
elven-rage-card-artifact-12 = Seal of Silence
    .text = In answer to a rival’s action or artifact: cancel it.
elven-rage-card-artifact-13 = Ring of Denial
    .text = In answer to a rival’s action or artifact: cancel it; draw 1 card.
elven-rage-card-artifact-14 = Key of the Towers
    .text = In your turn, before you name a Land: if you own a Tower, you may attack a Land next to any Tower this turn.
elven-rage-card-artifact-15 = War Horn
    .text = In your turn, before you name a Land: you may attack twice this turn.
elven-rage-card-artifact-16 = Banner of the Watch
    .text = When your Land (not a Castle) is attacked: if you fight, missing defenders come from your deck.
elven-rage-card-artifact-17 = All-Seeing Eye
    .text = Outside battle: look at 2 squads; nothing is turned up.
elven-rage-card-artifact-18 = Clarion of the Host
    .text = Outside battle: draw 3 cards.
elven-rage-card-artifact-19 = Book of Memory
    .text = Outside battle: take 2 cards from your discard pile into your hand (none with this action).
elven-rage-card-artifact-20 = Crown of Claims
    .text = At any time, but not as an answer: for prices of actions you have 3 more Lands this turn.

## Goals

elven-rage-card-goal-1 = Capture four Towers
    .text = To win, hold 4 Towers.
elven-rage-card-goal-2 = Capture seven Lands
    .text = To win, hold 7 Lands.
elven-rage-card-goal-3 = Capture a rival’s Castle
    .text = To win, take 1 Castle (not the Central one) from a rival during the match.
elven-rage-card-goal-4 = Master the White Castle
    .text = To win, hold 3 Towers and the Central Castle.
elven-rage-card-goal-5 = Build a rich realm
    .text = To win, hold 6 Lands and have 2 treasures and 2 unused artifacts.
elven-rage-card-goal-6 = Keep the relics
    .text = To win, hold 2 Towers and have 3 unused artifacts.
elven-rage-card-goal-7 = Become a conqueror
    .text = To win, take 3 Lands from rivals (retreats count) during the match.
