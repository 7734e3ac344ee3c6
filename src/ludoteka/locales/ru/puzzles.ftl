### Задачи.

puzzles-text = Позиции из партий компьютерных игроков. Один ход в них явно лучший, но те, кто играет попроще, часто его не видят. Найдите его.
puzzles-daily = Задача дня
puzzles-daily-solved = Сегодняшняя задача решена
puzzles-days = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[other] { $n } дней подряд
}
puzzles-progress = Решено { $done } из { $n }
puzzles-stars = { $n ->
    [1] Легко
    [2] С подвохом
   *[3] Трудно
}
puzzles-number = Задача { $n }
puzzles-players = Игроков: { $n }
puzzles-solved = решена
puzzles-clean = решена с первой попытки
puzzles-all = Все задачи
puzzles-again = Начать эту задачу заново
puzzles-ask = Ваш ход. Найдите лучший.
puzzles-ask-steps = Ваш ход. Найдите { $n } лучших решения подряд.
puzzles-ask-next = Верно. А теперь?
puzzles-wrong = Можно лучше. По оценке мастера, шанс на победу с этим ходом — { $chance } %, с лучшим — { $best } %.
puzzles-show = Показать ответ
puzzles-shown = Лучший ход: { $option }
puzzles-right = Решено с первой попытки!
puzzles-right-late = Решено!
puzzles-right-shown = Вот и решение.
puzzles-then = Дальше, если ничего не изменится: { $steps }
puzzles-missed = { $n ->
    [one] Ошибается
   *[other] Ошибаются
} { $n } из { $all } игроков попроще.
puzzles-next = Следующая задача
puzzles-brings = Что это вскоре даёт по сравнению с другим ходом: { $gains }.
puzzles-more-crystals = кристаллы { $sign }{ $n }
puzzles-more-prestige = очки карт в игре { $sign }{ $n }
puzzles-more-in-play = карты в игре { $sign }{ $n }
puzzles-more-hand = карты в руке { $sign }{ $n }
puzzles-more-energy = энергия { $sign }{ $n }
puzzles-more-gauge = сила призыва { $sign }{ $n }
puzzles-more-rival-points = очки сильнейшего соперника { $sign }{ $n }
puzzles-more-points = ПО { $sign }{ $n }
puzzles-more-trophies = трофеи { $sign }{ $n }
puzzles-more-stones = камни { $sign }{ $n }
puzzles-more-life = стойкость { $sign }{ $n }
puzzles-more-lands = Земли { $sign }{ $n }
puzzles-more-towers = Башни { $sign }{ $n }
puzzles-more-castles = Замки { $sign }{ $n }
puzzles-more-artifacts = артефакты { $sign }{ $n }
puzzles-more-treasures = сокровища { $sign }{ $n }
puzzles-more-rival-lands = Земли сильнейшего соперника { $sign }{ $n }
puzzles-more-won = немедленные победы { $sign }{ $n } %
