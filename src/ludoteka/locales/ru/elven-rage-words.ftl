### Ярость эльфов: части, из которых составлены тексты карт, см. wording.py. $n — число, $change — оно же со знаком, $kind —
### атака в винительном падеже, $aim — чей воин: any, own или foe. `.also` говорит о том же воине ещё раз.

## A line

elven-rage-words-price = { $n ->
    [one] От { $n } Земли. { $text }
   *[other] От { $n } Земель. { $text }
}
elven-rage-words-line = { $when }: { $does }.
elven-rage-words-only-answer = { $when }, { $answer } только в ответ
elven-rage-words-own-battle = { $when }, только в вашем бою
elven-rage-words-and = { $a } и { $b }
elven-rage-words-also = { $a }, а также { $b }
elven-rage-words-or = { $a } или { $b }

## Cards without an action

elven-rage-words-dragon = Защищает свой Замок в каждом бою и принадлежит его хозяину. Не попадает ни в руку, ни в сброс.
elven-rage-words-ebrung = Защищает Центральный Замок в каждом бою. Хозяин этого Замка может отправлять его и в атаки на Замки соперников.
elven-rage-words-neutral = Защищает пустующие Земли.
elven-rage-words-treasure = Не сражается. Достаётся атакующему, если он победит. Вне боя, в чей угодно ход: сбросьте его, возьмите 2 карты и оставьте в руке не больше 5.

## When

elven-rage-words-when-any-time = в любой момент, но не в ответ
elven-rage-words-when-answer = в ответ на действие или артефакт соперника
elven-rage-words-when-battle = в бою
elven-rage-words-when-outside = вне боя
elven-rage-words-when-own-turn = в свой ход, пока Земля не выбрана
elven-rage-words-when-turn = пока Земля не выбрана
elven-rage-words-when-named = когда Земля выбрана
elven-rage-words-when-duel = в поединке
elven-rage-words-when-before = перед ходом воина
elven-rage-words-when-unhurt = до удара или движения
elven-rage-words-when-declared = когда объявлена атака или движение
elven-rage-words-when-attack = когда объявлена атака
elven-rage-words-when-attacked = когда атакуют вашу Землю (не Замок)
elven-rage-words-when-damaged = после ранения
elven-rage-words-when-last-call = как последнее слово

## What

elven-rage-words-kind-simple = Простой удар
elven-rage-words-kind-double-simple = Двойной Простой удар
elven-rage-words-kind-piercing = Пробивной удар
elven-rage-words-kind-double-piercing = Двойной Пробивной удар
elven-rage-words-kind-shield = Щит
elven-rage-words-kind-counterattack = Контратаку
elven-rage-words-kind-fire-shield = Огненный щит
elven-rage-words-kind-movement = Движение

elven-rage-words-do-icon = { $aim ->
    [own] замените одну атаку своего воина на { $kind } до конца боя
    [foe] замените одну атаку вражеского воина на { $kind } до конца боя
   *[any] замените одну атаку любого воина на { $kind } до конца боя
}
    .also = замените и одну из его атак на { $kind } до конца боя
elven-rage-words-do-turn = { $aim ->
    [own] сдвиньте по кругу три атаки своего воина на одно место в любую сторону
    [foe] сдвиньте по кругу три атаки вражеского воина на одно место в любую сторону
   *[any] сдвиньте по кругу три атаки любого воина на одно место в любую сторону
}
elven-rage-words-do-swap = { $aim ->
    [own] ваш воин меняется местами с любым другим
    [foe] вражеский воин меняется местами с любым другим
   *[any] любые два воина меняются местами
}
elven-rage-words-do-extra = { $aim ->
    [own] удар вашего воина снимает ещё { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }, если его не остановит щит
    [foe] удар вражеского воина снимает ещё { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }, если его не остановит щит
   *[any] этот удар снимает ещё { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }, если его не остановит щит
}
elven-rage-words-do-bolt = { $aim ->
    [own] ваш воин теряет { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }, щиты не спасают
    [foe] вражеский воин теряет { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }, щиты не спасают
   *[any] любой воин теряет { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }, щиты не спасают
}
    .also = он теряет { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }
elven-rage-words-do-heal = { $aim ->
    [own] ваш воин восстанавливает { $n ->
        [one] { $n } жизнь
       *[other] до { $n } жизней
    }
    [foe] вражеский воин восстанавливает { $n ->
        [one] { $n } жизнь
       *[other] до { $n } жизней
    }
   *[any] любой воин восстанавливает { $n ->
        [one] { $n } жизнь
       *[other] до { $n } жизней
    }
}
    .also = он восстанавливает { $n ->
        [one] { $n } жизнь
       *[other] до { $n } жизней
    }
elven-rage-words-do-save = { $aim ->
    [own] ваш погибающий воин остаётся с 1 жизнью
    [foe] погибающий вражеский воин остаётся с 1 жизнью
   *[any] любой погибающий воин остаётся с 1 жизнью
}
elven-rage-words-do-stop = { $aim ->
    [own] атака или движение вашего воина не состоится
    [foe] атака или движение вражеского воина не состоится
   *[any] эта атака или движение не состоится
}
elven-rage-words-do-redirect = { $aim ->
    [own] атака вашего воина уходит в другую сторону, в которую он может бить
    [foe] атака вражеского воина уходит в другую сторону, в которую он может бить
   *[any] она уходит в другую сторону, в которую этот воин может бить
}
elven-rage-words-do-again = { $aim ->
    [own] ваш уже ходивший воин ходит в этом раунде ещё раз
    [foe] уже ходивший вражеский воин ходит в этом раунде ещё раз
   *[any] любой уже ходивший воин ходит в этом раунде ещё раз
}
    .also = он ходит в этом раунде ещё раз
elven-rage-words-do-freeze = { $aim ->
    [own] ваш ещё не ходивший воин пропускает ход в этом раунде
    [foe] ещё не ходивший вражеский воин пропускает ход в этом раунде
   *[any] любой ещё не ходивший воин пропускает ход в этом раунде
}
    .also = если он ещё не ходил, то пропускает ход в этом раунде
elven-rage-words-do-speed = { $aim ->
    [own] инициатива вашего воина { $change } до конца боя
    [foe] инициатива вражеского воина { $change } до конца боя
   *[any] инициатива любого воина { $change } до конца боя
}
    .also = его инициатива { $change } до конца боя
elven-rage-words-do-relieve = верните своего воина в руку и поставьте на его место другую карту из руки (не с таким же действием)
elven-rage-words-do-withdraw = верните своего воина в руку; в этом бою он больше не участвует
elven-rage-words-do-rescue = верните в руку своего воина, погибшего от фатального ранения
elven-rage-words-do-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
}
elven-rage-words-do-dig = { $n ->
    [one] посмотрите { $n } верхнюю карту своей колоды, одну возьмите, остальные сбросьте
    [few] посмотрите { $n } верхние карты своей колоды, одну возьмите, остальные сбросьте
   *[many] посмотрите { $n } верхних карт своей колоды, одну возьмите, остальные сбросьте
}
elven-rage-words-do-recover = { $n ->
    [one] верните из своего сброса в руку { $n } карту (не с таким же действием)
    [few] верните из своего сброса в руку { $n } карты (не с таким же действием)
   *[many] верните из своего сброса в руку { $n } карт (не с таким же действием)
}
elven-rage-words-do-scout = { $n ->
    [one] посмотрите { $n } отряд, ничего не открывая
    [few] посмотрите { $n } отряда, ничего не открывая
   *[many] посмотрите { $n } отрядов, ничего не открывая
}
elven-rage-words-do-shame = { $n ->
    [one] соперник сбрасывает { $n } случайную карту
    [few] соперник сбрасывает { $n } случайные карты
   *[many] соперник сбрасывает { $n } случайных карт
}
elven-rage-words-do-rob = заберите у соперника случайное сокровище или артефакт
elven-rage-words-do-teleport = если у вас есть Башня, в этот ход можете атаковать Землю рядом с любой Башней
elven-rage-words-do-march = в этот ход можете атаковать дважды
elven-rage-words-do-garrison = если примете бой, недостающих защитников возьмите из колоды
elven-rage-words-do-more-lands = { $n ->
    [one] в этот ход для цены действий у вас на { $n } Землю больше
    [few] в этот ход для цены действий у вас на { $n } Земли больше
   *[many] в этот ход для цены действий у вас на { $n } Земель больше
}
elven-rage-words-do-cancel = отмените его

## Goals

elven-rage-words-goal = Для победы нужно { $needs }.
elven-rage-words-hold = владеть { $what }
elven-rage-words-have = иметь { $what }
elven-rage-words-take = отнять за партию { $what }
elven-rage-words-need-lands = { $n ->
    [one] { $n } Землёй
   *[other] { $n } Землями
}
elven-rage-words-need-towers = { $n ->
    [one] { $n } Башней
   *[other] { $n } Башнями
}
elven-rage-words-need-centre = Центральным Замком
elven-rage-words-need-treasures = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[many] { $n } сокровищ
}
elven-rage-words-need-artifacts = { $n ->
    [one] { $n } неиспользованный артефакт
    [few] { $n } неиспользованных артефакта
   *[many] { $n } неиспользованных артефактов
}
elven-rage-words-need-castles = { $n ->
    [one] у соперника { $n } Замок (не Центральный)
    [few] у соперников { $n } Замка (кроме Центрального)
   *[many] у соперников { $n } Замков (кроме Центрального)
}
elven-rage-words-need-conquests = { $n ->
    [one] у соперника { $n } Землю
    [few] у соперников { $n } Земли
   *[many] у соперников { $n } Земель
}
