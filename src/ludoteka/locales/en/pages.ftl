### Pages and parts of the browser client that are loaded when they are first needed, with these words.

## Everywhere

web-copy = Copy
web-copied = Copied
web-send = Send
web-motion = Moving pieces
web-missing = There is nothing here
web-missing-text = This page does not exist. Perhaps the link lost a letter on its way.
web-cancel = Cancel
web-host = host
web-computer = computer

## Players

web-bot-level = Strength of the computer
web-seat-friend = a friend
web-seat-bot = computer: { $bot }
web-spectator = spectator
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

web-players = Players
web-rivals-title = Rivals
web-mine = My matches
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
web-your-turn = Your turn
web-go-on = Go on
web-delete-upload = Delete this recording?
web-delete-upload-text = Then nobody can watch it any more, not even with its link.

## Settings

web-settings-text = Every change takes effect at once. This browser remembers it.
web-settings-look = What it looks like
web-settings-play = While you play
web-settings-me = You
web-confirm = Ask twice
web-confirm-text = What costs a lot and cannot be taken back, such as an accepted trade or leaving a match, must be pressed twice.
web-size = Text size
web-colours = Colours
web-motion-text = Cards and tokens are seen moving from place to place.
web-pace = Following the others
web-pace-text = How fast you are shown what others do. Without moving pieces everything appears at once.
web-gains = Take plain gains at once
web-gains-text = In Etherstone, abilities that only bring something are applied without asking.
web-chances = Chances to win
web-chances-text = When you watch a match or a replay, a bar shows how likely each player is to win. Players of a running match never see it.
web-sound-text = Dice, cards, chat, and a bell when it is your turn.
web-devices-open = Links and devices
web-size-normal = normal
web-size-large = large
web-size-larger = larger
web-size-largest = largest
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once

## A new table

web-new-table = A table of { $game }
web-who-plays = Who plays
web-make-table = Set up the table
web-clock = Time
web-clock-none = no limit
    .text = Everybody thinks as long as they like.
web-clock-live-value = { $minutes } min + { $increment } s
web-clock-days-value = { $n ->
    [one] a day per move
   *[other] { $n } days per move
}
web-public = Show this table to everybody
web-public-yes = Anybody may see this table, sit down and watch.
web-public-no = Only those who have the link find this table.
web-visibility = Visibility
web-visibility-public = public
web-visibility-private = by link
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

## At the table

web-advice-thinking = The master is thinking…
web-advice-told = Your chance to win with each. Press one to find it among the options: nothing is done yet.
web-advice-chance = { $n }%
web-since-me = What concerns you
web-since-nothing = Nothing
web-chat-empty = Say hello!
web-chat-say = Say something
web-mute = Mute { $player }
web-unmute = { $n ->
    [one] Show { $n } muted line
   *[other] Show { $n } muted lines
}
web-notes-empty = Only you see what you write here.
web-notes-kept = Kept. Only you see this.
web-decided = Won by: { $why }
web-commitment = Hash of the dice key, published before the first roll:

## Cards

web-cards-leaf = Leaf through the cards
web-card-before = Previous card
web-card-after = Next card

## Result and replay

web-result-title = { $game }: result
web-source = Source
web-total = Total
web-chart-axis = rounds; a click opens the moment
web-chart-round = round { $n }
web-cards-played = Cards played
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
web-continue = Go on from here
web-try-again = Try again from here
web-review = Review
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
web-chart = Points over time
web-statistics = Dice and cards
web-key = Key of the dice
web-key-text = Every die and every shuffle of this match follows from this key. Its hash was shown before the first roll, so nobody could choose it afterwards.
web-open-hand = Hand
web-open-drafted = Chosen
web-open-pack = To choose from
web-open-leaders = Dealt leaders
web-open-artifacts = Artifacts
web-open-archive-2 = Year II
web-open-archive-3 = Year III

## Checking the dice

web-check-text = Before a match the server shows the hash of a secret key; afterwards it shows the key. If the key gives that very hash, the dice were fixed before the first roll. Your browser computes it here; nothing is sent.
web-check-key = Key (shown after the match)
web-check-published = Hash (shown before the match)
web-check-computed = Hash of this key:
web-check-dice = Every single die
web-check-dice-text = Download the recording of the match and replay it on your own computer: every roll, every shuffle and every answer is computed again from the key and compared.
web-check-same = They are equal: the dice were fixed before the match.
web-check-different = They differ: this key is not the one that was promised.
web-check-bad-key = A key has 64 digits 0–9 and a–f.

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

web-point = Point at anything
web-help-board = On the board
web-help-lit = What you may do is lit: click it on the board, or choose it in the bar below. Both are the same.
web-help-final = A small lock means that the click cannot be taken back: it shows a die or a card, or the turn goes on to somebody else.
web-help-keys = Keys
web-key-number = take the option with that number
web-key-pass = end the turn or pass
web-key-arrows = go through the options and take one
web-key-filter = search a long list
web-key-list = show or hide the list of options
web-key-hint = what is asked, and what the rules say of it
web-key-advice = what a master would do, against computer players
web-key-card = read the card under the pointer
web-key-undo = take back the last answer
web-key-restart = take back the whole turn
web-key-since = what happened since my last turn
web-key-pause = pause the moves of others, or go on
web-key-step = show one more step
web-key-skip = skip to how things stand now
web-key-moment = one moment back or on
web-key-round = one round back or on
web-key-space = Space
web-key-play = play the match on, or pause
web-key-again = begin again
web-key-onward = when it is solved: go on
web-key-sound = sound on or off
web-key-point = point at anything to learn what it is; again or Esc: done
web-key-help = this help
web-hints-again = Show hints for questions again

# The rulebook of a game.

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
web-example-show = Show on the table
web-example-situation = The situation
web-example-step = Step { $n }
web-example-back = Back
web-example-next = Next
web-example-close = Back to the rules
web-cards-search = Search names and texts
web-cards-any = all
web-cards-fate = Played by { $played } of the players; { $won } of them won.
web-cards-fate-drafted = Drafted by { $drafted } of the players, played by { $played }; { $won } of those won.
web-cards-measured = The figures come from { $games } matches of { $players } adepts each.
web-cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# Lessons: a game that teaches itself.

web-learn = Learn by playing
web-learn-text = A few minutes, one idea at a time, on a real table. Your progress is kept in this browser.
web-lesson-done = Done
web-lesson-again = Begin this lesson again
web-lesson-skip = Skip
web-lesson-next = Next: { $title }
web-lesson-rules = Read it in the rulebook
web-tutor = Tutor
web-first-match = Play your first match
web-first-match-text = Then a whole match against a gentle rival. Whenever you are in doubt, press the light bulb: a master tells you what it would do.
