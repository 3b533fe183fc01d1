## Everywhere

page-pair = { $label }: { $value }
page-beside = { $what } ({ $more })
page-lead = { $what }.
page-label = { $what }:
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
page-unread = Diese Übersetzung hat noch kein Muttersprachler gelesen.
page-night = Nachtfarben
page-text = Schriftgröße
page-text-normal = normal
page-text-large = groß
page-text-larger = sehr groß
page-copy = Kopieren
page-copied = Kopiert

## At the table

page-waits-one = Warten auf { $who }.
page-waits-many = Warten auf { $who }.
page-stopped = Das Spiel wurde einvernehmlich beendet.
page-your-turn = du bist dran
tab-your-turn = Du bist dran
page-undo = Zurücknehmen
page-restart = Zug neu beginnen
page-end-turn = Zug beenden
page-done = Fertig
page-menu = Menü
page-moves = Alle Züge
page-coach = Ratgeber fragen
page-chat = Chat
page-reference = Nachschlagen
page-rules = Regeln und Nachschlagen
page-paragraph = Regel { $id }
page-since = seit deinem Zug
page-act-back = Die Aktion davor
page-act-on = Die nächste Aktion
page-to-now = Zum aktuellen Stand
page-plan = Vorausplanen
page-queued = Zug vorgemerkt
page-since-nothing = Seit deinem letzten Zug ist nichts geschehen.
page-not-now = Jetzt nicht möglich
# $n of a piece, whose drawing stands for $what.
page-drawn = { $n } { $what }
piece-pesos = Pesos
    .count =
        { $n ->
            [one] Peso
           *[other] Pesos
        }
piece-points = Siegpunkte
    .count =
        { $n ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }
page-every-step = Jeder einzelne Schritt
page-only-choice = die einzige Möglichkeit
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
page-hours = { $n } Std.
page-minutes = { $n } Min.
page-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
page-bell = Eine Glocke, wenn ich dran bin
page-guards = Nachfragen, bevor ein Zug endet, der etwas verschenkt
page-to-my-turn = Weiter zu meinem Zug
page-pace = Tempo, in dem andere gezeigt werden
page-pace-instant = sofort
page-pace-quick = zügig
page-pace-calm = ruhig
page-round-card = Am Ende jeder Runde anhalten
page-by-itself = Nach den Regeln
page-end-sure = Zug beenden?
page-ask-no-more = Nicht mehr fragen
page-round-over = Runde { $n } ist zu Ende
page-watch-again = Noch einmal ansehen
page-go-on = Weiterspielen
page-end-anyway = Trotzdem beenden
page-skip = Zu dem, was du tun kannst
page-look-from = Ansicht von
page-others = Andere
page-watch-link = Link zum Zuschauen
page-my-seat = Mein Platz
page-stand = Einen Bot für mich spielen lassen
page-stand-in = Bot spielt
page-stand-for = Einen Bot für { $who } spielen lassen
page-stood-in = Auf deinem Platz spielt gerade ein Bot.
page-stand-sure = Soll ein Bot für dich spielen? Du kannst deinen Platz jederzeit zurücknehmen.
page-paused = Pause: Gerade spielt niemand. Nimm deinen Platz zurück, um weiterzuspielen.
page-paused-watching = Pause: Gerade spielt niemand.
page-note-stand-asked = { $who } lässt einen Bot spielen.
page-note-stand-left = { $who } hat den Tisch verlassen. Ein Bot spielt weiter.
page-note-stand-clock = Die Zeit von { $who } ist abgelaufen. Ein Bot spielt weiter.
page-note-stand-absent = { $who } ist schon länger fort. Ein Bot spielt weiter.
page-note-stand-deleted = { $who } ist nicht mehr da. Ein Bot spielt weiter.
page-note-stand-agreed = { $who } ist schon lange am Zug. Die anderen haben sich auf einen Bot geeinigt.
page-note-back = { $who } ist zurück und spielt wieder selbst.
page-note-resign = { $who } hat aufgegeben. Ein Bot spielt weiter.
page-note-holiday = { $who } ist bis { $until } im Urlaub. Die Uhr steht.
page-note-holiday-over = { $who } ist aus dem Urlaub zurück.
page-note-grace = Die Zeit von { $who } ist um. Einmal im Spiel gibt es etwas dazu.
page-note-sit = { $who } setzt sich dazu. Der Bot macht Platz.
page-note-pace = Die anderen haben sich auf eine Uhr geeinigt: { $pace }.
page-bot-since = seit Runde { $n } spielte ein Bot
page-bot-all-along = von Anfang an spielte ein Bot
page-bot-between = von Runde { $from } bis Runde { $to } spielte ein Bot
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
seat-timed = { $what } · { $left }
seat-thinks = denkt nach
seat-to-play = ist dran
seat-offline = offline
seat-offline-for = seit { $span } offline
seat-offline-grace = offline · { $left } Nachfrist
seat-away = seit { $span } fort
seat-holiday = im Urlaub bis { $until }
seat-bot = Bot · { $does }
seat-bot-since =
    { $n ->
        [0] Bot von Anfang an
       *[other] Bot seit Runde { $n }
    }
seat-bot-since-some-time = Bot spielt
seat-resigned =
    { $n ->
        [0] vor Runde 1 aufgegeben
       *[other] in Runde { $n } aufgegeben
    }
seat-resigned-some-time = aufgegeben
page-absent = nicht da
page-offline-now = Keine Verbindung zum Tisch. Es hat sich nichts geändert; bitte versuch es noch einmal.
page-offline-held = Keine Verbindung. Dein letzter Klick ist aufgehoben und wird gesendet, sobald sie wieder da ist.
page-try-now = Jetzt versuchen
page-chat-watching = Du siehst zu. Schreiben können nur die Leute am Tisch.
page-forked = Diese Partie geht ab Schritt { $step } einer anderen weiter.
page-fork-from = Jene Partie ansehen
page-fork-short = Abzweigung
agree-yes = ist dafür
agree-no = ist dagegen
agree-bot = Bot: stimmt nicht ab
agree-left = ist gegangen
agree-asked = hat noch nicht geantwortet
agree-away = nicht da
agree-whom = ist am Zug
agree-do = Zustimmen
agree-stop-not = Weiterspielen
agree-rematch-not = Nein, danke
agree-withdraw = Zurückziehen
agree-stop-title = Partie abbrechen?
agree-rematch-title = Noch einmal spielen?
agree-stop-means = Wenn alle zustimmen, endet die Partie, wie sie steht, ohne Sieger.
agree-rematch-means = Derselbe Tisch, dieselben Regeln, die Plätze rücken um einen weiter. Für alle, die nicht wollen oder gegangen sind, spielen Bots.
agree-clock-title = Eine Uhr?
agree-clock =
    { $n ->
        [one] { $who } möchte eine Uhr: { $pace }
       *[other] { $who } möchten eine Uhr: { $pace }
    }
agree-clock-means = Sie beginnt für alle, sobald alle zustimmen, die da sind und warten. Läuft jemandem die Zeit ab, spielt ein Bot, bis der Platz zurückgenommen wird. Die Frage endet, wenn { $whom } spielt.
agree-clock-not = Keine Uhr
agree-instead-title = Ein Bot für { $whom }?
agree-instead =
    { $n ->
        [one] { $who } möchte einen Bot für { $whom } spielen lassen
       *[other] { $who } möchten einen Bot für { $whom } spielen lassen
    }
agree-instead-means = { $whom } ist schon lange am Zug und kann den Platz jederzeit zurücknehmen. Es entscheiden alle, die da sind und warten. Die Frage endet, wenn { $whom } spielt.
agree-instead-not = Abwarten
agree-about-you = Du bist am Zug: Die anderen entscheiden. Die Frage endet, wenn du spielst.
agree-stop =
    { $n ->
        [one] { $who } möchte die Partie abbrechen
       *[other] { $who } möchten die Partie abbrechen
    }
agree-rematch =
    { $n ->
        [one] { $who } möchte noch einmal spielen
       *[other] { $who } möchten noch einmal spielen
    }

## Refusals

refused-other = Das hat nicht geklappt. Bitte versuch es noch einmal.
refused-offline = Keine Verbindung. Das wurde nicht gesendet: Erst kommt dein Klick davor.
refused-link-used = Dieser Link wurde schon benutzt oder ist älter als 15 Minuten. Mach auf deinem anderen Gerät einen neuen.
refused-link-void = Diese Einladung wurde erneuert oder zurückgezogen. Frag nach dem neuen Link.
refused-not-found = Hinter diesem Link ist nichts. Vielleicht wurde er beim Kopieren abgeschnitten.
refused-identity-other = Dieses Gerät spielt schon als jemand anders und blieb darum, wie es war.
refused-passkey-bad = Dieser Passkey ließ sich nicht prüfen. Versuch es noch einmal.
refused-passkey-elsewhere = Für Passkeys muss die Adresse mit https beginnen.
refused-passkey-unknown = Diesen Passkey hat hier niemand mehr.
refused-passkey-late = Das hat mehr als fünf Minuten gedauert. Versuch es noch einmal.
refused-code-unknown = Dieser Code stimmt nicht, wurde schon benutzt, oder es gibt einen neueren.
refused-device-last = Nur über dieses Gerät kommst du an deinen Namen. Sichere ihn zuerst.
refused-limit-passkeys = Du hast zwanzig Passkeys. Entferne zuerst einen.
refused-move-stale = Inzwischen hat sich der Tisch verändert. Sieh noch einmal hin.
refused-move-illegal = Das ist jetzt nicht möglich.
refused-move-not-asked = Du bist nicht mehr an der Reihe.
refused-move-too-far = Das war zu viel auf einmal; Schritt für Schritt.
refused-limit-rate = Das war etwas zu schnell. Warte einen Augenblick.
refused-table-over = Das Spiel ist zu Ende.
refused-store-failed = Es konnte nicht gespeichert werden und ist darum nicht geschehen. Bitte noch einmal.
refused-stand-present = Die Person ist noch da oder noch nicht lange fort.
refused-remind-not-now = In den Ferien wird niemand erinnert.
refused-limit-reminders = Es gab schon eine Erinnerung. Die nächste ist morgen möglich.
refused-stand-early = Dieser Platz ist noch nicht lange genug am Zug.
refused-vote-asked = Du bist selbst am Zug. Spiel zuerst, dann wartet niemand mehr.
refused-coach-people = Wo andere Menschen mitspielen, gibt es keinen Ratgeber.
refused-coach-rated = An einem gewerteten Tisch gibt es keinen Ratgeber.
refused-coach-busy = Gerade sind alle Bots beschäftigt. Frag gleich noch einmal.
refused-vote-none = Diese Frage ist nicht mehr offen.
refused-clock-there = An diesem Tisch gibt es schon eine Uhr.
refused-clock-short = Es ist jemand nicht da. Allein kannst du einen Tag oder mehr je Zug festlegen; auf weniger könnt ihr euch zu zweit einigen.
refused-name = Das geht so nicht. Ein Name hat 1 bis 24 Buchstaben, die alle sehen können.
refused-seat-not-yours = Das ist nicht dein Platz.
refused-seat-own = Das ist dein eigener Platz. Verlasse den Tisch, um ihn aufzugeben.
refused-table-not-begun = Das Spiel hat noch nicht begonnen.
refused-table-running = Das geht erst, wenn das Spiel zu Ende ist.
refused-identity-none = Du bist hier noch nicht angemeldet. Nimm Platz oder gib dir einen Namen.
refused-limit-undo = Du hast sehr oft zurückgenommen. Spiel von hier weiter.
refused-limit-connections = Das Haus ist gerade voll. Versuch es gleich noch einmal.
refused-limit-listed = Du hast zu viele offene Tische in der Liste.
refused-option-bad = Das lässt sich für dieses Spiel nicht wählen.
refused-seats-bad = Mit so vielen lässt sich dieses Spiel nicht spielen.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-seat-one = An diesem Tisch hat jeder einen Platz.
refused-seat-empty = Dort sitzt niemand mehr.
refused-table-begun = Das Spiel hat begonnen.
refused-table-closed = Der Tisch wurde geschlossen.
refused-table-removed = Dein Platz wurde freigemacht. Wiederkommen kannst du nur mit einer neuen Einladung.
refused-table-not-yours = Das kann nur, wem der Tisch gehört.
refused-channel-bad = Das ist keine Adresse, an die etwas gehen könnte.
refused-channel-forbidden = Dieser Server ruft nur öffentliche Adressen mit https auf.
refused-channel-refused = Diese Adresse möchte von hier keine Mails.
refused-channel-none = Auf diesem Weg kann dir dieser Server nicht Bescheid sagen.
refused-channel-unconfirmed = Die Adresse hat noch nicht Ja gesagt: Öffne zuerst den Link in der Mail.
refused-channel-unsent = Die Mail konnte nicht verschickt werden. Es hat sich nichts geändert.
refused-notices-bad = Diese Zeitzone ist hier nicht bekannt.
refused-holidays-bad = Diese Tage können kein Urlaub sein.
refused-limit-channels = Das sind zu viele Wege oder zu viele Versuche. Warte ein wenig.
refused-limit-mails = Für heute sind genug Mails verschickt. Versuch es morgen noch einmal.
refused-limit-tables = Das sind zu viele offene oder laufende Tische.
refused-club-not-yours = Das kann nur, wer den Club leitet.
refused-club-removed = Du wurdest aus diesem Club entfernt. Nur ein neuer Link lässt dich wieder herein.
refused-club-members = Ein Tisch des Clubs ist nur für seine Mitglieder da.
refused-club-no-member = Diese Person ist nicht mehr im Club.
refused-club-last = Jemand muss den Club leiten. Gib die Leitung zuerst weiter.
refused-limit-clubs = Mehr Clubs gehen nicht.
refused-limit-members = Der Club ist voll.
refused-league-none = Der Club hat keine Liga.
refused-league-few = Eine Liga braucht mindestens zwei Leute.
refused-league-not-now = Das geht an dieser Stelle der Saison nicht.
refused-limit-pairing = Du hast gerade sehr oft nach Leuten gesucht. Warte ein wenig.
refused-limit-invitations = Du hältst für diese Person schon mehrere Plätze frei.
refused-person-unknown = Einen Platz kannst du für Leute freihalten, mit denen du schon gespielt hast.
refused-seat-kept = Dieser Platz wird für jemand anderen freigehalten.
refused-pairing-none = Du suchst gerade niemanden.

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
page-frozen = Diese Partie lässt sich nicht zeigen
page-frozen-why = Der Server kann die Stellung dieser Partie zurzeit nicht lesen. Sie bleibt, wie sie ist, niemand verliert dadurch Zeit, und eine spätere Version kann sie vielleicht fortsetzen. Du kannst deine Daten ausgeben, dich vergessen lassen oder einen neuen Tisch eröffnen.
page-frozen-read =
    { $why ->
        [settings] Diese Partie ist eingefroren: Sie wurde nach Regeln oder mit Karten gespielt, die diese Version nicht kennt.
        [store] Diese Partie ist eingefroren: Die Stelle, an der sie gespeichert ist, ist beschädigt.
       *[log] Diese Partie ist eingefroren: Ihre Züge lassen sich nicht alle lesen.
    } Du siehst die letzte lesbare Stellung; spätere Züge können fehlen. Die Uhren stehen still. Du kannst sie lesen, deine Daten ausgeben, dich vergessen lassen oder einen neuen Tisch eröffnen.
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
page-chart = Siegpunkte nach Runden
page-rematch = Noch einmal
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
page-open-hands = Ansicht
page-everybody = allen
page-back-table = Zum Tisch

## Der Streifen über jeder Seite

strip-play = Leute finden
strip-learn = Lernen
strip-clubs = Clubs
strip-rules = Regeln
strip-guest = Gast
strip-wait = warten auf dich

## Home

home-lead = Die Brettspiele CUBA und HAVANA an einem Tisch am Meer. Live oder mit einem Zug am Tag, mit Freunden oder gegen das Haus.
home-scene = Die Ufermauer von Havanna am Abend: das Meer, ein Leuchtturm, eine Straße mit hellen Häusern und ein Wagen der fünfziger Jahre
hero-hello = Hallo, { $who }.
hero-waiting =
    { $n ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $n } Tische warten auf dich.
    }
hero-urgent = { $table }: { $left }.
hero-nothing = Gerade wartet niemand auf dich.
home-paused = Pause
home-go-on = Weiter
home-free = frei
home-my-games = Meine Spiele
home-open-tables = Offene Tische
home-finished = Beendete Spiele
home-play-now = Jetzt spielen
home-new = Neu hier?
home-learn = { $game } in einer Runde lernen
home-learn-about = Etwa fünf Minuten an einem echten Tisch, jeder Schritt wird erklärt.
home-learn-begin = Lernen
offer-title = Deine erste Partie { $game }?
offer-text = Vorher ist nichts zu lesen: Spiel eine Runde, bei der dir jeder Schritt erklärt wird. Du kannst jederzeit gehen und später weitermachen.
offer-learn = Erst eine Runde lernen (5 Minuten)
offer-play = Einfach spielen
home-set-up = Tisch einrichten
home-cuba = Anbauen, bauen, verschiffen und abstimmen, sechs Runden lang.
home-cuba-facts = 2 bis 5 Spieler · etwa 90 Minuten
home-cuba-long = etwa 90 Minuten
home-havana = Zwei Karten, eine Zahl und eine Straße zum Kaufen.
home-havana-facts = 2 bis 4 Spieler · etwa 40 Minuten
home-havana-long = etwa 40 Minuten
home-play = Spielen
home-look = Ansehen
home-join = Hinsetzen
home-watch = Zuschauen
home-your-turn = Du bist dran
home-turn-of = Wartet auf { $who }
home-frozen = Eingefroren: nur lesbar
home-not-begun = Noch nicht begonnen
home-round = Runde { $n } · { $phase }
home-left-days = noch { $n } Tage
home-left-hours = noch { $n } Std.
home-left-minutes = noch { $n } Min.
home-left-seconds = noch { $n } s
home-none-mine = Noch keine Spiele: „Jetzt spielen“ beginnt eines.
home-none-open = Gerade gibt es keine offenen Tische. Richte einen ein und zeige ihn hier an.
home-pace-none = ohne Uhr
home-pace-live = live
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
home-other-device = Noch ein Gerät verbinden
home-other-device-how = Öffne diesen Link dort innerhalb von 15 Minuten.
home-carry = Dieses Gerät gehört jetzt auch zu dir.
home-forget = Mich vergessen
home-forget-sure = Name, Gespräche und Geheimnisse löschen? Laufende Spiele gehen mit Bots weiter.
home-save = Speichern
home-seats = Plätze
home-edition = Ausgabe
home-pace = Uhr
home-pace-bank = Minuten für das ganze Spiel
home-open = Tisch eröffnen
home-join-title = Du bist eingeladen
home-join-sit = Platz nehmen
played-live = live, { $minutes } Min. für jeden und { $seconds } s dazu für jeden Zug
played-turn-minutes = { $n } min je Zug
played-turn = { $hours } Std. für jeden Zug
played-turn-days =
    { $n ->
        [one] ein Tag für jeden Zug
       *[other] { $n } Tage für jeden Zug
    }
played-bots = Bots
home-table-name = Name des Tisches (wenn du magst)
played-game =
    { $n ->
        [one] { $game }, { $n } Platz
       *[other] { $game }, { $n } Plätze
    }
home-sunset = Der Malecón ist die Ufermauer von Havanna.

## Invitations

seats-free =
    { $n ->
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
lobby-here = Wer da ist
lobby-of = { $n } von { $of }
lobby-any-time = Du kannst jederzeit beginnen.
lobby-bots = Auf freie Plätze setzen sich Bots.
lobby-full = Alle sind da.
lobby-kept = Aufgehoben für { $who }
lobby-kept-somebody = Für jemanden aufgehoben
lobby-free-it = Freigeben
seat-kept = aufgehoben
lobby-played = Was gespielt wird
share-title = Schick diesen Link
share-share = Teilen …
share-mail = Mail
share-qr = Der Link als QR-Code
share-text = Spiel mit mir { $game }
share-name = Dein Name, damit alle wissen, wer einlädt
share-local = Diese Adresse geht nur auf diesem Rechner. Für andere im Netz starte den Server mit „malecon serve --host 0.0.0.0“ und öffne die Adresse, die er nennt.
plain-title = Diese Seite kam ohne https
plain-works = Das ganze Spiel geht hier, auch Titel und Symbol, wenn du dran bist, dazu Ton, Mail, Webhook, Wiederherstellungscode und Links zum Kopieren.
plain-rest = Benachrichtigungen, das Teilen-Menü und Passkeys gibt es im Browser nur mit https. Wer diesen Server betreibt, bekommt sie mit einem Zertifikat, etwa über einen Proxy davor.
## CUBA

cuba-round = Runde { $n } von { $of }
cuba-lap = Umlauf { $n } von { $of }
cuba-score-track = Punkte auf der Ufermauer
cuba-seats = Spieler
cuba-in-order = in Spielreihenfolge
cuba-has-chosen = hat gewählt
cuba-has-bid = hat geboten
cuba-last-played = zuletzt: { $card }
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
cuba-all-harvest = Alles ernten
cuba-all-load = Alles laden
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
cuba-passed = verabschiedet
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
cuba-fee =
    { $n ->
        [one] Baugesetz: jedes Gebäude kostet 1 Peso mehr. Du hast { $have }.
       *[other] Baugesetz: jedes Gebäude kostet { $n } Pesos mehr. Du hast { $have }.
    }
cuba-can-build = baubar
cuba-lacks = fehlt: { $what }
cuba-yours = von dir gebaut
cuba-tile-of = von { $who } gebaut
cuba-tiles-points = Punkte
cuba-tiles-money = Geldquellen
cuba-tiles-factories = Waren-Fabriken
cuba-tiles-other = Machtzuwachs
cuba-can-pay = bezahlbar
cuba-lacking = fehlt
cuba-built-by = von diesem Spieler
cuba-my-plantation = Plantage
cuba-back-home = zu meiner
# Names under the cards, with soft hyphens.
cuba-label-worker = Arbeiter
cuba-label-merchant = Händ­lerin
cuba-label-architect = Archi­tekt
cuba-label-foreman = Vor­arbeiter
cuba-label-mayor = Bürger­meister
cuba-my-characters = Meine Personen
cuba-characters = Personen
cuba-fifth = die fünfte stimmt ab
cuba-now = jetzt
cuba-in-hand = auf der Hand
cuba-in-parliament = im Parlament
cuba-left-in-hand = Noch auf der Hand: { $cards }.
cuba-or-alone = oder allein
cuba-used = genutzt
cuba-choose-one = Wähle
cuba-give = gib
cuba-get = erhalte
cuba-then = dann
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
cuba-enact = Verabschieden: { $one } + { $two }
cuba-lit = Was leuchtet, kannst du wählen. Zeig oder tippe darauf, um zu sehen, was es bringt.
cuba-lose = verliere
cuba-next-foreman = nächster Vorarbeiter
cuba-foreman-short = Vorarbeiter
cuba-nothing-yet = noch nichts
cuba-can-harvest = erntbar
cuba-then-could = danach
cuba-in-all = insgesamt
cuba-free-fields =
    { $n ->
        [one] 1 frei, dann je 1 Wasser
       *[other] { $n } frei, dann je 1 Wasser
    }
cuba-law-brings = Punkte, die jedes jetzt brächte
cuba-tie-does = Die meisten Stimmen gewinnen, jedes Gebot wird bezahlt. Liegen mehrere vorn, kaufen nur sie noch einmal.
cuba-tie-does-rebid-no = Die meisten Stimmen gewinnen, jedes Gebot wird bezahlt. Liegen mehrere vorn, gewinnt, wer vom Startspieler aus zuerst kommt.
cuba-about-field = Dieses Feld: { $what }. Die Figur aktiviert Felder in ihrer Reihe und Spalte.
cuba-about-dock =
    { $n ->
        [one] Liegeplatz 1: jede Ladung bringt 1 Punkt.
       *[other] Liegeplatz { $n }: jede Ladung bringt { $n } Punkte.
    }
cuba-about-sea = Auf See: das nächste Schiff. Es kann noch nicht beladen werden.
cuba-about-market = { $what }: { $n } im Markt. Kaufen kostet { $buy }, Verkaufen bringt { $sell }.
cuba-decision = Deine Entscheidung
cuba-points-then = Punkte: { $n } → { $then }
cuba-both-paid = 5 zusammen für Steuer und Abgabe
cuba-filter = Welche Gebäude
cuba-filter-payable = Baubar { $n }
cuba-filter-all = Alle { $n }
cuba-filter-built = Gebaut { $n }
cuba-guard-harvest =
    { $n ->
        [one] Ein Feld kannst du noch nutzen. Nach dem Zug bringt es nichts mehr.
       *[other] { $n } Felder kannst du noch nutzen. Nach dem Zug bringen sie nichts mehr.
    }
cuba-guard-foreman =
    { $n ->
        [one] Ein Gebäude kannst du in diesem Zug noch einsetzen.
       *[other] { $n } Gebäude kannst du in diesem Zug noch einsetzen.
    }
cuba-guard-free = Du hast nicht gehandelt. Du könntest noch ein Stück umsonst nehmen.
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
cuba-tab-town = Stadt
cuba-tab-buildings = Bauen
cuba-tab-seats = Spieler
cuba-tab-log = Verlauf
cuba-card-tax = Steuer
cuba-card-levy = Abgabe
cuba-card-subsidy = Subvention
cuba-card-spoiled = Verdorben
cuba-card-spoiled-why = Rohstoffe im Vorhof
cuba-card-unpaid = nicht gezahlt
cuba-card-nothing = nichts
cuba-card-ships = Schiffe
cuba-card-left = Schiff { $ship } hat abgelegt: { $dock }.
cuba-card-arrived = Schiff { $ship } ist auf hoher See erschienen.
cuba-card-laws = Neue Gesetze
cuba-card-chosen =
    { $n ->
        [one] verabschiedet: { $who }, { $n } Stimme
       *[other] verabschiedet: { $who }, { $n } Stimmen
    }
cuba-card-next = Runde { $n }, es beginnt: { $who }
cuba-summary = Eine Runde
cuba-phase-proposals = Vier Gesetze werden vorgeschlagen, eines aus jeder Gruppe.
cuba-phase-actions = In vier Umläufen spielt jeder eine Person aus und führt ihre Aktion durch. Die fünfte Karte bleibt für das Parlament.
cuba-phase-parliament = Die fünfte Karte hat so viele Stimmen wie ihr Wert. Alle kaufen verdeckt Stimmen zu je 1 Peso; wer die meisten hat, verabschiedet zwei Vorschläge.
cuba-phase-laws = Steuer und Abgabe dürfen für je 2 Punkte gezahlt werden, beide für 5; dann werden Subventionen gewertet, und die anderen Gesetze wirken.
cuba-phase-end = Rohstoffe im Vorhof verderben, volle Schiffe fahren ab, die anderen rücken auf. Wer die höchste vierte Karte gespielt hat, beginnt die nächste Runde.
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
move-use = { $what } nutzen
move-dock = Liegeplatz { $what }
move-load = { $what } verladen
move-give = { $what } geben
move-convert = { $what } wird { $two }
move-call = Schiff { $what } rufen
move-veto = Veto: { $what }
move-enact = Verabschieden: { $one } + { $two }
move-bid = { $what } bieten
move-pay = Zahlen
move-pay-pair = { $one } und { $two } zahlen
move-decline = Ablehnen
move-side = { $what } nehmen

## CUBA: reasons in a few words, where there is little room

brief-place-warehouse = hier nicht
brief-changes-nothing = bringt nichts
brief-out-of-reach = zu weit weg
brief-already-used = genutzt
brief-supply-empty = aufgebraucht
brief-needs-water = braucht Wasser
brief-cost = braucht { $n } { $what }

## CUBA: what stands on tiles and laws. [wood] is a drawing.

tile-cement-factory = ≤4 [stone]→1 [vp]
tile-sawmill = ≤4 [wood]→1 [vp]
tile-golf-course = ≤4 [water]→1 [vp]
tile-cloister = ≤2 [any-product]→1 [vp]
tile-cloister-cloister-materials = ≤2 [any-material]→1 [vp]
tile-rum-cafe = ≤3 [rum]→2 [vp]
tile-cigar-cafe = ≤3 [cigars]→2 [vp]
tile-small-office = 1 [any-cargo] verladen
tile-large-office = ≤2 gleiche [any-cargo]
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
lawsign-tax-buildings = 1 [peso] × n → 2 [vp]
lawline-tax-buildings = 1 Peso je Gebäude
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 × Zitrusfrüchte
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 × Zitrusfrüchte
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
havana-square = Die Mitte
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
havana-has-chosen = hat gewählt
havana-has-played = war dran
havana-plays-next = als Nächstes dran
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
havana-target = Ziel: { $n } Siegpunkte
havana-phase-actions = Aktionen und Gebäude
havana-phase-restock = Nachschub
havana-phase-cards = neue Karten
havana-can-buy = zu kaufen
havana-can-remove = entfernen
havana-can-at = hierher
# One piece or so many of another kind; the architect lies in my hand or among the discards.
havana-or = oder
havana-not-open = nicht offen
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
havana-decision = Deine Entscheidung
havana-can-do = hier ist etwas zu tun
havana-tab-town = Stadt
havana-tab-hand = Hand
havana-tab-seats = Spieler
havana-tab-supply = Vorrat
havana-tab-log = Verlauf
havana-square-short = Mitte
havana-summary = Eine Runde
havana-does-actions = Die niedrigste Zahl beginnt. Wer am Zug ist, nutzt beide offenen Karten in beliebiger Folge und darf danach Gebäude an den Enden der beiden Reihen kaufen.
havana-does-restock = 3 Pesos und 3 Bausteine aus dem Beutel kommen in die Mitte; was dort liegt, bleibt liegen.
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

## Karten des eigenen Spiels

cards-which = Karten
cards-use = Mit den Karten meines eigenen Spiels
cards-edit = Meine Karten …
cards-site = Neue Tische spielen hier mit den Karten des Betreibers.
cards-title = Karten meines eigenen Spiels
cards-how = Was auf den Karten steht, ist nirgends veröffentlicht; unsere sind deshalb nachgebaut. Trag ein, was dein eigenes Spiel zeigt; alles andere bleibt, wie es ist. Es wird in diesem Browser aufbewahrt.
cards-ships = Schiffe
cards-plantations = Plantagen
cards-market = Markt
cards-buildings = Gebäude
cards-to-mend = stimmt noch nicht
cards-own = anders als unsere
cards-space = Platz { $n }: { $what }
cards-ship-next = Schiff { $n }, Platz { $space }: Wähle, was dort steht.
cards-ship-full = Schiff { $n } ist voll: Wähle einen Platz, um ihn zu leeren.
cards-product_row = Preise der Rohstoffe, der höchste zuerst
cards-goods_row = Preise der Waren, der höchste zuerst
cards-buy_from_supply = Preis des Vorrats, wenn der Markt nichts hat
cards-sell_to_supply = Was der Vorrat zahlt, wenn die Reihe voll ist
cards-sell_to_supply-product = Was der Vorrat für einen Rohstoff zahlt, wenn die Reihe voll ist
cards-sell_to_supply-goods = Was der Vorrat für eine Ware zahlt, wenn die Reihe voll ist
cards-start = Am Anfang auf dem Markt, von jeder Sorte
cards-start-product = Am Anfang auf dem Markt, von jedem Rohstoff
cards-start-goods = Am Anfang auf dem Markt, von jeder Ware
cards-name = Name, in Kleinbuchstaben
cards-vp = Siegpunkte
cards-pesos = Pesos
cards-workers = Arbeiter
cards-as-text = Als Text, zum Aufheben oder Verschicken
cards-text = Alle Karten als Text (TOML)
cards-take = Diesen Text übernehmen
cards-taken = Alle Karten sind übernommen.
cards-file = Aus einer Datei
cards-download = Herunterladen
cards-checking = Wird geprüft …
cards-wrong =
    { $n ->
        [one] Eine Angabe stimmt noch nicht.
       *[other] { $n } Angaben stimmen noch nicht.
    }
cards-fine =
    { $n ->
        [0] Alles stimmt; nichts weicht von unserem Nachbau ab.
        [one] Alles stimmt; eine Karte weicht von unserem Nachbau ab.
       *[other] Alles stimmt; { $n } Karten weichen von unserem Nachbau ab.
    }
cards-done = Fertig
cards-start-over = Wieder mit den Karten des Hauses beginnen
cards-here = An diesem Tisch wird mit den Karten eines eigenen Spiels gespielt.
cards-here-how = Sie gehören zum Tisch, auch in Wiederholungen, Abzweigungen und beim nächsten Spiel.
cards-here-show =
    { $n ->
        [one] Die Karte zeigen, die abweicht
       *[other] Die { $n } Karten zeigen, die abweichen
    }
cards-ours = In unserem Nachbau: { $what }

# Mit Leuten spielen
# Clubs
# Ligen
seat-decline = Absagen
## Wie ich Bescheid bekomme

strip-notices = Meldungen
## Ein Name, der bleibt

name-title = Meinen Namen behalten
## Die Seite einer Person

sign-in-known = Du hast einen Namen behalten? Melde dich an.
bot-random = Random
bot-rules = Rules
bot-planner = Planner
invite-here = ist da
played-rating = Wertung
played-rated = gewertet, für alle, die es wollen
played-unrated = nicht gewertet
