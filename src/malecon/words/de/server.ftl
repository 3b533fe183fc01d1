### Was der Server selbst an Leute schreibt: Nachrichten auf allen Wegen, und Mails.

## Nachrichten: $table ist ein Tisch wie unten

told-your-turn = Du bist am Zug: { $table }
told-reminder = Eine Erinnerung, du bist am Zug: { $table }
told-hour-left = Für deinen Zug bleibt noch eine Stunde: { $table }
told-invitation = Du bist eingeladen: { $table }
told-begun = Das Spiel hat begonnen: { $table }
told-over = Das Spiel ist zu Ende: { $table }
told-rematch = Jemand möchte noch einmal spielen: { $table }
told-stand-in = Ein Bot spielt für dich, bis du zurückkommst: { $table }
told-chat = Jemand hat im Chat geschrieben: { $table }
told-test = Das ist ein Test. So sehen Nachrichten von Malecón aus.
told-table = { $name } ({ $game })
told-many = Malecón: Neues an { $n } deiner Tische
told-many-turns = Du bist an { $n } Tischen am Zug

## Mails

mail-from = Malecón
mail-ask-subject = Möchtest du Mails von Malecón?
mail-ask-button = Ja, schickt mir Mails
mail-ask =
    Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wenn sie oder er in einem Spiel bei Malecón am Zug ist.

    Wenn du das warst, öffne diese Seite und sag dort Ja:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommen keine weiteren Mails. Auf dieser Seite sorgst du dafür, dass niemand mehr fragen kann:
    { $stop }
mail-foot =
    Wie und wann du Bescheid bekommst: { $settings }
    Keine Mails mehr: { $stop }
mail-sign-in-subject = Dein Link zu Malecón
mail-sign-in-button = Anmelden
mail-sign-in =
    Mit diesem Link meldest du dich bei Malecón an, einmal und innerhalb von 15 Minuten:
    { $link }

    Wenn du ihn nicht bestellt hast, brauchst du nichts zu tun.
