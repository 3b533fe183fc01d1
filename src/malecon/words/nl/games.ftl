### Alles wat mensen lezen, in het Nederlands. Hoe het bestand is opgebouwd, staat in en/games.ftl.
###
### Namen staan er zonder lidwoord; `.the` is de naam met zijn lidwoord, zoals zinnen hem vragen. Wat geteld
### wordt als “2 arbeiders” en niet als “2 × hout”, heeft `.counts`.

## De taal zelf

language-name = Nederlands
language-read = no

## Delen van zinnen

locale = nl-NL
list-more = { $first }, { $then }
list-last = { $first } en { $then }
amount =
    { FORM($what, form: "counts") ->
        [yes] { $n } { $what }
       *[other] { $n } × { $what }
    }
pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } peso’s
    }
points =
    { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
votes =
    { $n ->
        [one] { $n } stem
       *[other] { $n } stemmen
    }
because =
    { $rule ->
        [none] { "" }
       *[other] { " " }({ $why })
    }
cite =
    { $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }
seat = Speler { $n }

## Spellen en uitgaven

game-cuba = CUBA
game-havana = HAVANA

edition-cuba-de = Duitse uitgave (2012)
edition-cuba-nl = Nederlandse uitgave (2008)
edition-cuba-fr = Franse uitgave (2007)
edition-cuba-zh = Chinese uitgave
edition-cuba-en = Engelse uitgave (2007)

## Opties

option-cuba-tokens = Stukken in de doos
option-cuba-tokens-2012 = 15 van elk product, 10 van elk luxegoed (2012)
option-cuba-tokens-2007 = 18 van elk product, 15 van elk luxegoed (2007)
option-cuba-full_row_price = Verkopen als de rij op de markt vol is
option-cuba-full_row_price-by_class = 1 peso voor een product, 3 peso’s voor een luxegoed
option-cuba-full_row_price-flat = 3 peso’s voor beide
option-cuba-large_office = Groot handelskantoor
option-cuba-large_office-two = laadt maximaal 2 stuks van één soort
option-cuba-large_office-any = laadt zoveel als je wilt van één soort
option-cuba-cloister = Klooster
option-cuba-cloister-products = neemt producten
option-cuba-cloister-materials = neemt bouwmaterialen
option-cuba-product_store = Productenwinkel
option-cuba-product_store-product = koopt een product
option-cuba-product_store-material = koopt een bouwmateriaal
option-cuba-rum_cafe = Water in de bouwkosten van het rumcafé
option-cuba-rum_cafe-one_water = 1 × water
option-cuba-rum_cafe-two_water = 2 × water
option-cuba-black_market = Zwarte markt
option-cuba-black_market-any = ruilt elke handelswaar tegen elke andere
option-cuba-black_market-across = ruilt een product tegen een luxegoed of omgekeerd
option-cuba-lighthouse = Vuurtoren
option-cuba-lighthouse-sea_pile = verwisselt het schip op zee met een uit de stapel
option-cuba-lighthouse-dock_sea = verwisselt een schip in de haven met dat op zee
option-cuba-veto = Veto van de kerk
option-cuba-veto-at_once = werkt meteen
option-cuba-veto-parliament = wacht tot de parlementsfase
option-cuba-sides = Plantageborden
option-cuba-sides-common = dezelfde indeling voor iedereen
option-cuba-sides-individual = een eigen indeling voor elke speler
option-cuba-sides-mixed = elke speler kiest zelf
option-cuba-variant_offered = De geheime afgevaardigde aanbieden
option-cuba-variant_offered-yes = ja
option-cuba-variant_offered-no = nee
option-cuba-market_law = Marktwetten (schaarste en overvloed)
option-cuba-market_law-every_round = werken elke ronde, zolang ze van kracht zijn
option-cuba-market_law-once = werken alleen in de ronde waarin ze zijn aangenomen
option-cuba-rebid = Bij gelijke stand opnieuw stemmen kopen
option-cuba-rebid-yes = ja
option-cuba-rebid-no = nee, de startspeler gaat voor
option-cuba-secret_delegate = Geheime afgevaardigde
option-cuba-secret_delegate-yes = ja, vóór de actiefase gekozen
option-cuba-secret_delegate-no = nee, de kaart die overblijft
option-cuba-bank = Peso’s in de bank
option-cuba-bank-unlimited = onbeperkt
option-cuba-bank-195 = 195
option-cuba-bank-140 = 140
option-cuba-building_tax_zero = Belasting op gebouwen voor wie er geen heeft
option-cuba-building_tax_zero-paid = geldt als betaald
option-cuba-building_tax_zero-unpaid = geldt niet als betaald
option-cuba-hidden_money = Het geld van de anderen verbergen
option-cuba-hidden_money-yes = ja
option-cuba-hidden_money-no = nee

## Speelstukken

kind-wood = hout
kind-stone = steen
kind-water = water
kind-citrus = citrusvruchten
kind-sugar = suikerriet
kind-tobacco = tabak
kind-rum = rum
kind-cigars = sigaren

class-material = bouwmateriaal
class-product = product
class-goods = luxegoed
class-cargo = handelswaar

## Karakters

character-worker = arbeider
    .the = de arbeider
character-merchant = handelsvrouw
    .the = de handelsvrouw
character-architect = architect
    .the = de architect
character-foreman = voorman
    .the = de voorman
character-mayor = burgemeester
    .the = de burgemeester

## Plantageborden, velden en plaatsen

plantation-common = plantagebord met gelijke indeling
    .the = het plantagebord met gelijke indeling
plantation-blue = blauw plantagebord
    .the = het blauwe plantagebord
plantation-red = rood plantagebord
    .the = het rode plantagebord
plantation-yellow = geel plantagebord
    .the = het gele plantagebord
plantation-green = groen plantagebord
    .the = het groene plantagebord
plantation-purple = paars plantagebord
    .the = het paarse plantagebord

side-common = plantagebord met gelijke indeling
    .the = het plantagebord met gelijke indeling
side-individual = eigen plantagebord
    .the = het eigen plantagebord

landscape-forest = bos
landscape-mountain = berg
landscape-lake = meer
landscape-plantation = plantage
landscape-citrus = citrusveld
landscape-sugar = suikerrietveld
landscape-tobacco = tabaksveld
landscape-warehouse = magazijn

place-supply = algemene voorraad
place-yard = erf
place-warehouse = magazijn
place-market = markt
place-dock = aanlegplaats { $n }
place-sea = zee
place-pile = stapel
place-bank = bank
place-field = veld

## Fasen van een ronde

phase-proposals = wetsvoorstellen
phase-actions = actiefase
phase-parliament = parlementsfase
phase-laws = statutaire fase
phase-end = einde van de ronde

## Alternatieven onder de zwarte markers

alternative-free-material = een gratis bouwmateriaal
alternative-free-product = een gratis product van de goedkoopste soort
alternative-two-points = 2 OP om niet te bouwen
alternative-one-point = 1 OP om niet te bouwen
alternative-four-pesos = 4 peso’s om niet te laden
alternative-two-pesos = 2 peso’s om niet te laden

## Waar punten vandaan komen

source-ships = schepen
source-functions = gebruikte gebouwen
source-laws = wetten
source-architect = niet gebouwd
source-owned = eigen gebouwen

## Geheime keuzes

sealed-delegate = afgevaardigde
sealed-bid = bod
sealed-payment = antwoord op de wet

## Gebouwen

building-cement-factory = cementfabriek
    .the = de cementfabriek
building-sawmill = houtzagerij
    .the = de houtzagerij
building-golf-course = golfbaan
    .the = de golfbaan
building-cloister = klooster
    .the = het klooster
building-rum-cafe = rumcafé
    .the = het rumcafé
building-cigar-cafe = sigarencafé
    .the = het sigarencafé
building-small-office = klein handelskantoor
    .the = het kleine handelskantoor
building-large-office = groot handelskantoor
    .the = het grote handelskantoor
building-hotel = hotel
    .the = het hotel
building-inn = herberg
    .the = de herberg
building-goods-store = warenhuis
    .the = het warenhuis
building-product-store = productenwinkel
    .the = de productenwinkel
building-materials-store = bouwmarkt
    .the = de bouwmarkt
building-small-bank = kleine bank
    .the = de kleine bank
building-large-bank = grote bank
    .the = de grote bank
building-black-market = zwarte markt
    .the = de zwarte markt
building-cigar-factory = sigarenfabriek
    .the = de sigarenfabriek
building-cigar-factory-2 = tweede sigarenfabriek
    .the = de tweede sigarenfabriek
building-distillery = distilleerderij
    .the = de distilleerderij
building-distillery-2 = tweede distilleerderij
    .the = de tweede distilleerderij
building-church = kerk
    .the = de kerk
building-town-hall = raadhuis
    .the = het raadhuis
building-dam = dam
    .the = de dam
building-lighthouse = vuurtoren
    .the = de vuurtoren
building-storehouse = magazijn (gebouw)
    .the = het magazijn (gebouw)
building-warehouse = magazijn
    .the = het magazijn

## Wat gebouwen doen

building-cement-factory-does = Zet maximaal 4 × steen om in 1 OP per stuk.
building-sawmill-does = Zet maximaal 4 × hout om in 1 OP per stuk.
building-golf-course-does = Zet maximaal 4 × water om in 1 OP per stuk.
building-cloister-does = Zet maximaal 2 producten om in 1 OP per stuk.
building-cloister-does-cloister-materials = Zet maximaal 2 bouwmaterialen om in 1 OP per stuk.
building-rum-cafe-does = Zet maximaal 3 × rum om in 2 OP per stuk.
building-cigar-cafe-does = Zet maximaal 3 × sigaren om in 2 OP per stuk.
building-small-office-does = Lever 1 stuk handelswaar aan een schip en krijg de punten van de aanlegplaats.
building-large-office-does = Lever maximaal 2 stuks van één soort aan één schip en krijg per stuk de punten van de aanlegplaats.
building-large-office-does-large_office-any = Lever zoveel stuks van één soort als je wilt aan één schip en krijg per stuk de punten van de aanlegplaats.
building-hotel-does = Krijg 2 OP.
building-inn-does = Krijg 1 OP.
building-goods-store-does = Verkoop 1 luxegoed voor 6 peso’s.
building-product-store-does = Verkoop 1 product voor 4 peso’s.
building-product-store-does-product_store-material = Verkoop 1 bouwmateriaal voor 4 peso’s.
building-materials-store-does = Verkoop maximaal 2 bouwmaterialen voor 2 peso’s per stuk.
building-small-bank-does = Krijg 2 peso’s.
building-large-bank-does = Krijg 4 peso’s.
building-black-market-does = Ruil 1 stuk handelswaar tegen een andere soort handelswaar.
building-black-market-does-black_market-across = Ruil 1 product tegen een luxegoed, of 1 luxegoed tegen een product.
building-cigar-factory-does = Zet zoveel tabak als je wilt om in evenveel sigaren.
building-cigar-factory-2-does = { building-cigar-factory-does }
building-distillery-does = Zet zoveel suikerriet als je wilt om in evenveel rum.
building-distillery-2-does = { building-distillery-does }
building-church-does = Verwerp meteen een wetsvoorstel, maar niet in de groep van je veto van de vorige ronde.
building-church-does-veto-parliament = Verwerp een wetsvoorstel in de parlementsfase, maar niet in de groep van je veto van de vorige ronde.
building-town-hall-does = Heb deze ronde 2 stemmen meer in het parlement.
building-dam-does = Krijg 2 × water.
building-lighthouse-does = Verwissel het schip op zee met een schip naar keuze uit de stapel.
building-lighthouse-does-lighthouse-dock_sea = Verwissel een schip in de haven met dat op zee; volle schepen blijven liggen.
building-storehouse-does = Sla alle producten van je erf op in het magazijn, waar ze niet verloren gaan.
building-warehouse-does = { building-storehouse-does }

## Wetten

group-I = belastingwetten
group-II = heffingswetten
group-III = subsidiewetten
group-IV = overige wetten

law-printed-tax = beginbelasting van 2 peso’s
    .the = de beginbelasting van 2 peso’s
law-tax-1 = belasting van 1 peso
    .the = de belasting van 1 peso
law-tax-2 = belasting van 2 peso’s
    .the = de belasting van 2 peso’s
law-tax-3 = belasting van 3 peso’s
    .the = de belasting van 3 peso’s
law-tax-4 = belasting van 4 peso’s
    .the = de belasting van 4 peso’s
law-tax-5 = belasting van 5 peso’s
    .the = de belasting van 5 peso’s
law-tax-buildings = belasting op gebouwen
    .the = de belasting op gebouwen
law-printed-levy = beginheffing van 1 × citrusvruchten
    .the = de beginheffing van 1 × citrusvruchten
law-levy-citrus = heffing van 1 × citrusvruchten
    .the = de heffing van 1 × citrusvruchten
law-levy-sugar = heffing van 1 × suikerriet
    .the = de heffing van 1 × suikerriet
law-levy-tobacco = heffing van 1 × tabak
    .the = de heffing van 1 × tabak
law-levy-water = heffing van 1 × water
    .the = de heffing van 1 × water
law-levy-materials = heffing van 2 bouwmaterialen
    .the = de heffing van 2 bouwmaterialen
law-levy-products = heffing van 2 producten
    .the = de heffing van 2 producten
law-subsidy-buildings = subsidie voor gebouwen
    .the = de subsidie voor gebouwen
law-subsidy-materials = subsidie voor bouwmaterialenvelden
    .the = de subsidie voor bouwmaterialenvelden
law-subsidy-products = subsidie voor productvelden
    .the = de subsidie voor productvelden
law-subsidy-water = subsidie voor water
    .the = de subsidie voor water
law-subsidy-votes = subsidie voor stemmen
    .the = de subsidie voor stemmen
law-subsidy-pesos = subsidie voor peso’s
    .the = de subsidie voor peso’s
law-scarcity = marktwet: schaarste
    .the = de marktwet ‘schaarste’
law-surplus = marktwet: overvloed
    .the = de marktwet ‘overvloed’
law-drought = droogtewet
    .the = de droogtewet
law-building-law = bouwwet
    .the = de bouwwet
law-harbour-law = havenwet
    .the = de havenwet
law-corruption = anticorruptiewet
    .the = de anticorruptiewet

## Wat wetten doen

law-printed-tax-does = Wie 2 peso’s betaalt, krijgt 2 OP.
law-tax-1-does = Wie 1 peso betaalt, krijgt 2 OP.
law-tax-2-does = Wie 2 peso’s betaalt, krijgt 2 OP.
law-tax-3-does = Wie 3 peso’s betaalt, krijgt 2 OP.
law-tax-4-does = Wie 4 peso’s betaalt, krijgt 2 OP.
law-tax-5-does = Wie 5 peso’s betaalt, krijgt 2 OP.
law-tax-buildings-does = Wie 1 peso betaalt voor elk eigen gebouw, krijgt 2 OP.
law-printed-levy-does = Wie 1 × citrusvruchten afdraagt, krijgt 2 OP.
law-levy-citrus-does = Wie 1 × citrusvruchten afdraagt, krijgt 2 OP.
law-levy-sugar-does = Wie 1 × suikerriet afdraagt, krijgt 2 OP.
law-levy-tobacco-does = Wie 1 × tabak afdraagt, krijgt 2 OP.
law-levy-water-does = Wie 1 × water afdraagt, krijgt 2 OP.
law-levy-materials-does = Wie 2 bouwmaterialen naar keuze afdraagt, krijgt 2 OP.
law-levy-products-does = Wie 2 producten naar keuze afdraagt, krijgt 2 OP.
law-subsidy-buildings-does = 1 OP voor elk van je gebouwen.
law-subsidy-materials-does = 1 OP voor elk van je bouwmaterialenvelden zonder gebouw.
law-subsidy-products-does = 1 OP voor elk van je productvelden zonder gebouw.
law-subsidy-water-does = 1 OP per stuk water dat je hebt, maximaal 7.
law-subsidy-votes-does = 1 OP voor elke stem van je kaart in het parlement.
law-subsidy-pesos-does = 1 OP voor elke 3 peso’s die je hebt, maximaal 7.
law-scarcity-does = Elke ronde gaan er 2 × citrusvruchten, 2 × suikerriet en 2 × tabak van de markt.
law-scarcity-does-market_law-once = Eén keer gaan er 2 × citrusvruchten, 2 × suikerriet en 2 × tabak van de markt.
law-surplus-does = Elke ronde komen er 2 × citrusvruchten, 2 × suikerriet en 2 × tabak op de markt.
law-surplus-does-market_law-once = Eén keer komen er 2 × citrusvruchten, 2 × suikerriet en 2 × tabak op de markt.
law-drought-does = De arbeider gebruikt maar 1 productveld zonder water af te dragen.
law-building-law-does = Elk gebouw kost 2 peso’s meer.
law-harbour-law-does = Een schip dat vol geladen is, vaart meteen uit.
law-corruption-does = Er kunnen geen stemmen worden gekocht.

## Het verslag: verloop van het spel

event-round = Ronde { $n } begint.
event-phase = Fase: { $what }.
    .what = phase
event-start = { $seat } is startspeler.
event-board = { $seat } krijgt { FORM($what, form: "the") }.
    .what = plantation
event-side = { $seat } kiest { FORM($what, form: "the") }.
    .what = plantation side
event-turn-ended = { $seat } beëindigt de beurt.
event-forced = { $seat } heeft maar één mogelijkheid: { $what }.
event-markers-off =
    { $n ->
        [one] De zwarte marker gaat van het bord.
       *[other] De { $n } zwarte markers gaan van het bord.
    }
event-cards-back = Alle spelers nemen hun karakters terug.
event-over = { $seat } wint met { points }.

## Het verslag: stukken, geld en punten

event-moved = { $seat }: { amount }, { $source } → { $target }{ because }.
    .what = kind cube
    .source = place
    .target = place
event-moved-nobody = { amount }, { $source } → { $target }{ because }.
event-moved-field-yard = { $seat } krijgt { amount } van veld { $source }.
event-moved-supply-yard =
    { $rule ->
        [C-030] { $seat } begint met { amount }.
        [C-060] { $seat } koopt { amount } uit de voorraad.
        [C-062] { $seat } neemt gratis { amount }.
       *[other] { $seat } krijgt { amount }{ because }.
    }
event-moved-market-yard = { $seat } koopt { amount } op de markt.
event-moved-yard-market = { $seat } verkoopt { amount } op de markt.
event-moved-warehouse-market = { $seat } verkoopt { amount } uit het magazijn op de markt.
event-moved-yard-supply =
    { $rule ->
        [C-051] { $seat } draagt { amount } af om nog een veld te gebruiken.
        [C-061] { $seat } verkoopt { amount } aan de voorraad.
        [C-068] { $seat } betaalt { amount } voor het gebouw.
        [C-100] { $seat } draagt { amount } af voor de heffing.
        [C-125] { $seat } verliest { amount } van het erf.
       *[other] { $seat } levert { amount } in{ because }.
    }
event-moved-warehouse-supply =
    { $rule ->
        [C-061] { $seat } verkoopt { amount } uit het magazijn aan de voorraad.
        [C-100] { $seat } draagt { amount } uit het magazijn af voor de heffing.
       *[other] { $seat } levert { amount } uit het magazijn in{ because }.
    }
event-moved-yard-warehouse = { $seat } slaat { amount } op in het magazijn.
event-moved-yard-dock = { $seat } levert { amount } aan het schip op { $target }.
event-moved-warehouse-dock = { $seat } levert { amount } uit het magazijn aan het schip op { $target }.
event-moved-dock-supply = Van { $source } naar de voorraad: { amount }.
event-moved-supply-market = Erbij op de markt: { amount }{ because }.
event-moved-market-supply = Van de markt af: { amount }{ because }.
event-paid =
    { $rule ->
        [C-056] { $seat } betaalt { pesos } op de markt.
        [C-060] { $seat } betaalt { pesos } aan de voorraad.
        [C-089] { $seat } betaalt { pesos } voor stemmen.
        [C-098] { $seat } betaalt { pesos } belasting.
        [H-021] { $seat } betaalt { pesos } voor het gebouw.
       *[other] { $seat } betaalt { pesos }{ because }.
    }
event-earned =
    { $rule ->
        [C-058] { $seat } krijgt er { pesos } voor.
        [C-061] { $seat } krijgt er { pesos } voor.
        [C-082] { $seat } krijgt { pesos } door niet te laden.
        [H-009] { $seat } begint met { pesos }.
       *[other] { $seat } krijgt { pesos }{ because }.
    }
event-scored = { $seat } krijgt { points }: { $what }{ because }.
    .what = source
event-scored-ships = { $seat } krijgt { points } voor de handelswaar.
event-scored-functions = { $seat } krijgt { points }{ because }.
event-scored-laws =
    { $rule ->
        [C-102] { $seat } krijgt { points } voor belasting en heffing samen.
       *[other] { $seat } krijgt { points }{ because }.
    }
event-scored-architect = { $seat } krijgt { points } door niet te bouwen.
event-scored-owned = { $seat } krijgt { points } voor eigen gebouwen.

## Het verslag: karakters en gebouwen

event-card =
    { $rule ->
        [C-041] { $seat } speelt { FORM($what, form: "the") }.
       *[other] { $seat } gebruikt { FORM($what, form: "the") }.
    }
    .what = character card
event-pawn = { $seat } plaatst de spelfiguur op veld { $target }.
event-built = { $seat } bouwt { FORM($what, form: "the") } op veld { $target }.
    .what = building
event-used = { $seat } gebruikt { FORM($what, form: "the") }.
    .what = building
event-marker = { $seat } neemt een alternatief: { $what }.
    .what = alternative

## Het verslag: schepen

event-ship = Schip { $what } gaat van { $source } naar { $target }{ because }.
    .source = place
    .target = place
event-ship-pile-sea = Schip { $what } verschijnt op zee.
event-ship-pile-dock = Schip { $what } komt op { $target }.
event-ship-sea-dock = Schip { $what } vaart van zee naar { $target }.
event-ship-dock-dock = Schip { $what } schuift op van { $source } naar { $target }.
event-ship-dock-sea = { $seat } stuurt schip { $what } van { $source } naar zee.
event-ship-sea-pile = { $seat } legt schip { $what } terug in de stapel.
event-ship-dock-pile =
    { $rule ->
        [C-121] Schip { $what } is vol en verlaat { $source }.
        [C-122] Schip { $what } moet weg van { $source }.
       *[other] Schip { $what } verlaat { $source }{ because }.
    }

## Het verslag: parlement en wetten

event-proposal = Wetsvoorstel: { $what }.
    .what = law
event-vetoed = { $seat } verwerpt { FORM($what, form: "the") } met een veto.
    .what = law
event-enacted = { $seat } neemt { FORM($what, form: "the") } aan.
    .what = law
event-lapsed = { CAPITAL(FORM($what, form: "the")) } is niet meer van kracht.
    .what = law
event-rejected = { CAPITAL(FORM($what, form: "the")) } is niet aangenomen en gaat uit het spel.
    .what = law
event-sealed = { $seat } heeft in het geheim gekozen: { $what }.
    .what = sealed
event-sealed-bid = { $seat } heeft in het geheim geboden.
event-sealed-delegate = { $seat } heeft een afgevaardigde gedekt neergelegd.
event-sealed-payment = { $seat } heeft beslist over de betaling.
event-chose = { $seat } heeft gekozen, nog verborgen voor de anderen: { $what }.
event-revealed =
    { $rule ->
        [C-086] { $seat } stuurt { FORM($what, form: "the") } naar het parlement: { votes }.
       *[other] { $seat } laat { FORM($what, form: "the") } zien.
    }
    .what = character card
event-bid =
    { $n ->
        [0] { $seat } koopt geen stemmen.
       *[other] { $seat } koopt { votes }.
    }
event-votes = { $seat } heeft in totaal { votes }.
event-won = { $seat } wint de stemming met { votes } en neemt twee wetten aan.
event-skipped =
    { $rule ->
        [A-87] { $seat } heeft geen gebouw, dus { FORM($what, form: "the") } geldt niet als betaald{ because }.
        [C-098] { passed-over }
        [C-100] { passed-over }
        [C-103] { passed-over }
       *[other] { $seat } kan { FORM($what, form: "the") } niet gebruiken.
    }
    .what = law card
passed-over = { $seat } kan { FORM($what, form: "the") } niet betalen en wordt overgeslagen{ because }.
event-skipped-nobody = { CAPITAL(FORM($what, form: "the")) } werkt deze ronde niet{ because }.
event-met = { $seat } voldoet aan { FORM($what, form: "the") }.
    .what = law
event-declined = { $seat } betaalt { FORM($what, form: "the") } niet.
    .what = law

## Het verslag per actie

act =
    { $you ->
        [you] Je { $clauses }.
       *[other] { $seat } { $clauses }.
    }
act-nobody = { $clauses }.
act-then = { $first } { $then }
act-forced = { " " }(de enige mogelijkheid)
act-rule = { " " }({ $rule })
act-name = { $what }
clauses-more = { $first }, { $then }
clauses-last = { $first } en { $then }
act-start =
    { $you ->
        [you] bent startspeler
       *[other] is startspeler
    }
act-board =
    { $you ->
       *[other] krijgt { FORM($what, form: "the") }
    }
    .what = plantation
act-side =
    { $you ->
       *[other] kiest { FORM($what, form: "the") }
    }
    .what = plantation side
act-begin =
    { $you ->
       *[other] begint met { $gets }
    }
act-play =
    { $you ->
       *[other] speelt { FORM($what, form: "the") }
    }
    .what = character
act-pawn =
    { $you ->
       *[other] plaatst de spelfiguur op { $target }
    }
act-harvest =
    { $has ->
        [both]
            { $you ->
               *[other] krijgt { $gets } van de velden (voor { $gives })
            }
        [gives]
            { $you ->
               *[other] draagt { $gives } af
            }
       *[other]
            { $you ->
               *[other] krijgt { $gets } van de velden
            }
    }
act-buy =
    { $you ->
       *[other] koopt { $gets } voor { $gives }
    }
act-sell =
    { $you ->
       *[other] verkoopt { $gives } voor { $gets }
    }
act-free =
    { $you ->
       *[other] neemt gratis { $gets }
    }
act-build =
    { $has ->
        [gives]
            { $you ->
               *[other] bouwt { FORM($what, form: "the") } op { $target } voor { $gives }
            }
       *[other]
            { $you ->
               *[other] bouwt { FORM($what, form: "the") } op { $target }
            }
    }
    .what = building
act-forgo =
    { $you ->
       *[other] krijgt { $gets } door niet te bouwen
    }
act-load =
    { $has ->
        [both]
            { $you ->
               *[other] levert { $gives } aan het schip op { $target } voor { $gets }
            }
        [gets]
            { $you ->
               *[other] krijgt { $gets }
            }
       *[other]
            { $you ->
               *[other] levert { $gives } aan het schip op { $target }
            }
    }
    .target = place
act-forgo-loading =
    { $you ->
       *[other] krijgt { $gets } door niet te laden
    }
act-use =
    { $has ->
        [both]
            { $you ->
               *[other] zet met { FORM($what, form: "the") } { $gives } om in { $gets }
            }
        [gives]
            { $you ->
               *[other] levert { $gives } via { FORM($what, form: "the") }
            }
        [gets]
            { $you ->
               *[other] krijgt { $gets } van { FORM($what, form: "the") }
            }
       *[none]
            { $you ->
               *[other] gebruikt { FORM($what, form: "the") }
            }
    }
    .what = building
act-store =
    { $you ->
       *[other] slaat { $gives } op
    }
act-call =
    { $you ->
       *[other] haalt schip { $what } naar zee
    }
act-send =
    { $you ->
       *[other] stuurt schip { $what } van { $source } naar zee
    }
    .source = place
act-veto =
    { $you ->
       *[other] verwerpt { FORM($what, form: "the") } met een veto
    }
    .what = law
act-propose = Wetsvoorstellen: { $what }
    .what = law
act-delegate =
    { $you ->
       *[other] stuurt { FORM($what, form: "the") } met { votes } naar het parlement
    }
    .what = character
act-bid =
    { $n ->
        [0]
            { $you ->
               *[other] koopt geen stemmen
            }
       *[other]
            { $you ->
               *[other] koopt { votes } voor { pesos }
            }
    }
act-win =
    { $you ->
       *[other] wint de stemming met { votes }
    }
act-enact =
    { $you ->
       *[other] neemt { FORM($what, form: "the") } aan
    }
    .what = law
act-pay =
    { $has ->
        [both]
            { $key ->
                [none]
                    { $you ->
                       *[other] krijgt { $gets }
                    }
               *[other]
                    { $you ->
                       *[other] betaalt { FORM($what, form: "the") }: { $gives } voor { $gets }
                    }
            }
        [gets]
            { $key ->
                [none]
                    { $you ->
                       *[other] krijgt { $gets }
                    }
               *[other]
                    { $you ->
                       *[other] voldoet aan { FORM($what, form: "the") } voor { $gets }
                    }
            }
       *[other]
            { $you ->
               *[other] betaalt { FORM($what, form: "the") }
            }
    }
    .what = law
act-subsidy =
    { $you ->
       *[other] krijgt { $gets } door { FORM($why, form: "the") }
    }
act-decline =
    { $you ->
       *[other] betaalt { FORM($what, form: "the") } niet
    }
    .what = law
act-pass-over =
    { $rule ->
        [C-103]
            { $you ->
               *[other] krijgt niets door { FORM($what, form: "the") }
            }
        [A-87]
            { $you ->
                [you] hebt geen gebouw, dus { FORM($what, form: "the") } geldt niet als betaald
               *[other] heeft geen gebouw, dus { FORM($what, form: "the") } geldt niet als betaald
            }
       *[other]
            { $you ->
                [you] kunt { FORM($what, form: "the") } niet betalen
               *[other] kan { FORM($what, form: "the") } niet betalen
            }
    }
    .what = law
act-no-effect = { CAPITAL(FORM($what, form: "the")) } werkt deze ronde niet
    .what = law
act-spoil =
    { $you ->
       *[other] verliest { $gives } van het erf
    }
act-own =
    { $you ->
       *[other] krijgt { $gets } voor eigen gebouwen
    }
act-win-game =
    { $you ->
       *[other] wint met { points }
    }

## Waarom iets niet kan

reason-not-your-turn = Je bent niet aan de beurt{ cite }.
reason-game-over = Het spel is afgelopen{ cite }.
reason-not-now = Er wordt nu iets anders van je gevraagd{ cite }.
reason-must-finish = Maak eerst af waar je aan begonnen bent{ cite }.
reason-changes-nothing = { CAPITAL(FORM($what, form: "the")) } gebruiken zou nu niets veranderen{ cite }.
    .what = building
reason-cost = Je mist { $lacks }{ cite }.
reason-pesos = { reason-cost }
reason-law = { reason-cost }
lack =
    { $instead ->
        [0] { amount }
       *[other] { amount } (of { $instead } × afval)
    }
    .what = kind cube
lack-pesos = { pesos }
lack-building-law = { pesos } voor de bouwwet
reason-supply-empty = De voorraad heeft geen { $what } meer{ cite }.
    .what = kind
reason-place-warehouse = Op veld { $what } ligt het magazijn; daar kun je niet bouwen{ cite }.
reason-place-building = Op veld { $what } staat al een gebouw{ cite }.
reason-no-field-left = Je hebt geen veld meer om op te bouwen{ cite }.
reason-building-gone = { CAPITAL(FORM($what, form: "the")) } is niet meer beschikbaar{ cite }.
    .what = building
reason-row-not-full = In de rij van { $what } is nog een vak vrij, dus de voorraad koopt niet{ cite }.
    .what = kind
reason-nothing-to-sell = Je hebt geen { $what } om te verkopen{ cite }.
    .what = kind
reason-reverse-trade = Dat zou je handel in { $what } van deze beurt terugdraaien{ cite }.
    .what = kind
reason-alternative-taken = Dit alternatief is deze ronde al gebruikt: { $what }{ cite }.
    .what = alternative
reason-not-cheapest = Gratis is alleen een product met de laagste prijs, en dat geldt niet voor { $what }{ cite }.
    .what = kind
reason-already-traded = Je hebt al gehandeld, dus deze beurt is er niets gratis{ cite }.
reason-ship-none = Op aanlegplaats { $n } ligt geen schip{ cite }.
reason-ship-full = Het schip op aanlegplaats { $n } is vol{ cite }.
reason-ship-space = Het schip heeft geen vrije positie voor { $what }{ cite }.
    .what = kind
reason-ship-not-in-pile = Schip { $n } zit niet in de stapel{ cite }.
reason-ship-at-sea = Het schip op zee kun je niet bevoorraden{ cite }.
reason-one-ship = Alle handelswaar van deze beurt gaat naar het schip op aanlegplaats { $n }{ cite }.
reason-same-kind = Het handelskantoor gaat door met { $what } en laadt niets anders{ cite }.
    .what = kind
reason-no-cargo = Je hebt geen handelswaar die op het schip op aanlegplaats { $n } past{ cite }.
reason-not-owned = { CAPITAL(FORM($what, form: "the")) } is niet van jou{ cite }.
    .what = building
reason-out-of-reach = { CAPITAL(FORM($what, form: "the")) } ligt niet in de rij of kolom van je spelfiguur en kan alleen als enige gebouw gebruikt worden{ cite }.
    .what = building
reason-already-used = Je hebt { FORM($what, form: "the") } deze ronde al gebruikt{ cite }.
    .what = building
reason-max-given =
    { $n ->
        [one] Dit gebouw neemt maximaal { $n } stuk aan{ cite }.
       *[other] Dit gebouw neemt maximaal { $n } stuks aan{ cite }.
    }
reason-wrong-piece = Dit gebouw neemt geen { $what } aan{ cite }.
    .what = kind
reason-card-played = Je hebt { FORM($what, form: "the") } deze ronde al gespeeld{ cite }.
    .what = character
reason-card-delegate = { CAPITAL(FORM($what, form: "the")) } is je afgevaardigde in het parlement{ cite }.
    .what = character
reason-field-not-in-cross = Veld { $what } ligt niet in de rij of kolom van je spelfiguur{ cite }.
reason-field-built = Op veld { $what } staat een gebouw, dus het levert niets op{ cite }.
reason-field-yields-nothing = Veld { $what } is geen productveld{ cite }.
reason-field-used = Je hebt veld { $what } al gebruikt{ cite }.
reason-needs-water = Nog een veld kost 1 × water, en dat heb je niet{ cite }.
reason-bid-above-money = Je hebt maar { pesos }{ cite }.
reason-corruption = De anticorruptiewet verbiedt het kopen van stemmen{ cite }.
reason-veto-ban = Je hebt vorige ronde een wetsvoorstel van groep { $what } verworpen{ cite }.
reason-no-proposal = In groep { $what } ligt geen wetsvoorstel open{ cite }.
reason-cannot-pay = Je kunt { FORM($what, form: "the") } niet betalen: je mist { $lacks }{ cite }.
    .what = law
reason-wrong-pair =
    { $rule ->
        [B-16] De zwarte markt geeft daar geen { $what } voor{ cite }.
       *[other] De wet vraagt andere stukken: { $what }{ cite }.
    }
    .what = kind law
reason-pairs-two = Neem eerst twee bouwmaterialen, dan twee producten{ cite }.
reason-undo-nothing = Je hebt niets om terug te nemen{ cite }.
reason-undo-reveal = Sindsdien is er iets getrokken of getoond, dus dit kun je niet terugnemen{ cite }.

## Wat een speler gevraagd wordt

ask-side = Kies een kant van je plantagebord.
ask-take-material = Neem een bouwmateriaal om mee te beginnen.
ask-take-product = Neem een product om mee te beginnen.
ask-delegate = Kies in het geheim je afgevaardigde.
ask-card = Speel een karakter.
ask-place = Plaats je spelfiguur op een veld.
ask-harvest = Gebruik productvelden in de rij en kolom van je spelfiguur, of beëindig je beurt.
ask-trade = Koop en verkoop, of neem in plaats daarvan iets gratis; beëindig dan je beurt.
ask-trade-on = Koop en verkoop; beëindig dan je beurt.
ask-build-none = Je kunt geen gebouw betalen: beëindig je beurt om niet te bouwen.
ask-build = Kies een gebouw, of beëindig je beurt om niet te bouwen.
ask-site = Kies een veld voor het gebouw.
ask-foreman = Gebruik je gebouwen, of beëindig je beurt.
ask-give = Geef stukken aan het gebouw, of kies Klaar.
ask-convert = Ruil een stuk handelswaar, of kies Klaar.
ask-office-dock = Kies de aanlegplaats waar het handelskantoor laadt, of kies Klaar.
ask-office-load = Laad handelswaar, of kies Klaar.
ask-call = Kies het volgende schip op zee, of kies Klaar.
ask-swap = Kies het schip dat je verwisselt met dat op zee, of kies Klaar.
ask-veto = Verwerp een wetsvoorstel, of kies Klaar.
ask-mayor = Kies een schip om te bevoorraden, of beëindig je beurt om niet te laden.
ask-load = Bevoorraad het schip, of beëindig je beurt.
ask-end = Er is niets meer te doen: beëindig je beurt.
ask-bid = Koop in het geheim stemmen, 1 peso per stuk.
ask-bid-again = Gelijke stand: koop in het geheim nog stemmen, 1 peso per stuk.
ask-enact = Je hebt de stemming gewonnen: neem twee wetsvoorstellen aan.
ask-tax = Betaal de belasting voor 2 overwinningspunten, of weiger.
ask-levy = Betaal de heffing voor 2 overwinningspunten, of weiger.
ask-wait = Wacht op de anderen.
ask-over = Het spel is afgelopen.

## De tafel in de terminal

board-round = Ronde { $n }
board-phase = Fase
board-lap = Rondgang { $n }
board-setup = Voorbereiding
board-market = Markt
board-price = Prijs
board-supply = Voorraad
board-bank = Bank
board-harbour = Haven
board-sea = Zee
board-dock = Aanlegplaats { $n }
board-pile = Stapel
board-ship = Schip { $n }
board-laws = Geldende wetten
board-proposals = Wetsvoorstellen
board-votes = Stemmen
board-alternatives = Alternatieven
board-free = vrij
board-taken = gebruikt
board-none = –
board-empty = leeg
board-full = vol
board-hidden = gedekt
board-buildings = Gebouwen
board-cost = Bouwkosten
board-seat = Speler
board-start-player = Startspeler
board-pesos = Peso’s
board-points = Overwinningspunten
board-score = Puntentelling
board-total = Totaal
board-plantation = Plantage
board-pawn = Spelfiguur
board-yard = Erf
board-warehouse = Magazijn
board-hand = Hand
board-played = Gespeeld
board-delegate = Afgevaardigde
board-log = Verslag
board-moves = Zetten
board-winner = Winnaar

# terminal

board-parliament = Parlement
board-buy = Kopen
board-sell = Verkopen
board-legend = [geladen]  vrij
board-alternatives-taken = Gebruikte alternatieven
board-does = Functie
board-spaces = Posities
board-where = Waar
board-digit = Cijfer
board-card = Kaart
board-laid = Gedekt gelegd
board-known-hand = Zeker op hand
board-known-discard = Zeker afgelegd
board-known-unknown = Op hand of afgelegd
board-bot-seat = { $seat } ({ $what })
board-bots = Bots spelen: { $what }. Met ‘--people all’ spelen op alle plaatsen mensen.
board-welcome = Typ een zet, of verschillende met komma’s ertussen; ? toont je zetten, help legt de rest uit.
board-keys = ? zetten · undo · board · help
board-refused = Nu niet mogelijk: { $what }. ‘? { $source }’ zegt waarom.
board-possible = { $what } is nu mogelijk.
board-unknown = { $what } is geen zet en geen commando: ? toont de zetten, help de commando’s.
board-stands = De zetten ervoor zijn gespeeld; undo neemt ze één voor één terug.
board-taken-back = Teruggenomen.
board-needs-file = Noem een bestand: { $what } BESTAND.
board-saved = Opgeslagen. ‘malecon play { $source } --load { $what }’ gaat hier verder.
board-loaded = { $what } is geladen.
board-not-saved = Dit spel is niet opgeslagen. Typ de volgende keer ‘save BESTAND’ voor je weggaat; ‘malecon play { $source } --load BESTAND’ gaat dan daar verder.
board-over = Het spel is afgelopen: board, log all, save BESTAND of quit.
board-verified =
    { $n ->
        [one] { $what }: { $source } stappen nagespeeld, de controlesom klopt, { $n } trekking door de startwaarde bewezen.
       *[other] { $what }: { $source } stappen nagespeeld, de controlesom klopt, { $n } trekkingen door de startwaarde bewezen.
    }
board-card-worker = Plaats je spelfiguur, verzamel de bouwmaterialen eromheen en gebruik productvelden.
board-card-merchant = Koop en verkoop op de markt, of neem iets gratis.
board-card-architect = Bouw een gebouw, of krijg punten door niet te bouwen.
board-card-foreman = Gebruik je gebouwen in de rij en kolom van je spelfiguur, of één enkel gebouw elders.
board-card-mayor = Bevoorraad een schip voor punten, of krijg peso’s door niet te laden.
board-help-moves = je zetten en wat ze opleveren; ‘? ZET’ zegt waarom iets niet kan
board-help-undo = je laatste keuze terugnemen, tenzij er sindsdien iets is getrokken of getoond
board-help-restart = je hele beurt terugnemen
board-help-board = het bord nog eens tonen
board-help-buildings = de gebouwen, wat ze kosten en wat ze opleveren
board-help-ships = de schepen die nog komen
board-help-laws = wat de wetten en de wetsvoorstellen zeggen
board-help-cards = wat de actiekaarten doen
board-help-log = deze ronde nog eens, of het hele spel; met cubes elk afzonderlijk stuk
board-help-save = het spel bewaren in een bestand
board-help-load = verdergaan met een bewaard spel
board-help-help = deze lijst
board-help-quit = stoppen

## HAVANA: uitgave en opties

edition-havana-nl = Nederlandse uitgave

option-havana-stall_limit = Lege buidel, en geen gebouw verlaat de rijen
option-havana-stall_limit-none = het spel gaat door
option-havana-stall_limit-number =
    { $n ->
        [one] het spel eindigt na { $n } ronde
       *[other] het spel eindigt na { $n } rondes
    }
option-havana-round_limit = Duur van het spel
option-havana-round_limit-none = tot iemand gewonnen heeft
option-havana-round_limit-number =
    { $n ->
        [one] maximaal { $n } ronde
       *[other] maximaal { $n } rondes
    }
option-havana-bank = Peso’s in de bank
option-havana-bank-unlimited = onbeperkt
option-havana-bank-108 = 108
option-havana-memory_help = De afgelegde kaarten van de anderen tonen
option-havana-memory_help-yes = ja
option-havana-memory_help-no = nee

## HAVANA: speelstukken

cube-brick = baksteen
    .count =
        { $n ->
            [one] baksteen
           *[other] bakstenen
        }
    .counts = yes
cube-sandstone = zandsteen
cube-loam = leem
cube-glass = glas
cube-debris = afval
cube-worker = arbeider
    .count =
        { $n ->
            [one] arbeider
           *[other] arbeiders
        }
    .counts = yes

## HAVANA: kaarten

card-siesta = siësta
    .the = de siësta
card-renewal = vernieuwing
    .the = de vernieuwing
card-protection = bescherming
    .the = de bescherming
card-debris = afval
    .the = de kaart ‘afval’
card-conservation = bouwstop
    .the = de bouwstop
card-tax-collector = ontvanger
    .the = de ontvanger
card-worker = arbeider
    .the = de arbeider
card-architect = architect
    .the = de architect
card-peso-thief = pesodief
    .the = de pesodief
card-material-thief = materialendief
    .the = de materialendief
card-black-market = zwarte markt
    .the = de zwarte markt
card-pesos = peso’s
    .the = de kaart ‘peso’s’
card-mama = Mama
    .the = Mama

card-siesta-does = Doet niets, maar maakt je getal laag.
card-renewal-does = Je mag 1 kaart uit je aflegstapel terugnemen in je hand; de anderen zien niet welke.
card-protection-does = Zolang deze kaart open ligt, neemt geen dief en geen ontvanger iets van je af.
card-debris-does = Neem al het afval uit het midden van de tafel.
card-conservation-does = Je mag 1 gebouw aan het uiteinde van een rij uit het spel halen, als dat deze ronde nog niet gebeurd is.
card-tax-collector-does = Neem 1 peso. Elke speler die na je komt, verliest 1 arbeider of 1 bouwmateriaal naar jouw keuze.
card-worker-does = Neem 2 arbeiders als je deze kaart deze ronde als eerste gebruikt, anders 1.
card-architect-does = Neem 1 arbeider; zolang de architect open ligt, kun je gebouwen kopen die hem vereisen.
card-peso-thief-does = Steel de helft van de peso’s (naar beneden afgerond) van een speler die na je komt. Komt er niemand meer, besteel dan wie je wilt.
card-material-thief-does = Steel 1 bouwmateriaal van een speler die na je komt, of maximaal 2 bij meer dan 3 gekleurde. Komt er niemand meer, besteel dan wie je wilt.
card-black-market-does = Trek 2 bouwmaterialen uit de buidel als je deze kaart deze ronde als eerste gebruikt, anders 1.
card-pesos-does = Neem de helft van de peso’s uit het midden van de tafel, naar boven afgerond.
card-mama-does = Neem uit het midden van de tafel de helft van de gekleurde bouwmaterialen, welke je maar wilt, en de helft van het afval, elk naar boven afgerond.

## HAVANA: gebouwen

house-bench = parkbank
    .the = de parkbank
house-well = waterput
    .the = de waterput
house-kiosk = kiosk
    .the = de kiosk
house-lamp-post = lantaarnpaal
    .the = de lantaarnpaal
house-statue = standbeeld
    .the = het standbeeld
house-balcony = balkon
    .the = het balkon
house-cafe = café
    .the = het café
house-pharmacy = apotheek
    .the = de apotheek
house-florist = bloemenwinkel
    .the = de bloemenwinkel
house-lottery-office = loterijkantoor
    .the = het loterijkantoor
house-barracks = kazerne
    .the = de kazerne
house-arcade = arcade
    .the = de arcade
house-barber = kapperszaak
    .the = de kapperszaak
house-bakery = bakkerij
    .the = de bakkerij
house-fire-station = brandweerkazerne
    .the = de brandweerkazerne
house-customs-house = douanekantoor
    .the = het douanekantoor
house-conservatory = wintertuin
    .the = de wintertuin
house-school = school
    .the = de school
house-dockyard = scheepswerf
    .the = de scheepswerf
house-post-office = postkantoor
    .the = het postkantoor
house-cigar-hall = sigarensalon
    .the = de sigarensalon
house-convent = nonnenklooster
    .the = het nonnenklooster
house-art-gallery = kunstgalerie
    .the = de kunstgalerie
house-market-hall = markthal
    .the = de markthal
house-dance-hall = danszaal
    .the = de danszaal
house-hospital = ziekenhuis
    .the = het ziekenhuis
house-railway-station = station
    .the = het station
house-fortress = vesting
    .the = de vesting
house-cathedral-school = domschool
    .the = de domschool
house-rum-house = rumhuis
    .the = het rumhuis
house-aquarium = aquarium
    .the = het aquarium
house-opera-house = operagebouw
    .the = het operagebouw
house-grand-hotel = grand hotel
    .the = het grand hotel
house-university = universiteit
    .the = de universiteit
house-capitol = capitool
    .the = het capitool
house-cathedral = kathedraal
    .the = de kathedraal

## HAVANA: plaatsen, fasen en dergelijke

end-top-left = linksboven
end-top-right = rechtsboven
end-bottom-left = linksonder
end-bottom-right = rechtsonder

row-top = bovenste rij
row-bottom = onderste rij

place-bag = buidel
place-centre = midden van de tafel
place-stock = persoonlijke voorraad
place-box = speldoos
place-seat = speler { $n }

phase-restock = bevoorrading
phase-cards = nieuwe actiekaarten

source-buildings = gebouwen

sealed-cards = twee kaarten

ending-target = het doel is bereikt
ending-exhaustion = alle gebouwen of bouwmaterialen zijn op
ending-stall = te lang verliet geen gebouw de rijen
ending-rounds = de laatste ronde is gespeeld

## HAVANA: het verslag

ordinal =
    { $n ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    }
event-number = { $seat } heeft het getal { NUMBER($n, minimumIntegerDigits: 2) }.
event-order =
    { $rule ->
        [H-018] { $seat } is bij een gelijk getal als { ordinal } aan de beurt{ because }.
       *[other] { $seat } is als { ordinal } aan de beurt.
    }
event-dealt = Neergelegd: { $what }, { $target }.
    .what = house
    .target = row
event-swapped = { $seat } legt { FORM($what, form: "the") } uit de stapel { $source } neer, in plaats van een ander gebouw.
    .what = house
    .source = end
event-moved-bag-stock =
    { $rule ->
        [H-009] { $seat } begint met { amount }.
       *[other] { $seat } trekt { amount }{ because }.
    }
event-moved-bag-centre = Erbij in het midden van de tafel: { amount }.
event-moved-centre-stock =
    { $rule ->
        [card-debris] { $seat } neemt { amount } uit het midden van de tafel.
       *[other] { $seat } neemt { amount } uit het midden van de tafel{ because }.
    }
event-moved-seat-stock = { $seat } steelt { amount } van { $source }.
event-moved-supply-stock =
    { $rule ->
        [card-worker] { $seat } neemt { amount }.
       *[other] { $seat } neemt { amount }{ because }.
    }
event-moved-stock-supply =
    { $rule ->
        [H-021] { $seat } betaalt { amount } voor het gebouw.
        [card-tax-collector] { $seat } verliest { amount } aan de ontvanger.
       *[other] { $seat } levert { amount } in{ because }.
    }
event-moved-stock-box =
    { $rule ->
        [H-021] { $seat } betaalt { amount } voor het gebouw.
        [H-023] { $seat } betaalt { amount } voor het gebouw.
        [card-tax-collector] { $seat } verliest { amount } aan de ontvanger.
       *[other] { $seat } levert { amount } in{ because }.
    }
event-taken =
    { $n ->
        [0] { $seat } vindt geen peso’s in het midden van de tafel.
       *[other] { $seat } neemt { pesos } uit het midden van de tafel.
    }
event-stolen =
    { $n ->
        [0] { $seat } vindt bij { $source } geen peso’s om te stelen.
       *[other] { $seat } steelt { pesos } van { $source }.
    }
    .source = place
event-restocked = Erbij in het midden van de tafel: { pesos }.
event-first = { $seat } gebruikt { FORM($what, form: "the") } deze ronde als eerste.
    .what = card
event-bought = { $seat } koopt { $source } { FORM($what, form: "the") }.
    .what = house
    .source = end
event-scored-buildings = { $seat } krijgt { points } voor het gebouw.
event-removed = { $seat } haalt { $source } { FORM($what, form: "the") } uit het spel.
    .what = house
    .source = end
event-protected = { $seat } kan met { FORM($what, form: "the") } niemand bestelen: iedereen is beschermd{ because }.
    .what = card
event-protected-tax-collector = { $seat } is beschermd tegen { FORM($what, form: "the") }.
event-skipped-conservation = { $seat } kan deze ronde geen gebouw meer verwijderen.
event-skipped-worker = { $seat } vindt geen arbeiders meer in de voorraad.
event-skipped-architect = { $seat } vindt geen arbeiders meer in de voorraad.
event-skipped-material-thief = { $seat } vindt geen bouwmateriaal om te stelen.
event-skipped-black-market = { $seat } vindt niets meer in de buidel.
event-renewed = { $seat } neemt een kaart terug uit de aflegstapel.
event-sealed-cards = { $seat } heeft twee kaarten gedekt neergelegd.
event-laid = { $seat } legt een kaart gedekt op { FORM($what, form: "the") }.
    .what = card
event-covered = { $seat } legt { FORM($what, form: "the") } op de aflegstapel.
    .what = card
event-refreshed = { $seat } neemt de aflegstapel terug.
event-ended = Het spel is afgelopen: { $what }.
    .what = ending

## HAVANA: het verslag per actie

act-swap =
    { $you ->
       *[other] legt { FORM($what, form: "the") } uit de stapel { $source } neer, in plaats van een ander gebouw
    }
    .what = house
    .source = end
act-lay =
    { $key ->
        [none]
            { $you ->
               *[other] legt twee kaarten gedekt neer
            }
       *[other]
            { $you ->
               *[other] legt { FORM($what, form: "the") } gedekt neer
            }
    }
    .what = card
act-cover =
    { $you ->
       *[other] legt een kaart gedekt op { FORM($what, form: "the") }
    }
    .what = card
act-reveal =
    { $you ->
       *[other] laat { FORM($what, form: "the") } zien
    }
    .what = card
act-discard =
    { $you ->
       *[other] legt { FORM($what, form: "the") } af
    }
    .what = card
act-refresh =
    { $you ->
       *[other] neemt de aflegstapel terug
    }
act-order =
    { $you ->
        [you] bent bij een gelijk getal als { ordinal } aan de beurt
       *[other] is bij een gelijk getal als { ordinal } aan de beurt
    }
act-use-card =
    { $you ->
       *[other] gebruikt { FORM($what, form: "the") }
    }
    .what = card
act-take =
    { $has ->
        [gets]
            { $you ->
               *[other] neemt { $gets } uit het midden van de tafel
            }
       *[other]
            { $you ->
               *[other] vindt geen peso’s in het midden van de tafel
            }
    }
act-draw =
    { $you ->
       *[other] trekt { $gets } uit de buidel
    }
act-receive =
    { $you ->
       *[other] neemt { $gets }
    }
act-steal =
    { $has ->
        [gets]
            { $whom ->
                [you] steelt { $gets } van jou
               *[other]
                    { $you ->
                       *[other] steelt { $gets } van { $source }
                    }
            }
       *[other]
            { $whom ->
                [you] vindt bij jou geen peso’s om te stelen
               *[other]
                    { $you ->
                       *[other] vindt bij { $source } geen peso’s om te stelen
                    }
            }
    }
act-lose =
    { $you ->
       *[other] verliest { $gives } aan de ontvanger
    }
act-protected =
    { $you ->
        [you] bent beschermd tegen { FORM($what, form: "the") }
       *[other] is beschermd tegen { FORM($what, form: "the") }
    }
    .what = card
act-all-protected =
    { $you ->
        [you] kunt niemand bestelen: iedereen is beschermd
       *[other] kan niemand bestelen: iedereen is beschermd
    }
act-find-nothing =
    { $key ->
        [conservation]
            { $you ->
                [you] kunt deze ronde geen gebouw meer verwijderen
               *[other] kan deze ronde geen gebouw meer verwijderen
            }
        [worker]
            { $you ->
               *[other] vindt geen arbeiders meer in de voorraad
            }
        [architect]
            { $you ->
               *[other] vindt geen arbeiders meer in de voorraad
            }
        [material-thief]
            { $you ->
               *[other] vindt geen bouwmateriaal om te stelen
            }
        [black-market]
            { $you ->
               *[other] vindt niets meer in de buidel
            }
       *[other]
            { $you ->
                [you] kunt { FORM($what, form: "the") } niet gebruiken
               *[other] kan { FORM($what, form: "the") } niet gebruiken
            }
    }
    .what = card
act-remove =
    { $you ->
       *[other] haalt { $source } { FORM($what, form: "the") } uit het spel
    }
    .what = house
    .source = end
act-renew =
    { $you ->
       *[other] neemt een kaart terug uit de aflegstapel
    }
act-purchase =
    { $key ->
        [none]
            { $you ->
               *[other] betaalt { $gives }
            }
       *[other]
            { $has ->
                [both]
                    { $you ->
                       *[other] koopt { FORM($what, form: "the") } voor { $gives } en krijgt { $gets }
                    }
               *[other]
                    { $you ->
                       *[other] koopt { FORM($what, form: "the") } voor { $gives }
                    }
            }
    }
    .what = house
act-deal = Neergelegd: { $what }
    .what = house
act-restock = Erbij in het midden van de tafel: { $gets }

## HAVANA: waarom iets niet kan

reason-not-an-end =
    { $rule ->
        [HA-39] Het enige gebouw van een rij geldt als het linkeruiteinde: { $what }{ cite }.
       *[other] Alleen de buitenste gebouwen van de twee rijen zijn te nemen: { $what }{ cite }.
    }
    .what = end house
reason-no-building = Hier ligt geen gebouw: { $what }{ cite }.
    .what = end
reason-architect = { reason-cost }
lack-architect = de architect bij je open kaarten
lack-worker =
    { $instead ->
        [one] { amount } (of { $instead } peso)
       *[other] { amount } (of { $instead } peso’s)
    }
    .what = cube
reason-worth = Het moet een gebouw van 1 tot 3 punten zijn, en dit is { points } waard{ cite }.
reason-not-in-pile = Dit gebouw zit niet in de stapel{ cite }.
reason-cannot-replace = De prijs vraagt geen { $what } meer om te vervangen{ cite }.
    .what = cube
reason-not-later = { seat } komt niet na je in de volgorde{ cite }.
reason-protected = { seat } is beschermd{ cite }.
reason-no-seat = Aan deze tafel zit geen speler { $n }{ cite }.
reason-self = Je kunt jezelf niet bestelen{ cite }.
reason-no-cube = Je vindt hier geen { $what } om te nemen{ cite }.
    .what = cube
reason-must-take = Deze kaart moet gebruikt worden: maak een keuze{ cite }.
reason-removed-already = Deze ronde is er al een gebouw verwijderd{ cite }.
reason-nothing-in-discard = { CAPITAL(FORM($what, form: "the")) } ligt niet in je aflegstapel{ cite }.
    .what = card
reason-not-in-hand = Je hebt { FORM($what, form: "the") } niet in je hand{ cite }.
    .what = card
reason-not-open = { CAPITAL(FORM($what, form: "the")) } ligt niet open voor je{ cite }.
    .what = card
reason-same-card = Je hebt { FORM($what, form: "the") } al gekozen{ cite }.
    .what = card
reason-already-done = Je hebt { FORM($what, form: "the") } deze beurt al gebruikt{ cite }.
    .what = card

## HAVANA: wat een speler gevraagd wordt

ask-swap-card = Geen uiteinde is 1 tot 3 punten waard. Kies uit de stapel een gebouw om daar te leggen.
ask-swap-end = Kies het uiteinde waar je het legt.
ask-lay-first = Kies in het geheim twee kaarten.
ask-do = Welke van je open kaarten gebruik je eerst?
ask-renew = Neem een kaart terug uit je aflegstapel, of kies Klaar.
ask-conserve = Verwijder een gebouw aan een uiteinde van een rij, of kies Klaar.
ask-tax-victim = Kies wat de volgende speler na je verliest: een arbeider of een bouwmateriaal.
ask-rob-pesos = Kies van wie je de helft van de peso’s steelt.
ask-rob-cubes = Kies van wie je bouwmaterialen steelt.
ask-steal = Steel een bouwmateriaal. Waar een tweede mag, beslis je zelf.
ask-mama = Kies de gekleurde bouwmaterialen die je uit het midden van de tafel neemt.
ask-buy = Koop gebouwen aan de uiteinden van de rijen, of beëindig je beurt.
ask-pay = Betaal gewoon, of geef 5 peso’s per arbeider of 5 × afval per bouwmateriaal.
ask-cover = Welke open kaart bedek je?
ask-lay = Kies de kaart uit je hand die je erop legt.

## HAVANA: de tafel in de terminal

board-street = In de aanbieding
board-plaza = Midden van de tafel
board-bag = Buidel
board-box = Speldoos
board-workers = Arbeiders
board-cubes = Bouwmaterialen
board-target = Doel
board-open-cards = Openliggende kaarten
board-number = Getal
board-order = Spelersvolgorde
board-discard = Aflegstapel
board-covered = Bedekt
board-architect = Architect

## Wat een raadgever van een plan zegt

coach-now =
    { $n ->
        [0] Nu: nog niets
       *[other] Nu: { points }
    }
coach-expected = Aan het eind: ongeveer { $n } ± { $error } punten
coach-share = Kans om te winnen: { $n } % ± { $error }
coach-low = In één van de tien pogingen eindig je met maximaal { points }.
coach-rival = { $who } wint dan eerder dan jij: { $n } %.
coach-even = Even goed als het beste: het verschil valt binnen de foutmarge.
coach-safe = In de pogingen ging niets verloren.
coach-risk-spoil =
    { $n ->
        [one] In { $share } van 100 pogingen gaat { $n } product op je erf verloren (C-125).
       *[other] In { $share } van 100 pogingen gaan { $n } producten op je erf verloren (C-125).
    }
coach-risk-tax = In { $share } van 100 pogingen kun je de belasting niet betalen (C-098).
coach-risk-levy = In { $share } van 100 pogingen kun je de heffing niet betalen (C-100).
coach-risk-stolen-cubes =
    { $n ->
        [one] In { $share } van 100 pogingen wordt { $n } bouwmateriaal van je gestolen (H-042).
       *[other] In { $share } van 100 pogingen worden { $n } bouwmaterialen van je gestolen (H-042).
    }
coach-risk-stolen-pesos = In { $share } van 100 pogingen kost een dief je { pesos } (H-041).
coach-risk-taxed = In { $share } van 100 pogingen neemt de ontvanger iets van je af (H-038).

## Wat er mis is met iemands eigen kaarten en borden
##
## Elke zin staat achter een plaats als ships.3. Namen in tabellen zijn die van het bestand.

value-nothing = niets
value-huge = een reusachtig getal
value-list = een lijst van { $n }
value-table = een tabel
value-float = een kommagetal
value-date = een datum
value-time = een tijd
value-datetime = een datum met tijd

component-row =
    { $row ->
        [0] { "" }
       *[other] rij { $row }:{ " " }
    }
component-toml = de tekst is geen TOML: { $why }
component-line-length = regel { $row } heeft { $n } tekens, verwacht hoogstens { $most }
component-unknown = onbekende naam { $came }, verwacht een van { $known }
    .came = value
component-no-table = { $came }, verwacht een tabel
    .came = value
component-prices = { $came }, verwacht een lijst van prijzen
    .came = value
component-price-count = { $n } prijzen, verwacht { $least } tot { $most }
component-price = prijs { $came }, verwacht gehele getallen van 1 tot { $most }
    .came = value
component-price-order = prijs { $n } na { $most }, verwacht elke prijs onder de vorige
component-buy = { $came }, verwacht een geheel getal van { $least } (boven de eerste prijs van elke rij) tot { $most }
    .came = value
component-groups = { $came }, verwacht een tabel van product en goods
    .came = value
component-group-missing = { $came } ontbreekt, verwacht product en goods
component-sold = { $came }, verwacht een geheel getal van 1 tot { $most } (de laatste prijs van de rij)
    .came = value
component-start = { $came }, verwacht een geheel getal van 0 tot { $most } (de vakken van de rij)
    .came = value
component-fields = { $came }, verwacht 12 velden als { $n } rijen van { $most } letters
    .came = value
component-field-count = letter { $came } { $n } keer, verwacht { $most }
component-ships-missing = { $came } ontbreekt, verwacht alle van 1 tot { $most }
component-no-letters = { component-row }{ $came }, verwacht { $most } letters
    .came = value
component-letter-count = { component-row }{ $came } heeft { $n } letters, verwacht { $most }
component-letter = { component-row }onbekende letter { $came }, verwacht een van { $known }
component-building-count = { $n } gebouwen, verwacht { $most }
component-name = naam { $came }, verwacht hoogstens { $most } kleine letters en cijfers, woorden verbonden door - of _
    .came = value
component-name-twice = { $came } twee keer, verwacht elke naam één keer
component-points = { $n } punten in totaal, verwacht minstens { $least }
component-building = { $came }, verwacht een tabel met vp en een prijs
    .came = value
component-amount = { $what } { $came }, verwacht een geheel getal van { $least } tot { $most }
    .came = value
component-architect = architect { $came }, verwacht true of false
    .came = value
component-free = geen prijs, verwacht minstens een bouwmateriaal, een peso of een arbeider
