### The coach of every game, in every client.

coach = Coach
coach-best = Best move
coach-off = Switch off
coach-on = Switch on
coach-about = Before each of your choices the coach says what matters now, and why. Only in matches against computer players.
coach-waiting = The others are playing. The coach speaks before your next choice.
coach-quiet = Nothing is pressing now: choose what you like.
coach-rule = The rule
