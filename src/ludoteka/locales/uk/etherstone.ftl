### Ефір-камені: назви, запитання, варіанти й журнал для всіх клієнтів.
### Дані рушія стають змінними, див. prose.py: seat -> $player, from/target -> $rival, card -> $card і $why (звідки взялося,
### у дужках), stones -> $stones та їхня кількість $stones_n, ability -> рядок тексту карти.
### `.seen` — для тих, хто бачить приховане; `.hint` допомагає новачкові. Імена гравців не відмінюються: речення
### починається з «Ім’я: …».

## Names

etherstone-colour-white = білий
etherstone-colour-red = червоний
etherstone-colour-green = зелений
etherstone-colour-black = чорний
etherstone-colour-purple = фіолетовий
etherstone-die-white = білий
etherstone-die-red = червоний
etherstone-die-green = зелений
etherstone-die-black = чорний
etherstone-die-purple = фіолетовий
etherstone-dice-white = білий { $n }
etherstone-dice-red = червоний { $n }
etherstone-dice-green = зелений { $n }
etherstone-dice-black = чорний { $n }
etherstone-dice-purple = фіолетовий { $n }
etherstone-token-white = { $n ->
    [one] { $n } білий камінь
    [few] { $n } білі камені
   *[many] { $n } білих каменів
}
etherstone-token-red = { $n ->
    [one] { $n } червоний камінь
    [few] { $n } червоні камені
   *[many] { $n } червоних каменів
}
etherstone-token-green = { $n ->
    [one] { $n } зелений камінь
    [few] { $n } зелені камені
   *[many] { $n } зелених каменів
}
etherstone-token-black = { $n ->
    [one] { $n } чорний камінь
    [few] { $n } чорні камені
   *[many] { $n } чорних каменів
}
etherstone-token-none = нічого

etherstone-people-white = Світочі
etherstone-people-red = Саламандри
etherstone-people-green = Приборкувачі
etherstone-people-black = Туманники
etherstone-people-purple = Викривлення

etherstone-type-follower = послідовник
    .text = Б’ється: його сила додається до ваших атак. Після атаки лежить на боці, доки його не відновлять.
etherstone-type-ritual = ритуал
    .text = Зазвичай спрацьовує один раз, під час виклику.
etherstone-type-technology = технологія
    .text = Зазвичай працює до кінця партії.
etherstone-type-leader = вождь
    .text = Це ви. Ніколи не залишає гри й не буває задіяний; зазнає шкоди, коли атакує сам.
etherstone-type-threat = загроза
    .text = Здолайте її, зібравши потрібну силу, заради очок і нагороди.

etherstone-score-tokens = Жетони ПО
etherstone-score-end-token = Жетон кінця гри
etherstone-score-entities = Сутності в грі
etherstone-score-abilities = Властивості кінця гри
etherstone-score-trophies = Трофеї
etherstone-score-durability = Стійкість, що лишилася
etherstone-score-pacts = Угоди з Безоднею
etherstone-score-infection = Заражений вождь
etherstone-decided-points = найбільше ПО
etherstone-decided-hand = ПО порівну, карт на руці менше
etherstone-decided-stones = ПО й карт на руці порівну, каменів більше
etherstone-decided-durability = ПО, карт на руці й каменів порівну, стійкість вища
etherstone-decided-shared = ПО, карт на руці й каменів порівну, стійкість рівна

web-etherstone-stat-dice-taken = Узято кубиків
web-etherstone-stat-cards-summoned = Викликано сутностей
web-etherstone-stat-abilities-applied = Застосовано властивостей
web-etherstone-stat-attacks = Атаки
web-etherstone-stat-threats-defeated = Здолано загроз
web-etherstone-stat-threats-crushed = з них розтрощено
web-etherstone-stat-rests = Відпочинок
web-etherstone-stat-refreshes = Оновлення ринку
web-etherstone-stat-pacts = Угоди з Безоднею
web-etherstone-stat-cards-recalled = Відкликано сутностей
web-etherstone-stat-cards-destroyed = Знищено сутностей
web-etherstone-stat-stones-gained = Отримано каменів
web-etherstone-stat-stones-spent = Витрачено каменів
web-etherstone-stat-stones-lost = Втрачено каменів
web-etherstone-stat-stones-stolen = Відібрано каменів
web-etherstone-stat-durability-gained = Отримано стійкості
web-etherstone-stat-durability-lost = Втрачено стійкості
web-etherstone-stat-points-gained = Отримано жетонів ПО

## When an ability works

etherstone-trigger-die-colour = за колір кубика
    .text = Коли ви забираєте з ринку кубик цього кольору. Фіолетовий кубик вважається кубиком названого кольору.
etherstone-trigger-die-values = за значення кубика
    .text = Коли ви забираєте кубик з одним із цих значень.
etherstone-trigger-die-range = за діапазон значень
    .text = Коли ви забираєте кубик зі значенням із цього діапазону, разом із його краями.
etherstone-trigger-at-once = негайно
    .text = Одразу після того, як ви виклали цю карту.
etherstone-trigger-before = перед викликом
    .text = Перш ніж ви заплатите за цю карту.
etherstone-trigger-constant = постійно
    .text = Доки ця карта в грі — або щоразу, коли стається вказане.
etherstone-trigger-at-end = наприкінці гри
    .text = Під час підрахунку очок, якщо карта ще в грі.
etherstone-trigger-on-attack = під час атаки
    .text = Коли ви атакуєте, навіть якщо ця карта задіяна чи не бере участі. Сказане «після атаки» стається, лише якщо загрозу здолано.
etherstone-trigger-reward = нагорода
    .text = Що отримує той, хто здолав цю загрозу.
etherstone-trigger-repeat = скільки завгодно разів
    .text = За один кубик властивість можна застосовувати, доки вам є чим платити.
etherstone-trigger-must = обов’язково
    .text = Відмовитися не можна.

## What happened

etherstone-why = { " " }({ $what })
etherstone-why-of = { " " }({ $doer }: { $what })
etherstone-why-refresh = оновлення ринку
etherstone-why-purple-die = фіолетовий кубик
etherstone-why-hand = карт на руці не лишилося
etherstone-why-deck = колода загроз порожня
etherstone-why-pool = запас ПО порожній

etherstone-event-drafted = { $player }: карту вибрано
    .seen = { $player }: вибрано карту «{ $card }»
etherstone-event-leads = { $player }: вождь — { $card }; стійкість { $n }, { $stones }
etherstone-event-turn = Раунд { $round }, хід: { $player }
etherstone-event-rolled = Кубики кинуто: { $dice }
etherstone-event-refreshed = { $player }: ринок оновлено
etherstone-event-rerolled = { $player }: перекинуто — { $dice }{ $why }
etherstone-event-took-die = { $die_id ->
    [purple] { $player }: узято фіолетовий кубик як { $colour }, значення { $value }
   *[other] { $player }: узято { $die } кубик, значення { $value }
}
etherstone-event-die-turned = { $player }: { $die } кубик тепер { $value }{ $why }
etherstone-event-applied = { $player }: застосовано властивість карти «{ $card }»
etherstone-event-chose-x = { $player }: X = { $n }{ $why }
etherstone-event-stones-gained = { $player }: отримано — { $stones }{ $why }
etherstone-event-stones-spent = { $player }: витрачено — { $stones }{ $why }
etherstone-event-stones-lost = { $player }: втрачено — { $stones }{ $why }
etherstone-event-stole = { $player } ← { $rival }: { $stones }{ $why }
etherstone-event-durability-gained = { $player }: стійкість +{ $n }{ $why }
etherstone-event-durability-lost = { $player }: стійкість −{ $n }{ $why }
etherstone-event-infected = { $player }: вождя заражено{ $why }
etherstone-event-pact = { $player }: угода з Безоднею, стійкість { $n }
etherstone-event-points-gained = { $player }: +{ $n } ПО{ $why }
etherstone-event-reserve-gained = { $player }: +{ $n } ПО з відкладених{ $why }
etherstone-event-counters-placed = { $player }: на карту «{ $on }» покладено { $n ->
    [one] { $n } мітку
    [few] { $n } мітки
   *[many] { $n } міток
}{ $cause }
etherstone-event-counters-removed = { $player }: з карти «{ $on }» знято { $n ->
    [one] { $n } мітку
    [few] { $n } мітки
   *[many] { $n } міток
}{ $cause }
etherstone-event-summoned = { $stones_n ->
    [0] { $player }: безплатно викликано карту «{ $card }»
   *[other] { $player }: викликано карту «{ $card }» за { $stones }
}
etherstone-event-recalled = { $player }: відкликано карту «{ $card }»{ $cause }
etherstone-event-destroyed = { $player }: знищено карту «{ $card }»{ $cause }
etherstone-event-exhausted = { $player }: задіяно карту «{ $card }»{ $cause }
etherstone-event-readied = { $player }: відновлено карту «{ $card }»{ $cause }
etherstone-event-rested = { $player }: відпочинок
etherstone-event-attacked = { $player }: атака із силою { $n } на загрозу «{ $card }» — { $cards }
etherstone-event-called-off = { $player }: атаку на загрозу «{ $card }» скасовано
etherstone-event-crushed = { $player }: розтрощено загрозу «{ $card }»{ $cause }
etherstone-event-defeated = { $player }: здолано загрозу «{ $card }»
etherstone-event-banished = { $player }: прибрано в коробку загрозу «{ $card }»{ $cause }
etherstone-event-opened = Нова загроза: «{ $card }»
etherstone-event-ending = { $player }: узято жетон кінця гри{ $why }
etherstone-event-over = { $decided_id ->
    [shared] Партію завершено. Спільна перемога: { $winners } ({ $decided })
   *[other] Партію завершено. Перемога: { $winners } ({ $decided })
}

## Questions

etherstone-ask-draft = Виберіть карту
    .hint = Решта перейде сусідові ліворуч, а ви отримаєте карти сусіда праворуч. Гратимете лише цими сімома.
etherstone-ask-choose-leader = Виберіть вождя
    .hint = Усі відкриють вождів одночасно й отримають їхні камені та стійкість.
etherstone-ask-action = Ваш хід
    .hint = Одна дія: заберіть кубик, викличте, атакуйте або відпочиньте. Перед нею можна оновити ринок ціною стійкості.
etherstone-ask-tray = Застосуйте властивості за кубик
    .hint = У будь-якому порядку, кожну по разу. Тим часом можуть додатися нові; зупинитися можна будь-коли.
etherstone-ask-arrive = Застосуйте властивості нової карти
etherstone-ask-before = Застосувати властивість перед оплатою?
etherstone-ask-react = Відповісти на це властивістю?
    .hint = Сталося те, чого чекає одна з ваших карт.
etherstone-ask-lay = Якими каменями заплатити?
etherstone-ask-choose-x = Виберіть X
    .hint = { $ability }
etherstone-ask-branch = Виберіть одне
etherstone-ask-team = Хто атакує?
    .hint = Потрібна сила { $n }. Послідовників буде задіяно; вождь зазнає шкоди від загрози.
etherstone-ask-plan = Сила { $strength } з { $n }: атакувати?
    .hint = Властивості можуть її збільшити. Скасування нічого не коштує, але цю загрозу не можна буде атакувати до кінця ходу.
etherstone-ask-after-attack = Що спершу після атаки?
etherstone-ask-gain = { $n ->
    [one] Отримайте { $n } камінь будь-якого кольору
    [few] Отримайте { $n } камені будь-яких кольорів
   *[many] Отримайте { $n } каменів будь-яких кольорів
}
etherstone-ask-take-for = { $n ->
    [one] Який камінь узяти натомість?
    [few] Які { $n } камені взяти натомість?
   *[many] Які { $n } каменів узяти натомість?
}
etherstone-ask-receive = { $n ->
    [one] Отримайте { $n } камінь будь-якого кольору
    [few] Отримайте { $n } камені будь-яких кольорів
   *[many] Отримайте { $n } каменів будь-яких кольорів
}
etherstone-ask-spend = { $n ->
    [one] Витратьте { $n } камінь
    [few] Витратьте { $n } камені
   *[many] Витратьте { $n } каменів
}
etherstone-ask-swap = { $n ->
    [1] Який камінь обміняти?
   *[other] Які камені обміняти (не більше { $n })?
}
etherstone-ask-lose-stones = { $n ->
    [one] Втратьте { $n } камінь
    [few] Втратьте { $n } камені
   *[many] Втратьте { $n } каменів
}
etherstone-ask-steal = { $n ->
    [one] У кого забрати { $n } камінь?
    [few] У кого забрати { $n } камені?
   *[many] У кого забрати { $n } каменів?
}
etherstone-ask-counters-on = { $n ->
    [one] Куди покласти { $n } мітку?
    [few] Куди покласти { $n } мітки?
   *[many] Куди покласти { $n } міток?
}
etherstone-ask-move-counters = Куди перекласти мітки?
etherstone-ask-ready = Відновіть послідовника
etherstone-ask-exhaust = Задійте послідовника
etherstone-ask-tire = Задійте послідовника
etherstone-ask-recall = Відкличте сутність
etherstone-ask-destroy = Знищте сутність
etherstone-ask-summon = Викличте сутність
etherstone-ask-apply = Яку властивість застосувати?
etherstone-ask-attack = Яку загрозу атакувати?
etherstone-ask-crush = Яку загрозу розтрощити?
etherstone-ask-banish = Яку загрозу прибрати в коробку?
etherstone-ask-shift-die = Яке значення дати кубику?
etherstone-ask-reroll = Які кубики перекинути?

## Options

etherstone-do-draft = { $card }
etherstone-do-lead = { $card }
etherstone-do-take-die = Забрати { $die } кубик: { $value } · { $brings }
etherstone-do-take-purple = { $n ->
    [0] Забрати фіолетовий кубик як { $colour }: { $value } · { $brings }
   *[other] Забрати фіолетовий кубик як { $colour }: { $value } · { $brings } · стійкість −{ $n }
}
etherstone-do-summon = Викликати «{ $card }»{ $free ->
    [1] { " " }· безплатно
   *[0] { $cost_n ->
        [0] { "" }
       *[other] { " " }· { $cost }
    }{ $any ->
        [0] { "" }
        [one] { " " }· { $any } камінь будь-якого кольору
        [few] { " " }· { $any } камені будь-яких кольорів
       *[many] { " " }· { $any } каменів будь-яких кольорів
    }{ $less ->
        [0] { "" }
        [one] { " " }· на { $less } камінь менше
        [few] { " " }· на { $less } камені менше
       *[many] { " " }· на { $less } каменів менше
    }
}
etherstone-do-attack = Атакувати «{ $card }» · потрібна сила { $n } · { $points } ПО
etherstone-do-rest = Відпочити: відновити всіх послідовників
etherstone-do-refresh = { $infects ->
    [1] Оновити ринок: стійкість −{ $n }, вождь буде заражений
   *[0] { $n ->
        [0] Оновити ринок безплатно
       *[other] Оновити ринок: стійкість −{ $n }
    }
}
etherstone-do-apply = { $card }: { $ability }
etherstone-do-after = { $card }: { $ability }
etherstone-do-stop = Досить
etherstone-do-go-on = Платити без неї
etherstone-do-no-reaction = Не відповідати
etherstone-do-decline = Відмовитися
etherstone-do-x = X = { $n }
etherstone-do-branch = { $branch }
etherstone-do-team = Сила { $strength }: { $cards }{ $damage ->
    [0] { "" }
   *[other] { " " }· стійкість −{ $damage }
}
etherstone-do-confirm = Атакувати «{ $card }»{ $damage ->
    [0] { "" }
   *[other] { " " }· стійкість −{ $damage }
}
etherstone-do-call-off = Скасувати атаку
etherstone-do-pay = Заплатити { $stones }
etherstone-do-gain = Отримати { $stones }
etherstone-do-spend = Витратити { $stones }
etherstone-do-give = Віддати { $stones }
etherstone-do-lose = Втратити { $stones }
etherstone-do-steal = { $rival }: { $stones }
etherstone-do-counters-on = На карту «{ $card }»
etherstone-do-move-counters = { $n } — на карту «{ $card }»
etherstone-do-ready = Відновити «{ $card }»
etherstone-do-exhaust = Задіяти «{ $card }»
etherstone-do-recall = Відкликати «{ $card }»
etherstone-do-destroy = Знищити «{ $card }»
etherstone-do-crush = Розтрощити «{ $card }» · { $points } ПО
etherstone-do-banish = Прибрати в коробку «{ $card }»
etherstone-do-turn-die = Значення { $value }
etherstone-do-reroll = Перекинути: { $dice }
etherstone-do-keep-dice = Залишити кубики як є
