### Эфир-камни в браузере: слова, которые нужны только нарисованному столу.

## Камни

etherstone-board-stone-white = белый камень
etherstone-board-stone-red = красный камень
etherstone-board-stone-green = зелёный камень
etherstone-board-stone-black = чёрный камень
etherstone-board-stone-purple = камень любого цвета

## Карты

etherstone-board-exhausted = задействована
etherstone-board-counters-n = { $n ->
    [one] на ней { $n } метка
    [few] на ней { $n } метки
   *[many] на ней { $n } меток
}
etherstone-board-price = Стоимость
etherstone-board-costs = стоит: { $price }
etherstone-board-start = В начале
etherstone-board-strength = Сила
etherstone-board-strength-n = сила { $n }
etherstone-board-damage = Урон
etherstone-board-durability = Стойкость
etherstone-board-durability-n = стойкость { $n }
etherstone-board-points = Победные очки
etherstone-board-points-n = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}

## Стол

etherstone-board-asked = стол ждёт этого игрока
etherstone-board-active = ход этого игрока
etherstone-board-first = первый игрок
etherstone-board-round = Раунд { $n }
etherstone-board-last-round = Последний раунд
etherstone-board-choosing = Выбор карт
etherstone-board-market = Рынок кубиков
etherstone-board-die = { $colour } кубик, { $value }
etherstone-board-die-of = у игрока { $player }
etherstone-board-triggers = { $n ->
    [0] не запускает ваших свойств
    [one] запускает { $n } ваше свойство
    [few] запускает { $n } ваших свойства
   *[many] запускает { $n } ваших свойств
}
etherstone-board-name-colour = назовите его цвет
etherstone-board-refresh = Обновить рынок
etherstone-board-rest = Отдых
etherstone-board-roll = Бросить
etherstone-board-threats = Угрозы
etherstone-board-no-threats = Угроз больше нет.
etherstone-board-deck = { $n ->
    [one] в колоде { $n } угроза
    [few] в колоде { $n } угрозы
   *[many] в колоде { $n } угроз
}
etherstone-board-pool = Запас: { $n } ПО; отложено: { $reserve }
etherstone-board-end-token = жетон конца игры, 2 очка
etherstone-board-end-hint = Конец наступит, когда опустеет чья-то рука, колода угроз или запас очков.
etherstone-board-ending = { $player } держит жетон конца игры: { $why }
etherstone-board-end-hand = опустела рука
etherstone-board-end-deck = опустела колода угроз
etherstone-board-end-pool = опустел запас очков
etherstone-board-end-came = Причина конца: { $why }
etherstone-board-in-play = В игре
etherstone-board-nothing-in-play = В игре пока ничего нет
etherstone-board-hand = Рука
etherstone-board-hand-n = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
etherstone-board-ready = сила, готовая к атаке
etherstone-board-hand-empty = В руке нет карт
etherstone-board-known = вы знаете { $n }
etherstone-board-stones = Камни
etherstone-board-tokens = жетоны победных очков
etherstone-board-trophies = Трофеи
etherstone-board-pacts = { $n ->
    [one] { $n } сделка с Бездной
    [few] { $n } сделки с Бездной
   *[many] { $n } сделок с Бездной
}
etherstone-board-dial = стойкость { $n } из 16
etherstone-board-infected = заражение: следующее действие — сделка с Бездной
etherstone-board-score = Очки сейчас
etherstone-board-over = Партия окончена

## Вопросы

etherstone-board-must = Одно из свойств обязательно.
etherstone-board-toggle = { $card }: в атаку или из неё
etherstone-board-strength-of = сила { $strength } из { $need }
etherstone-board-enough = Хватит для победы
etherstone-board-missing = Не хватает { $n }
etherstone-board-no-damage = Вождь не участвует: урона нет
etherstone-board-blocked = Урон { $n }, весь отражён
etherstone-board-infected-already = Вождь заражён: терять больше нечего
etherstone-board-infects = вождь будет заражён
etherstone-board-leaves = останется { $n }
etherstone-board-attack = Атаковать этим составом
etherstone-board-attack-hoping = Атаковать: остальное добавят свойства
etherstone-board-less = дешевле на { $n }
etherstone-board-any-colours = подойдут любые цвета
etherstone-board-from-whom = У кого
etherstone-board-of = из { $n }
etherstone-board-then = → { $n }
etherstone-board-confirm = Подтвердить
etherstone-board-confirm-lay = Заплатить
etherstone-board-confirm-gain = Взять
etherstone-board-confirm-take-for = Взять
etherstone-board-confirm-receive = Взять
etherstone-board-confirm-spend = Потратить
etherstone-board-confirm-swap = Обменять
etherstone-board-confirm-lose-stones = Отдать
etherstone-board-confirm-steal = Забрать

## Выбор карт

etherstone-board-pack = Ваш набор
etherstone-board-drafted = Ваши карты
etherstone-board-drafted-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
etherstone-board-chosen = выбор сделан
etherstone-board-leaders = Ваши вожди
etherstone-board-needs = Сколько камней нужно
etherstone-board-passed = Вы передали
etherstone-board-draft-wait = Ждём остальных…
etherstone-board-with = { $theme }: { $cards }
etherstone-board-theme-followers = Последователи
etherstone-board-theme-rituals = Ритуалы
etherstone-board-theme-technologies = Технологии
etherstone-board-theme-colours = Много цветов
etherstone-board-theme-white = Белые карты
etherstone-board-theme-red = Красные карты
etherstone-board-theme-green = Зелёные карты
etherstone-board-theme-black = Чёрные карты
etherstone-board-theme-purple = Фиолетовые карты
etherstone-board-theme-counters = Метки
etherstone-board-theme-dice = Применить ещё раз
etherstone-board-theme-return = Призвать ещё раз
etherstone-board-theme-healing = Запас стойкости
etherstone-board-theme-fights = Атаки
etherstone-board-theme-stones = Камни
etherstone-board-theme-ready = Снова в строю

## What the reader and the tray say

etherstone-board-purple-about = Фиолетовый кубик считается кубиком названного вами цвета и отнимает стойкость.
etherstone-board-triggers-others = У других он запускает:
etherstone-board-refresh-about = Перед действием, один раз за ход: все пять кубиков возвращаются на рынок, и их бросают заново.
etherstone-board-rest-about = Действие: все ваши последователи восстанавливаются.
etherstone-board-after = После этого: камни, стойкость, очки
etherstone-board-would-infect = Ваш вождь будет заражён: следующим действием станет сделка с Бездной.
etherstone-board-take = Взять: «{ $card }»
etherstone-board-lead = Выбрать вождя: «{ $card }»
# Who the others are in the examples of the rulebook.
etherstone-example-player = { $of ->
    [2] Соперник
   *[other] { $n ->
        [1] Сосед слева
       *[other] Сосед справа
    }
}
