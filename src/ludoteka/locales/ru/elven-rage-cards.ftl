### Карты «Ярости эльфов» по наборам: четыре народа, нейтралы, сокровище, артефакты, цели. Имя — значение, правила — .text.
### Здесь пишут только имена: тексты создаёт `python -m ludoteka.wording elven-rage`.


## Forest elves

elven-rage-card-forest-1 = Следопыт
elven-rage-card-forest-2 = Снайпер
elven-rage-card-forest-3 = Дриада Лоз
elven-rage-card-forest-4 = Танцор Листопада
elven-rage-card-forest-5 = Хранитель Чащи
elven-rage-card-forest-6 = Ткач Иллюзий
elven-rage-card-forest-7 = Шагающий Дуб
elven-rage-card-forest-8 = Наездник на Мотыльке
elven-rage-card-forest-9 = Шептунья Ветвей
elven-rage-card-forest-10 = Мирайна Острая Листва
elven-rage-card-forest-11 = Элион Тихая Поляна
elven-rage-card-forest-12 = Зелёная Матерь
elven-rage-card-forest-13 = Тернокрыл

## Black elves

elven-rage-card-black-1 = Посвящённая
elven-rage-card-black-2 = Жрец Тёмного Кристалла
elven-rage-card-black-3 = Страж Дарна
elven-rage-card-black-4 = Чёрный Копейщик
elven-rage-card-black-5 = Фанатик Камня
elven-rage-card-black-6 = Носитель Камня
elven-rage-card-black-7 = Ночной Всадник
elven-rage-card-black-8 = Истязатель
elven-rage-card-black-9 = Костяной Голем
elven-rage-card-black-10 = Джанира
elven-rage-card-black-11 = Голос Чёрного Камня
elven-rage-card-black-12 = Владыка Мальгор
elven-rage-card-black-13 = Пеплозуб

## Snow elves

elven-rage-card-snow-1 = Налётчик
elven-rage-card-snow-2 = Дозорный
elven-rage-card-snow-3 = Элита Сареона
elven-rage-card-snow-4 = Всадник Лавины
elven-rage-card-snow-5 = Ледяной Лучник
elven-rage-card-snow-6 = Морозный Волк
elven-rage-card-snow-7 = Боевой Мамонт
elven-rage-card-snow-8 = Ведьма Инея
elven-rage-card-snow-9 = Вестник Бури
elven-rage-card-snow-10 = Повелитель Вьюги
elven-rage-card-snow-11 = Сага, Дочь Вершин
elven-rage-card-snow-12 = Хельгрим Ледяной Кулак
elven-rage-card-snow-13 = Ледоклык

## High elves

elven-rage-card-high-1 = Копьеносец Зари
elven-rage-card-high-2 = Солнечный Лучник
elven-rage-card-high-3 = Щитоносец
elven-rage-card-high-4 = Целительница Света
elven-rage-card-high-5 = Рыцарь Солнца
elven-rage-card-high-6 = Привратник
elven-rage-card-high-7 = Летописец
elven-rage-card-high-8 = Всадник на Грифоне
elven-rage-card-high-9 = Паладин
elven-rage-card-high-10 = Госпожа Аурелия
elven-rage-card-high-11 = Наместник Эландил
elven-rage-card-high-12 = Король Соларион
elven-rage-card-high-13 = Златочешуй

## Guards of Farrun

elven-rage-card-neutral-1 = Эбрунг, страж Портала
elven-rage-card-neutral-2 = Хозяйка Времени
elven-rage-card-neutral-3 = Эльдагар
elven-rage-card-neutral-4 = Атранакс
elven-rage-card-neutral-5 = Болотный Гоблин
elven-rage-card-neutral-6 = Орк из Орды
elven-rage-card-neutral-7 = Пещерный Тролль
elven-rage-card-neutral-8 = Рудничный Кобольд
elven-rage-card-neutral-9 = Горный Дворф
elven-rage-card-neutral-10 = Степной Кентавр
elven-rage-card-neutral-11 = Скальная Гарпия
elven-rage-card-neutral-12 = Гном-подрывник
elven-rage-card-neutral-13 = Ящер Трясины
elven-rage-card-neutral-14 = Яростный Вепрь
elven-rage-card-neutral-15 = Каменный Великан
elven-rage-card-neutral-16 = Призрак Руин
elven-rage-card-neutral-17 = Оборотень
elven-rage-card-neutral-18 = Огр-громила
elven-rage-card-neutral-19 = Наёмный Клинок
elven-rage-card-neutral-20 = Сельский Ополченец
elven-rage-card-neutral-21 = Огненная Саламандра

## Treasure

elven-rage-card-treasure-1 = Сокровище

## Artifacts

elven-rage-card-artifact-1 = Клинок Рассвета
elven-rage-card-artifact-2 = Шип Гнева
elven-rage-card-artifact-3 = Перо Феникса
elven-rage-card-artifact-4 = Серебряная Чаша
elven-rage-card-artifact-5 = Свиток Бури
elven-rage-card-artifact-6 = Ледяная Цепь
elven-rage-card-artifact-7 = Оберег Вихря
elven-rage-card-artifact-8 = Крылатые Сандалии
elven-rage-card-artifact-9 = Свинцовые Сапоги
elven-rage-card-artifact-10 = Амулет Возвращения
elven-rage-card-artifact-11 = Зеркало Подмены
elven-rage-card-artifact-12 = Печать Молчания
elven-rage-card-artifact-13 = Перстень Запрета
elven-rage-card-artifact-14 = Ключ Башен
elven-rage-card-artifact-15 = Боевой Рог
elven-rage-card-artifact-16 = Знамя Стражи
elven-rage-card-artifact-17 = Всевидящее Око
elven-rage-card-artifact-18 = Горн Воинства
elven-rage-card-artifact-19 = Книга Памяти
elven-rage-card-artifact-20 = Венец Притязаний

## Goals

elven-rage-card-goal-1 = Захвати четыре Башни
elven-rage-card-goal-2 = Захвати семь Земель
elven-rage-card-goal-3 = Захвати Замок противника
elven-rage-card-goal-4 = Завладей Белым Замком
elven-rage-card-goal-5 = Создай богатое царство
elven-rage-card-goal-6 = Собери реликвии
elven-rage-card-goal-7 = Стань завоевателем
