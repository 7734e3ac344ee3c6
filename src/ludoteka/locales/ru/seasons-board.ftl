### Сезоны в браузере: слова, нужные только нарисованному столу.

seasons-board-year = Год
seasons-board-wheel = { $season }, деление { $space } из 12, { $year }
seasons-board-space = { $season }, деление { $space } из 12{ $pips ->
    [0] {""}
    [one] . Фишка встанет сюда, если на оставшемся кубике { $pips } точка.
    [few] . Фишка встанет сюда, если на оставшемся кубике { $pips } точки.
   *[other] . Фишка встанет сюда, если на оставшемся кубике { $pips } точек.
}
seasons-board-turned = повёрнута
seasons-board-tokens-on-it = { $n ->
    [one] на ней { $n } жетон
    [few] на ней { $n } жетона
   *[other] на ней { $n } жетонов
}
seasons-board-costs-more = Сейчас стоит на { $n ->
    [one] { $n } жетон энергии любого типа
    [few] { $n } жетона энергии любого типа
   *[other] { $n } жетонов энергии любого типа
} больше
seasons-board-costs-less = Сейчас стоит на { $n ->
    [one] { $n } жетон энергии
    [few] { $n } жетона энергии
   *[other] { $n } жетонов энергии
} меньше
seasons-board-costs-fee = За призыв придётся отдать соперникам ещё { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[other] { $n } кристаллов
}
seasons-board-asked = стол ждёт ответа
seasons-board-dice = Кубики раунда
seasons-board-die = Кубик { $n }
seasons-board-die-of = Кубик: { $player }
seasons-board-my-die = Ваш кубик
seasons-board-chosen = выбор сделан
seasons-board-gauge = карт в игре: { $cards }, сила призыва { $gauge } из 15
seasons-board-bonus = бонусов использовано: { $used } из 3, в конце минус { $cost }
seasons-board-known = вам известно: { $n }
seasons-board-announced = призывается
seasons-board-looking = смотрит: { $player }
seasons-board-archived = Придут в руку в начале года { $year }
seasons-board-hand-empty = В руке нет карт
seasons-board-pile-reserve = Резерв
seasons-board-pile-supply = Общий запас
seasons-board-take = Взять
seasons-board-put-back = Вернуть
seasons-board-give-up = Отдать
seasons-board-given-up = Отдано:
seasons-board-all = все
seasons-board-into = Получить вместо них
seasons-board-confirm = Подтвердить
seasons-board-more = { $n ->
    [one] ещё { $n } жетон
    [few] ещё { $n } жетона
   *[other] ещё { $n } жетонов
}
seasons-board-too-many = { $n ->
    [one] Один жетон лишний: нажмите в резерве тот, что отдаёте.
   *[other] Лишних жетонов — { $n }: нажмите в резерве те, что отдаёте.
}
seasons-board-may-swap = { $n ->
    [one] Можно взять ещё { $n }, отдав за него другой.
   *[other] Можно взять ещё до { $n }, отдав за них другие.
}
seasons-board-keep = Себе
seasons-board-swap = Нажмите на две карты, чтобы поменять их местами.
seasons-board-deal = Раздать так
seasons-board-needs = Энергия для ваших карт
seasons-board-draft-wait = Ждём остальных…
seasons-board-with = { $theme }: { $cards }
seasons-board-against = Мешает: { $cards }
seasons-board-same-energy = та же энергия, что у ваших карт
seasons-board-theme-items = Волшебные предметы
seasons-board-theme-familiars = Фамильяры
seasons-board-theme-transmute = Кристаллизация
seasons-board-theme-fodder = Карты в жертву
seasons-board-theme-big-reserve = Полный резерв
seasons-board-theme-small-reserve = Пустой резерв
seasons-board-theme-summons = Много призывов
seasons-board-theme-season-change = Смена сезонов
seasons-board-theme-prestige = Дорогие карты даром
seasons-board-place = { $card }: положить в ближайший свободный год
seasons-board-take-back = { $card }: взять обратно
seasons-board-split-1 = сразу в руку
seasons-board-split-2 = во второй год
seasons-board-split-3 = в третий год
seasons-board-split-done = Все карты разложены. Нажмите на карту, чтобы взять её обратно.
seasons-board-split-confirm = Начать с этими

## Enchanted Kingdom

seasons-board-set-ek = Заколдованное королевство
seasons-board-token = Жетон особого свойства
seasons-board-token-used = использован
seasons-board-token-lasting = действует в конце игры
seasons-board-token-ready = можно использовать сейчас
seasons-board-token-unused = ещё не использован
seasons-board-covered = { $n ->
    [one] { $n } ячейка закрыта
    [few] { $n } ячейки закрыты
   *[many] { $n } ячеек закрыто
}
seasons-board-copies = копирует: { $card }
seasons-board-copied-by = её копирует { $player }
seasons-board-arrange-top = Сверху
seasons-board-arrange-next = { $n }-я
seasons-board-arrange = Вернуть так
seasons-board-discard = Сбросить
seasons-board-exchange = { $n ->
    [0] Ничего не сбрасывать
    [one] Сбросить { $n } карту и взять столько же
    [few] Сбросить { $n } карты и взять столько же
   *[many] Сбросить { $n } карт и взять столько же
}
seasons-board-construct = Оставить эти девять
seasons-board-revealed = открыто: { $n }
seasons-board-row = открытые карты
seasons-board-row-hint = Правая карта — верхняя карта колоды.

## Counted in the result

web-seasons-stat-dice-gauge = Кубики со звездой призыва
web-seasons-stat-dice-transmute = Кубики с кристаллизацией
web-seasons-stat-dice-draw = Кубики с картой
web-seasons-stat-dice-crystals = Кубики с кристаллами
web-seasons-stat-cards-summoned = Призвано карт
web-seasons-stat-cards-played-free = Разыграно бесплатно
web-seasons-stat-activations = Активаций
web-seasons-stat-cards-sacrificed = Пожертвовано карт
web-seasons-stat-bonuses-used = Использовано бонусов
web-seasons-stat-rerolls = Переброшено кубиков
web-seasons-stat-energy-gained = Получено энергии
web-seasons-stat-energy-spent = Потрачено энергии
web-seasons-stat-energy-lost = Потеряно энергии
web-seasons-stat-crystals-gained = Получено кристаллов
web-seasons-stat-crystals-lost = Потеряно кристаллов
web-seasons-stat-crystals-taken = Кристаллы, взятые у соперников
web-seasons-stat-crystals-given = Кристаллы, отданные соперникам
web-seasons-stat-energy-taken = Энергия, взятая у соперников
web-seasons-stat-energy-given = Энергия, отданная соперникам
seasons-board-over = Турнир окончен
seasons-board-stolen = Кристаллов отнято у других: { $gained }, отдано другим: { $lost }
# Who the others are in the examples of the rulebook.
seasons-example-player = Борис
