### Лють ельфів у терміналі: слова, потрібні лише столу зі знаків.

elven-rage-label-turn = хід: { $player }
elven-rage-label-choosing = вибір початкової руки
elven-rage-label-stalemate = мети ніхто не досяг: вирішують Землі
elven-rage-label-neutral = нейтрал
elven-rage-label-neutrals = нейтрали { $n }, скид { $discard }
elven-rage-label-relics = артефакти { $n }
elven-rage-label-summons = виклик { $n }
elven-rage-label-hand = рука { $n }
elven-rage-label-deck = колода { $n }/{ $discard }
elven-rage-label-artifacts = Ваші артефакти
elven-rage-label-looked = Переглянуті карти
elven-rage-label-battle = У бою
elven-rage-label-known = Точно на руці
elven-rage-label-neutral-discard = Скид нейтральних воїнів
elven-rage-label-repelled = напад відбито

elven-rage-legend-unowned = нічийна Земля
elven-rage-legend-coordinates = місце на мапі: кільця a, b, c ззовні всередину, d — центр; якщо ряд виходить за обидва краї, його кінці змикаються
elven-rage-legend-chosen = можна вибрати; під позначкою
elven-rage-legend-fought = тут точиться бій
elven-rage-legend-lands = Землі у володінні; на карті воїна — скільки їх треба для дії
elven-rage-legend-towers = Вежі у володінні
elven-rage-legend-treasures = скарби
elven-rage-legend-artifacts = артефакти
elven-rage-legend-goal = мета
elven-rage-legend-hidden = карта сорочкою догори
elven-rage-legend-initiative = ініціатива
elven-rage-legend-lives = скільки життів лишилося і скільки було
elven-rage-legend-acted = уже ходив у цьому раунді
elven-rage-legend-dead = гине
elven-rage-legend-arrows = атаки на полі: стрілка вказує, куди влучить удар; на карті воїна — ліворуч, вперед, праворуч
elven-rage-legend-deck = карти в колоді / у скиді
elven-rage-legend-first = перший гравець
elven-rage-legend-active = чий зараз хід
