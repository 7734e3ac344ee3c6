### The terminal game: everything around the table, the same for every game.

terminal-language = українська

## Players

terminal-you = Гравець (ви)

## Choosing

terminal-thinking = { $player } думає…
terminal-watching = Грають комп’ютери, ви дивитеся
terminal-out = { $player } поза грою
terminal-out-text = Можна дивитися далі або піти клавішею q; партія зберігається.
terminal-reversible = можна скасувати
terminal-final = скасувати буде неможливо
terminal-again = Натисніть Enter ще раз: скасувати буде неможливо
terminal-confirm = Готово
terminal-filter = Пошук: { $text }
terminal-number = Варіант { $text }
terminal-no-match = Нічого не знайдено. Esc очищає пошук.
terminal-count = { $n } із { $all }
terminal-undone = Скасовано
terminal-cannot-undo = Скасувати не можна: відтоді був кидок, нова карта або чиясь відповідь
terminal-restarted = Хід почато спочатку
terminal-exercise-undo = Тут кроки не скасовують; r — почати спочатку.
terminal-saved = Партію збережено. Продовжити можна так: ludoteka play { $game } --resume
terminal-log = Що сталося
terminal-log-empty = Поки що нічого.
terminal-card = Карта
terminal-cards = Карти на столі
terminal-rule = Що кажуть правила
terminal-why = Чого зараз не можна
terminal-master = Що зробив би майстер?
terminal-master-thinking = Майстер думає…
terminal-master-told = Ваш шанс перемогти з кожним варіантом; це ще не відповідь.
terminal-master-chance = { $n } %
terminal-coach-on = Тренер говорить перед кожним вибором.
terminal-coach-off = Тренер мовчить.
terminal-standing = Коли питати мене
terminal-no-card = Наведіть вказівник на карту, і її текст з’явиться тут.
terminal-too-small = Вікно замале: потрібно 80 стовпців і 24 рядки

## Keys

terminal-key-move = рухатися
terminal-key-scroll = гортати
terminal-key-take = вибрати
terminal-key-pick = додати
terminal-key-unpick = прибрати
terminal-key-list = список
terminal-key-search = пошук
terminal-key-card = карта
terminal-key-rule = правило
terminal-key-why = чому
terminal-key-master = майстер
terminal-key-coach = тренер
terminal-key-standing = питати
terminal-key-undo = скасувати
terminal-key-restart = спочатку
terminal-key-log = журнал
terminal-key-language = мова
terminal-key-help = довідка
terminal-key-quit = вихід
terminal-key-close = закрити
terminal-key-scores = рахунок
terminal-key-again = знову
terminal-key-next = далі
terminal-key-show = відповідь

terminal-help = Довідка
terminal-help-keys = Клавіші
terminal-help-signs = Знаки
terminal-help-more = Докладніше, поза партією:
terminal-help-move = рухатися варіантами
terminal-help-number = перейти до варіанта з цим номером
terminal-help-take = вибрати позначений варіант
terminal-help-pick = додати чи прибрати карту або жетон, коли вибір складений; Tab показує звичайний список
terminal-help-search = пошук: вводьте частини слів, Esc завершує (більшість літер одразу починають пошук)
terminal-help-card = прочитати позначену карту, а далі й будь-яку іншу на столі
terminal-help-rule = що кажуть правила про питання й про те, що щойно сталося
terminal-help-why = чого зараз не можна зробити й чому
terminal-help-master = що зробив би майстер, у грі з комп’ютером
terminal-help-coach = що зараз важливо, на думку тренера: увімкнути чи вимкнути, у грі з комп’ютером
terminal-help-standing = коли питати вас про відповіді: загалом і за окремими картами
terminal-help-undo = скасувати останню відповідь
terminal-help-restart = почати свій хід спочатку
terminal-help-log = усе, що сталося
terminal-help-language = змінити мову
terminal-help-quit = вийти; партія зберігається після кожної відповіді
terminal-help-again = почати спочатку, з першого кроку
terminal-help-next = перейти до наступного, будь-коли
terminal-help-show = після хибної відповіді: показати правильну
terminal-help-leave = вийти; пройдене зберігається
terminal-help-final = біля варіанта: скасувати його буде неможливо
terminal-sign-active = чий хід або на кого чекає стіл
terminal-sign-hidden = карта, якої ви не бачите

## Between players

terminal-curtain = { $player }: ваш хід
terminal-curtain-text = Передайте клавіатуру. Карти приховано, доки ви не натиснете Enter.

## Starting and ending

terminal-resume-title = На вас чекає партія
terminal-resume-text = Знайдено незавершену партію: { $players }; { $n ->
    [one] дано { $n } відповідь
    [few] дано { $n } відповіді
   *[many] дано { $n } відповідей
}.
terminal-resume-yes = Продовжити її
terminal-resume-no = Почати нову (попередня збережеться)
terminal-over = Партію завершено
terminal-winner = Перемога: { $player }
terminal-winners = Спільна перемога: { $players }
terminal-total = Разом
terminal-key-of-dice = Ключ кубиків: { $key }
terminal-journal-kept = Журнал: { $path }
terminal-review = Розбір майстра: { $command }

## Lines printed outside the game

terminal-needs-terminal = Для гри потрібен термінал: запустіть її без каналів і перенаправлень.
terminal-nothing-to-resume = Збереженої партії { $game } немає: почніть нову без --resume.
terminal-save-damaged = Збережену партію не можна використати ({ $reason }); її відкладено як { $path }

## Enchanted Kingdom on the board of Seasons

terminal-seasons-row = Відкриті карти
terminal-seasons-enchantment = чинне закляття
terminal-seasons-token = жетон особливої здібності: не використано, використано
terminal-seasons-covered = закрита комірка запасу
terminal-seasons-copy = позначка узурпатора: на ньому й на карті, яку він копіює

## Уроки

terminal-lesson = Урок { $n } з { $all }: { $title }
terminal-lesson-onward = Enter — наступний урок.
terminal-lesson-match = Enter — ваша перша партія з несильним суперником. Клавіша m спитає поради в майстра.

## Puzzles

terminal-puzzle-onward = Enter — наступна задача.
terminal-puzzle-leads = Очікуваний відрив наприкінці: { $lead }, з найкращим { $best }.
