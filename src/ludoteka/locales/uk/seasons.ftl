### Seasons: names, questions, options and the log, for every client.
### The engine's data become variables, see prose.py: seat -> $player, from/to/target -> $rival, card -> $card and $why
### (where it came from, with its brackets), cause and by -> $cause (what moved a card, and whose that is),
### cards -> $cards, tokens -> $energy and their number $energy_n, n -> $n and, with its sign, $change. `.seen` is the message for those who see the hidden part; `.hint` helps a newcomer once.
### Players' names do not decline and have no gender: a sentence about one begins "Ім’я: …".

seasons-year = { $year ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $year }
}

## Names

seasons-season-winter = зима
seasons-season-spring = весна
seasons-season-summer = літо
seasons-season-fall = осінь

seasons-element-air = повітря
seasons-element-water = вода
seasons-element-fire = вогонь
seasons-element-earth = земля
seasons-token-air = { seasons-element-air }{ seasons-token-times }
seasons-token-water = { seasons-element-water }{ seasons-token-times }
seasons-token-fire = { seasons-element-fire }{ seasons-token-times }
seasons-token-earth = { seasons-element-earth }{ seasons-token-times }
seasons-token-times = { $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
seasons-token-none = нічого
seasons-energy-on-card = { $energy } з карти «{ $card }»

seasons-kind-item = магічний предмет
seasons-kind-familiar = фамільяр
seasons-icon-immediate = коли зіграно
    .about = спрацьовує один раз, щойно карта входить у гру.
seasons-icon-permanent = постійно
    .about = діє, поки карта в грі.
seasons-icon-activation = активація
    .about = у свій хід карту можна повернути набік і використати, раз за раунд.

seasons-bonus-exchange = обмін 2 жетонів
seasons-bonus-transmute = перетворення з надбавкою 1
seasons-bonus-gauge = сила виклику +1
seasons-bonus-draw = 2 карти замість 1

seasons-score-crystals = Кристали
seasons-score-prestige = Престиж карт
seasons-score-cards = Ефекти кінця гри
seasons-score-bonuses = Бонуси
seasons-score-hand = Карти на руці
seasons-score-token = Жетон особливої здібності
seasons-decided-points = найбільше очок
seasons-decided-cards = очок порівну, карт у грі більше
seasons-decided-shared = очок і карт у грі порівну

## The table

seasons-label-year = Рік { $year }
seasons-label-prelude = Прелюдія
seasons-label-round = раунд { $n }
seasons-label-wheel = Колесо пір року
seasons-label-rates = Перетворення
seasons-label-bonus = бонуси
seasons-label-gauge = виклик
seasons-label-hand = Рука
seasons-label-hand-count = рука { $n }
seasons-label-in-play = У грі
seasons-label-nothing-in-play = карт у грі ще немає
seasons-label-empty-hand = порожньо
seasons-label-archive = Бібліотека
seasons-label-archive-count = бібліотека { $second } + { $third }
seasons-label-drafted = Вибрано
seasons-label-drafted-count = вибрано { $n }
seasons-label-pack = Карти на вибір
seasons-label-passed = Передано гравцеві ліворуч
seasons-label-looked = Узято з колоди
seasons-label-deck = колода { $n }
seasons-label-discard = скид { $n }
seasons-label-deck-top = Верх колоди
seasons-label-discards-seen = Відомі карти скиду
seasons-label-known-hand = Точно на руці
seasons-label-known-held = Точно на руці чи в бібліотеці
seasons-label-leftover = пора +{ $n }
seasons-label-draw = карта
seasons-label-cost = Вартість
seasons-label-free = безплатно
seasons-label-any-elements = 1–4 різні жетони
seasons-label-prestige = Престиж
seasons-label-rulings = Уточнення

seasons-legend-crystals = кристали
seasons-legend-gauge = сила виклику +1
seasons-legend-transmute = можна перетворювати жетони
seasons-legend-draw = узяти карту
seasons-legend-pips = на стільки поділок зсуне пору року кубик, якого ніхто не взяв
seasons-legend-item = магічний предмет
seasons-legend-familiar = фамільяр
seasons-legend-tapped = карту повернуто набік: цього раунду вона вже спрацювала
seasons-legend-prestige = престиж наприкінці гри
seasons-legend-bonus = бонус використано, ще вільний
seasons-legend-first = перший гравець раунду
seasons-legend-active = чий зараз хід

## What happened

seasons-why = { " " }({ $what })
seasons-why-of = { " " }({ $doer }: { $what })
seasons-why-full = запас повний
seasons-why-leftover = кубик, якого ніхто не взяв
seasons-why-die = кубик
seasons-why-transmute = перетворення

seasons-event-drafted = { $player }: карту вибрано
    .seen = { $player }: вибрано карту «{ $card }»
seasons-event-split = { $player }: карти поділено на три набори
seasons-event-round = Рік { $year }, раунд { $round }, { $season }. { $player }: кубики кинуто
seasons-event-took-die = { $player }: вибрано кубик { $die }
seasons-event-rerolled = { $player }: кубик перекинуто, тепер { $die }{ $why }
seasons-event-season-moved = Фішка пори року { $change }: поділка { $space }, { $season }, рік { $year }{ $why }
seasons-event-archive-opened = { $player }: на руку взято { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
} з бібліотеки
    .seen = { $player }: з бібліотеки на руку — { $cards }
seasons-event-turn-ended = { $player }: хід завершено
seasons-event-over = { $decided_id ->
    [shared] Турнір завершено. Спільна перемога: { $winners } ({ $decided })
   *[other] Турнір завершено. Перемога: { $winners } ({ $decided })
}
seasons-event-crystals-gained = { $player }: +{ $n } { $n ->
    [one] кристал
    [few] кристали
   *[many] кристалів
}{ $why }
seasons-event-crystals-lost = { $player }: −{ $n } { $n ->
    [one] кристал
    [few] кристали
   *[many] кристалів
}{ $why }
seasons-event-crystals-taken = { $player }: +{ $n } { $n ->
    [one] кристал
    [few] кристали
   *[many] кристалів
}, { $rival }: −{ $n }{ $why }
seasons-event-gauge = { $player }: сила виклику { $change }, тепер { $now }{ $why }
seasons-event-energy-gained = { $player }: отримано — { $energy }{ $why }
seasons-event-energy-lost = { $player }: скинуто — { $energy }{ $why }
seasons-event-energy-spent = { $player }: витрачено — { $energy }
seasons-event-energy-stored = { $player }: { $energy } — на карту «{ $card }»
seasons-event-turned-to-air = { $player }: увесь запас став повітрям{ $why }
seasons-event-bonus = { $player }: бонус — { $bonus }
seasons-event-summoned = { $player }: викликано карту «{ $card }»
seasons-event-played-free = { $player }: безплатно зіграно карту «{ $card }»{ $cause }
seasons-event-activated = { $player }: активовано карту «{ $card }»
seasons-event-sacrificed = { $player }: пожертвувано карту «{ $card }»{ $cause }
seasons-event-returned = { $player }: на руку повернуто карту «{ $card }»{ $cause }
seasons-event-passed-on = { $player }: карту «{ $card }» передано → { $rival }
seasons-event-looked = { $player }: з колоди взято { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}{ $cause }
    .seen = { $player }: з колоди — { $cards }{ $cause }
seasons-event-kept = { $player }: залишено { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}{ $cause }
    .seen = { $player }: залишено карту «{ $card }»{ $cause }
seasons-event-discarded = { $player }: скинуто { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}{ $cause }
    .seen = { $player }: у скид — { $cards }{ $cause }
seasons-event-discarded-openly = { $player }: скинуто карту «{ $card }»{ $cause }
seasons-event-drew-openly = { $player }: відкрито взято карту «{ $card }»{ $cause }
seasons-event-gave-card = { $player }: карту віддано → { $rival }{ $cause }
    .seen = { $player }: карту «{ $card }» віддано → { $rival }{ $cause }
seasons-event-peeked = { $player }: верхню карту колоди переглянуто
    .seen = { $player }: згори колоди лежить «{ $card }»
seasons-event-put-back = { $player }: карту повернуто на колоду
seasons-event-deck-discarded = { $player }: { $n ->
    [one] верхню карту колоди
   *[other] верхні карти колоди ({ $n })
} скинуто не дивлячись
seasons-event-reshuffled = Скид став новою колодою: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}

## Questions

seasons-ask-draft = Виберіть карту
    .hint = Решта перейде до гравця ліворуч, а ви отримаєте карти гравця праворуч.
seasons-ask-split-hand = Виберіть { $n } карти, з якими почнете
    .hint = Вони одразу потраплять на руку, решта почекає в бібліотеці на другий і третій рік.
seasons-ask-split-year-2 = Виберіть { $n } карти на другий рік
    .hint = Решта прийде третього року: туди — карти, цінні наприкінці гри.
seasons-ask-take-die = Виберіть кубик пори року
    .hint = Його символи спрацюють у ваш хід; крапки кубика, якого ніхто не взяв, зсунуть пору року.
seasons-ask-before-die = Активувати карту перед діями кубика?
seasons-ask-die-draw = Візьміть карту
    .hint = З бонусом ви побачите дві й залишите одну, але наприкінці втратите престиж.
seasons-ask-keep = Залишити карту?
seasons-ask-main = Ваш хід
    .hint = Викликайте, активуйте, перетворюйте й беріть бонуси скільки завгодно та в будь-якому порядку, потім завершіть хід.
seasons-ask-transmute = Які жетони перетворити?
    .hint = Кожен дає кристали за курсом пори року; до кінця ходу це можна повторювати.
seasons-ask-choose-elements = Якими стихіями заплатити?
seasons-ask-pay-summon = Якими жетонами заплатити?
seasons-ask-boots = Зсуньте фішку пори року
seasons-ask-energy = Отримайте { $n ->
    [one] { $n } жетон енергії
    [few] { $n } жетони енергії
   *[many] { $n } жетонів енергії
}
    .hint = Якщо запас переповниться, виберіть і те, що скинути.
seasons-ask-trim = Запас переповнено: скиньте зайві жетони
    .hint = Він уміщує { $n } { $n ->
        [one] жетон
        [few] жетони
       *[many] жетонів
    }.
seasons-ask-store = Покладіть на карту { $n ->
    [one] { $n } жетон енергії
    [few] { $n } жетони енергії
   *[many] { $n } жетонів енергії
}
seasons-ask-copy-reserve = Чий запас скопіювати?
seasons-ask-discard-energy = Скиньте { $n ->
    [one] { $n } жетон енергії
    [few] { $n } жетони енергії
   *[many] { $n } жетонів енергії
}
seasons-ask-discard-water = Скиньте жетон води
seasons-ask-transmute-identical = Перетворіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
} одного типу
seasons-ask-mirror = Скиньте жетони одного типу й заплатіть стільки ж кристалів
seasons-ask-reflect = Якого типу отримати { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}?
seasons-ask-feed = Покладіть жетон на карту
seasons-ask-draw-choose = Залиште одну карту
seasons-ask-draw-play = Зіграйте одну карту безплатно
seasons-ask-prophecy = Залиште одну карту
    .hint = Потім ви роздасте решту суперникам, кожному по одній.
seasons-ask-deal = Яку карту отримає { $rival }?
seasons-ask-reveal-discard = Скиньте карту з руки
seasons-ask-peek = Зіграти цю карту?
seasons-ask-either = Виберіть одне з двох
seasons-ask-elements = Який ефект спершу?
seasons-ask-sacrifice = Пожертвуйте карту
seasons-ask-sacrifice-familiar = Якого фамільяра віддати?
seasons-ask-return-item = Поверніть на руку магічний предмет
seasons-ask-play-hand = Зіграйте карту з руки безплатно

## Options

seasons-price = { $choice ->
    [1] { " " }· { seasons-label-any-elements }
   *[0] { $energy_n ->
        [0] { $any ->
            [0] { $crystals ->
                [0] { " " }· { seasons-label-free }
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { " " }· { $energy }
    }
}{ $any ->
    [0] { "" }
    [one] { " " }· { $any } жетон будь-якого типу
    [few] { " " }· { $any } жетони будь-якого типу
   *[many] { " " }· { $any } жетонів будь-якого типу
}{ $saved ->
    [0] { "" }
    [one] { " " }· на { $saved } жетон менше
    [few] { " " }· на { $saved } жетони менше
   *[many] { " " }· на { $saved } жетонів менше
}{ $crystals ->
    [0] { "" }
    [one] { " " }· { $crystals } кристал
    [few] { " " }· { $crystals } кристали
   *[many] { " " }· { $crystals } кристалів
}
seasons-bonus-cost = { $costs ->
    [one] { " " }· −{ $costs } очко наприкінці
    [few] { " " }· −{ $costs } очки наприкінці
   *[many] { " " }· −{ $costs } очок наприкінці
}
seasons-brings = { $crystals ->
    [0] { "" }
    [one] { " " }· +{ $crystals } кристал
    [few] { " " }· +{ $crystals } кристали
   *[many] { " " }· +{ $crystals } кристалів
}
seasons-do-draft = { $card }
seasons-do-hand = На руку: { $cards }
seasons-do-year-2 = Рік II: { $cards }
seasons-do-take-die = Кубик { $place }: { $die }
seasons-do-keep-die = Залишити кубик як є
seasons-do-draw = Узяти 1 карту
seasons-do-bonus-draw = Бонус: узяти 2 карти, залишити 1{ seasons-bonus-cost }
seasons-do-keep = Залишити «{ $card }»
seasons-do-discard-it = Скинути її
seasons-do-end = Завершити хід
seasons-do-summon = Викликати «{ $card }»{ seasons-price }
seasons-do-activate = Активувати «{ $card }»{ $fee ->
    [0] { "" }
    [one] { " " }· { $fee } кристал суперникам
    [few] { " " }· { $fee } кристали суперникам
   *[many] { " " }· { $fee } кристалів суперникам
}
seasons-do-start-transmuting = Перетворити енергію
seasons-do-bonus-exchange = Бонус: обміняти 2 жетони{ seasons-bonus-cost }
seasons-do-bonus-transmute = Бонус: перетворення, +1 кристал за жетон{ seasons-bonus-cost }
seasons-do-bonus-gauge = Бонус: сила виклику +1{ seasons-bonus-cost }
seasons-do-transmute = Перетворити: { $energy }{ seasons-brings }
seasons-do-transmute-identical = Перетворити: { $energy }{ seasons-brings }
seasons-do-elements = { $elements }
seasons-do-pay-summon = Заплатити: { $energy }
seasons-do-discard-energy = Скинути: { $energy }
seasons-do-discard-water = Скинути: { $energy }
seasons-do-feed = Покласти: { $energy }
seasons-do-mirror = { $energy } і { $pays } { $pays ->
    [one] кристал
    [few] кристали
   *[many] кристалів
}
seasons-do-into = Тип: { $element }
seasons-do-gain = { $lost_n ->
    [0] Отримати: { $energy }
   *[other] Отримати: { $energy }; скинути: { $lost }
}
seasons-do-lose = Скинути: { $energy }
seasons-do-store = Покласти: { $energy }
seasons-do-copy = Скопіювати: { $rival }
seasons-do-forward = { $n ->
    [one] На { $n } поділку вперед
    [few] На { $n } поділки вперед
   *[many] На { $n } поділок уперед
}
seasons-do-back = { $n ->
    [one] На { $n } поділку назад
    [few] На { $n } поділки назад
   *[many] На { $n } поділок назад
}
seasons-do-effect = { $element_id ->
    [air] Повітря: сила виклику +1
    [water] Вода: отримати 2 жетони енергії
    [fire] Вогонь: узяти 1 карту
   *[earth] Земля: отримати 5 кристалів
}
seasons-do-either = { $branch }
seasons-branch-base-32-energy = Заплатити 3 кристали й отримати 1 жетон енергії
seasons-branch-base-32-transmute = Скинути 1 жетон енергії заради перетворення цього ходу
seasons-branch-base-34-look = Подивитися верхню карту колоди
seasons-branch-base-34-discard = Заплатити 3 кристали й скинути верхню карту не дивлячись
seasons-branch-base-36-draw = Узяти карту й показати її
seasons-branch-base-36-discard = Скинути карту з руки
seasons-do-play = Зіграти «{ $card }»
seasons-do-play-it = Скинути 4 жетони й зіграти «{ $card }»
seasons-do-put-back = Повернути «{ $card }» на колоду
seasons-do-give = Віддати «{ $card }»
seasons-do-discard = Скинути «{ $card }»
seasons-do-sacrifice = Пожертвувати «{ $card }»
seasons-do-return = Повернути «{ $card }»
