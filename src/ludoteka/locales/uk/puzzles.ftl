### Задачі.

puzzles-text = Позиції з партій комп’ютерних гравців. Один хід у них явно найкращий, але простіші гравці часто його не бачать. Знайдіть його.
puzzles-daily = Задача дня
puzzles-daily-solved = Сьогоднішню задачу розв’язано
puzzles-days = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
   *[other] { $n } днів поспіль
}
puzzles-progress = Розв’язано { $done } з { $n }
puzzles-stars = { $n ->
    [1] Легко
    [2] Каверзно
   *[3] Важко
}
puzzles-number = Задача { $n }
puzzles-players = Гравців: { $n }
puzzles-solved = розв’язано
puzzles-clean = розв’язано з першої спроби
puzzles-all = Усі задачі
puzzles-again = Почати цю задачу спочатку
puzzles-ask = Ваш хід. Знайдіть найкращий.
puzzles-ask-steps = Ваш хід. Знайдіть { $n } найкращі рішення поспіль.
puzzles-ask-next = Правильно. А тепер?
puzzles-wrong = Можна краще. За оцінкою майстра, шанс на перемогу з цим ходом — { $chance } %, з найкращим — { $best } %.
puzzles-show = Показати відповідь
puzzles-shown = Найкращий хід: { $option }
puzzles-right = Розв’язано з першої спроби!
puzzles-right-late = Розв’язано!
puzzles-right-shown = Ось і розв’язок.
puzzles-then = Далі, якщо нічого не зміниться: { $steps }
puzzles-missed = { $n ->
    [one] Помиляється
   *[other] Помиляються
} { $n } з { $all } простіших гравців.
puzzles-next = Наступна задача
puzzles-brings = Що це невдовзі дає порівняно з іншим ходом: { $gains }.
puzzles-more-crystals = кристали { $sign }{ $n }
puzzles-more-prestige = очки карт у грі { $sign }{ $n }
puzzles-more-in-play = карти в грі { $sign }{ $n }
puzzles-more-hand = карти на руці { $sign }{ $n }
puzzles-more-energy = енергія { $sign }{ $n }
puzzles-more-gauge = сила виклику { $sign }{ $n }
puzzles-more-rival-points = очки найсильнішого суперника { $sign }{ $n }
puzzles-more-points = ПО { $sign }{ $n }
puzzles-more-trophies = трофеї { $sign }{ $n }
puzzles-more-stones = камені { $sign }{ $n }
puzzles-more-life = стійкість { $sign }{ $n }
puzzles-more-lands = Землі { $sign }{ $n }
puzzles-more-towers = Вежі { $sign }{ $n }
puzzles-more-castles = Замки { $sign }{ $n }
puzzles-more-artifacts = артефакти { $sign }{ $n }
puzzles-more-treasures = скарби { $sign }{ $n }
puzzles-more-rival-lands = Землі найсильнішого суперника { $sign }{ $n }
puzzles-more-won = негайні перемоги { $sign }{ $n } %
