### Що стоїть на малюнках книги правил і в підписах до них. Браузер завантажує цей файл разом із книгою.

seasons-figure-rivals = Богдан, Анна, Клара

## Стіл і планшети

seasons-figure-table-rivals = Суперники: кристали, енергія, сила виклику й карти
seasons-figure-wheel = Колесо пір року
seasons-figure-dice = Кубики раунду
seasons-figure-deck = Колода і скид
seasons-figure-reserve = Запас із вашою енергією
seasons-figure-gauge = Сила виклику
seasons-figure-bonuses = Бонуси, які ще можна використати
seasons-figure-bonus-track = Трек бонусів і бонуси, які ще можна використати
seasons-figure-track = Скільки очок коштують використані бонуси
seasons-figure-crystals = Ваші кристали
seasons-figure-in-play = Ваші карти в грі
seasons-figure-hand = Ваша рука
seasons-figure-gauge-used = Місця, зайняті картами в грі
seasons-figure-gauge-free = Вільне місце
seasons-figure-covered = Закриті комірки

## Колесо

seasons-figure-marker = Фішка пори року на поділці 1
seasons-figure-coming = Куди вона може піти: на стільки поділок, скільки крапок на кубику, якого ніхто не візьме
seasons-figure-seasons = Чотири пори року по три поділки, з енергіями, які вони дають рідко або ніколи
seasons-figure-year = Рік і пора року
seasons-figure-rates = Скільки кристалів зараз варта кожна енергія
seasons-figure-to-spring = Від зими до весни
seasons-figure-to-summer = Від весни до літа
seasons-figure-to-fall = Від літа до осені
seasons-figure-to-winter = Від осені до зими: починається новий рік

## Кубики

seasons-figure-die-crystals =
    { $n ->
        [one] { $n } кристал
        [few] { $n } кристали
       *[many] { $n } кристалів
    }
seasons-figure-die-gauge = сила виклику +1
seasons-figure-die-draw = взяти карту
seasons-figure-die-transmute = доступне перетворення
seasons-figure-die-pips =
    { $n ->
        [one] якщо кубик не взято, пора року зсувається на { $n } поділку
        [few] якщо кубик не взято, пора року зсувається на { $n } поділки
       *[many] якщо кубик не взято, пора року зсувається на { $n } поділок
    }

## Карти й жетони

seasons-figure-card-cost = Вартість: енергія та кристали
seasons-figure-card-prestige = Престиж: очки наприкінці партії
seasons-figure-card-name = Назва
seasons-figure-card-timing = Коли діє ефект: тут постійно
seasons-figure-card-effect = Ефект
seasons-figure-card-frame = Рамка: бузкова в магічних предметів, помаранчева у фамільярів
seasons-figure-card-by-players = Вартість на двох, трьох і чотирьох гравців
seasons-figure-copied-picture = Малюнок скопійованої карти
seasons-figure-usurper = Знак узурпатора
seasons-figure-usurped = Той самий знак на скопійованій карті, кольору гравця, який її копіює
seasons-figure-deck-closed = Колода
seasons-figure-row-second = Друга карта
seasons-figure-row-top = Верхня карта: її візьмуть наступною
