### 大家读到的一切，简体中文。
###
### 量词只在 amount 里，名称本身不带；句子里的名称加引号，act-name 已经替每个名称加好。
### 数字、拉丁字母与汉字之间空一格，全角标点旁不空格。

## 语言本身

language-name = 中文
language-read = no

## 句子的组成部分

locale = zh-Hans-CN
list-more = { $first }、{ $then }
list-last = { $first }、{ $then }
amount = { $n } 个{ $what }
pesos = { $n } 比索
points = { $n } 胜利分
votes = { $n } 票
because =
    { $rule ->
        [none] { "" }
        [law-scarcity] （市场法案：减少）
        [law-surplus] （市场法案：增加）
       *[other] （{ $why }）
    }
cite =
    { $rule ->
        [none] { "" }
       *[other] （{ $rule }）
    }
seat = 玩家 { $n }

## 游戏和版本

game-cuba = 古巴
game-havana = 哈瓦那

edition-cuba-de = 德文版（2012）
edition-cuba-nl = 荷兰文版（2008）
edition-cuba-fr = 法文版（2007）
edition-cuba-zh = 中文版
edition-cuba-en = 英文版（2007）

## 选项

option-cuba-tokens = 盒里的标记
option-cuba-tokens-2012 = 每种农产品 15 个，朗姆酒和雪茄各 10 个（2012）
option-cuba-tokens-2007 = 每种农产品 18 个，朗姆酒和雪茄各 15 个（2007）
option-cuba-full_row_price = 市场一行摆满时的售价
option-cuba-full_row_price-by_class = 农产品 1 比索，商品 3 比索
option-cuba-full_row_price-flat = 两类都是 3 比索
option-cuba-large_office = 大型商会
option-cuba-large_office-two = 装运最多 2 个同种货物
option-cuba-large_office-any = 装运任意个同种货物
option-cuba-cloister = 隐修院
option-cuba-cloister-products = 接受农产品
option-cuba-cloister-materials = 接受资源
option-cuba-product_store = 农产市场
option-cuba-product_store-product = 收购农产品
option-cuba-product_store-material = 收购资源
option-cuba-rum_cafe = 朗姆酒吧成本里的水
option-cuba-rum_cafe-one_water = 1 个水
option-cuba-rum_cafe-two_water = 2 个水
option-cuba-black_market = 黑市
option-cuba-black_market-any = 把任意货物换成另一种货物
option-cuba-black_market-across = 把农产品换成商品，或把商品换成农产品
option-cuba-lighthouse = 灯塔
option-cuba-lighthouse-sea_pile = 把海上的船换成牌堆里的一艘
option-cuba-lighthouse-dock_sea = 把泊位里的船与海上的船交换
option-cuba-veto = 教堂的否决
option-cuba-veto-at_once = 马上生效
option-cuba-veto-parliament = 等到议会阶段
option-cuba-sides = 农场板
option-cuba-sides-common = 大家都用同样排列
option-cuba-sides-individual = 大家都用个性排列
option-cuba-sides-mixed = 每名玩家自己选
option-cuba-variant_offered = 提供秘密人选
option-cuba-variant_offered-yes = 是
option-cuba-variant_offered-no = 否
option-cuba-market_law = 市场法案
option-cuba-market_law-every_round = 生效期间每个回合起作用
option-cuba-market_law-once = 只在通过时起作用一次
option-cuba-rebid = 并列领先者再买一次票
option-cuba-rebid-yes = 是
option-cuba-rebid-no = 否，起始玩家优先
option-cuba-secret_delegate = 秘密人选
option-cuba-secret_delegate-yes = 是，行动之前选定
option-cuba-secret_delegate-no = 否，就是剩下的那张卡
option-cuba-bank = 银行里的比索
option-cuba-bank-unlimited = 没有上限
option-cuba-bank-195 = 195
option-cuba-bank-140 = 140
option-cuba-building_tax_zero = 没有建筑的玩家的建筑税
option-cuba-building_tax_zero-paid = 算已缴
option-cuba-building_tax_zero-unpaid = 不算已缴
option-cuba-hidden_money = 遮住别人的钱
option-cuba-hidden_money-yes = 是
option-cuba-hidden_money-no = 否

## 标记

kind-wood = 木头
kind-stone = 石头
kind-water = 水
kind-citrus = 柑橘
kind-sugar = 甘蔗
kind-tobacco = 烟草
kind-rum = 朗姆酒
kind-cigars = 雪茄

class-material = 资源
class-product = 农产品
class-goods = 商品
class-cargo = 货物

## 人物

character-worker = 工人
character-merchant = 女商人
character-architect = 建筑师
character-foreman = 工头
character-mayor = 市代表

## 农场、田地和地点

plantation-common = 同样排列农场板
plantation-blue = 蓝色农场板
plantation-red = 红色农场板
plantation-yellow = 黄色农场板
plantation-green = 绿色农场板
plantation-purple = 紫色农场板

side-common = 同样排列农场板
side-individual = 个性排列农场板

landscape-forest = 森林
landscape-mountain = 山区
landscape-lake = 湖
landscape-plantation = 农场
landscape-citrus = 柑橘农场
landscape-sugar = 甘蔗农场
landscape-tobacco = 烟草农场
landscape-warehouse = 仓库

place-supply = 公共存货
place-yard = 空地
place-warehouse = 仓库
place-market = 市场
place-dock = { $n } 号泊位
place-sea = 海上
place-pile = 牌堆
place-bank = 银行
place-field = 田地

## 回合的阶段

phase-proposals = 提案阶段
phase-actions = 行动阶段
phase-parliament = 议会阶段
phase-laws = 法令阶段
phase-end = 回合结束

## 黑色标记下的特殊用途

alternative-free-material = 免费拿 1 个资源
alternative-free-product = 免费拿 1 个最低价农产品
alternative-two-points = 放弃建造得 2 胜利分
alternative-one-point = 放弃建造得 1 胜利分
alternative-four-pesos = 放弃装船得 4 比索
alternative-two-pesos = 放弃装船得 2 比索

## 胜利分的来源

source-ships = 商船
source-functions = 启动建筑
source-laws = 法案
source-architect = 放弃建造
source-owned = 拥有建筑

## 秘密的选择

sealed-delegate = 人选
sealed-bid = 出价
sealed-payment = 是否缴纳

## 建筑

building-cement-factory = 水泥厂
building-sawmill = 锯木厂
building-golf-course = 高尔夫球场
building-cloister = 隐修院
building-rum-cafe = 朗姆酒吧
building-cigar-cafe = 烟草吧
building-small-office = 商会
building-large-office = 大型商会
building-hotel = 宾馆
building-inn = 旅店
building-goods-store = 商店
building-product-store = 农产市场
building-materials-store = 资源市场
building-small-bank = 银行
building-large-bank = 大型银行
building-black-market = 黑市
building-cigar-factory = 雪茄厂
building-cigar-factory-2 = 第二雪茄厂
building-distillery = 朗姆酒厂
building-distillery-2 = 第二朗姆酒厂
building-church = 教堂
building-town-hall = 市政厅
building-dam = 水坝
building-lighthouse = 灯塔
building-storehouse = 仓库（建筑）
building-warehouse = 仓库

## 建筑的功能

building-cement-factory-does = 交出最多 4 个石头，每个得 1 胜利分。
building-sawmill-does = 交出最多 4 个木头，每个得 1 胜利分。
building-golf-course-does = 交出最多 4 个水，每个得 1 胜利分。
building-cloister-does = 交出最多 2 个农产品，每个得 1 胜利分。
building-cloister-does-cloister-materials = 交出最多 2 个资源，每个得 1 胜利分。
building-rum-cafe-does = 交出最多 3 个朗姆酒，每个得 2 胜利分。
building-cigar-cafe-does = 交出最多 3 个雪茄，每个得 2 胜利分。
building-small-office-does = 向一艘船装运 1 个货物，按它的泊位得分。
building-large-office-does = 向一艘船装运最多 2 个同种货物，每个按它的泊位得分。
building-large-office-does-large_office-any = 向一艘船装运任意个同种货物，每个按它的泊位得分。
building-hotel-does = 得 2 胜利分。
building-inn-does = 得 1 胜利分。
building-goods-store-does = 出售 1 个商品，得 6 比索。
building-product-store-does = 出售 1 个农产品，得 4 比索。
building-product-store-does-product_store-material = 出售 1 个资源，得 4 比索。
building-materials-store-does = 出售最多 2 个资源，每个得 2 比索。
building-small-bank-does = 得 2 比索。
building-large-bank-does = 得 4 比索。
building-black-market-does = 把 1 个货物换成另一种货物。
building-black-market-does-black_market-across = 把 1 个农产品换成商品，或把 1 个商品换成农产品。
building-cigar-factory-does = 把任意个烟草变成同样多的雪茄。
building-cigar-factory-2-does = { building-cigar-factory-does }
building-distillery-does = 把任意个甘蔗变成同样多的朗姆酒。
building-distillery-2-does = { building-distillery-does }
building-church-does = 马上否决一个提案，但不能是你上回合否决过的那一类。
building-church-does-veto-parliament = 在议会阶段否决一个提案，但不能是你上回合否决过的那一类。
building-town-hall-does = 本回合在议会里多 2 票。
building-dam-does = 得 2 个水。
building-lighthouse-does = 把海上的船换成你从牌堆里选的一艘。
building-lighthouse-does-lighthouse-dock_sea = 把泊位里的一艘船与海上的船交换；满载的船不动。
building-storehouse-does = 把空地上的农产品全部搬进仓库，在那里不会损失。
building-warehouse-does = { building-storehouse-does }

## 法案

group-I = 税收法案
group-II = 实物税法案
group-III = 补贴法案
group-IV = 其他法案

law-printed-tax = 初始税：2 比索
law-tax-1 = 税：1 比索
law-tax-2 = 税：2 比索
law-tax-3 = 税：3 比索
law-tax-4 = 税：4 比索
law-tax-5 = 税：5 比索
law-tax-buildings = 建筑税
law-printed-levy = 初始实物税：1 柑橘
law-levy-citrus = 实物税：1 柑橘
law-levy-sugar = 实物税：1 甘蔗
law-levy-tobacco = 实物税：1 烟草
law-levy-water = 实物税：1 水
law-levy-materials = 实物税：2 个任意资源
law-levy-products = 实物税：2 个任意农产品
law-subsidy-buildings = 补贴：建筑
law-subsidy-materials = 补贴：资源田地
law-subsidy-products = 补贴：农产品田地
law-subsidy-water = 补贴：水
law-subsidy-votes = 补贴：表决票
law-subsidy-pesos = 补贴：比索
law-scarcity = 市场法案（减少）
law-surplus = 市场法案（增加）
law-drought = 干旱法案
law-building-law = 建筑法案
law-harbour-law = 港口法案
law-corruption = 贿赂法案

## 法案的内容

law-printed-tax-does = 缴 2 比索的玩家得 2 胜利分。
law-tax-1-does = 缴 1 比索的玩家得 2 胜利分。
law-tax-2-does = 缴 2 比索的玩家得 2 胜利分。
law-tax-3-does = 缴 3 比索的玩家得 2 胜利分。
law-tax-4-does = 缴 4 比索的玩家得 2 胜利分。
law-tax-5-does = 缴 5 比索的玩家得 2 胜利分。
law-tax-buildings-does = 你的每座建筑缴 1 比索，就得 2 胜利分。
law-printed-levy-does = 缴 1 个柑橘的玩家得 2 胜利分。
law-levy-citrus-does = 缴 1 个柑橘的玩家得 2 胜利分。
law-levy-sugar-does = 缴 1 个甘蔗的玩家得 2 胜利分。
law-levy-tobacco-does = 缴 1 个烟草的玩家得 2 胜利分。
law-levy-water-does = 缴 1 个水的玩家得 2 胜利分。
law-levy-materials-does = 缴任意 2 个资源的玩家得 2 胜利分。
law-levy-products-does = 缴任意 2 个农产品的玩家得 2 胜利分。
law-subsidy-buildings-does = 你的每座建筑 1 胜利分。
law-subsidy-materials-does = 你的每块没有建筑的资源田地 1 胜利分。
law-subsidy-products-does = 你的每块没有建筑的农产品田地 1 胜利分。
law-subsidy-water-does = 你的每个水 1 胜利分，最多 7。
law-subsidy-votes-does = 派进议会的人物卡每票 1 胜利分。
law-subsidy-pesos-does = 你每有 3 比索 1 胜利分，最多 7。
law-scarcity-does = 每回合市场上减少柑橘、甘蔗、烟草各 2 个。
law-scarcity-does-market_law-once = 市场上减少柑橘、甘蔗、烟草各 2 个，只一次。
law-surplus-does = 每回合市场上增加柑橘、甘蔗、烟草各 2 个。
law-surplus-does-market_law-once = 市场上增加柑橘、甘蔗、烟草各 2 个，只一次。
law-drought-does = 工人不付水只能使用 1 块农产品田地。
law-building-law-does = 建造一座建筑要多付 2 比索。
law-harbour-law-does = 被装满的船马上离港。
law-corruption-does = 不能买票。

## 记录：游戏进程

event-round = 第 { $n } 回合开始。
event-phase = 阶段：{ $what }。
    .what = phase
event-start = { $seat } 是起始玩家。
event-board = { $seat } 拿到“{ $what }”。
    .what = plantation
event-side = { $seat } 选择“{ $what }”。
    .what = plantation side
event-turn-ended = { $seat } 结束行动。
event-forced = { $seat } 只有一种选择：{ $what }。
event-markers-off = 收回 { $n } 个黑色标记。
event-cards-back = 所有玩家收回人物卡。
event-over = { $seat } 以 { points }获胜。

## 记录：标记、钱和胜利分

event-moved = { $seat }：{ amount }，{ $source } → { $target }{ because }。
    .what = kind cube
    .source = place
    .target = place
event-moved-nobody = { amount }，{ $source } → { $target }{ because }。
event-moved-field-yard = { $seat } 从田地 { $source } 得到 { amount }。
event-moved-supply-yard =
    { $rule ->
        [C-030] { $seat } 开局拿 { amount }。
        [C-060] { $seat } 从公共存货买 { amount }。
        [C-062] { $seat } 免费拿 { amount }。
       *[other] { $seat } 得到 { amount }{ because }。
    }
event-moved-market-yard = { $seat } 在市场上买 { amount }。
event-moved-yard-market = { $seat } 在市场上卖出 { amount }。
event-moved-warehouse-market = { $seat } 在市场上卖出仓库里的 { amount }。
event-moved-yard-supply =
    { $rule ->
        [C-051] { $seat } 放弃 { amount }，多使用一块田地。
        [C-061] { $seat } 向公共存货卖出 { amount }。
        [C-068] { $seat } 为建造支付 { amount }。
        [C-100] { $seat } 缴 { amount }作为实物税。
        [C-125] { $seat } 损失空地上的 { amount }。
       *[other] { $seat } 交出 { amount }{ because }。
    }
event-moved-warehouse-supply =
    { $rule ->
        [C-061] { $seat } 向公共存货卖出仓库里的 { amount }。
        [C-100] { $seat } 从仓库缴 { amount }作为实物税。
       *[other] { $seat } 从仓库交出 { amount }{ because }。
    }
event-moved-yard-warehouse = { $seat } 把 { amount }储藏进仓库。
event-moved-yard-dock = { $seat } 向 { $target }的船装运 { amount }。
event-moved-warehouse-dock = { $seat } 从仓库向 { $target }的船装运 { amount }。
event-moved-dock-supply = { amount }从 { $source }回到公共存货。
event-moved-supply-market = 市场上增加 { amount }{ because }。
event-moved-market-supply = 市场上减少 { amount }{ because }。
event-paid =
    { $rule ->
        [C-056] { $seat } 在市场上付 { pesos }。
        [C-060] { $seat } 向公共存货付 { pesos }。
        [C-089] { $seat } 为买票付 { pesos }。
        [C-098] { $seat } 缴税 { pesos }。
        [H-021] { $seat } 为建筑付 { pesos }。
       *[other] { $seat } 付 { pesos }{ because }。
    }
event-earned =
    { $rule ->
        [C-058] { $seat } 卖得 { pesos }。
        [C-061] { $seat } 卖得 { pesos }。
        [C-082] { $seat } 放弃装船，得 { pesos }。
        [H-009] { $seat } 开局有 { pesos }。
       *[other] { $seat } 得 { pesos }{ because }。
    }
event-scored = { $seat } 得 { points }：{ $what }{ because }。
    .what = source
event-scored-ships = { $seat } 装运货物得 { points }。
event-scored-functions = { $seat } 得 { points }{ because }。
event-scored-laws =
    { $rule ->
        [C-102] { $seat } 税和实物税都缴，得 { points }。
       *[other] { $seat } 得 { points }{ because }。
    }
event-scored-architect = { $seat } 放弃建造，得 { points }。
event-scored-owned = { $seat } 拥有建筑，得 { points }。

## 记录：人物和建筑

event-card =
    { $rule ->
        [C-041] { $seat } 打出“{ $what }”。
       *[other] { $seat } 执行“{ $what }”。
    }
    .what = character card
event-pawn = { $seat } 把棋子放到田地 { $target }。
event-built = { $seat } 在田地 { $target } 建造“{ $what }”。
    .what = building
event-used = { $seat } 启动“{ $what }”。
    .what = building
event-marker = { $seat } 使用特殊用途：{ $what }。
    .what = alternative

## 记录：商船

event-ship = { $what } 号船从 { $source }移到 { $target }{ because }。
    .source = place
    .target = place
event-ship-pile-sea = { $what } 号船来到海上。
event-ship-pile-dock = { $what } 号船来到 { $target }。
event-ship-sea-dock = { $what } 号船从海上来到 { $target }。
event-ship-dock-dock = { $what } 号船从 { $source }移到 { $target }。
event-ship-dock-sea = { $seat } 把 { $what } 号船从 { $source }送到海上。
event-ship-sea-pile = { $seat } 把 { $what } 号船放回牌堆。
event-ship-dock-pile =
    { $rule ->
        [C-121] { $what } 号船满载，离开 { $source }。
        [C-122] { $what } 号船必须离开 { $source }。
       *[other] { $what } 号船离开 { $source }{ because }。
    }

## 记录：议会和法案

event-proposal = 提案：“{ $what }”。
    .what = law
event-vetoed = { $seat } 否决“{ $what }”。
    .what = law
event-enacted = { $seat } 通过“{ $what }”。
    .what = law
event-lapsed = “{ $what }”作废。
    .what = law
event-rejected = “{ $what }”没有通过，移出游戏。
    .what = law
event-sealed = { $seat } 秘密选定：{ $what }。
    .what = sealed
event-sealed-bid = { $seat } 已秘密出价。
event-sealed-delegate = { $seat } 已面朝下放好人选。
event-sealed-payment = { $seat } 已决定是否缴纳。
event-chose = { $seat } 已选定，别人还看不到：{ $what }。
event-revealed =
    { $rule ->
        [C-086] { $seat } 派“{ $what }”进议会：{ votes }。
       *[other] { $seat } 翻开“{ $what }”。
    }
    .what = character card
event-bid =
    { $n ->
        [0] { $seat } 不买票。
       *[other] { $seat } 买 { votes }。
    }
event-votes = { $seat } 一共有 { votes }。
event-won = { $seat } 以 { votes }赢得表决，通过两个法案。
event-skipped =
    { $rule ->
        [A-87] { $seat } 没有建筑，“{ $what }”不算已缴{ because }。
        [C-098] { passed-over }
        [C-100] { passed-over }
        [C-103] { passed-over }
       *[other] { $seat } 的“{ $what }”没有用处。
    }
    .what = law card
passed-over = { $seat } 缴不起“{ $what }”，跳过{ because }。
event-skipped-nobody = “{ $what }”本回合不起作用{ because }。
event-met = { $seat } 遵守“{ $what }”。
    .what = law
event-declined = { $seat } 不缴“{ $what }”。
    .what = law

## 记录：一次做完的事

act =
    { $you ->
        [you] 你{ $clauses }。
       *[other] { $seat } { $clauses }。
    }
act-nobody = { $clauses }。
act-then = { $first }{ $then }
act-forced = （唯一的选择）
act-rule = （{ $rule }）
act-name = “{ $what }”
clauses-more = { $first }，{ $then }
clauses-last = { $first }，{ $then }
act-start = 成为起始玩家
act-board = 拿到{ $what }
    .what = plantation
act-side = 选择{ $what }
    .what = plantation side
act-begin = 开局拿 { $gets }
act-play = 打出{ $what }
    .what = character
act-pawn = 把棋子放到 { $target }
act-harvest =
    { $has ->
        [both] 使用田地得到 { $gets }（放弃 { $gives }）
        [gives] 放弃 { $gives }
       *[other] 使用田地得到 { $gets }
    }
act-buy = 用 { $gives }买 { $gets }
act-sell = 卖出 { $gives }，得 { $gets }
act-free = 免费拿 { $gets }
act-build =
    { $has ->
        [gives] 付 { $gives }，在 { $target } 建造{ $what }
       *[other] 在 { $target } 建造{ $what }
    }
    .what = building
act-forgo = 放弃建造，得 { $gets }
act-load =
    { $has ->
        [both] 向 { $target }的船装运 { $gives }，得 { $gets }
        [gets] 得 { $gets }
       *[other] 向 { $target }的船装运 { $gives }
    }
    .target = place
act-forgo-loading = 放弃装船，得 { $gets }
act-use =
    { $has ->
        [both] 启动{ $what }，用 { $gives }换得 { $gets }
        [gives] 启动{ $what }，交出 { $gives }
        [gets] 启动{ $what }，得 { $gets }
       *[none] 启动{ $what }
    }
    .what = building
act-store = 储藏 { $gives }
act-call = 把 { $what } 号船叫到海上
act-send = 把 { $what } 号船从 { $source }送到海上
    .source = place
act-veto = 否决{ $what }
    .what = law
act-propose = 提案：{ $what }
    .what = law
act-delegate = 派{ $what }进议会，有 { votes }
    .what = character
act-bid =
    { $n ->
        [0] 不买票
       *[other] 用 { pesos }买 { votes }
    }
act-win = 以 { votes }赢得表决
act-enact = 通过{ $what }
    .what = law
act-pay =
    { $has ->
        [both]
            { $key ->
                [none] 得 { $gets }
               *[other] 为{ $what }缴 { $gives }，得 { $gets }
            }
        [gets]
            { $key ->
                [none] 得 { $gets }
               *[other] 遵守{ $what }，得 { $gets }
            }
       *[other] 缴纳{ $what }
    }
    .what = law
act-subsidy = 凭“{ $why }”得 { $gets }
act-decline = 不缴{ $what }
    .what = law
act-pass-over =
    { $rule ->
        [C-103] 从{ $what }什么也没得到
        [A-87] 没有建筑，{ $what }不算已缴
       *[other] 缴不起{ $what }
    }
    .what = law
act-no-effect = { $what }本回合不起作用
    .what = law
act-spoil = 损失空地上的 { $gives }
act-own = 因拥有建筑得 { $gets }
act-win-game = 以 { points }获胜

## 为什么不行

reason-not-your-turn = 还没有轮到你{ cite }。
reason-game-over = 游戏已经结束{ cite }。
reason-not-now = 现在要你做的是别的事{ cite }。
reason-must-finish = 先做完你已经开始的事{ cite }。
reason-changes-nothing = 现在启动“{ $what }”什么也不会改变{ cite }。
    .what = building
reason-cost = 你还缺：{ $lacks }{ cite }。
reason-pesos = { reason-cost }
reason-law = { reason-cost }
lack =
    { $instead ->
        [0] { $n } 个{ $what }
       *[other] { $n } 个{ $what }（或再有 { $instead } 个瓦砾）
    }
    .what = kind cube
lack-pesos = { $n } 比索
lack-building-law = 建筑法案要的 { $n } 比索
reason-supply-empty = 公共存货里没有{ $what }了{ cite }。
    .what = kind
reason-place-warehouse = 田地 { $what } 是仓库，不能建造{ cite }。
reason-place-building = 田地 { $what } 已经有建筑了{ cite }。
reason-no-field-left = 你没有可以建造的田地了{ cite }。
reason-building-gone = 没有“{ $what }”可建了{ cite }。
    .what = building
reason-row-not-full = { $what }那一行还有空位，所以公共存货不收购{ cite }。
    .what = kind
reason-nothing-to-sell = 你没有{ $what }可卖{ cite }。
    .what = kind
reason-reverse-trade = 你这次已经买卖过{ $what }，不能再反过来做{ cite }。
    .what = kind
reason-alternative-taken = 本回合已经有人用过：{ $what }{ cite }。
    .what = alternative
reason-not-cheapest = 只有最低价的农产品才免费，{ $what }更贵{ cite }。
    .what = kind
reason-already-traded = 你已经做过买卖，这次不能再免费拿{ cite }。
reason-ship-none = { $n } 号泊位没有船{ cite }。
reason-ship-full = { $n } 号泊位的船已经满载{ cite }。
reason-ship-space = 这艘船没有{ $what }的空位了{ cite }。
    .what = kind
reason-ship-not-in-pile = { $n } 号船不在牌堆里{ cite }。
reason-ship-at-sea = 海上的船不能装货{ cite }。
reason-one-ship = 这次的货物只能装到 { $n } 号泊位的船上{ cite }。
reason-same-kind = 这座商会这次只装{ $what }，不能装别的{ cite }。
    .what = kind
reason-no-cargo = 你没有 { $n } 号泊位的船能装的货物{ cite }。
reason-not-owned = 你没有“{ $what }”{ cite }。
    .what = building
reason-out-of-reach = “{ $what }”不在棋子的行和列上，只能单独启动{ cite }。
    .what = building
reason-already-used = 你本回合已经启动过“{ $what }”{ cite }。
    .what = building
reason-max-given = 这座建筑最多接受 { $n } 个{ cite }。
reason-wrong-piece = 这座建筑不接受{ $what }{ cite }。
    .what = kind
reason-card-played = 你本回合已经打出过“{ $what }”{ cite }。
    .what = character
reason-card-delegate = “{ $what }”是你派进议会的人选{ cite }。
    .what = character
reason-field-not-in-cross = 田地 { $what } 不在棋子的行和列上{ cite }。
reason-field-built = 田地 { $what } 有建筑，不出产{ cite }。
reason-field-yields-nothing = 田地 { $what } 不出产农产品{ cite }。
reason-field-used = 田地 { $what } 已经使用过{ cite }。
reason-needs-water = 多使用一块田地要 1 个水，你没有水{ cite }。
reason-bid-above-money = 你只有 { pesos }{ cite }。
reason-corruption = 贿赂法案禁止买票{ cite }。
reason-veto-ban = 你上回合否决过 { $what } 类的提案{ cite }。
reason-no-proposal = { $what } 类没有公开的提案{ cite }。
reason-cannot-pay = 你缴不起“{ $what }”，还缺：{ $lacks }{ cite }。
    .what = law
reason-wrong-pair =
    { $rule ->
        [B-16] 黑市不能用它换{ $what }{ cite }。
       *[other] “{ $what }”要的不是这些标记{ cite }。
    }
    .what = kind law
reason-pairs-two = 先拿两个资源，再拿两个农产品{ cite }。
reason-undo-nothing = 没有你能撤回的行动{ cite }。
reason-undo-reveal = 之后已经抽过或翻开过东西，不能撤回{ cite }。

## 要玩家做什么

ask-side = 选择农场板的一面。
ask-take-material = 选一个起始资源。
ask-take-product = 选一个起始农产品。
ask-delegate = 秘密选定你的人选。
ask-card = 打出一个人物。
ask-place = 把棋子放到一块田地上。
ask-harvest = 使用棋子的行和列上的农产品田地，或结束行动。
ask-trade = 买卖，或改为免费拿一个；然后结束行动。
ask-trade-on = 买卖，然后结束行动。
ask-build-none = 你付不起任何建筑：结束行动即放弃建造。
ask-build = 选一座建筑，或结束行动以放弃建造。
ask-site = 选一块田地来建造。
ask-foreman = 启动你的建筑，或结束行动。
ask-give = 向建筑交出标记，或选“完成”。
ask-convert = 兑换一个货物，或选“完成”。
ask-office-dock = 选商会要装货的泊位，或选“完成”。
ask-office-load = 装运货物，或选“完成”。
ask-call = 选下一艘到海上的船，或选“完成”。
ask-swap = 选一艘船与海上的船交换，或选“完成”。
ask-veto = 否决一个提案，或选“完成”。
ask-mayor = 选一艘船装货，或结束行动以放弃装船。
ask-load = 向这艘船装运货物，或结束行动。
ask-end = 没有事可做了：结束行动。
ask-bid = 秘密买票，每票 1 比索。
ask-bid-again = 你并列领先：再秘密买票，每票 1 比索。
ask-enact = 你赢得了表决：通过两个提案。
ask-tax = 缴税得 2 胜利分，或不缴。
ask-levy = 缴实物税得 2 胜利分，或不缴。
ask-wait = 等待其他玩家。
ask-over = 游戏已经结束。

## 终端里的桌面

board-round = 第 { $n } 回合
board-phase = 阶段
board-lap = 第 { $n } 圈
board-setup = 游戏设置
board-market = 市场
board-price = 价格
board-supply = 公共存货
board-bank = 银行
board-harbour = 港口
board-sea = 海上
board-dock = { $n } 号泊位
board-pile = 牌堆
board-ship = { $n } 号船
board-laws = 生效的法案
board-proposals = 提案
board-votes = 表决票
board-alternatives = 特殊用途
board-free = 空闲
board-taken = 已用
board-none = 无
board-empty = 空
board-full = 满载
board-hidden = 隐藏
board-buildings = 建筑
board-cost = 建造成本
board-seat = 玩家
board-start-player = 起始玩家
board-pesos = 比索
board-points = 胜利分
board-score = 计分
board-total = 总计
board-plantation = 农场
board-pawn = 棋子
board-yard = 空地
board-warehouse = 仓库
board-hand = 手牌
board-played = 已打出
board-delegate = 人选
board-log = 记录
board-moves = 可选行动
board-winner = 胜者

# terminal

board-parliament = 议会
board-buy = 买
board-sell = 出售
board-legend = [已装]  空位
board-alternatives-taken = 已用的特殊用途
board-does = 功能
board-spaces = 空位
board-where = 位置
board-digit = 数字
board-card = 卡
board-laid = 面朝下
board-known-hand = 肯定在手中
board-known-discard = 肯定已弃
board-known-unknown = 手牌或弃牌
board-bot-seat = { $seat }（{ $what }）
board-bots = 电脑玩家：{ $what }。加“--people all”则全部由人来玩。
board-welcome = 输入一条指令，或用逗号隔开的几条；? 列出可选行动，help 说明其他。
board-keys = ? 可选行动 · undo · board · help
board-refused = 现在不行：{ $what }。输入“? { $source }”看原因。
board-possible = { $what } 现在可以。
board-unknown = { $what } 不是行动，也不是命令：? 列出可选行动，help 列出命令。
board-stands = 前面的行动已经执行；undo 可以一步一步撤回。
board-taken-back = 已撤回。
board-needs-file = 请写文件名：{ $what } FILE。
board-saved = 已保存。“malecon play { $source } --load { $what }”可从这里继续。
board-loaded = 已载入 { $what }。
board-not-saved = 这局游戏没有保存。下次离开前输入“save FILE”，之后“malecon play { $source } --load FILE”可从那里继续。
board-over = 游戏已经结束：可以用 board、log all、save FILE 或 quit。
board-verified = { $what }：重放 { $source } 步，哈希正确，{ $n } 次抽取经种子证实。
board-card-worker = 放置棋子，收取周围的资源，使用农产品田地。
board-card-merchant = 在市场上买卖，或免费拿一个。
board-card-architect = 建造一座建筑，或放弃建造得胜利分。
board-card-foreman = 启动棋子的行和列上的建筑，或任意位置的一座。
board-card-mayor = 给船装货得胜利分，或放弃装船得比索。
board-help-moves = 可选行动及其结果；“? 指令”说明为什么不行
board-help-undo = 撤回上一个选择，除非之后已经抽过或翻开过东西
board-help-restart = 撤回这次的全部行动
board-help-board = 重新画出桌面
board-help-buildings = 各建筑、成本和功能
board-help-ships = 还没有来的船
board-help-laws = 法案和提案的内容
board-help-cards = 行动卡的作用
board-help-log = 再看这个回合或整局的记录；加 cubes 列出每个标记
board-help-save = 把游戏保存到文件
board-help-load = 继续保存过的游戏
board-help-help = 这份列表
board-help-quit = 离开

## 哈瓦那：版本和选项

edition-havana-nl = 荷兰文版

option-havana-stall_limit = 布袋空了又没有建筑离开
option-havana-stall_limit-none = 游戏继续
option-havana-stall_limit-number = { $n } 个回合后游戏结束
option-havana-round_limit = 游戏长度
option-havana-round_limit-none = 直到有人获胜
option-havana-round_limit-number = 最多 { $n } 个回合
option-havana-bank = 银行里的比索
option-havana-bank-unlimited = 没有上限
option-havana-bank-108 = 108
option-havana-memory_help = 显示别人弃掉的卡
option-havana-memory_help-yes = 是
option-havana-memory_help-no = 否

## 哈瓦那：配件

cube-brick = 砖
cube-sandstone = 砂岩
cube-loam = 黏土
cube-glass = 玻璃
cube-debris = 瓦砾
cube-worker = 工人

## 哈瓦那：卡

card-siesta = 午睡
card-renewal = 回收
card-protection = 保护
card-debris = 瓦砾
card-conservation = 停工
card-tax-collector = 税务官
card-worker = 工人
card-architect = 建筑师
card-peso-thief = 比索盗贼
card-material-thief = 建材盗贼
card-black-market = 黑市
card-pesos = 比索
card-mama = 妈妈

card-siesta-does = 什么也不做，只让你的两位数变小。
card-renewal-does = 可以从自己的弃牌堆收回 1 张卡到手里；别人看不到是哪一张。
card-protection-does = 它面朝上时，盗贼和税务官拿不走你的任何东西。
card-debris-does = 拿走桌面中央的全部瓦砾。
card-conservation-does = 可以把一排一端的 1 座建筑移出游戏，除非本回合已经移除过一座。
card-tax-collector-does = 拿 1 比索。行动顺序在你后面的玩家各失去 1 名工人或 1 个建材，由你选。
card-worker-does = 本回合第一个用这张卡，拿 2 名工人，否则拿 1 名。
card-architect-does = 拿 1 名工人；“建筑师”面朝上时，可以买需要建筑师的建筑。
card-peso-thief-does = 偷走一名后面玩家的一半比索，向下取整。后面没有人，就任选一人。
card-material-thief-does = 从一名后面的玩家那里偷 1 个建材；他的彩色建材超过 3 个时最多偷 2 个。后面没有人，就任选一人。
card-black-market-does = 本回合第一个用这张卡，从布袋抽 2 个建材，否则抽 1 个。
card-pesos-does = 拿走桌面中央一半的比索，向上取整。
card-mama-does = 拿走桌面中央一半的彩色建材（由你挑）和一半的瓦砾，分别向上取整。

## 哈瓦那：建筑

house-bench = 长椅
house-well = 水井
house-kiosk = 售货亭
house-lamp-post = 路灯
house-statue = 雕像
house-balcony = 阳台
house-cafe = 咖啡馆
house-pharmacy = 药店
house-florist = 花店
house-lottery-office = 彩票站
house-barracks = 兵营
house-arcade = 拱廊
house-barber = 理发店
house-bakery = 面包店
house-fire-station = 消防站
house-customs-house = 海关
house-conservatory = 温室
house-school = 学校
house-dockyard = 造船厂
house-post-office = 邮局
house-cigar-hall = 雪茄馆
house-convent = 修道院
house-art-gallery = 画廊
house-market-hall = 大市场
house-dance-hall = 舞厅
house-hospital = 医院
house-railway-station = 火车站
house-fortress = 要塞
house-cathedral-school = 教会学校
house-rum-house = 朗姆酒馆
house-aquarium = 水族馆
house-opera-house = 歌剧院
house-grand-hotel = 大饭店
house-university = 大学
house-capitol = 国会大厦
house-cathedral = 大教堂

## 哈瓦那：地点、阶段等

end-top-left = 左上
end-top-right = 右上
end-bottom-left = 左下
end-bottom-right = 右下

row-top = 上排
row-bottom = 下排

place-bag = 布袋
place-centre = 桌面中央
place-stock = 个人存货
place-box = 游戏盒
place-seat = 玩家 { $n }

phase-restock = 补给
phase-cards = 新行动卡

source-buildings = 建筑

sealed-cards = 两张卡

ending-target = 达到目标分
ending-exhaustion = 建筑或建材已用完
ending-stall = 太久没有建筑离开
ending-rounds = 最后一个回合已结束

## 哈瓦那：记录

ordinal =
    { $n ->
        [1] 第一
        [2] 第二
        [3] 第三
       *[other] 第四
    }
event-number = { $seat } 的两位数是 { NUMBER($n, minimumIntegerDigits: 2) }。
event-order =
    { $rule ->
        [H-018] { $seat } 的两位数与别人相同，裁定{ ordinal }个行动{ because }。
       *[other] { $seat } { ordinal }个行动。
    }
event-dealt = { $target }摆出“{ $what }”。
    .what = house
    .target = row
event-swapped = { $seat } 用牌堆里的“{ $what }”替下{ $source }的建筑。
    .what = house
    .source = end
event-moved-bag-stock =
    { $rule ->
        [H-009] { $seat } 开局有 { amount }。
       *[other] { $seat } 抽 { amount }{ because }。
    }
event-moved-bag-centre = 桌面中央增加 { amount }。
event-moved-centre-stock =
    { $rule ->
        [card-debris] { $seat } 从桌面中央拿 { amount }。
       *[other] { $seat } 从桌面中央拿 { amount }{ because }。
    }
event-moved-seat-stock = { $seat } 从 { $source } 那里偷走 { amount }。
event-moved-supply-stock =
    { $rule ->
        [card-worker] { $seat } 拿 { amount }。
       *[other] { $seat } 拿 { amount }{ because }。
    }
event-moved-stock-supply =
    { $rule ->
        [H-021] { $seat } 为建筑付 { amount }。
        [card-tax-collector] { $seat } 被税务官拿走 { amount }。
       *[other] { $seat } 交出 { amount }{ because }。
    }
event-moved-stock-box =
    { $rule ->
        [H-021] { $seat } 为建筑付 { amount }。
        [H-023] { $seat } 为建筑付 { amount }。
        [card-tax-collector] { $seat } 被税务官拿走 { amount }。
       *[other] { $seat } 交出 { amount }{ because }。
    }
event-taken =
    { $n ->
        [0] 桌面中央没有比索给 { $seat } 拿。
       *[other] { $seat } 从桌面中央拿 { pesos }。
    }
event-stolen =
    { $n ->
        [0] { $seat } 从 { $source } 那里没有偷到比索。
       *[other] { $seat } 从 { $source } 那里偷走 { pesos }。
    }
    .source = place
event-restocked = 桌面中央增加 { pesos }。
event-first = { $seat } 是本回合第一个用“{ $what }”的。
    .what = card
event-bought = { $seat } 买下{ $source }的“{ $what }”。
    .what = house
    .source = end
event-scored-buildings = { $seat } 买下建筑，得 { points }。
event-removed = { $seat } 把{ $source }的“{ $what }”移出游戏。
    .what = house
    .source = end
event-protected = { $seat } 执行“{ $what }”，能偷的人都受到保护{ because }。
    .what = card
event-protected-tax-collector = { $seat } 受到保护：{ $what }。
event-skipped-conservation = { $seat } 本回合不能再移除建筑。
event-skipped-worker = 没有工人给 { $seat } 拿了。
event-skipped-architect = 没有工人给 { $seat } 拿了。
event-skipped-material-thief = { $seat } 没有建材可偷。
event-skipped-black-market = 布袋是空的，{ $seat } 抽不到建材。
event-renewed = { $seat } 从弃牌堆收回一张卡。
event-sealed-cards = { $seat } 已面朝下放好两张卡。
event-laid = { $seat } 用一张面朝下的卡盖住“{ $what }”。
    .what = card
event-covered = { $seat } 把“{ $what }”放到弃牌堆。
    .what = card
event-refreshed = { $seat } 收回弃牌堆。
event-ended = 游戏结束：{ $what }。
    .what = ending

## 哈瓦那：一次做完的事

act-swap = 用牌堆里的{ $what }替下{ $source }的建筑
    .what = house
    .source = end
act-lay =
    { $key ->
        [none] 面朝下放好两张卡
       *[other] 面朝下放好{ $what }
    }
    .what = card
act-cover = 用一张面朝下的卡盖住{ $what }
    .what = card
act-reveal = 翻开{ $what }
    .what = card
act-discard = 弃掉{ $what }
    .what = card
act-refresh = 收回弃牌堆
act-order = 的两位数与别人相同，裁定{ ordinal }个行动
act-use-card = 执行{ $what }
    .what = card
act-take =
    { $has ->
        [gets] 从桌面中央拿 { $gets }
       *[other] 在桌面中央没有比索可拿
    }
act-draw = 从布袋抽 { $gets }
act-receive = 拿 { $gets }
act-steal =
    { $has ->
        [gets]
            { $whom ->
                [you] 从你这里偷走 { $gets }
               *[other] 从 { $source } 那里偷走 { $gets }
            }
       *[other]
            { $whom ->
                [you] 没有从你这里偷到比索
               *[other] 没有从 { $source } 那里偷到比索
            }
    }
act-lose = 被税务官拿走 { $gives }
act-protected = 受到保护，不怕{ $what }
    .what = card
act-all-protected = 能偷的人都受到保护
act-find-nothing =
    { $key ->
        [conservation] 但本回合已不能再移除建筑
        [worker] 没有工人可拿
        [architect] 没有工人可拿
        [material-thief] 没有建材可偷
        [black-market] 抽不到建材，布袋是空的
       *[other] 用不上{ $what }
    }
    .what = card
act-remove = 把{ $source }的{ $what }移出游戏
    .what = house
    .source = end
act-renew = 从弃牌堆收回一张卡
act-purchase =
    { $key ->
        [none] 付 { $gives }
       *[other]
            { $has ->
                [both] 用 { $gives }买下{ $what }，得 { $gets }
               *[other] 用 { $gives }买下{ $what }
            }
    }
    .what = house
act-deal = 摆出：{ $what }
    .what = house
act-restock = 桌面中央增加 { $gets }

## 哈瓦那：为什么不行

reason-not-an-end =
    { $rule ->
        [HA-39] 一排只剩一座建筑时，只算左端：{ $what }{ cite }。
       *[other] 只能拿两排最外面的建筑：{ $what }{ cite }。
    }
    .what = end house
reason-no-building = 这里没有建筑：{ $what }{ cite }。
    .what = end
reason-architect = { reason-cost }
lack-architect = 面朝上的“建筑师”
lack-worker = { $n } 个{ $what }（或再有 { $instead } 比索）
    .what = cube
reason-worth = 必须是值 1 到 3 胜利分的建筑，这一座值 { points }{ cite }。
reason-not-in-pile = 这座建筑不在牌堆里{ cite }。
reason-cannot-replace = 价格里没有{ $what }可以代替了{ cite }。
    .what = cube
reason-not-later = { seat } 的行动顺序不在你后面{ cite }。
reason-protected = { seat } 受到保护{ cite }。
reason-no-seat = 这一桌没有玩家 { $n }{ cite }。
reason-self = 不能偷自己{ cite }。
reason-no-cube = 这里没有{ $what }可拿{ cite }。
    .what = cube
reason-must-take = 这张卡必须执行：请选择{ cite }。
reason-removed-already = 本回合已经移除过一座建筑{ cite }。
reason-nothing-in-discard = “{ $what }”不在你的弃牌堆里{ cite }。
    .what = card
reason-not-in-hand = “{ $what }”不在你手里{ cite }。
    .what = card
reason-not-open = “{ $what }”不是你面朝上的卡{ cite }。
    .what = card
reason-same-card = 你已经选了“{ $what }”{ cite }。
    .what = card
reason-already-done = 你这次已经执行过“{ $what }”{ cite }。
    .what = card

## 哈瓦那：要玩家做什么

ask-swap-card = 两端没有值 1 到 3 胜利分的建筑。从牌堆里选一座放过去。
ask-swap-end = 选一端来放它。
ask-lay-first = 秘密选两张卡。
ask-do = 先执行哪一张面朝上的卡？
ask-renew = 从弃牌堆收回一张卡，或选“完成”。
ask-conserve = 移除一排一端的建筑，或选“完成”。
ask-tax-victim = 选下一名玩家失去什么：一名工人或一个建材。
ask-rob-pesos = 选一名玩家，偷走他一半的比索。
ask-rob-cubes = 选一名玩家，偷他的建材。
ask-steal = 偷一个建材。可以再偷一个时，偷不偷由你。
ask-mama = 选你要从桌面中央拿的彩色建材。
ask-buy = 买两排两端的建筑，或结束行动。
ask-pay = 照价支付，或用 5 比索抵一名工人、5 个瓦砾抵一个建材。
ask-cover = 要盖住哪一张面朝上的卡？
ask-lay = 用一张手牌盖住它。

## 哈瓦那：终端里的桌面

board-street = 待售建筑
board-plaza = 桌面中央
board-bag = 布袋
board-box = 游戏盒
board-workers = 工人
board-cubes = 建材
board-target = 目标
board-open-cards = 面朝上的卡
board-number = 两位数
board-order = 行动顺序
board-discard = 弃牌堆
board-covered = 被盖住
board-architect = 建筑师

## 教练对方案的说明

coach-now =
    { $n ->
        [0] 现在：暂无
       *[other] 现在：{ points }
    }
coach-expected = 终局：约 { $n } ± { $error } 胜利分
coach-share = 获胜机会：{ $n }% ± { $error }
coach-low = 十次尝试里有一次，你最后只有 { points }或更少。
coach-rival = 这样的话，{ $who } 比你更可能获胜：{ $n }%。
coach-even = 与最好的不相上下：差别在误差之内。
coach-safe = 各次尝试中什么也没有损失。
coach-risk-spoil = 100 次尝试中有 { $share } 次，你损失空地上的 { $n } 个农产品（C-125）。
coach-risk-tax = 100 次尝试中有 { $share } 次，你缴不起税（C-098）。
coach-risk-levy = 100 次尝试中有 { $share } 次，你缴不起实物税（C-100）。
coach-risk-stolen-cubes = 100 次尝试中有 { $share } 次，你被偷走 { $n } 个建材（H-042）。
coach-risk-stolen-pesos = 100 次尝试中有 { $share } 次，你被偷走 { pesos }（H-041）。
coach-risk-taxed = 100 次尝试中有 { $share } 次，税务官从你这里拿走东西（H-038）。

## 自己的卡片数据有什么问题

value-nothing = 空
value-huge = 一个巨大的数
value-list = 含 { $n } 项的列表
value-table = 一张表
value-float = 一个小数
value-date = 一个日期
value-time = 一个时间
value-datetime = 一个日期和时间

component-row =
    { $row ->
        [0] { "" }
       *[other] 第 { $row } 行：
    }
component-toml = 这段文字不是 TOML：{ $why }
component-line-length = 第 { $row } 行有 { $n } 个字符，应当最多 { $most } 个
component-unknown = 未知的名称 { $came }，应当是 { $known } 之一
    .came = value
component-no-table = { $came }，应当是一张表
    .came = value
component-prices = { $came }，应当是价格的列表
    .came = value
component-price-count = { $n } 个价格，应当是 { $least } 到 { $most } 个
component-price = 价格 { $came }，应当是 1 到 { $most } 的整数
    .came = value
component-price-order = 价格 { $n } 在 { $most } 之后，每个价格都应当比前一个低
component-buy = { $came }，应当是 { $least }（高于每行的第一个价格）到 { $most } 的整数
    .came = value
component-groups = { $came }，应当是含 product 和 goods 的表
    .came = value
component-group-missing = 缺少 { $came }，应当有 product 和 goods
component-sold = { $came }，应当是 1 到 { $most }（该行的最后一个价格）的整数
    .came = value
component-start = { $came }，应当是 0 到 { $most }（该行的位置数）的整数
    .came = value
component-fields = { $came }，应当是 12 块田地，即 { $n } 行、每行 { $most } 个字母
    .came = value
component-field-count = 字母 { $came } 出现 { $n } 次，应当是 { $most } 次
component-ships-missing = 缺少 { $came }，应当有 1 到 { $most } 的全部
component-no-letters = { component-row }{ $came }，应当是 { $most } 个字母
    .came = value
component-letter-count = { component-row }{ $came } 有 { $n } 个字母，应当是 { $most } 个
component-letter = { component-row }未知的字母 { $came }，应当是 { $known } 之一
component-building-count = 有 { $n } 座，应当是 { $most } 座
component-name = 名称 { $came }，应当由小写字母和数字组成，最多 { $most } 个，单词用 - 或 _ 连接
    .came = value
component-name-twice = { $came } 出现两次，每个名称只能用一次
component-points = 一共 { $n } 胜利分，应当至少 { $least }
component-building = { $came }，应当是含 vp 和价格的表
    .came = value
component-amount = { $what } { $came }，应当是 { $least } 到 { $most } 的整数
    .came = value
component-architect = architect { $came }，应当是 true 或 false
    .came = value
component-free = 没有价格，应当至少有一个建材、一比索或一名工人
