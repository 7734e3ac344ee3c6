# Why something cannot be done, in every game. The games have their own reasons in `<game>-reasons.ftl`.

cannot-over = Партію завершено
cannot-question = Спершу дайте відповідь на запитання
cannot-waiting = { $seats_n ->
    [one] Зараз вирішує { $seats }
   *[other] Зараз вирішують: { $seats }
}
