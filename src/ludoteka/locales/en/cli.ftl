### Words of the command line.

replay-title = { $game }, { $players } players, rules version { $rules }
replay-unfinished = The match was not finished.
replay-decision = Decision { $number }, as { $player } sees the table
replay-end = The end of the match

## The dice of a match, checked

verify-replayed = Played again from its key: every roll and shuffle, and the state after each of { $n } answers, are as recorded.
verify-scores = The scores are as recorded, too: { $scores }
verify-continued = This match went on from a saved position: what was rolled before it is not in this journal.
verify-key = Key: { $key }
verify-computed = Hash of this key: { $hash }
verify-compare = Compare it with the hash the table showed before the match, or let this be done: --commitment HASH
verify-same = It is the hash that was published: the dice were fixed before the match.
verify-different = It is not the hash that was published: this key is not the one that was promised.

## A review of a match

review-title = Review: { $game }, { $player }
review-known = Each decision is judged by what the player could know then.
review-curve = Chance to win, decision by decision, from { $first }% to { $last }% in the end:
review-chance = { $n }%
review-swings = The biggest swings
review-no-swings = No decision cost more than a trifle.
review-taken = Done, { $n }%: { $option }
review-better = Better, { $n }%: { $option }
