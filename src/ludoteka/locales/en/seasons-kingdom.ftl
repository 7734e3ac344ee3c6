### Enchanted Kingdom: power cards, enchantments, ability tokens, the log, questions and options.
### Cards: name as the value, rules text as .text; power cards also what they do in a dozen words as .line, enchantments
### one sentence as .short. Variables as in seasons.ftl; $token is the number of an ability token, seasons-token-name
### and seasons-token-text make words of it.

## Power cards

seasons-card-ek-1 = Heart of Argos
    .text = Permanent: the first time in your turn that you activate a card, put 1 earth token from the supply on this card. End of round: move it to your reserve (it cannot be spent before). However many cards you activate, you get only 1 token per round. If this card leaves play first, the token is lost.
    .line = Your first card activation each turn gives you 1 earth token

seasons-card-ek-2 = Horn of Plenty
    .text = End of round: if you have energy tokens in your reserve or on Amulet of Water, discard 1 of them; for an earth token gain 5 crystals. This is compulsory. It is not transmuting.
    .line = End of round: discard 1 energy token; if earth, gain 5 crystals

seasons-card-ek-3 = Fairy Monolith
    .text = End of round: you may move 1 energy token from your reserve or from Amulet of Water onto this card. Activate: return 1 or more of the tokens here to your reserve (discard any excess). Any number may lie here. They are not part of your reserve and cannot be spent; effects on reserves ignore them. If this card leaves play, they are lost.
    .line = End of round: may put 1 token here; activate: take tokens back

seasons-card-ek-4 = Selenia’s Codex
    .text = When played: return 1 of your magic items from play to your hand. Its summoning cost must include energy: items that cost only crystals or nothing do not qualify, nor does any Selenia’s Codex. This is compulsory if you have such an item. Tokens lying on it are lost. Under Nature Spirit any item but a Codex qualifies.
    .line = Return 1 of your magic items that cost energy to your hand

seasons-card-ek-5 = Scroll of Ishtar
    .text = When played: name an energy type and reveal cards from the deck one by one, to everyone, until a magic item with that type in its summoning cost appears (Elemental Amulet has all four). Take it into your hand, or refuse it and search once more, naming the same or another type: then you must take the item found, and the first is gone. Discard all other revealed cards. If none fits, you get none.
    .line = Search the deck for a magic item costing the energy you name

seasons-card-ek-6 = Mesodae’s Lantern
    .text = This card can only be summoned, never put into play for free. Permanent: your reserve holds 1 energy token less; discard any excess at once. End of round: gain 3 crystals.
    .line = End of round: gain 3 crystals; your reserve holds 1 token less

seasons-card-ek-7 = Statue of Eolis
    .text = Permanent: your reserve holds 1 energy token less; discard any excess at once. Season change: choose one at once, even in the middle of a round: gain 1 energy token of your choice, or gain 2 crystals and look at the top card of the deck, which stays there.
    .line = Season change: 1 token or 2 crystals; reserve holds 1 less

seasons-card-ek-8 = Familiar Catcher
    .text = When played: reveal cards from the deck one by one, to everyone, until a familiar appears. Take it into your hand, or refuse it and search once more: then you must take the familiar found, and the first is gone. Discard all other revealed cards. If there is no familiar left, you get none.
    .line = Search the deck for a familiar; you may refuse the first

seasons-card-ek-9 = Io’s Transmuter
    .text = Permanent: if your season die gives you crystals, you may transmute in that turn. End of round: if you transmuted at least 1 token in such a turn, gain 2 crystals, however many tokens it was. Tokens transmuted by the effect of another card do not count.
    .line = If your die gives crystals, you may transmute and gain 2 more

seasons-card-ek-10 = Throne of Renewal
    .text = When played: discard 1 card from your hand, then draw 1 card, which you must keep, and move your marker 1 step back on the bonus track (it stays where it is if you have used no bonus). This is compulsory, but with no card in your hand nothing happens.
    .line = Discard 1 card, draw 1, step back 1 on the bonus track

seasons-card-ek-11 = Potion of Resurrection
    .text = Activate: sacrifice this card. Look at the top 5 cards of the discard pile (or all, if there are fewer; this potion is not among them). You must take 1 of them into your hand; put the rest at the bottom of the pile in the same order. If the pile is empty, you get nothing.
    .line = Sacrifice this card: take 1 of the discard pile’s top 5 cards

seasons-card-ek-12 = Jewel of the Ancients
    .text = Activate: of 3 energy tokens of the same type put 1 on this card and discard 2 (Amulet of Water tokens may be used). Tokens here cannot be spent or affected by other cards; if this card leaves play, they are lost. End of game: with 3 or more tokens here gain 35 crystals, otherwise lose 10 (or all, if you have fewer).
    .line = 3 same-type tokens: 1 goes here; 3 here: 35 crystals, else −10

seasons-card-ek-13 = Shield of Zira
    .text = Permanent: when a power card (your own too) or an enchantment makes you sacrifice or discard a power card, you may sacrifice Shield of Zira instead and gain 10 crystals (20 with two Shields; only one leaves), but no more than 10 for each other card of yours that was at risk. A card that sacrifices itself, such as a potion, takes effect first and stays in play. Ability tokens and unwanted drawn cards do not count.
    .line = Sacrifice this instead of losing another card; gain 10 crystals

seasons-card-ek-14 = Steadfast Die
    .text = Permanent: in your turn, before carrying out your season die, you may ignore all its actions and do one of these instead: raise your summoning gauge by 1, gain 1 energy token of your choice, or be allowed to transmute this turn. This is not an activation. A second copy adds nothing. You cannot use it in the turn you play it.
    .line = Instead of your die: gauge +1, 1 energy token or transmuting

seasons-card-ek-15 = Amulet of Time
    .text = When played: gain 2 energy tokens of your choice. Then discard any number of cards from your hand (even none) and draw as many, all of which you must keep.
    .line = Gain 2 energy tokens; discard any number of cards, draw as many

seasons-card-ek-16 = Arcane Telescope
    .text = Activate: pay 2 crystals. Look at the top 3 cards of the deck (or all, if there are fewer) and put them back on top in any order.
    .line = Pay 2 crystals: see and reorder the deck’s top 3 cards

seasons-card-ek-17 = Argos Hawk
    .text = When played: gain 10 crystals and raise your summoning gauge by 1. Activate: sacrifice this card. Each rival lowers their summoning gauge by 1 (not below 0) and gains 6 crystals. Cards in play beyond the lowered gauge stay in play.
    .line = Gain 10 crystals, gauge +1; sacrifice this: each rival’s gauge −1

seasons-card-ek-18 = Raven the Usurper
    .text = When played: you may choose a magic item a rival has in play and pay its full summoning cost (nothing raises or lowers it; this is not a summons). Permanent: this card has that item’s effects, but not its prestige. A “when played” effect works at once; activations cost what the item says. The choice is final. If the item leaves play, sacrifice this card. It remains a familiar; without a choice it has no effect.
    .line = Pay the cost of a rival’s magic item: copy its effects

seasons-card-ek-19 = Warden of Argos
    .text = When played: choose one for all players, yourself included: discard 4 energy tokens from the reserve (or all, if there are fewer), or discard 1 card from hand (if there is any). Each picks their own, clockwise from your left, you last. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = Choose for all players: discard 4 tokens or 1 card from hand

seasons-card-ek-20 = Ratty Nightshade
    .text = When played: take 2 energy tokens of your choice from each rival’s reserve (or all, if they have fewer) into your own, then discard any excess. Tokens on Bespelled Grimoire are part of the reserve; tokens on other cards are not.
    .line = Take 2 energy tokens of your choice from each rival

## Enchantments

seasons-enchantment-1 = { seasons-enchantment-elemental-construction }
    .text = Prelude: each player is dealt 18 power cards and chooses 9 of them in secret; no cards are passed on. The others go back into the deck, which is shuffled. The 9 cards are split into three sets of 3 as usual.
    .short = { seasons-enchantment-elemental-construction.short }

seasons-enchantment-2 = { seasons-enchantment-extended-experience }
    .text = Prelude: each player is dealt 12 power cards instead of 9. Draft them as usual, then split your 12 cards into three sets of 4: one for your hand, one for the second year and one for the third.
    .short = { seasons-enchantment-extended-experience.short }

seasons-enchantment-3 = { seasons-enchantment-natural-selection }
    .text = Prelude: each player is dealt 11 power cards and discards 1 of them; the other 10 are drafted as usual. After the draft each player discards 1 of the 10 cards taken and splits the remaining 9 as usual. The discarded cards go face down to the discard pile.
    .short = { seasons-enchantment-natural-selection.short }

seasons-enchantment-4 = { seasons-enchantment-entangling-roots }
    .text = You may summon at most 1 power card in each of your turns. Only cards summoned from hand count: cards that Divine Chalice, Crystal Orb or Potion of Dreams put into play for free are not limited, nor are items copied by Raven the Usurper.
    .short = { seasons-enchantment-entangling-roots.short }

seasons-enchantment-5 = { seasons-enchantment-nature-spirit }
    .text = Summoning a power card from hand costs 1 more energy token of any type, paid with the rest, even if the card costs only crystals or nothing. Hand of Fortune may save it, but at least 1 energy token must be paid. Cards put into play for free and items copied by Raven the Usurper cost nothing extra. Selenia’s Codex may return any magic item but a Codex.
    .short = { seasons-enchantment-nature-spirit.short }

seasons-enchantment-6 = { seasons-enchantment-argos-embrace }
    .text = For each power card you take into your hand and keep – from the deck, from play or from another player – lose 5 crystals when the effect is over. If you have fewer than 5, sacrifice or discard 1 of your power cards instead; it may be the one just taken. Cards of the prelude, cards taken at a change of year, cards not kept and cards that go straight into play are exempt.
    .short = { seasons-enchantment-argos-embrace.short }

seasons-enchantment-7 = { seasons-enchantment-ios-bounty }
    .text = Each energy token you transmute, by whatever means, gives 1 extra crystal. This adds to Purse of Io, the transmute bonus and all other extras.
    .short = { seasons-enchantment-ios-bounty.short }

seasons-enchantment-8 = { seasons-enchantment-olafs-knowledge }
    .text = There is a fifth kind of bonus: in your turn, after the actions of the die, draw 1 power card, then keep it or discard it at once. It moves your marker 1 step on the bonus track like the others; you still have three bonuses in all.
    .short = { seasons-enchantment-olafs-knowledge.short }

seasons-enchantment-9 = { seasons-enchantment-drought }
    .text = When the season marker moves forward from spring to summer (space 6 to 7), the player with the most crystals must sacrifice 1 of their power cards in play or lose 1 space of their reserve until the end of the game; with no card in play, they lose the space. If several have the most, nothing happens. Drought strikes at most once a year.
    .short = { seasons-enchantment-drought.short }

seasons-enchantment-10 = { seasons-enchantment-vision-of-destiny }
    .text = The top two cards of the deck always lie face up beside it. The outer one is the top card of the deck, the other one the second: effects on the deck begin with them, and the row is refilled after each effect. Once in your turn, after the actions of the die, you may pay 5 crystals to put the top card on the discard pile.
    .short = { seasons-enchantment-vision-of-destiny.short }

## Ability tokens

seasons-token-1 = Sudden Insight
    .text = Draw 1 card, then keep it or discard it. Once used: −5 prestige at the end of the game.
seasons-token-2 = Parting Gift
    .text = Sacrifice 1 of your power cards in play or discard 1 from your hand. Once used: +6 prestige at the end of the game.
seasons-token-3 = Two Sparks
    .text = Gain 2 energy tokens of your choice. Once used: −5 prestige at the end of the game.
seasons-token-4 = Vow of Humility
    .text = Lower your summoning gauge by 1; it must not fall below the number of your cards in play. Once used: +10 prestige at the end of the game.
seasons-token-5 = Keeper of Secrets
    .text = Permanent: each power card left in your hand at the end of the game gives 3 prestige instead of costing 5. This token is never turned over.
seasons-token-6 = Alchemist’s Hour
    .text = You may transmute this turn, and each token transmuted from now on gives 1 extra crystal. Once used: 0 prestige at the end of the game.
seasons-token-7 = Rain of Crystals
    .text = Gain 12 crystals. Once used: −6 prestige at the end of the game.
seasons-token-8 = Gift to the Sea
    .text = Discard 4 water tokens; those on Amulet of Water may be used too. Once used: +18 prestige at the end of the game.
seasons-token-9 = Second Wind
    .text = Raise your summoning gauge by 2 (not above 15). Once used: −5 prestige at the end of the game.
seasons-token-10 = Winds of Change
    .text = Move the season marker exactly 2 spaces forward or 2 back; a change of season or year takes effect at once. Once used: +3 prestige at the end of the game.
seasons-token-11 = All-Seeing Eye
    .text = Look at the cards in all rivals’ hands. Once used: +9 prestige at the end of the game.
seasons-token-12 = Threads of Fate
    .text = Look at the top 3 cards of the deck (or all, if there are fewer) and put them back on top in any order. Once used: 0 prestige at the end of the game.

seasons-token-name = { $token ->
    [1] { seasons-token-1 }
    [2] { seasons-token-2 }
    [3] { seasons-token-3 }
    [4] { seasons-token-4 }
    [5] { seasons-token-5 }
    [6] { seasons-token-6 }
    [7] { seasons-token-7 }
    [8] { seasons-token-8 }
    [9] { seasons-token-9 }
    [10] { seasons-token-10 }
    [11] { seasons-token-11 }
    [12] { seasons-token-12 }
   *[other] { $token }
}
seasons-token-text = { $token ->
    [1] { seasons-token-1.text }
    [2] { seasons-token-2.text }
    [3] { seasons-token-3.text }
    [4] { seasons-token-4.text }
    [5] { seasons-token-5.text }
    [6] { seasons-token-6.text }
    [7] { seasons-token-7.text }
    [8] { seasons-token-8.text }
    [9] { seasons-token-9.text }
    [10] { seasons-token-10.text }
    [11] { seasons-token-11.text }
    [12] { seasons-token-12.text }
   *[other] { $token }
}

## Names

seasons-bonus-draw-one = draw a card
seasons-why-model-left = the copied card left play
seasons-why-enchantment-6 = { seasons-enchantment-6 }
seasons-why-enchantment-9 = { seasons-enchantment-9 }
seasons-why-enchantment-10 = { seasons-enchantment-10 }

## What happened

seasons-event-chose-cards = { $player } chose nine cards
seasons-event-token-chosen = { $player } chose an ability token: { seasons-token-name }
seasons-event-token-used = { $player } used the ability token { seasons-token-name }
seasons-event-hand-seen = { $doer } looked at the hand of { $player }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .seen = { $player } holds { $n ->
    [0] no cards
   *[other] { $cards }
}
seasons-event-looked-at-top = { $player } looked at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the deck
    .seen = { $player } saw on top of the deck: { $cards }
seasons-event-looked-in-discard = { $player } looked at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of the discard pile
    .seen = { $player } saw on top of the discard pile: { $cards }
seasons-event-arranged = { $player } put { $n ->
    [one] 1 card
   *[other] { $n } cards
} back on top of the deck
seasons-event-row-opened = Open cards of the deck, the top one first: { $cards }
seasons-event-named = { $player } named { $element }{ $why }
seasons-event-revealed = { $player } revealed { $card }
seasons-event-took = { $player } took { $card } into hand{ $cause }
seasons-event-refused = { $player } refused { $card }
seasons-event-found-nothing = { $player } found no card that fits{ $why }
seasons-event-showed = { $player } showed { $card }
seasons-event-usurped = { $player } copied { $card } of { $rival } with { seasons-card-ek-18 }
seasons-event-energy-taken = { $player } took { $energy } from { $rival }{ $why }
seasons-event-bonus-back = { $player } went a step back on the bonus track, bonuses used: { $used }{ $why }
seasons-event-die-ignored = { $player } ignored the die ({ seasons-card-ek-14 })
seasons-event-reserve-shrunk = { $player }: the reserve now has room for { $capacity }{ $why }

## Questions

seasons-ask-construct = Choose a card to keep
    .hint = Nine of your eighteen cards stay with you; nothing is passed on.
seasons-ask-reject = Discard a card
    .hint = One card goes before the draft and one after it; nobody sees which.
seasons-ask-choose-token = Choose an ability token
    .hint = You may use it once in the match, in your own turn; all choices are revealed together.
seasons-ask-steadfast = Carry out the die, or ignore it?
    .hint = { seasons-card-ek-14 } lets you do one thing instead of all the actions of your die.
seasons-ask-leap = Move the season marker
seasons-ask-wither = { seasons-enchantment-9 }: sacrifice a card or lose a space of your reserve
    .hint = You have the most crystals. A lost space does not come back in this match.
seasons-ask-embrace-card = { seasons-enchantment-6 }: give up a card
    .hint = You lack the 5 crystals for the card you took; that card may be the one to go.
seasons-ask-drop-card = Sacrifice a card in play or discard one from hand
seasons-ask-drain-water = Discard { $n ->
    [one] 1 water token
   *[other] { $n } water tokens
}
seasons-ask-tithe = Discard an energy token
    .hint = Earth brings crystals, the other types nothing.
seasons-ask-deposit = Move a token onto the card?
    .hint = There it is safe and takes up no space, but cannot be spent until you activate the card.
seasons-ask-withdraw = Return which tokens to your reserve?
seasons-ask-name-energy = Name a type of energy
    .hint = Cards are revealed until a magic item with this type in its cost appears.
seasons-ask-search = Take this card?
    .hint = If you refuse it, it is gone, and you must take the next card that fits.
seasons-ask-arrange = Put the cards back on the deck
    .hint = The first one named will be the top card.
seasons-ask-resurrect = Take one card into your hand
    .hint = The others go to the bottom of the discard pile.
seasons-ask-discard-hand = Discard a card from hand
seasons-ask-renew = Discard a card from hand
    .hint = Then you draw one and take back one used bonus, if any.
seasons-ask-exchange-cards = Discard cards from hand
    .hint = When you are done, you draw as many as you discarded.
seasons-ask-forfeit = Discard { $n ->
    [one] 1 energy token
   *[other] { $n } energy tokens
} from your reserve
seasons-ask-rob = Take which tokens?
seasons-ask-selectively-return = Return a magic item to your hand
seasons-ask-inlay = Choose { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of one type
    .hint = One goes onto the card, the others are discarded.
seasons-ask-usurp = Copy which magic item?
    .hint = You pay its summoning cost; if it leaves play later, { seasons-card-ek-18 } is sacrificed.
seasons-ask-usurp-elements = Pay with which elements?
seasons-ask-usurp-pay = Pay with which tokens?
seasons-ask-usurper-falls = The copied item has left play: sacrifice the Usurper or a Shield?
seasons-ask-sacrifice-self = Sacrifice the card itself or a Shield?
    .hint = { seasons-card-ek-13 } may be sacrificed in its place; the effect stays the same.
seasons-ask-sacrifice-due = Sacrifice the card itself or a Shield?
seasons-ask-dream = Sacrifice the card itself or a Shield?
    .hint = { seasons-card-ek-13 } may be sacrificed in its place; the effect stays the same.
seasons-ask-shown = Discard the card shown, or sacrifice a Shield?

## Options

seasons-do-choose = { $card }
seasons-do-reject = Discard { $card }
seasons-do-token = { seasons-token-name }. { seasons-token-text }
seasons-do-use-token = Use the ability token: { $token ->
    [1] draw 1 card; −5 points at the end
    [2] give up 1 card; +6 points at the end
    [3] gain 2 energy tokens; −5 points at the end
    [4] summoning gauge −1; +10 points at the end
    [6] transmute with +1 crystal per token
    [7] gain 12 crystals; −6 points at the end
    [8] discard 4 water tokens; +18 points at the end
    [9] summoning gauge +2; −5 points at the end
    [10] move the season 2 spaces; +3 points at the end
    [11] see all rivals’ hands; +9 points at the end
    [12] arrange the top 3 cards of the deck
   *[other] { seasons-token-name }
}
seasons-do-bonus-draw-one = Bonus: draw 1 card{ seasons-bonus-cost }
seasons-do-buy-off = Pay 5 crystals to discard the open top card of the deck
seasons-do-use-die = Carry out the die
seasons-do-instead-gauge = Instead of the die: summoning gauge +1
seasons-do-instead-energy = Instead of the die: gain 1 energy token
seasons-do-instead-transmute = Instead of the die: transmute this turn
seasons-do-shrink = Lose a space of the reserve
seasons-do-drain-water = Discard { $energy }
seasons-do-tithe = Discard { $energy }{ seasons-brings }
seasons-do-deposit = Move { $energy }
seasons-do-deposit-nothing = Move nothing
seasons-do-withdraw = Return { $energy }
seasons-do-inlay = Use { $energy }
seasons-do-rob = Take { $energy } from { $rival }
seasons-do-name = Name { $element }
seasons-do-take = Take { $card }
seasons-do-refuse = Refuse { $card }, search once more
seasons-do-arrange = { $cards }
seasons-do-enough = Enough
seasons-do-usurp = Copy { $card } of { $rival }{ seasons-price }
seasons-do-usurp-pay = Pay { $energy }
seasons-do-copy-nothing = Copy nothing

seasons-branch-ek-7-energy = Gain 1 energy token
seasons-branch-ek-7-crystals = Gain 2 crystals and look at the top card of the deck
seasons-branch-ek-19-energy = Everyone discards 4 energy tokens
seasons-branch-ek-19-card = Everyone discards a card from hand
