### Ефір-камені: частини, з яких складено тексти карт, див. wording.py. Числа приходять як $n; це може бути й «X» або «2X»:
### тоді береться варіант за замовчуванням. $colour і $type — колір і тип карт, "any", якщо годяться будь-які; $another —
### "yes", якщо сама карта теж із таких.

## A line

etherstone-words-line = { $trigger }{ $notes }: { $body }.
etherstone-words-must = { $trigger ->
    [on-attack] ; це обов’язково в кожній вашій атаці
   *[other] ; це обов’язково
}
etherstone-words-repeat = { " " }(скільки завгодно разів)
etherstone-words-limit = { " " }(X не більше { $n })
etherstone-words-cost = { $cost } → { $effect }
etherstone-words-given = { $effect }, де X — { $measure }
etherstone-words-given-between = { $effect } (X — { $measure })
etherstone-words-and = { $a } і { $b }
etherstone-words-then = { $a }, потім { $b }
etherstone-words-or = { $a } або { $b }
etherstone-words-if-most = якщо у вас { $measure }, { $step }
etherstone-words-if-least = якщо у вас { $measure }, { $step }
etherstone-words-rivals = кожен суперник { $what }
etherstone-words-after = після атаки { $steps }
etherstone-words-none = У цієї карти немає властивостей.

## Triggers

etherstone-words-trigger-at-once = Негайно
etherstone-words-trigger-before = Перед викликом
etherstone-words-trigger-constant = Постійно
etherstone-words-trigger-at-end = Наприкінці гри
etherstone-words-trigger-on-attack = Під час атаки
etherstone-words-trigger-reward = Нагорода
etherstone-words-trigger-colour = { $colour } кубик
etherstone-words-trigger-any = будь-який кубик
etherstone-words-trigger-values = кубик { $values }
etherstone-words-trigger-both = { $colour } кубик, а також будь-який кубик зі значенням { $values }
etherstone-words-range = від { $from } до { $to }
etherstone-words-die-white = білий
etherstone-words-die-red = червоний
etherstone-words-die-green = зелений
etherstone-words-die-black = чорний

etherstone-words-occasion-defeat = Коли ви долаєте загрозу
etherstone-words-occasion-summon = Коли ви викликаєте { $another ->
    [yes] іншу сутність
   *[no] сутність
}
etherstone-words-occasion-summon-follower = Коли ви викликаєте { $another ->
    [yes] іншого послідовника
   *[no] послідовника
}
etherstone-words-occasion-summon-ritual = Коли ви викликаєте { $another ->
    [yes] інший ритуал
   *[no] ритуал
}
etherstone-words-occasion-summon-technology = Коли ви викликаєте { $another ->
    [yes] іншу технологію
   *[no] технологію
}
etherstone-words-occasion-purple-die = Коли ви забираєте фіолетовий кубик
etherstone-words-occasion-rest = Коли ви відпочиваєте
etherstone-words-occasion-refresh = Коли ви платите за оновлення ринку
etherstone-words-occasion-rival-purple = Коли суперник забирає фіолетовий кубик
etherstone-words-occasion-rival-defeat = Коли суперник долає загрозу

## Things that are gained, lost, paid

etherstone-words-stones-white = { $n ->
    [one] { $n } білий камінь
    [few] { $n } білі камені
   *[many] { $n } білих каменів
}
etherstone-words-stones-red = { $n ->
    [one] { $n } червоний камінь
    [few] { $n } червоні камені
   *[many] { $n } червоних каменів
}
etherstone-words-stones-green = { $n ->
    [one] { $n } зелений камінь
    [few] { $n } зелені камені
   *[many] { $n } зелених каменів
}
etherstone-words-stones-black = { $n ->
    [one] { $n } чорний камінь
    [few] { $n } чорні камені
   *[many] { $n } чорних каменів
}
etherstone-words-stones-purple = { $n ->
    [one] { $n } камінь будь-якого кольору
    [few] { $n } камені будь-яких кольорів
   *[many] { $n } каменів будь-яких кольорів
}
etherstone-words-stones = { $n ->
    [one] { $n } камінь
    [few] { $n } камені
   *[many] { $n } каменів
}
etherstone-words-own-stones = { $n ->
    [one] { $n } камінь на свій вибір
    [few] { $n } камені на свій вибір
   *[many] { $n } каменів на свій вибір
}
etherstone-words-durability = { $n ->
    [one] { $n } очко стійкості
    [few] { $n } очки стійкості
   *[many] { $n } очок стійкості
}
etherstone-words-points = { $n } ПО
etherstone-words-reserve = { $n } ПО з відкладених
etherstone-words-strength = сила +{ $n }
etherstone-words-protect = захист { $n }
etherstone-words-counters = { $n ->
    [one] { $n } мітку
    [few] { $n } мітки
   *[many] { $n } міток
}

## Cards

etherstone-words-colour = { $type ->
    [follower] { $colour ->
        [white] { "білого " }
        [red] { "червоного " }
        [green] { "зеленого " }
        [black] { "чорного " }
        [purple] { "фіолетового " }
       *[any] { "" }
    }
    [ritual] { $colour ->
        [white] { "білий " }
        [red] { "червоний " }
        [green] { "зелений " }
        [black] { "чорний " }
        [purple] { "фіолетовий " }
       *[any] { "" }
    }
   *[any] { $colour ->
        [white] { "білу " }
        [red] { "червону " }
        [green] { "зелену " }
        [black] { "чорну " }
        [purple] { "фіолетову " }
       *[any] { "" }
    }
}
etherstone-words-colour-of = { $type ->
    [follower] { $colour ->
        [white] { "білого " }
        [red] { "червоного " }
        [green] { "зеленого " }
        [black] { "чорного " }
        [purple] { "фіолетового " }
       *[any] { "" }
    }
    [ritual] { $colour ->
        [white] { "білого " }
        [red] { "червоного " }
        [green] { "зеленого " }
        [black] { "чорного " }
        [purple] { "фіолетового " }
       *[any] { "" }
    }
   *[any] { $colour ->
        [white] { "білої " }
        [red] { "червоної " }
        [green] { "зеленої " }
        [black] { "чорної " }
        [purple] { "фіолетової " }
       *[any] { "" }
    }
}
etherstone-words-colours = { $colour ->
    [white] { "білі " }
    [red] { "червоні " }
    [green] { "зелені " }
    [black] { "чорні " }
    [purple] { "фіолетові " }
   *[any] { "" }
}
etherstone-words-colours-of = { $colour ->
    [white] { "білих " }
    [red] { "червоних " }
    [green] { "зелених " }
    [black] { "чорних " }
    [purple] { "фіолетових " }
   *[any] { "" }
}
etherstone-words-cards = { etherstone-words-colours }{ $type ->
    [follower] послідовники
    [ritual] ритуали
    [technology] технології
   *[any] сутності
}
etherstone-words-hand-card = { $type ->
    [follower] { etherstone-words-colour }послідовника
    [ritual] { etherstone-words-colour }ритуал
    [technology] { etherstone-words-colour }технологію
   *[any] { etherstone-words-colour }сутність
}
etherstone-words-own-card = { $type ->
    [follower] свого { etherstone-words-hand-card }
    [ritual] свій { etherstone-words-hand-card }
   *[other] свою { etherstone-words-hand-card }
}
etherstone-words-another-of = { $another ->
    [yes] { $type ->
        [follower] { "іншого " }
        [ritual] { "іншого " }
       *[any] { "іншої " }
    }
   *[no] { "" }
}
etherstone-words-card-of = { etherstone-words-another-of }{ $type ->
    [follower] свого { etherstone-words-colour-of }послідовника
    [ritual] свого { etherstone-words-colour-of }ритуалу
    [technology] своєї { etherstone-words-colour-of }технології
   *[any] своєї { etherstone-words-colour-of }сутності
}
etherstone-words-own-followers = { $n ->
    [one] { $n } свого { etherstone-words-colour-of }послідовника
   *[other] { $n } своїх { etherstone-words-colours-of }послідовників
}

## Verbs

etherstone-words-do-get = отримайте { $what }
etherstone-words-do-lose = втратьте { $what }
etherstone-words-do-spend = витратьте { $what }
etherstone-words-do-bonus = { $what }
etherstone-words-do-rivals-lose = втрачає { $what }
etherstone-words-do-rivals-gain = отримує { $what }
etherstone-words-do-swap = { $n ->
    [1] обміняйте { $n } камінь на камінь будь-якого іншого кольору
    [one] обміняйте до { $n } каменя на камені будь-яких інших кольорів
   *[other] обміняйте до { $n } каменів на камені будь-яких інших кольорів
}
etherstone-words-do-counters = покладіть сюди { etherstone-words-counters }
etherstone-words-do-counters-on = покладіть { etherstone-words-counters } на { etherstone-words-own-card }
etherstone-words-do-counters-on-leader = покладіть { etherstone-words-counters } на свого вождя
etherstone-words-do-move-counters = { $n ->
    [1] перекладіть { $n } мітку звідси на іншу свою карту
   *[other] перекладіть до { $n } міток звідси на іншу свою карту
}
etherstone-words-do-drop = скиньте звідси { etherstone-words-counters }
etherstone-words-do-summon = { $n ->
    [0] викличте { etherstone-words-hand-card }
   *[other] викличте { etherstone-words-hand-card } на { etherstone-words-stones } дешевше
}
etherstone-words-do-attack = { $n ->
    [0] атакуйте
   *[other] атакуйте із силою +{ $n }
}
etherstone-words-do-crush = розтрощіть загрозу зі стійкістю до { $n }
etherstone-words-do-banish = приберіть у коробку загрозу зі стійкістю до { $n }
etherstone-words-do-ready = відновіть { etherstone-words-own-followers }
etherstone-words-do-ready-all = відновіть усіх своїх послідовників
etherstone-words-do-ready-self = відновіть цього послідовника
etherstone-words-do-exhaust = задійте { etherstone-words-own-followers }
etherstone-words-do-exhaust-self = задійте цього послідовника
etherstone-words-do-recall = відкличте { etherstone-words-own-card }
etherstone-words-do-recall-self = відкличте цю карту
etherstone-words-do-destroy = знищте { etherstone-words-own-card }
etherstone-words-do-destroy-self = знищте цю карту
etherstone-words-do-apply = застосуйте властивість { etherstone-words-card-of }
etherstone-words-do-rivals-exhaust = задіює { etherstone-words-own-followers }
etherstone-words-do-steal = заберіть { etherstone-words-stones } в одного суперника
etherstone-words-do-shift-die = { $n ->
    [1] змініть значення кубика на { $n }
   *[other] змініть значення кубика не більше ніж на { $n }
}
etherstone-words-do-set-die = змініть значення кубика на будь-яке
etherstone-words-do-reroll = { $n ->
    [1] перекиньте { $n } кубик на ринку
    [one] перекиньте до { $n } кубика на ринку
   *[other] перекиньте до { $n } кубиків на ринку
}
etherstone-words-do-cheapen = ця карта дешевша на { etherstone-words-stones }
etherstone-words-do-cheapen-by-cost = ця карта дешевша на стільки каменів, скільки коштує знищена
etherstone-words-do-any-colours = платіть за цю карту каменями будь-яких кольорів

## Constant abilities

etherstone-words-modifier-cheaper = ваші { etherstone-words-cards } дешевші на { etherstone-words-stones }
etherstone-words-modifier-stronger = сила ваших { etherstone-words-colours-of }послідовників +{ $n }
etherstone-words-modifier-strength-per = сила +1 за { $measure }
etherstone-words-modifier-leader-stronger = сила вашого вождя +{ $n }
etherstone-words-modifier-protection = захист { $n }
etherstone-words-modifier-purple-free = за фіолетовий кубик ви не втрачаєте стійкості
etherstone-words-modifier-cheap-refresh = оновлення ринку дешевше на { etherstone-words-durability }

## Points at the end

etherstone-words-score-each = { $n } ПО за { $measure }
etherstone-words-score-most = { $n } ПО, якщо у вас { $measure }
etherstone-words-score-least = { $n } ПО, якщо у вас { $measure }

## Measures: the number itself; one for so many of it; having most of it; having at least so many

etherstone-words-measure-followers = кількість ваших послідовників у грі
    .each = { $n ->
        [1] кожного вашого послідовника в грі
       *[other] кожних { $n } ваших послідовників у грі
    }
    .most = найбільше послідовників у грі
    .least = { $n ->
        [one] не менше { $n } послідовника в грі
       *[other] не менше { $n } послідовників у грі
    }
etherstone-words-measure-rituals = кількість ваших ритуалів у грі
    .each = { $n ->
        [1] кожен ваш ритуал у грі
        [few] кожні { $n } ваші ритуали в грі
       *[many] кожні { $n } ваших ритуалів у грі
    }
    .most = найбільше ритуалів у грі
    .least = { $n ->
        [one] не менше { $n } ритуалу в грі
       *[other] не менше { $n } ритуалів у грі
    }
etherstone-words-measure-technologies = кількість ваших технологій у грі
    .each = { $n ->
        [1] кожну вашу технологію в грі
        [few] кожні { $n } ваші технології в грі
       *[many] кожні { $n } ваших технологій у грі
    }
    .most = найбільше технологій у грі
    .least = { $n ->
        [one] не менше { $n } технології в грі
       *[other] не менше { $n } технологій у грі
    }
etherstone-words-measure-cards = кількість ваших сутностей у грі
    .each = { $n ->
        [1] кожну вашу сутність у грі
        [few] кожні { $n } ваші сутності в грі
       *[many] кожні { $n } ваших сутностей у грі
    }
    .most = найбільше сутностей у грі
    .least = { $n ->
        [one] не менше { $n } сутності в грі
       *[other] не менше { $n } сутностей у грі
    }
etherstone-words-measure-white-cards = кількість ваших білих сутностей у грі
    .each = { $n ->
        [1] кожну вашу білу сутність у грі
        [few] кожні { $n } ваші білі сутності в грі
       *[many] кожні { $n } ваших білих сутностей у грі
    }
    .most = найбільше білих сутностей у грі
    .least = { $n ->
        [one] не менше { $n } білої сутності в грі
       *[other] не менше { $n } білих сутностей у грі
    }
etherstone-words-measure-red-cards = кількість ваших червоних сутностей у грі
    .each = { $n ->
        [1] кожну вашу червону сутність у грі
        [few] кожні { $n } ваші червоні сутності в грі
       *[many] кожні { $n } ваших червоних сутностей у грі
    }
    .most = найбільше червоних сутностей у грі
    .least = { $n ->
        [one] не менше { $n } червоної сутності в грі
       *[other] не менше { $n } червоних сутностей у грі
    }
etherstone-words-measure-green-cards = кількість ваших зелених сутностей у грі
    .each = { $n ->
        [1] кожну вашу зелену сутність у грі
        [few] кожні { $n } ваші зелені сутності в грі
       *[many] кожні { $n } ваших зелених сутностей у грі
    }
    .most = найбільше зелених сутностей у грі
    .least = { $n ->
        [one] не менше { $n } зеленої сутності в грі
       *[other] не менше { $n } зелених сутностей у грі
    }
etherstone-words-measure-black-cards = кількість ваших чорних сутностей у грі
    .each = { $n ->
        [1] кожну вашу чорну сутність у грі
        [few] кожні { $n } ваші чорні сутності в грі
       *[many] кожні { $n } ваших чорних сутностей у грі
    }
    .most = найбільше чорних сутностей у грі
    .least = { $n ->
        [one] не менше { $n } чорної сутності в грі
       *[other] не менше { $n } чорних сутностей у грі
    }
etherstone-words-measure-purple-cards = кількість ваших фіолетових сутностей у грі
    .each = { $n ->
        [1] кожну вашу фіолетову сутність у грі
        [few] кожні { $n } ваші фіолетові сутності в грі
       *[many] кожні { $n } ваших фіолетових сутностей у грі
    }
    .most = найбільше фіолетових сутностей у грі
    .least = { $n ->
        [one] не менше { $n } фіолетової сутності в грі
       *[other] не менше { $n } фіолетових сутностей у грі
    }
etherstone-words-measure-exhausted = кількість ваших задіяних послідовників
    .each = { $n ->
        [1] кожного вашого задіяного послідовника
       *[other] кожних { $n } ваших задіяних послідовників
    }
    .most = найбільше задіяних послідовників
    .least = { $n ->
        [one] не менше { $n } задіяного послідовника
       *[other] не менше { $n } задіяних послідовників
    }
etherstone-words-measure-all-counters = кількість міток на ваших картах
    .each = { $n ->
        [1] кожну мітку на ваших картах
        [few] кожні { $n } мітки на ваших картах
       *[many] кожні { $n } міток на ваших картах
    }
    .most = найбільше міток на картах
    .least = { $n ->
        [one] не менше { $n } мітки на картах
       *[other] не менше { $n } міток на картах
    }
etherstone-words-measure-stones = кількість ваших каменів
    .each = { $n ->
        [1] кожен ваш камінь
        [few] кожні { $n } ваші камені
       *[many] кожні { $n } ваших каменів
    }
    .most = найбільше каменів
    .least = { $n ->
        [one] не менше { $n } каменя
       *[other] не менше { $n } каменів
    }
etherstone-words-measure-white-stones = кількість ваших білих каменів
    .each = { $n ->
        [1] кожен ваш білий камінь
        [few] кожні { $n } ваші білі камені
       *[many] кожні { $n } ваших білих каменів
    }
    .most = найбільше білих каменів
    .least = { $n ->
        [one] не менше { $n } білого каменя
       *[other] не менше { $n } білих каменів
    }
etherstone-words-measure-red-stones = кількість ваших червоних каменів
    .each = { $n ->
        [1] кожен ваш червоний камінь
        [few] кожні { $n } ваші червоні камені
       *[many] кожні { $n } ваших червоних каменів
    }
    .most = найбільше червоних каменів
    .least = { $n ->
        [one] не менше { $n } червоного каменя
       *[other] не менше { $n } червоних каменів
    }
etherstone-words-measure-green-stones = кількість ваших зелених каменів
    .each = { $n ->
        [1] кожен ваш зелений камінь
        [few] кожні { $n } ваші зелені камені
       *[many] кожні { $n } ваших зелених каменів
    }
    .most = найбільше зелених каменів
    .least = { $n ->
        [one] не менше { $n } зеленого каменя
       *[other] не менше { $n } зелених каменів
    }
etherstone-words-measure-black-stones = кількість ваших чорних каменів
    .each = { $n ->
        [1] кожен ваш чорний камінь
        [few] кожні { $n } ваші чорні камені
       *[many] кожні { $n } ваших чорних каменів
    }
    .most = найбільше чорних каменів
    .least = { $n ->
        [one] не менше { $n } чорного каменя
       *[other] не менше { $n } чорних каменів
    }
etherstone-words-measure-trophies = кількість ваших трофеїв
    .each = { $n ->
        [1] кожен ваш трофей
        [few] кожні { $n } ваші трофеї
       *[many] кожні { $n } ваших трофеїв
    }
    .most = найбільше трофеїв
    .least = { $n ->
        [one] не менше { $n } трофея
       *[other] не менше { $n } трофеїв
    }
etherstone-words-measure-pacts = кількість ваших угод із Безоднею
    .each = { $n ->
        [1] кожну вашу угоду з Безоднею
        [few] кожні { $n } ваші угоди з Безоднею
       *[many] кожні { $n } ваших угод із Безоднею
    }
    .most = найбільше угод із Безоднею
    .least = { $n ->
        [one] не менше { $n } угоди з Безоднею
       *[other] не менше { $n } угод із Безоднею
    }
etherstone-words-measure-points = кількість ваших жетонів ПО
    .each = { $n ->
        [1] кожен ваш жетон ПО
        [few] кожні { $n } ваші жетони ПО
       *[many] кожні { $n } ваших жетонів ПО
    }
    .most = найбільше жетонів ПО
    .least = { $n ->
        [one] не менше { $n } жетона ПО
       *[other] не менше { $n } жетонів ПО
    }
etherstone-words-measure-colours = кількість кольорів серед ваших сутностей у грі
    .each = { $n ->
        [1] кожен колір серед ваших сутностей у грі
        [few] кожні { $n } кольори серед ваших сутностей у грі
       *[many] кожні { $n } кольорів серед ваших сутностей у грі
    }
    .most = найбільше кольорів серед сутностей у грі
    .least = { $n ->
        [one] не менше { $n } кольору серед сутностей у грі
       *[other] не менше { $n } кольорів серед сутностей у грі
    }
etherstone-words-measure-counters = кількість міток тут
    .each = { $n ->
        [1] кожну мітку тут
        [few] кожні { $n } мітки тут
       *[many] кожні { $n } міток тут
    }
    .most = найбільше міток
    .least = { $n ->
        [one] не менше { $n } мітки тут
       *[other] не менше { $n } міток тут
    }
etherstone-words-measure-stone-colours = кількість кольорів ваших каменів
    .each = { $n ->
        [1] кожен колір ваших каменів
        [few] кожні { $n } кольори ваших каменів
       *[many] кожні { $n } кольорів ваших каменів
    }
    .most = найбільше кольорів каменів
    .least = { $n ->
        [one] не менше { $n } кольору каменів
       *[other] не менше { $n } кольорів каменів
    }
etherstone-words-measure-durability = ваша стійкість
    .each = { $n ->
        [1] кожне ваше очко стійкості
        [few] кожні { $n } ваші очки стійкості
       *[many] кожні { $n } ваших очок стійкості
    }
    .most = найбільше очок стійкості
    .least = { $n ->
        [one] не менше { $n } очка стійкості
       *[other] не менше { $n } очок стійкості
    }
etherstone-words-measure-hand = кількість карт у вас на руці
    .each = { $n ->
        [1] кожну карту у вас на руці
        [few] кожні { $n } карти у вас на руці
       *[many] кожні { $n } карт у вас на руці
    }
    .most = найбільше карт на руці
    .least = { $n ->
        [one] не менше { $n } карти на руці
       *[other] не менше { $n } карт на руці
    }
