# 牌桌周围的页面。

## 规则

rules = 规则
rules-title = 《{ $game }》的规则
rules-remark = 每个段落都有编号，牌桌上用的是同样的编号。
rules-chapters = 章节
rules-search = 编号或文字
rules-search-title = 查找
rules-found =
    { $n ->
        [0] 没有找到
       *[other] { $n } 个段落
    }
rules-before = 之前：
rules-after = 之后：
rules-open-chapter = 打开第 { $n } 章
rules-chapter-before = 上一章
rules-chapter-after = 下一章
rules-whole-book = 在新标签页打开整本规则
rules-editions-differ = 各版有差异
rules-this-table = 这一桌：{ $answer }
rules-of-this-table = 各版有差异时，这一桌的玩法排在前面。
rules-aid = 一页说明
aid = 说明页
aid-title = 《{ $game }》说明页
aid-ways = 其他页面
aid-print = 打印
aid-cuba-remark = 6 个回合 · 胜利分最多者胜
aid-value = 数值 = 票数
aid-worker = 移动棋子。它的行和列上，每块资源田地给 1 个资源，再使用 2 块农产品田地；每付 1 个 [water] 多用 1 块。
aid-worker-or = 没有特殊用途。
aid-merchant = 在市场上买卖 [any-cargo]，次数不限。
aid-merchant-or = 或：1 个 [any-material]，或 1 个最低价农产品。
aid-architect = 在农场的一块田地上建造一座建筑，付它的资源。
aid-architect-or = 或：第一个放弃建造得 2 [vp]，第二个得 1 [vp]。
aid-foreman = 启动棋子的行和列上的建筑，几座都行；或任意位置的一座。
aid-foreman-or = 每座建筑每回合一次。
aid-mayor = 向一艘船装运任意数量的 [any-cargo]：在 1、2、3 号泊位每个得 1、2、3 [vp]。
aid-mayor-or = 或：第一个放弃装船得 4 [peso]，第二个得 2 [peso]。
aid-laws-remark = 24 张卡 · 税和实物税都缴：再得 1 胜利分，共 5
aid-buildings-remark = 25 个板块 · 用工头启动，每座每回合一次
aid-market = 市场和结束
aid-market-does = 买到的是这种里最便宜的，卖到最贵的空位。行空：买价 7 [peso]。行满：农产品卖 1 [peso]，商品卖 3 [peso]。
aid-market-does-full_row_price-flat = 买到的是这种里最便宜的，卖到最贵的空位。行空：买价 7 [peso]。行满：都卖 3 [peso]。
aid-start = 第四张卡数值最高者开始下一回合；并列时是后打出的那一个。
aid-end-does = 第 6 回合之后：你的每座建筑 2 [vp]。比索不算分，只在平局时比较。
aid-cargo = 农产品和商品：货物
aid-ties = 两位数相同
aid-ties-does = 胜利分少的先行动；再依次比较彩色建材、比索、工人、瓦砾，少的先；最后是年轻的。
aid-targets = 两人局先得 25 胜利分，三人局 20，四人局 15。游戏马上结束。
aid-cards-remark = 每人都有同样的 13 张；两张面朝上
aid-houses-remark = 只能买两排两端的
rules-unknown = 没有段落 { $id }。
rules-not-loaded = 规则没有载入。请检查连接，再试一次。

setup-remark = 一切都已有合适的设置。只改你在意的。
setup-rules = 规则
setup-pace = 计时
setup-pace-none = 不计时
setup-pace-live = 实时
setup-pace-turn = 一天一步
setup-pace-none-how = 没有人催。如果有人让大家久等，其他人可以商定计时，一天之后可以商定由电脑代玩。
waiting-title = 等待的时候
waiting-bot = 请电脑替 { $who } 玩
waiting-since = 等 { $who } 已有 { $since }。满 { $after } 后，其他人可以商定由电脑代玩。
waiting-minutes = { $n } 分钟
waiting-hours = { $n } 小时
waiting-days = { $n } 天
waiting-clock = 从现在起计时
waiting-ask = 提议这样计时
waiting-how = 由在场等待的人决定。如果只有你一个人，马上生效，但每次行动至少一天。
setup-pace-live-how = 谁的时间用完，就由电脑代玩，直到本人回到座位。
setup-pace-turn-how = 每次轮到一个座位都有这么多时间。过了就由电脑代玩，直到本人回到座位。
setup-increment = 每次行动加的秒数
setup-turn = 每次行动的时间
setup-unit = 单位
setup-days = 天
setup-hours = 小时
setup-edition = 版本
setup-book = 按这一版印的
setup-changed = 与这一版不同
setup-number = 一个数
setup-differs = 下面有 { $n } 处突出显示；打开的书标出这一版印的是什么。
setup-same = 没有突出的地方：其他版本都是与这一版比较的。
setup-others = 还有 { $n } 处可以自己决定
setup-seats-of = { $n }，最多 { $of }
setup-seat-me = 你
setup-seat-open = 有链接的任何人
setup-seat-bot = 电脑
setup-who-me = 我
setup-who-open = 任何人
setup-who-bot = 电脑
setup-which-bot = { $n } 号座位由哪种电脑来坐
setup-more-seat = 加一个座位
setup-less-seat = 减一个座位
setup-sum-seats =
    { $me ->
        [0] 没有你的座位
       *[other] 你 { $me } 个座位
    }，{ $open ->
        [0] 没有用链接的座位
       *[other] 链接 { $open } 个
    }，{ $bots ->
        [0] 没有电脑
       *[other] 电脑 { $bots } 个
    }
setup-seen = 谁看得到
setup-seen-all = 首页上的所有人
setup-seen-link = 只有拿到链接的人
setup-next-link = 下一步你会得到一个可以发出的链接。你说开始，或者座位坐满，游戏就开始。
setup-next-begins = 游戏马上开始。

invite-title = { $who } 邀请你玩《{ $game }》
invite-how-long = 时长
invite-what = 玩法
invite-who = 玩家
invite-days = 分几天玩
invite-rated = 计入等级分，对保存了名字又愿意的人而言。
invite-unrated = 不计等级分。
invite-as-printed = 照印刷的规则。
invite-of =
    共 { $of } 个座位；{ $people ->
        [0] 还没有人来
       *[other] 已来 { $people } 人
    }{ $bots ->
        [0] { "" }
       *[other] ，电脑 { $bots } 个
    }
invite-your-seat = 你来坐？
invite-name = 你在桌上的名字
invite-name-how = 最多 24 个字。不用注册；以后可以保存这个名字。
invite-colour = 你的颜色
invite-watch = 只旁观

closed-watch = 旁观这局
closed-look-back = 再看一遍
closed-open = 打开
closed-open-tables = 看等人的牌桌
closed-seat-elsewhere = 我在另一台设备上有这里的座位
closed-full-tag = 已满
closed-full = 这一桌已满
closed-full-how = “{ $table }”的座位都有人了：{ $who }。
closed-void-tag = 已换新
closed-void = 这个链接已失效
closed-void-how = 桌主已换新或收回这个邀请。请向他要新的链接，很快就能生成。
closed-two-tag = 两个你
closed-two = 你在这里已经有座位
closed-two-how = 这台设备还不认识你。请在你坐下时用的设备上，点开上方你的名字，选择“添加另一台设备”；用那里的链接就能在这里进来。
closed-two-field = 另一台设备给出的链接
closed-over-tag = 已结束
closed-over = 游戏已经结束
closed-over-how =
    { $n ->
        [1] { $who } 获胜，
       *[other] { $who } 共同获胜，
    }其后是 { $others }。
closed-over-alone = { $who } 共同获胜。
closed-over-stopped = “{ $table }”经大家同意中止，没有胜者。
closed-closed-tag = 已关闭
closed-closed = 这一桌已经关闭
closed-closed-how = 它在开局之前就关闭了。什么也没有丢：你的名字和其他游戏都照旧。
closed-missing-tag = 找不到
closed-missing = 没有这个链接
closed-missing-how = 可能少了一个字母：链接复制时容易截断。请再完整地粘贴一次。
closed-missing-field = 链接
closed-offline-tag = 没有连接
closed-offline = 服务器没有回应
closed-offline-how = 邀请没有丢。请检查连接，再试一次。

sign-peso = 比索
sign-vp = VP
sign-any-product = 农产品
sign-any-material = 资源
sign-any-goods = 商品
sign-any-cargo = 货物

pairing-title = 找人玩
pairing-remark = 身边没有玩伴的时候
pairing-find = 找人玩
pairing-how = 你会和想玩同样游戏的人坐到一桌。
pairing-waiting = 有 { $n } 人在等《{ $game }》。
pairing-pace = 计时
pairing-nobody = 没有人来的话
pairing-languages = 语言
pairing-look = 开始找人
pairing-bots-after = { $n } 分钟后由电脑来坐
pairing-people-hour = 只要真人，找一小时
pairing-people-days = 只要真人，找 { $n } 天
pairing-seats = { $seats } 个座位
pairing-finishes = 玩到底的占 { $share }%
pairing-new = 还没有和真人玩过
pairing-looking = 正在找人
pairing-you = 你
pairing-ready = 准备好了
pairing-lacking = 再来 { $n } 人就开始
pairing-close = 可以关闭这个页面，我们会继续找。
pairing-until = 如果没有人来，{ $time }后停止寻找。
pairing-bots-in = 如果没有人来，{ $time }后电脑坐上空座位。第 2 回合之前它们会给真人让座。
pairing-stop = 不找了
pairing-begin = 现在就和电脑开始
pairing-in-vain = 没有人及时来。再试一次，也许可以带上电脑，或换一种计时。
pairing-chip = 正在找人，{ $time }
pairing-found = 你的牌桌开始了

people-title = 一起玩过的人
people-how = 选择还想一起玩的人，会为他们留座位。
people-games = { $n } 局
people-page = 页面
people-page-of = { $name } 的页面
people-again =
    { $n ->
        [0] 再和……玩
       *[other] 再和 { $n } 人玩
    }
people-none = 还没有人。和你玩过的人会出现在这里。

clubs-title = 俱乐部
clubs-remark = 自己的大厅，愿意的话还有联赛
clubs-go = 进入
clubs-new = 新俱乐部
clubs-how = 你会得到一个链接。拿到链接的人都能加入；只有成员看得到俱乐部的牌桌。
clubs-name = 俱乐部名称
clubs-open = 开设俱乐部

club-name-bad = 俱乐部名称要有 1 到 40 个看得见的字。
club-members = { $n } 名成员
club-you-organise = 由你组织
club-since = 始于 { $when }
club-organised = 组织者：{ $who }
club-open-table = 开一桌
club-open-now = 开桌
club-table-name = 桌名，可以不填
club-your-name = 你的名字
club-join = 加入
club-join-how = 你会看到它的牌桌，可以坐下来玩。随时可以离开。
club-link-gone = 这个链接已经不通往俱乐部。请要一个新的。
club-gone = 没有这个俱乐部，或者你不在其中。
club-link-title = 用链接加入
club-link = 俱乐部的链接
club-leave = 离开俱乐部
club-leave-sure = 离开俱乐部？未开始的座位会空出来，联赛的牌桌由电脑玩完。
club-lobby = 大厅
club-lobby-empty = 现在没有牌桌在等人。开一桌吧。
club-running = 进行中
club-sit = 坐下
club-play = 玩
club-look = 看
club-results = 结果
club-table = 牌桌
club-places = 名次
club-points = 胜利分
club-ended = 结束时间
club-stopped = 已中止
club-more = 更多结果
club-members-title = 成员
club-here = 现在在这里
club-here-now = 现在在这里：{ $n }
club-organiser = 组织者
club-manage = { $name } 的角色
club-make-organiser = 设为组织者
club-make-member = 取消组织者
club-remove = 移出
club-remove-sure = 把 { $name } 移出？有新的链接才能再加入。
club-all = 全部 { $n }
club-tools = 组织者专用
club-tools-who = 只有组织者看得到。
club-tools-table = 未开始的牌桌
club-reseat = 换座位：选两个
club-swap = 交换
club-close-table = 关闭这一桌
club-close-sure = 关闭“{ $name }”？它还没有开始，之后谁也不能再坐下。
club-rename = 改名
club-new-link = 换新链接
club-remind-title = 轮到谁
club-remind-who = 在 { $table } 轮到 { $who }。
club-remind = 提醒 { $who }
club-reminded = 已提醒。下一次提醒要等到明天。
club-new-link-sure = 换新链接？旧的会失效。

league-title = 联赛
league-none = 这个俱乐部还没有联赛。联赛会抽签分组，自动开桌，成绩最好的升级。
league-found = 开设联赛
league-found-now = 开设联赛
league-change = 修改
league-signing =
    { $n ->
        [0] 还没有人报名。
       *[other] 已有 { $n } 人报名。
    }
league-join = 报名
league-join-next = 报名下个赛季
league-leave = 退出联赛
league-leave-sure = 退出联赛？你这个赛季的牌桌由电脑玩完。
league-begin = 抽签分组并开始
league-end = 结束联赛
league-end-sure = 结束联赛？已经开始的牌桌会继续。
league-day-more = 延长一天
league-drawn = 抽签分组
league-season = 第 { $n } 赛季
league-table = 第 { $n } 桌
league-done = 已完成
league-opens = 自动开桌
league-until = { $time }
league-closing = 正在收尾
league-up-down = 升降级
league-next = 距下个赛季 { $time }
league-waits = 你的牌桌在等你。
league-running = 你的牌桌正在进行。
league-group = { $name } 组
league-member = 成员
league-tables = 桌数
league-share = 份额
league-points = 联赛分
league-of = { $n }/{ $of }
league-up = 升级
league-down = 降级
league-forgotten = 某人
league-rule = 按名次得分，四人桌为 6、4、2、1；相同时比较在桌上全部胜利分中所占的份额。由电脑玩完的座位算最后一名。
league-seed = 用种子 { $seed } 抽签。
league-name = 联赛名称
league-seats = 每组人数
league-rounds = 每个赛季的桌数
league-days = 每桌的天数
league-hours = 每次行动的小时数
league-moves = 升降级人数
league-pause = 赛季之间的天数
league-draw = 怎样分组
league-draw-random = 抽签
league-draw-strength = 按实力均分

invitations-title = 有人邀请你
invitations-by = { $name } 为你留着一个座位。

notices-title = 怎样通知你
notices-remark = 每次轮到你只通知一次；你正看着那一桌时不通知。
notices-nobody = 这里还没有人认识你，所以没有可通知的。到一张牌桌坐下，或从这里开始。
notices-begin = 从这里开始
notices-ways = 方式
notices-live = 实时
notices-live-small = 分钟
notices-days = 一天一步
notices-days-small = 天
notices-way-title = 标签页的标题和图标
notices-way-sound = 声音
notices-way-push = 推送
notices-way-mail = 邮件
notices-way-webhook = Webhook
notices-small-title = “(1) 轮到你了”，每个页面都有
notices-small-sound = 一声小铃
notices-small-sound-off = 一声小铃，在这个浏览器里已静音
notices-small-push = 页面关闭时也有；这个浏览器里没有开
notices-small-push-elsewhere = 别处开了，这个浏览器里没有
notices-small-mail = 还没有地址
notices-small-mail-to = { $where } · 接连几条合成一封
notices-small-webhook = 给 Discord 或你自己的程序
notices-this-browser = 这个浏览器
notices-test = 测试
notices-again = 再测试：
notices-add = 添加
notices-change = 修改
notices-mute = 静音
notices-unmute = 取消静音
notices-remove = 删除
notices-turn-on = 在这里打开
notices-unconfirmed = 没有确认
notices-look-up = 看标签页
notices-rang = 响过了
notices-no-sound = 这个浏览器没有声音
notices-under-way = 正在发送……
notices-arrived = { $s } 秒后收到
notices-not-arrived = 已发送，但这里没有收到
notices-push-denied = 浏览器不允许
notices-times = { $said }，{ $n } 次
notices-said-timeout = 没有及时回答
notices-said-unreached = 连不上
notices-said-refused = 不允许
notices-said-off = 这台服务器没有
notices-failing = { $where }：{ $why }。
notices-failing-rest = 什么也没有丢，其他方式照常。
notices-failing-change = 填写新的地址
notices-state-unconfirmed = 还没有确认
notices-state-failing = 现在没有回应
notices-state-off = 已放弃
notices-new-mail = 邮件地址
notices-new-mail-how = 你会收到一封带链接的邮件。在那里确认之前，不会再有别的。
notices-new-webhook = Webhook 的地址
notices-new-webhook-how = 只能用 https，而且必须是谁都能访问的机器。
notices-ask = 发送链接
notices-mail-asked = 已向 { $where } 发出邮件。请打开其中的链接确认。
notices-form = 格式
notices-form-discord = Discord 的格式
notices-form-json = 签名的 JSON
notices-secret = 每次发送都用这个密钥签名。它只在现在显示。
notices-secret-label = 密钥
notices-about = 通知什么
notices-about-turn = 轮到我了
notices-about-hour = 还剩一小时
notices-about-invited = 有人邀请我
notices-about-game = 游戏开始或结束
notices-about-again = 有人想再来一局
notices-about-chat = 有人在聊天里留言
notices-about-bot = 电脑接手了我的座位
notices-quiet = 安静时段
notices-quiet-on = 夜里不通知
notices-quiet-begin = 安静时段开始
notices-quiet-end = 安静时段结束
notices-until = 到
notices-quiet-how = 通知留到早上，合成一条。一天一步的牌桌，“还剩一小时”会改在你睡前发出。
notices-holidays = 休假
notices-holidays-left = 今年 { $all } 天中还剩 { $left } 天
notices-holidays-how = 你按天计算的计时停止，同桌的人都看得到到哪天为止。实时的牌桌不受影响。
notices-holiday = 休假
notices-holiday-span = { $first } 到 { $last }
notices-from = 从
notices-to = 到
notices-take = 休假 { $n } 天
notices-call-off = 取消休假
notices-plain = 这个地址以 http: 开头，比如在自家的 Wi-Fi 里
notices-plain-what = 推送和通行密钥要求 https，这里不显示。标题、声音、邮件、Webhook 和恢复码都能用。
notices-plain-how = 服务器的主人可以在前面放一个 Caddy 之类的代理，用 --trusted-proxy 指明它，就有 https 了。
notices-phone = 把 Malecón 放到手机上
notices-phone-why = iPhone 上只有从主屏幕打开才有推送。
notices-phone-install = 安装
notices-phone-how = 怎么做
notices-phone-iphone = iPhone：用 Safari 打开这个页面，点“共享”，再点“添加到主屏幕”。从那里打开 Malecón，再打开推送。
notices-phone-android = Android：打开浏览器的菜单，点“安装应用”或“添加到主屏幕”。

mail-link-used = 这个链接已经用过、太旧，或复制时少了一截。
mail-confirm-title = Malecón 的邮件
mail-confirm = 轮到你时，要用邮件通知你吗？每封邮件里都可以改变主意。
mail-confirm-button = 是，给我发邮件
mail-confirm-done = 好了。以后的通知会发到 { $where }。
mail-unsubscribe-title = 不再接收邮件
mail-unsubscribe = Malecón 从此不再向你的地址发邮件。你的游戏照旧。
mail-unsubscribe-button = 停止邮件
mail-unsubscribe-never = 停止，也不许别人再请求
mail-unsubscribe-done = 好了。{ $where } 不会再收到邮件。
mail-unsubscribe-done-never = 好了。{ $where } 不会再收到邮件，别人也不能再请求。

name-remark = 一种方式就够，两种更好。
name-nobody = 你在这里还没有名字。到一张牌桌坐下，或说明你是谁。
name-here-only =
    { $n ->
        [0] 现在这个名字只存在于这个浏览器里。浏览器数据一清除，名字就没了。
        [1] 现在这个名字只存在于这个浏览器里。浏览器数据一清除，名字和一局进行中的游戏就没了。
       *[other] 现在这个名字只存在于这个浏览器里。浏览器数据一清除，名字和 { $n } 局进行中的游戏就没了。
    }
name-lasts = 在你登录的每台设备上，这个名字都是你的。
name-my-page = 我的页面
name-change = 改名字
name-other = 你是别人？用保存过的名字登录。
name-kept = 已保存
name-not-kept = 还没有保存
name-best = 最好
name-remove = 删除
name-passkey = 通行密钥
name-passkey-what = 你的指纹、面容或锁屏密码。不用记，也偷不走。
name-passkey-where = 在共享通行密钥的每台设备上都能用。
name-passkey-make = 创建通行密钥
name-passkey-another = 再创建一个
name-passkey-made = 创建于 { $day }
name-passkey-used = 上次使用 { $day }
name-passkey-remove = 删除 { $day } 的通行密钥
name-passkey-sure = 这个通行密钥在这里将不再有效。
name-passkey-none = 没有给出通行密钥，什么也没有改变。
name-passkey-https = 通行密钥要求地址以 https 开头。其他的在这里也能用。
name-code = 恢复码
name-code-what = 记在纸上。可以登录一次，之后再创建新的。
name-code-make = 创建恢复码
name-code-new = 创建新的恢复码
name-code-print = 打印
name-code-have = 我记好了
name-code-made = 创建于 { $day }。创建新的，旧的就作废。
name-code-lost = { $day } 创建过恢复码，但你没有确认已记好。请创建新的。
name-devices = 我的设备
name-device = { $system } 上的 { $browser }
name-device-unknown = 一台设备
name-device-add = 添加另一台设备
name-here = 这里
name-sign-out = 退出
name-sign-out-there = 让它退出
name-sign-out-of = 退出：{ $device }
name-sign-out-there-of = 让它退出：{ $device }
name-sign-out-sure = 用通行密钥或恢复码可以再回来。
name-sign-out-there-sure = 那台设备将会退出登录。
name-mine = 我的数据
name-visible = 谁能看我的页面
name-visible-everybody = 所有人
name-visible-mates = 一起玩过的人
name-visible-nobody = 只有我
name-rated = 我的游戏计入等级分
name-rated-how = 在计等级分的牌桌上；电脑代玩过的不计
name-rated-once = 保存名字之后才可以
name-download = 下载全部数据
name-forget = 忘记我……
name-forget-what =
    { $n ->
        [0] 会删除你的名字、密钥和写过的话。
       *[other] 会把你的名字从 { $n } 局游戏中去掉，并删除其余一切。游戏本身留给一起玩过的人。
    }

sign-in-title = 登录
sign-in-remark = 用保存过的名字。
sign-in-passkey = 用通行密钥登录
sign-in-passkey-what = 设备会要求你的指纹、面容或锁屏密码。
sign-in-code = 用恢复码登录
sign-in-code-what = 你记下的恢复码
sign-in-two = 这台设备已登录为 { $name }
sign-in-two-what = 两个人不能合并，他们的游戏各归各。先为他们创建恢复码，或者放弃那些游戏。
sign-in-keep = 两个都留：先要恢复码
sign-in-have = 我记好了，登录
sign-in-leave = 放弃那些游戏

person-since = { $month } 起在这里
person-plays-in = 语言：{ $language }
person-finishes = 玩到底的占 { $share }
person-my-settings = 谁看得到这些
person-none = 这里没有页面
person-none-why = 可能地址不完整，或者只有一起玩过的人才能看这个页面。
person-rating = 等级分
person-rated-games = 计分 { $n } 局，其中 { $people } 局有真人
person-guess = 还只是估计
person-above = 比{ $bot }强。
person-at-seats = { $seats } 人局：{ $points } ± { $error }
person-bots = 电脑玩家
person-no-bots = 还没有电脑有等级分
person-unrated = 还没有计等级分的游戏。
person-together = 你和 { $name }
person-together-games = { $n } 局中谁的名次在前
person-places = 你 { $mine }，{ $name } { $theirs }
person-results = 结果
person-no-results = 还没有结束的游戏。
person-game = 游戏
person-seats = 座位
person-games = 局数
person-won = 胜局
person-expected = 随机预期
person-points = 平均胜利分
person-rivals = 对手
person-with = 对手
person-before = 名次在前
person-last = 最近
person-all = 全部 { $n }
person-place = 第 { $n } 名

name-mail = 邮件
name-mail-what = 需要时给你发登录链接。除非你要，我们不发别的。
name-mail-address = 你的地址
name-mail-add = 发邮件来确认
name-mail-again = 再发一次
name-mail-waits = 没有确认
name-mail-sent = 已发到 { $address }。在任何设备上打开它，再按那里的按钮。
name-mail-change = 修改

sign-in-mail = 给我发链接
sign-in-mail-what = 你在这里确认过的地址
sign-in-mail-sent = 如果 { $address } 属于这里的某个人，链接已经发出，15 分钟内有效。
sign-in-link = 在这台设备上登录
sign-in-link-what = 这个链接让这台设备登录，只能用一次。
setup-rated = 计入等级分：对保存了名字又愿意的人，结果算数
setup-unrated-guest = 不计等级分：你需要一个保存的名字，可以在上方你的名字里保存。
setup-unrated-cards = 不计等级分：你用的是自己的卡片。
setup-unrated-hot = 不计等级分：一个人占了几个座位。
setup-unrated-bots = 不计等级分：只有电脑在玩。

# 教学

learn-remark = 两个游戏各玩一个回合，在真正的牌桌上，每一步都有讲解。
learn-facts = 约 5 分钟 · 可以停下，以后继续
learn-begin = 开始
learn-resume = 从上次的地方继续
learn-again = 再来一次
learn-card = 讲解
learn-chapters = 章节
learn-progress = 学到哪里了
learn-of = { $n }/{ $of }
learn-done = 已学完
learn-go-on = 继续
learn-show = 指给我看
learn-why = 为什么？
learn-back = 返回
learn-leave = 离开
learn-leave-keep = 离开，记住进度
learn-skip = 跳过一段
learn-others = 看看其他人怎么做。
learn-play = 现在玩《{ $game }》
learn-not-now = 这样做也可以。在这里我们做亮起的那一步。什么也没有发生。
learn-why-not = { $why }什么也没有发生。
learn-elsewhere = 现在那里没有事可做。请选亮起的。

## 教练

coach-ask = 你会怎么做？
coach-why = 这里为什么亮起？
coach-remark = 教练是一台电脑，看得到的和你一样多。它把你这次的行动试很多遍，再告诉你结果。
coach-thinks = 教练正在尝试你的行动……
coach-plans = { $n } 个方案，最好的在前。
coach-risks = 风险
coach-how = 只根据你看得到的，在不同的运气下多次尝试得出；± 是一个标准误差。
coach-choose-place = 选一个亮起的地方，在这里读它表示什么。不会真的执行。
coach-lit = 它亮起，因为你可以：
coach-rule = 规则

## Planning ahead

plan-draft = 计划
plan-assumes = 当作现在就轮到你。别人先做的事可能改变结果；只有你能看到。
plan-turn = 现在轮到你了。
plan-whole = 这就是整个行动。
plan-drawn = 最后一步要抽取，只预定它之前的步骤。
plan-stuck = 不能这样做：“{ $move }”。{ $reason }
plan-none =
    { $why ->
        [setup] 第一轮开始之前没有什么可以计划。
        [sealed] 现在大家同时选择，没有什么可以计划。
        [phase] 现在的决定会改变你的下次行动，请之后再计划。
        [round] 这一轮你的行动都已完成，接下来会怎样谁也不知道。
        [draw] 你的下次行动从抽取开始，无法计划。
       *[over] 游戏已经结束。
    }
plan-moves = 到目前为止的步骤
plan-queue = 预定这次行动
plan-queue-how = 轮到你时，如果结果仍与此完全相同，就会自动执行。
plan-play = 执行这次行动
plan-discard = 放弃
plan-close = 关闭
plan-withdraw = 取消预定
queued-played = 你预定的行动已经执行。
queued-void =
    { $why ->
        [illegal] 你预定的行动没有执行：“{ $move }”已经不可能。
        [effect] 你预定的行动没有执行：结果会与当时显示的不同。
        [undo] 你预定的行动已取消，因为有人收回了一步。
        [hand] 你预定的行动已取消，因为你自己行动了。
        [bot] 你预定的行动已取消，因为现在由电脑替你玩。
       *[over] 你预定的行动没有执行：游戏已经结束。
    }
refused-queue-asked = 现在轮到你了，请直接行动。
refused-queue-none = 现在没有可以计划的行动。
refused-queue-other = 这次行动的结果已经不同，请再看一看。
refused-queue-empty = 你没有预定行动。
