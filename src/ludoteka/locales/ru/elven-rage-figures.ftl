### Что стоит на рисунках книги правил и в подписях к ним. Браузер загружает этот файл вместе с книгой.

elven-rage-figure-rivals = Борис, Анна, Клара

elven-rage-figure-table-rivals = Соперники: Земли, Башни, карты, сокровища, артефакты
elven-rage-figure-map = Карта Земель
elven-rage-figure-squads = Отряды нейтральных воинов
elven-rage-figure-goal = Ваша секретная цель и что уже сделано
elven-rage-figure-race = Ваши Земли, Башни и Замки
elven-rage-figure-artifacts = Ваши артефакты
elven-rage-figure-treasures = Ваши сокровища
elven-rage-figure-hand = Ваша рука

elven-rage-figure-castle = Стартовый Замок со своим драконом
elven-rage-figure-borders = В красной рамке: три соседние с ним Земли
elven-rage-figure-tower = Башня
elven-rage-figure-plain = Простая Земля
elven-rage-figure-centre = Центральный Замок

elven-rage-figure-initiative = Инициатива
elven-rage-figure-lives = Жизни
elven-rage-figure-attack-left = Атака влево
elven-rage-figure-attack-forward = Атака вперёд
elven-rage-figure-attack-right = Атака вправо
elven-rage-figure-hero = Знак героя
elven-rage-figure-price = Цена действия в Землях
elven-rage-figure-timing = Когда можно применить действие
elven-rage-figure-action = Что делает действие

elven-rage-figure-squad-open = Карта, открытая для всех
elven-rage-figure-squad-known = Её знаете только вы, остальные видят рубашку

elven-rage-figure-left = левая
elven-rage-figure-right = правая
elven-rage-figure-forward = передняя
elven-rage-figure-reserve-goes = Запас: назад в руку владельца
elven-rage-figure-fallen-goes = Фатальное ранение: в сброс владельца
elven-rage-figure-chain-first = Объявлена последней, сработает первой
elven-rage-figure-chain-second = Сработает второй
elven-rage-figure-chain-last = Объявлена первой, сработает последней
