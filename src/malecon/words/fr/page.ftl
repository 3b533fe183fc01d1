## Partout

page-pair = { $label } : { $value }
page-beside = { $what } ({ $more })
page-lead = { $what }.
page-label = { $what } :
page-loading = Un instant …
page-broken = Quelque chose n’a pas marché sur cette page.
page-broken-kept = Vos parties sont à l’abri : tout ce que vous avez fait est gardé sur le serveur.
page-again = Réessayer
page-home = Accueil
page-close = Fermer
page-cancel = Retour
page-understood = D’accord
page-unknown = Il n’y a pas de table ici.
page-unknown-why = Le lien a peut-être déjà servi, été renouvelé ou retiré, ou la table est privée.
page-language = Langue
page-unread = Personne dont c’est la langue maternelle n’a encore relu cette traduction.
page-night = Couleurs de nuit
page-text = Taille du texte
page-text-normal = normale
page-text-large = grande
page-text-larger = très grande
page-copy = Copier
page-copied = Copié

## À la table

page-waits-one = On attend { $who }.
page-waits-many = On attend { $who }.
page-stopped = La partie a été arrêtée d’un commun accord.
page-your-turn = à vous de jouer
tab-your-turn = À vous de jouer
page-undo = Annuler
page-restart = Recommencer
page-end-turn = Terminer
page-done = Fini
page-menu = Menu
page-moves = Tous les coups
page-coach = Demander conseil
page-chat = Discussion
page-reference = Aide
page-rules = Règles et aide
page-paragraph = Règle { $id }
page-since = depuis votre coup
page-act-back = L’action d’avant
page-act-on = L’action suivante
page-to-now = Revenir au présent
page-plan = Préparer mon tour
page-queued = Tour prévu
page-since-nothing = Il ne s’est rien passé depuis votre coup.
page-not-now = Impossible maintenant
page-drawn = { $n } { $what }
piece-pesos = pesos
    .count =
        { $n ->
            [one] peso
           *[other] pesos
        }
piece-points = points
    .count =
        { $n ->
            [one] point
           *[other] points
        }
page-every-step = Chaque étape
page-only-choice = le seul choix
page-becomes = devient
page-earlier = Tout montrer
page-show-step = Montrer ce moment
page-chat-empty = Personne n’a encore rien dit.
page-chat-line = Écrivez quelque chose
page-send = Envoyer
page-mute = Ne plus lire
page-unmute =
    { $n ->
        [one] Relire la personne masquée
       *[other] Relire { $n } personnes masquées
    }
page-clock = encore { $left }
page-hours = { $n } h
page-minutes = { $n } min
page-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
page-bell = Sonner quand c’est à moi de jouer
page-guards = Demander avant de terminer si je laisse passer quelque chose
page-to-my-turn = Aller jusqu’à mon coup
page-pace = Rythme de ce que font les autres
page-pace-instant = immédiat
page-pace-quick = rapide
page-pace-calm = calme
page-round-card = Faire une pause à la fin de chaque tour
page-by-itself = Selon les règles
page-end-sure = Terminer ?
page-ask-no-more = Ne plus demander
page-round-over = Le tour { $n } est fini
page-watch-again = Revoir
page-go-on = Continuer
page-end-anyway = Terminer quand même
page-skip = Aller à ce qu’on peut faire
page-look-from = Point de vue
page-others = Les autres
page-watch-link = Lien pour regarder
page-my-seat = Ma place
page-stand = Laisser un bot jouer pour moi
page-stand-in = un bot remplace
page-stand-for = Un bot à la place de : { $who }
page-stood-in = Un bot joue pour vous en ce moment.
page-stand-sure = Laisser un bot jouer pour vous ? Vous pouvez reprendre votre place à tout moment.
page-paused = En pause : personne ne joue en ce moment. Reprenez votre place pour continuer.
page-paused-watching = En pause : personne ne joue en ce moment.
page-note-stand-asked = { $who } laisse un bot jouer.
page-note-stand-left = { $who } a quitté la table. Un bot prend la suite.
page-note-stand-clock = Le temps est écoulé pour { $who }. Un bot prend la suite.
page-note-stand-absent = { $who } n’est plus là depuis un moment. Un bot prend la suite.
page-note-stand-deleted = { $who } n’existe plus ici. Un bot prend la suite.
page-note-back = { $who } est de retour et joue de nouveau.
page-note-stand-agreed = On attendait { $who } depuis longtemps. Les autres se sont mis d’accord sur un bot.
page-note-resign = { $who } abandonne. Un bot prend la suite.
page-note-holiday = { $who } est en vacances jusqu’au { $until }. La pendule est arrêtée.
page-note-holiday-over = { $who } revient de vacances.
page-note-grace = Le temps est écoulé pour { $who }, qui en reçoit un peu plus, une fois par partie.
page-note-sit = { $who } prend place. Le bot s’efface.
page-note-pace = Les autres se sont mis d’accord sur une pendule : { $pace }.
page-bot-since = un bot a joué à partir du tour { $n }
page-bot-all-along = un bot a joué dès le début
page-bot-between = un bot a joué du tour { $from } au tour { $to }
page-take-back-seat = Reprendre ma place
page-stop = Proposer d’arrêter la partie
page-resign = Abandonner
page-resign-sure = Abandonner ? Un bot jouera jusqu’au bout à votre place, et vous ne pourrez pas revenir.
page-table = Cette table
page-replay = Relecture
page-record = Télécharger la partie
page-commitment = Empreinte de la graine
page-watching = Vous regardez.
page-sending = Envoi …
page-offline = Connexion perdue. Reconnexion … rien de ce que vous avez fait ne sera perdu.
page-bot = bot
seat-timed = { $what } · { $left }
seat-thinks = réfléchit
seat-to-play = doit jouer
seat-offline = hors ligne
seat-offline-for = hors ligne depuis { $span }
seat-offline-grace = hors ligne · délai { $left }
seat-away = loin depuis { $span }
seat-holiday = en vacances jusqu’au { $until }
seat-bot = bot · { $does }
seat-bot-since =
    { $n ->
        [0] bot depuis le début
       *[other] bot depuis le tour { $n }
    }
seat-bot-since-some-time = un bot remplace
seat-resigned =
    { $n ->
        [0] abandon avant le tour 1
       *[other] abandon au tour { $n }
    }
seat-resigned-some-time = abandon
page-absent = loin d’ici
page-offline-now = Pas de connexion avec la table. Rien n’a changé ; réessayez.
page-offline-held = Pas de connexion. Votre dernier clic est gardé et partira dès que vous serez de nouveau en ligne.
page-try-now = Essayer maintenant
page-chat-watching = Vous regardez. Seules les personnes à la table peuvent écrire.
page-forked = Cette partie reprend à l’étape { $step } d’une autre.
page-fork-from = Voir cette partie
page-fork-short = reprise
agree-yes = d’accord
agree-no = pas d’accord
agree-bot = bot : ne vote pas
agree-left = n’est plus à la table
agree-asked = n’a pas répondu
agree-away = loin d’ici
agree-whom = doit jouer
agree-do = D’accord
agree-stop-not = Continuer à jouer
agree-rematch-not = Non, merci
agree-withdraw = Retirer
agree-stop-title = Arrêter la partie ?
agree-rematch-title = Rejouer ?
agree-stop-means = Si tous sont d’accord, la partie s’arrête telle quelle, sans vainqueur.
agree-rematch-means = La même table et les mêmes règles, chacun une place plus loin. Des bots jouent pour qui ne veut pas ou n’est plus là.
agree-clock-title = Une pendule ?
agree-clock = { $who } voudrait une pendule : { $pace }
agree-clock-means = Elle démarre pour tous dès que tous ceux qui sont là et attendent sont d’accord. Quand le temps de quelqu’un est écoulé, un bot joue jusqu’à ce que cette personne reprenne sa place. La question s’arrête quand { $whom } joue.
agree-clock-not = Pas de pendule
agree-instead-title = Un bot pour { $whom } ?
agree-instead = { $who } voudrait qu’un bot joue pour { $whom }
agree-instead-means = On attend { $whom } depuis longtemps ; sa place peut être reprise à tout moment. Tous ceux qui sont là et attendent décident. La question s’arrête quand { $whom } joue.
agree-instead-not = Attendre
agree-about-you = C’est à vous de jouer : les autres décident. La question s’arrête quand vous jouez.
agree-stop = { $who } voudrait arrêter la partie
agree-rematch = { $who } voudrait rejouer

## Refus

refused-other = Cela n’a pas marché. Réessayez.
refused-offline = Pas de connexion. Ceci n’est pas parti : votre clic d’avant passe d’abord.
refused-link-used = Ce lien a déjà servi, ou il a plus de 15 minutes. Faites-en un nouveau sur votre autre appareil.
refused-link-void = L’hôte a renouvelé ou retiré cette invitation. Demandez le nouveau lien.
refused-not-found = Il n’y a rien derrière ce lien. Il a peut-être été coupé en le copiant.
refused-identity-other = Cet appareil joue déjà sous un autre nom ; il est resté comme il était.
refused-passkey-bad = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
refused-passkey-elsewhere = Les clés d’accès demandent une adresse qui commence par https.
refused-passkey-unknown = Personne n’a plus cette clé d’accès ici.
refused-passkey-late = Cela a pris plus de cinq minutes. Réessayez.
refused-code-unknown = Ce code est faux, a déjà servi, ou a été remplacé par un plus récent.
refused-device-last = Cet appareil est le seul chemin vers votre nom. Gardez d’abord le nom.
refused-limit-passkeys = Vous avez déjà vingt clés d’accès. Supprimez-en une d’abord.
refused-move-stale = La table a changé entre-temps. Regardez encore une fois.
refused-move-illegal = Ce n’est pas possible maintenant.
refused-move-not-asked = Ce n’est plus à vous de jouer.
refused-move-too-far = C’était trop à la fois. Faites une étape après l’autre.
refused-limit-rate = C’était un peu trop rapide. Attendez un instant et réessayez.
refused-table-over = La partie est finie.
refused-store-failed = Cela n’a pas été enregistré et ne compte donc pas. Réessayez.
refused-stand-present = Cette personne est encore là, ou n’est pas partie depuis longtemps.
refused-remind-not-now = On ne rappelle personne pendant ses vacances.
refused-limit-reminders = Il y a déjà eu un rappel. Le prochain pourra partir demain.
refused-stand-early = On n’attend pas cette place depuis assez longtemps.
refused-vote-asked = C’est vous qu’on attend. Jouez d’abord, et les autres n’attendront plus personne.
refused-coach-people = Pas de conseiller là où d’autres personnes jouent.
refused-coach-rated = Pas de conseiller à une table classée.
refused-coach-busy = Tous les bots sont occupés. Redemandez dans un instant.
refused-vote-none = Cette question n’est plus ouverte.
refused-clock-there = Il y a déjà une pendule à cette table.
refused-clock-short = Quelqu’un n’est pas là. Seul, on peut fixer un jour ou plus par coup ; avec quelqu’un d’autre ici, vous pouvez convenir de moins.
refused-name = Ce nom ne peut pas servir. Un nom a de 1 à 24 lettres visibles.
refused-seat-not-yours = Ce n’est pas votre place.
refused-seat-own = C’est votre propre place. Quittez la table pour la libérer.
refused-table-not-begun = La partie n’a pas encore commencé.
refused-table-running = Ce sera possible quand la partie sera finie.
refused-identity-none = On ne vous connaît pas encore ici. Prenez place ou donnez-vous un nom.
refused-limit-undo = Vous avez annulé très souvent. Continuez à partir d’ici.
refused-limit-connections = La maison est pleine en ce moment. Réessayez dans un instant.
refused-limit-listed = Vous avez trop de tables ouvertes dans la liste.
refused-option-bad = Ce choix n’existe pas pour ce jeu.
refused-seats-bad = Ce jeu ne se joue pas à tant de joueurs.
refused-seat-taken = Quelqu’un d’autre a été plus rapide : cette place est prise.
refused-seat-one = À cette table, chacun n’a qu’une place.
refused-seat-empty = Il n’y a plus personne à cette place.
refused-table-begun = La partie a commencé.
refused-table-closed = La table a été fermée.
refused-table-removed = L’hôte a libéré votre place. Seule une nouvelle invitation vous ramène.
refused-table-not-yours = Seul l’hôte peut faire cela.
refused-channel-bad = Ce n’est pas une adresse que nous puissions appeler.
refused-channel-forbidden = Ce serveur n’appelle que des adresses publiques par https.
refused-channel-refused = Cette adresse ne veut pas de courriels d’ici.
refused-channel-none = Ce serveur ne peut pas vous prévenir de cette façon.
refused-channel-unconfirmed = L’adresse n’est pas encore confirmée : ouvrez d’abord le lien du courriel.
refused-channel-unsent = Le courriel n’a pas pu partir. Rien n’a changé.
refused-notices-bad = Ce fuseau horaire n’est pas connu ici.
refused-holidays-bad = Ces jours ne peuvent pas être des vacances.
refused-limit-channels = Trop de façons de vous prévenir, ou trop d’essais. Attendez un peu.
refused-limit-mails = Assez de courriels pour aujourd’hui. Réessayez demain.
refused-limit-tables = Vous avez trop de tables ouvertes ou en cours.
refused-club-not-yours = Seul quelqu’un qui organise le club peut faire cela.
refused-club-removed = Votre place dans ce club a été retirée. Seul un nouveau lien vous fait entrer.
refused-club-members = Les tables du club sont réservées aux membres.
refused-club-no-member = Cette personne n’est plus dans le club.
refused-club-last = Un club a besoin de quelqu’un qui l’organise. Confiez d’abord ce rôle à une autre personne.
refused-limit-clubs = Vous ne pouvez plus entrer dans un club ni en ouvrir.
refused-limit-members = Le club est complet.
refused-league-none = Le club n’a pas de ligue.
refused-league-few = Une ligue demande au moins deux joueurs.
refused-league-not-now = Ce n’est pas possible à ce moment de la saison.
refused-limit-pairing = Vous venez de chercher très souvent. Attendez un peu.
refused-limit-invitations = Vous gardez déjà plusieurs places pour cette personne.
refused-person-unknown = On peut garder une place pour les personnes avec qui on a joué.
refused-seat-kept = Cette place est gardée pour quelqu’un d’autre.
refused-pairing-none = Vous ne cherchez personne en ce moment.

## Avant la partie

page-table-open =
    { $n ->
        [0] toutes les places sont prises
        [one] une place est libre
       *[other] { $n } places sont libres
    }
page-seat-free = Place libre
page-seat-friend = libre pour un ami
page-who-sits = Qui prend la place { $n }
page-you = vous
page-sit = Prendre place
page-leave = Quitter
page-invite = Inviter des amis
page-invite-how = Envoyez un lien. Ils prennent place aussitôt, sans compte.
page-invite-link = Lien vers votre table
page-invite-new = Faire un nouveau lien d’invitation
page-listed = Montrer cette table à l’accueil, pour que tout le monde puisse venir
page-begin = Commencer
page-begin-bots = Commencer, avec des bots aux places libres
page-wait-begin = La partie commence dès que toutes les places sont prises.
page-host = hôte
page-remove = Retirer
page-remove-who = Retirer : { $who }
page-remove-sure = Retirer { $who } de cette table ? Seule une nouvelle invitation permettra de revenir.
page-remove-done = { $who } n’est plus à la table. Si le lien est en de mauvaises mains, faites-en un nouveau.
page-make-host = Nommer hôte
page-make-host-who = Nommer hôte : { $who }
page-make-host-sure = Nommer { $who } hôte ? Seule cette personne pourra alors inviter, retirer et commencer.
page-make-host-done = L’hôte est maintenant { $who }.
page-close-table = Fermer la table
page-close-sure = Fermer cette table ? Tous ceux qui sont ici en seront avertis, et ses liens ne marcheront plus.
page-frozen = Cette partie ne peut pas être montrée
page-frozen-why = Le serveur ne peut pas lire la position de cette partie en ce moment. Elle est gardée telle quelle, personne n’y perd de temps, et une version ultérieure pourra peut-être la reprendre. Vous pouvez exporter vos données, vous faire oublier, ou ouvrir une nouvelle table.
page-frozen-read =
    { $why ->
        [settings] Cette partie est gelée : elle s’est jouée avec des règles ou des cartes que cette version ne connaît pas.
        [store] Cette partie est gelée : l’endroit où elle est rangée est abîmé.
       *[log] Cette partie est gelée : ses coups ne peuvent pas tous être lus.
    } Vous voyez la dernière position lisible ; des coups plus récents peuvent manquer. Les pendules sont arrêtées. Vous pouvez la lire, exporter vos données, vous faire oublier, ou ouvrir une nouvelle table.
page-closed = Cette table a été fermée.
page-closed-why = Son hôte l’a fermée avant le début de la partie. Vous pouvez en ouvrir une autre en un instant.
page-removed = Vous n’avez plus de place ici.
page-removed-why = L’hôte a libéré votre place. Une nouvelle invitation vous ramène, et d’autres tables vous attendent.
page-several = Une même personne peut prendre plusieurs places

## La fin

page-final = Décompte final
page-won =
    { $n ->
        [one] { $who } gagne.
       *[other] { $who } gagnent ensemble.
    }
page-chart = Points par tour
page-rematch = Rejouer
page-from-start = Revoir depuis le début
page-fair = Le mélange était-il honnête ?
page-fair-how = Tous les tirages découlent d’une graine secrète. Son empreinte a été montrée avant le premier coup, la graine l’est maintenant. Si les deux vont ensemble, personne n’a pu arranger les cartes ; « malecon replay --verify » prouve chaque tirage à partir de l’enregistrement.
page-seed = Graine
page-verify = Vérifier ici
page-fair-right = Les deux vont ensemble : la graine était fixée avant le début de la partie.
page-fair-wrong = Les deux ne vont pas ensemble !
page-fair-unknown = Ce navigateur ne peut vérifier que par une connexion sûre. Téléchargez la partie et utilisez « malecon replay --verify ».

## Relecture

page-step-back = Une étape en arrière
page-step-on = Une étape en avant
page-round-back = Un tour en arrière
page-round-on = Un tour en avant
page-autoplay = Lecture
page-pause = Pause
page-step-of = Étape { $n } sur { $of }
page-step = Étape
page-fork = Reprendre la partie d’ici
page-link-step = Lien vers cette étape
page-open-hands = Point de vue
page-everybody = tous
page-back-table = Vers la table

## Le bandeau de chaque page

strip-play = Trouver des joueurs
strip-learn = Apprendre
strip-clubs = Clubs
strip-rules = Règles
strip-guest = Invité
strip-wait = vous attendent

## Accueil

home-lead = Les jeux de société CUBA et LA HAVANE, à une même table au bord de la mer. En direct ou un coup par jour, entre amis ou contre la maison.
home-scene = Le front de mer de La Havane au crépuscule : la mer, un phare, une rue de maisons pastel et une voiture des années cinquante
hero-hello = Bonjour, { $who }.
hero-waiting =
    { $n ->
        [one] Une table vous attend.
       *[other] { $n } tables vous attendent.
    }
hero-urgent = { $table } : { $left }.
hero-nothing = Personne ne vous attend en ce moment.
home-paused = En pause
home-go-on = Continuer
home-free = libre
home-my-games = Mes parties
home-open-tables = Tables ouvertes
home-finished = Parties finies
home-play-now = Jouer maintenant
home-new = Première visite ?
home-learn = Apprendre { $game } en un tour
home-learn-about = Environ cinq minutes à une vraie table, chaque étape expliquée.
home-learn-begin = Apprendre
offer-title = Votre première partie de { $game } ?
offer-text = Rien à lire d’abord : jouez un tour avec un guide qui explique chaque étape. Vous pouvez quitter à tout moment et reprendre plus tard.
offer-learn = D’abord apprendre un tour (5 minutes)
offer-play = Simplement jouer
home-set-up = Préparer une table
home-cuba = Récolter, construire, charger et voter pendant six tours.
home-cuba-facts = 2 à 5 joueurs · environ 90 minutes
home-cuba-long = environ 90 minutes
home-havana = Deux cartes, un nombre et une rue à acheter.
home-havana-facts = 2 à 4 joueurs · environ 40 minutes
home-havana-long = environ 40 minutes
home-play = Jouer
home-look = Voir
home-join = Prendre place
home-watch = Regarder
home-your-turn = À vous de jouer
home-turn-of = On attend { $who }
home-frozen = Gelée : lecture seule
home-not-begun = Pas commencée
home-round = Tour { $n } · { $phase }
home-left-days =
    { $n ->
        [one] encore { $n } jour
       *[other] encore { $n } jours
    }
home-left-hours = encore { $n } h
home-left-minutes = encore { $n } min
home-left-seconds = encore { $n } s
home-none-mine = Pas encore de parties. « Jouer maintenant » en commence une.
home-none-open = Pas de table ouverte en ce moment. Préparez-en une et montrez-la ici.
home-pace-none = sans pendule
home-pace-live = en direct
home-pace-turn = un coup par jour
home-game = Jeu
home-with = Avec
home-result = Résultat
home-points = Points
home-ended = Fin
home-rank =
    { $n ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $n }e
    } sur { $of }
home-look-back = Revoir
home-name = Mon nom
home-colour = Ma couleur
home-me = Moi
home-other-device = Ajouter un appareil
home-other-device-how = Ouvrez ce lien là-bas dans les 15 minutes.
home-carry = Cet appareil est maintenant connecté à votre nom lui aussi.
home-forget = M’oublier
home-forget-sure = Effacer votre nom, vos messages et vos secrets ? Les parties en cours continuent avec des bots.
home-save = Enregistrer
home-seats = Places
home-edition = Édition
home-pace = Pendule
home-pace-bank = Minutes pour toute la partie
home-open = Ouvrir la table
home-join-title = On vous invite
home-join-sit = Prendre une place
played-live = en direct, { $minutes } min chacun et { $seconds } s de plus par coup
played-turn = { $hours } h par coup
played-turn-minutes = { $n } min par coup
played-turn-days =
    { $n ->
        [one] un jour par coup
       *[other] { $n } jours par coup
    }
played-bots = Bots
home-table-name = Nom de la table (facultatif)
played-game =
    { $n ->
        [one] { $game }, { $n } place
       *[other] { $game }, { $n } places
    }
home-sunset = Le Malecón est le front de mer de La Havane.

## Invitations

seats-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
lobby-here = Qui est là
lobby-of = { $n } sur { $of }
lobby-any-time = Vous pouvez commencer à tout moment.
lobby-bots = Des bots prennent les places encore libres.
lobby-full = Tout le monde est là.
lobby-kept = Gardée pour { $who }
lobby-kept-somebody = Gardée pour quelqu’un
lobby-free-it = Libérer
seat-kept = gardée
lobby-played = Ce qu’on joue
share-title = Envoyez ce lien
share-share = Partager …
share-mail = Courriel
share-qr = Le lien en code QR
share-text = Venez jouer à { $game } avec moi
share-name = Votre nom, pour qu’on sache qui invite
share-local = Cette adresse ne marche que sur cet ordinateur. Pour d’autres dans votre réseau, lancez le serveur avec « malecon serve --host 0.0.0.0 » et ouvrez l’adresse qu’il affiche.
plain-title = Cette page est venue sans https
plain-works = Tout le jeu marche ici, y compris le titre et l’icône quand c’est à vous, le son, le courriel, le webhook, le code de secours et les liens à copier.
plain-rest = Les navigateurs réservent à https les notifications, le partage et les clés d’accès. Qui tient ce serveur les obtient avec un certificat, par exemple par un proxy placé devant lui.

## CUBA

cuba-round = Tour { $n } sur { $of }
cuba-lap = tour de table { $n } sur { $of }
cuba-score-track = Points sur le front de mer
cuba-seats = Joueurs
cuba-in-order = dans l’ordre de jeu
cuba-has-chosen = a choisi
cuba-has-bid = a misé
cuba-last-played = dernière : { $card }
cuba-show-plantation = Montrer la plantation : { $who }. Cartes jouées : { $played }.
cuba-in-pile =
    { $n ->
        [one] { $n } dans la pile
       *[other] { $n } dans la pile
    }
cuba-at-sea = En haute mer
cuba-not-loadable = hors du port
cuba-each-of = { $n } chacune
cuba-load = Charger
cuba-loaded = chargé
cuba-choose-dock = Emplacement { $n }
cuba-load-dock = Charger à l’emplacement { $n }
cuba-all-harvest = Tout récolter
cuba-all-load = Tout charger
cuba-load-more = Chargez encore, ou terminez.
cuba-will-pass =
    { $n ->
        [one] 1 proposition
       *[other] 2 sur { $n } seront adoptées
    }
cuba-in-force = En vigueur
cuba-proposed = Proposée
cuba-vetoed = veto
cuba-veto-tile = La tuile de veto : la proposition du groupe { $group } a été écartée ce tour-ci.
cuba-veto-ban = La tuile de veto : le groupe { $group } a subi un veto au tour précédent, il est interdit de veto ce tour-ci.
cuba-passed = adoptée
cuba-group-I = Taxes
cuba-group-II = Redevances
cuba-group-III = Subventions
cuba-group-IV = Diverses
cuba-laws = Lois
cuba-buy = achat
cuba-sell = vente
cuba-once = Une fois par tour
cuba-left = reste { $n }
cuba-left-pay = reste { $n }, de quoi en payer { $pay }
cuba-fee =
    { $n ->
        [one] Loi sur la construction : 1 peso de plus par bâtiment. Vous avez { $have }.
       *[other] Loi sur la construction : { $n } pesos de plus par bâtiment. Vous avez { $have }.
    }
cuba-can-build = à construire
cuba-lacks = manque { $what }
cuba-yours = à vous
cuba-tile-of = construit par { $who }
cuba-tiles-points = Points
cuba-tiles-money = Argent
cuba-tiles-factories = Manufactures
cuba-tiles-other = Pouvoir
cuba-can-pay = payable
cuba-lacking = manque
cuba-built-by = à ce joueur
cuba-my-plantation = Ma plantation
cuba-back-home = retour chez moi
cuba-label-worker = Travail­leur
cuba-label-merchant = Négo­ciante
cuba-label-architect = Archi­tecte
cuba-label-foreman = Contre­maître
cuba-label-mayor = Maire
cuba-my-characters = Mes personnages
cuba-characters = Personnages
cuba-fifth = la cinquième carte vote
cuba-now = à présent
cuba-in-hand = en main
cuba-in-parliament = au parlement
cuba-left-in-hand = Encore en main : { $cards }.
cuba-or-alone = ou seul
cuba-used = utilisé
cuba-choose-one = Choisir
cuba-give = céder
cuba-get = recevoir
cuba-then = puis
cuba-have = vous avez { $n }
cuba-pay = Payer
cuba-decline = Refuser
cuba-without = Passer
cuba-which-veto = Quelle proposition est écartée ?
cuba-sent = Au parlement : { $who }. Vous pouvez encore changer d’avis.
cuba-call = Quel bateau amener en haute mer ?
cuba-swap-give = Vous cédez
cuba-swap-get = Vous recevez
cuba-taken = { $n } sur 4
cuba-buy-votes = Acheter des votes
cuba-votes-then =
    { $n ->
        [one] { $n } vote en tout
       *[other] { $n } votes en tout
    }
cuba-seal-bid =
    { $n ->
        [0] N’en acheter aucun
        [one] Acheter 1 vote
       *[other] Acheter { $n } votes
    }
cuba-sealed-bid = en secret : { $n }
cuba-pick-laws = Quelles sont les deux lois adoptées ?
cuba-pick-more =
    { $n ->
        [one] encore une
       *[other] choisissez deux lois
    }
cuba-enact = Adopter : { $one } et { $two }
cuba-lit = Ce qui brille peut être choisi. Montrez-le ou touchez-le pour voir ce qu’il rapporte.
cuba-lose = perdez
cuba-next-foreman = prochain contremaître
cuba-foreman-short = contremaître
cuba-nothing-yet = rien encore
cuba-can-harvest = récolte possible
cuba-then-could = ensuite
cuba-in-all = en tout
cuba-free-fields =
    { $n ->
        [one] 1 gratuit, puis 1 eau chacun
       *[other] { $n } gratuits, puis 1 eau chacun
    }
cuba-law-brings = points que chacune rapporterait
cuba-tie-does = La majorité des voix l’emporte et chaque mise est payée. En cas d’égalité, seuls les ex æquo achètent encore une fois.
cuba-tie-does-rebid-no = La majorité des voix l’emporte et chaque mise est payée. En cas d’égalité, le premier à partir du premier joueur gagne.
cuba-about-field = Cette case : { $what }. Le pion active les cases de sa ligne et de sa colonne.
cuba-about-dock =
    { $n ->
        [one] Emplacement 1 : chaque pièce chargée rapporte 1 point.
       *[other] Emplacement { $n } : chaque pièce chargée rapporte { $n } points.
    }
cuba-about-sea = En mer : le prochain bateau. On ne peut pas encore le charger.
cuba-about-market = { $what } : { $n } au marché. Acheter coûte { $buy }, vendre rapporte { $sell }.
cuba-decision = Votre décision
cuba-points-then = Points : { $n } → { $then }
cuba-both-paid = 5 en tout pour la taxe et la redevance
cuba-filter = Quels bâtiments
cuba-filter-payable = Possibles { $n }
cuba-filter-all = Tous { $n }
cuba-filter-built = Construits { $n }
cuba-guard-harvest =
    { $n ->
        [one] Une case de plus peut être récoltée. Elle ne donne plus rien une fois que vous avez terminé.
       *[other] { $n } cases de plus peuvent être récoltées. Elles ne donnent plus rien une fois que vous avez terminé.
    }
cuba-guard-foreman =
    { $n ->
        [one] Un bâtiment de plus peut être utilisé maintenant.
       *[other] { $n } bâtiments de plus peuvent être utilisés maintenant.
    }
cuba-guard-free = Vous n’avez rien acheté ni vendu. Vous pourriez encore prendre une pièce gratuite.
cuba-draft =
    { $n ->
        [one] Jusqu’ici : 1 étape, qu’on peut annuler.
       *[other] Jusqu’ici : { $n } étapes, qu’on peut annuler.
    }
cuba-areas = Parties du plateau
cuba-can-do = on peut y faire quelque chose
cuba-tab-mine = À moi
cuba-tab-harbour = Port
cuba-tab-laws = Lois
cuba-tab-market = Marché
cuba-tab-town = Ville
cuba-tab-buildings = Bâtir
cuba-tab-seats = Joueurs
cuba-tab-log = Journal
cuba-card-tax = Taxe
cuba-card-levy = Redevance
cuba-card-subsidy = Subvention
cuba-card-spoiled = Pertes
cuba-card-spoiled-why = ressources restées dans la cour
cuba-card-unpaid = pas payée
cuba-card-nothing = rien
cuba-card-ships = Bateaux
cuba-card-left = Le bateau { $ship } a quitté le port ({ $dock }).
cuba-card-arrived = Le bateau { $ship } est arrivé en haute mer.
cuba-card-laws = Nouvelles lois
cuba-card-chosen =
    { $n ->
        [one] choisies par { $who } avec { $n } vote
       *[other] choisies par { $who } avec { $n } votes
    }
cuba-card-next = Tour { $n }, en premier : { $who }
cuba-summary = Un tour
cuba-phase-proposals = Quatre lois sont proposées, une de chaque groupe.
cuba-phase-actions = En quatre tours de table, chacun joue un personnage et accomplit son action. La cinquième carte reste en main pour le parlement.
cuba-phase-parliament = La cinquième carte a autant de votes que sa valeur. Tous achètent des votes en secret, à 1 peso chacun ; qui en a le plus adopte deux propositions.
cuba-phase-laws = Taxe et redevance peuvent se payer pour 2 points chacune, 5 pour les deux ; puis viennent les subventions et les autres lois.
cuba-phase-end = Les ressources de la cour sont perdues, les bateaux remplis partent, les autres avancent. Qui a joué la quatrième carte la plus forte commence le tour suivant.
cuba-hint-card = Chaque carte une fois par tour. Montrez-en une pour lire ce qu’elle fait.
cuba-hint-foreman = Dans n’importe quel ordre, chacun une fois par tour. Montrez-en un ou touchez-le pour voir ce qu’il fait.
cuba-hint-harvest =
    { $n ->
        [0] Chaque case de plus coûte 1 cube d’eau.
        [one] Une case est encore gratuite ; les suivantes coûtent 1 cube d’eau chacune.
       *[other] { $n } cases sont gratuites ; les suivantes coûtent 1 cube d’eau chacune.
    }
cuba-hint-bid =
    { $n ->
        [one] Vous avez { $n } peso. Les autres voient votre enchère quand tous ont choisi.
       *[other] Vous avez { $n } pesos. Les autres voient votre enchère quand tous ont choisi.
    }
cuba-hint-sealed = Votre choix est secret : { $what }. Vous pouvez encore le changer.

## CUBA : coups sur les boutons

move-card = Jouer : { $what }
move-end = Terminer
move-done = Fini
move-take = Prendre : { $what }
move-buy = Acheter : { $what }
move-sell = Vendre : { $what }
move-delegate = Envoyer : { $what }
move-place = Pion en { $what }
move-harvest = Récolter { $what }
move-build = Construire : { $what }
move-on = Construire en { $what }
move-use = Utiliser : { $what }
move-dock = Emplacement { $what }
move-load = Charger : { $what }
move-give = Céder : { $what }
move-convert = Changer : { $what } → { $two }
move-call = Amener le bateau { $what }
move-veto = Veto : { $what }
move-enact = Adopter : { $one } et { $two }
move-bid = Miser { $what }
move-pay = Payer
move-pay-pair = Payer : { $one } et { $two }
move-decline = Refuser
move-side = Prendre : { $what }

## CUBA : raisons en peu de mots

brief-place-warehouse = pas ici
brief-changes-nothing = inutile
brief-out-of-reach = trop loin
brief-already-used = utilisé
brief-supply-empty = épuisé
brief-needs-water = faute d’eau
brief-cost = il faut { $n } { $what }

## CUBA : ce qui est écrit sur les tuiles et les lois. [wood] est un dessin.

tile-cement-factory = ≤4 [stone]→1 [vp]
tile-sawmill = ≤4 [wood]→1 [vp]
tile-golf-course = ≤4 [water]→1 [vp]
tile-cloister = ≤2 [any-product]→1 [vp]
tile-cloister-cloister-materials = ≤2 [any-material]→1 [vp]
tile-rum-cafe = ≤3 [rum]→2 [vp]
tile-cigar-cafe = ≤3 [cigars]→2 [vp]
tile-small-office = charge 1 [any-cargo]
tile-large-office = ≤2 pareilles [any-cargo]
tile-large-office-large_office-any = pareilles [any-cargo]
tile-hotel = 2 [vp]
tile-inn = 1 [vp]
tile-goods-store = 1 [any-goods]→ 6 [peso]
tile-product-store = 1 [any-product]→ 4 [peso]
tile-product-store-product_store-material = 1 [any-material]→ 4 [peso]
tile-materials-store = ≤2 [any-material]→2 [peso]
tile-small-bank = 2 [peso]
tile-large-bank = 4 [peso]
tile-black-market = change 1 [any-cargo]
tile-cigar-factory = n [tobacco]→ n [cigars]
tile-distillery = n [sugar]→ n [rum]
tile-church = 1 veto
tile-town-hall = +2 votes
tile-dam = 2 [water]
tile-lighthouse = choisit un bateau
tile-lighthouse-lighthouse-dock_sea = échange port et mer
tile-storehouse = stocke tout
lawsign-printed-tax = 2 [peso] → 2 [vp]
lawline-printed-tax = payez si vous voulez
lawsign-tax-1 = 1 [peso] → 2 [vp]
lawline-tax-1 = payez si vous voulez
lawsign-tax-2 = 2 [peso] → 2 [vp]
lawline-tax-2 = payez si vous voulez
lawsign-tax-3 = 3 [peso] → 2 [vp]
lawline-tax-3 = payez si vous voulez
lawsign-tax-4 = 4 [peso] → 2 [vp]
lawline-tax-4 = payez si vous voulez
lawsign-tax-5 = 5 [peso] → 2 [vp]
lawline-tax-5 = payez si vous voulez
lawsign-tax-buildings = 1 [peso] × n → 2 [vp]
lawline-tax-buildings = 1 peso par bâtiment
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 agrume
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 agrume
lawsign-levy-sugar = 1 [sugar] → 2 [vp]
lawline-levy-sugar = 1 canne à sucre
lawsign-levy-tobacco = 1 [tobacco] → 2 [vp]
lawline-levy-tobacco = 1 tabac
lawsign-levy-water = 1 [water] → 2 [vp]
lawline-levy-water = 1 cube d’eau
lawsign-levy-materials = 2 [any-material] → 2 [vp]
lawline-levy-materials = matériaux au choix
lawsign-levy-products = 2 [any-product] → 2 [vp]
lawline-levy-products = ressources au choix
lawsign-subsidy-buildings = 1 [vp] × n
lawline-subsidy-buildings = par bâtiment à vous
lawsign-subsidy-materials = 1 [vp] × n
lawline-subsidy-materials = case libre de matériaux
lawsign-subsidy-products = 1 [vp] × n
lawline-subsidy-products = case libre de ressources
lawsign-subsidy-water = 1 [vp] par [water]
lawline-subsidy-water = 7 points au plus
lawsign-subsidy-votes = 1 [vp] × n
lawline-subsidy-votes = par vote de votre carte
lawsign-subsidy-pesos = 1 [vp] par 3 [peso]
lawline-subsidy-pesos = 7 points au plus
lawname-scarcity = Pénurie
lawline-scarcity = marché : −2 de chaque
lawname-surplus = Abondance
lawline-surplus = marché : +2 de chaque
lawname-drought = Sécheresse
lawline-drought = travailleur : 1 ressource
lawname-building-law = Construction
lawline-building-law = bâtiment : 2 pesos de plus
lawname-harbour-law = Port
lawline-harbour-law = part dès que rempli
lawname-corruption = Corruption
lawline-corruption = aucun vote à acheter

## LA HAVANE

havana-town = La ville
havana-row = { $row }, { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
havana-square = Le centre
havana-in-bag = Dans le sac
havana-order = Ordre de jeu
havana-done = fini
havana-now = joue
havana-you = Vous
havana-number = nombre
havana-my-number = mon nombre
havana-number-next = jusqu’ici { $n }
havana-rank = { $n ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] 4e
    } sur { $of }
havana-balcony =
    { BEGINS($who) ->
        [vowel] Balcon d’{ $who }
        [h] Balcon d’{ $who }
       *[other] Balcon de { $who }
    }
havana-has-chosen = a choisi
havana-has-played = a joué
havana-plays-next = joue ensuite
havana-protected = sous protection
havana-known = Ce qu’on sait de ces cartes
havana-my-place = Ma place
havana-my-open = Mes cartes visibles
havana-open-of = Cartes visibles : { $who }
havana-laid = posée
havana-my-things = Mes biens
havana-things-of =
    { BEGINS($who) ->
        [vowel] Biens d’{ $who }
        [h] Biens d’{ $who }
       *[other] Biens de { $who }
    }
havana-my-hand = Ma main · { $n }
havana-hand-of =
    { BEGINS($who) ->
        [vowel] Main d’{ $who } · { $n }
        [h] Main d’{ $who } · { $n }
       *[other] Main de { $who } · { $n }
    }
havana-discards = Défausse · { $n }
havana-buildings =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
havana-of = sur { $n }
havana-phase = phase { $n } sur 3 · { $what }
havana-target = Le premier à { $n } points gagne
havana-phase-actions = actions et bâtiments
havana-phase-restock = ravitaillement
havana-phase-cards = nouvelles cartes
havana-can-buy = à acheter
havana-can-remove = à retirer
havana-can-at = le poser ici
havana-or = ou
havana-not-open = pas visible
havana-choose = Choisir
havana-choose-payment = Vous pouvez choisir comment payer.
havana-makes = Votre nombre devient { $n }.
havana-points-then = points { $n } → { $then } sur { $of }
havana-lit = Tout ce qui brille peut être choisi. Montrez-le, ou touchez-le, pour voir ce qu’il fait.
havana-without = Passer
havana-enough = Cela suffit
havana-from-tax = { $who } perd
havana-from-steal = Prendre à { $who }
havana-from-square =
    { $n ->
        [one] Prendre encore 1 matériau
       *[other] Prendre encore { $n } matériaux
    }
havana-stolen = Déjà pris : { $n }.
havana-replace = choisir ce qu’on remplace
havana-replaced = remplacé : { $what }
havana-have = vous avez { $n }
havana-you-pay = Vous payez
havana-buy = Acheter
havana-hint-lay-first = Les deux restent visibles et servent au tour 1.
havana-hint-do = L’autre carte suit d’elle-même.
havana-hint-cover = La carte que vous ne recouvrez pas sert de nouveau au tour suivant.
havana-hint-lay = Elle reste face cachée jusqu’à ce que tous aient posé la leur.
havana-hint-buy = Seules les extrémités des deux rangées sont à vendre.
havana-hint-swap-end = Il prend la place du bâtiment qui s’y trouve.
havana-areas = Parties de la table
havana-decision = Votre décision
havana-can-do = on peut y faire quelque chose
havana-tab-town = Ville
havana-tab-hand = Main
havana-tab-seats = Joueurs
havana-tab-supply = Réserve
havana-tab-log = Journal
havana-square-short = Centre
havana-summary = Un tour
havana-does-actions = Le plus petit nombre commence. Chacun à son tour utilise ses deux cartes visibles, dans l’ordre de son choix, et peut ensuite acheter des bâtiments aux extrémités des deux rangées.
havana-does-restock = 3 pesos et 3 matériaux du sac s’ajoutent au centre ; ce qui s’y trouve reste.
havana-does-cards = Dans le même ordre, chacun recouvre une carte visible d’une carte de sa main, face cachée. Quand tous l’ont fait, les nouvelles sont retournées et les cartes recouvertes défaussées.
havana-cards = Cartes
havana-rules = Bon à savoir
havana-rule-number = Le nombre
havana-rule-number-does = Les deux chiffres de vos cartes visibles, le plus petit d’abord : 7 et 0 font 07. À nombres égaux, qui a le moins de points joue d’abord.
havana-rule-pay = Payer
havana-rule-pay-does = 5 pesos remplacent un travailleur, 5 gravats un matériau de n’importe quelle couleur. Les bâtiments au compas demandent l’architecte parmi vos cartes visibles.
havana-rule-cards = Main et défausse
havana-rule-cards-does = Dès qu’il ne reste que 2 cartes dans votre main, toute votre défausse revient.
havana-rule-end = La fin
havana-rule-end-does = Qui atteint { $n } points gagne aussitôt.

## LA HAVANE : coups sur les boutons

havana-move-swap = Prendre : { $what }
havana-move-at = Poser { $what }
havana-move-lay = Poser : { $what }
havana-move-do = Utiliser : { $what }
havana-move-take = Reprendre : { $what }
havana-move-remove = Retirer : { $what } ({ $end })
havana-move-tax = Faire perdre : { $what }
havana-move-rob = Voler { $who }
havana-move-steal = Prendre : { $what }
havana-move-pick = Prendre : { $what }
havana-move-buy = Acheter : { $what } ({ $end })
havana-move-replace = Remplacer : { $what }
havana-move-pay = Payer pour : { $what }
havana-move-cover = Recouvrir : { $what }

## LA HAVANE : noms sur les cartes, avec césures possibles

havana-label-black-market = Marché noir
havana-label-conservation = Arrêt de chantier
havana-label-material-thief = Voleur de maté­riaux
havana-label-protection = Protec­tion
havana-label-renewal = Reprise
havana-label-tax-collector = Percep­teur

## Les cartes de mon propre exemplaire

cards-which = Cartes
cards-use = Jouer avec les cartes de mon exemplaire
cards-edit = Mes cartes …
cards-site = Les nouvelles tables de cette maison se jouent avec les cartes de qui la tient.
cards-title = Les cartes de mon exemplaire
cards-how = Personne n’a publié ce qui est imprimé sur les cartes : les nôtres sont donc une reconstitution. Entrez ce que montre votre exemplaire ; ce que vous laissez reste comme il est. C’est gardé dans ce navigateur.
cards-ships = Bateaux
cards-plantations = Plantations
cards-market = Marché
cards-buildings = Bâtiments
cards-to-mend = à corriger
cards-own = différent du nôtre
cards-space = Emplacement { $n } : { $what }
cards-ship-next = Bateau { $n }, emplacement { $space } : choisissez ce qui y est imprimé.
cards-ship-full = Le bateau { $n } est rempli : choisissez un emplacement à vider.
cards-product_row = Prix des ressources, le plus cher d’abord
cards-goods_row = Prix des produits, le plus cher d’abord
cards-buy_from_supply = Prix de la réserve quand le marché n’en a plus
cards-sell_to_supply = Ce que paie la réserve quand la ligne est remplie
cards-sell_to_supply-product = Ce que paie la réserve pour une ressource quand la ligne est remplie
cards-sell_to_supply-goods = Ce que paie la réserve pour un produit quand la ligne est remplie
cards-start = Au marché au début, de chaque sorte
cards-start-product = Au marché au début, de chaque ressource
cards-start-goods = Au marché au début, de chaque produit
cards-name = Nom, en petites lettres
cards-vp = Points
cards-pesos = Pesos
cards-workers = Travailleurs
cards-as-text = En texte, à garder ou à envoyer
cards-text = Toutes les cartes en texte (TOML)
cards-take = Reprendre ce texte
cards-taken = Toutes les cartes ont été reprises.
cards-file = Depuis un fichier
cards-download = Télécharger
cards-checking = Vérification …
cards-wrong =
    { $n ->
        [one] Une chose est à corriger.
       *[other] { $n } choses sont à corriger.
    }
cards-fine =
    { $n ->
        [0] Tout va bien ; rien ne diffère de notre reconstitution.
        [one] Tout va bien ; une carte diffère de notre reconstitution.
       *[other] Tout va bien ; { $n } cartes diffèrent de notre reconstitution.
    }
cards-done = Fini
cards-start-over = Recommencer avec les cartes de la maison
cards-here = Cette table se joue avec les cartes d’un exemplaire particulier.
cards-here-how = Elles y restent, aussi dans les relectures, les reprises et les revanches.
cards-here-show =
    { $n ->
        [one] Montrer la carte qui diffère
       *[other] Montrer les { $n } cartes qui diffèrent
    }
cards-ours = Dans notre reconstitution : { $what }

seat-decline = Refuser

strip-notices = Avis

name-title = Garder mon nom

sign-in-known = Vous avez gardé un nom ? Connectez-vous.
bot-random = Hasard
bot-rules = Règles
bot-planner = Stratège
invite-here = ici
played-rating = Classement
played-rated = classée, pour qui le veut
played-unrated = non classée
