### Что стоит на рисунках книги правил и в подписях к ним. Браузер загружает этот файл вместе с книгой.

etherstone-figure-rival = Борис
etherstone-figure-rival-board = Соперник: вождь, стойкость, камни и сущности
etherstone-figure-market = Рынок кубиков
etherstone-figure-threats = Открытые угрозы
etherstone-figure-deck = Сколько угроз осталось в колоде, по уровням
etherstone-figure-pool = Жетоны ПО, которые остались в запасе
etherstone-figure-leader = Ваш вождь
etherstone-figure-life = Стойкость вашего вождя
etherstone-figure-stones = Ваши камни
etherstone-figure-in-play = Ваши сущности в игре
etherstone-figure-hand = Ваша рука

etherstone-figure-price = Стоимость в камнях
etherstone-figure-name = Название
etherstone-figure-type = Рисунок: форма его окна говорит о типе, рамка — о цвете
etherstone-figure-strength = Сила в атаке
etherstone-figure-points = ПО в конце партии
etherstone-figure-ability-die = Свойство, которое запускает кубик
etherstone-figure-ability-end = Свойство, которое считается в конце партии
etherstone-figure-start-stones = Начальные камни
etherstone-figure-start-counters = Начальные метки
etherstone-figure-life-start = Начальная стойкость
etherstone-figure-abilities = Свойства, у каждого символ: когда оно работает
etherstone-figure-level = Уровень
etherstone-figure-needs = Сила, нужная для атаки
etherstone-figure-damage = Урон, который она нанесёт вашему вождю
etherstone-figure-threat-points = ПО тому, кто её победит
etherstone-figure-reward = Награда, сразу

etherstone-figure-die-free = Кубик, который можно взять
etherstone-figure-die-purple = Фиолетовый кубик Бездны
etherstone-figure-die-gone = Этот кубик уже взят
etherstone-figure-die-taken = До следующего броска он лежит рядом с вождём, который его взял
etherstone-figure-symbol-colour = Цвет: любой белый кубик
etherstone-figure-symbol-list = Перечень: 3 или 4 на любом кубике
etherstone-figure-symbol-range = Диапазон: 1, 2 или 3
etherstone-figure-symbol-both = Два символа: красный кубик или 6
etherstone-figure-exhausted = Знак задействованного последователя
