# Les mots des pages autour de la table, chargés avec la première d’entre elles.

## Règles

rules = Règles
rules-title = Les règles de { $game }
rules-remark = Chaque paragraphe a un numéro, et la table emploie les mêmes numéros.
rules-chapters = Chapitres
rules-search = Numéro ou mots
rules-search-title = Chercher
rules-found =
    { $n ->
        [0] Rien trouvé
        [one] 1 paragraphe
       *[other] { $n } paragraphes
    }
rules-before = Avant :
rules-after = Après :
rules-open-chapter = Ouvrir le chapitre { $n }
rules-chapter-before = Chapitre précédent
rules-chapter-after = Chapitre suivant
rules-whole-book = Le livre entier dans un nouvel onglet
rules-editions-differ = les éditions diffèrent
rules-this-table = Cette table : { $answer }
rules-of-this-table = Là où les éditions diffèrent, ce que joue cette table vient d’abord.
rules-aid = Aide de jeu, une page
aid = Aide de jeu
aid-title = Aide de jeu de { $game }
aid-ways = Autres pages
aid-print = Imprimer
aid-cuba-remark = 6 tours · le plus de points gagne
aid-value = valeur = votes
aid-worker = Déplacez le pion. Sa ligne et sa colonne donnent 1 matériau par case de matériaux, et vous récoltez 2 cases de ressources ; chaque [water] payée en récolte 1 de plus.
aid-worker-or = Pas d’utilisation alternative.
aid-merchant = Achetez et vendez des [any-cargo] au marché, autant que vous voulez.
aid-merchant-or = Ou : 1 [any-material], ou 1 ressource de la sorte la moins chère.
aid-architect = Construisez un bâtiment sur une case de votre plantation et payez ses matériaux.
aid-architect-or = Ou : 2 [vp] pour le premier à ne rien construire, 1 [vp] pour le deuxième.
aid-foreman = Utilisez tous ceux que vous voulez de vos bâtiments dans la ligne et la colonne du pion, ou un seul n’importe où.
aid-foreman-or = Chaque bâtiment une fois par tour.
aid-mayor = Chargez autant de [any-cargo] que vous voulez sur un seul bateau : 1, 2 ou 3 [vp] chacune à l’emplacement 1, 2 ou 3.
aid-mayor-or = Ou : 4 [peso] pour le premier à ne rien charger, 2 [peso] pour le deuxième.
aid-laws-remark = 24 cartes · taxe et redevance payées : 1 point de plus, 5 en tout
aid-buildings-remark = 25 tuiles · chacune une fois par tour, avec le contremaître
aid-market = Marché et fin
aid-market-does = Vous achetez la pièce la moins chère d’une sorte et vendez à l’emplacement libre le plus cher. Ligne vide : achat à 7 [peso]. Ligne remplie : une ressource se vend 1 [peso], un produit 3 [peso].
aid-market-does-full_row_price-flat = Vous achetez la pièce la moins chère d’une sorte et vendez à l’emplacement libre le plus cher. Ligne vide : achat à 7 [peso]. Ligne remplie : tout se vend 3 [peso].
aid-start = La quatrième carte la plus forte commence le tour suivant ; à égalité, celle jouée plus tard.
aid-end-does = Après le tour 6 : 2 [vp] pour chacun de vos bâtiments. Les pesos ne rapportent rien mais départagent les égalités.
aid-cargo = ressource ou produit : marchandise
aid-ties = Nombres égaux
aid-ties-does = Le moins de points joue d’abord, puis le moins de matériaux de couleur, de pesos, de travailleurs, de gravats, et enfin le plus jeune.
aid-targets = Le premier à 25 points à 2 joueurs, 20 à 3, 15 à 4. La partie se termine aussitôt.
aid-cards-remark = tous ont les mêmes 13 ; deux sont visibles
aid-houses-remark = ne s’achètent qu’aux extrémités des rangées
rules-unknown = Il n’y a pas de paragraphe { $id }.
rules-not-loaded = Les règles n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.

setup-remark = Tout a déjà une bonne réponse. Changez ce qui vous tient à cœur.
setup-rules = Règles
setup-pace = Rythme
setup-pace-none = Sans pendule
setup-pace-live = En direct
setup-pace-turn = Un coup par jour
setup-pace-none-how = Rien ne presse. Si quelqu’un fait attendre les autres, ils peuvent convenir d’une pendule, ou après un jour d’un bot.
waiting-title = Pendant l’attente
waiting-bot = Demander un bot à la place de : { $who }
waiting-since = On attend { $who } depuis { $since }. Après { $after }, les autres peuvent convenir d’un bot.
waiting-minutes =
    { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
waiting-hours =
    { $n ->
        [one] une heure
       *[other] { $n } heures
    }
waiting-days =
    { $n ->
        [one] un jour
       *[other] { $n } jours
    }
waiting-clock = Une pendule à partir de maintenant
waiting-ask = Demander cette pendule
waiting-how = Tous ceux qui sont là et attendent décident. S’il n’y a que vous, elle démarre aussitôt, mais avec au moins un jour par coup.
setup-pace-live-how = Quand le temps de quelqu’un est écoulé, un bot joue jusqu’à ce que cette personne reprenne sa place.
setup-pace-turn-how = Ce délai vaut chaque fois qu’on attend une place. Quand il est passé, un bot joue jusqu’à ce que cette personne reprenne sa place.
setup-increment = Secondes de plus par coup
setup-turn = Temps par coup
setup-unit = Compté en
setup-days = jours
setup-hours = heures
setup-edition = Édition
setup-book = tel que l’imprime cette édition
setup-changed = changé par rapport à l’édition
setup-number = un nombre
setup-differs =
    { $n ->
        [one] Un point est mis à part ci-dessous ; le livre ouvert marque ce qu’imprime l’édition.
       *[other] { $n } points sont mis à part ci-dessous ; le livre ouvert marque ce qu’imprime l’édition.
    }
setup-same = Rien n’est mis à part : ce sont les règles auxquelles on compare les autres éditions.
setup-others =
    { $n ->
        [one] Encore un point dont une table peut décider
       *[other] Encore { $n } points dont une table peut décider
    }
setup-seats-of = { $n }, au plus { $of }
setup-seat-me = Vous
setup-seat-open = Qui a le lien
setup-seat-bot = Bot
setup-who-me = Moi
setup-who-open = N’importe qui
setup-who-bot = Bot
setup-which-bot = Quel bot prend la place { $n }
setup-more-seat = Ajouter une place
setup-less-seat = Retirer une place
setup-sum-seats =
    { $me ->
        [0] Aucune place pour vous
        [one] Vous
       *[other] Vous à { $me } places
    }, { $open ->
        [0] personne par lien
        [one] une personne par lien
       *[other] { $open } par lien
    }, { $bots ->
        [0] pas de bots
        [one] un bot
       *[other] { $bots } bots
    }
setup-seen = Visible par
setup-seen-all = tout le monde à l’accueil
setup-seen-link = seulement qui a le lien
setup-next-link = Ensuite, vous recevez un lien à envoyer. La partie commence quand vous le dites, ou quand toutes les places sont prises.
setup-next-begins = La partie commence aussitôt.

invite-title = { $who } vous invite à une partie de { $game }
invite-how-long = Durée
invite-what = Jeu
invite-who = Joueurs
invite-days = sur plusieurs jours
invite-rated = Classée, pour qui garde son nom et veut un classement.
invite-unrated = Non classée.
invite-as-printed = Telle qu’imprimée.
invite-of =
    sur { $of } ; { $people ->
        [0] personne n’est
        [one] une personne est
       *[other] { $people } personnes sont
    } là{ $bots ->
        [0] { "" }
        [one] , et un bot
       *[other] , et { $bots } bots
    }
invite-your-seat = votre place ?
invite-name = Votre nom à la table
invite-name-how = 24 lettres au plus. Pas de compte ; vous pourrez garder le nom plus tard.
invite-colour = Votre couleur
invite-watch = Seulement regarder

closed-watch = Regarder la partie
closed-look-back = La revoir
closed-open = Ouvrir
closed-open-tables = Voir les tables ouvertes
closed-seat-elsewhere = J’ai une place ici, sur un autre appareil
closed-full-tag = complète
closed-full = Cette table est complète
closed-full-how = Toutes les places de « { $table } » sont prises : { $who }.
closed-void-tag = renouvelé
closed-void = Ce lien n’est plus valable
closed-void-how = L’hôte a renouvelé ou retiré cette invitation. Demandez le nouveau lien ; en faire un prend une seconde.
closed-two-tag = deux fois vous
closed-two = Vous avez déjà une place ici
closed-two-how = Cet appareil ne vous connaît pas encore. Sur celui où vous avez pris la place, ouvrez votre nom en haut et choisissez « Ajouter un appareil » ; le lien que vous y recevez vous fait entrer ici.
closed-two-field = Le lien de votre autre appareil
closed-over-tag = finie
closed-over = La partie est finie
closed-over-how =
    { $n ->
        [one] Victoire de { $who }
       *[other] Victoire partagée de { $who }
    } devant { $others }.
closed-over-alone = Victoire partagée : { $who }.
closed-over-stopped = « { $table } » s’est arrêtée d’un commun accord, sans vainqueur.
closed-closed-tag = fermée
closed-closed = La table a été fermée
closed-closed-how = Elle a été fermée avant le début de la partie. Rien n’est perdu : votre nom et vos autres parties restent comme ils sont.
closed-missing-tag = introuvable
closed-missing = Ce lien n’existe pas
closed-missing-how = Il manque peut-être une lettre : les liens se coupent quand on les copie. Collez-le de nouveau, en entier.
closed-missing-field = Le lien
closed-offline-tag = pas de connexion
closed-offline = Le serveur ne répond pas
closed-offline-how = L’invitation n’est pas perdue. Vérifiez votre connexion et réessayez.

sign-peso = pesos
sign-vp = points
sign-any-product = ressources
sign-any-material = matériaux
sign-any-goods = produits
sign-any-cargo = marchandises

pairing-title = Jouer avec des gens
pairing-remark = quand vous n’avez personne avec qui jouer
pairing-find = Trouver des joueurs
pairing-how = On vous réunit avec d’autres qui veulent la même partie.
pairing-waiting = { $n ->
    [one] Une personne attend pour { $game }.
   *[other] { $n } personnes attendent pour { $game }.
  }
pairing-pace = Pendule
pairing-nobody = Si personne ne vient
pairing-languages = Langues
pairing-look = Chercher
pairing-bots-after = { $n ->
    [one] Des bots après une minute
   *[other] Des bots après { $n } minutes
  }
pairing-people-hour = Des gens seulement, chercher une heure
pairing-people-days = { $n ->
    [one] Des gens seulement, chercher un jour
   *[other] Des gens seulement, chercher { $n } jours
  }
pairing-seats = { $seats } places
pairing-finishes = finit { $share } % de ses parties
pairing-new = encore aucune partie avec des gens
pairing-looking = À la recherche de joueurs
pairing-you = vous
pairing-ready = prêt
pairing-lacking = { $n ->
    [one] Encore une personne, et on commence
   *[other] Encore { $n } personnes, et on commence
  }
pairing-close = Vous pouvez fermer cette page ; la recherche continue.
pairing-until = Si personne ne vient, la recherche s’arrête dans { $time }.
pairing-bots-in = Si personne ne vient, des bots prennent les places libres dans { $time }. Jusqu’au tour 2, ils laissent leur place à des gens.
pairing-stop = Ne plus chercher
pairing-begin = Commencer tout de suite avec des bots
pairing-in-vain = Personne n’est venu à temps. Réessayez, peut-être avec des bots ou une autre pendule.
pairing-chip = Recherche de joueurs, { $time }
pairing-found = Votre table a commencé

people-title = Avec qui j’ai joué
people-how = Choisissez qui devrait rejouer. Leurs places leur sont gardées.
people-games = { $n ->
    [one] une partie
   *[other] { $n } parties
  }
people-page = Page
people-page-of = Page : { $name }
people-again = { $n ->
    [0] Rejouer avec …
    [one] Rejouer avec une personne
   *[other] Rejouer avec { $n } personnes
  }
people-none = Encore personne. Les gens avec qui vous jouez apparaîtront ici.

clubs-title = Clubs
clubs-remark = un salon à vous, et une ligue si vous voulez
clubs-go = Entrer
clubs-new = Un nouveau club
clubs-how = Vous recevez un lien. Quiconque l’a peut entrer ; seuls les membres voient les tables du club.
clubs-name = Nom du club
clubs-open = Ouvrir un club

club-name-bad = Un nom de club a de 1 à 40 lettres visibles.
club-members = { $n ->
    [one] un membre
   *[other] { $n } membres
  }
club-you-organise = vous l’organisez
club-since = depuis { $when }
club-organised = organisé par { $who }
club-open-table = Ouvrir une table
club-open-now = L’ouvrir
club-table-name = Nom de la table, si vous voulez
club-your-name = Votre nom
club-join = Entrer
club-join-how = Vous verrez ses tables et pourrez y prendre place. Vous pouvez quitter à tout moment.
club-link-gone = Ce lien ne mène plus à un club. Demandez-en un nouveau.
club-gone = Ce club n’existe pas, ou vous n’en faites pas partie.
club-link-title = Entrer par un lien
club-link = Lien vers le club
club-leave = Quitter le club
club-leave-sure = Quitter le club ? Les places ouvertes se libèrent, et des bots finissent vos tables de ligue.
club-lobby = Salon
club-lobby-empty = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une.
club-running = En cours
club-sit = Prendre place
club-play = Jouer
club-look = Voir
club-results = Résultats
club-table = Table
club-places = Places
club-points = Points
club-ended = Fin
club-stopped = arrêtée
club-more = Plus de résultats
club-members-title = Membres
club-here = ici maintenant
club-here-now = { $n } ici maintenant
club-organiser = organise
club-manage = Rôle : { $name }
club-make-organiser = Confier l’organisation
club-make-member = Retirer ce rôle
club-remove = Retirer
club-remove-sure = Retirer { $name } ? Seul un nouveau lien permettra de revenir.
club-all = Tous les { $n }
club-tools = Pour qui organise
club-tools-who = Seuls ceux qui organisent voient ceci.
club-tools-table = Table ouverte
club-reseat = Changer de places : choisissez-en deux
club-swap = Les échanger
club-close-table = Fermer la table
club-close-sure = Fermer « { $name } » ? Elle n’a pas commencé, et plus personne ne pourra y prendre place.
club-rename = Renommer
club-new-link = Nouveau lien
club-remind-title = Qui doit jouer
club-remind-who = { $who } doit jouer à { $table }.
club-remind = Rappel : { $who }
club-reminded = Rappel envoyé. Le prochain pourra partir demain.
club-new-link-sure = Faire un nouveau lien ? L’ancien ne marchera plus.

league-title = Ligue
league-none = Le club n’a pas encore de ligue. On tire des groupes au sort, les tables s’ouvrent d’elles-mêmes, et les meilleurs montent.
league-found = Fonder une ligue
league-found-now = Fonder la ligue
league-change = Modifier
league-signing = { $n ->
    [0] Personne ne s’est encore inscrit.
    [one] Une personne s’est inscrite.
   *[other] { $n } personnes se sont inscrites.
  }
league-join = S’inscrire
league-join-next = S’inscrire pour la saison suivante
league-leave = Quitter la ligue
league-leave-sure = Quitter la ligue ? Des bots finissent vos tables de cette saison.
league-begin = Tirer les groupes et commencer
league-end = Terminer la ligue
league-end-sure = Terminer la ligue ? Les tables commencées continuent.
league-day-more = Accorder un jour de plus
league-drawn = Groupes tirés
league-season = saison { $n }
league-table = Table { $n }
league-done = finie
league-opens = s’ouvre d’elle-même
league-until = { $time }
league-closing = on la finit
league-up-down = Montée et descente
league-next = encore { $time } avant la saison suivante
league-waits = Votre table vous attend.
league-running = Votre table est en cours.
league-group = Groupe { $name }
league-member = Membre
league-tables = Tables
league-share = Part
league-points = Ligue
league-of = { $n } sur { $of }
league-up = monte
league-down = descend
league-forgotten = quelqu’un
league-rule = Points selon la place, 6, 4, 2, 1 à quatre joueurs ; les égalités se départagent par la part de tous les points de la table. Une place qu’un bot a dû finir compte comme la dernière.
league-seed = Tiré avec la graine { $seed }.
league-name = Nom de la ligue
league-seats = Joueurs par groupe
league-rounds = Tables par saison
league-days = Jours par table
league-hours = Heures par coup
league-moves = Combien montent et descendent
league-pause = Jours entre les saisons
league-draw = Comment les groupes se forment
league-draw-random = au sort
league-draw-strength = à force égale

invitations-title = On vous invite
invitations-by = { $name } vous garde une place.

notices-title = Comment on vous prévient
notices-remark = Une fois par coup, et jamais pendant que vous regardez cette table.
notices-nobody = Personne ne vous connaît encore ici, il n’y a donc rien dont vous prévenir. Prenez place à une table, ou commencez ici.
notices-begin = Commencer ici
notices-ways = Moyens
notices-live = En direct
notices-live-small = minutes
notices-days = Un coup par jour
notices-days-small = jours
notices-way-title = Titre et icône de l’onglet
notices-way-sound = Son
notices-way-push = Notification
notices-way-mail = Courriel
notices-way-webhook = Webhook
notices-small-title = « (1) À vous de jouer », sur chaque page
notices-small-sound = une petite cloche
notices-small-sound-off = une petite cloche, muette dans ce navigateur
notices-small-push = même quand la page est fermée ; pas activée dans ce navigateur
notices-small-push-elsewhere = activée ailleurs, pas dans ce navigateur
notices-small-mail = pas encore d’adresse
notices-small-mail-to = { $where } · plusieurs de suite en un seul
notices-small-webhook = pour Discord ou votre propre programme
notices-this-browser = ce navigateur
notices-test = Essayer
notices-again = essayer encore :
notices-add = Ajouter
notices-change = Modifier
notices-mute = Couper
notices-unmute = Laisser sonner
notices-remove = Supprimer
notices-turn-on = Activer ici
notices-unconfirmed = Pas confirmée
notices-look-up = regardez l’onglet
notices-rang = ça a sonné
notices-no-sound = ce navigateur est muet
notices-under-way = en route …
notices-arrived = arrivé en { $s } s
notices-not-arrived = parti, mais pas arrivé
notices-push-denied = le navigateur refuse
notices-times = { $said }, { $n } fois
notices-said-timeout = pas de réponse à temps
notices-said-unreached = pas joignable
notices-said-refused = pas permis
notices-said-off = pas sur ce serveur
notices-failing = { $where } : { $why }.
notices-failing-rest = Rien n’est perdu ; vos autres moyens marchent toujours.
notices-failing-change = Entrer une nouvelle adresse
notices-state-unconfirmed = pas encore confirmée
notices-state-failing = ne répond pas en ce moment
notices-state-off = abandonnée
notices-new-mail = Adresse de courriel
notices-new-mail-how = Vous recevez un courriel avec un lien. Rien d’autre ne vient tant que vous n’y avez pas dit oui.
notices-new-webhook = Adresse du webhook
notices-new-webhook-how = Seulement https, et seulement des machines que chacun peut joindre.
notices-ask = Envoyer le lien
notices-mail-asked = Un courriel est en route vers { $where }. Ouvrez son lien et dites oui.
notices-form = Forme
notices-form-discord = comme le veut Discord
notices-form-json = JSON signé
notices-secret = Les appels sont signés avec ce secret. Il n’est montré que maintenant.
notices-secret-label = Secret
notices-about = À quel sujet
notices-about-turn = C’est à moi de jouer
notices-about-hour = Il reste une heure
notices-about-invited = On m’invite
notices-about-game = Une partie commence ou finit
notices-about-again = Quelqu’un veut rejouer
notices-about-chat = Quelqu’un écrit dans la discussion
notices-about-bot = Un bot a pris ma place
notices-quiet = Heures calmes
notices-quiet-on = Pas la nuit
notices-quiet-begin = Calme à partir de
notices-quiet-end = Calme jusqu’à
notices-until = à
notices-quiet-how = Les avis attendent le matin et arrivent en un seul. Pour un coup par jour, « Il reste une heure » vient alors avant que vous n’alliez dormir.
notices-holidays = Vacances
notices-holidays-left = encore { $left } jours sur { $all } cette année
notices-holidays-how = Vos pendules en jours s’arrêtent, et tous à vos tables voient jusqu’à quand. Les tables en direct ne sont pas touchées.
notices-holiday = vacances
notices-holiday-span = du { $first } au { $last }
notices-from = Du
notices-to = au
notices-take = { $n ->
    [one] Prendre un jour
   *[other] Prendre { $n } jours
}
notices-call-off = Renoncer
notices-plain = Cette adresse commence par http:, comme sur votre propre Wi-Fi
notices-plain-what = Les notifications et les clés d’accès demandent https et ne sont pas montrées ici. Titre, son, courriel, webhook et code de secours marchent.
notices-plain-how = Qui tient le serveur obtient https avec un proxy comme Caddy devant lui, qu’il nomme avec --trusted-proxy.
notices-phone = Mettre Malecón sur votre téléphone
notices-phone-why = Sur un iPhone, les notifications ne marchent que depuis l’écran d’accueil.
notices-phone-install = Installer
notices-phone-how = Me montrer comment
notices-phone-iphone = iPhone : ouvrez cette page dans Safari, touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez Malecón de là et activez les notifications.
notices-phone-android = Android : ouvrez le menu du navigateur et touchez « Installer l’application » ou « Ajouter à l’écran d’accueil ».

mail-link-used = Ce lien a déjà servi, est trop vieux, ou a été coupé en le copiant.
mail-confirm-title = Courriels de Malecón
mail-confirm = Voulez-vous qu’un courriel vous prévienne quand c’est à vous de jouer ? Vous pouvez changer d’avis dans chaque courriel.
mail-confirm-button = Oui, écrivez-moi
mail-confirm-done = C’est fait. Les avis vont maintenant à { $where }.
mail-unsubscribe-title = Plus de courriels
mail-unsubscribe = Ceci arrête les courriels de Malecón à votre adresse. Vos parties restent comme elles sont.
mail-unsubscribe-button = Arrêter les courriels
mail-unsubscribe-never = Arrêter, et que personne ne redemande
mail-unsubscribe-done = C’est fait. { $where } ne recevra plus de courriels.
mail-unsubscribe-done-never = C’est fait. { $where } ne recevra plus de courriels, et personne ne peut en redemander.

name-remark = Un moyen suffit. Deux valent mieux.
name-nobody = Vous n’avez pas encore de nom ici. Prenez place à une table, ou dites qui vous êtes.
name-here-only =
    { $n ->
        [0] Pour l’instant, le nom ne vit que dans ce navigateur. Si ses données sont effacées, le nom disparaît.
        [one] Pour l’instant, le nom ne vit que dans ce navigateur. Si ses données sont effacées, le nom et une partie en cours disparaissent.
       *[other] Pour l’instant, le nom ne vit que dans ce navigateur. Si ses données sont effacées, le nom et { $n } parties en cours disparaissent.
    }
name-lasts = Le nom est à vous sur chaque appareil où vous vous connectez.
name-my-page = Ma page
name-change = Changer le nom
name-other = C’est quelqu’un d’autre ? Connectez-vous avec un nom que vous avez gardé.
name-kept = gardé
name-not-kept = pas encore gardé
name-best = le mieux
name-remove = Supprimer
name-passkey = Clé d’accès
name-passkey-what = Votre empreinte, votre visage ou le verrou de l’écran. Rien à retenir, rien à voler.
name-passkey-where = Marche sur chaque appareil qui partage vos clés d’accès.
name-passkey-make = Créer une clé d’accès
name-passkey-another = En créer une autre
name-passkey-made = Créée le { $day }
name-passkey-used = Utilisée le { $day }
name-passkey-remove = Supprimer la clé d’accès du { $day }
name-passkey-sure = Cette clé d’accès n’ouvrira plus rien ici.
name-passkey-none = Aucune clé d’accès n’a été donnée. Rien n’a changé.
name-passkey-https = Les clés d’accès demandent une adresse qui commence par https. Tout le reste marche ici aussi.
name-code = Code de secours
name-code-what = Pour le papier. Il vous connecte une fois ; ensuite, vous en faites un nouveau.
name-code-make = Faire un code
name-code-new = Faire un nouveau code
name-code-print = L’imprimer
name-code-have = Je l’ai
name-code-made = Fait le { $day }. En faire un nouveau l’annule.
name-code-lost = Un code a été fait le { $day }, mais vous n’avez jamais confirmé l’avoir. Faites-en un nouveau.
name-devices = Mes appareils
name-device = { $browser } sur { $system }
name-device-unknown = Un appareil
name-device-add = Ajouter un appareil
name-here = ici
name-sign-out = Se déconnecter
name-sign-out-there = Déconnecter là-bas
name-sign-out-of = Se déconnecter : { $device }
name-sign-out-there-of = Déconnecter là-bas : { $device }
name-sign-out-sure = Vous pourrez revenir avec votre clé d’accès ou votre code.
name-sign-out-there-sure = Cet appareil sera déconnecté.
name-mine = Mes données
name-visible = Qui peut voir ma page
name-visible-everybody = tout le monde
name-visible-mates = ceux avec qui j’ai joué
name-visible-nobody = moi seulement
name-rated = Classer mes parties
name-rated-how = aux tables classées ; pas quand un bot a joué pour vous
name-rated-once = possible une fois le nom gardé
name-download = Tout télécharger
name-forget = M’oublier …
name-forget-what =
    { $n ->
        [0] L’oubli efface votre nom, vos clés et ce que vous avez écrit.
        [one] L’oubli retire le nom d’une partie et efface tout le reste. La partie reste à ceux qui l’ont jouée.
       *[other] L’oubli retire le nom de { $n } parties et efface tout le reste. Les parties restent à ceux qui les ont jouées.
    }

sign-in-title = Se connecter
sign-in-remark = Avec un nom que vous avez gardé.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-passkey-what = Votre appareil demande votre empreinte, votre visage ou le verrou de l’écran.
sign-in-code = Se connecter avec un code
sign-in-code-what = Le code que vous avez noté
sign-in-two = Cet appareil est connecté au nom de : { $name }
sign-in-two-what = Deux personnes ne peuvent pas être réunies. Leurs parties restent à chacune : prenez d’abord un code de secours pour la première, ou laissez-la.
sign-in-keep = Garder les deux : d’abord un code
sign-in-have = Je l’ai, me connecter
sign-in-leave = Laisser ces parties

person-since = ici depuis { $month }
person-plays-in = joue en { $language }
person-finishes = finit { $share } de ses parties
person-my-settings = Qui voit ceci
person-none = Il n’y a pas de page ici
person-none-why = L’adresse a peut-être été coupée, ou seuls ceux qui ont joué ensemble peuvent voir cette page.
person-rating = Classement
person-rated-games =
    { $n ->
        [one] 1 partie classée
       *[other] { $n } parties classées
    }, { $people } avec des gens
person-guess = encore une estimation
person-above = Plus fort que { $bot }.
person-at-seats = À { $seats } joueurs : { $points } ± { $error }
person-bots = les bots de la maison
person-no-bots = aucun bot n’est encore classé
person-unrated = Encore aucune partie classée.
person-together = Vous et { $name }
person-together-games =
    { $n ->
        [one] qui a devancé qui, dans une partie
       *[other] qui a devancé qui, dans { $n } parties
    }
person-places = vous { $mine }, { $name } { $theirs }
person-results = Résultats
person-no-results = Encore aucune partie finie.
person-game = Jeu
person-seats = Joueurs
person-games = Parties
person-won = Gagnées
person-expected = Au hasard
person-points = Points en moyenne
person-rivals = Face à face
person-with = Avec
person-before = Devant
person-last = Dernière
person-all = Tous les { $n }
person-place =
    { $n ->
        [1] 1er
        [2] 2e
        [3] 3e
       *[other] { $n }e
    }

name-mail = Courriel
name-mail-what = Un lien pour vous connecter, quand vous le demandez. Nous n’envoyons rien d’autre sans votre accord.
name-mail-address = Votre adresse
name-mail-add = Envoyer un courriel pour la confirmer
name-mail-again = Envoyer de nouveau
name-mail-waits = pas confirmée
name-mail-sent = Envoyé à { $address }. Ouvrez-le sur n’importe quel appareil, puis appuyez sur le bouton.
name-mail-change = Changer

sign-in-mail = M’envoyer un lien
sign-in-mail-what = Une adresse que vous avez confirmée ici
sign-in-mail-sent = Si { $address } est à quelqu’un d’ici, un lien est en route. Il vaut 15 minutes.
sign-in-link = Se connecter sur cet appareil
sign-in-link-what = Ce lien connecte cet appareil, une fois.
setup-rated = Classée : le résultat compte pour qui garde son nom et veut un classement
setup-unrated-guest = Non classée : il faut un nom que vous gardez. Vous en obtenez un sous votre nom, en haut.
setup-unrated-cards = Non classée : vous jouez avec vos propres cartes.
setup-unrated-hot = Non classée : une personne a plusieurs places.
setup-unrated-bots = Non classée : seuls des bots jouent.

# Parties guidées

learn-remark = Un tour de chaque jeu à une vraie table, chaque étape expliquée.
learn-facts = Environ 5 minutes · vous pouvez arrêter et reprendre plus tard
learn-begin = Commencer
learn-resume = Reprendre où vous en étiez
learn-again = Encore une fois
learn-card = Guide
learn-chapters = Chapitres
learn-progress = Où vous en êtes
learn-of = { $n } sur { $of }
learn-done = fini
learn-go-on = Continuer
learn-show = Me montrer
learn-why = Pourquoi ?
learn-back = Retour
learn-leave = Quitter
learn-leave-keep = Quitter et garder ma place
learn-skip = Passer
learn-others = Regardez ce que font les autres.
learn-play = Jouer à { $game } maintenant
learn-not-now = Ce serait possible aussi. Ici, nous faisons ce qui brille. Rien ne s’est passé.
learn-why-not = { $why } Rien ne s’est passé.
learn-elsewhere = On ne peut rien y faire maintenant. Choisissez ce qui brille.

## The coach

coach-ask = Que feriez-vous ?
coach-why = Pourquoi ceci brille-t-il ?
coach-remark = Le conseiller est un bot qui voit ce que vous voyez. Il essaie votre coup de nombreuses fois et vous dit ce qui en résulte.
coach-thinks = Le conseiller essaie votre coup …
coach-plans =
    { $n ->
        [one] Un plan.
       *[other] { $n } plans, le meilleur d’abord.
    }
coach-risks = Ce qu’il risque
coach-how = Calculé d’après ce que vous voyez seulement, par des essais où le hasard varie ; ± est une erreur type.
coach-choose-place = Choisissez un endroit qui brille et lisez ici ce qu’il permet. Rien n’est joué.
coach-lit = Cela brille parce que vous pouvez :
coach-rule = La règle

## Planning ahead

plan-draft = Un projet
plan-assumes = Comme si c’était à vous maintenant. Ce que les autres font avant peut le changer ; vous seul le voyez.
plan-turn = C’est à vous de jouer.
plan-whole = C’est tout le tour.
plan-drawn = Le dernier coup fait piocher : seul ce qui vient avant est retenu.
plan-stuck = Impossible : « { $move } ». { $reason }
plan-none =
    { $why ->
        [setup] Il n’y a rien à préparer avant la première manche.
        [sealed] Tout le monde choisit en même temps : il n’y a rien à préparer.
        [phase] Ce qui se décide maintenant change votre prochain tour. Préparez-le ensuite.
        [round] Vous avez joué tous vos tours de cette manche. La suite, personne ne la connaît.
        [draw] Votre prochain tour commence par une pioche : on ne peut pas le préparer.
       *[over] La partie est terminée.
    }
plan-moves = Le tour jusqu’ici
plan-queue = Retenir ce tour
plan-queue-how = Il sera joué quand ce sera à vous, s’il rapporte encore exactement cela.
plan-play = Jouer ce tour
plan-discard = Abandonner
plan-close = Fermer
plan-withdraw = Ne plus retenir
queued-played = Le tour que vous aviez retenu a été joué.
queued-void =
    { $why ->
        [illegal] Le tour retenu n’a pas été joué : « { $move } » n’est plus possible.
        [effect] Le tour retenu n’a pas été joué : il aurait rapporté autre chose que ce qui était montré.
        [undo] Le tour retenu est annulé, car quelqu’un est revenu sur un coup.
        [hand] Le tour retenu est annulé, car vous avez joué vous-même.
        [bot] Le tour retenu est annulé, car un bot joue pour vous.
       *[over] Le tour retenu n’a pas été joué : la partie est terminée.
    }
refused-queue-asked = C’est à vous de jouer : jouez-le.
refused-queue-none = Il n’y a pas de tour à préparer maintenant.
refused-queue-other = Ce tour ne rapporterait plus la même chose. Regardez encore une fois.
refused-queue-empty = Vous n’avez retenu aucun tour.
