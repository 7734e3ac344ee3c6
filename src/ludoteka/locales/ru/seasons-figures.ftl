### Что стоит на рисунках книги правил и в подписях к ним. Браузер загружает этот файл вместе с книгой.

seasons-figure-rivals = Борис, Анна, Клара

## Стол и планшеты

seasons-figure-table-rivals = Соперники: кристаллы, энергия, сила призыва и карты
seasons-figure-wheel = Колесо сезонов
seasons-figure-dice = Кубики раунда
seasons-figure-deck = Колода и сброс
seasons-figure-reserve = Резерв с вашей энергией
seasons-figure-gauge = Сила призыва
seasons-figure-bonuses = Бонусы, которые ещё можно использовать
seasons-figure-bonus-track = Шкала бонусов и бонусы, которые ещё можно использовать
seasons-figure-track = Во сколько очков обошлись использованные бонусы
seasons-figure-crystals = Ваши кристаллы
seasons-figure-in-play = Ваши карты в игре
seasons-figure-hand = Ваша рука
seasons-figure-gauge-used = Места, занятые картами в игре
seasons-figure-gauge-free = Свободное место
seasons-figure-covered = Закрытые ячейки

## Колесо

seasons-figure-marker = Фишка сезона на делении 1
seasons-figure-coming = Куда она может пойти: на столько делений, сколько точек на кубике, который никто не возьмёт
seasons-figure-seasons = Четыре сезона по три деления, с энергиями, которые они дают редко или никогда
seasons-figure-year = Год и сезон
seasons-figure-rates = Сколько кристаллов сейчас стоит каждая энергия
seasons-figure-to-spring = От зимы к весне
seasons-figure-to-summer = От весны к лету
seasons-figure-to-fall = От лета к осени
seasons-figure-to-winter = От осени к зиме: начинается новый год

## Кубики

seasons-figure-die-crystals =
    { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[many] { $n } кристаллов
    }
seasons-figure-die-gauge = сила призыва +1
seasons-figure-die-draw = взять карту
seasons-figure-die-transmute = доступна кристаллизация
seasons-figure-die-pips =
    { $n ->
        [one] если кубик не взят, сезон сдвигается на { $n } деление
        [few] если кубик не взят, сезон сдвигается на { $n } деления
       *[many] если кубик не взят, сезон сдвигается на { $n } делений
    }

## Карты и жетоны

seasons-figure-card-cost = Стоимость: энергия и кристаллы
seasons-figure-card-prestige = Престиж: очки в конце партии
seasons-figure-card-name = Название
seasons-figure-card-timing = Когда действует эффект: здесь постоянно
seasons-figure-card-effect = Эффект
seasons-figure-card-frame = Рамка: сиреневая у волшебных предметов, оранжевая у фамильяров
seasons-figure-card-by-players = Стоимость при двух, трёх и четырёх игроках
seasons-figure-copied-picture = Картинка скопированной карты
seasons-figure-usurper = Знак узурпатора
seasons-figure-usurped = Тот же знак на скопированной карте, цвета игрока, который её копирует
seasons-figure-deck-closed = Колода
seasons-figure-row-second = Вторая карта
seasons-figure-row-top = Верхняя карта: её возьмут следующей
