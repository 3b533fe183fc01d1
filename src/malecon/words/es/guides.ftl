# Rondas guiadas (data/guides): guide-NAME es el nombre de una guía, guide-NAME-chapter-CHAPTER el de una parte,
# guide-NAME-SAY la frase de un paso, de 25 palabras como mucho, y guide-NAME-SAY-why su razón.
# Lo que está entre dos pares de asteriscos se resalta: es lo que hay que elegir o mirar.

guide-cuba = Tu primera ronda de CUBA
guide-cuba-chapter-start = El comienzo
guide-cuba-chapter-proposals = Propuestas
guide-cuba-chapter-worker = Trabajador
guide-cuba-chapter-merchant = Comerciante
guide-cuba-chapter-architect = Arquitecto
guide-cuba-chapter-foreman = Capataz
guide-cuba-chapter-vote = Votación
guide-cuba-chapter-laws = Leyes
guide-cuba-chapter-end = Fin de la ronda
guide-cuba-chapter-mayor = Alcalde

guide-cuba-aim = Diriges una plantación en Cuba. Después de seis rondas gana quien tenga más **puntos**.
guide-cuba-aim-why = Tu carro, en la calle de arriba, muestra cuántos puntos tienes.
guide-cuba-points = Los puntos vienen de los **barcos** que cargas, los **edificios** que usas y las **leyes** que cumples.
guide-cuba-points-why = El dinero te ayuda a lograrlo, pero al final no da puntos.
guide-cuba-take-wood = Todos empiezan con dos materiales de construcción. Elige **madera**.
guide-cuba-take-wood-why = La mayoría de los edificios cuestan dos maderas. La piedra y el agua pronto vendrán de tus campos.
guide-cuba-take-more-wood = Elige **madera** otra vez.
guide-cuba-take-more-wood-why = Dos maderas y una piedra bastarán para un edificio que da puntos en todas las rondas.
guide-cuba-take-sugar = Ahora dos cultivos. Los barcos llevan cultivos. Elige **caña de azúcar**.
guide-cuba-take-sugar-why = Mira el puerto: el barco del muelle 2 tiene espacio para dos cañas de azúcar y una hoja de tabaco.
guide-cuba-take-tobacco = Y una hoja de **tabaco** para el mismo barco.
guide-cuba-take-tobacco-why = Todo lo que tienes está en tu patio, encima de tus campos.
guide-cuba-end-setup = Ese es tu comienzo. Elige **Terminar turno**, como siempre que hayas acabado.
guide-cuba-end-setup-why = Mientras no termines tu turno, puedes deshacer todo lo que hiciste en él.

guide-cuba-proposals = Cada ronda empieza con cuatro **leyes** nuevas. Solo son propuestas: dos de ellas se aprobarán después.
guide-cuba-proposals-why = Las ves antes de actuar, así que puedes prepararte para las que te convienen.
guide-cuba-tax-proposed = Mira la primera: pagas 1 peso y ganas 2 puntos. ¡Esa es la **ley** que queremos!
guide-cuba-tax-proposed-why = El impuesto que rige ahora cuesta 2 pesos por los mismos 2 puntos.

guide-cuba-worker = Tienes cinco personajes y juegas cuatro en cada ronda. Elige el **trabajador**: es quien cosecha.
guide-cuba-worker-why = El orden lo eliges tú. El que no juegues votará por ti.
guide-cuba-place = Pon tu peón en **c1**. Los campos de su fila y de su columna pueden darte algo.
guide-cuba-place-why = Hay piedra y agua, tres campos de cultivo y el almacén, que necesitaremos más tarde.
guide-cuba-harvest-sugar = La piedra y el agua llegaron solas. De los cultivos puedes elegir dos. Toma la **caña de azúcar** de b1.
guide-cuba-harvest-sugar-why = Los campos de materiales dan siempre su cubo. Los de cultivo están limitados a dos.
guide-cuba-harvest-citrus = Toma también el **cítrico** de d1.
guide-cuba-harvest-citrus-why = El tributo pide un cítrico. Quien lo paga gana 2 puntos.
guide-cuba-harvest-by-water = Un tercer campo cuesta un cubo de agua, y tienes uno. Cosecha **c3**.
guide-cuba-harvest-by-water-why = Cada cubo de agua cosecha un campo más, pero solo en la fila y la columna del peón.
guide-cuba-end-worker = Hay cinco cultivos en tu patio: una buena cosecha. Elige **Terminar turno**; siguen Lucía y Kenji.
guide-cuba-end-worker-why = Cada uno juega un personaje; después empieza la vuelta siguiente.

guide-cuba-merchant = Los demás también cosecharon. En la segunda vuelta elige la **comerciante**: compra y vende.
guide-cuba-merchant-why = Tienes dos cítricos y solo necesitas uno. El otro se puede convertir en dinero.
guide-cuba-sell = **Vende** un cítrico. Va a la casilla libre más cara de su fila y te da 3 pesos.
guide-cuba-sell-why = Cuanto más llena está una fila, menos recibe el siguiente que vende.
guide-cuba-buy = **Compra** una hoja de tabaco. Recibes la más barata de su fila, por 4 pesos.
guide-cuba-buy-why = En un barco un cultivo vale hasta 3 puntos. Son 4 pesos bien gastados.
guide-cuba-end-merchant = Podrías comerciar tantas veces como quisieras. Con esto basta: **Terminar turno**.
guide-cuba-end-merchant-why = Quien no comercia nada puede tomar un regalo: un material o un cultivo barato.

guide-cuba-architect = En la tercera vuelta elige el **arquitecto**: levanta un edificio.
guide-cuba-architect-why = Ahora tienes dos maderas y una piedra. Alcanza para varios edificios.
guide-cuba-build = Elige la **agencia pequeña**. Cuesta dos maderas y una piedra, y carga barcos.
guide-cuba-build-why = Da puntos en cada ronda en que tu capataz la usa.
guide-cuba-site = Constrúyela en **b1**, en la fila de tu peón. Ese campo ya no dará nada.
guide-cuba-site-why = El capataz usa los edificios de la fila y la columna del peón. Tienes otro cañaveral en a3.
guide-cuba-end-architect = ¡Tu primer edificio! Además vale 2 puntos al final de la partida. **Terminar turno**.
guide-cuba-end-architect-why = Quien no puede construir puede renunciar: el primer arquitecto que lo hace gana 2 puntos; el segundo, 1.

guide-cuba-foreman = En la cuarta vuelta elige el **capataz**: pone a trabajar los edificios de la fila y la columna de tu peón.
guide-cuba-foreman-why = O usa un solo edificio en cualquier otro lugar de tu plantación.
guide-cuba-use-office = Tu agencia pequeña está **iluminada**. Elígela para cargar un cultivo en un barco.
guide-cuba-use-office-why = Cada edificio trabaja una vez por ronda, en el orden que quieras.
guide-cuba-office-dock = En el muelle 1 cada cultivo vale 1 punto; en el muelle 2 vale 2. Elige el **muelle 2**.
guide-cuba-office-dock-why = El barco de alta mar todavía no se puede cargar. El muelle 3 está vacío en la primera ronda.
guide-cuba-office-load = Este barco tiene espacio para **caña de azúcar**. Carga una y gana 2 puntos.
guide-cuba-office-load-why = Cada espacio admite una sola cosa. Aquí hay dos para caña y uno para tabaco.
guide-cuba-use-warehouse = El **almacén** también está en la fila de tu peón. Úsalo: guarda tus cultivos para la ronda siguiente.
guide-cuba-use-warehouse-why = Los cultivos que siguen en el patio al acabar la ronda se pierden.
guide-cuba-end-foreman = Ya tienes tus primeros 2 puntos. **Terminar turno**, y los demás juegan sus últimas cartas.
guide-cuba-end-foreman-why = Quien tenga la cuarta carta de más valor empieza la ronda siguiente.

guide-cuba-fifth = Cada uno guardó una carta, que **vota**: tu alcalde tiene 5 votos, el de Lucía también 5, la comerciante de Kenji 2.
guide-cuba-fifth-why = Cada carta tiene tantos votos como su valor: trabajador 1, comerciante 2, arquitecto 3, capataz 4, alcalde 5.
guide-cuba-bid = Con pesos se compran más votos, en secreto. Pon el número en **1** y séllalo: uno más que Lucía.
guide-cuba-bid-why = Todos pagan lo que ofrecen, también los que pierden. Ofrece lo que las leyes valgan para ti.
guide-cuba-enact = ¡Ganaste con 6 votos! Escoge las dos leyes **I** y **III**, y apruébalas.
guide-cuba-enact-why = La ley I abarata el impuesto. La ley III da 1 punto por cada campo de cultivo: tienes cinco.
guide-cuba-end-parliament = Tus dos leyes están en vigor. Elige **Terminar turno**.
guide-cuba-end-parliament-why = Una ley nueva pone fin a la anterior de su grupo. Las demás siguen como estaban.

guide-cuba-tax = Ahora cada uno puede cumplir las leyes. **Paga** el impuesto: 1 peso te da 2 puntos.
guide-cuba-tax-why = Nadie está obligado a pagar. Quien no paga simplemente no gana nada.
guide-cuba-levy = El tributo es un cítrico, y guardaste uno. **Paga**: 2 puntos, y 1 más por pagar los dos.
guide-cuba-levy-why = El impuesto y el tributo juntos valen 5 puntos en cada ronda. Procura no perdértelos nunca.
guide-cuba-subsidy = Después la ley III pagó a todos por sus campos de cultivo: 5 puntos. Ahora tienes 12 **puntos**.
guide-cuba-subsidy-why = Volverá a pagar en cada ronda, hasta que otra ley del grupo III ocupe su lugar.

guide-cuba-spoilage = La ronda ha terminado. La caña que Lucía tenía en el patio se perdió. La tuya está a salvo en el **almacén**.
guide-cuba-spoilage-why = Los materiales, el ron y los puros se conservan solos. Solo se pierden los cultivos.
guide-cuba-ships = Los barcos avanzaron. El que lleva tu caña está ahora en el **muelle 3**: ¡3 puntos por cada cultivo!
guide-cuba-ships-why = Al final de esta ronda zarpa, lleno o no, y entra un barco nuevo.
guide-cuba-start-seat = Todas las cartas volvieron a las manos. **Kenji** jugó el último capataz, así que empezó la segunda ronda.
guide-cuba-start-seat-why = Los tres jugaron un capataz como cuarta carta. Entre iguales empieza el último.

guide-cuba-mayor = Te falta probar un personaje. Elige el **alcalde**: carga un barco.
guide-cuba-mayor-why = No podías usarlo y votar con él en la misma ronda.
guide-cuba-dock = Carga todo lo que quieras, pero en un solo barco. Elige el **muelle 3**.
guide-cuba-dock-why = Tu agencia pequeña carga un solo cultivo; el alcalde, todo lo que quepa.
guide-cuba-load-sugar = Carga tu **caña de azúcar**: 3 puntos.
guide-cuba-load-sugar-why = Puedes tomarla del almacén en cualquier momento.
guide-cuba-load-tobacco = Carga una hoja de **tabaco**: otros 3 puntos.
guide-cuba-load-tobacco-why = Cuando los cinco espacios están ocupados, el barco zarpa al final de la ronda.
guide-cuba-end-mayor = ¡18 puntos, y vas a la cabeza! Tu otra hoja de tabaco no cabe. **Terminar turno**.
guide-cuba-end-mayor-why = Se queda en el almacén y espera otro barco.
guide-cuba-alternatives = ¿Nada que comerciar, construir o cargar? La comerciante, el arquitecto y el alcalde tienen un pequeño **regalo** para quien llegue primero.
guide-cuba-alternatives-why = Cada regalo se puede tomar una vez por ronda: un material o un cultivo, puntos o pesos.
guide-cuba-done = Ya conoces los cinco personajes y las cinco fases. Cosecha, construye, embarca y vota: ¡ahora juega una partida de verdad!
guide-cuba-done-why = Una partida tiene seis rondas. La referencia de la mesa cuenta qué hace cada edificio y cada ley.

guide-havana = Tu primera partida de HAVANA
guide-havana-chapter-number = Tu número
guide-havana-chapter-order = El orden
guide-havana-chapter-actions = Dos acciones
guide-havana-chapter-buying = Comprar
guide-havana-chapter-cards = Carta nueva
guide-havana-chapter-thieves = Ladrones
guide-havana-chapter-refresh = Las cartas vuelven
guide-havana-chapter-rows = Filas
guide-havana-chapter-replacing = Cinco por uno
guide-havana-chapter-end = El final

guide-havana-aim = La Habana se reconstruye. Con tres jugadores gana quien primero tenga 20 **puntos**.
guide-havana-aim-why = Con dos jugadores el objetivo es de 25 puntos; con cuatro, de 15.
guide-havana-street = Solo los **edificios** dan puntos. Hay doce en dos filas; cada uno muestra sus puntos y su precio.
guide-havana-street-why = Se paga con cubos, trabajadores y pesos. Nadie te puede quitar un edificio.
guide-havana-lay-worker = Tienes 13 cartas y pones dos de ellas. Elige el **trabajador**: te trae trabajadores.
guide-havana-lay-worker-why = Arriba a la izquierda, en la primera fila, está el cuartel. Cuesta dos trabajadores.
guide-havana-lay-mama = Elige también **Mamá**. Se lleva la mitad de los cubos del centro.
guide-havana-lay-mama-why = Todos tienen las mismas 13 cartas y ponen dos de ellas en secreto.
guide-havana-number = Se voltean todas las cartas. Tu 4 y tu 9 forman el **número** 49: la cifra más baja va siempre primero.
guide-havana-number-why = Así que 9 y 4 nunca son 94. El número más bajo es 01, el más alto 89.

guide-havana-order = El número más bajo actúa primero: Bruna con 08, después Otto con 26, después tú. Ese es el **orden**.
guide-havana-order-why = Las cartas fuertes tienen cifras altas: dan más, pero otros actúan antes que tú.
guide-havana-robbed = Bruna compró la estatua, y el ladrón de materiales de **Otto** se llevó tus escombros. Los ladrones roban a quienes van después.
guide-havana-robbed-why = Así que un número bajo también protege: la mayoría de los ladrones ya no te alcanzan.

guide-havana-do-worker = Te toca. Actúan las dos cartas, en el orden que quieras. Elige el **trabajador**: te trae 2 trabajadores.
guide-havana-do-worker-why = La primera carta de trabajador de una ronda trae dos; las siguientes, solo uno.
guide-havana-mama = Mamá siguió por sí sola. En el centro solo había un cubo de color: ahora tienes un **ladrillo**.
guide-havana-mama-why = Si hay varios, se lleva la mitad y tú eliges cuáles. Los escombros se cuentan aparte.

guide-havana-buy-barracks = Solo están en venta los cuatro extremos de las filas. Compra el **cuartel** por tus dos trabajadores: 2 puntos.
guide-havana-buy-barracks-why = Prueba otro extremo, si quieres: te dice lo que te falta.
guide-havana-end-buying = Ahora el extremo es el edificio siguiente, y se podría comprar enseguida. No puedes pagarlo: **Terminar turno**.
guide-havana-end-buying-why = Lo que pagas se va: los cubos a la caja, los trabajadores y los pesos a la reserva.

guide-havana-restock = Cuando todos han actuado, llegan al **centro** tres cubos y 3 pesos.
guide-havana-restock-why = Lo que nadie toma se queda allí, así que el centro puede volverse un tesoro.
guide-havana-cover = Después cada uno sustituye una carta visible. Cubre el **trabajador**; Mamá se queda y actúa otra vez.
guide-havana-cover-why = La carta cubierta va a tus descartes.
guide-havana-lay = Pon encima el **mercado negro**: saca dos cubos de la bolsa.
guide-havana-lay-why = 7 y 9 son 79. Es tarde, pero las dos cartas traen cubos.
guide-havana-end-cards = **Terminar turno**. Cuando todos han puesto una carta, las nuevas se voltean a la vez.
guide-havana-end-cards-why = Los demás ven qué carta cubres, pero no cuál pones encima.

guide-havana-later = Unas rondas después tienes 15 **puntos**. ¡Pero el ladrón de Bruna acaba de llevarse un vidrio y un ladrillo!
guide-havana-later-why = Pudo llevarse dos porque tenías más de tres cubos de color.
guide-havana-cover-pesos = Queremos estar a salvo de ella. Cubre la carta **pesos**.
guide-havana-cover-pesos-why = Ya tienes 14 pesos. Es más que suficiente.
guide-havana-lay-protection = Pon encima la **protección**: ningún ladrón ni recaudador te puede quitar nada.
guide-havana-lay-protection-why = Actúa toda la ronda, incluso antes de tu turno. Y con su 2 vas temprano.
guide-havana-end-protected = Te quedan dos cartas en la mano. **Terminar turno**, y mira lo que pasa entonces.
guide-havana-end-protected-why = Cada ronda pasa una carta de tu mano a la mesa y otra a tus descartes.

guide-havana-refresh = Solo quedaban dos, así que volvieron todos tus descartes. Otra vez tienes once cartas en la **mano**.
guide-havana-refresh-why = Ocurre por sí solo. Hasta entonces, piensa qué cartas te quedan.
guide-havana-other-cards = Otras también ayudan: con la siesta vas temprano, el arquitecto abre edificios grandes, el recaudador **roba** a todos los que van después.
guide-havana-other-cards-why = Cada carta cuenta lo que hace cuando la señalas.
guide-havana-do-protection = 2 y 6 son 26, y Otto fue antes que tú. Elige la **protección**; actúa por sí sola.
guide-havana-do-protection-why = Tu segunda carta, el ladrón de materiales, sigue enseguida.
guide-havana-steal = Solo Bruna va después de ti, así que tu ladrón la visita. Recupera el **vidrio**.
guide-havana-steal-why = Un ladrón se lleva un cubo. De quien tiene más de tres de color puede llevarse dos.

guide-havana-buy-barber = Compra la **barbería** de arriba a la derecha: ladrillo, arenisca y 2 pesos por 3 puntos.
guide-havana-buy-barber-why = Puedes comprar todo lo que puedas pagar, pero solo después de las dos cartas.
guide-havana-buy-lamp-post = Ahora la **farola** es el extremo de esta fila. Cómprala también: 2 pesos por 1 punto.
guide-havana-buy-lamp-post-why = Puedes seguir en este extremo o en cualquier otro.
guide-havana-refilled = En la **fila** solo quedaban dos edificios. Se separaron, y entre ellos llegaron cuatro nuevos.
guide-havana-refilled-why = Así que piénsalo dos veces antes de abrir una fila para quien viene después.
guide-havana-end-rows = 19 puntos: ¡un edificio más y ganas! **Terminar turno**.
guide-havana-end-rows-why = La casa del ron, abajo a la izquierda, cuesta un ladrillo, un barro, 2 pesos y dos trabajadores.

guide-havana-cover-protection = Para la casa del ron te faltan ladrillo y barro. Cubre la **protección** y conserva el ladrón.
guide-havana-cover-protection-why = La carta que queda visible actúa otra vez en la ronda siguiente.
guide-havana-lay-debris = Pon los **escombros**: se llevan todos los escombros del centro. Ya verás para qué sirven.
guide-havana-lay-debris-why = También tienen un 2, así que tu número vuelve a ser 26.
guide-havana-end-debris = **Terminar turno**, y ojalá te toque un buen lugar en el orden.
guide-havana-end-debris-why = Nadie sabe todavía qué ponen los demás.
guide-havana-do-debris = ¡Vas primero! Elige los **escombros**: con estos cuatro tienes ocho.
guide-havana-do-debris-why = Los cubos grises parecen no valer nada, pero cinco de ellos valen por cualquier color.
guide-havana-rob = Ahora los otros dos van después, así que tu ladrón puede elegir. Elige a **Bruna**.
guide-havana-rob-why = Ella tiene lo que necesitas. A un jugador con protección no se le podría elegir.
guide-havana-steal-brick = Quítale el **ladrillo**.
guide-havana-steal-brick-why = Ahora solo falta el barro.
guide-havana-buy-rum-house = Compra la **casa del ron** de abajo a la izquierda, aunque no tienes barro.
guide-havana-buy-rum-house-why = Está iluminada, así que se puede pagar.
guide-havana-pay = 5 escombros valen por cualquier cubo, 5 pesos por un trabajador. El barro ya está sustituido: elige **Comprar**.
guide-havana-pay-why = Podrías sustituir más y conservar tus trabajadores. Aquí da lo mismo.

guide-havana-won = 24 **puntos**: ¡llegaste primero a 20 y ganas! La partida termina en el acto.
guide-havana-won-why = La ronda no se juega hasta el final. A los demás no les toca otro turno.
guide-havana-done = Número, orden, extremos, ladrones, cinco por uno: ya lo sabes todo. ¡Ahora juega una partida de verdad!
guide-havana-done-why = La referencia de la mesa cuenta qué hace cada carta.
