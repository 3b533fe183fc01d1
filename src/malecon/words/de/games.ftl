### Alles, was Menschen lesen, auf Deutsch. Wie die Datei aufgebaut ist, steht in en/games.ftl.
###
### Namen stehen im Nominativ. Sätze sind so gebaut, dass sie darin nicht gebeugt werden: nach
### Doppelpunkt oder „×“, in Klammern oder in Anführungszeichen.

## Die Sprache selbst

language-name = Deutsch
language-read = yes

## Satzteile

locale = de-DE
list-more = { $first }, { $then }
list-last = { $first } und { $then }
amount = { $n } × { $what }
pesos =
    { $n ->
        [one] { $n } Peso
       *[other] { $n } Pesos
    }
points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
votes =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
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
seat = Spieler { $n }

## Spiele und Ausgaben

game-cuba = CUBA
game-havana = HAVANA

edition-cuba-de = Deutsche Ausgabe (2012)
edition-cuba-nl = Niederländische Ausgabe (2008)
edition-cuba-fr = Französische Ausgabe (2007)
edition-cuba-zh = Chinesische Ausgabe
edition-cuba-en = Englische Ausgabe (2007)

## Optionen

option-cuba-tokens = Spielsteine in der Schachtel
option-cuba-tokens-2012 = je Rohstoff 15, je Ware 10 (2012)
option-cuba-tokens-2007 = je Rohstoff 18, je Ware 15 (2007)
option-cuba-full_row_price = Verkauf bei voller Marktreihe
option-cuba-full_row_price-by_class = Rohstoff 1 Peso, Ware 3 Pesos
option-cuba-full_row_price-flat = für beide 3 Pesos
option-cuba-large_office = Großes Kontor
option-cuba-large_office-two = verlädt bis zu 2 gleiche Handelsgüter
option-cuba-large_office-any = verlädt beliebig viele gleiche Handelsgüter
option-cuba-cloister = Kloster
option-cuba-cloister-products = nimmt Rohstoffe
option-cuba-cloister-materials = nimmt Baustoffe
option-cuba-product_store = Rohstoffhaus
option-cuba-product_store-product = kauft einen Rohstoff
option-cuba-product_store-material = kauft einen Baustoff
option-cuba-rum_cafe = Wasser in den Baukosten des Rum-Cafés
option-cuba-rum_cafe-one_water = 1 × Wasser
option-cuba-rum_cafe-two_water = 2 × Wasser
option-cuba-black_market = Schwarzmarkt
option-cuba-black_market-any = tauscht jedes Handelsgut gegen jedes andere
option-cuba-black_market-across = tauscht Rohstoff gegen Ware oder Ware gegen Rohstoff
option-cuba-lighthouse = Leuchtturm
option-cuba-lighthouse-sea_pile = tauscht das Schiff auf hoher See gegen eines aus dem Stapel
option-cuba-lighthouse-dock_sea = tauscht ein Schiff im Hafen gegen das auf hoher See
option-cuba-veto = Veto der Kirche
option-cuba-veto-at_once = wirkt sofort
option-cuba-veto-parliament = wartet bis zur Parlamentsphase
option-cuba-sides = Plantagenpläne
option-cuba-sides-common = für alle die gleiche Anordnung
option-cuba-sides-individual = für jeden eine eigene Anordnung
option-cuba-sides-mixed = jeder entscheidet selbst
option-cuba-variant_offered = Geheimen Abgesandten anbieten
option-cuba-variant_offered-yes = ja
option-cuba-variant_offered-no = nein
option-cuba-market_law = Marktgesetze
option-cuba-market_law-every_round = wirken in jeder Runde, solange sie gelten
option-cuba-market_law-once = wirken nur in der Runde ihrer Verabschiedung
option-cuba-rebid = Stimmen nachkaufen bei Gleichstand
option-cuba-rebid-yes = ja
option-cuba-rebid-no = nein, der Startspieler geht vor
option-cuba-secret_delegate = Geheimer Abgesandter
option-cuba-secret_delegate-yes = ja, vor der Aktionsphase gewählt
option-cuba-secret_delegate-no = nein, es geht die übrige Karte
option-cuba-bank = Pesos in der Bank
option-cuba-bank-unlimited = unbegrenzt
option-cuba-bank-195 = 195
option-cuba-bank-140 = 140
option-cuba-building_tax_zero = Gebäudesteuer ohne eigenes Gebäude
option-cuba-building_tax_zero-paid = gilt als bezahlt
option-cuba-building_tax_zero-unpaid = gilt als nicht bezahlt
option-cuba-hidden_money = Geld der anderen verdecken
option-cuba-hidden_money-yes = ja
option-cuba-hidden_money-no = nein

## Spielsteine

kind-wood = Holz
kind-stone = Stein
kind-water = Wasser
kind-citrus = Zitrusfrüchte
kind-sugar = Zuckerrohr
kind-tobacco = Tabak
kind-rum = Rum
kind-cigars = Zigarren

class-material = Baustoff
class-product = Rohstoff
class-goods = Ware
class-cargo = Handelsgut

## Personen

character-worker = Arbeiter
character-merchant = Händlerin
character-architect = Architekt
character-foreman = Vorarbeiter
character-mayor = Bürgermeister

## Plantagenpläne, Felder und Orte

plantation-common = Plantagenplan mit gleicher Anordnung
plantation-blue = Plantagenplan Blau
plantation-red = Plantagenplan Rot
plantation-yellow = Plantagenplan Gelb
plantation-green = Plantagenplan Grün
plantation-purple = Plantagenplan Lila

side-common = Plantagenplan mit gleicher Anordnung
side-individual = Plantagenplan mit eigener Anordnung

landscape-forest = Wald
landscape-mountain = Gebirge
landscape-lake = See
landscape-plantation = Plantage
landscape-citrus = Zitrusfruchtplantage
landscape-sugar = Zuckerrohrplantage
landscape-tobacco = Tabakplantage
landscape-warehouse = Lager

place-supply = Vorrat
place-yard = Vorhof
place-warehouse = Lager
place-market = Markt
place-dock = Liegeplatz { $n }
place-sea = hohe See
place-pile = Stapel
place-bank = Bank
place-field = Feld

## Phasen einer Runde

phase-proposals = Gesetzesvorschläge
phase-actions = Aktionsphase
phase-parliament = Parlamentsphase
phase-laws = Gesetzesphase
phase-end = Ende der Runde

## Alternativen unter den schwarzen Markierungssteinen

alternative-free-material = ein kostenloser Baustoff
alternative-free-product = ein kostenloser Rohstoff der billigsten Sorte
alternative-two-points = 2 Siegpunkte für den Verzicht auf den Bau
alternative-one-point = 1 Siegpunkt für den Verzicht auf den Bau
alternative-four-pesos = 4 Pesos für den Verzicht auf eine Lieferung
alternative-two-pesos = 2 Pesos für den Verzicht auf eine Lieferung

## Woher Siegpunkte kommen

source-ships = Schiffe
source-functions = genutzte Gebäude
source-laws = Gesetze
source-architect = Verzicht auf den Bau
source-owned = eigene Gebäude

## Verdeckte Entscheidungen

sealed-delegate = Abgesandter
sealed-bid = Gebot
sealed-payment = Antwort auf das Gesetz

## Gebäude

building-cement-factory = Zementfabrik
building-sawmill = Sägewerk
building-golf-course = Golfplatz
building-cloister = Kloster
building-rum-cafe = Rum-Café
building-cigar-cafe = Zigarren-Café
building-small-office = Kleines Kontor
building-large-office = Großes Kontor
building-hotel = Hotel
building-inn = Herberge
building-goods-store = Warenhaus
building-product-store = Rohstoffhaus
building-materials-store = Baustoffhaus
building-small-bank = Kleine Bank
building-large-bank = Große Bank
building-black-market = Schwarzmarkt
building-cigar-factory = Zigarrenfabrik
building-cigar-factory-2 = Zweite Zigarrenfabrik
building-distillery = Schnapsbrennerei
building-distillery-2 = Zweite Schnapsbrennerei
building-church = Kirche
building-town-hall = Rathaus
building-dam = Staudamm
building-lighthouse = Leuchtturm
building-storehouse = Lager (Gebäude)
building-warehouse = Lager

## Was Gebäude bewirken

building-cement-factory-does = Gib bis zu 4 × Stein ab und erhalte je 1 Siegpunkt.
building-sawmill-does = Gib bis zu 4 × Holz ab und erhalte je 1 Siegpunkt.
building-golf-course-does = Gib bis zu 4 × Wasser ab und erhalte je 1 Siegpunkt.
building-cloister-does = Gib bis zu 2 Rohstoffe ab und erhalte je 1 Siegpunkt.
building-cloister-does-cloister-materials = Gib bis zu 2 Baustoffe ab und erhalte je 1 Siegpunkt.
building-rum-cafe-does = Gib bis zu 3 × Rum ab und erhalte je 2 Siegpunkte.
building-cigar-cafe-does = Gib bis zu 3 × Zigarren ab und erhalte je 2 Siegpunkte.
building-small-office-does = Lade 1 Handelsgut auf ein Schiff und erhalte die Siegpunkte seines Liegeplatzes.
building-large-office-does = Lade bis zu 2 Handelsgüter einer Sorte auf ein Schiff und erhalte für jedes die Siegpunkte seines Liegeplatzes.
building-large-office-does-large_office-any = Lade beliebig viele Handelsgüter einer Sorte auf ein Schiff und erhalte für jedes die Siegpunkte seines Liegeplatzes.
building-hotel-does = Erhalte 2 Siegpunkte.
building-inn-does = Erhalte 1 Siegpunkt.
building-goods-store-does = Verkaufe 1 Ware für 6 Pesos.
building-product-store-does = Verkaufe 1 Rohstoff für 4 Pesos.
building-product-store-does-product_store-material = Verkaufe 1 Baustoff für 4 Pesos.
building-materials-store-does = Verkaufe bis zu 2 Baustoffe für je 2 Pesos.
building-small-bank-does = Erhalte 2 Pesos.
building-large-bank-does = Erhalte 4 Pesos.
building-black-market-does = Tausche 1 Handelsgut gegen ein Handelsgut einer anderen Sorte.
building-black-market-does-black_market-across = Tausche 1 Rohstoff gegen eine Ware oder 1 Ware gegen einen Rohstoff.
building-cigar-factory-does = Mache aus beliebig viel Tabak ebenso viele Zigarren.
building-cigar-factory-2-does = { building-cigar-factory-does }
building-distillery-does = Mache aus beliebig viel Zuckerrohr ebenso viel Rum.
building-distillery-2-does = { building-distillery-does }
building-church-does = Lege sofort ein Veto gegen einen Gesetzesvorschlag ein, jedoch nicht in der Gruppe deines Vetos der letzten Runde.
building-church-does-veto-parliament = Lege in der Parlamentsphase ein Veto gegen einen Gesetzesvorschlag ein, jedoch nicht in der Gruppe deines Vetos der letzten Runde.
building-town-hall-does = Habe in dieser Runde 2 Stimmen mehr im Parlament.
building-dam-does = Erhalte 2 × Wasser.
building-lighthouse-does = Tausche das Schiff auf hoher See gegen ein Schiff deiner Wahl aus dem Stapel.
building-lighthouse-does-lighthouse-dock_sea = Tausche ein Schiff im Hafen gegen das Schiff auf hoher See; volle Schiffe bleiben liegen.
building-storehouse-does = Bringe alle Rohstoffe aus deinem Vorhof ins Lager, wo sie erhalten bleiben.
building-warehouse-does = { building-storehouse-does }

## Gesetze

group-I = Steuergesetze
group-II = Abgabengesetze
group-III = Subventionsgesetze
group-IV = Sonstige Gesetze

law-printed-tax = Anfangssteuer von 2 Pesos
law-tax-1 = Steuer von 1 Peso
law-tax-2 = Steuer von 2 Pesos
law-tax-3 = Steuer von 3 Pesos
law-tax-4 = Steuer von 4 Pesos
law-tax-5 = Steuer von 5 Pesos
law-tax-buildings = Gebäudesteuer
law-printed-levy = Anfangsabgabe von Zitrusfrüchten
law-levy-citrus = Abgabe von Zitrusfrüchten
law-levy-sugar = Abgabe von Zuckerrohr
law-levy-tobacco = Abgabe von Tabak
law-levy-water = Abgabe von Wasser
law-levy-materials = Abgabe von 2 Baustoffen
law-levy-products = Abgabe von 2 Rohstoffen
law-subsidy-buildings = Subvention für Gebäude
law-subsidy-materials = Subvention für Baustofffelder
law-subsidy-products = Subvention für Rohstofffelder
law-subsidy-water = Subvention für Wasser
law-subsidy-votes = Subvention für Stimmen
law-subsidy-pesos = Subvention für Pesos
law-scarcity = Marktgesetz: Angebot verknappt
law-surplus = Marktgesetz: Angebot erhöht
law-drought = Dürregesetz
law-building-law = Baugesetz
law-harbour-law = Hafengesetz
law-corruption = Korruptionsgesetz

## Was Gesetze bewirken

law-printed-tax-does = Wer 2 Pesos zahlt, erhält 2 Siegpunkte.
law-tax-1-does = Wer 1 Peso zahlt, erhält 2 Siegpunkte.
law-tax-2-does = Wer 2 Pesos zahlt, erhält 2 Siegpunkte.
law-tax-3-does = Wer 3 Pesos zahlt, erhält 2 Siegpunkte.
law-tax-4-does = Wer 4 Pesos zahlt, erhält 2 Siegpunkte.
law-tax-5-does = Wer 5 Pesos zahlt, erhält 2 Siegpunkte.
law-tax-buildings-does = Wer für jedes eigene Gebäude 1 Peso zahlt, erhält 2 Siegpunkte.
law-printed-levy-does = Wer 1 × Zitrusfrüchte abgibt, erhält 2 Siegpunkte.
law-levy-citrus-does = Wer 1 × Zitrusfrüchte abgibt, erhält 2 Siegpunkte.
law-levy-sugar-does = Wer 1 × Zuckerrohr abgibt, erhält 2 Siegpunkte.
law-levy-tobacco-does = Wer 1 × Tabak abgibt, erhält 2 Siegpunkte.
law-levy-water-does = Wer 1 × Wasser abgibt, erhält 2 Siegpunkte.
law-levy-materials-does = Wer 2 beliebige Baustoffe abgibt, erhält 2 Siegpunkte.
law-levy-products-does = Wer 2 beliebige Rohstoffe abgibt, erhält 2 Siegpunkte.
law-subsidy-buildings-does = 1 Siegpunkt für jedes eigene Gebäude.
law-subsidy-materials-does = 1 Siegpunkt für jedes eigene Baustofffeld ohne Gebäude.
law-subsidy-products-does = 1 Siegpunkt für jedes eigene Rohstofffeld ohne Gebäude.
law-subsidy-water-does = 1 Siegpunkt für jeden eigenen Wasserstein, höchstens 7.
law-subsidy-votes-does = 1 Siegpunkt für jede Stimme der Karte im Parlament.
law-subsidy-pesos-does = 1 Siegpunkt für je 3 eigene Pesos, höchstens 7.
law-scarcity-does = In jeder Runde verlassen je 2 × Zitrusfrüchte, Zuckerrohr und Tabak den Markt.
law-scarcity-does-market_law-once = Einmal verlassen je 2 × Zitrusfrüchte, Zuckerrohr und Tabak den Markt.
law-surplus-does = In jeder Runde kommen je 2 × Zitrusfrüchte, Zuckerrohr und Tabak auf den Markt.
law-surplus-does-market_law-once = Einmal kommen je 2 × Zitrusfrüchte, Zuckerrohr und Tabak auf den Markt.
law-drought-does = Der Arbeiter nutzt nur 1 Rohstofffeld, ohne Wasser abzugeben.
law-building-law-does = Jedes Gebäude kostet 2 Pesos mehr.
law-harbour-law-does = Ein Schiff, das voll beladen wurde, verlässt den Hafen sofort.
law-corruption-does = Stimmen können nicht gekauft werden.

## Verlauf: Gang des Spiels

event-round = Runde { $n } beginnt.
event-phase = Phase: { $what }.
    .what = phase
event-start = { $seat } ist Startspieler.
event-board = { $seat } erhält den { $what }.
    .what = plantation
event-side = { $seat } wählt den { $what }.
    .what = plantation side
event-turn-ended = { $seat } beendet den Zug.
event-forced = { $seat } hat nur eine Möglichkeit: { $what }.
event-markers-off =
    { $n ->
        [one] Der schwarze Markierungsstein wird entfernt.
       *[other] Die { $n } schwarzen Markierungssteine werden entfernt.
    }
event-cards-back = Alle nehmen ihre Personenkarten zurück.
event-over = { $seat } gewinnt das Spiel: { points }.

## Verlauf: Spielsteine, Geld und Siegpunkte

event-moved = { $seat }: { amount }, { $source } → { $target }{ because }.
    .what = kind cube
    .source = place
    .target = place
event-moved-nobody = { amount }, { $source } → { $target }{ because }.
event-moved-field-yard = { $seat } erhält { amount } von Feld { $source }.
event-moved-supply-yard =
    { $rule ->
        [C-030] { $seat } nimmt zu Beginn { amount }.
        [C-060] { $seat } kauft { amount } aus dem Vorrat.
        [C-062] { $seat } nimmt kostenlos { amount }.
       *[other] { $seat } erhält { amount }{ because }.
    }
event-moved-market-yard = { $seat } kauft { amount } auf dem Markt.
event-moved-yard-market = { $seat } verkauft { amount } auf dem Markt.
event-moved-warehouse-market = { $seat } verkauft { amount } aus dem Lager auf dem Markt.
event-moved-yard-supply =
    { $rule ->
        [C-051] { $seat } gibt { amount } ab, um ein weiteres Feld zu nutzen.
        [C-061] { $seat } verkauft { amount } an den Vorrat.
        [C-068] { $seat } bezahlt { amount } für das Gebäude.
        [C-100] { $seat } gibt { amount } als Abgabe.
        [C-125] { $seat } verliert { amount } aus dem Vorhof.
       *[other] { $seat } gibt { amount } ab{ because }.
    }
event-moved-warehouse-supply =
    { $rule ->
        [C-061] { $seat } verkauft { amount } aus dem Lager an den Vorrat.
        [C-100] { $seat } gibt { amount } aus dem Lager als Abgabe.
       *[other] { $seat } gibt { amount } aus dem Lager ab{ because }.
    }
event-moved-yard-warehouse = { $seat } lagert { amount } ein.
event-moved-yard-dock = { $seat } verlädt { amount } an { $target }.
event-moved-warehouse-dock = { $seat } verlädt { amount } aus dem Lager an { $target }.
event-moved-dock-supply = { amount } von { $source } in den Vorrat.
event-moved-supply-market = { amount } auf den Markt{ because }.
event-moved-market-supply = { amount } vom Markt in den Vorrat{ because }.
event-paid =
    { $rule ->
        [C-056] { $seat } zahlt { pesos } auf dem Markt.
        [C-060] { $seat } zahlt { pesos } an den Vorrat.
        [C-089] { $seat } zahlt { pesos } für Stimmen.
        [C-098] { $seat } zahlt { pesos } Steuer.
        [H-021] { $seat } zahlt { pesos } für das Gebäude.
       *[other] { $seat } zahlt { pesos }{ because }.
    }
event-earned =
    { $rule ->
        [C-058] { $seat } erhält dafür { pesos }.
        [C-061] { $seat } erhält dafür { pesos }.
        [C-082] { $seat } erhält { pesos } für den Verzicht auf eine Lieferung.
        [H-009] { $seat } erhält zu Beginn { pesos }.
       *[other] { $seat } erhält { pesos }{ because }.
    }
event-scored = { $seat } erhält { points }: { $what }{ because }.
    .what = source
event-scored-ships = { $seat } erhält { points } für die Lieferung.
event-scored-functions = { $seat } erhält { points }{ because }.
event-scored-laws =
    { $rule ->
        [C-102] { $seat } erhält { points } für Steuer und Abgabe zusammen.
       *[other] { $seat } erhält { points }{ because }.
    }
event-scored-architect = { $seat } erhält { points } für den Verzicht auf den Bau.
event-scored-owned = { $seat } erhält { points } für eigene Gebäude.

## Verlauf: Personen und Gebäude

event-card =
    { $rule ->
        [C-041] { $seat } spielt „{ $what }“.
       *[other] { $seat } nutzt „{ $what }“.
    }
    .what = character card
event-pawn = { $seat } setzt die Figur auf Feld { $target }.
event-built = { $seat } baut „{ $what }“ auf Feld { $target }.
    .what = building
event-used = { $seat } nutzt „{ $what }“.
    .what = building
event-marker = { $seat } wählt eine Alternative: { $what }.
    .what = alternative

## Verlauf: Schiffe

event-ship = Schiff { $what }: { $source } → { $target }{ because }.
    .source = place
    .target = place
event-ship-pile-sea = Schiff { $what } erscheint auf hoher See.
event-ship-pile-dock = Schiff { $what } kommt an { $target }.
event-ship-sea-dock = Schiff { $what } kommt von hoher See an { $target }.
event-ship-dock-dock = Schiff { $what } rückt von { $source } an { $target } vor.
event-ship-dock-sea = { $seat } schickt Schiff { $what } von { $source } auf hohe See.
event-ship-sea-pile = { $seat } legt Schiff { $what } in den Stapel zurück.
event-ship-dock-pile =
    { $rule ->
        [C-121] Schiff { $what } ist voll beladen und verlässt { $source }.
        [C-122] Schiff { $what } muss { $source } verlassen.
       *[other] Schiff { $what } verlässt { $source }{ because }.
    }

## Verlauf: Parlament und Gesetze

event-proposal = Gesetzesvorschlag: { $what }.
    .what = law
event-vetoed = { $seat } legt ein Veto ein: { $what }.
    .what = law
event-enacted = { $seat } verabschiedet: { $what }.
    .what = law
event-lapsed = Nicht mehr gültig: { $what }.
    .what = law
event-rejected = Nicht gewählt und aus dem Spiel: { $what }.
    .what = law
event-sealed = { $seat } hat sich verdeckt entschieden: { $what }.
    .what = sealed
event-sealed-bid = { $seat } hat verdeckt geboten.
event-sealed-delegate = { $seat } hat verdeckt eine Karte für das Parlament gewählt.
event-sealed-payment = { $seat } hat über die Zahlung entschieden.
event-chose = { $seat } hat gewählt, noch verdeckt für die anderen: { $what }.
event-revealed =
    { $rule ->
        [C-086] { $seat } schickt „{ $what }“ ins Parlament: { votes }.
       *[other] { $seat } deckt „{ $what }“ auf.
    }
    .what = character card
event-bid =
    { $n ->
        [0] { $seat } kauft keine Stimmen.
       *[other] { $seat } kauft { votes }.
    }
event-votes = { $seat } hat insgesamt { votes }.
event-won = { $seat } gewinnt die Abstimmung mit { votes } und verabschiedet zwei Gesetze.
event-skipped =
    { $rule ->
        [A-87] { $seat } hat kein Gebäude und damit nicht gezahlt{ because }: { $what }.
        [C-098] { passed-over }
        [C-100] { passed-over }
        [C-103] { passed-over }
       *[other] { $seat } kann „{ $what }“ nicht nutzen.
    }
    .what = law card
passed-over = { $seat } kann nicht zahlen und wird übergangen{ because }: { $what }.
event-skipped-nobody = Wirkt in dieser Runde nicht{ because }: { $what }.
event-met = { $seat } erfüllt: { $what }.
    .what = law
event-declined = { $seat } zahlt nicht: { $what }.
    .what = law

## Der Verlauf nach Aktionen

act =
    { $you ->
        [you] Du { $clauses }.
       *[other] { $seat } { $clauses }.
    }
act-nobody = { $clauses }.
act-then = { $first } { $then }
act-forced = { " " }(die einzige Möglichkeit)
act-rule = { " " }({ $rule })
act-name = „{ $what }“
clauses-more = { $first }, { $then }
clauses-last = { $first } und { $then }
act-start =
    { $you ->
        [you] bist Startspieler
       *[other] ist Startspieler
    }
act-board =
    { $you ->
        [you] erhältst { $what }
       *[other] erhält { $what }
    }
    .what = plantation
act-side =
    { $you ->
        [you] wählst { $what }
       *[other] wählt { $what }
    }
    .what = plantation side
act-begin =
    { $you ->
        [you] beginnst mit { $gets }
       *[other] beginnt mit { $gets }
    }
act-play =
    { $you ->
        [you] spielst { $what }
       *[other] spielt { $what }
    }
    .what = character
act-pawn =
    { $you ->
        [you] setzt die Figur auf { $target }
       *[other] setzt die Figur auf { $target }
    }
act-harvest =
    { $has ->
        [both]
            { $you ->
                [you] erntest { $gets } (für { $gives })
               *[other] erntet { $gets } (für { $gives })
            }
        [gives]
            { $you ->
                [you] gibst { $gives } ab
               *[other] gibt { $gives } ab
            }
       *[other]
            { $you ->
                [you] erntest { $gets }
               *[other] erntet { $gets }
            }
    }
act-buy =
    { $you ->
        [you] kaufst { $gets } für { $gives }
       *[other] kauft { $gets } für { $gives }
    }
act-sell =
    { $you ->
        [you] verkaufst { $gives } für { $gets }
       *[other] verkauft { $gives } für { $gets }
    }
act-free =
    { $you ->
        [you] nimmst kostenlos { $gets }
       *[other] nimmt kostenlos { $gets }
    }
act-build =
    { $has ->
        [gives]
            { $you ->
                [you] baust { $what } auf { $target } für { $gives }
               *[other] baut { $what } auf { $target } für { $gives }
            }
       *[other]
            { $you ->
                [you] baust { $what } auf { $target }
               *[other] baut { $what } auf { $target }
            }
    }
    .what = building
act-forgo =
    { $you ->
        [you] verzichtest für { $gets } auf den Bau
       *[other] verzichtet für { $gets } auf den Bau
    }
act-load =
    { $has ->
        [both]
            { $you ->
                [you] verlädst { $gives } an { $target } für { $gets }
               *[other] verlädt { $gives } an { $target } für { $gets }
            }
        [gets]
            { $you ->
                [you] erhältst { $gets }
               *[other] erhält { $gets }
            }
       *[other]
            { $you ->
                [you] verlädst { $gives } an { $target }
               *[other] verlädt { $gives } an { $target }
            }
    }
    .target = place
act-forgo-loading =
    { $you ->
        [you] nimmst { $gets } statt zu verladen
       *[other] nimmt { $gets } statt zu verladen
    }
act-use =
    { $has ->
        [both]
            { $you ->
                [you] nutzt { $what } (aus { $gives } wird { $gets })
               *[other] nutzt { $what } (aus { $gives } wird { $gets })
            }
        [gives]
            { $you ->
                [you] nutzt { $what } (für { $gives })
               *[other] nutzt { $what } (für { $gives })
            }
        [gets]
            { $you ->
                [you] nutzt { $what } (ergibt { $gets })
               *[other] nutzt { $what } (ergibt { $gets })
            }
       *[none]
            { $you ->
                [you] nutzt { $what }
               *[other] nutzt { $what }
            }
    }
    .what = building
act-store =
    { $you ->
        [you] lagerst { $gives } ein
       *[other] lagert { $gives } ein
    }
act-call =
    { $you ->
        [you] rufst Schiff { $what } auf hohe See
       *[other] ruft Schiff { $what } auf hohe See
    }
act-send =
    { $you ->
        [you] schickst Schiff { $what } von { $source } auf hohe See
       *[other] schickt Schiff { $what } von { $source } auf hohe See
    }
    .source = place
act-veto =
    { $you ->
        [you] legst ein Veto gegen { $what } ein
       *[other] legt ein Veto gegen { $what } ein
    }
    .what = law
act-propose = Gesetzesvorschläge: { $what }
    .what = law
act-delegate =
    { $you ->
        [you] schickst { $what } mit { votes } ins Parlament
       *[other] schickt { $what } mit { votes } ins Parlament
    }
    .what = character
act-bid =
    { $n ->
        [0]
            { $you ->
                [you] kaufst keine Stimmen
               *[other] kauft keine Stimmen
            }
       *[other]
            { $you ->
                [you] kaufst { votes } für { pesos }
               *[other] kauft { votes } für { pesos }
            }
    }
act-win =
    { $you ->
        [you] gewinnst die Abstimmung mit { votes }
       *[other] gewinnt die Abstimmung mit { votes }
    }
act-enact =
    { $you ->
        [you] verabschiedest { $what }
       *[other] verabschiedet { $what }
    }
    .what = law
act-pay =
    { $has ->
        [both]
            { $key ->
                [none]
                    { $you ->
                        [you] erhältst { $gets }
                       *[other] erhält { $gets }
                    }
               *[other]
                    { $you ->
                        [you] zahlst { $what }: { $gives } für { $gets }
                       *[other] zahlt { $what }: { $gives } für { $gets }
                    }
            }
        [gets]
            { $key ->
                [none]
                    { $you ->
                        [you] erhältst { $gets }
                       *[other] erhält { $gets }
                    }
               *[other]
                    { $you ->
                        [you] erfüllst { $what } für { $gets }
                       *[other] erfüllt { $what } für { $gets }
                    }
            }
       *[other]
            { $you ->
                [you] zahlst { $what }
               *[other] zahlt { $what }
            }
    }
    .what = law
act-subsidy =
    { $you ->
        [you] erhältst { $gets } („{ $why }“)
       *[other] erhält { $gets } („{ $why }“)
    }
act-decline =
    { $you ->
        [you] zahlst nicht: { $what }
       *[other] zahlt nicht: { $what }
    }
    .what = law
act-pass-over =
    { $rule ->
        [C-103]
            { $you ->
                [you] erhältst nichts aus { $what }
               *[other] erhält nichts aus { $what }
            }
        [A-87]
            { $you ->
                [you] hast kein Gebäude und damit nicht gezahlt: { $what }
               *[other] hat kein Gebäude und damit nicht gezahlt: { $what }
            }
       *[other]
            { $you ->
                [you] kannst nicht zahlen: { $what }
               *[other] kann nicht zahlen: { $what }
            }
    }
    .what = law
act-no-effect = { $what } wirkt in dieser Runde nicht
    .what = law
act-spoil =
    { $you ->
        [you] verlierst { $gives } aus dem Vorhof
       *[other] verliert { $gives } aus dem Vorhof
    }
act-own =
    { $you ->
        [you] erhältst { $gets } für eigene Gebäude
       *[other] erhält { $gets } für eigene Gebäude
    }
act-win-game =
    { $you ->
        [you] gewinnst das Spiel mit { points }
       *[other] gewinnt das Spiel mit { points }
    }

## Warum etwas nicht geht

reason-not-your-turn = Du bist nicht am Zug{ cite }.
reason-game-over = Das Spiel ist zu Ende{ cite }.
reason-not-now = Jetzt ist etwas anderes zu entscheiden{ cite }.
reason-must-finish = Beende zuerst, was du begonnen hast{ cite }.
reason-changes-nothing = „{ $what }“ zu nutzen würde jetzt nichts ändern{ cite }.
    .what = building
reason-cost = Du brauchst noch { $lacks }{ cite }.
reason-pesos = { reason-cost }
reason-law = { reason-cost }
lack =
    { $instead ->
        [0] { $n } × { $what }
       *[other] { $n } × { $what } (oder { $instead } × Schutt)
    }
    .what = kind cube
lack-pesos = { pesos }
lack-building-law = { pesos } für das Baugesetz
reason-supply-empty = Im Vorrat fehlt: { $what }{ cite }.
    .what = kind
reason-place-warehouse = Auf Feld { $what } ist das Lager, dort darf nicht gebaut werden{ cite }.
reason-place-building = Auf Feld { $what } steht schon ein Gebäude{ cite }.
reason-no-field-left = Du hast kein Feld mehr, auf dem du bauen kannst{ cite }.
reason-building-gone = „{ $what }“ ist nicht mehr zu haben{ cite }.
    .what = building
reason-row-not-full = In der Marktreihe ist noch ein Feld frei, daher kauft der Vorrat nicht: { $what }{ cite }.
    .what = kind
reason-nothing-to-sell = Das hast du nicht zu verkaufen: { $what }{ cite }.
    .what = kind
reason-reverse-trade = Das würde einen Handel dieses Zuges rückgängig machen: { $what }{ cite }.
    .what = kind
reason-alternative-taken = Diese Alternative ist in dieser Runde schon genutzt: { $what }{ cite }.
    .what = alternative
reason-not-cheapest = Kostenlos ist nur ein Rohstoff mit dem niedrigsten Preis, dieser ist teurer: { $what }{ cite }.
    .what = kind
reason-already-traded = Du hast schon gehandelt, daher gibt es in diesem Zug nichts kostenlos{ cite }.
reason-ship-none = An Liegeplatz { $n } ist kein Schiff{ cite }.
reason-ship-full = Das Schiff an Liegeplatz { $n } ist voll beladen{ cite }.
reason-ship-space = Auf dem Schiff ist kein Platz frei für { $what }{ cite }.
    .what = kind
reason-ship-not-in-pile = Schiff { $n } ist nicht im Stapel{ cite }.
reason-ship-at-sea = Das Schiff auf hoher See kann nicht beladen werden{ cite }.
reason-one-ship = In diesem Zug wird nur das Schiff an Liegeplatz { $n } beliefert{ cite }.
reason-same-kind = Das Kontor verlädt jetzt nichts anderes mehr als { $what }{ cite }.
    .what = kind
reason-no-cargo = Du hast kein passendes Handelsgut für das Schiff an Liegeplatz { $n }{ cite }.
reason-not-owned = „{ $what }“ gehört dir nicht{ cite }.
    .what = building
reason-out-of-reach = „{ $what }“ liegt weder in Reihe noch Spalte deiner Figur und könnte nur allein genutzt werden{ cite }.
    .what = building
reason-already-used = „{ $what }“ hast du in dieser Runde schon genutzt{ cite }.
    .what = building
reason-max-given = Dieses Gebäude nimmt höchstens { $n } Stück{ cite }.
reason-wrong-piece = Das nimmt dieses Gebäude nicht: { $what }{ cite }.
    .what = kind
reason-card-played = „{ $what }“ hast du in dieser Runde schon gespielt{ cite }.
    .what = character
reason-card-delegate = „{ $what }“ geht für dich ins Parlament{ cite }.
    .what = character
reason-field-not-in-cross = Feld { $what } liegt weder in Reihe noch Spalte deiner Figur{ cite }.
reason-field-built = Feld { $what } ist bebaut und bringt nichts ein{ cite }.
reason-field-yields-nothing = Feld { $what } ist kein Rohstofffeld{ cite }.
reason-field-used = Feld { $what } hast du schon genutzt{ cite }.
reason-needs-water = Ein weiteres Feld kostet 1 × Wasser, und du hast keines{ cite }.
reason-bid-above-money = Du hast nur { pesos }{ cite }.
reason-corruption = Das Korruptionsgesetz verbietet den Kauf von Stimmen{ cite }.
reason-veto-ban = In Gruppe { $what } hast du in der letzten Runde ein Veto eingelegt{ cite }.
reason-no-proposal = In Gruppe { $what } gibt es keinen Gesetzesvorschlag{ cite }.
reason-cannot-pay = Für „{ $what }“ brauchst du noch { $lacks }{ cite }.
    .what = law
reason-wrong-pair =
    { $rule ->
        [B-16] Das gibt der Schwarzmarkt dafür nicht: { $what }{ cite }.
       *[other] Das Gesetz verlangt etwas anderes: { $what }{ cite }.
    }
    .what = kind law
reason-pairs-two = Nimm erst zwei Baustoffe, dann zwei Rohstoffe{ cite }.
reason-undo-nothing = Es gibt nichts, was du zurücknehmen kannst{ cite }.
reason-undo-reveal = Inzwischen wurde etwas gezogen oder aufgedeckt; das lässt sich nicht zurücknehmen{ cite }.

## Was gefragt ist

ask-side = Wähle eine Seite deines Plantagenplans.
ask-take-material = Nimm einen Baustoff für den Anfang.
ask-take-product = Nimm einen Rohstoff für den Anfang.
ask-delegate = Wähle verdeckt, wen du ins Parlament schickst.
ask-card = Spiele eine Personenkarte.
ask-place = Setze deine Figur auf ein Feld.
ask-harvest = Nutze Rohstofffelder in Reihe und Spalte deiner Figur oder beende den Zug.
ask-trade = Kaufe und verkaufe oder nimm stattdessen einen kostenlosen Stein; beende dann den Zug.
ask-trade-on = Kaufe und verkaufe; beende dann den Zug.
ask-build-none = Du kannst kein Gebäude bezahlen: Verzichte auf den Bau, indem du den Zug beendest.
ask-build = Wähle ein Gebäude oder verzichte auf den Bau, indem du den Zug beendest.
ask-site = Wähle ein Feld für das Gebäude.
ask-foreman = Nutze deine Gebäude oder beende den Zug.
ask-give = Gib dem Gebäude Steine oder schließe die Nutzung ab.
ask-convert = Tausche ein Handelsgut oder schließe die Nutzung ab.
ask-office-dock = Wähle den Liegeplatz, an dem das Kontor verlädt, oder schließe die Nutzung ab.
ask-office-load = Verlade Handelsgüter oder schließe die Nutzung ab.
ask-call = Wähle das Schiff, das auf hoher See erscheint, oder schließe die Nutzung ab.
ask-swap = Wähle das Schiff, das mit dem auf hoher See tauscht, oder schließe die Nutzung ab.
ask-veto = Lege ein Veto gegen einen Gesetzesvorschlag ein oder verzichte darauf.
ask-mayor = Wähle ein Schiff oder verzichte auf die Lieferung, indem du den Zug beendest.
ask-load = Belade das Schiff oder beende den Zug.
ask-end = Es bleibt nichts zu tun: Beende den Zug.
ask-bid = Kaufe verdeckt Stimmen für je 1 Peso.
ask-bid-again = Gleichstand: Kaufe verdeckt Stimmen nach, für je 1 Peso.
ask-enact = Du hast die Abstimmung gewonnen: Verabschiede zwei Gesetzesvorschläge.
ask-tax = Zahle die Steuer für 2 Siegpunkte oder lehne ab.
ask-levy = Leiste die Abgabe für 2 Siegpunkte oder lehne ab.
ask-wait = Warte auf die anderen.
ask-over = Das Spiel ist zu Ende.

## Der Tisch im Terminal

board-round = Runde { $n }
board-phase = Phase
board-lap = Umlauf { $n }
board-setup = Spielvorbereitung
board-market = Markt
board-price = Preis
board-supply = Vorrat
board-bank = Bank
board-harbour = Hafen
board-sea = Hohe See
board-dock = Liegeplatz { $n }
board-pile = Stapel
board-ship = Schiff { $n }
board-laws = Geltende Gesetze
board-proposals = Gesetzesvorschläge
board-votes = Stimmen
board-alternatives = Alternativen
board-free = frei
board-taken = genutzt
board-none = –
board-empty = leer
board-full = voll
board-hidden = verdeckt
board-buildings = Gebäude
board-cost = Baukosten
board-seat = Spieler
board-start-player = Startspieler
board-pesos = Pesos
board-points = Siegpunkte
board-score = Wertung
board-total = Summe
board-plantation = Plantage
board-pawn = Figur
board-yard = Vorhof
board-warehouse = Lager
board-hand = Hand
board-played = Gespielt
board-delegate = Abgesandter
board-log = Verlauf
board-moves = Züge
board-winner = Sieger

# terminal

board-parliament = Parlament
board-buy = Kauf
board-sell = Verkauf
board-legend = [beladen]  frei
board-alternatives-taken = Genutzte Alternativen
board-does = Funktion
board-spaces = Ladeplätze
board-where = Wo
board-digit = Ziffer
board-card = Karte
board-laid = Verdeckt gelegt
board-known-hand = Sicher auf der Hand
board-known-discard = Sicher abgelegt
board-known-unknown = Auf der Hand oder abgelegt
board-bot-seat = { $seat } ({ $what })
board-bots = Bots spielen: { $what }. Mit „--people all“ spielen auf allen Plätzen Menschen.
board-welcome = Gib einen Zug ein oder mehrere, durch Kommas getrennt; ? zeigt deine Züge, help erklärt den Rest.
board-keys = ? Züge · undo · board · help
board-refused = Jetzt nicht möglich: { $what }. „? { $source }“ sagt, warum.
board-possible = { $what } ist jetzt möglich.
board-unknown = { $what } ist weder ein Zug noch ein Befehl: ? zeigt die Züge, help die Befehle.
board-stands = Die Züge davor sind gespielt; undo nimmt sie einzeln zurück.
board-taken-back = Zurückgenommen.
board-needs-file = Nenne eine Datei: { $what } DATEI.
board-saved = Gespeichert. „malecon play { $source } --load { $what }“ setzt das Spiel fort.
board-loaded = { $what } ist geladen.
board-not-saved = Dieses Spiel ist nicht gespeichert. Gib beim nächsten Mal „save DATEI“ ein, bevor du gehst; „malecon play { $source } --load DATEI“ setzt es dann fort.
board-over = Das Spiel ist zu Ende: board, log all, save DATEI oder quit.
board-verified =
    { $n ->
        [one] { $what }: { $source } Schritte nachgespielt, die Prüfsumme stimmt, { $n } Ziehung durch den Startwert bewiesen.
       *[other] { $what }: { $source } Schritte nachgespielt, die Prüfsumme stimmt, { $n } Ziehungen durch den Startwert bewiesen.
    }
board-card-worker = Versetze deine Figur, nimm Baustoffe um sie herum und ernte Rohstoffe.
board-card-merchant = Kaufe und verkaufe auf dem Markt, oder nimm einen Spielstein umsonst.
board-card-architect = Baue ein Gebäude, oder erhalte Siegpunkte für den Verzicht.
board-card-foreman = Nutze deine Gebäude in Reihe und Spalte deiner Figur, oder ein beliebiges allein.
board-card-mayor = Belade ein Schiff für Siegpunkte, oder erhalte Pesos für den Verzicht.
board-help-moves = deine Züge und was sie bringen; „? MOVE“ sagt, warum nicht
board-help-undo = die letzte Wahl zurücknehmen, solange danach nichts gezogen oder aufgedeckt wurde
board-help-restart = den ganzen Zug zurücknehmen
board-help-board = den Spielplan noch einmal zeigen
board-help-buildings = die Gebäude, was sie kosten und was sie bringen
board-help-ships = die Schiffe, die noch kommen
board-help-laws = was die Gesetze und die Vorschläge besagen
board-help-cards = was die Aktionskarten bewirken
board-help-log = diese Runde noch einmal, oder das ganze Spiel; mit cubes jeden einzelnen Stein
board-help-save = das Spiel in einer Datei aufheben
board-help-load = ein aufgehobenes Spiel fortsetzen
board-help-help = diese Liste
board-help-quit = aufhören

## HAVANA: Ausgabe und Optionen

edition-havana-nl = Niederländische Ausgabe

option-havana-stall_limit = Leerer Beutel, und kein Gebäude verlässt die Reihen
option-havana-stall_limit-none = das Spiel geht weiter
option-havana-stall_limit-number =
    { $n ->
        [one] das Spiel endet nach { $n } Runde
       *[other] das Spiel endet nach { $n } Runden
    }
option-havana-round_limit = Dauer des Spiels
option-havana-round_limit-none = bis jemand gewonnen hat
option-havana-round_limit-number =
    { $n ->
        [one] höchstens { $n } Runde
       *[other] höchstens { $n } Runden
    }
option-havana-bank = Pesos in der Bank
option-havana-bank-unlimited = unbegrenzt
option-havana-bank-108 = 108
option-havana-memory_help = Die abgelegten Karten der anderen zeigen
option-havana-memory_help-yes = ja
option-havana-memory_help-no = nein

## HAVANA: Spielsteine

cube-brick = Ziegel
cube-sandstone = Sandstein
cube-loam = Lehm
cube-glass = Glas
cube-debris = Schutt
cube-worker = Arbeiter

## HAVANA: Karten

card-siesta = Siesta
card-renewal = Erneuerung
card-protection = Schutz
card-debris = Schutt
card-conservation = Baustopp
card-tax-collector = Steuereintreiber
card-worker = Arbeiter
card-architect = Architekt
card-peso-thief = Pesodieb
card-material-thief = Materialdieb
card-black-market = Schwarzmarkt
card-pesos = Pesos
card-mama = Mama

card-siesta-does = Bewirkt nichts, macht aber deine Zahl niedrig.
card-renewal-does = Du darfst 1 Karte aus deinem Ablagestapel wieder auf die Hand nehmen; die anderen sehen nicht, welche.
card-protection-does = Solange sie offen liegt, nimmt dir kein Dieb und kein Steuereintreiber etwas weg.
card-debris-does = Nimm allen Schutt aus der Mitte.
card-conservation-does = Du darfst 1 Gebäude am Ende einer Reihe aus dem Spiel nehmen, falls das in dieser Runde noch niemand getan hat.
card-tax-collector-does = Nimm 1 Peso; jeder, der nach dir an die Reihe kommt, verliert 1 Arbeiter oder 1 Baustein deiner Wahl.
card-worker-does = Nimm 2 Arbeiter, wenn du diese Karte in der Runde als Erster nutzt, sonst 1.
card-architect-does = Nimm 1 Arbeiter; solange der Architekt offen liegt, kannst du Gebäude kaufen, die ihn verlangen.
card-peso-thief-does = Nimm jemandem, der nach dir an die Reihe kommt, die Hälfte seiner Pesos, abgerundet; kommt niemand mehr, dann einem beliebigen anderen.
card-material-thief-does = Stiehl jemandem, der nach dir an die Reihe kommt, 1 Baustein, bei mehr als 3 farbigen bis zu 2; kommt niemand mehr, dann einem beliebigen anderen.
card-black-market-does = Ziehe 2 Bausteine aus dem Beutel, wenn du diese Karte in der Runde als Erster nutzt, sonst 1.
card-pesos-does = Nimm die Hälfte der Pesos aus der Mitte, aufgerundet.
card-mama-does = Nimm aus der Mitte die Hälfte der farbigen Bausteine, welche du willst, und die Hälfte des Schutts, jeweils aufgerundet.

## HAVANA: Gebäude

house-bench = Parkbank
house-well = Brunnen
house-kiosk = Kiosk
house-lamp-post = Laterne
house-statue = Standbild
house-balcony = Balkon
house-cafe = Café
house-pharmacy = Apotheke
house-florist = Blumenladen
house-lottery-office = Lotteriebüro
house-barracks = Kaserne
house-arcade = Arkaden
house-barber = Barbier
house-bakery = Bäckerei
house-fire-station = Feuerwache
house-customs-house = Zollhaus
house-conservatory = Wintergarten
house-school = Schule
house-dockyard = Werft
house-post-office = Postamt
house-cigar-hall = Zigarrensalon
house-convent = Konvent
house-art-gallery = Kunstgalerie
house-market-hall = Markthalle
house-dance-hall = Tanzsaal
house-hospital = Krankenhaus
house-railway-station = Bahnhof
house-fortress = Festung
house-cathedral-school = Kathedralschule
house-rum-house = Rumhaus
house-aquarium = Aquarium
house-opera-house = Opernhaus
house-grand-hotel = Grandhotel
house-university = Universität
house-capitol = Kapitol
house-cathedral = Kathedrale

## HAVANA: Orte, Phasen und Ähnliches

end-top-left = oben links
end-top-right = oben rechts
end-bottom-left = unten links
end-bottom-right = unten rechts

row-top = obere Reihe
row-bottom = untere Reihe

place-bag = Beutel
place-centre = Mitte
place-stock = persönlicher Vorrat
place-box = Schachtel
place-seat = Spieler { $n }

phase-restock = Nachschub
phase-cards = neue Karten

source-buildings = Gebäude

sealed-cards = zwei Karten

ending-target = Das Ziel ist erreicht
ending-exhaustion = Alle Gebäude oder alle Bausteine sind verbraucht
ending-stall = Zu lange hat kein Gebäude die Reihen verlassen
ending-rounds = Die letzte Runde ist gespielt

## HAVANA: Verlauf

ordinal =
    { $n ->
        [1] an erster
        [2] an zweiter
        [3] an dritter
       *[other] an vierter
    }
event-number = { $seat } hat die Zahl { NUMBER($n, minimumIntegerDigits: 2) }.
event-order =
    { $rule ->
        [H-018] { $seat } kommt bei gleicher Zahl { ordinal } Stelle{ because }.
       *[other] { $seat } kommt { ordinal } Stelle.
    }
event-dealt = Ausgelegt: { $what }, { $target }.
    .what = house
    .target = row
event-swapped = { $seat } legt „{ $what }“ aus dem Stapel statt eines anderen Gebäudes aus: { $source }.
    .what = house
    .source = end
event-moved-bag-stock =
    { $rule ->
        [H-009] { $seat } erhält zu Beginn { amount }.
       *[other] { $seat } zieht { amount }{ because }.
    }
event-moved-bag-centre = { amount } in die Mitte.
event-moved-centre-stock =
    { $rule ->
        [card-debris] { $seat } nimmt { amount } aus der Mitte.
       *[other] { $seat } nimmt { amount } aus der Mitte{ because }.
    }
event-moved-seat-stock = { $seat } stiehlt { amount } von { $source }.
event-moved-supply-stock =
    { $rule ->
        [card-worker] { $seat } nimmt { amount }.
       *[other] { $seat } nimmt { amount }{ because }.
    }
event-moved-stock-supply =
    { $rule ->
        [H-021] { $seat } bezahlt { amount } für das Gebäude.
        [card-tax-collector] { $seat } verliert { amount } an den Steuereintreiber.
       *[other] { $seat } gibt { amount } ab{ because }.
    }
event-moved-stock-box =
    { $rule ->
        [H-021] { $seat } bezahlt { amount } für das Gebäude.
        [H-023] { $seat } bezahlt { amount } für das Gebäude.
        [card-tax-collector] { $seat } verliert { amount } an den Steuereintreiber.
       *[other] { $seat } gibt { amount } ab{ because }.
    }
event-taken =
    { $n ->
        [0] { $seat } findet keine Pesos in der Mitte.
       *[other] { $seat } nimmt { pesos } aus der Mitte.
    }
event-stolen =
    { $n ->
        [0] { $seat } stiehlt keine Pesos von { $source }.
       *[other] { $seat } stiehlt { pesos } von { $source }.
    }
    .source = place
event-restocked = { pesos } in die Mitte.
event-first = { $seat } nutzt in dieser Runde zuerst „{ $what }“.
    .what = card
event-bought = { $seat } kauft „{ $what }“, { $source }.
    .what = house
    .source = end
event-scored-buildings = { $seat } erhält { points } für das Gebäude.
event-removed = { $seat } nimmt „{ $what }“, { $source }, aus dem Spiel.
    .what = house
    .source = end
event-protected = { $seat } findet alle Opfer geschützt{ because }: { $what }.
    .what = card
event-protected-tax-collector = { $seat } ist geschützt: { $what }.
event-skipped-conservation = { $seat } kann in dieser Runde kein Gebäude mehr entfernen.
event-skipped-worker = { $seat } findet keinen Arbeiter mehr im Vorrat.
event-skipped-architect = { $seat } findet keinen Arbeiter mehr im Vorrat.
event-skipped-material-thief = { $seat } findet keinen Baustein zu stehlen.
event-skipped-black-market = { $seat } findet den Beutel leer.
event-renewed = { $seat } nimmt eine Karte aus dem eigenen Ablagestapel.
event-sealed-cards = { $seat } hat verdeckt zwei Karten gelegt.
event-laid = { $seat } legt verdeckt eine Karte auf „{ $what }“.
    .what = card
event-covered = { $seat } legt „{ $what }“ auf den Ablagestapel.
    .what = card
event-refreshed = { $seat } nimmt den Ablagestapel zurück.
event-ended = Ende des Spiels: { $what }.
    .what = ending

## HAVANA: der Verlauf nach Aktionen

act-swap =
    { $you ->
        [you] legst { $what } aus dem Stapel statt eines anderen Gebäudes aus, { $source }
       *[other] legt { $what } aus dem Stapel statt eines anderen Gebäudes aus, { $source }
    }
    .what = house
    .source = end
act-lay =
    { $key ->
        [none]
            { $you ->
                [you] legst verdeckt zwei Karten
               *[other] legt verdeckt zwei Karten
            }
       *[other]
            { $you ->
                [you] legst verdeckt { $what }
               *[other] legt verdeckt { $what }
            }
    }
    .what = card
act-cover =
    { $you ->
        [you] legst verdeckt eine Karte auf { $what }
       *[other] legt verdeckt eine Karte auf { $what }
    }
    .what = card
act-reveal =
    { $you ->
        [you] deckst { $what } auf
       *[other] deckt { $what } auf
    }
    .what = card
act-discard =
    { $you ->
        [you] legst { $what } ab
       *[other] legt { $what } ab
    }
    .what = card
act-refresh =
    { $you ->
        [you] nimmst den Ablagestapel zurück
       *[other] nimmt den Ablagestapel zurück
    }
act-order =
    { $you ->
        [you] kommst bei gleicher Zahl { ordinal } Stelle
       *[other] kommt bei gleicher Zahl { ordinal } Stelle
    }
act-use-card =
    { $you ->
        [you] nutzt { $what }
       *[other] nutzt { $what }
    }
    .what = card
act-take =
    { $has ->
        [gets]
            { $you ->
                [you] nimmst { $gets } aus der Mitte
               *[other] nimmt { $gets } aus der Mitte
            }
       *[other]
            { $you ->
                [you] findest keine Pesos in der Mitte
               *[other] findet keine Pesos in der Mitte
            }
    }
act-draw =
    { $you ->
        [you] ziehst { $gets } aus dem Beutel
       *[other] zieht { $gets } aus dem Beutel
    }
act-receive =
    { $you ->
        [you] nimmst { $gets }
       *[other] nimmt { $gets }
    }
act-steal =
    { $has ->
        [gets]
            { $whom ->
                [you] stiehlt { $gets } von dir
               *[other]
                    { $you ->
                        [you] stiehlst { $gets } von { $source }
                       *[other] stiehlt { $gets } von { $source }
                    }
            }
       *[other]
            { $whom ->
                [you] findet bei dir keine Pesos
               *[other]
                    { $you ->
                        [you] findest keine Pesos bei { $source }
                       *[other] findet keine Pesos bei { $source }
                    }
            }
    }
act-lose =
    { $you ->
        [you] verlierst { $gives } an den Steuereintreiber
       *[other] verliert { $gives } an den Steuereintreiber
    }
act-protected =
    { $you ->
        [you] bist geschützt vor { $what }
       *[other] ist geschützt vor { $what }
    }
    .what = card
act-all-protected =
    { $you ->
        [you] findest alle Opfer geschützt
       *[other] findet alle Opfer geschützt
    }
act-find-nothing =
    { $key ->
        [conservation]
            { $you ->
                [you] kannst in dieser Runde kein Gebäude mehr entfernen
               *[other] kann in dieser Runde kein Gebäude mehr entfernen
            }
        [worker]
            { $you ->
                [you] findest keinen Arbeiter mehr im Vorrat
               *[other] findet keinen Arbeiter mehr im Vorrat
            }
        [architect]
            { $you ->
                [you] findest keinen Arbeiter mehr im Vorrat
               *[other] findet keinen Arbeiter mehr im Vorrat
            }
        [material-thief]
            { $you ->
                [you] findest keinen Baustein zu stehlen
               *[other] findet keinen Baustein zu stehlen
            }
        [black-market]
            { $you ->
                [you] findest den Beutel leer
               *[other] findet den Beutel leer
            }
       *[other]
            { $you ->
                [you] kannst { $what } nicht nutzen
               *[other] kann { $what } nicht nutzen
            }
    }
    .what = card
act-remove =
    { $you ->
        [you] nimmst { $what }, { $source }, aus dem Spiel
       *[other] nimmt { $what }, { $source }, aus dem Spiel
    }
    .what = house
    .source = end
act-renew =
    { $you ->
        [you] nimmst eine Karte aus dem Ablagestapel zurück
       *[other] nimmt eine Karte aus dem Ablagestapel zurück
    }
act-purchase =
    { $key ->
        [none]
            { $you ->
                [you] zahlst { $gives }
               *[other] zahlt { $gives }
            }
       *[other]
            { $has ->
                [both]
                    { $you ->
                        [you] kaufst { $what } für { $gives } und erhältst { $gets }
                       *[other] kauft { $what } für { $gives } und erhält { $gets }
                    }
               *[other]
                    { $you ->
                        [you] kaufst { $what } für { $gives }
                       *[other] kauft { $what } für { $gives }
                    }
            }
    }
    .what = house
act-deal = Ausgelegt: { $what }
    .what = house
act-restock = Neu in der Mitte: { $gets }

## HAVANNA: warum etwas nicht geht

reason-not-an-end =
    { $rule ->
        [HA-39] Das einzige Gebäude einer Reihe gilt als ihr linkes Ende: { $what }{ cite }.
       *[other] Nur die äußersten Gebäude der beiden Reihen sind zu haben: { $what }{ cite }.
    }
    .what = end house
reason-no-building = Dort liegt kein Gebäude: { $what }{ cite }.
    .what = end
reason-architect = { reason-cost }
lack-architect = den Architekten unter deinen offenen Karten
lack-worker =
    { $instead ->
        [one] { $n } × { $what } (oder { $instead } Peso)
       *[other] { $n } × { $what } (oder { $instead } Pesos)
    }
    .what = cube
reason-worth = Erlaubt ist nur ein Gebäude für 1 bis 3 Siegpunkte, für dieses gibt es { points }{ cite }.
reason-not-in-pile = Dieses Gebäude ist nicht im Stapel{ cite }.
reason-cannot-replace = Davon ist im Preis nichts mehr zu ersetzen: { $what }{ cite }.
    .what = cube
reason-not-later = { seat } kommt nicht nach dir an die Reihe{ cite }.
reason-protected = { seat } ist geschützt{ cite }.
reason-no-seat = An diesem Tisch gibt es keinen Spieler { $n }{ cite }.
reason-self = Dich selbst kannst du nicht bestehlen{ cite }.
reason-no-cube = Davon ist hier nichts zu nehmen: { $what }{ cite }.
    .what = cube
reason-must-take = Diese Karte muss genutzt werden: Triff eine Wahl{ cite }.
reason-removed-already = In dieser Runde ist schon ein Gebäude entfernt worden{ cite }.
reason-nothing-in-discard = „{ $what }“ ist nicht in deinem Ablagestapel{ cite }.
    .what = card
reason-not-in-hand = „{ $what }“ hast du nicht auf der Hand{ cite }.
    .what = card
reason-not-open = „{ $what }“ liegt nicht offen vor dir{ cite }.
    .what = card
reason-same-card = „{ $what }“ hast du schon gewählt{ cite }.
    .what = card
reason-already-done = „{ $what }“ hast du in diesem Zug schon genutzt{ cite }.
    .what = card

## HAVANA: was gefragt ist

ask-swap-card = An keinem Ende liegt ein Gebäude für 1 bis 3 Siegpunkte: Wähle eines aus dem Stapel.
ask-swap-end = Wähle das Ende, an dem das Gebäude stattdessen liegen soll.
ask-lay-first = Wähle verdeckt zwei Karten.
ask-do = Wähle, welche deiner offenen Karten du zuerst nutzt.
ask-renew = Nimm eine Karte aus deinem Ablagestapel oder verzichte darauf.
ask-conserve = Entferne ein Gebäude am Ende einer Reihe oder verzichte darauf.
ask-tax-victim = Wähle, was der Nächste nach dir verliert: einen Arbeiter oder einen Baustein.
ask-rob-pesos = Wähle, wem du die Hälfte seiner Pesos nimmst.
ask-rob-cubes = Wähle, wem du Bausteine nimmst.
ask-steal = Nimm einen Baustein; ein zweiter steht dir frei, wo er erlaubt ist.
ask-mama = Wähle die farbigen Bausteine, die du aus der Mitte nimmst.
ask-buy = Kaufe Gebäude an den Enden der Reihen oder beende den Zug.
ask-pay = Ersetze einen Arbeiter durch 5 Pesos oder einen Baustein durch 5 × Schutt, oder zahle so.
ask-cover = Wähle, welche deiner offenen Karten du bedeckst.
ask-lay = Wähle eine Handkarte, mit der du sie bedeckst.

## HAVANA: der Tisch im Terminal

board-street = Im Angebot
board-plaza = Mitte
board-bag = Beutel
board-box = Schachtel
board-workers = Arbeiter
board-cubes = Bausteine
board-target = Ziel
board-open-cards = Offene Karten
board-number = Zahl
board-order = Reihenfolge
board-discard = Ablagestapel
board-covered = Bedeckt
board-architect = Architekt

## Was ein Ratgeber zu einem Plan sagt

coach-now =
    { $n ->
        [0] Jetzt: noch nichts
       *[other] Jetzt: { points }
    }
coach-expected = Am Ende: etwa { $n } ± { $error } Siegpunkte
coach-share = Gewinnaussicht: { $n } % ± { $error }
coach-low = In einem von zehn Versuchen hast du am Ende höchstens { points }.
coach-rival = { $who } gewinnt dann eher als du: { $n } %.
coach-even = So gut wie der beste: Der Unterschied liegt im Fehlerbereich.
coach-safe = In den Versuchen ging nichts verloren.
coach-risk-spoil =
    { $n ->
        [one] In { $share } von 100 Versuchen verdirbt dir { $n } Rohstoff im Vorhof (C-125).
       *[other] In { $share } von 100 Versuchen verderben dir { $n } Rohstoffe im Vorhof (C-125).
    }
coach-risk-tax = In { $share } von 100 Versuchen kannst du die Steuer nicht zahlen (C-098).
coach-risk-levy = In { $share } von 100 Versuchen kannst du die Abgabe nicht zahlen (C-100).
coach-risk-stolen-cubes =
    { $n ->
        [one] In { $share } von 100 Versuchen wird dir { $n } Baustein gestohlen (H-042).
       *[other] In { $share } von 100 Versuchen werden dir { $n } Bausteine gestohlen (H-042).
    }
coach-risk-stolen-pesos =
    { $n ->
        [one] In { $share } von 100 Versuchen wird dir { pesos } gestohlen (H-041).
       *[other] In { $share } von 100 Versuchen werden dir { pesos } gestohlen (H-041).
    }
coach-risk-taxed = In { $share } von 100 Versuchen nimmt dir der Steuereintreiber etwas ab (H-038).

## Was an eigenen Karten und Plänen nicht stimmt
##
## Jeder Satz steht hinter einer Stelle wie ships.3. Die Namen in Tabellen sind die der Datei.

value-nothing = nichts
value-huge = eine riesige Zahl
value-list = eine Liste von { $n }
value-table = eine Tabelle
value-float = eine Kommazahl
value-date = ein Datum
value-time = eine Uhrzeit
value-datetime = ein Zeitpunkt

component-row =
    { $row ->
        [0] { "" }
       *[other] Reihe { $row }:{ " " }
    }
component-toml = der Text ist kein TOML: { $why }
component-line-length = Zeile { $row } hat { $n } Zeichen, erwartet höchstens { $most }
component-unknown = unbekannter Name { $came }, erwartet einer von { $known }
    .came = value
component-no-table = { $came }, erwartet eine Tabelle
    .came = value
component-prices = { $came }, erwartet eine Liste von Preisen
    .came = value
component-price-count = { $n } Preise, erwartet { $least } bis { $most }
component-price = Preis { $came }, erwartet ganze Zahlen von 1 bis { $most }
    .came = value
component-price-order = Preis { $n } nach { $most }, erwartet jeder Preis unter dem vorigen
component-buy = { $came }, erwartet eine ganze Zahl von { $least } (über dem ersten Preis jeder Reihe) bis { $most }
    .came = value
component-groups = { $came }, erwartet eine Tabelle mit product und goods
    .came = value
component-group-missing = { $came } fehlt, erwartet product und goods
component-sold = { $came }, erwartet eine ganze Zahl von 1 bis { $most } (dem letzten Preis der Reihe)
    .came = value
component-start = { $came }, erwartet eine ganze Zahl von 0 bis { $most } (so viele Felder hat die Reihe)
    .came = value
component-fields = { $came }, erwartet 12 Felder als { $n } Reihen zu { $most } Buchstaben
    .came = value
component-field-count = Buchstabe { $came } { $n }-mal, erwartet { $most }-mal
component-ships-missing = { $came } fehlt, erwartet alle von 1 bis { $most }
component-no-letters = { component-row }{ $came }, erwartet { $most } Buchstaben
    .came = value
component-letter-count = { component-row }{ $came } hat { $n } Buchstaben, erwartet { $most }
component-letter = { component-row }unbekannter Buchstabe { $came }, erwartet einer von { $known }
component-building-count = { $n } Gebäude, erwartet { $most }
component-name = Name { $came }, erwartet bis zu { $most } kleine Buchstaben und Ziffern, Wörter mit - oder _ verbunden
    .came = value
component-name-twice = { $came } zweimal, erwartet jeder Name einmal
component-points = { $n } Siegpunkte insgesamt, erwartet mindestens { $least }
component-building = { $came }, erwartet eine Tabelle mit vp und einem Preis
    .came = value
component-amount = { $what } { $came }, erwartet eine ganze Zahl von { $least } bis { $most }
    .came = value
component-architect = architect { $came }, erwartet true oder false
    .came = value
component-free = kein Preis, erwartet mindestens ein Baustein, ein Peso oder ein Arbeiter
