### Wat de server zelf aan mensen schrijft: meldingen op alle manieren, en mails.

## Meldingen: $table is een tafel zoals hieronder

told-your-turn = Je bent aan de beurt: { $table }
told-reminder = Herinnering, je bent aan de beurt: { $table }
told-hour-left = Je hebt nog een uur voor je beurt: { $table }
told-invitation = Je bent uitgenodigd: { $table }
told-begun = Het spel is begonnen: { $table }
told-over = Het spel is afgelopen: { $table }
told-rematch = Iemand wil opnieuw spelen: { $table }
told-stand-in = Een bot speelt voor je tot je terugkomt: { $table }
told-chat = Iemand heeft in de chat geschreven: { $table }
told-test = Dit is een test. Zo zien meldingen van Malecón eruit.
told-table = { $name } ({ $game })
told-many = Malecón: nieuws van { $n } van je tafels
told-many-turns = Je bent aan { $n } tafels aan de beurt

## Mails

mail-from = Malecón
mail-ask-subject = Wil je mails van Malecón?
mail-ask-button = Ja, stuur me mails
mail-ask =
    Iemand, waarschijnlijk jij, wil op dit adres bericht krijgen als het zijn of haar beurt is in een spel bij Malecón.

    Was jij dat, open dan deze pagina en zeg daar ja:
    { $link }

    Was jij dat niet, dan hoef je niets te doen: er komen geen mails meer. Op deze pagina zorg je dat niemand het opnieuw kan vragen:
    { $stop }
mail-foot =
    Hoe en wanneer je bericht krijgt: { $settings }
    Geen mails meer: { $stop }
mail-sign-in-subject = Je link naar Malecón
mail-sign-in-button = Meld je aan
mail-sign-in =
    Met deze link meld je je aan bij Malecón, één keer en binnen 15 minuten:
    { $link }

    Heb je er niet om gevraagd, dan hoef je niets te doen.
