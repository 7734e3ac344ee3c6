### The browser client: everything around the board, the same for every game.

## Everywhere

web-skip = Skip to the content
web-close = Close
web-chat = Chat
web-notes = Notes
web-save = Save
web-loading = One moment…
web-connecting = Coming to the table…
web-you = You
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
web-help = Help
web-to-lobby = To the lobby
web-title-turn = Your turn
web-table-gone = This table does not exist, or it is not for you to see.
web-logged-out = This device was logged out from another one.

## Players

web-seat-number = Seat { $n }
web-seat-open = free seat
web-name = Your name
web-rename = Change your name
web-rename-short = change
web-carry = Play on another device
web-carry-text = A private link opens your seats on another device. It works once, for ten minutes. Give it to nobody.

## Lobby

web-hero = Sit down and play
web-hero-text = Tabletop games in the browser, with friends or against the computer. No account, no waiting.
web-games = Games
web-players-range = { $min }–{ $max } players
web-minutes = about { $n } min
web-play-now = Play now
web-invite = Invite friends
web-how = How to play
web-rivals = { $n ->
    [one] one rival
   *[other] { $n } rivals
}
web-play-another = Start another match
web-open = Open tables
web-open-empty = Nobody is waiting right now. Public tables appear here.
web-finished = Finished matches
web-finished-empty = Your finished matches will appear here.
web-watch-list = Matches to watch
web-sit = Sit down
web-look = Look
web-watch = Watch
web-upload = Watch a recorded match
web-uploaded = recording
web-delete = Delete
web-check = Check the dice
web-about = About

## A new table

web-clock-of = { $player } has { $time } left
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-setting-no-seat = There is no such seat.

## The waiting room

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
web-coach = Coach
web-advice = What would a master do?
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
web-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
web-reader = The card you look at
web-peek-empty = The card you point at or tap appears here.
web-spectating = You are watching
web-line-connecting = connecting…
web-line-open = connected
web-line-waiting = connection lost, trying again…
web-line-gone = the table is gone
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
web-how-ended = How it ended
web-to-result = Result
web-look-at-table = Look at the table
web-rematch = Rematch
web-rematch-join = To the rematch

## Result and replay

web-scores = Points
web-review-mine = Review my game

## Help

web-in-rules = In the rules
web-what-happened = What happened here?

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
web-cards = All cards
web-puzzles = Puzzles
web-cards-box = Box
web-cards-kind = Kind
web-cards-time = When
web-cards-colour = Colour
web-cards-deck = Deck

# Lessons: a game that teaches itself.

web-learn-new = Learn by playing: { $n ->
    [one] one short lesson
   *[other] { $n } short lessons
}
web-learn-on = Go on learning: { $done } of { $n } lessons done
web-lessons = All lessons
