### What the server itself writes to people: notices on every way, and mails.

## Notices: $table is a table as below

told-your-turn = It is your turn: { $table }
told-reminder = You are reminded that it is your turn: { $table }
told-hour-left = One hour is left for your turn: { $table }
told-invitation = You are invited: { $table }
told-begun = The game has begun: { $table }
told-over = The game has ended: { $table }
told-rematch = Somebody wants to play again: { $table }
told-stand-in = A bot plays for you until you come back: { $table }
told-chat = Somebody has written in the chat: { $table }
told-test = This is a test. Notices from Malecón will look like this.
told-table = { $name } ({ $game })
told-many = Malecón: { $n } of your tables have news
told-many-turns = It is your turn at { $n } tables

## Mails

mail-from = Malecón
mail-ask-subject = Do you want mails from Malecón?
mail-ask-button = Yes, send me mails
mail-ask =
    Somebody, probably you, wants to be told at this address when it is their turn in a game at Malecón.

    If that was you, open this page and say yes there:
    { $link }

    If not, you need not do anything: no more mails will come. This page makes sure that nobody can ask again:
    { $stop }
mail-foot =
    How and when you are told: { $settings }
    No more mails: { $stop }
mail-sign-in-subject = Your link to Malecón
mail-sign-in-button = Sign in
mail-sign-in =
    This link signs you in at Malecón, once and within 15 minutes:
    { $link }

    If you have not asked for it, you need not do anything.
