"""The seven goals. Three are named in the rulebook, four are ours."""

from typing import Final

from ludoteka.games.elven_rage.cards.definition import RACE_LANDS, RACE_TOWERS, Goal, goals

GOAL_CARDS: Final = goals(
    Goal("four-towers", towers=RACE_TOWERS),
    Goal("seven-lands", lands=RACE_LANDS),
    Goal("rival-castle", castles=1),
    Goal("white-castle", centre=True, towers=3),
    Goal("rich-realm", lands=6, treasures=2, artifacts=2),
    Goal("keeper-of-relics", towers=2, artifacts=3),
    Goal("conqueror", conquests=3),
)
FOUR_TOWERS: Final = 1
SEVEN_LANDS: Final = 2
RIVAL_CASTLE: Final = 3
