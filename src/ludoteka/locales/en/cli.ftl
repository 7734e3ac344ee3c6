### Words of the command line.

replay-title = { $game }, { $players } players, rules version { $rules }
replay-unfinished = The match was not finished.
replay-decision = Decision { $number }, as { $player } sees the table
replay-end = The end of the match

## A review of a match

review-title = Review: { $game }, { $player }
review-known = Each decision is judged by what the player could know then.
review-curve = Chance to win, decision by decision, from { $first }% to { $last }% in the end:
review-chance = { $n }%
review-swings = The biggest swings
review-no-swings = No decision cost more than a trifle.
review-taken = Done, { $n }%: { $option }
review-better = Better, { $n }%: { $option }
