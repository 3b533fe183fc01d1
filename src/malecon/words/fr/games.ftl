### Tout ce que les gens lisent, en français.
###
### Un nom est une famille et un mot, comme partout (voir en). Les formes d’un nom :
###   .the   avec son article : l’auberge
###   .of    avec de : d’eau pour une sorte (sans article), de la cour pour un lieu
###   .to, .in   avec à, dans : à la cour, dans la cour
###   .gender    m, f ou pl
### Les marqueurs .what, .source, .target et .came disent dans quelles familles on cherche.

## La langue elle-même

language-name = Français
language-read = no

## Morceaux de phrases

locale = fr-FR
list-more = { $first }, { $then }
list-last = { $first } et { $then }
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
seat = Joueur { $n }

## Jeux et éditions

game-cuba = CUBA
game-havana = LA HAVANE

edition-cuba-de = édition allemande (2012)
edition-cuba-nl = édition néerlandaise (2008)
edition-cuba-fr = édition française (2007)
edition-cuba-zh = édition chinoise
edition-cuba-en = édition anglaise (2007)

## Options

option-cuba-tokens = Pièces dans la boîte
option-cuba-tokens-2012 = 15 de chaque ressource, 10 rhums et 10 cigares (2012)
option-cuba-tokens-2007 = 18 de chaque ressource, 15 rhums et 15 cigares (2007)
option-cuba-full_row_price = Vente quand la ligne du marché est remplie
option-cuba-full_row_price-by_class = 1 peso pour une ressource, 3 pesos pour un produit
option-cuba-full_row_price-flat = 3 pesos dans les deux cas
option-cuba-large_office = Grand comptoir
option-cuba-large_office-two = charge jusqu’à 2 marchandises d’une sorte
option-cuba-large_office-any = charge autant de marchandises d’une sorte qu’on veut
option-cuba-cloister = Cloître
option-cuba-cloister-products = prend des ressources
option-cuba-cloister-materials = prend des matériaux
option-cuba-product_store = Marché aux ressources
option-cuba-product_store-product = achète une ressource
option-cuba-product_store-material = achète un matériau
option-cuba-rum_cafe = Eau dans le coût du café à rhum
option-cuba-rum_cafe-one_water = 1 cube d’eau
option-cuba-rum_cafe-two_water = 2 cubes d’eau
option-cuba-black_market = Marché noir
option-cuba-black_market-any = change toute marchandise en toute autre
option-cuba-black_market-across = change une ressource en produit ou un produit en ressource
option-cuba-lighthouse = Phare
option-cuba-lighthouse-sea_pile = échange le bateau en haute mer contre un bateau de la pile
option-cuba-lighthouse-dock_sea = échange un bateau au port contre celui en haute mer
option-cuba-veto = Veto de l’église
option-cuba-veto-at_once = agit aussitôt
option-cuba-veto-parliament = attend le parlement
option-cuba-sides = Plateaux de plantations
option-cuba-sides-common = la même disposition pour tous
option-cuba-sides-individual = une disposition propre à chaque joueur
option-cuba-sides-mixed = chaque joueur choisit
option-cuba-variant_offered = Proposer le délégué secret
option-cuba-variant_offered-yes = oui
option-cuba-variant_offered-no = non
option-cuba-market_law = Effet de la pénurie et de l’abondance
option-cuba-market_law-every_round = à chaque tour tant qu’elles sont en vigueur
option-cuba-market_law-once = une fois, à leur adoption
option-cuba-rebid = Second achat de votes en cas d’égalité en tête
option-cuba-rebid-yes = oui
option-cuba-rebid-no = non, le premier joueur l’emporte
option-cuba-secret_delegate = Délégué secret
option-cuba-secret_delegate-yes = oui, choisi avant les actions
option-cuba-secret_delegate-no = non, la carte qui reste
option-cuba-bank = Pesos dans la banque
option-cuba-bank-unlimited = illimités
option-cuba-bank-195 = 195
option-cuba-bank-140 = 140
option-cuba-building_tax_zero = Taxe sur les bâtiments quand on n’en a aucun
option-cuba-building_tax_zero-paid = compte comme payée
option-cuba-building_tax_zero-unpaid = ne compte pas comme payée
option-cuba-hidden_money = Cacher l’argent des autres joueurs
option-cuba-hidden_money-yes = oui
option-cuba-hidden_money-no = non

## Pièces

kind-wood = bois
    .count =
        { $n ->
            [one] cube de bois
           *[other] cubes de bois
        }
    .gender = m
    .the = le bois
    .of = de bois
kind-stone = pierre
    .count =
        { $n ->
            [one] cube de pierre
           *[other] cubes de pierre
        }
    .gender = f
    .the = la pierre
    .of = de pierre
kind-water = eau
    .count =
        { $n ->
            [one] cube d’eau
           *[other] cubes d’eau
        }
    .gender = f
    .the = l’eau
    .of = d’eau
kind-citrus = agrumes
    .count =
        { $n ->
            [one] agrume
           *[other] agrumes
        }
    .gender = pl
    .the = les agrumes
    .of = d’agrumes
kind-sugar = canne à sucre
    .count =
        { $n ->
            [one] canne à sucre
           *[other] cannes à sucre
        }
    .gender = f
    .the = la canne à sucre
    .of = de canne à sucre
kind-tobacco = tabac
    .count =
        { $n ->
            [one] tabac
           *[other] tabacs
        }
    .gender = m
    .the = le tabac
    .of = de tabac
kind-rum = rhum
    .count =
        { $n ->
            [one] rhum
           *[other] rhums
        }
    .gender = m
    .the = le rhum
    .of = de rhum
kind-cigars = cigares
    .count =
        { $n ->
            [one] cigare
           *[other] cigares
        }
    .gender = pl
    .the = les cigares
    .of = de cigares

class-material = matériau de construction
class-product = ressource
class-goods = produit
class-cargo = marchandise

## Personnages

character-worker = travailleur
    .gender = m
    .the = le travailleur
character-merchant = négociante
    .gender = f
    .the = la négociante
character-architect = architecte
    .gender = m
    .the = l’architecte
character-foreman = contremaître
    .gender = m
    .the = le contremaître
character-mayor = maire
    .gender = m
    .the = le maire

## Plantations, cases et lieux

plantation-common = plateau à disposition commune
    .the = le plateau à disposition commune
plantation-blue = plateau bleu
    .the = le plateau bleu
plantation-red = plateau rouge
    .the = le plateau rouge
plantation-yellow = plateau jaune
    .the = le plateau jaune
plantation-green = plateau vert
    .the = le plateau vert
plantation-purple = plateau violet
    .the = le plateau violet

side-common = plateau à disposition commune
    .the = le plateau à disposition commune
side-individual = plateau individuel
    .the = le plateau individuel

landscape-forest = forêt
landscape-mountain = montagne
landscape-lake = lac
landscape-plantation = plantation
landscape-citrus = plantation d’agrumes
landscape-sugar = plantation de canne à sucre
landscape-tobacco = plantation de tabac
landscape-warehouse = entrepôt

place-supply = réserve générale
    .of = de la réserve
    .to = à la réserve
    .in = dans la réserve
place-yard = cour
    .of = de la cour
    .to = à la cour
    .in = dans la cour
place-warehouse = entrepôt
    .of = de l’entrepôt
    .to = à l’entrepôt
    .in = dans l’entrepôt
place-market = marché
    .of = du marché
    .to = au marché
    .in = au marché
place-dock = emplacement { $n }
    .of = de l’emplacement { $n }
    .to = à l’emplacement { $n }
    .in = à l’emplacement { $n }
place-sea = haute mer
    .of = de la haute mer
    .to = en haute mer
    .in = en haute mer
place-pile = pile
    .of = de la pile
    .to = à la pile
    .in = dans la pile
place-bank = banque
    .of = de la banque
    .to = à la banque
    .in = dans la banque
place-field = case
    .of = de la case
    .to = à la case
    .in = sur la case

## Phases d’un tour

phase-proposals = propositions de loi
phase-actions = phase d’actions
phase-parliament = phase de parlement
phase-laws = phase de lois
phase-end = fin du tour

## Utilisations alternatives sous les marqueurs noirs

alternative-free-material = un matériau gratuit
alternative-free-product = une ressource gratuite au prix le plus bas
alternative-two-points = 2 PV pour ne pas construire
alternative-one-point = 1 PV pour ne pas construire
alternative-four-pesos = 4 pesos pour ne rien charger
alternative-two-pesos = 2 pesos pour ne rien charger

## D’où viennent les points

source-ships = bateaux
source-functions = bâtiments utilisés
source-laws = lois
source-architect = construction renoncée
source-owned = bâtiments construits

## Choix secrets

sealed-delegate = délégué
sealed-bid = enchère
sealed-payment = réponse à la loi

## Bâtiments

building-cement-factory = cimenterie
    .gender = f
    .the = la cimenterie
building-sawmill = scierie
    .gender = f
    .the = la scierie
building-golf-course = terrain de golf
    .gender = m
    .the = le terrain de golf
building-cloister = cloître
    .gender = m
    .the = le cloître
building-rum-cafe = café à rhum
    .gender = m
    .the = le café à rhum
building-cigar-cafe = café à cigares
    .gender = m
    .the = le café à cigares
building-small-office = petit comptoir
    .gender = m
    .the = le petit comptoir
building-large-office = grand comptoir
    .gender = m
    .the = le grand comptoir
building-hotel = hôtel
    .gender = m
    .the = l’hôtel
building-inn = auberge
    .gender = f
    .the = l’auberge
building-goods-store = grand magasin
    .gender = m
    .the = le grand magasin
building-product-store = marché aux ressources
    .gender = m
    .the = le marché aux ressources
building-materials-store = marché aux matériaux
    .gender = m
    .the = le marché aux matériaux
building-small-bank = petite banque
    .gender = f
    .the = la petite banque
building-large-bank = grande banque
    .gender = f
    .the = la grande banque
building-black-market = marché noir
    .gender = m
    .the = le marché noir
building-cigar-factory = manufacture de cigares
    .gender = f
    .the = la manufacture de cigares
building-cigar-factory-2 = seconde manufacture de cigares
    .gender = f
    .the = la seconde manufacture de cigares
building-distillery = distillerie
    .gender = f
    .the = la distillerie
building-distillery-2 = seconde distillerie
    .gender = f
    .the = la seconde distillerie
building-church = église
    .gender = f
    .the = l’église
building-town-hall = mairie
    .gender = f
    .the = la mairie
building-dam = réservoir
    .gender = m
    .the = le réservoir
building-lighthouse = phare
    .gender = m
    .the = le phare
building-storehouse = entrepôt (bâtiment)
    .gender = m
    .the = l’entrepôt construit
building-warehouse = entrepôt
    .gender = m
    .the = l’entrepôt

## Ce que font les bâtiments

building-cement-factory-does = Cédez jusqu’à 4 cubes de pierre pour 1 point chacun.
building-sawmill-does = Cédez jusqu’à 4 cubes de bois pour 1 point chacun.
building-golf-course-does = Cédez jusqu’à 4 cubes d’eau pour 1 point chacun.
building-cloister-does = Cédez jusqu’à 2 ressources pour 1 point chacune.
building-cloister-does-cloister-materials = Cédez jusqu’à 2 matériaux pour 1 point chacun.
building-rum-cafe-does = Cédez jusqu’à 3 rhums pour 2 points chacun.
building-cigar-cafe-does = Cédez jusqu’à 3 cigares pour 2 points chacun.
building-small-office-does = Chargez 1 marchandise sur un bateau et marquez les points de son emplacement.
building-large-office-does = Chargez jusqu’à 2 marchandises d’une même sorte sur un bateau et marquez pour chacune les points de son emplacement.
building-large-office-does-large_office-any = Chargez autant de marchandises d’une même sorte que vous voulez sur un bateau et marquez pour chacune les points de son emplacement.
building-hotel-does = Marquez 2 points.
building-inn-does = Marquez 1 point.
building-goods-store-does = Vendez 1 produit pour 6 pesos.
building-product-store-does = Vendez 1 ressource pour 4 pesos.
building-product-store-does-product_store-material = Vendez 1 matériau pour 4 pesos.
building-materials-store-does = Vendez jusqu’à 2 matériaux pour 2 pesos chacun.
building-small-bank-does = Recevez 2 pesos.
building-large-bank-does = Recevez 4 pesos.
building-black-market-does = Changez 1 marchandise en une marchandise d’une autre sorte.
building-black-market-does-black_market-across = Changez 1 ressource en produit, ou 1 produit en ressource.
building-cigar-factory-does = Transformez autant de tabacs que vous voulez en autant de cigares.
building-cigar-factory-2-does = { building-cigar-factory-does }
building-distillery-does = Transformez autant de cannes à sucre que vous voulez en autant de rhums.
building-distillery-2-does = { building-distillery-does }
building-church-does = Écartez aussitôt une proposition par votre veto, sauf dans le groupe de votre veto du tour précédent.
building-church-does-veto-parliament = Écartez une proposition au parlement par votre veto, sauf dans le groupe de votre veto du tour précédent.
building-town-hall-does = Disposez de 2 votes de plus au parlement ce tour-ci.
building-dam-does = Recevez 2 cubes d’eau.
building-lighthouse-does = Échangez le bateau en haute mer contre un bateau de votre choix de la pile.
building-lighthouse-does-lighthouse-dock_sea = Échangez un bateau au port contre celui en haute mer ; les bateaux remplis restent.
building-storehouse-does = Déplacez toutes vos ressources de la cour à l’entrepôt, où elles se conservent.
building-warehouse-does = { building-storehouse-does }

## Lois

group-I = lois de taxes
group-II = lois de redevances
group-III = lois de subventions
group-IV = lois diverses

law-printed-tax = taxe de départ de 2 pesos
    .gender = f
    .the = la taxe de départ de 2 pesos
law-tax-1 = taxe de 1 peso
    .gender = f
    .the = la taxe de 1 peso
law-tax-2 = taxe de 2 pesos
    .gender = f
    .the = la taxe de 2 pesos
law-tax-3 = taxe de 3 pesos
    .gender = f
    .the = la taxe de 3 pesos
law-tax-4 = taxe de 4 pesos
    .gender = f
    .the = la taxe de 4 pesos
law-tax-5 = taxe de 5 pesos
    .gender = f
    .the = la taxe de 5 pesos
law-tax-buildings = taxe sur les bâtiments
    .gender = f
    .the = la taxe sur les bâtiments
law-printed-levy = redevance de départ de 1 agrume
    .gender = f
    .the = la redevance de départ de 1 agrume
law-levy-citrus = redevance de 1 agrume
    .gender = f
    .the = la redevance de 1 agrume
law-levy-sugar = redevance de 1 canne à sucre
    .gender = f
    .the = la redevance de 1 canne à sucre
law-levy-tobacco = redevance de 1 tabac
    .gender = f
    .the = la redevance de 1 tabac
law-levy-water = redevance de 1 eau
    .gender = f
    .the = la redevance de 1 eau
law-levy-materials = redevance de 2 matériaux de construction
    .gender = f
    .the = la redevance de 2 matériaux de construction
law-levy-products = redevance de 2 ressources
    .gender = f
    .the = la redevance de 2 ressources
law-subsidy-buildings = subvention pour les bâtiments
    .gender = f
    .the = la subvention pour les bâtiments
law-subsidy-materials = subvention pour les cases de matériaux
    .gender = f
    .the = la subvention pour les cases de matériaux
law-subsidy-products = subvention pour les cases de ressources
    .gender = f
    .the = la subvention pour les cases de ressources
law-subsidy-water = subvention pour l’eau
    .gender = f
    .the = la subvention pour l’eau
law-subsidy-votes = subvention pour les votes
    .gender = f
    .the = la subvention pour les votes
law-subsidy-pesos = subvention pour les pesos
    .gender = f
    .the = la subvention pour les pesos
law-scarcity = loi de marché : pénurie
    .gender = f
    .the = la loi de marché « pénurie »
law-surplus = loi de marché : abondance
    .gender = f
    .the = la loi de marché « abondance »
law-drought = loi sur la sécheresse
    .gender = f
    .the = la loi sur la sécheresse
law-building-law = loi sur la construction
    .gender = f
    .the = la loi sur la construction
law-harbour-law = loi sur le port
    .gender = f
    .the = la loi sur le port
law-corruption = loi sur la corruption
    .gender = f
    .the = la loi sur la corruption

## Ce que font les lois

law-printed-tax-does = Qui paie 2 pesos marque 2 points.
law-tax-1-does = Qui paie 1 peso marque 2 points.
law-tax-2-does = Qui paie 2 pesos marque 2 points.
law-tax-3-does = Qui paie 3 pesos marque 2 points.
law-tax-4-does = Qui paie 4 pesos marque 2 points.
law-tax-5-does = Qui paie 5 pesos marque 2 points.
law-tax-buildings-does = Payez 1 peso par bâtiment que vous possédez pour marquer 2 points.
law-printed-levy-does = Qui donne 1 agrume marque 2 points.
law-levy-citrus-does = Qui donne 1 agrume marque 2 points.
law-levy-sugar-does = Qui donne 1 canne à sucre marque 2 points.
law-levy-tobacco-does = Qui donne 1 tabac marque 2 points.
law-levy-water-does = Qui donne 1 cube d’eau marque 2 points.
law-levy-materials-does = Qui donne 2 matériaux quelconques marque 2 points.
law-levy-products-does = Qui donne 2 ressources quelconques marque 2 points.
law-subsidy-buildings-does = 1 point par bâtiment que vous possédez.
law-subsidy-materials-does = 1 point par case de matériaux non construite de votre plantation.
law-subsidy-products-does = 1 point par case de ressources non construite de votre plantation.
law-subsidy-water-does = 1 point par cube d’eau que vous avez, 7 au plus.
law-subsidy-votes-does = 1 point par vote de la carte envoyée au parlement.
law-subsidy-pesos-does = 1 point par lot de 3 pesos que vous avez, 7 au plus.
law-scarcity-does = À chaque tour, 2 agrumes, 2 cannes à sucre et 2 tabacs quittent le marché.
law-scarcity-does-market_law-once = Une seule fois, 2 agrumes, 2 cannes à sucre et 2 tabacs quittent le marché.
law-surplus-does = À chaque tour, 2 agrumes, 2 cannes à sucre et 2 tabacs arrivent au marché.
law-surplus-does-market_law-once = Une seule fois, 2 agrumes, 2 cannes à sucre et 2 tabacs arrivent au marché.
law-drought-does = Le travailleur ne récolte qu’une case de ressources sans payer d’eau.
law-building-law-does = Chaque bâtiment coûte 2 pesos de plus.
law-harbour-law-does = Un bateau qui vient d’être rempli part aussitôt.
law-corruption-does = Aucun vote ne peut être acheté.

## Le journal : déroulement de la partie

event-round = Le tour { $n } commence.
event-phase = { CAPITAL($what) }.
    .what = phase
event-start = { $seat } reçoit la carte de premier joueur.
event-board = { $seat } reçoit { FORM($what, form: "the") }.
    .what = plantation
event-side = { $seat } choisit { FORM($what, form: "the") }.
    .what = plantation side
event-turn-ended = { $seat } a terminé.
event-forced = { $seat } n’a qu’un choix : { $what }.
event-markers-off =
    { $n ->
        [one] Le marqueur noir est retiré.
       *[other] Les { $n } marqueurs noirs sont retirés.
    }
event-cards-back = Tous les joueurs reprennent leurs personnages en main.
event-over = { $seat } gagne avec { points }.

## Le journal : pièces, argent et points

event-moved = { $seat } : { amount }, { FORM($source, form: "of") } { FORM($target, form: "to") }{ because }.
    .what = kind cube
    .source = place
    .target = place
event-moved-nobody = { amount }, { FORM($source, form: "of") } { FORM($target, form: "to") }{ because }.
event-moved-field-yard = { $seat } reçoit { amount } de la case { $source }.
event-moved-supply-yard =
    { $rule ->
        [C-030] { $seat } commence avec { amount }.
        [C-060] { $seat } achète { amount } à la réserve.
        [C-062] { $seat } prend { amount } gratuitement.
       *[other] { $seat } reçoit { amount }{ because }.
    }
event-moved-market-yard = { $seat } achète { amount } au marché.
event-moved-yard-market = { $seat } vend { amount } au marché.
event-moved-warehouse-market = { $seat } vend { amount } de l’entrepôt au marché.
event-moved-yard-supply =
    { $rule ->
        [C-051] { $seat } donne { amount } pour récolter une case de plus.
        [C-061] { $seat } vend { amount } à la réserve.
        [C-068] { $seat } paie { amount } pour le bâtiment.
        [C-100] { $seat } donne { amount } pour la redevance.
        [C-125] { $seat } perd { amount } dans la cour.
       *[other] { $seat } donne { amount }{ because }.
    }
event-moved-warehouse-supply =
    { $rule ->
        [C-061] { $seat } vend { amount } de l’entrepôt à la réserve.
        [C-100] { $seat } donne { amount } de l’entrepôt pour la redevance.
       *[other] { $seat } donne { amount } de l’entrepôt{ because }.
    }
event-moved-yard-warehouse = { $seat } stocke { amount } dans l’entrepôt.
event-moved-yard-dock = { $seat } charge { amount } { FORM($target, form: "in") }.
event-moved-warehouse-dock = { $seat } charge { amount } de l’entrepôt { FORM($target, form: "in") }.
event-moved-dock-supply =
    { $n ->
        [one] { amount } passe { FORM($source, form: "of") } à la réserve.
       *[other] { amount } passent { FORM($source, form: "of") } à la réserve.
    }
event-moved-supply-market =
    { $n ->
        [one] { amount } arrive au marché{ because }.
       *[other] { amount } arrivent au marché{ because }.
    }
event-moved-market-supply =
    { $n ->
        [one] { amount } quitte le marché{ because }.
       *[other] { amount } quittent le marché{ because }.
    }
event-paid =
    { $rule ->
        [C-056] { $seat } paie { pesos } au marché.
        [C-060] { $seat } paie { pesos } à la réserve.
        [C-089] { $seat } paie { pesos } pour ses votes.
        [C-098] { $seat } paie { pesos } de taxe.
        [H-021] { $seat } paie { pesos } pour le bâtiment.
       *[other] { $seat } paie { pesos }{ because }.
    }
event-earned =
    { $rule ->
        [C-058] { $seat } en reçoit { pesos }.
        [C-061] { $seat } en reçoit { pesos }.
        [C-082] { $seat } reçoit { pesos } pour ne rien charger.
        [H-009] { $seat } commence avec { pesos }.
       *[other] { $seat } reçoit { pesos }{ because }.
    }
event-scored = { $seat } marque { points } : { $what }{ because }.
    .what = source
event-scored-ships = { $seat } marque { points } pour ses marchandises.
event-scored-functions = { $seat } marque { points }{ because }.
event-scored-laws =
    { $rule ->
        [C-102] { $seat } marque { points } pour la taxe et la redevance ensemble.
       *[other] { $seat } marque { points }{ because }.
    }
event-scored-architect = { $seat } marque { points } pour ne pas construire.
event-scored-owned = { $seat } marque { points } pour ses bâtiments.

## Le journal : personnages et bâtiments

event-card =
    { $rule ->
        [C-041] { $seat } joue { FORM($what, form: "the") }.
       *[other] { $seat } utilise { FORM($what, form: "the") }.
    }
    .what = character card
event-pawn = { $seat } place son pion sur la case { $target }.
event-built = { $seat } construit { FORM($what, form: "the") } sur la case { $target }.
    .what = building
event-used = { $seat } utilise { FORM($what, form: "the") }.
    .what = building
event-marker = { $seat } prend une utilisation alternative : { $what }.
    .what = alternative

## Le journal : bateaux

event-ship = Le bateau { $what } va { FORM($source, form: "of") } { FORM($target, form: "to") }{ because }.
    .source = place
    .target = place
event-ship-pile-sea = Le bateau { $what } apparaît en haute mer.
event-ship-pile-dock = Le bateau { $what } arrive { FORM($target, form: "to") }.
event-ship-sea-dock = Le bateau { $what } passe de la haute mer { FORM($target, form: "to") }.
event-ship-dock-dock = Le bateau { $what } avance { FORM($source, form: "of") } { FORM($target, form: "to") }.
event-ship-dock-sea = { $seat } envoie le bateau { $what } { FORM($source, form: "of") } en haute mer.
event-ship-sea-pile = { $seat } remet le bateau { $what } dans la pile.
event-ship-dock-pile =
    { $rule ->
        [C-121] Le bateau { $what } est rempli et quitte le port ({ $source }).
        [C-122] Le bateau { $what } doit quitter le port ({ $source }).
       *[other] Le bateau { $what } quitte le port ({ $source }){ because }.
    }

## Le journal : parlement et lois

event-proposal = Proposition de loi : { $what }.
    .what = law
event-vetoed = { $seat } écarte par son veto { FORM($what, form: "the") }.
    .what = law
event-enacted = { $seat } adopte { FORM($what, form: "the") }.
    .what = law
event-lapsed = { CAPITAL(FORM($what, form: "the")) } n’est plus en vigueur.
    .what = law
event-rejected = { CAPITAL(FORM($what, form: "the")) } n’est pas adoptée et quitte le jeu.
    .what = law
event-sealed = { $seat } a fait un choix secret : { $what }.
    .what = sealed
event-sealed-bid = { $seat } a fait une enchère secrète.
event-sealed-delegate = { $seat } a posé face cachée la carte de son délégué.
event-sealed-payment = { $seat } a décidé de payer ou non.
event-chose = { $seat } a choisi, encore en secret : { $what }.
event-revealed =
    { $rule ->
        [C-086] { $seat } envoie { FORM($what, form: "the") } au parlement : { votes }.
       *[other] { $seat } révèle { FORM($what, form: "the") }.
    }
    .what = character card
event-bid =
    { $n ->
        [0] { $seat } n’achète aucun vote.
       *[other] { $seat } achète { votes }.
    }
event-votes = { $seat } a { votes } en tout.
event-won = { $seat } l’emporte au parlement avec { votes } et adopte deux lois.
event-skipped =
    { $rule ->
        [A-87] { $seat } n’a aucun bâtiment : { FORM($what, form: "the") } ne compte pas comme payée{ because }.
        [C-098] { passed-over }
        [C-100] { passed-over }
        [C-103] { passed-over }
       *[other] { $seat } ne peut rien faire avec { FORM($what, form: "the") }.
    }
    .what = law card
passed-over = { $seat } ne peut pas payer { FORM($what, form: "the") } et passe{ because }.
event-skipped-nobody = Sans effet ce tour-ci : { FORM($what, form: "the") }{ because }.
event-met = { $seat } respecte { FORM($what, form: "the") }.
    .what = law
event-declined = { $seat } ne paie pas { FORM($what, form: "the") }.
    .what = law

## Le journal par actions

act =
    { $you ->
        [you] Vous { $clauses }.
       *[other] { $seat } { $clauses }.
    }
act-nobody = { $clauses }.
act-then = { $first } { $then }
act-forced = { " " }(le seul choix)
act-rule = { " " }({ $rule })
act-name = { $what }
clauses-more = { $first }, { $then }
clauses-last = { $first } et { $then }
act-start =
    { $you ->
        [you] recevez la carte de premier joueur
       *[other] reçoit la carte de premier joueur
    }
act-board =
    { $you ->
        [you] recevez { FORM($what, form: "the") }
       *[other] reçoit { FORM($what, form: "the") }
    }
    .what = plantation
act-side =
    { $you ->
        [you] choisissez { FORM($what, form: "the") }
       *[other] choisit { FORM($what, form: "the") }
    }
    .what = plantation side
act-begin =
    { $you ->
        [you] commencez avec { $gets }
       *[other] commence avec { $gets }
    }
act-play =
    { $you ->
        [you] jouez { FORM($what, form: "the") }
       *[other] joue { FORM($what, form: "the") }
    }
    .what = character
act-pawn =
    { $you ->
        [you] placez votre pion en { $target }
       *[other] place son pion en { $target }
    }
act-harvest =
    { $has ->
        [both]
            { $you ->
                [you] récoltez { $gets } (en donnant { $gives })
               *[other] récolte { $gets } (en donnant { $gives })
            }
        [gives]
            { $you ->
                [you] donnez { $gives }
               *[other] donne { $gives }
            }
       *[other]
            { $you ->
                [you] récoltez { $gets }
               *[other] récolte { $gets }
            }
    }
act-buy =
    { $you ->
        [you] achetez { $gets } pour { $gives }
       *[other] achète { $gets } pour { $gives }
    }
act-sell =
    { $you ->
        [you] vendez { $gives } pour { $gets }
       *[other] vend { $gives } pour { $gets }
    }
act-free =
    { $you ->
        [you] prenez { $gets } gratuitement
       *[other] prend { $gets } gratuitement
    }
act-build =
    { $has ->
        [gives]
            { $you ->
                [you] construisez { FORM($what, form: "the") } en { $target } pour { $gives }
               *[other] construit { FORM($what, form: "the") } en { $target } pour { $gives }
            }
       *[other]
            { $you ->
                [you] construisez { FORM($what, form: "the") } en { $target }
               *[other] construit { FORM($what, form: "the") } en { $target }
            }
    }
    .what = building
act-forgo =
    { $you ->
        [you] renoncez à construire pour { $gets }
       *[other] renonce à construire pour { $gets }
    }
act-load =
    { $has ->
        [both]
            { $you ->
                [you] chargez { $gives } { FORM($target, form: "in") } pour { $gets }
               *[other] charge { $gives } { FORM($target, form: "in") } pour { $gets }
            }
        [gets]
            { $you ->
                [you] marquez { $gets }
               *[other] marque { $gets }
            }
       *[other]
            { $you ->
                [you] chargez { $gives } { FORM($target, form: "in") }
               *[other] charge { $gives } { FORM($target, form: "in") }
            }
    }
    .target = place
act-forgo-loading =
    { $you ->
        [you] prenez { $gets } au lieu de charger
       *[other] prend { $gets } au lieu de charger
    }
act-use =
    { $has ->
        [both]
            { $you ->
                [you] transformez { $gives } en { $gets } avec { FORM($what, form: "the") }
               *[other] transforme { $gives } en { $gets } avec { FORM($what, form: "the") }
            }
        [gives]
            { $you ->
                [you] utilisez { FORM($what, form: "the") } ({ $gives })
               *[other] utilise { FORM($what, form: "the") } ({ $gives })
            }
        [gets]
            { $you ->
                [you] obtenez { $gets } avec { FORM($what, form: "the") }
               *[other] obtient { $gets } avec { FORM($what, form: "the") }
            }
       *[none]
            { $you ->
                [you] utilisez { FORM($what, form: "the") }
               *[other] utilise { FORM($what, form: "the") }
            }
    }
    .what = building
act-store =
    { $you ->
        [you] stockez { $gives }
       *[other] stocke { $gives }
    }
act-call =
    { $you ->
        [you] amenez le bateau { $what } en haute mer
       *[other] amène le bateau { $what } en haute mer
    }
act-send =
    { $you ->
        [you] envoyez le bateau { $what } { FORM($source, form: "of") } en haute mer
       *[other] envoie le bateau { $what } { FORM($source, form: "of") } en haute mer
    }
    .source = place
act-veto =
    { $you ->
        [you] écartez par votre veto { FORM($what, form: "the") }
       *[other] écarte par son veto { FORM($what, form: "the") }
    }
    .what = law
act-propose = Propositions de loi : { $what }
    .what = law
act-delegate =
    { $you ->
        [you] envoyez { FORM($what, form: "the") } au parlement pour { votes }
       *[other] envoie { FORM($what, form: "the") } au parlement pour { votes }
    }
    .what = character
act-bid =
    { $n ->
        [0]
            { $you ->
                [you] n’achetez aucun vote
               *[other] n’achète aucun vote
            }
       *[other]
            { $you ->
                [you] achetez { votes } pour { pesos }
               *[other] achète { votes } pour { pesos }
            }
    }
act-win =
    { $you ->
        [you] l’emportez au parlement avec { votes }
       *[other] l’emporte au parlement avec { votes }
    }
act-enact =
    { $you ->
        [you] adoptez { FORM($what, form: "the") }
       *[other] adopte { FORM($what, form: "the") }
    }
    .what = law
act-pay =
    { $has ->
        [both]
            { $key ->
                [none]
                    { $you ->
                        [you] marquez { $gets }
                       *[other] marque { $gets }
                    }
               *[other]
                    { $you ->
                        [you] payez { FORM($what, form: "the") } ({ $gives }) et marquez { $gets }
                       *[other] paie { FORM($what, form: "the") } ({ $gives }) et marque { $gets }
                    }
            }
        [gets]
            { $key ->
                [none]
                    { $you ->
                        [you] marquez { $gets }
                       *[other] marque { $gets }
                    }
               *[other]
                    { $you ->
                        [you] respectez { FORM($what, form: "the") } et marquez { $gets }
                       *[other] respecte { FORM($what, form: "the") } et marque { $gets }
                    }
            }
       *[other]
            { $you ->
                [you] payez { FORM($what, form: "the") }
               *[other] paie { FORM($what, form: "the") }
            }
    }
    .what = law
act-subsidy =
    { $you ->
        [you] marquez { $gets } ({ $why })
       *[other] marque { $gets } ({ $why })
    }
act-decline =
    { $you ->
        [you] ne payez pas { FORM($what, form: "the") }
       *[other] ne paie pas { FORM($what, form: "the") }
    }
    .what = law
act-pass-over =
    { $rule ->
        [C-103]
            { $you ->
                [you] ne marquez rien avec { FORM($what, form: "the") }
               *[other] ne marque rien avec { FORM($what, form: "the") }
            }
        [A-87]
            { $you ->
                [you] n’avez aucun bâtiment : { FORM($what, form: "the") } ne compte pas comme payée
               *[other] n’a aucun bâtiment : { FORM($what, form: "the") } ne compte pas comme payée
            }
       *[other]
            { $you ->
                [you] ne pouvez pas payer { FORM($what, form: "the") }
               *[other] ne peut pas payer { FORM($what, form: "the") }
            }
    }
    .what = law
act-no-effect = Sans effet ce tour-ci : { FORM($what, form: "the") }
    .what = law
act-spoil =
    { $you ->
        [you] perdez { $gives } dans la cour
       *[other] perd { $gives } dans la cour
    }
act-own =
    { $you ->
        [you] marquez { $gets } pour vos bâtiments
       *[other] marque { $gets } pour ses bâtiments
    }
act-win-game =
    { $you ->
        [you] gagnez avec { points }
       *[other] gagne avec { points }
    }

## Pourquoi quelque chose n’est pas possible

reason-not-your-turn = Ce n’est pas à vous de jouer{ cite }.
reason-game-over = La partie est finie{ cite }.
reason-not-now = On vous demande autre chose maintenant{ cite }.
reason-must-finish = Terminez d’abord ce que vous avez commencé{ cite }.
reason-changes-nothing = Utiliser { FORM($what, form: "the") } ne changerait rien maintenant{ cite }.
    .what = building
reason-cost = Il vous faut encore { $lacks }{ cite }.
reason-pesos = { reason-cost }
reason-law = { reason-cost }
lack =
    { $instead ->
        [0] { $n } { $what }
        [one] { $n } { $what } (ou { $instead } cube de gravats de plus)
       *[other] { $n } { $what } (ou { $instead } cubes de gravats de plus)
    }
    .what = kind cube
lack-pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
lack-building-law =
    { $n ->
        [one] { $n } peso pour la loi sur la construction
       *[other] { $n } pesos pour la loi sur la construction
    }
reason-supply-empty = La réserve n’a plus { FORM($what, form: "of") }{ cite }.
    .what = kind
reason-place-warehouse = La case { $what } est l’entrepôt : on ne peut pas y construire{ cite }.
reason-place-building = La case { $what } porte déjà un bâtiment{ cite }.
reason-no-field-left = Vous n’avez plus de case où construire{ cite }.
reason-building-gone = Ce bâtiment n’est plus disponible : { $what }{ cite }.
    .what = building
reason-row-not-full = La ligne { FORM($what, form: "of") } a encore un emplacement libre, la réserve n’achète donc pas{ cite }.
    .what = kind
reason-nothing-to-sell = Vous n’avez pas { FORM($what, form: "of") } à vendre{ cite }.
    .what = kind
reason-reverse-trade = Cela annulerait une transaction que vous venez de faire : { FORM($what, form: "the") }{ cite }.
    .what = kind
reason-alternative-taken = Déjà pris ce tour-ci : { $what }{ cite }.
    .what = alternative
reason-not-cheapest = Seule une ressource au prix le plus bas est gratuite ; celle-ci coûte plus cher : { FORM($what, form: "the") }{ cite }.
    .what = kind
reason-already-traded = Vous avez déjà acheté ou vendu, rien n’est donc plus gratuit avec cette carte{ cite }.
reason-ship-none = Il n’y a pas de bateau à l’emplacement { $n }{ cite }.
reason-ship-full = Le bateau de l’emplacement { $n } est rempli{ cite }.
reason-ship-space = Le bateau n’a pas d’emplacement libre pour { FORM($what, form: "the") }{ cite }.
    .what = kind
reason-ship-not-in-pile = Le bateau { $n } n’est pas dans la pile{ cite }.
reason-ship-at-sea = Le bateau en haute mer ne peut pas être chargé{ cite }.
reason-one-ship = Cette fois, toutes les marchandises vont sur le bateau de l’emplacement { $n }{ cite }.
reason-same-kind = Le comptoir a commencé avec { FORM($what, form: "the") } et ne charge rien d’autre{ cite }.
    .what = kind
reason-no-cargo = Vous n’avez aucune marchandise qui convienne au bateau de l’emplacement { $n }{ cite }.
reason-not-owned = Vous ne possédez pas { FORM($what, form: "the") }{ cite }.
    .what = building
reason-out-of-reach = Hors de la ligne et de la colonne de votre pion, ce bâtiment ne s’utilise que seul : { FORM($what, form: "the") }{ cite }.
    .what = building
reason-already-used = Vous avez déjà utilisé { FORM($what, form: "the") } ce tour-ci{ cite }.
    .what = building
reason-max-given =
    { $n ->
        [one] Ce bâtiment ne prend pas plus de { $n } pièce{ cite }.
       *[other] Ce bâtiment ne prend pas plus de { $n } pièces{ cite }.
    }
reason-wrong-piece = Ce bâtiment ne prend pas { FORM($what, form: "of") }{ cite }.
    .what = kind
reason-card-played = Vous avez déjà joué { FORM($what, form: "the") } ce tour-ci{ cite }.
    .what = character
reason-card-delegate = Votre délégué au parlement, c’est { FORM($what, form: "the") }{ cite }.
    .what = character
reason-field-not-in-cross = La case { $what } n’est pas dans la ligne ou la colonne de votre pion{ cite }.
reason-field-built = La case { $what } porte un bâtiment et ne donne rien{ cite }.
reason-field-yields-nothing = La case { $what } n’a pas de ressource à récolter{ cite }.
reason-field-used = Vous avez déjà récolté la case { $what }{ cite }.
reason-needs-water = Une case de plus coûte 1 cube d’eau, et vous n’en avez pas{ cite }.
reason-bid-above-money = Vous n’avez que { pesos }{ cite }.
reason-corruption = La loi sur la corruption interdit d’acheter des votes{ cite }.
reason-veto-ban = Vous avez déjà mis votre veto au groupe { $what } le tour précédent{ cite }.
reason-no-proposal = Il n’y a pas de proposition visible dans le groupe { $what }{ cite }.
reason-cannot-pay = Vous ne pouvez pas payer { FORM($what, form: "the") } : il vous faut encore { $lacks }{ cite }.
    .what = law
reason-wrong-pair =
    { $rule ->
        [B-16] Le marché noir ne donne pas cela en échange : { FORM($what, form: "the") }{ cite }.
       *[other] { CAPITAL(FORM($what, form: "the")) } ne demande pas ces pièces{ cite }.
    }
    .what = kind law
reason-pairs-two = Prenez d’abord deux matériaux, puis deux ressources{ cite }.
reason-undo-nothing = Vous n’avez rien à annuler{ cite }.
reason-undo-reveal = Depuis, quelque chose a été tiré ou révélé : on ne peut plus annuler{ cite }.

## Ce qu’on demande à un joueur

ask-side = Choisissez un côté de votre plateau de plantations.
ask-take-material = Prenez un matériau pour commencer.
ask-take-product = Prenez une ressource pour commencer.
ask-delegate = Choisissez votre délégué en secret.
ask-card = Jouez un personnage.
ask-place = Placez votre pion sur une case.
ask-harvest = Récoltez dans la ligne et la colonne de votre pion, ou terminez.
ask-trade = Achetez et vendez, ou prenez une pièce gratuite ; puis terminez.
ask-trade-on = Achetez et vendez, puis terminez.
ask-build-none = Vous ne pouvez payer aucun bâtiment : terminez pour y renoncer.
ask-build = Choisissez un bâtiment, ou terminez pour y renoncer.
ask-site = Choisissez une case pour le bâtiment.
ask-foreman = Utilisez vos bâtiments, ou terminez.
ask-give = Cédez des pièces au bâtiment, ou choisissez « Fini ».
ask-convert = Changez une marchandise, ou choisissez « Fini ».
ask-office-dock = Choisissez l’emplacement où charge le comptoir, ou « Fini ».
ask-office-load = Chargez des marchandises, ou choisissez « Fini ».
ask-call = Choisissez le prochain bateau en haute mer, ou « Fini ».
ask-swap = Choisissez le bateau à échanger avec celui en haute mer, ou « Fini ».
ask-veto = Écartez une proposition par votre veto, ou choisissez « Fini ».
ask-mayor = Choisissez un bateau à charger, ou terminez pour y renoncer.
ask-load = Chargez des marchandises sur le bateau, ou terminez.
ask-end = Il n’y a plus rien à faire : terminez.
ask-bid = Achetez des votes en secret, à 1 peso chacun.
ask-bid-again = Égalité en tête : achetez encore des votes en secret, à 1 peso chacun.
ask-enact = Vous l’emportez : adoptez deux des propositions.
ask-tax = Payez la taxe pour 2 points, ou refusez.
ask-levy = Payez la redevance pour 2 points, ou refusez.
ask-wait = Attendez les autres.
ask-over = La partie est finie.

## La table dans le terminal

board-round = Tour { $n }
board-phase = Phase
board-lap = Tour de table { $n }
board-setup = Préparation du jeu
board-market = Marché
board-price = Prix
board-supply = Réserve
board-bank = Banque
board-harbour = Port
board-sea = Haute mer
board-dock = Emplacement { $n }
board-pile = Pile
board-ship = Bateau { $n }
board-laws = Lois en vigueur
board-proposals = Propositions de loi
board-votes = Votes
board-alternatives = Utilisations alternatives
board-free = libre
board-taken = utilisé
board-none = –
board-empty = vide
board-full = rempli
board-hidden = caché
board-buildings = Bâtiments
board-cost = Coût
board-seat = Joueur
board-start-player = Premier joueur
board-pesos = Pesos
board-points = Points de victoire
board-score = Score
board-total = Total
board-plantation = Plantation
board-pawn = Pion
board-yard = Cour
board-warehouse = Entrepôt
board-hand = Main
board-played = Jouées
board-delegate = Délégué
board-log = Journal
board-moves = Coups
board-winner = Vainqueur

# terminal

board-parliament = Parlement
board-buy = Acheter
board-sell = Vendre
board-legend = [chargé]  libre
board-alternatives-taken = Alternatives utilisées
board-does = Fonction
board-spaces = Emplacements
board-where = Où
board-digit = Chiffre
board-card = Carte
board-laid = Face cachée
board-known-hand = Sûrement en main
board-known-discard = Sûrement défaussée
board-known-unknown = En main ou défaussée
board-bot-seat = { $seat } ({ $what })
board-bots = Des bots jouent : { $what }. « --people all » donne toutes les places à des personnes.
board-welcome = Tapez un coup, ou plusieurs séparés par des virgules ; ? énumère vos coups, help explique le reste.
board-keys = ? coups · undo · board · help
board-refused = Impossible maintenant : { $what }. « ? { $source } » dit pourquoi.
board-possible = { $what } est possible maintenant.
board-unknown = { $what } n’est ni un coup ni une commande : ? énumère les coups, help les commandes.
board-stands = Les coups précédents ont été joués ; undo les annule un par un.
board-taken-back = Annulé.
board-needs-file = Indiquez un fichier : { $what } FICHIER.
board-saved = Enregistré. « malecon play { $source } --load { $what } » reprend la partie ici.
board-loaded = { $what } est chargé.
board-not-saved = Cette partie n’est pas enregistrée. La prochaine fois, tapez « save FICHIER » avant de partir ; « malecon play { $source } --load FICHIER » la reprend ensuite là.
board-over = La partie est finie : board, log all, save FICHIER ou quit.
board-verified =
    { $n ->
        [one] { $what } : { $source } étapes rejouées, l’empreinte est juste, { $n } tirage prouvé par la graine.
       *[other] { $what } : { $source } étapes rejouées, l’empreinte est juste, { $n } tirages prouvés par la graine.
    }
board-card-worker = Placez votre pion, ramassez les matériaux autour et récoltez des ressources.
board-card-merchant = Achetez et vendez au marché, ou prenez une pièce gratuite.
board-card-architect = Construisez un bâtiment, ou marquez des points pour n’en construire aucun.
board-card-foreman = Utilisez vos bâtiments dans la ligne et la colonne de votre pion, ou un seul n’importe où.
board-card-mayor = Chargez un bateau pour des points, ou recevez des pesos pour ne rien charger.
board-help-moves = vos coups et ce qu’ils rapportent ; « ? COUP » dit pourquoi non
board-help-undo = annuler votre dernier choix, sauf si quelque chose a été tiré ou révélé depuis
board-help-restart = recommencer depuis le début
board-help-board = afficher de nouveau la table
board-help-buildings = les bâtiments, leur coût et ce qu’ils rapportent
board-help-ships = les bateaux encore à venir
board-help-laws = ce que disent les lois et les propositions
board-help-cards = ce que font les cartes action
board-help-log = de nouveau ce tour, ou toute la partie ; avec cubes, chaque pièce une à une
board-help-save = garder la partie dans un fichier
board-help-load = reprendre une partie gardée
board-help-help = cette liste
board-help-quit = quitter

## LA HAVANE : édition et options

edition-havana-nl = édition néerlandaise

option-havana-stall_limit = Fin de la partie quand le sac est vide et qu’aucun bâtiment ne quitte les rangées
option-havana-stall_limit-none = jamais : elle continue
option-havana-stall_limit-number =
    { $n ->
        [one] après { $n } tour
       *[other] après { $n } tours
    }
option-havana-round_limit = Durée de la partie
option-havana-round_limit-none = jusqu’à ce que quelqu’un gagne
option-havana-round_limit-number =
    { $n ->
        [one] { $n } tour au plus
       *[other] { $n } tours au plus
    }
option-havana-bank = Pesos dans la banque
option-havana-bank-unlimited = illimités
option-havana-bank-108 = 108
option-havana-memory_help = Montrer les cartes défaussées par les autres
option-havana-memory_help-yes = oui
option-havana-memory_help-no = non

## LA HAVANE : pièces

cube-brick = brique
    .count =
        { $n ->
            [one] brique
           *[other] briques
        }
    .gender = f
    .the = la brique
    .of = de briques
cube-sandstone = grès
    .count =
        { $n ->
            [one] cube de grès
           *[other] cubes de grès
        }
    .gender = m
    .the = le grès
    .of = de grès
cube-loam = argile
    .count =
        { $n ->
            [one] cube d’argile
           *[other] cubes d’argile
        }
    .gender = f
    .the = l’argile
    .of = d’argile
cube-glass = verre
    .count =
        { $n ->
            [one] cube de verre
           *[other] cubes de verre
        }
    .gender = m
    .the = le verre
    .of = de verre
cube-debris = gravats
    .count =
        { $n ->
            [one] cube de gravats
           *[other] cubes de gravats
        }
    .gender = pl
    .the = les gravats
    .of = de gravats
cube-worker = travailleur
    .count =
        { $n ->
            [one] travailleur
           *[other] travailleurs
        }
    .gender = m
    .the = le travailleur
    .of = de travailleurs

## LA HAVANE : cartes

card-siesta = sieste
    .gender = f
    .the = la sieste
card-renewal = reprise
    .gender = f
    .the = la reprise
card-protection = protection
    .gender = f
    .the = la protection
card-debris = gravats
    .gender = f
    .the = la carte « gravats »
card-conservation = arrêt de chantier
    .gender = m
    .the = l’arrêt de chantier
card-tax-collector = percepteur
    .gender = m
    .the = le percepteur
card-worker = travailleur
    .gender = m
    .the = le travailleur
card-architect = architecte
    .gender = m
    .the = l’architecte
card-peso-thief = voleur de pesos
    .gender = m
    .the = le voleur de pesos
card-material-thief = voleur de matériaux
    .gender = m
    .the = le voleur de matériaux
card-black-market = marché noir
    .gender = m
    .the = le marché noir
card-pesos = pesos
    .gender = f
    .the = la carte « pesos »
card-mama = Mama
    .gender = f
    .the = Mama

card-siesta-does = Ne fait rien, mais rend votre nombre petit.
card-renewal-does = Vous pouvez reprendre en main 1 carte de votre défausse ; les autres ne voient pas laquelle.
card-protection-does = Tant qu’elle est visible, ni voleur ni percepteur ne vous prend quoi que ce soit.
card-debris-does = Prenez tous les gravats du centre.
card-conservation-does = Vous pouvez retirer du jeu 1 bâtiment à l’extrémité d’une rangée, si aucun n’a été retiré ce tour-ci.
card-tax-collector-does = Prenez 1 peso. Chaque joueur après vous perd 1 travailleur ou 1 matériau, à votre choix.
card-worker-does = Prenez 2 travailleurs si vous utilisez cette carte avant tous les autres ce tour-ci, sinon 1.
card-architect-does = Prenez 1 travailleur ; tant que l’architecte est visible, vous pouvez acheter les bâtiments qui le demandent.
card-peso-thief-does = Volez la moitié des pesos (arrondie vers le bas) d’un joueur après vous. S’il n’y en a pas, volez qui vous voulez.
card-material-thief-does = Volez 1 matériau à un joueur après vous, ou jusqu’à 2 s’il en a plus de 3 de couleur. S’il n’y en a pas, volez qui vous voulez.
card-black-market-does = Tirez du sac 2 matériaux si vous utilisez cette carte avant tous les autres ce tour-ci, sinon 1.
card-pesos-does = Prenez la moitié des pesos du centre, arrondie vers le haut.
card-mama-does = Prenez la moitié des matériaux de couleur du centre, ceux que vous voulez, et la moitié des gravats, chacune arrondie vers le haut.

## LA HAVANE : bâtiments

house-bench = banc
    .gender = m
    .the = le banc
house-well = puits
    .gender = m
    .the = le puits
house-kiosk = kiosque
    .gender = m
    .the = le kiosque
house-lamp-post = réverbère
    .gender = m
    .the = le réverbère
house-statue = statue
    .gender = f
    .the = la statue
house-balcony = balcon
    .gender = m
    .the = le balcon
house-cafe = café
    .gender = m
    .the = le café
house-pharmacy = pharmacie
    .gender = f
    .the = la pharmacie
house-florist = fleuriste
    .gender = m
    .the = le fleuriste
house-lottery-office = loterie
    .gender = f
    .the = la loterie
house-barracks = caserne
    .gender = f
    .the = la caserne
house-arcade = arcade
    .gender = f
    .the = l’arcade
house-barber = barbier
    .gender = m
    .the = le barbier
house-bakery = boulangerie
    .gender = f
    .the = la boulangerie
house-fire-station = caserne de pompiers
    .gender = f
    .the = la caserne de pompiers
house-customs-house = douane
    .gender = f
    .the = la douane
house-conservatory = jardin d’hiver
    .gender = m
    .the = le jardin d’hiver
house-school = école
    .gender = f
    .the = l’école
house-dockyard = chantier naval
    .gender = m
    .the = le chantier naval
house-post-office = bureau de poste
    .gender = m
    .the = le bureau de poste
house-cigar-hall = salon de cigares
    .gender = m
    .the = le salon de cigares
house-convent = couvent
    .gender = m
    .the = le couvent
house-art-gallery = galerie d’art
    .gender = f
    .the = la galerie d’art
house-market-hall = halle
    .gender = f
    .the = la halle
house-dance-hall = salle de bal
    .gender = f
    .the = la salle de bal
house-hospital = hôpital
    .gender = m
    .the = l’hôpital
house-railway-station = gare
    .gender = f
    .the = la gare
house-fortress = forteresse
    .gender = f
    .the = la forteresse
house-cathedral-school = école cathédrale
    .gender = f
    .the = l’école cathédrale
house-rum-house = maison du rhum
    .gender = f
    .the = la maison du rhum
house-aquarium = aquarium
    .gender = m
    .the = l’aquarium
house-opera-house = opéra
    .gender = m
    .the = l’opéra
house-grand-hotel = grand hôtel
    .gender = m
    .the = le grand hôtel
house-university = université
    .gender = f
    .the = l’université
house-capitol = capitole
    .gender = m
    .the = le capitole
house-cathedral = cathédrale
    .gender = f
    .the = la cathédrale

## LA HAVANE : lieux, phases et le reste

end-top-left = en haut à gauche
end-top-right = en haut à droite
end-bottom-left = en bas à gauche
end-bottom-right = en bas à droite

row-top = rangée du haut
row-bottom = rangée du bas

place-bag = sac
    .of = du sac
    .to = au sac
    .in = dans le sac
place-centre = centre
    .of = du centre
    .to = au centre
    .in = au centre
place-stock = réserve personnelle
    .of = de la réserve personnelle
    .to = à la réserve personnelle
    .in = dans la réserve personnelle
place-box = boîte
    .of = de la boîte
    .to = à la boîte
    .in = dans la boîte
place-seat = joueur { $n }
    .of = du joueur { $n }
    .to = au joueur { $n }
    .in = chez le joueur { $n }

phase-restock = ravitaillement
phase-cards = nouvelles cartes

source-buildings = bâtiments

sealed-cards = deux cartes

ending-target = l’objectif est atteint
ending-exhaustion = il n’y a plus de bâtiments ou de matériaux
ending-stall = aucun bâtiment n’a quitté les rangées depuis trop longtemps
ending-rounds = le dernier tour est joué

## LA HAVANE : le journal

ordinal =
    { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }
event-number = { $seat } a le nombre { NUMBER($n, minimumIntegerDigits: 2) }.
event-order =
    { $rule ->
        [H-018] { $seat } joue en { ordinal }, par départage{ because }.
       *[other] { $seat } joue en { ordinal }.
    }
event-dealt = Nouveau bâtiment : { $what }, { $target }.
    .what = house
    .target = row
event-swapped = { $seat } prend dans la pile { FORM($what, form: "the") } et remplace un autre bâtiment ({ $source }).
    .what = house
    .source = end
event-moved-bag-stock =
    { $rule ->
        [H-009] { $seat } commence avec { amount }.
       *[other] { $seat } tire { amount }{ because }.
    }
event-moved-bag-centre =
    { $n ->
        [one] { amount } s’ajoute au centre.
       *[other] { amount } s’ajoutent au centre.
    }
event-moved-centre-stock =
    { $rule ->
        [card-debris] { $seat } prend { amount } au centre.
       *[other] { $seat } prend { amount } au centre{ because }.
    }
event-moved-seat-stock = { $seat } vole { amount } à { $source }.
event-moved-supply-stock =
    { $rule ->
        [card-worker] { $seat } prend { amount }.
       *[other] { $seat } prend { amount }{ because }.
    }
event-moved-stock-supply =
    { $rule ->
        [H-021] { $seat } paie { amount } pour le bâtiment.
        [card-tax-collector] Le percepteur prend { amount } à { $seat }.
       *[other] { $seat } donne { amount }{ because }.
    }
event-moved-stock-box =
    { $rule ->
        [H-021] { $seat } paie { amount } pour le bâtiment.
        [H-023] { $seat } paie { amount } pour le bâtiment.
        [card-tax-collector] Le percepteur prend { amount } à { $seat }.
       *[other] { $seat } donne { amount }{ because }.
    }
event-taken =
    { $n ->
        [0] { $seat } ne trouve pas de pesos au centre.
       *[other] { $seat } prend { pesos } au centre.
    }
event-stolen =
    { $n ->
        [0] { $seat } ne trouve pas de pesos à voler à { $source }.
       *[other] { $seat } vole { pesos } à { $source }.
    }
    .source = place
event-restocked =
    { $n ->
        [one] { pesos } s’ajoute au centre.
       *[other] { pesos } s’ajoutent au centre.
    }
event-first = { $seat } utilise { FORM($what, form: "the") } avant tous les autres ce tour-ci.
    .what = card
event-bought = { $seat } achète { FORM($what, form: "the") } ({ $source }).
    .what = house
    .source = end
event-scored-buildings = { $seat } marque { points } pour le bâtiment.
event-removed = { $seat } retire du jeu { FORM($what, form: "the") } ({ $source }).
    .what = house
    .source = end
event-protected = { $seat } ne peut voler personne avec { FORM($what, form: "the") } : tous ont la protection{ because }.
    .what = card
event-protected-tax-collector = { $seat } a la protection contre { FORM($what, form: "the") }.
event-skipped-conservation = { $seat } ne peut plus retirer de bâtiment ce tour-ci.
event-skipped-worker = { $seat } ne trouve plus de travailleurs.
event-skipped-architect = { $seat } ne trouve plus de travailleurs.
event-skipped-material-thief = { $seat } ne trouve aucun matériau à voler.
event-skipped-black-market = { $seat } trouve le sac vide.
event-renewed = { $seat } reprend une carte de sa défausse.
event-sealed-cards = { $seat } a posé deux cartes face cachée.
event-laid = { $seat } pose une carte face cachée sur { FORM($what, form: "the") }.
    .what = card
event-covered = { $seat } met { FORM($what, form: "the") } sur sa défausse.
    .what = card
event-refreshed = { $seat } reprend toute sa défausse.
event-ended = La partie se termine : { $what }.
    .what = ending

## LA HAVANE : le journal par actions

act-swap =
    { $you ->
        [you] prenez dans la pile { FORM($what, form: "the") } et remplacez un autre bâtiment ({ $source })
       *[other] prend dans la pile { FORM($what, form: "the") } et remplace un autre bâtiment ({ $source })
    }
    .what = house
    .source = end
act-lay =
    { $key ->
        [none]
            { $you ->
                [you] posez deux cartes face cachée
               *[other] pose deux cartes face cachée
            }
       *[other]
            { $you ->
                [you] posez face cachée { FORM($what, form: "the") }
               *[other] pose face cachée { FORM($what, form: "the") }
            }
    }
    .what = card
act-cover =
    { $you ->
        [you] posez une carte face cachée sur { FORM($what, form: "the") }
       *[other] pose une carte face cachée sur { FORM($what, form: "the") }
    }
    .what = card
act-reveal =
    { $you ->
        [you] retournez { FORM($what, form: "the") }
       *[other] retourne { FORM($what, form: "the") }
    }
    .what = card
act-discard =
    { $you ->
        [you] défaussez { FORM($what, form: "the") }
       *[other] défausse { FORM($what, form: "the") }
    }
    .what = card
act-refresh =
    { $you ->
        [you] reprenez toute votre défausse
       *[other] reprend toute sa défausse
    }
act-order =
    { $you ->
        [you] jouez en { ordinal }, par départage
       *[other] joue en { ordinal }, par départage
    }
act-use-card =
    { $you ->
        [you] utilisez { FORM($what, form: "the") }
       *[other] utilise { FORM($what, form: "the") }
    }
    .what = card
act-take =
    { $has ->
        [gets]
            { $you ->
                [you] prenez { $gets } au centre
               *[other] prend { $gets } au centre
            }
       *[other]
            { $you ->
                [you] ne trouvez pas de pesos au centre
               *[other] ne trouve pas de pesos au centre
            }
    }
act-draw =
    { $you ->
        [you] tirez { $gets } du sac
       *[other] tire { $gets } du sac
    }
act-receive =
    { $you ->
        [you] prenez { $gets }
       *[other] prend { $gets }
    }
act-steal =
    { $has ->
        [gets]
            { $whom ->
                [you] vous vole { $gets }
               *[other]
                    { $you ->
                        [you] volez { $gets } à { $source }
                       *[other] vole { $gets } à { $source }
                    }
            }
       *[other]
            { $whom ->
                [you] ne trouve pas de pesos à vous voler
               *[other]
                    { $you ->
                        [you] ne trouvez pas de pesos à voler à { $source }
                       *[other] ne trouve pas de pesos à voler à { $source }
                    }
            }
    }
act-lose =
    { $you ->
        [you] perdez { $gives } (percepteur)
       *[other] perd { $gives } (percepteur)
    }
act-protected =
    { $you ->
        [you] avez la protection contre { FORM($what, form: "the") }
       *[other] a la protection contre { FORM($what, form: "the") }
    }
    .what = card
act-all-protected =
    { $you ->
        [you] ne pouvez voler personne (tous ont la protection)
       *[other] ne peut voler personne (tous ont la protection)
    }
act-find-nothing =
    { $key ->
        [conservation]
            { $you ->
                [you] ne pouvez plus retirer de bâtiment ce tour-ci
               *[other] ne peut plus retirer de bâtiment ce tour-ci
            }
        [worker]
            { $you ->
                [you] ne trouvez plus de travailleurs
               *[other] ne trouve plus de travailleurs
            }
        [architect]
            { $you ->
                [you] ne trouvez plus de travailleurs
               *[other] ne trouve plus de travailleurs
            }
        [material-thief]
            { $you ->
                [you] ne trouvez aucun matériau à voler
               *[other] ne trouve aucun matériau à voler
            }
        [black-market]
            { $you ->
                [you] trouvez le sac vide
               *[other] trouve le sac vide
            }
       *[other]
            { $you ->
                [you] ne pouvez rien faire avec { FORM($what, form: "the") }
               *[other] ne peut rien faire avec { FORM($what, form: "the") }
            }
    }
    .what = card
act-remove =
    { $you ->
        [you] retirez du jeu { FORM($what, form: "the") } ({ $source })
       *[other] retire du jeu { FORM($what, form: "the") } ({ $source })
    }
    .what = house
    .source = end
act-renew =
    { $you ->
        [you] reprenez une carte de votre défausse
       *[other] reprend une carte de sa défausse
    }
act-purchase =
    { $key ->
        [none]
            { $you ->
                [you] payez { $gives }
               *[other] paie { $gives }
            }
       *[other]
            { $has ->
                [both]
                    { $you ->
                        [you] achetez { FORM($what, form: "the") } pour { $gives } et marquez { $gets }
                       *[other] achète { FORM($what, form: "the") } pour { $gives } et marque { $gets }
                    }
               *[other]
                    { $you ->
                        [you] achetez { FORM($what, form: "the") } pour { $gives }
                       *[other] achète { FORM($what, form: "the") } pour { $gives }
                    }
            }
    }
    .what = house
act-deal = À vendre : { $what }
    .what = house
act-restock = S’ajoutent au centre : { $gets }

## LA HAVANE : pourquoi quelque chose n’est pas possible

reason-not-an-end =
    { $rule ->
        [HA-39] Le seul bâtiment d’une rangée est son extrémité gauche : { $what }{ cite }.
       *[other] On ne prend que les bâtiments aux extrémités des deux rangées : { $what }{ cite }.
    }
    .what = end house
reason-no-building = Il n’y a pas de bâtiment ici : { $what }{ cite }.
    .what = end
reason-architect = { reason-cost }
lack-architect = l’architecte parmi vos cartes visibles
lack-worker =
    { $instead ->
        [one] { $n } { $what } (ou { $instead } peso de plus)
       *[other] { $n } { $what } (ou { $instead } pesos de plus)
    }
    .what = cube
reason-worth = Il faut un bâtiment de 1 à 3 points, et celui-ci vaut { points }{ cite }.
reason-not-in-pile = Ce bâtiment n’est pas dans la pile{ cite }.
reason-cannot-replace = Le prix n’a plus { FORM($what, form: "of") } à remplacer{ cite }.
    .what = cube
reason-not-later = { seat } ne vient pas après vous dans l’ordre de jeu{ cite }.
reason-protected = { seat } a la protection{ cite }.
reason-no-seat = Il n’y a pas de joueur { $n } à cette table{ cite }.
reason-self = Vous ne pouvez pas vous voler vous-même{ cite }.
reason-no-cube = Il n’y a pas { FORM($what, form: "of") } à prendre ici{ cite }.
    .what = cube
reason-must-take = Cette carte doit être utilisée : choisissez{ cite }.
reason-removed-already = Un bâtiment a déjà été retiré ce tour-ci{ cite }.
reason-nothing-in-discard = Votre défausse ne contient pas { FORM($what, form: "the") }{ cite }.
    .what = card
reason-not-in-hand = Vous n’avez pas { FORM($what, form: "the") } en main{ cite }.
    .what = card
reason-not-open = Parmi vos cartes visibles, il n’y a pas { FORM($what, form: "the") }{ cite }.
    .what = card
reason-same-card = Vous avez déjà choisi { FORM($what, form: "the") }{ cite }.
    .what = card
reason-already-done = Vous avez déjà utilisé { FORM($what, form: "the") } ce tour-ci{ cite }.
    .what = card

## LA HAVANE : ce qu’on demande à un joueur

ask-swap-card = Aucune extrémité ne vaut 1 à 3 points. Choisissez dans la pile un bâtiment à y mettre.
ask-swap-end = Choisissez l’extrémité d’une rangée où le poser.
ask-lay-first = Choisissez deux cartes en secret.
ask-do = Laquelle de vos cartes visibles utilisez-vous d’abord ?
ask-renew = Reprenez une carte de votre défausse, ou choisissez « Fini ».
ask-conserve = Retirez un bâtiment à l’extrémité d’une rangée, ou choisissez « Fini ».
ask-tax-victim = Choisissez ce que perd le joueur suivant : un travailleur ou un matériau.
ask-rob-pesos = Choisissez un joueur et volez la moitié de ses pesos.
ask-rob-cubes = Choisissez un joueur à qui voler des matériaux.
ask-steal = Volez un matériau. Là où un second est permis, c’est à vous de voir.
ask-mama = Choisissez les matériaux de couleur que vous prenez au centre.
ask-buy = Achetez des bâtiments aux extrémités des rangées, ou terminez.
ask-pay = Payez tel quel, ou 5 pesos par travailleur, 5 gravats par matériau de couleur.
ask-cover = Laquelle de vos cartes visibles recouvrez-vous ?
ask-lay = Recouvrez-la d’une carte de votre main.

## LA HAVANE : la table dans le terminal

board-street = À vendre
board-plaza = Centre
board-bag = Sac
board-box = Boîte
board-workers = Travailleurs
board-cubes = Matériaux
board-target = Objectif
board-open-cards = Cartes visibles
board-number = Nombre
board-order = Ordre de jeu
board-discard = Défausse
board-covered = Recouverte
board-architect = Architecte

## Ce qu’un conseiller dit d’un plan

coach-now =
    { $n ->
        [0] Maintenant : rien encore
       *[other] Maintenant : { points }
    }
coach-expected = À la fin : environ { $n } ± { $error } points
coach-share = Chances de gagner : { $n } % ± { $error }
coach-low = Dans un essai sur dix, vous finissez avec { points } ou moins.
coach-rival = { $who } a alors plus de chances de gagner que vous : { $n } %.
coach-even = Aussi bon que le meilleur : la différence reste dans la marge d’erreur.
coach-safe = Rien n’a été perdu pendant les essais.
coach-risk-spoil =
    { $n ->
        [one] Dans { $share } essais sur 100, { $n } ressource se perd dans votre cour (C-125).
       *[other] Dans { $share } essais sur 100, { $n } ressources se perdent dans votre cour (C-125).
    }
coach-risk-tax = Dans { $share } essais sur 100, vous ne pouvez pas payer la taxe (C-098).
coach-risk-levy = Dans { $share } essais sur 100, vous ne pouvez pas payer la redevance (C-100).
coach-risk-stolen-cubes =
    { $n ->
        [one] Dans { $share } essais sur 100, on vous vole { $n } matériau (H-042).
       *[other] Dans { $share } essais sur 100, on vous vole { $n } matériaux (H-042).
    }
coach-risk-stolen-pesos = Dans { $share } essais sur 100, on vous vole { pesos } (H-041).
coach-risk-taxed = Dans { $share } essais sur 100, le percepteur vous prend quelque chose (H-038).

## Ce qui ne va pas dans les cartes de quelqu’un

value-nothing = rien
value-huge = un nombre énorme
value-list = une liste de { $n }
value-table = une table
value-float = un nombre à virgule
value-date = une date
value-time = une heure
value-datetime = une date avec heure

component-row =
    { $row ->
        [0] { "" }
       *[other] ligne { $row } :{ " " }
    }
component-toml = ce texte n’est pas du TOML : { $why }
component-line-length = la ligne { $row } a { $n } caractères, au plus { $most } attendus
component-unknown = nom inconnu { $came }, attendu : l’un de { $known }
    .came = value
component-no-table = { $came }, une table était attendue
    .came = value
component-prices = { $came }, une liste de prix était attendue
    .came = value
component-price-count = { $n } prix, de { $least } à { $most } attendus
component-price = prix { $came }, des nombres entiers de 1 à { $most } étaient attendus
    .came = value
component-price-order = prix { $n } après { $most }, chaque prix doit être inférieur au précédent
component-buy = { $came }, un nombre entier de { $least } (au-dessus du premier prix de chaque ligne) à { $most } était attendu
    .came = value
component-groups = { $came }, une table avec product et goods était attendue
    .came = value
component-group-missing = { $came } manque, product et goods étaient attendus
component-sold = { $came }, un nombre entier de 1 à { $most } (le dernier prix de la ligne) était attendu
    .came = value
component-start = { $came }, un nombre entier de 0 à { $most } (les emplacements de la ligne) était attendu
    .came = value
component-fields = { $came }, 12 cases étaient attendues : { $n } lignes de { $most } lettres
    .came = value
component-field-count = lettre { $came } { $n } fois, attendue { $most } fois
component-ships-missing = { $came } manque, tous de 1 à { $most } étaient attendus
component-no-letters = { component-row }{ $came }, { $most } lettres étaient attendues
    .came = value
component-letter-count = { component-row }{ $came } a { $n } lettres, { $most } étaient attendues
component-letter = { component-row }lettre inconnue { $came }, attendue : l’une de { $known }
component-building-count = il y en a { $n }, { $most } étaient attendus
component-name = nom { $came }, au plus { $most } petites lettres et chiffres attendus, mots joints par - ou _
    .came = value
component-name-twice = { $came } deux fois, chaque nom doit être unique
component-points = { $n } points en tout, au moins { $least } attendus
component-building = { $came }, une table avec vp et un prix était attendue
    .came = value
component-amount = { $what } { $came }, un nombre entier de { $least } à { $most } était attendu
    .came = value
component-architect = architect { $came }, true ou false était attendu
    .came = value
component-free = aucun prix, il faut au moins un matériau, un peso ou un travailleur
