### Etherstone: the pieces that the texts of cards are composed of, see wording.py. Numbers come as $n, which may be "X" or
### "2X": then the default variant is taken. $colour and $type are those of cards, "any" where every one will do; $another
### is "yes" where the card that speaks is one of them itself.

## A line

etherstone-words-line = { $trigger }{ $notes }: { $body }.
etherstone-words-must = { $trigger ->
    [on-attack] ; you must apply this in each of your attacks
   *[other] ; you must apply this
}
etherstone-words-repeat = { " " }(any number of times)
etherstone-words-limit = { " " }(X at most { $n })
etherstone-words-cost = { $cost } → { $effect }
etherstone-words-given = { $effect }, where X is { $measure }
etherstone-words-given-between = { $effect } (X is { $measure })
etherstone-words-and = { $a } and { $b }
etherstone-words-then = { $a }, then { $b }
etherstone-words-or = { $a } or { $b }
etherstone-words-if-most = if you have { $measure }, { $step }
etherstone-words-if-least = if you have { $measure }, { $step }
etherstone-words-rivals = each rival { $what }
etherstone-words-after = after the attack, { $steps }
etherstone-words-none = This card has no ability.

## Triggers

etherstone-words-trigger-at-once = At once
etherstone-words-trigger-before = Before summoning
etherstone-words-trigger-constant = Always
etherstone-words-trigger-at-end = End of game
etherstone-words-trigger-on-attack = On attack
etherstone-words-trigger-reward = Reward
etherstone-words-trigger-colour = { $colour } die
etherstone-words-trigger-any = any die
etherstone-words-trigger-values = die showing { $values }
etherstone-words-trigger-both = { $colour } die, or any die showing { $values }
etherstone-words-range = { $from } to { $to }
etherstone-words-die-white = white
etherstone-words-die-red = red
etherstone-words-die-green = green
etherstone-words-die-black = black

etherstone-words-occasion-defeat = When you defeat a threat
etherstone-words-occasion-summon = When you summon { $another ->
    [yes] another entity
   *[no] an entity
}
etherstone-words-occasion-summon-follower = When you summon { $another ->
    [yes] another follower
   *[no] a follower
}
etherstone-words-occasion-summon-ritual = When you summon { $another ->
    [yes] another ritual
   *[no] a ritual
}
etherstone-words-occasion-summon-technology = When you summon { $another ->
    [yes] another technology
   *[no] a technology
}
etherstone-words-occasion-purple-die = When you take the purple die
etherstone-words-occasion-rest = When you rest
etherstone-words-occasion-refresh = When you pay to refresh the market
etherstone-words-occasion-rival-purple = When a rival takes the purple die
etherstone-words-occasion-rival-defeat = When a rival defeats a threat

## Things that are gained, lost, paid

etherstone-words-stones-white = { $n ->
    [one] { $n } white stone
   *[other] { $n } white stones
}
etherstone-words-stones-red = { $n ->
    [one] { $n } red stone
   *[other] { $n } red stones
}
etherstone-words-stones-green = { $n ->
    [one] { $n } green stone
   *[other] { $n } green stones
}
etherstone-words-stones-black = { $n ->
    [one] { $n } black stone
   *[other] { $n } black stones
}
etherstone-words-stones-purple = { $n ->
    [one] { $n } stone of any colour
   *[other] { $n } stones of any colours
}
etherstone-words-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
etherstone-words-own-stones = { $n ->
    [one] { $n } stone of their choice
   *[other] { $n } stones of their choice
}
etherstone-words-durability = { $n } life
etherstone-words-points = { $n } VP
etherstone-words-reserve = { $n } VP from the reserve
etherstone-words-strength = strength +{ $n }
etherstone-words-protect = protection { $n }
etherstone-words-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}

## Cards

etherstone-words-colour = { $colour ->
    [white] { "white " }
    [red] { "red " }
    [green] { "green " }
    [black] { "black " }
    [purple] { "purple " }
   *[any] { "" }
}
etherstone-words-colour-of = { etherstone-words-colour }
etherstone-words-colours = { etherstone-words-colour }
etherstone-words-colours-of = { etherstone-words-colour }
etherstone-words-cards = { etherstone-words-colours }{ $type ->
    [follower] followers
    [ritual] rituals
    [technology] technologies
   *[any] entities
}
etherstone-words-own-card = one of your { etherstone-words-cards }
etherstone-words-hand-card = { $type ->
    [follower] a { etherstone-words-colour }follower
    [ritual] a { etherstone-words-colour }ritual
    [technology] a { etherstone-words-colour }technology
   *[any] { $colour ->
        [any] an entity
       *[other] a { etherstone-words-colour }entity
    }
}
etherstone-words-another-of = { $another ->
    [yes] another of
   *[no] one of
}
etherstone-words-card-of = { etherstone-words-another-of } your { etherstone-words-cards }
etherstone-words-own-followers = { $n } of your { etherstone-words-colours-of }followers

## Verbs

etherstone-words-do-get = gain { $what }
etherstone-words-do-lose = lose { $what }
etherstone-words-do-spend = spend { $what }
etherstone-words-do-bonus = { $what }
etherstone-words-do-rivals-lose = loses { $what }
etherstone-words-do-rivals-gain = gains { $what }
etherstone-words-do-swap = { $n ->
    [1] exchange { $n } stone for one of any other colour
   *[other] exchange up to { $n } stones for others of any colours
}
etherstone-words-do-counters = place { etherstone-words-counters } here
etherstone-words-do-counters-on = place { etherstone-words-counters } on { etherstone-words-own-card }
etherstone-words-do-counters-on-leader = place { etherstone-words-counters } on your leader
etherstone-words-do-move-counters = move up to { etherstone-words-counters } from here to another card of yours
etherstone-words-do-drop = discard { etherstone-words-counters } from here
etherstone-words-do-summon = { $n ->
    [0] summon { etherstone-words-hand-card }
   *[other] summon { etherstone-words-hand-card } for { etherstone-words-stones } less
}
etherstone-words-do-attack = { $n ->
    [0] attack
   *[other] attack with strength +{ $n }
}
etherstone-words-do-crush = crush a threat with at most { $n } life
etherstone-words-do-banish = put a threat with at most { $n } life into the box
etherstone-words-do-ready = ready { etherstone-words-own-followers }
etherstone-words-do-ready-all = ready all your followers
etherstone-words-do-ready-self = ready this follower
etherstone-words-do-exhaust = exhaust { etherstone-words-own-followers }
etherstone-words-do-exhaust-self = exhaust this follower
etherstone-words-do-recall = recall { etherstone-words-own-card }
etherstone-words-do-recall-self = recall this card
etherstone-words-do-destroy = destroy { etherstone-words-own-card }
etherstone-words-do-destroy-self = destroy this card
etherstone-words-do-apply = apply an ability of { etherstone-words-card-of }
etherstone-words-do-rivals-exhaust = { $n ->
    [one] exhausts { $n } follower
   *[other] exhausts { $n } followers
}
etherstone-words-do-steal = take { etherstone-words-stones } from one rival
etherstone-words-do-shift-die = { $n ->
    [1] change the value of the die by { $n }
   *[other] change the value of the die by up to { $n }
}
etherstone-words-do-set-die = turn the die to any value
etherstone-words-do-reroll = { $n ->
    [1] reroll { $n } die in the market
   *[other] reroll up to { $n } dice in the market
}
etherstone-words-do-cheapen = this card costs { etherstone-words-stones } less
etherstone-words-do-cheapen-by-cost = this card costs less by the cost of the destroyed one
etherstone-words-do-any-colours = pay for this card with stones of any colours

## Constant abilities

etherstone-words-modifier-cheaper = your { etherstone-words-cards } cost { etherstone-words-stones } less
etherstone-words-modifier-stronger = your { etherstone-words-colours-of }followers have strength +{ $n }
etherstone-words-modifier-strength-per = strength +1 for { $measure }
etherstone-words-modifier-leader-stronger = your leader has strength +{ $n }
etherstone-words-modifier-protection = protection { $n }
etherstone-words-modifier-purple-free = the purple die costs you no life
etherstone-words-modifier-cheap-refresh = refreshing the market costs you { $n } life less

## Points at the end

etherstone-words-score-each = { $n } VP for { $measure }
etherstone-words-score-most = { $n } VP if you have { $measure }
etherstone-words-score-least = { $n } VP if you have { $measure }

## Measures: the number itself; one for so many of it; having most of it; having at least so many

etherstone-words-measure-followers = the number of your followers in play
    .each = { $n ->
        [1] each of your followers in play
       *[other] every { $n } of your followers in play
    }
    .most = the most followers in play
    .least = { $n ->
        [one] at least { $n } follower in play
       *[other] at least { $n } followers in play
    }
etherstone-words-measure-rituals = the number of your rituals in play
    .each = { $n ->
        [1] each of your rituals in play
       *[other] every { $n } of your rituals in play
    }
    .most = the most rituals in play
    .least = { $n ->
        [one] at least { $n } ritual in play
       *[other] at least { $n } rituals in play
    }
etherstone-words-measure-technologies = the number of your technologies in play
    .each = { $n ->
        [1] each of your technologies in play
       *[other] every { $n } of your technologies in play
    }
    .most = the most technologies in play
    .least = { $n ->
        [one] at least { $n } technology in play
       *[other] at least { $n } technologies in play
    }
etherstone-words-measure-cards = the number of your entities in play
    .each = { $n ->
        [1] each of your entities in play
       *[other] every { $n } of your entities in play
    }
    .most = the most entities in play
    .least = { $n ->
        [one] at least { $n } entity in play
       *[other] at least { $n } entities in play
    }
etherstone-words-measure-white-cards = the number of your white entities in play
    .each = { $n ->
        [1] each of your white entities in play
       *[other] every { $n } of your white entities in play
    }
    .most = the most white entities in play
    .least = { $n ->
        [one] at least { $n } white entity in play
       *[other] at least { $n } white entities in play
    }
etherstone-words-measure-red-cards = the number of your red entities in play
    .each = { $n ->
        [1] each of your red entities in play
       *[other] every { $n } of your red entities in play
    }
    .most = the most red entities in play
    .least = { $n ->
        [one] at least { $n } red entity in play
       *[other] at least { $n } red entities in play
    }
etherstone-words-measure-green-cards = the number of your green entities in play
    .each = { $n ->
        [1] each of your green entities in play
       *[other] every { $n } of your green entities in play
    }
    .most = the most green entities in play
    .least = { $n ->
        [one] at least { $n } green entity in play
       *[other] at least { $n } green entities in play
    }
etherstone-words-measure-black-cards = the number of your black entities in play
    .each = { $n ->
        [1] each of your black entities in play
       *[other] every { $n } of your black entities in play
    }
    .most = the most black entities in play
    .least = { $n ->
        [one] at least { $n } black entity in play
       *[other] at least { $n } black entities in play
    }
etherstone-words-measure-purple-cards = the number of your purple entities in play
    .each = { $n ->
        [1] each of your purple entities in play
       *[other] every { $n } of your purple entities in play
    }
    .most = the most purple entities in play
    .least = { $n ->
        [one] at least { $n } purple entity in play
       *[other] at least { $n } purple entities in play
    }
etherstone-words-measure-exhausted = the number of your exhausted followers
    .each = { $n ->
        [1] each of your exhausted followers
       *[other] every { $n } of your exhausted followers
    }
    .most = the most exhausted followers
    .least = { $n ->
        [one] at least { $n } exhausted follower
       *[other] at least { $n } exhausted followers
    }
etherstone-words-measure-all-counters = the number of counters on your cards
    .each = { $n ->
        [1] each counter on your cards
       *[other] every { $n } counters on your cards
    }
    .most = the most counters on your cards
    .least = { $n ->
        [one] at least { $n } counter on your cards
       *[other] at least { $n } counters on your cards
    }
etherstone-words-measure-stones = the number of your stones
    .each = { $n ->
        [1] each of your stones
       *[other] every { $n } of your stones
    }
    .most = the most stones
    .least = { $n ->
        [one] at least { $n } stone
       *[other] at least { $n } stones
    }
etherstone-words-measure-white-stones = the number of your white stones
    .each = { $n ->
        [1] each of your white stones
       *[other] every { $n } of your white stones
    }
    .most = the most white stones
    .least = { $n ->
        [one] at least { $n } white stone
       *[other] at least { $n } white stones
    }
etherstone-words-measure-red-stones = the number of your red stones
    .each = { $n ->
        [1] each of your red stones
       *[other] every { $n } of your red stones
    }
    .most = the most red stones
    .least = { $n ->
        [one] at least { $n } red stone
       *[other] at least { $n } red stones
    }
etherstone-words-measure-green-stones = the number of your green stones
    .each = { $n ->
        [1] each of your green stones
       *[other] every { $n } of your green stones
    }
    .most = the most green stones
    .least = { $n ->
        [one] at least { $n } green stone
       *[other] at least { $n } green stones
    }
etherstone-words-measure-black-stones = the number of your black stones
    .each = { $n ->
        [1] each of your black stones
       *[other] every { $n } of your black stones
    }
    .most = the most black stones
    .least = { $n ->
        [one] at least { $n } black stone
       *[other] at least { $n } black stones
    }
etherstone-words-measure-trophies = the number of your trophies
    .each = { $n ->
        [1] each of your trophies
       *[other] every { $n } of your trophies
    }
    .most = the most trophies
    .least = { $n ->
        [one] at least { $n } trophy
       *[other] at least { $n } trophies
    }
etherstone-words-measure-pacts = the number of your pacts
    .each = { $n ->
        [1] each of your pacts
       *[other] every { $n } of your pacts
    }
    .most = the most pacts
    .least = { $n ->
        [one] at least { $n } pact
       *[other] at least { $n } pacts
    }
etherstone-words-measure-points = the number of your VP tokens
    .each = { $n ->
        [1] each of your VP tokens
       *[other] every { $n } of your VP tokens
    }
    .most = the most VP tokens
    .least = { $n ->
        [one] at least { $n } VP token
       *[other] at least { $n } VP tokens
    }
etherstone-words-measure-colours = the number of colours among your entities in play
    .each = { $n ->
        [1] each colour among your entities in play
       *[other] every { $n } colours among your entities in play
    }
    .most = entities of the most colours in play
    .least = { $n ->
        [one] at least { $n } colour among your entities in play
       *[other] at least { $n } colours among your entities in play
    }
etherstone-words-measure-counters = the number of counters here
    .each = { $n ->
        [1] each counter here
       *[other] every { $n } counters here
    }
    .most = the most counters
    .least = { $n ->
        [one] at least { $n } counter here
       *[other] at least { $n } counters here
    }
etherstone-words-measure-stone-colours = the number of colours among your stones
    .each = { $n ->
        [1] each colour among your stones
       *[other] every { $n } colours among your stones
    }
    .most = stones of the most colours
    .least = { $n ->
        [one] at least { $n } colour of stones
       *[other] at least { $n } colours of stones
    }
etherstone-words-measure-durability = your life
    .each = { $n ->
        [1] each point of life
       *[other] every { $n } points of life
    }
    .most = the most life
    .least = { $n ->
        [one] at least { $n } life
       *[other] at least { $n } life
    }
etherstone-words-measure-hand = the number of cards in your hand
    .each = { $n ->
        [1] each card in your hand
       *[other] every { $n } cards in your hand
    }
    .most = the most cards in hand
    .least = { $n ->
        [one] at least { $n } card in hand
       *[other] at least { $n } cards in hand
    }
