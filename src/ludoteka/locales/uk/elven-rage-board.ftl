### Підписи на столі «Люті ельфів» у браузері.

## Карти

elven-rage-board-initiative = Ініціатива
elven-rage-board-initiative-n = ініціатива { $n }
elven-rage-board-lives = Життя
elven-rage-board-lives-n = { $n ->
    [one] { $n } життя
    [few] { $n } життя
   *[many] { $n } життів
}
elven-rage-board-price = Ціна в Землях
elven-rage-board-price-n = { $n ->
    [one] дія: потрібна { $n } Земля
    [few] дія: потрібні { $n } Землі
   *[many] дія: потрібно { $n } Земель
}
elven-rage-board-own-battle = Лише у вашому бою.
elven-rage-board-of = сторона: { $player }
# Коли можна застосувати, коротко, для карти на руці.
elven-rage-timing-any = будь-коли
elven-rage-timing-answer = у відповідь
elven-rage-timing-outside = поза боєм
elven-rage-timing-battle = у бою
elven-rage-timing-turn = до атаки
elven-rage-timing-named = Землю вибрано
elven-rage-timing-duel = у поєдинку
elven-rage-timing-before = перед ходом
elven-rage-timing-declared = атаку оголошено
elven-rage-timing-damaged = після поранення

## Стіл

elven-rage-board-first = перший гравець
elven-rage-board-round = Раунд { $n }
elven-rage-board-map = Мапа Земель Фарруну
elven-rage-board-unowned = без господаря
elven-rage-board-neutrals = Нейтральні воїни
elven-rage-board-squads = Загони
elven-rage-board-squad = Загін { $n }
elven-rage-board-squad-hidden = три карти сорочкою догори
elven-rage-board-neutral-deck = Нейтральні воїни: у колоді { $n }, у скиді { $discard }
elven-rage-board-artifact-deck = { $n ->
    [one] лишився { $n } артефакт
    [few] лишилося { $n } артефакти
   *[many] лишилося { $n } артефактів
}
elven-rage-board-spent = Артефакти поза грою
elven-rage-board-lands-n = { $n ->
    [one] { $n } Земля
    [few] { $n } Землі
   *[many] { $n } Земель
}
elven-rage-board-towers-n = { $n ->
    [one] { $n } Вежа
    [few] { $n } Вежі
   *[many] { $n } Веж
}
elven-rage-board-hand = Рука
elven-rage-board-hand-n = { $n ->
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
}
elven-rage-board-hand-known = Карт на руці: { $n }, ви знаєте { $known }
elven-rage-board-hand-empty = На руці немає карт
elven-rage-board-known = Що ви знаєте
elven-rage-board-summons = { $n ->
    [one] викликає { $n } карту за хід
    [few] викликає { $n } карти за хід
   *[many] викликає { $n } карт за хід
}
elven-rage-board-deck-n = { $n ->
    [one] { $n } карта в колоді
    [few] { $n } карти в колоді
   *[many] { $n } карт у колоді
}
elven-rage-board-discard = Скид
elven-rage-board-discard-n = { $n ->
    [one] { $n } карта у скиді
    [few] { $n } карти у скиді
   *[many] { $n } карт у скиді
}
elven-rage-board-treasures-n = { $n ->
    [one] { $n } скарб
    [few] { $n } скарби
   *[many] { $n } скарбів
}
elven-rage-board-artifacts-n = { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакти
   *[many] { $n } артефактів
}
elven-rage-board-no-artifacts = Артефактів ще немає
elven-rage-board-conquests-n = { $n ->
    [one] у суперників відібрано { $n } Землю
    [few] у суперників відібрано { $n } Землі
   *[many] у суперників відібрано { $n } Земель
}
elven-rage-board-more-lands = { $n ->
    [one] цього ходу для цін враховано ще { $n } Землю
    [few] цього ходу для цін враховано ще { $n } Землі
   *[many] цього ходу для цін враховано ще { $n } Земель
}
elven-rage-board-goal = Мета
elven-rage-board-secret-goal = Ваша таємна мета
elven-rage-board-ally = союзник
elven-rage-board-out = поза грою
elven-rage-board-choose-seat = Цей гравець
elven-rage-board-won = { $n ->
    [one] Перемога: { $players }
    [few] Перемога: { $players }
   *[many] Перемога: { $players }
}
elven-rage-board-over = Партію завершено

## Бій

elven-rage-board-battle = Бій: { $land }
elven-rage-board-battle-round = раунд { $n }
elven-rage-board-attacks = нападає
elven-rage-board-defends = захищається
elven-rage-board-leads = за нейтральних воїнів
elven-rage-board-led-by = за них грає { $player }
elven-rage-board-reserve-side = запас у них: за рівності перемога їхня
elven-rage-board-face-down = { $n ->
    [one] { $n } карта закрита
    [few] { $n } карти закриті
   *[many] { $n } карт закрито
}
elven-rage-board-order = Порядок ходів
elven-rage-board-empty-slot = порожнє місце
elven-rage-board-to-place = чекає на місце
elven-rage-board-duel = поєдинок
elven-rage-board-reserve = запас
elven-rage-board-fallen = гине
elven-rage-board-show-map = Показати мапу
elven-rage-board-show-battle = Повернутися до бою
elven-rage-board-chain = Оголошено
elven-rage-board-chain-empty = Ще нічого. Оголошене лежить тут, останнє зверху: воно спрацює першим.
elven-rage-board-moves = переходить
elven-rage-board-strikes = б’є: { $card }
elven-rage-board-strikes-nobody = б’є в порожнечу
elven-rage-board-victory = Перемога { $mine }:{ $theirs }
elven-rage-board-defeat = Поразка { $mine }:{ $theirs }
elven-rage-board-they-won = { $player }: перемога { $mine }:{ $theirs }
elven-rage-board-they-lost = { $player }: поразка { $mine }:{ $theirs }
elven-rage-board-result-taken = Захоплено Землю: { $land }
elven-rage-board-result-kept = Земля вистояла: { $land }

## Відповіді

elven-rage-board-bar = Хід і відповіді
elven-rage-board-phases = Фази ходу
elven-rage-board-window-open = Зараз кожен може відповісти…
elven-rage-board-pass = Пас
elven-rage-board-space = Пробіл
elven-rage-board-pass-battle = Пас до кінця бою
elven-rage-board-pass-turn = Пас до кінця ходу
elven-rage-board-ask-again = Знову питати
elven-rage-board-aim = { $card }: виберіть ціль
elven-rage-board-cancel = Скасувати
elven-rage-board-attention = Коли питати мене про відповідь
elven-rage-board-attention-useful = Коли відповідь щось дасть
    .short = Якщо допоможе
elven-rage-board-attention-mine = Коли відповідь щось дасть, лише в моїх боях
    .short = Мої бої
elven-rage-board-attention-could = Завжди, коли мені є чим відповісти
    .short = Якщо можу
elven-rage-board-attention-always = Завжди
    .short = Завжди
elven-rage-board-attention-never = Більше не питати цього ходу
    .short = Не зараз
elven-rage-board-attention-help = Вас питають там, де карта дасть те, чого пізніше вже не здобути. Пас завжди триває однакову коротку мить і не видає ваших карт. З налаштуванням «Завжди» нічого не скаже й те, скільки ви думаєте.
elven-rage-board-stops = Питати про окремі карти
elven-rage-board-stop-none = Як вище
elven-rage-board-stop-always = Завжди
elven-rage-board-stop-saves = Щоб урятувати воїна або бій
elven-rage-board-stop-never = Ніколи
elven-rage-board-gain-battle = вирішує бій
elven-rage-board-gain-warrior = рятує воїна
elven-rage-board-gain-more = допоможе зараз

## Питання

elven-rage-board-pick = Вибрати: { $card }
elven-rage-board-unpick = Повернути: { $card }
elven-rage-board-pick-n = { $n ->
    [one] Виберіть ще { $n }
    [few] Виберіть ще { $n }
   *[many] Виберіть ще { $n }
}
elven-rage-board-discard-them = Скинути
elven-rage-board-recover-them = Повернути на руку
elven-rage-board-discard-or-play = Застосувати карту з руки — все одно що скинути її.
elven-rage-board-send = У бій
elven-rage-board-defend = Захищати
elven-rage-board-you-send = Ви посилаєте
elven-rage-board-enemy-sent = Послана в цей бій
elven-rage-board-enemy-holds = Ви знаєте: ця карта на руці в суперника
elven-rage-board-enemy-unknown = Про їхні карти ви нічого не знаєте.
elven-rage-board-choose-target = Вибрати ціль на столі
elven-rage-board-against = Проти: { $player }
elven-rage-board-attacked-by = Нападає { $player }
elven-rage-board-return-card = Повернути до колоди: { $card }
elven-rage-board-keep-card = Залишити: { $card }
elven-rage-board-goes-back = до колоди
elven-rage-board-keep-five = Залишити інші п’ять
elven-rage-board-keep-wait = Чекаємо на інших
elven-rage-board-trade-with = З ким
elven-rage-board-trade-give = Ви віддаєте
elven-rage-board-trade-want = Ви хочете
elven-rage-board-nothing = нічого
elven-rage-board-a-treasure = скарб
elven-rage-board-an-artifact = артефакт на його вибір
elven-rage-board-trade-shown = Цей артефакт побачить лише вибраний гравець.
elven-rage-board-trade-once = Кожному гравцеві — одна пропозиція за хід.
elven-rage-board-offer = Запропонувати
elven-rage-board-you-get = { $player } віддає
elven-rage-board-you-give = Ви віддаєте
