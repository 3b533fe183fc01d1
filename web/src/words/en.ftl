### The page's own words, in English. What both games say is in src/malecon/games/words/en.ftl.

## Everywhere

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
page-night = Night colours
page-copy = Copy
page-copied = Copied

## At the table

page-waits-one = Waiting for { $who }.
page-waits-many = Waiting for { $who }.
page-stopped = The game was stopped by agreement.
page-your-turn = your turn
page-undo = Take back
page-restart = Start turn again
page-end-turn = End turn
page-done = Done
page-menu = Menu
page-moves = All moves
page-chat = Chat
page-reference = Reference
page-since = since your last turn
page-since-nothing = Nothing has happened since your last turn.
page-not-now = Not possible now
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
page-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
page-bell = A bell when it is my turn
page-look-from = Look from the seat of
page-others = Others
page-watch-link = Link to watch
page-my-seat = My seat
page-stand = Let a bot play for me
page-stand-in = bot stands in
page-stand-for = Let a bot play for { $who }
page-stood-in = A bot plays your seat for the moment.
page-take-back-seat = Take my seat back
page-stop = Agree to stop the game
page-resign = Resign
page-resign-sure = Resign? A bot plays your seat to the end, and you cannot come back.
page-table = This table
page-replay = Replay
page-record = Download the record
page-commitment = Fingerprint of the seed
page-watching = You are watching.
page-sending = Sending …
page-offline = No connection. It will be back by itself; nothing you did is lost.
page-bot = bot
page-absent = away

## Refusals

refused-other = That did not work. Please try again.
refused-move-stale = The table has changed in the meantime. Have another look.
refused-move-illegal = That is not possible now.
refused-move-not-asked = It is not your turn any more.
refused-move-too-far = That went too far at once; one step at a time.
refused-limit-rate = That was a little too fast. Wait a moment.
refused-table-over = The game is over.
refused-store-failed = It could not be saved, so it has not happened. Please try again.
refused-stand-present = They are still here, or have not been away for long.
refused-name = That cannot be used. A name has 1 to 24 letters that everybody can see.
refused-seat-taken = Somebody else was quicker: this seat is taken.
refused-seat-one = At this table everybody has one seat.
refused-seat-empty = Nobody sits there any more.
refused-table-begun = The game has begun.
refused-table-closed = The table was closed.
refused-table-removed = The host has freed your seat. Only a new invitation brings you back.
refused-table-not-yours = Only the host can do that.
refused-limit-tables = That is too many open or running tables.

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
page-remove-sure = Remove { $who } from this table? Only a new invitation brings them back.
page-remove-done = { $who } was removed. If the link is in the wrong hands, make a new one.
page-make-host = Make host
page-make-host-who = Make host: { $who }
page-make-host-sure = Make { $who } the host? Then only { $who } can invite, remove and begin.
page-make-host-done = { $who } is the host now.
page-close-table = Close table
page-close-sure = Close this table? Everybody here is told, and its links no longer work.
page-closed = This table was closed.
page-closed-why = Its host closed it before the game began. You can open another one in a moment.
page-removed = You no longer have a seat here.
page-removed-why = The host has freed your seat. A new invitation brings you back, and other tables are waiting.
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
page-rematch-waits = Waiting for the others …
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
page-open-hands = See with the eyes of
page-everybody = everybody
page-back-table = To the table

## Home

home-lead = The board games CUBA and HAVANA, at one table by the sea. Live or a turn a day, with friends or with the house.
home-scene = The sea wall of Havana at dusk: the sea, a lighthouse, a street of pastel houses and a car of the fifties
home-my-games = My games
home-open-tables = Open tables
home-finished = Finished games
home-play-now = Play now
home-set-up = Set up a table
home-cuba = Grow, build, ship and vote through six rounds.
home-cuba-facts = 2 to 5 seats · about 90 minutes
home-havana = Two cards, one number, and a street to buy up.
home-havana-facts = 2 to 4 seats · about 40 minutes
home-wait-for-you =
    { $n ->
        [one] 1 waits for you
       *[other] { $n } wait for you
    }
home-play = Play
home-look = Look
home-join = Join
home-watch = Watch
home-your-turn = Your turn
home-turn-of = Waits for { $who }
home-not-begun = Not begun
home-none-mine = No games yet: “Play now” begins one.
home-none-open = No open tables just now. Set one up and let it be listed.
home-none-done = Your finished games will be kept here.
home-seats-taken = { $n } of { $of } seats taken
home-pace-none = no clock
home-pace-live = live
home-pace-turn = a turn a day
home-game = Game
home-with = With
home-result = Result
home-points = Points
home-ended = Ended
home-rank = { $n } of { $of }
home-look-back = Watch again
home-name = My name
home-colour = My colour
home-me = Me
home-other-device = Use another device, too
home-other-device-how = Open this link there within 15 minutes.
home-carry = This device belongs to you now, too.
home-carry-not = This link is not valid any more.
home-forget = Forget me
home-forget-sure = Delete your name, chat lines and secrets? Running games go on with bots.
home-save = Save
home-seats = Seats
home-who = Who sits where
home-edition = Rules of the
home-options = More rules
home-pace = Clock
home-pace-bank = Minutes for the whole game
home-pace-days = Days for a turn
home-open = Open the table
home-join-title = You are invited
home-join-how = { $who } would like to play { $game } with you.
home-join-name = Your name
home-join-sit = Take a seat
home-join-gone = This invitation is not valid any more. You can still play right away:
home-sunset = Malecón is the sea wall of Havana.

## CUBA

cuba-round = Round { $n } of { $of }
cuba-lap = lap { $n } of { $of }
cuba-score-track = Points on the sea wall
cuba-seats = Seats
cuba-in-order = in order of play
cuba-turn = turn
cuba-has-chosen = has chosen
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
cuba-group-IV = Other
cuba-laws = Laws
cuba-buy = buy
cuba-sell = sell
cuba-once = Once a round
cuba-left = { $n } left
cuba-left-pay = { $n } left, you could pay { $pay }
cuba-tiles-points = Points
cuba-tiles-money = Money
cuba-tiles-factories = Factories
cuba-tiles-other = Power and other
cuba-can-pay = can pay
cuba-lacking = lacking
cuba-built-by = built by that seat
cuba-my-plantation = My plantation
cuba-back-home = back to mine
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
cuba-do-it = Do it
cuba-have = have { $n }
cuba-pay = Pay
cuba-decline = Decline
cuba-without = Do without
cuba-which-veto = Which proposal is struck out?
cuba-sent = You send the { $who }. You can still change your mind.
cuba-call = Which ship comes to sea?
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
cuba-enact = Enact { $one } and { $two }
cuba-lit =
    { $n ->
        [one] One place is lit. Point at it or tap it to see what it brings.
       *[other] { $n } places are lit. Point at one or tap it to see what it brings.
    }
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
cuba-tab-buildings = Build
cuba-tab-seats = Seats
cuba-tab-log = Log
cuba-summary = A round
cuba-phase-proposals = Four laws are proposed, one of each group.
cuba-phase-actions = In four laps every seat plays one character and uses it. The fifth card stays in hand for parliament.
cuba-phase-parliament = The fifth card has as many votes as its number. All buy votes in secret, 1 peso each; whoever has most enacts two proposals.
cuba-phase-laws = Tax and levy may be paid for 2 points each, or 5 for both; then subsidies are scored and the other laws act.
cuba-phase-end = Products in the yard spoil, full ships leave, the others move up, and the next seat starts.
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
move-enact = Enact: { $one } and { $two }
move-bid = Bid { $what }
move-pay = Pay
move-pay-pair = Pay { $one } and { $two }
move-decline = Decline
move-side = Take the { $what }

## CUBA: reasons in a few words, where there is little room

brief-changes-nothing = no use now
brief-out-of-reach = out of reach
brief-already-used = used
brief-supply-empty = none left
brief-needs-water = needs water
brief-cost = needs { $n } { $what }

## CUBA: what stands on tiles and laws. [wood] is a drawing.

sign-peso = pesos
sign-vp = points
sign-any-product = products
sign-any-material = materials
sign-any-goods = goods
sign-any-cargo = cargo
tile-cement-factory = ≤4 [stone]→1 [vp] each
tile-sawmill = ≤4 [wood]→1 [vp] each
tile-golf-course = ≤4 [water]→1 [vp] each
tile-cloister = ≤2 [any-product]→1 [vp] each
tile-cloister-cloister-materials = ≤2 [any-material]→1 [vp] each
tile-rum-cafe = ≤3 [rum]→2 [vp] each
tile-cigar-cafe = ≤3 [cigars]→2 [vp] each
tile-small-office = load 1 [any-cargo]
tile-large-office = load 2 alike [any-cargo]
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
lawsign-tax-buildings = 1 [peso] → 2 [vp]
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
havana-square = The square
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
havana-balcony = Balcony of { $who }
havana-on-turn = on turn
havana-protected = protected
havana-known = What is known of these cards
havana-my-place = My place
havana-my-open = My open cards
havana-open-of = Open: { $who }
havana-laid = laid
havana-my-things = My things
havana-things-of = Things of { $who }
havana-my-hand = My hand · { $n }
havana-hand-of = Hand of { $who } · { $n }
havana-discards = Discards · { $n }
havana-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
havana-of = of { $n }
havana-phase = phase { $n } of 3 · { $what }
havana-target = { $n } points win
havana-phase-actions = actions and buildings
havana-phase-restock = restocking
havana-phase-cards = new cards
havana-can-buy = can buy
havana-can-remove = can remove
havana-can-at = lay it here
havana-brief-cost = needs { $n } more { $what }
havana-brief-pesos =
    { $n ->
        [one] needs { $n } more peso
       *[other] needs { $n } more pesos
    }
havana-brief-architect = needs the architect
havana-choose = Choose
havana-choose-payment = You can choose how to pay.
havana-makes = Your number becomes { $n }.
havana-points-then = points { $n } → { $then } of { $of }
havana-lit = Whatever glows can be chosen. Point at it to see what it brings.
havana-without = Do without
havana-enough = That is enough
havana-from-tax = { $who } loses
havana-from-steal = Take from { $who }
havana-from-square =
    { $n ->
        [one] Take 1 more stone
       *[other] Take { $n } more stones
    }
havana-stolen = Taken so far: { $n }.
havana-replace = choose what you replace
havana-replaced = { $what } replaced
havana-have = have { $n }
havana-you-pay = You pay
havana-buy = Buy
havana-hint-lay-first = Both stay open and act in round 1.
havana-hint-do = The other one follows by itself.
havana-hint-cover = The card that stays open acts again.
havana-hint-lay = It stays face down until all have laid theirs.
havana-hint-buy = Only the ends of both rows are for sale.
havana-hint-swap-end = It is swapped with the building there.
havana-areas = Areas of the table
havana-can-do = something can be done here
havana-tab-town = Town
havana-tab-hand = Hand
havana-tab-seats = Seats
havana-tab-supply = Supply
havana-tab-log = Log
havana-square-short = Square
havana-summary = A round
havana-does-actions = The lowest number begins. Whoever is on turn uses both open cards, in any order, and may then buy buildings at the ends of the two rows.
havana-does-restock = 3 pesos and 3 stones out of the bag come to the square; what lies there stays.
havana-does-cards = In the same order everybody covers one open card with a card of the hand, face down. When all have laid theirs they are turned up, and the covered cards are discarded.
havana-cards = Cards
havana-rules = Good to know
havana-rule-number = The number
havana-rule-number-does = The two digits of your open cards, the smaller one first: 7 and 0 make 07. With equal numbers, fewer points go first.
havana-rule-pay = Paying
havana-rule-pay-does = 5 pesos replace a worker, 5 debris replace a stone of any colour. Buildings with the compasses need the Architect among your open cards.
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
havana-label-conservation = Conser­vation
havana-label-material-thief = Material thief
havana-label-protection = Protec­tion
havana-label-renewal = Renewal
havana-label-tax-collector = Tax collector
