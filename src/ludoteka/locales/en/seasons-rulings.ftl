### Rulings: what the text of a card leaves open, a sentence each, numbered from 1; shown under the text of the large card.
### The browser loads this file only when it is needed.

-seasons-token-use = Use it once in the match, between two actions of your own turn, after your die. It is not an activation; unused, it scores 0.

## Base game

seasons-card-base-1-ruling-1 = You need room on your summoning gauge for this card before it raises the gauge.
seasons-card-base-1-ruling-2 = The gauge stops at 15; steps beyond it are lost.
seasons-card-base-1-ruling-3 = If this card leaves play, the gauge stays as it is.

seasons-card-base-2-ruling-1 = Rivals see neither the card you keep nor those you discard.
seasons-card-base-2-ruling-2 = If the deck runs out on the way, the discard pile becomes the new deck; if there are still fewer than 4 cards, choose among those.

seasons-card-base-3-ruling-1 = You gain the crystals once, when the card enters play, whether it was summoned or put into play for free.
seasons-card-base-3-ruling-2 = This is not transmuting: Purse of Io adds nothing.

seasons-card-base-4-ruling-1 = Its tokens pay for anything that costs energy: summons, activations, the exchange bonus. They can be transmuted too, but only when you are allowed to transmute.
seasons-card-base-4-ruling-2 = When your reserve overflows, its tokens neither count nor can be discarded instead.
seasons-card-base-4-ruling-3 = New tokens gained in exchange for them go to the reserve, which may overflow.
seasons-card-base-4-ruling-4 = Each copy holds 4 tokens of its own; a copy that is summoned again takes 4 new ones.

seasons-card-base-5-ruling-1 = Each transmute bonus used earlier this turn and each Purse of Io adds 1 crystal for each of the 3 tokens; a bonus used later adds nothing.
seasons-card-base-5-ruling-2 = The tokens may come from your reserve and from Amulet of Water together.

seasons-card-base-6-ruling-1 = Its crystals come too late to pay for the card being summoned.
seasons-card-base-6-ruling-2 = Two copies together give 6 crystals for each summons.
seasons-card-base-6-ruling-3 = Its crystals come before the token of Yjang’s Forgotten Vase and before Sid Nightshade compares crystals.

seasons-card-base-7-ruling-1 = Tokens are transmuted at the rates of the season the marker now shows; the leftover die moves the marker on from where it stands when the round ends.
seasons-card-base-7-ruling-2 = Crossing the same boundary again triggers season-change effects once more, but the cards of a year are handed out only once.
seasons-card-base-7-ruling-3 = From the first winter the marker may go back into a year before the first; on the way forward no cards are handed out for it.
seasons-card-base-7-ruling-4 = If the marker leaves the third year, the round is still finished, and a second move may bring it back.

seasons-card-base-8-ruling-1 = On its own it does not allow you to transmute.
seasons-card-base-8-ruling-2 = Two copies together give 2 extra crystals per token; transmute bonuses are added as well.
seasons-card-base-8-ruling-3 = It counts for Balance of Ishtar and Potion of Life, but not for Glutton Cauldron and Dragon Skull, which do not transmute.

seasons-card-base-9-ruling-1 = The card you put into play has its “when played” effects and may be activated in the same turn, except Die of Malice.
seasons-card-base-9-ruling-2 = What reacts to summons – Staff of Spring, Yjang’s Forgotten Vase, Arcano Leech – reacts to this card only, not to the one it brings.
seasons-card-base-9-ruling-3 = A second Divine Chalice found this way works again with 4 new cards.
seasons-card-base-9-ruling-4 = Rivals see only the card put into play.

seasons-card-base-10-ruling-1 = Rivals without cards in play are skipped; whoever has only one must give it up.
seasons-card-base-10-ruling-2 = A potion sacrificed this way has no effect, and Glutton Cauldron gives neither tokens nor crystals.
seasons-card-base-10-ruling-3 = Sacrificing Cursed Treatise of Arus empties its owner’s reserve at once; losing Bespelled Grimoire costs any excess at once.

seasons-card-base-11-ruling-1 = It works from the round it is played in, also when the season goes back and at the last season change of the game.
seasons-card-base-11-ruling-2 = Two copies collect separately.
seasons-card-base-11-ruling-3 = At the end of a round the first player collects first; in mid-turn, the player whose turn it is.

seasons-card-base-12-ruling-1 = You see all the cards; each rival sees only the one you give them.
seasons-card-base-12-ruling-2 = If there are too few cards, you keep one first, then rivals receive cards clockwise as long as there are any.
seasons-card-base-12-ruling-3 = A card received in the last round costs 5 points like any other card left in hand.

seasons-card-base-13-ruling-1 = It counts your reserve after Beggar’s Horn and Heart of Argos gave their tokens, but before Fairy Monolith and Horn of Plenty take theirs.
seasons-card-base-13-ruling-2 = A token gained from the change of season comes too late.
seasons-card-base-13-ruling-3 = It works in the round it was played and in the last round; two copies together give 6 crystals.

seasons-card-base-14-ruling-1 = You may not throw energy away to meet the condition.
seasons-card-base-14-ruling-2 = With two copies and no tokens both give one; with 1 token only the first does.
seasons-card-base-14-ruling-3 = If it gave nothing and Fairy Monolith or Horn of Plenty then leaves you poor enough, it gives its token after all.

seasons-card-base-15-ruling-1 = If you decline once, the chance is gone for this turn.
seasons-card-base-15-ruling-2 = The same die is rolled again, so the old face may come up once more; no other die changes.
seasons-card-base-15-ruling-3 = Each reroll is an activation: Thieving Fairies are served before you gain your 2 crystals.
seasons-card-base-15-ruling-4 = After rerolling you may still ignore the die with Steadfast Die and keep the 2 crystals.

seasons-card-base-16-ruling-1 = You may activate it even if no rival has crystals.
seasons-card-base-16-ruling-2 = The token may come from Amulet of Water, but not from Glutton Cauldron.
seasons-card-base-16-ruling-3 = Two copies are activated and paid for separately.

seasons-card-base-17-ruling-1 = Everyone sees which items come back, so later players know the earlier choices.
seasons-card-base-17-ruling-2 = A returned item loses its tokens; you may summon yours again in this turn, as a fresh card.
seasons-card-base-17-ruling-3 = Returning is not sacrificing, and Shield of Zira cannot go instead.
seasons-card-base-17-ruling-4 = Raven the Usurper is never a magic item, even while it copies one.

seasons-card-base-18-ruling-1 = The limit rises first, then the 2 tokens come.
seasons-card-base-18-ruling-2 = A second copy still gives its 2 tokens; the limit falls only when the last copy leaves play.
seasons-card-base-18-ruling-3 = What Mesodae’s Lantern, Statue of Eolis and Drought take away is taken from 10.

seasons-card-base-19-ruling-1 = Turned cards count, cards in hand do not.
seasons-card-base-19-ruling-2 = Damned Soul of Onys counts for the player who holds it.
seasons-card-base-19-ruling-3 = With two copies you gain 40 crystals in all.

seasons-card-base-20-ruling-1 = The saving is automatic; the token saved need not be one you own.
seasons-card-base-20-ruling-2 = Two copies save 2 tokens, but at least 1 is always paid; the first copy makes the second cheaper.
seasons-card-base-20-ruling-3 = An item copied by Raven the Usurper gets no discount.

seasons-card-base-21-ruling-1 = You may choose a rival whose reserve is empty; then you gain nothing.
seasons-card-base-21-ruling-2 = You receive all the tokens first; if they are too many, you decide which go, old or new.

seasons-card-base-22-ruling-1 = It is a magic item and counts as one for Scepter of Greatness and Pendant of Ragnor.
seasons-card-base-22-ruling-2 = Shown for Vampiric Crown it gives 30 tokens, as many as fit into the reserve.
seasons-card-base-22-ruling-3 = Selenia’s Codex cannot return it unless Nature Spirit is in force.

seasons-card-base-23-ruling-1 = You may activate it in the turn you summon it. Only you see the card drawn.
seasons-card-base-23-ruling-2 = The gauge rises (up to 15) even if there is no card to draw.
seasons-card-base-23-ruling-3 = Sacrificed for another card, the potion has no effect.

seasons-card-base-24-ruling-1 = First the potion leaves and the reserve is emptied, then the card enters play: energy the card brings is kept.
seasons-card-base-24-ruling-2 = The card has its “when played” effects and may be activated in the same turn; what reacts to summons does not react to it.
seasons-card-base-24-ruling-3 = Sacrificed for another card, the potion has no effect.

seasons-card-base-25-ruling-1 = If the reserve cannot hold everything, you choose which old tokens stay and fill the rest with new ones, 5 at most.
seasons-card-base-25-ruling-2 = You may activate it in the turn you summon it.
seasons-card-base-25-ruling-3 = Sacrificed for another card, the potion has no effect.

seasons-card-base-26-ruling-1 = Each transmute bonus used earlier this turn and each Purse of Io adds 1 crystal per token; a bonus used later adds nothing.
seasons-card-base-26-ruling-2 = You may activate it with an empty reserve. If you were allowed to transmute before, you still are.
seasons-card-base-26-ruling-3 = Sacrificed for another card, the potion has no effect.

seasons-card-base-27-ruling-1 = It works from the round it is played in, also when the season goes back and at the last season change of the game.
seasons-card-base-27-ruling-2 = You must take the token, but with a full reserve it may be the one you discard.
seasons-card-base-27-ruling-3 = Each copy gives a token.

seasons-card-base-28-ruling-1 = It counts once, when it enters play: turned items too, but no items in hand or played later.
seasons-card-base-28-ruling-2 = Familiars do not count, nor does Raven the Usurper.
seasons-card-base-28-ruling-3 = A second copy counts the first.

seasons-card-base-29-ruling-1 = You gain the crystals once, when the card enters play, whether it was summoned or put into play for free.
seasons-card-base-29-ruling-2 = They come too late to pay Arcano Leech for this summons.

seasons-card-base-30-ruling-1 = The token cannot pay for the card that brought it, not even for Elemental Amulet.
seasons-card-base-30-ruling-2 = Tokens paid make room for it; with a full reserve it may be the one you discard.
seasons-card-base-30-ruling-3 = Summoning a second copy brings a token from the first; from then on you gain 2 for each summons.

seasons-card-base-31-ruling-1 = The types are named and paid when you summon it: tokens from the water effect or from Yjang’s Forgotten Vase come too late.
seasons-card-base-31-ruling-2 = With Hand of Fortune the type saved need not be one you own.
seasons-card-base-31-ruling-3 = Any excess is discarded right after the water effect; if no card can be drawn, the other effects still happen.
seasons-card-base-31-ruling-4 = Raven the Usurper pays 1–4 different types for a copy, without a discount, and has an effect for each.

seasons-card-base-32-ruling-1 = Only one of the two per round; a second copy is used separately.
seasons-card-base-32-ruling-2 = You may use it even if you are allowed to transmute already; it gives no extra crystals.
seasons-card-base-32-ruling-3 = Thieving Fairies take their crystal before you pay; what you can no longer pay for you cannot choose.

seasons-card-base-33-ruling-1 = Crystals that the summons itself brings come too late to pay you.
seasons-card-base-33-ruling-2 = Each copy takes its own crystal; its owner never pays.
seasons-card-base-33-ruling-3 = Passing Damned Soul of Onys and copying an item with Raven the Usurper do not count as summoning.

seasons-card-base-34-ruling-1 = You may look without 4 tokens or room on your gauge; the card then goes back and the activation is used up.
seasons-card-base-34-ruling-2 = Only you see the card you look at.
seasons-card-base-34-ruling-3 = The card put into play has its “when played” effects and may be activated in the same turn. Mesodae’s Lantern must go back.
seasons-card-base-34-ruling-4 = If the deck is empty, the discard pile becomes the new deck first; without any card it cannot be activated.

seasons-card-base-35-ruling-1 = You may feed it in the turn you play it; two copies are fed separately.
seasons-card-base-35-ruling-2 = Tokens cannot be taken back before the 7th, and the 7th takes effect at once.
seasons-card-base-35-ruling-3 = All tokens reach the reserve together; only then do you choose which to discard.

seasons-card-base-36-ruling-1 = With an empty hand you must draw; without any card to draw you must discard.
seasons-card-base-36-ruling-2 = The printed prestige counts, up to 30. If the reserve cannot hold everything, you choose which tokens stay.

seasons-card-base-37-ruling-1 = The cards go one after another in your order; the crystals come after the last.
seasons-card-base-37-ruling-2 = Potions sacrificed this way have no effect, Glutton Cauldron gives nothing, and Cursed Treatise of Arus empties your reserve.
seasons-card-base-37-ruling-3 = Raven the Usurper lost along with the item it copies is not one of the 3.

seasons-card-base-38-ruling-1 = A gauge at 0 stays there and the card is drawn all the same; without a card to draw the gauge still falls.
seasons-card-base-38-ruling-2 = Whoever has no room left on the gauge cannot put cards into play, not even for free.
seasons-card-base-38-ruling-3 = Each player alone sees the card they draw.

seasons-card-base-39-ruling-1 = Everyone who has a crystal pays first, then this card goes if someone had none.
seasons-card-base-39-ruling-2 = Two copies collect one after the other; the second may find nothing left.
seasons-card-base-39-ruling-3 = Players are handled clockwise from the first player of the round, so it may take a crystal before later players make their gains.

seasons-card-base-40-ruling-1 = Only the types change, not the numbers: no reserve overflows.
seasons-card-base-40-ruling-2 = Your own reserve stays as it is.

seasons-card-base-41-ruling-1 = Rerolling with Die of Malice, feeding Glutton Cauldron, drinking a potion and passing Damned Soul of Onys are activations too.
seasons-card-base-41-ruling-2 = Steadfast Die, ability tokens and the 5 crystals for Vision of Destiny are not activations.
seasons-card-base-41-ruling-3 = If the fairies’ crystal would leave too few to pay for an activation, it cannot be started, and they gain nothing.
seasons-card-base-41-ruling-4 = Each copy works separately.

seasons-card-base-42-ruling-1 = The reserve is emptied whenever this card is sacrificed, in another player’s turn too.
seasons-card-base-42-ruling-2 = If Shield of Zira goes in its place, the reserve is kept.
seasons-card-base-42-ruling-3 = Put into play by Potion of Dreams, it enters after the reserve is emptied: its 2 tokens are kept.

seasons-card-base-43-ruling-1 = You may activate it in the turn you play it, and also without familiars; it is an activation all the same.
seasons-card-base-43-ruling-2 = Damned Soul of Onys is a familiar of the player who holds it; Raven the Usurper is one too.

seasons-card-base-44-ruling-1 = The choice between hand and play is free each time; a discard from hand is not a sacrifice.
seasons-card-base-44-ruling-2 = Damned Soul of Onys is a familiar of the player who holds it.
seasons-card-base-44-ruling-3 = If the reserve cannot hold everything, you choose which old tokens stay and fill the rest with new ones.

seasons-card-base-45-ruling-1 = A token gained at the very last season change counts.
seasons-card-base-45-ruling-2 = Two copies together give 6 crystals per token.

seasons-card-base-46-ruling-1 = Damned Soul of Onys passed to you in the last round is a familiar too.
seasons-card-base-46-ruling-2 = Raven the Usurper is a familiar, whatever it copies.
seasons-card-base-46-ruling-3 = Two copies together give 40 crystals.

seasons-card-base-47-ruling-1 = The tokens may come from your reserve and from Amulet of Water; the new ones go to the reserve, which may overflow.
seasons-card-base-47-ruling-2 = Thieving Fairies take their crystal first; you pay with what is left.
seasons-card-base-47-ruling-3 = This is not transmuting.

seasons-card-base-48-ruling-1 = As your only magic item it gives nothing; a second copy counts the first.
seasons-card-base-48-ruling-2 = Familiars do not count, nor does Raven the Usurper.
seasons-card-base-48-ruling-3 = Put into play by Potion of Dreams, it no longer counts the potion, but its tokens are kept.

seasons-card-base-49-ruling-1 = Crystals are compared after Staff of Spring has given its own and after Arcano Leech was paid.
seasons-card-base-49-ruling-2 = What one rival cannot pay is not made up by the others.

seasons-card-base-50-ruling-1 = You may pass it in the turn you play it, with the water it brought; water on Amulet of Water will do too.
seasons-card-base-50-ruling-2 = Whoever holds it when the round ends loses crystals, even if it came after their turn, and before their own gains.
seasons-card-base-50-ruling-3 = Passing is neither summoning nor playing, and frees the giver’s place at once; two copies together cost their holder 6 crystals per round.
seasons-card-base-50-ruling-4 = It counts as a familiar in play for its holder, and may be sacrificed like any card.

## Enchanted Kingdom

seasons-card-ek-1-ruling-1 = Rerolling with Die of Malice, feeding Glutton Cauldron, drinking a potion or passing Damned Soul of Onys count; Steadfast Die and ability tokens do not.
seasons-card-ek-1-ruling-2 = It must be in play already: earlier activations in the same turn do not count.
seasons-card-ek-1-ruling-3 = Two copies receive a token each from the same activation.
seasons-card-ek-1-ruling-4 = The token reaches your reserve after Beggar’s Horn and before Wondrous Chest.

seasons-card-ek-2-ruling-1 = With no token to discard nothing happens and nothing is owed later.
seasons-card-ek-2-ruling-2 = It comes after all your other effects at the end of the round, except a Beggar’s Horn that gave nothing before; the token of Heart of Argos may be the one to go.
seasons-card-ek-2-ruling-3 = Each copy demands a token.

seasons-card-ek-3-ruling-1 = The token is moved after Wondrous Chest has counted and before Horn of Plenty takes its own; each copy may receive one.
seasons-card-ek-3-ruling-2 = While no tokens lie here, it cannot be activated.

seasons-card-ek-4-ruling-1 = The returned item frees its place and may be summoned again in the same turn, as a fresh card.
seasons-card-ek-4-ruling-2 = You may summon this card even if nothing can be returned.
seasons-card-ek-4-ruling-3 = Returning is not sacrificing: Shield of Zira cannot go instead, and Cursed Treatise of Arus leaves your reserve alone.
seasons-card-ek-4-ruling-4 = Raven the Usurper is not a magic item; one that copies the returned item is sacrificed at once.

seasons-card-ek-5-ruling-1 = If the deck runs out, the old discard pile becomes the new deck and the search goes on; cards already revealed stay aside.
seasons-card-ek-5-ruling-2 = Afterwards the other revealed cards go to the discard pile in their order, a refused one among them.
seasons-card-ek-5-ruling-3 = Only the printed cost counts: the extra token of Nature Spirit has no type.

seasons-card-ek-6-ruling-1 = Reductions of the reserve add up and are taken from 10 if you have Bespelled Grimoire; when this card leaves play, the space is free again.
seasons-card-ek-6-ruling-2 = Divine Chalice and Potion of Dreams cannot choose it; Crystal Orb must put it back.
seasons-card-ek-6-ruling-3 = Raven the Usurper may copy it: copying is not putting it into play.

seasons-card-ek-7-ruling-1 = It also works when the season goes back and at the last season change of the game.
seasons-card-ek-7-ruling-2 = With an empty deck you still gain the 2 crystals, but there is nothing to look at.
seasons-card-ek-7-ruling-3 = Two copies give two choices and take two spaces of the reserve.

seasons-card-ek-8-ruling-1 = If the deck runs out, the old discard pile becomes the new deck and the search goes on; cards already revealed stay aside.
seasons-card-ek-8-ruling-2 = Afterwards the other revealed cards go to the discard pile in their order, a refused one among them.

seasons-card-ek-9-ruling-1 = Only crystals on the face really carried out count, not those of a face rerolled or ignored, nor the 2 of Die of Malice.
seasons-card-ek-9-ruling-2 = Summoned in such a turn it works at once, but tokens transmuted before do not count.
seasons-card-ek-9-ruling-3 = It must still be in play at the end of the round; two copies give 2 crystals each.
seasons-card-ek-9-ruling-4 = Using a transmute bonus or Tree of Light in such a turn as well takes nothing away.

seasons-card-ek-10-ruling-1 = A step back makes room for another bonus, and one bonus less is counted at the end.
seasons-card-ek-10-ruling-2 = Rivals see neither the card discarded nor the card drawn.
seasons-card-ek-10-ruling-3 = Shield of Zira may go instead of the card, but only if you have a card in hand.
seasons-card-ek-10-ruling-4 = A used ability token is not restored.

seasons-card-ek-11-ruling-1 = Only you see the cards; the deck is not touched.
seasons-card-ek-11-ruling-2 = A Shield of Zira sacrificed in its place reaches the pile later and cannot be taken.
seasons-card-ek-11-ruling-3 = Sacrificed for another card, the potion has no effect.

seasons-card-ek-12-ruling-1 = Each activation may use another type; you may activate it in the turn you play it.
seasons-card-ek-12-ruling-2 = The loss comes after all your gains at the end of the game; without this card in play there is none.
seasons-card-ek-12-ruling-3 = Two copies are scored separately. Moving tokens here is not transmuting.

seasons-card-ek-13-ruling-1 = If it is your only card that could go, it earns no crystals.
seasons-card-ek-13-ruling-2 = One Shield saves one card; for Dragon Skull it is one of the three.
seasons-card-ek-13-ruling-3 = There must be a card to save: Necrotic Kriss needs a familiar, Warden of Argos and Throne of Renewal a card in hand.
seasons-card-ek-13-ruling-4 = It does not replace an item returned to hand, and does nothing while it is in hand itself.

seasons-card-ek-14-ruling-1 = Die of Malice comes first; its crystals are yours even if you then ignore the die.
seasons-card-ek-14-ruling-2 = Your die stays taken, and the leftover die moves the season as usual.
seasons-card-ek-14-ruling-3 = An ignored die lets you neither draw a card nor use the bonus “2 cards instead of 1”, and its crystals mean nothing to Io’s Transmuter.

seasons-card-ek-15-ruling-1 = Any excess energy is discarded only at the very end, after the cards.
seasons-card-ek-15-ruling-2 = Rivals see none of these cards. If no others are left, you draw the discarded ones again.
seasons-card-ek-15-ruling-3 = Shield of Zira may be sacrificed instead of a card in hand and counts for the draw.

seasons-card-ek-16-ruling-1 = Only you see the cards and their order; the order may stay as it was.
seasons-card-ek-16-ruling-2 = The discard pile is not shuffled in for this; with an empty deck it cannot be activated.
seasons-card-ek-16-ruling-3 = Thieving Fairies take their crystal first: with just 2 crystals you could not pay any more.

seasons-card-ek-17-ruling-1 = You need room on your summoning gauge for this card before it raises the gauge.
seasons-card-ek-17-ruling-2 = A rival whose gauge is at 0 gains the 6 crystals all the same.
seasons-card-ek-17-ruling-3 = Sacrificed for another card, it has no effect. Saved by Shield of Zira, it may be used again in a later round.

seasons-card-ek-18-ruling-1 = The copy starts fresh, with tokens of its own; turning one card does not turn the other.
seasons-card-ek-18-ruling-2 = Even if this card is put into play for free, you must pay for the item; tokens on Amulet of Water may be used.
seasons-card-ek-18-ruling-3 = Another Raven cannot be copied; two Ravens may copy the same item.
seasons-card-ek-18-ruling-4 = If the item leaves in the middle of a copied effect, the effect is finished all the same. Die of Malice and Steadfast Die help from your next turn on.

seasons-card-ek-19-ruling-1 = You may choose either even if it affects nobody.
seasons-card-ek-19-ruling-2 = Cards discarded are not shown; archived cards are safe.
seasons-card-ek-19-ruling-3 = Shield of Zira may go instead of a card in hand, but not instead of tokens.

seasons-card-ek-20-ruling-1 = You cannot take fewer than 2 if there are that many; rivals follow clockwise from your left.
seasons-card-ek-20-ruling-2 = Your own reserve may overflow until all rivals are done.

## Enchantments

seasons-enchantment-1-ruling-1 = You may choose both copies of a card, and change your choice until everyone is done.
seasons-enchantment-1-ruling-2 = With 4 players and only cards 1–30 there are too few cards for it.

seasons-enchantment-2-ruling-1 = The last card of the draft is not chosen: it simply comes to you.

seasons-enchantment-3-ruling-1 = Nothing is passed on between the first discard and the draft: you begin with the 10 cards you still hold.
seasons-enchantment-3-ruling-2 = Nobody else learns what you discard; cards discarded together are shuffled.

seasons-enchantment-4-ruling-1 = Cards put into play for free may come before or after the summons.
seasons-enchantment-4-ruling-2 = A card taken back to hand after the summons waits for your next turn.
seasons-enchantment-4-ruling-3 = Activations, bonuses and ability tokens are not limited.

seasons-enchantment-5-ruling-1 = The extra token may lie on Amulet of Water; it is paid before Yjang’s Forgotten Vase reacts.
seasons-enchantment-5-ruling-2 = For Elemental Amulet it brings no effect and may repeat a type.
seasons-enchantment-5-ruling-3 = For Scroll of Ishtar only the printed cost counts.

seasons-enchantment-6-ruling-1 = Cards are charged one by one: with 12 crystals and 3 cards kept you lose 10 crystals and a card.
seasons-enchantment-6-ruling-2 = With 5 crystals or more you must pay; with fewer you lose a card but no crystals.
seasons-enchantment-6-ruling-3 = If several are charged, the player whose turn it is comes first, then the others clockwise.
seasons-enchantment-6-ruling-4 = A passed Damned Soul of Onys is exempt. Shield of Zira may go instead of the card and earns its crystals.

seasons-enchantment-7-ruling-1 = Balance of Ishtar gives 12 crystals, Potion of Life 5 per token.
seasons-enchantment-7-ruling-2 = Glutton Cauldron, Dragon Skull, Horn of Plenty and Jewel of the Ancients do not transmute.

seasons-enchantment-8-ruling-1 = No draw symbol is needed, and the bonus may be used again in the same turn; the usual bonus “2 cards instead of 1” remains.
seasons-enchantment-8-ruling-2 = There must be a card to draw, in the deck or in the discard pile.
seasons-enchantment-8-ruling-3 = A step back thanks to Throne of Renewal makes room for another use.

seasons-enchantment-9-ruling-1 = It strikes after the effects of the end of the round and before those of the new season; if the marker moves in mid-turn, at once.
seasons-enchantment-9-ruling-2 = A year in which the lead was shared is not used up: the next step into summer counts.
seasons-enchantment-9-ruling-3 = Shield of Zira may be the card sacrificed, but does not save a space of the reserve.

seasons-enchantment-10-ruling-1 = The discard pile is shuffled only when the row and the deck are both empty.
seasons-enchantment-10-ruling-2 = Everyone knows who took an open card; but of two cards seen with the bonus “2 cards instead of 1” nobody else knows which was kept.
seasons-enchantment-10-ruling-3 = Paying the 5 crystals is not an activation; everybody sees the card go.

## Ability tokens

seasons-token-1-ruling-1 = The draw of your die is already done by then; nobody else sees the card.
seasons-token-1-ruling-2 = There must be a card to draw, in the deck or in the discard pile.
seasons-token-1-ruling-3 = { -seasons-token-use }

seasons-token-2-ruling-1 = You need a card in play or in hand.
seasons-token-2-ruling-2 = A potion given up has no effect, Cursed Treatise of Arus empties your reserve, and Shield of Zira earns nothing.
seasons-token-2-ruling-3 = { -seasons-token-use }

seasons-token-3-ruling-1 = Any excess is discarded at once; you may use it even with a full reserve.
seasons-token-3-ruling-2 = { -seasons-token-use }

seasons-token-4-ruling-1 = Your gauge must be above 0 and above the number of your cards in play.
seasons-token-4-ruling-2 = { -seasons-token-use }

seasons-token-5-ruling-1 = It works by itself from the beginning; there is nothing to use.
seasons-token-5-ruling-2 = Rivals lose points for the cards in their hands as usual.

seasons-token-6-ruling-1 = It adds to transmute bonuses and Purse of Io, and counts for Balance of Ishtar and Potion of Life too.
seasons-token-6-ruling-2 = { -seasons-token-use }

seasons-token-7-ruling-1 = The crystals may be spent at once.
seasons-token-7-ruling-2 = { -seasons-token-use }

seasons-token-8-ruling-1 = All 4 must be there. Water on Raven the Usurper counts if it copies Amulet of Water; water on other cards does not.
seasons-token-8-ruling-2 = This is not transmuting.
seasons-token-8-ruling-3 = { -seasons-token-use }

seasons-token-9-ruling-1 = At 15 it cannot be used; from 14 it adds 1.
seasons-token-9-ruling-2 = { -seasons-token-use }

seasons-token-10-ruling-1 = Dice already rolled stay, but tokens are transmuted at the rates of the new season.
seasons-token-10-ruling-2 = Before the first year and after the third the rules of Temporal Boots hold.
seasons-token-10-ruling-3 = { -seasons-token-use }

seasons-token-11-ruling-1 = Only you see the cards, once; archived cards are not shown. You may use it even if all hands are empty.
seasons-token-11-ruling-2 = { -seasons-token-use }

seasons-token-12-ruling-1 = Only you see the cards; the order may stay as it was.
seasons-token-12-ruling-2 = The discard pile is not shuffled in for this; with an empty deck it cannot be used.
seasons-token-12-ruling-3 = { -seasons-token-use }
