# Parties guidées (data/guides), comme en anglais : 25 mots au plus par phrase. Ce qui est entre deux paires
# d’astérisques est marqué : c’est ce qu’il faut choisir ou regarder.

guide-cuba = Votre premier tour de CUBA
guide-cuba-chapter-start = Le début
guide-cuba-chapter-proposals = Propositions de loi
guide-cuba-chapter-worker = Travailleur
guide-cuba-chapter-merchant = Négociante
guide-cuba-chapter-architect = Architecte
guide-cuba-chapter-foreman = Contremaître
guide-cuba-chapter-vote = Vote
guide-cuba-chapter-laws = Lois
guide-cuba-chapter-end = Fin du tour
guide-cuba-chapter-mayor = Maire

guide-cuba-aim = Vous dirigez une plantation à Cuba. Après six tours, qui a le plus de **points** gagne.
guide-cuba-aim-why = Votre voiture, sur la route du haut, montre combien de points vous avez.
guide-cuba-points = Les points viennent des **bateaux** que vous chargez, des **bâtiments** que vous utilisez et des **lois** que vous respectez.
guide-cuba-points-why = L’argent vous y aide, mais à la fin il ne vaut pas de points.
guide-cuba-take-wood = Chacun commence avec deux matériaux de construction. Choisissez le **bois**.
guide-cuba-take-wood-why = La plupart des bâtiments coûtent deux bois. La pierre et l’eau viendront bientôt de vos cases.
guide-cuba-take-more-wood = Choisissez encore une fois le **bois**.
guide-cuba-take-more-wood-why = Deux bois et une pierre suffiront pour un bâtiment qui rapporte des points à chaque tour.
guide-cuba-take-sugar = Maintenant, deux ressources. Les bateaux en transportent. Choisissez la **canne à sucre**.
guide-cuba-take-sugar-why = Regardez le port : le bateau de l’emplacement 2 peut prendre deux cannes à sucre et un tabac.
guide-cuba-take-tobacco = Et un **tabac** pour le même bateau.
guide-cuba-take-tobacco-why = Tout ce que vous possédez est posé dans votre cour, au-dessus de vos cases.
guide-cuba-end-setup = Voilà votre départ. Choisissez **Terminer**, comme chaque fois que vous avez fini.
guide-cuba-end-setup-why = Tant que vous n’avez pas terminé, vous pouvez annuler tout ce que vous venez de faire.

guide-cuba-proposals = Chaque tour commence par quatre nouvelles **lois**. Elles ne sont que proposées : deux d’entre elles seront adoptées plus tard.
guide-cuba-proposals-why = Vous les voyez avant d’agir : vous pouvez donc préparer celles qui vous plaisent.
guide-cuba-tax-proposed = Regardez la première : payer 1 peso et marquer 2 points. C’est la **loi** qu’il nous faut !
guide-cuba-tax-proposed-why = La taxe en vigueur coûte 2 pesos pour les mêmes 2 points.

guide-cuba-worker = Vous avez cinq personnages et en jouez quatre à chaque tour. Choisissez le **travailleur** : il récolte.
guide-cuba-worker-why = Vous décidez de l’ordre. Celui que vous ne jouez pas votera pour vous.
guide-cuba-place = Placez votre pion en **c1**. Les cases de sa ligne et de sa colonne peuvent vous rapporter quelque chose.
guide-cuba-place-why = Il y a de la pierre et de l’eau, trois cases de ressources et l’entrepôt, qui servira plus tard.
guide-cuba-harvest-sugar = La pierre et l’eau sont venues d’elles-mêmes. Parmi les ressources, deux sont à vous. Prenez la **canne à sucre** en b1.
guide-cuba-harvest-sugar-why = Les cases de matériaux donnent toujours leur cube. Pour les ressources, la limite est de deux cases.
guide-cuba-harvest-citrus = Prenez aussi l’**agrume** en d1.
guide-cuba-harvest-citrus-why = La redevance demande un agrume. Qui la paie marque 2 points.
guide-cuba-harvest-by-water = Une troisième case coûte un cube d’eau, et vous en avez un. Récoltez **c3**.
guide-cuba-harvest-by-water-why = Chaque cube d’eau récolte une case de plus, mais seulement dans la ligne et la colonne du pion.
guide-cuba-end-worker = Cinq ressources dans votre cour : belle récolte. Choisissez **Terminer** ; Lucía et Kenji suivent.
guide-cuba-end-worker-why = Chacun de vous joue un personnage, puis le tour de table suivant commence.

guide-cuba-merchant = Les autres ont récolté aussi. Au deuxième tour de table, choisissez la **négociante** : elle achète et vend.
guide-cuba-merchant-why = Vous avez deux agrumes et un seul suffit. L’autre peut devenir de l’argent.
guide-cuba-sell = **Vendez** un agrume. Il va sur l’emplacement libre le plus cher de sa ligne et rapporte 3 pesos.
guide-cuba-sell-why = Plus une ligne est remplie, moins reçoit le vendeur suivant.
guide-cuba-buy = **Achetez** un tabac. Vous obtenez le moins cher de sa ligne, pour 4 pesos.
guide-cuba-buy-why = Sur un bateau, une ressource vaut jusqu’à 3 points. Voilà 4 pesos bien dépensés.
guide-cuba-end-merchant = Vous pourriez acheter et vendre autant que vous voulez. Cela suffit : **Terminer**.
guide-cuba-end-merchant-why = Qui n’achète ni ne vend peut prendre un cadeau : un matériau, ou une ressource bon marché.

guide-cuba-architect = Au troisième tour de table, choisissez l’**architecte** : il construit un bâtiment.
guide-cuba-architect-why = Vous avez maintenant deux bois et une pierre. Cela suffit pour plusieurs bâtiments.
guide-cuba-build = Choisissez le **petit comptoir**. Il coûte deux bois et une pierre, et charge des marchandises sur les bateaux.
guide-cuba-build-why = Il rapporte des points à chaque tour où votre contremaître l’utilise.
guide-cuba-site = Construisez-le en **b1**, dans la ligne de votre pion. Cette case ne donnera plus rien désormais.
guide-cuba-site-why = Le contremaître utilise les bâtiments de la ligne et de la colonne. Vous avez encore de la canne à sucre en a3.
guide-cuba-end-architect = Votre premier bâtiment ! Il compte aussi 2 points à la fin de la partie. **Terminer**.
guide-cuba-end-architect-why = On peut aussi renoncer à construire : le premier à le faire marque 2 points, le deuxième 1.

guide-cuba-foreman = Au quatrième tour de table, choisissez le **contremaître** : il fait travailler les bâtiments de la ligne et de la colonne.
guide-cuba-foreman-why = Ou bien il utilise un seul bâtiment, n’importe où sur votre plantation.
guide-cuba-use-office = Votre petit comptoir **brille**. Choisissez-le pour charger une ressource sur un bateau.
guide-cuba-use-office-why = Chaque bâtiment travaille une fois par tour, dans l’ordre que vous voulez.
guide-cuba-office-dock = À l’emplacement 1, chaque ressource vaut 1 point, à l’emplacement 2, elle en vaut 2. Choisissez l’**emplacement 2**.
guide-cuba-office-dock-why = Le bateau en haute mer ne peut pas encore être chargé. L’emplacement 3 est vide au premier tour.
guide-cuba-office-load = Ce bateau a de la place pour la **canne à sucre**. Chargez-en une et marquez 2 points.
guide-cuba-office-load-why = Chaque emplacement ne prend qu’une sorte. Ici, deux pour la canne à sucre et un pour le tabac.
guide-cuba-use-warehouse = L’**entrepôt** est aussi dans la ligne du pion. Utilisez-le : il garde vos ressources pour le tour suivant.
guide-cuba-use-warehouse-why = Les ressources encore dans la cour à la fin du tour sont perdues.
guide-cuba-end-foreman = Voilà vos 2 premiers points. **Terminer** : les autres jouent leurs dernières cartes.
guide-cuba-end-foreman-why = Celui dont la quatrième carte a la plus haute valeur commence le tour suivant.

guide-cuba-fifth = Chacun a gardé une carte, et elle **vote** : votre maire a 5 votes, celui de Lucía aussi, la négociante de Kenji 2.
guide-cuba-fifth-why = Plus la carte est forte, plus elle a de votes : travailleur 1, négociante 2, architecte 3, contremaître 4, maire 5.
guide-cuba-bid = Avec des pesos, on achète des votes en secret. Réglez le nombre sur **1** et validez : un de plus que Lucía.
guide-cuba-bid-why = Chacun paie ce qu’il a misé, même les perdants. Misez ce que les lois valent pour vous.
guide-cuba-enact = Vous l’emportez avec 6 votes ! Prenez les deux lois **I** et **III**, puis adoptez-les.
guide-cuba-enact-why = La loi I baisse la taxe. La loi III donne 1 point par case de ressources : vous en avez cinq.
guide-cuba-end-parliament = Vos deux lois sont en vigueur. Choisissez **Terminer**.
guide-cuba-end-parliament-why = Une nouvelle loi met fin à l’ancienne de son groupe. Les autres restent comme elles étaient.

guide-cuba-tax = Maintenant, chacun peut respecter les lois. **Payez** la taxe : 1 peso rapporte 2 points.
guide-cuba-tax-why = Personne n’y est obligé. Qui ne paie pas ne marque simplement rien.
guide-cuba-levy = La redevance est d’un agrume, et vous en avez gardé un. **Payez**-la : 2 points, et 1 de plus pour les deux.
guide-cuba-levy-why = Taxe et redevance valent ensemble 5 points à chaque tour. Tâchez de ne jamais les manquer.
guide-cuba-subsidy = Puis la loi III vous a tous payés pour vos cases de ressources : 5 points. Vous avez maintenant 12 **points**.
guide-cuba-subsidy-why = Elle paiera encore à chaque tour, jusqu’à ce qu’une autre loi du groupe III prenne sa place.

guide-cuba-spoilage = Le tour est fini. La canne à sucre de Lucía, dans la cour, est perdue. La vôtre est à l’abri dans l’**entrepôt**.
guide-cuba-spoilage-why = Les matériaux, le rhum et les cigares se gardent. Seules les ressources se perdent.
guide-cuba-ships = Les bateaux ont avancé. Celui qui porte votre canne à sucre est à l’**emplacement 3** : 3 points par ressource !
guide-cuba-ships-why = À la fin de ce tour, il part, rempli ou non, et un nouveau bateau arrive.
guide-cuba-start-seat = Toutes les cartes sont revenues en main. **Kenji** a joué le dernier contremaître : il a donc commencé le tour deux.
guide-cuba-start-seat-why = Tous trois ont joué un contremaître en quatrième carte. À égalité, le dernier commence.

guide-cuba-mayor = Il reste un personnage à essayer. Choisissez le **maire** : il charge un bateau.
guide-cuba-mayor-why = Vous ne pouviez pas l’utiliser et voter avec lui dans le même tour.
guide-cuba-dock = Il charge autant que vous voulez, mais sur un seul bateau. Choisissez l’**emplacement 3**.
guide-cuba-dock-why = Votre petit comptoir charge une ressource, le maire tout ce qui entre.
guide-cuba-load-sugar = Chargez votre **canne à sucre** : 3 points.
guide-cuba-load-sugar-why = Vous pouvez la prendre dans l’entrepôt à tout moment.
guide-cuba-load-tobacco = Chargez un **tabac** : encore 3 points.
guide-cuba-load-tobacco-why = Quand les cinq emplacements sont pris, le bateau part à la fin du tour.
guide-cuba-end-mayor = 18 points, et vous êtes en tête ! Votre autre tabac ne trouve pas de place. **Terminer**.
guide-cuba-end-mayor-why = Il reste dans l’entrepôt et attend un autre bateau.
guide-cuba-alternatives = Rien à échanger, construire ou charger ? Négociante, architecte et maire ont un petit **cadeau** pour qui vient en premier.
guide-cuba-alternatives-why = Chaque cadeau ne se prend qu’une fois par tour : un matériau ou une ressource, des points, ou des pesos.
guide-cuba-done = Vous connaissez les cinq personnages et les cinq phases. Récoltez, construisez, chargez, votez : à vous la vraie partie !
guide-cuba-done-why = Une partie dure six tours. L’aide, à la table, dit ce que fait chaque bâtiment et chaque loi.

guide-havana = Votre première partie de LA HAVANE
guide-havana-chapter-number = Votre nombre
guide-havana-chapter-order = Ordre de jeu
guide-havana-chapter-actions = Deux actions
guide-havana-chapter-buying = Acheter
guide-havana-chapter-cards = Nouvelle carte
guide-havana-chapter-thieves = Voleurs
guide-havana-chapter-refresh = Les cartes reviennent
guide-havana-chapter-rows = Rangées
guide-havana-chapter-replacing = Cinq pour un
guide-havana-chapter-end = La fin

guide-havana-aim = On rebâtit La Havane. À trois joueurs, le premier à 20 **points** gagne.
guide-havana-aim-why = À deux joueurs, l’objectif est de 25 points, à quatre il est de 15.
guide-havana-street = Seuls les **bâtiments** rapportent des points. Il y en a douze, en deux rangées ; chacun montre ses points et son prix.
guide-havana-street-why = Vous payez en matériaux, en travailleurs et en pesos. Personne ne peut vous prendre un bâtiment.
guide-havana-lay-worker = Vous avez 13 cartes et en posez deux. Choisissez le **travailleur** : il vous amène des travailleurs.
guide-havana-lay-worker-why = En haut à gauche, dans la première rangée, se trouve la caserne. Elle coûte deux travailleurs.
guide-havana-lay-mama = Choisissez aussi **Mama**. Elle prend la moitié des matériaux du centre.
guide-havana-lay-mama-why = Chacun a les mêmes 13 cartes et en pose deux en secret.
guide-havana-number = Les cartes sont retournées. Votre 4 et votre 9 font le **nombre** 49 : le petit chiffre vient toujours d’abord.
guide-havana-number-why = 9 et 4 ne font donc jamais 94. Le plus petit nombre est 01, le plus grand 89.

guide-havana-order = Le plus petit nombre joue d’abord : Bruna avec 08, puis Otto avec 26, puis vous. C’est l’**ordre** de jeu.
guide-havana-order-why = Les cartes fortes ont de grands chiffres : elles rapportent plus, mais d’autres jouent avant vous.
guide-havana-robbed = Bruna a acheté la statue, et le voleur de matériaux d’**Otto** a pris vos gravats. On vole ceux qui jouent après.
guide-havana-robbed-why = Un petit nombre protège donc aussi : la plupart des voleurs ne vous atteignent plus.

guide-havana-do-worker = À vous de jouer. Les deux cartes agissent, dans l’ordre de votre choix. Choisissez le **travailleur** : il amène 2 travailleurs.
guide-havana-do-worker-why = Le premier travailleur d’un tour en amène deux, tous les suivants un seul.
guide-havana-mama = Mama a suivi d’elle-même. Il n’y avait qu’un matériau de couleur au centre : vous avez maintenant une **brique**.
guide-havana-mama-why = S’il y en a plusieurs, elle en prend la moitié, et vous choisissez. Les gravats se partagent à part.

guide-havana-buy-barracks = Seules les quatre extrémités des rangées sont à vendre. Achetez la **caserne** avec vos deux travailleurs : 2 points.
guide-havana-buy-barracks-why = Essayez une autre extrémité, si vous voulez : elle vous dit ce qui vous manque.
guide-havana-end-buying = Le bâtiment suivant est maintenant l’extrémité et pourrait s’acheter aussitôt. Vous ne pouvez pas payer : **Terminer**.
guide-havana-end-buying-why = Ce que vous payez est parti : les matériaux dans la boîte, les travailleurs et les pesos à la réserve.

guide-havana-restock = Quand tous ont joué, trois matériaux et 3 pesos s’ajoutent au **centre**.
guide-havana-restock-why = Ce que personne ne prend y reste, et le centre peut devenir un trésor.
guide-havana-cover = Ensuite, chacun remplace une carte visible. Recouvrez le **travailleur** ; Mama reste et agira de nouveau.
guide-havana-cover-why = La carte recouverte va sur votre défausse.
guide-havana-lay = Posez dessus le **marché noir** : il tire deux matériaux du sac.
guide-havana-lay-why = 7 et 9 font 79. C’est tard, mais les deux cartes rapportent des matériaux.
guide-havana-end-cards = **Terminer**. Quand tous ont posé une carte, les nouvelles sont retournées ensemble.
guide-havana-end-cards-why = Les autres voient quelle carte vous recouvrez, mais pas celle que vous posez.

guide-havana-later = Quelques tours plus tard, vous avez 15 **points**. Mais le voleur de Bruna vient de prendre un verre et une brique !
guide-havana-later-why = Elle a pu en prendre deux, car vous aviez plus de trois matériaux de couleur.
guide-havana-cover-pesos = Mettons-nous à l’abri. Recouvrez la carte **pesos**.
guide-havana-cover-pesos-why = Vous avez déjà 14 pesos. C’est bien assez.
guide-havana-lay-protection = Posez dessus la **protection** : ni voleur ni percepteur ne peut plus rien vous prendre.
guide-havana-lay-protection-why = Elle agit pendant tout le tour, même avant vous. Et son 2 vous fait jouer tôt.
guide-havana-end-protected = Il vous reste deux cartes en main. **Terminer**, et voyez ce qui arrive alors.
guide-havana-end-protected-why = À chaque tour, une carte passe de votre main à la table et une autre à la défausse.

guide-havana-refresh = Il n’en restait que deux : toute votre défausse est revenue. Vous avez de nouveau onze cartes en **main**.
guide-havana-refresh-why = Cela se fait tout seul. D’ici là, pensez aux cartes qu’il vous reste.
guide-havana-other-cards = D’autres aident aussi : la sieste fait jouer tôt, l’architecte ouvre de grands bâtiments, le percepteur **vole** tous ceux qui jouent après.
guide-havana-other-cards-why = Chaque carte dit ce qu’elle fait quand vous la montrez.
guide-havana-do-protection = 2 et 6 font 26, et Otto était avant vous. Choisissez la **protection** ; elle agit d’elle-même.
guide-havana-do-protection-why = Votre seconde carte, le voleur de matériaux, suit aussitôt.
guide-havana-steal = Seule Bruna joue après vous : votre voleur lui rend visite. Reprenez le **verre**.
guide-havana-steal-why = Un voleur prend un matériau. À qui en a plus de trois de couleur, il peut en prendre deux.

guide-havana-buy-barber = Achetez le **barbier**, en haut à droite : brique, grès et 2 pesos pour 3 points.
guide-havana-buy-barber-why = Vous pouvez acheter tout ce que vous pouvez payer, mais seulement après les deux cartes.
guide-havana-buy-lamp-post = Maintenant, le **réverbère** est l’extrémité de cette rangée. Achetez-le aussi : 2 pesos pour 1 point.
guide-havana-buy-lamp-post-why = Vous pouvez continuer à cette extrémité ou à n’importe quelle autre.
guide-havana-refilled = Il ne restait que deux bâtiments dans la **rangée**. Ils se sont écartés, et quatre nouveaux se sont mis entre eux.
guide-havana-refilled-why = Réfléchissez donc à deux fois avant d’ouvrir une rangée à qui vient après.
guide-havana-end-rows = 19 points : encore un bâtiment et vous gagnez ! **Terminer**.
guide-havana-end-rows-why = La maison du rhum, en bas à gauche, coûte une brique, une argile, 2 pesos et deux travailleurs.

guide-havana-cover-protection = Pour la maison du rhum, il vous manque la brique et l’argile. Recouvrez la **protection** et gardez le voleur.
guide-havana-cover-protection-why = La carte qui reste visible agit de nouveau au tour suivant.
guide-havana-lay-debris = Posez les **gravats** : cette carte prend tous les gravats du centre. Vous verrez à quoi cela sert.
guide-havana-lay-debris-why = Elle porte un 2 elle aussi, votre nombre est donc de nouveau 26.
guide-havana-end-debris = **Terminer**, et espérons une bonne place dans l’ordre de jeu.
guide-havana-end-debris-why = Personne ne sait encore ce que posent les autres.
guide-havana-do-debris = Vous jouez en premier ! Choisissez les **gravats** : avec ces quatre-là, vous en avez huit.
guide-havana-do-debris-why = Les cubes gris ont l’air sans valeur, mais cinq d’entre eux remplacent n’importe quelle couleur.
guide-havana-rob = Cette fois, les deux autres jouent après : votre voleur peut choisir. Choisissez **Bruna**.
guide-havana-rob-why = Elle a ce qu’il vous faut. Un joueur qui a la protection ne pourrait pas être choisi.
guide-havana-steal-brick = Prenez-lui sa **brique**.
guide-havana-steal-brick-why = Il ne manque plus que l’argile.
guide-havana-buy-rum-house = Achetez la **maison du rhum**, en bas à gauche, bien que vous n’ayez pas d’argile.
guide-havana-buy-rum-house-why = Elle brille : elle peut donc être payée.
guide-havana-pay = 5 gravats remplacent un matériau, 5 pesos un travailleur. L’argile est déjà remplacée : choisissez **Acheter**.
guide-havana-pay-why = Vous pourriez remplacer davantage et garder vos travailleurs. Ici, cela ne change rien.

guide-havana-won = 24 **points** : vous dépassez les 20 en premier et gagnez ! La partie se termine aussitôt.
guide-havana-won-why = On ne termine pas le tour. Les autres ne jouent plus.
guide-havana-done = Nombre, ordre, extrémités, voleurs, cinq pour un : vous savez tout. À vous la vraie partie !
guide-havana-done-why = L’aide, à la table, dit ce que fait chaque carte.
