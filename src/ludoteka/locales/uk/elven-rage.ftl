### Лють ельфів: імена, запитання, варіанти й журнал для всіх клієнтів.
### Дані рушія стають змінними, див. prose.py: seat -> $player; from, to, target, owner, defender і about -> $rival, номер місця —
### $owner_id тощо (-1: ніхто); card -> $card; land, icon, direction, way, why, by -> слова звідси; місце на полі бою -> сторона
### світу. `.seen` — для тих, хто бачить приховане; `.hint` допомагає новачкові. Імена гравців і карт не відмінюються: гравець
### стоїть перед двокрапкою, карта — підмет у теперішньому часі або після двокрапки.

## Names

elven-rage-type-warrior = воїн
    .text = Б’ється, якщо послати його в бій; з руки натомість можна застосувати його дію.
elven-rage-type-hero = герой
    .text = Уславлений воїн: єдиний примірник і сильна дія.
elven-rage-type-dragon = дракон
    .text = Мусить захищати свій Замок і належить його господареві. Дії не має, не потрапляє ні на руку, ні у скид.
elven-rage-type-neutral = нейтральний воїн
    .text = Б’ється проти тих, хто нападає на нічийну Землю.
elven-rage-type-treasure = скарб
    .text = Лежить серед нейтральних воїнів і не б’ється. Дістається нападникові, якщо він переможе.
elven-rage-type-artifact = артефакт
    .text = Таємний і одноразовий; не потребує Земель і не вважається картою на руці.
elven-rage-type-goal = мета
    .text = Те, що принесе вам перемогу.

elven-rage-icon-none = нічого
    .text = З цього боку немає ні атаки, ні захисту.
elven-rage-icon-simple = Простий удар
    .text = Забирає 1 життя. Його зупиняють Щит і Вогняний щит.
elven-rage-icon-double-simple = Подвійний Простий удар
    .text = Забирає 2 життя. Його зупиняють Щит і Вогняний щит.
elven-rage-icon-piercing = Пробивний удар
    .text = Забирає 1 життя крізь будь-який щит.
elven-rage-icon-double-piercing = Подвійний Пробивний удар
    .text = Забирає 2 життя крізь будь-який щит.
elven-rage-icon-shield = Щит
    .text = Зупиняє Прості й Подвійні Прості удари з цього боку.
elven-rage-icon-counterattack = Контратака
    .text = Не захищає, але той, хто вдарив із цього боку, втрачає 1 життя.
elven-rage-icon-fire-shield = Вогняний щит
    .text = Зупиняє Прості й Подвійні Прості удари з цього боку, а той, хто вдарив, втрачає 1 життя.
elven-rage-icon-movement = Рух
    .text = Якщо воїн нікому не може зашкодити, він може помінятися місцями з тим, що там є, або зайняти порожнє місце.

elven-rage-direction-left = ліворуч
elven-rage-direction-forward = вперед
elven-rage-direction-right = праворуч
elven-rage-way-clockwise = за годинниковою стрілкою
elven-rage-way-counter-clockwise = проти годинникової стрілки

elven-rage-slot = { $slot ->
    [0] північ
    [1] схід
    [2] південь
    [3] захід
    [4] центр, згори
    [5] центр, знизу
   *[other] поза полем
}
elven-rage-victim_slot = { $victim_slot ->
    [0] північ
    [1] схід
    [2] південь
    [3] захід
   *[other] центр
}
elven-rage-other_slot = { $other_slot ->
    [0] північ
    [1] схід
    [2] південь
    [3] захід
   *[other] центр
}
elven-rage-from_slot = { $from_slot ->
    [0] північ
    [1] схід
    [2] південь
    [3] захід
   *[other] центр
}

elven-rage-cell-plain = Земля
    .text = Вважається однією Землею. Відбита в нейтральних воїнів, приносить артефакт.
elven-rage-cell-tower = Вежа
    .text = Земля, завдяки якій ви щоходу викликаєте на одну карту більше.
elven-rage-cell-castle = Замок
    .text = Земля з драконом-захисником; з нею ви викликаєте на одну карту більше. Хто втратив свій стартовий Замок, вибуває.
elven-rage-cell-centre = Центральний Замок
    .text = Білий Замок, де спить Ебрунг: щоходу на одну карту більше, а Ебрунг допомагає брати Замки суперників.

elven-rage-land-C = Білий Замок
elven-rage-land-K0 = Замок Орла
elven-rage-land-F0n = Вітряний кряж
elven-rage-land-F0p = Бухта Чайок
elven-rage-land-M0 = Рівнина Зорепаду
elven-rage-land-M0n = Стара каменярня
elven-rage-land-M0p = Срібний брід
elven-rage-land-G0 = Вежа Вітрів
elven-rage-land-B0 = Вежа Сутінків
elven-rage-land-Y0 = Вежа Відлуння
elven-rage-land-K1 = Замок Оленя
elven-rage-land-F1n = Шепітливий гай
elven-rage-land-F1p = Папоротева балка
elven-rage-land-M1 = Серце лісу
elven-rage-land-M1n = Грибна галявина
elven-rage-land-M1p = Місячне озеро
elven-rage-land-G1 = Вежа Коріння
elven-rage-land-B1 = Вежа Плюща
elven-rage-land-Y1 = Вежа Снів
elven-rage-land-K2 = Замок Ведмедя
elven-rage-land-F2n = Бурштинові пагорби
elven-rage-land-F2p = Медова долина
elven-rage-land-M2 = Поле битв
elven-rage-land-M2n = Гарячі джерела
elven-rage-land-M2p = Сходи велетня
elven-rage-land-G2 = Вежа Полум’я
elven-rage-land-B2 = Вежа Світанку
elven-rage-land-Y2 = Вежа Тіней
elven-rage-land-K3 = Замок Вовка
elven-rage-land-F3n = Туманна пустка
elven-rage-land-F3p = Чорна драговина
elven-rage-land-M3 = Вовчий степ
elven-rage-land-M3n = Кістяні кургани
elven-rage-land-M3p = Вороняча ущелина
elven-rage-land-G3 = Вежа Бур
elven-rage-land-B3 = Вежа Інею
elven-rage-land-Y3 = Вежа Зірок

elven-rage-phase-summon = Виклик
    .text = Візьміть стільки карт, скільки у вас Веж і Замків; у перший хід карт не беруть.
elven-rage-phase-discard = Скидання
    .text = Залиште на руці не більше п’яти карт.
elven-rage-phase-capture = Захоплення Землі
    .text = Атакуйте одну сусідню Землю — або відмовтеся від нападу й візьміть дві карти.
elven-rage-stage-named = Землю вибрано
elven-rage-stage-deploying = Розстановка
elven-rage-stage-duelling = Поєдинок
elven-rage-stage-fighting = Бій

elven-rage-window-turn = доки Землю не вибрано
elven-rage-window-named = Землю вибрано
elven-rage-window-duel = поєдинок
elven-rage-window-before = перед ходом воїна
elven-rage-window-declared = оголошено атаку або рух
elven-rage-window-damaged = після поранення
elven-rage-window-last-call = останнє слово

elven-rage-score-lands = Землі
elven-rage-score-victory = Перемога
elven-rage-decided-goal = мети досягнуто
elven-rage-decided-castles = захоплено всі стартові Замки
elven-rage-decided-alone = решта вибула
elven-rage-decided-lands = мети ніхто не досяг, найбільше Земель
elven-rage-decided-towers = мети ніхто не досяг, Земель порівну, Веж більше
elven-rage-decided-riches = мети ніхто не досяг, Земель і Веж порівну, скарбів і артефактів більше
elven-rage-decided-shared = мети ніхто не досяг, Земель, Веж, скарбів і артефактів порівну

web-elven-rage-scores = Очки
    .note = Кожна Земля — 1 очко, перемога — 20 очок.
web-elven-rage-statistics = Бої та карти
web-elven-rage-chart = Землі протягом партії
web-elven-rage-key = Ключ перемішувань
web-elven-rage-key-text = Кожне перемішування і кожна взята карта цієї партії випливають із цього ключа. Його геш показано до роздачі карт, тож дібрати ключ потім ніхто не міг.
web-elven-rage-check = Перевірити перемішування
web-elven-rage-stat-goal = Таємна мета
web-elven-rage-stat-battles-won = Успішні атаки
web-elven-rage-stat-battles-lost = Невдалі атаки
web-elven-rage-stat-lands-captured = Захоплено Земель
web-elven-rage-stat-refusals = Ходи без нападу
web-elven-rage-stat-retreats = Відступи
web-elven-rage-stat-actions = Дії та артефакти
web-elven-rage-stat-treasures-cashed = Обміняно скарбів
web-elven-rage-stat-warriors-lost = Загинуло в бою
web-elven-rage-stat-warriors-fallen = Фатальні поранення

## How far one has come

elven-rage-progress-lands = Землі: { $have } з { $need }
elven-rage-progress-towers = Вежі: { $have } з { $need }
elven-rage-progress-centre = { $have ->
    [0] Центральний Замок ще не ваш
   *[other] Центральний Замок ваш
}
elven-rage-progress-castles = Захоплені Замки суперників: { $have } з { $need }
elven-rage-progress-treasures = Скарби: { $have } з { $need }
elven-rage-progress-artifacts = Невикористані артефакти: { $have } з { $need }
elven-rage-progress-conquests = Землі, відібрані в суперників: { $have } з { $need }

## Keywords

elven-rage-keyword-answer = Відповідь
    .text = Застосовується, коли оголошено дію, артефакт, атаку чи рух, і виконується раніше за них.
elven-rage-keyword-own-battle = Ваш бій
    .text = Ви нападаєте або захищаєте свою Землю.
elven-rage-keyword-own-warrior = Ваш воїн
    .text = Карта, яку ви самі послали в цей бій. Нейтральні воїни, за яких ви граєте, вам не належать.
elven-rage-keyword-enemy = Ворожий воїн
    .text = Воїн, що не належить ні вам, ні вашому союзникові; нейтральний також.
elven-rage-keyword-fatal-wound = Фатальне поранення
    .text = Нижня карта в центрі гине ще до початку бою.

## What happened

elven-rage-why = { " " }({ $what })
elven-rage-why-of = { " " }({ $doer }: { $what })
elven-rage-why-summon = виклик
elven-rage-why-refused = відмова від нападу
elven-rage-why-retreat = відступ
elven-rage-why-treasure = скарб
elven-rage-why-action = дія
elven-rage-why-defence = оборона
elven-rage-why-limit = на руці не більше п’яти карт
elven-rage-drawn = { $player } — { $card }
elven-rage-fighters = { $card } ({ $slot })
elven-rage-chain = { $card } ({ $player })

elven-rage-event-first-drawn = Хто починає: { $drawn }
elven-rage-event-first = Перший хід: { $player }
elven-rage-event-goal = { $player }: отримано таємну мету
    .seen = { $player }: ваша мета — «{ $goal }»
elven-rage-event-round = Раунд { $round }
elven-rage-event-turn = Раунд { $round }, хід: { $player }
elven-rage-event-drew = { $player }: узято { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}{ $cause }
    .seen = { $player }: на руку — { $cards }{ $cause }
elven-rage-event-discarded = { $player }: у скид — { $card }{ $cause }
elven-rage-event-reshuffled = { $player }: скид перетасовано в нову колоду
elven-rage-event-neutrals-reshuffled = Скид нейтральних воїнів перетасовано в нову колоду
elven-rage-event-squads-dealt = Викладено нові загони, тепер їх { $n }
elven-rage-event-refused = { $player }: відмова від нападу
elven-rage-event-named = { $owner_id ->
    [-1] { $player }: напад — { $land }
   *[other] { $player }: напад — { $land } ({ $rival })
}
elven-rage-event-neutral-hand = За нейтральних воїнів грає { $player }
elven-rage-event-squad-seen = { $player }: переглянуто загін { $squad }{ $cause }
    .seen = { $player }: у загоні { $squad } — { $cards }{ $cause }
elven-rage-event-turned-up = { $player }: у загоні { $squad } відкривається { $card }
elven-rage-event-squad-fought = { $player }: бій із загоном { $squad }
elven-rage-event-accepted = { $player }: бій прийнято
elven-rage-event-retreated = { $player }: відступ, віддано Землю «{ $land }»
elven-rage-event-gave-up = { $player }: бракує карт, Землю «{ $land }» віддано без бою
elven-rage-event-committed = { $n ->
    [0] { $player }: немає кого послати в бій
   *[other] { $dragons_n ->
        [0] { $player }: у бій послано { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        }
       *[other] { $player }: у бій послано { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        }, серед них { $dragons }
    }
}
    .seen = { $cards_n ->
        [0] { $player }: немає кого послати в бій
       *[other] { $player }: у бій — { $cards }
    }
elven-rage-event-deployed = На полі бою: { $fighters }
elven-rage-event-revealed = Відкривається { $card }
elven-rage-event-placed = { $player }: { $card } стає на місце «{ $slot }»
elven-rage-event-duel = Поєдинок у центрі: { $cards }
elven-rage-event-reserve-swapped = { $player } змінює запас: на поле виходить { $card }
elven-rage-event-fell = { $card } гине від фатального поранення
elven-rage-event-reserve = У запасі { $card }
elven-rage-event-battle-round = Раунд бою: { $round }
elven-rage-event-idle = { $card } нічого не може вдіяти
elven-rage-event-chose = { $icon_id ->
    [movement] { $card } збирається перейти { $direction }
   *[other] { $card } б’є { $direction }: { $icon }
}
elven-rage-event-struck = { $n ->
    [0] { $card } → { $victim }: без шкоди
    [one] { $card } → { $victim }: −{ $n } життя
    [few] { $card } → { $victim }: −{ $n } життя
   *[many] { $card } → { $victim }: −{ $n } життів
}
elven-rage-event-spent = { $card } б’є намарно
elven-rage-event-moved = { $card } переходить: { $from_slot } → { $slot }
elven-rage-event-wounded = { $why_id ->
    [recoil] { $card }, удар у відповідь: −{ $n } життя{ $cause }
   *[other] { $n ->
        [one] { $card }: −{ $n } життя{ $cause }
        [few] { $card }: −{ $n } життя{ $cause }
       *[many] { $card }: −{ $n } життів{ $cause }
    }
}
elven-rage-event-blocked = { $card } під захистом з того боку: додаткової шкоди немає{ $cause }
elven-rage-event-healed = { $card } зцілюється: тепер { $lives ->
    [one] { $lives } життя
    [few] { $lives } життя
   *[many] { $lives } життів
}{ $cause }
elven-rage-event-died = { $card } гине{ $cause }
elven-rage-event-declared = { $effect_id ->
    [icon] { $player } застосовує «{ $card }»: { $victim } ({ $victim_slot }), { $direction } — { $icon }
    [turn] { $player } застосовує «{ $card }»: { $victim } ({ $victim_slot }), поворот { $way }
    [swap] { $player } застосовує «{ $card }»: { $victim } ({ $victim_slot }) ⇄ { $other } ({ $other_slot })
    [redirect] { $player } застосовує «{ $card }»: { $victim } натомість б’є { $direction }
    [relieve] { $player } застосовує «{ $card }»: { $victim } ({ $victim_slot }) іде, виходить { $by }
    [recover] { $player } застосовує «{ $card }»: { $taken }
    [scout] { $player } застосовує «{ $card }»: загін { $squad }
    [shame] { $player } застосовує «{ $card }»: { $rival }
    [rob] { $player } застосовує «{ $card }»: { $rival }
    [draw] { $player } застосовує «{ $card }»
    [dig] { $player } застосовує «{ $card }»
    [recall] { $player } застосовує «{ $card }»
    [rescue] { $player } застосовує «{ $card }»
    [teleport] { $player } застосовує «{ $card }»
    [march] { $player } застосовує «{ $card }»
    [garrison] { $player } застосовує «{ $card }»
    [more-lands] { $player } застосовує «{ $card }»
    [cancel] { $player } відповідає: «{ $card }»
   *[other] { $player } застосовує «{ $card }»: { $victim } ({ $victim_slot })
}
elven-rage-event-cancelled = { $player } скасовує «{ $card }» ({ $rival }){ $cause }
elven-rage-event-stopped = { $card } зупиняється{ $cause }
elven-rage-event-redirected = { $card } натомість б’є { $direction }{ $cause }
elven-rage-event-roused = { $card } ходитиме ще раз{ $cause }
elven-rage-event-frozen = { $card } пропускає хід у цьому раунді{ $cause }
elven-rage-event-initiative = { $card }: ініціатива { $now }{ $cause }
elven-rage-event-icon-changed = { $card }, { $direction }: { $icon }{ $cause }
elven-rage-event-turned = { $card } повертається { $way }{ $cause }
elven-rage-event-swapped = { $victim } і { $other } міняються місцями{ $cause }
elven-rage-event-relieved = { $left } іде з поля, на зміну виходить { $card }{ $cause }
elven-rage-event-withdrew = { $card } покидає бій{ $cause }
elven-rage-event-recovered = { $player }: повертається на руку { $card }{ $cause }
elven-rage-event-looked = { $player }: переглянуто верх колоди, { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}{ $cause }
    .seen = { $player }: згори в колоді — { $cards }{ $cause }
elven-rage-event-cashed = { $player }: скарб обміняно на карти
elven-rage-event-battle-won = { $player }: бій виграно ({ $left })
elven-rage-event-battle-lost = { $player }: бій програно ({ $left }) — { $land }
elven-rage-event-broke-off = { $player }: трьох карт немає, напад зірвано — { $land }
elven-rage-event-lifted = { $player }: покинуто Землю «{ $land }», фішка вільна
elven-rage-event-captured = { $from_id ->
    [-1] { $player }: захоплено — { $land }
   *[other] { $player }: захоплено — { $land }, попередній господар — { $rival }
}
elven-rage-event-treasure-gained = { $player }: знайдено скарб
elven-rage-event-artifact-gained = { $player }: знайдено артефакт
    .seen = { $player }: знайдено артефакт «{ $card }»
elven-rage-event-offered = { $wants_id ->
    [nothing] { $player } → { $rival }, подарунок: { $gives }
   *[other] { $gives_id ->
        [nothing] { $player } → { $rival }, прохання: { $wants }
       *[other] { $player } → { $rival }, обмін: { $gives } на { $wants }
    }
}
    .seen = { $wants_id ->
        [nothing] { $player } → { $rival }, подарунок: «{ $card }»
       *[other] { $player } → { $rival }, обмін: «{ $card }» на { $wants }
    }
elven-rage-event-accepted-offer = { $player }: пропозицію прийнято ({ $rival })
elven-rage-event-refused-offer = { $player }: пропозицію відхилено ({ $rival })
elven-rage-event-treasure-given = { $player } → { $rival }: скарб{ $cause }
elven-rage-event-artifact-given = { $player } → { $rival }: артефакт{ $cause }
    .seen = { $player } → { $rival }: артефакт «{ $card }»{ $cause }
elven-rage-event-eliminated = { $by_id ->
    [-1] { $player } вибуває: втрачено { $land }
   *[other] { $player } вибуває: { $land } захоплено, новий господар — { $doer }
}
    .seen = { $by_id ->
        [-1] { $player } вибуває: втрачено { $land }; мета — «{ $goal }»
       *[other] { $player } вибуває: { $land } захоплено, новий господар — { $doer }; мета — «{ $goal }»
    }
elven-rage-event-over = { $decided_id ->
    [shared] Спільна перемога: { $winners } ({ $decided })
   *[other] Перемога: { $winners } ({ $decided })
}
    .seen = Перемога: { $winners } — «{ $goal }»

elven-rage-gives-nothing = нічого
elven-rage-gives-treasure = скарб
elven-rage-gives-artifact = артефакт
elven-rage-wants-nothing = нічого
elven-rage-wants-treasure = скарб
elven-rage-wants-artifact = артефакт

## Questions

elven-rage-ask-keep = Які дві карти повернути в колоду?
    .hint = З іншими п’ятьма ви почнете. Мету роздадуть після цього.
elven-rage-ask-discard = { $n ->
    [one] Скиньте { $n } карту
    [few] Скиньте { $n } карти
   *[many] Скиньте { $n } карт
}
    .hint = На руці лишається не більше п’яти. Застосована карта — все одно що скинута.
elven-rage-ask-trim = { $n ->
    [one] Скиньте { $n } карту
    [few] Скиньте { $n } карти
   *[many] Скиньте { $n } карт
}
    .hint = Після обміну скарбу залиште на руці не більше п’яти карт.
elven-rage-ask-capture = { $attack ->
    [0] Для нападу замало карт: що робити?
   *[1] Яку Землю атакувати?
}
    .hint = Сусідню з вашою; у бій підуть три карти. Або відмовтеся від нападу й візьміть дві карти.
elven-rage-ask-squad = { $land }: з яким загоном битися?
    .hint = Можна переглянути один загін без відкритої карти; одну з його карт тоді побачать усі.
elven-rage-ask-turn-up = Яку карту загону { $squad } відкрити?
    .hint = Її побачать усі, інші дві знатимете лише ви.
elven-rage-ask-answer = { $land } під ударом: бій чи відступ?
    .hint = У бій підуть три карти, ті, що лишаться на руці, можна застосовувати. Відступивши, ви віддасте Землю й візьмете дві карти.
elven-rage-ask-defend = { $land } під ударом: хто стане поруч із драконом?
    .hint = Замок без бою не віддають; захисників, яких бракує, візьмуть із вашої колоди.
elven-rage-ask-commit = { $land }: кого послати в бій?
    .hint = Дії карт, що пішли в бій, застосовувати не можна: залиште на руці те, що знадобиться.
elven-rage-ask-place = Куди поставити?
    .hint = Цей воїн буде проти вас: поверніть його до своїх слабким боком. Усі дивляться в центр.
elven-rage-ask-centre-cards = Поміняти запас?
    .hint = Він може зайняти місце вашого воїна на полі; тоді на руку повернеться цей воїн.
elven-rage-ask-next = Хто ходить зараз?
    .hint = Ініціатива рівна, тож вибираєте ви.
elven-rage-ask-act = Що робить воїн?
    .hint = Хто може завдати шкоди, мусить бити; рух — за бажанням.
elven-rage-ask-take-land = Усі ваші фішки на мапі: яку Землю покинути?
elven-rage-ask-keep-one = Яку карту взяти?
    .hint = Решта піде у ваш скид.
elven-rage-ask-recover = { $n ->
    [one] Поверніть на руку { $n } карту
    [few] Поверніть на руку { $n } карти
   *[many] Поверніть на руку { $n } карт
}
elven-rage-ask-scout-more = { $n ->
    [one] Перегляньте ще { $n } загін
    [few] Перегляньте ще { $n } загони
   *[many] Перегляньте ще { $n } загонів
}
elven-rage-ask-trade = Що запропонувати?
    .hint = Одна пропозиція кожному гравцеві за хід. Запропонований артефакт побачить лише він.
elven-rage-ask-trade-answer = { $wants_id ->
    [nothing] { $rival } дарує вам { $gives }: прийняти?
   *[other] { $gives_id ->
        [nothing] { $rival } просить { $wants }: віддати?
       *[other] { $rival } пропонує { $gives } за { $wants }: згода?
    }
}
elven-rage-ask-window = { $answering ->
    [1] Відповісти? { $chain }
   *[0] { $window_id ->
        [turn] Ходить { $rival }: застосувати щось?
        [named] { $land } під ударом: застосувати щось заздалегідь?
        [duel] Поєдинок: змінити ініціативу?
        [before] Зараз ходить { $actor }: застосувати щось?
        [declared] { $choice_id ->
            [move] { $actor } збирається перейти: відповісти?
            [strike] { $actor } → { $victim }: відповісти?
           *[none] { $actor } оголошує хід: відповісти?
        }
        [damaged] Воїна поранено: застосувати щось?
       *[last-call] Більше ніхто не може завдати шкоди: останнє слово?
    }
}
    .hint = Якщо карти застосують одразу кілька гравців, спрацює лише перша; решта лишиться на руці.

## Options

elven-rage-do-pass = Пас
elven-rage-do-return = { $cards }
elven-rage-do-discard = Скинути: { $cards }
elven-rage-do-cash = Обміняти скарб на дві карти
elven-rage-do-play = { $effect_id ->
    [icon] { $card }: { $victim } ({ $victim_slot }), { $direction } — { $icon }
    [turn] { $card }: { $victim } ({ $victim_slot }), поворот { $way }
    [swap] { $card }: { $victim } ({ $victim_slot }) ⇄ { $other } ({ $other_slot })
    [redirect] { $card }: { $victim } натомість б’є { $direction }
    [relieve] { $card }: { $victim } ({ $victim_slot }) іде, виходить { $by }
    [recover] { $card }: повернути на руку «{ $taken }»
    [scout] { $card }: переглянути загін { $squad }
    [shame] { $card }: { $rival }
    [rob] { $card }: { $rival }
    [draw] Застосувати «{ $card }»
    [dig] Застосувати «{ $card }»
    [recall] Застосувати «{ $card }»
    [rescue] Застосувати «{ $card }»
    [teleport] Застосувати «{ $card }»
    [march] Застосувати «{ $card }»
    [garrison] Застосувати «{ $card }»
    [more-lands] Застосувати «{ $card }»
    [cancel] Скасувати картою «{ $card }»
   *[other] { $card }: { $victim } ({ $victim_slot })
}
elven-rage-do-refuse = Відмовитися від нападу, узяти дві карти
elven-rage-do-attack = { $owner_id ->
    [-1] Атакувати: { $land }
   *[other] Атакувати: { $land } ({ $rival })
}
elven-rage-do-trade = Обмін
elven-rage-do-look = Переглянути загін { $squad }
elven-rage-do-fight = У бій із загоном { $squad }
elven-rage-do-turn-up = Відкрити «{ $card }»
elven-rage-do-retreat = Відступити, узяти дві карти
elven-rage-do-answer = { $cards_n ->
    [0] Прийняти бій картами з колоди
   *[other] Прийняти бій: { $cards }
}
elven-rage-do-defend = Захищати: { $cards }
elven-rage-do-commit = Послати: { $cards }
elven-rage-do-place = Місце: { $slot }
elven-rage-do-swap-reserve = { $card } ({ $slot }) іде в запас
elven-rage-do-keep-reserve = Лишити як є
elven-rage-do-act-with = { $card } ({ $slot })
elven-rage-do-strike = { $recoil ->
    [1] Удар { $direction }, ціль — { $victim }: шкода { $damage }, удар у відповідь −1
   *[0] Удар { $direction }, ціль — { $victim }: шкода { $damage }
}
elven-rage-do-move = Перейти { $direction }
elven-rage-do-stay = Лишитися на місці
elven-rage-do-lift = Покинути: { $land }
elven-rage-do-keep = Узяти «{ $card }»
elven-rage-do-recover = Повернути на руку: { $cards }
elven-rage-do-no-offer = Більше не пропонувати
elven-rage-do-offer = { $wants_id ->
    [nothing] { $rival }: подарувати «{ $card }»
   *[other] { $gives_id ->
        [nothing] { $rival }: попросити { $wants }
       *[other] { $rival }: запропонувати «{ $card }» за { $wants }
    }
}
elven-rage-do-refuse-offer = Відхилити
elven-rage-do-accept-offer = { $gives_id ->
    [artifact] Погодитися й віддати «{ $card }»
   *[other] Погодитися
}
