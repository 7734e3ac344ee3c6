### What players are called, and what a master expects, in every client.

player-number = Player { $n }
player-guest = Guest { $n }
player-bot-random = Dabbler
player-bot-novice = Novice
player-bot-adept = Adept
player-bot-expert = Expert
player-bot-master = Master
player-namesake = { $bot } { $n }

master-ahead = At the end about { $n } { $n ->
    [one] point
   *[other] points
} ahead
master-behind = At the end about { $n } { $n ->
    [one] point
   *[other] points
} behind
master-level = At the end about level
master-next = Best next: { $steps }

## What a review calls a decision

review-best = best
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
