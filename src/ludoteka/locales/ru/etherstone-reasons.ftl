# Why something cannot be done.

etherstone-cannot-ability-used = Это свойство уже применено
etherstone-cannot-at-arrival = Это свойство применяют, когда призывают карту
etherstone-cannot-called-off = В этот ход вы уже отменили эту атаку
etherstone-cannot-defeated = Эта угроза уже побеждена
etherstone-cannot-die-held = Этот кубик уже взят: { $player }
etherstone-cannot-exhausted = Эта карта уже задействована
etherstone-cannot-in-attack = Это свойство применяют во время своей атаки
etherstone-cannot-needs-counters = На этой карте не хватает { $n ->
    [one] { $n } метки
   *[other] { $n } меток
}
etherstone-cannot-needs-followers = Не хватает { $n ->
    [one] { $n } незадействованного последователя
   *[other] { $n } незадействованных последователей
}
etherstone-cannot-needs-some = { $n ->
    [one] Не хватает { $n } камня
   *[other] Не хватает { $n } камней
} из этих: { $any ->
    [0] { $stones }
   *[other] { $stones }, { $any } любого цвета
}
etherstone-cannot-needs-stones = { $stones_n ->
    [0] { $any ->
        [one] Не хватает { $any } камня любого цвета
       *[other] Не хватает { $any } камней любого цвета
    }
   *[other] Не хватает: { $stones }{ $any ->
        [0] { "" }
       *[other] , { $any } любого цвета
    }
}
etherstone-cannot-no-change = Сейчас оно ничего не изменит
etherstone-cannot-no-die = Для этого свойства нужно взять кубик с его символом
etherstone-cannot-no-occasion = То, чего ждёт это свойство, не произошло
etherstone-cannot-no-refresh = Рынок обновляют один раз, в начале своего хода
etherstone-cannot-other-abilities = Применяемое свойство действует на другие карты
etherstone-cannot-other-cards = Это свойство призывает другие карты
etherstone-cannot-other-die = На взятом кубике нет его символа
etherstone-cannot-too-weak = Даже самой сильной атаке не хватит силы: недостаёт { $n }
etherstone-cannot-unpaid = Его цену нельзя заплатить

## The things that this is said of, where they need a name.

etherstone-thing-apply = { $card }: { $ability }
etherstone-thing-attack = Атака: { $card }
etherstone-thing-refresh = Обновить рынок
etherstone-thing-rest = Отдых
etherstone-thing-summon = { $card }
etherstone-thing-take-die = Кубик: { $die }
etherstone-thing-take-purple = Кубик: { $die }
