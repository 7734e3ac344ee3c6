### Puzzles.

puzzles-text = Positions from matches between computer players. One move is clearly the best, and simpler players tend to miss it. Find it.
puzzles-daily = Puzzle of the day
puzzles-daily-solved = Today’s puzzle is solved
puzzles-days = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzles-progress = { $done } of { $n } solved
puzzles-stars = { $n ->
    [1] Easy
    [2] Tricky
   *[3] Hard
}
puzzles-number = Puzzle { $n }
puzzles-players = { $n } players
puzzles-solved = solved
puzzles-clean = solved on the first try
puzzles-all = All puzzles
puzzles-again = Begin this puzzle again
puzzles-ask = It is your turn. Find the best move.
puzzles-ask-steps = It is your turn. Find the best { $n } moves, one after the other.
puzzles-ask-next = Right. And now?
puzzles-wrong = Not the best. A master puts your chance to win at { $chance }% with it, and at { $best }% with the best move.
puzzles-show = Show me
puzzles-shown = The best move is: { $option }
puzzles-right = Solved on the first try!
puzzles-right-late = Solved!
puzzles-right-shown = That is the solution.
puzzles-then = Then, if nothing changes: { $steps }
puzzles-missed = { $n ->
    [one] { $n } of { $all } simpler players misses it.
   *[other] { $n } of { $all } simpler players miss it.
}
puzzles-next = Next puzzle
puzzles-brings = Soon after, compared with the other move: { $gains }.
puzzles-more-crystals = crystals { $sign }{ $n }
puzzles-more-prestige = points of cards in play { $sign }{ $n }
puzzles-more-in-play = cards in play { $sign }{ $n }
puzzles-more-hand = cards in hand { $sign }{ $n }
puzzles-more-energy = energy { $sign }{ $n }
puzzles-more-gauge = summoning gauge { $sign }{ $n }
puzzles-more-rival-points = the best rival’s points { $sign }{ $n }
puzzles-more-points = VP { $sign }{ $n }
puzzles-more-trophies = trophies { $sign }{ $n }
puzzles-more-stones = stones { $sign }{ $n }
puzzles-more-life = life { $sign }{ $n }
puzzles-more-lands = Lands { $sign }{ $n }
puzzles-more-towers = Towers { $sign }{ $n }
puzzles-more-castles = Castles { $sign }{ $n }
puzzles-more-artifacts = artifacts { $sign }{ $n }
puzzles-more-treasures = treasures { $sign }{ $n }
puzzles-more-rival-lands = Lands of the strongest rival { $sign }{ $n }
puzzles-more-won = wins at once { $sign }{ $n }%
