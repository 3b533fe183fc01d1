# 教学（data/guides）：guide-NAME 是名称，guide-NAME-chapter-CHAPTER 是各章，guide-NAME-SAY 是一步的话，
# guide-NAME-SAY-why 是理由。两对星号之间的，是要选或要看的。

guide-cuba = 《古巴》的第一个回合
guide-cuba-chapter-start = 开局
guide-cuba-chapter-proposals = 提案
guide-cuba-chapter-worker = 工人
guide-cuba-chapter-merchant = 女商人
guide-cuba-chapter-architect = 建筑师
guide-cuba-chapter-foreman = 工头
guide-cuba-chapter-vote = 表决
guide-cuba-chapter-laws = 法案
guide-cuba-chapter-end = 回合结束
guide-cuba-chapter-mayor = 市代表

guide-cuba-aim = 你在古巴经营一座农场。六个回合之后，**胜利分**最多的人获胜。
guide-cuba-aim-why = 上方路上你的汽车，表示你有多少胜利分。
guide-cuba-points = 胜利分来自你装货的**商船**、启动的**建筑**和遵守的**法案**。
guide-cuba-points-why = 钱能帮你得分，但到最后钱不算胜利分。
guide-cuba-take-wood = 每个人开局有两个资源。请选**木头**。
guide-cuba-take-wood-why = 大多数建筑要两个木头。石头和水很快会从你的田地里来。
guide-cuba-take-more-wood = 再选一个**木头**。
guide-cuba-take-more-wood-why = 两个木头加一个石头，就够建一座每回合都能得分的建筑。
guide-cuba-take-sugar = 再选两个农产品。船要的就是农产品。请选**甘蔗**。
guide-cuba-take-sugar-why = 看看港口：2 号泊位的船能装两个甘蔗和一个烟草。
guide-cuba-take-tobacco = 为同一艘船再选一个**烟草**。
guide-cuba-take-tobacco-why = 你的东西都放在田地上方的空地上。
guide-cuba-end-setup = 开局就选好了。选**结束行动**，以后每次做完都这样。
guide-cuba-end-setup-why = 在结束行动之前，这次做的一切都可以撤回。

guide-cuba-proposals = 每个回合开始时翻开四条新**法案**。它们还只是提案：以后会通过其中两个。
guide-cuba-proposals-why = 你在行动之前就看得到，可以为想要的法案做准备。
guide-cuba-tax-proposed = 看第一个：缴 1 比索，得 2 胜利分。这正是我们要的**法案**！
guide-cuba-tax-proposed-why = 现在生效的税要缴 2 比索，得的同样是 2 胜利分。

guide-cuba-worker = 你有五个人物，每回合打出四个。请选**工人**：他使用田地。
guide-cuba-worker-why = 顺序由你自己定。没有打出的那个替你投票。
guide-cuba-place = 把棋子放到 **c1**。它那一行和那一列的田地会给你东西。
guide-cuba-place-why = 那里有石头和水，有三块农产品田地，还有以后用得着的仓库。
guide-cuba-harvest-sugar = 石头和水自动到手。农产品可以选两个。拿 b1 的**甘蔗**。
guide-cuba-harvest-sugar-why = 资源田地总会给你资源，农产品田地最多只能选两块。
guide-cuba-harvest-citrus = 再拿 d1 的**柑橘**。
guide-cuba-harvest-citrus-why = 实物税要一个柑橘，缴纳的人得 2 胜利分。
guide-cuba-harvest-by-water = 第三块田地要付一个水，你正好有一个。使用 **c3**。
guide-cuba-harvest-by-water-why = 每付一个水多用一块田地，但只限棋子的行和列。
guide-cuba-end-worker = 空地上有了五个农产品，收成不错。选**结束行动**；接着是 Lucía 和 Kenji。
guide-cuba-end-worker-why = 每人打出一个人物之后，下一圈开始。

guide-cuba-merchant = 其他人也收获了。第二圈请选**女商人**：她买进卖出。
guide-cuba-merchant-why = 你有两个柑橘，只需要一个，另一个可以换成钱。
guide-cuba-sell = **出售**一个柑橘。它放到那一行最贵的空位，得 3 比索。
guide-cuba-sell-why = 一行越满，后来卖的人得到的越少。
guide-cuba-buy = **买**一个烟草。你买到的是那一行最便宜的，付 4 比索。
guide-cuba-buy-why = 农产品装上船最多值 3 胜利分，这 4 比索花得值。
guide-cuba-end-merchant = 买卖的次数不限，不过这就够了：**结束行动**。
guide-cuba-end-merchant-why = 一笔买卖也不做的人，可以免费拿一个资源，或一个最便宜的农产品。

guide-cuba-architect = 第三圈请选**建筑师**：他建造一座建筑。
guide-cuba-architect-why = 你现在有两个木头和一个石头，够建好几种建筑。
guide-cuba-build = 请选**商会**。它要两个木头和一个石头，能向船装运货物。
guide-cuba-build-why = 工头每启动它一次，你就得分，每回合都行。
guide-cuba-site = 建在 **b1**，它在棋子那一行。这块田地从此不再出产。
guide-cuba-site-why = 工头启动棋子的行和列上的建筑。你在 a3 还有一块甘蔗农场。
guide-cuba-end-architect = 你的第一座建筑！游戏结束时它还值 2 胜利分。**结束行动**。
guide-cuba-end-architect-why = 建不了的人可以放弃：第一个放弃的建筑师得 2 胜利分，第二个得 1。

guide-cuba-foreman = 第四圈请选**工头**：他启动棋子的行和列上的建筑。
guide-cuba-foreman-why = 他也可以改为只启动农场上任意位置的一座建筑。
guide-cuba-use-office = 你的商会**亮起**了。选它，把一个农产品装上船。
guide-cuba-use-office-why = 每座建筑每回合启动一次，先后由你定。
guide-cuba-office-dock = 1 号泊位每个农产品值 1 胜利分，2 号泊位值 2。请选 **2 号泊位**。
guide-cuba-office-dock-why = 海上的船还不能装货。第一回合里 3 号泊位是空的。
guide-cuba-office-load = 这艘船能装**甘蔗**。装一个，得 2 胜利分。
guide-cuba-office-load-why = 每个空位只装一种货物。这里有两个甘蔗的空位，一个烟草的。
guide-cuba-use-warehouse = **仓库**也在棋子那一行。启动它：把农产品留到下一回合。
guide-cuba-use-warehouse-why = 回合结束时还在空地上的农产品会损失掉。
guide-cuba-end-foreman = 你得到了最初的 2 胜利分。**结束行动**，其他人打出最后的卡。
guide-cuba-end-foreman-why = 第四张卡数值最高的人，下一回合先开始。

guide-cuba-fifth = 每人留下的一张卡去**投票**：你的市代表有 5 票，Lucía 的也有 5 票，Kenji 的女商人有 2 票。
guide-cuba-fifth-why = 票数：工人 1，女商人 2，建筑师 3，工头 4，市代表 5。票数高的留下来最有分量。
guide-cuba-bid = 用比索可以秘密地多买几票。把数目调到 **1** 并确定：比 Lucía 多一票。
guide-cuba-bid-why = 出了价就要付，输了也一样。法案对你值多少，就出多少。
guide-cuba-enact = 你以 6 票获胜！选 **I** 和 **III** 两条法案，然后通过。
guide-cuba-enact-why = 法案 I 让税变便宜。法案 III 每块农产品田地给 1 胜利分：你有五块。
guide-cuba-end-parliament = 你选的两条法案生效了。选**结束行动**。
guide-cuba-end-parliament-why = 新法案取代同一类的旧法案，其他的保持不变。

guide-cuba-tax = 现在大家可以守法了。**缴纳**税：1 比索换 2 胜利分。
guide-cuba-tax-why = 没有人必须缴。不缴的人只是不得分。
guide-cuba-levy = 实物税是一个柑橘，你留着一个。**缴纳**：得 2 胜利分，两样都缴再得 1。
guide-cuba-levy-why = 税和实物税加起来每回合值 5 胜利分，尽量别错过。
guide-cuba-subsidy = 接着法案 III 按农产品田地给大家算分：你得 5。现在你有 12 **胜利分**。
guide-cuba-subsidy-why = 它每回合都会再给，直到被 III 类的另一条法案取代。

guide-cuba-spoilage = 回合结束了。Lucía 空地上的甘蔗损失了。你的安全地放在**仓库**里。
guide-cuba-spoilage-why = 资源、朗姆酒和雪茄都留得住，只有农产品会损失。
guide-cuba-ships = 船往前移了。装着你的甘蔗的那艘到了 **3 号泊位**：每个农产品值 3 胜利分！
guide-cuba-ships-why = 这个回合结束时，它不管满不满都要离港，又有新船进来。
guide-cuba-start-seat = 人物卡都回到手里。**Kenji** 最后打出工头，所以第 2 回合由他先开始。
guide-cuba-start-seat-why = 三个人的第四张卡都是工头。相同时，最后打出的人先开始。

guide-cuba-mayor = 还有一个人物没有用过。请选**市代表**：他给船装货。
guide-cuba-mayor-why = 同一回合里，他不能既行动又投票。
guide-cuba-dock = 他装多少都行，但只能装一艘船。请选 **3 号泊位**。
guide-cuba-dock-why = 商会只装一个，市代表能装多少就装多少。
guide-cuba-load-sugar = 装上你的**甘蔗**：3 胜利分。
guide-cuba-load-sugar-why = 仓库里的东西随时可以用。
guide-cuba-load-tobacco = 再装一个**烟草**：又是 3 胜利分。
guide-cuba-load-tobacco-why = 五个空位都装满，船就在回合结束时离港。
guide-cuba-end-mayor = 18 胜利分，你领先了！另一个烟草没有空位。**结束行动**。
guide-cuba-end-mayor-why = 它留在仓库里，等下一艘船。
guide-cuba-alternatives = 没有什么可买卖、建造或装运？女商人、建筑师和市代表给先来的人一份小**礼物**。
guide-cuba-alternatives-why = 每份礼物每回合只能拿一次：资源或农产品，胜利分，或者比索。
guide-cuba-done = 五个人物、五个阶段你都认识了。收获、建造、装船、表决：现在玩一局真的！
guide-cuba-done-why = 一局有六个回合。桌上的速查写着每座建筑和每条法案的作用。

guide-havana = 《哈瓦那》的第一局
guide-havana-chapter-number = 你的两位数
guide-havana-chapter-order = 行动顺序
guide-havana-chapter-actions = 两个行动
guide-havana-chapter-buying = 购买
guide-havana-chapter-cards = 新卡
guide-havana-chapter-thieves = 盗贼
guide-havana-chapter-refresh = 卡回到手里
guide-havana-chapter-rows = 两排建筑
guide-havana-chapter-replacing = 五抵一
guide-havana-chapter-end = 结束

guide-havana-aim = 哈瓦那正在重建。三人局里，先得到 20 **胜利分**的人获胜。
guide-havana-aim-why = 两人局的目标是 25 胜利分，四人局是 15。
guide-havana-street = 只有**建筑**给胜利分。十二座摆成两排，每座标着胜利分和价格。
guide-havana-street-why = 你用建材、工人和比索来付。谁也不能从你手里拿走建筑。
guide-havana-lay-worker = 你有 13 张卡，要放下两张。请选**工人**：他给你带来工人。
guide-havana-lay-worker-why = 上排左端是兵营，价格是两名工人。
guide-havana-lay-mama = 再选**妈妈**。她拿走桌面中央一半的建材。
guide-havana-lay-mama-why = 每个人都有同样的 13 张卡，秘密地放下两张。
guide-havana-number = 所有的卡都翻开了。你的 4 和 9 组成**两位数** 49：小的数字总在前面。
guide-havana-number-why = 所以 9 和 4 绝不是 94。最小的两位数是 01，最大的是 89。

guide-havana-order = 两位数最小的先行动：先是 Bruna 的 08，再是 Otto 的 26，然后是你。这就是**行动顺序**。
guide-havana-order-why = 强卡的数字大：拿得多，但别人在你之前行动。
guide-havana-robbed = Bruna 买下了雕像，**Otto** 的建材盗贼拿走了你的瓦砾。盗贼偷的是后面的人。
guide-havana-robbed-why = 所以两位数小也是一种保护：大多数盗贼已经够不着你。

guide-havana-do-worker = 轮到你了。两张卡都执行，先后由你定。请选**工人**：他带来 2 名工人。
guide-havana-do-worker-why = 每回合第一张“工人”带来两名，后面的都只有一名。
guide-havana-mama = “妈妈”自动跟着执行。桌面中央只有一个彩色建材：你现在有一个**砖**。
guide-havana-mama-why = 有好几个时她拿一半，由你来挑。瓦砾另外算一半。

guide-havana-buy-barracks = 只有两排的四个端点能买。用你的两名工人买下**兵营**：2 胜利分。
guide-havana-buy-barracks-why = 你也可以点别的端点试试：它会告诉你还缺什么。
guide-havana-end-buying = 现在下一座成了端点，马上就能买。可你付不起：**结束行动**。
guide-havana-end-buying-why = 付出去的就没有了：建材放进游戏盒，工人和比索回到公共存货。

guide-havana-restock = 大家都行动过之后，**桌面中央**增加三个建材和 3 比索。
guide-havana-restock-why = 没有人拿的留在那里，桌面中央可能变成一座宝库。
guide-havana-cover = 然后每人换掉一张面朝上的卡。盖住**工人**；“妈妈”留着，再执行一次。
guide-havana-cover-why = 被盖住的卡放到你的弃牌堆。
guide-havana-lay = 用**黑市**盖住它：它从布袋里抽两个建材。
guide-havana-lay-why = 7 和 9 是 79。这很晚，但两张卡都带来建材。
guide-havana-end-cards = **结束行动**。大家都放好之后，新卡一起翻开。
guide-havana-end-cards-why = 别人看得到你盖住哪一张，看不到你放的是什么。

guide-havana-later = 几个回合之后，你有 15 **胜利分**。可是 Bruna 的盗贼刚拿走一个玻璃和一个砖！
guide-havana-later-why = 她能拿两个，因为你的彩色建材超过三个。
guide-havana-cover-pesos = 我们要防着她。盖住**比索**卡。
guide-havana-cover-pesos-why = 你已经有 14 比索，够多了。
guide-havana-lay-protection = 用**保护**盖住它：盗贼和税务官都拿不走你的任何东西。
guide-havana-lay-protection-why = 它一直有效，你行动之前也有效。而且它的 2 让你早行动。
guide-havana-end-protected = 你手里只剩两张卡。**结束行动**，看看会怎样。
guide-havana-end-protected-why = 每个回合，一张手牌上桌，一张桌上的卡进弃牌堆。

guide-havana-refresh = 只剩两张了，所以整个弃牌堆都回来了。你的**手牌**又有十一张。
guide-havana-refresh-why = 这是自动的。在那之前，要想着自己还有哪些卡。
guide-havana-other-cards = 别的卡也有用：午睡让你早行动，建筑师能买大建筑，税务官让后面的人都**失去**一样东西。
guide-havana-other-cards-why = 把指针移到卡上，它会告诉你有什么用。
guide-havana-do-protection = 2 和 6 是 26，Otto 在你之前。请选**保护**；它自动有效。
guide-havana-do-protection-why = 你的第二张卡“建材盗贼”马上跟着执行。
guide-havana-steal = 你后面只有 Bruna，所以盗贼去找她。把**玻璃**拿回来。
guide-havana-steal-why = 盗贼拿一个建材。对方的彩色建材超过三个时，可以拿两个。

guide-havana-buy-barber = 买下上排右端的**理发店**：砖、砂岩和 2 比索，值 3 胜利分。
guide-havana-buy-barber-why = 付得起多少就买多少，但要在两张卡都执行之后。
guide-havana-buy-lamp-post = 现在**路灯**成了这一排的端点。也买下它：2 比索，1 胜利分。
guide-havana-buy-lamp-post-why = 你可以在这一端继续，也可以换一端。
guide-havana-refilled = 这一**排**只剩两座建筑。它们往两边推开，中间补上四座新的。
guide-havana-refilled-why = 所以给下一个人开出新的一排之前，要想清楚。
guide-havana-end-rows = 19 胜利分：再买一座就赢了！**结束行动**。
guide-havana-end-rows-why = 下排左端的朗姆酒馆要一个砖、一个黏土、2 比索和两名工人。

guide-havana-cover-protection = 买朗姆酒馆还缺砖和黏土。盖住**保护**，留着盗贼。
guide-havana-cover-protection-why = 留着的那张，下一回合再执行一次。
guide-havana-lay-debris = 放上**瓦砾**：它拿走桌面中央的全部瓦砾。等会儿就知道有什么用。
guide-havana-lay-debris-why = 它也是 2，所以你的两位数又是 26。
guide-havana-end-debris = **结束行动**，盼着排得靠前一些。
guide-havana-end-debris-why = 现在还没有人知道别人放了什么。
guide-havana-do-debris = 你第一个行动！请选**瓦砾**：加上这四个，你有八个。
guide-havana-do-debris-why = 灰色的建材看着不值钱，可是五个能抵任意颜色。
guide-havana-rob = 现在另外两人都在你后面，盗贼可以挑。请选 **Bruna**。
guide-havana-rob-why = 她有你要的东西。受保护的玩家不能选。
guide-havana-steal-brick = 拿走她的**砖**。
guide-havana-steal-brick-why = 现在只缺黏土了。
guide-havana-buy-rum-house = 买下排左端的**朗姆酒馆**，虽然你没有黏土。
guide-havana-buy-rum-house-why = 它亮着，说明付得起。
guide-havana-pay = 5 个瓦砾抵任意一个建材，5 比索抵一名工人。黏土已经代替好了：选**购买**。
guide-havana-pay-why = 你还可以多代替一些，留下工人。在这里没有区别。

guide-havana-won = 24 **胜利分**：你最先达到 20，赢了！游戏马上结束。
guide-havana-won-why = 这个回合不再打完，其他人没有机会再行动。
guide-havana-done = 两位数、行动顺序、两端、盗贼、五抵一：你都会了。现在玩一局真的！
guide-havana-done-why = 桌上的速查写着每张卡的作用。
