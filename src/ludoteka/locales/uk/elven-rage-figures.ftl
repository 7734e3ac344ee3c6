### Що стоїть на малюнках книги правил і в підписах до них. Браузер завантажує цей файл разом із книгою.

elven-rage-figure-rivals = Богдан, Анна, Клара

elven-rage-figure-table-rivals = Суперники: Землі, Вежі, карти, скарби, артефакти
elven-rage-figure-map = Мапа Земель
elven-rage-figure-squads = Загони нейтральних воїнів
elven-rage-figure-goal = Ваша таємна мета й що вже зроблено
elven-rage-figure-race = Ваші Землі, Вежі й Замки
elven-rage-figure-artifacts = Ваші артефакти
elven-rage-figure-treasures = Ваші скарби
elven-rage-figure-hand = Ваша рука

elven-rage-figure-castle = Стартовий Замок зі своїм драконом
elven-rage-figure-borders = У червоній рамці: три сусідні з ним Землі
elven-rage-figure-tower = Вежа
elven-rage-figure-plain = Проста Земля
elven-rage-figure-centre = Центральний Замок

elven-rage-figure-initiative = Ініціатива
elven-rage-figure-lives = Життя
elven-rage-figure-attack-left = Атака ліворуч
elven-rage-figure-attack-forward = Атака вперед
elven-rage-figure-attack-right = Атака праворуч
elven-rage-figure-hero = Знак героя
elven-rage-figure-price = Ціна дії в Землях
elven-rage-figure-timing = Коли можна застосувати дію
elven-rage-figure-action = Що робить дія

elven-rage-figure-squad-open = Карта, відкрита для всіх
elven-rage-figure-squad-known = Її знаєте лише ви, решта бачить сорочку

elven-rage-figure-left = лівий
elven-rage-figure-right = правий
elven-rage-figure-forward = передній
elven-rage-figure-reserve-goes = Запас: назад на руку власника
elven-rage-figure-fallen-goes = Фатальне поранення: у скид власника
elven-rage-figure-chain-first = Оголошена останньою, спрацює першою
elven-rage-figure-chain-second = Спрацює другою
elven-rage-figure-chain-last = Оголошена першою, спрацює останньою
