## Everywhere

# What is said of something: “Edition: German”, “Worker (2 votes)”, and as the beginning of a line “Worker.”, “Worker:”
page-pair = { $label }: { $value }
page-beside = { $what } ({ $more })
page-lead = { $what }.
page-label = { $what }:
page-loading = Just a moment …
page-broken = Something went wrong on this page.
page-broken-kept = Your games are safe: everything you have done is kept on the server.
page-again = Try again
page-home = Home
page-close = Close
page-cancel = Cancel
page-understood = OK
page-unknown = There is no table here.
page-unknown-why = The link may have been used already, renewed or withdrawn, or the table is private.
page-language = Language
page-unread = No native speaker has read this translation yet.
page-night = Night colours
page-text = Text size
page-text-normal = normal
page-text-large = large
page-text-larger = very large
page-copy = Copy
page-copied = Copied

## At the table

page-waits-one = Waiting for { $who }.
page-waits-many = Waiting for { $who }.
page-stopped = The game was stopped by agreement.
page-your-turn = your turn
tab-your-turn = Your turn
page-undo = Take back
page-restart = Start turn again
page-end-turn = End turn
page-done = Done
page-menu = Menu
page-moves = All moves
page-coach = Ask a coach
page-chat = Chat
page-reference = Reference
page-rules = Rules and reference
page-paragraph = Rule { $id }
page-since = since your last turn
page-act-back = The act before
page-act-on = The next act
page-to-now = Back to now
page-plan = Plan ahead
page-queued = Turn queued
page-since-nothing = Nothing has happened since your last turn.
page-not-now = Not possible now
# $n of a piece, whose drawing stands for $what.
page-drawn = { $n } { $what }
piece-pesos = pesos
    .count =
        { $n ->
            [one] peso
           *[other] pesos
        }
piece-points = points
    .count =
        { $n ->
            [one] point
           *[other] points
        }
page-every-step = Every step of it
page-only-choice = the only choice
page-becomes = becomes
page-earlier = Show everything
page-show-step = Show this moment
page-chat-empty = Nobody has said anything yet.
page-chat-line = Write something
page-send = Send
page-mute = Mute
page-unmute =
    { $n ->
        [one] Hear the muted person again
       *[other] Hear { $n } muted people again
    }
page-clock = { $left } left
page-hours = { $n } h
page-minutes = { $n } min
page-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
page-bell = Ring a bell on my turn
page-guards = Ask before I end a turn that gives something away
page-to-my-turn = Skip to my turn
page-pace = Pace of what others do
page-pace-instant = instant
page-pace-quick = quick
page-pace-calm = calm
page-round-card = Stop at the end of each round
page-by-itself = By the rules
page-end-sure = End your turn?
page-ask-no-more = Don’t ask again
page-round-over = Round { $n } is over
page-watch-again = Watch it again
page-go-on = Go on
page-end-anyway = End anyway
page-skip = Skip to what can be done
page-look-from = View as
page-others = Others
page-watch-link = Link to watch
page-my-seat = My seat
page-stand = Let a bot play for me
page-stand-in = bot stands in
page-stand-for = Let a bot play for { $who }
page-stood-in = A bot plays your seat for the moment.
page-stand-sure = Let a bot play for you? You can take your seat back at any moment.
page-paused = Paused: nobody is playing just now. Take your seat back to go on.
page-paused-watching = Paused: nobody is playing just now.
page-note-stand-asked = { $who } has let a bot take over.
page-note-stand-left = { $who } has left the table. A bot takes over.
page-note-stand-clock = { $who } has run out of time. A bot takes over.
page-note-stand-absent = { $who } has been away for a while. A bot takes over.
page-note-stand-deleted = { $who } is gone. A bot takes over.
page-note-back = { $who } is back and playing again.
page-note-stand-agreed = { $who } has been asked for a long time. The others have agreed on a bot.
page-note-resign = { $who } has resigned. A bot plays on.
page-note-holiday = { $who } is on holiday until { $until }. The clock is stopped.
page-note-holiday-over = { $who } is back from holiday.
page-note-grace = { $who } has run out of time and gets a little more, once in a game.
page-note-sit = { $who } sits down. The bot makes room.
page-note-pace = The others have agreed on a clock: { $pace }.
page-bot-since = a bot played since round { $n }
page-bot-all-along = a bot played from the start
page-bot-between = a bot played from round { $from } to round { $to }
page-take-back-seat = Take my seat back
page-stop = Agree to stop the game
page-resign = Resign
page-resign-sure = Resign? A bot will play your seat to the end, and you cannot come back.
page-table = This table
page-replay = Replay
page-record = Download the record
page-commitment = Fingerprint of the seed
page-watching = You are watching.
page-sending = Sending …
page-offline = Connection lost. Reconnecting … nothing you’ve done will be lost.
page-bot = bot
seat-timed = { $what } · { $left }
seat-thinks = thinks
seat-to-play = to play
seat-offline = offline
seat-offline-for = offline for { $span }
seat-offline-grace = offline · { $left } grace
seat-away = away for { $span }
seat-holiday = on holiday until { $until }
seat-bot = bot · { $does }
seat-bot-since =
    { $n ->
        [0] bot from the start
       *[other] bot since round { $n }
    }
seat-bot-since-some-time = bot stands in
seat-resigned =
    { $n ->
        [0] resigned before round 1
       *[other] resigned in round { $n }
    }
seat-resigned-some-time = resigned
page-absent = away
page-offline-now = No connection to the table. Nothing has changed; please try again.
page-offline-held = No connection. Your last click is kept and will be sent once you are back online.
page-try-now = Try now
page-chat-watching = You are watching. Only the people at the table can write.
page-forked = This game goes on from step { $step } of another one.
page-fork-from = See that game
page-fork-short = fork
agree-yes = agrees
agree-no = does not
agree-bot = bot: does not vote
agree-left = has left
agree-asked = has not answered
agree-away = away
agree-whom = is to play
agree-do = Agree
agree-stop-not = Play on
agree-rematch-not = No, thanks
agree-withdraw = Withdraw
agree-stop-title = Stop the game?
agree-rematch-title = Play again?
agree-stop-means = If all agree, the game ends as it stands, without a winner.
agree-rematch-means = The same table and rules, seats moved on by one. Bots play for whoever does not want to or has left.
agree-clock-title = A clock?
agree-clock = { $who } would like a clock: { $pace }
agree-clock-means = It starts for everybody as soon as all who are here and waiting agree. When somebody’s time is up, a bot plays until that person takes the seat back. The question ends when { $whom } plays.
agree-clock-not = No clock
agree-instead-title = A bot for { $whom }?
agree-instead = { $who } would like a bot to play for { $whom }
agree-instead-means = { $whom } has been asked for a long time, and can take the seat back at any moment. Everybody who is here and waiting decides. The question ends when { $whom } plays.
agree-instead-not = Wait
agree-about-you = It is your turn: the others decide. The question ends when you play.
agree-stop = { $who } would like to stop the game
agree-rematch = { $who } would like to play again

## Refusals

refused-other = That did not work. Please try again.
refused-offline = No connection. This was not sent: your click before it comes first.
refused-link-used = This link has been used, or is older than 15 minutes. Make a new one on your other device.
refused-link-void = The host has renewed or withdrawn this invitation. Ask for the new link.
refused-not-found = There is nothing behind this link. It may have been cut off when it was copied.
refused-identity-other = This device already plays as somebody else, so it was left as it is.
refused-passkey-bad = This passkey could not be checked. Please try again.
refused-passkey-elsewhere = Passkeys need an address that begins with https.
refused-passkey-unknown = Nobody here has this passkey any more.
refused-passkey-late = That took more than five minutes. Please try again.
refused-code-unknown = This code is wrong, has been used, or has been replaced by a newer one.
refused-device-last = This device is the only way to your name. Keep the name first.
refused-limit-passkeys = You already have twenty passkeys. Remove one first.
refused-move-stale = The table has changed in the meantime. Take another look.
refused-move-illegal = That is not possible now.
refused-move-not-asked = It is not your turn any more.
refused-move-too-far = That was too much at once. Take one step at a time.
refused-limit-rate = That was a little too fast. Wait a moment and try again.
refused-table-over = The game is over.
refused-store-failed = That wasn’t saved, so it didn’t count. Please try again.
refused-stand-present = They are still here, or have not been away for long.
refused-remind-not-now = Nobody is reminded on holiday.
refused-limit-reminders = There was a reminder already. The next one can go out tomorrow.
refused-stand-early = This seat has not been asked for long enough.
refused-vote-asked = You are asked yourself. Play first, then the others wait for nobody.
refused-coach-people = There is no coach where other people sit.
refused-coach-rated = There is no coach at a rated table.
refused-coach-busy = All bots are busy just now. Ask again in a moment.
refused-vote-none = This question is not open any more.
refused-clock-there = There is a clock at this table already.
refused-clock-short = Somebody is not here. Alone you can set a day or more for each turn; with somebody else here you can agree on less.
refused-name = That name cannot be used. A name has 1 to 24 visible letters.
refused-seat-not-yours = That is not your seat.
refused-seat-own = That is your own seat. Leave the table to give it up.
refused-table-not-begun = The game has not begun yet.
refused-table-running = That can be done when the game is over.
refused-identity-none = You are not signed in here yet. Take a seat or give yourself a name.
refused-limit-undo = You have taken back very often. Go on from here.
refused-limit-connections = The house is full just now. Try again in a moment.
refused-limit-listed = You have too many open tables on the list.
refused-option-bad = That cannot be chosen for this game.
refused-seats-bad = This game cannot be played by so many.
refused-seat-taken = Somebody else was quicker: this seat is taken.
refused-seat-one = At this table everybody has one seat only.
refused-seat-empty = Nobody sits there any more.
refused-table-begun = The game has begun.
refused-table-closed = The table was closed.
refused-table-removed = The host has freed your seat. Only a new invitation brings you back.
refused-table-not-yours = Only the host can do that.
refused-channel-bad = That is not an address we can call.
refused-channel-forbidden = This server calls public addresses by https only.
refused-channel-refused = This address does not want mail from here.
refused-channel-none = This server cannot notify you that way.
refused-channel-unconfirmed = The address is not confirmed yet: open the link in the mail first.
refused-channel-unsent = The mail could not be sent. Nothing was changed.
refused-notices-bad = That time zone is not known here.
refused-holidays-bad = These days cannot be holidays.
refused-limit-channels = Too many ways to be notified, or too many tries. Wait a little.
refused-limit-mails = That is enough mail for today. Try again tomorrow.
refused-limit-tables = You have too many open or running tables.
refused-club-not-yours = Only an organiser of the club can do that.
refused-club-removed = You were removed from this club. Only a new link lets you in.
refused-club-members = Club tables are for members only.
refused-club-no-member = That person is not in the club any more.
refused-club-last = A club needs an organiser. Make somebody else one first.
refused-limit-clubs = You cannot join or open any more clubs.
refused-limit-members = The club is full.
refused-league-none = The club has no league.
refused-league-few = A league needs at least two players.
refused-league-not-now = That is not possible at this point of the season.
refused-limit-pairing = You have searched very often just now. Wait a little.
refused-limit-invitations = You already keep several seats for this person.
refused-person-unknown = A seat can be kept for people you have played with.
refused-seat-kept = This seat is kept for somebody else.
refused-pairing-none = You are not looking for anybody at the moment.

## Before the game

page-table-open =
    { $n ->
        [0] all seats are taken
        [one] one seat is free
       *[other] { $n } seats are free
    }
page-seat-free = Free seat
page-seat-friend = free for a friend
page-who-sits = Who sits on seat { $n }
page-you = you
page-sit = Sit down
page-leave = Leave
page-invite = Invite friends
page-invite-how = Send a link. They take a seat at once, no account needed.
page-invite-link = Link to your table
page-invite-new = Make a new invitation link
page-listed = Show this table on the home page, so that anybody can join
page-begin = Begin
page-begin-bots = Begin, with bots on the free seats
page-wait-begin = The game begins as soon as all seats are taken.
page-host = host
page-remove = Remove
page-remove-who = Remove { $who }
page-remove-sure = Remove { $who } from this table? They can only come back with a new invitation.
page-remove-done = { $who } was removed. If the link is in the wrong hands, make a new one.
page-make-host = Make host
page-make-host-who = Make host: { $who }
page-make-host-sure = Make { $who } the host? Then only { $who } can invite, remove and begin.
page-make-host-done = { $who } is the host now.
page-close-table = Close table
page-close-sure = Close this table? Everybody here is told, and its links no longer work.
page-frozen = This game cannot be shown
page-frozen-why = The server cannot read this game’s position at the moment. It is kept as it is, nobody loses time by it, and a later version may go on with it. You can export your data, be forgotten, or open a new table.
page-frozen-read =
    { $why ->
        [settings] This game is frozen: it was played by rules or cards that this version does not know.
        [store] This game is frozen: the place where it is stored is damaged.
       *[log] This game is frozen: its moves cannot all be read.
    } You see the last position that can be read; later moves may be missing. Clocks stand still. You can read it, export your data, be forgotten, or open a new table.
page-closed = This table was closed.
page-closed-why = Its host closed it before the game began. You can open another one in a moment.
page-removed = You no longer have a seat here.
page-removed-why = The host has freed your seat. You can come back with a new invitation, and other tables are waiting.
page-several = One person may take more than one seat

## The end

page-final = Final scoring
page-won =
    { $n ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
page-chart = Points by round
page-rematch = Play again
page-from-start = Watch from the start
page-fair = Was the shuffling fair?
page-fair-how = All draws follow from a secret seed. Its fingerprint was shown before the first move, the seed is shown now. If they belong together, nobody can have stacked the deck; “malecon replay --verify” proves every single draw from the record.
page-seed = Seed
page-verify = Check it here
page-fair-right = They belong together: the seed was fixed before the game began.
page-fair-wrong = They do not belong together!
page-fair-unknown = This browser can check it only over a secure connection. Download the record and use “malecon replay --verify”.

## Replay

page-step-back = One step back
page-step-on = One step on
page-round-back = One round back
page-round-on = One round on
page-autoplay = Play
page-pause = Pause
page-step-of = Step { $n } of { $of }
page-step = Step
page-fork = Play on from here
page-link-step = Link to this step
page-open-hands = View as
page-everybody = everybody
page-back-table = To the table

## The strip over every page

strip-play = Find people
strip-learn = Learn
strip-clubs = Clubs
strip-rules = Rules
strip-guest = Guest
strip-wait = wait for you

## Home

home-lead = The board games CUBA and HAVANA, at one table by the sea. Play live or a turn a day, with friends or against the house.
home-scene = The sea wall of Havana at dusk: the sea, a lighthouse, a street of pastel houses and a car of the fifties
hero-hello = Hello, { $who }.
hero-waiting =
    { $n ->
        [one] One table waits for you.
       *[other] { $n } tables wait for you.
    }
hero-urgent = { $table }: { $left }.
hero-nothing = Nobody waits for you just now.
home-paused = Paused
home-go-on = Go on
home-free = free
home-my-games = My games
home-open-tables = Open tables
home-finished = Finished games
home-play-now = Play now
home-new = New here?
home-learn = Learn { $game } in one round
home-learn-about = About five minutes on a real table, every step explained.
home-learn-begin = Learn it
offer-title = Your first game of { $game }?
offer-text = Nothing to read first: play one round with a guide who explains every step. You can leave at any time and go on later.
offer-learn = Learn one round first (5 minutes)
offer-play = Just play
home-set-up = Set up a table
home-cuba = Grow, build, ship and vote through six rounds.
home-cuba-facts = 2 to 5 seats · about 90 minutes
home-cuba-long = about 90 minutes
home-havana = Two cards, one number, and a street to buy up.
home-havana-facts = 2 to 4 seats · about 40 minutes
home-havana-long = about 40 minutes
home-play = Play
home-look = Look
home-join = Sit down
home-watch = Watch
home-your-turn = Your turn
home-turn-of = Waiting for { $who }
home-frozen = Frozen: can only be read
home-not-begun = Not begun
home-round = Round { $n } · { $phase }
home-left-days = { $n } days left
home-left-hours = { $n } h left
home-left-minutes = { $n } min left
home-left-seconds = { $n } s left
home-none-mine = No games yet. Press “Play now” to start one.
home-none-open = No open tables just now. Set one up and list it here.
home-pace-none = no clock
home-pace-live = live
home-pace-turn = a turn a day
home-game = Game
home-with = With
home-result = Result
home-points = Points
home-ended = Ended
home-rank =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    } of { $of }
home-look-back = Watch again
home-name = My name
home-colour = My colour
home-me = Me
home-other-device = Add another device
home-other-device-how = Open this link there within 15 minutes.
home-carry = You are now signed in on this device, too.
home-forget = Forget me
home-forget-sure = Delete your name, chat messages and secrets? Running games continue with bots.
home-save = Save
home-seats = Seats
home-edition = Edition
home-pace = Clock
home-pace-bank = Minutes for the whole game
home-open = Open the table
home-join-title = You are invited
home-join-sit = Take a seat
played-live = live, { $minutes } min each and { $seconds } s more for each turn
played-turn = { $hours } h for each turn
played-turn-minutes = { $n } min for each turn
played-turn-days =
    { $n ->
        [one] a day for each turn
       *[other] { $n } days for each turn
    }
played-bots = Bots
home-table-name = Table name (optional)
played-game =
    { $n ->
        [one] { $game }, { $n } seat
       *[other] { $game }, { $n } seats
    }
home-sunset = Malecón is the sea wall of Havana.

## Invitations

seats-free =
    { $n ->
        [one] 1 seat free
       *[other] { $n } seats free
    }
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
lobby-here = Who is here
lobby-of = { $n } of { $of }
lobby-any-time = You may begin at any time.
lobby-bots = Bots take the seats that are still free.
lobby-full = Everybody is here.
lobby-kept = Kept for { $who }
lobby-kept-somebody = Kept for somebody
lobby-free-it = Free it
seat-kept = kept
lobby-played = What is played
share-title = Send this link
share-share = Share …
share-mail = Mail
share-qr = The link as a QR code
share-text = Come and play { $game } with me
share-name = Your name, so that they know who is asking
share-local = This address works on this computer only. For others in your network start the server with “malecon serve --host 0.0.0.0” and open the address that it prints.
plain-title = This page came without https
plain-works = All of the game works here, also the title and icon when it is your turn, the sound, mail, webhook, recovery code and links to copy.
plain-rest = Browsers keep notifications, the share sheet and passkeys for https. Whoever runs this server gets them with a certificate, for example by a proxy in front of it.
## CUBA

cuba-round = Round { $n } of { $of }
cuba-lap = lap { $n } of { $of }
cuba-score-track = Points on the sea wall
cuba-seats = Seats
cuba-in-order = in order of play
cuba-has-chosen = has chosen
cuba-has-bid = has bid
cuba-last-played = last: { $card }
cuba-show-plantation = Show the plantation of { $who }. Played: { $played }.
cuba-in-pile =
    { $n ->
        [one] { $n } in the pile
       *[other] { $n } in the pile
    }
cuba-at-sea = At sea
cuba-not-loadable = cannot be loaded
cuba-each-of = { $n } each
cuba-load = Load
cuba-loaded = loaded
cuba-choose-dock = Dock { $n }
cuba-load-dock = Load in dock { $n }
cuba-all-harvest = Harvest all
cuba-all-load = Load all
cuba-load-more = Load more, or end your turn.
cuba-will-pass =
    { $n ->
        [one] 1 proposal
       *[other] 2 of { $n } will pass
    }
cuba-in-force = In force
cuba-proposed = Proposed
cuba-vetoed = vetoed
cuba-veto-tile = The veto tile: the proposal of group { $group } was vetoed this round.
cuba-veto-ban = The veto tile: group { $group } was vetoed last round and may not be vetoed in this one.
cuba-passed = passed
cuba-group-I = Tax
cuba-group-II = Levy
cuba-group-III = Subsidy
cuba-group-IV = Various
cuba-laws = Laws
cuba-buy = buy
cuba-sell = sell
cuba-once = Once a round
cuba-left = { $n } left
cuba-left-pay = { $n } left, you could pay { $pay }
cuba-fee =
    { $n ->
        [one] Building law: 1 peso more for each building. You have { $have }.
       *[other] Building law: { $n } pesos more for each building. You have { $have }.
    }
cuba-can-build = can be built
# $what: pieces, or nothing where they are drawn
cuba-lacks = lacks { $what }
cuba-yours = yours
cuba-tile-of = built by { $who }
cuba-tiles-points = Points
cuba-tiles-money = Money
cuba-tiles-factories = Factories
cuba-tiles-other = Power and other
cuba-can-pay = can pay
cuba-lacking = lacking
cuba-built-by = built by that seat
cuba-my-plantation = My plantation
cuba-back-home = back to mine
# Names under the cards, with soft hyphens.
cuba-label-worker = Worker
cuba-label-merchant = Mer­chant
cuba-label-architect = Archi­tect
cuba-label-foreman = Foreman
cuba-label-mayor = Mayor
cuba-my-characters = My characters
cuba-characters = Characters
cuba-fifth = the fifth card votes
cuba-now = now
cuba-in-hand = in hand
cuba-in-parliament = in parliament
cuba-left-in-hand = Left in hand: { $cards }.
cuba-or-alone = or alone
cuba-used = used
cuba-choose-one = Choose
cuba-give = give
cuba-get = get
cuba-then = then
cuba-have = have { $n }
cuba-pay = Pay
cuba-decline = Decline
cuba-without = Do without
cuba-which-veto = Which proposal is struck out?
cuba-sent = You send the { $who }. You can still change your mind.
cuba-call = Which ship should be at sea?
cuba-swap-give = You give
cuba-swap-get = You get
cuba-taken = { $n } of 4 taken
cuba-buy-votes = Buy votes
cuba-votes-then =
    { $n ->
        [one] { $n } vote in all
       *[other] { $n } votes in all
    }
cuba-seal-bid =
    { $n ->
        [0] Buy none
        [one] Buy 1 vote
       *[other] Buy { $n } votes
    }
cuba-sealed-bid = sealed: { $n }
cuba-pick-laws = Which two become law?
cuba-pick-more =
    { $n ->
        [one] one more
       *[other] two of them
    }
cuba-enact = Enact: { $one } + { $two }
cuba-lit = What is lit can be chosen. Point at it or tap it to see what it brings.
cuba-lose = lose
cuba-next-foreman = next foreman
cuba-foreman-short = next foreman
cuba-nothing-yet = nothing yet
cuba-can-harvest = can harvest
cuba-then-could = then
cuba-in-all = in all
# $n: how many of the fields need no water
cuba-free-fields =
    { $n ->
        [one] 1 free, then 1 water each
       *[other] { $n } free, then 1 water each
    }
cuba-law-brings = points each would bring now
cuba-tie-does = Most votes win, and every bid is paid. If several lead, they alone buy once more.
cuba-tie-does-rebid-no = Most votes win, and every bid is paid. If several lead, the one who comes first from the start player on wins.
# What a piece says of itself when it is clicked. $what: a landscape, a kind of cargo
cuba-about-field = This field: { $what }. The pawn activates fields in its row and column.
cuba-about-dock =
    { $n ->
        [one] Dock 1: each piece loaded scores 1 point.
       *[other] Dock { $n }: each piece loaded scores { $n } points.
    }
cuba-about-sea = At sea: the next ship. It cannot be loaded yet.
cuba-about-market = { $what }: { $n } in the market. Buying costs { $buy }, selling brings { $sell }.
cuba-decision = Your decision
cuba-points-then = Points: { $n } → { $then }
cuba-both-paid = 5 in all for tax and levy
cuba-filter = Which buildings
cuba-filter-payable = Can build { $n }
cuba-filter-all = All { $n }
cuba-filter-built = Built { $n }
cuba-guard-harvest =
    { $n ->
        [one] One more field can be harvested. It yields nothing once your turn ends.
       *[other] { $n } more fields can be harvested. They yield nothing once your turn ends.
    }
cuba-guard-foreman =
    { $n ->
        [one] One more building can be used this turn.
       *[other] { $n } more buildings can be used this turn.
    }
cuba-guard-free = You have not traded. You could still take a piece for free.
cuba-draft =
    { $n ->
        [one] This turn: 1 step, which can be taken back.
       *[other] This turn: { $n } steps, which can be taken back.
    }
cuba-areas = Areas of the board
cuba-can-do = something can be done here
cuba-tab-mine = Mine
cuba-tab-harbour = Harbour
cuba-tab-laws = Laws
cuba-tab-market = Market
cuba-tab-town = Town
cuba-tab-buildings = Build
cuba-tab-seats = Seats
cuba-tab-log = Log
cuba-card-tax = Tax
cuba-card-levy = Levy
cuba-card-subsidy = Subsidy
cuba-card-spoiled = Spoiled
cuba-card-spoiled-why = products left in the yard
cuba-card-unpaid = not paid
cuba-card-nothing = nothing
cuba-card-ships = Ships
cuba-card-left = Ship { $ship } has left { $dock }.
cuba-card-arrived = Ship { $ship } has come to sea.
cuba-card-laws = New laws
cuba-card-chosen =
    { $n ->
        [one] chosen by { $who } with { $n } vote
       *[other] chosen by { $who } with { $n } votes
    }
cuba-card-next = Round { $n }, first: { $who }
cuba-summary = A round
cuba-phase-proposals = Four laws are proposed, one of each group.
cuba-phase-actions = In four laps everybody plays one character and carries out its action. The fifth card stays in hand for parliament.
cuba-phase-parliament = The fifth card has as many votes as its value. All buy votes in secret, 1 peso each; whoever has the most enacts two proposals.
cuba-phase-laws = Tax and levy may be paid for 2 points each, or 5 for both; then subsidies are scored and the other laws act.
cuba-phase-end = Products in the yard spoil, full ships leave, the others move up. Whoever played the highest fourth card starts the next round.
cuba-hint-card = Each card once a round. Point at one to read what it does.
cuba-hint-foreman = In any order, each once a round. Point at one or tap it to see what it does.
cuba-hint-harvest =
    { $n ->
        [0] Every further field costs 1 water.
        [one] One more field is free; further ones cost 1 water each.
       *[other] { $n } fields are free; further ones cost 1 water each.
    }
cuba-hint-bid =
    { $n ->
        [one] You have { $n } peso. The others see your bid when all have chosen.
       *[other] You have { $n } pesos. The others see your bid when all have chosen.
    }
cuba-hint-sealed = Your choice is sealed: { $what }. You can still change it.

## CUBA: moves on buttons

move-card = Play the { $what }
move-end = End turn
move-done = Done
move-take = Take { $what }
move-buy = Buy { $what }
move-sell = Sell { $what }
move-delegate = Send the { $what }
move-place = Pawn on { $what }
move-harvest = Harvest { $what }
move-build = Build the { $what }
move-on = Build on { $what }
move-use = Use the { $what }
move-dock = Dock { $what }
move-load = Load { $what }
move-give = Give { $what }
move-convert = { $what } becomes { $two }
move-call = Call ship { $what }
move-veto = Veto: { $what }
move-enact = Enact: { $one } + { $two }
move-bid = Bid { $what }
move-pay = Pay
move-pay-pair = Pay { $one } and { $two }
move-decline = Decline
move-side = Take the { $what }

## CUBA: reasons in a few words, where there is little room

brief-place-warehouse = not here
brief-changes-nothing = no use now
brief-out-of-reach = out of reach
brief-already-used = used
brief-supply-empty = none left
brief-needs-water = needs water
brief-cost = needs { $n } { $what }

## CUBA: what stands on tiles and laws. [wood] is a drawing.

tile-cement-factory = ≤4 [stone]→1 [vp] each
tile-sawmill = ≤4 [wood]→1 [vp] each
tile-golf-course = ≤4 [water]→1 [vp] each
tile-cloister = ≤2 [any-product]→1 [vp] each
tile-cloister-cloister-materials = ≤2 [any-material]→1 [vp] each
tile-rum-cafe = ≤3 [rum]→2 [vp] each
tile-cigar-cafe = ≤3 [cigars]→2 [vp] each
tile-small-office = load 1 [any-cargo]
tile-large-office = load ≤2 alike [any-cargo]
tile-large-office-large_office-any = load alike [any-cargo]
tile-hotel = 2 [vp]
tile-inn = 1 [vp]
tile-goods-store = 1 [any-goods]→ 6 [peso]
tile-product-store = 1 [any-product]→ 4 [peso]
tile-product-store-product_store-material = 1 [any-material]→ 4 [peso]
tile-materials-store = ≤2 [any-material]→2 [peso] each
tile-small-bank = 2 [peso]
tile-large-bank = 4 [peso]
tile-black-market = swap 1 [any-cargo]
tile-cigar-factory = any [tobacco]→ [cigars]
tile-distillery = any [sugar]→ [rum]
tile-church = veto 1 proposal
tile-town-hall = +2 votes
tile-dam = 2 [water]
tile-lighthouse = picks ship at sea
tile-lighthouse-lighthouse-dock_sea = swaps dock and sea
tile-storehouse = keeps products
lawsign-printed-tax = 2 [peso] → 2 [vp]
lawline-printed-tax = pay if you like
lawsign-tax-1 = 1 [peso] → 2 [vp]
lawline-tax-1 = pay if you like
lawsign-tax-2 = 2 [peso] → 2 [vp]
lawline-tax-2 = pay if you like
lawsign-tax-3 = 3 [peso] → 2 [vp]
lawline-tax-3 = pay if you like
lawsign-tax-4 = 4 [peso] → 2 [vp]
lawline-tax-4 = pay if you like
lawsign-tax-5 = 5 [peso] → 2 [vp]
lawline-tax-5 = pay if you like
lawsign-tax-buildings = 1 [peso] × n → 2 [vp]
lawline-tax-buildings = 1 peso per building
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 citrus
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 citrus
lawsign-levy-sugar = 1 [sugar] → 2 [vp]
lawline-levy-sugar = 1 sugar
lawsign-levy-tobacco = 1 [tobacco] → 2 [vp]
lawline-levy-tobacco = 1 tobacco
lawsign-levy-water = 1 [water] → 2 [vp]
lawline-levy-water = 1 water
lawsign-levy-materials = 2 [any-material] → 2 [vp]
lawline-levy-materials = any materials
lawsign-levy-products = 2 [any-product] → 2 [vp]
lawline-levy-products = any products
lawsign-subsidy-buildings = 1 [vp] each
lawline-subsidy-buildings = per building you own
lawsign-subsidy-materials = 1 [vp] each
lawline-subsidy-materials = per free material field
lawsign-subsidy-products = 1 [vp] each
lawline-subsidy-products = per free product field
lawsign-subsidy-water = 1 [vp] per [water]
lawline-subsidy-water = at most 7 points
lawsign-subsidy-votes = 1 [vp] each
lawline-subsidy-votes = per vote of your card
lawsign-subsidy-pesos = 1 [vp] per 3 [peso]
lawline-subsidy-pesos = at most 7 points
lawname-scarcity = Scarcity
lawline-scarcity = market loses 2 of each
lawname-surplus = Surplus
lawline-surplus = market gets 2 of each
lawname-drought = Drought
lawline-drought = worker: 1 product field
lawname-building-law = Building
lawline-building-law = each building 2 pesos more
lawname-harbour-law = Harbour
lawline-harbour-law = full ships sail at once
lawname-corruption = Corruption
lawline-corruption = no votes can be bought

## HAVANA

havana-town = The town
havana-row = { $row }, { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
havana-square = The centre
havana-in-bag = In the bag
havana-order = Order of play
havana-done = done
havana-now = now
havana-you = You
havana-number = number
havana-my-number = my number
havana-number-next = so far { $n }
havana-rank = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    } of { $of }
havana-balcony = { $who }’s balcony
havana-has-chosen = has chosen
havana-has-played = has played
havana-plays-next = plays next
havana-protected = protected
havana-known = What is known of these cards
havana-my-place = My place
havana-my-open = My open cards
havana-open-of = { $who }’s open cards
havana-laid = laid
havana-my-things = My things
havana-things-of = { $who }’s things
havana-my-hand = My hand · { $n }
havana-hand-of = { $who }’s hand · { $n }
havana-discards = Discards · { $n }
havana-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
havana-of = of { $n }
havana-phase = phase { $n } of 3 · { $what }
havana-target = First to { $n } points
havana-phase-actions = actions and buildings
havana-phase-restock = restocking
havana-phase-cards = new cards
havana-can-buy = can buy
havana-can-remove = can remove
havana-can-at = lay it here
# One piece or so many of another kind; the architect lies in my hand or among the discards.
havana-or = or
havana-not-open = not open
havana-choose = Choose
havana-choose-payment = You can choose how to pay.
havana-makes = Your number becomes { $n }.
havana-points-then = points { $n } → { $then } of { $of }
havana-lit = Anything that glows can be chosen. Point at it, or tap it, to see what it does.
havana-without = Skip
havana-enough = That is enough
havana-from-tax = { $who } loses
havana-from-steal = Take from { $who }
havana-from-square =
    { $n ->
        [one] Take 1 more cube
       *[other] Take { $n } more cubes
    }
havana-stolen = Taken so far: { $n }.
havana-replace = choose what you replace
havana-replaced = { $what } replaced
havana-have = have { $n }
havana-you-pay = You pay
havana-buy = Buy
havana-hint-lay-first = Both stay open and are used in round 1.
havana-hint-do = The other card is used next.
havana-hint-cover = The card you leave uncovered is used again next round.
havana-hint-lay = It stays face down until all have laid theirs.
havana-hint-buy = Only the ends of both rows are for sale.
havana-hint-swap-end = It is swapped with the building there.
havana-areas = Areas of the table
havana-decision = Your decision
havana-can-do = something can be done here
havana-tab-town = Town
havana-tab-hand = Hand
havana-tab-seats = Seats
havana-tab-supply = Supply
havana-tab-log = Log
havana-square-short = Centre
havana-summary = A round
havana-does-actions = The lowest number begins. Each player in turn uses both open cards, in any order, and may then buy buildings at the ends of the two rows.
havana-does-restock = 3 pesos and 3 cubes from the bag are added to the centre; what lies there stays.
havana-does-cards = In the same order everybody covers one open card with a card from their hand, face down. Once all have done so, the new cards are turned up and the covered ones discarded.
havana-cards = Cards
havana-rules = Good to know
havana-rule-number = The number
havana-rule-number-does = The two digits of your open cards, the lower one first: 7 and 0 make 07. If numbers are equal, fewer points go first.
havana-rule-pay = Paying
havana-rule-pay-does = 5 pesos replace a worker, 5 debris replace a cube of any colour. Buildings with the compasses need the Architect among your open cards.
havana-rule-cards = Hand and discards
havana-rule-cards-does = As soon as only 2 cards are left in your hand, all your discards come back.
havana-rule-end = The end
havana-rule-end-does = Whoever reaches { $n } points wins at once.

## HAVANA: moves on buttons

havana-move-swap = Bring the { $what }
havana-move-at = Lay it { $what }
havana-move-lay = Lay { $what }
havana-move-do = Use { $what }
havana-move-take = Take back { $what }
havana-move-remove = Remove: { $what } ({ $end })
havana-move-tax = Take { $what } away
havana-move-rob = Rob { $who }
havana-move-steal = Take { $what }
havana-move-pick = Take { $what }
havana-move-buy = Buy: { $what } ({ $end })
havana-move-replace = Replace { $what }
havana-move-pay = Pay for: { $what }
havana-move-cover = Cover { $what }

## HAVANA: names on cards, with soft hyphens where they may be broken

havana-label-black-market = Black market
havana-label-conservation = Building stop
havana-label-material-thief = Material thief
havana-label-protection = Protec­tion
havana-label-renewal = Renewal
havana-label-tax-collector = Tax collector

## Cards of one's own copy

cards-which = Cards
cards-use = Play with the cards of my own copy
cards-edit = My cards …
cards-site = New tables of this house are played with the cards of its host.
cards-title = Cards of my own copy
cards-how = Nobody has published what is printed on the cards, so ours are a reconstruction. Put in what your own copy shows; what you leave alone stays as it is. It is kept in this browser.
cards-ships = Ships
cards-plantations = Plantations
cards-market = Market
cards-buildings = Buildings
cards-to-mend = to be mended
cards-own = differs from ours
cards-space = Space { $n }: { $what }
cards-ship-next = Ship { $n }, space { $space }: choose what is printed there.
cards-ship-full = Ship { $n } is full: choose a space to empty it.
cards-product_row = Prices of products, the dearest first
cards-goods_row = Prices of goods, the dearest first
cards-buy_from_supply = Price of the supply when the market has none
cards-sell_to_supply = What the supply pays when the row is full
cards-sell_to_supply-product = What the supply pays for a product when the row is full
cards-sell_to_supply-goods = What the supply pays for goods when the row is full
cards-start = In the market at the beginning, of each kind
cards-start-product = In the market at the beginning, of each product
cards-start-goods = In the market at the beginning, of each kind of goods
cards-name = Name, in small letters
cards-vp = Points
cards-pesos = Pesos
cards-workers = Workers
cards-as-text = As text, to keep or to send
cards-text = All cards as text (TOML)
cards-take = Take over this text
cards-taken = All cards were taken over.
cards-file = From a file
cards-download = Download
cards-checking = Checking …
cards-wrong =
    { $n ->
        [one] One thing needs mending.
       *[other] { $n } things need mending.
    }
cards-fine =
    { $n ->
        [0] All is well; nothing differs from our reconstruction.
        [one] All is well; one card differs from our reconstruction.
       *[other] All is well; { $n } cards differ from our reconstruction.
    }
cards-done = Done
cards-start-over = Start again with the cards of the house
cards-here = This table is played with the cards of somebody’s own copy.
cards-here-how = They stay with it: in replays, forks and rematches, too.
cards-here-show =
    { $n ->
        [one] Show the card that differs
       *[other] Show the { $n } cards that differ
    }
cards-ours = In our reconstruction: { $what }

# Play with people
# Clubs
# Leagues
seat-decline = Decline
## How I want to be told

strip-notices = Notices
## A name that lasts

name-title = Keep my name
## A person's page

sign-in-known = You have kept a name? Sign in.
bot-random = Random
bot-rules = Rules
bot-planner = Planner
invite-here = here
played-rating = Rating
played-rated = rated, for those who want it
played-unrated = not rated
