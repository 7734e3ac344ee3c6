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
elven-rage-words-also = { $a }, а також { $b }
elven-rage-words-or = { $a } або { $b }

## Cards without an action

elven-rage-words-dragon = Захищає свій Замок у кожному бою й належить його господареві. Не потрапляє ні на руку, ні у скид.
elven-rage-words-ebrung = Захищає Центральний Замок у кожному бою. Господар цього Замку може посилати його і в атаки на Замки суперників.
elven-rage-words-neutral = Захищає нічийні Землі.
elven-rage-words-treasure = Не б’ється. Дістається нападникові, якщо він переможе. Поза боєм, у чий завгодно хід: скиньте його, візьміть 2 карти й залиште на руці не більше 5.

## When

elven-rage-words-when-any-time = будь-коли, але не у відповідь
elven-rage-words-when-answer = у відповідь на дію чи артефакт суперника
elven-rage-words-when-battle = у бою
elven-rage-words-when-outside = поза боєм
elven-rage-words-when-own-turn = у свій хід, доки Землю не вибрано
elven-rage-words-when-turn = доки Землю не вибрано
elven-rage-words-when-named = коли Землю вибрано
elven-rage-words-when-duel = у поєдинку
elven-rage-words-when-before = перед ходом воїна
elven-rage-words-when-unhurt = до удару або руху
elven-rage-words-when-declared = коли оголошено атаку або рух
elven-rage-words-when-attack = коли оголошено атаку
elven-rage-words-when-attacked = коли атакують вашу Землю (не Замок)
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
    }, якщо його не зупинить щит
    [foe] удар ворожого воїна забирає ще { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }, якщо його не зупинить щит
   *[any] цей удар забирає ще { $n ->
        [one] { $n } життя
        [few] { $n } життя
       *[many] { $n } життів
    }, якщо його не зупинить щит
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
    [own] атака або рух вашого воїна не відбудеться
    [foe] атака або рух ворожого воїна не відбудеться
   *[any] ця атака або рух не відбудеться
}
elven-rage-words-do-redirect = { $aim ->
    [own] атака вашого воїна йде в інший бік, у який він може бити
    [foe] атака ворожого воїна йде в інший бік, у який він може бити
   *[any] вона йде в інший бік, у який цей воїн може бити
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
    .also = якщо він ще не ходив, то пропускає хід у цьому раунді
elven-rage-words-do-speed = { $aim ->
    [own] ініціатива вашого воїна { $change } до кінця бою
    [foe] ініціатива ворожого воїна { $change } до кінця бою
   *[any] ініціатива будь-якого воїна { $change } до кінця бою
}
    .also = його ініціатива { $change } до кінця бою
elven-rage-words-do-relieve = поверніть свого воїна на руку й поставте на його місце іншу карту з руки (не з такою самою дією)
elven-rage-words-do-withdraw = поверніть свого воїна на руку; у цьому бою він більше не бере участі
elven-rage-words-do-rescue = поверніть на руку свого воїна, що загинув від фатального поранення
elven-rage-words-do-draw = { $n ->
    [one] візьміть { $n } карту
    [few] візьміть { $n } карти
   *[many] візьміть { $n } карт
}
elven-rage-words-do-dig = { $n ->
    [one] перегляньте { $n } верхню карту своєї колоди, одну візьміть, решту скиньте
    [few] перегляньте { $n } верхні карти своєї колоди, одну візьміть, решту скиньте
   *[many] перегляньте { $n } верхніх карт своєї колоди, одну візьміть, решту скиньте
}
elven-rage-words-do-recover = { $n ->
    [one] поверніть зі свого скиду на руку { $n } карту (не з такою самою дією)
    [few] поверніть зі свого скиду на руку { $n } карти (не з такою самою дією)
   *[many] поверніть зі свого скиду на руку { $n } карт (не з такою самою дією)
}
elven-rage-words-do-scout = { $n ->
    [one] перегляньте { $n } загін, нічого не відкриваючи
    [few] перегляньте { $n } загони, нічого не відкриваючи
   *[many] перегляньте { $n } загонів, нічого не відкриваючи
}
elven-rage-words-do-shame = { $n ->
    [one] суперник скидає { $n } випадкову карту
    [few] суперник скидає { $n } випадкові карти
   *[many] суперник скидає { $n } випадкових карт
}
elven-rage-words-do-rob = заберіть у суперника випадковий скарб або артефакт
elven-rage-words-do-teleport = якщо у вас є Вежа, цього ходу можете атакувати Землю поруч із будь-якою Вежею
elven-rage-words-do-march = цього ходу можете атакувати двічі
elven-rage-words-do-garrison = якщо приймете бій, захисників, яких бракує, візьміть із колоди
elven-rage-words-do-more-lands = { $n ->
    [one] цього ходу для ціни дій у вас на { $n } Землю більше
    [few] цього ходу для ціни дій у вас на { $n } Землі більше
   *[many] цього ходу для ціни дій у вас на { $n } Земель більше
}
elven-rage-words-do-cancel = скасуйте цю карту

## Goals

elven-rage-words-goal = Для перемоги потрібно { $needs }.
elven-rage-words-hold = володіти { $what }
elven-rage-words-have = мати { $what }
elven-rage-words-take = відібрати за партію { $what }
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
    [one] в суперника { $n } Замок (не Центральний)
    [few] в суперників { $n } Замки (крім Центрального)
   *[many] в суперників { $n } Замків (крім Центрального)
}
elven-rage-words-need-conquests = { $n ->
    [one] в суперника { $n } Землю
    [few] в суперників { $n } Землі
   *[many] в суперників { $n } Земель
}
