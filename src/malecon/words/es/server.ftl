### Lo que escribe el propio servidor: avisos por todas las vías, y correos.

## Avisos: $table es una mesa como abajo

told-your-turn = Te toca: { $table }
told-reminder = Recordatorio, te toca: { $table }
told-hour-left = Queda una hora para tu turno: { $table }
told-invitation = Tienes una invitación: { $table }
told-begun = Ha empezado la partida: { $table }
told-over = Ha terminado la partida: { $table }
told-rematch = Alguien quiere volver a jugar: { $table }
told-stand-in = Un bot juega por ti hasta que vuelvas: { $table }
told-chat = Alguien ha escrito en el chat: { $table }
told-test = Esto es una prueba. Así se verán los avisos de Malecón.
told-table = { $name } ({ $game })
told-many = Malecón: hay novedades en { $n } de tus mesas
told-many-turns = Te toca en { $n } mesas

## Correos

mail-from = Malecón
mail-ask-subject = ¿Quieres recibir correos de Malecón?
mail-ask-button = Sí, quiero recibirlos
mail-ask =
    Alguien, probablemente tú, quiere que a esta dirección le avisen cuando le toque en una partida de Malecón.

    Si fuiste tú, abre esta página y di que sí:
    { $link }

    Si no, no tienes que hacer nada: no llegarán más correos. En esta página te aseguras de que nadie lo vuelva a pedir:
    { $stop }
mail-foot =
    Cómo y cuándo te avisamos: { $settings }
    No más correos: { $stop }
mail-sign-in-subject = Tu enlace a Malecón
mail-sign-in-button = Entrar
mail-sign-in =
    Con este enlace entras en Malecón, una sola vez y en los próximos 15 minutos:
    { $link }

    Si no lo has pedido, no tienes que hacer nada.
