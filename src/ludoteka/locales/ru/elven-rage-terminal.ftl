### Ярость эльфов в терминале: слова, нужные только столу из знаков.

elven-rage-label-turn = ход: { $player }
elven-rage-label-choosing = выбор начальной руки
elven-rage-label-stalemate = цели никто не достиг: решают Земли
elven-rage-label-neutral = нейтрал
elven-rage-label-neutrals = нейтралы { $n }, сброс { $discard }
elven-rage-label-relics = артефакты { $n }
elven-rage-label-summons = призыв { $n }
elven-rage-label-hand = рука { $n }
elven-rage-label-deck = колода { $n }/{ $discard }
elven-rage-label-artifacts = Ваши артефакты
elven-rage-label-looked = Просмотренные карты
elven-rage-label-battle = В бою
elven-rage-label-known = Точно в руке
elven-rage-label-neutral-discard = Сброс нейтральных воинов
elven-rage-label-repelled = нападение отбито

elven-rage-legend-unowned = пустующая Земля
elven-rage-legend-coordinates = место на карте Земель: кольца a, b, c снаружи внутрь, d — центр; если ряд уходит за оба края, его концы смыкаются
elven-rage-legend-chosen = можно выбрать; под меткой
elven-rage-legend-fought = здесь идёт бой
elven-rage-legend-lands = Земли во владении; на карте воина — сколько их нужно для действия
elven-rage-legend-towers = Башни во владении
elven-rage-legend-treasures = сокровища
elven-rage-legend-artifacts = артефакты
elven-rage-legend-goal = цель
elven-rage-legend-hidden = карта рубашкой вверх
elven-rage-legend-initiative = инициатива
elven-rage-legend-lives = сколько жизней осталось и сколько было
elven-rage-legend-acted = уже ходил в этом раунде
elven-rage-legend-dead = погибает
elven-rage-legend-arrows = атаки на поле: стрелка указывает, куда придётся удар; на карте воина — влево, вперёд, вправо
elven-rage-legend-deck = карты в колоде / в сбросе
elven-rage-legend-first = первый игрок
elven-rage-legend-active = чей сейчас ход
