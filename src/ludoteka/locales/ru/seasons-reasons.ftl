# Why something cannot be done.

seasons-cannot-archived = Карта в архиве: она придёт в руку в начале года { $year }
seasons-cannot-before-die = Только до действий вашего кубика
seasons-cannot-bonuses-used = Все бонусы ({ $n }) использованы
seasons-cannot-die-taken = Этот кубик уже взят: { $player }
seasons-cannot-gauge-full = { $gauge ->
    [0] Сила призыва 0: разыгрывать карты пока нельзя
   *[other] Сила призыва исчерпана: { $cards } из { $gauge }
}
seasons-cannot-gauge-needed = { $gauge ->
    [0] Сила призыва и так 0
   *[other] Силу призыва нельзя понизить: карты в игре занимают { $cards } из { $gauge }
}
seasons-cannot-gauge-top = Сила призыва уже наибольшая
seasons-cannot-has-die = В этом раунде у вас уже есть кубик
seasons-cannot-needs-any = { $n ->
    [one] Не хватает { $n } жетона энергии любого типа
   *[other] Не хватает { $n } жетонов энергии любого типа
}
seasons-cannot-needs-cards = { $n ->
    [one] Не хватает { $n } карты в игре
   *[other] Не хватает { $n } карт в игре
}
seasons-cannot-needs-crystals = { $n ->
    [one] Не хватает { $n } кристалла
   *[other] Не хватает { $n } кристаллов
}{ $fee ->
    [0] { "" }
   *[other] : карты соперников сначала отберут { $fee }
}
seasons-cannot-needs-energy = Не хватает энергии: { $energy }
seasons-cannot-needs-identical = { $n ->
    [one] Нужен { $n } жетон одного типа
    [few] Нужно { $n } жетона одного типа
   *[other] Нужно { $n } жетонов одного типа
}; у вас самое большее { $have }
seasons-cannot-needs-some = Не хватает { $n } из этих жетонов: { $energy }
seasons-cannot-neither = Ни один эффект сейчас не сработает. { $branches }
seasons-cannot-no-activation = У этой карты нет активации
seasons-cannot-no-card = У вас нет карт ни в руке, ни в игре
seasons-cannot-no-deck = Колода пуста
seasons-cannot-no-deck-nor-discard = Колода и сброс пусты
seasons-cannot-no-draw = Только когда кубик даёт взять карту
seasons-cannot-no-energy = У вас нет энергии
seasons-cannot-no-familiar = У вас нет фамильяра ни в руке, ни в игре
seasons-cannot-no-playable = В руке нет карт, которые можно разыграть бесплатно
seasons-cannot-no-stored-energy = На этой карте нет энергии
seasons-cannot-no-transmuting = Ни кубик, ни бонус, ни карта не дают кристаллизовать в этот ход
seasons-cannot-once-a-round = Уже использовано: только раз за раунд
seasons-cannot-once-a-turn = Только раз за ход
seasons-cannot-one-summon = { seasons-enchantment-entangling-roots }: только одна призванная карта за ход
seasons-cannot-passive-token = Этот жетон не используют: он сработает сам в конце партии
seasons-cannot-token-used = Жетон особого свойства уже использован

## The things that this is said of, where they need a name.

seasons-thing-activate = { $card } (активация)
seasons-thing-bonus-draw = Бонус: 2 карты вместо 1
seasons-thing-bonus-draw-one = Бонус: взять 1 карту
seasons-thing-bonus-exchange = Бонус: обменять 2 жетона
seasons-thing-bonus-gauge = Бонус: сила призыва +1
seasons-thing-bonus-transmute = Бонус: кристаллизация
seasons-thing-buy-off = Открытая верхняя карта
seasons-thing-start-transmuting = Кристаллизовать энергию
seasons-thing-summon = { $card }
seasons-thing-take-die = Кубик { $place }
seasons-thing-use-token = Жетон особого свойства
