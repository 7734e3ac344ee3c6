### Ярость эльфов: имена, вопросы, варианты и журнал для всех клиентов.
### Данные движка становятся переменными, см. prose.py: seat -> $player; from, to, target, owner, defender и about -> $rival,
### номер места — $owner_id и так далее (-1: никто); card -> $card; land, icon, direction, way, why, by -> слова отсюда; место
### на поле боя -> сторона света. `.seen` — для тех, кто видит скрытое; `.hint` помогает новичку. Имена игроков и карт не
### склоняются: игрок стоит перед двоеточием, карта — подлежащее в настоящем времени или после двоеточия.

## Names

elven-rage-type-warrior = воин
    .text = Сражается, если отправить его в бой; из руки вместо этого можно применить его действие.
elven-rage-type-hero = герой
    .text = Прославленный воин: единственный экземпляр и сильное действие.
elven-rage-type-dragon = дракон
    .text = Обязан защищать свой Замок и принадлежит его хозяину. Действия не имеет, не попадает ни в руку, ни в сброс.
elven-rage-type-neutral = нейтральный воин
    .text = Сражается против тех, кто нападает на пустующую Землю.
elven-rage-type-treasure = сокровище
    .text = Лежит среди нейтральных воинов и не сражается. Достаётся атакующему, если он победит.
elven-rage-type-artifact = артефакт
    .text = Секретный и одноразовый; не требует Земель и не считается картой в руке.
elven-rage-type-goal = цель
    .text = То, что принесёт вам победу.

elven-rage-icon-none = ничего
    .text = С этой стороны нет ни атаки, ни защиты.
elven-rage-icon-simple = Простой удар
    .text = Снимает 1 жизнь. Его останавливают Щит и Огненный щит.
elven-rage-icon-double-simple = Двойной Простой удар
    .text = Снимает 2 жизни. Его останавливают Щит и Огненный щит.
elven-rage-icon-piercing = Пробивной удар
    .text = Снимает 1 жизнь сквозь любой щит.
elven-rage-icon-double-piercing = Двойной Пробивной удар
    .text = Снимает 2 жизни сквозь любой щит.
elven-rage-icon-shield = Щит
    .text = Останавливает Простые и Двойные Простые удары с этой стороны.
elven-rage-icon-counterattack = Контратака
    .text = Не защищает, но ударивший с этой стороны теряет 1 жизнь.
elven-rage-icon-fire-shield = Огненный щит
    .text = Останавливает Простые и Двойные Простые удары с этой стороны, а ударивший теряет 1 жизнь.
elven-rage-icon-movement = Движение
    .text = Если воин никому не может навредить, он может поменяться местами с тем, что там находится, или занять пустое место.

elven-rage-direction-left = влево
elven-rage-direction-forward = вперёд
elven-rage-direction-right = вправо
elven-rage-way-clockwise = по часовой стрелке
elven-rage-way-counter-clockwise = против часовой стрелки

elven-rage-slot = { $slot ->
    [0] север
    [1] восток
    [2] юг
    [3] запад
    [4] центр, сверху
    [5] центр, снизу
   *[other] вне поля
}
elven-rage-victim_slot = { $victim_slot ->
    [0] север
    [1] восток
    [2] юг
    [3] запад
   *[other] центр
}
elven-rage-other_slot = { $other_slot ->
    [0] север
    [1] восток
    [2] юг
    [3] запад
   *[other] центр
}
elven-rage-from_slot = { $from_slot ->
    [0] север
    [1] восток
    [2] юг
    [3] запад
   *[other] центр
}

elven-rage-cell-plain = Земля
    .text = Считается одной Землёй. Отбитая у нейтральных воинов, приносит артефакт.
elven-rage-cell-tower = Башня
    .text = Земля, благодаря которой вы каждый ход призываете на одну карту больше.
elven-rage-cell-castle = Замок
    .text = Земля с драконом-защитником; с ней вы призываете на одну карту больше. Кто потерял свой стартовый Замок, выбывает.
elven-rage-cell-centre = Центральный Замок
    .text = Белый Замок, где спит Эбрунг: каждый ход на одну карту больше, а Эбрунг помогает брать Замки соперников.

elven-rage-land-C = Белый Замок
elven-rage-land-K0 = Замок Орла
elven-rage-land-F0n = Ветреный кряж
elven-rage-land-F0p = Бухта Чаек
elven-rage-land-M0 = Равнина Звездопада
elven-rage-land-M0n = Старая каменоломня
elven-rage-land-M0p = Серебряный брод
elven-rage-land-G0 = Башня Ветров
elven-rage-land-B0 = Башня Сумерек
elven-rage-land-Y0 = Башня Эха
elven-rage-land-K1 = Замок Оленя
elven-rage-land-F1n = Шепчущая роща
elven-rage-land-F1p = Папоротниковый лог
elven-rage-land-M1 = Сердце леса
elven-rage-land-M1n = Грибная поляна
elven-rage-land-M1p = Лунное озеро
elven-rage-land-G1 = Башня Корней
elven-rage-land-B1 = Башня Плюща
elven-rage-land-Y1 = Башня Снов
elven-rage-land-K2 = Замок Медведя
elven-rage-land-F2n = Янтарные холмы
elven-rage-land-F2p = Медовая долина
elven-rage-land-M2 = Бранное поле
elven-rage-land-M2n = Горячие ключи
elven-rage-land-M2p = Ступени великана
elven-rage-land-G2 = Башня Пламени
elven-rage-land-B2 = Башня Зари
elven-rage-land-Y2 = Башня Теней
elven-rage-land-K3 = Замок Волка
elven-rage-land-F3n = Туманная пустошь
elven-rage-land-F3p = Чёрная топь
elven-rage-land-M3 = Волчья степь
elven-rage-land-M3n = Костяные курганы
elven-rage-land-M3p = Воронье ущелье
elven-rage-land-G3 = Башня Бурь
elven-rage-land-B3 = Башня Инея
elven-rage-land-Y3 = Башня Звёзд

elven-rage-phase-summon = Призыв
    .text = Возьмите столько карт, сколько у вас Башен и Замков; в первый ход карты не берут.
elven-rage-phase-discard = Сброс
    .text = Оставьте в руке не больше пяти карт.
elven-rage-phase-capture = Захват Земли
    .text = Атакуйте одну соседнюю Землю — или откажитесь от нападения и возьмите две карты.
elven-rage-stage-named = Земля выбрана
elven-rage-stage-deploying = Расстановка
elven-rage-stage-duelling = Поединок
elven-rage-stage-fighting = Бой

elven-rage-window-turn = пока Земля не выбрана
elven-rage-window-named = Земля выбрана
elven-rage-window-duel = поединок
elven-rage-window-before = перед ходом воина
elven-rage-window-declared = объявлена атака или движение
elven-rage-window-damaged = после ранения
elven-rage-window-last-call = последнее слово

elven-rage-score-lands = Земли
elven-rage-score-victory = Победа
elven-rage-decided-goal = цель достигнута
elven-rage-decided-castles = захвачены все стартовые Замки
elven-rage-decided-alone = остальные выбыли
elven-rage-decided-lands = цели никто не достиг, больше всего Земель
elven-rage-decided-towers = цели никто не достиг, Земель поровну, Башен больше
elven-rage-decided-riches = цели никто не достиг, Земель и Башен поровну, сокровищ и артефактов больше
elven-rage-decided-shared = цели никто не достиг, Земель, Башен, сокровищ и артефактов поровну

web-elven-rage-scores = Очки
    .note = Каждая Земля — 1 очко, победа — 20 очков.
web-elven-rage-statistics = Бои и карты
web-elven-rage-chart = Земли по ходу партии
web-elven-rage-key = Ключ перемешиваний
web-elven-rage-key-text = Каждое перемешивание и каждая взятая карта этой партии следуют из этого ключа. Его хеш был показан до раздачи карт, так что подобрать ключ потом никто не мог.
web-elven-rage-check = Проверить перемешивания
web-elven-rage-stat-goal = Секретная цель
web-elven-rage-stat-battles-won = Успешные атаки
web-elven-rage-stat-battles-lost = Неудачные атаки
web-elven-rage-stat-lands-captured = Захвачено Земель
web-elven-rage-stat-refusals = Ходы без нападения
web-elven-rage-stat-retreats = Отступления
web-elven-rage-stat-actions = Действия и артефакты
web-elven-rage-stat-treasures-cashed = Обменяно сокровищ
web-elven-rage-stat-warriors-lost = Погибло в бою
web-elven-rage-stat-warriors-fallen = Фатальные ранения

## How far one has come

elven-rage-progress-lands = Земли: { $have } из { $need }
elven-rage-progress-towers = Башни: { $have } из { $need }
elven-rage-progress-centre = { $have ->
    [0] Центральный Замок пока не ваш
   *[other] Центральный Замок ваш
}
elven-rage-progress-castles = Захваченные Замки соперников: { $have } из { $need }
elven-rage-progress-treasures = Сокровища: { $have } из { $need }
elven-rage-progress-artifacts = Неиспользованные артефакты: { $have } из { $need }
elven-rage-progress-conquests = Земли, отнятые у соперников: { $have } из { $need }

## Keywords

elven-rage-keyword-answer = Ответ
    .text = Применяется, когда объявлено действие, артефакт, атака или движение, и выполняется раньше них.
elven-rage-keyword-own-battle = Ваш бой
    .text = Вы атакуете или защищаете свою Землю.
elven-rage-keyword-own-warrior = Ваш воин
    .text = Карта, которую вы сами отправили в этот бой. Нейтральные воины, за которых вы играете, вам не принадлежат.
elven-rage-keyword-enemy = Вражеский воин
    .text = Воин, который не принадлежит ни вам, ни вашему союзнику; нейтральный тоже.
elven-rage-keyword-fatal-wound = Фатальное ранение
    .text = Нижняя карта в центре погибает ещё до начала боя.

## What happened

elven-rage-why = { " " }({ $what })
elven-rage-why-of = { " " }({ $doer }: { $what })
elven-rage-why-summon = призыв
elven-rage-why-refused = отказ от нападения
elven-rage-why-retreat = отступление
elven-rage-why-treasure = сокровище
elven-rage-why-action = действие
elven-rage-why-defence = оборона
elven-rage-why-limit = в руке не больше пяти карт
elven-rage-drawn = { $player } — { $card }
elven-rage-fighters = { $card } ({ $slot })
elven-rage-chain = { $card } ({ $player })

elven-rage-event-first-drawn = Кто начинает: { $drawn }
elven-rage-event-first = Первый ход: { $player }
elven-rage-event-goal = { $player }: получена секретная цель
    .seen = { $player }: ваша цель — «{ $goal }»
elven-rage-event-round = Раунд { $round }
elven-rage-event-turn = Раунд { $round }, ход: { $player }
elven-rage-event-drew = { $player }: { $n ->
    [one] взята { $n } карта
    [few] взяты { $n } карты
   *[many] взято { $n } карт
}{ $cause }
    .seen = { $player }: в руку — { $cards }{ $cause }
elven-rage-event-discarded = { $player }: в сброс — { $card }{ $cause }
elven-rage-event-reshuffled = { $player }: сброс перетасован в новую колоду
elven-rage-event-neutrals-reshuffled = Сброс нейтральных воинов перетасован в новую колоду
elven-rage-event-squads-dealt = Выложены новые отряды, теперь их { $n }
elven-rage-event-refused = { $player }: отказ от нападения
elven-rage-event-named = { $owner_id ->
    [-1] { $player }: нападение — { $land }
   *[other] { $player }: нападение — { $land } ({ $rival })
}
elven-rage-event-neutral-hand = За нейтральных воинов играет { $player }
elven-rage-event-squad-seen = { $player }: просмотрен отряд { $squad }{ $cause }
    .seen = { $player }: в отряде { $squad } — { $cards }{ $cause }
elven-rage-event-turned-up = { $player }: в отряде { $squad } открывается { $card }
elven-rage-event-squad-fought = { $player }: бой с отрядом { $squad }
elven-rage-event-accepted = { $player }: бой принят
elven-rage-event-retreated = { $player }: отступление, отдана Земля «{ $land }»
elven-rage-event-gave-up = { $player }: не хватает карт, Земля «{ $land }» отдана без боя
elven-rage-event-committed = { $n ->
    [0] { $player }: отправить в бой некого
   *[other] { $dragons_n ->
        [0] { $player }: в бой { $n ->
            [one] отправлена { $n } карта
            [few] отправлены { $n } карты
           *[many] отправлено { $n } карт
        }
       *[other] { $player }: в бой { $n ->
            [one] отправлена { $n } карта
            [few] отправлены { $n } карты
           *[many] отправлено { $n } карт
        }, среди них { $dragons }
    }
}
    .seen = { $cards_n ->
        [0] { $player }: отправить в бой некого
       *[other] { $player }: в бой — { $cards }
    }
elven-rage-event-deployed = На поле боя: { $fighters }
elven-rage-event-revealed = Открывается { $card }
elven-rage-event-placed = { $player }: { $card } встаёт на место «{ $slot }»
elven-rage-event-duel = Поединок в центре: { $cards }
elven-rage-event-reserve-swapped = { $player } меняет запас: на поле выходит { $card }
elven-rage-event-fell = { $card } погибает от фатального ранения
elven-rage-event-reserve = В запасе { $card }
elven-rage-event-battle-round = Раунд боя: { $round }
elven-rage-event-idle = { $card } ничего не может сделать
elven-rage-event-chose = { $icon_id ->
    [movement] { $card } собирается перейти { $direction }
   *[other] { $card } бьёт { $direction }: { $icon }
}
elven-rage-event-struck = { $n ->
    [0] { $card } → { $victim }: без урона
    [one] { $card } → { $victim }: −{ $n } жизнь
    [few] { $card } → { $victim }: −{ $n } жизни
   *[many] { $card } → { $victim }: −{ $n } жизней
}
elven-rage-event-spent = { $card } бьёт впустую
elven-rage-event-moved = { $card } переходит: { $from_slot } → { $slot }
elven-rage-event-wounded = { $why_id ->
    [recoil] { $card }, ответный удар: −{ $n } жизнь{ $cause }
   *[other] { $n ->
        [one] { $card }: −{ $n } жизнь{ $cause }
        [few] { $card }: −{ $n } жизни{ $cause }
       *[many] { $card }: −{ $n } жизней{ $cause }
    }
}
elven-rage-event-blocked = { $card } под защитой с той стороны: дополнительного урона нет{ $cause }
elven-rage-event-healed = { $card } исцеляется: теперь { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}{ $cause }
elven-rage-event-died = { $card } погибает{ $cause }
elven-rage-event-declared = { $effect_id ->
    [icon] { $player } применяет «{ $card }»: { $victim } ({ $victim_slot }), { $direction } — { $icon }
    [turn] { $player } применяет «{ $card }»: { $victim } ({ $victim_slot }), поворот { $way }
    [swap] { $player } применяет «{ $card }»: { $victim } ({ $victim_slot }) ⇄ { $other } ({ $other_slot })
    [redirect] { $player } применяет «{ $card }»: { $victim } вместо этого бьёт { $direction }
    [relieve] { $player } применяет «{ $card }»: { $victim } ({ $victim_slot }) уходит, выходит { $by }
    [recover] { $player } применяет «{ $card }»: { $taken }
    [scout] { $player } применяет «{ $card }»: отряд { $squad }
    [shame] { $player } применяет «{ $card }»: { $rival }
    [rob] { $player } применяет «{ $card }»: { $rival }
    [draw] { $player } применяет «{ $card }»
    [dig] { $player } применяет «{ $card }»
    [recall] { $player } применяет «{ $card }»
    [rescue] { $player } применяет «{ $card }»
    [teleport] { $player } применяет «{ $card }»
    [march] { $player } применяет «{ $card }»
    [garrison] { $player } применяет «{ $card }»
    [more-lands] { $player } применяет «{ $card }»
    [cancel] { $player } отвечает: «{ $card }»
   *[other] { $player } применяет «{ $card }»: { $victim } ({ $victim_slot })
}
elven-rage-event-cancelled = { $player } отменяет «{ $card }» ({ $rival }){ $cause }
elven-rage-event-stopped = { $card } останавливается{ $cause }
elven-rage-event-redirected = { $card } вместо этого бьёт { $direction }{ $cause }
elven-rage-event-roused = { $card } будет ходить ещё раз{ $cause }
elven-rage-event-frozen = { $card } пропускает ход в этом раунде{ $cause }
elven-rage-event-initiative = { $card }: инициатива { $now }{ $cause }
elven-rage-event-icon-changed = { $card }, { $direction }: { $icon }{ $cause }
elven-rage-event-turned = { $card } поворачивается { $way }{ $cause }
elven-rage-event-swapped = { $victim } и { $other } меняются местами{ $cause }
elven-rage-event-relieved = { $left } уходит с поля, на смену выходит { $card }{ $cause }
elven-rage-event-withdrew = { $card } покидает бой{ $cause }
elven-rage-event-recovered = { $player }: возвращается в руку { $card }{ $cause }
elven-rage-event-looked = { $player }: просмотрен верх колоды, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}{ $cause }
    .seen = { $player }: сверху в колоде — { $cards }{ $cause }
elven-rage-event-cashed = { $player }: сокровище обменяно на карты
elven-rage-event-battle-won = { $player }: бой выигран ({ $left })
elven-rage-event-battle-lost = { $player }: бой проигран ({ $left }) — { $land }
elven-rage-event-broke-off = { $player }: трёх карт нет, нападение сорвано — { $land }
elven-rage-event-lifted = { $player }: покинута Земля «{ $land }», фишка освободилась
elven-rage-event-captured = { $from_id ->
    [-1] { $player }: захвачено — { $land }
   *[other] { $player }: захвачено — { $land }, прежний хозяин — { $rival }
}
elven-rage-event-treasure-gained = { $player }: найдено сокровище
elven-rage-event-artifact-gained = { $player }: найден артефакт
    .seen = { $player }: найден артефакт «{ $card }»
elven-rage-event-offered = { $wants_id ->
    [nothing] { $player } → { $rival }, подарок: { $gives }
   *[other] { $gives_id ->
        [nothing] { $player } → { $rival }, просьба: { $wants }
       *[other] { $player } → { $rival }, обмен: { $gives } на { $wants }
    }
}
    .seen = { $wants_id ->
        [nothing] { $player } → { $rival }, подарок: «{ $card }»
       *[other] { $player } → { $rival }, обмен: «{ $card }» на { $wants }
    }
elven-rage-event-accepted-offer = { $player }: предложение принято ({ $rival })
elven-rage-event-refused-offer = { $player }: предложение отклонено ({ $rival })
elven-rage-event-treasure-given = { $player } → { $rival }: сокровище{ $cause }
elven-rage-event-artifact-given = { $player } → { $rival }: артефакт{ $cause }
    .seen = { $player } → { $rival }: артефакт «{ $card }»{ $cause }
elven-rage-event-eliminated = { $by_id ->
    [-1] { $player } выбывает: потерян { $land }
   *[other] { $player } выбывает: { $land } захвачен, новый хозяин — { $doer }
}
    .seen = { $by_id ->
        [-1] { $player } выбывает: потерян { $land }; цель — «{ $goal }»
       *[other] { $player } выбывает: { $land } захвачен, новый хозяин — { $doer }; цель — «{ $goal }»
    }
elven-rage-event-over = { $decided_id ->
    [shared] Общая победа: { $winners } ({ $decided })
   *[other] Победа: { $winners } ({ $decided })
}
    .seen = Победа: { $winners } — «{ $goal }»

elven-rage-gives-nothing = ничего
elven-rage-gives-treasure = сокровище
elven-rage-gives-artifact = артефакт
elven-rage-wants-nothing = ничего
elven-rage-wants-treasure = сокровище
elven-rage-wants-artifact = артефакт

## Questions

elven-rage-ask-keep = Какие две карты вернуть в колоду?
    .hint = С остальными пятью вы начнёте. Цель раздадут после этого.
elven-rage-ask-discard = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
   *[many] Сбросьте { $n } карт
}
    .hint = В руке остаётся не больше пяти. Применённая карта — всё равно что сброшенная.
elven-rage-ask-trim = { $n ->
    [one] Сбросьте { $n } карту
    [few] Сбросьте { $n } карты
   *[many] Сбросьте { $n } карт
}
    .hint = После обмена сокровища оставьте в руке не больше пяти карт.
elven-rage-ask-capture = { $attack ->
    [0] Для нападения мало карт: что делать?
   *[1] Какую Землю атаковать?
}
    .hint = Соседнюю с вашей; в бой пойдут три карты. Или откажитесь от нападения и возьмите две карты.
elven-rage-ask-squad = { $land }: с каким отрядом сразиться?
    .hint = Можно посмотреть один отряд без открытой карты; одну из его карт тогда увидят все.
elven-rage-ask-turn-up = Какую карту отряда { $squad } открыть?
    .hint = Её увидят все, остальные две будете знать только вы.
elven-rage-ask-answer = { $land } под ударом: бой или отступление?
    .hint = В бой пойдут три карты, оставшиеся в руке можно применять. Отступив, вы отдадите Землю и возьмёте две карты.
elven-rage-ask-defend = { $land } под ударом: кто встанет рядом с драконом?
    .hint = Замок без боя не отдают; недостающих защитников возьмут из вашей колоды.
elven-rage-ask-commit = { $land }: кого отправить в бой?
    .hint = Действия карт, ушедших в бой, применять нельзя: оставьте в руке то, что пригодится.
elven-rage-ask-place = Куда поставить?
    .hint = Этот воин будет против вас: поверните его к своим слабой стороной. Все смотрят в центр.
elven-rage-ask-centre-cards = Поменять запас?
    .hint = Он может занять место вашего воина на поле; тогда в руку вернётся этот воин.
elven-rage-ask-next = Кто ходит сейчас?
    .hint = Инициатива равна, поэтому выбираете вы.
elven-rage-ask-act = Что делает воин?
    .hint = Кто может нанести урон, обязан бить; движение — по желанию.
elven-rage-ask-take-land = Все ваши фишки выложены: какую Землю покинуть?
elven-rage-ask-keep-one = Какую карту взять?
    .hint = Остальные уйдут в ваш сброс.
elven-rage-ask-recover = { $n ->
    [one] Верните в руку { $n } карту
    [few] Верните в руку { $n } карты
   *[many] Верните в руку { $n } карт
}
elven-rage-ask-scout-more = { $n ->
    [one] Посмотрите ещё { $n } отряд
    [few] Посмотрите ещё { $n } отряда
   *[many] Посмотрите ещё { $n } отрядов
}
elven-rage-ask-trade = Что предложить?
    .hint = Одно предложение каждому игроку за ход. Предложенный артефакт увидит только он.
elven-rage-ask-trade-answer = { $wants_id ->
    [nothing] { $rival } дарит вам { $gives }: принять?
   *[other] { $gives_id ->
        [nothing] { $rival } просит { $wants }: отдать?
       *[other] { $rival } предлагает { $gives } за { $wants }: согласны?
    }
}
elven-rage-ask-window = { $answering ->
    [1] Ответить? { $chain }
   *[0] { $window_id ->
        [turn] Ходит { $rival }: применить что-нибудь?
        [named] { $land } под ударом: применить что-нибудь заранее?
        [duel] Поединок: изменить инициативу?
        [before] Сейчас ходит { $actor }: применить что-нибудь?
        [declared] { $choice_id ->
            [move] { $actor } собирается перейти: ответить?
            [strike] { $actor } → { $victim }: ответить?
           *[none] { $actor } объявляет ход: ответить?
        }
        [damaged] Воин ранен: применить что-нибудь?
       *[last-call] Больше никто не может нанести урон: последнее слово?
    }
}
    .hint = Если карты применят сразу несколько игроков, сработает только первая; остальные останутся в руке.

## Options

elven-rage-do-pass = Пас
elven-rage-do-return = { $cards }
elven-rage-do-discard = Сбросить: { $cards }
elven-rage-do-cash = Обменять сокровище на две карты
elven-rage-do-play = { $effect_id ->
    [icon] { $card }: { $victim } ({ $victim_slot }), { $direction } — { $icon }
    [turn] { $card }: { $victim } ({ $victim_slot }), поворот { $way }
    [swap] { $card }: { $victim } ({ $victim_slot }) ⇄ { $other } ({ $other_slot })
    [redirect] { $card }: { $victim } вместо этого бьёт { $direction }
    [relieve] { $card }: { $victim } ({ $victim_slot }) уходит, выходит { $by }
    [recover] { $card }: вернуть в руку «{ $taken }»
    [scout] { $card }: посмотреть отряд { $squad }
    [shame] { $card }: { $rival }
    [rob] { $card }: { $rival }
    [draw] Применить «{ $card }»
    [dig] Применить «{ $card }»
    [recall] Применить «{ $card }»
    [rescue] Применить «{ $card }»
    [teleport] Применить «{ $card }»
    [march] Применить «{ $card }»
    [garrison] Применить «{ $card }»
    [more-lands] Применить «{ $card }»
    [cancel] Отменить картой «{ $card }»
   *[other] { $card }: { $victim } ({ $victim_slot })
}
elven-rage-do-refuse = Отказаться от нападения, взять две карты
elven-rage-do-attack = { $owner_id ->
    [-1] Атаковать: { $land }
   *[other] Атаковать: { $land } ({ $rival })
}
elven-rage-do-trade = Обмен
elven-rage-do-look = Посмотреть отряд { $squad }
elven-rage-do-fight = В бой с отрядом { $squad }
elven-rage-do-turn-up = Открыть «{ $card }»
elven-rage-do-retreat = Отступить, взять две карты
elven-rage-do-answer = { $cards_n ->
    [0] Принять бой картами из колоды
   *[other] Принять бой: { $cards }
}
elven-rage-do-defend = Защищать: { $cards }
elven-rage-do-commit = Отправить: { $cards }
elven-rage-do-place = Место: { $slot }
elven-rage-do-swap-reserve = { $card } ({ $slot }) уходит в запас
elven-rage-do-keep-reserve = Оставить как есть
elven-rage-do-act-with = { $card } ({ $slot })
elven-rage-do-strike = { $recoil ->
    [1] Удар { $direction }, цель — { $victim }: урон { $damage }, ответный удар −1
   *[0] Удар { $direction }, цель — { $victim }: урон { $damage }
}
elven-rage-do-move = Перейти { $direction }
elven-rage-do-stay = Остаться на месте
elven-rage-do-lift = Покинуть: { $land }
elven-rage-do-keep = Взять «{ $card }»
elven-rage-do-recover = Вернуть в руку: { $cards }
elven-rage-do-no-offer = Больше не предлагать
elven-rage-do-offer = { $wants_id ->
    [nothing] { $rival }: подарить «{ $card }»
   *[other] { $gives_id ->
        [nothing] { $rival }: попросить { $wants }
       *[other] { $rival }: предложить «{ $card }» за { $wants }
    }
}
elven-rage-do-refuse-offer = Отклонить
elven-rage-do-accept-offer = { $gives_id ->
    [artifact] Согласиться и отдать «{ $card }»
   *[other] Согласиться
}
