### Подписи на столе «Ярости эльфов» в браузере.

## Карты

elven-rage-board-initiative = Инициатива
elven-rage-board-initiative-n = инициатива { $n }
elven-rage-board-lives = Жизни
elven-rage-board-lives-n = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}
elven-rage-board-price = Цена в Землях
elven-rage-board-price-n = { $n ->
    [one] действие: нужна { $n } Земля
    [few] действие: нужны { $n } Земли
   *[many] действие: нужно { $n } Земель
}
elven-rage-board-own-battle = Только в вашем бою.
elven-rage-board-of = сторона: { $player }
# Когда можно применить, коротко, для карты в руке.
elven-rage-timing-any = когда угодно
elven-rage-timing-answer = в ответ
elven-rage-timing-outside = вне боя
elven-rage-timing-battle = в бою
elven-rage-timing-turn = до атаки
elven-rage-timing-named = Земля выбрана
elven-rage-timing-duel = в поединке
elven-rage-timing-before = перед ходом
elven-rage-timing-declared = атака объявлена
elven-rage-timing-damaged = после ранения

## Стол

elven-rage-board-first = первый игрок
elven-rage-board-round = Раунд { $n }
elven-rage-board-map = Карта Земель Фарруна
elven-rage-board-unowned = пустует
elven-rage-board-neutrals = Нейтральные воины
elven-rage-board-squads = Отряды
elven-rage-board-squad = Отряд { $n }
elven-rage-board-squad-hidden = три карты рубашкой вверх
elven-rage-board-neutral-deck = Нейтральные воины: в колоде { $n }, в сбросе { $discard }
elven-rage-board-artifact-deck = { $n ->
    [one] остался { $n } артефакт
    [few] осталось { $n } артефакта
   *[many] осталось { $n } артефактов
}
elven-rage-board-spent = Артефакты вне игры
elven-rage-board-lands-n = { $n ->
    [one] { $n } Земля
    [few] { $n } Земли
   *[many] { $n } Земель
}
elven-rage-board-towers-n = { $n ->
    [one] { $n } Башня
    [few] { $n } Башни
   *[many] { $n } Башен
}
elven-rage-board-hand = Рука
elven-rage-board-hand-n = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
}
elven-rage-board-hand-known = Карт в руке: { $n }, вы знаете { $known }
elven-rage-board-hand-empty = В руке нет карт
elven-rage-board-known = Что вы знаете
elven-rage-board-summons = { $n ->
    [one] призывает { $n } карту за ход
    [few] призывает { $n } карты за ход
   *[many] призывает { $n } карт за ход
}
elven-rage-board-deck-n = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[many] { $n } карт в колоде
}
elven-rage-board-discard = Сброс
elven-rage-board-discard-n = { $n ->
    [one] { $n } карта в сбросе
    [few] { $n } карты в сбросе
   *[many] { $n } карт в сбросе
}
elven-rage-board-treasures-n = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[many] { $n } сокровищ
}
elven-rage-board-artifacts-n = { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[many] { $n } артефактов
}
elven-rage-board-no-artifacts = Артефактов пока нет
elven-rage-board-conquests-n = { $n ->
    [one] у соперников отнята { $n } Земля
    [few] у соперников отнято { $n } Земли
   *[many] у соперников отнято { $n } Земель
}
elven-rage-board-more-lands = { $n ->
    [one] в этот ход для цен считается ещё { $n } Земля
    [few] в этот ход для цен считаются ещё { $n } Земли
   *[many] в этот ход для цен считается ещё { $n } Земель
}
elven-rage-board-goal = Цель
elven-rage-board-secret-goal = Ваша секретная цель
elven-rage-board-ally = союзник
elven-rage-board-out = вне игры
elven-rage-board-choose-seat = Этот игрок
elven-rage-board-won = { $n ->
    [one] Победа: { $players }
    [few] Победа: { $players }
   *[many] Победа: { $players }
}
elven-rage-board-over = Партия окончена

## Бой

elven-rage-board-battle = Бой: { $land }
elven-rage-board-battle-round = раунд { $n }
elven-rage-board-attacks = нападает
elven-rage-board-defends = защищается
elven-rage-board-leads = за нейтральных воинов
elven-rage-board-led-by = за них играет { $player }
elven-rage-board-reserve-side = запас у них: при равенстве победа за ними
elven-rage-board-face-down = { $n ->
    [one] { $n } карта закрыта
    [few] { $n } карты закрыты
   *[many] { $n } карт закрыто
}
elven-rage-board-order = Порядок ходов
elven-rage-board-empty-slot = пустое место
elven-rage-board-to-place = ждёт места
elven-rage-board-duel = поединок
elven-rage-board-reserve = запас
elven-rage-board-fallen = погибает
elven-rage-board-show-map = Показать карту Земель
elven-rage-board-show-battle = Вернуться к бою
elven-rage-board-chain = Объявлено
elven-rage-board-chain-empty = Пока ничего. Объявленное лежит здесь, последнее сверху: оно сработает первым.
elven-rage-board-moves = переходит
elven-rage-board-strikes = бьёт: { $card }
elven-rage-board-strikes-nobody = бьёт в пустоту
elven-rage-board-victory = Победа { $mine }:{ $theirs }
elven-rage-board-defeat = Поражение { $mine }:{ $theirs }
elven-rage-board-they-won = { $player }: победа { $mine }:{ $theirs }
elven-rage-board-they-lost = { $player }: поражение { $mine }:{ $theirs }
elven-rage-board-result-taken = Захвачена Земля: { $land }
elven-rage-board-result-kept = Земля устояла: { $land }

## Ответы

elven-rage-board-bar = Ход и ответы
elven-rage-board-phases = Фазы хода
elven-rage-board-window-open = Сейчас каждый может ответить…
elven-rage-board-pass = Пас
elven-rage-board-space = Пробел
elven-rage-board-pass-battle = Пас до конца боя
elven-rage-board-pass-turn = Пас до конца хода
elven-rage-board-ask-again = Снова спрашивать
elven-rage-board-aim = { $card }: выберите цель
elven-rage-board-cancel = Отмена
elven-rage-board-attention = Когда спрашивать меня об ответе
elven-rage-board-attention-useful = Когда ответ что-то даст
    .short = Если поможет
elven-rage-board-attention-mine = Когда ответ что-то даст, только в моих боях
    .short = Мои бои
elven-rage-board-attention-could = Всегда, когда мне есть чем ответить
    .short = Если могу
elven-rage-board-attention-always = Всегда
    .short = Всегда
elven-rage-board-attention-never = Больше не спрашивать в этот ход
    .short = Не сейчас
elven-rage-board-attention-help = Вас спрашивают там, где карта даст то, чего позже уже не получить. Пас всегда занимает одно и то же короткое время и не выдаёт ваших карт. С настройкой «Всегда» ничего не скажет и то, сколько вы думаете.
elven-rage-board-stops = Спрашивать об отдельных картах
elven-rage-board-stop-none = Как выше
elven-rage-board-stop-always = Всегда
elven-rage-board-stop-saves = Чтобы спасти воина или бой
elven-rage-board-stop-never = Никогда
elven-rage-board-gain-battle = решает бой
elven-rage-board-gain-warrior = спасает воина
elven-rage-board-gain-more = поможет сейчас

## Вопросы

elven-rage-board-pick = Выбрать: { $card }
elven-rage-board-unpick = Вернуть: { $card }
elven-rage-board-pick-n = { $n ->
    [one] Выберите ещё { $n }
    [few] Выберите ещё { $n }
   *[many] Выберите ещё { $n }
}
elven-rage-board-discard-them = Сбросить
elven-rage-board-recover-them = Вернуть в руку
elven-rage-board-discard-or-play = Применить карту из руки — всё равно что сбросить её.
elven-rage-board-send = В бой
elven-rage-board-defend = Защищать
elven-rage-board-you-send = Вы отправляете
elven-rage-board-enemy-sent = Отправлена в этот бой
elven-rage-board-enemy-holds = Вы знаете: эта карта в руке соперника
elven-rage-board-enemy-unknown = Об их картах вы ничего не знаете.
elven-rage-board-choose-target = Выбрать цель на столе
elven-rage-board-against = Против: { $player }
elven-rage-board-attacked-by = Нападает { $player }
elven-rage-board-return-card = Вернуть в колоду: { $card }
elven-rage-board-keep-card = Оставить: { $card }
elven-rage-board-goes-back = в колоду
elven-rage-board-keep-five = Оставить остальные пять
elven-rage-board-keep-wait = Ждём остальных
elven-rage-board-trade-with = С кем
elven-rage-board-trade-give = Вы отдаёте
elven-rage-board-trade-want = Вы хотите
elven-rage-board-nothing = ничего
elven-rage-board-a-treasure = сокровище
elven-rage-board-an-artifact = артефакт на его выбор
elven-rage-board-trade-shown = Этот артефакт увидит только выбранный игрок.
elven-rage-board-trade-once = Каждому игроку — одно предложение за ход.
elven-rage-board-offer = Предложить
elven-rage-board-you-get = { $player } отдаёт
elven-rage-board-you-give = Вы отдаёте
