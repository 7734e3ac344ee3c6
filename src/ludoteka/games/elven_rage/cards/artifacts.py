"""The twenty artifacts, each with one use and no price."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import (
    DOUBLE_PIERCING,
    FIRST_ARTIFACT,
    FOE,
    OWN,
    artifact,
    catalogue,
)
from ludoteka.games.elven_rage.effects.blows import bolt, extra, heal, save, speed, stop
from ludoteka.games.elven_rage.effects.land import (
    cancel,
    draw,
    garrison,
    march,
    more_lands,
    recall,
    scout,
    teleport,
)
from ludoteka.games.elven_rage.effects.stance import icon, rescue, swap, turn

# fmt: off
ARTIFACT_CARDS: Final = catalogue(
    "artifact", FIRST_ARTIFACT,
    artifact("blade-of-dawn", icon(DOUBLE_PIERCING, aim=OWN)),
    artifact("thorn-of-wrath", extra(2)),
    artifact("phoenix-feather", save()),
    artifact("silver-chalice", heal(2)),
    artifact("storm-scroll", bolt(1)),
    artifact("chain-of-ice", stop()),
    artifact("whirl-charm", turn()),
    artifact("winged-sandals", speed(4, aim=OWN)),
    artifact("leaden-boots", speed(-4, aim=FOE)),
    artifact("amulet-of-return", rescue()),
    artifact("mirror-of-places", swap()),
    artifact("seal-of-silence", cancel()),
    artifact("ring-of-denial", cancel(), draw(1)),
    artifact("tower-key", teleport()),
    artifact("war-horn", march()),
    artifact("guard-banner", garrison()),
    artifact("all-seeing-eye", scout(2)),
    artifact("horn-of-the-host", draw(3)),
    artifact("book-of-memory", recall(2)),
    artifact("crown-of-claims", more_lands(3)),
)
# fmt: on
