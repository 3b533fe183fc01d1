# Begeleide rondes (data/guides): guide-NAME is de naam van een gids, guide-NAME-chapter-CHAPTER die van een deel ervan,
# guide-NAME-SAY de zin van een stap, maximaal 25 woorden, en guide-NAME-SAY-why de reden ervoor.
# Wat tussen twee paar sterretjes staat, wordt gemarkeerd: dat is wat er gekozen of bekeken moet worden.

guide-cuba = Je eerste ronde CUBA
guide-cuba-chapter-start = Het begin
guide-cuba-chapter-proposals = Wetsvoorstellen
guide-cuba-chapter-worker = Arbeider
guide-cuba-chapter-merchant = Handelsvrouw
guide-cuba-chapter-architect = Architect
guide-cuba-chapter-foreman = Voorman
guide-cuba-chapter-vote = Stemming
guide-cuba-chapter-laws = Wetten
guide-cuba-chapter-end = Einde van de ronde
guide-cuba-chapter-mayor = Burgemeester

guide-cuba-aim = Je leidt een plantage op Cuba. Wie na zes rondes de meeste **punten** heeft, wint.
guide-cuba-aim-why = Je auto op de weg bovenlangs laat zien hoeveel punten je hebt.
guide-cuba-points = Punten krijg je voor **schepen** die je bevoorraadt, **gebouwen** die je gebruikt en **wetten** waaraan je je houdt.
guide-cuba-points-why = Geld helpt je daarbij, maar aan het einde is het geen punten waard.
guide-cuba-take-wood = Iedereen begint met twee bouwmaterialen. Kies **hout**.
guide-cuba-take-wood-why = De meeste gebouwen kosten twee keer hout. Steen en water komen straks van je velden.
guide-cuba-take-more-wood = Kies nog een keer **hout**.
guide-cuba-take-more-wood-why = Twee keer hout en één keer steen is genoeg voor een gebouw dat elke ronde punten oplevert.
guide-cuba-take-sugar = Nu twee producten. Schepen vervoeren producten. Kies **suikerriet**.
guide-cuba-take-sugar-why = Kijk naar de haven: het schip op aanlegplaats 2 heeft plaats voor twee keer suikerriet en één keer tabak.
guide-cuba-take-tobacco = En één keer **tabak** voor hetzelfde schip.
guide-cuba-take-tobacco-why = Alles wat je hebt, ligt op je erf, boven je velden.
guide-cuba-end-setup = Dat is je begin. Kies **Beëindig beurt**, zoals altijd als je klaar bent.
guide-cuba-end-setup-why = Zolang je je beurt niet beëindigt, kun je alles terugnemen wat je erin deed.

guide-cuba-proposals = Elke ronde begint met vier nieuwe **wetten**. Ze zijn nog maar voorgesteld: later worden er twee aangenomen.
guide-cuba-proposals-why = Je ziet ze voordat je aan de beurt komt, dus je kunt je voorbereiden op wat je wilt.
guide-cuba-tax-proposed = Kijk naar de eerste: betaal 1 peso en krijg 2 punten. Dat is de **wet** die wij willen!
guide-cuba-tax-proposed-why = De belasting die nu geldt, kost 2 peso’s voor dezelfde 2 punten.

guide-cuba-worker = Je hebt vijf karakters en speelt er elke ronde vier. Kies de **arbeider**: hij haalt de oogst binnen.
guide-cuba-worker-why = De volgorde kies je zelf. Het karakter dat je niet speelt, gaat voor je stemmen.
guide-cuba-place = Zet je spelfiguur op **c1**. De velden in de rij en de kolom daarvan kunnen je iets opleveren.
guide-cuba-place-why = Er zijn steen en water, drie productvelden en het magazijn, dat we later nodig hebben.
guide-cuba-harvest-sugar = Steen en water kwamen vanzelf. Van de producten mag je er twee kiezen. Neem het **suikerriet** op b1.
guide-cuba-harvest-sugar-why = Bouwmaterialenvelden geven altijd hun blokje. Van de productvelden mag je er maar twee gebruiken.
guide-cuba-harvest-citrus = Neem ook de **citrusvruchten** op d1.
guide-cuba-harvest-citrus-why = De heffing vraagt 1 × citrusvruchten. Wie die betaalt, krijgt 2 punten.
guide-cuba-harvest-by-water = Een derde veld kost één keer water, en dat heb je. Gebruik **c3**.
guide-cuba-harvest-by-water-why = Voor elk stuk water gebruik je één veld meer, maar alleen in de rij en kolom van je spelfiguur.
guide-cuba-end-worker = Er liggen vijf producten op je erf: een mooie oogst. Kies **Beëindig beurt**; Lucía en Kenji volgen.
guide-cuba-end-worker-why = Ieder speelt één karakter, dan begint de volgende rondgang.

guide-cuba-merchant = De anderen hebben ook geoogst. Kies in rondgang twee de **handelsvrouw**: zij koopt en verkoopt.
guide-cuba-merchant-why = Je hebt twee citrusvruchten en hebt er maar één nodig. De andere kan geld worden.
guide-cuba-sell = **Verkoop** één citrusvrucht. Die komt op het duurste vrije vak van de rij en brengt 3 peso’s op.
guide-cuba-sell-why = Hoe voller een rij is, hoe minder de volgende verkoper krijgt.
guide-cuba-buy = **Koop** één keer tabak. Je krijgt het goedkoopste stuk in de rij, voor 4 peso’s.
guide-cuba-buy-why = Op een schip is een product tot 3 punten waard. Dan zijn 4 peso’s goed besteed.
guide-cuba-end-merchant = Je zou zo vaak kunnen handelen als je wilt. Dit is genoeg: **Beëindig beurt**.
guide-cuba-end-merchant-why = Wie helemaal niet handelt, mag iets gratis nemen: één bouwmateriaal of één goedkoop product.

guide-cuba-architect = Kies in rondgang drie de **architect**: hij bouwt één gebouw.
guide-cuba-architect-why = Je hebt nu twee keer hout en één keer steen. Dat is genoeg voor verschillende gebouwen.
guide-cuba-build = Kies het **kleine handelskantoor**. Het kost twee keer hout en één keer steen, en laadt handelswaar op schepen.
guide-cuba-build-why = Het levert punten op in elke ronde waarin je voorman het gebruikt.
guide-cuba-site = Bouw het op **b1**, in de rij van je spelfiguur. Dat veld levert vanaf nu niets meer op.
guide-cuba-site-why = De voorman gebruikt gebouwen in de rij en kolom van je spelfiguur. Op a3 heb je nog een suikerrietveld.
guide-cuba-end-architect = Je eerste gebouw! Het is ook 2 punten waard als het spel eindigt. **Beëindig beurt**.
guide-cuba-end-architect-why = Wie niet kan bouwen, ziet ervan af: de eerste architect die dat doet, krijgt 2 punten, de tweede 1.

guide-cuba-foreman = Kies in rondgang vier de **voorman**: hij zet de gebouwen in de rij en kolom van je spelfiguur aan het werk.
guide-cuba-foreman-why = Of hij gebruikt één enkel gebouw ergens anders op je plantage.
guide-cuba-use-office = Je kleine handelskantoor **licht op**. Kies het om één product op een schip te laden.
guide-cuba-use-office-why = Elk gebouw werkt één keer per ronde, in de volgorde die je wilt.
guide-cuba-office-dock = Op aanlegplaats 1 is elk product 1 punt waard, op aanlegplaats 2 is dat 2. Kies **aanlegplaats 2**.
guide-cuba-office-dock-why = Het schip op zee kun je nog niet bevoorraden. Aanlegplaats 3 is in de eerste ronde leeg.
guide-cuba-office-load = Dit schip heeft plaats voor **suikerriet**. Laad één stuk en krijg 2 punten.
guide-cuba-office-load-why = Op elke positie past maar één soort. Hier zijn er twee voor suikerriet en één voor tabak.
guide-cuba-use-warehouse = Ook het **magazijn** ligt in de rij van je spelfiguur. Gebruik het: het bewaart je producten voor de volgende ronde.
guide-cuba-use-warehouse-why = Producten die nog op het erf liggen als de ronde eindigt, gaan verloren.
guide-cuba-end-foreman = Je hebt je eerste 2 punten. **Beëindig beurt**, dan spelen de anderen hun laatste kaarten.
guide-cuba-end-foreman-why = Wiens vierde kaart de hoogste waarde heeft, begint de volgende ronde.

guide-cuba-fifth = Ieder heeft één kaart over, en die **stemt**: jouw burgemeester heeft 5 stemmen, die van Lucía ook 5, Kenji’s handelsvrouw 2.
guide-cuba-fifth-why = Hoe sterker de kaart, hoe meer stemmen: arbeider 1, handelsvrouw 2, architect 3, voorman 4, burgemeester 5.
guide-cuba-bid = Met peso’s koop je in het geheim meer stemmen. Zet het getal op **1** en bevestig: één meer dan Lucía.
guide-cuba-bid-why = Iedereen betaalt zijn bod, ook wie verliest. Bied wat de wetten je waard zijn.
guide-cuba-enact = Je hebt gewonnen met 6 stemmen! Kies de wetten **I** en **III** en neem ze aan.
guide-cuba-enact-why = Wet I maakt de belasting goedkoop. Wet III geeft 1 punt voor elk productveld: je hebt er vijf.
guide-cuba-end-parliament = Jouw twee wetten zijn van kracht. Kies **Beëindig beurt**.
guide-cuba-end-parliament-why = Een nieuwe wet vervangt de oude van haar groep. De andere blijven zoals ze waren.

guide-cuba-tax = Nu mag iedereen zich aan de wetten houden. **Betaal** de belasting: 1 peso levert 2 punten op.
guide-cuba-tax-why = Niemand hoeft te betalen. Wie niet betaalt, krijgt alleen geen punten.
guide-cuba-levy = De heffing is 1 × citrusvruchten, en die heb je bewaard. **Betaal** die: 2 punten, en 1 extra voor allebei.
guide-cuba-levy-why = Belasting en heffing zijn elke ronde samen 5 punten waard. Laat ze liever nooit lopen.
guide-cuba-subsidy = Daarna gaf wet III iedereen punten voor productvelden: jou 5. Je hebt nu 12 **punten**.
guide-cuba-subsidy-why = Dat gebeurt elke ronde opnieuw, tot een andere wet van groep III haar vervangt.

guide-cuba-spoilage = De ronde is voorbij. Het suikerriet op Lucía’s erf ging verloren. Het jouwe ligt veilig in het **magazijn**.
guide-cuba-spoilage-why = Bouwmaterialen, rum en sigaren blijven vanzelf. Alleen producten gaan verloren.
guide-cuba-ships = De schepen zijn opgeschoven. Dat met jouw suikerriet ligt nu op **aanlegplaats 3**: 3 punten voor elk product!
guide-cuba-ships-why = Aan het einde van deze ronde vaart het uit, vol of niet, en komt er een nieuw schip binnen.
guide-cuba-start-seat = Alle kaarten zijn terug in de hand. **Kenji** speelde de laatste voorman, dus hij begon ronde twee.
guide-cuba-start-seat-why = Alle drie speelden een voorman als vierde kaart. Bij gelijke waarde begint de laatste.

guide-cuba-mayor = Eén karakter hebben we nog niet geprobeerd. Kies de **burgemeester**: hij bevoorraadt een schip.
guide-cuba-mayor-why = Je kunt hem niet in dezelfde ronde gebruiken en met hem stemmen.
guide-cuba-dock = Hij laadt zoveel als je wilt, maar op één schip. Kies **aanlegplaats 3**.
guide-cuba-dock-why = Je kleine handelskantoor laadt één product, de burgemeester alles wat past.
guide-cuba-load-sugar = Laad je **suikerriet**: 3 punten.
guide-cuba-load-sugar-why = Je mag het op elk moment uit het magazijn nemen.
guide-cuba-load-tobacco = Laad één keer **tabak**: nog eens 3 punten.
guide-cuba-load-tobacco-why = Als alle vijf de posities bezet zijn, vaart het schip aan het einde van de ronde uit.
guide-cuba-end-mayor = 18 punten, je staat bovenaan! Voor je andere tabak is geen plaats. **Beëindig beurt**.
guide-cuba-end-mayor-why = Die blijft in het magazijn en wacht op een ander schip.
guide-cuba-alternatives = Niets te handelen, bouwen of laden? Handelsvrouw, architect en burgemeester hebben een klein **geschenk** voor wie het eerst komt.
guide-cuba-alternatives-why = Elk geschenk kan één keer per ronde genomen worden: een bouwmateriaal of product, punten, of peso’s.
guide-cuba-done = Je kent alle vijf de karakters en alle vijf de fasen. Oogst, bouw, verscheep en stem: speel nu een echt spel!
guide-cuba-done-why = Een spel duurt zes rondes. De naslag aan tafel vertelt wat elk gebouw en elke wet doet.

guide-havana = Je eerste spel HAVANA
guide-havana-chapter-number = Je getal
guide-havana-chapter-order = Volgorde
guide-havana-chapter-actions = Twee acties
guide-havana-chapter-buying = Kopen
guide-havana-chapter-cards = Nieuwe kaart
guide-havana-chapter-thieves = Dieven
guide-havana-chapter-refresh = Kaarten terug
guide-havana-chapter-rows = Rijen
guide-havana-chapter-replacing = Vijf voor één
guide-havana-chapter-end = Het einde

guide-havana-aim = Havana wordt opnieuw opgebouwd. Met drie spelers wint wie als eerste 20 **punten** heeft.
guide-havana-aim-why = Met twee spelers is het doel 25 punten, met vier is het 15.
guide-havana-street = Alleen **gebouwen** leveren punten op. Er liggen er twaalf in twee rijen; elk toont zijn punten en zijn prijs.
guide-havana-street-why = Je betaalt met bouwmaterialen, arbeiders en peso’s. Niemand kan een gebouw van je afnemen.
guide-havana-lay-worker = Je hebt 13 kaarten en legt er twee. Kies de **arbeider**: hij levert je arbeiders op.
guide-havana-lay-worker-why = Linksboven in de eerste rij ligt de kazerne. Die kost twee arbeiders.
guide-havana-lay-mama = Kies ook **Mama**. Zij neemt de helft van de bouwmaterialen in het midden van de tafel.
guide-havana-lay-mama-why = Iedereen heeft dezelfde 13 kaarten en legt er in het geheim twee.
guide-havana-number = Alle kaarten zijn omgedraaid. Je 4 en 9 vormen het **getal** 49: het laagste cijfer staat altijd vooraan.
guide-havana-number-why = Dus 9 en 4 zijn nooit 94. Het laagste getal is 01, het hoogste 89.

guide-havana-order = Het laagste getal is eerst: Bruna met 08, dan Otto met 26, dan jij. Dat is de **volgorde**.
guide-havana-order-why = Sterke kaarten hebben hoge cijfers: ze leveren meer op, maar anderen zijn vóór je aan de beurt.
guide-havana-robbed = Bruna kocht het standbeeld, en de materialendief van **Otto** nam je afval. Dieven bestelen wie later komt.
guide-havana-robbed-why = Een laag getal beschermt dus ook: de meeste dieven kunnen dan niet meer bij je.

guide-havana-do-worker = Jouw beurt. Beide kaarten werken, in de volgorde die je wilt. Kies de **arbeider**: hij levert 2 arbeiders op.
guide-havana-do-worker-why = De eerste arbeiderskaart van een ronde levert er twee op, elke latere maar één.
guide-havana-mama = Mama volgde vanzelf. In het midden van de tafel lag maar één gekleurd bouwmateriaal: je hebt nu een **baksteen**.
guide-havana-mama-why = Liggen er meer, dan neemt ze de helft, en jij kiest welke. Afval wordt apart gehalveerd.

guide-havana-buy-barracks = Alleen de vier uiteinden van de rijen zijn te koop. Koop de **kazerne** voor je twee arbeiders: 2 punten.
guide-havana-buy-barracks-why = Probeer gerust een ander uiteinde: het vertelt je wat je mist.
guide-havana-end-buying = Nu is het volgende gebouw het uiteinde, en meteen te koop. Jij kunt het niet betalen: **Beëindig beurt**.
guide-havana-end-buying-why = Wat je betaalt is weg: bouwmaterialen gaan naar de speldoos, arbeiders en peso’s naar de voorraad.

guide-havana-restock = Als iedereen geweest is, komen er drie bouwmaterialen en 3 peso’s bij in het **midden van de tafel**.
guide-havana-restock-why = Wat niemand neemt, blijft daar liggen, dus het midden van de tafel kan een schatkist worden.
guide-havana-cover = Dan vervangt iedereen één open kaart. Bedek de **arbeider**; Mama blijft liggen en werkt opnieuw.
guide-havana-cover-why = De bedekte kaart gaat naar je aflegstapel.
guide-havana-lay = Leg er de **zwarte markt** op: die trekt twee bouwmaterialen uit de buidel.
guide-havana-lay-why = 7 en 9 vormen 79. Dat is laat, maar beide kaarten leveren bouwmaterialen op.
guide-havana-end-cards = **Beëindig beurt**. Als iedereen een kaart gelegd heeft, worden de nieuwe samen omgedraaid.
guide-havana-end-cards-why = Anderen zien welke kaart je bedekt, maar niet wat je erop legt.

guide-havana-later = Een paar rondes later heb je 15 **punten**. Maar Bruna’s dief heeft net een stuk glas en een baksteen genomen!
guide-havana-later-why = Ze mocht er twee nemen, omdat je meer dan drie gekleurde bouwmaterialen had.
guide-havana-cover-pesos = We willen veilig voor haar zijn. Bedek de kaart **peso’s**.
guide-havana-cover-pesos-why = Je hebt al 14 peso’s. Dat is ruim genoeg.
guide-havana-lay-protection = Leg er **bescherming** op: geen dief en geen ontvanger kan dan iets van je afnemen.
guide-havana-lay-protection-why = Die werkt de hele ronde, ook vóór je beurt. En met de 2 ben je vroeg aan de beurt.
guide-havana-end-protected = Je hebt nog twee kaarten in je hand. **Beëindig beurt**, en kijk wat er dan gebeurt.
guide-havana-end-protected-why = Elke ronde gaat er een kaart van je hand naar de tafel en een andere naar de aflegstapel.

guide-havana-refresh = Er waren er nog maar twee, dus je hele aflegstapel kwam terug. Je hebt weer elf kaarten in je **hand**.
guide-havana-refresh-why = Dat gaat vanzelf. Denk tot die tijd goed na over de kaarten die je nog hebt.
guide-havana-other-cards = Ook andere helpen: siësta maakt je vroeg, de architect opent grote gebouwen, de ontvanger **berooft** alle latere spelers.
guide-havana-other-cards-why = Elke kaart vertelt wat hij doet als je hem aanwijst.
guide-havana-do-protection = 2 en 6 vormen 26, en Otto was vóór je. Kies **bescherming**; die werkt vanzelf.
guide-havana-do-protection-why = Je tweede kaart, de materialendief, volgt meteen.
guide-havana-steal = Alleen Bruna komt na je, dus je dief gaat bij haar langs. Neem het **glas** terug.
guide-havana-steal-why = Een dief neemt één bouwmateriaal. Bij meer dan drie gekleurde mag hij er twee nemen.

guide-havana-buy-barber = Koop rechtsboven de **kapperszaak**: baksteen, zandsteen en 2 peso’s voor 3 punten.
guide-havana-buy-barber-why = Je mag zoveel kopen als je kunt betalen, maar pas na beide kaarten.
guide-havana-buy-lamp-post = Nu is de **lantaarnpaal** het uiteinde van deze rij. Koop die ook: 2 peso’s voor 1 punt.
guide-havana-buy-lamp-post-why = Je mag aan dit uiteinde verdergaan of aan elk ander.
guide-havana-refilled = Er lagen nog maar twee gebouwen in de **rij**. Ze schoven uit elkaar, en er kwamen vier nieuwe tussen.
guide-havana-refilled-why = Denk dus goed na voordat je een rij opent voor wie na je komt.
guide-havana-end-rows = 19 punten: nog één gebouw en je wint! **Beëindig beurt**.
guide-havana-end-rows-why = Het rumhuis linksonder kost een baksteen, een stuk leem, 2 peso’s en twee arbeiders.

guide-havana-cover-protection = Voor het rumhuis mis je baksteen en leem. Bedek **bescherming** en houd de dief.
guide-havana-cover-protection-why = De kaart die open blijft liggen, werkt in de volgende ronde opnieuw.
guide-havana-lay-debris = Leg **afval**: die kaart neemt al het afval uit het midden van de tafel. Je zult zien waar dat goed voor is.
guide-havana-lay-debris-why = Hij heeft ook een 2, dus je getal is weer 26.
guide-havana-end-debris = **Beëindig beurt**, en hoop op een goede plaats in de volgorde.
guide-havana-end-debris-why = Nog niemand weet wat de anderen leggen.
guide-havana-do-debris = Je bent eerst! Kies **afval**: met deze vier heb je er acht.
guide-havana-do-debris-why = Grijze bouwmaterialen lijken waardeloos, maar vijf ervan tellen voor elke kleur.
guide-havana-rob = Nu komen beide anderen later, dus je dief kan kiezen. Kies **Bruna**.
guide-havana-rob-why = Zij heeft wat je nodig hebt. Een speler met bescherming kun je niet kiezen.
guide-havana-steal-brick = Neem haar **baksteen**.
guide-havana-steal-brick-why = Nu ontbreekt alleen nog het leem.
guide-havana-buy-rum-house = Koop linksonder het **rumhuis**, ook al heb je geen leem.
guide-havana-buy-rum-house-why = Het licht op, dus je kunt het betalen.
guide-havana-pay = 5 × afval telt voor elk bouwmateriaal, 5 peso’s voor een arbeider. Het leem is al vervangen: kies **Koop**.
guide-havana-pay-why = Je zou meer kunnen vervangen en je arbeiders houden. Hier maakt het geen verschil.

guide-havana-won = 24 **punten**: je hebt als eerste 20 bereikt en wint! Het spel eindigt meteen.
guide-havana-won-why = De ronde wordt niet uitgespeeld. De anderen komen niet meer aan de beurt.
guide-havana-done = Getal, volgorde, uiteinden van rijen, dieven, vijf voor één: je kent het allemaal. Speel nu een echt spel!
guide-havana-done-why = De naslag aan tafel vertelt wat elke kaart doet.
