# Why something cannot be done, in every game. The games have their own reasons in `<game>-reasons.ftl`.

cannot-over = Партия окончена
cannot-question = Сначала ответьте на вопрос
cannot-waiting = { $seats_n ->
    [one] Сейчас решает { $seats }
   *[other] Сейчас решают: { $seats }
}
