### The page's own words, in German. What both games say is in src/malecon/games/words/de.ftl.

## Everywhere

page-loading = Einen Augenblick …
page-broken = Auf dieser Seite ist etwas schiefgegangen.
page-broken-kept = Deine Spiele sind sicher: Alles, was du getan hast, liegt auf dem Server.
page-again = Noch einmal versuchen
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-understood = Gut
page-unknown = Hier ist kein Tisch.
page-unknown-why = Der Link ist vielleicht schon benutzt, erneuert oder zurückgezogen, oder der Tisch ist privat.
page-language = Sprache
page-night = Nachtfarben
page-copy = Kopieren
page-copied = Kopiert

## At the table

page-waits-one = Warten auf { $who }.
page-waits-many = Warten auf { $who }.
page-stopped = Das Spiel wurde einvernehmlich beendet.
page-your-turn = du bist dran
page-undo = Zurücknehmen
page-restart = Zug neu beginnen
page-end-turn = Zug beenden
page-done = Fertig
page-menu = Menü
page-moves = Alle Züge
page-chat = Gespräch
page-reference = Nachschlagen
page-since = seit deinem Zug
page-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
page-not-now = Jetzt nicht möglich
page-becomes = wird zu
page-earlier = Alles zeigen
page-show-step = Diesen Augenblick zeigen
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-line = Etwas schreiben
page-send = Senden
page-mute = Stumm schalten
page-unmute =
    { $n ->
        [one] Die stumm geschaltete Person wieder hören
       *[other] { $n } stumm geschaltete Personen wieder hören
    }
page-clock = noch { $left }
page-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
page-bell = Eine Glocke, wenn ich dran bin
page-look-from = Sehen vom Platz von
page-others = Andere
page-watch-link = Link zum Zuschauen
page-my-seat = Mein Platz
page-stand = Einen Bot für mich spielen lassen
page-stand-in = Bot vertritt
page-stand-for = Einen Bot für { $who } spielen lassen
page-stood-in = Auf deinem Platz spielt gerade ein Bot.
page-take-back-seat = Platz zurücknehmen
page-stop = Zustimmen, das Spiel zu beenden
page-resign = Aufgeben
page-resign-sure = Aufgeben? Ein Bot spielt deinen Platz zu Ende, und du kannst nicht zurück.
page-table = Dieser Tisch
page-replay = Wiederholung
page-record = Aufzeichnung laden
page-commitment = Fingerabdruck des Startwerts
page-watching = Du schaust zu.
page-sending = Wird gesendet …
page-offline = Keine Verbindung. Sie kommt von selbst wieder; nichts geht verloren.
page-bot = Bot
page-absent = nicht da

## Refusals

refused-other = Das hat nicht geklappt. Bitte versuch es noch einmal.
refused-move-stale = Inzwischen hat sich der Tisch verändert. Sieh noch einmal hin.
refused-move-illegal = Das ist jetzt nicht möglich.
refused-move-not-asked = Du bist nicht mehr an der Reihe.
refused-move-too-far = Das war zu viel auf einmal; Schritt für Schritt.
refused-limit-rate = Das war etwas zu schnell. Warte einen Augenblick.
refused-table-over = Das Spiel ist zu Ende.
refused-store-failed = Es konnte nicht gespeichert werden und ist darum nicht geschehen. Bitte noch einmal.
refused-stand-present = Die Person ist noch da oder noch nicht lange fort.
refused-name = Das geht so nicht. Ein Name hat 1 bis 24 Buchstaben, die alle sehen können.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-seat-one = An diesem Tisch hat jeder einen Platz.
refused-seat-empty = Dort sitzt niemand mehr.
refused-table-begun = Das Spiel hat begonnen.
refused-table-closed = Der Tisch wurde geschlossen.
refused-table-removed = Dein Platz wurde freigemacht. Wiederkommen kannst du nur mit einer neuen Einladung.
refused-table-not-yours = Das kann nur, wem der Tisch gehört.
refused-limit-tables = Das sind zu viele offene oder laufende Tische.

## Before the game

page-table-open =
    { $n ->
        [0] alle Plätze sind besetzt
        [one] ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
page-seat-free = Freier Platz
page-seat-friend = frei für Freunde
page-who-sits = Wer sitzt auf Platz { $n }
page-you = du
page-sit = Hinsetzen
page-leave = Aufstehen
page-invite = Freunde einladen
page-invite-how = Schick einen Link. Sie sitzen sofort am Tisch, ohne Konto.
page-invite-link = Link zu deinem Tisch
page-invite-new = Neuen Einladungslink machen
page-listed = Diesen Tisch auf der Startseite zeigen, damit alle mitspielen können
page-begin = Beginnen
page-begin-bots = Beginnen, mit Bots auf freien Plätzen
page-wait-begin = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-host = lädt ein
page-remove = Entfernen
page-remove-who = Entfernen: { $who }
page-remove-sure = { $who } vom Tisch entfernen? Zurück geht es nur mit einer neuen Einladung.
page-remove-done = { $who } wurde entfernt. Ist der Link in falschen Händen, mach einen neuen.
page-make-host = Tisch übergeben
page-make-host-who = Tisch übergeben an { $who }
page-make-host-sure = Den Tisch an { $who } übergeben? Dann kann nur noch { $who } einladen, entfernen und beginnen.
page-make-host-done = Der Tisch gehört jetzt { $who }.
page-close-table = Tisch schließen
page-close-sure = Diesen Tisch schließen? Alle hier erfahren es, und seine Links gelten nicht mehr.
page-closed = Dieser Tisch wurde geschlossen.
page-closed-why = Das geschah vor dem Beginn des Spiels. Ein neuer ist schnell aufgemacht.
page-removed = Du hast hier keinen Platz mehr.
page-removed-why = Dein Platz wurde freigemacht. Mit einer neuen Einladung kannst du wiederkommen, und andere Tische warten.
page-several = Jemand darf mehrere Plätze nehmen

## The end

page-final = Schlusswertung
page-won =
    { $n ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen gemeinsam.
    }
page-chart = Punkte nach Runden
page-rematch = Noch einmal
page-rematch-waits = Warten auf die anderen …
page-from-start = Von Anfang an ansehen
page-fair = Wurde ehrlich gemischt?
page-fair-how = Alle Ziehungen folgen aus einem geheimen Startwert. Sein Fingerabdruck war vor dem ersten Zug zu sehen, der Startwert selbst ist es jetzt. Gehören sie zusammen, kann niemand die Stapel geordnet haben; „malecon replay --verify“ beweist jede einzelne Ziehung aus der Aufzeichnung.
page-seed = Startwert
page-verify = Hier prüfen
page-fair-right = Sie gehören zusammen: Der Startwert stand fest, bevor das Spiel begann.
page-fair-wrong = Sie gehören nicht zusammen!
page-fair-unknown = Dieser Browser kann es nur über eine sichere Verbindung prüfen. Lade die Aufzeichnung und benutze „malecon replay --verify“.

## Replay

page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-round-back = Eine Runde zurück
page-round-on = Eine Runde weiter
page-autoplay = Abspielen
page-pause = Anhalten
page-step-of = Schritt { $n } von { $of }
page-step = Schritt
page-fork = Von hier weiterspielen
page-link-step = Link zu diesem Schritt
page-open-hands = Sehen mit den Augen von
page-everybody = allen
page-back-table = Zum Tisch

## Home

home-lead = Die Brettspiele CUBA und HAVANA an einem Tisch am Meer. Gleich jetzt oder ein Zug am Tag, mit Freunden oder mit dem Haus.
home-scene = Die Ufermauer von Havanna am Abend: das Meer, ein Leuchtturm, eine Straße mit hellen Häusern und ein Wagen der fünfziger Jahre
home-my-games = Meine Spiele
home-open-tables = Offene Tische
home-finished = Beendete Spiele
home-play-now = Jetzt spielen
home-set-up = Tisch einrichten
home-cuba = Anbauen, bauen, verschiffen und abstimmen, sechs Runden lang.
home-cuba-facts = 2 bis 5 Plätze · etwa 90 Minuten
home-havana = Zwei Karten, eine Zahl und eine Straße zum Kaufen.
home-havana-facts = 2 bis 4 Plätze · etwa 40 Minuten
home-wait-for-you =
    { $n ->
        [one] 1 wartet auf dich
       *[other] { $n } warten auf dich
    }
home-play = Spielen
home-look = Ansehen
home-join = Mitspielen
home-watch = Zuschauen
home-your-turn = Du bist dran
home-turn-of = Wartet auf { $who }
home-not-begun = Noch nicht begonnen
home-none-mine = Noch keine Spiele: „Jetzt spielen“ beginnt eines.
home-none-open = Gerade gibt es keine offenen Tische. Richte einen ein und lass ihn zeigen.
home-none-done = Hier werden deine beendeten Spiele aufgehoben.
home-seats-taken = { $n } von { $of } Plätzen besetzt
home-pace-none = ohne Uhr
home-pace-live = gleich jetzt
home-pace-turn = ein Zug am Tag
home-game = Spiel
home-with = Mit
home-result = Ergebnis
home-points = Punkte
home-ended = Beendet
home-rank = { $n }. von { $of }
home-look-back = Noch einmal sehen
home-name = Mein Name
home-colour = Meine Farbe
home-me = Ich
home-other-device = Auch ein anderes Gerät benutzen
home-other-device-how = Öffne diesen Link dort innerhalb von 15 Minuten.
home-carry = Dieses Gerät gehört jetzt auch zu dir.
home-carry-not = Dieser Link gilt nicht mehr.
home-forget = Mich vergessen
home-forget-sure = Name, Gespräche und Geheimnisse löschen? Laufende Spiele gehen mit Bots weiter.
home-save = Speichern
home-seats = Plätze
home-who = Wer sitzt wo
home-edition = Regeln der
home-options = Weitere Regeln
home-pace = Uhr
home-pace-bank = Minuten für das ganze Spiel
home-pace-days = Tage für einen Zug
home-open = Tisch eröffnen
home-join-title = Du bist eingeladen
home-join-how = { $who } möchte mit dir { $game } spielen.
home-join-name = Dein Name
home-join-sit = Platz nehmen
home-join-gone = Diese Einladung gilt nicht mehr. Spielen kannst du trotzdem sofort:
home-sunset = Der Malecón ist die Ufermauer von Havanna.

## CUBA

cuba-round = Runde { $n } von { $of }
cuba-lap = Umlauf { $n } von { $of }
cuba-score-track = Punkte auf der Ufermauer
cuba-seats = Spieler
cuba-in-order = in Spielreihenfolge
cuba-turn = am Zug
cuba-has-chosen = hat gewählt
cuba-show-plantation = Plantage von { $who } zeigen. Gespielt: { $played }.
cuba-in-pile =
    { $n ->
        [one] { $n } im Stapel
       *[other] { $n } im Stapel
    }
cuba-at-sea = Hohe See
cuba-not-loadable = nicht zu beladen
cuba-each-of = je { $n }
cuba-load = Verladen
cuba-loaded = verladen
cuba-choose-dock = Liegeplatz { $n }
cuba-load-dock = Verladen an Liegeplatz { $n }
cuba-load-more = Lade mehr oder beende deinen Zug.
cuba-will-pass =
    { $n ->
        [one] 1 Vorschlag
       *[other] 2 von { $n } kommen durch
    }
cuba-in-force = In Kraft
cuba-proposed = Vorschlag
cuba-vetoed = Veto
cuba-veto-tile = Das Vetoplättchen: Gegen den Vorschlag der Gruppe { $group } wurde in dieser Runde das Veto eingelegt.
cuba-veto-ban = Das Vetoplättchen: Gruppe { $group } traf in der letzten Runde das Veto, in dieser darf es sie nicht treffen.
cuba-passed = erlassen
cuba-group-I = Steuer
cuba-group-II = Abgabe
cuba-group-III = Subvention
cuba-group-IV = Sonstige
cuba-laws = Gesetze
cuba-buy = Kauf
cuba-sell = Verk.
cuba-once = Je Runde einmal
cuba-left = { $n } übrig
cuba-left-pay = { $n } übrig, { $pay } bezahlbar
cuba-tiles-points = Punkte
cuba-tiles-money = Geld
cuba-tiles-factories = Betriebe
cuba-tiles-other = Macht und anderes
cuba-can-pay = bezahlbar
cuba-lacking = fehlt
cuba-built-by = von diesem Platz
cuba-my-plantation = Plantage
cuba-back-home = zu meiner
cuba-my-characters = Meine Personen
cuba-characters = Personen
cuba-fifth = die fünfte stimmt ab
cuba-now = jetzt
cuba-in-hand = auf der Hand
cuba-in-parliament = im Parlament
cuba-left-in-hand = Noch auf der Hand: { $cards }.
cuba-or-alone = oder allein
cuba-used = benutzt
cuba-choose-one = Wähle
cuba-give = gib
cuba-get = erhalte
cuba-then = dann
cuba-do-it = Tun
cuba-have = habe { $n }
cuba-pay = Zahlen
cuba-decline = Ablehnen
cuba-without = Verzichten
cuba-which-veto = Welcher Vorschlag wird gestrichen?
cuba-sent = Du schickst: { $who }. Das lässt sich noch ändern.
cuba-call = Welches Schiff kommt auf See?
cuba-swap-give = Du gibst
cuba-swap-get = Du erhältst
cuba-taken = { $n } von 4 genommen
cuba-buy-votes = Stimmen kaufen
cuba-votes-then =
    { $n ->
        [one] zusammen { $n } Stimme
       *[other] zusammen { $n } Stimmen
    }
cuba-seal-bid =
    { $n ->
        [0] Keine kaufen
        [one] 1 Stimme kaufen
       *[other] { $n } Stimmen kaufen
    }
cuba-sealed-bid = verdeckt: { $n }
cuba-pick-laws = Welche zwei werden Gesetz?
cuba-pick-more =
    { $n ->
        [one] noch eines
       *[other] zwei davon
    }
cuba-enact = { $one } und { $two } erlassen
cuba-lit =
    { $n ->
        [one] Ein Ort leuchtet. Zeig oder tippe darauf, um zu sehen, was er bringt.
       *[other] { $n } Orte leuchten. Zeig oder tippe auf einen, um zu sehen, was er bringt.
    }
cuba-draft =
    { $n ->
        [one] Dieser Zug: 1 Schritt, noch zurückzunehmen.
       *[other] Dieser Zug: { $n } Schritte, noch zurückzunehmen.
    }
cuba-areas = Teile des Bretts
cuba-can-do = hier kann etwas getan werden
cuba-tab-mine = Meins
cuba-tab-harbour = Hafen
cuba-tab-laws = Gesetze
cuba-tab-market = Markt
cuba-tab-buildings = Bauen
cuba-tab-seats = Plätze
cuba-tab-log = Protokoll
cuba-summary = Eine Runde
cuba-phase-proposals = Vier Gesetze werden vorgeschlagen, eines aus jeder Gruppe.
cuba-phase-actions = In vier Umläufen spielt jeder Platz eine Person und nutzt sie. Die fünfte Karte bleibt für das Parlament.
cuba-phase-parliament = Die fünfte Karte hat so viele Stimmen wie ihre Zahl. Alle kaufen verdeckt Stimmen zu je 1 Peso; wer die meisten hat, erlässt zwei Vorschläge.
cuba-phase-laws = Steuer und Abgabe dürfen für je 2 Punkte gezahlt werden, beide für 5; dann werden Subventionen gewertet, und die anderen Gesetze wirken.
cuba-phase-end = Rohstoffe im Vorhof verderben, volle Schiffe fahren ab, die anderen rücken auf, und der nächste Platz beginnt.
cuba-hint-card = Jede Karte einmal in der Runde. Zeig auf eine, um zu lesen, was sie tut.
cuba-hint-foreman = In beliebiger Reihenfolge, jedes einmal in der Runde.
cuba-hint-harvest =
    { $n ->
        [0] Jedes weitere Feld kostet 1 Wasser.
        [one] Ein Feld ist noch frei; weitere kosten je 1 Wasser.
       *[other] { $n } Felder sind frei; weitere kosten je 1 Wasser.
    }
cuba-hint-bid =
    { $n ->
        [one] Du hast { $n } Peso. Die anderen sehen dein Gebot, wenn alle gewählt haben.
       *[other] Du hast { $n } Pesos. Die anderen sehen dein Gebot, wenn alle gewählt haben.
    }
cuba-hint-sealed = Deine Wahl ist verdeckt: { $what }. Du kannst sie noch ändern.

## CUBA: moves on buttons

move-card = { $what } spielen
move-end = Zug beenden
move-done = Fertig
move-take = { $what } nehmen
move-buy = { $what } kaufen
move-sell = { $what } verkaufen
move-delegate = { $what } entsenden
move-place = Figur auf { $what }
move-harvest = { $what } ernten
move-build = { $what } bauen
move-on = Auf { $what } bauen
move-use = { $what } benutzen
move-dock = Liegeplatz { $what }
move-load = { $what } verladen
move-give = { $what } geben
move-convert = { $what } wird { $two }
move-call = Schiff { $what } rufen
move-veto = Veto: { $what }
move-enact = Erlassen: { $one } und { $two }
move-bid = { $what } bieten
move-pay = Zahlen
move-pay-pair = { $one } und { $two } zahlen
move-decline = Ablehnen
move-side = { $what } nehmen

## CUBA: reasons in a few words, where there is little room

brief-changes-nothing = bringt nichts
brief-out-of-reach = zu weit weg
brief-already-used = benutzt
brief-supply-empty = aufgebraucht
brief-needs-water = braucht Wasser
brief-cost = braucht { $n } { $what }

## CUBA: what stands on tiles and laws. [wood] is a drawing.

sign-peso = Pesos
sign-vp = Punkte
sign-any-product = Rohstoffe
sign-any-material = Baustoffe
sign-any-goods = Waren
sign-any-cargo = Handelsgüter
tile-cement-factory = ≤4 [stone]→1 [vp]
tile-sawmill = ≤4 [wood]→1 [vp]
tile-golf-course = ≤4 [water]→1 [vp]
tile-cloister = ≤2 [any-product]→1 [vp]
tile-cloister-cloister-materials = ≤2 [any-material]→1 [vp]
tile-rum-cafe = ≤3 [rum]→2 [vp]
tile-cigar-cafe = ≤3 [cigars]→2 [vp]
tile-small-office = 1 [any-cargo] verladen
tile-large-office = 2 gleiche [any-cargo]
tile-large-office-large_office-any = gleiche [any-cargo]
tile-hotel = 2 [vp]
tile-inn = 1 [vp]
tile-goods-store = 1 [any-goods]→ 6 [peso]
tile-product-store = 1 [any-product]→ 4 [peso]
tile-product-store-product_store-material = 1 [any-material]→ 4 [peso]
tile-materials-store = ≤2 [any-material]→2 [peso]
tile-small-bank = 2 [peso]
tile-large-bank = 4 [peso]
tile-black-market = tauscht 1 [any-cargo]
tile-cigar-factory = [tobacco]→ [cigars]
tile-distillery = [sugar]→ [rum]
tile-church = 1 Veto
tile-town-hall = +2 Stimmen
tile-dam = 2 [water]
tile-lighthouse = wählt Schiff
tile-lighthouse-lighthouse-dock_sea = tauscht Schiffe
tile-storehouse = lagert Rohstoffe
lawsign-printed-tax = 2 [peso] → 2 [vp]
lawline-printed-tax = freiwillig
lawsign-tax-1 = 1 [peso] → 2 [vp]
lawline-tax-1 = freiwillig
lawsign-tax-2 = 2 [peso] → 2 [vp]
lawline-tax-2 = freiwillig
lawsign-tax-3 = 3 [peso] → 2 [vp]
lawline-tax-3 = freiwillig
lawsign-tax-4 = 4 [peso] → 2 [vp]
lawline-tax-4 = freiwillig
lawsign-tax-5 = 5 [peso] → 2 [vp]
lawline-tax-5 = freiwillig
lawsign-tax-buildings = 1 [peso] → 2 [vp]
lawline-tax-buildings = 1 Peso je Gebäude
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 Zitrusfrüchte
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 Zitrusfrüchte
lawsign-levy-sugar = 1 [sugar] → 2 [vp]
lawline-levy-sugar = 1 Zuckerrohr
lawsign-levy-tobacco = 1 [tobacco] → 2 [vp]
lawline-levy-tobacco = 1 Tabak
lawsign-levy-water = 1 [water] → 2 [vp]
lawline-levy-water = 1 Wasser
lawsign-levy-materials = 2 [any-material] → 2 [vp]
lawline-levy-materials = beliebige Baustoffe
lawsign-levy-products = 2 [any-product] → 2 [vp]
lawline-levy-products = beliebige Rohstoffe
lawsign-subsidy-buildings = je 1 [vp]
lawline-subsidy-buildings = je eigenes Gebäude
lawsign-subsidy-materials = je 1 [vp]
lawline-subsidy-materials = je freies Baustofffeld
lawsign-subsidy-products = je 1 [vp]
lawline-subsidy-products = je freies Rohstofffeld
lawsign-subsidy-water = 1 [vp] je [water]
lawline-subsidy-water = höchstens 7 Punkte
lawsign-subsidy-votes = je 1 [vp]
lawline-subsidy-votes = je Stimme deiner Karte
lawsign-subsidy-pesos = 1 [vp] je 3 [peso]
lawline-subsidy-pesos = höchstens 7 Punkte
lawname-scarcity = Verknappung
lawline-scarcity = Markt verliert je 2
lawname-surplus = Erhöhung
lawline-surplus = Markt erhält je 2
lawname-drought = Dürre
lawline-drought = Arbeiter: 1 Rohstofffeld
lawname-building-law = Bau
lawline-building-law = Bauen kostet 2 Pesos mehr
lawname-harbour-law = Hafen
lawline-harbour-law = volle Schiffe fahren sofort
lawname-corruption = Korruption
lawline-corruption = kein Kauf von Stimmen

## HAVANA

havana-town = Die Stadt
havana-row = { $row }, { $n } Gebäude
havana-square = Der Platz
havana-in-bag = Im Beutel
havana-order = Reihenfolge
havana-done = fertig
havana-now = jetzt
havana-you = Du
havana-number = Zahl
havana-my-number = meine Zahl
havana-number-next = bisher { $n }
havana-rank = { $n }. von { $of }
havana-balcony = Balkon von { $who }
havana-on-turn = am Zug
havana-protected = geschützt
havana-known = Was man von diesen Karten weiß
havana-my-place = Mein Platz
havana-my-open = Meine offenen Karten
havana-open-of = Offen: { $who }
havana-laid = gelegt
havana-my-things = Mein Besitz
havana-things-of = Besitz von { $who }
havana-my-hand = Meine Hand · { $n }
havana-hand-of = Hand von { $who } · { $n }
havana-discards = Ablage · { $n }
havana-buildings = { $n } Gebäude
havana-of = von { $n }
havana-phase = Phase { $n } von 3 · { $what }
havana-target = { $n } Siegpunkte gewinnen
havana-phase-actions = Aktionen und Gebäude
havana-phase-restock = Nachschub
havana-phase-cards = neue Karten
havana-can-buy = zu kaufen
havana-can-remove = entfernen
havana-can-at = hierher
havana-brief-cost = { $n } × { $what } fehlt
havana-brief-pesos =
    { $n ->
        [one] { $n } Peso fehlt
       *[other] { $n } Pesos fehlen
    }
havana-brief-architect = Architekt fehlt
havana-choose = Wähle
havana-choose-payment = Du kannst wählen, wie du bezahlst.
havana-makes = Deine Zahl wird { $n }.
havana-points-then = Siegpunkte { $n } → { $then } von { $of }
havana-lit = Was leuchtet, kannst du wählen. Zeige darauf, um zu sehen, was es bringt.
havana-without = Verzichten
havana-enough = Das genügt
havana-from-tax = { $who } verliert
havana-from-steal = Nimm von { $who }
havana-from-square =
    { $n ->
        [one] Nimm noch 1 Baustein
       *[other] Nimm noch { $n } Bausteine
    }
havana-stolen = Bisher genommen: { $n }.
havana-replace = wähle, was du ersetzt
havana-replaced = { $what } ersetzt
havana-have = hast { $n }
havana-you-pay = Du zahlst
havana-buy = Kaufen
havana-hint-lay-first = Beide liegen offen und wirken in Runde 1.
havana-hint-do = Die andere folgt von selbst.
havana-hint-cover = Die Karte, die offen bleibt, wirkt noch einmal.
havana-hint-lay = Sie bleibt verdeckt, bis alle gelegt haben.
havana-hint-buy = Nur die Enden der beiden Reihen sind zu haben.
havana-hint-swap-end = Es tauscht mit dem Gebäude, das dort liegt.
havana-areas = Bereiche des Tisches
havana-can-do = hier ist etwas zu tun
havana-tab-town = Stadt
havana-tab-hand = Hand
havana-tab-seats = Plätze
havana-tab-supply = Vorrat
havana-tab-log = Verlauf
havana-square-short = Platz
havana-summary = Eine Runde
havana-does-actions = Die niedrigste Zahl beginnt. Wer am Zug ist, nutzt beide offenen Karten in beliebiger Folge und darf danach Gebäude an den Enden der beiden Reihen kaufen.
havana-does-restock = 3 Pesos und 3 Bausteine aus dem Beutel kommen auf den Platz; was dort liegt, bleibt liegen.
havana-does-cards = In derselben Reihenfolge bedeckt jeder eine offene Karte verdeckt mit einer Handkarte. Haben alle gelegt, wird aufgedeckt, und die bedeckten Karten werden abgelegt.
havana-cards = Karten
havana-rules = Gut zu wissen
havana-rule-number = Die Zahl
havana-rule-number-does = Die beiden Ziffern deiner offenen Karten, die kleinere zuerst: 7 und 0 ergeben 07. Bei gleichen Zahlen beginnt, wer weniger Siegpunkte hat.
havana-rule-pay = Bezahlen
havana-rule-pay-does = 5 Pesos ersetzen einen Arbeiter, 5 × Schutt ersetzt einen Baustein beliebiger Farbe. Gebäude mit dem Zirkel verlangen den Architekten unter deinen offenen Karten.
havana-rule-cards = Hand und Ablage
havana-rule-cards-does = Sobald du nur noch 2 Karten auf der Hand hast, nimmst du die ganze Ablage zurück.
havana-rule-end = Das Ende
havana-rule-end-does = Wer { $n } Siegpunkte erreicht, gewinnt sofort.

## HAVANA: Züge auf Knöpfen

havana-move-swap = Dazulegen: { $what }
havana-move-at = Hierher: { $what }
havana-move-lay = Legen: { $what }
havana-move-do = Nutzen: { $what }
havana-move-take = Zurücknehmen: { $what }
havana-move-remove = Entfernen: { $what } ({ $end })
havana-move-tax = Wegnehmen: { $what }
havana-move-rob = { $who } bestehlen
havana-move-steal = Nehmen: { $what }
havana-move-pick = Nehmen: { $what }
havana-move-buy = Kaufen: { $what } ({ $end })
havana-move-replace = Ersetzen: { $what }
havana-move-pay = Bezahlen: { $what }
havana-move-cover = Bedecken: { $what }

## HAVANA: Namen auf Karten, mit weichen Trennstrichen

havana-label-black-market = Schwarz­markt
havana-label-conservation = Baustopp
havana-label-material-thief = Material­dieb
havana-label-protection = Schutz
havana-label-renewal = Erneue­rung
havana-label-tax-collector = Steuer­eintreiber
