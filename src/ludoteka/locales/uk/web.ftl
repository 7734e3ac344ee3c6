### The browser client: everything around the board, the same for every game.

## Everywhere

web-skip = До вмісту
web-close = Закрити
web-chat = Чат
web-notes = Нотатки
web-save = Зберегти
web-loading = Хвилинку…
web-connecting = Ідемо до столу…
web-you = Ви
web-away = не в мережі
web-more = Ще
web-settings = Налаштування
web-language = Мова
web-theme = Кольори: { $now }
web-theme-auto = як у системі
web-theme-day = день
web-theme-evening = вечір
web-sound = Звук
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-notify = Сповіщення
web-notify-on = Вас покличуть, коли настане ваш хід
web-notify-off = Покликати, коли настане мій хід
web-notify-denied = Браузер не дозволяє: увімкніть сповіщення цієї сторінки в його налаштуваннях
web-help = Довідка
web-to-lobby = До зали
web-title-turn = Ваш хід
web-table-gone = Такого столу немає, або він закритий для вас.
web-logged-out = Вихід звідси виконано з іншого пристрою.

## Players

web-seat-number = Місце { $n }
web-seat-open = вільне місце
web-name = Ваше ім’я
web-rename = Змінити ім’я
web-rename-short = змінити
web-carry = Грати на іншому пристрої
web-carry-text = Особисте посилання відкриє ваші місця на іншому пристрої. Воно спрацює один раз, протягом десяти хвилин. Нікому його не давайте.

## Lobby

web-hero = Сідайте до столу
web-hero-text = Настільні ігри в браузері: з друзями або проти комп’ютера. Без реєстрації та чекання.
web-games = Ігри
web-players-range = { $min }–{ $max } { $max ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
web-minutes = близько { $n } хв
web-play-now = Зіграти з комп’ютером
web-invite = Запросити друзів
web-how = Як грати
web-rivals = { $n ->
    [one] { $n } суперник
    [few] { $n } суперники
   *[many] { $n } суперників
}
web-play-another = Почати ще одну партію
web-open = Відкриті столи
web-open-empty = Зараз ніхто не чекає. Спільні столи з’являться тут.
web-finished = Зіграні партії
web-finished-empty = Тут з’являться ваші зіграні партії.
web-watch-list = Можна подивитися
web-sit = Сісти до столу
web-look = Переглянути
web-watch = Дивитися
web-upload = Переглянути запис партії
web-uploaded = запис
web-delete = Видалити
web-check = Перевірити кубики
web-about = Про сайт

## A new table

web-clock-of = { $player }: лишилося { $time }
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
web-setting-no-seat = Такого місця немає.

## The waiting room

web-options-title = Як граємо за цим столом

## At the table

web-prompt = Що робити
web-options = Варіанти
web-options-list = { $n ->
    [one] { $n } варіант
    [few] { $n } варіанти
   *[many] { $n } варіантів
}
web-filter = Пошук
web-no-match = Нічого не знайдено.
web-final = Скасувати буде неможливо
web-reversible = Можна скасувати
web-again = Натисніть ще раз: скасувати буде неможливо
web-preview-open = Що з цього вийде, вирішить випадок або те, що приховано.
web-preview-end = На цьому партія закінчиться.
web-preview-unanswered = { $what } — якщо ніхто не відповість
web-board-final = не можна скасувати
web-board-open-card = { $card }: відкрити
web-board-hidden = { $n ->
    [one] { $n } прихована карта
    [few] { $n } приховані карти
   *[other] { $n } прихованих карт
}
web-board-empty = порожньо
web-board-acts = ходить
web-board-table = Стіл
web-undo = Скасувати
web-undo-title = Скасувати останню відповідь
web-restart = Хід наново
web-restart-title = Скасувати весь хід
web-hint = Що це?
web-coach = Тренер
web-advice = Що зробив би майстер?
web-waiting-for = { $n ->
    [one] Зараз вирішує { $players }
   *[other] Зараз вирішують: { $players }
}
web-waiting-table = Гра триває…
web-hurried = Зараз грає багато людей: комп’ютер думає менше, ніж зазвичай.
web-side = Журнал, чат і нотатки
web-log = Журнал
web-log-empty = Поки що нічого не сталося.
web-telling = Що роблять інші
web-telling-on = Далі
web-telling-pause = Пауза
web-telling-step = Наступний крок
web-telling-skip = Відразу до кінця
web-moment-again = Показати ще раз
web-since = Від мого минулого ходу
web-unread = { $n ->
    [one] { $n } нове повідомлення
    [few] { $n } нові повідомлення
   *[many] { $n } нових повідомлень
}
web-reader = Карта, на яку ви дивитеся
web-peek-empty = Тут з’явиться карта, на яку ви наведете вказівник або натиснете.
web-spectating = Ви дивитеся
web-line-connecting = з’єднання…
web-line-open = на зв’язку
web-line-waiting = зв’язок зник, пробуємо ще раз…
web-line-gone = столу більше немає
web-leave-match = Покинути партію
web-leave-again = Натисніть ще раз: ви покинете партію
web-is-gone = { $player } не на зв’язку.
web-stand-in = Нехай грає комп’ютер
web-stood-in = За вас грає комп’ютер.
web-parted = Ви покинули цю партію.
web-stood-in-time = Ваш час вийшов: за вас грає комп’ютер.
web-take-back = Повернутися за стіл
web-out = Можна дивитися далі або покинути партію: грати за вас нікому не потрібно.
web-kicked = Господар попросив вас звільнити місце.
web-news-joined = { $player } за столом
web-news-left = { $player } вже не за столом: грає комп’ютер
web-news-parted = { $player } вже не за столом
web-news-kicked = { $player } вже не за столом: так вирішив господар
web-news-timed-out = { $player }: час вийшов, грає комп’ютер
web-news-stood-in = { $player }: тепер грає комп’ютер
web-news-returned = { $player } знову за столом
web-news-started = Партія починається
web-news-over = Партію завершено
web-news-broken-off = Партію перервано: збій у правилах гри. Її можна продовжити з ранішого моменту.
web-news-rematch = { $player } пропонує реванш
web-over = Партію завершено
web-unfinished = Партію не дограно
web-winner = Перемога: { $player }
web-winners = Спільна перемога: { $players }
web-how-ended = Як усе скінчилося
web-to-result = Підсумки
web-look-at-table = Глянути на стіл
web-rematch = Реванш
web-rematch-join = До реваншу

## Result and replay

web-scores = Очки
web-review-mine = Розібрати мою гру

## Help

web-in-rules = У правилах
web-what-happened = Що тут сталося?

## When something is refused

web-problem-offline = Сервер не відповідає. Перевірте з’єднання.
web-problem-bad-request = Сервер цього не зрозумів. Завантажте сторінку наново.
web-problem-not-found = Цього немає, або воно закрите для вас.
web-problem-forbidden = Вам це недоступно.
web-problem-bad-name = В імені потрібна хоча б одна літера чи цифра і не більше ніж 24 знаки.
web-problem-bad-setup = З такими налаштуваннями грати не можна.
web-problem-bad-journal = Це не запис партії, або він пошкоджений.
web-problem-seat-taken = Це місце вже зайняли.
web-problem-not-ready = Хтось ще не готовий.
web-problem-wrong-status = Для цього вже пізно або ще рано.
web-problem-not-your-turn = Зараз не ваш хід.
web-problem-stale = Гра вже пішла далі.
web-problem-illegal = Зараз це неможливо.
web-problem-no-undo = Скасувати неможливо: відтоді був кидок, відкрилася карта або відповів хтось інший.
web-problem-too-long = Задовго.
web-problem-too-large = Файл завеликий.
web-problem-too-many = Забагато водночас: спершу закінчіть або закрийте щось.
web-problem-too-many-links = Відкрито забагато посилань: відкличте їх або зачекайте десять хвилин.
web-problem-too-many-devices = Забагато пристроїв: спершу вийдіть на одному з них.
web-problem-too-many-uploads = Для нових записів немає місця: спершу видаліть якийсь зі своїх.
web-problem-full = Зараз записи більше не вміщаються: спробуйте завтра.
web-problem-slow-down = Трохи повільніше, будь ласка: спробуйте ще раз за мить.
web-problem-slow-down-minutes = Це було зачасто: спробуйте ще раз за { $n } хв.
web-problem-slow-down-hours = Це було зачасто: спробуйте ще раз за { $n } год.
web-problem-wrong-origin = Сторінку відкрито не з адреси сервера: завантажте її наново.
web-problem-logged-out = Вихід звідси виконано з іншого пристрою.
web-problem-unreadable = Сервер цього не зрозумів. Завантажте сторінку наново.
web-problem-storage = Сервер не зміг це зберегти. Спробуйте трохи згодом.
web-problem-internal = Щось пішло не так. Спробуйте ще раз або завантажте сторінку наново.

# The rulebook of a game.

web-rules = Правила
web-cards = Усі карти
web-puzzles = Задачі
web-cards-box = Коробка
web-cards-kind = Вид
web-cards-time = Коли діє
web-cards-colour = Колір
web-cards-deck = Колода

# Уроки: гра, яка вчить сама.

web-learn-new = Учитися, граючи: { $n ->
    [one] { $n } короткий урок
    [few] { $n } короткі уроки
   *[many] { $n } коротких уроків
}
web-learn-on = Продовжити навчання: пройдено { $done } з { $n }
web-lessons = Усі уроки
