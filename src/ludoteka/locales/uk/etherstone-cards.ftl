### The cards of Etherstone: entities by colour, leaders, threats; the name as the value, rules text as .text.

## Mists, black

etherstone-card-tu001 = Книга туманів
etherstone-card-tu002 = Туманна п’явка
etherstone-card-tu003 = Скороминуща тінь
etherstone-card-tu004 = Опівнічна крадіжка
etherstone-card-tu005 = Двері в тумані
etherstone-card-tu006 = Чорна десятина
etherstone-card-tu007 = Вершник із засідки
etherstone-card-tu008 = Слуховий ріг
etherstone-card-tu009 = Бездонний гаманець
etherstone-card-tu010 = Димний крадій
etherstone-card-tu011 = Вісник страху
etherstone-card-tu012 = Хранитель сховків
etherstone-card-tu013 = Таємні стежки
etherstone-card-tu014 = Нічна розплата
etherstone-card-tu015 = Володар імли

## Tamers, green

etherstone-card-uk001 = Шукач самоцвітів
etherstone-card-uk002 = Мурашина герцогиня
etherstone-card-uk003 = Приручений метаморф
etherstone-card-uk004 = Кошлатий сторож
etherstone-card-uk005 = Поклик гаю
etherstone-card-uk006 = Дитинча зграї
etherstone-card-uk007 = Невтомний хорт
etherstone-card-uk008 = Звірячий розплідник
etherstone-card-uk009 = Моховий пастух
etherstone-card-uk010 = Дзвіночок приборкувача
etherstone-card-uk011 = Господиня стад
etherstone-card-uk012 = Велике полювання
etherstone-card-uk013 = Медовий погонич
etherstone-card-uk014 = Тихий водопій
etherstone-card-uk015 = Ватажок велетнів

## Salamanders, red

etherstone-card-sa001 = Жертва вогню
etherstone-card-sa002 = Вугільний плювун
etherstone-card-sa003 = Танцюрист на вуглях
etherstone-card-sa004 = Загартований клинок
etherstone-card-sa005 = Жива іскра
etherstone-card-sa006 = Райдужний спалах
etherstone-card-sa007 = Лавопивець
etherstone-card-sa008 = Жерло кальдери
etherstone-card-sa009 = Палаючий берсерк
etherstone-card-sa010 = Ходяче горнило
etherstone-card-sa011 = Магмовий змій
etherstone-card-sa012 = Барабан війни
etherstone-card-sa013 = Вогняний натиск
etherstone-card-sa014 = Виверження
etherstone-card-sa015 = Праматір саламандр

## Lights, white

etherstone-card-sv001 = Щит-ліхтар
etherstone-card-sv002 = Послушник свічки
etherstone-card-sv003 = Молитва світанку
etherstone-card-sv004 = Свято вогнів
etherstone-card-sv005 = Польова цілителька
etherstone-card-sv006 = Хранителька саду
etherstone-card-sv007 = Променистий зброєносець
etherstone-card-sv008 = Сонячний годинник
etherstone-card-sv009 = Гімн перемоги
etherstone-card-sv010 = Лицар-паломник
etherstone-card-sv011 = Колодязь вибору
etherstone-card-sv012 = Скринька обітниць
etherstone-card-sv013 = Велике сяйво
etherstone-card-sv014 = Собор зорі
etherstone-card-sv015 = Літописець світла

## Distortions, purple

etherstone-card-is001 = Неспокійний нащадок
etherstone-card-is002 = Хистка призма
etherstone-card-is003 = Дзеркало відлунь
etherstone-card-is004 = Пожирач трофеїв
etherstone-card-is005 = Коло повернення
etherstone-card-is006 = Шептун міток
etherstone-card-is007 = Багатоликий
etherstone-card-is008 = Кривава угода
etherstone-card-is009 = Дитя Безодні
etherstone-card-is010 = Метаморфоза
etherstone-card-is011 = Розколотий спектр
etherstone-card-is012 = Рознощик гарячки
etherstone-card-is013 = Брама Безодні
etherstone-card-is014 = П’ятибарвний тотем
etherstone-card-is015 = Серце Безодні

## Leaders

etherstone-card-vo001 = Ільвара Спадкоємиця
etherstone-card-vo002 = Оррін Райдужний
etherstone-card-vo003 = Вейл Рахівник
etherstone-card-vo004 = Гренна Сурмачка
etherstone-card-vo005 = Аурем Заступник
etherstone-card-vo006 = Тавік Рукодільник
etherstone-card-vo007 = Харза Палійка
etherstone-card-vo008 = Мірру Голос Зграї
etherstone-card-vo009 = Сельна Терпляча
etherstone-card-vo010 = Нохт Мовчазний
etherstone-card-vo011 = Умбра Спритні Пальці
etherstone-card-vo012 = Заан Невгамовний
etherstone-card-vo013 = Морват, син Безодні

## Threats

etherstone-card-ug001 = Кристальний кліщ
etherstone-card-ug002 = Болотяний кусака
etherstone-card-ug003 = Мандрівний голем
etherstone-card-ug004 = Курні мародери
etherstone-card-ug005 = Спотворена лоза
etherstone-card-ug006 = Мисливець ущелин
etherstone-card-ug007 = Попелястий скорпіон
etherstone-card-ug008 = Знавісніле стадо
etherstone-card-ug009 = Заплаканий велет
etherstone-card-ug010 = Самоцвітний змій
etherstone-card-ug011 = Секта розлому
etherstone-card-ug012 = Висохлий титан
etherstone-card-ug013 = Бритвена паща
etherstone-card-ug014 = Буря уламків
etherstone-card-ug015 = Ходячий ліс
etherstone-card-ug016 = Воротар Безодні
etherstone-card-ug017 = Чумна зірка
etherstone-card-ug018 = Уламок божества
