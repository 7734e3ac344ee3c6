### The cards of Elven Rage by set: four peoples, neutrals, the treasure, artifacts, goals; the name as the value, rules text
### as .text. Only the names are written here: `python -m ludoteka.wording elven-rage` makes the texts.


## Forest elves

elven-rage-card-forest-1 = Pathfinder
elven-rage-card-forest-2 = Sniper
elven-rage-card-forest-3 = Dryad of the Vines
elven-rage-card-forest-4 = Leaf Dancer
elven-rage-card-forest-5 = Thicket Keeper
elven-rage-card-forest-6 = Illusion Weaver
elven-rage-card-forest-7 = Striding Oak
elven-rage-card-forest-8 = Moth Rider
elven-rage-card-forest-9 = Bough Whisperer
elven-rage-card-forest-10 = Miraina Sharpleaf
elven-rage-card-forest-11 = Elion Stillglade
elven-rage-card-forest-12 = Green Mother
elven-rage-card-forest-13 = Thornwing

## Black elves

elven-rage-card-black-1 = Initiate
elven-rage-card-black-2 = Dark Crystal Priest
elven-rage-card-black-3 = Guard of Darn
elven-rage-card-black-4 = Black Lancer
elven-rage-card-black-5 = Fanatic of the Stone
elven-rage-card-black-6 = Stone Bearer
elven-rage-card-black-7 = Night Rider
elven-rage-card-black-8 = Torturer
elven-rage-card-black-9 = Bone Golem
elven-rage-card-black-10 = Janira
elven-rage-card-black-11 = Voice of the Black Stone
elven-rage-card-black-12 = Lord Malgor
elven-rage-card-black-13 = Ashmaw

## Snow elves

elven-rage-card-snow-1 = Raider
elven-rage-card-snow-2 = Sentry
elven-rage-card-snow-3 = Sareon's Elite
elven-rage-card-snow-4 = Avalanche Rider
elven-rage-card-snow-5 = Ice Archer
elven-rage-card-snow-6 = Frost Wolf
elven-rage-card-snow-7 = War Mammoth
elven-rage-card-snow-8 = Rime Witch
elven-rage-card-snow-9 = Storm Herald
elven-rage-card-snow-10 = Lord of the Blizzard
elven-rage-card-snow-11 = Saga of the Peaks
elven-rage-card-snow-12 = Khelgrim Icefist
elven-rage-card-snow-13 = Rimefang

## High elves

elven-rage-card-high-1 = Dawn Spearman
elven-rage-card-high-2 = Sun Archer
elven-rage-card-high-3 = Shieldbearer
elven-rage-card-high-4 = Healer of Light
elven-rage-card-high-5 = Knight of the Sun
elven-rage-card-high-6 = Gatekeeper
elven-rage-card-high-7 = Chronicler
elven-rage-card-high-8 = Griffin Rider
elven-rage-card-high-9 = Paladin
elven-rage-card-high-10 = Lady Aurelia
elven-rage-card-high-11 = Steward Elandil
elven-rage-card-high-12 = King Solarion
elven-rage-card-high-13 = Goldscale

## Guards of Farrun

elven-rage-card-neutral-1 = Ebrung, Portal Guard
elven-rage-card-neutral-2 = Mistress of Time
elven-rage-card-neutral-3 = Eldagar
elven-rage-card-neutral-4 = Atranax
elven-rage-card-neutral-5 = Marsh Goblin
elven-rage-card-neutral-6 = Orc of the Horde
elven-rage-card-neutral-7 = Cave Troll
elven-rage-card-neutral-8 = Mine Kobold
elven-rage-card-neutral-9 = Mountain Dwarf
elven-rage-card-neutral-10 = Steppe Centaur
elven-rage-card-neutral-11 = Cliff Harpy
elven-rage-card-neutral-12 = Gnome Sapper
elven-rage-card-neutral-13 = Mire Lizard
elven-rage-card-neutral-14 = Raging Boar
elven-rage-card-neutral-15 = Stone Giant
elven-rage-card-neutral-16 = Wraith of the Ruins
elven-rage-card-neutral-17 = Werewolf
elven-rage-card-neutral-18 = Ogre Brute
elven-rage-card-neutral-19 = Hired Blade
elven-rage-card-neutral-20 = Village Militiaman
elven-rage-card-neutral-21 = Fire Salamander

## Treasure

elven-rage-card-treasure-1 = Treasure

## Artifacts

elven-rage-card-artifact-1 = Blade of Dawn
elven-rage-card-artifact-2 = Thorn of Wrath
elven-rage-card-artifact-3 = Phoenix Feather
elven-rage-card-artifact-4 = Silver Chalice
elven-rage-card-artifact-5 = Scroll of Storms
elven-rage-card-artifact-6 = Chain of Ice
elven-rage-card-artifact-7 = Whirlwind Charm
elven-rage-card-artifact-8 = Winged Sandals
elven-rage-card-artifact-9 = Leaden Boots
elven-rage-card-artifact-10 = Amulet of Return
elven-rage-card-artifact-11 = Changeling Mirror
elven-rage-card-artifact-12 = Seal of Silence
elven-rage-card-artifact-13 = Ring of Denial
elven-rage-card-artifact-14 = Key of the Towers
elven-rage-card-artifact-15 = War Horn
elven-rage-card-artifact-16 = Banner of the Watch
elven-rage-card-artifact-17 = All-Seeing Eye
elven-rage-card-artifact-18 = Clarion of the Host
elven-rage-card-artifact-19 = Book of Memory
elven-rage-card-artifact-20 = Crown of Claims

## Goals

elven-rage-card-goal-1 = Capture four Towers
elven-rage-card-goal-2 = Capture seven Lands
elven-rage-card-goal-3 = Capture a rival's Castle
elven-rage-card-goal-4 = Master the White Castle
elven-rage-card-goal-5 = Build a rich realm
elven-rage-card-goal-6 = Keep the relics
elven-rage-card-goal-7 = Become a conqueror
