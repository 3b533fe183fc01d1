# Palabras de las páginas alrededor de la mesa, que se cargan con la primera de ellas.

## Reglas

rules = Reglas
rules-title = Las reglas de { $game }
rules-remark = Cada párrafo tiene un número, y la mesa usa los mismos números.
rules-chapters = Capítulos
rules-search = Número o palabras
rules-search-title = Buscar
rules-found =
    { $n ->
        [0] No se encontró nada
        [one] 1 párrafo
       *[other] { $n } párrafos
    }
rules-before = Antes:
rules-after = Después:
rules-open-chapter = Abrir el capítulo { $n }
rules-chapter-before = Capítulo anterior
rules-chapter-after = Capítulo siguiente
rules-whole-book = El libro entero en otra pestaña
rules-editions-differ = las ediciones difieren
# $answer: a qué se juega aquí, por ejemplo “hasta 2 iguales”
rules-this-table = Esta mesa: { $answer }
rules-of-this-table = Donde las ediciones difieren, aparece primero lo que se juega en esta mesa.
rules-aid = Ayuda de juego, una página
aid = Ayuda de juego
aid-title = Ayuda de juego de { $game }
aid-ways = Otras páginas
aid-print = Imprimir
aid-cuba-remark = 6 rondas · gana quien tenga más puntos
aid-value = valor = votos
aid-worker = Mueve el peón. Su fila y su columna dan 1 material por cada campo de materiales, y cosechas 2 campos de cultivo; cada [water] que pagas cosecha 1 más.
aid-worker-or = Sin alternativa.
aid-merchant = Compra y vende [any-cargo] en el mercado, tantas veces como quieras.
aid-merchant-or = O bien: 1 [any-material], o 1 cultivo del precio más bajo.
aid-architect = Levanta un edificio en un campo de tu plantación y paga sus materiales.
aid-architect-or = O bien: 2 [vp] para el primero que no construye nada, 1 [vp] para el segundo.
aid-foreman = Usa los edificios que quieras en la fila y la columna del peón, o uno solo en cualquier parte.
aid-foreman-or = Cada edificio, una vez por ronda.
aid-mayor = Carga tantas [any-cargo] como quieras en un solo barco: 1, 2 o 3 [vp] cada una en el muelle 1, 2 o 3.
aid-mayor-or = O bien: 4 [peso] para el primero que no carga nada, 2 [peso] para el segundo.
aid-laws-remark = 24 cartas · impuesto y tributo pagados: 1 punto más, 5 en total
aid-buildings-remark = 25 losetas · cada una, una vez por ronda, con el capataz
aid-market = Mercado y final
aid-market-does = Compras la pieza más barata y vendes a la casilla libre más cara. Fila vacía: compras por 7 [peso]. Fila llena: un cultivo se vende por 1 [peso], una mercancía por 3 [peso].
aid-market-does-full_row_price-flat = Compras la pieza más barata y vendes a la casilla libre más cara. Fila vacía: compras por 7 [peso]. Fila llena: todo se vende por 3 [peso].
aid-start = La cuarta carta más alta empieza la ronda siguiente; en caso de empate, la que se jugó más tarde.
aid-end-does = Después de la ronda 6: 2 [vp] por cada uno de tus edificios. Los pesos no dan puntos, pero desempatan.
aid-cargo = cultivo o mercancía: carga
aid-ties = Números iguales
aid-ties-does = Va primero quien tenga menos puntos; luego, menos cubos de color, pesos, trabajadores, escombros; y por último, el más joven.
aid-targets = Gana quien llega a 25 puntos con 2 jugadores, 20 con 3, 15 con 4. La partida termina en el acto.
aid-cards-remark = todos tienen las mismas 13; dos están a la vista
aid-houses-remark = solo se compran en los extremos de las filas
rules-unknown = No existe el párrafo { $id }.
rules-not-loaded = No se pudieron cargar las reglas. Revisa tu conexión y vuelve a intentarlo.

setup-remark = Todo tiene ya una buena respuesta. Cambia lo que te importe.
setup-rules = Reglas
setup-pace = Ritmo
setup-pace-none = Sin reloj
setup-pace-live = En vivo
setup-pace-turn = Un turno al día
setup-pace-none-how = Nadie tiene prisa. Si alguien hace esperar a los demás, pueden acordar un reloj o, después de un día, un bot.
waiting-title = Mientras esperas
waiting-bot = Pedir un bot en el puesto de { $who }
waiting-since = { $who } tiene el turno desde hace { $since }. Después de { $after }, los demás pueden acordar un bot.
waiting-minutes =
    { $n ->
        [one] un minuto
       *[other] { $n } minutos
    }
waiting-hours =
    { $n ->
        [one] una hora
       *[other] { $n } horas
    }
waiting-days =
    { $n ->
        [one] un día
       *[other] { $n } días
    }
waiting-clock = Un reloj a partir de ahora
waiting-ask = Pedir este reloj
waiting-how = Deciden todos los que están aquí esperando. Si solo estás tú, rige enseguida, pero con un día por turno como mínimo.
setup-pace-live-how = Cuando a alguien se le acaba el tiempo, sigue jugando un bot hasta que esa persona recupere su puesto.
setup-pace-turn-how = Tanto tiempo cada vez que le toca a alguien. Cuando ha pasado, sigue jugando un bot hasta que esa persona recupere su puesto.
setup-increment = Segundos más por cada turno
setup-turn = Tiempo por turno
setup-unit = Se cuenta en
setup-days = días
setup-hours = horas
setup-edition = Edición
setup-book = como lo imprime esta edición
setup-changed = distinto de la edición
setup-number = un número
setup-differs =
    { $n ->
        [one] Un punto se aparta más abajo; el libro abierto marca lo que imprime la edición.
       *[other] { $n } puntos se apartan más abajo; el libro abierto marca lo que imprime la edición.
    }
setup-same = Nada se aparta: estas son las reglas con las que se comparan las demás ediciones.
setup-others =
    { $n ->
        [one] Un punto más que una mesa puede decidir
       *[other] { $n } puntos más que una mesa puede decidir
    }
setup-seats-of = { $n }, como mucho { $of }
setup-seat-me = Tú
setup-seat-open = Cualquiera con el enlace
setup-seat-bot = Bot
setup-who-me = Yo
setup-who-open = Cualquiera
setup-who-bot = Bot
setup-which-bot = Qué bot ocupa el puesto { $n }
setup-more-seat = Añadir un puesto
setup-less-seat = Quitar un puesto
setup-sum-seats =
    { $me ->
        [0] Ninguno para ti
        [one] Tú
       *[other] Tú en { $me } puestos
    }, { $open ->
        [0] nadie por enlace
        [one] uno por enlace
       *[other] { $open } por enlace
    }, { $bots ->
        [0] ningún bot
        [one] un bot
       *[other] { $bots } bots
    }
setup-seen = La ven
setup-seen-all = todos en la página de inicio
setup-seen-link = solo quienes tienen el enlace
setup-next-link = Ahora recibirás un enlace para enviar. La partida empieza cuando tú lo digas o cuando todos los puestos estén ocupados.
setup-next-begins = La partida empieza enseguida.

invite-title = { $who } te invita a una partida de { $game }
invite-how-long = Cuánto dura
invite-what = Qué
invite-who = Quién
invite-days = a lo largo de varios días
invite-rated = Clasificatoria, para quienes conservan su nombre y lo quieren.
invite-unrated = No clasificatoria.
invite-as-printed = Como está impresa.
invite-of =
    de { $of }; { $people ->
        [0] todavía no hay nadie
        [one] ya hay una persona
       *[other] ya hay { $people } personas
    }{ $bots ->
        [0] { "" }
        [one] {" "}y un bot
       *[other] {" "}y { $bots } bots
    }
invite-your-seat = ¿tu puesto?
invite-name = Tu nombre en la mesa
invite-name-how = Hasta 24 letras. Sin cuenta; más adelante puedes conservar el nombre.
invite-colour = Tu color
invite-watch = Solo mirar

closed-watch = Ver la partida
closed-look-back = Verla otra vez
closed-open = Abrir
closed-open-tables = Ver mesas abiertas
closed-seat-elsewhere = Tengo un puesto aquí, en otro dispositivo
closed-full-tag = completa
closed-full = Esta mesa está completa
closed-full-how = Todos los puestos de “{ $table }” están ocupados: { $who }.
closed-void-tag = renovado
closed-void = Este enlace ya no vale
closed-void-how = El anfitrión ha renovado o retirado esta invitación. Pide el enlace nuevo; hacer uno toma un segundo.
closed-two-tag = otro dispositivo
closed-two = Ya tienes un puesto aquí
closed-two-how = Este dispositivo todavía no te conoce. En el dispositivo donde te sentaste, abre tu nombre arriba y elige “Añadir otro dispositivo”; el enlace que recibas allí te trae aquí.
closed-two-field = El enlace de tu otro dispositivo
closed-over-tag = terminada
closed-over = La partida ha terminado
closed-over-how =
    { $n ->
        [one] Ganó { $who },
       *[other] Ganaron juntos { $who },
    } por delante de { $others }.
closed-over-alone = Ganaron juntos { $who }.
closed-over-stopped = “{ $table }” se detuvo de común acuerdo, sin ganador.
closed-closed-tag = cerrada
closed-closed = La mesa se cerró
closed-closed-how = Se cerró antes de empezar la partida. No se ha perdido nada: tu nombre y tus otras partidas siguen como estaban.
closed-missing-tag = no existe
closed-missing = Este enlace no existe
closed-missing-how = Quizá falta una letra: a veces los enlaces se cortan al copiarlos. Pégalo otra vez, entero.
closed-missing-field = El enlace
closed-offline-tag = sin conexión
closed-offline = El servidor no responde
closed-offline-how = La invitación no se ha perdido. Revisa tu conexión y vuelve a intentarlo.

sign-peso = pesos
sign-vp = puntos
sign-any-product = cultivos
sign-any-material = materiales
sign-any-goods = mercancías
sign-any-cargo = cargas

pairing-title = Jugar con gente
pairing-remark = cuando no tienes con quién jugar
pairing-find = Buscar gente
pairing-how = Te sentamos con otros que quieren el mismo juego.
pairing-waiting = { $n ->
    [one] Una persona espera para jugar a { $game }.
   *[other] { $n } personas esperan para jugar a { $game }.
  }
pairing-pace = Reloj
pairing-nobody = Si no viene nadie
pairing-languages = Idiomas
pairing-look = Buscar gente
pairing-bots-after = { $n ->
    [one] Bots después de un minuto
   *[other] Bots después de { $n } minutos
  }
pairing-people-hour = Solo personas, buscar una hora
pairing-people-days = { $n ->
    [one] Solo personas, buscar un día
   *[other] Solo personas, buscar { $n } días
  }
pairing-seats = { $seats } puestos
pairing-finishes = termina el { $share } % de sus partidas
pairing-new = todavía sin partidas con gente
pairing-looking = Buscando gente
pairing-you = tú
pairing-ready = ya está
pairing-lacking = { $n ->
    [one] Falta una persona para empezar
   *[other] Faltan { $n } personas para empezar
  }
pairing-close = Puedes cerrar esta página; seguimos buscando.
pairing-until = Si no viene nadie, la búsqueda termina en { $time }.
pairing-bots-in = Si no viene nadie, los bots ocupan los puestos libres en { $time }. Hasta la ronda 2 ceden su lugar a las personas.
pairing-stop = Dejar de buscar
pairing-begin = Empezar ya con bots
pairing-in-vain = No vino nadie a tiempo. Inténtalo otra vez, quizá con bots o con otro reloj.
pairing-chip = Buscando gente, { $time }
pairing-found = Tu mesa ha empezado

people-title = Gente con la que he jugado
people-how = Elige quién quieres que vuelva a jugar. Se le guarda un puesto a cada persona.
people-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
  }
people-page = Página
people-page-of = La página de { $name }
people-again = { $n ->
    [0] Jugar otra vez con …
    [one] Jugar otra vez con una persona
   *[other] Jugar otra vez con { $n } personas
  }
people-none = Todavía nadie. Aquí aparecerá la gente con la que juegues.

clubs-title = Clubes
clubs-remark = una sala propia y, si quieren, una liga
clubs-go = Entrar
clubs-new = Un club nuevo
clubs-how = Recibes un enlace. Quien lo tenga puede unirse; solo los miembros ven las mesas del club.
clubs-name = Nombre del club
clubs-open = Abrir un club

club-name-bad = El nombre de un club tiene de 1 a 40 letras visibles.
club-members = { $n ->
    [one] un miembro
   *[other] { $n } miembros
  }
club-you-organise = lo organizas tú
club-since = desde { $when }
club-organised = lo organiza { $who }
club-open-table = Abrir una mesa
club-open-now = Abrirla
club-table-name = Nombre de la mesa, si quieres
club-your-name = Tu nombre
club-join = Unirse
club-join-how = Verás sus mesas y podrás sentarte en ellas. Puedes irte cuando quieras.
club-link-gone = Este enlace ya no lleva a ningún club. Pide uno nuevo.
club-gone = Ese club no existe, o no estás en él.
club-link-title = Unirse con un enlace
club-link = Enlace al club
club-leave = Salir del club
club-leave-sure = ¿Salir del club? Los puestos abiertos quedan libres, y los bots terminan tus mesas de liga.
club-lobby = Sala
club-lobby-empty = Ninguna mesa busca jugadores ahora mismo. Abre una.
club-running = En juego
club-sit = Sentarse
club-play = Jugar
club-look = Mirar
club-results = Resultados
club-table = Mesa
club-places = Lugares
club-points = Puntos
club-ended = Terminó
club-stopped = detenida
club-more = Más resultados
club-members-title = Miembros
club-here = aquí ahora
club-here-now = { $n } aquí ahora
club-organiser = organiza
club-manage = El papel de { $name }
club-make-organiser = Dar el papel de organizador
club-make-member = Quitar el papel
club-remove = Quitar
club-remove-sure = ¿Quitar a { $name }? Esa persona solo podrá volver con un enlace nuevo.
club-all = Los { $n }
club-tools = Para quien organiza
club-tools-who = Esto solo lo ven quienes organizan.
club-tools-table = Abrir la mesa
club-reseat = Cambiar puestos: elige dos
club-swap = Intercambiarlos
club-close-table = Cerrar la mesa
club-close-sure = ¿Cerrar “{ $name }”? No ha empezado, y ya nadie podrá sentarse.
club-rename = Cambiar el nombre
club-new-link = Enlace nuevo
club-remind-title = A quién le toca
club-remind-who = Le toca a { $who } en { $table }.
club-remind = Recordárselo a { $who }
club-reminded = Recordatorio enviado. El próximo se podrá enviar mañana.
club-new-link-sure = ¿Hacer un enlace nuevo? El viejo dejará de funcionar.

league-title = Liga
league-none = El club todavía no tiene liga. Se sortean grupos, las mesas se abren solas y los mejores suben.
league-found = Fundar una liga
league-found-now = Fundar la liga
league-change = Cambiar
league-signing = { $n ->
    [0] Todavía no se ha inscrito nadie.
    [one] Se ha inscrito una persona.
   *[other] Se han inscrito { $n } personas.
  }
league-join = Inscribirse
league-join-next = Inscribirse para la próxima temporada
league-leave = Salir de la liga
league-leave-sure = ¿Salir de la liga? Los bots terminan tus mesas de esta temporada.
league-begin = Sortear los grupos y empezar
league-end = Acabar la liga
league-end-sure = ¿Acabar la liga? Las mesas que han empezado continúan.
league-day-more = Dar un día más
league-drawn = Grupos sorteados
league-season = temporada { $n }
league-table = Mesa { $n }
league-done = terminada
league-opens = se abre sola
league-until = { $time }
league-closing = se está terminando
league-up-down = Arriba y abajo
league-next = { $time } para la próxima temporada
league-waits = Tu mesa te espera.
league-running = Tu mesa está en juego.
league-group = Grupo { $name }
league-member = Miembro
league-tables = Mesas
league-share = Parte
league-points = Liga
league-of = { $n } de { $of }
league-up = sube
league-down = baja
league-forgotten = alguien
league-rule = Puntos por lugar: 6, 4, 2, 1 con cuatro jugadores; los empates, por la parte de todos los puntos de la mesa. Un puesto que tuvo que terminar un bot cuenta como último.
league-seed = Sorteado con la semilla { $seed }.
league-name = Nombre de la liga
league-seats = Jugadores por grupo
league-rounds = Mesas por temporada
league-days = Días por mesa
league-hours = Horas por turno
league-moves = Cuántos suben y bajan
league-pause = Días entre temporadas
league-draw = Cómo se sortean los grupos
league-draw-random = por azar
league-draw-strength = por fuerza pareja

invitations-title = Tienes una invitación
invitations-by = { $name } te guarda un puesto.

notices-title = Cómo te avisamos
notices-remark = Una vez por turno, y nunca mientras estás mirando esa mesa.
notices-nobody = Aquí todavía no te conoce nadie, así que no hay nada de qué avisarte. Siéntate a una mesa o empieza aquí.
notices-begin = Empezar aquí
notices-ways = Vías
notices-live = En vivo
notices-live-small = minutos
notices-days = Un turno al día
notices-days-small = días
notices-way-title = Título e icono de la pestaña
notices-way-sound = Sonido
notices-way-push = Push
notices-way-mail = Correo
notices-way-webhook = Webhook
notices-small-title = “(1) Te toca”, en todas las páginas
notices-small-sound = una campanita
notices-small-sound-off = una campanita, en silencio en este navegador
notices-small-push = también con la página cerrada; no activado en este navegador
notices-small-push-elsewhere = activado en otra parte, no en este navegador
notices-small-mail = todavía sin dirección
notices-small-mail-to = { $where } · varios seguidos llegan como uno
notices-small-webhook = para Discord o tu propio programa
notices-this-browser = este navegador
notices-test = Probar
notices-again = probar otra vez:
notices-add = Añadir
notices-change = Cambiar
notices-mute = Silenciar
notices-unmute = Dejar que suene
notices-remove = Quitar
notices-turn-on = Activar aquí
notices-unconfirmed = Sin confirmar
notices-look-up = mira la pestaña
notices-rang = sonó
notices-no-sound = este navegador está en silencio
notices-under-way = en camino …
notices-arrived = llegó en { $s } s
notices-not-arrived = enviado, pero no ha llegado aquí
notices-push-denied = el navegador dice que no
notices-times = { $said }, { $n } veces
notices-said-timeout = no respondió a tiempo
notices-said-unreached = no se pudo llegar
notices-said-refused = no permitido
notices-said-off = no en este servidor
notices-failing = { $where }: { $why }.
notices-failing-rest = No se ha perdido nada; tus otras vías siguen funcionando.
notices-failing-change = Poner otra dirección
notices-state-unconfirmed = sin confirmar todavía
notices-state-failing = no responde por ahora
notices-state-off = abandonada
notices-new-mail = Dirección de correo
notices-new-mail-how = Recibirás un correo con un enlace. No llegará nada más hasta que digas que sí allí.
notices-new-webhook = Dirección del webhook
notices-new-webhook-how = Solo https, y solo máquinas a las que cualquiera puede llegar.
notices-ask = Enviar el enlace
notices-mail-asked = Un correo va en camino a { $where }. Abre su enlace y di que sí.
notices-form = Formato
notices-form-discord = como lo acepta Discord
notices-form-json = JSON firmado
notices-secret = Las llamadas se firman con este secreto. Solo se muestra ahora.
notices-secret-label = Secreto
notices-about = Sobre qué
notices-about-turn = Me toca
notices-about-hour = Queda una hora
notices-about-invited = Tengo una invitación
notices-about-game = Empieza o termina una partida
notices-about-again = Alguien quiere volver a jugar
notices-about-chat = Alguien escribe en el chat
notices-about-bot = Un bot ha ocupado mi puesto
notices-quiet = Horas de silencio
notices-quiet-on = De noche no
notices-quiet-begin = Silencio desde
notices-quiet-end = Silencio hasta
notices-until = a
notices-quiet-how = Los avisos esperan hasta la mañana y llegan como uno. Con un turno al día, “Queda una hora” llega antes de que te acuestes.
notices-holidays = Vacaciones
notices-holidays-left = Te quedan { $left } de { $all } días este año
notices-holidays-how = Tus relojes de varios días se detienen, y todos en tus mesas ven hasta cuándo. Las mesas en vivo no se ven afectadas.
notices-holiday = vacaciones
notices-holiday-span = { $first } a { $last }
notices-from = De
notices-to = a
notices-take = { $n ->
    [one] Tomar un día libre
   *[other] Tomar { $n } días libres
}
notices-call-off = Cancelar
notices-plain = Esta dirección empieza por http:, como en tu propio Wi-Fi
notices-plain-what = El push y las llaves de acceso necesitan https y no se muestran aquí. El título, el sonido, el correo, el webhook y el código de recuperación funcionan.
notices-plain-how = Quien hospeda consigue https con un proxy como Caddy delante del servidor, y lo nombra con --trusted-proxy.
notices-phone = Pon Malecón en tu teléfono
notices-phone-why = En un iPhone el push solo funciona desde la pantalla de inicio.
notices-phone-install = Instalar
notices-phone-how = Ver cómo
notices-phone-iphone = iPhone: abre esta página en Safari, toca Compartir y luego “Agregar a inicio”. Abre Malecón desde allí y activa el push.
notices-phone-android = Android: abre el menú del navegador y toca “Instalar app” o “Agregar a la pantalla principal”.

mail-link-used = Este enlace ya se usó, es demasiado viejo o se cortó al copiarlo.
mail-confirm-title = Correos de Malecón
mail-confirm = ¿Quieres que te avisemos por correo cuando te toque? En cada correo puedes cambiar de opinión.
mail-confirm-button = Sí, quiero recibirlos
mail-confirm-done = Listo. A partir de ahora los avisos van a { $where }.
mail-unsubscribe-title = No más correos
mail-unsubscribe = Esto detiene los correos de Malecón a tu dirección. Tus partidas siguen como están.
mail-unsubscribe-button = Detener los correos
mail-unsubscribe-never = Detenerlos, y que nadie los vuelva a pedir
mail-unsubscribe-done = Listo. { $where } no recibirá más correos.
mail-unsubscribe-done-never = Listo. { $where } no recibirá más correos, y nadie podrá volver a pedirlos.

name-remark = Con una vía basta. Dos son mejor.
name-nobody = Aquí todavía no tienes nombre. Siéntate a una mesa o di quién eres.
name-here-only =
    { $n ->
        [0] Por ahora el nombre vive solo en este navegador. Si se borran sus datos, el nombre se pierde.
        [one] Por ahora el nombre vive solo en este navegador. Si se borran sus datos, se pierden el nombre y una partida en curso.
       *[other] Por ahora el nombre vive solo en este navegador. Si se borran sus datos, se pierden el nombre y { $n } partidas en curso.
    }
name-lasts = El nombre es tuyo en todos los dispositivos en los que entres.
name-my-page = Mi página
name-change = Cambiar el nombre
name-other = ¿Eres otra persona? Entra con un nombre que hayas conservado.
name-kept = conservado
name-not-kept = sin conservar todavía
name-best = la mejor
name-remove = Quitar
name-passkey = Llave de acceso
name-passkey-what = Tu huella, tu cara o el bloqueo de tu pantalla. Nada que recordar, nada que robar.
name-passkey-where = Sirve en todos los dispositivos que comparten tus llaves de acceso.
name-passkey-make = Crear una llave de acceso
name-passkey-another = Crear otra
name-passkey-made = Creada { $day }
name-passkey-used = Último uso { $day }
name-passkey-remove = Quitar la llave de acceso ({ $day })
name-passkey-sure = Esta llave de acceso ya no abrirá nada aquí.
name-passkey-none = No se dio ninguna llave de acceso. No ha cambiado nada.
name-passkey-https = Las llaves de acceso necesitan una dirección que empiece por https. Todo lo demás también funciona aquí.
name-code = Código de recuperación
name-code-what = Para el papel. Sirve para entrar una vez; después creas otro.
name-code-make = Crear un código
name-code-new = Crear un código nuevo
name-code-print = Imprimirlo
name-code-have = Ya lo tengo
name-code-made = Creado { $day }. Al crear otro, este deja de valer.
name-code-lost = Se creó un código { $day }, pero nunca confirmaste que lo tienes. Crea uno nuevo.
name-devices = Mis dispositivos
name-device = { $browser } en { $system }
name-device-unknown = Un dispositivo
name-device-add = Añadir otro dispositivo
name-here = aquí
name-sign-out = Salir
name-sign-out-there = Salir allí
name-sign-out-of = Salir: { $device }
name-sign-out-there-of = Salir allí: { $device }
name-sign-out-sure = Puedes volver con tu llave de acceso o tu código.
name-sign-out-there-sure = En ese dispositivo se cerrará tu sesión.
name-mine = Mis datos
name-visible = Quién puede ver mi página
name-visible-everybody = todos
name-visible-mates = gente con la que he jugado
name-visible-nobody = solo yo
name-rated = Clasificar mis partidas
name-rated-how = en mesas clasificatorias; no cuando un bot jugó por ti
name-rated-once = posible cuando hayas conservado el nombre
name-download = Descargar todo
name-forget = Olvidarme …
name-forget-what =
    { $n ->
        [0] Al olvidarte se borran tu nombre, tus llaves y lo que escribiste.
        [one] Al olvidarte se quita el nombre de una partida y se borra todo lo demás. La partida queda para quienes la jugaron.
       *[other] Al olvidarte se quita el nombre de { $n } partidas y se borra todo lo demás. Las partidas quedan para quienes las jugaron.
    }

sign-in-title = Entrar
sign-in-remark = Con un nombre que has conservado.
sign-in-passkey = Entrar con una llave de acceso
sign-in-passkey-what = Tu dispositivo te pide la huella, la cara o el bloqueo de pantalla.
sign-in-code = Entrar con un código
sign-in-code-what = El código que anotaste
sign-in-two = En este dispositivo ya entró { $name }
sign-in-two-what = Dos personas no se pueden unir en una. Sus partidas se quedan con ellas: guarda antes un código de recuperación o déjalas atrás.
sign-in-keep = Conservar ambas: antes un código
sign-in-have = Ya lo tengo, entrar
sign-in-leave = Dejar las partidas atrás

person-since = aquí desde { $month }
person-plays-in = juega en { $language }
person-finishes = termina el { $share } de sus partidas
person-my-settings = Quién ve esto
person-none = Aquí no hay ninguna página
person-none-why = Quizá la dirección se cortó, o solo pueden ver esta página quienes han jugado juntos.
person-rating = Clasificación
person-rated-games =
    { $n ->
        [one] 1 partida clasificatoria
       *[other] { $n } partidas clasificatorias
    }, { $people } con gente
person-guess = todavía una estimación
person-above = Por encima de { $bot }.
person-at-seats = Con { $seats } jugadores: { $points } ± { $error }
person-bots = los bots de la casa
person-no-bots = todavía no hay ningún bot clasificado
person-unrated = Todavía sin partidas clasificatorias.
person-together = Tú y { $name }
person-together-games =
    { $n ->
        [one] quién quedó delante de quién, en una partida
       *[other] quién quedó delante de quién, en { $n } partidas
    }
person-places = tú { $mine }, { $name } { $theirs }
person-results = Resultados
person-no-results = Todavía sin partidas terminadas.
person-game = Juego
person-seats = Jugadores
person-games = Partidas
person-won = Ganadas
person-expected = Por azar
person-points = Media de puntos
person-rivals = Cara a cara
person-with = Con
person-before = Quedó delante
person-last = Última
person-all = Los { $n }
person-place = { $n }.º

name-mail = Correo
name-mail-what = Un enlace para entrar, cuando lo pidas. No enviamos nada más si no quieres.
name-mail-address = Tu dirección
name-mail-add = Enviar un correo para confirmarla
name-mail-again = Enviar otra vez
name-mail-waits = sin confirmar
name-mail-sent = Enviado a { $address }. Ábrelo en cualquier dispositivo y pulsa el botón que trae.
name-mail-change = Cambiar

sign-in-mail = Enviarme un enlace
sign-in-mail-what = Una dirección que has confirmado aquí
sign-in-mail-sent = Si { $address } es de alguien de aquí, va un enlace en camino. Vale 15 minutos.
sign-in-link = Entrar en este dispositivo
sign-in-link-what = Con este enlace entras en este dispositivo, una sola vez.
setup-rated = Clasificatoria: el resultado cuenta para quienes conservan su nombre y lo quieren
setup-unrated-guest = No clasificatoria: necesitas un nombre que conserves. Lo consigues en tu nombre, arriba.
setup-unrated-cards = No clasificatoria: juegas con tus propias cartas.
setup-unrated-hot = No clasificatoria: una persona tiene varios puestos.
setup-unrated-bots = No clasificatoria: solo juegan bots.

# Rondas guiadas; sus propias palabras están en las palabras de los juegos, en guides

learn-remark = Una ronda de cada juego en una mesa de verdad, con cada paso explicado.
learn-facts = Unos 5 minutos · puedes parar y seguir más tarde
learn-begin = Empezar
learn-resume = Seguir donde estabas
learn-again = Otra vez
learn-card = Guía
learn-chapters = Capítulos
learn-progress = Hasta dónde has llegado
learn-of = { $n } de { $of }
learn-done = hecho
learn-go-on = Seguir
learn-show = Muéstrame
learn-why = ¿Por qué?
learn-back = Atrás
learn-leave = Salir
learn-leave-keep = Salir y guardar mi lugar
learn-skip = Saltar adelante
learn-others = Mira lo que hacen los demás.
learn-play = Jugar a { $game } ahora
learn-not-now = También podrías hacer eso. Aquí hacemos lo que está iluminado. No ha pasado nada.
learn-why-not = { $why } No ha pasado nada.
learn-elsewhere = Ahora no se puede hacer nada ahí. Elige lo que está iluminado.

## El consejero

coach-ask = ¿Qué harías tú?
coach-why = ¿Por qué está iluminado esto?
coach-remark = El consejero es un bot que ve lo que ves tú. Prueba tu turno muchas veces y te dice qué resulta.
coach-thinks = El consejero prueba tu turno …
coach-plans =
    { $n ->
        [one] Un plan.
       *[other] { $n } planes, el mejor primero.
    }
coach-risks = Lo que arriesga
coach-how = Calculado solo con lo que tú ves, en intentos con suerte distinta; ± es un error estándar.
coach-choose-place = Elige un lugar iluminado y lee aquí qué permite. No se juega nada.
coach-lit = Está iluminado porque puedes:
coach-rule = La regla

## Planning ahead

plan-draft = Un plan
plan-assumes = Como si fuera tu turno ahora. Lo que hagan antes los demás puede cambiarlo; solo tú lo ves.
plan-turn = Ahora te toca.
plan-whole = Ese es todo el turno.
plan-drawn = El último paso roba algo; solo queda en espera lo que va antes.
plan-stuck = No es posible: «{ $move }». { $reason }
plan-none =
    { $why ->
        [setup] Antes de la primera ronda no hay nada que planear.
        [sealed] Ahora todos eligen a la vez; no hay nada que planear.
        [phase] Lo que se decide ahora cambia tu próximo turno. Planéalo después.
        [round] Ya has tenido todos tus turnos de esta ronda. Lo que viene aún no lo sabe nadie.
        [draw] Tu próximo turno empieza robando algo; no se puede planear.
       *[over] La partida ha terminado.
    }
plan-moves = El turno hasta aquí
plan-queue = Dejar en espera
plan-queue-how = Se juega cuando te toque, si todavía da exactamente esto.
plan-play = Jugar este turno
plan-discard = Descartar
plan-close = Cerrar
plan-withdraw = Retirar
queued-played = Se ha jugado el turno que dejaste en espera.
queued-void =
    { $why ->
        [illegal] No se ha jugado tu turno en espera: «{ $move }» ya no es posible.
        [effect] No se ha jugado tu turno en espera: habría dado algo distinto de lo mostrado.
        [undo] Tu turno ya no está en espera, porque alguien ha deshecho un paso.
        [hand] Tu turno ya no está en espera, porque has jugado tú.
        [bot] Tu turno ya no está en espera, porque un bot juega por ti.
       *[over] No se ha jugado tu turno en espera: la partida ha terminado.
    }
refused-queue-asked = Ahora te toca: juégalo.
refused-queue-none = Ahora no hay ningún turno que planear.
refused-queue-other = Este turno daría ahora otra cosa. Vuelve a mirar.
refused-queue-empty = No tienes ningún turno en espera.
