### Seasons: names, questions, options and the log, for every client.
### The engine's data become variables, see prose.py: seat -> $player, from/to/target -> $rival, card -> $card and $why
### (where it came from, with its brackets), cause and by -> $cause (what moved a card, and whose that is),
### cards -> $cards, tokens -> $energy and their number $energy_n, n -> $n and, with its sign, $change. `.seen` is the message for those who see the hidden part; `.hint` helps a newcomer once.
### Players' names do not decline and have no gender: a sentence about one begins "Имя: …".

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
seasons-season-summer = лето
seasons-season-fall = осень

seasons-element-air = воздух
seasons-element-water = вода
seasons-element-fire = огонь
seasons-element-earth = земля
seasons-token-air = { seasons-element-air }{ seasons-token-times }
seasons-token-water = { seasons-element-water }{ seasons-token-times }
seasons-token-fire = { seasons-element-fire }{ seasons-token-times }
seasons-token-earth = { seasons-element-earth }{ seasons-token-times }
seasons-token-times = { $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}
seasons-token-none = ничего
seasons-energy-on-card = { $energy } с карты «{ $card }»

seasons-kind-item = волшебный предмет
seasons-kind-familiar = фамильяр
seasons-icon-immediate = при розыгрыше
    .about = срабатывает один раз, как только карта входит в игру.
seasons-icon-permanent = постоянно
    .about = действует, пока карта в игре.
seasons-icon-activation = активация
    .about = в свой ход карту можно повернуть набок и использовать, раз за раунд.

seasons-bonus-exchange = обмен 2 жетонов
seasons-bonus-transmute = кристаллизация с надбавкой 1
seasons-bonus-gauge = сила призыва +1
seasons-bonus-draw = 2 карты вместо 1

seasons-score-crystals = Кристаллы
seasons-score-prestige = Престиж карт
seasons-score-cards = Эффекты конца игры
seasons-score-bonuses = Бонусы
seasons-score-hand = Карты в руке
seasons-score-token = Жетон особого свойства
seasons-decided-points = больше всего очков
seasons-decided-cards = очков поровну, карт в игре больше
seasons-decided-shared = очков и карт в игре поровну

## The table

seasons-label-year = Год { $year }
seasons-label-prelude = Прелюдия
seasons-label-round = раунд { $n }
seasons-label-wheel = Колесо сезонов
seasons-label-rates = Кристаллизация
seasons-label-bonus = бонусы
seasons-label-gauge = призыв
seasons-label-hand = Рука
seasons-label-hand-count = рука { $n }
seasons-label-in-play = В игре
seasons-label-nothing-in-play = карт в игре пока нет
seasons-label-empty-hand = пусто
seasons-label-archive = Архив
seasons-label-archive-count = архив { $second } + { $third }
seasons-label-drafted = Выбрано
seasons-label-drafted-count = выбрано { $n }
seasons-label-pack = Карты на выбор
seasons-label-passed = Переданы соседу слева
seasons-label-looked = Взяты из колоды
seasons-label-deck = колода { $n }
seasons-label-discard = сброс { $n }
seasons-label-deck-top = Верх колоды
seasons-label-discards-seen = Известные карты сброса
seasons-label-known-hand = Точно в руке
seasons-label-known-held = Точно в руке или архиве
seasons-label-leftover = сезон +{ $n }
seasons-label-draw = карта
seasons-label-cost = Стоимость
seasons-label-free = бесплатно
seasons-label-any-elements = 1–4 разных жетона
seasons-label-prestige = Престиж
seasons-label-rulings = Уточнения

seasons-legend-crystals = кристаллы
seasons-legend-gauge = сила призыва +1
seasons-legend-transmute = можно кристаллизовать жетоны
seasons-legend-draw = взять карту
seasons-legend-pips = на столько делений сдвинет сезон оставшийся кубик
seasons-legend-item = волшебный предмет
seasons-legend-familiar = фамильяр
seasons-legend-tapped = карта повёрнута: в этом раунде уже сработала
seasons-legend-prestige = престиж в конце игры
seasons-legend-bonus = бонус использован, ещё свободен
seasons-legend-first = первый игрок раунда
seasons-legend-active = чей сейчас ход

## What happened

seasons-why = { " " }({ $what })
seasons-why-of = { " " }({ $doer }: { $what })
seasons-why-full = резерв полон
seasons-why-leftover = кубик, который никто не взял
seasons-why-die = кубик
seasons-why-transmute = кристаллизация

seasons-event-drafted = { $player }: карта выбрана
    .seen = { $player }: выбрана карта «{ $card }»
seasons-event-split = { $player }: карты разделены на три набора
seasons-event-round = Год { $year }, раунд { $round }, { $season }. { $player }: кубики брошены
seasons-event-took-die = { $player }: выбран кубик { $die }
seasons-event-rerolled = { $player }: кубик переброшен, теперь { $die }{ $why }
seasons-event-season-moved = Фишка сезона { $change }: деление { $space }, { $season }, год { $year }{ $why }
seasons-event-archive-opened = { $player }: в руку { $n ->
    [one] взята { $n } карта
    [few] взяты { $n } карты
   *[many] взято { $n } карт
} из архива
    .seen = { $player }: из архива в руку — { $cards }
seasons-event-turn-ended = { $player }: ход окончен
seasons-event-over = { $decided_id ->
    [shared] Турнир окончен. Общая победа: { $winners } ({ $decided })
   *[other] Турнир окончен. Победа: { $winners } ({ $decided })
}
seasons-event-crystals-gained = { $player }: +{ $n } { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}{ $why }
seasons-event-crystals-lost = { $player }: −{ $n } { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}{ $why }
seasons-event-crystals-taken = { $player }: +{ $n } { $n ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}, { $rival }: −{ $n }{ $why }
seasons-event-gauge = { $player }: сила призыва { $change }, теперь { $now }{ $why }
seasons-event-energy-gained = { $player }: получено — { $energy }{ $why }
seasons-event-energy-lost = { $player }: сброшено — { $energy }{ $why }
seasons-event-energy-spent = { $player }: потрачено — { $energy }
seasons-event-energy-stored = { $player }: { $energy } — на карту «{ $card }»
seasons-event-turned-to-air = { $player }: весь резерв стал воздухом{ $why }
seasons-event-bonus = { $player }: бонус — { $bonus }
seasons-event-summoned = { $player }: призвана карта «{ $card }»
seasons-event-played-free = { $player }: бесплатно разыграна карта «{ $card }»{ $cause }
seasons-event-activated = { $player }: активирована карта «{ $card }»
seasons-event-sacrificed = { $player }: пожертвована карта «{ $card }»{ $cause }
seasons-event-returned = { $player }: в руку возвращена карта «{ $card }»{ $cause }
seasons-event-passed-on = { $player }: карта «{ $card }» передана → { $rival }
seasons-event-looked = { $player }: { $n ->
    [one] взята { $n } карта
    [few] взяты { $n } карты
   *[many] взято { $n } карт
} из колоды{ $cause }
    .seen = { $player }: из колоды — { $cards }{ $cause }
seasons-event-kept = { $player }: { $n ->
    [one] оставлена { $n } карта
    [few] оставлены { $n } карты
   *[many] оставлено { $n } карт
}{ $cause }
    .seen = { $player }: оставлена карта «{ $card }»{ $cause }
seasons-event-discarded = { $player }: { $n ->
    [one] сброшена { $n } карта
    [few] сброшены { $n } карты
   *[many] сброшено { $n } карт
}{ $cause }
    .seen = { $player }: в сброс — { $cards }{ $cause }
seasons-event-discarded-openly = { $player }: сброшена карта «{ $card }»{ $cause }
seasons-event-drew-openly = { $player }: открыто взята карта «{ $card }»{ $cause }
seasons-event-gave-card = { $player }: карта отдана → { $rival }{ $cause }
    .seen = { $player }: карта «{ $card }» отдана → { $rival }{ $cause }
seasons-event-peeked = { $player }: верхняя карта колоды просмотрена
    .seen = { $player }: сверху колоды лежит «{ $card }»
seasons-event-put-back = { $player }: карта возвращена на колоду
seasons-event-deck-discarded = { $player }: { $n ->
    [one] верхняя карта колоды сброшена
   *[other] верхние карты колоды ({ $n }) сброшены
} не глядя
seasons-event-reshuffled = Сброс стал новой колодой: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## Questions

seasons-ask-draft = Выберите карту
    .hint = Остальные перейдут соседу слева, а вы получите карты соседа справа.
seasons-ask-split-hand = Выберите { $n } карты, с которыми начнёте
    .hint = Они сразу попадут в руку, остальные подождут в архиве до второго и третьего года.
seasons-ask-split-year-2 = Выберите { $n } карты для второго года
    .hint = Оставшиеся придут в третий год: туда — карты, ценные в конце игры.
seasons-ask-take-die = Выберите кубик сезона
    .hint = Его символы сработают в ваш ход; точки кубика, который никто не взял, сдвинут сезон.
seasons-ask-before-die = Активировать карту до действий кубика?
seasons-ask-die-draw = Возьмите карту
    .hint = С бонусом вы увидите две и оставите одну, но в конце потеряете престиж.
seasons-ask-keep = Оставить карту?
seasons-ask-main = Ваш ход
    .hint = Призывайте, активируйте, кристаллизуйте и берите бонусы сколько угодно и в любом порядке, затем закончите ход.
seasons-ask-transmute = Какие жетоны кристаллизовать?
    .hint = Каждый приносит кристаллы по курсу сезона; до конца хода это можно повторять.
seasons-ask-choose-elements = Какими стихиями заплатить?
seasons-ask-pay-summon = Какими жетонами заплатить?
seasons-ask-boots = Сдвиньте фишку сезона
seasons-ask-energy = Получите { $n ->
    [one] { $n } жетон энергии
    [few] { $n } жетона энергии
   *[many] { $n } жетонов энергии
}
    .hint = Если резерв переполнится, выберите и то, что сбросить.
seasons-ask-trim = Резерв переполнен: сбросьте лишние жетоны
    .hint = Он вмещает { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
seasons-ask-store = Положите на карту { $n ->
    [one] { $n } жетон энергии
    [few] { $n } жетона энергии
   *[many] { $n } жетонов энергии
}
seasons-ask-copy-reserve = Чей резерв скопировать?
seasons-ask-discard-energy = Сбросьте { $n ->
    [one] { $n } жетон энергии
    [few] { $n } жетона энергии
   *[many] { $n } жетонов энергии
}
seasons-ask-discard-water = Сбросьте жетон воды
seasons-ask-transmute-identical = Кристаллизуйте { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} одного типа
seasons-ask-mirror = Сбросьте жетоны одного типа и заплатите столько же кристаллов
seasons-ask-reflect = Какого типа получить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}?
seasons-ask-feed = Положите жетон на карту
seasons-ask-draw-choose = Оставьте одну карту
seasons-ask-draw-play = Разыграйте одну карту бесплатно
seasons-ask-prophecy = Оставьте одну карту
    .hint = Затем вы раздадите остальные соперникам, по одной каждому.
seasons-ask-deal = Какую карту получит { $rival }?
seasons-ask-reveal-discard = Сбросьте карту из руки
seasons-ask-peek = Разыграть эту карту?
seasons-ask-either = Выберите одно из двух
seasons-ask-elements = Какой эффект сначала?
seasons-ask-sacrifice = Пожертвуйте карту
seasons-ask-sacrifice-familiar = Какого фамильяра отдать?
seasons-ask-return-item = Верните в руку волшебный предмет
seasons-ask-play-hand = Разыграйте карту из руки бесплатно

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
    [one] { " " }· { $any } жетон любого типа
    [few] { " " }· { $any } жетона любого типа
   *[many] { " " }· { $any } жетонов любого типа
}{ $saved ->
    [0] { "" }
    [one] { " " }· на { $saved } жетон меньше
    [few] { " " }· на { $saved } жетона меньше
   *[many] { " " }· на { $saved } жетонов меньше
}{ $crystals ->
    [0] { "" }
    [one] { " " }· { $crystals } кристалл
    [few] { " " }· { $crystals } кристалла
   *[many] { " " }· { $crystals } кристаллов
}
seasons-bonus-cost = { $costs ->
    [one] { " " }· −{ $costs } очко в конце
    [few] { " " }· −{ $costs } очка в конце
   *[many] { " " }· −{ $costs } очков в конце
}
seasons-brings = { $crystals ->
    [0] { "" }
    [one] { " " }· +{ $crystals } кристалл
    [few] { " " }· +{ $crystals } кристалла
   *[many] { " " }· +{ $crystals } кристаллов
}
seasons-do-draft = { $card }
seasons-do-hand = В руку: { $cards }
seasons-do-year-2 = Год II: { $cards }
seasons-do-take-die = Кубик { $place }: { $die }
seasons-do-keep-die = Оставить кубик как есть
seasons-do-draw = Взять 1 карту
seasons-do-bonus-draw = Бонус: взять 2 карты, оставить 1{ seasons-bonus-cost }
seasons-do-keep = Оставить «{ $card }»
seasons-do-discard-it = Сбросить её
seasons-do-end = Закончить ход
seasons-do-summon = Призвать «{ $card }»{ seasons-price }
seasons-do-activate = Активировать «{ $card }»{ $fee ->
    [0] { "" }
    [one] { " " }· { $fee } кристалл соперникам
    [few] { " " }· { $fee } кристалла соперникам
   *[many] { " " }· { $fee } кристаллов соперникам
}
seasons-do-start-transmuting = Кристаллизовать энергию
seasons-do-bonus-exchange = Бонус: обменять 2 жетона{ seasons-bonus-cost }
seasons-do-bonus-transmute = Бонус: кристаллизация, +1 кристалл за жетон{ seasons-bonus-cost }
seasons-do-bonus-gauge = Бонус: сила призыва +1{ seasons-bonus-cost }
seasons-do-transmute = Кристаллизовать: { $energy }{ seasons-brings }
seasons-do-transmute-identical = Кристаллизовать: { $energy }{ seasons-brings }
seasons-do-elements = { $elements }
seasons-do-pay-summon = Заплатить: { $energy }
seasons-do-discard-energy = Сбросить: { $energy }
seasons-do-discard-water = Сбросить: { $energy }
seasons-do-feed = Положить: { $energy }
seasons-do-mirror = { $energy } и { $pays } { $pays ->
    [one] кристалл
    [few] кристалла
   *[many] кристаллов
}
seasons-do-into = Тип: { $element }
seasons-do-gain = { $lost_n ->
    [0] Получить: { $energy }
   *[other] Получить: { $energy }; сбросить: { $lost }
}
seasons-do-lose = Сбросить: { $energy }
seasons-do-store = Положить: { $energy }
seasons-do-copy = Скопировать: { $rival }
seasons-do-forward = { $n ->
    [one] На { $n } деление вперёд
    [few] На { $n } деления вперёд
   *[many] На { $n } делений вперёд
}
seasons-do-back = { $n ->
    [one] На { $n } деление назад
    [few] На { $n } деления назад
   *[many] На { $n } делений назад
}
seasons-do-effect = { $element_id ->
    [air] Воздух: сила призыва +1
    [water] Вода: получить 2 жетона энергии
    [fire] Огонь: взять 1 карту
   *[earth] Земля: получить 5 кристаллов
}
seasons-do-either = { $branch }
seasons-branch-base-32-energy = Заплатить 3 кристалла и получить 1 жетон энергии
seasons-branch-base-32-transmute = Сбросить 1 жетон энергии ради кристаллизации в этот ход
seasons-branch-base-34-look = Посмотреть верхнюю карту колоды
seasons-branch-base-34-discard = Заплатить 3 кристалла и сбросить верхнюю карту не глядя
seasons-branch-base-36-draw = Взять карту и показать её
seasons-branch-base-36-discard = Сбросить карту из руки
seasons-do-play = Разыграть «{ $card }»
seasons-do-play-it = Сбросить 4 жетона и разыграть «{ $card }»
seasons-do-put-back = Вернуть «{ $card }» на колоду
seasons-do-give = Отдать «{ $card }»
seasons-do-discard = Сбросить «{ $card }»
seasons-do-sacrifice = Пожертвовать «{ $card }»
seasons-do-return = Вернуть «{ $card }»
