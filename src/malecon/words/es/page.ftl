## En todas partes

page-pair = { $label }: { $value }
page-beside = { $what } ({ $more })
page-lead = { $what }.
page-label = { $what }:
page-loading = Un momento …
page-broken = Algo falló en esta página.
page-broken-kept = Tus partidas están a salvo: todo lo que has hecho se guarda en el servidor.
page-again = Intentar de nuevo
page-home = Inicio
page-close = Cerrar
page-cancel = Cancelar
page-understood = Entendido
page-unknown = Aquí no hay ninguna mesa.
page-unknown-why = Quizá el enlace ya se usó, se renovó o se retiró, o la mesa es privada.
page-language = Idioma
page-unread = Ningún hablante nativo ha leído todavía esta traducción.
page-night = Colores nocturnos
page-text = Tamaño del texto
page-text-normal = normal
page-text-large = grande
page-text-larger = muy grande
page-copy = Copiar
page-copied = Copiado

## En la mesa

page-waits-one = Esperando a { $who }.
page-waits-many = Esperando a { $who }.
page-stopped = La partida se detuvo de común acuerdo.
page-your-turn = te toca
tab-your-turn = Te toca
page-undo = Deshacer
page-restart = Repetir turno
page-end-turn = Terminar turno
page-done = Listo
page-menu = Menú
page-moves = Todas las jugadas
page-coach = Pedir consejo
page-chat = Chat
page-reference = Referencia
page-rules = Reglas y referencia
page-paragraph = Regla { $id }
page-since = desde tu último turno
page-act-back = La acción anterior
page-act-on = La acción siguiente
page-to-now = Volver al presente
page-plan = Planear
page-queued = Turno en espera
page-since-nothing = No ha pasado nada desde tu último turno.
page-not-now = Ahora no es posible
# $n de una pieza, cuyo dibujo está en lugar de $what.
page-drawn = { $n } { $what }
piece-pesos = pesos
    .count =
        { $n ->
            [one] peso
           *[other] pesos
        }
piece-points = puntos
    .count =
        { $n ->
            [one] punto
           *[other] puntos
        }
page-every-step = Paso por paso
page-only-choice = la única opción
page-becomes = pasa a ser
page-earlier = Mostrar todo
page-show-step = Mostrar este momento
page-chat-empty = Todavía nadie ha dicho nada.
page-chat-line = Escribe algo
page-send = Enviar
page-mute = Silenciar
page-unmute =
    { $n ->
        [one] Volver a oír a la persona silenciada
       *[other] Volver a oír a { $n } personas silenciadas
    }
page-clock = quedan { $left }
page-hours = { $n } h
page-minutes = { $n } min
page-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
page-bell = Tocar una campana cuando me toque
page-guards = Preguntar antes de terminar un turno que desperdicia algo
page-to-my-turn = Saltar a mi turno
page-pace = Ritmo de lo que hacen los demás
page-pace-instant = instantáneo
page-pace-quick = rápido
page-pace-calm = tranquilo
page-round-card = Parar al final de cada ronda
page-by-itself = Según las reglas
page-end-sure = ¿Terminar tu turno?
page-ask-no-more = No preguntar más
page-round-over = Ha terminado la ronda { $n }
page-watch-again = Verla otra vez
page-go-on = Seguir
page-end-anyway = Terminar igual
page-skip = Ir a lo que se puede hacer
page-look-from = Ver como
page-others = Los demás
page-watch-link = Enlace para mirar
page-my-seat = Mi puesto
page-stand = Que un bot juegue por mí
page-stand-in = juega un bot
page-stand-for = Que un bot juegue por { $who }
page-stood-in = Un bot juega por ti por el momento.
page-stand-sure = ¿Que un bot juegue por ti? Puedes recuperar tu puesto en cualquier momento.
page-paused = En pausa: ahora mismo no juega nadie. Recupera tu puesto para seguir.
page-paused-watching = En pausa: ahora mismo no juega nadie.
page-note-stand-asked = { $who } deja que siga un bot.
page-note-stand-left = { $who } ha dejado la mesa. Sigue un bot.
page-note-stand-clock = A { $who } se le acabó el tiempo. Sigue un bot.
page-note-stand-absent = { $who } falta desde hace un rato. Sigue un bot.
page-note-stand-deleted = { $who } ya no está. Sigue un bot.
page-note-back = { $who } ha vuelto y juega otra vez.
page-note-stand-agreed = { $who } llevaba mucho tiempo sin jugar. Los demás han acordado un bot.
page-note-resign = { $who } abandona la partida. Sigue un bot.
page-note-holiday = { $who } está de vacaciones hasta { $until }. El reloj está parado.
page-note-holiday-over = { $who } ha vuelto de vacaciones.
page-note-grace = A { $who } se le acabó el tiempo y recibe un poco más, una vez por partida.
page-note-sit = { $who } se sienta. El bot le deja su puesto.
page-note-pace = Los demás han acordado un reloj: { $pace }.
page-bot-since = un bot jugó desde la ronda { $n }
page-bot-all-along = un bot jugó desde el principio
page-bot-between = un bot jugó de la ronda { $from } a la { $to }
page-take-back-seat = Recuperar mi puesto
page-stop = Aceptar que se detenga la partida
page-resign = Abandonar
page-resign-sure = ¿Abandonar? Un bot jugará por ti hasta el final, y no podrás volver.
page-table = Esta mesa
page-replay = Repetición
page-record = Descargar la partida
page-commitment = Huella de la semilla
page-watching = Estás mirando.
page-sending = Enviando …
page-offline = Se perdió la conexión. Reconectando … no se perderá nada de lo que has hecho.
page-bot = bot
seat-timed = { $what } · { $left }
seat-thinks = piensa
seat-to-play = le toca
seat-offline = sin conexión
seat-offline-for = sin conexión desde hace { $span }
seat-offline-grace = sin conexión · { $left } de gracia
seat-away = ausente desde hace { $span }
seat-holiday = de vacaciones hasta { $until }
seat-bot = bot · { $does }
seat-bot-since =
    { $n ->
        [0] bot desde el principio
       *[other] bot desde la ronda { $n }
    }
seat-bot-since-some-time = juega un bot
seat-resigned =
    { $n ->
        [0] abandonó antes de la ronda 1
       *[other] abandonó en la ronda { $n }
    }
seat-resigned-some-time = abandonó
page-absent = ausente
page-offline-now = Sin conexión con la mesa. No ha cambiado nada; inténtalo de nuevo.
page-offline-held = Sin conexión. Tu último clic está guardado y se enviará cuando vuelvas a estar en línea.
page-try-now = Intentar ahora
page-chat-watching = Estás mirando. Solo puede escribir quien está a la mesa.
page-forked = Esta partida sigue desde el paso { $step } de otra.
page-fork-from = Ver esa partida
page-fork-short = rama
agree-yes = acepta
agree-no = no acepta
agree-bot = bot: no vota
agree-left = ha salido
agree-asked = no ha respondido
agree-away = ausente
agree-whom = tiene el turno
agree-do = Aceptar
agree-stop-not = Seguir jugando
agree-rematch-not = No, gracias
agree-withdraw = Retirar
agree-stop-title = ¿Detener la partida?
agree-rematch-title = ¿Jugar otra vez?
agree-stop-means = Si todos aceptan, la partida termina como está, sin ganador.
agree-rematch-means = La misma mesa y las mismas reglas, con los puestos corridos en uno. Los bots juegan por quien no quiera o se haya ido.
agree-clock-title = ¿Un reloj?
agree-clock = { $who } quiere un reloj: { $pace }
agree-clock-means = Empieza para todos en cuanto aceptan quienes están aquí esperando. Cuando a alguien se le acaba el tiempo, juega un bot hasta que esa persona recupere su puesto. La pregunta termina cuando juega { $whom }.
agree-clock-not = Sin reloj
agree-instead-title = ¿Un bot por { $whom }?
agree-instead = { $who } quiere que un bot juegue por { $whom }
agree-instead-means = { $whom } tiene el turno desde hace mucho y puede recuperar su puesto en cualquier momento. Deciden todos los que están aquí esperando. La pregunta termina cuando juega { $whom }.
agree-instead-not = Esperar
agree-about-you = Te toca: deciden los demás. La pregunta termina cuando juegues.
agree-stop = { $who } quiere detener la partida
agree-rematch = { $who } quiere jugar otra vez

## Negativas

refused-other = No funcionó. Inténtalo de nuevo.
refused-offline = Sin conexión. Esto no se envió: antes va tu clic anterior.
refused-link-used = Este enlace ya se usó o tiene más de 15 minutos. Haz uno nuevo en tu otro dispositivo.
refused-link-void = El anfitrión ha renovado o retirado esta invitación. Pide el enlace nuevo.
refused-not-found = No hay nada detrás de este enlace. Puede haberse cortado al copiarlo.
refused-identity-other = Este dispositivo ya juega con otro nombre, así que se dejó como estaba.
refused-passkey-bad = No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.
refused-passkey-elsewhere = Las llaves de acceso necesitan una dirección que empiece por https.
refused-passkey-unknown = Aquí ya nadie tiene esta llave de acceso.
refused-passkey-late = Eso tardó más de cinco minutos. Inténtalo de nuevo.
refused-code-unknown = Este código es incorrecto, ya se usó o lo sustituyó uno más nuevo.
refused-device-last = Este dispositivo es el único camino a tu nombre. Conserva antes el nombre.
refused-limit-passkeys = Ya tienes veinte llaves de acceso. Quita una primero.
refused-move-stale = Mientras tanto la mesa ha cambiado. Vuelve a mirar.
refused-move-illegal = Eso no es posible ahora.
refused-move-not-asked = Ya no es tu turno.
refused-move-too-far = Eso fue demasiado de una vez. Ve paso a paso.
refused-limit-rate = Eso fue un poco rápido. Espera un momento e inténtalo de nuevo.
refused-table-over = La partida ha terminado.
refused-store-failed = Eso no se pudo guardar, así que no contó. Inténtalo de nuevo.
refused-stand-present = Todavía está aquí, o hace poco que falta.
refused-remind-not-now = A quien está de vacaciones no se le recuerda nada.
refused-limit-reminders = Ya hubo un recordatorio. El próximo se podrá enviar mañana.
refused-stand-early = Todavía no hace bastante tiempo que le toca.
refused-vote-asked = Te toca a ti. Juega primero, y así nadie espera.
refused-coach-people = No hay consejero donde juegan otras personas.
refused-coach-rated = No hay consejero en una mesa clasificatoria.
refused-coach-busy = Todos los bots están ocupados. Vuelve a preguntar en un momento.
refused-vote-none = Esta pregunta ya no está abierta.
refused-clock-there = En esta mesa ya hay un reloj.
refused-clock-short = Falta alguien. Tú puedes poner un día o más por turno; junto con otra persona que esté aquí pueden acordar menos.
refused-name = Ese nombre no se puede usar. Un nombre tiene de 1 a 24 letras visibles.
refused-seat-not-yours = Ese no es tu puesto.
refused-seat-own = Ese es tu propio puesto. Deja la mesa para liberarlo.
refused-table-not-begun = La partida todavía no ha empezado.
refused-table-running = Eso se puede hacer cuando termine la partida.
refused-identity-none = Aquí todavía no te conocemos. Siéntate o ponte un nombre.
refused-limit-undo = Has deshecho demasiadas veces. Sigue desde aquí.
refused-limit-connections = La casa está llena ahora mismo. Inténtalo en un momento.
refused-limit-listed = Tienes demasiadas mesas abiertas en la lista.
refused-option-bad = Eso no se puede elegir en este juego.
refused-seats-bad = Este juego no admite tantos jugadores.
refused-seat-taken = Otra persona fue más rápida: este puesto está ocupado.
refused-seat-one = En esta mesa cada persona tiene un solo puesto.
refused-seat-empty = Ahí ya no se sienta nadie.
refused-table-begun = La partida ha empezado.
refused-table-closed = La mesa se cerró.
refused-table-removed = El anfitrión ha liberado tu puesto. Solo puedes volver con una invitación nueva.
refused-table-not-yours = Eso solo lo puede hacer el anfitrión.
refused-channel-bad = Esa no es una dirección a la que podamos llamar.
refused-channel-forbidden = Este servidor solo llama a direcciones públicas, por https.
refused-channel-refused = Esta dirección no quiere correo de aquí.
refused-channel-none = Este servidor no puede avisarte por esa vía.
refused-channel-unconfirmed = La dirección todavía no está confirmada: abre antes el enlace del correo.
refused-channel-unsent = No se pudo enviar el correo. No ha cambiado nada.
refused-notices-bad = Aquí no se conoce esa zona horaria.
refused-holidays-bad = Estos días no pueden ser vacaciones.
refused-limit-channels = Demasiadas vías de aviso, o demasiados intentos. Espera un poco.
refused-limit-mails = Ya son bastantes correos por hoy. Inténtalo de nuevo mañana.
refused-limit-tables = Tienes demasiadas mesas abiertas o en juego.
refused-club-not-yours = Eso solo lo puede hacer quien organiza el club.
refused-club-removed = Te quitaron de este club. Solo puedes entrar con un enlace nuevo.
refused-club-members = Las mesas del club son solo para sus miembros.
refused-club-no-member = Esa persona ya no está en el club.
refused-club-last = Un club necesita quien lo organice. Dale antes el papel a otra persona.
refused-limit-clubs = No puedes unirte a más clubes ni abrir más.
refused-limit-members = El club está completo.
refused-league-none = El club no tiene liga.
refused-league-few = Una liga necesita por lo menos dos jugadores.
refused-league-not-now = Eso no es posible en este momento de la temporada.
refused-limit-pairing = Has buscado muchas veces en poco tiempo. Espera un poco.
refused-limit-invitations = Ya le guardas varios puestos a esta persona.
refused-person-unknown = Se puede guardar un puesto para gente con la que has jugado.
refused-seat-kept = Este puesto está guardado para otra persona.
refused-pairing-none = Ahora mismo no buscas a nadie.

## Antes de la partida

page-table-open =
    { $n ->
        [0] todos los puestos están ocupados
        [one] un puesto está libre
       *[other] { $n } puestos están libres
    }
page-seat-free = Puesto libre
page-seat-friend = libre para alguien
page-who-sits = Quién se sienta en el puesto { $n }
page-you = tú
page-sit = Sentarse
page-leave = Salir
page-invite = Invitar a amigos
page-invite-how = Envía un enlace. Se sientan enseguida, sin cuenta.
page-invite-link = Enlace a tu mesa
page-invite-new = Hacer un enlace de invitación nuevo
page-listed = Mostrar esta mesa en la página de inicio, para que cualquiera pueda sentarse
page-begin = Empezar
page-begin-bots = Empezar, con bots en los puestos libres
page-wait-begin = La partida empieza en cuanto todos los puestos estén ocupados.
page-host = anfitrión
page-remove = Quitar
page-remove-who = Quitar a { $who }
page-remove-sure = ¿Quitar a { $who } de esta mesa? Solo podrá volver con una invitación nueva.
page-remove-done = { $who } ya no está en la mesa. Si el enlace está en malas manos, haz uno nuevo.
page-make-host = Hacer anfitrión
page-make-host-who = Hacer anfitrión: { $who }
page-make-host-sure = ¿Dejarle la mesa a { $who }? Entonces solo { $who } podrá invitar, quitar y empezar.
page-make-host-done = Ahora { $who } es quien dirige la mesa.
page-close-table = Cerrar la mesa
page-close-sure = ¿Cerrar esta mesa? Se avisará a todos los que están aquí, y sus enlaces dejarán de funcionar.
page-frozen = Esta partida no se puede mostrar
page-frozen-why = El servidor no puede leer por ahora la posición de esta partida. Se conserva como está, nadie pierde tiempo por ello, y quizá una versión posterior pueda continuarla. Puedes exportar tus datos, hacer que se te olvide o abrir otra mesa.
page-frozen-read =
    { $why ->
        [settings] Esta partida está congelada: se jugó con reglas o cartas que esta versión no conoce.
        [store] Esta partida está congelada: el lugar donde se guarda está dañado.
       *[log] Esta partida está congelada: no se pueden leer todas sus jugadas.
    } Ves la última posición que se puede leer; pueden faltar jugadas posteriores. Los relojes están parados. Puedes leerla, exportar tus datos, hacer que se te olvide o abrir otra mesa.
page-closed = Esta mesa se cerró.
page-closed-why = Su anfitrión la cerró antes de empezar la partida. Puedes abrir otra en un momento.
page-removed = Ya no tienes puesto aquí.
page-removed-why = El anfitrión ha liberado tu puesto. Puedes volver con una invitación nueva, y hay otras mesas esperando.
page-several = Una persona puede ocupar más de un puesto

## El final

page-final = Puntuación final
page-won =
    { $n ->
        [one] Gana { $who }.
       *[other] Ganan juntos { $who }.
    }
page-chart = Puntos por ronda
page-rematch = Jugar otra vez
page-from-start = Ver desde el principio
page-fair = ¿Se barajó limpiamente?
page-fair-how = Todo lo que se saca sale de una semilla secreta. Su huella se mostró antes de la primera jugada; la semilla se muestra ahora. Si se corresponden, nadie pudo preparar el mazo; “malecon replay --verify” lo prueba carta por carta a partir de la partida guardada.
page-seed = Semilla
page-verify = Comprobarlo aquí
page-fair-right = Se corresponden: la semilla estaba fijada antes de empezar la partida.
page-fair-wrong = ¡No se corresponden!
page-fair-unknown = Este navegador solo lo puede comprobar por una conexión segura. Descarga la partida y usa “malecon replay --verify”.

## Repetición

page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-round-back = Una ronda atrás
page-round-on = Una ronda adelante
page-autoplay = Reproducir
page-pause = Pausa
page-step-of = Paso { $n } de { $of }
page-step = Paso
page-fork = Seguir jugando desde aquí
page-link-step = Enlace a este paso
page-open-hands = Ver como
page-everybody = todos
page-back-table = A la mesa

## La franja de todas las páginas

strip-play = Buscar gente
strip-learn = Aprender
strip-clubs = Clubes
strip-rules = Reglas
strip-guest = Invitado
strip-wait = te esperan

## Inicio

home-lead = Los juegos de mesa CUBA y HAVANA, en una misma mesa junto al mar. Juega en vivo o un turno al día, con amigos o contra la casa.
home-scene = El Malecón de La Habana al anochecer: el mar, un faro, una calle de casas color pastel y un carro de los años cincuenta
hero-hello = Hola, { $who }.
hero-waiting =
    { $n ->
        [one] Te espera una mesa.
       *[other] Te esperan { $n } mesas.
    }
hero-urgent = { $table }: { $left }.
hero-nothing = Ahora mismo no te espera nadie.
home-paused = En pausa
home-go-on = Seguir
home-free = libre
home-my-games = Mis partidas
home-open-tables = Mesas abiertas
home-finished = Partidas terminadas
home-play-now = Jugar ahora
home-new = ¿Primera vez aquí?
home-learn = Aprende { $game } en una ronda
home-learn-about = Unos cinco minutos en una mesa de verdad, con cada paso explicado.
home-learn-begin = Aprender
offer-title = ¿Tu primera partida de { $game }?
offer-text = No hay que leer nada antes: juega una ronda con una guía que explica cada paso. Puedes salir cuando quieras y seguir más tarde.
offer-learn = Aprender primero una ronda (5 minutos)
offer-play = Jugar sin más
home-set-up = Preparar una mesa
home-cuba = Cultiva, construye, embarca y vota a lo largo de seis rondas.
home-cuba-facts = 2 a 5 jugadores · unos 90 minutos
home-cuba-long = unos 90 minutos
home-havana = Dos cartas, un número y una calle entera por comprar.
home-havana-facts = 2 a 4 jugadores · unos 40 minutos
home-havana-long = unos 40 minutos
home-play = Jugar
home-look = Mirar
home-join = Sentarse
home-watch = Mirar
home-your-turn = Te toca
home-turn-of = Esperando a { $who }
home-frozen = Congelada: solo se puede leer
home-not-begun = Sin empezar
home-round = Ronda { $n } · { $phase }
home-left-days = quedan { $n } días
home-left-hours = quedan { $n } h
home-left-minutes = quedan { $n } min
home-left-seconds = quedan { $n } s
home-none-mine = Todavía no hay partidas. Pulsa “Jugar ahora” para empezar una.
home-none-open = Ahora mismo no hay mesas abiertas. Prepara una y anúnciala aquí.
home-pace-none = sin reloj
home-pace-live = en vivo
home-pace-turn = un turno al día
home-game = Juego
home-with = Con
home-result = Resultado
home-points = Puntos
home-ended = Terminó
home-rank = { $n }.º de { $of }
home-look-back = Ver otra vez
home-name = Mi nombre
home-colour = Mi color
home-me = Yo
home-other-device = Añadir otro dispositivo
home-other-device-how = Abre allí este enlace en los próximos 15 minutos.
home-carry = Ahora también has entrado en este dispositivo.
home-forget = Olvidarme
home-forget-sure = ¿Borrar tu nombre, tus mensajes del chat y tus secretos? Las partidas en curso siguen con bots.
home-save = Guardar
home-seats = Puestos
home-edition = Edición
home-pace = Reloj
home-pace-bank = Minutos para toda la partida
home-open = Abrir la mesa
home-join-title = Tienes una invitación
home-join-sit = Sentarse
played-live = en vivo, { $minutes } min por persona y { $seconds } s más por turno
played-turn = { $hours } h por turno
played-turn-minutes = { $n } min por turno
played-turn-days =
    { $n ->
        [one] un día por turno
       *[other] { $n } días por turno
    }
played-bots = Bots
home-table-name = Nombre de la mesa (opcional)
played-game =
    { $n ->
        [one] { $game }, { $n } jugador
       *[other] { $game }, { $n } jugadores
    }
home-sunset = El Malecón es el paseo junto al mar de La Habana.

## Invitaciones

seats-free =
    { $n ->
        [one] 1 puesto libre
       *[other] { $n } puestos libres
    }
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
lobby-here = Quién está aquí
lobby-of = { $n } de { $of }
lobby-any-time = Puedes empezar cuando quieras.
lobby-bots = Los bots ocupan los puestos que sigan libres.
lobby-full = Ya están todos.
lobby-kept = Guardado para { $who }
lobby-kept-somebody = Guardado para alguien
lobby-free-it = Liberarlo
seat-kept = guardado
lobby-played = A qué se juega
share-title = Envía este enlace
share-share = Compartir …
share-mail = Correo
share-qr = El enlace como código QR
share-text = Ven a jugar a { $game } conmigo
share-name = Tu nombre, para que sepan quién invita
share-local = Esta dirección solo funciona en esta computadora. Para otras personas de tu red, inicia el servidor con “malecon serve --host 0.0.0.0” y abre la dirección que imprime.
plain-title = Esta página llegó sin https
plain-works = Todo el juego funciona aquí, y también el título y el icono cuando te toca, el sonido, el correo, el webhook, el código de recuperación y los enlaces para copiar.
plain-rest = Los navegadores reservan para https las notificaciones, el menú de compartir y las llaves de acceso. Quien lleva este servidor los consigue con un certificado, por ejemplo con un proxy delante.
## CUBA

cuba-round = Ronda { $n } de { $of }
cuba-lap = vuelta { $n } de { $of }
cuba-score-track = Puntos en el Malecón
cuba-seats = Jugadores
cuba-in-order = por orden de juego
cuba-has-chosen = ya eligió
cuba-has-bid = ya ofreció
cuba-last-played = última: { $card }
cuba-show-plantation = Mostrar la plantación de { $who }. Ya jugadas: { $played }.
cuba-in-pile =
    { $n ->
        [one] { $n } en el mazo
       *[other] { $n } en el mazo
    }
cuba-at-sea = En alta mar
cuba-not-loadable = no se puede cargar
cuba-each-of = { $n } por unidad
cuba-load = Cargar
cuba-loaded = cargado
cuba-choose-dock = Muelle { $n }
cuba-load-dock = Cargar en el muelle { $n }
cuba-all-harvest = Cosechar todo
cuba-all-load = Cargar todo
cuba-load-more = Carga más o termina tu turno.
cuba-will-pass =
    { $n ->
        [one] 1 propuesta
       *[other] se aprobarán 2 de { $n }
    }
cuba-in-force = Vigentes
cuba-proposed = Propuestas
cuba-vetoed = vetada
cuba-veto-tile = La loseta de veto: la propuesta del grupo { $group } se vetó en esta ronda.
cuba-veto-ban = La loseta de veto: el grupo { $group } se vetó en la ronda pasada y no se puede vetar en esta.
cuba-passed = aprobada
cuba-group-I = Impuesto
cuba-group-II = Tributo
cuba-group-III = Subsidio
cuba-group-IV = Otras
cuba-laws = Leyes
cuba-buy = compra
cuba-sell = venta
cuba-once = Una vez por ronda
cuba-left = quedan { $n }
cuba-left-pay = quedan { $n }, podrías pagar { $pay }
cuba-fee =
    { $n ->
        [one] Ley de construcción: 1 peso más por cada edificio. Tienes { $have }.
       *[other] Ley de construcción: { $n } pesos más por cada edificio. Tienes { $have }.
    }
cuba-can-build = se puede construir
# $what: piezas, o nada donde están dibujadas
cuba-lacks = falta { $what }
cuba-yours = tuyo
cuba-tile-of = construido por { $who }
cuba-tiles-points = Puntos
cuba-tiles-money = Dinero
cuba-tiles-factories = Fábricas
cuba-tiles-other = Poder y otros
cuba-can-pay = se puede pagar
cuba-lacking = falta algo
cuba-built-by = construido por ese jugador
cuba-my-plantation = Mi plantación
cuba-back-home = volver a la mía
# Nombres bajo las cartas, con guiones suaves.
cuba-label-worker = Traba­jador
cuba-label-merchant = Comer­ciante
cuba-label-architect = Arqui­tecto
cuba-label-foreman = Capataz
cuba-label-mayor = Alcalde
cuba-my-characters = Mis personajes
cuba-characters = Personajes
cuba-fifth = la quinta carta vota
cuba-now = ahora
cuba-in-hand = en la mano
cuba-in-parliament = en el parlamento
cuba-left-in-hand = Quedan en la mano: { $cards }.
cuba-or-alone = o solo
cuba-used = usado
cuba-choose-one = Elige
cuba-give = das
cuba-get = recibes
cuba-then = después
cuba-have = tienes { $n }
cuba-pay = Pagar
cuba-decline = No pagar
cuba-without = Omitir
cuba-which-veto = ¿Qué propuesta vetas?
cuba-sent = Envías: { $who }. Todavía puedes cambiar de opinión.
cuba-call = ¿Qué barco quieres en alta mar?
cuba-swap-give = Das
cuba-swap-get = Recibes
cuba-taken = { $n } de 4 elegidas
cuba-buy-votes = Comprar votos
cuba-votes-then =
    { $n ->
        [one] { $n } voto en total
       *[other] { $n } votos en total
    }
cuba-seal-bid =
    { $n ->
        [0] No comprar
        [one] Comprar 1 voto
       *[other] Comprar { $n } votos
    }
cuba-sealed-bid = sellado: { $n }
cuba-pick-laws = ¿Cuáles dos serán ley?
cuba-pick-more =
    { $n ->
        [one] una más
       *[other] elige dos
    }
cuba-enact = Aprobar { $one } + { $two }
cuba-lit = Lo que está iluminado se puede elegir. Señálalo o tócalo para ver qué da.
cuba-lose = pierdes
cuba-next-foreman = próximo capataz
cuba-foreman-short = capataz
cuba-nothing-yet = nada aún
cuba-can-harvest = cosecha posible
cuba-then-could = después
cuba-in-all = en total
cuba-free-fields =
    { $n ->
        [one] 1 gratis, luego 1 agua cada uno
       *[other] { $n } gratis, luego 1 agua cada uno
    }
cuba-law-brings = puntos que daría cada una ahora
cuba-tie-does = Gana quien tiene más votos, y toda puja se paga. En caso de empate, solo los empatados compran otra vez.
cuba-tie-does-rebid-no = Gana quien tiene más votos, y toda puja se paga. En caso de empate, gana el primero a partir del jugador inicial.
cuba-about-field = Este campo: { $what }. El peón activa los campos de su fila y su columna.
cuba-about-dock =
    { $n ->
        [one] Muelle 1: cada carga da 1 punto.
       *[other] Muelle { $n }: cada carga da { $n } puntos.
    }
cuba-about-sea = En el mar: el próximo barco. Aún no se puede cargar.
cuba-about-market = { $what }: { $n } en el mercado. Comprar cuesta { $buy }, vender da { $sell }.
cuba-decision = Tu decisión
cuba-points-then = Puntos: { $n } → { $then }
cuba-both-paid = 5 en total por impuesto y tributo
cuba-filter = Qué edificios
cuba-filter-payable = Posibles { $n }
cuba-filter-all = Todos { $n }
cuba-filter-built = Construidos { $n }
cuba-guard-harvest =
    { $n ->
        [one] Todavía se puede cosechar un campo. Al terminar tu turno ya no dará nada.
       *[other] Todavía se pueden cosechar { $n } campos. Al terminar tu turno ya no darán nada.
    }
cuba-guard-foreman =
    { $n ->
        [one] En este turno todavía se puede usar un edificio.
       *[other] En este turno todavía se pueden usar { $n } edificios.
    }
cuba-guard-free = No has comerciado. Todavía podrías tomar una pieza gratis.
cuba-draft =
    { $n ->
        [one] Este turno: 1 paso, que se puede deshacer.
       *[other] Este turno: { $n } pasos, que se pueden deshacer.
    }
cuba-areas = Zonas del tablero
cuba-can-do = aquí se puede hacer algo
cuba-tab-mine = Lo mío
cuba-tab-harbour = Puerto
cuba-tab-laws = Leyes
cuba-tab-market = Mercado
cuba-tab-town = Ciudad
cuba-tab-buildings = Construir
cuba-tab-seats = Jugadores
cuba-tab-log = Registro
cuba-card-tax = Impuesto
cuba-card-levy = Tributo
cuba-card-subsidy = Subsidio
cuba-card-spoiled = Perdido
cuba-card-spoiled-why = cultivos que quedaban en el patio
cuba-card-unpaid = sin pagar
cuba-card-nothing = nada
cuba-card-ships = Barcos
cuba-card-left = El barco { $ship } ha salido: { $dock }.
cuba-card-arrived = El barco { $ship } ha llegado a alta mar.
cuba-card-laws = Leyes nuevas
cuba-card-chosen =
    { $n ->
        [one] elige { $who } con { $n } voto
       *[other] elige { $who } con { $n } votos
    }
cuba-card-next = Ronda { $n }, empieza: { $who }
cuba-summary = Una ronda
cuba-phase-proposals = Se proponen cuatro leyes, una de cada grupo.
cuba-phase-actions = En cuatro vueltas cada jugador juega un personaje y realiza su acción. La quinta carta se queda en la mano para el parlamento.
cuba-phase-parliament = La quinta carta tiene tantos votos como su valor. Todos compran votos en secreto, a 1 peso cada uno; quien tenga más aprueba dos propuestas.
cuba-phase-laws = El impuesto y el tributo se pueden pagar por 2 puntos cada uno, o 5 por los dos; después se cuentan los subsidios y actúan las otras leyes.
cuba-phase-end = Los cultivos del patio se pierden, los barcos llenos zarpan, los demás avanzan. Quien jugó la cuarta carta más alta empieza la ronda siguiente.
cuba-hint-card = Cada carta, una vez por ronda. Señala una para leer qué hace.
cuba-hint-foreman = En cualquier orden, cada uno una vez por ronda. Señala uno o tócalo para ver qué hace.
cuba-hint-harvest =
    { $n ->
        [0] Cada campo más cuesta 1 cubo de agua.
        [one] Un campo más es gratis; los siguientes cuestan 1 cubo de agua cada uno.
       *[other] { $n } campos son gratis; los siguientes cuestan 1 cubo de agua cada uno.
    }
cuba-hint-bid =
    { $n ->
        [one] Tienes { $n } peso. Los demás verán tu oferta cuando todos hayan elegido.
       *[other] Tienes { $n } pesos. Los demás verán tu oferta cuando todos hayan elegido.
    }
cuba-hint-sealed = Tu elección está sellada: { $what }. Todavía la puedes cambiar.

## CUBA: jugadas en los botones

move-card = Jugar: { $what }
move-end = Terminar turno
move-done = Listo
move-take = Tomar { $what }
move-buy = Comprar { $what }
move-sell = Vender { $what }
move-delegate = Enviar: { $what }
move-place = Peón en { $what }
move-harvest = Cosechar { $what }
move-build = Construir: { $what }
move-on = Construir en { $what }
move-use = Usar: { $what }
move-dock = Muelle { $what }
move-load = Cargar { $what }
move-give = Entregar { $what }
move-convert = { $what } pasa a ser { $two }
move-call = Traer el barco { $what }
move-veto = Vetar: { $what }
move-enact = Aprobar: { $one } + { $two }
move-bid = Ofrecer { $what }
move-pay = Pagar
move-pay-pair = Pagar { $one } + { $two }
move-decline = No pagar
move-side = Tomar: { $what }

## CUBA: razones en pocas palabras, donde hay poco sitio

brief-place-warehouse = aquí no
brief-changes-nothing = ahora no sirve
brief-out-of-reach = fuera de alcance
brief-already-used = usado
brief-supply-empty = no queda
brief-needs-water = pide agua
brief-cost = falta { $n } { $what }

## CUBA: lo que está en losetas y leyes. [wood] es un dibujo.

tile-cement-factory = ≤4 [stone]→1 [vp] c/u
tile-sawmill = ≤4 [wood]→1 [vp] c/u
tile-golf-course = ≤4 [water]→1 [vp] c/u
tile-cloister = ≤2 [any-product]→1 [vp] c/u
tile-cloister-cloister-materials = ≤2 [any-material]→1 [vp] c/u
tile-rum-cafe = ≤3 [rum]→2 [vp] c/u
tile-cigar-cafe = ≤3 [cigars]→2 [vp] c/u
tile-small-office = carga 1 [any-cargo]
tile-large-office = ≤2 iguales [any-cargo]
tile-large-office-large_office-any = iguales [any-cargo]
tile-hotel = 2 [vp]
tile-inn = 1 [vp]
tile-goods-store = 1 [any-goods]→ 6 [peso]
tile-product-store = 1 [any-product]→ 4 [peso]
tile-product-store-product_store-material = 1 [any-material]→ 4 [peso]
tile-materials-store = ≤2 [any-material]→2 [peso] c/u
tile-small-bank = 2 [peso]
tile-large-bank = 4 [peso]
tile-black-market = cambia 1 [any-cargo]
tile-cigar-factory = n [tobacco]→ [cigars]
tile-distillery = n [sugar]→ [rum]
tile-church = veta 1 propuesta
tile-town-hall = +2 votos
tile-dam = 2 [water]
tile-lighthouse = elige un barco
tile-lighthouse-lighthouse-dock_sea = cambia muelle y mar
tile-storehouse = guarda cultivos
lawsign-printed-tax = 2 [peso] → 2 [vp]
lawline-printed-tax = paga si quieres
lawsign-tax-1 = 1 [peso] → 2 [vp]
lawline-tax-1 = paga si quieres
lawsign-tax-2 = 2 [peso] → 2 [vp]
lawline-tax-2 = paga si quieres
lawsign-tax-3 = 3 [peso] → 2 [vp]
lawline-tax-3 = paga si quieres
lawsign-tax-4 = 4 [peso] → 2 [vp]
lawline-tax-4 = paga si quieres
lawsign-tax-5 = 5 [peso] → 2 [vp]
lawline-tax-5 = paga si quieres
lawsign-tax-buildings = 1 [peso] × n → 2 [vp]
lawline-tax-buildings = 1 peso por edificio
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 cítrico
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 cítrico
lawsign-levy-sugar = 1 [sugar] → 2 [vp]
lawline-levy-sugar = 1 caña de azúcar
lawsign-levy-tobacco = 1 [tobacco] → 2 [vp]
lawline-levy-tobacco = 1 hoja de tabaco
lawsign-levy-water = 1 [water] → 2 [vp]
lawline-levy-water = 1 cubo de agua
lawsign-levy-materials = 2 [any-material] → 2 [vp]
lawline-levy-materials = materiales a elegir
lawsign-levy-products = 2 [any-product] → 2 [vp]
lawline-levy-products = cultivos a elegir
lawsign-subsidy-buildings = 1 [vp] c/u
lawline-subsidy-buildings = por edificio propio
lawsign-subsidy-materials = 1 [vp] c/u
lawline-subsidy-materials = por campo de material libre
lawsign-subsidy-products = 1 [vp] c/u
lawline-subsidy-products = por campo de cultivo libre
lawsign-subsidy-water = 1 [vp] por [water]
lawline-subsidy-water = 7 puntos como máximo
lawsign-subsidy-votes = 1 [vp] c/u
lawline-subsidy-votes = por voto de tu carta
lawsign-subsidy-pesos = 1 [vp] por 3 [peso]
lawline-subsidy-pesos = 7 puntos como máximo
lawname-scarcity = Escasez
lawline-scarcity = el mercado pierde 2 de cada
lawname-surplus = Abundancia
lawline-surplus = el mercado gana 2 de cada
lawname-drought = Sequía
lawline-drought = trabajador: 1 cultivo
lawname-building-law = Obras
lawline-building-law = edificios: 2 pesos más
lawname-harbour-law = Puerto
lawline-harbour-law = lleno, el barco zarpa ya
lawname-corruption = Corrupción
lawline-corruption = no se compran votos

## HAVANA

havana-town = La ciudad
havana-row = { $row }, { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
havana-square = El centro
havana-in-bag = En la bolsa
havana-order = Orden de juego
havana-done = hecho
havana-now = ahora
havana-you = Tú
havana-number = número
havana-my-number = mi número
havana-number-next = hasta ahora { $n }
havana-rank = { $n }.º de { $of }
havana-balcony = Balcón de { $who }
havana-has-chosen = ya eligió
havana-has-played = ya jugó
havana-plays-next = va después
havana-protected = con protección
havana-known = Qué se sabe de estas cartas
havana-my-place = Mi lugar
havana-my-open = Mis cartas visibles
havana-open-of = Cartas visibles de { $who }
havana-laid = puesta
havana-my-things = Mis cosas
havana-things-of = Las cosas de { $who }
havana-my-hand = Mi mano · { $n }
havana-hand-of = Mano de { $who } · { $n }
havana-discards = Descartes · { $n }
havana-buildings =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
havana-of = de { $n }
havana-phase = fase { $n } de 3 · { $what }
havana-target = Gana quien llega a { $n } puntos
havana-phase-actions = acciones y edificios
havana-phase-restock = reposición
havana-phase-cards = cartas nuevas
havana-can-buy = se puede comprar
havana-can-remove = se puede quitar
havana-can-at = ponlo aquí
# Una pieza o tantas de otra; el arquitecto está en mi mano o entre los descartes.
havana-or = o
havana-not-open = no visible
havana-choose = Elige
havana-choose-payment = Puedes elegir cómo pagar.
havana-makes = Tu número pasa a ser { $n }.
havana-points-then = puntos { $n } → { $then } de { $of }
havana-lit = Lo que está iluminado se puede elegir. Señálalo o tócalo para ver qué hace.
havana-without = Omitir
havana-enough = Es suficiente
havana-from-tax = { $who } pierde
havana-from-steal = Quitarle a { $who }
havana-from-square =
    { $n ->
        [one] Toma 1 cubo más
       *[other] Toma { $n } cubos más
    }
havana-stolen = Tomados hasta ahora: { $n }.
havana-replace = elige qué sustituyes
havana-replaced = sustituido: { $what }
havana-have = tienes { $n }
havana-you-pay = Pagas
havana-buy = Comprar
havana-hint-lay-first = Las dos quedan visibles y se usan en la ronda 1.
havana-hint-do = La otra carta se usa después.
havana-hint-cover = La carta que dejes sin cubrir se usa otra vez en la ronda siguiente.
havana-hint-lay = Queda boca abajo hasta que todos hayan puesto la suya.
havana-hint-buy = Solo están en venta los extremos de las dos filas.
havana-hint-swap-end = Se cambia por el edificio que está allí.
havana-areas = Zonas de la mesa
havana-decision = Tu decisión
havana-can-do = aquí se puede hacer algo
havana-tab-town = Ciudad
havana-tab-hand = Mano
havana-tab-seats = Jugadores
havana-tab-supply = Reserva
havana-tab-log = Registro
havana-square-short = Centro
havana-summary = Una ronda
havana-does-actions = Empieza el número más bajo. Cada jugador, en su turno, usa sus dos cartas visibles en el orden que quiera y después puede comprar edificios en los extremos de las dos filas.
havana-does-restock = Se añaden al centro 3 pesos y 3 cubos de la bolsa; lo que hay allí se queda.
havana-does-cards = En el mismo orden, cada jugador cubre una carta visible con otra de su mano, boca abajo. Cuando todos lo han hecho, se voltean las cartas nuevas y se descartan las cubiertas.
havana-cards = Cartas
havana-rules = Conviene saber
havana-rule-number = El número
havana-rule-number-does = Las dos cifras de tus cartas visibles, la más baja primero: 7 y 0 son 07. Si hay números iguales, va primero quien tenga menos puntos.
havana-rule-pay = Pagar
havana-rule-pay-does = 5 pesos sustituyen a un trabajador; 5 escombros, a un cubo de cualquier color. Los edificios con el compás piden el Arquitecto entre tus cartas visibles.
havana-rule-cards = Mano y descartes
havana-rule-cards-does = En cuanto te quedan solo 2 cartas en la mano, vuelven todos tus descartes.
havana-rule-end = El final
havana-rule-end-does = Quien llega a { $n } puntos gana en el acto.

## HAVANA: jugadas en los botones

havana-move-swap = Traer: { $what }
havana-move-at = Ponerlo { $what }
havana-move-lay = Poner { $what }
havana-move-do = Usar { $what }
havana-move-take = Recuperar { $what }
havana-move-remove = Quitar: { $what } ({ $end })
havana-move-tax = Quitar { $what }
havana-move-rob = Robarle a { $who }
havana-move-steal = Tomar { $what }
havana-move-pick = Tomar { $what }
havana-move-buy = Comprar: { $what } ({ $end })
havana-move-replace = Sustituir { $what }
havana-move-pay = Pagar: { $what }
havana-move-cover = Cubrir { $what }

## HAVANA: nombres en las cartas, con guiones suaves donde se pueden partir

havana-label-black-market = Mercado negro
havana-label-conservation = Paro de obras
havana-label-material-thief = Ladrón de mate­riales
havana-label-protection = Protec­ción
havana-label-renewal = Renova­ción
havana-label-tax-collector = Recau­dador

## Cartas del propio ejemplar

cards-which = Cartas
cards-use = Jugar con las cartas de mi ejemplar
cards-edit = Mis cartas …
cards-site = Las mesas nuevas de esta casa se juegan con las cartas de su anfitrión.
cards-title = Cartas de mi ejemplar
cards-how = Nadie ha publicado lo que está impreso en las cartas, así que las nuestras son una reconstrucción. Pon lo que muestra tu ejemplar; lo que dejes sin tocar queda como está. Se guarda en este navegador.
cards-ships = Barcos
cards-plantations = Plantaciones
cards-market = Mercado
cards-buildings = Edificios
cards-to-mend = por corregir
cards-own = distinta de la nuestra
cards-space = Espacio { $n }: { $what }
cards-ship-next = Barco { $n }, espacio { $space }: elige lo que está impreso allí.
cards-ship-full = El barco { $n } está completo: elige un espacio para vaciarlo.
cards-product_row = Precios de los cultivos, el más caro primero
cards-goods_row = Precios de las mercancías, el más caro primero
cards-buy_from_supply = Precio de la reserva cuando el mercado no tiene
cards-sell_to_supply = Lo que paga la reserva cuando la fila está llena
cards-sell_to_supply-product = Lo que paga la reserva por un cultivo cuando la fila está llena
cards-sell_to_supply-goods = Lo que paga la reserva por una mercancía cuando la fila está llena
cards-start = En el mercado al inicio, de cada clase
cards-start-product = En el mercado al inicio, de cada cultivo
cards-start-goods = En el mercado al inicio, de cada mercancía
cards-name = Nombre, en minúsculas
cards-vp = Puntos
cards-pesos = Pesos
cards-workers = Trabajadores
cards-as-text = Como texto, para guardar o enviar
cards-text = Todas las cartas como texto (TOML)
cards-take = Usar este texto
cards-taken = Se han tomado todas las cartas.
cards-file = De un archivo
cards-download = Descargar
cards-checking = Comprobando …
cards-wrong =
    { $n ->
        [one] Hay una cosa por corregir.
       *[other] Hay { $n } cosas por corregir.
    }
cards-fine =
    { $n ->
        [0] Todo está bien; nada se aparta de nuestra reconstrucción.
        [one] Todo está bien; una carta se aparta de nuestra reconstrucción.
       *[other] Todo está bien; { $n } cartas se apartan de nuestra reconstrucción.
    }
cards-done = Listo
cards-start-over = Empezar de nuevo con las cartas de la casa
cards-here = Esta mesa se juega con las cartas del ejemplar de alguien.
cards-here-how = Se quedan con ella, también en repeticiones, ramas y revanchas.
cards-here-show =
    { $n ->
        [one] Mostrar la carta distinta
       *[other] Mostrar las { $n } cartas distintas
    }
cards-ours = En nuestra reconstrucción: { $what }

# Jugar con gente
# Clubes
# Ligas
seat-decline = Rechazar
## Cómo quiero que me avisen

strip-notices = Avisos
## Un nombre que dura

name-title = Conservar mi nombre
## La página de una persona

sign-in-known = ¿Ya conservaste un nombre? Entra.
bot-random = Al azar
bot-rules = Reglas
bot-planner = Planificador
invite-here = aquí
played-rating = Clasificación
played-rated = clasificatoria, para quien lo quiera
played-unrated = no clasificatoria
