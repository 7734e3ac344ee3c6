# Why something cannot be done.

elven-rage-cannot-ally-land = Ця Земля належить союзникові
elven-rage-cannot-blocked = Атаку буде відбито
elven-rage-cannot-has-acted = Цей воїн уже ходив у цьому раунді
elven-rage-cannot-initiative = Спершу ходить інший воїн
elven-rage-cannot-looked = Без карти перед боєм можна переглянути один загін, і ви його вже переглянули
elven-rage-cannot-must-hurt = Інша атака завдасть шкоди: треба вибрати її
elven-rage-cannot-must-strike = Воїн, який може вдарити, не рухається
elven-rage-cannot-needs-all-cards = Для цього бою потрібні всі ваші карти
elven-rage-cannot-needs-cards = { $n ->
    [one] Для атаки бракує { $n } карти на руці
   *[other] Для атаки бракує { $n } карт на руці
}
elven-rage-cannot-needs-lands = { $n ->
    [one] Бракує { $n } Землі
   *[other] Бракує { $n } Земель
}
elven-rage-cannot-no-attack = З цього боку воїн не має атаки
elven-rage-cannot-no-movement = У цей бік воїн не рухається
elven-rage-cannot-no-partner = Цього ходу більше немає з ким мінятися
elven-rage-cannot-no-target = Немає відповідної цілі
elven-rage-cannot-no-treasure = У вас немає скарбів
elven-rage-cannot-not-as-answer = Не у відповідь на дію чи артефакт
elven-rage-cannot-not-near = Жодна ваша Земля з нею не межує
elven-rage-cannot-not-now = Зараз не час. Коли можна: { $window }
elven-rage-cannot-only-as-answer = Лише у відповідь на дію чи артефакт
elven-rage-cannot-only-outside = Лише поза боєм
elven-rage-cannot-own-battle = Лише у вашому бою
elven-rage-cannot-own-land = Ця Земля вже ваша
elven-rage-cannot-played = Усі копії цієї карти вже застосовано цього ходу
elven-rage-cannot-squad-known = Цей загін вам уже відомий
elven-rage-cannot-squad-later = Загони переглядають, коли атакують нічийну Землю
elven-rage-cannot-squad-open = У цьому загоні одна карта вже відкрита

## The things that this is said of, where they need a name.

elven-rage-thing-attack = { $land }
elven-rage-thing-cash = Обміняти скарб
elven-rage-thing-look = Переглянути загін { $squad }
elven-rage-thing-move = Рух: { $direction }
elven-rage-thing-play = { $card }
elven-rage-thing-trade = Обмін
