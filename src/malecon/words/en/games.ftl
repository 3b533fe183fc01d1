### Everything that people read, in English.
###
### A name is a family and a word: kind-sugar, building-dam, law-drought. In log sentences and
### reasons an attribute says in which families a variable is looked up: `.what = kind cube` turns
### sugar into the text of kind-sugar and brick into that of cube-brick. These attributes are the
### same in every language. A name that changes with its number has the attribute `.count`, which
### gets $n.
###
### Both games share sentences. Where they need different ones, $rule tells them apart.
###
### Variables of log sentences:
###   $seat     name of the seat that acts
###   $what     name of the thing
###   $n        a number
###   $source   where it comes from
###   $target   where it goes
###   $why      the reason as a name or a paragraph
###   $rule     the same as a word to select by: C-061, HA-14, building-dam, card-mama or none
### Reasons have $what, $n, $lacks and $rule. $lacks is a list, joined as people of `locale` do it; each
### of it is told by `lack-WHAT` or, where there is none, by `lack`, with $what, $n and $instead.

## The language itself

# What it calls itself.
language-name = English
# Whether a native speaker has read it: yes or no.
language-read = yes

## Parts of sentences

# Whose habits numbers and dates follow, and the document's language.
locale = en-GB
# Lists: A, B and C; where no “and” is wanted, only the first of the two.
list-more = { $first }, { $then }
list-last = { $first } and { $then }
amount = { $n } { $what }
pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
# Set behind a log sentence: its reason, if it has one.
because =
    { $rule ->
        [none] { "" }
       *[other] { " " }({ $why })
    }
# Set behind a reason: the paragraph, if one is named.
cite =
    { $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }
# $n is the number of the seat, from 1.
seat = Seat { $n }

## Games and editions

game-cuba = CUBA
game-havana = HAVANA

edition-cuba-de = German edition (2012)
edition-cuba-nl = Dutch edition (2008)
edition-cuba-fr = French edition (2007)
edition-cuba-zh = Chinese edition
edition-cuba-en = English edition (2007)

## Options

option-cuba-tokens = Pieces in the box
option-cuba-tokens-2012 = 15 of each product, 10 each of rum and cigars (2012)
option-cuba-tokens-2007 = 18 of each product, 15 each of rum and cigars (2007)
option-cuba-full_row_price = Selling when the market row is full
option-cuba-full_row_price-by_class = 1 peso for a product, 3 pesos for a good
option-cuba-full_row_price-flat = 3 pesos for either
option-cuba-large_office = Large office
option-cuba-large_office-two = loads up to 2 of one kind
option-cuba-large_office-any = loads any number of one kind
option-cuba-cloister = Cloister
option-cuba-cloister-products = takes products
option-cuba-cloister-materials = takes materials
option-cuba-product_store = Product store
option-cuba-product_store-product = buys a product
option-cuba-product_store-material = buys a material
option-cuba-rum_cafe = Water in the cost of the rum café
option-cuba-rum_cafe-one_water = 1 water
option-cuba-rum_cafe-two_water = 2 water
option-cuba-black_market = Black market
option-cuba-black_market-any = exchanges any cargo for any other
option-cuba-black_market-across = exchanges a product for a good or a good for a product
option-cuba-lighthouse = Lighthouse
option-cuba-lighthouse-sea_pile = exchanges the ship at sea for one from the pile
option-cuba-lighthouse-dock_sea = exchanges a ship in dock for the one at sea
option-cuba-veto = Church’s veto
option-cuba-veto-at_once = takes effect at once
option-cuba-veto-parliament = waits for parliament
option-cuba-sides = Plantation boards
option-cuba-sides-common = the same layout for all
option-cuba-sides-individual = a different layout for each seat
option-cuba-sides-mixed = each seat chooses
option-cuba-variant_offered = Offer the secret delegate
option-cuba-variant_offered-yes = yes
option-cuba-variant_offered-no = no
option-cuba-market_law = Scarcity and surplus laws
option-cuba-market_law-every_round = take effect every round while in force
option-cuba-market_law-once = take effect once, when enacted
option-cuba-rebid = Tied leaders buy votes again
option-cuba-rebid-yes = yes
option-cuba-rebid-no = no, the start player is first
option-cuba-secret_delegate = Secret delegate
option-cuba-secret_delegate-yes = yes, chosen before the actions
option-cuba-secret_delegate-no = no, the card left over
option-cuba-bank = Pesos in the bank
option-cuba-bank-unlimited = unlimited
option-cuba-bank-195 = 195
option-cuba-bank-140 = 140
option-cuba-building_tax_zero = Tax on buildings for a seat that has none
option-cuba-building_tax_zero-paid = counts as paid
option-cuba-building_tax_zero-unpaid = does not count as paid
option-cuba-hidden_money = Hide the other seats' money
option-cuba-hidden_money-yes = yes
option-cuba-hidden_money-no = no

## Pieces

kind-wood = wood
kind-stone = stone
kind-water = water
kind-citrus = citrus
kind-sugar = sugar
kind-tobacco = tobacco
kind-rum = rum
kind-cigars = cigars
    .count =
        { $n ->
            [one] cigar
           *[other] cigars
        }

class-material = material
class-product = product
class-goods = goods
class-cargo = cargo

## Characters

character-worker = worker
    .the = the worker
character-merchant = merchant
    .the = the merchant
character-architect = architect
    .the = the architect
character-foreman = foreman
    .the = the foreman
character-mayor = mayor
    .the = the mayor

## Plantations, fields and places

plantation-common = common plantation
plantation-blue = blue plantation
plantation-red = red plantation
plantation-yellow = yellow plantation
plantation-green = green plantation
plantation-purple = purple plantation

side-common = common plantation
side-individual = individual plantation

landscape-forest = forest
landscape-mountain = mountain
landscape-lake = lake
landscape-plantation = plantation
landscape-citrus = citrus field
landscape-sugar = sugar field
landscape-tobacco = tobacco field
landscape-warehouse = warehouse

place-supply = supply
place-yard = yard
place-warehouse = warehouse
place-market = market
place-dock = dock { $n }
place-sea = sea
place-pile = pile
place-bank = bank
place-field = field

## Phases of a round

phase-proposals = proposals
phase-actions = actions
phase-parliament = parliament
phase-laws = laws
phase-end = end of the round

## Alternatives under the black markers

alternative-free-material = a free material
alternative-free-product = a free product of the cheapest kind
alternative-two-points = 2 points for building nothing
alternative-one-point = 1 point for building nothing
alternative-four-pesos = 4 pesos for loading nothing
alternative-two-pesos = 2 pesos for loading nothing

## Where points come from

source-ships = ships
source-functions = buildings used
source-laws = laws
source-architect = building forgone
source-owned = buildings owned

## Sealed choices

sealed-delegate = delegate
sealed-bid = bid
sealed-payment = answer to the law

## Buildings

building-cement-factory = cement factory
building-sawmill = sawmill
building-golf-course = golf course
building-cloister = cloister
building-rum-cafe = rum café
building-cigar-cafe = cigar café
building-small-office = small office
building-large-office = large office
building-hotel = hotel
building-inn = inn
building-goods-store = goods store
building-product-store = product store
building-materials-store = materials store
building-small-bank = small bank
building-large-bank = large bank
building-black-market = black market
building-cigar-factory = cigar factory
building-cigar-factory-2 = second cigar factory
building-distillery = distillery
building-distillery-2 = second distillery
building-church = church
building-town-hall = town hall
building-dam = dam
building-lighthouse = lighthouse
building-storehouse = storehouse
building-warehouse = warehouse

## What buildings do
## A key that goes on with an option and its value replaces the sentence where the option has it.

building-cement-factory-does = Give up to 4 stone for 1 point each.
building-sawmill-does = Give up to 4 wood for 1 point each.
building-golf-course-does = Give up to 4 water for 1 point each.
building-cloister-does = Give up to 2 products for 1 point each.
building-cloister-does-cloister-materials = Give up to 2 materials for 1 point each.
building-rum-cafe-does = Give up to 3 rum for 2 points each.
building-cigar-cafe-does = Give up to 3 cigars for 2 points each.
building-small-office-does = Load 1 unit of cargo on a ship and score the points of its dock.
building-large-office-does = Load up to 2 units of one kind on one ship and score the points of its dock for each.
building-large-office-does-large_office-any = Load any number of units of one kind on one ship and score the points of its dock for each.
building-hotel-does = Score 2 points.
building-inn-does = Score 1 point.
building-goods-store-does = Sell 1 good for 6 pesos.
building-product-store-does = Sell 1 product for 4 pesos.
building-product-store-does-product_store-material = Sell 1 material for 4 pesos.
building-materials-store-does = Sell up to 2 materials for 2 pesos each.
building-small-bank-does = Receive 2 pesos.
building-large-bank-does = Receive 4 pesos.
building-black-market-does = Exchange 1 unit of cargo for another kind of cargo.
building-black-market-does-black_market-across = Exchange 1 product for a good, or 1 good for a product.
building-cigar-factory-does = Turn any amount of tobacco into the same amount of cigars.
building-cigar-factory-2-does = { building-cigar-factory-does }
building-distillery-does = Turn any amount of sugar into the same amount of rum.
building-distillery-2-does = { building-distillery-does }
building-church-does = Veto one proposal at once, but not in the group you vetoed last round.
building-church-does-veto-parliament = Veto one proposal in parliament, but not in the group you vetoed last round.
building-town-hall-does = Have 2 more votes in parliament this round.
building-dam-does = Receive 2 water.
building-lighthouse-does = Exchange the ship at sea for a ship of your choice from the pile.
building-lighthouse-does-lighthouse-dock_sea = Exchange a ship in a dock for the one at sea; full ships stay.
building-storehouse-does = Move all products from your yard to the warehouse, where they keep.
building-warehouse-does = { building-storehouse-does }

## Laws

group-I = tax laws
group-II = levy laws
group-III = subsidy laws
group-IV = various laws

law-printed-tax = starting tax of 2 pesos
law-tax-1 = tax of 1 peso
law-tax-2 = tax of 2 pesos
law-tax-3 = tax of 3 pesos
law-tax-4 = tax of 4 pesos
law-tax-5 = tax of 5 pesos
law-tax-buildings = tax on buildings
law-printed-levy = starting levy of 1 citrus
law-levy-citrus = levy of 1 citrus
law-levy-sugar = levy of 1 sugar
law-levy-tobacco = levy of 1 tobacco
law-levy-water = levy of 1 water
law-levy-materials = levy of 2 materials
law-levy-products = levy of 2 products
law-subsidy-buildings = subsidy for buildings
law-subsidy-materials = subsidy for material fields
law-subsidy-products = subsidy for product fields
law-subsidy-water = subsidy for water
law-subsidy-votes = subsidy for votes
law-subsidy-pesos = subsidy for pesos
law-scarcity = scarcity law
law-surplus = surplus law
law-drought = drought law
law-building-law = building law
law-harbour-law = harbour law
law-corruption = corruption law

## What laws do

law-printed-tax-does = Whoever pays 2 pesos scores 2 points.
law-tax-1-does = Whoever pays 1 peso scores 2 points.
law-tax-2-does = Whoever pays 2 pesos scores 2 points.
law-tax-3-does = Whoever pays 3 pesos scores 2 points.
law-tax-4-does = Whoever pays 4 pesos scores 2 points.
law-tax-5-does = Whoever pays 5 pesos scores 2 points.
law-tax-buildings-does = Pay 1 peso per building you own to score 2 points.
law-printed-levy-does = Whoever gives 1 citrus scores 2 points.
law-levy-citrus-does = Whoever gives 1 citrus scores 2 points.
law-levy-sugar-does = Whoever gives 1 sugar scores 2 points.
law-levy-tobacco-does = Whoever gives 1 tobacco scores 2 points.
law-levy-water-does = Whoever gives 1 water scores 2 points.
law-levy-materials-does = Whoever gives any 2 materials scores 2 points.
law-levy-products-does = Whoever gives any 2 products scores 2 points.
law-subsidy-buildings-does = 1 point for each building you own.
law-subsidy-materials-does = 1 point for each of your material fields without a building.
law-subsidy-products-does = 1 point for each of your product fields without a building.
law-subsidy-water-does = 1 point for each water you have, 7 at most.
law-subsidy-votes-does = 1 point for each vote of the card sent to parliament.
law-subsidy-pesos-does = 1 point for every 3 pesos you have, 7 at most.
law-scarcity-does = Every round 2 citrus, 2 sugar and 2 tobacco leave the market.
law-scarcity-does-market_law-once = Once, 2 citrus, 2 sugar and 2 tobacco leave the market.
law-surplus-does = Every round 2 citrus, 2 sugar and 2 tobacco come to the market.
law-surplus-does-market_law-once = Once, 2 citrus, 2 sugar and 2 tobacco come to the market.
law-drought-does = The worker harvests only 1 product field without paying water.
law-building-law-does = Each building costs 2 pesos more.
law-harbour-law-does = A ship that has been filled leaves at once.
law-corruption-does = No votes can be bought.

## The log: course of the game

event-round = Round { $n } begins.
event-phase = Phase: { $what }.
    .what = phase
event-start = { $seat } is the start player.
event-board = { $seat } gets the { $what }.
    .what = plantation
event-side = { $seat } chooses the { $what }.
    .what = plantation side
event-turn-ended = { $seat } ends the turn.
event-forced = { $seat } has only one choice: { $what }.
event-markers-off =
    { $n ->
        [one] The black marker is taken off.
       *[other] The { $n } black markers are taken off.
    }
event-cards-back = All seats take back their characters.
event-over = { $seat } wins with { points }.

## The log: pieces, money and points

event-moved = { $seat }: { amount }, { $source } to { $target }{ because }.
    .what = kind cube
    .source = place
    .target = place
event-moved-nobody = { amount }, { $source } to { $target }{ because }.
event-moved-field-yard = { $seat } gets { amount } from field { $source }.
event-moved-supply-yard =
    { $rule ->
        [C-030] { $seat } starts with { amount }.
        [C-060] { $seat } buys { amount } from the supply.
        [C-062] { $seat } takes { amount } for free.
       *[other] { $seat } receives { amount }{ because }.
    }
event-moved-market-yard = { $seat } buys { amount } on the market.
event-moved-yard-market = { $seat } sells { amount } on the market.
event-moved-warehouse-market = { $seat } sells { amount } from the warehouse on the market.
event-moved-yard-supply =
    { $rule ->
        [C-051] { $seat } gives { amount } to harvest a further field.
        [C-061] { $seat } sells { amount } to the supply.
        [C-068] { $seat } pays { amount } for the building.
        [C-100] { $seat } gives { amount } for the levy.
        [C-125] { $seat } loses { amount } left in the yard.
       *[other] { $seat } gives { amount }{ because }.
    }
event-moved-warehouse-supply =
    { $rule ->
        [C-061] { $seat } sells { amount } from the warehouse to the supply.
        [C-100] { $seat } gives { amount } from the warehouse for the levy.
       *[other] { $seat } gives { amount } from the warehouse{ because }.
    }
event-moved-yard-warehouse = { $seat } stores { amount } in the warehouse.
event-moved-yard-dock = { $seat } loads { amount } in { $target }.
event-moved-warehouse-dock = { $seat } loads { amount } from the warehouse in { $target }.
event-moved-dock-supply =
    { $n ->
        [one] { amount } goes from { $source } to the supply.
       *[other] { amount } go from { $source } to the supply.
    }
event-moved-supply-market =
    { $n ->
        [one] { amount } comes to the market{ because }.
       *[other] { amount } come to the market{ because }.
    }
event-moved-market-supply =
    { $n ->
        [one] { amount } leaves the market{ because }.
       *[other] { amount } leave the market{ because }.
    }
event-paid =
    { $rule ->
        [C-056] { $seat } pays { pesos } on the market.
        [C-060] { $seat } pays { pesos } to the supply.
        [C-089] { $seat } pays { pesos } for votes.
        [C-098] { $seat } pays { pesos } of tax.
        [H-021] { $seat } pays { pesos } for the building.
       *[other] { $seat } pays { pesos }{ because }.
    }
event-earned =
    { $rule ->
        [C-058] { $seat } receives { pesos } for it.
        [C-061] { $seat } receives { pesos } for it.
        [C-082] { $seat } receives { pesos } for loading nothing.
        [H-009] { $seat } starts with { pesos }.
       *[other] { $seat } receives { pesos }{ because }.
    }
event-scored = { $seat } scores { points }: { $what }{ because }.
    .what = source
event-scored-ships = { $seat } scores { points } for cargo.
event-scored-functions = { $seat } scores { points }{ because }.
event-scored-laws =
    { $rule ->
        [C-102] { $seat } scores { points } for tax and levy together.
       *[other] { $seat } scores { points }{ because }.
    }
event-scored-architect = { $seat } scores { points } for building nothing.
event-scored-owned = { $seat } scores { points } for buildings owned.

## The log: characters and buildings

event-card =
    { $rule ->
        [C-041] { $seat } plays { FORM($what, form: "the") }.
       *[other] { $seat } uses { FORM($what, form: "the") }.
    }
    .what = character card
event-pawn = { $seat } places the pawn on field { $target }.
event-built = { $seat } builds the { $what } on field { $target }.
    .what = building
event-used = { $seat } uses the { $what }.
    .what = building
event-marker = { $seat } takes an alternative: { $what }.
    .what = alternative

## The log: ships

event-ship = Ship { $what } moves from { $source } to { $target }{ because }.
    .source = place
    .target = place
event-ship-pile-sea = Ship { $what } appears at sea.
event-ship-pile-dock = Ship { $what } arrives in { $target }.
event-ship-sea-dock = Ship { $what } comes from sea to { $target }.
event-ship-dock-dock = Ship { $what } moves from { $source } to { $target }.
event-ship-dock-sea = { $seat } sends ship { $what } from { $source } out to sea.
event-ship-sea-pile = { $seat } puts ship { $what } back into the pile.
event-ship-dock-pile =
    { $rule ->
        [C-121] Ship { $what } is full and leaves { $source }.
        [C-122] Ship { $what } has to leave { $source }.
       *[other] Ship { $what } leaves { $source }{ because }.
    }

## The log: parliament and laws

event-proposal = Proposed: { $what }.
    .what = law
event-vetoed = { $seat } vetoes the { $what }.
    .what = law
event-enacted = { $seat } enacts the { $what }.
    .what = law
event-lapsed = The { $what } is no longer in force.
    .what = law
event-rejected = The { $what } is not enacted and leaves the game.
    .what = law
event-sealed = { $seat } has made a sealed choice: { $what }.
    .what = sealed
event-sealed-bid = { $seat } has made a sealed bid.
event-sealed-delegate = { $seat } has laid a delegate face down.
event-sealed-payment = { $seat } has decided whether to pay.
event-chose = { $seat } has chosen, still hidden from the others: { $what }.
event-revealed =
    { $rule ->
        [C-086] { $seat } sends { FORM($what, form: "the") } to parliament: { votes }.
       *[other] { $seat } reveals { FORM($what, form: "the") }.
    }
    .what = character card
event-bid =
    { $n ->
        [0] { $seat } buys no votes.
       *[other] { $seat } buys { votes }.
    }
event-votes = { $seat } has { votes } in all.
event-won = { $seat } wins in parliament with { votes } and enacts two laws.
event-skipped =
    { $rule ->
        [A-87] { $seat } has no building, so the { $what } does not count as paid{ because }.
        [C-098] { passed-over }
        [C-100] { passed-over }
        [C-103] { passed-over }
       *[other] { $seat } can make no use of the { $what }.
    }
    .what = law card
passed-over = { $seat } cannot pay the { $what } and is passed over{ because }.
event-skipped-nobody = The { $what } does not act this round{ because }.
event-met = { $seat } meets the { $what }.
    .what = law
event-declined = { $seat } does not pay the { $what }.
    .what = law

## The log by act
##
## One sentence for what a seat does in one go. An act is made of clauses, act-play and so on, which
## `clauses-more` and at the end `clauses-last` join; `act` says who acts and ends the sentence, and where
## nobody does, `act-nobody`. Where several sentences follow each other, `act-then` joins them. Behind what
## nobody chose stands `act-rule`, behind an only choice `act-forced`.
##   $you      you, if that is the reader, else other
##   $whom     likewise for whoever is robbed, who is $source
##   $what     names as a list, each as `act-name` sets it; $key is the first as a word, or none
##   $gives    what is given as a list of amounts, $gets what is got
##   $why      the reason as a name
##   $has      which of these two there are: both, gives, gets or none

act =
    { $you ->
        [you] You { $clauses }.
       *[other] { $seat } { $clauses }.
    }
act-nobody = { $clauses }.
act-then = { $first } { $then }
act-forced = { " " }(the only choice)
act-rule = { " " }({ $rule })
act-name = { $what }
clauses-more = { $first }, { $then }
clauses-last = { $first } and { $then }
act-start =
    { $you ->
        [you] are the start player
       *[other] is the start player
    }
act-board =
    { $you ->
        [you] get the { $what }
       *[other] gets the { $what }
    }
    .what = plantation
act-side =
    { $you ->
        [you] choose the { $what }
       *[other] chooses the { $what }
    }
    .what = plantation side
act-begin =
    { $you ->
        [you] start with { $gets }
       *[other] starts with { $gets }
    }
act-play =
    { $you ->
        [you] play the { $what }
       *[other] plays the { $what }
    }
    .what = character
act-pawn =
    { $you ->
        [you] place the pawn on { $target }
       *[other] places the pawn on { $target }
    }
act-harvest =
    { $has ->
        [both]
            { $you ->
                [you] harvest { $gets } (giving { $gives })
               *[other] harvests { $gets } (giving { $gives })
            }
        [gives]
            { $you ->
                [you] give { $gives }
               *[other] gives { $gives }
            }
       *[other]
            { $you ->
                [you] harvest { $gets }
               *[other] harvests { $gets }
            }
    }
act-buy =
    { $you ->
        [you] buy { $gets } for { $gives }
       *[other] buys { $gets } for { $gives }
    }
act-sell =
    { $you ->
        [you] sell { $gives } for { $gets }
       *[other] sells { $gives } for { $gets }
    }
act-free =
    { $you ->
        [you] take { $gets } for free
       *[other] takes { $gets } for free
    }
act-build =
    { $has ->
        [gives]
            { $you ->
                [you] build the { $what } on { $target } for { $gives }
               *[other] builds the { $what } on { $target } for { $gives }
            }
       *[other]
            { $you ->
                [you] build the { $what } on { $target }
               *[other] builds the { $what } on { $target }
            }
    }
    .what = building
act-forgo =
    { $you ->
        [you] forgo building for { $gets }
       *[other] forgoes building for { $gets }
    }
act-load =
    { $has ->
        [both]
            { $you ->
                [you] load { $gives } in { $target } for { $gets }
               *[other] loads { $gives } in { $target } for { $gets }
            }
        [gets]
            { $you ->
                [you] score { $gets }
               *[other] scores { $gets }
            }
       *[other]
            { $you ->
                [you] load { $gives } in { $target }
               *[other] loads { $gives } in { $target }
            }
    }
    .target = place
act-forgo-loading =
    { $you ->
        [you] take { $gets } instead of loading
       *[other] takes { $gets } instead of loading
    }
act-use =
    { $has ->
        [both]
            { $you ->
                [you] turn { $gives } into { $gets } with the { $what }
               *[other] turns { $gives } into { $gets } with the { $what }
            }
        [gives]
            { $you ->
                [you] give { $gives } to the { $what }
               *[other] gives { $gives } to the { $what }
            }
        [gets]
            { $you ->
                [you] get { $gets } from the { $what }
               *[other] gets { $gets } from the { $what }
            }
       *[none]
            { $you ->
                [you] use the { $what }
               *[other] uses the { $what }
            }
    }
    .what = building
act-store =
    { $you ->
        [you] store { $gives }
       *[other] stores { $gives }
    }
act-call =
    { $you ->
        [you] call ship { $what } to sea
       *[other] calls ship { $what } to sea
    }
act-send =
    { $you ->
        [you] send ship { $what } from { $source } out to sea
       *[other] sends ship { $what } from { $source } out to sea
    }
    .source = place
act-veto =
    { $you ->
        [you] veto the { $what }
       *[other] vetoes the { $what }
    }
    .what = law
act-propose = Proposed: { $what }
    .what = law
act-delegate =
    { $you ->
        [you] send the { $what } to parliament for { votes }
       *[other] sends the { $what } to parliament for { votes }
    }
    .what = character
act-bid =
    { $n ->
        [0]
            { $you ->
                [you] buy no votes
               *[other] buys no votes
            }
       *[other]
            { $you ->
                [you] buy { votes } for { pesos }
               *[other] buys { votes } for { pesos }
            }
    }
act-win =
    { $you ->
        [you] win the vote with { votes }
       *[other] wins the vote with { votes }
    }
act-enact =
    { $you ->
        [you] enact the { $what }
       *[other] enacts the { $what }
    }
    .what = law
act-pay =
    { $has ->
        [both]
            { $key ->
                [none]
                    { $you ->
                        [you] score { $gets }
                       *[other] scores { $gets }
                    }
               *[other]
                    { $you ->
                        [you] pay the { $what }: { $gives } for { $gets }
                       *[other] pays the { $what }: { $gives } for { $gets }
                    }
            }
        [gets]
            { $key ->
                [none]
                    { $you ->
                        [you] score { $gets }
                       *[other] scores { $gets }
                    }
               *[other]
                    { $you ->
                        [you] meet the { $what } for { $gets }
                       *[other] meets the { $what } for { $gets }
                    }
            }
       *[other]
            { $you ->
                [you] pay the { $what }
               *[other] pays the { $what }
            }
    }
    .what = law
act-subsidy =
    { $you ->
        [you] score { $gets } from the { $why }
       *[other] scores { $gets } from the { $why }
    }
act-decline =
    { $you ->
        [you] do not pay the { $what }
       *[other] does not pay the { $what }
    }
    .what = law
act-pass-over =
    { $rule ->
        [C-103]
            { $you ->
                [you] get nothing from the { $what }
               *[other] gets nothing from the { $what }
            }
        [A-87]
            { $you ->
                [you] have no building, so the { $what } does not count as paid
               *[other] has no building, so the { $what } does not count as paid
            }
       *[other]
            { $you ->
                [you] cannot pay the { $what }
               *[other] cannot pay the { $what }
            }
    }
    .what = law
act-no-effect = The { $what } does not act this round
    .what = law
act-spoil =
    { $you ->
        [you] lose { $gives } left in the yard
       *[other] loses { $gives } left in the yard
    }
act-own =
    { $you ->
        [you] score { $gets } for buildings owned
       *[other] scores { $gets } for buildings owned
    }
act-win-game =
    { $you ->
        [you] win with { points }
       *[other] wins with { points }
    }

## Why something is not possible

reason-not-your-turn = It is not your turn{ cite }.
reason-game-over = The game is over{ cite }.
reason-not-now = Something else is asked of you now{ cite }.
reason-must-finish = Finish what you have begun first{ cite }.
# $what: a building
reason-changes-nothing = Using the { $what } would change nothing now{ cite }.
    .what = building
# $lacks: all that is lacking, as a list
reason-cost = You need { $lacks }{ cite }.
reason-pesos = { reason-cost }
reason-law = { reason-cost }
# $what: a kind, a cube or a worker, $n: how many are lacking, $instead: how many debris would do
lack =
    { $instead ->
        [0] { $n } more { $what }
       *[other] { $n } more { $what } (or { $instead } more debris)
    }
    .what = kind cube
lack-pesos =
    { $n ->
        [one] { $n } more peso
       *[other] { $n } more pesos
    }
lack-building-law =
    { $n ->
        [one] { $n } more peso for the building law
       *[other] { $n } more pesos for the building law
    }
# $what: a kind
reason-supply-empty = The supply has no { $what } left{ cite }.
    .what = kind
# $what: a field
reason-place-warehouse = Field { $what } is the warehouse, which cannot be built on{ cite }.
# $what: a field
reason-place-building = Field { $what } has a building already{ cite }.
reason-no-field-left = You have no field left to build on{ cite }.
# $what: a building
reason-building-gone = There is no { $what } left to build{ cite }.
    .what = building
# $what: a kind
reason-row-not-full = The row of { $what } still has a free space, so the supply does not buy{ cite }.
    .what = kind
# $what: a kind
reason-nothing-to-sell = You have no { $what } to sell{ cite }.
    .what = kind
# $what: a kind
reason-reverse-trade = That would reverse a trade in { $what } that you have made this turn{ cite }.
    .what = kind
# $what: an alternative
reason-alternative-taken = This has been taken already this round: { $what }{ cite }.
    .what = alternative
# $what: a kind
reason-not-cheapest = Only a product of the lowest price is free, and { $what } costs more{ cite }.
    .what = kind
reason-already-traded = You have traded already, so nothing is free this turn{ cite }.
# $n: a dock
reason-ship-none = There is no ship in dock { $n }{ cite }.
# $n: a dock
reason-ship-full = The ship in dock { $n } is full{ cite }.
# $what: a kind
reason-ship-space = The ship has no free space for { $what }{ cite }.
    .what = kind
# $n: a ship
reason-ship-not-in-pile = Ship { $n } is not in the pile{ cite }.
reason-ship-at-sea = The ship at sea cannot be loaded{ cite }.
# $n: a dock
reason-one-ship = All cargo of this turn goes on the ship in dock { $n }{ cite }.
# $what: a kind
reason-same-kind = The office goes on with { $what } and loads nothing else{ cite }.
    .what = kind
# $n: a dock
reason-no-cargo = You have no cargo that fits the ship in dock { $n }{ cite }.
# $what: a building
reason-not-owned = You do not own the { $what }{ cite }.
    .what = building
# $what: a building
reason-out-of-reach = The { $what } is outside the cross of your pawn, and it could only be used alone{ cite }.
    .what = building
# $what: a building
reason-already-used = You have used the { $what } already this round{ cite }.
    .what = building
# $n: how many pieces a building takes
reason-max-given =
    { $n ->
        [one] This building takes no more than { $n } piece{ cite }.
       *[other] This building takes no more than { $n } pieces{ cite }.
    }
# $what: a kind
reason-wrong-piece = This building does not take { $what }{ cite }.
    .what = kind
# $what: a character
reason-card-played = You have played { FORM($what, form: "the") } already this round{ cite }.
    .what = character
# $what: a character
reason-card-delegate = The { $what } is your delegate in parliament{ cite }.
    .what = character
# $what: a field
reason-field-not-in-cross = Field { $what } is not in the row or column of your pawn{ cite }.
# $what: a field
reason-field-built = Field { $what } has a building and yields nothing{ cite }.
# $what: a field
reason-field-yields-nothing = Field { $what } has no product to harvest{ cite }.
# $what: a field
reason-field-used = You have harvested field { $what } already{ cite }.
reason-needs-water = A further field costs 1 water, and you have none{ cite }.
# $n: the pesos that the seat has
reason-bid-above-money = You have only { pesos }{ cite }.
reason-corruption = The corruption law forbids buying votes{ cite }.
# $what: a group
reason-veto-ban = You vetoed a proposal of group { $what } last round{ cite }.
# $what: a group
reason-no-proposal = There is no open proposal in group { $what }{ cite }.
# $what: a law, $lacks: what is lacking for it
reason-cannot-pay = You cannot pay the { $what }: you need { $lacks }{ cite }.
    .what = law
# $what: the kind that the black market should give, or the law that is to be paid
reason-wrong-pair =
    { $rule ->
        [B-16] The black market does not give { $what } for that{ cite }.
       *[other] The { $what } does not ask for these pieces{ cite }.
    }
    .what = kind law
reason-pairs-two = Take two materials first, then two products{ cite }.
reason-undo-nothing = There is nothing of yours to take back{ cite }.
reason-undo-reveal = Something has been drawn or revealed since, so it cannot be taken back{ cite }.

## What a seat is asked

ask-side = Choose a side of your plantation board.
ask-take-material = Take a material to start with.
ask-take-product = Take a product to start with.
ask-delegate = Choose your delegate in secret.
ask-card = Play a character.
ask-place = Place your pawn on a field.
ask-harvest = Harvest product fields in the row and column of your pawn, or end your turn.
ask-trade = Buy and sell, or take a free piece instead; then end your turn.
ask-trade-on = Buy and sell, then end your turn.
ask-build-none = You cannot pay for any building: end your turn to forgo building.
ask-build = Choose a building, or end your turn to forgo building.
ask-site = Choose a field for the building.
ask-foreman = Use your buildings, or end your turn.
ask-give = Give pieces to the building, or choose Done.
ask-convert = Exchange a unit of cargo, or choose Done.
ask-office-dock = Choose the dock where the office loads, or choose Done.
ask-office-load = Load cargo, or choose Done.
ask-call = Choose the next ship at sea, or choose Done.
ask-swap = Choose the ship to swap with the one at sea, or choose Done.
ask-veto = Veto a proposal, or choose Done.
ask-mayor = Choose a ship to load, or end your turn to forgo loading.
ask-load = Load cargo on the ship, or end your turn.
ask-end = Nothing is left to do: end your turn.
ask-bid = Buy votes in secret, each for 1 peso.
ask-bid-again = You share the lead: buy more votes in secret, each for 1 peso.
ask-enact = You have won the vote: enact two of the proposals.
ask-tax = Pay the tax for 2 points, or decline.
ask-levy = Pay the levy for 2 points, or decline.
ask-wait = Wait for the others.
ask-over = The game is over.

## The table in the terminal

board-round = Round { $n }
board-phase = Phase
board-lap = Lap { $n }
board-setup = Setup
board-market = Market
board-price = Price
board-supply = Supply
board-bank = Bank
board-harbour = Harbour
board-sea = Sea
board-dock = Dock { $n }
board-pile = Pile
board-ship = Ship { $n }
board-laws = Laws in force
board-proposals = Proposals
board-votes = Votes
board-alternatives = Alternatives
board-free = free
board-taken = taken
board-none = none
board-empty = empty
board-full = full
board-hidden = hidden
board-buildings = Buildings
board-cost = Cost
board-seat = Seat
board-start-player = Start player
board-pesos = Pesos
board-points = Points
board-score = Score
board-total = Total
board-plantation = Plantation
board-pawn = Pawn
board-yard = Yard
board-warehouse = Warehouse
board-hand = Hand
board-played = Played
board-delegate = Delegate
board-log = Log
board-moves = Moves
board-winner = Winner

# terminal

board-parliament = Parliament
board-buy = Buy
board-sell = Sell
board-legend = [loaded]  free
board-alternatives-taken = Alternatives taken
board-does = Function
board-spaces = Spaces
board-where = Where
board-digit = Digit
board-card = Card
board-laid = Laid face down
board-known-hand = Surely in hand
board-known-discard = Surely discarded
board-known-unknown = In hand or discarded
# $what: the name of a bot
board-bot-seat = { $seat } ({ $what })
# $what: seats with the names of their bots, separated by commas
board-bots = Bots play: { $what }. “--people all” gives every seat to people.
board-welcome = Type a move, or several separated by commas; ? lists your moves, help explains the rest.
board-keys = ? moves · undo · board · help
# $what: some moves, $source: the first of them
board-refused = Not possible now: { $what }. “? { $source }” says why.
# $what: a move
board-possible = { $what } is possible now.
# $what: what was typed, in quotation marks
board-unknown = { $what } is neither a move nor a command: ? lists the moves, help the commands.
board-stands = The moves before it have been played; undo takes them back one by one.
board-taken-back = Taken back.
# $what: a command
board-needs-file = Name a file: { $what } FILE.
# $what: a file, $source: the game
board-saved = Saved. “malecon play { $source } --load { $what }” goes on from here.
board-loaded = { $what } is loaded.
board-not-saved = This game is not saved. Next time type “save FILE” before you leave; “malecon play { $source } --load FILE” then goes on from there.
board-over = The game is over: board, log all, save FILE or quit.
# $what: a file, $source: how many steps, $n: how many draws
board-verified =
    { $n ->
        [one] { $what }: { $source } steps replayed, the hash is right, { $n } draw proved by the seed.
       *[other] { $what }: { $source } steps replayed, the hash is right, { $n } draws proved by the seed.
    }
board-card-worker = Place your pawn, collect materials around it and harvest products.
board-card-merchant = Buy and sell on the market, or take a free piece.
board-card-architect = Build a building, or score points for building nothing.
board-card-foreman = Use your buildings in the row and column of your pawn, or any single one.
board-card-mayor = Load a ship for points, or receive pesos for loading nothing.
board-help-moves = your moves and what they bring; “? MOVE” says why not
board-help-undo = take back your last choice, unless something has been drawn or revealed since
board-help-restart = take back your whole turn
board-help-board = draw the board again
board-help-buildings = the buildings, what they cost and what they bring
board-help-ships = the ships still to come
board-help-laws = what the laws and the proposals say
board-help-cards = what the action cards do
board-help-log = this round again, or the whole game; with cubes every single piece
board-help-save = keep the game in a file
board-help-load = go on with a game that was kept
board-help-help = this list
board-help-quit = leave

## HAVANA: edition and options

edition-havana-nl = Dutch edition

option-havana-stall_limit = Empty bag and no building bought
option-havana-stall_limit-none = the game goes on
option-havana-stall_limit-number =
    { $n ->
        [one] the game ends after { $n } round
       *[other] the game ends after { $n } rounds
    }
option-havana-round_limit = Length of the game
option-havana-round_limit-none = until somebody has won
option-havana-round_limit-number =
    { $n ->
        [one] { $n } round at most
       *[other] { $n } rounds at most
    }
option-havana-bank = Pesos in the bank
option-havana-bank-unlimited = without limit
option-havana-bank-108 = 108
option-havana-memory_help = Show the cards that others have discarded
option-havana-memory_help-yes = yes
option-havana-memory_help-no = no

## HAVANA: pieces

cube-brick = brick
    .count =
        { $n ->
            [one] brick
           *[other] bricks
        }
cube-sandstone = sandstone
cube-loam = loam
cube-glass = glass
cube-debris = debris
cube-worker = worker
    .count =
        { $n ->
            [one] worker
           *[other] workers
        }

## HAVANA: cards

card-siesta = siesta
    .the = the siesta
card-renewal = renewal
    .the = the renewal
card-protection = protection
    .the = the protection
card-debris = debris
    .the = the debris
card-conservation = building stop
    .the = the building stop
card-tax-collector = tax collector
    .the = the tax collector
card-worker = worker
    .the = the worker
card-architect = architect
    .the = the architect
card-peso-thief = peso thief
    .the = the peso thief
card-material-thief = material thief
    .the = the material thief
card-black-market = black market
    .the = the black market
card-pesos = pesos
    .the = “Pesos”
card-mama = Mama
    .the = Mama

card-siesta-does = Does nothing, but makes your number low.
card-renewal-does = You may take 1 card from your discard pile back into your hand; the others do not see which.
card-protection-does = While it lies open, no thief and no tax collector takes anything from you.
card-debris-does = Take all debris in the centre.
card-conservation-does = You may remove 1 building at the end of a row from the game, unless one has been removed this round.
card-tax-collector-does = Take 1 peso. Each player who comes after you loses 1 worker or 1 cube of your choice.
card-worker-does = Take 2 workers if you are the first to use this card this round, otherwise 1.
card-architect-does = Take 1 worker; while the architect lies open, you can buy buildings that ask for him.
card-peso-thief-does = Steal half the pesos (rounded down) of a player who comes after you. If nobody does, rob anyone.
card-material-thief-does = Steal 1 cube from a player who comes after you, or up to 2 if they have more than 3 coloured cubes. If nobody comes after you, rob anyone.
card-black-market-does = Draw 2 cubes from the bag if you are the first to use this card this round, otherwise 1.
card-pesos-does = Take half the pesos in the centre, rounded up.
card-mama-does = Take half the coloured cubes in the centre, whichever you like, and half the debris, each rounded up.

## HAVANA: buildings

house-bench = bench
house-well = well
house-kiosk = kiosk
house-lamp-post = lamp post
house-statue = statue
house-balcony = balcony
house-cafe = café
house-pharmacy = pharmacy
house-florist = florist's shop
house-lottery-office = lottery office
house-barracks = barracks
house-arcade = arcade
house-barber = barber's shop
house-bakery = bakery
house-fire-station = fire station
house-customs-house = customs house
house-conservatory = winter garden
house-school = school
house-dockyard = dockyard
house-post-office = post office
house-cigar-hall = cigar hall
house-convent = convent
house-art-gallery = art gallery
house-market-hall = market hall
house-dance-hall = dance hall
house-hospital = hospital
house-railway-station = railway station
house-fortress = fortress
house-cathedral-school = cathedral school
house-rum-house = rum house
house-aquarium = aquarium
house-opera-house = opera house
house-grand-hotel = grand hotel
house-university = university
house-capitol = capitol
house-cathedral = cathedral

## HAVANA: places, phases, and the like

end-top-left = top left
end-top-right = top right
end-bottom-left = bottom left
end-bottom-right = bottom right

row-top = top row
row-bottom = bottom row

place-bag = bag
place-centre = centre
place-stock = own stock
place-box = box
# $n is the number of the seat, from 1.
place-seat = seat { $n }

phase-restock = restocking
phase-cards = new cards

source-buildings = buildings

sealed-cards = two cards

ending-target = the target is reached
ending-exhaustion = all buildings or all cubes are used up
ending-stall = no building has left the rows for too long
ending-rounds = the last round has been played

## HAVANA: the log

ordinal =
    { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
event-number = { $seat } has the number { NUMBER($n, minimumIntegerDigits: 2) }.
event-order =
    { $rule ->
        [H-018] { $seat } is { ordinal } in the order, by the tie-break{ because }.
       *[other] { $seat } is { ordinal } in the order.
    }
event-dealt = Laid out: { $what }, { $target }.
    .what = house
    .target = row
event-swapped = { $seat } puts the { $what } from the pile in the place of another building: { $source }.
    .what = house
    .source = end
event-moved-bag-stock =
    { $rule ->
        [H-009] { $seat } starts with { amount }.
       *[other] { $seat } draws { amount }{ because }.
    }
event-moved-bag-centre =
    { $n ->
        [one] { amount } is added to the centre.
       *[other] { amount } are added to the centre.
    }
event-moved-centre-stock =
    { $rule ->
        [card-debris] { $seat } takes { amount } from the centre.
       *[other] { $seat } takes { amount } from the centre{ because }.
    }
event-moved-seat-stock = { $seat } steals { amount } from { $source }.
event-moved-supply-stock =
    { $rule ->
        [card-worker] { $seat } takes { amount }.
       *[other] { $seat } takes { amount }{ because }.
    }
event-moved-stock-supply =
    { $rule ->
        [H-021] { $seat } pays { amount } for the building.
        [card-tax-collector] { $seat } loses { amount } to the tax collector.
       *[other] { $seat } gives { amount }{ because }.
    }
event-moved-stock-box =
    { $rule ->
        [H-021] { $seat } pays { amount } for the building.
        [H-023] { $seat } pays { amount } for the building.
        [card-tax-collector] { $seat } loses { amount } to the tax collector.
       *[other] { $seat } gives { amount }{ because }.
    }
event-taken =
    { $n ->
        [0] { $seat } finds no pesos in the centre.
       *[other] { $seat } takes { pesos } from the centre.
    }
event-stolen =
    { $n ->
        [0] { $seat } steals no pesos from { $source }.
       *[other] { $seat } steals { pesos } from { $source }.
    }
    .source = place
event-restocked =
    { $n ->
        [one] { pesos } is added to the centre.
       *[other] { pesos } are added to the centre.
    }
event-first = { $seat } is the first to use { FORM($what, form: "the") } this round.
    .what = card
event-bought = { $seat } buys the { $what }, { $source }.
    .what = house
    .source = end
event-scored-buildings = { $seat } scores { points } for the building.
event-removed = { $seat } removes the { $what }, { $source }, from the game.
    .what = house
    .source = end
# $seat: the thief
event-protected = { $seat }’s { $what } finds everyone protected{ because }.
    .what = card
# $seat: the one that is protected
event-protected-tax-collector = { $seat } is protected from { FORM($what, form: "the") }.
event-skipped-conservation = { $seat } cannot remove a building any more this round.
event-skipped-worker = { $seat } finds no workers left.
event-skipped-architect = { $seat } finds no workers left.
event-skipped-material-thief = { $seat } finds no cube to steal.
event-skipped-black-market = { $seat } finds the bag empty.
event-renewed = { $seat } takes a card back from the discard pile.
event-sealed-cards = { $seat } has laid two cards face down.
event-laid = { $seat } lays a card face down on { FORM($what, form: "the") }.
    .what = card
event-covered = { $seat } puts { FORM($what, form: "the") } on the discard pile.
    .what = card
event-refreshed = { $seat } takes back the discard pile.
event-ended = The game ends: { $what }.
    .what = ending

## HAVANA: the log by act

act-swap =
    { $you ->
        [you] lay the { $what } from the pile in place of another building, { $source }
       *[other] lays the { $what } from the pile in place of another building, { $source }
    }
    .what = house
    .source = end
act-lay =
    { $key ->
        [none]
            { $you ->
                [you] lay two cards face down
               *[other] lays two cards face down
            }
       *[other]
            { $you ->
                [you] lay face down: { $what }
               *[other] lays face down: { $what }
            }
    }
    .what = card
act-cover =
    { $you ->
        [you] lay a card face down on “{ $what }”
       *[other] lays a card face down on “{ $what }”
    }
    .what = card
act-reveal =
    { $you ->
        [you] open { $what }
       *[other] opens { $what }
    }
    .what = card
act-discard =
    { $you ->
        [you] discard { $what }
       *[other] discards { $what }
    }
    .what = card
act-refresh =
    { $you ->
        [you] take the discard pile back
       *[other] takes the discard pile back
    }
act-order =
    { $you ->
        [you] are { ordinal } in the order by the tie-break
       *[other] is { ordinal } in the order by the tie-break
    }
act-use-card =
    { $you ->
        [you] use “{ $what }”
       *[other] uses “{ $what }”
    }
    .what = card
act-take =
    { $has ->
        [gets]
            { $you ->
                [you] take { $gets } from the centre
               *[other] takes { $gets } from the centre
            }
       *[other]
            { $you ->
                [you] find no pesos in the centre
               *[other] finds no pesos in the centre
            }
    }
act-draw =
    { $you ->
        [you] draw { $gets } from the bag
       *[other] draws { $gets } from the bag
    }
act-receive =
    { $you ->
        [you] take { $gets }
       *[other] takes { $gets }
    }
act-steal =
    { $has ->
        [gets]
            { $whom ->
                [you] steals { $gets } from you
               *[other]
                    { $you ->
                        [you] steal { $gets } from { $source }
                       *[other] steals { $gets } from { $source }
                    }
            }
       *[other]
            { $whom ->
                [you] finds no pesos to steal from you
               *[other]
                    { $you ->
                        [you] find no pesos to steal from { $source }
                       *[other] finds no pesos to steal from { $source }
                    }
            }
    }
act-lose =
    { $you ->
        [you] lose { $gives } to the tax collector
       *[other] loses { $gives } to the tax collector
    }
act-protected =
    { $you ->
        [you] are protected from { FORM($what, form: "the") }
       *[other] is protected from { FORM($what, form: "the") }
    }
    .what = card
act-all-protected =
    { $you ->
        [you] find all victims protected
       *[other] finds all victims protected
    }
act-find-nothing =
    { $key ->
        [conservation]
            { $you ->
                [you] cannot remove a building any more this round
               *[other] cannot remove a building any more this round
            }
        [worker]
            { $you ->
                [you] find no workers left
               *[other] finds no workers left
            }
        [architect]
            { $you ->
                [you] find no workers left
               *[other] finds no workers left
            }
        [material-thief]
            { $you ->
                [you] find no cube to steal
               *[other] finds no cube to steal
            }
        [black-market]
            { $you ->
                [you] find the bag empty
               *[other] finds the bag empty
            }
       *[other]
            { $you ->
                [you] can make no use of “{ $what }”
               *[other] can make no use of “{ $what }”
            }
    }
    .what = card
act-remove =
    { $you ->
        [you] remove the { $what }, { $source }, from the game
       *[other] removes the { $what }, { $source }, from the game
    }
    .what = house
    .source = end
act-renew =
    { $you ->
        [you] take a card back from the discard pile
       *[other] takes a card back from the discard pile
    }
act-purchase =
    { $key ->
        [none]
            { $you ->
                [you] pay { $gives }
               *[other] pays { $gives }
            }
       *[other]
            { $has ->
                [both]
                    { $you ->
                        [you] buy the { $what } for { $gives } and score { $gets }
                       *[other] buys the { $what } for { $gives } and scores { $gets }
                    }
               *[other]
                    { $you ->
                        [you] buy the { $what } for { $gives }
                       *[other] buys the { $what } for { $gives }
                    }
            }
    }
    .what = house
act-deal = Laid out: { $what }
    .what = house
act-restock = New in the centre: { $gets }

## HAVANA: why something is not possible

# $what: an end, or a building that is not at one
reason-not-an-end =
    { $rule ->
        [HA-39] The only building of a row is its left end: { $what }{ cite }.
       *[other] Only the outermost buildings of the two rows can be taken: { $what }{ cite }.
    }
    .what = end house
# $what: an end
reason-no-building = There is no building here: { $what }{ cite }.
    .what = end
reason-architect = { reason-cost }
lack-architect = the architect among your open cards
# $what: the worker, $n: how many are lacking, $instead: how many pesos would do
lack-worker =
    { $instead ->
        [one] { $n } more { $what } (or { $instead } more peso)
       *[other] { $n } more { $what } (or { $instead } more pesos)
    }
    .what = cube
# $n: what the building is worth
reason-worth = It has to be a building of 1 to 3 points, and this one is worth { points }{ cite }.
reason-not-in-pile = This building is not in the pile{ cite }.
# $what: a cube or a worker
reason-cannot-replace = The price has no { $what } left to replace{ cite }.
    .what = cube
# $n: the number of a seat, from 1
reason-not-later = { seat } does not come after you in the order{ cite }.
# $n: the number of a seat, from 1
reason-protected = { seat } is protected{ cite }.
# $n: the number of a seat, from 1
reason-no-seat = There is no seat { $n } at this table{ cite }.
reason-self = You cannot rob yourself{ cite }.
# $what: a cube or a worker
reason-no-cube = You find no { $what } to take here{ cite }.
    .what = cube
reason-must-take = This card has to be used: make a choice{ cite }.
reason-removed-already = A building has been removed already this round{ cite }.
# $what: a card
reason-nothing-in-discard = { CAPITAL(FORM($what, form: "the")) } is not in your discard pile{ cite }.
    .what = card
# $what: a card
reason-not-in-hand = { CAPITAL(FORM($what, form: "the")) } is not in your hand{ cite }.
    .what = card
# $what: a card
reason-not-open = { CAPITAL(FORM($what, form: "the")) } is not one of your open cards{ cite }.
    .what = card
# $what: a card
reason-same-card = You have chosen { FORM($what, form: "the") } already{ cite }.
    .what = card
# $what: a card
reason-already-done = You have used { FORM($what, form: "the") } already this turn{ cite }.
    .what = card

## HAVANA: what a seat is asked

ask-swap-card = No building at the end of a row is worth 1 to 3 points. Choose one from the pile to put there.
ask-swap-end = Choose the end of a row to put it.
ask-lay-first = Choose two cards in secret.
ask-do = Which of your open cards will you use first?
ask-renew = Take a card back from your discard pile, or choose Done.
ask-conserve = Remove a building from either end of a row, or choose Done.
ask-tax-victim = Choose what the next player after you loses: a worker or a cube.
ask-rob-pesos = Choose a player and steal half their pesos.
ask-rob-cubes = Choose a player to steal cubes from.
ask-steal = Steal a cube. Where you may take a second one, that is up to you.
ask-mama = Choose the coloured cubes you take from the centre.
ask-buy = Buy buildings at the ends of the rows, or end your turn.
ask-pay = Pay as printed, or pay 5 pesos instead of a worker or 5 debris instead of a cube.
ask-cover = Which open card will you cover?
ask-lay = Cover it with a card from your hand.

## HAVANA: the table in the terminal

board-street = On offer
board-plaza = Centre
board-bag = Bag
board-box = Box
board-workers = Workers
board-cubes = Cubes
board-target = Target
board-open-cards = Open cards
board-number = Number
board-order = Order
board-discard = Discard pile
board-covered = Covered
board-architect = Architect

## What a coach says of a plan

# $n: points that it brings at once
coach-now =
    { $n ->
        [0] Now: nothing yet
       *[other] Now: { points }
    }
# $n: points, $error: the standard error
coach-expected = At the end: about { $n } ± { $error } points
# $n, $error: per cent
coach-share = Chance of winning: { $n } % ± { $error }
coach-low = In one of ten tries you end with { points } or fewer.
# $who: a name, $n: per cent
coach-rival = { $who } is then likelier to win than you: { $n } %.
coach-even = As good as the best: the difference lies within the error.
coach-safe = Nothing was lost in the tries.
# $share: in how many of a hundred tries, $n: how much of it
coach-risk-spoil =
    { $n ->
        [one] In { $share } of 100 tries { $n } product spoils in your yard (C-125).
       *[other] In { $share } of 100 tries { $n } products spoil in your yard (C-125).
    }
coach-risk-tax = In { $share } of 100 tries you cannot pay the tax (C-098).
coach-risk-levy = In { $share } of 100 tries you cannot pay the levy (C-100).
coach-risk-stolen-cubes =
    { $n ->
        [one] In { $share } of 100 tries { $n } cube is stolen from you (H-042).
       *[other] In { $share } of 100 tries { $n } cubes are stolen from you (H-042).
    }
coach-risk-stolen-pesos =
    { $n ->
        [one] In { $share } of 100 tries { pesos } is stolen from you (H-041).
       *[other] In { $share } of 100 tries { pesos } are stolen from you (H-041).
    }
coach-risk-taxed = In { $share } of 100 tries the tax collector takes something from you (H-038).

## What is wrong with somebody's own components
##
## Each sentence stands behind a place such as ships.3. Names in tables are those of the file.
##   $came     what the file says there
##   $known    the names or letters that mean something
##   $least, $most, $n   figures
##   $row      a row of a plantation, or 0
##   $why      what the reader of the text says, in English

value-nothing = nothing
value-huge = a huge number
value-list = a list of { $n }
value-table = a table
value-float = a float
value-date = a date
value-time = a time
value-datetime = a date and time

# Set in front of what is wrong with a row of a plantation.
component-row =
    { $row ->
        [0] { "" }
       *[other] row { $row }:{ " " }
    }
component-toml = the text is not TOML: { $why }
component-line-length = line { $row } has { $n } characters, expected at most { $most }
component-unknown = unknown name { $came }, expected one of { $known }
    .came = value
component-no-table = { $came }, expected a table
    .came = value
component-prices = { $came }, expected a list of prices
    .came = value
component-price-count = { $n } prices, expected { $least } to { $most }
component-price = price { $came }, expected whole numbers from 1 to { $most }
    .came = value
component-price-order = price { $n } after { $most }, expected each price below the one before
component-buy = { $came }, expected a whole number from { $least } (above the first price of each row) to { $most }
    .came = value
component-groups = { $came }, expected a table of product and goods
    .came = value
component-group-missing = { $came } is missing, expected product and goods
component-sold = { $came }, expected a whole number from 1 to { $most } (the last price of the row)
    .came = value
component-start = { $came }, expected a whole number from 0 to { $most } (the spaces of the row)
    .came = value
component-fields = { $came }, expected 12 fields as { $n } rows of { $most } letters
    .came = value
component-field-count = letter { $came } { $n } times, expected { $most }
component-ships-missing = { $came } missing, expected all of 1 to { $most }
component-no-letters = { component-row }{ $came }, expected { $most } letters
    .came = value
component-letter-count = { component-row }{ $came } has { $n } letters, expected { $most }
component-letter = { component-row }unknown letter { $came }, expected one of { $known }
component-building-count = { $n } of them, expected { $most }
component-name = name { $came }, expected up to { $most } small letters and digits, words joined by - or _
    .came = value
component-name-twice = { $came } twice, expected each name once
component-points = { $n } points in all, expected at least { $least }
component-building = { $came }, expected a table with vp and a price
    .came = value
component-amount = { $what } { $came }, expected a whole number from { $least } to { $most }
    .came = value
component-architect = architect { $came }, expected true or false
    .came = value
component-free = no price, expected a cube, a peso or a worker at least
