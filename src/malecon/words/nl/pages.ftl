# Woorden van de pagina’s rond de tafel, die met de eerste ervan geladen worden.

## Regels

rules = Regels
rules-title = De regels van { $game }
rules-remark = Elke alinea heeft een nummer, en de tafel gebruikt dezelfde nummers.
rules-chapters = Hoofdstukken
rules-search = Nummer of woorden
rules-search-title = Zoek
rules-found =
    { $n ->
        [0] Niets gevonden
        [one] 1 alinea
       *[other] { $n } alinea’s
    }
rules-before = Ervoor:
rules-after = Erna:
rules-open-chapter = Open hoofdstuk { $n }
rules-chapter-before = Vorig hoofdstuk
rules-chapter-after = Volgend hoofdstuk
rules-whole-book = Het hele boek in een nieuw tabblad
rules-editions-differ = uitgaven verschillen
# $answer: what is played there, for example “up to 2 of one kind”
rules-this-table = Aan deze tafel: { $answer }
rules-of-this-table = Waar uitgaven verschillen, staat eerst wat deze tafel speelt.
rules-aid = Speloverzicht op één pagina
aid = Speloverzicht
aid-title = Speloverzicht van { $game }
aid-ways = Andere pagina’s
aid-print = Print
aid-cuba-remark = 6 rondes · de meeste punten winnen
aid-value = waarde = stemmen
aid-worker = Plaats de spelfiguur. In zijn rij en kolom geeft elk bouwmaterialenveld 1 bouwmateriaal, en je gebruikt 2 productvelden; elk stuk [water] dat je betaalt, geeft er 1 meer.
aid-worker-or = Geen alternatief.
aid-merchant = Koop en verkoop [any-cargo] op de markt, zo vaak als je wilt.
aid-merchant-or = Of: 1 [any-material], of 1 product van de goedkoopste soort.
aid-architect = Bouw één gebouw op een veld van je plantage en betaal de bouwmaterialen.
aid-architect-or = Of: 2 [vp] voor de eerste die niet bouwt, 1 [vp] voor de tweede.
aid-foreman = Gebruik zoveel gebouwen als je wilt in de rij en kolom van je spelfiguur, of één enkel gebouw elders.
aid-foreman-or = Elk gebouw één keer per ronde.
aid-mayor = Lever zoveel [any-cargo] als je wilt aan één schip: elk 1, 2 of 3 [vp] op aanlegplaats 1, 2 of 3.
aid-mayor-or = Of: 4 [peso] voor de eerste die niet laadt, 2 [peso] voor de tweede.
aid-laws-remark = 24 kaarten · belasting en heffing allebei betaald: 1 punt meer, samen 5
aid-buildings-remark = 25 tegels · elk één keer per ronde, met de voorman
aid-market = Markt en einde
aid-market-does = Je koopt het goedkoopste stuk van een soort en verkoopt aan het duurste vrije vak. Rij leeg: koop voor 7 [peso]. Rij vol: een product brengt 1 [peso] op, een luxegoed 3 [peso].
aid-market-does-full_row_price-flat = Je koopt het goedkoopste stuk van een soort en verkoopt aan het duurste vrije vak. Rij leeg: koop voor 7 [peso]. Rij vol: alles brengt 3 [peso] op.
aid-start = De hoogste vierde kaart begint de volgende ronde; bij gelijke stand de laatst gespeelde.
aid-end-does = Na ronde 6: 2 [vp] voor elk van je gebouwen. Peso’s leveren niets op, maar beslissen bij gelijke stand.
aid-cargo = product of luxegoed: handelswaar
aid-ties = Gelijke getallen
aid-ties-does = De minste punten gaan eerst, dan de minste gekleurde bouwmaterialen, peso’s, arbeiders, het minste afval, en ten slotte de jongste speler.
aid-targets = Wie als eerste 25 punten heeft met 2 spelers, 20 met 3 of 15 met 4, wint meteen.
aid-cards-remark = iedereen heeft dezelfde 13; twee liggen open
aid-houses-remark = alleen te koop aan de uiteinden van de rijen
rules-unknown = Er is geen alinea { $id }.
rules-not-loaded = De regels konden niet geladen worden. Controleer je verbinding en probeer het opnieuw.

setup-remark = Overal staat al een goed antwoord. Verander wat voor jou belangrijk is.
setup-rules = Regels
setup-pace = Tempo
setup-pace-none = Zonder klok
setup-pace-live = Live
setup-pace-turn = Eén zet per dag
setup-pace-none-how = Niemand heeft haast. Houdt iemand de anderen op, dan kunnen ze een klok afspreken, of na een dag een bot.
waiting-title = Terwijl je wacht
waiting-bot = Vraag om een bot voor { $who }
waiting-since = { $who } is al { $since } aan de beurt. Na { $after } kunnen de anderen een bot afspreken.
waiting-minutes =
    { $n ->
        [one] een minuut
       *[other] { $n } minuten
    }
waiting-hours =
    { $n ->
        [one] een uur
       *[other] { $n } uur
    }
waiting-days =
    { $n ->
        [one] een dag
       *[other] { $n } dagen
    }
waiting-clock = Een klok vanaf nu
waiting-ask = Vraag om deze klok
waiting-how = Iedereen die er is en wacht, beslist. Ben jij de enige, dan geldt het meteen, maar met minstens een dag per beurt.
setup-pace-live-how = Is iemands tijd op, dan speelt een bot door tot die persoon zijn plaats terugneemt.
setup-pace-turn-how = Zo lang, elke keer dat een plaats aan de beurt is. Daarna speelt een bot door tot die persoon zijn plaats terugneemt.
setup-increment = Seconden erbij per beurt
setup-turn = Tijd per beurt
setup-unit = Geteld in
setup-days = dagen
setup-hours = uren
setup-edition = Uitgave
setup-book = zoals deze uitgave het drukt
setup-changed = anders dan in de uitgave
setup-number = een getal
setup-differs =
    { $n ->
        [one] Eén punt is hieronder apart gezet; het open boek toont wat de uitgave drukt.
       *[other] { $n } punten zijn hieronder apart gezet; het open boek toont wat de uitgave drukt.
    }
setup-same = Er is niets apart gezet: met deze regels worden de andere uitgaven vergeleken.
setup-others =
    { $n ->
        [one] Nog één punt waarover een tafel kan beslissen
       *[other] Nog { $n } punten waarover een tafel kan beslissen
    }
setup-seats-of = { $n }, maximaal { $of }
setup-seat-me = Jij
setup-seat-open = Iedereen met de link
setup-seat-bot = Bot
setup-who-me = Ik
setup-who-open = Iedereen
setup-who-bot = Bot
setup-which-bot = Welke bot op plaats { $n } zit
setup-more-seat = Een plaats meer
setup-less-seat = Een plaats minder
setup-sum-seats =
    { $me ->
        [0] Niemand voor jou
        [one] Jij
       *[other] Jij op { $me } plaatsen
    }, { $open ->
        [0] niemand via de link
        [one] één via de link
       *[other] { $open } via de link
    }, { $bots ->
        [0] geen bots
        [one] één bot
       *[other] { $bots } bots
    }
setup-seen = Te zien voor
setup-seen-all = iedereen op de startpagina
setup-seen-link = alleen wie de link heeft
setup-next-link = Hierna krijg je een link om te versturen. Het spel begint als jij het zegt, of als alle plaatsen bezet zijn.
setup-next-begins = Het spel begint meteen.

invite-title = { $who } nodigt je uit voor { $game }
invite-how-long = Hoe lang
invite-what = Wat
invite-who = Wie
invite-days = verspreid over dagen
invite-rated = Met rating, voor wie zijn naam bewaart en een rating wil.
invite-unrated = Zonder rating.
invite-as-printed = Zoals gedrukt.
invite-of =
    van { $of }; { $people ->
        [0] er is nog niemand
        [one] er is één persoon
       *[other] er zijn { $people } mensen
    }{ $bots ->
        [0] { "" }
        [one] , en een bot
       *[other] , en { $bots } bots
    }
invite-your-seat = jouw plaats?
invite-name = Je naam aan tafel
invite-name-how = Maximaal 24 letters. Geen account; de naam kun je later bewaren.
invite-colour = Je kleur
invite-watch = Kijk alleen toe

closed-watch = Bekijk het spel
closed-look-back = Bekijk het opnieuw
closed-open = Open
closed-open-tables = Bekijk open tafels
closed-seat-elsewhere = Ik heb hier een plaats, op een ander apparaat
closed-full-tag = vol
closed-full = Deze tafel is vol
closed-full-how = Alle plaatsen aan ‘{ $table }’ zijn bezet: { $who }.
closed-void-tag = vernieuwd
closed-void = Deze link geldt niet meer
closed-void-how = De host heeft deze uitnodiging vernieuwd of ingetrokken. Vraag om de nieuwe link; die is zo gemaakt.
closed-two-tag = twee keer jij
closed-two = Je hebt hier al een plaats
closed-two-how = Dit apparaat kent je nog niet. Open op het apparaat waarop je bent gaan zitten bovenaan je naam en kies ‘Voeg nog een apparaat toe’; met de link die je daar krijgt, kom je hier binnen.
closed-two-field = De link van je andere apparaat
closed-over-tag = afgelopen
closed-over = Het spel is afgelopen
closed-over-how =
    { $n ->
        [one] { $who } heeft gewonnen,
       *[other] { $who } hebben samen gewonnen,
    } vóór { $others }.
closed-over-alone = { $who } hebben samen gewonnen.
closed-over-stopped = ‘{ $table }’ is in overleg gestopt, zonder winnaar.
closed-closed-tag = gesloten
closed-closed = De tafel is gesloten
closed-closed-how = Dat gebeurde voordat het spel begon. Er is niets verloren: je naam en je andere spellen blijven zoals ze zijn.
closed-missing-tag = niet gevonden
closed-missing = Die link bestaat niet
closed-missing-how = Misschien ontbreekt er een letter: links worden bij het kopiëren soms afgekapt. Plak hem nog eens, helemaal.
closed-missing-field = De link
closed-offline-tag = geen verbinding
closed-offline = De server antwoordt niet
closed-offline-how = De uitnodiging is niet verloren. Controleer je verbinding en probeer het opnieuw.

sign-peso = peso’s
sign-vp = OP
sign-any-product = producten
sign-any-material = bouwmaterialen
sign-any-goods = luxegoederen
sign-any-cargo = handelswaren

pairing-title = Speel met mensen
pairing-remark = als je even niemand hebt om mee te spelen
pairing-find = Zoek spelers
pairing-how = Je komt aan tafel met anderen die hetzelfde spel willen.
pairing-waiting = { $n ->
    [one] Eén persoon wacht op { $game }.
   *[other] { $n } mensen wachten op { $game }.
  }
pairing-pace = Klok
pairing-nobody = Als er niemand komt
pairing-languages = Talen
pairing-look = Zoek spelers
pairing-bots-after = { $n ->
    [one] Bots na een minuut
   *[other] Bots na { $n } minuten
  }
pairing-people-hour = Alleen mensen, zoek een uur
pairing-people-days = { $n ->
    [one] Alleen mensen, zoek een dag
   *[other] Alleen mensen, zoek { $n } dagen
  }
pairing-seats = { $seats } plaatsen
pairing-finishes = speelt { $share } % van de spellen uit
pairing-new = nog geen spel met mensen
pairing-looking = Op zoek naar spelers
pairing-you = jij
pairing-ready = klaar
pairing-lacking = { $n ->
    [one] Nog één, dan begint het
   *[other] Nog { $n }, dan begint het
  }
pairing-close = Je mag deze pagina sluiten; wij zoeken verder.
pairing-until = Komt er niemand, dan stopt het zoeken over { $time }.
pairing-bots-in = Komt er niemand, dan nemen bots over { $time } de vrije plaatsen. Tot ronde 2 maken ze plaats voor mensen.
pairing-stop = Stop met zoeken
pairing-begin = Begin nu met bots
pairing-in-vain = Er is niet op tijd iemand gekomen. Probeer het opnieuw, misschien met bots of een andere klok.
pairing-chip = Op zoek naar spelers, { $time }
pairing-found = Je tafel is begonnen

people-title = Mensen met wie ik speelde
people-how = Kies wie er weer mee moet spelen. Hun plaatsen worden vrijgehouden.
people-games = { $n ->
    [one] één spel
   *[other] { $n } spellen
  }
people-page = Pagina
people-page-of = Pagina van { $name }
people-again = { $n ->
    [0] Speel opnieuw met …
    [one] Speel opnieuw met één persoon
   *[other] Speel opnieuw met { $n } mensen
  }
people-none = Nog niemand. Mensen met wie je speelt, verschijnen hier.

clubs-title = Clubs
clubs-remark = een eigen lobby, en een competitie als je wilt
clubs-go = Ga naar binnen
clubs-new = Een nieuwe club
clubs-how = Je krijgt een link. Wie hem heeft, kan lid worden; alleen leden zien de tafels van de club.
clubs-name = Naam van de club
clubs-open = Richt een club op

club-name-bad = Een clubnaam heeft 1 tot 40 zichtbare letters.
club-members = { $n ->
    [one] één lid
   *[other] { $n } leden
  }
club-you-organise = jij bent organisator
club-since = sinds { $when }
club-organised = georganiseerd door { $who }
club-open-table = Open een tafel
club-open-now = Open hem
club-table-name = Naam van de tafel, als je wilt
club-your-name = Je naam
club-join = Word lid
club-join-how = Je ziet de tafels en kunt eraan gaan zitten. Je kunt op elk moment weggaan.
club-link-gone = Deze link leidt niet meer naar een club. Vraag om een nieuwe.
club-gone = Die club bestaat niet, of je bent geen lid.
club-link-title = Word lid met een link
club-link = Link naar de club
club-leave = Verlaat de club
club-leave-sure = De club verlaten? Open plaatsen komen vrij, en bots spelen je competitietafels uit.
club-lobby = Lobby
club-lobby-empty = Er zoekt nu geen tafel spelers. Open er een.
club-running = Bezig
club-sit = Ga zitten
club-play = Speel
club-look = Bekijk
club-results = Uitslagen
club-table = Tafel
club-places = Plaatsen
club-points = Punten
club-ended = Afgelopen
club-stopped = gestopt
club-more = Meer uitslagen
club-members-title = Leden
club-here = nu hier
club-here-now = { $n } nu hier
club-organiser = organisator
club-manage = Rol van { $name }
club-make-organiser = Maak organisator
club-make-member = Neem de rol af
club-remove = Verwijder
club-remove-sure = { $name } verwijderen? Alleen met een nieuwe link kan die persoon er weer in.
club-all = Alle { $n }
club-tools = Voor de organisator
club-tools-who = Alleen organisatoren zien dit.
club-tools-table = Open tafel
club-reseat = Wissel plaatsen: kies er twee
club-swap = Wissel ze
club-close-table = Sluit de tafel
club-close-sure = ‘{ $name }’ sluiten? Het spel is niet begonnen, en niemand kan er nog gaan zitten.
club-rename = Hernoem
club-new-link = Nieuwe link
club-remind-title = Wie er aan de beurt is
club-remind-who = { $who } is aan de beurt: { $table }.
club-remind = Herinner { $who }
club-reminded = Herinnerd. De volgende herinnering kan morgen.
club-new-link-sure = Een nieuwe link maken? De oude werkt dan niet meer.

league-title = Competitie
league-none = De club heeft nog geen competitie. Groepen worden geloot, tafels gaan vanzelf open, en de besten promoveren.
league-found = Begin een competitie
league-found-now = Begin de competitie
league-change = Wijzig
league-signing = { $n ->
    [0] Nog niemand heeft zich aangemeld.
    [one] Eén persoon heeft zich aangemeld.
   *[other] { $n } mensen hebben zich aangemeld.
  }
league-join = Doe mee
league-join-next = Doe mee aan het volgende seizoen
league-leave = Verlaat de competitie
league-leave-sure = De competitie verlaten? Bots spelen je tafels van dit seizoen uit.
league-begin = Loot de groepen en begin
league-end = Beëindig de competitie
league-end-sure = De competitie beëindigen? Tafels die begonnen zijn, gaan door.
league-day-more = Geef een dag extra
league-drawn = Groepen geloot
league-season = seizoen { $n }
league-table = Tafel { $n }
league-done = klaar
league-opens = gaat vanzelf open
league-until = { $time }
league-closing = wordt uitgespeeld
league-up-down = Op en neer
league-next = { $time } tot het volgende seizoen
league-waits = Je tafel wacht op je.
league-running = Je tafel is bezig.
league-group = Groep { $name }
league-member = Lid
league-tables = Tafels
league-share = Aandeel
league-points = Competitie
league-of = { $n } van { $of }
league-up = promoveert
league-down = degradeert
league-forgotten = iemand
league-rule = Punten per plaats, 6, 4, 2, 1 bij vier spelers; bij gelijke stand telt het aandeel in alle punten van de tafel. Een plaats die een bot moest uitspelen, telt als laatste.
league-seed = Geloot met de startwaarde { $seed }.
league-name = Naam van de competitie
league-seats = Spelers in een groep
league-rounds = Tafels in een seizoen
league-days = Dagen voor een tafel
league-hours = Uren per beurt
league-moves = Hoeveel er promoveren en degraderen
league-pause = Dagen tussen seizoenen
league-draw = Hoe groepen geloot worden
league-draw-random = door het lot
league-draw-strength = even sterk

invitations-title = Je bent uitgenodigd
invitations-by = { $name } houdt een plaats voor je vrij.

notices-title = Hoe je bericht krijgt
notices-remark = Eén keer per beurt, en nooit terwijl je naar die tafel kijkt.
notices-nobody = Nog niemand kent je hier, dus er valt niets te melden. Ga aan een tafel zitten, of begin hier.
notices-begin = Begin hier
notices-ways = Manieren
notices-live = Live
notices-live-small = minuten
notices-days = Eén zet per dag
notices-days-small = dagen
notices-way-title = Titel en pictogram van het tabblad
notices-way-sound = Geluid
notices-way-push = Push
notices-way-mail = Mail
notices-way-webhook = Webhook
notices-small-title = ‘(1) Jouw beurt’, op elke pagina
notices-small-sound = een belletje
notices-small-sound-off = een belletje, in deze browser gedempt
notices-small-push = ook als de pagina gesloten is; in deze browser uit
notices-small-push-elsewhere = elders aan, in deze browser niet
notices-small-mail = nog geen adres
notices-small-mail-to = { $where } · wat kort na elkaar komt, komt samen
notices-small-webhook = voor Discord of je eigen programma
notices-this-browser = deze browser
notices-test = Test
notices-again = test opnieuw:
notices-add = Voeg toe
notices-change = Wijzig
notices-mute = Demp
notices-unmute = Laat bellen
notices-remove = Verwijder
notices-turn-on = Zet hier aan
notices-unconfirmed = Niet bevestigd
notices-look-up = kijk naar het tabblad
notices-rang = de bel ging
notices-no-sound = deze browser is stil
notices-under-way = onderweg …
notices-arrived = aangekomen na { $s } s
notices-not-arrived = verstuurd, maar niet hier
notices-push-denied = de browser zegt nee
notices-times = { $said }, { $n } keer
notices-said-timeout = geen antwoord op tijd
notices-said-unreached = niet bereikt
notices-said-refused = niet toegestaan
notices-said-off = niet op deze server
notices-failing = { $where }: { $why }.
notices-failing-rest = Er gaat niets verloren; je andere manieren werken nog.
notices-failing-change = Vul een nieuw adres in
notices-state-unconfirmed = nog niet bevestigd
notices-state-failing = antwoordt nu niet
notices-state-off = opgegeven
notices-new-mail = Mailadres
notices-new-mail-how = Je krijgt één mail met een link. Verder komt er niets tot je daar ja zegt.
notices-new-webhook = Adres van de webhook
notices-new-webhook-how = Alleen https, en alleen machines die voor iedereen bereikbaar zijn.
notices-ask = Stuur de link
notices-mail-asked = Er is een mail naar { $where } onderweg. Open de link erin en zeg ja.
notices-form = Vorm
notices-form-discord = zoals voor Discord
notices-form-json = ondertekende JSON
notices-secret = Aanroepen worden met dit geheim ondertekend. Het wordt alleen nu getoond.
notices-secret-label = Geheim
notices-about = Waarover
notices-about-turn = Ik ben aan de beurt
notices-about-hour = Nog een uur over
notices-about-invited = Ik ben uitgenodigd
notices-about-game = Een spel begint of eindigt
notices-about-again = Iemand wil opnieuw spelen
notices-about-chat = Iemand schrijft in de chat
notices-about-bot = Een bot speelt op mijn plaats
notices-quiet = Stille uren
notices-quiet-on = Niet ’s nachts
notices-quiet-begin = Stil vanaf
notices-quiet-end = Stil tot
notices-until = tot
notices-quiet-how = Meldingen wachten tot de ochtend en komen dan samen. Bij één zet per dag komt ‘Nog een uur over’ in plaats daarvan voordat je gaat slapen.
notices-holidays = Vakantie
notices-holidays-left = nog { $left } van { $all } dagen dit jaar
notices-holidays-how = Je klokken van dagen staan stil, en iedereen aan je tafels ziet tot wanneer. Voor live tafels geldt dat niet.
notices-holiday = vakantie
notices-holiday-span = { $first } tot { $last }
notices-from = Van
notices-to = tot
notices-take = { $n ->
    [one] Neem één dag vrij
   *[other] Neem { $n } dagen vrij
}
notices-call-off = Zeg af
notices-plain = Dit adres begint met http:, zoals op je eigen wifi
notices-plain-what = Push en passkeys hebben https nodig en staan hier niet. Titel, geluid, mail, webhook en herstelcode werken.
notices-plain-how = Wie de server beheert, krijgt https met een proxy als Caddy ervoor, en noemt die met --trusted-proxy.
notices-phone = Zet Malecón op je telefoon
notices-phone-why = Push op een iPhone werkt alleen vanaf het beginscherm.
notices-phone-install = Installeer
notices-phone-how = Laat zien hoe
notices-phone-iphone = iPhone: open deze pagina in Safari, tik op ‘Deel’ en dan op ‘Zet op beginscherm’. Open Malecón van daaruit en zet push aan.
notices-phone-android = Android: open het menu van de browser en tik op ‘App installeren’ of ‘Toevoegen aan startscherm’.

mail-link-used = Deze link is gebruikt, te oud, of bij het kopiëren afgekapt.
mail-confirm-title = Mails van Malecón
mail-confirm = Wil je een mail krijgen als je aan de beurt bent? In elke mail kun je je bedenken.
mail-confirm-button = Ja, stuur me mails
mail-confirm-done = Klaar. Meldingen gaan nu naar { $where }.
mail-unsubscribe-title = Geen mails meer
mail-unsubscribe = Hiermee stoppen de mails van Malecón aan je adres. Je spellen blijven zoals ze zijn.
mail-unsubscribe-button = Stop de mails
mail-unsubscribe-never = Stop, en laat niemand het weer vragen
mail-unsubscribe-done = Klaar. { $where } krijgt geen mails meer.
mail-unsubscribe-done-never = Klaar. { $where } krijgt geen mails meer, en niemand kan ze weer aanvragen.

name-remark = Eén manier is genoeg. Twee zijn beter.
name-nobody = Je hebt hier nog geen naam. Ga aan een tafel zitten, of zeg wie je bent.
name-here-only =
    { $n ->
        [0] Nu leeft de naam alleen in deze browser. Worden de gegevens daarvan gewist, dan is de naam weg.
        [one] Nu leeft de naam alleen in deze browser. Worden de gegevens daarvan gewist, dan zijn de naam en een lopend spel weg.
       *[other] Nu leeft de naam alleen in deze browser. Worden de gegevens daarvan gewist, dan zijn de naam en { $n } lopende spellen weg.
    }
name-lasts = De naam is van jou op elk apparaat waarop je je aanmeldt.
name-my-page = Mijn pagina
name-change = Wijzig de naam
name-other = Ben je iemand anders? Meld je aan met een naam die je bewaard hebt.
name-kept = bewaard
name-not-kept = nog niet bewaard
name-best = het best
name-remove = Verwijder
name-passkey = Passkey
name-passkey-what = Je vingerafdruk, gezicht of schermvergrendeling. Niets te onthouden, niets te stelen.
name-passkey-where = Werkt op elk apparaat dat je passkeys deelt.
name-passkey-make = Maak een passkey
name-passkey-another = Maak er nog een
name-passkey-made = Gemaakt: { $day }
name-passkey-used = Laatst gebruikt: { $day }
name-passkey-remove = Verwijder de passkey van { $day }
name-passkey-sure = Deze passkey opent hier dan niets meer.
name-passkey-none = Er kwam geen passkey. Er is niets veranderd.
name-passkey-https = Passkeys hebben een adres nodig dat met https begint. Al het andere werkt hier ook.
name-code = Herstelcode
name-code-what = Voor op papier. Je meldt je er één keer mee aan; daarna maak je een nieuwe.
name-code-make = Maak een code
name-code-new = Maak een nieuwe code
name-code-print = Print hem
name-code-have = Ik heb hem
name-code-made = Gemaakt: { $day }. Een nieuwe maakt hem ongeldig.
name-code-lost = Er is een code gemaakt ({ $day }), maar je hebt nooit bevestigd dat je hem hebt. Maak een nieuwe.
name-devices = Mijn apparaten
name-device = { $browser } op { $system }
name-device-unknown = Een apparaat
name-device-add = Voeg nog een apparaat toe
name-here = hier
name-sign-out = Meld je af
name-sign-out-there = Meld daar af
name-sign-out-of = Meld af: { $device }
name-sign-out-there-of = Meld daar af: { $device }
name-sign-out-sure = Met je passkey of code kun je terugkomen.
name-sign-out-there-sure = Dat apparaat wordt afgemeld.
name-mine = Mijn gegevens
name-visible = Wie mijn pagina kan zien
name-visible-everybody = iedereen
name-visible-mates = mensen met wie ik gespeeld heb
name-visible-nobody = niemand behalve ik
name-rated = Geef mijn spellen een rating
name-rated-how = aan tafels met rating; niet als een bot voor je inviel
name-rated-once = kan zodra de naam bewaard is
name-download = Download alles
name-forget = Vergeet mij …
name-forget-what =
    { $n ->
        [0] Bij het vergeten worden je naam, je sleutels en wat je schreef gewist.
        [one] Bij het vergeten verdwijnt de naam uit één spel en wordt al het andere gewist. Het spel blijft voor wie het gespeeld heeft.
       *[other] Bij het vergeten verdwijnt de naam uit { $n } spellen en wordt al het andere gewist. De spellen blijven voor wie ze gespeeld heeft.
    }

sign-in-title = Meld je aan
sign-in-remark = Met een naam die je bewaard hebt.
sign-in-passkey = Meld je aan met een passkey
sign-in-passkey-what = Je apparaat vraagt om je vingerafdruk, gezicht of schermvergrendeling.
sign-in-code = Meld je aan met een code
sign-in-code-what = De code die je opgeschreven hebt
sign-in-two = Dit apparaat is aangemeld als { $name }
sign-in-two-what = Twee personen kunnen niet één worden. Hun spellen blijven bij hen: maak eerst een herstelcode voor ze, of laat ze achter.
sign-in-keep = Houd beide: eerst een code
sign-in-have = Ik heb hem, meld aan
sign-in-leave = Laat de spellen achter

person-since = hier sinds { $month }
person-plays-in = speelt in het { $language }
person-finishes = speelt { $share } van de spellen uit
person-my-settings = Wie dit ziet
person-none = Hier is geen pagina
person-none-why = Misschien is het adres afgekapt, of is de pagina alleen te zien voor mensen die samen gespeeld hebben.
person-rating = Rating
person-rated-games =
    { $n ->
        [one] 1 spel met rating
       *[other] { $n } spellen met rating
    }, { $people } met mensen
person-guess = nog een schatting
person-above = Sterker dan { $bot }.
person-at-seats = Met { $seats } spelers: { $points } ± { $error }
person-bots = de bots van het huis
person-no-bots = nog geen bot heeft een rating
person-unrated = Nog geen spellen met rating.
person-together = Jij en { $name }
person-together-games =
    { $n ->
        [one] wie vóór wie eindigde, in één spel
       *[other] wie vóór wie eindigde, in { $n } spellen
    }
person-places = jij { $mine }, { $name } { $theirs }
person-results = Uitslagen
person-no-results = Nog geen afgelopen spellen.
person-game = Spel
person-seats = Plaatsen
person-games = Spellen
person-won = Gewonnen
person-expected = Bij toeval
person-points = Gemiddelde punten
person-rivals = Onderling
person-with = Met
person-before = Eindigde ervoor
person-last = Laatst
person-all = Alle { $n }
person-place = { $n }e

name-mail = Mail
name-mail-what = Een link om je aan te melden, als je erom vraagt. Verder sturen we niets, tenzij je het wilt.
name-mail-address = Je adres
name-mail-add = Stuur een mail om te bevestigen
name-mail-again = Stuur opnieuw
name-mail-waits = niet bevestigd
name-mail-sent = Verstuurd naar { $address }. Open hem op een apparaat naar keuze en kies daar de knop.
name-mail-change = Wijzig

sign-in-mail = Stuur me een link
sign-in-mail-what = Een adres dat je hier bevestigd hebt
sign-in-mail-sent = Als { $address } hier bij iemand hoort, is er een link onderweg. Hij geldt 15 minuten.
sign-in-link = Meld je aan op dit apparaat
sign-in-link-what = Deze link meldt dit apparaat aan, één keer.
setup-rated = Met rating: de uitslag telt voor wie zijn naam bewaart en een rating wil
setup-unrated-guest = Zonder rating: daarvoor heb je een bewaarde naam nodig. Die krijg je bovenaan, onder je naam.
setup-unrated-cards = Zonder rating: je speelt met je eigen kaarten.
setup-unrated-hot = Zonder rating: één persoon heeft meer plaatsen.
setup-unrated-bots = Zonder rating: er spelen alleen bots.

# Begeleide rondes; hun eigen woorden staan in guides.ftl

learn-remark = Van elk spel één ronde aan een echte tafel, met uitleg bij elke stap.
learn-facts = Zo’n 5 minuten · je kunt stoppen en later verdergaan
learn-begin = Begin
learn-resume = Ga verder waar je was
learn-again = Nog een keer
learn-card = Gids
learn-chapters = Hoofdstukken
learn-progress = Hoe ver je gekomen bent
learn-of = { $n } van { $of }
learn-done = klaar
learn-go-on = Ga verder
learn-show = Laat zien
learn-why = Waarom?
learn-back = Terug
learn-leave = Stop
learn-leave-keep = Stop, onthoud mijn plek
learn-skip = Sla over
learn-others = Kijk wat de anderen doen.
learn-play = Speel nu { $game }
learn-not-now = Dat zou ook kunnen. Hier doen we wat oplicht. Er is niets gebeurd.
learn-why-not = { $why } Er is niets gebeurd.
learn-elsewhere = Daar is nu niets te doen. Kies wat oplicht.

## The coach

coach-ask = Wat zou jij doen?
coach-why = Waarom licht dit op?
coach-remark = De raadgever is een bot die ziet wat jij ziet. Hij probeert je beurt vele malen uit en zegt wat ervan komt.
coach-thinks = De raadgever probeert je beurt uit …
coach-plans =
    { $n ->
        [one] Eén plan.
       *[other] { $n } plannen, het beste eerst.
    }
coach-risks = Wat het riskeert
coach-how = Alleen berekend uit wat jij ziet, in pogingen met wisselend geluk; ± is één standaardfout.
coach-choose-place = Kies een plek die oplicht en lees hier waar die voor staat. Er wordt niets gespeeld.
coach-lit = Het licht op omdat je dit kunt doen:
coach-rule = De regel

## Planning ahead

plan-draft = Een plan
plan-assumes = Alsof jij nu aan de beurt bent. Wat de anderen eerst doen, kan het veranderen; alleen jij ziet dit.
plan-turn = Je bent nu aan de beurt.
plan-whole = Dat is de hele beurt.
plan-drawn = De laatste zet trekt iets; alleen wat daarvoor komt wordt klaargezet.
plan-stuck = Niet mogelijk: “{ $move }”. { $reason }
plan-none =
    { $why ->
        [setup] Vóór de eerste ronde valt er niets te plannen.
        [sealed] Iedereen kiest nu tegelijk; er valt niets te plannen.
        [phase] Wat nu beslist wordt, verandert je volgende beurt. Plan hem daarna.
        [round] Je hebt al je beurten van deze ronde gehad. Wat daarna komt, weet nog niemand.
        [draw] Je volgende beurt begint met iets dat getrokken wordt; die is niet te plannen.
       *[over] Het spel is voorbij.
    }
plan-moves = De beurt tot nu toe
plan-queue = Zet deze beurt klaar
plan-queue-how = Hij wordt gespeeld als je aan de beurt bent, als hij dan nog precies dit oplevert.
plan-play = Speel deze beurt
plan-discard = Gooi weg
plan-close = Sluit
plan-withdraw = Trek in
queued-played = De beurt die je had klaargezet, is gespeeld.
queued-void =
    { $why ->
        [illegal] De klaargezette beurt is niet gespeeld: “{ $move }” kan niet meer.
        [effect] De klaargezette beurt is niet gespeeld: hij zou iets anders hebben opgeleverd dan je zag.
        [undo] De klaargezette beurt is vervallen, omdat iemand een zet terugnam.
        [hand] De klaargezette beurt is vervallen, omdat je zelf hebt gespeeld.
        [bot] De klaargezette beurt is vervallen, omdat een bot voor je speelt.
       *[over] De klaargezette beurt is niet gespeeld: het spel is voorbij.
    }
refused-queue-asked = Je bent nu aan de beurt: speel hem.
refused-queue-none = Er is nu geen beurt te plannen.
refused-queue-other = Deze beurt zou nu iets anders opleveren. Kijk nog eens.
refused-queue-empty = Je hebt geen beurt klaargezet.
