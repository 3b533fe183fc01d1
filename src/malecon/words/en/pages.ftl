# Words of the pages around the table, which are loaded with the first of them.

## Rules

rules = Rules
rules-title = The rules of { $game }
rules-remark = Every paragraph has a number, and the table uses the same numbers.
rules-chapters = Chapters
rules-search = Number or words
rules-search-title = Search
rules-found =
    { $n ->
        [0] Nothing found
        [one] 1 paragraph
       *[other] { $n } paragraphs
    }
rules-before = Before it:
rules-after = After it:
rules-open-chapter = Open chapter { $n }
rules-chapter-before = Previous chapter
rules-chapter-after = Next chapter
rules-whole-book = The whole book in a new tab
rules-editions-differ = editions differ
# $answer: what is played there, for example “up to 2 of one kind”
rules-this-table = This table: { $answer }
rules-of-this-table = Where editions differ, what this table plays comes first.
rules-aid = Player aid, one page
aid = Player aid
aid-title = Player aid for { $game }
aid-ways = Other pages
aid-print = Print
aid-cuba-remark = 6 rounds · most points win
aid-value = value = votes
aid-worker = Move the pawn. Its row and column give 1 material per material field, and you harvest 2 product fields; each [water] you pay harvests 1 more.
aid-worker-or = No alternative.
aid-merchant = Buy and sell [any-cargo] at the market, as often as you like.
aid-merchant-or = Or: 1 [any-material], or 1 product of the cheapest kind.
aid-architect = Put up one building on a field of your plantation and pay its materials.
aid-architect-or = Or: 2 [vp] for the first to build nothing, 1 [vp] for the second.
aid-foreman = Use any of your buildings in the pawn’s row and column, or a single one anywhere.
aid-foreman-or = Each building once a round.
aid-mayor = Load any amount of [any-cargo] onto one ship: 1, 2 or 3 [vp] each in dock 1, 2 or 3.
aid-mayor-or = Or: 4 [peso] for the first to load nothing, 2 [peso] for the second.
aid-laws-remark = 24 cards · tax and levy both paid: 1 point more, 5 in all
aid-buildings-remark = 25 tiles · each once a round, with the foreman
aid-market = Market and end
aid-market-does = You buy the cheapest piece of a kind and sell to the dearest free space. Empty row: buy for 7 [peso]. Full row: a product sells for 1 [peso], goods for 3 [peso].
aid-market-does-full_row_price-flat = You buy the cheapest piece of a kind and sell to the dearest free space. Empty row: buy for 7 [peso]. Full row: everything sells for 3 [peso].
aid-start = The highest fourth card starts the next round; if tied, the one played later.
aid-end-does = After round 6: 2 [vp] for each of your buildings. Pesos score nothing but break ties.
aid-cargo = product or goods: cargo
aid-ties = Equal numbers
aid-ties-does = Fewer points go first, then fewer coloured cubes, pesos, workers, debris, and last the younger player.
aid-targets = First to 25 points with 2 players, 20 with 3, 15 with 4. The game ends at once.
aid-cards-remark = everybody has the same 13; two lie open
aid-houses-remark = bought only at the ends of the rows
rules-unknown = There is no paragraph { $id }.
rules-not-loaded = The rules could not be loaded. Check your connection and try again.

setup-remark = Everything has a good answer already. Change what you care about.
setup-rules = Rules
setup-pace = Pace
setup-pace-none = No clock
setup-pace-live = Live
setup-pace-turn = A turn a day
setup-pace-none-how = Nobody is pressed for time. If somebody keeps the others waiting, they can agree on a clock, or after a day on a bot.
waiting-title = While you wait
waiting-bot = Ask for a bot on { $who }’s seat
waiting-since = { $who } has been asked for { $since }. After { $after } the others can agree on a bot.
waiting-minutes =
    { $n ->
        [one] a minute
       *[other] { $n } minutes
    }
waiting-hours =
    { $n ->
        [one] an hour
       *[other] { $n } hours
    }
waiting-days =
    { $n ->
        [one] a day
       *[other] { $n } days
    }
waiting-clock = A clock from now on
waiting-ask = Ask for this clock
waiting-how = Everybody who is here and waiting decides. If that is only you, it takes effect at once, but with at least a day for each turn.
setup-pace-live-how = When somebody’s time has run out, a bot plays on until that person takes the seat back.
setup-pace-turn-how = So long each time that a seat is asked. When it has passed, a bot plays on until that person takes the seat back.
setup-increment = Seconds more for each turn
setup-turn = Time for each turn
setup-unit = Counted in
setup-days = days
setup-hours = hours
setup-edition = Edition
setup-book = as this edition prints it
setup-changed = changed from the edition
setup-number = a number
setup-differs =
    { $n ->
        [one] One point is set apart below; the open book marks what the edition prints.
       *[other] { $n } points are set apart below; the open book marks what the edition prints.
    }
setup-same = Nothing is set apart: these are the rules that the other editions are compared with.
setup-others =
    { $n ->
        [one] One more point that a table may decide
       *[other] { $n } more points that a table may decide
    }
setup-seats-of = { $n }, at most { $of }
setup-seat-me = You
setup-seat-open = Anyone with the link
setup-seat-bot = Bot
setup-who-me = Me
setup-who-open = Anybody
setup-who-bot = Bot
setup-which-bot = Which bot sits on seat { $n }
setup-more-seat = Add a seat
setup-less-seat = Remove a seat
setup-sum-seats =
    { $me ->
        [0] Nobody for you
        [one] You
       *[other] You on { $me } seats
    }, { $open ->
        [0] nobody by link
        [one] one by link
       *[other] { $open } by link
    }, { $bots ->
        [0] no bots
        [one] one bot
       *[other] { $bots } bots
    }
setup-seen = Seen by
setup-seen-all = everybody on the home page
setup-seen-link = only people with the link
setup-next-link = Next you get a link to send. The game begins when you say so, or when all seats are taken.
setup-next-begins = The game begins at once.

invite-title = { $who } invites you to a game of { $game }
invite-how-long = How long
invite-what = What
invite-who = Who
invite-days = over several days
invite-rated = Rated, for those who keep their name and want ratings.
invite-unrated = Not rated.
invite-as-printed = As printed.
invite-of =
    of { $of }; { $people ->
        [0] nobody is
        [one] one person is
       *[other] { $people } people are
    } there{ $bots ->
        [0] { "" }
        [one] , and a bot
       *[other] , and { $bots } bots
    }
invite-your-seat = your seat?
invite-name = Your name at the table
invite-name-how = Up to 24 letters. No account; you can keep the name later.
invite-colour = Your colour
invite-watch = Only watch

closed-watch = Watch the game
closed-look-back = Watch it again
closed-open = Open
closed-open-tables = See open tables
closed-seat-elsewhere = I have a seat here, on another device
closed-full-tag = full
closed-full = This table is full
closed-full-how = All seats at “{ $table }” are taken: { $who }.
closed-void-tag = renewed
closed-void = This link has ended
closed-void-how = The host has renewed or withdrawn this invitation. Ask for the new link; making one takes a second.
closed-two-tag = two of you
closed-two = You already have a seat here
closed-two-how = This device does not know you yet. On the device where you took the seat, open your name at the top and choose “Add another device”; the link you get there brings you in here.
closed-two-field = The link from your other device
closed-over-tag = over
closed-over = The game is over
closed-over-how =
    { $n ->
        [one] { $who } won,
       *[other] { $who } won together,
    } before { $others }.
closed-over-alone = { $who } won together.
closed-over-stopped = “{ $table }” was stopped by agreement, without a winner.
closed-closed-tag = closed
closed-closed = The table was closed
closed-closed-how = It was closed before the game began. Nothing is lost: your name and your other games stay as they are.
closed-missing-tag = not found
closed-missing = There is no such link
closed-missing-how = Perhaps a letter is missing: links get cut off when they are copied. Paste it again, all of it.
closed-missing-field = The link
closed-offline-tag = no connection
closed-offline = The server is not answering
closed-offline-how = The invitation is not lost. Check your connection and try again.

sign-peso = pesos
sign-vp = points
sign-any-product = products
sign-any-material = materials
sign-any-goods = goods
sign-any-cargo = cargo

pairing-title = Play with people
pairing-remark = when you have nobody to play with
pairing-find = Find people
pairing-how = You are seated with others who want the same game.
pairing-waiting = { $n ->
    [one] One person waits for { $game }.
   *[other] { $n } people wait for { $game }.
  }
pairing-pace = Clock
pairing-nobody = If nobody comes
pairing-languages = Languages
pairing-look = Find people
pairing-bots-after = { $n ->
    [one] Bots after a minute
   *[other] Bots after { $n } minutes
  }
pairing-people-hour = People only, look for an hour
pairing-people-days = { $n ->
    [one] People only, look for a day
   *[other] People only, look for { $n } days
  }
pairing-seats = { $seats } seats
pairing-finishes = finishes { $share } % of games
pairing-new = no game with people yet
pairing-looking = Looking for people
pairing-you = you
pairing-ready = ready
pairing-lacking = { $n ->
    [one] One more, then it begins
   *[other] { $n } more, then it begins
  }
pairing-close = You may close this page; we keep looking.
pairing-until = If nobody comes, the search ends in { $time }.
pairing-bots-in = If nobody comes, bots take the free seats in { $time }. Until round 2 they make room for people.
pairing-stop = Stop looking
pairing-begin = Begin with bots now
pairing-in-vain = Nobody came in time. Try again, perhaps with bots or another clock.
pairing-chip = Looking for people, { $time }
pairing-found = Your table has begun

people-title = People I’ve played with
people-how = Choose who should play again. Their seats are kept for them.
people-games = { $n ->
    [one] one game
   *[other] { $n } games
  }
people-page = Page
people-page-of = { $name }’s page
people-again = { $n ->
    [0] Play again with …
    [one] Play again with one person
   *[other] Play again with { $n } people
  }
people-none = Nobody yet. People you play with will appear here.

clubs-title = Clubs
clubs-remark = a lobby of your own, and a league if you like
clubs-go = Go in
clubs-new = A new club
clubs-how = You get a link. Anyone who has it can join; only members see the club’s tables.
clubs-name = Club name
clubs-open = Open a club

club-name-bad = A club name has 1 to 40 visible letters.
club-members = { $n ->
    [one] one member
   *[other] { $n } members
  }
club-you-organise = you organise it
club-since = since { $when }
club-organised = organised by { $who }
club-open-table = Open a table
club-open-now = Open it
club-table-name = Table name, if you like
club-your-name = Your name
club-join = Join
club-join-how = You will see its tables and can sit down at them. You can leave at any time.
club-link-gone = This link no longer leads to a club. Ask for a new one.
club-gone = There is no such club, or you are not in it.
club-link-title = Join by link
club-link = Link to the club
club-leave = Leave the club
club-leave-sure = Leave the club? Open seats become free, and bots finish your league tables.
club-lobby = Lobby
club-lobby-empty = No table is looking for players just now. Open one.
club-running = Being played
club-sit = Sit down
club-play = Play
club-look = Look
club-results = Results
club-table = Table
club-places = Places
club-points = Points
club-ended = Ended
club-stopped = stopped
club-more = More results
club-members-title = Members
club-here = here now
club-here-now = { $n } here now
club-organiser = organiser
club-manage = { $name }’s role
club-make-organiser = Make organiser
club-make-member = Take the role away
club-remove = Remove
club-remove-sure = Remove { $name }? Only a new link lets that person in again.
club-all = All { $n }
club-tools = For the organiser
club-tools-who = Only organisers see this.
club-tools-table = Open table
club-reseat = Change seats: choose two
club-swap = Swap them
club-close-table = Close the table
club-close-sure = Close “{ $name }”? It has not begun, and nobody can sit down any more.
club-rename = Rename
club-new-link = New link
club-remind-title = Who is to play
club-remind-who = { $who } is to play at { $table }.
club-remind = Remind { $who }
club-reminded = Reminded. The next reminder can go out tomorrow.
club-new-link-sure = Make a new link? The old one will stop working.

league-title = League
league-none = The club has no league yet. Groups are drawn, tables open automatically, and the best move up.
league-found = Start a league
league-found-now = Start the league
league-change = Change
league-signing = { $n ->
    [0] Nobody has signed up yet.
    [one] One person has signed up.
   *[other] { $n } people have signed up.
  }
league-join = Sign up
league-join-next = Sign up for the next season
league-leave = Leave the league
league-leave-sure = Leave the league? Bots finish your tables of this season.
league-begin = Draw the groups and begin
league-end = End the league
league-end-sure = End the league? Tables that have begun go on.
league-day-more = Allow one more day
league-drawn = Groups drawn
league-season = season { $n }
league-table = Table { $n }
league-done = done
league-opens = opens automatically
league-until = { $time }
league-closing = is being finished
league-up-down = Up and down
league-next = { $time } until the next season
league-waits = Your table is waiting for you.
league-running = Your table is being played.
league-group = Group { $name }
league-member = Member
league-tables = Tables
league-share = Share
league-points = League
league-of = { $n } of { $of }
league-up = goes up
league-down = goes down
league-forgotten = somebody
league-rule = Points by place, 6, 4, 2, 1 with four seats; ties by the share of all points at the table. A seat that a bot had to finish counts as last.
league-seed = Drawn with the seed { $seed }.
league-name = League name
league-seats = Players in a group
league-rounds = Tables in a season
league-days = Days for a table
league-hours = Hours for a turn
league-moves = How many go up and down
league-pause = Days between seasons
league-draw = How groups are drawn
league-draw-random = by lot
league-draw-strength = equal strength

invitations-title = You are invited
invitations-by = { $name } is keeping a seat for you.

notices-title = How you are notified
notices-remark = Once per turn, and never while you are looking at that table.
notices-nobody = Nobody knows you here yet, so there is nothing to notify you about. Take a seat at a table, or begin here.
notices-begin = Begin here
notices-ways = Ways
notices-live = Live
notices-live-small = minutes
notices-days = A turn a day
notices-days-small = days
notices-way-title = Title and icon of the tab
notices-way-sound = Sound
notices-way-push = Push
notices-way-mail = Mail
notices-way-webhook = Webhook
notices-small-title = “(1) Your turn”, on every page
notices-small-sound = a small bell
notices-small-sound-off = a small bell, muted in this browser
notices-small-push = also while the page is closed; not on in this browser
notices-small-push-elsewhere = on elsewhere, not in this browser
notices-small-mail = no address yet
notices-small-mail-to = { $where } · several in a row come as one
notices-small-webhook = for Discord or your own program
notices-this-browser = this browser
notices-test = Test
notices-again = test again:
notices-add = Add
notices-change = Change
notices-mute = Mute
notices-unmute = Let it ring
notices-remove = Remove
notices-turn-on = Turn on here
notices-unconfirmed = Not confirmed
notices-look-up = look at the tab
notices-rang = it rang
notices-no-sound = this browser is silent
notices-under-way = on its way …
notices-arrived = arrived in { $s } s
notices-not-arrived = sent, but not here
notices-push-denied = the browser says no
notices-times = { $said }, { $n } times
notices-said-timeout = no answer in time
notices-said-unreached = not reached
notices-said-refused = not allowed
notices-said-off = not on this server
notices-failing = { $where }: { $why }.
notices-failing-rest = Nothing is lost; your other ways still work.
notices-failing-change = Enter a new address
notices-state-unconfirmed = not confirmed yet
notices-state-failing = does not answer at the moment
notices-state-off = given up
notices-new-mail = Mail address
notices-new-mail-how = You get one mail with a link. Nothing else comes until you say yes there.
notices-new-webhook = Address of the webhook
notices-new-webhook-how = Only https, and only machines that anybody can reach.
notices-ask = Send the link
notices-mail-asked = A mail to { $where } is on its way. Open its link and say yes.
notices-form = Form
notices-form-discord = as Discord takes it
notices-form-json = signed JSON
notices-secret = Calls are signed with this secret. It is shown only now.
notices-secret-label = Secret
notices-about = What about
notices-about-turn = It is my turn
notices-about-hour = An hour left
notices-about-invited = I am invited
notices-about-game = A game begins or ends
notices-about-again = Somebody wants to play again
notices-about-chat = Somebody writes in the chat
notices-about-bot = A bot has taken my seat
notices-quiet = Quiet hours
notices-quiet-on = Not at night
notices-quiet-begin = Quiet from
notices-quiet-end = Quiet until
notices-until = to
notices-quiet-how = Notices wait until morning and come as one. For a turn a day, “An hour left” comes before you go to bed instead.
notices-holidays = Holidays
notices-holidays-left = { $left } of { $all } days left this year
notices-holidays-how = Your day-long clocks stop, and everybody at your tables sees until when. Live tables are not affected.
notices-holiday = holiday
notices-holiday-span = { $first } to { $last }
notices-from = From
notices-to = to
notices-take = { $n ->
    [one] Take one day off
   *[other] Take { $n } days off
}
notices-call-off = Call off
notices-plain = This address begins with http:, as on your own Wi-Fi
notices-plain-what = Push and passkeys need https and are not shown here. Title, sound, mail, webhook and recovery code work.
notices-plain-how = Whoever hosts gets https with a proxy such as Caddy in front of the server, and names it with --trusted-proxy.
notices-phone = Put Malecón on your phone
notices-phone-why = Push on an iPhone works only from the home screen.
notices-phone-install = Install
notices-phone-how = Show me how
notices-phone-iphone = iPhone: open this page in Safari, tap Share, then “Add to Home Screen”. Open Malecón from there and turn push on.
notices-phone-android = Android: open the browser’s menu and tap “Install app” or “Add to Home screen”.

mail-link-used = This link has been used, is too old, or was cut off when it was copied.
mail-confirm-title = Mails from Malecón
mail-confirm = Do you want to be told by mail when it is your turn? You can change your mind in every mail.
mail-confirm-button = Yes, send me mails
mail-confirm-done = Done. Notices now go to { $where }.
mail-unsubscribe-title = No more mails
mail-unsubscribe = This stops the mails from Malecón to your address. Your games stay as they are.
mail-unsubscribe-button = Stop the mails
mail-unsubscribe-never = Stop, and let nobody ask again
mail-unsubscribe-done = Done. { $where } will get no more mails.
mail-unsubscribe-done-never = Done. { $where } will get no more mails, and nobody can ask for them again.

name-remark = One way is enough. Two are better.
name-nobody = You have no name here yet. Sit down at a table, or say who you are.
name-here-only =
    { $n ->
        [0] Today the name lives in this browser only. If its data is cleared, the name is gone.
        [one] Today the name lives in this browser only. If its data is cleared, the name and a running game are gone.
       *[other] Today the name lives in this browser only. If its data is cleared, the name and { $n } running games are gone.
    }
name-lasts = The name is yours on every device you sign in on.
name-my-page = My page
name-change = Change the name
name-other = Are you somebody else? Sign in with a name you have kept.
name-kept = kept
name-not-kept = not kept yet
name-best = best
name-remove = Remove
name-passkey = Passkey
name-passkey-what = Your fingerprint, face or screen lock. Nothing to remember, nothing to steal.
name-passkey-where = Works on every device that shares your passkeys.
name-passkey-make = Make a passkey
name-passkey-another = Make another
name-passkey-made = Made { $day }
name-passkey-used = Last used { $day }
name-passkey-remove = Remove the passkey of { $day }
name-passkey-sure = This passkey will no longer open anything here.
name-passkey-none = No passkey was given. Nothing has changed.
name-passkey-https = Passkeys need an address that begins with https. Everything else works here, too.
name-code = Recovery code
name-code-what = For paper. It signs you in once; then you make a new one.
name-code-make = Make a code
name-code-new = Make a new code
name-code-print = Print it
name-code-have = I have it
name-code-made = Made { $day }. Making a new one cancels it.
name-code-lost = A code was made { $day }, but you never confirmed that you have it. Make a new one.
name-devices = My devices
name-device = { $browser } on { $system }
name-device-unknown = A device
name-device-add = Add another device
name-here = here
name-sign-out = Sign out
name-sign-out-there = Sign out there
name-sign-out-of = Sign out: { $device }
name-sign-out-there-of = Sign out there: { $device }
name-sign-out-sure = You can come back with your passkey or code.
name-sign-out-there-sure = That device will be signed out.
name-mine = My data
name-visible = Who can see my page
name-visible-everybody = everybody
name-visible-mates = people I have played with
name-visible-nobody = nobody but me
name-rated = Rate my games
name-rated-how = at tables that are rated; not when a bot stood in for you
name-rated-once = possible once the name is kept
name-download = Download everything
name-forget = Forget me …
name-forget-what =
    { $n ->
        [0] Forgetting deletes your name, your keys and what you wrote.
        [one] Forgetting takes the name off one game and deletes all else. The game stays for those who played it.
       *[other] Forgetting takes the name off { $n } games and deletes all else. The games stay for those who played them.
    }

sign-in-title = Sign in
sign-in-remark = With a name you have kept.
sign-in-passkey = Sign in with a passkey
sign-in-passkey-what = Your device asks for your fingerprint, face or screen lock.
sign-in-code = Sign in with a code
sign-in-code-what = The code you wrote down
sign-in-two = This device is signed in as { $name }
sign-in-two-what = Two people cannot be merged. Their games stay with them: take a recovery code for them first, or leave them behind.
sign-in-keep = Keep both: a code first
sign-in-have = I have it, sign in
sign-in-leave = Leave the games behind

person-since = here since { $month }
person-plays-in = plays in { $language }
person-finishes = finishes { $share } of games
person-my-settings = Who sees this
person-none = There is no page here
person-none-why = Perhaps the address was cut off, or only people who have played together can see this page.
person-rating = Rating
person-rated-games =
    { $n ->
        [one] 1 rated game
       *[other] { $n } rated games
    }, { $people } with people
person-guess = still a guess
person-above = Stronger than { $bot }.
person-at-seats = With { $seats } seats: { $points } ± { $error }
person-bots = the house bots
person-no-bots = no bot is rated yet
person-unrated = No rated games yet.
person-together = You and { $name }
person-together-games =
    { $n ->
        [one] who came before whom, in one game
       *[other] who came before whom, in { $n } games
    }
person-places = you { $mine }, { $name } { $theirs }
person-results = Results
person-no-results = No finished games yet.
person-game = Game
person-seats = Seats
person-games = Games
person-won = Won
person-expected = By chance
person-points = Average points
person-rivals = Head to head
person-with = With
person-before = Came before
person-last = Last
person-all = All { $n }
person-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }

name-mail = Mail
name-mail-what = A link to sign in, when you ask for one. We send nothing else unless you want it.
name-mail-address = Your address
name-mail-add = Send a mail to confirm it
name-mail-again = Send again
name-mail-waits = not confirmed
name-mail-sent = Sent to { $address }. Open it on any device, then press the button there.
name-mail-change = Change

sign-in-mail = Send me a link
sign-in-mail-what = An address you have confirmed here
sign-in-mail-sent = If { $address } belongs to somebody here, a link is on its way. It is good for 15 minutes.
sign-in-link = Sign in on this device
sign-in-link-what = This link signs this device in, once.
setup-rated = Rated: the result counts for those who keep their name and want ratings
setup-unrated-guest = Not rated: you need a name that you keep. You get one under your name above.
setup-unrated-cards = Not rated: you are playing with your own cards.
setup-unrated-hot = Not rated: one person has several seats.
setup-unrated-bots = Not rated: only bots play.

# Guided rounds; their own words are in the games' words/guides

learn-remark = One round of each game on a real table, every step explained.
learn-facts = About 5 minutes · you can stop and go on later
learn-begin = Begin
learn-resume = Go on where you were
learn-again = Once more
learn-card = Guide
learn-chapters = Chapters
learn-progress = How far you have come
learn-of = { $n } of { $of }
learn-done = done
learn-go-on = Go on
learn-show = Show me
learn-why = Why?
learn-back = Back
learn-leave = Leave
learn-leave-keep = Leave, keep my place
learn-skip = Skip ahead
learn-others = Watch what the others do.
learn-play = Play { $game } now
learn-not-now = You could do that, too. Here we do what is lit. Nothing has happened.
learn-why-not = { $why } Nothing has happened.
learn-elsewhere = Nothing can be done there now. Choose what is lit.

## The coach

coach-ask = What would you do?
coach-why = Why is this lit?
coach-remark = The coach is a bot that sees what you see. It tries your turn many times over and tells you what comes of it.
coach-thinks = The coach tries your turn …
coach-plans =
    { $n ->
        [one] One plan.
       *[other] { $n } plans, the best first.
    }
coach-risks = What it risks
coach-how = Worked out from your view alone, in tries with different luck; ± is one standard error.
coach-choose-place = Choose a lit place, and read here what it stands for. Nothing is played.
coach-lit = It is lit because you can:
coach-rule = The rule

## Planning ahead

plan-draft = A plan
plan-assumes = As if it were your turn now. What the others do first can change it; only you can see this.
plan-turn = It is your turn now.
plan-whole = That is the whole turn.
plan-drawn = The last move draws something, so the queue stops before it.
plan-stuck = Not possible: “{ $move }”. { $reason }
plan-none =
    { $why ->
        [setup] There is nothing to plan before the first round.
        [sealed] Everybody chooses at the same time now, so there is nothing to plan.
        [phase] What is decided now changes your next turn. Plan it when that is done.
        [round] You have had all your turns of this round. What comes next, nobody knows yet.
        [draw] Your next turn begins with something drawn, so it cannot be planned.
       *[over] The game is over.
    }
plan-moves = The turn so far
plan-queue = Queue this turn
plan-queue-how = It is played when it is your turn, if it still brings exactly this.
plan-play = Play this turn
plan-discard = Discard
plan-close = Close
plan-withdraw = Withdraw
queued-played = The turn you queued has been played.
queued-void =
    { $why ->
        [illegal] The turn you queued was not played: “{ $move }” is not possible any more.
        [effect] The turn you queued was not played: it would have brought something else than you were shown.
        [undo] The turn you queued was taken out, because somebody took a move back.
        [hand] The turn you queued was taken out, because you played yourself.
        [bot] The turn you queued was taken out, because a bot plays for you.
       *[over] The turn you queued was not played: the game is over.
    }
refused-queue-asked = It is your turn now: play it.
refused-queue-none = There is no turn to plan now.
refused-queue-other = Something has changed what this turn would bring. Take another look.
refused-queue-empty = No turn of yours is queued.
