# Why something cannot be done.

etherstone-cannot-called-off = Цього ходу ви вже скасували цю атаку
etherstone-cannot-defeated = Цю загрозу вже переможено
etherstone-cannot-die-held = Цей кубик уже взято: { $player }
etherstone-cannot-needs-some = { $n ->
    [one] Бракує { $n } каменя
   *[other] Бракує { $n } каменів
} з цих: { $any ->
    [0] { $stones }
   *[other] { $stones }, { $any } будь-якого кольору
}
etherstone-cannot-needs-stones = { $stones_n ->
    [0] { $any ->
        [one] Бракує { $any } каменя будь-якого кольору
       *[other] Бракує { $any } каменів будь-якого кольору
    }
   *[other] Бракує: { $stones }{ $any ->
        [0] { "" }
       *[other] , { $any } будь-якого кольору
    }
}
etherstone-cannot-no-refresh = Ринок оновлюють один раз, на початку свого ходу
etherstone-cannot-other-cards = Ця властивість викликає інші карти
etherstone-cannot-too-weak = Навіть найсильнішій атаці забракне сили: не вистачає { $n }

## The things that this is said of, where they need a name.

etherstone-thing-attack = Атака: { $card }
etherstone-thing-refresh = Оновити ринок
etherstone-thing-rest = Відпочинок
etherstone-thing-summon = { $card }
etherstone-thing-take-die = Кубик: { $die }
etherstone-thing-take-purple = Кубик: { $die }
