### Эфир-камни: части, из которых составлены тексты карт, см. wording.py. Числа приходят как $n; это может быть и «X» или
### «2X»: тогда берётся вариант по умолчанию. $colour и $type — цвет и тип карт, "any", если подойдут любые; $another —
### "yes", если сама карта тоже из таких.

## A line

etherstone-words-line = { $trigger }{ $notes }: { $body }.
etherstone-words-must = { $trigger ->
    [on-attack] ; это обязательно в каждой вашей атаке
   *[other] ; это обязательно
}
etherstone-words-repeat = { " " }(сколько угодно раз)
etherstone-words-limit = { " " }(X не больше { $n })
etherstone-words-cost = { $cost } → { $effect }
etherstone-words-given = { $effect }, где X — { $measure }
etherstone-words-given-between = { $effect } (X — { $measure })
etherstone-words-and = { $a } и { $b }
etherstone-words-then = { $a }, затем { $b }
etherstone-words-or = { $a } или { $b }
etherstone-words-if-most = если у вас { $measure }, { $step }
etherstone-words-if-least = если у вас { $measure }, { $step }
etherstone-words-rivals = каждый соперник { $what }
etherstone-words-after = после атаки { $steps }
etherstone-words-none = У этой карты нет свойств.

## Triggers

etherstone-words-trigger-at-once = Немедленно
etherstone-words-trigger-before = До призыва
etherstone-words-trigger-constant = Постоянно
etherstone-words-trigger-at-end = В конце игры
etherstone-words-trigger-on-attack = При атаке
etherstone-words-trigger-reward = Награда
etherstone-words-trigger-colour = { $colour } кубик
etherstone-words-trigger-any = любой кубик
etherstone-words-trigger-values = кубик { $values }
etherstone-words-trigger-both = { $colour } кубик, а также любой кубик со значением { $values }
etherstone-words-range = от { $from } до { $to }
etherstone-words-die-white = белый
etherstone-words-die-red = красный
etherstone-words-die-green = зелёный
etherstone-words-die-black = чёрный

etherstone-words-occasion-defeat = Когда вы побеждаете угрозу
etherstone-words-occasion-summon = Когда вы призываете { $another ->
    [yes] другую сущность
   *[no] сущность
}
etherstone-words-occasion-summon-follower = Когда вы призываете { $another ->
    [yes] другого последователя
   *[no] последователя
}
etherstone-words-occasion-summon-ritual = Когда вы призываете { $another ->
    [yes] другой ритуал
   *[no] ритуал
}
etherstone-words-occasion-summon-technology = Когда вы призываете { $another ->
    [yes] другую технологию
   *[no] технологию
}
etherstone-words-occasion-purple-die = Когда вы забираете фиолетовый кубик
etherstone-words-occasion-rest = Когда вы отдыхаете
etherstone-words-occasion-refresh = Когда вы платите за обновление рынка
etherstone-words-occasion-rival-purple = Когда соперник забирает фиолетовый кубик
etherstone-words-occasion-rival-defeat = Когда соперник побеждает угрозу

## Things that are gained, lost, paid

etherstone-words-stones-white = { $n ->
    [one] { $n } белый камень
    [few] { $n } белых камня
   *[many] { $n } белых камней
}
etherstone-words-stones-red = { $n ->
    [one] { $n } красный камень
    [few] { $n } красных камня
   *[many] { $n } красных камней
}
etherstone-words-stones-green = { $n ->
    [one] { $n } зелёный камень
    [few] { $n } зелёных камня
   *[many] { $n } зелёных камней
}
etherstone-words-stones-black = { $n ->
    [one] { $n } чёрный камень
    [few] { $n } чёрных камня
   *[many] { $n } чёрных камней
}
etherstone-words-stones-purple = { $n ->
    [one] { $n } камень любого цвета
    [few] { $n } камня любых цветов
   *[many] { $n } камней любых цветов
}
etherstone-words-stones = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
etherstone-words-own-stones = { $n ->
    [one] { $n } камень на свой выбор
    [few] { $n } камня на свой выбор
   *[many] { $n } камней на свой выбор
}
etherstone-words-durability = { $n ->
    [one] { $n } очко стойкости
    [few] { $n } очка стойкости
   *[many] { $n } очков стойкости
}
etherstone-words-points = { $n } ПО
etherstone-words-reserve = { $n } ПО из отложенных
etherstone-words-strength = сила +{ $n }
etherstone-words-protect = защита { $n }
etherstone-words-counters = { $n ->
    [one] { $n } метку
    [few] { $n } метки
   *[many] { $n } меток
}

## Cards

etherstone-words-colour = { $type ->
    [follower] { $colour ->
        [white] { "белого " }
        [red] { "красного " }
        [green] { "зелёного " }
        [black] { "чёрного " }
        [purple] { "фиолетового " }
       *[any] { "" }
    }
    [ritual] { $colour ->
        [white] { "белый " }
        [red] { "красный " }
        [green] { "зелёный " }
        [black] { "чёрный " }
        [purple] { "фиолетовый " }
       *[any] { "" }
    }
   *[any] { $colour ->
        [white] { "белую " }
        [red] { "красную " }
        [green] { "зелёную " }
        [black] { "чёрную " }
        [purple] { "фиолетовую " }
       *[any] { "" }
    }
}
etherstone-words-colour-of = { $type ->
    [follower] { $colour ->
        [white] { "белого " }
        [red] { "красного " }
        [green] { "зелёного " }
        [black] { "чёрного " }
        [purple] { "фиолетового " }
       *[any] { "" }
    }
    [ritual] { $colour ->
        [white] { "белого " }
        [red] { "красного " }
        [green] { "зелёного " }
        [black] { "чёрного " }
        [purple] { "фиолетового " }
       *[any] { "" }
    }
   *[any] { $colour ->
        [white] { "белой " }
        [red] { "красной " }
        [green] { "зелёной " }
        [black] { "чёрной " }
        [purple] { "фиолетовой " }
       *[any] { "" }
    }
}
etherstone-words-colours = { $colour ->
    [white] { "белые " }
    [red] { "красные " }
    [green] { "зелёные " }
    [black] { "чёрные " }
    [purple] { "фиолетовые " }
   *[any] { "" }
}
etherstone-words-colours-of = { $colour ->
    [white] { "белых " }
    [red] { "красных " }
    [green] { "зелёных " }
    [black] { "чёрных " }
    [purple] { "фиолетовых " }
   *[any] { "" }
}
etherstone-words-cards = { etherstone-words-colours }{ $type ->
    [follower] последователи
    [ritual] ритуалы
    [technology] технологии
   *[any] сущности
}
etherstone-words-hand-card = { $type ->
    [follower] { etherstone-words-colour }последователя
    [ritual] { etherstone-words-colour }ритуал
    [technology] { etherstone-words-colour }технологию
   *[any] { etherstone-words-colour }сущность
}
etherstone-words-own-card = { $type ->
    [follower] своего { etherstone-words-hand-card }
    [ritual] свой { etherstone-words-hand-card }
   *[other] свою { etherstone-words-hand-card }
}
etherstone-words-another-of = { $another ->
    [yes] { $type ->
        [follower] { "другого " }
        [ritual] { "другого " }
       *[any] { "другой " }
    }
   *[no] { "" }
}
etherstone-words-card-of = { etherstone-words-another-of }{ $type ->
    [follower] своего { etherstone-words-colour-of }последователя
    [ritual] своего { etherstone-words-colour-of }ритуала
    [technology] своей { etherstone-words-colour-of }технологии
   *[any] своей { etherstone-words-colour-of }сущности
}
etherstone-words-own-followers = { $n ->
    [one] { $n } своего { etherstone-words-colour-of }последователя
   *[other] { $n } своих { etherstone-words-colours-of }последователей
}

## Verbs

etherstone-words-do-get = получите { $what }
etherstone-words-do-lose = потеряйте { $what }
etherstone-words-do-spend = потратьте { $what }
etherstone-words-do-bonus = { $what }
etherstone-words-do-rivals-lose = теряет { $what }
etherstone-words-do-rivals-gain = получает { $what }
etherstone-words-do-swap = { $n ->
    [1] обменяйте { $n } камень на камень любого другого цвета
    [one] обменяйте до { $n } камня на камни любых других цветов
   *[other] обменяйте до { $n } камней на камни любых других цветов
}
etherstone-words-do-counters = поместите сюда { etherstone-words-counters }
etherstone-words-do-counters-on = поместите { etherstone-words-counters } на { etherstone-words-own-card }
etherstone-words-do-counters-on-leader = поместите { etherstone-words-counters } на своего вождя
etherstone-words-do-move-counters = { $n ->
    [1] переложите { $n } метку отсюда на другую свою карту
   *[other] переложите до { $n } меток отсюда на другую свою карту
}
etherstone-words-do-drop = сбросьте отсюда { etherstone-words-counters }
etherstone-words-do-summon = { $n ->
    [0] призовите { etherstone-words-hand-card }
   *[other] призовите { etherstone-words-hand-card } на { etherstone-words-stones } дешевле
}
etherstone-words-do-attack = { $n ->
    [0] атакуйте
   *[other] атакуйте с силой +{ $n }
}
etherstone-words-do-crush = сокрушите угрозу со стойкостью до { $n }
etherstone-words-do-banish = уберите в коробку угрозу со стойкостью до { $n }
etherstone-words-do-ready = восстановите { etherstone-words-own-followers }
etherstone-words-do-ready-all = восстановите всех своих последователей
etherstone-words-do-ready-self = восстановите этого последователя
etherstone-words-do-exhaust = задействуйте { etherstone-words-own-followers }
etherstone-words-do-exhaust-self = задействуйте этого последователя
etherstone-words-do-recall = отзовите { etherstone-words-own-card }
etherstone-words-do-recall-self = отзовите эту карту
etherstone-words-do-destroy = уничтожьте { etherstone-words-own-card }
etherstone-words-do-destroy-self = уничтожьте эту карту
etherstone-words-do-apply = примените свойство { etherstone-words-card-of }
etherstone-words-do-rivals-exhaust = задействует { etherstone-words-own-followers }
etherstone-words-do-steal = заберите { etherstone-words-stones } у одного соперника
etherstone-words-do-shift-die = { $n ->
    [1] измените значение кубика на { $n }
   *[other] измените значение кубика не больше чем на { $n }
}
etherstone-words-do-set-die = измените значение кубика на любое
etherstone-words-do-reroll = { $n ->
    [1] перебросьте { $n } кубик на рынке
    [one] перебросьте до { $n } кубика на рынке
   *[other] перебросьте до { $n } кубиков на рынке
}
etherstone-words-do-cheapen = эта карта дешевле на { etherstone-words-stones }
etherstone-words-do-cheapen-by-cost = эта карта дешевле на столько камней, сколько стоит уничтоженная
etherstone-words-do-any-colours = платите за эту карту камнями любых цветов

## Constant abilities

etherstone-words-modifier-cheaper = ваши { etherstone-words-cards } дешевле на { etherstone-words-stones }
etherstone-words-modifier-stronger = сила ваших { etherstone-words-colours-of }последователей +{ $n }
etherstone-words-modifier-strength-per = сила +1 за { $measure }
etherstone-words-modifier-leader-stronger = сила вашего вождя +{ $n }
etherstone-words-modifier-protection = защита { $n }
etherstone-words-modifier-purple-free = за фиолетовый кубик вы не теряете стойкость
etherstone-words-modifier-cheap-refresh = обновление рынка дешевле на { etherstone-words-durability }

## Points at the end

etherstone-words-score-each = { $n } ПО за { $measure }
etherstone-words-score-most = { $n } ПО, если у вас { $measure }
etherstone-words-score-least = { $n } ПО, если у вас { $measure }

## Measures: the number itself; one for so many of it; having most of it; having at least so many

etherstone-words-measure-followers = число ваших последователей в игре
    .each = { $n ->
        [1] каждого вашего последователя в игре
       *[other] каждых { $n } ваших последователей в игре
    }
    .most = больше всего последователей в игре
    .least = { $n ->
        [one] не меньше { $n } последователя в игре
       *[other] не меньше { $n } последователей в игре
    }
etherstone-words-measure-rituals = число ваших ритуалов в игре
    .each = { $n ->
        [1] каждый ваш ритуал в игре
        [few] каждые { $n } ваших ритуала в игре
       *[many] каждые { $n } ваших ритуалов в игре
    }
    .most = больше всего ритуалов в игре
    .least = { $n ->
        [one] не меньше { $n } ритуала в игре
       *[other] не меньше { $n } ритуалов в игре
    }
etherstone-words-measure-technologies = число ваших технологий в игре
    .each = { $n ->
        [1] каждую вашу технологию в игре
        [few] каждые { $n } ваши технологии в игре
       *[many] каждые { $n } ваших технологий в игре
    }
    .most = больше всего технологий в игре
    .least = { $n ->
        [one] не меньше { $n } технологии в игре
       *[other] не меньше { $n } технологий в игре
    }
etherstone-words-measure-cards = число ваших сущностей в игре
    .each = { $n ->
        [1] каждую вашу сущность в игре
        [few] каждые { $n } ваши сущности в игре
       *[many] каждые { $n } ваших сущностей в игре
    }
    .most = больше всего сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } сущности в игре
       *[other] не меньше { $n } сущностей в игре
    }
etherstone-words-measure-white-cards = число ваших белых сущностей в игре
    .each = { $n ->
        [1] каждую вашу белую сущность в игре
        [few] каждые { $n } ваши белые сущности в игре
       *[many] каждые { $n } ваших белых сущностей в игре
    }
    .most = больше всего белых сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } белой сущности в игре
       *[other] не меньше { $n } белых сущностей в игре
    }
etherstone-words-measure-red-cards = число ваших красных сущностей в игре
    .each = { $n ->
        [1] каждую вашу красную сущность в игре
        [few] каждые { $n } ваши красные сущности в игре
       *[many] каждые { $n } ваших красных сущностей в игре
    }
    .most = больше всего красных сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } красной сущности в игре
       *[other] не меньше { $n } красных сущностей в игре
    }
etherstone-words-measure-green-cards = число ваших зелёных сущностей в игре
    .each = { $n ->
        [1] каждую вашу зелёную сущность в игре
        [few] каждые { $n } ваши зелёные сущности в игре
       *[many] каждые { $n } ваших зелёных сущностей в игре
    }
    .most = больше всего зелёных сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } зелёной сущности в игре
       *[other] не меньше { $n } зелёных сущностей в игре
    }
etherstone-words-measure-black-cards = число ваших чёрных сущностей в игре
    .each = { $n ->
        [1] каждую вашу чёрную сущность в игре
        [few] каждые { $n } ваши чёрные сущности в игре
       *[many] каждые { $n } ваших чёрных сущностей в игре
    }
    .most = больше всего чёрных сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } чёрной сущности в игре
       *[other] не меньше { $n } чёрных сущностей в игре
    }
etherstone-words-measure-purple-cards = число ваших фиолетовых сущностей в игре
    .each = { $n ->
        [1] каждую вашу фиолетовую сущность в игре
        [few] каждые { $n } ваши фиолетовые сущности в игре
       *[many] каждые { $n } ваших фиолетовых сущностей в игре
    }
    .most = больше всего фиолетовых сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } фиолетовой сущности в игре
       *[other] не меньше { $n } фиолетовых сущностей в игре
    }
etherstone-words-measure-exhausted = число ваших задействованных последователей
    .each = { $n ->
        [1] каждого вашего задействованного последователя
       *[other] каждых { $n } ваших задействованных последователей
    }
    .most = больше всего задействованных последователей
    .least = { $n ->
        [one] не меньше { $n } задействованного последователя
       *[other] не меньше { $n } задействованных последователей
    }
etherstone-words-measure-all-counters = число меток на ваших картах
    .each = { $n ->
        [1] каждую метку на ваших картах
        [few] каждые { $n } метки на ваших картах
       *[many] каждые { $n } меток на ваших картах
    }
    .most = больше всего меток на картах
    .least = { $n ->
        [one] не меньше { $n } метки на картах
       *[other] не меньше { $n } меток на картах
    }
etherstone-words-measure-stones = число ваших камней
    .each = { $n ->
        [1] каждый ваш камень
        [few] каждые { $n } ваших камня
       *[many] каждые { $n } ваших камней
    }
    .most = больше всего камней
    .least = { $n ->
        [one] не меньше { $n } камня
       *[other] не меньше { $n } камней
    }
etherstone-words-measure-white-stones = число ваших белых камней
    .each = { $n ->
        [1] каждый ваш белый камень
        [few] каждые { $n } ваших белых камня
       *[many] каждые { $n } ваших белых камней
    }
    .most = больше всего белых камней
    .least = { $n ->
        [one] не меньше { $n } белого камня
       *[other] не меньше { $n } белых камней
    }
etherstone-words-measure-red-stones = число ваших красных камней
    .each = { $n ->
        [1] каждый ваш красный камень
        [few] каждые { $n } ваших красных камня
       *[many] каждые { $n } ваших красных камней
    }
    .most = больше всего красных камней
    .least = { $n ->
        [one] не меньше { $n } красного камня
       *[other] не меньше { $n } красных камней
    }
etherstone-words-measure-green-stones = число ваших зелёных камней
    .each = { $n ->
        [1] каждый ваш зелёный камень
        [few] каждые { $n } ваших зелёных камня
       *[many] каждые { $n } ваших зелёных камней
    }
    .most = больше всего зелёных камней
    .least = { $n ->
        [one] не меньше { $n } зелёного камня
       *[other] не меньше { $n } зелёных камней
    }
etherstone-words-measure-black-stones = число ваших чёрных камней
    .each = { $n ->
        [1] каждый ваш чёрный камень
        [few] каждые { $n } ваших чёрных камня
       *[many] каждые { $n } ваших чёрных камней
    }
    .most = больше всего чёрных камней
    .least = { $n ->
        [one] не меньше { $n } чёрного камня
       *[other] не меньше { $n } чёрных камней
    }
etherstone-words-measure-trophies = число ваших трофеев
    .each = { $n ->
        [1] каждый ваш трофей
        [few] каждые { $n } ваших трофея
       *[many] каждые { $n } ваших трофеев
    }
    .most = больше всего трофеев
    .least = { $n ->
        [one] не меньше { $n } трофея
       *[other] не меньше { $n } трофеев
    }
etherstone-words-measure-pacts = число ваших сделок с Бездной
    .each = { $n ->
        [1] каждую вашу сделку с Бездной
        [few] каждые { $n } ваши сделки с Бездной
       *[many] каждые { $n } ваших сделок с Бездной
    }
    .most = больше всего сделок с Бездной
    .least = { $n ->
        [one] не меньше { $n } сделки с Бездной
       *[other] не меньше { $n } сделок с Бездной
    }
etherstone-words-measure-points = число ваших жетонов ПО
    .each = { $n ->
        [1] каждый ваш жетон ПО
        [few] каждые { $n } ваших жетона ПО
       *[many] каждые { $n } ваших жетонов ПО
    }
    .most = больше всего жетонов ПО
    .least = { $n ->
        [one] не меньше { $n } жетона ПО
       *[other] не меньше { $n } жетонов ПО
    }
etherstone-words-measure-colours = число цветов среди ваших сущностей в игре
    .each = { $n ->
        [1] каждый цвет среди ваших сущностей в игре
        [few] каждые { $n } цвета среди ваших сущностей в игре
       *[many] каждые { $n } цветов среди ваших сущностей в игре
    }
    .most = больше всего цветов среди сущностей в игре
    .least = { $n ->
        [one] не меньше { $n } цвета среди сущностей в игре
       *[other] не меньше { $n } цветов среди сущностей в игре
    }
etherstone-words-measure-counters = число меток здесь
    .each = { $n ->
        [1] каждую метку здесь
        [few] каждые { $n } метки здесь
       *[many] каждые { $n } меток здесь
    }
    .most = больше всего меток
    .least = { $n ->
        [one] не меньше { $n } метки здесь
       *[other] не меньше { $n } меток здесь
    }
etherstone-words-measure-stone-colours = число цветов ваших камней
    .each = { $n ->
        [1] каждый цвет ваших камней
        [few] каждые { $n } цвета ваших камней
       *[many] каждые { $n } цветов ваших камней
    }
    .most = больше всего цветов камней
    .least = { $n ->
        [one] не меньше { $n } цвета камней
       *[other] не меньше { $n } цветов камней
    }
etherstone-words-measure-durability = ваша стойкость
    .each = { $n ->
        [1] каждое ваше очко стойкости
        [few] каждые { $n } ваших очка стойкости
       *[many] каждые { $n } ваших очков стойкости
    }
    .most = больше всего очков стойкости
    .least = { $n ->
        [one] не меньше { $n } очка стойкости
       *[other] не меньше { $n } очков стойкости
    }
etherstone-words-measure-hand = число карт у вас в руке
    .each = { $n ->
        [1] каждую карту у вас в руке
        [few] каждые { $n } карты у вас в руке
       *[many] каждые { $n } карт у вас в руке
    }
    .most = больше всего карт в руке
    .least = { $n ->
        [one] не меньше { $n } карты в руке
       *[other] не меньше { $n } карт в руке
    }
