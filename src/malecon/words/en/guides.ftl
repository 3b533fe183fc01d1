# Guided rounds (data/guides): guide-NAME is a guide's own name, guide-NAME-chapter-CHAPTER that of a part of it,
# guide-NAME-SAY the sentence of a step, 25 words at most, and guide-NAME-SAY-why the reason for it.
# What stands between two pairs of asterisks is marked: it is what is to be chosen or looked at.

guide-cuba = Your first round of CUBA
guide-cuba-chapter-start = The start
guide-cuba-chapter-proposals = Proposals
guide-cuba-chapter-worker = Worker
guide-cuba-chapter-merchant = Merchant
guide-cuba-chapter-architect = Architect
guide-cuba-chapter-foreman = Foreman
guide-cuba-chapter-vote = Vote
guide-cuba-chapter-laws = Laws
guide-cuba-chapter-end = End of the round
guide-cuba-chapter-mayor = Mayor

guide-cuba-aim = You run a plantation in Cuba. After six rounds, whoever has the most **points** wins.
guide-cuba-aim-why = Your car on the road along the top shows how many points you have.
guide-cuba-points = Points come from **ships** that you load, **buildings** that you use, and **laws** that you obey.
guide-cuba-points-why = Money helps you to get there, but at the end it is worth no points.
guide-cuba-take-wood = Everybody begins with two building materials. Choose **wood**.
guide-cuba-take-wood-why = Most buildings cost two wood. Stone and water will soon come from your fields.
guide-cuba-take-more-wood = Choose **wood** once more.
guide-cuba-take-more-wood-why = Two wood and one stone will be enough for a building that brings points every round.
guide-cuba-take-sugar = Now two products. Ships carry products. Choose **sugar**.
guide-cuba-take-sugar-why = Look at the harbour: the ship in dock 2 has room for two sugar and one tobacco.
guide-cuba-take-tobacco = And one **tobacco** for the same ship.
guide-cuba-take-tobacco-why = Everything you own lies in your yard, above your fields.
guide-cuba-end-setup = That is your start. Choose **End turn**, as you do whenever you have finished.
guide-cuba-end-setup-why = Until you end your turn, you can take back everything you did in it.

guide-cuba-proposals = Every round begins with four new **laws**. They are only proposed: two of them will pass later.
guide-cuba-proposals-why = You see them before you act, so you can get ready for the ones you want.
guide-cuba-tax-proposed = Look at the first: pay 1 peso and get 2 points. That is the **law** we want!
guide-cuba-tax-proposed-why = The tax in force now costs 2 pesos for the same 2 points.

guide-cuba-worker = You have five characters and play four of them each round. Choose the **worker**: he harvests.
guide-cuba-worker-why = You choose the order yourself. The one you do not play will vote for you.
guide-cuba-place = Put your pawn on **c1**. The fields in its row and its column can give you something.
guide-cuba-place-why = There are stone and water, three product fields and the warehouse, which we will need later.
guide-cuba-harvest-sugar = Stone and water came by themselves. Of the products you may choose two. Take the **sugar** on b1.
guide-cuba-harvest-sugar-why = Material fields always give their cube. Product fields are limited to two.
guide-cuba-harvest-citrus = Take the **citrus** on d1 as well.
guide-cuba-harvest-citrus-why = The levy asks for one citrus. Whoever pays it gets 2 points.
guide-cuba-harvest-by-water = A third field costs one water, and you have one. Harvest **c3**.
guide-cuba-harvest-by-water-why = Each water harvests one more field, but only in the pawn's row and column.
guide-cuba-end-worker = Five products lie in your yard: a good harvest. Choose **End turn**; Lucía and Kenji follow.
guide-cuba-end-worker-why = Each of you plays one character, then the next lap begins.

guide-cuba-merchant = The others harvested, too. In lap two choose the **merchant**: she buys and sells.
guide-cuba-merchant-why = You have two citrus and need only one. The other can become money.
guide-cuba-sell = **Sell** one citrus. It goes to the dearest free space of its row and brings 3 pesos.
guide-cuba-sell-why = The fuller a row is, the less the next seller gets.
guide-cuba-buy = **Buy** one tobacco. You get the cheapest one in its row, for 4 pesos.
guide-cuba-buy-why = On a ship a product is worth up to 3 points. That makes 4 pesos well spent.
guide-cuba-end-merchant = You could trade as often as you like. This is enough: **End turn**.
guide-cuba-end-merchant-why = Who does not trade at all may take a gift instead: one material, or one cheap product.

guide-cuba-architect = In lap three choose the **architect**: he puts up one building.
guide-cuba-architect-why = You have two wood and one stone now. That is enough for several buildings.
guide-cuba-build = Choose the **small office**. It costs two wood and one stone, and loads cargo on ships.
guide-cuba-build-why = It brings points in every round in which your foreman uses it.
guide-cuba-site = Build it on **b1**, in your pawn's row. That field will yield nothing from now on.
guide-cuba-site-why = The foreman uses buildings in the pawn's row and column. You have another sugar field on a3.
guide-cuba-end-architect = Your first building! It also counts 2 points when the game ends. **End turn**.
guide-cuba-end-architect-why = Who cannot build may forgo it: the first architect to do so gets 2 points, the second 1.

guide-cuba-foreman = In lap four choose the **foreman**: he sets the buildings in your pawn's row and column to work.
guide-cuba-foreman-why = Or he uses a single building anywhere else on your plantation.
guide-cuba-use-office = Your small office is **lit**. Choose it to load one product on a ship.
guide-cuba-use-office-why = Each building works once a round, in whatever order you like.
guide-cuba-office-dock = In dock 1 each product is worth 1 point, in dock 2 it is 2. Choose **dock 2**.
guide-cuba-office-dock-why = The ship at sea cannot be loaded yet. Dock 3 is empty in the first round.
guide-cuba-office-load = This ship has room for **sugar**. Load one and score 2 points.
guide-cuba-office-load-why = Each space takes one kind only. There are two for sugar here, and one for tobacco.
guide-cuba-use-warehouse = The **warehouse** is in your pawn's row, too. Use it: it keeps your products for the next round.
guide-cuba-use-warehouse-why = Products that still lie in the yard when the round ends are lost.
guide-cuba-end-foreman = You have your first 2 points. **End turn**, and the others play their last cards.
guide-cuba-end-foreman-why = Whose fourth card has the highest value begins the next round.

guide-cuba-fifth = Each of you kept one card, and it **votes**: your mayor has 5 votes, Lucía's also 5, Kenji's merchant 2.
guide-cuba-fifth-why = The later you need a card, the better: worker 1 vote, merchant 2, architect 3, foreman 4, mayor 5.
guide-cuba-bid = Pesos buy more votes, in secret. Set the number to **1** and seal it: one more than Lucía.
guide-cuba-bid-why = Everybody pays what they bid, even the losers. Bid what the laws are worth to you.
guide-cuba-enact = You won with 6 votes! Pick the two laws **I** and **III**, then enact them.
guide-cuba-enact-why = Law I makes the tax cheap. Law III pays 1 point for each product field: you have five.
guide-cuba-end-parliament = Your two laws are in force. Choose **End turn**.
guide-cuba-end-parliament-why = A new law ends the old one of its group. The others stay as they were.

guide-cuba-tax = Now everybody may obey the laws. **Pay** the tax: 1 peso brings 2 points.
guide-cuba-tax-why = Nobody has to pay. Who does not pay simply scores nothing.
guide-cuba-levy = The levy is one citrus, and you kept one. **Pay** it: 2 points, and 1 more for paying both.
guide-cuba-levy-why = Tax and levy together are worth 5 points in every round. Try never to miss them.
guide-cuba-subsidy = Then law III paid all of you for product fields: 5 points. You have 12 **points** now.
guide-cuba-subsidy-why = It will pay again in every round, until another law of group III takes its place.

guide-cuba-spoilage = The round is over. Lucía's sugar in the yard was lost. Yours is safe in the **warehouse**.
guide-cuba-spoilage-why = Materials, rum and cigars keep by themselves. Only products are lost.
guide-cuba-ships = The ships moved up. The one with your sugar is in **dock 3** now: 3 points for each product!
guide-cuba-ships-why = At the end of this round it sails, full or not, and a new ship comes in.
guide-cuba-start-seat = All cards are back in your hands. **Kenji** played the last foreman, so he began round two.
guide-cuba-start-seat-why = All three played a foreman as fourth card. Among equals the last one begins.

guide-cuba-mayor = One character is left to try. Choose the **mayor**: he loads a ship.
guide-cuba-mayor-why = You could not use him and vote with him in the same round.
guide-cuba-dock = He loads as much as you like, but on one ship only. Choose **dock 3**.
guide-cuba-dock-why = Your small office loads one product, the mayor all that fits.
guide-cuba-load-sugar = Load your **sugar**: 3 points.
guide-cuba-load-sugar-why = You may take it from the warehouse at any time.
guide-cuba-load-tobacco = Load a **tobacco**: 3 more points.
guide-cuba-load-tobacco-why = When all five spaces are taken, the ship sails at the end of the round.
guide-cuba-end-mayor = 18 points, and you are in the lead! Your other tobacco finds no room. **End turn**.
guide-cuba-end-mayor-why = It stays in the warehouse and waits for another ship.
guide-cuba-alternatives = Nothing to trade, build or load? Merchant, architect and mayor have a small **gift** for whoever is first.
guide-cuba-alternatives-why = Each gift can be taken once a round: a material or a product, points, or pesos.
guide-cuba-done = You know all five characters and all five phases. Harvest, build, ship and vote: now play a real game!
guide-cuba-done-why = A game has six rounds. The reference at the table tells what every building and law does.

guide-havana = Your first game of HAVANA
guide-havana-chapter-number = Your number
guide-havana-chapter-order = Order
guide-havana-chapter-actions = Two actions
guide-havana-chapter-buying = Buying
guide-havana-chapter-cards = New card
guide-havana-chapter-thieves = Thieves
guide-havana-chapter-refresh = Cards come back
guide-havana-chapter-rows = Rows
guide-havana-chapter-replacing = Five for one
guide-havana-chapter-end = The end

guide-havana-aim = Havana is being rebuilt. With three players, whoever first has 20 **points** wins.
guide-havana-aim-why = With two players the target is 25 points, with four it is 15.
guide-havana-street = Only **buildings** bring points. Twelve stand in two rows; each shows its points and its price.
guide-havana-street-why = You pay with cubes, workers and pesos. Nobody can take a building away from you.
guide-havana-lay-worker = You have 13 cards and lay two of them. Choose the **worker**: he brings you workers.
guide-havana-lay-worker-why = At the top left of the first row stand the barracks. They cost two workers.
guide-havana-lay-mama = Choose **Mama** as well. She takes half of the cubes in the centre.
guide-havana-lay-mama-why = Everybody has the same 13 cards and lays two of them in secret.
guide-havana-number = All cards are turned over. Your 4 and 9 make the **number** 49: the lower digit always comes first.
guide-havana-number-why = So 9 and 4 are never 94. The lowest number is 01, the highest 89.

guide-havana-order = The lowest number acts first: Bruna with 08, then Otto with 26, then you. That is the **order**.
guide-havana-order-why = Strong cards have high digits: they bring more, but others act before you.
guide-havana-robbed = Bruna bought the statue, and **Otto's** material thief took your debris. Thieves rob those who come later.
guide-havana-robbed-why = So a low number is also a protection: most thieves cannot reach you any more.

guide-havana-do-worker = Your turn. Both cards act, in whichever order you like. Choose the **worker**: he brings 2 workers.
guide-havana-do-worker-why = The first worker card of a round brings two, every later one only one.
guide-havana-mama = Mama followed by herself. There was just one coloured cube in the centre: you have a **brick** now.
guide-havana-mama-why = Of several cubes she takes half, and you choose which. Debris is halved separately.

guide-havana-buy-barracks = Only the four ends of the rows are for sale. Buy the **barracks** for your two workers: 2 points.
guide-havana-buy-barracks-why = Try another end, if you like: it tells you what you lack.
guide-havana-end-buying = Now the next building is the end, and could be bought at once. You cannot pay: **End turn**.
guide-havana-end-buying-why = What you pay is gone: cubes go to the box, workers and pesos to the supply.

guide-havana-restock = When all have acted, three cubes and 3 pesos come to the **centre**.
guide-havana-restock-why = What nobody takes stays there, so the centre can become a treasure.
guide-havana-cover = Then everybody replaces one open card. Cover the **worker**; Mama stays and acts again.
guide-havana-cover-why = The covered card goes to your discard pile.
guide-havana-lay = Lay the **black market** on it: it draws two cubes from the bag.
guide-havana-lay-why = 7 and 9 make 79. That is late, but both cards bring cubes.
guide-havana-end-cards = **End turn**. When all have laid a card, the new ones are turned over together.
guide-havana-end-cards-why = Others see which card you cover, but not what you lay on it.

guide-havana-later = Some rounds later you have 15 **points**. But Bruna's thief has just taken a glass and a brick!
guide-havana-later-why = She could take two, because you had more than three coloured cubes.
guide-havana-cover-pesos = We want to be safe from her. Cover the card **pesos**.
guide-havana-cover-pesos-why = You have 14 pesos already. That is plenty.
guide-havana-lay-protection = Lay **protection** on it: no thief and no tax collector can take anything from you.
guide-havana-lay-protection-why = It works all round, even before your turn. And its 2 makes you early.
guide-havana-end-protected = You have two cards left in your hand. **End turn**, and see what happens then.
guide-havana-end-protected-why = Every round takes a card from your hand to the table and another to the discard pile.

guide-havana-refresh = Only two were left, so your whole discard pile came back. You have eleven cards in **hand** again.
guide-havana-refresh-why = It happens by itself. Until then, think about which cards you still have.
guide-havana-other-cards = Others help, too: siesta makes you early, the architect opens large buildings, the tax collector **robs** all later players.
guide-havana-other-cards-why = Each card tells what it does when you point at it.
guide-havana-do-protection = 2 and 6 make 26, and Otto was before you. Choose **protection**; it works by itself.
guide-havana-do-protection-why = Your second card, the material thief, follows at once.
guide-havana-steal = Only Bruna comes after you, so your thief visits her. Take the **glass** back.
guide-havana-steal-why = A thief takes one cube. From more than three coloured cubes he may take two.

guide-havana-buy-barber = Buy the **barber's shop** at the top right: brick, sandstone and 2 pesos for 3 points.
guide-havana-buy-barber-why = You may buy as much as you can pay for, but only after both cards.
guide-havana-buy-lamp-post = Now the **lamp post** is the end of this row. Buy it, too: 2 pesos for 1 point.
guide-havana-buy-lamp-post-why = You may go on at this end or at any other.
guide-havana-refilled = Only two buildings were left in the **row**. They moved apart, and four new ones came between them.
guide-havana-refilled-why = So think twice before you open a row for whoever comes next.
guide-havana-end-rows = 19 points: one more building and you win! **End turn**.
guide-havana-end-rows-why = The rum house at the bottom left costs a brick, a loam, 2 pesos and two workers.

guide-havana-cover-protection = For the rum house you lack brick and loam. Cover **protection** and keep the thief.
guide-havana-cover-protection-why = The card that stays open acts again in the next round.
guide-havana-lay-debris = Lay **debris**: it takes all debris from the centre. You will see what that is good for.
guide-havana-lay-debris-why = It has a 2 as well, so your number is 26 again.
guide-havana-end-debris = **End turn**, and hope for a good place in the order.
guide-havana-end-debris-why = Nobody knows yet what the others lay.
guide-havana-do-debris = You are first! Choose **debris**: with these four you have eight.
guide-havana-do-debris-why = Grey cubes look worthless, but five of them can stand for any colour.
guide-havana-rob = Now both others come later, so your thief can choose. Choose **Bruna**.
guide-havana-rob-why = She has what you need. A player with protection could not be chosen.
guide-havana-steal-brick = Take her **brick**.
guide-havana-steal-brick-why = Now only the loam is lacking.
guide-havana-buy-rum-house = Buy the **rum house** at the bottom left, although you have no loam.
guide-havana-buy-rum-house-why = It is lit, so it can be paid for.
guide-havana-pay = 5 debris stand for any cube, 5 pesos for a worker. The loam is replaced already: choose **Buy**.
guide-havana-pay-why = You could replace more, and keep your workers. Here it makes no difference.

guide-havana-won = 24 **points**: you have reached 20 first and win! The game ends at once.
guide-havana-won-why = The round is not played to its end. The others get no further turn.
guide-havana-done = Number, order, ends of rows, thieves, five for one: you know it all. Now play a real game!
guide-havana-done-why = The reference at the table tells what every card does.
