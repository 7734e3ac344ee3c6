### The cards of Etherstone: entities by colour, leaders, threats; the name as the value, rules text as .text.

## Mists, black

etherstone-card-tu001 = Книга туманов
etherstone-card-tu002 = Туманная пиявка
etherstone-card-tu003 = Мимолётная тень
etherstone-card-tu004 = Полночная кража
etherstone-card-tu005 = Дверь в тумане
etherstone-card-tu006 = Чёрная десятина
etherstone-card-tu007 = Всадник из засады
etherstone-card-tu008 = Слуховой рог
etherstone-card-tu009 = Бездонный кошель
etherstone-card-tu010 = Дымный карманник
etherstone-card-tu011 = Вестник страха
etherstone-card-tu012 = Хранитель укрытий
etherstone-card-tu013 = Тайные тропы
etherstone-card-tu014 = Ночная расплата
etherstone-card-tu015 = Владыка мглы

## Tamers, green

etherstone-card-uk001 = Ищейка самоцветов
etherstone-card-uk002 = Муравьиная герцогиня
etherstone-card-uk003 = Прирученный метаморф
etherstone-card-uk004 = Косматый сторож
etherstone-card-uk005 = Зов рощи
etherstone-card-uk006 = Детёныш стаи
etherstone-card-uk007 = Неутомимая гончая
etherstone-card-uk008 = Звериный питомник
etherstone-card-uk009 = Моховой пастух
etherstone-card-uk010 = Колокольчик укротителя
etherstone-card-uk011 = Хозяйка стад
etherstone-card-uk012 = Большая охота
etherstone-card-uk013 = Медовый погонщик
etherstone-card-uk014 = Тихий водопой
etherstone-card-uk015 = Вожак исполинов

## Salamanders, red

etherstone-card-sa001 = Жертва огню
etherstone-card-sa002 = Угольный плевун
etherstone-card-sa003 = Танцующий на углях
etherstone-card-sa004 = Закалённый клинок
etherstone-card-sa005 = Живая искра
etherstone-card-sa006 = Радужная вспышка
etherstone-card-sa007 = Лавопийца
etherstone-card-sa008 = Жерло кальдеры
etherstone-card-sa009 = Пылающий берсерк
etherstone-card-sa010 = Ходячее горнило
etherstone-card-sa011 = Магмовый змей
etherstone-card-sa012 = Барабан войны
etherstone-card-sa013 = Огненный натиск
etherstone-card-sa014 = Извержение
etherstone-card-sa015 = Праматерь саламандр

## Lights, white

etherstone-card-sv001 = Щит-фонарь
etherstone-card-sv002 = Послушник свечи
etherstone-card-sv003 = Молитва рассвету
etherstone-card-sv004 = Праздник огней
etherstone-card-sv005 = Полевая целительница
etherstone-card-sv006 = Хранительница сада
etherstone-card-sv007 = Лучистый оруженосец
etherstone-card-sv008 = Солнечные часы
etherstone-card-sv009 = Гимн победы
etherstone-card-sv010 = Рыцарь-паломник
etherstone-card-sv011 = Колодец выбора
etherstone-card-sv012 = Ларец обетов
etherstone-card-sv013 = Великое сияние
etherstone-card-sv014 = Собор зари
etherstone-card-sv015 = Летописец света

## Distortions, purple

etherstone-card-is001 = Беспокойный отпрыск
etherstone-card-is002 = Зыбкая призма
etherstone-card-is003 = Зеркало отзвуков
etherstone-card-is004 = Пожиратель трофеев
etherstone-card-is005 = Круг возвращения
etherstone-card-is006 = Шептун меток
etherstone-card-is007 = Многоликий
etherstone-card-is008 = Кровавый уговор
etherstone-card-is009 = Дитя Бездны
etherstone-card-is010 = Метаморфоза
etherstone-card-is011 = Расколотый спектр
etherstone-card-is012 = Разносчик лихорадки
etherstone-card-is013 = Врата Бездны
etherstone-card-is014 = Пятицветный тотем
etherstone-card-is015 = Сердце Бездны

## Leaders

etherstone-card-vo001 = Ильвара Наследница
etherstone-card-vo002 = Оррин Радужный
etherstone-card-vo003 = Вейл Счетовод
etherstone-card-vo004 = Гренна Горнистка
etherstone-card-vo005 = Аурем Заступник
etherstone-card-vo006 = Тавик Рукодел
etherstone-card-vo007 = Харза Поджигательница
etherstone-card-vo008 = Мирру Голос Стаи
etherstone-card-vo009 = Сельна Терпеливая
etherstone-card-vo010 = Нохт Молчаливый
etherstone-card-vo011 = Умбра Ловкие Пальцы
etherstone-card-vo012 = Заан Неуёмный
etherstone-card-vo013 = Морват, сын Бездны

## Threats

etherstone-card-ug001 = Кристальный клещ
etherstone-card-ug002 = Болотный кусака
etherstone-card-ug003 = Бродячий голем
etherstone-card-ug004 = Пыльные мародёры
etherstone-card-ug005 = Искажённая лоза
etherstone-card-ug006 = Охотник ущелий
etherstone-card-ug007 = Пепельный скорпион
etherstone-card-ug008 = Обезумевшее стадо
etherstone-card-ug009 = Плачущий исполин
etherstone-card-ug010 = Самоцветный змей
etherstone-card-ug011 = Секта разлома
etherstone-card-ug012 = Иссохший титан
etherstone-card-ug013 = Бритвенная пасть
etherstone-card-ug014 = Буря осколков
etherstone-card-ug015 = Ходячий лес
etherstone-card-ug016 = Привратник Бездны
etherstone-card-ug017 = Чумная звезда
etherstone-card-ug018 = Осколок божества
