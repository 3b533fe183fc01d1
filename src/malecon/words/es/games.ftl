### Todo lo que se lee de los juegos, en español. docs/translating.md cuenta cómo se escribe.
###
### Los nombres de edificios, leyes, cartas y personajes llevan la forma `.the`, con artículo; los dos últimos también
### `.to` (al alcalde); los de las piezas, `.the` y `.of` (del ron), y `.count` con su número. Los lugares tienen `.of`, `.to` e `.in`. Así nunca quedan
### “de el” ni “a el” en una frase.

## La lengua misma

# Cómo se llama a sí misma.
language-name = Español
# Si la ha leído un hablante nativo: yes o no.
language-read = no

## Partes de frases

# De quién son las costumbres de números y fechas, y la lengua del documento.
locale = es
# Listas: A, B y C, con “e” ante i; donde no se quiere “y”, solo la primera de las dos.
list-more = { $first }, { $then }
list-last =
    { BEGINS($then, among: "hie hia i hi") ->
        [hi] { $first } e { $then }
        [i] { $first } e { $then }
       *[other] { $first } y { $then }
    }
amount = { $n } { $what }
pesos =
    { $n ->
        [one] { $n } peso
       *[other] { $n } pesos
    }
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }
# Detrás de una frase del registro: su razón, si la tiene.
because =
    { $rule ->
        [none] { "" }
       *[other] { " " }({ $why })
    }
# Detrás de una razón: el párrafo, si se nombra.
cite =
    { $rule ->
        [none] { "" }
       *[other] { " " }({ $rule })
    }
# $n es el número del jugador, desde 1.
seat = Jugador { $n }

## Juegos y ediciones

game-cuba = CUBA
game-havana = HAVANA

edition-cuba-de = Edición alemana (2012)
edition-cuba-nl = Edición neerlandesa (2008)
edition-cuba-fr = Edición francesa (2007)
edition-cuba-zh = Edición china
edition-cuba-en = Edición inglesa (2007)

## Opciones

option-cuba-tokens = Piezas en la caja
option-cuba-tokens-2012 = 15 de cada cultivo, 10 de ron y 10 de puros (2012)
option-cuba-tokens-2007 = 18 de cada cultivo, 15 de ron y 15 de puros (2007)
option-cuba-full_row_price = Vender con la fila del mercado llena
option-cuba-full_row_price-by_class = 1 peso por un cultivo, 3 pesos por una mercancía
option-cuba-full_row_price-flat = 3 pesos por lo uno y por lo otro
option-cuba-large_office = Agencia grande
option-cuba-large_office-two = carga hasta 2 unidades iguales
option-cuba-large_office-any = carga cualquier número de unidades iguales
option-cuba-cloister = Monasterio
option-cuba-cloister-products = toma cultivos
option-cuba-cloister-materials = toma materiales
option-cuba-product_store = Mercado agrícola
option-cuba-product_store-product = compra un cultivo
option-cuba-product_store-material = compra un material
option-cuba-rum_cafe = Agua en el costo del café de ron
option-cuba-rum_cafe-one_water = 1 cubo de agua
option-cuba-rum_cafe-two_water = 2 cubos de agua
option-cuba-black_market = Mercado negro
option-cuba-black_market-any = cambia cualquier carga por cualquier otra
option-cuba-black_market-across = cambia un cultivo por una mercancía o al revés
option-cuba-lighthouse = Faro
option-cuba-lighthouse-sea_pile = cambia el barco de alta mar por uno del mazo
option-cuba-lighthouse-dock_sea = cambia un barco de un muelle por el de alta mar
option-cuba-veto = Veto de la iglesia
option-cuba-veto-at_once = actúa de inmediato
option-cuba-veto-parliament = espera al parlamento
option-cuba-sides = Tableros de plantación
option-cuba-sides-common = la misma disposición para todos
option-cuba-sides-individual = una disposición distinta para cada jugador
option-cuba-sides-mixed = elige cada jugador
option-cuba-variant_offered = Ofrecer el delegado secreto
option-cuba-variant_offered-yes = sí
option-cuba-variant_offered-no = no
option-cuba-market_law = Leyes de escasez y abundancia
option-cuba-market_law-every_round = actúan en cada ronda mientras rigen
option-cuba-market_law-once = actúan una vez, al aprobarse
option-cuba-rebid = En un empate se vuelven a comprar votos
option-cuba-rebid-yes = sí
option-cuba-rebid-no = no, decide el jugador inicial
option-cuba-secret_delegate = Delegado secreto
option-cuba-secret_delegate-yes = sí, se elige antes de las acciones
option-cuba-secret_delegate-no = no, es la carta que sobra
option-cuba-bank = Pesos en la banca
option-cuba-bank-unlimited = sin límite
option-cuba-bank-195 = 195
option-cuba-bank-140 = 140
option-cuba-building_tax_zero = Impuesto sobre edificios para quien no tiene ninguno
option-cuba-building_tax_zero-paid = cuenta como pagado
option-cuba-building_tax_zero-unpaid = no cuenta como pagado
option-cuba-hidden_money = Ocultar el dinero de los demás
option-cuba-hidden_money-yes = sí
option-cuba-hidden_money-no = no

## Piezas

kind-wood = madera
    .gender = f
    .the = la madera
    .of = de la madera
    .count =
        { $n ->
            [one] madera
           *[other] maderas
        }
kind-stone = piedra
    .gender = f
    .the = la piedra
    .of = de la piedra
    .count =
        { $n ->
            [one] piedra
           *[other] piedras
        }
kind-water = agua
    .gender = f
    .the = el agua
    .of = del agua
    .count =
        { $n ->
            [one] cubo de agua
           *[other] cubos de agua
        }
kind-citrus = cítricos
    .gender = pl
    .the = los cítricos
    .of = de los cítricos
    .count =
        { $n ->
            [one] cítrico
           *[other] cítricos
        }
kind-sugar = caña de azúcar
    .gender = f
    .the = la caña de azúcar
    .of = de la caña de azúcar
    .count =
        { $n ->
            [one] caña de azúcar
           *[other] cañas de azúcar
        }
kind-tobacco = tabaco
    .gender = m
    .the = el tabaco
    .of = del tabaco
    .count =
        { $n ->
            [one] hoja de tabaco
           *[other] hojas de tabaco
        }
kind-rum = ron
    .gender = m
    .the = el ron
    .of = del ron
    .count =
        { $n ->
            [one] botella de ron
           *[other] botellas de ron
        }
kind-cigars = puros
    .gender = pl
    .the = los puros
    .of = de los puros
    .count =
        { $n ->
            [one] puro
           *[other] puros
        }

class-material = material
class-product = cultivo
class-goods = mercancía
class-cargo = carga

## Personajes

character-worker = trabajador
    .gender = m
    .the = el trabajador
    .to = al trabajador
character-merchant = comerciante
    .gender = f
    .the = la comerciante
    .to = a la comerciante
character-architect = arquitecto
    .gender = m
    .the = el arquitecto
    .to = al arquitecto
character-foreman = capataz
    .gender = m
    .the = el capataz
    .to = al capataz
character-mayor = alcalde
    .gender = m
    .the = el alcalde
    .to = al alcalde

## Plantaciones, campos y lugares

plantation-common = plantación común
    .the = la plantación común
plantation-blue = plantación azul
    .the = la plantación azul
plantation-red = plantación roja
    .the = la plantación roja
plantation-yellow = plantación amarilla
    .the = la plantación amarilla
plantation-green = plantación verde
    .the = la plantación verde
plantation-purple = plantación morada
    .the = la plantación morada

side-common = plantación común
    .the = la plantación común
side-individual = plantación individual
    .the = la plantación individual

landscape-forest = bosque
landscape-mountain = montaña
landscape-lake = lago
landscape-plantation = plantación
landscape-citrus = campo de cítricos
landscape-sugar = cañaveral
landscape-tobacco = vega de tabaco
landscape-warehouse = almacén

place-supply = reserva
    .of = de la reserva
    .to = a la reserva
    .in = en la reserva
place-yard = patio
    .of = del patio
    .to = al patio
    .in = en el patio
place-warehouse = almacén
    .of = del almacén
    .to = al almacén
    .in = en el almacén
place-market = mercado
    .of = del mercado
    .to = al mercado
    .in = en el mercado
place-dock = muelle { $n }
    .of = del muelle { $n }
    .to = al muelle { $n }
    .in = en el muelle { $n }
place-sea = alta mar
    .of = de alta mar
    .to = a alta mar
    .in = en alta mar
place-pile = mazo
    .of = del mazo
    .to = al mazo
    .in = en el mazo
place-bank = banca
    .of = de la banca
    .to = a la banca
    .in = en la banca
place-field = campo
    .of = del campo
    .to = al campo
    .in = en el campo

## Fases de una ronda

phase-proposals = propuestas de ley
phase-actions = fase de acciones
phase-parliament = fase de parlamento
phase-laws = fase de leyes
phase-end = fin de la ronda

## Alternativas bajo los marcadores negros

alternative-free-material = un material gratis
alternative-free-product = un cultivo gratis del precio más bajo
alternative-two-points = 2 PV por no construir
alternative-one-point = 1 PV por no construir
alternative-four-pesos = 4 pesos por no cargar
alternative-two-pesos = 2 pesos por no cargar

## De dónde vienen los puntos

source-ships = barcos
source-functions = edificios usados
source-laws = leyes
source-architect = sin construir
source-owned = edificios propios

## Elecciones selladas

sealed-delegate = delegado
sealed-bid = oferta
sealed-payment = respuesta a la ley

## Edificios

building-cement-factory = cementera
    .gender = f
    .the = la cementera
building-sawmill = aserradero
    .gender = m
    .the = el aserradero
building-golf-course = campo de golf
    .gender = m
    .the = el campo de golf
building-cloister = monasterio
    .gender = m
    .the = el monasterio
building-rum-cafe = café de ron
    .gender = m
    .the = el café de ron
building-cigar-cafe = café de puros
    .gender = m
    .the = el café de puros
building-small-office = agencia pequeña
    .gender = f
    .the = la agencia pequeña
building-large-office = agencia grande
    .gender = f
    .the = la agencia grande
building-hotel = hotel
    .gender = m
    .the = el hotel
building-inn = posada
    .gender = f
    .the = la posada
building-goods-store = bazar
    .gender = m
    .the = el bazar
building-product-store = mercado agrícola
    .gender = m
    .the = el mercado agrícola
building-materials-store = ferretería
    .gender = f
    .the = la ferretería
building-small-bank = banco pequeño
    .gender = m
    .the = el banco pequeño
building-large-bank = banco grande
    .gender = m
    .the = el banco grande
building-black-market = mercado negro
    .gender = m
    .the = el mercado negro
building-cigar-factory = fábrica de puros
    .gender = f
    .the = la fábrica de puros
building-cigar-factory-2 = segunda fábrica de puros
    .gender = f
    .the = la segunda fábrica de puros
building-distillery = destilería
    .gender = f
    .the = la destilería
building-distillery-2 = segunda destilería
    .gender = f
    .the = la segunda destilería
building-church = iglesia
    .gender = f
    .the = la iglesia
building-town-hall = ayuntamiento
    .gender = m
    .the = el ayuntamiento
building-dam = presa
    .gender = f
    .the = la presa
building-lighthouse = faro
    .gender = m
    .the = el faro
building-storehouse = almacén (edificio)
    .gender = m
    .the = el almacén (edificio)
building-warehouse = almacén
    .gender = m
    .the = el almacén

## Qué hacen los edificios
## Una clave que sigue con una opción y su valor sustituye la frase donde la opción lo tiene.

building-cement-factory-does = Entrega hasta 4 piedras por 1 punto cada una.
building-sawmill-does = Entrega hasta 4 maderas por 1 punto cada una.
building-golf-course-does = Entrega hasta 4 cubos de agua por 1 punto cada uno.
building-cloister-does = Entrega hasta 2 cultivos por 1 punto cada uno.
building-cloister-does-cloister-materials = Entrega hasta 2 materiales por 1 punto cada uno.
building-rum-cafe-does = Entrega hasta 3 botellas de ron por 2 puntos cada una.
building-cigar-cafe-does = Entrega hasta 3 puros por 2 puntos cada uno.
building-small-office-does = Carga 1 unidad en un barco y gana los puntos de su muelle.
building-large-office-does = Carga hasta 2 unidades iguales en un barco y gana por cada una los puntos de su muelle.
building-large-office-does-large_office-any = Carga cualquier número de unidades iguales en un barco y gana por cada una los puntos de su muelle.
building-hotel-does = Gana 2 puntos.
building-inn-does = Gana 1 punto.
building-goods-store-does = Vende 1 mercancía por 6 pesos.
building-product-store-does = Vende 1 cultivo por 4 pesos.
building-product-store-does-product_store-material = Vende 1 material por 4 pesos.
building-materials-store-does = Vende hasta 2 materiales por 2 pesos cada uno.
building-small-bank-does = Recibe 2 pesos.
building-large-bank-does = Recibe 4 pesos.
building-black-market-does = Cambia 1 unidad de carga por otra distinta.
building-black-market-does-black_market-across = Cambia 1 cultivo por una mercancía, o 1 mercancía por un cultivo.
building-cigar-factory-does = Transforma cualquier cantidad de tabaco en otros tantos puros.
building-cigar-factory-2-does = { building-cigar-factory-does }
building-distillery-does = Transforma cualquier cantidad de caña de azúcar en otras tantas botellas de ron.
building-distillery-2-does = { building-distillery-does }
building-church-does = Veta una propuesta de inmediato, pero no del grupo que vetaste en la ronda pasada.
building-church-does-veto-parliament = Veta una propuesta en el parlamento, pero no del grupo que vetaste en la ronda pasada.
building-town-hall-does = Ten 2 votos más en el parlamento de esta ronda.
building-dam-does = Recibe 2 cubos de agua.
building-lighthouse-does = Cambia el barco de alta mar por el barco del mazo que elijas.
building-lighthouse-does-lighthouse-dock_sea = Cambia un barco de un muelle por el de alta mar; los barcos llenos se quedan.
building-storehouse-does = Pasa todos los cultivos de tu patio al almacén, donde se conservan.
building-warehouse-does = { building-storehouse-does }

## Leyes

group-I = leyes de impuestos
group-II = leyes de tributos
group-III = leyes de subsidios
group-IV = otras leyes

law-printed-tax = impuesto inicial de 2 pesos
    .gender = m
    .the = el impuesto inicial de 2 pesos
law-tax-1 = impuesto de 1 peso
    .gender = m
    .the = el impuesto de 1 peso
law-tax-2 = impuesto de 2 pesos
    .gender = m
    .the = el impuesto de 2 pesos
law-tax-3 = impuesto de 3 pesos
    .gender = m
    .the = el impuesto de 3 pesos
law-tax-4 = impuesto de 4 pesos
    .gender = m
    .the = el impuesto de 4 pesos
law-tax-5 = impuesto de 5 pesos
    .gender = m
    .the = el impuesto de 5 pesos
law-tax-buildings = impuesto sobre edificios
    .gender = m
    .the = el impuesto sobre edificios
law-printed-levy = tributo inicial de 1 cítrico
    .gender = m
    .the = el tributo inicial de 1 cítrico
law-levy-citrus = tributo de 1 cítrico
    .gender = m
    .the = el tributo de 1 cítrico
law-levy-sugar = tributo de 1 caña de azúcar
    .gender = m
    .the = el tributo de 1 caña de azúcar
law-levy-tobacco = tributo de 1 hoja de tabaco
    .gender = m
    .the = el tributo de 1 hoja de tabaco
law-levy-water = tributo de 1 cubo de agua
    .gender = m
    .the = el tributo de 1 cubo de agua
law-levy-materials = tributo de 2 materiales
    .gender = m
    .the = el tributo de 2 materiales
law-levy-products = tributo de 2 cultivos
    .gender = m
    .the = el tributo de 2 cultivos
law-subsidy-buildings = subsidio por edificios
    .gender = m
    .the = el subsidio por edificios
law-subsidy-materials = subsidio por campos de materiales
    .gender = m
    .the = el subsidio por campos de materiales
law-subsidy-products = subsidio por campos de cultivo
    .gender = m
    .the = el subsidio por campos de cultivo
law-subsidy-water = subsidio por agua
    .gender = m
    .the = el subsidio por agua
law-subsidy-votes = subsidio por votos
    .gender = m
    .the = el subsidio por votos
law-subsidy-pesos = subsidio por pesos
    .gender = m
    .the = el subsidio por pesos
law-scarcity = ley de escasez
    .gender = f
    .the = la ley de escasez
law-surplus = ley de abundancia
    .gender = f
    .the = la ley de abundancia
law-drought = ley de sequía
    .gender = f
    .the = la ley de sequía
law-building-law = ley de construcción
    .gender = f
    .the = la ley de construcción
law-harbour-law = ley del puerto
    .gender = f
    .the = la ley del puerto
law-corruption = ley anticorrupción
    .gender = f
    .the = la ley anticorrupción

## Qué hacen las leyes

law-printed-tax-does = Quien paga 2 pesos gana 2 puntos.
law-tax-1-does = Quien paga 1 peso gana 2 puntos.
law-tax-2-does = Quien paga 2 pesos gana 2 puntos.
law-tax-3-does = Quien paga 3 pesos gana 2 puntos.
law-tax-4-does = Quien paga 4 pesos gana 2 puntos.
law-tax-5-does = Quien paga 5 pesos gana 2 puntos.
law-tax-buildings-does = Paga 1 peso por cada edificio que tengas y gana 2 puntos.
law-printed-levy-does = Quien entrega 1 cítrico gana 2 puntos.
law-levy-citrus-does = Quien entrega 1 cítrico gana 2 puntos.
law-levy-sugar-does = Quien entrega 1 caña de azúcar gana 2 puntos.
law-levy-tobacco-does = Quien entrega 1 hoja de tabaco gana 2 puntos.
law-levy-water-does = Quien entrega 1 cubo de agua gana 2 puntos.
law-levy-materials-does = Quien entrega 2 materiales cualesquiera gana 2 puntos.
law-levy-products-does = Quien entrega 2 cultivos cualesquiera gana 2 puntos.
law-subsidy-buildings-does = 1 punto por cada edificio que tengas.
law-subsidy-materials-does = 1 punto por cada uno de tus campos de materiales sin edificio.
law-subsidy-products-does = 1 punto por cada uno de tus campos de cultivo sin edificio.
law-subsidy-water-does = 1 punto por cada cubo de agua que tengas, 7 como máximo.
law-subsidy-votes-does = 1 punto por cada voto de la carta enviada al parlamento.
law-subsidy-pesos-does = 1 punto por cada 3 pesos que tengas, 7 como máximo.
law-scarcity-does = En cada ronda salen del mercado 2 cítricos, 2 cañas de azúcar y 2 hojas de tabaco.
law-scarcity-does-market_law-once = Una sola vez salen del mercado 2 cítricos, 2 cañas de azúcar y 2 hojas de tabaco.
law-surplus-does = En cada ronda entran en el mercado 2 cítricos, 2 cañas de azúcar y 2 hojas de tabaco.
law-surplus-does-market_law-once = Una sola vez entran en el mercado 2 cítricos, 2 cañas de azúcar y 2 hojas de tabaco.
law-drought-does = El trabajador cosecha solo 1 campo de cultivo sin pagar agua.
law-building-law-does = Cada edificio cuesta 2 pesos más.
law-harbour-law-does = Un barco que se ha llenado zarpa de inmediato.
law-corruption-does = No se pueden comprar votos.

## El registro: el curso de la partida

event-round = Empieza la ronda { $n }.
event-phase = { CAPITAL($what) }.
    .what = phase
event-start = { $seat } recibe la carta de jugador inicial.
event-board = { $seat } recibe { FORM($what, form: "the") }.
    .what = plantation
event-side = { $seat } elige { FORM($what, form: "the") }.
    .what = plantation side
event-turn-ended = { $seat } termina su turno.
event-forced = { $seat } solo tiene una opción: { $what }.
event-markers-off =
    { $n ->
        [one] Se retira el marcador negro.
       *[other] Se retiran los { $n } marcadores negros.
    }
event-cards-back = Todos recuperan sus personajes.
event-over = { $seat } gana con { points }.

## El registro: piezas, dinero y puntos

event-moved = { $seat }: { amount }, { $source } → { $target }{ because }.
    .what = kind cube
    .source = place
    .target = place
event-moved-nobody = { amount }, { $source } → { $target }{ because }.
event-moved-field-yard = { $seat } recibe { amount } del campo { $source }.
event-moved-supply-yard =
    { $rule ->
        [C-030] { $seat } empieza con { amount }.
        [C-060] { $seat } compra { amount } a la reserva.
        [C-062] { $seat } toma gratis { amount }.
       *[other] { $seat } recibe { amount }{ because }.
    }
event-moved-market-yard = { $seat } compra { amount } en el mercado.
event-moved-yard-market = { $seat } vende { amount } en el mercado.
event-moved-warehouse-market = { $seat } vende { amount } del almacén en el mercado.
event-moved-yard-supply =
    { $rule ->
        [C-051] { $seat } entrega { amount } para cosechar otro campo.
        [C-061] { $seat } vende { amount } a la reserva.
        [C-068] { $seat } paga { amount } por el edificio.
        [C-100] { $seat } entrega { amount } por el tributo.
        [C-125] { $seat } pierde { amount } del patio.
       *[other] { $seat } entrega { amount }{ because }.
    }
event-moved-warehouse-supply =
    { $rule ->
        [C-061] { $seat } vende { amount } del almacén a la reserva.
        [C-100] { $seat } entrega { amount } del almacén por el tributo.
       *[other] { $seat } entrega { amount } del almacén{ because }.
    }
event-moved-yard-warehouse = { $seat } guarda { amount } en el almacén.
event-moved-yard-dock = { $seat } carga { amount } { FORM($target, form: "in") }.
event-moved-warehouse-dock = { $seat } carga { amount } del almacén { FORM($target, form: "in") }.
event-moved-dock-supply =
    { $n ->
        [one] { amount } pasa { FORM($source, form: "of") } a la reserva.
       *[other] { amount } pasan { FORM($source, form: "of") } a la reserva.
    }
event-moved-supply-market =
    { $n ->
        [one] { amount } entra en el mercado{ because }.
       *[other] { amount } entran en el mercado{ because }.
    }
event-moved-market-supply =
    { $n ->
        [one] { amount } sale del mercado{ because }.
       *[other] { amount } salen del mercado{ because }.
    }
event-paid =
    { $rule ->
        [C-056] { $seat } paga { pesos } en el mercado.
        [C-060] { $seat } paga { pesos } a la reserva.
        [C-089] { $seat } paga { pesos } por votos.
        [C-098] { $seat } paga { pesos } de impuesto.
        [H-021] { $seat } paga { pesos } por el edificio.
       *[other] { $seat } paga { pesos }{ because }.
    }
event-earned =
    { $rule ->
        [C-058] { $seat } recibe { pesos } a cambio.
        [C-061] { $seat } recibe { pesos } a cambio.
        [C-082] { $seat } recibe { pesos } por no cargar.
        [H-009] { $seat } empieza con { pesos }.
       *[other] { $seat } recibe { pesos }{ because }.
    }
event-scored = { $seat } gana { points }: { $what }{ because }.
    .what = source
event-scored-ships = { $seat } gana { points } por la carga.
event-scored-functions = { $seat } gana { points }{ because }.
event-scored-laws =
    { $rule ->
        [C-102] { $seat } gana { points } por el impuesto y el tributo juntos.
       *[other] { $seat } gana { points }{ because }.
    }
event-scored-architect = { $seat } gana { points } por no construir.
event-scored-owned = { $seat } gana { points } por sus edificios.

## El registro: personajes y edificios

event-card =
    { $rule ->
        [C-041] { $seat } juega { FORM($what, form: "the") }.
       *[other] { $seat } usa { FORM($what, form: "the") }.
    }
    .what = character card
event-pawn = { $seat } coloca el peón en el campo { $target }.
event-built = { $seat } construye { FORM($what, form: "the") } en el campo { $target }.
    .what = building
event-used = { $seat } usa { FORM($what, form: "the") }.
    .what = building
event-marker = { $seat } usa una alternativa: { $what }.
    .what = alternative

## El registro: barcos

event-ship = El barco { $what } pasa { FORM($source, form: "of") } { FORM($target, form: "to") }{ because }.
    .source = place
    .target = place
event-ship-pile-sea = El barco { $what } aparece en alta mar.
event-ship-pile-dock = El barco { $what } llega { FORM($target, form: "to") }.
event-ship-sea-dock = El barco { $what } pasa de alta mar { FORM($target, form: "to") }.
event-ship-dock-dock = El barco { $what } pasa { FORM($source, form: "of") } { FORM($target, form: "to") }.
event-ship-dock-sea = { $seat } manda el barco { $what } { FORM($source, form: "of") } a alta mar.
event-ship-sea-pile = { $seat } devuelve el barco { $what } al mazo.
event-ship-dock-pile =
    { $rule ->
        [C-121] El barco { $what } está lleno y zarpa { FORM($source, form: "of") }.
        [C-122] El barco { $what } tiene que zarpar { FORM($source, form: "of") }.
       *[other] El barco { $what } zarpa { FORM($source, form: "of") }{ because }.
    }

## El registro: parlamento y leyes

event-proposal = Propuesta: { $what }.
    .what = law
event-vetoed = { $seat } veta { FORM($what, form: "the") }.
    .what = law
event-enacted = { $seat } aprueba { FORM($what, form: "the") }.
    .what = law
event-lapsed = { CAPITAL(FORM($what, form: "the")) } deja de regir.
    .what = law
event-rejected = { CAPITAL(FORM($what, form: "the")) } no se aprueba y sale del juego.
    .what = law
event-sealed = { $seat } ha hecho una elección sellada: { $what }.
    .what = sealed
event-sealed-bid = { $seat } ha hecho una oferta sellada.
event-sealed-delegate = { $seat } ha puesto un delegado boca abajo.
event-sealed-payment = { $seat } ha decidido si paga.
event-chose = { $seat } ha elegido, todavía a escondidas de los demás: { $what }.
event-revealed =
    { $rule ->
        [C-086] { $seat } envía { FORM($what, form: "to") } al parlamento: { votes }.
       *[other] { $seat } muestra { FORM($what, form: "the") }.
    }
    .what = character card
event-bid =
    { $n ->
        [0] { $seat } no compra votos.
       *[other] { $seat } compra { votes }.
    }
event-votes = { $seat } tiene { votes } en total.
event-won = { $seat } gana en el parlamento con { votes } y aprueba dos leyes.
event-skipped =
    { $rule ->
        [A-87] { $seat } no tiene edificios, así que { FORM($what, form: "the") } no cuenta como pagado{ because }.
        [C-098] { passed-over }
        [C-100] { passed-over }
        [C-103] { passed-over }
       *[other] { $seat } no puede aprovechar { FORM($what, form: "the") }.
    }
    .what = law card
passed-over = { $seat } no puede pagar { FORM($what, form: "the") } y se queda sin puntos{ because }.
event-skipped-nobody = { CAPITAL(FORM($what, form: "the")) } no actúa en esta ronda{ because }.
event-met = { $seat } cumple { FORM($what, form: "the") }.
    .what = law
event-declined = { $seat } no paga { FORM($what, form: "the") }.
    .what = law

## El registro por acciones
##
## Una frase para lo que alguien hace de una vez. Una acción consta de partes, act-play y demás, que unen
## `clauses-more` y, al final, `clauses-last`; `act` dice quién actúa y cierra la frase, y donde no actúa nadie,
## `act-nobody`. Donde siguen varias frases las une `act-then`. Detrás de lo que nadie eligió está `act-rule`,
## detrás de una opción única `act-forced`.
##   $you      you si es quien lee, si no other
##   $whom     lo mismo para quien es robado, que es $source
##   $what     nombres como lista, cada uno según `act-name`; $key es el primero como palabra, o none
##   $gives    lo que se entrega, como lista de cantidades, $gets lo que se recibe
##   $why      la razón como nombre
##   $has      cuáles de los dos hay: both, gives, gets o none

act =
    { $you ->
        [you] { CAPITAL($clauses) }.
       *[other] { $seat } { $clauses }.
    }
act-nobody = { $clauses }.
act-then = { $first } { $then }
act-forced = { " " }(la única opción)
act-rule = { " " }({ $rule })
act-name = { $what }
clauses-more = { $first }, { $then }
clauses-last = { $first } y { $then }
act-start =
    { $you ->
        [you] recibes la carta de jugador inicial
       *[other] recibe la carta de jugador inicial
    }
act-board =
    { $you ->
        [you] recibes { FORM($what, form: "the") }
       *[other] recibe { FORM($what, form: "the") }
    }
    .what = plantation
act-side =
    { $you ->
        [you] eliges { FORM($what, form: "the") }
       *[other] elige { FORM($what, form: "the") }
    }
    .what = plantation side
act-begin =
    { $you ->
        [you] empiezas con { $gets }
       *[other] empieza con { $gets }
    }
act-play =
    { $you ->
        [you] juegas { FORM($what, form: "the") }
       *[other] juega { FORM($what, form: "the") }
    }
    .what = character
act-pawn =
    { $you ->
        [you] colocas el peón en { $target }
       *[other] coloca el peón en { $target }
    }
act-harvest =
    { $has ->
        [both]
            { $you ->
                [you] cosechas { $gets } (entregando { $gives })
               *[other] cosecha { $gets } (entregando { $gives })
            }
        [gives]
            { $you ->
                [you] entregas { $gives }
               *[other] entrega { $gives }
            }
       *[other]
            { $you ->
                [you] cosechas { $gets }
               *[other] cosecha { $gets }
            }
    }
act-buy =
    { $you ->
        [you] compras { $gets } por { $gives }
       *[other] compra { $gets } por { $gives }
    }
act-sell =
    { $you ->
        [you] vendes { $gives } por { $gets }
       *[other] vende { $gives } por { $gets }
    }
act-free =
    { $you ->
        [you] tomas gratis { $gets }
       *[other] toma gratis { $gets }
    }
act-build =
    { $has ->
        [gives]
            { $you ->
                [you] construyes { FORM($what, form: "the") } en { $target } por { $gives }
               *[other] construye { FORM($what, form: "the") } en { $target } por { $gives }
            }
       *[other]
            { $you ->
                [you] construyes { FORM($what, form: "the") } en { $target }
               *[other] construye { FORM($what, form: "the") } en { $target }
            }
    }
    .what = building
act-forgo =
    { $you ->
        [you] ganas { $gets } por no construir
       *[other] gana { $gets } por no construir
    }
act-load =
    { $has ->
        [both]
            { $you ->
                [you] cargas { $gives } { FORM($target, form: "in") } por { $gets }
               *[other] carga { $gives } { FORM($target, form: "in") } por { $gets }
            }
        [gets]
            { $you ->
                [you] ganas { $gets }
               *[other] gana { $gets }
            }
       *[other]
            { $you ->
                [you] cargas { $gives } { FORM($target, form: "in") }
               *[other] carga { $gives } { FORM($target, form: "in") }
            }
    }
    .target = place
act-forgo-loading =
    { $you ->
        [you] tomas { $gets } en vez de cargar
       *[other] toma { $gets } en vez de cargar
    }
act-use =
    { $has ->
        [both]
            { $you ->
                [you] cambias { $gives } por { $gets } en { FORM($what, form: "the") }
               *[other] cambia { $gives } por { $gets } en { FORM($what, form: "the") }
            }
        [gives]
            { $you ->
                [you] entregas { $gives } en { FORM($what, form: "the") }
               *[other] entrega { $gives } en { FORM($what, form: "the") }
            }
        [gets]
            { $you ->
                [you] recibes { $gets } en { FORM($what, form: "the") }
               *[other] recibe { $gets } en { FORM($what, form: "the") }
            }
       *[none]
            { $you ->
                [you] usas { FORM($what, form: "the") }
               *[other] usa { FORM($what, form: "the") }
            }
    }
    .what = building
act-store =
    { $you ->
        [you] guardas { $gives }
       *[other] guarda { $gives }
    }
act-call =
    { $you ->
        [you] traes el barco { $what } a alta mar
       *[other] trae el barco { $what } a alta mar
    }
act-send =
    { $you ->
        [you] mandas el barco { $what } { FORM($source, form: "of") } a alta mar
       *[other] manda el barco { $what } { FORM($source, form: "of") } a alta mar
    }
    .source = place
act-veto =
    { $you ->
        [you] vetas { FORM($what, form: "the") }
       *[other] veta { FORM($what, form: "the") }
    }
    .what = law
act-propose = Propuestas: { $what }
    .what = law
act-delegate =
    { $you ->
        [you] envías { FORM($what, form: "to") } al parlamento con { votes }
       *[other] envía { FORM($what, form: "to") } al parlamento con { votes }
    }
    .what = character
act-bid =
    { $n ->
        [0]
            { $you ->
                [you] no compras votos
               *[other] no compra votos
            }
       *[other]
            { $you ->
                [you] compras { votes } por { pesos }
               *[other] compra { votes } por { pesos }
            }
    }
act-win =
    { $you ->
        [you] ganas la votación con { votes }
       *[other] gana la votación con { votes }
    }
act-enact =
    { $you ->
        [you] apruebas { FORM($what, form: "the") }
       *[other] aprueba { FORM($what, form: "the") }
    }
    .what = law
act-pay =
    { $has ->
        [both]
            { $key ->
                [none]
                    { $you ->
                        [you] ganas { $gets }
                       *[other] gana { $gets }
                    }
               *[other]
                    { $you ->
                        [you] pagas { FORM($what, form: "the") }: { $gives } por { $gets }
                       *[other] paga { FORM($what, form: "the") }: { $gives } por { $gets }
                    }
            }
        [gets]
            { $key ->
                [none]
                    { $you ->
                        [you] ganas { $gets }
                       *[other] gana { $gets }
                    }
               *[other]
                    { $you ->
                        [you] cumples { FORM($what, form: "the") } y ganas { $gets }
                       *[other] cumple { FORM($what, form: "the") } y gana { $gets }
                    }
            }
       *[other]
            { $you ->
                [you] pagas { FORM($what, form: "the") }
               *[other] paga { FORM($what, form: "the") }
            }
    }
    .what = law
act-subsidy =
    { $you ->
        [you] ganas { $gets } con { FORM($why, form: "the") }
       *[other] gana { $gets } con { FORM($why, form: "the") }
    }
act-decline =
    { $you ->
        [you] no pagas { FORM($what, form: "the") }
       *[other] no paga { FORM($what, form: "the") }
    }
    .what = law
act-pass-over =
    { $rule ->
        [C-103]
            { $you ->
                [you] no recibes nada por { FORM($what, form: "the") }
               *[other] no recibe nada por { FORM($what, form: "the") }
            }
        [A-87]
            { $you ->
                [you] no tienes edificios, así que { FORM($what, form: "the") } no cuenta como pagado
               *[other] no tiene edificios, así que { FORM($what, form: "the") } no cuenta como pagado
            }
       *[other]
            { $you ->
                [you] no puedes pagar { FORM($what, form: "the") }
               *[other] no puede pagar { FORM($what, form: "the") }
            }
    }
    .what = law
act-no-effect =
    { GENDER($what) ->
        [pl] { CAPITAL(FORM($what, form: "the")) } no actúan en esta ronda
       *[other] { CAPITAL(FORM($what, form: "the")) } no actúa en esta ronda
    }
    .what = law
act-spoil =
    { $you ->
        [you] pierdes { $gives } del patio
       *[other] pierde { $gives } del patio
    }
act-own =
    { $you ->
        [you] ganas { $gets } por tus edificios
       *[other] gana { $gets } por sus edificios
    }
act-win-game =
    { $you ->
        [you] ganas la partida con { points }
       *[other] gana la partida con { points }
    }

## Por qué algo no es posible

reason-not-your-turn = No es tu turno{ cite }.
reason-game-over = La partida ha terminado{ cite }.
reason-not-now = Ahora se te pide otra cosa{ cite }.
reason-must-finish = Termina primero lo que has empezado{ cite }.
# $what: un edificio
reason-changes-nothing = Usar ahora { FORM($what, form: "the") } no cambiaría nada{ cite }.
    .what = building
# $lacks: todo lo que falta, como lista
reason-cost = Necesitas { $lacks }{ cite }.
reason-pesos = { reason-cost }
reason-law = { reason-cost }
# $what: una pieza, un cubo o un trabajador, $n: cuántos faltan, $instead: cuántos escombros servirían
lack =
    { $instead ->
        [0] { $n } { $what } más
        [one] { $n } { $what } más (o { $instead } cubo de escombros más)
       *[other] { $n } { $what } más (o { $instead } escombros más)
    }
    .what = kind cube
lack-pesos =
    { $n ->
        [one] { $n } peso más
       *[other] { $n } pesos más
    }
lack-building-law =
    { $n ->
        [one] { $n } peso más por la ley de construcción
       *[other] { $n } pesos más por la ley de construcción
    }
# $what: una pieza
reason-supply-empty = En la reserva no quedan { $what }{ cite }.
    .what = kind
# $what: un campo
reason-place-warehouse = El campo { $what } es el almacén, y ahí no se puede construir{ cite }.
# $what: un campo
reason-place-building = El campo { $what } ya tiene un edificio{ cite }.
reason-no-field-left = No te queda ningún campo donde construir{ cite }.
# $what: un edificio
reason-building-gone = { CAPITAL(FORM($what, form: "the")) } ya no se puede construir{ cite }.
    .what = building
# $what: una pieza
reason-row-not-full = La fila { FORM($what, form: "of") } todavía tiene una casilla libre, así que la reserva no compra{ cite }.
    .what = kind
# $what: una pieza
reason-nothing-to-sell = No tienes { $what } que vender{ cite }.
    .what = kind
# $what: una pieza
reason-reverse-trade = Eso desharía lo que hiciste en este turno con { FORM($what, form: "the") }{ cite }.
    .what = kind
# $what: una alternativa
reason-alternative-taken = Esto ya se tomó en esta ronda: { $what }{ cite }.
    .what = alternative
# $what: una pieza
reason-not-cheapest = Solo es gratis un cultivo del precio más bajo, y el precio { FORM($what, form: "of") } es más alto{ cite }.
    .what = kind
reason-already-traded = Ya has comerciado, así que en este turno nada es gratis{ cite }.
# $n: un muelle
reason-ship-none = No hay ningún barco en el muelle { $n }{ cite }.
# $n: un muelle
reason-ship-full = El barco del muelle { $n } está lleno{ cite }.
# $what: una pieza
reason-ship-space = El barco no tiene espacio libre para { FORM($what, form: "the") }{ cite }.
    .what = kind
# $n: un barco
reason-ship-not-in-pile = El barco { $n } no está en el mazo{ cite }.
reason-ship-at-sea = El barco de alta mar no se puede cargar{ cite }.
# $n: un muelle
reason-one-ship = Toda la carga de este turno va en el barco del muelle { $n }{ cite }.
# $what: una pieza
reason-same-kind = La agencia sigue con { FORM($what, form: "the") } y no carga nada más{ cite }.
    .what = kind
# $n: un muelle
reason-no-cargo = No tienes carga que quepa en el barco del muelle { $n }{ cite }.
# $what: un edificio
reason-not-owned = No tienes { FORM($what, form: "the") }{ cite }.
    .what = building
# $what: un edificio
reason-out-of-reach = { CAPITAL(FORM($what, form: "the")) } queda fuera de la fila y la columna de tu peón, y solo se podría usar sin ningún otro{ cite }.
    .what = building
# $what: un edificio
reason-already-used = Ya has usado { FORM($what, form: "the") } en esta ronda{ cite }.
    .what = building
# $n: cuántas piezas admite un edificio
reason-max-given =
    { $n ->
        [one] Este edificio no admite más de { $n } pieza{ cite }.
       *[other] Este edificio no admite más de { $n } piezas{ cite }.
    }
# $what: una pieza
reason-wrong-piece = Este edificio no admite { $what }{ cite }.
    .what = kind
# $what: un personaje
reason-card-played = Ya has jugado { FORM($what, form: "the") } en esta ronda{ cite }.
    .what = character
# $what: un personaje
reason-card-delegate = Tu delegado en el parlamento es { FORM($what, form: "the") }{ cite }.
    .what = character
# $what: un campo
reason-field-not-in-cross = El campo { $what } no está en la fila ni en la columna de tu peón{ cite }.
# $what: un campo
reason-field-built = El campo { $what } tiene un edificio y no da nada{ cite }.
# $what: un campo
reason-field-yields-nothing = En el campo { $what } no hay ningún cultivo que cosechar{ cite }.
# $what: un campo
reason-field-used = Ya has cosechado el campo { $what }{ cite }.
reason-needs-water = Otro campo cuesta 1 cubo de agua, y no tienes ninguno{ cite }.
# $n: los pesos que tiene el jugador
reason-bid-above-money = Solo tienes { pesos }{ cite }.
reason-corruption = La ley anticorrupción prohíbe comprar votos{ cite }.
# $what: un grupo
reason-veto-ban = En la ronda pasada vetaste una propuesta del grupo { $what }{ cite }.
# $what: un grupo
reason-no-proposal = No hay ninguna propuesta abierta en el grupo { $what }{ cite }.
# $what: una ley, $lacks: lo que falta para ella
reason-cannot-pay = No puedes pagar { FORM($what, form: "the") }: necesitas { $lacks }{ cite }.
    .what = law
# $what: la pieza que debería dar el mercado negro, o la ley que hay que pagar
reason-wrong-pair =
    { $rule ->
        [B-16] El mercado negro no da { $what } a cambio de eso{ cite }.
       *[other] { CAPITAL(FORM($what, form: "the")) } no pide estas piezas{ cite }.
    }
    .what = kind law
reason-pairs-two = Toma primero dos materiales, después dos cultivos{ cite }.
reason-undo-nothing = No hay nada tuyo que deshacer{ cite }.
reason-undo-reveal = Desde entonces se ha sacado o mostrado algo, así que no se puede deshacer{ cite }.

## Lo que se le pregunta a un jugador

ask-side = Elige una cara de tu tablero de plantación.
ask-take-material = Toma un material para empezar.
ask-take-product = Toma un cultivo para empezar.
ask-delegate = Elige en secreto a tu delegado.
ask-card = Juega un personaje.
ask-place = Coloca tu peón en un campo.
ask-harvest = Cosecha campos de cultivo en la fila y la columna de tu peón, o termina tu turno.
ask-trade = Compra y vende, o toma en cambio una pieza gratis; después termina tu turno.
ask-trade-on = Compra y vende; después termina tu turno.
ask-build-none = No puedes pagar ningún edificio: termina tu turno para renunciar a construir.
ask-build = Elige un edificio, o termina tu turno para renunciar a construir.
ask-site = Elige un campo para el edificio.
ask-foreman = Usa tus edificios, o termina tu turno.
ask-give = Entrega piezas al edificio, o elige Listo.
ask-convert = Cambia una unidad de carga, o elige Listo.
ask-office-dock = Elige el muelle donde carga la agencia, o elige Listo.
ask-office-load = Carga el barco, o elige Listo.
ask-call = Elige el próximo barco de alta mar, o elige Listo.
ask-swap = Elige el barco que se cambia por el de alta mar, o elige Listo.
ask-veto = Veta una propuesta, o elige Listo.
ask-mayor = Elige un barco para cargarlo, o termina tu turno para renunciar a cargar.
ask-load = Carga el barco, o termina tu turno.
ask-end = No queda nada por hacer: termina tu turno.
ask-bid = Compra votos en secreto, a 1 peso cada uno.
ask-bid-again = Hay empate en cabeza: compra más votos en secreto, a 1 peso cada uno.
ask-enact = Has ganado la votación: aprueba dos de las propuestas.
ask-tax = Paga el impuesto por 2 puntos, o no lo pagues.
ask-levy = Paga el tributo por 2 puntos, o no lo pagues.
ask-wait = Espera a los demás.
ask-over = La partida ha terminado.

## La mesa en la terminal

board-round = Ronda { $n }
board-phase = Fase
board-lap = Vuelta { $n }
board-setup = Preparación
board-market = Mercado
board-price = Precio
board-supply = Reserva
board-bank = Banca
board-harbour = Puerto
board-sea = Alta mar
board-dock = Muelle { $n }
board-pile = Mazo
board-ship = Barco { $n }
board-laws = Leyes vigentes
board-proposals = Propuestas de ley
board-votes = Votos
board-alternatives = Alternativas
board-free = libre
board-taken = usado
board-none = –
board-empty = vacío
board-full = lleno
board-hidden = oculto
board-buildings = Edificios
board-cost = Costo
board-seat = Jugador
board-start-player = Jugador inicial
board-pesos = Pesos
board-points = Puntos
board-score = Puntuación
board-total = Total
board-plantation = Plantación
board-pawn = Peón
board-yard = Patio
board-warehouse = Almacén
board-hand = Mano
board-played = Ya jugadas
board-delegate = Delegado
board-log = Registro
board-moves = Jugadas
board-winner = Ganador

# terminal

board-parliament = Parlamento
board-buy = Comprar
board-sell = Vender
board-legend = [cargado]  libre
board-alternatives-taken = Alternativas usadas
board-does = Función
board-spaces = Espacios
board-where = Dónde
board-digit = Cifra
board-card = Carta
board-laid = Boca abajo
board-known-hand = Seguro en la mano
board-known-discard = Seguro descartada
board-known-unknown = En la mano o descartada
# $what: el nombre de un bot
board-bot-seat = { $seat } ({ $what })
# $what: jugadores con los nombres de sus bots, separados por comas
board-bots = Juegan bots: { $what }. Con “--people all” todos los puestos son de personas.
board-welcome = Escribe una jugada, o varias separadas por comas; ? enumera tus jugadas, help explica lo demás.
board-keys = ? jugadas · undo · board · help
# $what: algunas jugadas, $source: la primera de ellas
board-refused = Ahora no es posible: { $what }. “? { $source }” dice por qué.
# $what: una jugada
board-possible = { $what } es posible ahora.
# $what: lo que se escribió, entre comillas
board-unknown = { $what } no es ni una jugada ni una orden: ? enumera las jugadas, help las órdenes.
board-stands = Las jugadas anteriores se han hecho; undo las deshace una por una.
board-taken-back = Deshecho.
# $what: una orden
board-needs-file = Nombra un archivo: { $what } ARCHIVO.
# $what: un archivo, $source: el juego
board-saved = Guardado. Con “malecon play { $source } --load { $what }” se sigue desde aquí.
board-loaded = { $what } está cargado.
board-not-saved = Esta partida no está guardada. La próxima vez escribe “save ARCHIVO” antes de salir; con “malecon play { $source } --load ARCHIVO” se sigue después desde ahí.
board-over = La partida ha terminado: board, log all, save ARCHIVO o quit.
# $what: un archivo, $source: cuántos pasos, $n: cuántas veces se sacó algo
board-verified =
    { $n ->
        [one] { $what }: { $source } pasos repetidos, la huella es correcta, { $n } extracción probada por la semilla.
       *[other] { $what }: { $source } pasos repetidos, la huella es correcta, { $n } extracciones probadas por la semilla.
    }
board-card-worker = Coloca tu peón, recoge los materiales de su alrededor y cosecha cultivos.
board-card-merchant = Compra y vende en el mercado, o toma una pieza gratis.
board-card-architect = Construye un edificio, o gana puntos por no construir.
board-card-foreman = Usa tus edificios en la fila y la columna de tu peón, o uno solo cualquiera.
board-card-mayor = Carga un barco y gana puntos, o recibe pesos por no cargar.
board-help-moves = tus jugadas y lo que dan; “? JUGADA” dice por qué no
board-help-undo = deshacer tu última elección, si desde entonces no se ha sacado ni mostrado nada
board-help-restart = deshacer todo tu turno
board-help-board = dibujar otra vez el tablero
board-help-buildings = los edificios, lo que cuestan y lo que dan
board-help-ships = los barcos que faltan por venir
board-help-laws = lo que dicen las leyes y las propuestas
board-help-cards = lo que hacen las cartas de acción
board-help-log = otra vez esta ronda, o toda la partida; con cubes, pieza por pieza
board-help-save = guardar la partida en un archivo
board-help-load = seguir con una partida guardada
board-help-help = esta lista
board-help-quit = salir

## HAVANA: edición y opciones

edition-havana-nl = Edición neerlandesa

option-havana-stall_limit = Bolsa vacía y ningún edificio comprado
option-havana-stall_limit-none = la partida sigue
option-havana-stall_limit-number =
    { $n ->
        [one] la partida termina después de { $n } ronda
       *[other] la partida termina después de { $n } rondas
    }
option-havana-round_limit = Duración de la partida
option-havana-round_limit-none = hasta que alguien gane
option-havana-round_limit-number =
    { $n ->
        [one] { $n } ronda como máximo
       *[other] { $n } rondas como máximo
    }
option-havana-bank = Pesos en la banca
option-havana-bank-unlimited = sin límite
option-havana-bank-108 = 108
option-havana-memory_help = Mostrar las cartas que otros han descartado
option-havana-memory_help-yes = sí
option-havana-memory_help-no = no

## HAVANA: piezas

cube-brick = ladrillo
    .count =
        { $n ->
            [one] ladrillo
           *[other] ladrillos
        }
cube-sandstone = arenisca
    .count =
        { $n ->
            [one] cubo de arenisca
           *[other] cubos de arenisca
        }
cube-loam = barro
    .count =
        { $n ->
            [one] cubo de barro
           *[other] cubos de barro
        }
cube-glass = vidrio
    .count =
        { $n ->
            [one] cubo de vidrio
           *[other] cubos de vidrio
        }
cube-debris = escombros
    .count =
        { $n ->
            [one] cubo de escombros
           *[other] cubos de escombros
        }
cube-worker = trabajador
    .count =
        { $n ->
            [one] trabajador
           *[other] trabajadores
        }

## HAVANA: cartas

card-siesta = siesta
    .gender = f
    .the = la siesta
    .to = a la siesta
card-renewal = renovación
    .gender = f
    .the = la renovación
    .to = a la renovación
card-protection = protección
    .gender = f
    .the = la protección
    .to = a la protección
card-debris = escombros
    .gender = f
    .the = la carta Escombros
    .to = a la carta Escombros
card-conservation = paro de obras
    .gender = m
    .the = el paro de obras
    .to = al paro de obras
card-tax-collector = recaudador
    .gender = m
    .the = el recaudador
    .to = al recaudador
card-worker = trabajador
    .gender = m
    .the = el trabajador
    .to = al trabajador
card-architect = arquitecto
    .gender = m
    .the = el arquitecto
    .to = al arquitecto
card-peso-thief = ladrón de pesos
    .gender = m
    .the = el ladrón de pesos
    .to = al ladrón de pesos
card-material-thief = ladrón de materiales
    .gender = m
    .the = el ladrón de materiales
    .to = al ladrón de materiales
card-black-market = mercado negro
    .gender = m
    .the = el mercado negro
    .to = al mercado negro
card-pesos = pesos
    .gender = f
    .the = la carta Pesos
    .to = a la carta Pesos
card-mama = Mamá
    .gender = f
    .the = Mamá
    .to = a Mamá

card-siesta-does = No hace nada, pero tu número es bajo.
card-renewal-does = Puedes recuperar en la mano 1 carta de tus descartes; los demás no ven cuál.
card-protection-does = Mientras esté a la vista, ningún ladrón ni recaudador te quita nada.
card-debris-does = Toma todos los escombros del centro.
card-conservation-does = Puedes quitar del juego 1 edificio del extremo de una fila, si en esta ronda no se ha quitado otro.
card-tax-collector-does = Toma 1 peso. Cada jugador que va después de ti pierde 1 trabajador o 1 cubo, lo que tú elijas.
card-worker-does = Toma 2 trabajadores si eres el primero que usa esta carta en la ronda; si no, 1.
card-architect-does = Toma 1 trabajador; mientras el arquitecto esté a la vista, puedes comprar edificios que lo piden.
card-peso-thief-does = Roba la mitad de los pesos (redondeando hacia abajo) de un jugador que va después de ti. Si no hay nadie, roba a cualquiera.
card-material-thief-does = Roba 1 cubo a un jugador que va después de ti, o hasta 2 si tiene más de 3 cubos de color. Si no hay nadie, roba a cualquiera.
card-black-market-does = Saca 2 cubos de la bolsa si eres el primero que usa esta carta en la ronda; si no, 1.
card-pesos-does = Toma la mitad de los pesos del centro, redondeando hacia arriba.
card-mama-does = Toma la mitad de los cubos de color del centro, los que quieras, y la mitad de los escombros, redondeando cada una hacia arriba.

## HAVANA: edificios

house-bench = banco de parque
    .gender = m
    .the = el banco de parque
house-well = pozo
    .gender = m
    .the = el pozo
house-kiosk = quiosco
    .gender = m
    .the = el quiosco
house-lamp-post = farola
    .gender = f
    .the = la farola
house-statue = estatua
    .gender = f
    .the = la estatua
house-balcony = balcón
    .gender = m
    .the = el balcón
house-cafe = café
    .gender = m
    .the = el café
house-pharmacy = farmacia
    .gender = f
    .the = la farmacia
house-florist = floristería
    .gender = f
    .the = la floristería
house-lottery-office = lotería
    .gender = f
    .the = la lotería
house-barracks = cuartel
    .gender = m
    .the = el cuartel
house-arcade = arcada
    .gender = f
    .the = la arcada
house-barber = barbería
    .gender = f
    .the = la barbería
house-bakery = panadería
    .gender = f
    .the = la panadería
house-fire-station = cuartel de bomberos
    .gender = m
    .the = el cuartel de bomberos
house-customs-house = aduana
    .gender = f
    .the = la aduana
house-conservatory = invernadero
    .gender = m
    .the = el invernadero
house-school = escuela
    .gender = f
    .the = la escuela
house-dockyard = astillero
    .gender = m
    .the = el astillero
house-post-office = correos
    .gender = f
    .the = la oficina de correos
house-cigar-hall = salón de puros
    .gender = m
    .the = el salón de puros
house-convent = convento
    .gender = m
    .the = el convento
house-art-gallery = galería de arte
    .gender = f
    .the = la galería de arte
house-market-hall = mercado
    .gender = m
    .the = el mercado
house-dance-hall = salón de baile
    .gender = m
    .the = el salón de baile
house-hospital = hospital
    .gender = m
    .the = el hospital
house-railway-station = estación
    .gender = f
    .the = la estación
house-fortress = fortaleza
    .gender = f
    .the = la fortaleza
house-cathedral-school = seminario
    .gender = m
    .the = el seminario
house-rum-house = casa del ron
    .gender = f
    .the = la casa del ron
house-aquarium = acuario
    .gender = m
    .the = el acuario
house-opera-house = ópera
    .gender = f
    .the = la ópera
house-grand-hotel = gran hotel
    .gender = m
    .the = el gran hotel
house-university = universidad
    .gender = f
    .the = la universidad
house-capitol = capitolio
    .gender = m
    .the = el capitolio
house-cathedral = catedral
    .gender = f
    .the = la catedral

## HAVANA: lugares, fases y demás

end-top-left = arriba a la izquierda
end-top-right = arriba a la derecha
end-bottom-left = abajo a la izquierda
end-bottom-right = abajo a la derecha

row-top = fila de arriba
row-bottom = fila de abajo

place-bag = bolsa
    .of = de la bolsa
    .to = a la bolsa
    .in = en la bolsa
place-centre = centro
    .of = del centro
    .to = al centro
    .in = en el centro
place-stock = reserva propia
    .of = de la reserva propia
    .to = a la reserva propia
    .in = en la reserva propia
place-box = caja
    .of = de la caja
    .to = a la caja
    .in = en la caja
# $n es el número del jugador, desde 1.
place-seat = jugador { $n }
    .of = del jugador { $n }
    .to = al jugador { $n }
    .in = en el jugador { $n }

phase-restock = reposición
phase-cards = cartas nuevas

source-buildings = edificios

sealed-cards = dos cartas

ending-target = se alcanzó el objetivo
ending-exhaustion = no quedan edificios o cubos
ending-stall = hace demasiado que ningún edificio sale de las filas
ending-rounds = se jugó la última ronda

## HAVANA: el registro

ordinal =
    { $n ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] cuarto
    }
event-number = { $seat } tiene el número { NUMBER($n, minimumIntegerDigits: 2) }.
event-order =
    { $rule ->
        [H-018] { $seat } va en { ordinal } lugar, por el desempate{ because }.
       *[other] { $seat } va en { ordinal } lugar.
    }
event-dealt = A la venta: { $what }, { $target }.
    .what = house
    .target = row
event-swapped = { $seat } pone { FORM($what, form: "the") } del mazo en lugar de otro edificio: { $source }.
    .what = house
    .source = end
event-moved-bag-stock =
    { $rule ->
        [H-009] { $seat } empieza con { amount }.
       *[other] { $seat } saca { amount }{ because }.
    }
event-moved-bag-centre =
    { $n ->
        [one] Se añade { amount } al centro.
       *[other] Se añaden { amount } al centro.
    }
event-moved-centre-stock =
    { $rule ->
        [card-debris] { $seat } toma { amount } del centro.
       *[other] { $seat } toma { amount } del centro{ because }.
    }
event-moved-seat-stock = { $seat } roba { amount } a { $source }.
event-moved-supply-stock =
    { $rule ->
        [card-worker] { $seat } toma { amount }.
       *[other] { $seat } toma { amount }{ because }.
    }
event-moved-stock-supply =
    { $rule ->
        [H-021] { $seat } paga { amount } por el edificio.
        [card-tax-collector] { $seat } pierde { amount } ante el recaudador.
       *[other] { $seat } entrega { amount }{ because }.
    }
event-moved-stock-box =
    { $rule ->
        [H-021] { $seat } paga { amount } por el edificio.
        [H-023] { $seat } paga { amount } por el edificio.
        [card-tax-collector] { $seat } pierde { amount } ante el recaudador.
       *[other] { $seat } entrega { amount }{ because }.
    }
event-taken =
    { $n ->
        [0] { $seat } no encuentra pesos en el centro.
       *[other] { $seat } toma { pesos } del centro.
    }
event-stolen =
    { $n ->
        [0] { $seat } no roba ningún peso a { $source }.
       *[other] { $seat } roba { pesos } a { $source }.
    }
    .source = place
event-restocked =
    { $n ->
        [one] Se añade { pesos } al centro.
       *[other] Se añaden { pesos } al centro.
    }
event-first = En esta ronda, { $seat } usa antes que nadie { FORM($what, form: "the") }.
    .what = card
event-bought = { $seat } compra { FORM($what, form: "the") }, { $source }.
    .what = house
    .source = end
event-scored-buildings = { $seat } gana { points } por el edificio.
event-removed = { $seat } quita del juego { FORM($what, form: "the") }, { $source }.
    .what = house
    .source = end
# $seat: el ladrón
event-protected = { CAPITAL(FORM($what, form: "the")) } de { $seat } no encuentra a nadie sin protección{ because }.
    .what = card
# $seat: quien tiene protección
event-protected-tax-collector = { $seat } tiene protección contra { FORM($what, form: "the") }.
event-skipped-conservation = { $seat } ya no puede quitar ningún edificio en esta ronda.
event-skipped-worker = { $seat } no encuentra trabajadores en la reserva.
event-skipped-architect = { $seat } no encuentra trabajadores en la reserva.
event-skipped-material-thief = { $seat } no encuentra ningún cubo que robar.
event-skipped-black-market = { $seat } encuentra vacía la bolsa.
event-renewed = { $seat } recupera una carta de sus descartes.
event-sealed-cards = { $seat } ha puesto dos cartas boca abajo.
event-laid = { $seat } pone una carta boca abajo sobre { FORM($what, form: "the") }.
    .what = card
event-covered = { $seat } descarta { FORM($what, form: "the") }.
    .what = card
event-refreshed = { $seat } recupera todos sus descartes.
event-ended = La partida termina: { $what }.
    .what = ending

## HAVANA: el registro por acciones

act-swap =
    { $you ->
        [you] pones { FORM($what, form: "the") } del mazo en lugar de otro edificio, { $source }
       *[other] pone { FORM($what, form: "the") } del mazo en lugar de otro edificio, { $source }
    }
    .what = house
    .source = end
act-lay =
    { $key ->
        [none]
            { $you ->
                [you] pones dos cartas boca abajo
               *[other] pone dos cartas boca abajo
            }
       *[other]
            { $you ->
                [you] pones boca abajo { FORM($what, form: "the") }
               *[other] pone boca abajo { FORM($what, form: "the") }
            }
    }
    .what = card
act-cover =
    { $you ->
        [you] pones una carta boca abajo sobre { FORM($what, form: "the") }
       *[other] pone una carta boca abajo sobre { FORM($what, form: "the") }
    }
    .what = card
act-reveal =
    { $you ->
        [you] muestras { FORM($what, form: "the") }
       *[other] muestra { FORM($what, form: "the") }
    }
    .what = card
act-discard =
    { $you ->
        [you] descartas { FORM($what, form: "the") }
       *[other] descarta { FORM($what, form: "the") }
    }
    .what = card
act-refresh =
    { $you ->
        [you] recuperas todos tus descartes
       *[other] recupera todos sus descartes
    }
act-order =
    { $you ->
        [you] vas en { ordinal } lugar por el desempate
       *[other] va en { ordinal } lugar por el desempate
    }
act-use-card =
    { $you ->
        [you] usas { FORM($what, form: "the") }
       *[other] usa { FORM($what, form: "the") }
    }
    .what = card
act-take =
    { $has ->
        [gets]
            { $you ->
                [you] tomas { $gets } del centro
               *[other] toma { $gets } del centro
            }
       *[other]
            { $you ->
                [you] no encuentras pesos en el centro
               *[other] no encuentra pesos en el centro
            }
    }
act-draw =
    { $you ->
        [you] sacas { $gets } de la bolsa
       *[other] saca { $gets } de la bolsa
    }
act-receive =
    { $you ->
        [you] tomas { $gets }
       *[other] toma { $gets }
    }
act-steal =
    { $has ->
        [gets]
            { $whom ->
                [you] te roba { $gets }
               *[other]
                    { $you ->
                        [you] le robas { $gets } a { $source }
                       *[other] le roba { $gets } a { $source }
                    }
            }
       *[other]
            { $whom ->
                [you] no encuentra pesos que robarte
               *[other]
                    { $you ->
                        [you] no encuentras pesos que robarle a { $source }
                       *[other] no encuentra pesos que robarle a { $source }
                    }
            }
    }
act-lose =
    { $you ->
        [you] pierdes { $gives } ante el recaudador
       *[other] pierde { $gives } ante el recaudador
    }
act-protected =
    { $you ->
        [you] tienes protección contra { FORM($what, form: "the") }
       *[other] tiene protección contra { FORM($what, form: "the") }
    }
    .what = card
act-all-protected =
    { $you ->
        [you] no encuentras a nadie sin protección
       *[other] no encuentra a nadie sin protección
    }
act-find-nothing =
    { $key ->
        [conservation]
            { $you ->
                [you] ya no puedes quitar ningún edificio en esta ronda
               *[other] ya no puede quitar ningún edificio en esta ronda
            }
        [worker]
            { $you ->
                [you] no encuentras trabajadores en la reserva
               *[other] no encuentra trabajadores en la reserva
            }
        [architect]
            { $you ->
                [you] no encuentras trabajadores en la reserva
               *[other] no encuentra trabajadores en la reserva
            }
        [material-thief]
            { $you ->
                [you] no encuentras ningún cubo que robar
               *[other] no encuentra ningún cubo que robar
            }
        [black-market]
            { $you ->
                [you] encuentras vacía la bolsa
               *[other] encuentra vacía la bolsa
            }
       *[other]
            { $you ->
                [you] no puedes aprovechar { FORM($what, form: "the") }
               *[other] no puede aprovechar { FORM($what, form: "the") }
            }
    }
    .what = card
act-remove =
    { $you ->
        [you] quitas del juego { FORM($what, form: "the") }, { $source }
       *[other] quita del juego { FORM($what, form: "the") }, { $source }
    }
    .what = house
    .source = end
act-renew =
    { $you ->
        [you] recuperas una carta de tus descartes
       *[other] recupera una carta de sus descartes
    }
act-purchase =
    { $key ->
        [none]
            { $you ->
                [you] pagas { $gives }
               *[other] paga { $gives }
            }
       *[other]
            { $has ->
                [both]
                    { $you ->
                        [you] compras { FORM($what, form: "the") } por { $gives } y ganas { $gets }
                       *[other] compra { FORM($what, form: "the") } por { $gives } y gana { $gets }
                    }
               *[other]
                    { $you ->
                        [you] compras { FORM($what, form: "the") } por { $gives }
                       *[other] compra { FORM($what, form: "the") } por { $gives }
                    }
            }
    }
    .what = house
act-deal = A la venta: { FORM($what, form: "the") }
    .what = house
act-restock = Nuevo en el centro: { $gets }

## HAVANA: por qué algo no es posible

# $what: un extremo, o un edificio que no está en uno
reason-not-an-end =
    { $rule ->
        [HA-39] El único edificio de una fila es su extremo izquierdo: { $what }{ cite }.
       *[other] Solo se pueden tomar los edificios de los extremos de las dos filas: { $what }{ cite }.
    }
    .what = end house
# $what: un extremo
reason-no-building = Aquí no hay ningún edificio: { $what }{ cite }.
    .what = end
reason-architect = { reason-cost }
lack-architect = el arquitecto entre tus cartas visibles
# $what: el trabajador, $n: cuántos faltan, $instead: cuántos pesos servirían
lack-worker =
    { $instead ->
        [one] { $n } { $what } más (o { $instead } peso más)
       *[other] { $n } { $what } más (o { $instead } pesos más)
    }
    .what = cube
# $n: lo que vale el edificio
reason-worth = Tiene que ser un edificio de 1 a 3 puntos, y este vale { points }{ cite }.
reason-not-in-pile = Este edificio no está en el mazo{ cite }.
# $what: un cubo o un trabajador
reason-cannot-replace = En el precio ya no quedan { $what } que sustituir{ cite }.
    .what = cube
# $n: el número de un jugador, desde 1
reason-not-later = El jugador { $n } no va después de ti en el orden{ cite }.
# $n: el número de un jugador, desde 1
reason-protected = El jugador { $n } tiene protección{ cite }.
# $n: el número de un jugador, desde 1
reason-no-seat = En esta mesa no hay jugador { $n }{ cite }.
reason-self = No puedes robarte a ti{ cite }.
# $what: un cubo o un trabajador
reason-no-cube = Aquí no encuentras { $what } que tomar{ cite }.
    .what = cube
reason-must-take = Esta carta se tiene que usar: elige{ cite }.
reason-removed-already = En esta ronda ya se ha quitado un edificio{ cite }.
# $what: una carta
reason-nothing-in-discard = En tus descartes no está { FORM($what, form: "the") }{ cite }.
    .what = card
# $what: una carta
reason-not-in-hand = No tienes en la mano { FORM($what, form: "the") }{ cite }.
    .what = card
# $what: una carta
reason-not-open = Entre tus cartas visibles no está { FORM($what, form: "the") }{ cite }.
    .what = card
# $what: una carta
reason-same-card = Ya has elegido { FORM($what, form: "the") }{ cite }.
    .what = card
# $what: una carta
reason-already-done = Ya has usado { FORM($what, form: "the") } en este turno{ cite }.
    .what = card

## HAVANA: lo que se le pregunta a un jugador

ask-swap-card = Ningún extremo vale de 1 a 3 puntos. Elige del mazo un edificio que los valga.
ask-swap-end = Elige el extremo de fila donde ponerlo.
ask-lay-first = Elige dos cartas en secreto.
ask-do = ¿Cuál de tus cartas visibles usas primero?
ask-renew = Recupera una carta de tus descartes, o elige Listo.
ask-conserve = Quita un edificio del extremo de una fila, o elige Listo.
ask-tax-victim = Elige qué pierde el siguiente jugador después de ti: un trabajador o un cubo.
ask-rob-pesos = Elige a un jugador y róbale la mitad de sus pesos.
ask-rob-cubes = Elige a un jugador para robarle cubos.
ask-steal = Roba un cubo. Donde puedas tomar otro más, tú decides.
ask-mama = Elige los cubos de color que tomas del centro.
ask-buy = Compra edificios en los extremos de las filas, o termina tu turno.
ask-pay = Paga lo impreso, o 5 pesos por un trabajador, o 5 escombros por un cubo de color.
ask-cover = ¿Qué carta visible cubres?
ask-lay = Cúbrela con una carta de tu mano.

## HAVANA: la mesa en la terminal

board-street = En venta
board-plaza = Centro
board-bag = Bolsa
board-box = Caja
board-workers = Trabajadores
board-cubes = Cubos
board-target = Objetivo
board-open-cards = Cartas visibles
board-number = Número
board-order = Orden de juego
board-discard = Descartes
board-covered = Cubierta
board-architect = Arquitecto

## Lo que un consejero dice de un plan

coach-now =
    { $n ->
        [0] Ahora: nada todavía
       *[other] Ahora: { points }
    }
coach-expected = Al final: unos { $n } ± { $error } puntos
coach-share = Probabilidad de ganar: { $n } % ± { $error }
coach-low = En uno de cada diez intentos acabas con { points } o menos.
coach-rival = { $who } tiene entonces más probabilidades de ganar que tú: { $n } %.
coach-even = Tan bueno como el mejor: la diferencia está dentro del error.
coach-safe = En los intentos no se perdió nada.
coach-risk-spoil =
    { $n ->
        [one] En { $share } de 100 intentos se echa a perder { $n } cultivo en tu patio (C-125).
       *[other] En { $share } de 100 intentos se echan a perder { $n } cultivos en tu patio (C-125).
    }
coach-risk-tax = En { $share } de 100 intentos no puedes pagar el impuesto (C-098).
coach-risk-levy = En { $share } de 100 intentos no puedes pagar el tributo (C-100).
coach-risk-stolen-cubes =
    { $n ->
        [one] En { $share } de 100 intentos te roban { $n } cubo (H-042).
       *[other] En { $share } de 100 intentos te roban { $n } cubos (H-042).
    }
coach-risk-stolen-pesos = En { $share } de 100 intentos te roban { pesos } (H-041).
coach-risk-taxed = En { $share } de 100 intentos el recaudador te quita algo (H-038).

## Qué está mal en los componentes propios de alguien
##
## Cada frase está detrás de un lugar como ships.3. Los nombres de las tablas son los del archivo.
##   $came     lo que dice ahí el archivo
##   $known    los nombres o letras que significan algo
##   $least, $most, $n   cifras
##   $row      una fila de una plantación, o 0
##   $why      lo que dice el lector del texto, en inglés

value-nothing = nada
value-huge = un número enorme
value-list = una lista de { $n }
value-table = una tabla
value-float = un decimal
value-date = una fecha
value-time = una hora
value-datetime = una fecha y hora

# Delante de lo que está mal en una fila de una plantación.
component-row =
    { $row ->
        [0] { "" }
       *[other] fila { $row }:{ " " }
    }
component-toml = el texto no es TOML: { $why }
component-line-length = la línea { $row } tiene { $n } caracteres, se esperan { $most } como mucho
component-unknown = nombre desconocido { $came }, se espera uno de { $known }
    .came = value
component-no-table = { $came }, se espera una tabla
    .came = value
component-prices = { $came }, se espera una lista de precios
    .came = value
component-price-count = { $n } precios, se esperan de { $least } a { $most }
component-price = precio { $came }, se esperan números enteros de 1 a { $most }
    .came = value
component-price-order = precio { $n } después de { $most }, se espera cada precio por debajo del anterior
component-buy = { $came }, se espera un número entero de { $least } (por encima del primer precio de cada fila) a { $most }
    .came = value
component-groups = { $came }, se espera una tabla de product y goods
    .came = value
component-group-missing = falta { $came }, se esperan product y goods
component-sold = { $came }, se espera un número entero de 1 a { $most } (el último precio de la fila)
    .came = value
component-start = { $came }, se espera un número entero de 0 a { $most } (las casillas de la fila)
    .came = value
component-fields = { $came }, se esperan 12 campos en { $n } filas de { $most } letras
    .came = value
component-field-count = letra { $came } { $n } veces, se esperan { $most }
component-ships-missing = falta { $came }, se esperan todos de 1 a { $most }
component-no-letters = { component-row }{ $came }, se esperan { $most } letras
    .came = value
component-letter-count = { component-row }{ $came } tiene { $n } letras, se esperan { $most }
component-letter = { component-row }letra desconocida { $came }, se espera una de { $known }
component-building-count = hay { $n }, se esperan { $most }
component-name = nombre { $came }, se esperan hasta { $most } minúsculas y cifras, con las palabras unidas por - o _
    .came = value
component-name-twice = { $came } dos veces, se espera cada nombre una sola vez
component-points = { $n } puntos en total, se esperan al menos { $least }
component-building = { $came }, se espera una tabla con vp y un precio
    .came = value
component-amount = { $what } { $came }, se espera un número entero de { $least } a { $most }
    .came = value
component-architect = architect { $came }, se espera true o false
    .came = value
component-free = sin precio, se espera por lo menos un cubo, un peso o un trabajador
