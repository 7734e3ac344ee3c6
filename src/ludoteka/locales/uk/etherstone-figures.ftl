### Що стоїть на малюнках книги правил і в підписах до них. Браузер завантажує цей файл разом із книгою.

etherstone-figure-rival = Богдан
etherstone-figure-rival-board = Суперник: вождь, стійкість, камені й сутності
etherstone-figure-market = Ринок кубиків
etherstone-figure-threats = Відкриті загрози
etherstone-figure-deck = Скільки загроз лишилося в колоді, за рівнями
etherstone-figure-pool = Жетони ПО, що лишилися в запасі
etherstone-figure-leader = Ваш вождь
etherstone-figure-life = Стійкість вашого вождя
etherstone-figure-stones = Ваші камені
etherstone-figure-in-play = Ваші сутності в грі
etherstone-figure-hand = Ваша рука

etherstone-figure-price = Вартість у каменях
etherstone-figure-name = Назва
etherstone-figure-type = Малюнок: форма його вікна каже про тип, рамка — про колір
etherstone-figure-strength = Сила в атаці
etherstone-figure-points = ПО наприкінці партії
etherstone-figure-ability-die = Властивість, яка спрацьовує від кубика
etherstone-figure-ability-end = Властивість, яку рахують наприкінці партії
etherstone-figure-start-stones = Початкові камені
etherstone-figure-start-counters = Початкові мітки
etherstone-figure-life-start = Початкова стійкість
etherstone-figure-abilities = Властивості, біля кожної символ: коли вона працює
etherstone-figure-level = Рівень
etherstone-figure-needs = Сила, потрібна для атаки
etherstone-figure-damage = Шкода, якої вона завдасть вашому вождеві
etherstone-figure-threat-points = ПО тому, хто її здолає
etherstone-figure-reward = Нагорода, одразу

etherstone-figure-die-free = Кубик, який можна забрати
etherstone-figure-die-purple = Фіолетовий кубик Безодні
etherstone-figure-die-gone = Цей кубик уже забрали
etherstone-figure-die-taken = До наступного кидка він лежить біля вождя, який його забрав
etherstone-figure-symbol-colour = Колір: будь-який білий кубик
etherstone-figure-symbol-list = Перелік: 3 або 4 на будь-якому кубику
etherstone-figure-symbol-range = Діапазон: 1, 2 або 3
etherstone-figure-symbol-both = Два символи: червоний кубик або 6
etherstone-figure-exhausted = Знак задіяного послідовника
