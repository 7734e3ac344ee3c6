### What a messenger shows of a link that somebody sends.

preview-invited = You are invited: { $game }
preview-invites = { $player } invites you: { $game }
preview-seats = { $n ->
    [0] All seats are taken; you can watch.
    [one] One seat is free. No account is needed.
   *[other] { $n } seats are free. No account is needed.
}
preview-running = { $game }: a match is being played
preview-finished = { $game }: a match that is over
