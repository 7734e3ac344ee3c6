# Why something cannot be done.

etherstone-cannot-ability-used = Цю властивість уже застосовано
etherstone-cannot-at-arrival = Цю властивість застосовують, коли викликають карту
etherstone-cannot-called-off = Цього ходу ви вже скасували цю атаку
etherstone-cannot-defeated = Цю загрозу вже здолано
etherstone-cannot-die-held = Цей кубик уже взято: { $player }
etherstone-cannot-exhausted = Цю карту вже задіяно
etherstone-cannot-in-attack = Цю властивість застосовують під час своєї атаки
etherstone-cannot-needs-counters = На цій карті бракує { $n ->
    [one] { $n } мітки
   *[other] { $n } міток
}
etherstone-cannot-needs-followers = Бракує { $n ->
    [one] { $n } незадіяного послідовника
   *[other] { $n } незадіяних послідовників
}
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
etherstone-cannot-no-change = Зараз вона нічого не змінить
etherstone-cannot-no-die = Для цієї властивості треба взяти кубик з її символом
etherstone-cannot-no-occasion = Те, на що чекає ця властивість, не сталося
etherstone-cannot-no-refresh = Ринок оновлюють один раз, на початку свого ходу
etherstone-cannot-other-abilities = Властивість, що застосовується, діє на інші карти
etherstone-cannot-other-cards = Ця властивість викликає інші карти
etherstone-cannot-other-die = На взятому кубику немає її символу
etherstone-cannot-too-weak = Навіть найсильнішій атаці забракне сили: не вистачає { $n }
etherstone-cannot-unpaid = Її ціну не можна сплатити

## The things that this is said of, where they need a name.

etherstone-thing-apply = { $card }: { $ability }
etherstone-thing-attack = Атака: { $card }
etherstone-thing-refresh = Оновити ринок
etherstone-thing-rest = Відпочинок
etherstone-thing-summon = { $card }
etherstone-thing-take-die = Кубик: { $die }
etherstone-thing-take-purple = Кубик: { $die }
