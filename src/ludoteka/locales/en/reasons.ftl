# Why something cannot be done, in every game. The games have their own reasons in `<game>-reasons.ftl`.

cannot-over = The match is over
cannot-question = Answer the question first
cannot-waiting = { $seats_n ->
    [one] { $seats } is to choose now
   *[other] { $seats } are to choose now
}
