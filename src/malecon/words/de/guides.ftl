# Geführte Runden (data/guides): guide-NAME ist der Name einer Führung, guide-NAME-chapter-CHAPTER der eines Teils,
# guide-NAME-SAY der Satz eines Schritts, höchstens 25 Wörter, und guide-NAME-SAY-why der Grund dafür.
# Was zwischen je zwei Sternchen steht, wird hervorgehoben: das, was zu wählen oder anzusehen ist.

guide-cuba = Deine erste Runde CUBA
guide-cuba-chapter-start = Der Anfang
guide-cuba-chapter-proposals = Vorschläge
guide-cuba-chapter-worker = Arbeiter
guide-cuba-chapter-merchant = Händlerin
guide-cuba-chapter-architect = Architekt
guide-cuba-chapter-foreman = Vorarbeiter
guide-cuba-chapter-vote = Abstimmung
guide-cuba-chapter-laws = Gesetze
guide-cuba-chapter-end = Rundenende
guide-cuba-chapter-mayor = Bürgermeister

guide-cuba-aim = Du hast eine Plantage auf Kuba. Wer nach sechs Runden die meisten **Siegpunkte** hat, gewinnt.
guide-cuba-aim-why = Dein Auto auf der Straße oben zeigt, wie viele Siegpunkte du hast.
guide-cuba-points = Siegpunkte gibt es für **Schiffe**, die du belädst, **Gebäude**, die du nutzt, und **Gesetze**, die du befolgst.
guide-cuba-points-why = Geld hilft dir dabei, aber am Ende bringt es keine Siegpunkte.
guide-cuba-take-wood = Jeder beginnt mit zwei Baustoffen. Wähle **Holz**.
guide-cuba-take-wood-why = Die meisten Gebäude kosten zwei Holz. Stein und Wasser kommen bald von deinen Feldern.
guide-cuba-take-more-wood = Wähle noch einmal **Holz**.
guide-cuba-take-more-wood-why = Zwei Holz und ein Stein reichen für ein Gebäude, das in jeder Runde Siegpunkte bringt.
guide-cuba-take-sugar = Nun zwei Rohstoffe. Schiffe laden Rohstoffe. Wähle **Zuckerrohr**.
guide-cuba-take-sugar-why = Sieh in den Hafen: Das Schiff am Liegeplatz 2 hat Platz für zwei Zuckerrohr und einen Tabak.
guide-cuba-take-tobacco = Und einen **Tabak** für dasselbe Schiff.
guide-cuba-take-tobacco-why = Alles, was dir gehört, liegt in deinem Vorhof über den Feldern.
guide-cuba-end-setup = Das ist dein Anfang. Wähle **Zug beenden**, wie immer, wenn du fertig bist.
guide-cuba-end-setup-why = Solange du deinen Zug nicht beendest, kannst du alles zurücknehmen, was du darin getan hast.

guide-cuba-proposals = Jede Runde beginnt mit vier neuen **Gesetzen**. Noch sind es Vorschläge: Zwei davon werden später beschlossen.
guide-cuba-proposals-why = Du siehst sie, bevor du handelst, und kannst dich auf die einstellen, die du haben willst.
guide-cuba-tax-proposed = Sieh dir das erste an: 1 Peso zahlen, 2 Siegpunkte bekommen. Dieses **Gesetz** wollen wir!
guide-cuba-tax-proposed-why = Die Steuer, die jetzt gilt, kostet für dieselben 2 Siegpunkte 2 Pesos.

guide-cuba-worker = Du hast fünf Personen und spielst in jeder Runde vier davon. Wähle den **Arbeiter**: Er erntet.
guide-cuba-worker-why = In welcher Reihenfolge, entscheidest du. Die fünfte, die du nicht spielst, stimmt für dich ab.
guide-cuba-place = Stell deine Figur auf **c1**. Die Felder ihrer Reihe und ihrer Spalte können dir etwas bringen.
guide-cuba-place-why = Dort gibt es Stein und Wasser, drei Rohstofffelder und das Lager, das wir später brauchen.
guide-cuba-harvest-sugar = Stein und Wasser kamen von selbst. Von den Rohstoffen darfst du zwei wählen. Nimm das **Zuckerrohr** auf b1.
guide-cuba-harvest-sugar-why = Baustofffelder bringen immer etwas, Rohstofffelder nur zwei davon.
guide-cuba-harvest-citrus = Nimm auch die **Zitrusfrüchte** auf d1.
guide-cuba-harvest-citrus-why = Die Abgabe verlangt einmal Zitrusfrüchte. Wer sie leistet, bekommt 2 Siegpunkte.
guide-cuba-harvest-by-water = Ein drittes Feld kostet ein Wasser, und du hast eins. Ernte **c3**.
guide-cuba-harvest-by-water-why = Jedes Wasser erntet ein weiteres Feld, aber nur in Reihe und Spalte der Figur.
guide-cuba-end-worker = Fünf Rohstoffe liegen in deinem Vorhof: eine gute Ernte. Wähle **Zug beenden**; Lucía und Kenji folgen.
guide-cuba-end-worker-why = Jeder spielt eine Person, dann beginnt der nächste Umlauf.

guide-cuba-merchant = Auch die anderen haben geerntet. Wähle im zweiten Umlauf die **Händlerin**: Sie kauft und verkauft.
guide-cuba-merchant-why = Du hast zweimal Zitrusfrüchte und brauchst nur einmal welche. Das andere kann Geld werden.
guide-cuba-sell = **Verkaufe** einmal Zitrusfrüchte. Sie kommen auf den teuersten freien Platz ihrer Reihe und bringen 3 Pesos.
guide-cuba-sell-why = Je voller eine Reihe ist, desto weniger bekommt der nächste Verkäufer.
guide-cuba-buy = **Kaufe** einen Tabak. Du bekommst den billigsten seiner Reihe, für 4 Pesos.
guide-cuba-buy-why = Auf einem Schiff ist ein Rohstoff bis zu 3 Siegpunkte wert. Da sind 4 Pesos gut angelegt.
guide-cuba-end-merchant = Du dürftest handeln, so oft du willst. Das genügt: **Zug beenden**.
guide-cuba-end-merchant-why = Wer gar nicht handelt, darf stattdessen ein Geschenk nehmen: einen Baustoff oder einen billigen Rohstoff.

guide-cuba-architect = Wähle im dritten Umlauf den **Architekten**: Er errichtet ein Gebäude.
guide-cuba-architect-why = Du hast jetzt zwei Holz und einen Stein. Das reicht für mehrere Gebäude.
guide-cuba-build = Wähle das **Kleine Kontor**. Es kostet zwei Holz und einen Stein und belädt Schiffe.
guide-cuba-build-why = Es bringt Siegpunkte in jeder Runde, in der dein Vorarbeiter es nutzt.
guide-cuba-site = Baue es auf **b1**, in die Reihe deiner Figur. Dieses Feld bringt von nun an nichts mehr.
guide-cuba-site-why = Der Vorarbeiter nutzt Gebäude in Reihe und Spalte der Figur. Noch ein Zuckerrohrfeld hast du auf a3.
guide-cuba-end-architect = Dein erstes Gebäude! Am Spielende zählt es außerdem 2 Siegpunkte. **Zug beenden**.
guide-cuba-end-architect-why = Wer nicht bauen kann, darf verzichten: Der erste Architekt bekommt dafür 2 Siegpunkte, der zweite 1.

guide-cuba-foreman = Wähle im vierten Umlauf den **Vorarbeiter**: Er nutzt die Gebäude in Reihe und Spalte deiner Figur.
guide-cuba-foreman-why = Oder er nutzt ein einziges Gebäude irgendwo sonst auf deiner Plantage.
guide-cuba-use-office = Dein Kleines Kontor **leuchtet**. Wähle es, um einen Rohstoff auf ein Schiff zu laden.
guide-cuba-use-office-why = Jedes Gebäude arbeitet einmal pro Runde, in beliebiger Reihenfolge.
guide-cuba-office-dock = Am Liegeplatz 1 ist jeder Rohstoff 1 Siegpunkt wert, am Liegeplatz 2 sind es 2. Wähle **Liegeplatz 2**.
guide-cuba-office-dock-why = Das Schiff auf See kann noch nicht beladen werden. Liegeplatz 3 ist in der ersten Runde leer.
guide-cuba-office-load = Dieses Schiff hat Platz für **Zuckerrohr**. Lade eins und bekomme 2 Siegpunkte.
guide-cuba-office-load-why = Jeder Platz nimmt nur eine Sorte. Hier sind es zwei für Zuckerrohr und einer für Tabak.
guide-cuba-use-warehouse = Auch das **Lager** ist in der Reihe deiner Figur. Nutze es: Es bewahrt deine Rohstoffe auf.
guide-cuba-use-warehouse-why = Rohstoffe, die am Ende der Runde noch im Vorhof liegen, gehen verloren.
guide-cuba-end-foreman = Deine ersten 2 Siegpunkte! **Zug beenden**, dann spielen die anderen ihre letzten Karten.
guide-cuba-end-foreman-why = Wessen vierte Karte den höchsten Wert hat, beginnt die nächste Runde.

guide-cuba-fifth = Jeder hat eine Karte behalten, und sie **stimmt ab**: dein Bürgermeister mit 5 Stimmen, Lucías auch, Kenjis Händlerin mit 2.
guide-cuba-fifth-why = Arbeiter 1 Stimme, Händlerin 2, Architekt 3, Vorarbeiter 4, Bürgermeister 5.
guide-cuba-bid = Für Pesos gibt es weitere Stimmen, geheim. Stell die Zahl auf **1** und biete: eine mehr als Lucía.
guide-cuba-bid-why = Jeder zahlt, was er bietet, auch wer verliert. Biete, was dir die Gesetze wert sind.
guide-cuba-enact = Gewonnen, mit 6 Stimmen! Wähle die beiden Gesetze **I** und **III** und verabschiede sie.
guide-cuba-enact-why = Gesetz I macht die Steuer billig. Gesetz III bringt 1 Siegpunkt für jedes Rohstofffeld: Du hast fünf.
guide-cuba-end-parliament = Deine beiden Gesetze gelten. Wähle **Zug beenden**.
guide-cuba-end-parliament-why = Ein neues Gesetz ersetzt das alte seiner Gruppe. Die anderen bleiben, wie sie waren.

guide-cuba-tax = Nun darf jeder die Gesetze befolgen. **Zahle** die Steuer: 1 Peso bringt 2 Siegpunkte.
guide-cuba-tax-why = Niemand muss zahlen. Wer nicht zahlt, bekommt einfach nichts.
guide-cuba-levy = Die Abgabe ist einmal Zitrusfrüchte, die hast du. **Zahle** sie: 2 Siegpunkte und 1 mehr für beides.
guide-cuba-levy-why = Steuer und Abgabe zusammen sind in jeder Runde 5 Siegpunkte wert. Lass sie dir möglichst nie entgehen.
guide-cuba-subsidy = Dann brachte Gesetz III euch allen 5 Siegpunkte für Rohstofffelder. Du hast jetzt 12 **Siegpunkte**.
guide-cuba-subsidy-why = Das wiederholt sich in jeder Runde, bis ein anderes Gesetz der Gruppe III an seine Stelle tritt.

guide-cuba-spoilage = Die Runde ist vorbei. Lucías Zuckerrohr im Vorhof ging verloren. Deins ist sicher im **Lager**.
guide-cuba-spoilage-why = Baustoffe, Rum und Zigarren halten sich von selbst. Nur Rohstoffe gehen verloren.
guide-cuba-ships = Die Schiffe sind vorgerückt. Das mit deinem Zuckerrohr liegt am **Liegeplatz 3**: 3 Siegpunkte für jeden Rohstoff!
guide-cuba-ships-why = Am Ende dieser Runde fährt es ab, voll oder nicht, und ein neues Schiff kommt herein.
guide-cuba-start-seat = Alle Karten sind wieder auf der Hand. **Kenji** spielte den letzten Vorarbeiter, also begann er Runde zwei.
guide-cuba-start-seat-why = Alle drei hatten als vierte Karte einen Vorarbeiter. Bei Gleichstand beginnt, wer ihn zuletzt spielte.

guide-cuba-mayor = Eine Person fehlt noch. Wähle den **Bürgermeister**: Er belädt ein Schiff.
guide-cuba-mayor-why = In derselben Runde konntest du ihn nicht spielen und mit ihm abstimmen.
guide-cuba-dock = Er lädt, so viel du willst, aber nur auf ein Schiff. Wähle **Liegeplatz 3**.
guide-cuba-dock-why = Dein Kleines Kontor lädt einen Rohstoff, der Bürgermeister alles, was Platz hat.
guide-cuba-load-sugar = Lade dein **Zuckerrohr**: 3 Siegpunkte.
guide-cuba-load-sugar-why = Aus dem Lager darfst du jederzeit nehmen.
guide-cuba-load-tobacco = Lade einen **Tabak**: noch 3 Siegpunkte.
guide-cuba-load-tobacco-why = Sind alle fünf Plätze belegt, fährt das Schiff am Ende der Runde ab.
guide-cuba-end-mayor = 18 Siegpunkte, du führst! Für deinen anderen Tabak ist kein Platz. **Zug beenden**.
guide-cuba-end-mayor-why = Er bleibt im Lager und wartet auf ein anderes Schiff.
guide-cuba-alternatives = Nichts zu handeln, zu bauen, zu laden? Händlerin, Architekt und Bürgermeister haben ein kleines **Geschenk** für den Ersten.
guide-cuba-alternatives-why = Jedes Geschenk gibt es einmal pro Runde: Baustoff oder Rohstoff, Siegpunkte oder Pesos.
guide-cuba-done = Du kennst alle fünf Personen und alle fünf Phasen. Ernten, bauen, laden, abstimmen: Jetzt spiel eine richtige Partie!
guide-cuba-done-why = Eine Partie hat sechs Runden. „Nachschlagen“ am Tisch sagt, was jedes Gebäude und jedes Gesetz tut.

guide-havana = Deine erste Partie HAVANA
guide-havana-chapter-number = Deine Zahl
guide-havana-chapter-order = Reihenfolge
guide-havana-chapter-actions = Zwei Aktionen
guide-havana-chapter-buying = Kaufen
guide-havana-chapter-cards = Neue Karte
guide-havana-chapter-thieves = Diebe
guide-havana-chapter-refresh = Karten zurück
guide-havana-chapter-rows = Reihen
guide-havana-chapter-replacing = Fünf für eins
guide-havana-chapter-end = Das Ende

guide-havana-aim = Havanna wird neu aufgebaut. Zu dritt gewinnt, wer zuerst 20 **Siegpunkte** hat.
guide-havana-aim-why = Zu zweit braucht man 25 Siegpunkte, zu viert 15.
guide-havana-street = Nur **Gebäude** bringen Siegpunkte. Zwölf stehen in zwei Reihen; jedes zeigt seine Siegpunkte und seinen Preis.
guide-havana-street-why = Du zahlst mit Bausteinen, Arbeitern und Pesos. Ein Gebäude kann dir niemand mehr wegnehmen.
guide-havana-lay-worker = Du hast 13 Karten und legst zwei davon aus. Wähle den **Arbeiter**: Er bringt dir Arbeiter.
guide-havana-lay-worker-why = Oben links in der ersten Reihe steht die Kaserne. Sie kostet zwei Arbeiter.
guide-havana-lay-mama = Wähle auch **Mama**. Sie nimmt die Hälfte der Bausteine aus der Mitte.
guide-havana-lay-mama-why = Alle haben dieselben 13 Karten und legen verdeckt zwei davon aus.
guide-havana-number = Alle Karten sind aufgedeckt. Deine 4 und 9 ergeben die **Zahl** 49: Die kleinere Ziffer steht immer vorn.
guide-havana-number-why = 9 und 4 sind also nie 94. Die kleinste Zahl ist 01, die größte 89.

guide-havana-order = Die kleinste Zahl beginnt: Bruna mit 08, dann Otto mit 26, dann du. Das ist die **Reihenfolge**.
guide-havana-order-why = Starke Karten haben hohe Ziffern: Sie bringen mehr, aber andere sind vor dir dran.
guide-havana-robbed = Bruna kaufte das Standbild, und **Ottos** Materialdieb nahm deinen Schutt. Diebe bestehlen, wer später dran ist.
guide-havana-robbed-why = Eine kleine Zahl schützt also auch: Die meisten Diebe erreichen dich dann nicht mehr.

guide-havana-do-worker = Du bist dran. Beide Karten wirken, in beliebiger Reihenfolge. Wähle den **Arbeiter**: Er bringt 2 Arbeiter.
guide-havana-do-worker-why = Die erste Arbeiterkarte einer Runde bringt zwei, jede spätere nur einen.
guide-havana-mama = Mama folgte von selbst. In der Mitte lag nur ein farbiger Baustein: Du hast jetzt einen **Ziegel**.
guide-havana-mama-why = Von mehreren nimmt sie die Hälfte, und du wählst, welche. Schutt wird für sich halbiert.

guide-havana-buy-barracks = Nur die vier Enden der Reihen stehen zum Verkauf. Kaufe für deine zwei Arbeiter die **Kaserne**: 2 Siegpunkte.
guide-havana-buy-barracks-why = Probier ruhig ein anderes Ende: Es sagt dir, was dir fehlt.
guide-havana-end-buying = Nun ist das nächste Gebäude das Ende und wäre sofort zu kaufen. Du kannst nicht zahlen: **Zug beenden**.
guide-havana-end-buying-why = Was du zahlst, ist weg: Bausteine kommen in die Schachtel, Arbeiter und Pesos in den Vorrat.

guide-havana-restock = Waren alle dran, kommen drei Bausteine und 3 Pesos in die **Mitte**.
guide-havana-restock-why = Was niemand nimmt, bleibt liegen. So kann die Mitte zur Schatzkammer werden.
guide-havana-cover = Dann ersetzt jeder eine offene Karte. Decke den **Arbeiter** zu; Mama bleibt und wirkt noch einmal.
guide-havana-cover-why = Die zugedeckte Karte kommt auf deinen Ablagestapel.
guide-havana-lay = Leg den **Schwarzmarkt** darauf: Er zieht zwei Bausteine aus dem Beutel.
guide-havana-lay-why = 7 und 9 ergeben 79. Das ist spät, aber beide Karten bringen Bausteine.
guide-havana-end-cards = **Zug beenden**. Wenn alle eine Karte gelegt haben, werden die neuen zusammen aufgedeckt.
guide-havana-end-cards-why = Die anderen sehen, welche Karte du zudeckst, aber nicht, womit.

guide-havana-later = Einige Runden später hast du 15 **Siegpunkte**. Aber Brunas Dieb hat dir gerade Glas und Ziegel genommen!
guide-havana-later-why = Sie durfte zwei nehmen, weil du mehr als drei farbige Bausteine hattest.
guide-havana-cover-pesos = Davor wollen wir sicher sein. Decke die Karte **Pesos** zu.
guide-havana-cover-pesos-why = Du hast schon 14 Pesos. Das reicht.
guide-havana-lay-protection = Leg den **Schutz** darauf: Kein Dieb und kein Steuereintreiber kann dir etwas nehmen.
guide-havana-lay-protection-why = Er wirkt die ganze Runde, auch vor deinem Zug. Und mit seiner 2 bist du früh dran.
guide-havana-end-protected = Auf der Hand hast du noch zwei Karten. **Zug beenden**, und sieh, was dann passiert.
guide-havana-end-protected-why = In jeder Runde geht eine Karte von der Hand auf den Tisch und eine andere auf den Ablagestapel.

guide-havana-refresh = Es waren nur noch zwei, also kam dein ganzer Ablagestapel zurück. Du hast wieder elf **Handkarten**.
guide-havana-refresh-why = Das geschieht von selbst. Überleg dir bis dahin gut, welche Karten du noch hast.
guide-havana-other-cards = Auch andere helfen: Siesta macht dich früh, der Architekt ermöglicht große Gebäude, der Steuereintreiber **bestiehlt** alle Späteren.
guide-havana-other-cards-why = Jede Karte sagt, was sie tut, wenn du auf sie zeigst.
guide-havana-do-protection = 2 und 6 ergeben 26, Otto war vor dir. Wähle den **Schutz**; er wirkt von selbst.
guide-havana-do-protection-why = Deine zweite Karte, der Materialdieb, folgt gleich darauf.
guide-havana-steal = Nur Bruna ist nach dir dran, also geht dein Dieb zu ihr. Nimm dir das **Glas** zurück.
guide-havana-steal-why = Ein Dieb nimmt einen Baustein. Wo mehr als drei farbige liegen, darf er zwei nehmen.

guide-havana-buy-barber = Kaufe oben rechts den **Barbier**: Ziegel, Sandstein und 2 Pesos für 3 Siegpunkte.
guide-havana-buy-barber-why = Du darfst kaufen, so viel du bezahlen kannst, aber erst nach beiden Karten.
guide-havana-buy-lamp-post = Nun ist die **Laterne** das Ende dieser Reihe. Kaufe sie auch: 2 Pesos für 1 Siegpunkt.
guide-havana-buy-lamp-post-why = Du darfst an diesem Ende weitermachen oder an jedem anderen.
guide-havana-refilled = Nur zwei Gebäude waren noch in der **Reihe**. Sie rückten auseinander, und vier neue kamen dazwischen.
guide-havana-refilled-why = Überleg dir also gut, ob du eine Reihe für den Nächsten öffnest.
guide-havana-end-rows = 19 Siegpunkte: noch ein Gebäude, und du gewinnst! **Zug beenden**.
guide-havana-end-rows-why = Das Rumhaus unten links kostet Ziegel, Lehm, 2 Pesos und zwei Arbeiter.

guide-havana-cover-protection = Für das Rumhaus fehlen dir Ziegel und Lehm. Decke den **Schutz** zu und behalte den Dieb.
guide-havana-cover-protection-why = Die Karte, die offen bleibt, wirkt in der nächsten Runde noch einmal.
guide-havana-lay-debris = Leg den **Schutt**: Er nimmt allen Schutt aus der Mitte. Wozu der gut ist, siehst du gleich.
guide-havana-lay-debris-why = Auch er hat eine 2, deine Zahl ist also wieder 26.
guide-havana-end-debris = **Zug beenden**, und hoffen wir auf einen guten Platz in der Reihenfolge.
guide-havana-end-debris-why = Noch weiß niemand, was die anderen legen.
guide-havana-do-debris = Du bist als Erster dran! Wähle den **Schutt**: Mit diesen vier hast du acht.
guide-havana-do-debris-why = Die grauen Steine sehen wertlos aus, aber fünf davon ersetzen jede Farbe.
guide-havana-rob = Nun sind beide anderen nach dir dran, und dein Dieb hat die Wahl. Wähle **Bruna**.
guide-havana-rob-why = Sie hat, was du brauchst. Wer den Schutz vor sich hat, könnte nicht gewählt werden.
guide-havana-steal-brick = Nimm ihren **Ziegel**.
guide-havana-steal-brick-why = Nun fehlt nur noch der Lehm.
guide-havana-buy-rum-house = Kaufe unten links das **Rumhaus**, obwohl du keinen Lehm hast.
guide-havana-buy-rum-house-why = Es leuchtet, also kannst du es bezahlen.
guide-havana-pay = 5 Schutt ersetzen jeden Baustein, 5 Pesos einen Arbeiter. Der Lehm ist schon ersetzt: Wähle **Kaufen**.
guide-havana-pay-why = Du könntest mehr ersetzen und deine Arbeiter behalten. Hier macht es keinen Unterschied.

guide-havana-won = 24 **Siegpunkte**: Du hast als Erster 20 erreicht und gewinnst! Die Partie endet sofort.
guide-havana-won-why = Die Runde wird nicht zu Ende gespielt. Die anderen kommen nicht mehr dran.
guide-havana-done = Zahl, Reihenfolge, Enden der Reihen, Diebe, fünf für eins: Du kennst alles. Jetzt spiel eine richtige Partie!
guide-havana-done-why = „Nachschlagen“ am Tisch sagt, was jede Karte tut.
