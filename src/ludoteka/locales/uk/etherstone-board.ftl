### Ефір-камені в браузері: слова, потрібні лише намальованому столу.

## Камені

etherstone-board-stone-white = білий камінь
etherstone-board-stone-red = червоний камінь
etherstone-board-stone-green = зелений камінь
etherstone-board-stone-black = чорний камінь
etherstone-board-stone-purple = камінь будь-якого кольору

## Карти

etherstone-board-exhausted = задіяна
etherstone-board-counters-n = { $n ->
    [one] на ній { $n } мітка
    [few] на ній { $n } мітки
   *[many] на ній { $n } міток
}
etherstone-board-price = Вартість
etherstone-board-costs = коштує: { $price }
etherstone-board-start = На початку
etherstone-board-strength = Сила
etherstone-board-strength-n = сила { $n }
etherstone-board-damage = Шкода
etherstone-board-durability = Стійкість
etherstone-board-durability-n = стійкість { $n }
etherstone-board-points = Переможні очки
etherstone-board-points-n = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[many] { $n } переможних очок
}

## Стіл

etherstone-board-asked = стіл чекає на цього гравця
etherstone-board-active = хід цього гравця
etherstone-board-first = перший гравець
etherstone-board-round = Раунд { $n }
etherstone-board-last-round = Останній раунд
etherstone-board-choosing = Вибір карт
etherstone-board-market = Ринок кубиків
etherstone-board-die = { $colour } кубик, { $value }
etherstone-board-die-of = у гравця { $player }
etherstone-board-triggers = { $n ->
    [0] не запускає ваших властивостей
    [one] запускає { $n } вашу властивість
    [few] запускає { $n } ваші властивості
   *[many] запускає { $n } ваших властивостей
}
etherstone-board-name-colour = назвіть його колір
etherstone-board-refresh = Оновити ринок
etherstone-board-rest = Відпочинок
etherstone-board-roll = Кинути
etherstone-board-threats = Загрози
etherstone-board-no-threats = Загроз більше немає.
etherstone-board-deck = { $n ->
    [one] у колоді { $n } загроза
    [few] у колоді { $n } загрози
   *[many] у колоді { $n } загроз
}
etherstone-board-pool = Запас: { $n } ПО; відкладено: { $reserve }
etherstone-board-end-token = жетон кінця гри, 2 очки
etherstone-board-end-hint = Кінець настане, коли спорожніє чиясь рука, колода загроз або запас очок.
etherstone-board-ending = { $player } має жетон кінця гри: { $why }
etherstone-board-end-hand = спорожніла рука
etherstone-board-end-deck = спорожніла колода загроз
etherstone-board-end-pool = спорожнів запас очок
etherstone-board-end-came = Причина кінця: { $why }
etherstone-board-in-play = У грі
etherstone-board-nothing-in-play = У грі поки нічого немає
etherstone-board-hand = Рука
etherstone-board-hand-n = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
etherstone-board-ready = сила, готова до атаки
etherstone-board-hand-empty = На руці немає карт
etherstone-board-known = ви знаєте { $n }
etherstone-board-stones = Камені
etherstone-board-tokens = жетони переможних очок
etherstone-board-trophies = Трофеї
etherstone-board-pacts = { $n ->
    [one] { $n } угода з Безоднею
    [few] { $n } угоди з Безоднею
   *[many] { $n } угод із Безоднею
}
etherstone-board-dial = стійкість { $n } з 16
etherstone-board-infected = зараження: наступна дія — угода з Безоднею
etherstone-board-score = Очки зараз
etherstone-board-over = Партію завершено

## Запитання

etherstone-board-must = Одна з властивостей обов’язкова.
etherstone-board-toggle = { $card }: до атаки чи з неї
etherstone-board-strength-of = сила { $strength } з { $need }
etherstone-board-enough = Досить для перемоги
etherstone-board-missing = Бракує { $n }
etherstone-board-no-damage = Вождь не бере участі: шкоди немає
etherstone-board-blocked = Шкода { $n }, уся відбита
etherstone-board-infected-already = Вождь заражений: втрачати більше нічого
etherstone-board-infects = вождь буде заражений
etherstone-board-leaves = залишиться { $n }
etherstone-board-attack = Атакувати цим складом
etherstone-board-attack-hoping = Атакувати: решту додадуть властивості
etherstone-board-less = дешевше на { $n }
etherstone-board-any-colours = годяться будь-які кольори
etherstone-board-from-whom = У кого
etherstone-board-of = з { $n }
etherstone-board-then = → { $n }
etherstone-board-confirm = Підтвердити
etherstone-board-confirm-lay = Заплатити
etherstone-board-confirm-gain = Узяти
etherstone-board-confirm-take-for = Узяти
etherstone-board-confirm-receive = Узяти
etherstone-board-confirm-spend = Витратити
etherstone-board-confirm-swap = Обміняти
etherstone-board-confirm-lose-stones = Віддати
etherstone-board-confirm-steal = Забрати

## Вибір карт

etherstone-board-pack = Ваш набір
etherstone-board-drafted = Ваші карти
etherstone-board-drafted-n = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}
etherstone-board-chosen = вибір зроблено
etherstone-board-leaders = Ваші вожді
etherstone-board-needs = Скільки каменів потрібно
etherstone-board-passed = Ви передали
etherstone-board-draft-wait = Чекаємо на інших…
etherstone-board-with = { $theme }: { $cards }
etherstone-board-theme-followers = Послідовники
etherstone-board-theme-rituals = Ритуали
etherstone-board-theme-technologies = Технології
etherstone-board-theme-colours = Багато кольорів
etherstone-board-theme-white = Білі карти
etherstone-board-theme-red = Червоні карти
etherstone-board-theme-green = Зелені карти
etherstone-board-theme-black = Чорні карти
etherstone-board-theme-purple = Фіолетові карти
etherstone-board-theme-counters = Мітки
etherstone-board-theme-dice = Застосувати ще раз
etherstone-board-theme-return = Викликати ще раз
etherstone-board-theme-healing = Запас стійкості
etherstone-board-theme-fights = Атаки
etherstone-board-theme-stones = Камені
etherstone-board-theme-ready = Знову в строю

## What the reader and the tray say

etherstone-board-purple-about = Фіолетовий кубик вважається кубиком названого вами кольору й забирає стійкість.
etherstone-board-triggers-others = В інших він запускає:
etherstone-board-refresh-about = Перед дією, один раз за хід: усі п’ять кубиків повертаються на ринок, і їх кидають наново.
etherstone-board-rest-about = Дія: усі ваші послідовники відновлюються.
etherstone-board-after = Після цього: камені, стійкість, очки
etherstone-board-would-infect = Вашого вождя буде заражено: наступна дія — угода з Безоднею.
etherstone-board-take = Взяти: «{ $card }»
etherstone-board-lead = Вибрати вождя: «{ $card }»
# Who the others are in the examples of the rulebook.
etherstone-example-player = { $of ->
    [2] Суперник
   *[other] { $n ->
        [1] Сусід ліворуч
       *[other] Сусід праворуч
    }
}
