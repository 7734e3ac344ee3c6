### Пори року в браузері: слова, потрібні лише намальованому столу.

seasons-board-year = Рік
seasons-board-wheel = { $season }, поділка { $space } із 12, { $year }
seasons-board-space = { $season }, поділка { $space } із 12{ $pips ->
    [0] {""}
    [one] . Фішка стане сюди, якщо на кубику, що лишився, { $pips } крапка.
    [few] . Фішка стане сюди, якщо на кубику, що лишився, { $pips } крапки.
   *[other] . Фішка стане сюди, якщо на кубику, що лишився, { $pips } крапок.
}
seasons-board-turned = повернута набік
seasons-board-tokens-on-it = { $n ->
    [one] на ній { $n } жетон
    [few] на ній { $n } жетони
   *[other] на ній { $n } жетонів
}
seasons-board-costs-more = Зараз коштує на { $n ->
    [one] { $n } жетон енергії будь-якого типу
    [few] { $n } жетони енергії будь-якого типу
   *[other] { $n } жетонів енергії будь-якого типу
} більше
seasons-board-costs-less = Зараз коштує на { $n ->
    [one] { $n } жетон енергії
    [few] { $n } жетони енергії
   *[other] { $n } жетонів енергії
} менше
seasons-board-costs-fee = За виклик доведеться віддати суперникам ще { $n ->
    [one] { $n } кристал
    [few] { $n } кристали
   *[other] { $n } кристалів
}
seasons-board-asked = стіл чекає на відповідь
seasons-board-dice = Кубики раунду
seasons-board-die = Кубик { $n }
seasons-board-die-of = Кубик: { $player }
seasons-board-my-die = Ваш кубик
seasons-board-chosen = вибір зроблено
seasons-board-gauge = карт у грі: { $cards }, сила виклику { $gauge } із 15
seasons-board-bonus = бонусів використано: { $used } із 3, наприкінці мінус { $cost }
seasons-board-known = вам відомо: { $n }
seasons-board-announced = її викликають
seasons-board-looking = дивиться: { $player }
seasons-board-archived = Прийдуть на руку на початку року { $year }
seasons-board-hand-empty = На руці немає карт
seasons-board-pile-reserve = Запас
seasons-board-pile-supply = Загальний запас
seasons-board-take = Узяти
seasons-board-put-back = Повернути
seasons-board-give-up = Віддати
seasons-board-given-up = Віддано:
seasons-board-all = усі
seasons-board-into = Отримати натомість
seasons-board-confirm = Підтвердити
seasons-board-more = { $n ->
    [one] ще { $n } жетон
    [few] ще { $n } жетони
   *[other] ще { $n } жетонів
}
seasons-board-too-many = { $n ->
    [one] Один жетон зайвий: натисніть у запасі той, що віддаєте.
   *[other] Зайвих жетонів — { $n }: натисніть у запасі ті, що віддаєте.
}
seasons-board-may-swap = { $n ->
    [one] Можна взяти ще { $n }, віддавши за нього інший.
   *[other] Можна взяти ще до { $n }, віддавши за них інші.
}
seasons-board-keep = Собі
seasons-board-swap = Натисніть на дві карти, щоб поміняти їх місцями.
seasons-board-deal = Роздати так
seasons-board-needs = Енергія для ваших карт
seasons-board-draft-wait = Чекаємо на інших…
seasons-board-with = { $theme }: { $cards }
seasons-board-against = Заважає: { $cards }
seasons-board-same-energy = та сама енергія, що у ваших карт
seasons-board-theme-items = Магічні предмети
seasons-board-theme-familiars = Фамільяри
seasons-board-theme-transmute = Перетворення
seasons-board-theme-fodder = Карти в жертву
seasons-board-theme-big-reserve = Повний запас
seasons-board-theme-small-reserve = Порожній запас
seasons-board-theme-summons = Багато викликів
seasons-board-theme-season-change = Зміна пір року
seasons-board-theme-prestige = Дорогі карти безплатно
seasons-board-place = { $card }: покласти в найближчий вільний рік
seasons-board-take-back = { $card }: узяти назад
seasons-board-split-1 = одразу на руку
seasons-board-split-2 = у другий рік
seasons-board-split-3 = у третій рік
seasons-board-split-done = Усі карти розкладено. Натисніть на карту, щоб узяти її назад.
seasons-board-split-confirm = Почати з цими

## Enchanted Kingdom

seasons-board-set-ek = Зачароване королівство
seasons-board-token = Жетон особливої здібності
seasons-board-token-used = використано
seasons-board-token-lasting = діє наприкінці гри
seasons-board-token-ready = можна використати зараз
seasons-board-token-unused = ще не використано
seasons-board-covered = { $n ->
    [one] { $n } комірку закрито
    [few] { $n } комірки закрито
   *[many] { $n } комірок закрито
}
seasons-board-copies = копіює: { $card }
seasons-board-copied-by = її копіює { $player }
seasons-board-arrange-top = Зверху
seasons-board-arrange-next = { $n ->
    [2] { $n }-га
    [3] { $n }-тя
   *[other] { $n }-та
}
seasons-board-arrange = Повернути так
seasons-board-discard = Скинути
seasons-board-exchange = { $n ->
    [0] Нічого не скидати
    [one] Скинути { $n } карту й узяти стільки ж
    [few] Скинути { $n } карти й узяти стільки ж
   *[many] Скинути { $n } карт і взяти стільки ж
}
seasons-board-construct = Залишити ці дев’ять
seasons-board-revealed = відкрито: { $n }
seasons-board-row = відкриті карти
seasons-board-row-hint = Права карта — верхня карта колоди.

## Counted in the result

web-seasons-stat-dice-gauge = Кубики із зіркою виклику
web-seasons-stat-dice-transmute = Кубики з перетворенням
web-seasons-stat-dice-draw = Кубики з картою
web-seasons-stat-dice-crystals = Кубики з кристалами
web-seasons-stat-cards-summoned = Викликано карт
web-seasons-stat-cards-played-free = Зіграно безплатно
web-seasons-stat-activations = Активацій
web-seasons-stat-cards-sacrificed = Пожертвувано карт
web-seasons-stat-bonuses-used = Використано бонусів
web-seasons-stat-rerolls = Перекинуто кубиків
web-seasons-stat-energy-gained = Отримано енергії
web-seasons-stat-energy-spent = Витрачено енергії
web-seasons-stat-energy-lost = Втрачено енергії
web-seasons-stat-crystals-gained = Отримано кристалів
web-seasons-stat-crystals-lost = Втрачено кристалів
web-seasons-stat-crystals-taken = Кристали, забрані в суперників
web-seasons-stat-crystals-given = Кристали, віддані суперникам
web-seasons-stat-energy-taken = Енергія, забрана в суперників
web-seasons-stat-energy-given = Енергія, віддана суперникам
seasons-board-over = Турнір завершено
seasons-board-stolen = Кристалів відібрано в інших: { $gained }, віддано іншим: { $lost }
# Who the others are in the examples of the rulebook.
seasons-example-player = Богдан
