### Эфир-камни: имена, вопросы, варианты и журнал для всех клиентов.
### Данные движка становятся переменными, см. prose.py: seat -> $player, from/target -> $rival, card -> $card и $why (откуда
### взялось, в скобках), stones -> $stones и их число $stones_n, ability -> строка текста карты.
### `.seen` — для тех, кто видит скрытое; `.hint` помогает новичку. Имена игроков не склоняются: предложение начинается
### с «Имя: …».

## Names

etherstone-colour-white = белый
etherstone-colour-red = красный
etherstone-colour-green = зелёный
etherstone-colour-black = чёрный
etherstone-colour-purple = фиолетовый
etherstone-die-white = белый
etherstone-die-red = красный
etherstone-die-green = зелёный
etherstone-die-black = чёрный
etherstone-die-purple = фиолетовый
etherstone-dice-white = белый { $n }
etherstone-dice-red = красный { $n }
etherstone-dice-green = зелёный { $n }
etherstone-dice-black = чёрный { $n }
etherstone-dice-purple = фиолетовый { $n }
etherstone-token-white = { $n ->
    [one] { $n } белый камень
    [few] { $n } белых камня
   *[many] { $n } белых камней
}
etherstone-token-red = { $n ->
    [one] { $n } красный камень
    [few] { $n } красных камня
   *[many] { $n } красных камней
}
etherstone-token-green = { $n ->
    [one] { $n } зелёный камень
    [few] { $n } зелёных камня
   *[many] { $n } зелёных камней
}
etherstone-token-black = { $n ->
    [one] { $n } чёрный камень
    [few] { $n } чёрных камня
   *[many] { $n } чёрных камней
}
etherstone-token-none = ничего

etherstone-people-white = Светочи
etherstone-people-red = Саламандры
etherstone-people-green = Укротители
etherstone-people-black = Туманники
etherstone-people-purple = Искажения

etherstone-type-follower = последователь
    .text = Сражается: его сила идёт в счёт ваших атак. После атаки лежит на боку, пока его не восстановят.
etherstone-type-ritual = ритуал
    .text = Обычно срабатывает один раз, при призыве.
etherstone-type-technology = технология
    .text = Обычно работает до конца партии.
etherstone-type-leader = вождь
    .text = Это вы. Никогда не уходит и не бывает задействован; получает урон, когда атакует сам.
etherstone-type-threat = угроза
    .text = Победите её, набрав нужную силу, ради очков и награды.

etherstone-score-tokens = Жетоны ПО
etherstone-score-end-token = Жетон конца игры
etherstone-score-entities = Сущности в игре
etherstone-score-abilities = Свойства конца игры
etherstone-score-trophies = Трофеи
etherstone-score-durability = Оставшаяся стойкость
etherstone-score-pacts = Сделки с Бездной
etherstone-score-infection = Заражённый вождь
etherstone-decided-points = больше всего ПО
etherstone-decided-hand = ПО поровну, карт в руке меньше
etherstone-decided-stones = ПО и карт в руке поровну, камней больше
etherstone-decided-durability = ПО, карт в руке и камней поровну, стойкость выше
etherstone-decided-shared = ПО, карт в руке и камней поровну, стойкость равна

web-etherstone-stat-dice-taken = Взято кубиков
web-etherstone-stat-cards-summoned = Призвано сущностей
web-etherstone-stat-abilities-applied = Применено свойств
web-etherstone-stat-attacks = Атаки
web-etherstone-stat-threats-defeated = Побеждено угроз
web-etherstone-stat-threats-crushed = из них сокрушено
web-etherstone-stat-rests = Отдых
web-etherstone-stat-refreshes = Обновления рынка
web-etherstone-stat-pacts = Сделки с Бездной
web-etherstone-stat-cards-recalled = Отозвано сущностей
web-etherstone-stat-cards-destroyed = Уничтожено сущностей
web-etherstone-stat-stones-gained = Получено камней
web-etherstone-stat-stones-spent = Потрачено камней
web-etherstone-stat-stones-lost = Потеряно камней
web-etherstone-stat-stones-stolen = Отнято камней
web-etherstone-stat-durability-gained = Получено стойкости
web-etherstone-stat-durability-lost = Потеряно стойкости
web-etherstone-stat-points-gained = Получено жетонов ПО

## When an ability works

etherstone-trigger-die-colour = за цвет кубика
    .text = Когда вы забираете с рынка кубик этого цвета. Фиолетовый кубик считается кубиком названного цвета.
etherstone-trigger-die-values = за значение кубика
    .text = Когда вы забираете кубик с одним из этих значений.
etherstone-trigger-die-range = за диапазон значений
    .text = Когда вы забираете кубик со значением из этого диапазона, включая его края.
etherstone-trigger-at-once = немедленно
    .text = Сразу после того, как вы выложили эту карту.
etherstone-trigger-before = до призыва
    .text = Прежде чем вы оплатите эту карту.
etherstone-trigger-constant = постоянно
    .text = Пока эта карта в игре — или каждый раз, когда случается указанное.
etherstone-trigger-at-end = в конце игры
    .text = При подсчёте очков, если карта ещё в игре.
etherstone-trigger-on-attack = при атаке
    .text = Когда вы атакуете, даже если эта карта задействована или не участвует. Сказанное «после атаки» происходит, только если угроза побеждена.
etherstone-trigger-reward = награда
    .text = Что получает победивший эту угрозу.
etherstone-trigger-repeat = сколько угодно раз
    .text = За один кубик свойство можно применять, пока вам есть чем платить.
etherstone-trigger-must = обязательно
    .text = Отказаться нельзя.

## What happened

etherstone-why = { " " }({ $what })
etherstone-why-of = { " " }({ $doer }: { $what })
etherstone-why-refresh = обновление рынка
etherstone-why-purple-die = фиолетовый кубик
etherstone-why-hand = карт в руке не осталось
etherstone-why-deck = колода угроз пуста
etherstone-why-pool = запас ПО пуст

etherstone-event-drafted = { $player }: карта выбрана
    .seen = { $player }: выбрана карта «{ $card }»
etherstone-event-leads = { $player }: вождь — { $card }; стойкость { $n }, { $stones }
etherstone-event-turn = Раунд { $round }, ход: { $player }
etherstone-event-rolled = Кубики брошены: { $dice }
etherstone-event-refreshed = { $player }: рынок обновлён
etherstone-event-rerolled = { $player }: переброшено — { $dice }{ $why }
etherstone-event-took-die = { $die_id ->
    [purple] { $player }: взят фиолетовый кубик как { $colour }, значение { $value }
   *[other] { $player }: взят { $die } кубик, значение { $value }
}
etherstone-event-die-turned = { $player }: { $die } кубик теперь { $value }{ $why }
etherstone-event-applied = { $player }: применено свойство карты «{ $card }»
etherstone-event-chose-x = { $player }: X = { $n }{ $why }
etherstone-event-stones-gained = { $player }: получено — { $stones }{ $why }
etherstone-event-stones-spent = { $player }: потрачено — { $stones }{ $why }
etherstone-event-stones-lost = { $player }: потеряно — { $stones }{ $why }
etherstone-event-stole = { $player } ← { $rival }: { $stones }{ $why }
etherstone-event-durability-gained = { $player }: стойкость +{ $n }{ $why }
etherstone-event-durability-lost = { $player }: стойкость −{ $n }{ $why }
etherstone-event-infected = { $player }: вождь заражён{ $why }
etherstone-event-pact = { $player }: сделка с Бездной, стойкость { $n }
etherstone-event-points-gained = { $player }: +{ $n } ПО{ $why }
etherstone-event-reserve-gained = { $player }: +{ $n } ПО из отложенных{ $why }
etherstone-event-counters-placed = { $player }: на карту «{ $on }» { $n ->
    [one] положена { $n } метка
    [few] положены { $n } метки
   *[many] положено { $n } меток
}{ $cause }
etherstone-event-counters-removed = { $player }: с карты «{ $on }» { $n ->
    [one] снята { $n } метка
    [few] сняты { $n } метки
   *[many] снято { $n } меток
}{ $cause }
etherstone-event-summoned = { $stones_n ->
    [0] { $player }: бесплатно призвана карта «{ $card }»
   *[other] { $player }: призвана карта «{ $card }» за { $stones }
}
etherstone-event-recalled = { $player }: отозвана карта «{ $card }»{ $cause }
etherstone-event-destroyed = { $player }: уничтожена карта «{ $card }»{ $cause }
etherstone-event-exhausted = { $player }: задействована карта «{ $card }»{ $cause }
etherstone-event-readied = { $player }: восстановлена карта «{ $card }»{ $cause }
etherstone-event-rested = { $player }: отдых
etherstone-event-attacked = { $player }: атака с силой { $n } на угрозу «{ $card }» — { $cards }
etherstone-event-called-off = { $player }: атака на угрозу «{ $card }» отменена
etherstone-event-crushed = { $player }: сокрушена угроза «{ $card }»{ $cause }
etherstone-event-defeated = { $player }: побеждена угроза «{ $card }»
etherstone-event-banished = { $player }: убрана в коробку угроза «{ $card }»{ $cause }
etherstone-event-opened = Новая угроза: «{ $card }»
etherstone-event-ending = { $player }: взят жетон конца игры{ $why }
etherstone-event-over = { $decided_id ->
    [shared] Партия окончена. Общая победа: { $winners } ({ $decided })
   *[other] Партия окончена. Победа: { $winners } ({ $decided })
}

## Questions

etherstone-ask-draft = Выберите карту
    .hint = Остальные перейдут соседу слева, а вы получите карты соседа справа. Играть будете только этими семью.
etherstone-ask-choose-leader = Выберите вождя
    .hint = Все откроют вождей одновременно и получат их камни и стойкость.
etherstone-ask-action = Ваш ход
    .hint = Одно действие: заберите кубик, призовите, атакуйте или отдохните. Перед ним можно обновить рынок ценой стойкости.
etherstone-ask-tray = Примените свойства за кубик
    .hint = В любом порядке, каждое по разу. По ходу могут добавиться новые; остановиться можно когда угодно.
etherstone-ask-arrive = Примените свойства новой карты
etherstone-ask-before = Применить свойство до оплаты?
etherstone-ask-react = Ответить на это свойством?
    .hint = Случилось то, чего ждёт одна из ваших карт.
etherstone-ask-lay = Какими камнями заплатить?
etherstone-ask-choose-x = Выберите X
    .hint = { $ability }
etherstone-ask-branch = Выберите одно
etherstone-ask-team = Кто атакует?
    .hint = Нужна сила { $n }. Последователи будут задействованы; вождь получит урон угрозы.
etherstone-ask-plan = Сила { $strength } из { $n }: атаковать?
    .hint = Свойства могут её увеличить. Отмена ничего не стоит, но эту угрозу нельзя будет атаковать до конца хода.
etherstone-ask-after-attack = Что сначала после атаки?
etherstone-ask-gain = { $n ->
    [one] Получите { $n } камень любого цвета
    [few] Получите { $n } камня любых цветов
   *[many] Получите { $n } камней любых цветов
}
etherstone-ask-take-for = { $n ->
    [one] Какой камень взять взамен?
    [few] Какие { $n } камня взять взамен?
   *[many] Какие { $n } камней взять взамен?
}
etherstone-ask-receive = { $n ->
    [one] Получите { $n } камень любого цвета
    [few] Получите { $n } камня любых цветов
   *[many] Получите { $n } камней любых цветов
}
etherstone-ask-spend = { $n ->
    [one] Потратьте { $n } камень
    [few] Потратьте { $n } камня
   *[many] Потратьте { $n } камней
}
etherstone-ask-swap = { $n ->
    [1] Какой камень обменять?
   *[other] Какие камни обменять (не больше { $n })?
}
etherstone-ask-lose-stones = { $n ->
    [one] Потеряйте { $n } камень
    [few] Потеряйте { $n } камня
   *[many] Потеряйте { $n } камней
}
etherstone-ask-steal = { $n ->
    [one] У кого забрать { $n } камень?
    [few] У кого забрать { $n } камня?
   *[many] У кого забрать { $n } камней?
}
etherstone-ask-counters-on = { $n ->
    [one] Куда поместить { $n } метку?
    [few] Куда поместить { $n } метки?
   *[many] Куда поместить { $n } меток?
}
etherstone-ask-move-counters = Куда переложить метки?
etherstone-ask-ready = Восстановите последователя
etherstone-ask-exhaust = Задействуйте последователя
etherstone-ask-tire = Задействуйте последователя
etherstone-ask-recall = Отзовите сущность
etherstone-ask-destroy = Уничтожьте сущность
etherstone-ask-summon = Призовите сущность
etherstone-ask-apply = Какое свойство применить?
etherstone-ask-attack = Какую угрозу атаковать?
etherstone-ask-crush = Какую угрозу сокрушить?
etherstone-ask-banish = Какую угрозу убрать в коробку?
etherstone-ask-shift-die = Какое значение дать кубику?
etherstone-ask-reroll = Какие кубики перебросить?

## Options

etherstone-do-draft = { $card }
etherstone-do-lead = { $card }
etherstone-do-take-die = Забрать { $die } кубик: { $value } · { $brings }
etherstone-do-take-purple = { $n ->
    [0] Забрать фиолетовый кубик как { $colour }: { $value } · { $brings }
   *[other] Забрать фиолетовый кубик как { $colour }: { $value } · { $brings } · стойкость −{ $n }
}
etherstone-do-summon = Призвать «{ $card }»{ $free ->
    [1] { " " }· бесплатно
   *[0] { $cost_n ->
        [0] { "" }
       *[other] { " " }· { $cost }
    }{ $any ->
        [0] { "" }
        [one] { " " }· { $any } камень любого цвета
        [few] { " " }· { $any } камня любых цветов
       *[many] { " " }· { $any } камней любых цветов
    }{ $less ->
        [0] { "" }
        [one] { " " }· на { $less } камень меньше
        [few] { " " }· на { $less } камня меньше
       *[many] { " " }· на { $less } камней меньше
    }
}
etherstone-do-attack = Атаковать «{ $card }» · нужна сила { $n } · { $points } ПО
etherstone-do-rest = Отдохнуть: восстановить всех последователей
etherstone-do-refresh = { $infects ->
    [1] Обновить рынок: стойкость −{ $n }, вождь будет заражён
   *[0] { $n ->
        [0] Обновить рынок бесплатно
       *[other] Обновить рынок: стойкость −{ $n }
    }
}
etherstone-do-apply = { $card }: { $ability }
etherstone-do-after = { $card }: { $ability }
etherstone-do-stop = Достаточно
etherstone-do-go-on = Платить без него
etherstone-do-no-reaction = Не отвечать
etherstone-do-decline = Отказаться
etherstone-do-x = X = { $n }
etherstone-do-branch = { $branch }
etherstone-do-team = Сила { $strength }: { $cards }{ $damage ->
    [0] { "" }
   *[other] { " " }· стойкость −{ $damage }
}
etherstone-do-confirm = Атаковать «{ $card }»{ $damage ->
    [0] { "" }
   *[other] { " " }· стойкость −{ $damage }
}
etherstone-do-call-off = Отменить атаку
etherstone-do-pay = Заплатить { $stones }
etherstone-do-gain = Получить { $stones }
etherstone-do-spend = Потратить { $stones }
etherstone-do-give = Отдать { $stones }
etherstone-do-lose = Потерять { $stones }
etherstone-do-steal = { $rival }: { $stones }
etherstone-do-counters-on = На карту «{ $card }»
etherstone-do-move-counters = { $n } — на карту «{ $card }»
etherstone-do-ready = Восстановить «{ $card }»
etherstone-do-exhaust = Задействовать «{ $card }»
etherstone-do-recall = Отозвать «{ $card }»
etherstone-do-destroy = Уничтожить «{ $card }»
etherstone-do-crush = Сокрушить «{ $card }» · { $points } ПО
etherstone-do-banish = Убрать в коробку «{ $card }»
etherstone-do-turn-die = Значение { $value }
etherstone-do-reroll = Перебросить: { $dice }
etherstone-do-keep-dice = Оставить кубики как есть
