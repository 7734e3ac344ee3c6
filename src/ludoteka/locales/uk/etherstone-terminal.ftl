### Ефір-камені в терміналі: слова, потрібні лише столу зі знаків.

etherstone-label-turn = хід: { $player }
etherstone-label-pool = запас { $n }
etherstone-label-aside = відкладено { $n }
etherstone-label-deck = колода
etherstone-label-free = безплатно
etherstone-label-attack = Атака
etherstone-label-die = Кубик
etherstone-label-applied = застосовано:
etherstone-label-summoning = Виклик
etherstone-label-waiting = Чекають властивості:
etherstone-label-applies = { $player }: «{ $card }»
etherstone-label-drafted = вибрано { $n }
etherstone-label-infected = зараження
etherstone-label-pacts = угоди { $n } (−{ $lost })
etherstone-label-score = рахунок { $n }
etherstone-label-end-token = жетон кінця +2
etherstone-label-hand = рука { $n }
etherstone-label-known-hand = Точно на руці
etherstone-label-box = У коробці
etherstone-label-seen = Бачили під час вибору

etherstone-legend-durability = стійкість
etherstone-legend-strength = сила; у загрози — шкода
etherstone-legend-points = переможні очки
etherstone-legend-counters = мітки на карті
etherstone-legend-exhausted = послідовника задіяно
etherstone-legend-leader = вождь
etherstone-legend-types = ритуал, технологія
etherstone-legend-level = рівень загрози; у колоді — скільки таких лишилося
etherstone-legend-repeat = властивість можна застосовувати скільки завгодно разів
etherstone-legend-triggers = поруч із кубиком: ваші карти, властивості яких він запускає
etherstone-legend-first = перший гравець
etherstone-legend-active = чий зараз хід
