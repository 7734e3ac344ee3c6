### The browser client: everything around the board, the same for every game.

## Everywhere

web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-send = Send
web-loading = One moment…
web-connecting = Coming to the table…
web-you = You
web-host = host
web-computer = computer
web-away = away
web-more = More
web-settings = Settings
web-language = Language
web-theme = Colours: { $now }
web-theme-auto = like the system
web-theme-day = day
web-theme-evening = evening
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-notify = Notifications
web-notify-on = You are called when it is your turn
web-notify-off = Call me when it is my turn
web-notify-denied = The browser does not allow it: allow notifications from this page in its settings
web-motion = Moving pieces
web-help = Help
web-to-lobby = To the lobby
web-title-turn = Your turn
web-missing = There is nothing here
web-missing-text = This page does not exist. Perhaps the link lost a letter on its way.
web-table-gone = This table does not exist, or it is not for you to see.
web-logged-out = This device was logged out from another one.

## Players

web-bot-level = Strength of the computer
web-seat-number = Seat { $n }
web-seat-open = free seat
web-seat-friend = a friend
web-seat-bot = computer: { $bot }
web-spectator = spectator
web-name = Your name
web-rename = Change your name
web-rename-short = change
web-carry = Play on another device
web-carry-text = A private link opens your seats on another device. It works once, for ten minutes. Give it to nobody.
web-carry-make = Make a link
web-carry-until = Works once, until { $time }.
web-devices = Your devices
web-device = { $browser } on { $system }
web-device-unknown = unknown device
web-device-here = this device
web-device-times = since { $since }, last seen { $seen }
web-log-out = Log out
web-log-out-device = Log out: { $device }
web-log-out-here = Log out here
web-log-out-others = Log out all others
web-logged-out-device = Logged out: { $device }
web-logged-out-others = All other devices are logged out.
web-revoke = { $n ->
    [one] Revoke the open link
   *[other] Revoke { $n } open links
}
web-revoked = No link works any more.

## A private link, opened

web-link-title = Play here as { $name }?
web-link-text = This device will open the seats, matches and notes of { $name }. Go on only if you made this link yourself.
web-link-now = On this device you are { $name } now. The device will forget that.
web-link-elsewhere = Your other devices still know { $name }.
web-link-only = No other device knows { $name }: there will be no way back.
web-link-running = { $n ->
    [one] { $name } has a match that is not over yet.
   *[other] { $name } has { $n } matches that are not over yet.
}
web-link-yes = Play as { $name }
web-link-no = Leave it as it is
web-link-mine = Here you are { $name } already
web-link-mine-text = Open this link on another device.
web-link-gone = This private link has been used or revoked, or is more than ten minutes old. Make a new one on the device where you play.

## Lobby

web-hero = Sit down and play
web-hero-text = Tabletop games in the browser, with friends or against the computer. No account, no waiting.
web-games = Games
web-players = Players
web-players-range = { $min }–{ $max } players
web-minutes = about { $n } min
web-play-now = Play now
web-invite = Invite friends
web-how = How to play
web-rivals-title = Rivals
web-rivals = { $n ->
    [one] one rival
   *[other] { $n } rivals
}
web-mine = My matches
web-play-another = Start another match
web-mine-turns = { $n ->
    [one] One match waits for your move.
   *[other] { $n } matches wait for your move.
}
web-mine-open = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
web-mine-waiting = The match has not begun yet
web-mine-more = { $n ->
    [one] Show one more
   *[other] Show { $n } more
}
web-just-now = just now
web-open = Open tables
web-open-empty = Nobody is waiting right now. Public tables appear here.
web-finished = Finished matches
web-finished-empty = Your finished matches will appear here.
web-watch-list = Matches to watch
web-sit = Sit down
web-look = Look
web-watch = Watch
web-your-turn = Your turn
web-go-on = Go on
web-upload = Watch a recorded match
web-uploaded = recording
web-delete = Delete
web-delete-upload = Delete this recording?
web-delete-upload-text = Then nobody can watch it any more, not even with its link.
web-check = Check the dice
web-about = About

## Settings

web-settings-text = Every change takes effect at once. This browser remembers it.
web-settings-look = What it looks like
web-settings-play = While you play
web-settings-me = You
web-confirm = Ask twice
web-confirm-text = What costs a lot and cannot be taken back, such as an accepted trade or leaving a match, must be pressed twice.
web-size = Text size
web-size-normal = normal
web-size-large = large
web-size-larger = larger
web-size-largest = largest
web-colours = Colours
web-motion-text = Cards and tokens are seen moving from place to place.
web-pace = Following the others
web-pace-text = How fast you are shown what others do. Without moving pieces everything appears at once.
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-gains = Take plain gains at once
web-gains-text = In Etherstone, abilities that only bring something are applied without asking.
web-chances = Chances to win
web-chances-text = When you watch a match or a replay, a bar shows how likely each player is to win. Players of a running match never see it.
web-sound-text = Dice, cards, chat, and a bell when it is your turn.
web-devices-open = Links and devices

## A new table

web-new-table = A table of { $game }
web-who-plays = Who plays
web-make-table = Set up the table
web-clock = Time
web-clock-none = no limit
    .text = Everybody thinks as long as they like.
web-clock-live-15 = 15 min + 10 s
    .text = 15 minutes for the whole match, and 10 seconds more with every answer.
web-clock-live-30 = 30 min + 20 s
    .text = 30 minutes for the whole match, and 20 seconds more with every answer.
web-clock-day-1 = a day per move
    .text = Each answer may take a day: for a match alongside everything else.
web-clock-day-3 = 3 days per move
    .text = Each answer may take three days: for a match alongside everything else.
web-clock-kind-none = Everybody thinks as long as they like.
web-clock-kind-live = When somebody’s time is up, the computer plays for them until they come back.
web-clock-kind-days = Each answer has its own time; after it the computer plays until the person comes back.
web-clock-live-value = { $minutes } min + { $increment } s
web-clock-days-value = { $n ->
    [one] a day per move
   *[other] { $n } days per move
}
web-clock-of = { $player } has { $time } left
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-public = Show this table to everybody
web-public-yes = Anybody may see this table, sit down and watch.
web-public-no = Only those who have the link find this table.
web-visibility = Visibility
web-visibility-public = public
web-visibility-private = by link
web-setting-no-seat = There is no such seat.

## The waiting room

web-waiting-title = { $game }: the table is set
web-invite-link = Send this link to your friends:
web-share = Share
web-share-title = { $game }: a seat is free for you
web-qr = QR code
web-qr-hide = Hide the code
web-qr-label = QR code of this link
web-qr-text = Anybody beside you can point a phone’s camera at it.
web-name-help = Others at the table see this name. You can change it at any time.
web-sit-at = Sit down at seat { $n }
web-seats = Seats
web-ready = ready
web-not-ready = not ready yet
web-ready-on = I am ready
web-ready-off = Not ready after all
web-kick = Ask to leave
web-leave = Leave
web-start = Start
web-waiting-seats = { $n ->
    [one] One seat is still free: send the link, or give it to the computer.
   *[other] { $n } seats are still free: send the link, or give them to the computer.
}
web-waiting-visitor = A seat is free: sit down and play.
web-waiting-ready = { $n ->
    [one] One player is not ready yet.
   *[other] { $n } players are not ready yet.
}
web-waiting-start = Everybody is ready.
web-waiting-host = Everybody is ready; the host starts the match.
web-options-title = How this table plays

## At the table

web-prompt = What to do
web-options = Options
web-options-list = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
web-filter = Search
web-no-match = Nothing matches.
web-final = Cannot be taken back
web-reversible = Can be taken back
web-again = Press again: cannot be taken back
web-preview-open = Chance or something hidden decides what comes of it.
web-preview-end = The match ends with it.
web-preview-unanswered = { $what } – unless somebody reacts
web-board-final = cannot be taken back
web-board-open-card = { $card }: open
web-board-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
web-board-empty = empty
web-board-acts = to move
web-board-table = The table
web-undo = Undo
web-undo-title = Take back the last answer
web-restart = Restart turn
web-restart-title = Take back the whole turn
web-hint = What is this?
web-advice = What would a master do?
web-advice-thinking = The master is thinking…
web-advice-told = Your chance to win with each. Press one to find it among the options: nothing is done yet.
web-advice-chance = { $n }%
web-waiting-for = Waiting for { $players }
web-waiting-table = The game goes on…
web-hurried = Many are playing: the computer thinks for a shorter time just now.
web-side = Log, chat and notes
web-log = Log
web-log-empty = Nothing has happened yet.
web-telling = What others do
web-telling-on = Go on
web-telling-pause = Pause
web-telling-step = Next step
web-telling-skip = Skip to now
web-moment-again = Show it again
web-since = Since my last turn
web-since-me = What concerns you
web-since-nothing = Nothing
web-chat = Chat
web-chat-empty = Say hello!
web-chat-say = Say something
web-mute = Mute { $player }
web-unmute = { $n ->
    [one] Show { $n } muted line
   *[other] Show { $n } muted lines
}
web-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
web-notes = Notes
web-notes-empty = Only you see what you write here.
web-notes-kept = Kept. Only you see this.
web-reader = The card you look at
web-peek-empty = The card you point at or tap appears here.
web-spectating = You are watching
web-line-connecting = connecting…
web-line-open = connected
web-line-waiting = connection lost, trying again…
web-line-gone = the table is gone
web-commitment = Hash of the dice key, published before the first roll:
web-leave-match = Leave the match
web-leave-again = Press again: you leave the match
web-is-gone = { $player } is not connected.
web-stand-in = Let the computer play
web-stood-in = The computer is playing for you.
web-parted = You have left this match.
web-stood-in-time = Your time ran out: the computer is playing for you.
web-take-back = Take my seat back
web-out = You may go on watching, or leave the match: nobody has to play for you.
web-kicked = The host asked you to leave the table.
web-news-joined = { $player } sat down
web-news-left = { $player } left; the computer plays on
web-news-parted = { $player } left the table
web-news-kicked = { $player } was asked to leave
web-news-timed-out = { $player } ran out of time; the computer plays on
web-news-stood-in = The computer plays for { $player }
web-news-returned = { $player } is back
web-news-started = The match begins
web-news-over = The match is over
web-news-broken-off = The match was broken off by a fault in the rules. You can go on from an earlier moment.
web-news-rematch = { $player } wants a rematch
web-over = The match is over
web-unfinished = The match was not played to its end
web-winner = { $player } wins
web-winners = Shared victory: { $players }
web-decided = Won by: { $why }
web-how-ended = How it ended
web-to-result = Result
web-look-at-table = Look at the table
web-rematch = Rematch
web-rematch-join = To the rematch

## Cards

web-cards-leaf = Leaf through the cards
web-card-before = Previous card
web-card-after = Next card

## Result and replay

web-result-title = { $game }: result
web-scores = Points
web-source = Source
web-total = Total
web-chart = Points over time
web-chart-axis = rounds; a click opens the moment
web-chart-round = round { $n }
web-statistics = Dice and cards
web-cards-played = Cards played
web-key = Key of the dice
web-key-text = Every die and every shuffle of this match follows from this key. Its hash was shown before the first roll, so nobody could choose it afterwards.
web-journal = Recording
web-replay = Replay
web-play = Play
web-pause = Pause
web-step-before = Step back
web-step-after = Step forward
web-round-before = Round back
web-round-after = Round forward
web-moment = Moment
web-moment-of = { $n } of { $all }
web-moment-link = Link to this moment
web-viewpoint = Whose eyes
web-viewpoint-public = as a spectator
web-viewpoint-all = all cards open
web-hands = Hidden cards
web-open-hand = Hand
web-open-drafted = Chosen
web-open-pack = To choose from
web-open-leaders = Dealt leaders
web-open-artifacts = Artifacts
web-open-archive-2 = Year II
web-open-archive-3 = Year III
web-continue = Go on from here
web-try-again = Try again from here
web-review = Review
web-review-mine = Review my game
web-review-thinking = A master is looking through the match. This takes a minute; you can watch the replay meanwhile.
web-review-progress = { $n }% done
web-review-known = Each decision is judged by what could be known then.
web-review-chart = Chance to win, decision by decision
web-review-at = Decision { $n } of { $all }: { $chance }%, { $grade }
web-review-swings = The biggest swings, and what was better
web-review-no-swings = No decision cost more than a trifle.
web-review-change = { $to }% instead of { $from }%
web-review-taken = Done
web-review-better = Better

## Checking the dice

web-check-text = Before a match the server shows the hash of a secret key; afterwards it shows the key. If the key gives that very hash, the dice were fixed before the first roll. Your browser computes it here; nothing is sent.
web-check-key = Key (shown after the match)
web-check-published = Hash (shown before the match)
web-check-computed = Hash of this key:
web-check-same = They are equal: the dice were fixed before the match.
web-check-different = They differ: this key is not the one that was promised.
web-check-bad-key = A key has 64 digits 0–9 and a–f.
web-check-dice = Every single die
web-check-dice-text = Download the recording of the match and replay it on your own computer: every roll, every shuffle and every answer is computed again from the key and compared.

## About

web-about-text = Ludoteka is a table for tabletop games: in the browser, in the terminal, and for those who research how games are played. It is free software.
web-about-unofficial = It is made by people who like these games, and has no tie to their authors or publishers. The words and pictures here are our own; if you like a game, buy its box.
web-about-fair = Fair dice, honest computer
web-about-fair-text = The dice are fixed by a key whose hash you see before the match. The computer players see exactly what a person in their seat would see.
web-about-credits = With thanks
web-credit-games = Seasons was designed by Régis Bonnessée and published by Libellud. Etherstone was designed by Simone Luciani and Virginio Gigli and published by ThunderGryph Games; its cards here are our own. Elven Rage is a game of its authors and publisher; its cards and maps here are our own.
web-credit-icons = Emblems: the artists of
web-credit-fonts = Type: Alegreya by Juan Pablo del Peral, Literata by TypeTogether; SIL Open Font License.
web-credit-software = Software: Svelte, Vite, Project Fluent, Litestar, msgspec, SQLAlchemy.
web-about-privacy = We keep the name you chose, your matches, what was said at the table, and which browsers you play with. One cookie tells us that it is you. No page of ours asks any other server for anything.

## Help

web-help-lit = What you may do is lit: click it on the board, or choose it in the bar below. Both are the same.
web-help-final = A small lock means that the click cannot be taken back: it shows a die or a card, or the turn goes on to somebody else.
web-help-keys = Keys
web-key-number = take the option with that number
web-key-pass = end the turn or pass
web-key-arrows = go through the options and take one
web-key-filter = search a long list
web-key-list = show or hide the list of options
web-key-hint = one sentence of help
web-key-advice = what a master would do, against computer players
web-key-card = read the card under the pointer
web-key-undo = take back the last answer
web-key-restart = take back the whole turn
web-key-since = what happened since my last turn
web-key-pause = pause the moves of others, or go on
web-key-step = show one more step
web-key-skip = skip to how things stand now
web-key-sound = sound on or off
web-key-help = this help
web-hints-again = Show hints for questions again

## When something is refused

web-problem-offline = The server does not answer. Check your connection.
web-problem-bad-request = The server did not understand this. Load the page again.
web-problem-not-found = This does not exist, or it is not for you to see.
web-problem-forbidden = You are not allowed to do that.
web-problem-bad-name = A name needs at least one letter or digit and is at most 24 characters long.
web-problem-bad-setup = The game cannot be played with these options.
web-problem-bad-journal = This file is not the recording of a match, or it is damaged.
web-problem-seat-taken = Somebody has taken this seat in the meantime.
web-problem-not-ready = Somebody is not ready yet.
web-problem-wrong-status = It is too late, or too early, for that.
web-problem-not-your-turn = It is not your turn.
web-problem-stale = The game has moved on in the meantime.
web-problem-illegal = This is not possible now.
web-problem-no-undo = This cannot be taken back: a die, a revealed card or another answer came in between.
web-problem-too-long = That is too long.
web-problem-too-large = This file is too large.
web-problem-too-many = That is too many at once: finish or close something first.
web-problem-too-many-links = Too many links are open: revoke them, or wait ten minutes.
web-problem-too-many-devices = Too many devices are logged in: log one out first.
web-problem-too-many-uploads = There is no room for another recording: delete one of yours first.
web-problem-full = There is no room for more recordings now: try again tomorrow.
web-problem-slow-down = A little slower, please: try again in a moment.
web-problem-slow-down-minutes = That was too often: try again in { $n } min.
web-problem-slow-down-hours = That was too often: try again in { $n } h.
web-problem-wrong-origin = This page comes from another address than the server: load it again.
web-problem-logged-out = This device was logged out from another one.
web-problem-unreadable = The server did not understand this. Load the page again.
web-problem-storage = The server could not store this. Try again in a moment.
web-problem-internal = Something went wrong. Try again; if that does not help, load the page again.

# The rulebook of a game.
web-rules = Rulebook
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $n ->
    [one] Found in one place
    [0] Nothing found
   *[other] Found in { $n } places
}
web-rules-print = Print
web-rules-place = Link to “{ $title }”
web-rules-example = Example
web-cards = All cards
web-cards-search = Search names and texts
web-cards-any = all
web-cards-box = Box
web-cards-kind = Kind
web-cards-time = When
web-cards-colour = Colour
web-cards-deck = Deck
web-cards-fate = Played by { $played } of the players; { $won } of them won.
web-cards-fate-drafted = Drafted by { $drafted } of the players, played by { $played }; { $won } of those won.
web-cards-measured = The figures come from { $games } matches of { $players } adepts each.
web-cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# Lessons: a game that teaches itself.
web-learn = Learn by playing
web-learn-new = Learn by playing: { $n ->
    [one] one short lesson
   *[other] { $n } short lessons
}
web-learn-on = Go on learning: { $done } of { $n } lessons done
web-learn-text = A few minutes, one idea at a time, on a real table. Your progress is kept in this browser.
web-lessons = All lessons
web-lesson-done = Done
web-lesson-again = Begin this lesson again
web-lesson-skip = Skip
web-lesson-next = Next: { $title }
web-lesson-rules = Read it in the rulebook
web-tutor = Tutor
web-first-match = Play your first match
web-first-match-text = Then a whole match against a gentle rival. Whenever you are in doubt, press the light bulb: a master tells you what it would do.
