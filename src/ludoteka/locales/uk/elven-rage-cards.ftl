### Карти «Люті ельфів» за наборами: чотири народи, нейтрали, скарб, артефакти, цілі. Ім’я — значення, правила — .text.
### Тут пишуть лише імена: тексти створює `python -m ludoteka.wording elven-rage`.


## Forest elves

elven-rage-card-forest-1 = Слідопит
elven-rage-card-forest-2 = Снайпер
elven-rage-card-forest-3 = Дріада Лоз
elven-rage-card-forest-4 = Танцюрист Листопаду
elven-rage-card-forest-5 = Охоронець Пущі
elven-rage-card-forest-6 = Ткач Ілюзій
elven-rage-card-forest-7 = Крокуючий Дуб
elven-rage-card-forest-8 = Вершник на Нетлі
elven-rage-card-forest-9 = Шептунка Гілля
elven-rage-card-forest-10 = Мірайна Гостре Листя
elven-rage-card-forest-11 = Еліон Тиха Галявина
elven-rage-card-forest-12 = Зелена Матір
elven-rage-card-forest-13 = Тернокрил

## Black elves

elven-rage-card-black-1 = Посвячена
elven-rage-card-black-2 = Жрець Темного Кристала
elven-rage-card-black-3 = Вартовий Дарна
elven-rage-card-black-4 = Чорний Списник
elven-rage-card-black-5 = Фанатик Каменя
elven-rage-card-black-6 = Носій Каменя
elven-rage-card-black-7 = Нічний Вершник
elven-rage-card-black-8 = Мучитель
elven-rage-card-black-9 = Кістяний Голем
elven-rage-card-black-10 = Джаніра
elven-rage-card-black-11 = Голос Чорного Каменя
elven-rage-card-black-12 = Владика Мальгор
elven-rage-card-black-13 = Попелозуб

## Snow elves

elven-rage-card-snow-1 = Наїзник
elven-rage-card-snow-2 = Дозорець
elven-rage-card-snow-3 = Еліта Сареона
elven-rage-card-snow-4 = Вершник Лавини
elven-rage-card-snow-5 = Крижаний Лучник
elven-rage-card-snow-6 = Морозний Вовк
elven-rage-card-snow-7 = Бойовий Мамонт
elven-rage-card-snow-8 = Відьма Інею
elven-rage-card-snow-9 = Вісник Бурі
elven-rage-card-snow-10 = Володар Завірюхи
elven-rage-card-snow-11 = Сага, Донька Вершин
elven-rage-card-snow-12 = Хельгрім Крижаний Кулак
elven-rage-card-snow-13 = Льодоікл

## High elves

elven-rage-card-high-1 = Списоносець Світанку
elven-rage-card-high-2 = Сонячний Лучник
elven-rage-card-high-3 = Щитоносець
elven-rage-card-high-4 = Цілителька Світла
elven-rage-card-high-5 = Лицар Сонця
elven-rage-card-high-6 = Брамник
elven-rage-card-high-7 = Літописець
elven-rage-card-high-8 = Вершник на Грифоні
elven-rage-card-high-9 = Паладин
elven-rage-card-high-10 = Пані Аурелія
elven-rage-card-high-11 = Намісник Еланділ
elven-rage-card-high-12 = Король Соларіон
elven-rage-card-high-13 = Золотолуск

## Guards of Farrun

elven-rage-card-neutral-1 = Ебрунг, вартовий Порталу
elven-rage-card-neutral-2 = Господиня Часу
elven-rage-card-neutral-3 = Ельдагар
elven-rage-card-neutral-4 = Атранакс
elven-rage-card-neutral-5 = Болотяний Гоблін
elven-rage-card-neutral-6 = Орк з Орди
elven-rage-card-neutral-7 = Печерний Троль
elven-rage-card-neutral-8 = Рудниковий Кобольд
elven-rage-card-neutral-9 = Гірський Дворф
elven-rage-card-neutral-10 = Степовий Кентавр
elven-rage-card-neutral-11 = Скельна Гарпія
elven-rage-card-neutral-12 = Гном-підривник
elven-rage-card-neutral-13 = Ящір Трясовини
elven-rage-card-neutral-14 = Лютий Вепр
elven-rage-card-neutral-15 = Кам’яний Велетень
elven-rage-card-neutral-16 = Привид Руїн
elven-rage-card-neutral-17 = Вовкулака
elven-rage-card-neutral-18 = Огр-здоровань
elven-rage-card-neutral-19 = Найманий Клинок
elven-rage-card-neutral-20 = Сільський Ополченець
elven-rage-card-neutral-21 = Вогняна Саламандра

## Treasure

elven-rage-card-treasure-1 = Скарб

## Artifacts

elven-rage-card-artifact-1 = Клинок Світанку
elven-rage-card-artifact-2 = Шип Гніву
elven-rage-card-artifact-3 = Перо Фенікса
elven-rage-card-artifact-4 = Срібна Чаша
elven-rage-card-artifact-5 = Сувій Бурі
elven-rage-card-artifact-6 = Крижаний Ланцюг
elven-rage-card-artifact-7 = Оберіг Вихору
elven-rage-card-artifact-8 = Крилаті Сандалі
elven-rage-card-artifact-9 = Свинцеві Чоботи
elven-rage-card-artifact-10 = Амулет Повернення
elven-rage-card-artifact-11 = Дзеркало Підміни
elven-rage-card-artifact-12 = Печать Мовчання
elven-rage-card-artifact-13 = Перстень Заборони
elven-rage-card-artifact-14 = Ключ Веж
elven-rage-card-artifact-15 = Бойовий Ріг
elven-rage-card-artifact-16 = Прапор Варти
elven-rage-card-artifact-17 = Всевидюче Око
elven-rage-card-artifact-18 = Сурма Війська
elven-rage-card-artifact-19 = Книга Пам’яті
elven-rage-card-artifact-20 = Вінець Зазіхань

## Goals

elven-rage-card-goal-1 = Захопи чотири Вежі
elven-rage-card-goal-2 = Захопи сім Земель
elven-rage-card-goal-3 = Захопи Замок супротивника
elven-rage-card-goal-4 = Оволодій Білим Замком
elven-rage-card-goal-5 = Збудуй багате царство
elven-rage-card-goal-6 = Збери реліквії
elven-rage-card-goal-7 = Стань завойовником
