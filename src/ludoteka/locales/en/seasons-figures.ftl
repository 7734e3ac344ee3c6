### What stands on the pictures of the rulebook and in their legends. The browser loads this file with the rulebook.

seasons-figure-rivals = Ben, Anna, Clara

## Tables and boards

seasons-figure-table-rivals = Your rivals: crystals, energy, gauge and cards
seasons-figure-wheel = The wheel of seasons
seasons-figure-dice = The dice of the round
seasons-figure-deck = Deck and discard pile
seasons-figure-reserve = The reserve with your energy
seasons-figure-gauge = The summoning gauge
seasons-figure-bonuses = The bonuses you can still use
seasons-figure-bonus-track = The bonus track, and the bonuses you can still use
seasons-figure-track = What the bonuses you used cost in points
seasons-figure-crystals = Your crystals
seasons-figure-in-play = Your cards in play
seasons-figure-hand = Your hand
seasons-figure-gauge-used = Places taken by cards in play
seasons-figure-gauge-free = The free place
seasons-figure-covered = The covered spaces

## The wheel

seasons-figure-marker = The season marker on space 1
seasons-figure-coming = Where it may go next: as many spaces on as the die that nobody takes shows dots
seasons-figure-seasons = The four seasons, three spaces each, with the two energies they bring seldom or never
seasons-figure-year = The year and the season
seasons-figure-rates = How many crystals each energy is worth now
seasons-figure-to-spring = From winter to spring
seasons-figure-to-summer = From spring to summer
seasons-figure-to-fall = From summer to fall
seasons-figure-to-winter = From fall to winter: a new year begins

## Dice

seasons-figure-die-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
seasons-figure-die-gauge = summoning gauge +1
seasons-figure-die-draw = draw a card
seasons-figure-die-transmute = you may transmute
seasons-figure-die-pips =
    { $n ->
        [one] moves the season by { $n } space if nobody takes it
       *[other] moves the season by { $n } spaces if nobody takes it
    }

## Cards and tokens

seasons-figure-card-cost = Cost: energy and crystals
seasons-figure-card-prestige = Prestige: points at the end
seasons-figure-card-name = Name
seasons-figure-card-timing = When the effect works: here permanently
seasons-figure-card-effect = Effect
seasons-figure-card-frame = The frame: lilac for a magic item, orange for a familiar
seasons-figure-card-by-players = Cost with two, three and four players
seasons-figure-copied-picture = The picture of the card that is copied
seasons-figure-usurper = The mark of the usurper
seasons-figure-usurped = The same mark on the copied card, in the colour of the player who copies it
seasons-figure-deck-closed = The deck
seasons-figure-row-second = The second card
seasons-figure-row-top = The top card: it is drawn next
