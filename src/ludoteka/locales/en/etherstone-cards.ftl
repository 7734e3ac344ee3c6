### The cards of Etherstone: entities by colour, leaders, threats; the name as the value, rules text as .text.

## Mists, black

etherstone-card-tu001 = Mist Ledger
etherstone-card-tu002 = Fog Leech
etherstone-card-tu003 = Passing Shade
etherstone-card-tu004 = Midnight Theft
etherstone-card-tu005 = Door in the Fog
etherstone-card-tu006 = Black Tithe
etherstone-card-tu007 = Ambush Rider
etherstone-card-tu008 = Listening Horn
etherstone-card-tu009 = Bottomless Purse
etherstone-card-tu010 = Smoke Cutpurse
etherstone-card-tu011 = Herald of Dread
etherstone-card-tu012 = Keeper of Burrows
etherstone-card-tu013 = Hidden Paths
etherstone-card-tu014 = Night Reckoning
etherstone-card-tu015 = Lord of the Murk

## Tamers, green

etherstone-card-uk001 = Gem Sniffer
etherstone-card-uk002 = Ant Duchess
etherstone-card-uk003 = Tamed Shapeshifter
etherstone-card-uk004 = Shaggy Guardian
etherstone-card-uk005 = Call of the Grove
etherstone-card-uk006 = Pack Cub
etherstone-card-uk007 = Tireless Hound
etherstone-card-uk008 = Beast Nursery
etherstone-card-uk009 = Moss Shepherd
etherstone-card-uk010 = Taming Bell
etherstone-card-uk011 = Mother of Herds
etherstone-card-uk012 = Great Hunt
etherstone-card-uk013 = Honey Drover
etherstone-card-uk014 = Quiet Watering Hole
etherstone-card-uk015 = Leader of Giants

## Salamanders, red

etherstone-card-sa001 = Burnt Offering
etherstone-card-sa002 = Ember Spitter
etherstone-card-sa003 = Coal Dancer
etherstone-card-sa004 = Fire-Tempered Blade
etherstone-card-sa005 = Living Spark
etherstone-card-sa006 = Prismatic Flare
etherstone-card-sa007 = Lava Drinker
etherstone-card-sa008 = Caldera Cannon
etherstone-card-sa009 = Blazing Berserker
etherstone-card-sa010 = Walking Furnace
etherstone-card-sa011 = Magma Serpent
etherstone-card-sa012 = War Drum
etherstone-card-sa013 = Charge of Fire
etherstone-card-sa014 = Eruption
etherstone-card-sa015 = Salamander Matriarch

## Lights, white

etherstone-card-sv001 = Lantern Shield
etherstone-card-sv002 = Candle Novice
etherstone-card-sv003 = Dawn Prayer
etherstone-card-sv004 = Feast of Lights
etherstone-card-sv005 = Field Healer
etherstone-card-sv006 = Garden Keeper
etherstone-card-sv007 = Radiant Squire
etherstone-card-sv008 = Sundial
etherstone-card-sv009 = Hymn of Victory
etherstone-card-sv010 = Pilgrim Knight
etherstone-card-sv011 = Well of Choice
etherstone-card-sv012 = Votive Chest
etherstone-card-sv013 = Great Radiance
etherstone-card-sv014 = Cathedral of Dawn
etherstone-card-sv015 = Chronicler of Light

## Distortions, purple

etherstone-card-is001 = Restless Spawn
etherstone-card-is002 = Wavering Prism
etherstone-card-is003 = Mirror of Echoes
etherstone-card-is004 = Trophy Devourer
etherstone-card-is005 = Circle of Return
etherstone-card-is006 = Mark Whisperer
etherstone-card-is007 = Many-Faced One
etherstone-card-is008 = Blood Bargain
etherstone-card-is009 = Child of the Abyss
etherstone-card-is010 = Metamorphosis
etherstone-card-is011 = Shattered Spectrum
etherstone-card-is012 = Fever Bringer
etherstone-card-is013 = Gate of the Abyss
etherstone-card-is014 = Five-Coloured Totem
etherstone-card-is015 = Heart of the Abyss

## Leaders

etherstone-card-vo001 = Ilvara the Heir
etherstone-card-vo002 = Orrin the Iridescent
etherstone-card-vo003 = Veyl the Reckoner
etherstone-card-vo004 = Grenna Hornblower
etherstone-card-vo005 = Aurem the Bulwark
etherstone-card-vo006 = Tavik the Tinkerer
etherstone-card-vo007 = Kharza Firebrand
etherstone-card-vo008 = Mirru Voice-of-Packs
etherstone-card-vo009 = Selna the Patient
etherstone-card-vo010 = Nokht the Silent
etherstone-card-vo011 = Umbra Quick-Fingers
etherstone-card-vo012 = Zaan the Restless
etherstone-card-vo013 = Morvath Abyss-Born

## Threats

etherstone-card-ug001 = Crystal Tick
etherstone-card-ug002 = Bog Biter
etherstone-card-ug003 = Stray Golem
etherstone-card-ug004 = Dust Marauders
etherstone-card-ug005 = Twisted Vine
etherstone-card-ug006 = Ravine Stalker
etherstone-card-ug007 = Ash Scorpion
etherstone-card-ug008 = Maddened Herd
etherstone-card-ug009 = Weeping Giant
etherstone-card-ug010 = Gem Wyrm
etherstone-card-ug011 = Cult of the Rift
etherstone-card-ug012 = Withered Titan
etherstone-card-ug013 = Razor Maw
etherstone-card-ug014 = Storm of Shards
etherstone-card-ug015 = Walking Forest
etherstone-card-ug016 = Abyss Gatekeeper
etherstone-card-ug017 = Plague Star
etherstone-card-ug018 = Shard of the Deity
