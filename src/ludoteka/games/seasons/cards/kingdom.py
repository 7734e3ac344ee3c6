"""The twenty power cards of Enchanted Kingdom, in printed order."""

from typing import Final

from ludoteka.games.seasons.cards.definition import FAMILIAR, ITEM, Branch, Card, Cost, catalogue
from ludoteka.games.seasons.effects.choice import either
from ludoteka.games.seasons.effects.crystals import crystals, gauge, pay_crystals
from ludoteka.games.seasons.effects.gain import energy
from ludoteka.games.seasons.effects.kingdom import (
    arrange,
    deposit,
    everyone_discards,
    exchange_cards,
    glance,
    inlay,
    name_energy,
    release_token,
    renew,
    resurrect,
    rivals_sink,
    rob_rivals,
    search_familiar,
    selectively_return,
    tithe,
    transmuter_reward,
    trim_later,
    usurp,
    withdraw,
)
from ludoteka.games.seasons.effects.tableau import sacrifice_self

SET: Final = "ek"

# fmt: off
KINGDOM: Final = catalogue(
    51,
    Card(1, "heart-of-argos", ITEM, 7, Cost(earth=2), expansion=SET, icons="permanent", heart=1,
         round_end=[release_token()], round_end_rank=2),
    Card(2, "horn-of-plenty", ITEM, 4, Cost(water=1, earth=1), expansion=SET, icons="permanent",
         round_end=[tithe(crystals=5)], round_end_rank=8),
    Card(3, "fairy-monolith", ITEM, 6, Cost(earth=2), expansion=SET, icons="permanent activation",
         activation=[withdraw()], round_end=[deposit()], round_end_rank=7),
    Card(4, "selenias-codex", ITEM, 6, Cost(air=1, water=1), expansion=SET, icons="immediate",
         on_play=[selectively_return()], returner=True),
    Card(5, "scroll-of-ishtar", ITEM, 7, Cost(fire=2), expansion=SET, icons="immediate", on_play=[name_energy()]),
    Card(6, "mesodaes-lantern", ITEM, 24, Cost(air=3, water=3), expansion=SET, icons="permanent", free_play=False,
         narrow=1, round_end=[crystals(3)], round_end_rank=5),
    Card(7, "statue-of-eolis", ITEM, 6, Cost(water=1, fire=1, earth=1), expansion=SET, icons="permanent", narrow=1,
         season_change=[either()], season_rank=2,
         either=[Branch("energy", energy(1)), Branch("crystals", crystals(2), glance())]),
    Card(8, "familiar-catcher", ITEM, 7, Cost(air=1, fire=1), expansion=SET, icons="immediate",
         on_play=[search_familiar()]),
    Card(9, "ios-transmuter", ITEM, 6, Cost(water=1, earth=1), expansion=SET, icons="permanent", transmuter=1,
         round_end=[transmuter_reward(2)], round_end_rank=6),
    Card(10, "throne-of-renewal", ITEM, 10, Cost(water=1, fire=2), expansion=SET, icons="immediate",
         on_play=[renew()]),
    Card(11, "potion-of-resurrection", ITEM, 0, Cost(fire=1, earth=1), expansion=SET, icons="activation",
         sacrifices_itself=True, activation=[sacrifice_self(late=True), resurrect(5)]),
    Card(12, "jewel-of-the-ancients", ITEM, 10, Cost(fire=2), expansion=SET, icons="activation permanent",
         activation=[inlay(3)], jewel=35),
    Card(13, "shield-of-zira", ITEM, 5, Cost(air=1), expansion=SET, icons="permanent", shield=1),
    Card(14, "steadfast-die", ITEM, 10, Cost(air=1, earth=1), expansion=SET, icons="permanent", steadfast=True),
    Card(15, "amulet-of-time", ITEM, 9, Cost(water=2), expansion=SET, icons="immediate",
         on_play=[energy(2, trimmed_later=True), exchange_cards(), trim_later()]),
    Card(16, "arcane-telescope", ITEM, 8, Cost(), expansion=SET, icons="activation",
         activation=[pay_crystals(2), arrange(3)]),
    Card(17, "argos-hawk", FAMILIAR, 4, Cost(air=1, earth=1), expansion=SET, icons="immediate activation",
         on_play=[crystals(10), gauge(1)], sacrifices_itself=True,
         activation=[sacrifice_self(), rivals_sink(gauge=1, crystals=6)]),
    Card(18, "raven-the-usurper", FAMILIAR, 2, Cost(fire=1), expansion=SET, icons="immediate permanent",
         on_play=[usurp()]),
    Card(19, "warden-of-argos", FAMILIAR, 6, Cost(air=1), expansion=SET, icons="immediate", on_play=[either()],
         either=[Branch("energy", everyone_discards(tokens=4)), Branch("card", everyone_discards())]),
    Card(20, "ratty-nightshade", FAMILIAR, 8, Cost(crystals=2), cost_3=Cost(crystals=4), cost_4=Cost(crystals=6),
         expansion=SET, icons="immediate", on_play=[rob_rivals(2)]),
)
