### Лють ельфів: частини, з яких складено тексти карт, див. wording.py. $n — число, $change — воно ж зі знаком, $kind — атака у
### знахідному відмінку, $aim — чий воїн: any, own або foe. `.also` говорить про того самого воїна ще раз.

## A line

elven-rage-words-price = { $n ->
    [one] Від { $n } Землі. { $text }
   *[other] Від { $n } Земель. { $text }
}
elven-rage-words-line = { $when }: { $does }.
elven-rage-words-only-answer = { $when }, { $answer } лише у відповідь
elven-rage-words-own-battle = { $when }, лише у вашому бою
elven-rage-words-and = { $a } і { $b }
elven-rage-words-or = { $a } або { $b }

## Cards without an action

elven-rage-words-dragon = Захищає свій Замок у кожному бою й належить його господареві. Не потрапляє ні в руку, ні у скид.
elven-rage-words-ebrung = Захищає Центральний Замок у кожному бою. Господар цього Замку може брати його і в атаки на Замки суперників.
elven-rage-words-neutral = Б’ється в загонах, що захищають нічийні Землі.
elven-rage-words-treasure = Не б’ється. Дістається нападникові, якщо він переможе. Поза боєм, у чий завгодно хід: скиньте його й візьміть 2 карти.

## When

elven-rage-words-when-any-time = будь-коли, але не у відповідь
elven-rage-words-when-answer = у відповідь на дію чи артефакт
elven-rage-words-when-battle = у бою
elven-rage-words-when-outside = поза боєм
elven-rage-words-when-own-turn = у свій хід, доки Землю не обрано
elven-rage-words-when-turn = доки Землю не обрано
elven-rage-words-when-named = коли Землю обрано
elven-rage-words-when-duel = у поєдинку
elven-rage-words-when-before = перед ходом воїна
elven-rage-words-when-unhurt = до удару або руху
elven-rage-words-when-declared = коли оголошено атаку або рух
elven-rage-words-when-attack = коли оголошено атаку
elven-rage-words-when-damaged = після поранення
elven-rage-words-when-last-call = як останнє слово

## What

elven-rage-words-kind-simple = Простий удар
elven-rage-words-kind-double-simple = Подвійний Простий удар
elven-rage-words-kind-piercing = Пробивний удар
elven-rage-words-kind-double-piercing = Подвійний Пробивний удар
elven-rage-words-kind-shield = Щит
elven-rage-words-kind-counterattack = Контратаку
elven-rage-words-kind-fire-shield = Вогняний щит
elven-rage-words-kind-movement = Рух

elven-rage-words-do-icon = { $aim ->
    [own] замініть одну атаку свого воїна на { $kind } до кінця бою
    [foe] замініть одну атаку ворожого воїна на { $kind } до кінця бою
   *[any] замініть одну атаку будь-якого воїна на { $kind } до кінця бою
}
    .also = замініть і одну з його атак на { $kind } до кінця бою
elven-rage-words-do-turn = { $aim ->
    [own] зсуньте по колу три атаки свого воїна на одне місце в будь-який бік
    [foe] зсуньте по колу три атаки ворожого воїна на одне місце в будь-який бік
   *[any] зсуньте по колу три атаки будь-якого воїна на одне місце в будь-який бік
}
elven-rage-words-do-swap = { $aim ->
    [own] ваш воїн міняється місцями з будь-яким іншим
    [foe] ворожий воїн міняється місцями з будь-яким іншим
   *[any] будь-які два воїни міняються місцями
}
elven-rage-words-do-extra = { $aim ->
    [own] удар вашого воїна забирає ще { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }
    [foe] удар ворожого воїна забирає ще { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }
   *[any] цей удар забирає ще { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }
}
elven-rage-words-do-bolt = { $aim ->
    [own] ваш воїн втрачає { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }, щити не рятують
    [foe] ворожий воїн втрачає { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }, щити не рятують
   *[any] будь-який воїн втрачає { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }, щити не рятують
}
    .also = він втрачає { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }
elven-rage-words-do-heal = { $aim ->
    [own] ваш воїн відновлює { $n ->
        [one] { $n } життя
       *[other] до { $n } життів
    }
    [foe] ворожий воїн відновлює { $n ->
        [one] { $n } життя
       *[other] до { $n } життів
    }
   *[any] будь-який воїн відновлює { $n ->
        [one] { $n } життя
       *[other] до { $n } життів
    }
}
    .also = він відновлює { $n ->
        [one] { $n } життя
       *[other] до { $n } життів
    }
elven-rage-words-do-save = { $aim ->
    [own] ваш воїн, що гине, лишається з 1 життям
    [foe] ворожий воїн, що гине, лишається з 1 життям
   *[any] будь-який воїн, що гине, лишається з 1 життям
}
elven-rage-words-do-stop = { $aim ->
    [own] удар або рух вашого воїна не відбудеться
    [foe] удар або рух ворожого воїна не відбудеться
   *[any] цей удар або рух не відбудеться
}
elven-rage-words-do-redirect = { $aim ->
    [own] удар вашого воїна йде в інший бік, у який він може бити
    [foe] удар ворожого воїна йде в інший бік, у який він може бити
   *[any] удар іде в інший бік, у який цей воїн може бити
}
elven-rage-words-do-again = { $aim ->
    [own] ваш воїн, що вже ходив, ходить у цьому раунді ще раз
    [foe] ворожий воїн, що вже ходив, ходить у цьому раунді ще раз
   *[any] будь-який воїн, що вже ходив, ходить у цьому раунді ще раз
}
    .also = він ходить у цьому раунді ще раз
elven-rage-words-do-freeze = { $aim ->
    [own] ваш воїн, що ще не ходив, пропускає хід у цьому раунді
    [foe] ворожий воїн, що ще не ходив, пропускає хід у цьому раунді
   *[any] будь-який воїн, що ще не ходив, пропускає хід у цьому раунді
}
    .also = якщо він ще не ходив, він пропускає хід у цьому раунді
elven-rage-words-do-speed = { $aim ->
    [own] ініціатива вашого воїна { $change } до кінця бою
    [foe] ініціатива ворожого воїна { $change } до кінця бою
   *[any] ініціатива будь-якого воїна { $change } до кінця бою
}
    .also = його ініціатива { $change } до кінця бою
elven-rage-words-do-relieve = поверніть свого воїна в руку й поставте на його місце іншу карту з руки (не з такою самою дією)
elven-rage-words-do-withdraw = поверніть свого воїна в руку; у цьому бою він більше не бере участі
elven-rage-words-do-rescue = поверніть у руку свого воїна, що загинув від фатального поранення
elven-rage-words-do-draw = { $n ->
    [one] візьміть { $n } карту
    [few] візьміть { $n } карти
   *[many] візьміть { $n } карт
}
elven-rage-words-do-dig = { $n ->
    [one] подивіться { $n } верхню карту своєї колоди, одну візьміть, решту скиньте
    [few] подивіться { $n } верхні карти своєї колоди, одну візьміть, решту скиньте
   *[many] подивіться { $n } верхніх карт своєї колоди, одну візьміть, решту скиньте
}
elven-rage-words-do-recover = { $n ->
    [one] поверніть зі свого скиду в руку { $n } карту (не з такою самою дією)
    [few] поверніть зі свого скиду в руку { $n } карти (не з такою самою дією)
   *[many] поверніть зі свого скиду в руку { $n } карт (не з такою самою дією)
}
elven-rage-words-do-scout = { $n ->
    [one] подивіться { $n } загін, нічого не відкриваючи
    [few] подивіться { $n } загони, нічого не відкриваючи
   *[many] подивіться { $n } загонів, нічого не відкриваючи
}
elven-rage-words-do-shame = { $n ->
    [one] суперник скидає { $n } випадкову карту
    [few] суперник скидає { $n } випадкові карти
   *[many] суперник скидає { $n } випадкових карт
}
elven-rage-words-do-rob = заберіть у суперника випадковий скарб або артефакт
elven-rage-words-do-teleport = якщо у вас є Вежа, цього ходу можна атакувати Землю поруч із будь-якою Вежею
elven-rage-words-do-march = цього ходу ви можете атакувати двічі
elven-rage-words-do-garrison = свою атаковану Землю чи Вежу захищайте як Замок, захисників, яких бракує, візьміть із колоди
elven-rage-words-do-more-lands = { $n ->
    [one] для ціни дій цього ходу у вас на { $n } Землю більше
    [few] для ціни дій цього ходу у вас на { $n } Землі більше
   *[many] для ціни дій цього ходу у вас на { $n } Земель більше
}
elven-rage-words-do-cancel = та карта не діє

## Goals

elven-rage-words-goal = Для перемоги { $needs }.
elven-rage-words-hold = володійте { $what }
elven-rage-words-have = майте { $what }
elven-rage-words-take = відберіть за партію { $what }
elven-rage-words-need-lands = { $n ->
    [one] { $n } Землею
   *[other] { $n } Землями
}
elven-rage-words-need-towers = { $n ->
    [one] { $n } Вежею
   *[other] { $n } Вежами
}
elven-rage-words-need-centre = Центральним Замком
elven-rage-words-need-treasures = { $n ->
    [one] { $n } скарб
    [few] { $n } скарби
   *[many] { $n } скарбів
}
elven-rage-words-need-artifacts = { $n ->
    [one] { $n } невикористаний артефакт
    [few] { $n } невикористані артефакти
   *[many] { $n } невикористаних артефактів
}
elven-rage-words-need-castles = { $n ->
    [one] { $n } Замок (не Центральний) у суперника
    [few] { $n } Замки (не Центральний) у суперників
   *[many] { $n } Замків (не Центральний) у суперників
}
elven-rage-words-need-conquests = { $n ->
    [one] { $n } Землю в суперника
    [few] { $n } Землі в суперників
   *[many] { $n } Земель у суперників
}
