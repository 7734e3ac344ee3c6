### What players are called, in every client.

player-number = Player { $n }
player-guest = Guest { $n }
player-bot-random = Dabbler
player-bot-novice = Novice
player-bot-adept = Adept
player-bot-expert = Expert
player-bot-master = Master
player-namesake = { $bot } { $n }

## What a review calls a decision

review-best = best
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
