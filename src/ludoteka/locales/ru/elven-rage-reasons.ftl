# Why something cannot be done.

elven-rage-cannot-ally-land = Эта Земля принадлежит союзнику
elven-rage-cannot-blocked = Атака будет отражена
elven-rage-cannot-has-acted = Этот воин уже ходил в этом раунде
elven-rage-cannot-initiative = Сначала ходит другой воин
elven-rage-cannot-looked = Без карты перед боем можно посмотреть один отряд, и вы его уже посмотрели
elven-rage-cannot-must-hurt = Другая атака нанесёт урон: нужно выбрать её
elven-rage-cannot-must-strike = Воин, который может ударить, не двигается
elven-rage-cannot-needs-all-cards = Для этого боя нужны все ваши карты
elven-rage-cannot-needs-cards = { $n ->
    [one] Для атаки не хватает { $n } карты в руке
   *[other] Для атаки не хватает { $n } карт в руке
}
elven-rage-cannot-needs-lands = { $n ->
    [one] Не хватает { $n } Земли
   *[other] Не хватает { $n } Земель
}
elven-rage-cannot-no-attack = С этой стороны у воина нет атаки
elven-rage-cannot-no-movement = В эту сторону воин не двигается
elven-rage-cannot-no-partner = В этот ход больше не с кем меняться
elven-rage-cannot-no-target = Нет подходящей цели
elven-rage-cannot-no-treasure = У вас нет сокровищ
elven-rage-cannot-not-as-answer = Не в ответ на действие или артефакт
elven-rage-cannot-not-near = Ни одна ваша Земля с ней не граничит
elven-rage-cannot-not-now = Сейчас не время. Когда можно: { $window }
elven-rage-cannot-only-as-answer = Только в ответ на действие или артефакт
elven-rage-cannot-only-outside = Только вне боя
elven-rage-cannot-own-battle = Только в вашем бою
elven-rage-cannot-own-land = Эта Земля уже ваша
elven-rage-cannot-played = Все копии этой карты уже применены в этот ход
elven-rage-cannot-squad-known = Этот отряд вам уже известен
elven-rage-cannot-squad-later = Отряды смотрят, когда атакуют пустующую Землю
elven-rage-cannot-squad-open = В этом отряде одна карта уже открыта

## The things that this is said of, where they need a name.

elven-rage-thing-attack = { $land }
elven-rage-thing-cash = Обменять сокровище
elven-rage-thing-look = Посмотреть отряд { $squad }
elven-rage-thing-move = Движение: { $direction }
elven-rage-thing-play = { $card }
elven-rage-thing-trade = Обмен
