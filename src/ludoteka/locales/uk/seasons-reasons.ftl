# Why something cannot be done.

seasons-cannot-archived = Карта в бібліотеці: її буде взято на руку на початку року { $year }
seasons-cannot-before-die = Лише перед діями вашого кубика
seasons-cannot-bonuses-used = Усі бонуси ({ $n }) використано
seasons-cannot-die-taken = Цей кубик уже взято: { $player }
seasons-cannot-gauge-full = { $gauge ->
    [0] Сила виклику 0: грати карти поки не можна
   *[other] Силу виклику вичерпано: { $cards } з { $gauge }
}
seasons-cannot-gauge-needed = { $gauge ->
    [0] Сила виклику й так 0
   *[other] Силу виклику не можна знизити: карти в грі займають { $cards } з { $gauge }
}
seasons-cannot-gauge-top = Сила виклику вже найбільша
seasons-cannot-has-die = У цьому раунді ви вже маєте кубик
seasons-cannot-needs-any = { $n ->
    [one] Бракує { $n } жетона енергії будь-якого типу
   *[other] Бракує { $n } жетонів енергії будь-якого типу
}
seasons-cannot-needs-cards = { $n ->
    [one] Бракує { $n } карти в грі
   *[other] Бракує { $n } карт у грі
}
seasons-cannot-needs-crystals = { $n ->
    [one] Бракує { $n } кристала
   *[other] Бракує { $n } кристалів
}{ $fee ->
    [0] { "" }
   *[other] : карти суперників спершу відберуть { $fee }
}
seasons-cannot-needs-energy = Бракує енергії: { $energy }
seasons-cannot-needs-identical = { $n ->
    [one] Потрібен { $n } жетон одного типу
    [few] Потрібно { $n } жетони одного типу
   *[other] Потрібно { $n } жетонів одного типу
}; у вас щонайбільше { $have }
seasons-cannot-needs-some = Бракує { $n } з цих жетонів: { $energy }
seasons-cannot-neither = Жоден ефект зараз не спрацює. { $branches }
seasons-cannot-no-activation = Ця карта не має активації
seasons-cannot-no-card = У вас немає карт ні на руці, ні в грі
seasons-cannot-no-deck = Колода порожня
seasons-cannot-no-deck-nor-discard = Колода і скид порожні
seasons-cannot-no-draw = Лише коли кубик дає взяти карту
seasons-cannot-no-energy = У вас немає енергії
seasons-cannot-no-familiar = У вас немає фамільяра ні на руці, ні в грі
seasons-cannot-no-playable = На руці немає карт, які можна зіграти безплатно
seasons-cannot-no-stored-energy = На цій карті немає енергії
seasons-cannot-no-transmuting = Ні кубик, ні бонус, ні карта не дають перетворювати цього ходу
seasons-cannot-once-a-round = Уже використано: лише раз за раунд
seasons-cannot-once-a-turn = Лише раз за хід
seasons-cannot-one-summon = { seasons-enchantment-entangling-roots }: лише одна викликана карта за хід
seasons-cannot-passive-token = Цей жетон не використовують: він спрацює сам наприкінці партії
seasons-cannot-token-used = Жетон особливої здібності вже використано

## The things that this is said of, where they need a name.

seasons-thing-activate = { $card } (активація)
seasons-thing-bonus-draw = Бонус: 2 карти замість 1
seasons-thing-bonus-draw-one = Бонус: узяти 1 карту
seasons-thing-bonus-exchange = Бонус: обміняти 2 жетони
seasons-thing-bonus-gauge = Бонус: сила виклику +1
seasons-thing-bonus-transmute = Бонус: перетворення
seasons-thing-buy-off = Відкрита верхня карта
seasons-thing-start-transmuting = Перетворити енергію
seasons-thing-summon = { $card }
seasons-thing-take-die = Кубик { $place }
seasons-thing-use-token = Жетон особливої здібності
