### Эфир-камни в терминале: слова, которые нужны только столу из знаков.

etherstone-label-turn = ход: { $player }
etherstone-label-pool = запас { $n }
etherstone-label-aside = отложено { $n }
etherstone-label-deck = колода
etherstone-label-free = бесплатно
etherstone-label-attack = Атака
etherstone-label-die = Кубик
etherstone-label-applied = применены:
etherstone-label-summoning = Призыв
etherstone-label-waiting = Ждут свойства:
etherstone-label-applies = { $player }: «{ $card }»
etherstone-label-drafted = выбрано { $n }
etherstone-label-infected = заражение
etherstone-label-pacts = сделки { $n } (−{ $lost })
etherstone-label-score = счёт { $n }
etherstone-label-end-token = жетон конца +2
etherstone-label-hand = рука { $n }
etherstone-label-known-hand = Точно в руке
etherstone-label-box = В коробке
etherstone-label-seen = Видели при выборе

etherstone-legend-durability = стойкость
etherstone-legend-strength = сила; у угрозы — урон
etherstone-legend-points = победные очки
etherstone-legend-counters = метки на карте
etherstone-legend-exhausted = последователь задействован
etherstone-legend-leader = вождь
etherstone-legend-types = ритуал, технология
etherstone-legend-level = уровень угрозы; в колоде — сколько таких осталось
etherstone-legend-repeat = свойство можно применять сколько угодно раз
etherstone-legend-triggers = рядом с кубиком: ваши карты, свойства которых он запускает
etherstone-legend-first = первый игрок
etherstone-legend-active = чей сейчас ход
