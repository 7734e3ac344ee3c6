# Why something cannot be done.

etherstone-cannot-called-off = В этот ход вы уже отменили эту атаку
etherstone-cannot-defeated = Эта угроза уже побеждена
etherstone-cannot-die-held = Этот кубик уже взят: { $player }
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
etherstone-cannot-no-refresh = Рынок обновляют один раз, в начале своего хода
etherstone-cannot-other-cards = Это свойство призывает другие карты
etherstone-cannot-too-weak = Даже самой сильной атаке не хватит силы: недостаёт { $n }

## The things that this is said of, where they need a name.

etherstone-thing-attack = Атака: { $card }
etherstone-thing-refresh = Обновить рынок
etherstone-thing-rest = Отдых
etherstone-thing-summon = { $card }
etherstone-thing-take-die = Кубик: { $die }
etherstone-thing-take-purple = Кубик: { $die }
