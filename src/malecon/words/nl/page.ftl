## Overal

# Wat er van iets gezegd wordt: “Uitgave: Duits”, “Arbeider (2 stemmen)”, en als begin van een regel “Arbeider.”, “Arbeider:”
page-pair = { $label }: { $value }
page-beside = { $what } ({ $more })
page-lead = { $what }.
page-label = { $what }:
page-loading = Een ogenblik …
page-broken = Er ging iets mis op deze pagina.
page-broken-kept = Je spellen zijn veilig: alles wat je gedaan hebt, staat op de server.
page-again = Probeer opnieuw
page-home = Startpagina
page-close = Sluit
page-cancel = Annuleer
page-understood = Oké
page-unknown = Hier is geen tafel.
page-unknown-why = De link is misschien al gebruikt, vernieuwd of ingetrokken, of de tafel is privé.
page-language = Taal
page-unread = Nog geen moedertaalspreker heeft deze vertaling gelezen.
page-night = Nachtkleuren
page-text = Tekstgrootte
page-text-normal = normaal
page-text-large = groot
page-text-larger = heel groot
page-copy = Kopieer
page-copied = Gekopieerd

## Aan tafel

page-waits-one = Wachten op { $who }.
page-waits-many = Wachten op { $who }.
page-stopped = Het spel is in overleg gestopt.
page-your-turn = jij bent aan de beurt
tab-your-turn = Jouw beurt
page-undo = Neem terug
page-restart = Begin beurt opnieuw
page-end-turn = Beëindig beurt
page-done = Klaar
page-menu = Menu
page-moves = Alle zetten
page-coach = Vraag raad
page-chat = Chat
page-reference = Naslag
page-rules = Regels en naslag
page-paragraph = Regel { $id }
page-since = sinds je laatste beurt
page-act-back = De actie ervoor
page-act-on = De volgende actie
page-to-now = Terug naar nu
page-plan = Plan vooruit
page-queued = Beurt klaar
page-since-nothing = Sinds je laatste beurt is er niets gebeurd.
page-not-now = Nu niet mogelijk
# $n of a piece, whose drawing stands for $what.
page-drawn = { $n } { $what }
piece-pesos = peso’s
    .count =
        { $n ->
            [one] peso
           *[other] peso’s
        }
piece-points = overwinningspunten
    .count =
        { $n ->
            [one] overwinningspunt
           *[other] overwinningspunten
        }
page-every-step = Elke stap ervan
page-only-choice = de enige mogelijkheid
page-becomes = wordt
page-earlier = Toon alles
page-show-step = Toon dit moment
page-chat-empty = Nog niemand heeft iets gezegd.
page-chat-line = Schrijf iets
page-send = Verstuur
page-mute = Demp
page-unmute =
    { $n ->
        [one] Hoor de gedempte persoon weer
       *[other] Hoor { $n } gedempte mensen weer
    }
page-clock = nog { $left }
page-hours = { $n } uur
page-minutes = { $n } min
page-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
page-bell = Laat een bel horen als ik aan de beurt ben
page-guards = Vraag het me als ik met een beurt iets laat liggen
page-to-my-turn = Ga naar mijn beurt
page-pace = Tempo van wat anderen doen
page-pace-instant = direct
page-pace-quick = vlot
page-pace-calm = rustig
page-round-card = Stop aan het einde van elke ronde
page-by-itself = Volgens de regels
page-end-sure = Beurt beëindigen?
page-ask-no-more = Vraag dit niet meer
page-round-over = Ronde { $n } is voorbij
page-watch-again = Bekijk opnieuw
page-go-on = Ga verder
page-end-anyway = Toch beëindigen
page-skip = Naar wat je kunt doen
page-look-from = Bekijk als
page-others = Anderen
page-watch-link = Link om te kijken
page-my-seat = Mijn plaats
page-stand = Laat een bot voor me spelen
page-stand-in = bot valt in
page-stand-for = Laat een bot voor { $who } spelen
page-stood-in = Op jouw plaats speelt nu een bot.
page-stand-sure = Een bot voor je laten spelen? Je kunt je plaats op elk moment terugnemen.
page-paused = Pauze: er speelt nu niemand. Neem je plaats terug om verder te gaan.
page-paused-watching = Pauze: er speelt nu niemand.
page-note-stand-asked = { $who } laat een bot overnemen.
page-note-stand-left = { $who } is van tafel gegaan. Een bot neemt het over.
page-note-stand-clock = De tijd van { $who } is op. Een bot neemt het over.
page-note-stand-absent = { $who } is al een tijd weg. Een bot neemt het over.
page-note-stand-deleted = { $who } is er niet meer. Een bot neemt het over.
page-note-back = { $who } is terug en speelt weer zelf.
page-note-stand-agreed = { $who } is al lang aan de beurt. De anderen zijn het eens over een bot.
page-note-resign = { $who } heeft opgegeven. Een bot speelt verder.
page-note-holiday = { $who } is op vakantie tot { $until }. De klok staat stil.
page-note-holiday-over = { $who } is terug van vakantie.
page-note-grace = De tijd van { $who } is op. Eén keer per spel komt er iets bij.
page-note-sit = { $who } gaat zitten. De bot maakt plaats.
page-note-pace = De anderen zijn het eens over een klok: { $pace }.
page-bot-since = sinds ronde { $n } speelde een bot
page-bot-all-along = vanaf het begin speelde een bot
page-bot-between = van ronde { $from } tot ronde { $to } speelde een bot
page-take-back-seat = Neem mijn plaats terug
page-stop = Stem in met stoppen
page-resign = Geef op
page-resign-sure = Opgeven? Een bot speelt jouw plaats uit, en je kunt niet terugkomen.
page-table = Deze tafel
page-replay = Herhaling
page-record = Download de opname
page-commitment = Vingerafdruk van de startwaarde
page-watching = Je kijkt toe.
page-sending = Versturen …
page-offline = Verbinding verbroken. Opnieuw verbinden … er gaat niets verloren.
page-bot = bot
seat-timed = { $what } · { $left }
seat-thinks = denkt na
seat-to-play = aan de beurt
seat-offline = offline
seat-offline-for = { $span } offline
seat-offline-grace = offline · { $left } extra
seat-away = { $span } weg
seat-holiday = op vakantie tot { $until }
seat-bot = bot · { $does }
seat-bot-since =
    { $n ->
        [0] bot vanaf het begin
       *[other] bot sinds ronde { $n }
    }
seat-bot-since-some-time = bot valt in
seat-resigned =
    { $n ->
        [0] opgegeven vóór ronde 1
       *[other] opgegeven in ronde { $n }
    }
seat-resigned-some-time = opgegeven
page-absent = weg
page-offline-now = Geen verbinding met de tafel. Er is niets veranderd; probeer het opnieuw.
page-offline-held = Geen verbinding. Je laatste klik is bewaard en wordt verstuurd zodra je weer online bent.
page-try-now = Probeer nu
page-chat-watching = Je kijkt toe. Alleen wie aan tafel zit, kan schrijven.
page-forked = Dit spel gaat verder vanaf stap { $step } van een ander.
page-fork-from = Bekijk dat spel
page-fork-short = aftakking
agree-yes = is vóór
agree-no = is tegen
agree-bot = bot: stemt niet
agree-left = is weg
agree-asked = heeft nog niet geantwoord
agree-away = afwezig
agree-whom = is aan de beurt
agree-do = Stem in
agree-stop-not = Speel door
agree-rematch-not = Nee, bedankt
agree-withdraw = Trek in
agree-stop-title = Het spel stoppen?
agree-rematch-title = Nog een keer spelen?
agree-stop-means = Als iedereen instemt, eindigt het spel zoals het staat, zonder winnaar.
agree-rematch-means = Dezelfde tafel en regels, de plaatsen schuiven één op. Voor wie niet wil of weg is, spelen bots.
agree-clock-title = Een klok?
agree-clock =
    { $n ->
        [one] { $who } wil graag een klok: { $pace }
       *[other] { $who } willen graag een klok: { $pace }
    }
agree-clock-means = De klok gaat voor iedereen lopen zodra allen die er zijn en wachten het eens zijn. Is iemands tijd op, dan speelt een bot tot die persoon zijn plaats terugneemt. De vraag vervalt als { $whom } speelt.
agree-clock-not = Geen klok
agree-instead-title = Een bot voor { $whom }?
agree-instead =
    { $n ->
        [one] { $who } wil graag een bot laten spelen voor { $whom }
       *[other] { $who } willen graag een bot laten spelen voor { $whom }
    }
agree-instead-means = { $whom } is al lang aan de beurt en kan de plaats op elk moment terugnemen. Iedereen die er is en wacht, beslist. De vraag vervalt als { $whom } speelt.
agree-instead-not = Wacht
agree-about-you = Jij bent aan de beurt: de anderen beslissen. De vraag vervalt als je speelt.
agree-stop =
    { $n ->
        [one] { $who } wil het spel graag stoppen
       *[other] { $who } willen het spel graag stoppen
    }
agree-rematch =
    { $n ->
        [one] { $who } wil graag nog een keer spelen
       *[other] { $who } willen graag nog een keer spelen
    }

## Weigeringen

refused-other = Dat lukte niet. Probeer het opnieuw.
refused-offline = Geen verbinding. Dit is niet verstuurd: eerst komt je klik daarvoor.
refused-link-used = Deze link is al gebruikt of ouder dan 15 minuten. Maak een nieuwe op je andere apparaat.
refused-link-void = De host heeft deze uitnodiging vernieuwd of ingetrokken. Vraag om de nieuwe link.
refused-not-found = Achter deze link zit niets. Misschien is hij bij het kopiëren afgekapt.
refused-identity-other = Dit apparaat speelt al als iemand anders en is dus gelaten zoals het was.
refused-passkey-bad = Deze passkey kon niet gecontroleerd worden. Probeer het opnieuw.
refused-passkey-elsewhere = Passkeys hebben een adres nodig dat met https begint.
refused-passkey-unknown = Niemand hier heeft deze passkey nog.
refused-passkey-late = Dat duurde langer dan vijf minuten. Probeer het opnieuw.
refused-code-unknown = Deze code klopt niet, is al gebruikt of is door een nieuwere vervangen.
refused-device-last = Dit apparaat is de enige weg naar je naam. Bewaar de naam eerst.
refused-limit-passkeys = Je hebt al twintig passkeys. Verwijder er eerst een.
refused-move-stale = De tafel is intussen veranderd. Kijk nog eens.
refused-move-illegal = Dat kan nu niet.
refused-move-not-asked = Je bent niet meer aan de beurt.
refused-move-too-far = Dat was te veel tegelijk. Doe één stap per keer.
refused-limit-rate = Dat ging iets te snel. Wacht even en probeer het opnieuw.
refused-table-over = Het spel is afgelopen.
refused-store-failed = Dat is niet opgeslagen en telt dus niet. Probeer het opnieuw.
refused-stand-present = Die speler is er nog, of is nog niet lang weg.
refused-remind-not-now = Tijdens vakantie krijgt niemand een herinnering.
refused-limit-reminders = Er is al een herinnering gestuurd. De volgende kan morgen.
refused-stand-early = Deze plaats is nog niet lang genoeg aan de beurt.
refused-vote-asked = Je bent zelf aan de beurt. Speel eerst, dan wacht er niemand meer.
refused-coach-people = Waar andere mensen meespelen, is er geen raadgever.
refused-coach-rated = Aan een tafel met rating is er geen raadgever.
refused-coach-busy = Alle bots zijn nu bezig. Vraag het zo nog eens.
refused-vote-none = Deze vraag staat niet meer open.
refused-clock-there = Aan deze tafel is er al een klok.
refused-clock-short = Er ontbreekt iemand. Alleen kun je een dag of meer per beurt instellen; met nog iemand erbij kun je minder afspreken.
refused-name = Die naam kan niet. Een naam heeft 1 tot 24 zichtbare letters.
refused-seat-not-yours = Dat is niet jouw plaats.
refused-seat-own = Dat is je eigen plaats. Verlaat de tafel om hem op te geven.
refused-table-not-begun = Het spel is nog niet begonnen.
refused-table-running = Dat kan pas als het spel is afgelopen.
refused-identity-none = Je bent hier nog niet aangemeld. Ga zitten of geef jezelf een naam.
refused-limit-undo = Je hebt heel vaak teruggenomen. Speel vanaf hier verder.
refused-limit-connections = Het huis is nu vol. Probeer het zo nog eens.
refused-limit-listed = Je hebt te veel open tafels in de lijst.
refused-option-bad = Dat kun je voor dit spel niet kiezen.
refused-seats-bad = Dit spel kan niet met zoveel spelers.
refused-seat-taken = Iemand was sneller: deze plaats is bezet.
refused-seat-one = Aan deze tafel heeft iedereen maar één plaats.
refused-seat-empty = Daar zit niemand meer.
refused-table-begun = Het spel is begonnen.
refused-table-closed = De tafel is gesloten.
refused-table-removed = De host heeft je plaats vrijgemaakt. Alleen een nieuwe uitnodiging brengt je terug.
refused-table-not-yours = Dat kan alleen de host.
refused-channel-bad = Dat is geen adres waar we iets heen kunnen sturen.
refused-channel-forbidden = Deze server roept alleen openbare adressen met https aan.
refused-channel-refused = Dit adres wil geen mail van hier.
refused-channel-none = Zo kan deze server je niet bereiken.
refused-channel-unconfirmed = Het adres is nog niet bevestigd: open eerst de link in de mail.
refused-channel-unsent = De mail kon niet verstuurd worden. Er is niets veranderd.
refused-notices-bad = Die tijdzone is hier niet bekend.
refused-holidays-bad = Deze dagen kunnen geen vakantie zijn.
refused-limit-channels = Te veel manieren of te veel pogingen. Wacht even.
refused-limit-mails = Dat is genoeg mail voor vandaag. Probeer het morgen opnieuw.
refused-limit-tables = Je hebt te veel open of lopende tafels.
refused-club-not-yours = Dat kan alleen een organisator van de club.
refused-club-removed = Je bent uit deze club verwijderd. Alleen met een nieuwe link kom je er weer in.
refused-club-members = Clubtafels zijn alleen voor leden.
refused-club-no-member = Die persoon zit niet meer in de club.
refused-club-last = Een club heeft een organisator nodig. Maak eerst iemand anders organisator.
refused-limit-clubs = Je kunt geen lid worden van nog meer clubs, en er geen meer oprichten.
refused-limit-members = De club is vol.
refused-league-none = De club heeft geen competitie.
refused-league-few = Een competitie heeft minstens twee spelers nodig.
refused-league-not-now = Dat kan op dit punt van het seizoen niet.
refused-limit-pairing = Je hebt net heel vaak gezocht. Wacht even.
refused-limit-invitations = Je houdt al verschillende plaatsen vrij voor deze persoon.
refused-person-unknown = Je kunt een plaats vrijhouden voor mensen met wie je gespeeld hebt.
refused-seat-kept = Deze plaats wordt voor iemand anders vrijgehouden.
refused-pairing-none = Je zoekt op dit moment niemand.

## Voor het spel

page-table-open =
    { $n ->
        [0] alle plaatsen zijn bezet
        [one] één plaats is vrij
       *[other] { $n } plaatsen zijn vrij
    }
page-seat-free = Vrije plaats
page-seat-friend = vrij voor een vriend
page-who-sits = Wie zit er op plaats { $n }
page-you = jij
page-sit = Ga zitten
page-leave = Sta op
page-invite = Nodig vrienden uit
page-invite-how = Stuur een link. Ze kunnen meteen gaan zitten, zonder account.
page-invite-link = Link naar je tafel
page-invite-new = Maak een nieuwe uitnodiging
page-listed = Toon deze tafel op de startpagina, zodat iedereen mee kan doen
page-begin = Begin
page-begin-bots = Begin, met bots op de vrije plaatsen
page-wait-begin = Het spel begint zodra alle plaatsen bezet zijn.
page-host = host
page-remove = Verwijder
page-remove-who = Verwijder { $who }
page-remove-sure = { $who } van deze tafel verwijderen? Terugkomen kan alleen met een nieuwe uitnodiging.
page-remove-done = { $who } is verwijderd. Is de link in verkeerde handen, maak dan een nieuwe.
page-make-host = Maak host
page-make-host-who = Maak host: { $who }
page-make-host-sure = { $who } host maken? Dan kan alleen { $who } nog uitnodigen, verwijderen en beginnen.
page-make-host-done = { $who } is nu de host.
page-close-table = Sluit tafel
page-close-sure = Deze tafel sluiten? Iedereen hier krijgt bericht, en de links werken niet meer.
page-frozen = Dit spel kan niet getoond worden
page-frozen-why = De server kan de stand van dit spel op dit moment niet lezen. Het blijft bewaard zoals het is, niemand verliest er tijd door, en een latere versie kan er misschien mee verder. Je kunt je gegevens downloaden, je laten vergeten of een nieuwe tafel openen.
page-frozen-read =
    { $why ->
        [settings] Dit spel is bevroren: het is gespeeld met regels of kaarten die deze versie niet kent.
        [store] Dit spel is bevroren: de plaats waar het bewaard wordt, is beschadigd.
       *[log] Dit spel is bevroren: niet al zijn zetten zijn leesbaar.
    } Je ziet de laatste leesbare stand; latere zetten kunnen ontbreken. De klokken staan stil. Je kunt het lezen, je gegevens downloaden, je laten vergeten of een nieuwe tafel openen.
page-closed = Deze tafel is gesloten.
page-closed-why = De host sloot hem voordat het spel begon. Een nieuwe is zo geopend.
page-removed = Je hebt hier geen plaats meer.
page-removed-why = De host heeft je plaats vrijgemaakt. Met een nieuwe uitnodiging kun je terugkomen, en er wachten andere tafels.
page-several = Eén persoon mag meer dan één plaats nemen

## Het einde

page-final = Eindstand
page-won =
    { $n ->
        [one] { $who } wint.
       *[other] { $who } winnen samen.
    }
page-chart = Punten per ronde
page-rematch = Speel opnieuw
page-from-start = Bekijk vanaf het begin
page-fair = Is er eerlijk geschud?
page-fair-how = Alle trekkingen volgen uit een geheime startwaarde. De vingerafdruk ervan was vóór de eerste zet te zien, de startwaarde zelf nu. Horen ze bij elkaar, dan kan niemand de stapels geordend hebben; ‘malecon replay --verify’ bewijst elke trekking uit de opname.
page-seed = Startwaarde
page-verify = Controleer het hier
page-fair-right = Ze horen bij elkaar: de startwaarde stond vast voordat het spel begon.
page-fair-wrong = Ze horen niet bij elkaar!
page-fair-unknown = Deze browser kan dat alleen met een beveiligde verbinding controleren. Download de opname en gebruik ‘malecon replay --verify’.

## Herhaling

page-step-back = Eén stap terug
page-step-on = Eén stap verder
page-round-back = Eén ronde terug
page-round-on = Eén ronde verder
page-autoplay = Speel af
page-pause = Pauzeer
page-step-of = Stap { $n } van { $of }
page-step = Stap
page-fork = Speel vanaf hier verder
page-link-step = Link naar deze stap
page-open-hands = Bekijk als
page-everybody = iedereen
page-back-table = Naar de tafel

## De strook boven elke pagina

strip-play = Zoek spelers
strip-learn = Leer
strip-clubs = Clubs
strip-rules = Regels
strip-guest = Gast
strip-wait = wachten op je

## Startpagina

home-lead = De bordspellen CUBA en HAVANA, aan één tafel bij de zee. Live of met één zet per dag, met vrienden of tegen het huis.
home-scene = De zeedijk van Havana in de schemering: de zee, een vuurtoren, een straat met pastelkleurige huizen en een auto uit de jaren vijftig
hero-hello = Hallo, { $who }.
hero-waiting =
    { $n ->
        [one] Eén tafel wacht op je.
       *[other] { $n } tafels wachten op je.
    }
hero-urgent = { $table }: { $left }.
hero-nothing = Er wacht nu niemand op je.
home-paused = Pauze
home-go-on = Ga verder
home-free = vrij
home-my-games = Mijn spellen
home-open-tables = Open tafels
home-finished = Afgelopen spellen
home-play-now = Speel nu
home-new = Nieuw hier?
home-learn = Leer { $game } in één ronde
home-learn-about = Zo’n vijf minuten aan een echte tafel, met uitleg bij elke stap.
home-learn-begin = Leer het
offer-title = Je eerste spel { $game }?
offer-text = Je hoeft vooraf niets te lezen: speel één ronde met een gids die elke stap uitlegt. Je kunt altijd stoppen en later verdergaan.
offer-learn = Leer eerst één ronde (5 minuten)
offer-play = Speel gewoon
home-set-up = Zet een tafel klaar
home-cuba = Oogst, bouw, verscheep en stem, zes rondes lang.
home-cuba-facts = 2 tot 5 spelers · ongeveer 90 minuten
home-cuba-long = ongeveer 90 minuten
home-havana = Twee kaarten, één getal en een straat om op te kopen.
home-havana-facts = 2 tot 4 spelers · ongeveer 40 minuten
home-havana-long = ongeveer 40 minuten
home-play = Speel
home-look = Bekijk
home-join = Ga zitten
home-watch = Kijk toe
home-your-turn = Jouw beurt
home-turn-of = Wacht op { $who }
home-frozen = Bevroren: alleen te lezen
home-not-begun = Nog niet begonnen
home-round = Ronde { $n } · { $phase }
home-left-days =
    { $n ->
        [one] nog { $n } dag
       *[other] nog { $n } dagen
    }
home-left-hours = nog { $n } uur
home-left-minutes = nog { $n } min
home-left-seconds = nog { $n } s
home-none-mine = Nog geen spellen. Kies ‘Speel nu’ om er een te beginnen.
home-none-open = Nu geen open tafels. Zet er een klaar en toon hem hier.
home-pace-none = zonder klok
home-pace-live = live
home-pace-turn = één zet per dag
home-game = Spel
home-with = Met
home-result = Uitslag
home-points = Punten
home-ended = Afgelopen
home-rank = { $n }e van { $of }
home-look-back = Bekijk opnieuw
home-name = Mijn naam
home-colour = Mijn kleur
home-me = Ik
home-other-device = Voeg nog een apparaat toe
home-other-device-how = Open deze link daar binnen 15 minuten.
home-carry = Je bent nu ook op dit apparaat aangemeld.
home-forget = Vergeet mij
home-forget-sure = Je naam, chatberichten en geheimen wissen? Lopende spellen gaan met bots verder.
home-save = Bewaar
home-seats = Plaatsen
home-edition = Uitgave
home-pace = Klok
home-pace-bank = Minuten voor het hele spel
home-open = Open de tafel
home-join-title = Je bent uitgenodigd
home-join-sit = Neem plaats
played-live = live, { $minutes } min elk en { $seconds } s erbij per beurt
played-turn = { $hours } uur per beurt
played-turn-minutes = { $n } min per beurt
played-turn-days =
    { $n ->
        [one] een dag per beurt
       *[other] { $n } dagen per beurt
    }
played-bots = Bots
home-table-name = Naam van de tafel (hoeft niet)
played-game =
    { $n ->
        [one] { $game }, { $n } plaats
       *[other] { $game }, { $n } plaatsen
    }
home-sunset = Malecón is de zeedijk van Havana.

## Uitnodigingen

seats-free =
    { $n ->
        [one] 1 plaats vrij
       *[other] { $n } plaatsen vrij
    }
colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-purple = paars
lobby-here = Wie er is
lobby-of = { $n } van { $of }
lobby-any-time = Je mag op elk moment beginnen.
lobby-bots = Bots nemen de plaatsen die nog vrij zijn.
lobby-full = Iedereen is er.
lobby-kept = Vrijgehouden voor { $who }
lobby-kept-somebody = Vrijgehouden voor iemand
lobby-free-it = Geef vrij
seat-kept = vrijgehouden
lobby-played = Wat er gespeeld wordt
share-title = Stuur deze link
share-share = Deel …
share-mail = Mail
share-qr = De link als QR-code
share-text = Kom { $game } met me spelen
share-name = Je naam, zodat ze weten wie het vraagt
share-local = Dit adres werkt alleen op deze computer. Start voor anderen in je netwerk de server met ‘malecon serve --host 0.0.0.0’ en open het adres dat hij toont.
plain-title = Deze pagina kwam zonder https
plain-works = Het hele spel werkt hier, ook titel en pictogram als je aan de beurt bent, het geluid, mail, webhook, herstelcode en links om te kopiëren.
plain-rest = Browsers houden meldingen, het deelmenu en passkeys voor https. Wie deze server beheert, krijgt ze met een certificaat, bijvoorbeeld door een proxy ervoor.
## CUBA

cuba-round = Ronde { $n } van { $of }
cuba-lap = rondgang { $n } van { $of }
cuba-score-track = Punten op de zeedijk
cuba-seats = Spelers
cuba-in-order = in speelvolgorde
cuba-has-chosen = heeft gekozen
cuba-has-bid = heeft geboden
cuba-last-played = laatst: { $card }
cuba-show-plantation = Toon de plantage van { $who }. Gespeeld: { $played }.
cuba-in-pile =
    { $n ->
        [one] { $n } in de stapel
       *[other] { $n } in de stapel
    }
cuba-at-sea = Op zee
cuba-not-loadable = niet te bevoorraden
cuba-each-of = elk { $n }
cuba-load = Laad
cuba-loaded = geladen
cuba-choose-dock = Aanlegplaats { $n }
cuba-load-dock = Laad op aanlegplaats { $n }
cuba-all-harvest = Oogst alles
cuba-all-load = Laad alles
cuba-load-more = Laad nog meer, of beëindig je beurt.
cuba-will-pass =
    { $n ->
        [one] 1 wetsvoorstel
       *[other] 2 van { $n } worden wet
    }
cuba-in-force = Van kracht
cuba-proposed = Voorgesteld
cuba-vetoed = verworpen
cuba-veto-tile = De vetotegel: het wetsvoorstel van groep { $group } is deze ronde verworpen.
cuba-veto-ban = De vetotegel: in groep { $group } is vorige ronde een veto uitgesproken; deze ronde mag dat daar niet.
cuba-passed = aangenomen
cuba-group-I = Belasting
cuba-group-II = Heffing
cuba-group-III = Subsidie
cuba-group-IV = Overige
cuba-laws = Wetten
cuba-buy = koop
cuba-sell = verk.
cuba-once = Eén keer per ronde
cuba-left = nog { $n }
cuba-left-pay = nog { $n }, je kunt er { $pay } betalen
cuba-fee =
    { $n ->
        [one] Bouwwet: 1 peso meer voor elk gebouw. Je hebt er { $have }.
       *[other] Bouwwet: { $n } peso’s meer voor elk gebouw. Je hebt er { $have }.
    }
cuba-can-build = te bouwen
# $what: pieces, or nothing where they are drawn
cuba-lacks = mist { $what }
cuba-yours = van jou
cuba-tile-of = gebouwd door { $who }
cuba-tiles-points = Punten
cuba-tiles-money = Inkomsten
cuba-tiles-factories = Fabrieken
cuba-tiles-other = Invloed en overige
cuba-can-pay = betaalbaar
cuba-lacking = ontbreekt
cuba-built-by = gebouwd door die speler
cuba-my-plantation = Mijn plantage
cuba-back-home = naar de mijne
# Namen onder de kaarten, met zachte afbreekstreepjes.
cuba-label-worker = Arbeider
cuba-label-merchant = Handels­vrouw
cuba-label-architect = Archi­tect
cuba-label-foreman = Voorman
cuba-label-mayor = Burge­meester
cuba-my-characters = Mijn karakters
cuba-characters = Karakters
cuba-fifth = de vijfde kaart stemt
cuba-now = nu
cuba-in-hand = in de hand
cuba-in-parliament = in het parlement
cuba-left-in-hand = Nog in de hand: { $cards }.
cuba-or-alone = of alleen
cuba-used = gebruikt
cuba-choose-one = Kies
cuba-give = geef
cuba-get = krijg
cuba-then = dan
cuba-have = heb { $n }
cuba-pay = Betaal
cuba-decline = Weiger
cuba-without = Zie ervan af
cuba-which-veto = Welk wetsvoorstel verwerp je?
cuba-sent = Je stuurt { FORM($who, form: "the") }. Je kunt je nog bedenken.
cuba-call = Welk schip moet op zee liggen?
cuba-swap-give = Je geeft
cuba-swap-get = Je krijgt
cuba-taken = { $n } van 4 genomen
cuba-buy-votes = Koop stemmen
cuba-votes-then =
    { $n ->
        [one] samen { $n } stem
       *[other] samen { $n } stemmen
    }
cuba-seal-bid =
    { $n ->
        [0] Koop er geen
        [one] Koop 1 stem
       *[other] Koop { $n } stemmen
    }
cuba-sealed-bid = geheim: { $n }
cuba-pick-laws = Welke twee worden wet?
cuba-pick-more =
    { $n ->
        [one] nog een
       *[other] kies er twee
    }
cuba-enact = Neem aan: { $one } + { $two }
cuba-lit = Wat oplicht, kun je kiezen. Wijs het aan of tik erop om te zien wat het oplevert.
cuba-lose = verlies
cuba-next-foreman = volgende voorman
cuba-foreman-short = voorman
cuba-nothing-yet = nog niets
cuba-can-harvest = te oogsten
cuba-then-could = daarna
cuba-in-all = in totaal
cuba-free-fields =
    { $n ->
        [one] 1 gratis, dan 1 water per veld
       *[other] { $n } gratis, dan 1 water per veld
    }
cuba-law-brings = punten die elk nu zou opleveren
cuba-tie-does = De meeste stemmen winnen en elk bod wordt betaald. Bij gelijke stand kopen alleen de koplopers nog een keer.
cuba-tie-does-rebid-no = De meeste stemmen winnen en elk bod wordt betaald. Bij gelijke stand wint wie vanaf de startspeler als eerste komt.
cuba-about-field = Dit veld: { $what }. De spelfiguur activeert velden in zijn rij en kolom.
cuba-about-dock =
    { $n ->
        [one] Aanlegplaats 1: elke geladen eenheid levert 1 punt op.
       *[other] Aanlegplaats { $n }: elke geladen eenheid levert { $n } punten op.
    }
cuba-about-sea = Op zee: het volgende schip. Het kan nog niet worden geladen.
cuba-about-market = { $what }: { $n } op de markt. Kopen kost { $buy }, verkopen levert { $sell } op.
cuba-decision = Jouw beslissing
cuba-points-then = Punten: { $n } → { $then }
cuba-both-paid = samen 5 voor belasting en heffing
cuba-filter = Welke gebouwen
cuba-filter-payable = Te bouwen { $n }
cuba-filter-all = Alle { $n }
cuba-filter-built = Gebouwd { $n }
cuba-guard-harvest =
    { $n ->
        [one] Je kunt nog één veld gebruiken. Na je beurt levert het niets meer op.
       *[other] Je kunt nog { $n } velden gebruiken. Na je beurt leveren ze niets meer op.
    }
cuba-guard-foreman =
    { $n ->
        [one] Je kunt deze beurt nog één gebouw gebruiken.
       *[other] Je kunt deze beurt nog { $n } gebouwen gebruiken.
    }
cuba-guard-free = Je hebt niet gehandeld. Je kunt nog iets gratis nemen.
cuba-draft =
    { $n ->
        [one] Deze beurt: 1 stap, die je kunt terugnemen.
       *[other] Deze beurt: { $n } stappen, die je kunt terugnemen.
    }
cuba-areas = Delen van het bord
cuba-can-do = hier kun je iets doen
cuba-tab-mine = Mijn bord
cuba-tab-harbour = Haven
cuba-tab-laws = Wetten
cuba-tab-market = Markt
cuba-tab-town = Stad
cuba-tab-buildings = Bouwen
cuba-tab-seats = Spelers
cuba-tab-log = Verslag
cuba-card-tax = Belasting
cuba-card-levy = Heffing
cuba-card-subsidy = Subsidie
cuba-card-spoiled = Verloren
cuba-card-spoiled-why = producten op het erf
cuba-card-unpaid = niet betaald
cuba-card-nothing = niets
cuba-card-ships = Schepen
cuba-card-left = Schip { $ship } heeft { $dock } verlaten.
cuba-card-arrived = Schip { $ship } is op zee verschenen.
cuba-card-laws = Nieuwe wetten
cuba-card-chosen =
    { $n ->
        [one] gekozen door { $who } met { $n } stem
       *[other] gekozen door { $who } met { $n } stemmen
    }
cuba-card-next = Ronde { $n }, eerst: { $who }
cuba-summary = Een ronde
cuba-phase-proposals = Er worden vier wetten voorgesteld, één uit elke groep.
cuba-phase-actions = In vier rondgangen speelt iedereen één karakter en voert de actie ervan uit. De vijfde kaart blijft in de hand voor het parlement.
cuba-phase-parliament = De waarde van de vijfde kaart is je aantal stemmen. Iedereen koopt in het geheim stemmen, 1 peso per stuk; wie de meeste heeft, neemt twee wetsvoorstellen aan.
cuba-phase-laws = Belasting en heffing mogen betaald worden voor elk 2 punten, of samen 5; dan leveren subsidies punten op en werken de andere wetten.
cuba-phase-end = Producten op het erf gaan verloren, volle schepen varen uit, de andere schuiven op. Wie de hoogste vierde kaart speelde, begint de volgende ronde.
cuba-hint-card = Elke kaart één keer per ronde. Wijs er een aan om te lezen wat hij doet.
cuba-hint-foreman = In willekeurige volgorde, elk één keer per ronde. Wijs er een aan of tik erop om te zien wat het doet.
cuba-hint-harvest =
    { $n ->
        [0] Elk volgend veld kost 1 × water.
        [one] Nog één veld is gratis; volgende kosten elk 1 × water.
       *[other] { $n } velden zijn gratis; volgende kosten elk 1 × water.
    }
cuba-hint-bid =
    { $n ->
        [one] Je hebt { $n } peso. De anderen zien je bod als iedereen gekozen heeft.
       *[other] Je hebt { $n } peso’s. De anderen zien je bod als iedereen gekozen heeft.
    }
cuba-hint-sealed = Je hebt in het geheim gekozen: { $what }. Dat kun je nog veranderen.

## CUBA: zetten op knoppen

move-card = Speel { FORM($what, form: "the") }
move-end = Beëindig beurt
move-done = Klaar
move-take = Neem { $what }
move-buy = Koop { $what }
move-sell = Verkoop { $what }
move-delegate = Stuur { FORM($what, form: "the") }
move-place = Spelfiguur op { $what }
move-harvest = Gebruik { $what }
move-build = Bouw { FORM($what, form: "the") }
move-on = Bouw op { $what }
move-use = Gebruik { FORM($what, form: "the") }
move-dock = Aanlegplaats { $what }
move-load = Laad { $what }
move-give = Geef { $what }
move-convert = { $what } wordt { $two }
move-call = Haal schip { $what }
move-veto = Veto: { $what }
move-enact = Neem aan: { $one } + { $two }
move-bid = Bied { $what }
move-pay = Betaal
move-pay-pair = Betaal { $one } en { $two }
move-decline = Weiger
move-side = Neem { FORM($what, form: "the") }

## CUBA: redenen in een paar woorden, waar weinig plaats is

brief-place-warehouse = niet hier
brief-changes-nothing = nu zonder nut
brief-out-of-reach = buiten bereik
brief-already-used = gebruikt
brief-supply-empty = op
brief-needs-water = vraagt water
brief-cost = mist { $n } × { $what }

## CUBA: wat er op tegels en wetten staat. [wood] is een tekening.

tile-cement-factory = ≤4 [stone]→ elk 1 [vp]
tile-sawmill = ≤4 [wood]→ elk 1 [vp]
tile-golf-course = ≤4 [water]→ elk 1 [vp]
tile-cloister = ≤2 [any-product]→ elk 1 [vp]
tile-cloister-cloister-materials = ≤2 [any-material]→ elk 1 [vp]
tile-rum-cafe = ≤3 [rum]→ elk 2 [vp]
tile-cigar-cafe = ≤3 [cigars]→ elk 2 [vp]
tile-small-office = laad 1 [any-cargo]
tile-large-office = laad ≤2 gelijke [any-cargo]
tile-large-office-large_office-any = laad gelijke [any-cargo]
tile-hotel = 2 [vp]
tile-inn = 1 [vp]
tile-goods-store = 1 [any-goods]→ 6 [peso]
tile-product-store = 1 [any-product]→ 4 [peso]
tile-product-store-product_store-material = 1 [any-material]→ 4 [peso]
tile-materials-store = ≤2 [any-material]→ elk 2 [peso]
tile-small-bank = 2 [peso]
tile-large-bank = 4 [peso]
tile-black-market = ruilt 1 [any-cargo]
tile-cigar-factory = [tobacco]→ [cigars]
tile-distillery = [sugar]→ [rum]
tile-church = 1 veto
tile-town-hall = +2 stemmen
tile-dam = 2 [water]
tile-lighthouse = kiest schip op zee
tile-lighthouse-lighthouse-dock_sea = ruilt haven en zee
tile-storehouse = bewaart producten
lawsign-printed-tax = 2 [peso] → 2 [vp]
lawline-printed-tax = betaal als je wilt
lawsign-tax-1 = 1 [peso] → 2 [vp]
lawline-tax-1 = betaal als je wilt
lawsign-tax-2 = 2 [peso] → 2 [vp]
lawline-tax-2 = betaal als je wilt
lawsign-tax-3 = 3 [peso] → 2 [vp]
lawline-tax-3 = betaal als je wilt
lawsign-tax-4 = 4 [peso] → 2 [vp]
lawline-tax-4 = betaal als je wilt
lawsign-tax-5 = 5 [peso] → 2 [vp]
lawline-tax-5 = betaal als je wilt
lawsign-tax-buildings = 1 [peso] × n → 2 [vp]
lawline-tax-buildings = 1 peso per gebouw
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 × citrusvruchten
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 × citrusvruchten
lawsign-levy-sugar = 1 [sugar] → 2 [vp]
lawline-levy-sugar = 1 × suikerriet
lawsign-levy-tobacco = 1 [tobacco] → 2 [vp]
lawline-levy-tobacco = 1 × tabak
lawsign-levy-water = 1 [water] → 2 [vp]
lawline-levy-water = 1 × water
lawsign-levy-materials = 2 [any-material] → 2 [vp]
lawline-levy-materials = bouwmaterialen naar keuze
lawsign-levy-products = 2 [any-product] → 2 [vp]
lawline-levy-products = producten naar keuze
lawsign-subsidy-buildings = elk 1 [vp]
lawline-subsidy-buildings = per eigen gebouw
lawsign-subsidy-materials = elk 1 [vp]
lawline-subsidy-materials = per vrij bouwmaterialenveld
lawsign-subsidy-products = elk 1 [vp]
lawline-subsidy-products = per vrij productveld
lawsign-subsidy-water = 1 [vp] per [water]
lawline-subsidy-water = maximaal 7 punten
lawsign-subsidy-votes = elk 1 [vp]
lawline-subsidy-votes = per stem van je kaart
lawsign-subsidy-pesos = 1 [vp] per 3 [peso]
lawline-subsidy-pesos = maximaal 7 punten
lawname-scarcity = Schaarste
lawline-scarcity = markt verliest 2 van elk
lawname-surplus = Overvloed
lawline-surplus = markt krijgt 2 van elk
lawname-drought = Droogte
lawline-drought = arbeider: 1 productveld
lawname-building-law = Bouw
lawline-building-law = bouwen kost 2 peso’s meer
lawname-harbour-law = Haven
lawline-harbour-law = vol schip vaart meteen uit
lawname-corruption = Anticorruptie
lawline-corruption = geen stemmen te koop

## HAVANA

havana-town = De stad
havana-row = { $row }, { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
havana-square = Het midden van de tafel
havana-in-bag = In de buidel
havana-order = Spelersvolgorde
havana-done = klaar
havana-now = nu
havana-you = Jij
havana-number = getal
havana-my-number = mijn getal
havana-number-next = tot nu toe { $n }
havana-rank = { $n }e van { $of }
havana-balcony = Balkon van { $who }
havana-has-chosen = heeft gekozen
havana-has-played = is geweest
havana-plays-next = komt hierna
havana-protected = beschermd
havana-known = Wat er over deze kaarten bekend is
havana-my-place = Mijn plaats
havana-my-open = Mijn open kaarten
havana-open-of = Open kaarten van { $who }
havana-laid = gelegd
havana-my-things = Mijn voorraad
havana-things-of = Voorraad van { $who }
havana-my-hand = Mijn hand · { $n }
havana-hand-of = Hand van { $who } · { $n }
havana-discards = Aflegstapel · { $n }
havana-buildings =
    { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
havana-of = van { $n }
havana-phase = fase { $n } van 3 · { $what }
havana-target = Doel: { $n } punten
havana-phase-actions = acties en gebouwen
havana-phase-restock = bevoorrading
havana-phase-cards = nieuwe actiekaarten
havana-can-buy = te koop
havana-can-remove = verwijder
havana-can-at = leg hier
# One piece or so many of another kind; the architect lies in my hand or among the discards.
havana-or = of
havana-not-open = niet open
havana-choose = Kies
havana-choose-payment = Je kunt kiezen hoe je betaalt.
havana-makes = Je getal wordt { $n }.
havana-points-then = punten { $n } → { $then } van { $of }
havana-lit = Wat oplicht, kun je kiezen. Wijs het aan of tik erop om te zien wat het doet.
havana-without = Zie ervan af
havana-enough = Dat is genoeg
havana-from-tax = { $who } verliest
havana-from-steal = Neem van { $who }
havana-from-square =
    { $n ->
        [one] Neem nog 1 bouwmateriaal
       *[other] Neem nog { $n } bouwmaterialen
    }
havana-stolen = Tot nu toe genomen: { $n }.
havana-replace = kies wat je vervangt
havana-replaced = { $what } vervangen
havana-have = heb { $n }
havana-you-pay = Je betaalt
havana-buy = Koop
havana-hint-lay-first = Beide blijven open liggen en werken in ronde 1.
havana-hint-do = De andere kaart komt daarna.
havana-hint-cover = De kaart die je open laat, werkt de volgende ronde opnieuw.
havana-hint-lay = Hij blijft gedekt tot iedereen gelegd heeft.
havana-hint-buy = Alleen de uiteinden van beide rijen zijn te koop.
havana-hint-swap-end = Het wisselt met het gebouw dat daar ligt.
havana-areas = Delen van de tafel
havana-decision = Jouw beslissing
havana-can-do = hier kun je iets doen
havana-tab-town = Stad
havana-tab-hand = Hand
havana-tab-seats = Spelers
havana-tab-supply = Voorraad
havana-tab-log = Verslag
havana-square-short = Midden
havana-summary = Een ronde
havana-does-actions = Het laagste getal begint. Om de beurt gebruikt elke speler beide open kaarten, in willekeurige volgorde, en mag daarna gebouwen kopen aan de uiteinden van de twee rijen.
havana-does-restock = 3 peso’s en 3 bouwmaterialen uit de buidel komen erbij in het midden van de tafel; wat er ligt, blijft liggen.
havana-does-cards = In dezelfde volgorde legt iedereen een kaart uit de hand gedekt op een van de twee open kaarten. Als iedereen dat gedaan heeft, worden de nieuwe kaarten omgedraaid en de bedekte afgelegd.
havana-cards = Kaarten
havana-rules = Goed om te weten
havana-rule-number = Het getal
havana-rule-number-does = De twee cijfers van je open kaarten, het laagste eerst: 7 en 0 vormen 07. Bij gelijke getallen gaan de minste punten eerst.
havana-rule-pay = Betalen
havana-rule-pay-does = 5 peso’s vervangen een arbeider, 5 × afval een bouwmateriaal van elke kleur. Gebouwen met de passer vereisen de architect bij je open kaarten.
havana-rule-cards = Hand en aflegstapel
havana-rule-cards-does = Zodra je nog maar 2 kaarten in je hand hebt, krijg je je hele aflegstapel terug.
havana-rule-end = Het einde
havana-rule-end-does = Wie { $n } punten bereikt, wint meteen.

## HAVANA: zetten op knoppen

havana-move-swap = Leg neer: { $what }
havana-move-at = Leg het { $what }
havana-move-lay = Leg: { $what }
havana-move-do = Gebruik: { $what }
havana-move-take = Neem terug: { $what }
havana-move-remove = Verwijder: { $what } ({ $end })
havana-move-tax = Neem af: { $what }
havana-move-rob = Besteel { $who }
havana-move-steal = Neem { $what }
havana-move-pick = Neem { $what }
havana-move-buy = Koop: { $what } ({ $end })
havana-move-replace = Vervang { $what }
havana-move-pay = Betaal voor: { $what }
havana-move-cover = Bedek: { $what }

## HAVANA: namen op kaarten, met zachte afbreekstreepjes waar ze afgebroken mogen worden

havana-label-black-market = Zwarte markt
havana-label-conservation = Bouwstop
havana-label-material-thief = Materialen­dief
havana-label-protection = Bescher­ming
havana-label-renewal = Vernieu­wing
havana-label-tax-collector = Ontvanger

## Kaarten van je eigen exemplaar

cards-which = Kaarten
cards-use = Speel met de kaarten van mijn eigen exemplaar
cards-edit = Mijn kaarten …
cards-site = Nieuwe tafels van dit huis worden gespeeld met de kaarten van de beheerder.
cards-title = Kaarten van mijn eigen exemplaar
cards-how = Niemand heeft gepubliceerd wat er op de kaarten staat, dus de onze zijn een reconstructie. Vul in wat je eigen exemplaar toont; de rest blijft zoals het is. Het wordt in deze browser bewaard.
cards-ships = Schepen
cards-plantations = Plantages
cards-market = Markt
cards-buildings = Gebouwen
cards-to-mend = klopt nog niet
cards-own = anders dan de onze
cards-space = Positie { $n }: { $what }
cards-ship-next = Schip { $n }, positie { $space }: kies wat daar gedrukt staat.
cards-ship-full = Schip { $n } is vol: kies een positie om te legen.
cards-product_row = Prijzen van producten, de hoogste eerst
cards-goods_row = Prijzen van luxegoederen, de hoogste eerst
cards-buy_from_supply = Prijs van de voorraad als de markt niets heeft
cards-sell_to_supply = Wat de voorraad betaalt als de rij vol is
cards-sell_to_supply-product = Wat de voorraad voor een product betaalt als de rij vol is
cards-sell_to_supply-goods = Wat de voorraad voor een luxegoed betaalt als de rij vol is
cards-start = Bij het begin op de markt, van elke soort
cards-start-product = Bij het begin op de markt, van elk product
cards-start-goods = Bij het begin op de markt, van elk luxegoed
cards-name = Naam, in kleine letters
cards-vp = Punten
cards-pesos = Peso’s
cards-workers = Arbeiders
cards-as-text = Als tekst, om te bewaren of te versturen
cards-text = Alle kaarten als tekst (TOML)
cards-take = Neem deze tekst over
cards-taken = Alle kaarten zijn overgenomen.
cards-file = Uit een bestand
cards-download = Download
cards-checking = Controleren …
cards-wrong =
    { $n ->
        [one] Eén ding klopt nog niet.
       *[other] { $n } dingen kloppen nog niet.
    }
cards-fine =
    { $n ->
        [0] Alles klopt; niets wijkt af van onze reconstructie.
        [one] Alles klopt; één kaart wijkt af van onze reconstructie.
       *[other] Alles klopt; { $n } kaarten wijken af van onze reconstructie.
    }
cards-done = Klaar
cards-start-over = Begin opnieuw met de kaarten van het huis
cards-here = Aan deze tafel wordt gespeeld met de kaarten van iemands eigen exemplaar.
cards-here-how = Ze blijven bij de tafel: ook in herhalingen, aftakkingen en het volgende spel.
cards-here-show =
    { $n ->
        [one] Toon de kaart die afwijkt
       *[other] Toon de { $n } kaarten die afwijken
    }
cards-ours = In onze reconstructie: { $what }

# Spelen met mensen
# Clubs
# Competities
seat-decline = Sla af
## Hoe ik bericht krijg

strip-notices = Meldingen
## Een naam die blijft

name-title = Bewaar mijn naam
## De pagina van een persoon

sign-in-known = Heb je een naam bewaard? Meld je aan.
bot-random = Random
bot-rules = Rules
bot-planner = Planner
invite-here = is er
played-rating = Rating
played-rated = met rating, voor wie dat wil
played-unrated = zonder rating
