### The power cards of the base set: name as the value, rules text as .text, what the card does in a dozen words as .line.

seasons-card-base-1 = Amulet of Air
    .text = When played: raise your summoning gauge by 2.
    .line = Raise your summoning gauge by 2

seasons-card-base-2 = Amulet of Fire
    .text = When played: draw 4 cards. Keep 1 in your hand and discard the rest.
    .line = Draw 4 cards, keep 1

seasons-card-base-3 = Amulet of Earth
    .text = When played: gain 9 crystals.
    .line = Gain 9 crystals

seasons-card-base-4 = Amulet of Water
    .text = When played: put 4 energy tokens of your choice from the supply on this card. They are not part of your reserve: they take up no space in it, and effects on reserves ignore them. You may spend them as if they were in your reserve, also together with reserve tokens. They cannot be moved to the reserve or refilled; if this card leaves play, they are lost.
    .line = Put 4 tokens of your choice here; spend them like reserve tokens

seasons-card-base-5 = Balance of Ishtar
    .text = Activate: transmute 3 energy tokens of the same type at 3 crystals each, even if you cannot otherwise transmute this turn. On its own this does not let you transmute other tokens. Extra crystals per transmuted token apply.
    .line = Transmute 3 energy tokens of the same type at 3 crystals each

seasons-card-base-6 = Staff of Spring
    .text = Permanent: each time you summon a power card, gain 3 crystals before that card takes effect. Summoning this card and putting cards into play for free do not count.
    .line = Gain 3 crystals for each power card you summon

seasons-card-base-7 = Temporal Boots
    .text = When played: move the season marker 1–3 spaces forward or back. If the season changes, resolve season-change effects at once. Forward into a new year: everyone takes that year’s cards. Back from winter to fall: the year goes back by 1, hands stay as they are. Dice already rolled stay, and the round is always played to its end.
    .line = Move the season marker 1–3 spaces forward or back

seasons-card-base-8 = Purse of Io
    .text = Permanent: gain 1 extra crystal for each energy token you transmute, also when a card effect transmutes it. Crystals gained in other ways are not affected.
    .line = Gain 1 extra crystal for each energy token you transmute

seasons-card-base-9 = Divine Chalice
    .text = When played: draw 4 cards. Put 1 of them into play for free and discard the rest. This is not a summons. If your summoning gauge has room for one more card besides this one, you must play 1 of the 4; otherwise discard them all.
    .line = Draw 4 cards, put 1 of them into play for free

seasons-card-base-10 = Syllas the Faithful
    .text = When played: in clockwise order, each rival sacrifices 1 of their power cards in play, of their own choice.
    .line = Each rival sacrifices 1 of their power cards in play

seasons-card-base-11 = Figrim the Avaricious
    .text = Season change: take 1 crystal from each rival who has any.
    .line = Season change: take 1 crystal from each rival

seasons-card-base-12 = Naria the Prophetess
    .text = When played: draw 1 card per player, yourself included. Keep 1 in your hand, then give each rival 1 of the others as you see fit. They must take it.
    .line = Draw 1 card per player; keep 1, give each rival 1

seasons-card-base-13 = Wondrous Chest
    .text = End of round: if your reserve holds 4 or more energy tokens, gain 3 crystals. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = End of round: 3 crystals if your reserve holds 4+ tokens

seasons-card-base-14 = Beggar’s Horn
    .text = End of round: if your reserve holds at most 1 energy token, gain 1 energy token of your choice. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = End of round: 1 token if your reserve holds at most 1

seasons-card-base-15 = Die of Malice
    .text = Activate: only at the start of your turn, before anything else. Reroll your season die and gain 2 crystals; only the new result counts. With two copies you may reroll twice. You cannot activate this card in the turn you play it.
    .line = Reroll your season die and gain 2 crystals

seasons-card-base-16 = Kairn the Destroyer
    .text = Activate: discard 1 energy token of any type. Each rival loses 4 crystals (or all, if they have fewer). You do not gain them.
    .line = Discard 1 energy token: each rival loses 4 crystals

seasons-card-base-17 = Amsug Longneck
    .text = When played: clockwise from your left and ending with you, each player returns 1 of their own magic items from play to their hand. This is compulsory; players without a magic item in play are not affected.
    .line = Each player returns 1 of their magic items from play to hand

seasons-card-base-18 = Bespelled Grimoire
    .text = When played: put 2 energy tokens of your choice from the supply on this card. Permanent: your reserve holds 10 energy tokens instead of 7. Tokens on this card are part of your reserve; you may move them between this card and your board at any time. A second copy does not raise the limit. If the limit drops because this card leaves play, discard the excess at once.
    .line = Put 2 tokens of your choice here; reserve holds 10, not 7

seasons-card-base-19 = Ragfield’s Helm
    .text = End of game: if you have more power cards in play than every rival, gain 20 crystals. A tie gives nothing.
    .line = End of game: with the most cards in play, gain 20 crystals

seasons-card-base-20 = Hand of Fortune
    .text = Permanent: each power card you summon costs 1 energy token less; you choose which. This cannot lower a cost below 1 energy token. Crystal costs, activation costs and the cost of this card itself are not reduced.
    .line = Power cards you summon cost 1 energy token less (at least 1)

seasons-card-base-21 = Lewis Greyface
    .text = When played: choose a rival and gain an exact copy of their reserve from the supply: the same number of energy tokens of each type. They keep their own. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = Gain an exact copy of one rival’s reserve

seasons-card-base-22 = Runic Cube of Eolis
    .text = No effect: this card is worth only its prestige.
    .line = No effect: prestige only

seasons-card-base-23 = Potion of Power
    .text = Activate: sacrifice this card. Draw 1 card, which you must keep, and raise your summoning gauge by 2.
    .line = Sacrifice this card: draw 1 card, raise your summoning gauge by 2

seasons-card-base-24 = Potion of Dreams
    .text = Activate: sacrifice this card and discard all energy tokens from your reserve (it may be empty), then put 1 power card from your hand into play for free. This is not a summons. You need a card to play and room for it on your summoning gauge, where this card no longer counts. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = Sacrifice this, discard your reserve: play 1 card from hand for free

seasons-card-base-25 = Potion of Knowledge
    .text = Activate: sacrifice this card to gain 5 energy tokens of your choice.
    .line = Sacrifice this card: gain 5 energy tokens of your choice

seasons-card-base-26 = Potion of Life
    .text = Activate: sacrifice this card and transmute your whole reserve at 4 crystals per token, even if you cannot otherwise transmute this turn. On its own this does not let you transmute other tokens. Extra crystals per transmuted token apply. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = Sacrifice this card: transmute your reserve at 4 crystals per token

seasons-card-base-27 = Hourglass of Time
    .text = Season change: gain 1 energy token of your choice.
    .line = Season change: gain 1 energy token of your choice

seasons-card-base-28 = Scepter of Greatness
    .text = When played: gain 3 crystals for each other magic item you have in play.
    .line = Gain 3 crystals per other magic item you have in play

seasons-card-base-29 = Olaf’s Blessed Statue
    .text = When played: gain 20 crystals.
    .line = Gain 20 crystals

seasons-card-base-30 = Yjang’s Forgotten Vase
    .text = Permanent: each time you summon a power card, gain 1 energy token of your choice after its cost is paid and before it takes effect. Summoning this card and putting cards into play for free do not count.
    .line = Each power card you summon gives 1 energy token of your choice

seasons-card-base-31 = Elemental Amulet
    .text = When played: apply the effects of the energy types paid to summon this card (1–4 different types, 1 token each), in any order. Water: gain 2 energy tokens of your choice. Earth: gain 5 crystals. Fire: draw 1 card and keep it. Air: raise your summoning gauge by 1. Tokens saved by a discount count as paid, with types of your choice, but you must pay at least 1. Put into play for free, it gives all 4 effects.
    .line = Water paid: 2 tokens, earth: 5 crystals, fire: card, air: gauge +1

seasons-card-base-32 = Tree of Light
    .text = Activate: choose one. Pay 3 crystals to gain 1 energy token of your choice, or discard 1 energy token to be allowed to transmute until the end of this turn (the discarded token itself gives no crystals).
    .line = Pay 3 crystals: gain 1 energy token; or discard 1 to transmute

seasons-card-base-33 = Arcano Leech
    .text = Permanent: to summon a power card, a rival must first give you 1 crystal on top of its cost. If they do not have enough crystals for both, they cannot summon it. Cards put into play for free do not count.
    .line = Rivals give you 1 crystal for each power card they summon

seasons-card-base-34 = Crystal Orb
    .text = Activate: choose one before looking. Look at the top card of the deck (even if you cannot play it), then put it back or discard 4 energy tokens of any types to put it into play for free; this is not a summons, but your summoning gauge must have room for it. Or pay 3 crystals to put the top card of the deck on the discard pile unseen.
    .line = See the top card (4 tokens: play it) or discard it unseen

seasons-card-base-35 = Glutton Cauldron
    .text = Activate: put 1 energy token from your reserve or from Amulet of Water onto this card. Tokens here are not part of your reserve and cannot be spent. As soon as there are 7, move them all to your reserve (discard any excess), sacrifice this card and gain 15 crystals; this is not transmuting. If this card leaves play in any other way, its tokens are lost and you gain no crystals.
    .line = Put 1 token here; at 7 take all back, gain 15 crystals

seasons-card-base-36 = Vampiric Crown
    .text = When played: choose one before seeing a card: draw 1 card, which you must keep, or discard 1 card from your hand. Show it to everyone and gain energy tokens of your choice equal to its prestige. Zero or negative prestige gives nothing.
    .line = Draw or discard 1 card: gain energy tokens equal to its prestige

seasons-card-base-37 = Dragon Skull
    .text = Activate: sacrifice 3 of your power cards in play (this card may be one of them) to gain 15 crystals. This is not transmuting.
    .line = Sacrifice 3 of your power cards in play: gain 15 crystals

seasons-card-base-38 = Demon of Argos
    .text = When played: in clockwise order, each rival lowers their summoning gauge by 1 (not below 0) and draws 1 card, which they must keep. Cards in play beyond the lowered gauge stay in play.
    .line = Each rival lowers their summoning gauge by 1 and draws 1 card

seasons-card-base-39 = Titus Deepgaze
    .text = End of round: take 1 crystal from each rival who has any. If any rival had none to give, sacrifice this card afterwards.
    .line = End of round: 1 crystal from each rival, until one has none

seasons-card-base-40 = Air Elemental
    .text = When played: all energy tokens in your rivals’ reserves become air. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = All energy tokens in rivals’ reserves become air

seasons-card-base-41 = Thieving Fairies
    .text = Permanent: each time a rival activates a card, take 1 crystal from them before they pay, and gain 1 more crystal. If they have none, gain only 1; they may still activate. They pay the activation cost from what is left. Other effects of their cards do not count.
    .line = When a rival activates a card, take 1 crystal, gain 1 more

seasons-card-base-42 = Cursed Treatise of Arus
    .text = When played: gain 2 energy tokens of your choice and 10 crystals, and raise your summoning gauge by 1. Permanent: when you sacrifice this card, discard all energy tokens from your reserve; returning it to your hand has no such effect. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = Gain 2 tokens, 10 crystals, gauge +1; if sacrificed, discard reserve

seasons-card-base-43 = Idol of the Familiar
    .text = When played: gain 10 crystals. Activate: gain 1 crystal for each familiar you have in play.
    .line = Gain 10 crystals; activate: 1 for each familiar you have in play

seasons-card-base-44 = Necrotic Kriss
    .text = Activate: discard 1 familiar from your hand, showing it to everyone, or sacrifice 1 of your familiars in play. Then gain 4 energy tokens of your choice.
    .line = Discard or sacrifice 1 familiar: gain 4 energy tokens of your choice

seasons-card-base-45 = Lantern of Xidit
    .text = End of game: gain 3 crystals for each energy token in your reserve. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = End of game: 3 crystals for each energy token in your reserve

seasons-card-base-46 = Sealed Chest of Urm
    .text = End of game: if you have no familiars in play, gain 20 crystals. Familiars in your hand do not matter.
    .line = End of game: 20 crystals if you have no familiars in play

seasons-card-base-47 = Mirror of the Seasons
    .text = Activate: pay 1 or more crystals and discard as many energy tokens of one type. Gain the same number of energy tokens of one other type.
    .line = Change tokens of one type into another, paying 1 crystal each

seasons-card-base-48 = Pendant of Ragnor
    .text = When played: gain 1 energy token of your choice for each other magic item you have in play.
    .line = Gain 1 energy token per other magic item you have in play

seasons-card-base-49 = Sid Nightshade
    .text = When played: if, after paying for this card, you have more crystals than every rival, take 5 crystals from each of them (or all, if they have fewer). If anyone has as many as you or more, nothing happens.
    .line = With more crystals than every rival, take 5 from each

seasons-card-base-50 = Damned Soul of Onys
    .text = When played: gain 10 crystals and 1 water token. Activate: discard 1 water token and pass this card to your left neighbour. They must take it, even without room on their summoning gauge; they gain nothing for it and may activate it in their turn this round. End of round: the holder loses 3 crystals (or all, if they have fewer). Its prestige counts for whoever holds it at the end of the game.
    .line = 10 crystals, 1 water; pass it on or lose 3 each round
