### Ce que le serveur lui-même écrit aux gens : avis par toutes les voies, et courriels.

## Avis : $table est une table, comme plus bas

told-your-turn = À vous de jouer : { $table }
told-reminder = Un rappel, c’est à vous de jouer : { $table }
told-hour-left = Il vous reste une heure pour jouer : { $table }
told-invitation = Vous avez une invitation : { $table }
told-begun = La partie a commencé : { $table }
told-over = La partie est finie : { $table }
told-rematch = Quelqu’un voudrait rejouer : { $table }
told-stand-in = Un bot joue pour vous jusqu’à votre retour : { $table }
told-chat = Quelqu’un a écrit dans la discussion : { $table }
told-test = Ceci est un essai. Les avis de Malecón ressembleront à cela.
told-table = { $name } ({ $game })
told-many = Malecón : du nouveau à { $n } de vos tables
told-many-turns = À vous de jouer à { $n } tables

## Courriels

mail-from = Malecón
mail-ask-subject = Voulez-vous des courriels de Malecón ?
mail-ask-button = Oui, écrivez-moi
mail-ask =
    Quelqu’un, sans doute vous, veut savoir à cette adresse quand on l’attend dans une partie sur Malecón.

    Si c’était vous, ouvrez cette page et dites oui :
    { $link }

    Sinon, vous n’avez rien à faire : il ne viendra pas d’autre courriel. Sur cette page, vous faites en sorte que personne ne puisse redemander :
    { $stop }
mail-foot =
    Comment et quand on vous prévient : { $settings }
    Plus de courriels : { $stop }
mail-sign-in-subject = Votre lien pour Malecón
mail-sign-in-button = Se connecter
mail-sign-in =
    Ce lien vous connecte à Malecón, une seule fois et dans les 15 minutes :
    { $link }

    Si vous ne l’avez pas demandé, vous n’avez rien à faire.
