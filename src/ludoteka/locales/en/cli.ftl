### Words of the command line.

replay-title = { $game }, { $players } players, rules version { $rules }
replay-unfinished = The match was not finished.
replay-decision = Decision { $number }, as { $player } sees the table
replay-end = The end of the match
