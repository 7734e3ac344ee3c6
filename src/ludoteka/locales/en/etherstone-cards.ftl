### The cards of Etherstone: entities by colour, leaders, threats; the name as the value, rules text as .text.
### Only the names and the lines for small cards (.line) are written here:
### `python -m ludoteka.wording etherstone` makes the texts and branches.


## Mists, black

etherstone-card-tu001 = Mist Ledger
    .text =
        Black die: place 2 counters here.
        Die showing 4 or 5 (any number of times): discard 2 counters from here → gain 1 VP.
    .line = Black die: place 2 counters; die 4–5: discard 2 → 1 VP
etherstone-card-tu002 = Fog Leech
    .text = Black die: each rival loses 1 life.
    .line = Black die: each rival loses 1 life
etherstone-card-tu003 = Passing Shade
    .text =
        At once: each rival loses 1 life.
        Die showing 1: recall this card → summon an entity for 1 stone less.
    .line = At once: rivals lose 1 life; die 1: recall, summon cheaper
etherstone-card-tu004 = Midnight Theft
    .text =
        At once: take 2 stones from one rival.
        Die showing 3: recall this card.
    .line = At once: take 2 stones from one rival; die 3: recall this
etherstone-card-tu005 = Door in the Fog
    .text = Black die: recall one of your entities → summon an entity for 1 stone less.
    .line = Black die: recall own entity → summon one for 1 stone less
etherstone-card-tu006 = Black Tithe
    .text = At once: spend X black stones (X at most 3) → gain X VP.
    .line = At once: spend X black stones (at most 3) → X VP
etherstone-card-tu007 = Ambush Rider
    .text =
        On attack: after the attack, each rival loses 1 stone of their choice.
        When a rival takes the purple die: ready this follower.
    .line = After attack: rivals lose 1 stone; their purple die readies this
etherstone-card-tu008 = Listening Horn
    .text =
        When a rival defeats a threat: place 1 counter here.
        Red die, or any die showing 2 (any number of times): discard 1 counter from here → gain 1 VP.
    .line = Rival defeats threat: counter; red die or 2: counter → 1 VP
etherstone-card-tu009 = Bottomless Purse
    .text =
        Die showing 1 to 3: gain 1 black stone.
        End of game: 3 VP if you have the most black stones.
    .line = Die 1–3: gain 1 black stone; end: 3 VP for most black
etherstone-card-tu010 = Smoke Cutpurse
    .text = Die showing 2 or 5: take 1 stone from one rival.
    .line = Die 2 or 5: take 1 stone from one rival
etherstone-card-tu011 = Herald of Dread
    .text =
        Before summoning: recall one of your entities → this card costs 2 stones less.
        At once: each rival exhausts 1 follower and loses 1 life.
    .line = Rivals exhaust 1 follower, lose 1 life; recall an entity: 2 cheaper
etherstone-card-tu012 = Keeper of Burrows
    .text =
        Green die: recall one of your followers → summon a follower for 1 stone less.
        End of game: 1 VP for each card in your hand.
    .line = Green die: recall follower, summon one cheaper; end: VP per hand card
etherstone-card-tu013 = Hidden Paths
    .text =
        At once: gain X black stones, where X is the number of cards in your hand.
        End of game: 2 VP if you have the most stones.
    .line = Black stone per card in hand; end: 2 VP for most stones
etherstone-card-tu014 = Night Reckoning
    .text = At once: each rival loses 1 stone of their choice; if you have the most counters on your cards, gain 2 VP.
    .line = At once: each rival loses 1 stone; most counters: 2 VP
etherstone-card-tu015 = Lord of the Murk
    .text =
        Die showing 5 or 6: if you have the most black entities in play, gain 1 VP.
        End of game: 1 VP for each of your black entities in play.
    .line = Die 5–6: 1 VP with most black entities; end: VP per black

## Tamers, green

etherstone-card-uk001 = Gem Sniffer
    .text = Die showing 1 or 6: gain 1 stone of any colour.
    .line = Die 1 or 6: gain 1 stone of any colour
etherstone-card-uk002 = Ant Duchess
    .text =
        Die showing 3 or 4: place 1 counter here.
        Always: strength +1 for each counter here.
    .line = Die 3–4: place 1 counter; strength +1 for each counter here
etherstone-card-uk003 = Tamed Shapeshifter
    .text =
        On attack: exhaust 1 of your followers → strength +3.
        Green die: apply an ability of another of your followers.
    .line = Exhaust a follower → strength +3; green die: apply another’s ability
etherstone-card-uk004 = Shaggy Guardian
    .text = On attack: exhaust this follower → protection 2.
    .line = On attack: exhaust this follower → protection 2
etherstone-card-uk005 = Call of the Grove
    .text =
        At once: summon a follower for 1 stone less.
        End of game: 1 VP for every 3 of your green stones.
    .line = Summon follower for 1 less; end: 1 VP per 3 green stones
etherstone-card-uk006 = Pack Cub
    .text = When you summon another follower: gain 1 green stone.
    .line = When you summon another follower: gain 1 green stone
etherstone-card-uk007 = Tireless Hound
    .text = On attack: after the attack, ready this follower.
    .line = On attack: ready this follower after the attack
etherstone-card-uk008 = Beast Nursery
    .text = Green die: summon a follower for 1 stone less.
    .line = Green die: summon a follower for 1 stone less
etherstone-card-uk009 = Moss Shepherd
    .text = Die showing 2 to 4 (any number of times): exhaust 1 of your followers → gain 1 stone of any colour.
    .line = Die 2–4: exhaust any followers → 1 stone of any colour each
etherstone-card-uk010 = Taming Bell
    .text =
        Always: your followers cost 1 stone less.
        Red die: gain 1 green stone.
    .line = Your followers cost 1 stone less; red die: 1 green stone
etherstone-card-uk011 = Mother of Herds
    .text = End of game: 1 VP for each of your followers in play.
    .line = End of game: 1 VP for each of your followers in play
etherstone-card-uk012 = Great Hunt
    .text = At once: ready all your followers, then attack.
    .line = At once: ready all your followers, then attack
etherstone-card-uk013 = Honey Drover
    .text =
        Die showing 1 or 2: ready 1 of your green followers.
        Die showing 4 to 6: exhaust 1 of your followers → gain 1 VP.
    .line = Die 1–2: ready green follower; die 4–6: exhaust follower → 1 VP
etherstone-card-uk014 = Quiet Watering Hole
    .text = White die, or any die showing 1 or 4: gain X life (X is the number of your exhausted followers), then ready 1 of your followers.
    .line = White die or any 1, 4: life per exhausted follower, ready 1
etherstone-card-uk015 = First among Giants
    .text =
        Before summoning: exhaust X of your followers (X at most 2) → this card costs X stones less.
        Always: strength +1 for each of your followers in play.
    .line = Strength +1 per follower; exhaust up to 2 followers: costs less

## Salamanders, red

etherstone-card-sa001 = Burnt Offering
    .text = At once: lose 2 life → gain 2 VP.
    .line = At once: lose 2 life → gain 2 VP
etherstone-card-sa002 = Ember Spitter
    .text =
        At once: place 2 counters here.
        On attack: discard X counters from here → strength +2X.
    .line = At once: place 2 counters; on attack discard X → strength +2X
etherstone-card-sa003 = Coal Dancer
    .text = Die showing 4 to 6: lose 1 life → gain 1 VP.
    .line = Die 4–6: lose 1 life → gain 1 VP
etherstone-card-sa004 = Fire-Tempered Blade
    .text =
        Always: your leader has strength +1.
        White die: gain 1 red stone.
    .line = Your leader has strength +1; white die: gain 1 red stone
etherstone-card-sa005 = Living Spark
    .text = On attack: destroy this card → strength +3.
    .line = On attack: destroy this card → strength +3
etherstone-card-sa006 = Prismatic Flare
    .text = At once: crush a threat with at most X life, where X is the number of colours among your entities in play.
    .line = Crush a threat with life up to your number of entity colours
etherstone-card-sa007 = Lava Drinker
    .text = Red die: lose 1 life → gain 2 red stones.
    .line = Red die: lose 1 life → gain 2 red stones
etherstone-card-sa008 = Caldera Cannon
    .text = Red die, or any die showing 6: lose 4 life → crush a threat with at most 6 life.
    .line = Red die or 6: lose 4 life → crush threat up to 6
etherstone-card-sa009 = Blazing Berserker
    .text =
        On attack: lose X life (X at most 2) → strength +X.
        Green die: ready this follower.
    .line = Attack: lose X life (max 2) → strength +X; green die: ready
etherstone-card-sa010 = Walking Furnace
    .text =
        Red die: gain 1 red stone.
        Always: strength +1 for every 3 of your red stones.
    .line = Red die: gain 1 red stone; strength +1 per 3 red stones
etherstone-card-sa011 = Magma Serpent
    .text = On attack: after the attack, lose 1 life; you must apply this in each of your attacks.
    .line = You must lose 1 life after each of your attacks
etherstone-card-sa012 = War Drum
    .text = Always: your followers have strength +1.
    .line = Your followers have strength +1
etherstone-card-sa013 = Charge of Fire
    .text = At once: ready X of your followers (X is the number of your red entities in play), then attack with strength +2.
    .line = At once: ready followers per red entity, then attack, strength +2
etherstone-card-sa014 = Eruption
    .text =
        Before summoning: destroy one of your followers → this card costs 2 stones less.
        At once: crush a threat with at most 6 life; each rival loses 1 life.
    .line = Crush threat up to 6; rivals lose 1 life; destroy follower: cheaper
etherstone-card-sa015 = Salamander Matriarch
    .text =
        At once: lose 2 life; each rival loses 2 life; you must apply this.
        On attack: after the attack, gain 1 VP.
    .line = At once: you and rivals lose 2 life; after attack: 1 VP

## Lights, white

etherstone-card-sv001 = Lantern Shield
    .text =
        Always: protection 1.
        White die: gain 1 life.
    .line = Always protection 1; white die: gain 1 life
etherstone-card-sv002 = Candle Novice
    .text =
        Die showing 1 or 5: gain 1 life.
        On attack: destroy this card → protection 4.
    .line = Die 1 or 5: gain 1 life; attack: destroy this → protection 4
etherstone-card-sv003 = Dawn Prayer
    .text = At once: gain 4 life and 1 VP.
    .line = At once: gain 4 life and 1 VP
etherstone-card-sv004 = Feast of Lights
    .text = At once: gain 1 life and 2 VP from the reserve; each rival gains 1 white stone.
    .line = Gain 1 life, 2 VP from the reserve; rivals: 1 white stone
etherstone-card-sv005 = Field Healer
    .text = On attack: protection 1; after the attack, gain 1 life.
    .line = On attack: protection 1; after the attack, gain 1 life
etherstone-card-sv006 = Garden Keeper
    .text =
        Green die: gain 1 life.
        When you rest: gain 1 life.
    .line = Green die or rest: gain 1 life
etherstone-card-sv007 = Radiant Squire
    .text =
        Always: your leader has strength +1.
        Die showing 6: gain 1 life or place 1 counter on your leader.
    .line = Leader strength +1; die 6: 1 life or counter on leader
etherstone-branch-sv007-2-1 = Gain 1 life
etherstone-branch-sv007-2-2 = Place 1 counter on your leader
etherstone-card-sv008 = Sundial
    .text =
        White die: if you have at least 10 life, gain 1 VP from the reserve.
        End of game: 1 VP for every 3 of your white stones.
    .line = White die, 10+ life: 1 VP; end: VP per 3 white stones
etherstone-card-sv009 = Hymn of Victory
    .text =
        At once: gain 3 life.
        End of game: 1 VP for each of your trophies.
    .line = At once: gain 3 life; end: 1 VP for each trophy
etherstone-card-sv010 = Pilgrim Knight
    .text =
        Before summoning: lose 2 life → pay for this card with stones of any colours.
        Die showing 3 or 4: gain 1 life.
    .line = Lose 2 life → pay in any colours; die 3–4: gain 1 life
etherstone-card-sv011 = Well of Choice
    .text = Die showing 1 to 3: gain 1 life, then exchange 1 stone for one of any other colour.
    .line = Die 1–3: gain 1 life, exchange 1 stone for another colour
etherstone-card-sv012 = Votive Chest
    .text = Black die (any number of times): spend 1 white stone → gain 1 VP from the reserve.
    .line = Black die, any number of times: 1 white stone → 1 VP
etherstone-card-sv013 = Great Radiance
    .text =
        At once: gain 2X life, where X is the number of your white entities in play.
        End of game: 2 VP if you have at least 12 life.
    .line = Gain 2 life per white entity; end: 2 VP with 12+ life
etherstone-card-sv014 = Cathedral of Dawn
    .text =
        When you defeat a threat: gain 1 VP from the reserve.
        End of game: 1 VP for each of your technologies in play.
    .line = Defeat a threat: 1 VP from reserve; end: 1 VP per technology
etherstone-card-sv015 = Chronicler of Light
    .text =
        Die showing 2 or 3: place 1 counter on one of your entities.
        End of game: 1 VP for every 3 counters on your cards.
    .line = Die 2–3: 1 counter on your entity; end: VP per 3 counters

## Distortions, purple

etherstone-card-is001 = Restless Spawn
    .text = When you pay to refresh the market: gain 1 stone of any colour.
    .line = When paying to refresh the market: 1 stone of any colour
etherstone-card-is002 = Wavering Prism
    .text = Any die: change the value of the die by up to 2.
    .line = Any die: change its value by up to 2
etherstone-card-is003 = Mirror of Echoes
    .text = Black die, or any die showing 6: apply an ability of another of your entities.
    .line = Black die or 6: apply an ability of another entity of yours
etherstone-card-is004 = Trophy Devourer
    .text =
        Always: strength +1 for every 3 of your trophies.
        On attack: after the attack, gain 1 stone of any colour.
    .line = Strength +1 per 3 trophies; after attack: 1 stone of any colour
etherstone-card-is005 = Ritual Circle
    .text =
        Always: your rituals cost 1 stone less.
        End of game: 1 VP for every 2 of your rituals in play.
    .line = Rituals cost 1 stone less; end: 1 VP per 2 rituals
etherstone-card-is006 = Mark Whisperer
    .text =
        At once: place 3 counters here.
        On attack: discard 1 counter from here → strength +1.
        Die showing 1 or 5: move up to 3 counters from here to another card of yours.
    .line = Place 3 counters; attack: discard 1 → strength +1; can move them
etherstone-card-is007 = Many-Faced One
    .text =
        Always: strength +1 for each colour among your entities in play.
        Die showing 5: gain 1 stone of any colour or change the value of the die by up to 2.
    .line = Strength +1 per entity colour; die 5: stone or change the die
etherstone-branch-is007-2-1 = Gain 1 stone of any colour
etherstone-branch-is007-2-2 = Change the value of the die by up to 2
etherstone-card-is008 = Blood Bargain
    .text =
        Before summoning: lose X life (X at most 3) → this card costs X stones less.
        At once: gain 2 VP.
    .line = Gain 2 VP; lose X life (at most 3) → costs X less
etherstone-card-is009 = Child of the Abyss
    .text = When you take the purple die: gain 1 VP.
    .line = When you take the purple die: gain 1 VP
etherstone-card-is010 = Metamorphosis
    .text =
        Before summoning: destroy one of your entities → this card costs less by the cost of the destroyed one.
        At once: put a threat with at most 8 life into the box, then gain 1 VP.
    .line = Put threat up to 8 in box, 1 VP; destroy entity: cheaper
etherstone-card-is011 = Shattered Spectrum
    .text = At once: gain X stones of any colours (X is the number of colours among your entities in play), then reroll up to 2 dice in the market.
    .line = Stone of any colour per entity colour; reroll up to 2 dice
etherstone-card-is012 = Fever Bringer
    .text = Die showing 1 to 3: lose 1 life → ready all your followers.
    .line = Die 1–3: lose 1 life → ready all your followers
etherstone-card-is013 = Gate of the Abyss
    .text = At once: summon an entity for 4 stones less.
    .line = At once: summon an entity for 4 stones less
etherstone-card-is014 = Five-Coloured Totem
    .text = End of game: 1 VP for each colour among your entities in play.
    .line = End of game: 1 VP for each colour among your entities
etherstone-card-is015 = Heart of the Abyss
    .text =
        Always: strength +1 for each of your purple entities in play.
        Always: the purple die costs you no life.
    .line = Strength +1 per purple entity; the purple die costs no life

## Leaders

etherstone-card-vo001 = Ilvara the Heir
    .text =
        When you summon an entity: gain 1 life.
        End of game: 3 VP if you have at least 7 entities in play.
    .line = When you summon: gain 1 life; end: 3 VP with 7+ entities
etherstone-card-vo002 = Orrin the Iridescent
    .text = Die showing 3 or 4: exchange 1 stone for one of any other colour; if you have at least 3 colours of stones, gain 1 VP.
    .line = Die 3–4: exchange 1 stone; with 3+ stone colours gain 1 VP
etherstone-card-vo003 = Veyl the Reckoner
    .text =
        Black die: place 1 counter here.
        End of game: 1 VP for every 3 counters here.
    .line = Black die: place 1 counter; end: 1 VP per 3 counters here
etherstone-card-vo004 = Grenna Hornblower
    .text =
        Always: your green followers have strength +1.
        Green die: ready 1 of your followers.
    .line = Green followers have strength +1; green die: ready 1 follower
etherstone-card-vo005 = Aurem the Bulwark
    .text = On attack: after the attack, gain 2 life.
    .line = On attack: gain 2 life after the attack
etherstone-card-vo006 = Tavik the Tinkerer
    .text =
        When you summon a technology: gain 2 stones of any colours.
        Die showing 2 or 5: apply an ability of one of your technologies.
    .line = When you summon technology: 2 stones; die 2 or 5: apply technology
etherstone-card-vo007 = Kharza Firebrand
    .text = On attack: lose 1 life → strength +1.
    .line = On attack: lose 1 life → strength +1
etherstone-card-vo008 = Mirru Voice-of-Packs
    .text =
        Green die: apply an ability of one of your followers.
        End of game: 1 VP for each of your green entities in play.
    .line = Green die: apply a follower’s ability; end: 1 VP per green entity
etherstone-card-vo009 = Selna the Patient
    .text =
        Die showing 4 to 6: gain 1 life.
        Always: protection 1.
    .line = Die 4–6: gain 1 life; always protection 1
etherstone-card-vo010 = Nokht the Silent
    .text =
        When you summon a ritual: gain 1 life.
        White die: gain 1 black stone.
    .line = When you summon a ritual: 1 life; white die: 1 black stone
etherstone-card-vo011 = Umbra Quick-Fingers
    .text =
        Black die: take 1 stone from one rival.
        End of game: 2 VP if you have the most VP tokens.
    .line = Black die: take rival’s stone; end: 2 VP for most VP tokens
etherstone-card-vo012 = Zaan the Restless
    .text =
        Always: refreshing the market costs you 2 life less.
        Any die: lose 1 life → turn the die to any value.
    .line = Market refresh: 2 life less; any die: lose 1 life → any value
etherstone-card-vo013 = Morvath Abyss-Born
    .text =
        When you take the purple die: gain 1 stone of any colour.
        End of game: 3 VP for each of your pacts.
    .line = Taking the purple die: gain 1 stone; end: 3 VP per pact

## Threats

etherstone-card-ug001 = Crystal Tick
    .text = Reward: gain 2 stones of any colours.
    .line = Reward: 2 stones of any colours
etherstone-card-ug002 = Bog Biter
    .text = Reward: gain 2 red stones and 1 black stone.
    .line = Reward: 2 red stones and 1 black stone
etherstone-card-ug003 = Stray Golem
    .text = Reward: gain 2 life.
    .line = Reward: gain 2 life
etherstone-card-ug004 = Dust Marauders
    .text = Reward: gain 1 VP and 1 stone of any colour.
    .line = Reward: 1 VP and 1 stone of any colour
etherstone-card-ug005 = Twisted Vine
    .text = Reward: gain 2 green stones, then place 1 counter on one of your entities.
    .line = Reward: 2 green stones, then 1 counter on your entity
etherstone-card-ug006 = Ravine Stalker
    .text = Reward: gain 1 VP and 1 stone of any colour.
    .line = Reward: 1 VP and 1 stone of any colour
etherstone-card-ug007 = Ash Scorpion
    .text = Reward: gain 2 red stones, then reroll up to 2 dice in the market.
    .line = Reward: 2 red stones, then reroll up to 2 market dice
etherstone-card-ug008 = Maddened Herd
    .text = Reward: ready 2 of your followers, then gain 1 VP.
    .line = Reward: ready 2 of your followers, then gain 1 VP
etherstone-card-ug009 = Weeping Giant
    .text = Reward: gain 1 VP and 1 life.
    .line = Reward: gain 1 VP and 1 life
etherstone-card-ug010 = Gem Wyrm
    .text = Reward: gain 1 VP and 2 stones of any colours.
    .line = Reward: 1 VP and 2 stones of any colours
etherstone-card-ug011 = Cult of the Rift
    .text = Reward: summon an entity for 2 stones less.
    .line = Reward: summon an entity for 2 stones less
etherstone-card-ug012 = Withered Titan
    .text = Reward: gain 1 VP and 1 life.
    .line = Reward: gain 1 VP and 1 life
etherstone-card-ug013 = Razor Maw
    .text = Reward: gain 2 stones of any colours, then put a threat with at most 7 life into the box.
    .line = Reward: 2 stones, any colours; put threat up to 7 in box
etherstone-card-ug014 = Storm of Shards
    .text = Reward: gain 2 VP.
    .line = Reward: gain 2 VP
etherstone-card-ug015 = Walking Forest
    .text = Reward: ready all your followers, then gain 1 VP.
    .line = Reward: ready all your followers, then gain 1 VP
etherstone-card-ug016 = Abyss Gatekeeper
    .text = Reward: summon an entity for 3 stones less.
    .line = Reward: summon an entity for 3 stones less
etherstone-card-ug017 = Plague Star
    .text = Reward: gain 1 VP; each rival loses 1 life.
    .line = Reward: gain 1 VP; each rival loses 1 life
etherstone-card-ug018 = Shard of the Deity
    .text = Reward: gain 1 VP and 2 stones of any colours.
    .line = Reward: 1 VP and 2 stones of any colours
