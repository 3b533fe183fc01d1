# Wörter der Seiten um den Tisch herum, die mit der ersten von ihnen geladen werden.

## Regeln

rules = Regeln
rules-title = Die Regeln von { $game }
rules-remark = Jeder Absatz hat eine Nummer; am Tisch stehen dieselben Nummern.
rules-chapters = Kapitel
rules-search = Nummer oder Wörter
rules-search-title = Suche
rules-found =
    { $n ->
        [0] Nichts gefunden
        [one] 1 Absatz
       *[other] { $n } Absätze
    }
rules-before = Davor:
rules-after = Danach:
rules-open-chapter = Kapitel { $n } öffnen
rules-chapter-before = Voriges Kapitel
rules-chapter-after = Nächstes Kapitel
rules-whole-book = Das ganze Regelheft in einem neuen Tab
rules-editions-differ = Ausgaben verschieden
# $answer: was dort gilt, etwa „bis zu 2 gleiche“
rules-this-table = An diesem Tisch: { $answer }
rules-of-this-table = Wo die Ausgaben sich unterscheiden, steht zuerst, was an diesem Tisch gilt.
rules-aid = Spielhilfe auf einer Seite
aid = Spielhilfe
aid-title = Spielhilfe zu { $game }
aid-ways = Andere Seiten
aid-print = Drucken
aid-cuba-remark = 6 Runden · die meisten Punkte gewinnen
aid-value = Wert = Stimmen
aid-worker = Versetze die Spielfigur. In ihrer Reihe und Spalte gibt jedes Baustofffeld 1 Baustoff, und du erntest 2 Rohstofffelder; für jedes abgegebene [water] 1 weiteres.
aid-worker-or = Keine Alternative.
aid-merchant = Kaufe und verkaufe [any-cargo] auf dem Markt, so oft du willst.
aid-merchant-or = Oder: 1 [any-material] oder 1 Rohstoff der billigsten Sorte.
aid-architect = Errichte ein Gebäude auf einem Feld deiner Plantage und zahle seine Baustoffe.
aid-architect-or = Oder: 2 [vp] für den ersten, der nichts baut, 1 [vp] für den zweiten.
aid-foreman = Nutze beliebig viele Gebäude in Reihe und Spalte der Spielfigur oder ein einziges anderswo.
aid-foreman-or = Jedes Gebäude einmal je Runde.
aid-mayor = Verlade beliebig viel [any-cargo] auf ein Schiff: je 1, 2 oder 3 [vp] an Liegeplatz 1, 2 oder 3.
aid-mayor-or = Oder: 4 [peso] für den ersten, der nichts lädt, 2 [peso] für den zweiten.
aid-laws-remark = 24 Karten · Steuer und Abgabe zusammen: 1 Punkt mehr, also 5
aid-buildings-remark = 25 Plättchen · jedes einmal je Runde, mit dem Vorarbeiter
aid-market = Markt und Ende
aid-market-does = Du kaufst das billigste Stück einer Sorte und verkaufst auf das teuerste freie Feld. Reihe leer: Kauf für 7 [peso]. Reihe voll: ein Rohstoff bringt 1 [peso], eine Ware 3 [peso].
aid-market-does-full_row_price-flat = Du kaufst das billigste Stück einer Sorte und verkaufst auf das teuerste freie Feld. Reihe leer: Kauf für 7 [peso]. Reihe voll: alles bringt 3 [peso].
aid-start = Die höchste vierte Karte beginnt die nächste Runde; bei Gleichstand die später gespielte.
aid-end-does = Nach Runde 6: 2 [vp] für jedes deiner Gebäude. Pesos bringen nichts, entscheiden aber bei Gleichstand.
aid-cargo = Rohstoff oder Ware: Handelsgut
aid-ties = Gleiche Zahlen
aid-ties-does = Zuerst, wer weniger Punkte hat, dann weniger farbige Bausteine, Pesos, Arbeiter, Schutt, zuletzt der Jüngere.
aid-targets = Wer zuerst 25 Punkte hat (zu zweit), 20 (zu dritt) oder 15 (zu viert), gewinnt sofort.
aid-cards-remark = alle haben dieselben 13; zwei liegen offen
aid-houses-remark = nur an den Enden der Reihen zu kaufen
rules-unknown = Einen Absatz { $id } gibt es nicht.
rules-not-loaded = Die Regeln ließen sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.

setup-remark = Alles ist schon gut beantwortet. Ändere, was dir wichtig ist.
setup-rules = Regeln
setup-pace = Tempo
setup-pace-none = Ohne Uhr
setup-pace-live = Live
setup-pace-turn = Ein Zug am Tag
setup-pace-none-how = Niemand hat es eilig. Lässt jemand die anderen warten, können sie sich auf eine Uhr einigen, nach einem Tag auch auf einen Bot.
waiting-title = Während du wartest
waiting-bot = Einen Bot für { $who } vorschlagen
waiting-since = { $who } ist seit { $since } am Zug. Nach { $after } können sich die anderen auf einen Bot einigen.
waiting-minutes =
    { $n ->
        [one] einer Minute
       *[other] { $n } Minuten
    }
waiting-hours =
    { $n ->
        [one] einer Stunde
       *[other] { $n } Stunden
    }
waiting-days =
    { $n ->
        [one] einem Tag
       *[other] { $n } Tagen
    }
waiting-clock = Von jetzt an eine Uhr
waiting-ask = Diese Uhr vorschlagen
waiting-how = Es entscheiden alle, die da sind und warten. Wartest du allein, gilt es sofort, dann aber mit mindestens einem Tag je Zug.
setup-pace-live-how = Ist die Zeit von jemandem um, spielt ein Bot weiter, bis die Person ihren Platz zurücknimmt.
setup-pace-turn-how = So lange jedes Mal, wenn ein Platz gefragt ist. Danach spielt ein Bot weiter, bis die Person ihren Platz zurücknimmt.
setup-increment = Sekunden dazu für jeden Zug
setup-turn = Zeit für jeden Zug
setup-unit = Gezählt in
setup-days = Tagen
setup-hours = Stunden
setup-edition = Ausgabe
setup-book = wie in dieser Ausgabe gedruckt
setup-changed = anders als in der Ausgabe
setup-number = eine Zahl
setup-differs =
    { $n ->
        [one] Ein Punkt ist unten hervorgehoben; das offene Buch zeigt, was die Ausgabe druckt.
       *[other] { $n } Punkte sind unten hervorgehoben; das offene Buch zeigt, was die Ausgabe druckt.
    }
setup-same = Nichts ist hervorgehoben: Mit diesen Regeln werden die anderen Ausgaben verglichen.
setup-others =
    { $n ->
        [one] Noch ein Punkt, den ein Tisch entscheiden kann
       *[other] Noch { $n } Punkte, die ein Tisch entscheiden kann
    }
setup-seats-of = { $n }, höchstens { $of }
setup-seat-me = Du
setup-seat-open = Wer den Link hat
setup-seat-bot = Bot
setup-who-me = Ich
setup-who-open = Irgendwer
setup-who-bot = Bot
setup-which-bot = Welcher Bot auf Platz { $n } sitzt
setup-more-seat = Ein Platz mehr
setup-less-seat = Einer weniger
setup-sum-seats =
    { $me ->
        [0] Keiner für dich
        [one] Du
       *[other] Du auf { $me } Plätzen
    }, { $open ->
        [0] niemand über den Link
        [one] eine Person über den Link
       *[other] { $open } Leute über den Link
    }, { $bots ->
        [0] kein Bot
        [one] ein Bot
       *[other] { $bots } Bots
    }
setup-seen = Sichtbar für
setup-seen-all = alle auf der Startseite
setup-seen-link = nur wer den Link hat
setup-next-link = Danach bekommst du den Link zum Verschicken. Das Spiel beginnt, wenn du es sagst oder alle Plätze besetzt sind.
setup-next-begins = Das Spiel beginnt sofort.

invite-title = { $who } lädt dich zu { $game } ein
invite-how-long = Wie lange
invite-what = Was
invite-who = Wer
invite-days = über mehrere Tage
invite-rated = Gewertet, für alle, deren Name bleibt und die es wollen.
invite-unrated = Nicht gewertet.
invite-as-printed = Wie gedruckt.
invite-of =
    von { $of }; { $people ->
        [0] niemand ist
        [one] eine Person ist
       *[other] { $people } Leute sind
    } schon da{ $bots ->
        [0] { "" }
        [one] , dazu ein Bot
       *[other] , dazu { $bots } Bots
    }
invite-your-seat = dein Platz?
invite-name = Dein Name am Tisch
invite-name-how = Bis zu 24 Buchstaben. Kein Konto nötig; behalten kannst du den Namen später.
invite-colour = Deine Farbe
invite-watch = Nur zusehen

closed-watch = Beim Spiel zusehen
closed-look-back = Noch einmal ansehen
closed-open = Öffnen
closed-open-tables = Offene Tische ansehen
closed-seat-elsewhere = Ich sitze hier schon, auf einem anderen Gerät
closed-full-tag = voll
closed-full = Dieser Tisch ist voll
closed-full-how = Alle Plätze von „{ $table }“ sind besetzt: { $who }.
closed-void-tag = erneuert
closed-void = Dieser Link gilt nicht mehr
closed-void-how = Diese Einladung wurde erneuert oder zurückgezogen. Frag nach dem neuen Link; er ist in einer Sekunde gemacht.
closed-two-tag = zweimal du
closed-two = Du sitzt schon hier
closed-two-how = Dieses Gerät kennt dich noch nicht. Öffne auf dem Gerät, auf dem du Platz genommen hast, oben deinen Namen und wähle „Auch ein anderes Gerät benutzen“; mit dem Link von dort kommst du hier herein.
closed-two-field = Der Link von deinem anderen Gerät
closed-over-tag = zu Ende
closed-over = Das Spiel ist zu Ende
closed-over-how =
    { $n ->
        [one] { $who } hat gewonnen,
       *[other] { $who } haben gemeinsam gewonnen,
    } vor { $others }.
closed-over-alone = { $who } haben gemeinsam gewonnen.
closed-over-stopped = „{ $table }“ wurde einvernehmlich beendet, ohne Sieger.
closed-closed-tag = geschlossen
closed-closed = Der Tisch wurde geschlossen
closed-closed-how = Das geschah, bevor das Spiel begann. Nichts ist verloren: Dein Name und deine anderen Spiele bleiben, wie sie sind.
closed-missing-tag = nicht gefunden
closed-missing = Diesen Link gibt es nicht
closed-missing-how = Vielleicht fehlt ein Buchstabe: Beim Kopieren wird ein Link leicht abgeschnitten. Füg ihn noch einmal ganz ein.
closed-missing-field = Der Link
closed-offline-tag = keine Verbindung
closed-offline = Der Server antwortet nicht
closed-offline-how = Die Einladung ist nicht verloren. Sieh nach, ob du online bist, und versuch es noch einmal.

sign-peso = Pesos
sign-vp = Punkte
sign-any-product = Rohstoffe
sign-any-material = Baustoffe
sign-any-goods = Waren
sign-any-cargo = Handelsgüter

pairing-title = Mit Leuten spielen
pairing-remark = wenn gerade niemand da ist, den du kennst
pairing-find = Leute finden
pairing-how = Du kommst an einen Tisch mit anderen, die dasselbe Spiel suchen.
pairing-waiting = { $n ->
    [one] Eine Person wartet auf { $game }.
   *[other] { $n } Leute warten auf { $game }.
  }
pairing-pace = Uhr
pairing-nobody = Wenn niemand kommt
pairing-languages = Sprachen
pairing-look = Leute finden
pairing-bots-after = { $n ->
    [one] Bots nach einer Minute
   *[other] Bots nach { $n } Minuten
  }
pairing-people-hour = Nur Menschen, eine Stunde suchen
pairing-people-days = { $n ->
    [one] Nur Menschen, einen Tag suchen
   *[other] Nur Menschen, { $n } Tage suchen
  }
pairing-seats = { $seats } Spieler
pairing-finishes = spielt { $share } % der Partien zu Ende
pairing-new = noch keine Partie mit Leuten
pairing-looking = Leute werden gesucht
pairing-you = du
pairing-ready = bereit
pairing-lacking = { $n ->
    [one] Noch eine Person, dann geht es los
   *[other] Noch { $n } Leute, dann geht es los
  }
pairing-close = Du kannst die Seite schließen, die Suche läuft weiter.
pairing-until = Wenn niemand kommt, endet die Suche in { $time }.
pairing-bots-in = Wenn niemand kommt, nehmen in { $time } Bots die freien Plätze. Bis Runde 2 machen sie Leuten Platz.
pairing-stop = Nicht mehr suchen
pairing-begin = Jetzt mit Bots beginnen
pairing-in-vain = Es ist niemand gekommen. Versuch es noch einmal, vielleicht mit Bots oder einer anderen Uhr.
pairing-chip = Leute werden gesucht, { $time }
pairing-found = Dein Tisch hat begonnen

people-title = Mit wem ich gespielt habe
people-how = Such aus, wer wieder mitspielen soll. Die Plätze bleiben für sie frei.
people-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
  }
people-page = Seite
people-page-of = Die Seite von { $name }
people-again = { $n ->
    [0] Noch einmal spielen mit …
    [one] Noch einmal mit dieser Person spielen
   *[other] Noch einmal mit { $n } Leuten spielen
  }
people-none = Noch niemand. Hier steht, mit wem du gespielt hast.

clubs-title = Clubs
clubs-remark = ein Treffpunkt für euch, auf Wunsch mit Liga
clubs-go = Hineingehen
clubs-new = Ein neuer Club
clubs-how = Du bekommst einen Link. Wer ihn hat, kann beitreten; die Tische des Clubs sehen nur seine Mitglieder.
clubs-name = Name des Clubs
clubs-open = Club gründen

club-name-bad = Der Name eines Clubs hat 1 bis 40 sichtbare Zeichen.
club-members = { $n ->
    [one] ein Mitglied
   *[other] { $n } Mitglieder
  }
club-you-organise = du leitest ihn
club-since = seit { $when }
club-organised = geleitet von { $who }
club-open-table = Tisch aufmachen
club-open-now = Aufmachen
club-table-name = Name des Tisches, wenn er einen hat
club-your-name = Dein Name
club-join = Beitreten
club-join-how = Du siehst die Tische und kannst dich dazusetzen. Austreten kannst du jederzeit.
club-link-gone = Dieser Link führt zu keinem Club mehr. Lass dir einen neuen geben.
club-gone = Diesen Club gibt es nicht, oder du gehörst nicht dazu.
club-link-title = Beitreten mit Link
club-link = Link zum Club
club-leave = Aus dem Club austreten
club-leave-sure = Aus dem Club austreten? Freie Plätze gibst du auf, deine Ligatische spielen Bots zu Ende.
club-lobby = Treffpunkt
club-lobby-empty = Gerade sucht kein Tisch nach Leuten. Mach einen auf.
club-running = Wird gespielt
club-sit = Dazusetzen
club-play = Spielen
club-look = Ansehen
club-results = Ergebnisse
club-table = Tisch
club-places = Plätze
club-points = Punkte
club-ended = Ende
club-stopped = abgebrochen
club-more = Mehr Ergebnisse
club-members-title = Mitglieder
club-here = gerade da
club-here-now = { $n } gerade da
club-organiser = Leitung
club-manage = Rolle von { $name }
club-make-organiser = Leitung geben
club-make-member = Leitung nehmen
club-remove = Entfernen
club-remove-sure = { $name } entfernen? Nur ein neuer Link führt dann wieder herein.
club-all = Alle { $n }
club-tools = Für die Leitung
club-tools-who = Das sieht nur, wer den Club leitet.
club-tools-table = Offener Tisch
club-reseat = Umsetzen: such zwei Plätze aus
club-swap = Tauschen
club-close-table = Tisch schließen
club-close-sure = „{ $name }“ schließen? Die Partie hat nicht begonnen, und niemand kann sich mehr dazusetzen.
club-rename = Umbenennen
club-new-link = Neuer Link
club-remind-title = Wer am Zug ist
club-remind-who = { $who } ist am Zug: { $table }.
club-remind = { $who } erinnern
club-reminded = Erinnert. Die nächste Erinnerung ist morgen möglich.
club-new-link-sure = Einen neuen Link machen? Der alte führt dann nirgends mehr hin.

league-title = Liga
league-none = Der Club hat noch keine Liga: Gruppen werden ausgelost, Tische gehen von selbst auf, die Besten steigen auf.
league-found = Liga gründen
league-found-now = Liga gründen
league-change = Ändern
league-signing = { $n ->
    [0] Noch hat sich niemand angemeldet.
    [one] Eine Person ist angemeldet.
   *[other] { $n } Leute sind angemeldet.
  }
league-join = Anmelden
league-join-next = Für die nächste Saison anmelden
league-leave = Aus der Liga aussteigen
league-leave-sure = Aus der Liga aussteigen? Deine Tische dieser Saison spielen Bots zu Ende.
league-begin = Gruppen auslosen und beginnen
league-end = Liga beenden
league-end-sure = Die Liga beenden? Tische, die begonnen haben, gehen weiter.
league-day-more = Einen Tag mehr geben
league-drawn = Gruppen ausgelost
league-season = Saison { $n }
league-table = Tisch { $n }
league-done = fertig
league-opens = geht von selbst auf
league-until = { $time }
league-closing = wird zu Ende gespielt
league-up-down = Auf und ab
league-next = { $time } bis zur nächsten Saison
league-waits = Dein Tisch wartet auf dich.
league-running = Dein Tisch läuft.
league-group = Gruppe { $name }
league-member = Mitglied
league-tables = Tische
league-share = Anteil
league-points = Liga
league-of = { $n } von { $of }
league-up = steigt auf
league-down = steigt ab
league-forgotten = jemand
league-rule = Punkte nach Platz, 6, 4, 2, 1 bei vier Plätzen; bei Gleichstand zählt der Anteil an allen Punkten des Tisches. Ein Platz, den ein Bot zu Ende spielen musste, zählt als letzter.
league-seed = Ausgelost mit der Zahl { $seed }.
league-name = Name der Liga
league-seats = Leute in einer Gruppe
league-rounds = Tische in einer Saison
league-days = Tage für einen Tisch
league-hours = Stunden für einen Zug
league-moves = So viele steigen auf und ab
league-pause = Tage zwischen zwei Saisons
league-draw = Auslosung der Gruppen
league-draw-random = durch das Los
league-draw-strength = gleich stark

invitations-title = Du bist eingeladen
invitations-by = { $name } hält dir einen Platz frei.

notices-title = Wie ich Bescheid bekomme
notices-remark = Einmal pro Zug, und nie, während du an dem Tisch bist.
notices-nobody = Hier kennt dich noch niemand, also gibt es auch nichts zu melden. Setz dich an einen Tisch oder fang hier an.
notices-begin = Hier anfangen
notices-ways = Wege
notices-live = Live
notices-live-small = Minuten
notices-days = Ein Zug am Tag
notices-days-small = Tage
notices-way-title = Titel und Symbol des Tabs
notices-way-sound = Ton
notices-way-push = Push
notices-way-mail = E-Mail
notices-way-webhook = Webhook
notices-small-title = „(1) Du bist dran“, auf jeder Seite
notices-small-sound = eine kleine Glocke
notices-small-sound-off = eine kleine Glocke, in diesem Browser stumm
notices-small-push = auch wenn die Seite zu ist; in diesem Browser nicht an
notices-small-push-elsewhere = anderswo an, in diesem Browser nicht
notices-small-mail = noch keine Adresse
notices-small-mail-to = { $where } · was kurz hintereinander kommt, kommt zusammen
notices-small-webhook = für Discord oder ein eigenes Programm
notices-this-browser = dieser Browser
notices-test = Testen
notices-again = noch einmal testen:
notices-add = Hinzufügen
notices-change = Ändern
notices-mute = Stumm schalten
notices-unmute = Läuten lassen
notices-remove = Entfernen
notices-turn-on = Hier einschalten
notices-unconfirmed = Nicht bestätigt
notices-look-up = schau auf den Tab
notices-rang = hat geläutet
notices-no-sound = dieser Browser ist stumm
notices-under-way = unterwegs …
notices-arrived = nach { $s } s angekommen
notices-not-arrived = gesendet, aber nicht hier
notices-push-denied = der Browser lehnt ab
notices-times = { $said }, { $n }-mal
notices-said-timeout = keine Antwort
notices-said-unreached = nicht erreicht
notices-said-refused = nicht erlaubt
notices-said-off = nicht auf diesem Server
notices-failing = { $where }: { $why }.
notices-failing-rest = Es geht nichts verloren, deine anderen Wege melden es dir.
notices-failing-change = Neue Adresse eingeben
notices-state-unconfirmed = noch nicht bestätigt
notices-state-failing = antwortet gerade nicht
notices-state-off = aufgegeben
notices-new-mail = E-Mail-Adresse
notices-new-mail-how = Du bekommst eine Mail mit einem Link. Mehr kommt erst, wenn du dort zustimmst.
notices-new-webhook = Adresse des Webhooks
notices-new-webhook-how = Nur https, und nur Rechner, die alle erreichen können.
notices-ask = Link schicken
notices-mail-asked = Eine Mail an { $where } ist unterwegs. Öffne den Link darin und stimme zu.
notices-form = Form
notices-form-discord = wie für Discord
notices-form-json = signiertes JSON
notices-secret = Mit diesem Geheimnis werden die Aufrufe signiert. Es wird nur jetzt gezeigt.
notices-secret-label = Geheimnis
notices-about = Worüber
notices-about-turn = Ich bin dran
notices-about-hour = Noch eine Stunde Zeit
notices-about-invited = Ich bin eingeladen
notices-about-game = Ein Spiel beginnt oder endet
notices-about-again = Jemand will noch einmal spielen
notices-about-chat = Jemand schreibt im Chat
notices-about-bot = Ein Bot spielt für mich
notices-quiet = Ruhezeit
notices-quiet-on = Nicht in der Nacht
notices-quiet-begin = Ruhe ab
notices-quiet-end = Ruhe bis
notices-until = bis
notices-quiet-how = Was anfällt, kommt am Morgen zusammen. „Noch eine Stunde“ bei einem Zug am Tag kommt stattdessen, bevor du schlafen gehst.
notices-holidays = Urlaub
notices-holidays-left = noch { $left } von { $all } Tagen in diesem Jahr
notices-holidays-how = Bei Spielen über Tage steht deine Uhr still, und alle an deinen Tischen sehen, bis wann. Live-Tische betrifft das nicht.
notices-holiday = Urlaub
notices-holiday-span = { $first } bis { $last }
notices-from = Von
notices-to = bis
notices-take = { $n ->
    [one] Einen Tag freinehmen
   *[other] { $n } Tage freinehmen
}
notices-call-off = Absagen
notices-plain = Diese Adresse beginnt mit http:, wie im eigenen WLAN
notices-plain-what = Push und Passkeys brauchen https und fehlen hier deshalb. Titel, Ton, E-Mail, Webhook und Wiederherstellungscode gehen.
notices-plain-how = Wer den Server betreibt, bekommt https mit einem Proxy wie Caddy davor und nennt ihn mit --trusted-proxy.
notices-phone = Malecón aufs Handy
notices-phone-why = Auf dem iPhone geht Push nur vom Home-Bildschirm aus.
notices-phone-install = Installieren
notices-phone-how = Zeig mir, wie
notices-phone-iphone = iPhone: Öffne diese Seite in Safari, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffne Malecón von dort und schalte Push ein.
notices-phone-android = Android: Öffne das Menü des Browsers und tippe auf „App installieren“ oder „Zum Startbildschirm hinzufügen“.

mail-link-used = Dieser Link wurde schon benutzt, ist zu alt oder beim Kopieren abgeschnitten worden.
mail-confirm-title = Mails von Malecón
mail-confirm = Willst du eine Mail bekommen, wenn du dran bist? In jeder Mail kannst du es dir anders überlegen.
mail-confirm-button = Ja, schickt mir Mails
mail-confirm-done = Erledigt. Nachrichten gehen jetzt an { $where }.
mail-unsubscribe-title = Keine Mails mehr
mail-unsubscribe = Damit enden die Mails von Malecón an deine Adresse. Deine Spiele bleiben, wie sie sind.
mail-unsubscribe-button = Keine Mails mehr
mail-unsubscribe-never = Keine Mails mehr, und niemand darf wieder fragen
mail-unsubscribe-done = Erledigt. An { $where } gehen keine Mails mehr.
mail-unsubscribe-done-never = Erledigt. An { $where } gehen keine Mails mehr, und niemand kann wieder welche anfordern.

name-remark = Ein Weg genügt. Zwei sind besser.
name-nobody = Du hast hier noch keinen Namen. Setz dich an einen Tisch, oder sag, wer du bist.
name-here-only =
    { $n ->
        [0] Noch lebt der Name nur in diesem Browser. Werden dessen Daten gelöscht, ist der Name weg.
        [one] Noch lebt der Name nur in diesem Browser. Werden dessen Daten gelöscht, sind der Name und eine laufende Partie weg.
       *[other] Noch lebt der Name nur in diesem Browser. Werden dessen Daten gelöscht, sind der Name und { $n } laufende Partien weg.
    }
name-lasts = Der Name gehört dir auf jedem Gerät, auf dem du dich anmeldest.
name-my-page = Meine Seite
name-change = Namen ändern
name-other = Du bist jemand anders? Melde dich mit einem Namen an, den du behalten hast.
name-kept = gesichert
name-not-kept = noch nicht gesichert
name-best = am besten
name-remove = Entfernen
name-passkey = Passkey
name-passkey-what = Dein Fingerabdruck, Gesicht oder Sperrbildschirm. Nichts zu merken, nichts zu stehlen.
name-passkey-where = Gilt auf allen Geräten, die deine Passkeys teilen.
name-passkey-make = Passkey anlegen
name-passkey-another = Noch einen anlegen
name-passkey-made = Angelegt: { $day }
name-passkey-used = Zuletzt benutzt: { $day }
name-passkey-remove = Passkey entfernen, angelegt: { $day }
name-passkey-sure = Dieser Passkey gilt hier dann nicht mehr.
name-passkey-none = Es kam kein Passkey. Nichts hat sich geändert.
name-passkey-https = Für Passkeys muss die Adresse mit https beginnen. Alles andere geht auch hier.
name-code = Notfallcode
name-code-what = Für Papier. Wer ihn hat, ist du, einmal; danach machst du einen neuen.
name-code-make = Code anlegen
name-code-new = Neuen Code anlegen
name-code-print = Drucken
name-code-have = Ich habe ihn
name-code-made = Angelegt: { $day }. Ein neuer macht ihn ungültig.
name-code-lost = Es gibt einen Code (angelegt: { $day }), aber du hast nicht gesagt, dass du ihn hast. Leg einen neuen an.
name-devices = Meine Geräte
name-device = { $browser } unter { $system }
name-device-unknown = Ein Gerät
name-device-add = Noch ein Gerät verbinden
name-here = hier
name-sign-out = Abmelden
name-sign-out-there = Dort abmelden
name-sign-out-of = Abmelden: { $device }
name-sign-out-there-of = Dort abmelden: { $device }
name-sign-out-sure = Mit Passkey oder Code kommst du wieder herein.
name-sign-out-there-sure = Dieses Gerät bist du dann nicht mehr.
name-mine = Was mir gehört
name-visible = Meine Seite sehen
name-visible-everybody = alle
name-visible-mates = alle, mit denen ich am Tisch saß
name-visible-nobody = nur ich
name-rated = Meine Partien werten
name-rated-how = an gewerteten Tischen; nicht, wenn ein Bot für dich gespielt hat
name-rated-once = geht, sobald der Name gesichert ist
name-download = Alles herunterladen
name-forget = Vergesst mich …
name-forget-what =
    { $n ->
        [0] Beim Vergessen werden dein Name, deine Schlüssel und deine Zeilen gelöscht.
        [one] Beim Vergessen verschwindet der Name aus einer Partie, alles andere wird gelöscht. Die Partie bleibt denen, die sie gespielt haben.
       *[other] Beim Vergessen verschwindet der Name aus { $n } Partien, alles andere wird gelöscht. Die Partien bleiben denen, die sie gespielt haben.
    }

sign-in-title = Anmelden
sign-in-remark = Mit einem Namen, den du behalten hast.
sign-in-passkey = Mit Passkey anmelden
sign-in-passkey-what = Dein Gerät fragt nach Fingerabdruck, Gesicht oder Sperrbildschirm.
sign-in-code = Mit Code anmelden
sign-in-code-what = Der Code, den du dir aufgeschrieben hast
sign-in-two = Dieses Gerät spielt als { $name }
sign-in-two-what = Aus zweien wird nie einer. Die Partien bleiben, wem sie gehören: Hol zuerst einen Notfallcode dafür, oder lass sie zurück.
sign-in-keep = Beide behalten: zuerst ein Code
sign-in-have = Ich habe ihn, anmelden
sign-in-leave = Partien zurücklassen

person-since = dabei seit { $month }
person-plays-in = Sprache: { $language }
person-finishes = spielt { $share } der Partien zu Ende
person-my-settings = Wer das sieht
person-none = Hier ist keine Seite
person-none-why = Vielleicht wurde die Adresse abgeschnitten, oder die Seite ist nur für Leute, die am selben Tisch saßen.
person-rating = Wertung
person-rated-games =
    { $n ->
        [one] 1 gewertete Partie
       *[other] { $n } gewertete Partien
    }, { $people } mit Menschen
person-guess = noch geschätzt
person-above = Stärker als { $bot }.
person-at-seats = Mit { $seats } Plätzen: { $points } ± { $error }
person-bots = die Bots des Hauses
person-no-bots = noch ist kein Bot gewertet
person-unrated = Noch keine gewerteten Partien.
person-together = Du und { $name }
person-together-games =
    { $n ->
        [one] wer vor wem lag, in einer Partie
       *[other] wer vor wem lag, in { $n } Partien
    }
person-places = du { $mine }, { $name } { $theirs }
person-results = Ergebnisse
person-no-results = Noch wurde keine Partie zu Ende gespielt.
person-game = Spiel
person-seats = Plätze
person-games = Partien
person-won = Gewonnen
person-expected = Nach Zufall
person-points = Punkte im Schnitt
person-rivals = Wer vor wem lag
person-with = Mit
person-before = Lag davor
person-last = Zuletzt
person-all = Alle { $n }
person-place = { $n }.

name-mail = Mail
name-mail-what = Ein Link zum Anmelden, wenn du einen haben willst. Sonst schicken wir nichts, außer du möchtest es.
name-mail-address = Deine Adresse
name-mail-add = Bestätigungsmail schicken
name-mail-again = Noch einmal schicken
name-mail-waits = nicht bestätigt
name-mail-sent = An { $address } geschickt. Öffne die Mail auf irgendeinem Gerät und drücke dort den Knopf.
name-mail-change = Ändern

sign-in-mail = Schick mir einen Link
sign-in-mail-what = Eine Adresse, die du hier bestätigt hast
sign-in-mail-sent = Wenn { $address } hier zu jemandem gehört, ist ein Link unterwegs. Er gilt 15 Minuten.
sign-in-link = Auf diesem Gerät anmelden
sign-in-link-what = Dieser Link macht dieses Gerät zu deinem, einmal.
setup-rated = Gewertet: das Ergebnis zählt für alle, deren Name bleibt und die das wollen
setup-unrated-guest = Nicht gewertet: dafür brauchst du einen Namen, der bleibt. Du bekommst ihn oben unter deinem Namen.
setup-unrated-cards = Nicht gewertet: du spielst mit eigenem Material.
setup-unrated-hot = Nicht gewertet: eine Person hat mehrere Plätze.
setup-unrated-bots = Nicht gewertet: es spielen nur Bots.

# Geführte Runden; ihre eigenen Sätze stehen bei den Spielen in words/guides

learn-remark = Von jedem Spiel eine Runde an einem echten Tisch, jeder Schritt wird erklärt.
learn-facts = Etwa 5 Minuten · du kannst aufhören und später weitermachen
learn-begin = Anfangen
learn-resume = Dort weitermachen, wo du warst
learn-again = Noch einmal
learn-card = Führung
learn-chapters = Kapitel
learn-progress = Wie weit du gekommen bist
learn-of = { $n } von { $of }
learn-done = fertig
learn-go-on = Weiter
learn-show = Zeig es mir
learn-why = Warum?
learn-back = Zurück
learn-leave = Gehen
learn-leave-keep = Gehen, Platz merken
learn-skip = Gleich weiter
learn-others = Sieh zu, was die anderen tun.
learn-play = Jetzt { $game } spielen
learn-not-now = Auch das ginge. Hier tun wir, was leuchtet. Es ist nichts passiert.
learn-why-not = { $why } Es ist nichts passiert.
learn-elsewhere = Dort ist jetzt nichts zu tun. Wähle, was leuchtet.

## The coach

coach-ask = Was würdest du tun?
coach-why = Warum leuchtet das?
coach-remark = Der Ratgeber ist ein Bot, der sieht, was du siehst. Er probiert deinen Zug viele Male durch und sagt dir, was dabei herauskommt.
coach-thinks = Der Ratgeber probiert deinen Zug durch …
coach-plans =
    { $n ->
        [one] Ein Plan.
       *[other] { $n } Pläne, der beste zuerst.
    }
coach-risks = Was er riskiert
coach-how = Nur aus deiner Sicht errechnet, in Versuchen mit wechselndem Glück; ± ist ein Standardfehler.
coach-choose-place = Wähle eine leuchtende Stelle und lies hier, wofür sie steht. Gespielt wird dabei nichts.
coach-lit = Sie leuchtet, weil du das tun kannst:
coach-rule = Die Regel

## Planning ahead

plan-draft = Ein Plan
plan-assumes = Als wärst du jetzt am Zug. Was die anderen vorher tun, kann ihn ändern; nur du siehst ihn.
plan-turn = Du bist jetzt am Zug.
plan-whole = Das ist der ganze Zug.
plan-drawn = Beim letzten Schritt wird etwas gezogen; vorgemerkt wird nur, was davor kommt.
plan-stuck = Nicht möglich: „{ $move }“. { $reason }
plan-none =
    { $why ->
        [setup] Vor der ersten Runde gibt es nichts zu planen.
        [sealed] Jetzt wählen alle gleichzeitig; da gibt es nichts zu planen.
        [phase] Was jetzt entschieden wird, ändert deinen nächsten Zug. Plane ihn danach.
        [round] Du hast alle deine Züge dieser Runde gehabt. Was danach kommt, weiß noch niemand.
        [draw] Dein nächster Zug beginnt damit, dass etwas gezogen wird; er lässt sich nicht planen.
       *[over] Die Partie ist vorbei.
    }
plan-moves = Der Zug bis hier
plan-queue = Zug vormerken
plan-queue-how = Er wird gespielt, sobald du am Zug bist, wenn er dann noch genau das bringt.
plan-play = Diesen Zug spielen
plan-discard = Verwerfen
plan-close = Schließen
plan-withdraw = Nicht mehr vormerken
queued-played = Dein vorgemerkter Zug wurde gespielt.
queued-void =
    { $why ->
        [illegal] Dein vorgemerkter Zug wurde nicht gespielt: „{ $move }“ ist nicht mehr möglich.
        [effect] Dein vorgemerkter Zug wurde nicht gespielt: Er hätte etwas anderes gebracht als gezeigt.
        [undo] Dein Zug ist nicht mehr vorgemerkt, weil jemand einen Schritt zurückgenommen hat.
        [hand] Dein Zug ist nicht mehr vorgemerkt, weil du selbst gespielt hast.
        [bot] Dein Zug ist nicht mehr vorgemerkt, weil ein Bot für dich spielt.
       *[over] Dein vorgemerkter Zug wurde nicht gespielt: Die Partie ist vorbei.
    }
refused-queue-asked = Du bist jetzt am Zug: Spiele ihn.
refused-queue-none = Jetzt gibt es keinen Zug zu planen.
refused-queue-other = Inzwischen brächte dieser Zug etwas anderes. Sieh noch einmal hin.
refused-queue-empty = Von dir ist kein Zug vorgemerkt.
