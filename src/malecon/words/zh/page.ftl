## 各处

page-pair = { $label }：{ $value }
page-beside = { $what }（{ $more }）
page-lead = { $what }。
page-label = { $what }：
page-loading = 请稍等……
page-broken = 这个页面出了问题。
page-broken-kept = 你的游戏是安全的：你做过的一切都保存在服务器上。
page-again = 再试一次
page-home = 首页
page-close = 关闭
page-cancel = 取消
page-understood = 知道了
page-unknown = 这里没有牌桌。
page-unknown-why = 链接可能已经用过、换新或收回，也可能这一桌是私人的。
page-language = 语言
page-unread = 还没有中文母语者读过这份翻译。
page-night = 夜间配色
page-text = 文字大小
page-text-normal = 标准
page-text-large = 大
page-text-larger = 特大
page-copy = 复制
page-copied = 已复制

## 牌桌上

page-waits-one = 等待 { $who }。
page-waits-many = 等待 { $who }。
page-stopped = 大家同意，游戏中止。
page-your-turn = 轮到你
tab-your-turn = 轮到你了
page-undo = 撤回
page-restart = 重做这次行动
page-end-turn = 结束行动
page-done = 完成
page-menu = 菜单
page-moves = 全部行动
page-coach = 问问教练
page-chat = 聊天
page-reference = 速查
page-rules = 规则和速查
page-paragraph = 规则 { $id }
page-since = 你上次行动之后
page-act-back = 上一件事
page-act-on = 下一件事
page-to-now = 回到现在
page-plan = 提前计划
page-queued = 行动已预定
page-since-nothing = 你上次行动之后还没有发生什么。
page-not-now = 现在不行
page-drawn = { $n } { $what }
piece-pesos = 比索
piece-points = 胜利分
page-every-step = 每一步
page-only-choice = 唯一的选择
page-becomes = 变成
page-earlier = 全部显示
page-show-step = 看这一刻
page-chat-empty = 还没有人说话。
page-chat-line = 写点什么
page-send = 发送
page-mute = 屏蔽
page-unmute = 不再屏蔽（{ $n } 人）
page-clock = 还剩 { $left }
page-hours = { $n } 小时
page-minutes = { $n } 分钟
page-days = { $n } 天
page-bell = 轮到我时响铃
page-guards = 结束行动会错过什么时先问我
page-to-my-turn = 跳到轮到我
page-pace = 别人行动的速度
page-pace-instant = 立即
page-pace-quick = 快
page-pace-calm = 慢
page-round-card = 每回合结束时停一下
page-by-itself = 按规则自动
page-end-sure = 结束行动？
page-ask-no-more = 不再询问
page-round-over = 第 { $n } 回合结束
page-watch-again = 再看一遍
page-go-on = 继续
page-end-anyway = 仍然结束
page-skip = 跳到可以选的地方
page-look-from = 视角
page-others = 其他人
page-watch-link = 旁观链接
page-my-seat = 我的座位
page-stand = 让电脑替我玩
page-stand-in = 电脑代玩
page-stand-for = 让电脑替 { $who } 玩
page-stood-in = 现在由电脑替你玩。
page-stand-sure = 让电脑替你玩？你随时可以回到座位。
page-paused = 暂停：现在没有人在玩。回到座位就能继续。
page-paused-watching = 暂停：现在没有人在玩。
page-note-stand-asked = { $who } 请电脑接手。
page-note-stand-left = { $who } 离开了牌桌，由电脑接手。
page-note-stand-clock = { $who } 的时间用完了，由电脑接手。
page-note-stand-absent = { $who } 离开了一阵子，由电脑接手。
page-note-stand-deleted = { $who } 不在了，由电脑接手。
page-note-back = { $who } 回来了，继续玩。
page-note-stand-agreed = 等 { $who } 等了很久，其他人同意由电脑接手。
page-note-resign = { $who } 认输，由电脑玩下去。
page-note-holiday = { $who } 休假到 { $until }，计时停止。
page-note-holiday-over = { $who } 休假回来了。
page-note-grace = { $who } 的时间用完了，再给一点，每局只有一次。
page-note-sit = { $who } 坐下，电脑让座。
page-note-pace = 其他人同意计时：{ $pace }。
page-bot-since = 从第 { $n } 回合起由电脑代玩
page-bot-all-along = 从头到尾由电脑代玩
page-bot-between = 第 { $from } 到第 { $to } 回合由电脑代玩
page-take-back-seat = 回到我的座位
page-stop = 同意中止游戏
page-resign = 认输
page-resign-sure = 认输？电脑会替你玩到结束，你不能再回来。
page-table = 这一桌
page-replay = 回放
page-record = 下载对局记录
page-commitment = 种子的指纹
page-watching = 你在旁观。
page-sending = 正在发送……
page-offline = 连接断开，正在重连……你做过的不会丢失。
page-bot = 电脑
seat-timed = { $what } · { $left }
seat-thinks = 思考中
seat-to-play = 待行动
seat-offline = 离线
seat-offline-for = 离线 { $span }
seat-offline-grace = 离线 · 宽限 { $left }
seat-away = 离开 { $span }
seat-holiday = 休假到 { $until }
seat-bot = 电脑 · { $does }
seat-bot-since =
    { $n ->
        [0] 开局起由电脑代玩
       *[other] 第 { $n } 回合起由电脑代玩
    }
seat-bot-since-some-time = 电脑代玩
seat-resigned =
    { $n ->
        [0] 第 1 回合之前认输
       *[other] 第 { $n } 回合认输
    }
seat-resigned-some-time = 已认输
page-absent = 离开
page-offline-now = 与牌桌没有连接。什么也没有改变，请再试一次。
page-offline-held = 没有连接。你最后一次点击已留住，恢复连接后就会发送。
page-try-now = 现在重试
page-chat-watching = 你在旁观。只有桌上的玩家可以发言。
page-forked = 这局游戏从另一局的第 { $step } 步继续。
page-fork-from = 看那一局
page-fork-short = 分支
agree-yes = 同意
agree-no = 不同意
agree-bot = 电脑：不表态
agree-left = 已离开
agree-asked = 还没有回答
agree-away = 不在
agree-whom = 正轮到他
agree-do = 同意
agree-stop-not = 继续玩
agree-rematch-not = 不了，谢谢
agree-withdraw = 收回
agree-stop-title = 中止游戏？
agree-rematch-title = 再来一局？
agree-stop-means = 如果全体同意，游戏就此结束，没有胜者。
agree-rematch-means = 同样的牌桌和规则，座位顺移一位。不想玩或已离开的人由电脑代替。
agree-clock-title = 要计时吗？
agree-clock = { $who } 想要计时：{ $pace }
agree-clock-means = 在场等待的人全都同意，就对所有人生效。谁的时间用完，就由电脑代玩，直到本人回到座位。{ $whom } 一行动，这个提议就结束。
agree-clock-not = 不计时
agree-instead-title = 让电脑替 { $whom } 玩？
agree-instead = { $who } 想让电脑替 { $whom } 玩
agree-instead-means = { $whom } 让大家等了很久，随时可以回到座位。由在场等待的人决定。{ $whom } 一行动，这个提议就结束。
agree-instead-not = 再等等
agree-about-you = 正轮到你：由其他人决定。你一行动，这个提议就结束。
agree-stop = { $who } 想中止游戏
agree-rematch = { $who } 想再来一局

## 拒绝

refused-other = 没有成功，请再试一次。
refused-offline = 没有连接。这次没有发送：先发送前一次点击。
refused-link-used = 这个链接已经用过，或超过了 15 分钟。请在另一台设备上重新生成。
refused-link-void = 桌主已换新或收回这个邀请。请向他要新的链接。
refused-not-found = 这个链接打不开任何东西。可能复制时少了一截。
refused-identity-other = 这台设备已经以别人的身份在玩，所以没有改动。
refused-passkey-bad = 无法验证这个通行密钥，请再试一次。
refused-passkey-elsewhere = 通行密钥要求地址以 https 开头。
refused-passkey-unknown = 这里已经没有人用这个通行密钥。
refused-passkey-late = 超过了五分钟，请再试一次。
refused-code-unknown = 这个恢复码不对、已经用过，或已被新的取代。
refused-device-last = 只有这台设备能找回你的名字。请先把名字保存下来。
refused-limit-passkeys = 你已经有二十个通行密钥了。请先删除一个。
refused-move-stale = 桌面已经有变化，请再看一看。
refused-move-illegal = 现在不能这样做。
refused-move-not-asked = 已经不轮到你了。
refused-move-too-far = 一次太多了，请一步一步来。
refused-limit-rate = 太快了，请稍等再试。
refused-table-over = 游戏已经结束。
refused-store-failed = 没有保存成功，所以不算数。请再试一次。
refused-stand-present = 他还在，或者才离开不久。
refused-remind-not-now = 休假中的人不会收到提醒。
refused-limit-reminders = 已经提醒过了。下一次提醒要等到明天。
refused-stand-early = 等这个座位的时间还不够久。
refused-vote-asked = 轮到的就是你。你先行动，别人就不用等了。
refused-coach-people = 有别人在座的牌桌没有教练。
refused-coach-rated = 计等级分的牌桌没有教练。
refused-coach-busy = 电脑现在都在忙，请稍后再问。
refused-vote-none = 这个提议已经结束。
refused-clock-there = 这一桌已经有计时。
refused-clock-short = 有人不在。只有你一个人时，每次行动至少一天；还有别人在场时，可以商定更短的时间。
refused-name = 这个名字不能用。名字要有 1 到 24 个看得见的字。
refused-seat-not-yours = 这不是你的座位。
refused-seat-own = 这是你自己的座位。离开牌桌就空出来了。
refused-table-not-begun = 游戏还没有开始。
refused-table-running = 游戏结束后才能这样做。
refused-identity-none = 你在这里还没有登录。请先坐下，或给自己取个名字。
refused-limit-undo = 你撤回的次数太多了，请从这里继续。
refused-limit-connections = 服务器现在满了，请稍后再试。
refused-limit-listed = 你在首页显示的牌桌太多了。
refused-option-bad = 这个游戏不能这样选择。
refused-seats-bad = 这个游戏不能由这么多人玩。
refused-seat-taken = 别人抢先一步：这个座位有人了。
refused-seat-one = 这一桌每人只能有一个座位。
refused-seat-empty = 那里已经没有人了。
refused-table-begun = 游戏已经开始。
refused-table-closed = 这一桌已经关闭。
refused-table-removed = 桌主收回了你的座位。要有新的邀请才能回来。
refused-table-not-yours = 只有桌主可以这样做。
refused-channel-bad = 我们无法访问这个地址。
refused-channel-forbidden = 这台服务器只通过 https 访问公开的地址。
refused-channel-refused = 这个地址不接收这里的邮件。
refused-channel-none = 这台服务器不能用这种方式通知你。
refused-channel-unconfirmed = 地址还没有确认：请先打开邮件里的链接。
refused-channel-unsent = 邮件没有发出去，什么也没有改变。
refused-notices-bad = 这里不认识这个时区。
refused-holidays-bad = 这些日子不能设为休假。
refused-limit-channels = 通知方式太多，或尝试太频繁。请稍等。
refused-limit-mails = 今天的邮件够多了，请明天再试。
refused-limit-tables = 你未开始和进行中的牌桌太多了。
refused-club-not-yours = 只有俱乐部的组织者可以这样做。
refused-club-removed = 你已被移出这个俱乐部。有新的链接才能再加入。
refused-club-members = 俱乐部的牌桌只限成员。
refused-club-no-member = 那个人已经不在俱乐部里了。
refused-club-last = 俱乐部要有组织者。请先让别人担任。
refused-limit-clubs = 你不能再加入或开设更多俱乐部了。
refused-limit-members = 俱乐部已满。
refused-league-none = 这个俱乐部没有联赛。
refused-league-few = 联赛至少要有两名玩家。
refused-league-not-now = 赛季的这个阶段不能这样做。
refused-limit-pairing = 你刚才找得太频繁了，请稍等。
refused-limit-invitations = 你已经为这个人留了好几个座位。
refused-person-unknown = 只能为一起玩过的人留座位。
refused-seat-kept = 这个座位留给别人了。
refused-pairing-none = 你现在没有在找人。

## 开局之前

page-table-open =
    { $n ->
        [0] 座位已满
       *[other] 还有 { $n } 个座位
    }
page-seat-free = 空座位
page-seat-friend = 留给朋友
page-who-sits = 谁坐 { $n } 号座位
page-you = 你
page-sit = 坐下
page-leave = 离开
page-invite = 邀请朋友
page-invite-how = 发一个链接，朋友马上就能坐下，不用注册。
page-invite-link = 这一桌的链接
page-invite-new = 换一个邀请链接
page-listed = 在首页显示这一桌，谁都可以加入
page-begin = 开始
page-begin-bots = 开始，空座位由电脑来坐
page-wait-begin = 座位坐满，游戏就开始。
page-host = 桌主
page-remove = 移走
page-remove-who = 移走 { $who }
page-remove-sure = 把 { $who } 移出这一桌？要有新的邀请才能回来。
page-remove-done = 已移走 { $who }。如果链接落到了不该给的人手里，请换一个新的。
page-make-host = 让他当桌主
page-make-host-who = 让 { $who } 当桌主
page-make-host-sure = 让 { $who } 当桌主？之后只有 { $who } 能邀请、移走别人和开始游戏。
page-make-host-done = 现在 { $who } 是桌主。
page-close-table = 关闭这一桌
page-close-sure = 关闭这一桌？这里的人都会收到通知，链接随之失效。
page-frozen = 这局游戏无法显示
page-frozen-why = 服务器目前读不出这局游戏的局面。它原样保存着，谁也不会因此损失时间，以后的版本也许能继续。你可以导出数据、让我们忘记你，或另开一桌。
page-frozen-read =
    { $why ->
        [settings] 这局游戏已冻结：它所用的规则或卡片，这个版本不认识。
        [store] 这局游戏已冻结：保存它的地方损坏了。
       *[log] 这局游戏已冻结：它的行动不能全部读出。
    }你看到的是还能读出的最后局面，后面的行动可能缺失。计时停止。你可以阅读它、导出数据、让我们忘记你，或另开一桌。
page-closed = 这一桌已经关闭。
page-closed-why = 桌主在开局之前把它关闭了。你马上可以另开一桌。
page-removed = 你在这里已经没有座位。
page-removed-why = 桌主收回了你的座位。有新的邀请就能回来，也有别的牌桌在等人。
page-several = 一个人可以占几个座位

## 结束

page-final = 最后计分
page-won =
    { $n ->
        [1] { $who } 获胜。
       *[other] { $who } 共同获胜。
    }
page-chart = 各回合的胜利分
page-rematch = 再来一局
page-from-start = 从头看起
page-fair = 洗牌公平吗？
page-fair-how = 每次抽取都由一个秘密的种子决定。第一步之前已经公布了它的指纹，现在公布种子本身。两者相符，就没有人能在牌上做手脚；“malecon replay --verify”可以根据对局记录证实每一次抽取。
page-seed = 种子
page-verify = 在这里检验
page-fair-right = 相符：种子在开局之前就已确定。
page-fair-wrong = 不相符！
page-fair-unknown = 这个浏览器只有在安全连接下才能检验。请下载对局记录，用“malecon replay --verify”检验。

## 回放

page-step-back = 后退一步
page-step-on = 前进一步
page-round-back = 后退一回合
page-round-on = 前进一回合
page-autoplay = 播放
page-pause = 暂停
page-step-of = 第 { $n } 步，共 { $of } 步
page-step = 步
page-fork = 从这里玩下去
page-link-step = 这一步的链接
page-open-hands = 视角
page-everybody = 所有人
page-back-table = 回到牌桌

## 每页上方的横条

strip-play = 找人玩
strip-learn = 学习
strip-clubs = 俱乐部
strip-rules = 规则
strip-guest = 访客
strip-wait = 桌等你

## 首页

home-lead = 桌游《古巴》和《哈瓦那》，在海边的同一张桌上。实时玩，或者一天走一步，和朋友玩，或者和电脑玩。
home-scene = 黄昏的哈瓦那海堤：大海、灯塔、一排淡彩的房子和一辆五十年代的汽车
hero-hello = 你好，{ $who }。
hero-waiting = 有 { $n } 桌等你行动。
hero-urgent = { $table }：{ $left }。
hero-nothing = 现在没有人在等你。
home-paused = 已暂停
home-go-on = 继续
home-free = 空座
home-my-games = 我的游戏
home-open-tables = 等人的牌桌
home-finished = 已结束的游戏
home-play-now = 马上玩
home-new = 第一次来？
home-learn = 一个回合学会《{ $game }》
home-learn-about = 在真正的牌桌上约五分钟，每一步都有讲解。
home-learn-begin = 开始学
offer-title = 第一次玩《{ $game }》？
offer-text = 不用先读规则：跟着讲解玩一个回合，每一步都说清楚。你随时可以离开，以后再接着玩。
offer-learn = 先学一个回合（5 分钟）
offer-play = 直接玩
home-set-up = 开一桌
home-cuba = 六个回合，种植、建造、装船、表决。
home-cuba-facts = 2 至 5 名玩家 · 约 90 分钟
home-cuba-long = 约 90 分钟
home-havana = 两张卡，一个两位数，买下整条街。
home-havana-facts = 2 至 4 名玩家 · 约 40 分钟
home-havana-long = 约 40 分钟
home-play = 玩
home-look = 看
home-join = 坐下
home-watch = 旁观
home-your-turn = 轮到你
home-turn-of = 等待 { $who }
home-frozen = 已冻结：只能阅读
home-not-begun = 还没开始
home-round = 第 { $n } 回合 · { $phase }
home-left-days = 还剩 { $n } 天
home-left-hours = 还剩 { $n } 小时
home-left-minutes = 还剩 { $n } 分钟
home-left-seconds = 还剩 { $n } 秒
home-none-mine = 还没有游戏。点“马上玩”开始一局。
home-none-open = 现在没有等人的牌桌。你可以开一桌，显示在这里。
home-pace-none = 不计时
home-pace-live = 实时
home-pace-turn = 一天一步
home-game = 游戏
home-with = 玩家
home-result = 结果
home-points = 胜利分
home-ended = 结束时间
home-rank = 第 { $n } 名，共 { $of } 人
home-look-back = 再看一遍
home-name = 我的名字
home-colour = 我的颜色
home-me = 我
home-other-device = 添加另一台设备
home-other-device-how = 15 分钟之内在那台设备上打开这个链接。
home-carry = 你在这台设备上也登录了。
home-forget = 忘记我
home-forget-sure = 删除你的名字、聊天留言和密钥？进行中的游戏由电脑继续。
home-save = 保存
home-seats = 座位
home-edition = 版本
home-pace = 计时
home-pace-bank = 整局的分钟数
home-open = 开桌
home-join-title = 有人邀请你
home-join-sit = 坐下
played-live = 实时，每人 { $minutes } 分钟，每次行动再加 { $seconds } 秒
played-turn = 每次行动 { $hours } 小时
played-turn-minutes = 每次行动 { $n } 分钟
played-turn-days = 每次行动 { $n } 天
played-bots = 电脑
home-table-name = 桌名（可以不填）
played-game = { $game }，{ $n } 人
home-sunset = Malecón 是哈瓦那的海堤。

## 邀请

seats-free = 还有 { $n } 个座位
colour-red = 红
colour-blue = 蓝
colour-green = 绿
colour-yellow = 黄
colour-purple = 紫
lobby-here = 谁在这里
lobby-of = { $n }/{ $of }
lobby-any-time = 你随时可以开始。
lobby-bots = 剩下的空座位由电脑来坐。
lobby-full = 人齐了。
lobby-kept = 留给 { $who }
lobby-kept-somebody = 留给某人
lobby-free-it = 放开
seat-kept = 已留座
lobby-played = 玩什么
share-title = 发出这个链接
share-share = 分享……
share-mail = 邮件
share-qr = 链接的二维码
share-text = 来和我玩《{ $game }》吧
share-name = 你的名字，让别人知道是谁在邀请
share-local = 这个地址只在这台电脑上有效。要让同一网络里的人加入，请用“malecon serve --host 0.0.0.0”启动服务器，打开它显示的地址。
plain-title = 这个页面没有用 https
plain-works = 游戏的一切照常：轮到你时的标题和图标、声音、邮件、Webhook、恢复码和可以复制的链接都能用。
plain-rest = 浏览器只在 https 下提供通知、分享和通行密钥。服务器的主人装上证书就有了，比如在前面放一个代理。
## 古巴

cuba-round = 第 { $n }/{ $of } 回合
cuba-lap = 第 { $n }/{ $of } 圈
cuba-score-track = 海堤上的胜利分
cuba-seats = 玩家
cuba-in-order = 按行动顺序
cuba-has-chosen = 已选定
cuba-has-bid = 已出价
cuba-last-played = 最近：{ $card }
cuba-show-plantation = 看 { $who } 的农场。已打出：{ $played }。
cuba-in-pile = 牌堆 { $n } 张
cuba-at-sea = 海上
cuba-not-loadable = 不能装货
cuba-each-of = 每个 { $n }
cuba-load = 装运
cuba-loaded = 已装
cuba-choose-dock = { $n } 号泊位
cuba-load-dock = 在 { $n } 号泊位装货
cuba-all-harvest = 全部收获
cuba-all-load = 全部装货
cuba-load-more = 继续装货，或结束行动。
cuba-will-pass =
    { $n ->
        [1] 1 个提案
       *[other] { $n } 个中通过 2 个
    }
cuba-in-force = 生效
cuba-proposed = 提案
cuba-vetoed = 已否决
cuba-veto-tile = 否决板块：本回合 { $group } 类的提案被否决。
cuba-veto-ban = 否决板块：上回合否决了 { $group } 类，本回合不能再否决这一类。
cuba-passed = 已通过
cuba-group-I = 税
cuba-group-II = 实物税
cuba-group-III = 补贴
cuba-group-IV = 其他
cuba-laws = 法案
cuba-buy = 买
cuba-sell = 出售
cuba-once = 每回合一次
cuba-left = 还剩 { $n }
cuba-left-pay = 还剩 { $n } 座，付得起 { $pay } 座
cuba-fee = 建筑法案：每座建筑多付 { $n } 比索。你有 { $have }。
cuba-can-build = 可以建造
cuba-lacks = 缺 { $what }
cuba-yours = 你的
cuba-tile-of = { $who } 已建
cuba-tiles-points = 胜利分
cuba-tiles-money = 收入源
cuba-tiles-factories = 工厂和黑市
cuba-tiles-other = 增加权力
cuba-can-pay = 付得起
cuba-lacking = 缺少
cuba-built-by = 由这名玩家建造
cuba-my-plantation = 我的农场
cuba-back-home = 回到我的农场
cuba-label-worker = 工人
cuba-label-merchant = 女商人
cuba-label-architect = 建筑师
cuba-label-foreman = 工头
cuba-label-mayor = 市代表
cuba-my-characters = 我的人物
cuba-characters = 人物
cuba-fifth = 第五张卡去投票
cuba-now = 现在
cuba-in-hand = 在手里
cuba-in-parliament = 在议会
cuba-left-in-hand = 手里还有：{ $cards }。
cuba-or-alone = 或单独
cuba-used = 已启动
cuba-choose-one = 请选择
cuba-give = 交出
cuba-get = 得到
cuba-then = 之后
cuba-have = 有 { $n }
cuba-pay = 缴纳
cuba-decline = 不缴
cuba-without = 不用
cuba-which-veto = 否决哪一个提案？
cuba-sent = 你派“{ $who }”。还可以改。
cuba-call = 哪一艘船到海上？
cuba-swap-give = 你交出
cuba-swap-get = 你得到
cuba-taken = 已拿 { $n } 个，共 4 个
cuba-buy-votes = 买票
cuba-votes-then = 一共 { $n } 票
cuba-seal-bid =
    { $n ->
        [0] 不买
       *[other] 买 { $n } 票
    }
cuba-sealed-bid = 已出价：{ $n }
cuba-pick-laws = 哪两个成为法案？
cuba-pick-more =
    { $n ->
        [1] 再选一个
       *[other] 选两个
    }
cuba-enact = 通过：{ $one }、{ $two }
cuba-lit = 亮起的可以选。把指针移上去或点一下，看它有什么用。
cuba-lose = 失去
cuba-next-foreman = 下次工头
cuba-foreman-short = 工头
cuba-nothing-yet = 暂无
cuba-can-harvest = 可收获
cuba-then-could = 然后
cuba-in-all = 合计
cuba-free-fields =
    { $n ->
       *[other] { $n } 块免费,其余每块 1 水
    }
cuba-law-brings = 各法案现在带来的分数
cuba-tie-does = 票数最多者获胜,所有出价都要支付。若并列领先,仅由并列者再买一次。
cuba-tie-does-rebid-no = 票数最多者获胜,所有出价都要支付。若并列领先,从起始玩家起顺时针最先者获胜。
cuba-about-field = 这块田地:{ $what }。棋子启用所在行和列的田地。
cuba-about-dock =
    { $n ->
       *[other] { $n } 号泊位:每装一件货物得 { $n } 分。
    }
cuba-about-sea = 海上:下一艘船,现在还不能装货。
cuba-about-market = { $what }:市场上有 { $n } 件。买价 { $buy },卖价 { $sell }。
cuba-decision = 你的决定
cuba-points-then = 胜利分：{ $n } → { $then }
cuba-both-paid = 税和实物税都缴，共 5
cuba-filter = 哪些建筑
cuba-filter-payable = 建得起 { $n }
cuba-filter-all = 全部 { $n }
cuba-filter-built = 已建 { $n }
cuba-guard-harvest = 还可以使用 { $n } 块田地。行动一结束就没有了。
cuba-guard-foreman = 这次还可以启动 { $n } 座建筑。
cuba-guard-free = 你没有做买卖，还可以免费拿一个。
cuba-draft = 这次行动：{ $n } 步，可以撤回。
cuba-areas = 桌面的各部分
cuba-can-do = 这里有事可做
cuba-tab-mine = 我的
cuba-tab-harbour = 港口
cuba-tab-laws = 法案
cuba-tab-market = 市场
cuba-tab-town = 城市
cuba-tab-buildings = 建造
cuba-tab-seats = 玩家
cuba-tab-log = 记录
cuba-card-tax = 税
cuba-card-levy = 实物税
cuba-card-subsidy = 补贴
cuba-card-spoiled = 损失
cuba-card-spoiled-why = 留在空地上的农产品
cuba-card-unpaid = 没有缴
cuba-card-nothing = 没有
cuba-card-ships = 商船
cuba-card-left = { $ship } 号船离开 { $dock }。
cuba-card-arrived = { $ship } 号船来到海上。
cuba-card-laws = 新法案
cuba-card-chosen = { $who } 以 { $n } 票选定
cuba-card-next = 第 { $n } 回合，先行动：{ $who }
cuba-summary = 一个回合
cuba-phase-proposals = 翻开四个提案，每类一个。
cuba-phase-actions = 一共四圈，每圈各人打出一个人物并执行它的行动。第五张卡留在手里进议会。
cuba-phase-parliament = 第五张卡的数值就是票数。大家秘密买票，每票 1 比索；票数最多的通过两个提案。
cuba-phase-laws = 税和实物税可以缴，各得 2 胜利分，都缴得 5；然后结算补贴，执行其他法案。
cuba-phase-end = 空地上的农产品损失掉，满载的船离港，其余的往前移。第四张卡数值最高的玩家开始下一回合。
cuba-hint-card = 每张卡每回合一次。把指针移上去看它有什么用。
cuba-hint-foreman = 顺序任意，每座每回合一次。把指针移上去或点一下，看它有什么用。
cuba-hint-harvest =
    { $n ->
        [0] 每多用一块田地付 1 个水。
       *[other] 还有 { $n } 块不收费，再多用每块付 1 个水。
    }
cuba-hint-bid = 你有 { $n } 比索。大家都选定之后，别人才看到你的出价。
cuba-hint-sealed = 你已选定：{ $what }。还可以改。

## 古巴：按钮上的行动

move-card = 打出：{ $what }
move-end = 结束行动
move-done = 完成
move-take = 拿{ $what }
move-buy = 买{ $what }
move-sell = 出售{ $what }
move-delegate = 派{ $what }
move-place = 棋子放到 { $what }
move-harvest = 使用 { $what }
move-build = 建造{ $what }
move-on = 建在 { $what }
move-use = 启动{ $what }
move-dock = { $what } 号泊位
move-load = 装运{ $what }
move-give = 交出{ $what }
move-convert = { $what }换成{ $two }
move-call = 叫来 { $what } 号船
move-veto = 否决：{ $what }
move-enact = 通过：{ $one }、{ $two }
move-bid = 出价 { $what }
move-pay = 缴纳
move-pay-pair = 缴纳{ $one }、{ $two }
move-decline = 不缴
move-side = 选{ $what }

## 古巴：空间小的地方的简短理由

brief-place-warehouse = 不能在此
brief-changes-nothing = 现在没用
brief-out-of-reach = 够不着
brief-already-used = 已启动
brief-supply-empty = 没有了
brief-needs-water = 要付水
brief-cost = 要 { $n } 个{ $what }

## 古巴：板块和法案上的字，[wood] 是图

tile-cement-factory = ≤4 [stone]→各 1 [vp]
tile-sawmill = ≤4 [wood]→各 1 [vp]
tile-golf-course = ≤4 [water]→各 1 [vp]
tile-cloister = ≤2 [any-product]→各 1 [vp]
tile-cloister-cloister-materials = ≤2 [any-material]→各 1 [vp]
tile-rum-cafe = ≤3 [rum]→各 2 [vp]
tile-cigar-cafe = ≤3 [cigars]→各 2 [vp]
tile-small-office = 装运 1 [any-cargo]
tile-large-office = 装运 ≤2 同种 [any-cargo]
tile-large-office-large_office-any = 装运同种 [any-cargo]
tile-hotel = 2 [vp]
tile-inn = 1 [vp]
tile-goods-store = 1 [any-goods]→ 6 [peso]
tile-product-store = 1 [any-product]→ 4 [peso]
tile-product-store-product_store-material = 1 [any-material]→ 4 [peso]
tile-materials-store = ≤2 [any-material]→各 2 [peso]
tile-small-bank = 2 [peso]
tile-large-bank = 4 [peso]
tile-black-market = 兑换 1 [any-cargo]
tile-cigar-factory = 任意 [tobacco]→ [cigars]
tile-distillery = 任意 [sugar]→ [rum]
tile-church = 否决 1 个提案
tile-town-hall = +2 票
tile-dam = 2 [water]
tile-lighthouse = 选海上的船
tile-lighthouse-lighthouse-dock_sea = 泊位与海上交换
tile-storehouse = 储藏农产品
lawsign-printed-tax = 2 [peso] → 2 [vp]
lawline-printed-tax = 自愿缴纳
lawsign-tax-1 = 1 [peso] → 2 [vp]
lawline-tax-1 = 自愿缴纳
lawsign-tax-2 = 2 [peso] → 2 [vp]
lawline-tax-2 = 自愿缴纳
lawsign-tax-3 = 3 [peso] → 2 [vp]
lawline-tax-3 = 自愿缴纳
lawsign-tax-4 = 4 [peso] → 2 [vp]
lawline-tax-4 = 自愿缴纳
lawsign-tax-5 = 5 [peso] → 2 [vp]
lawline-tax-5 = 自愿缴纳
lawsign-tax-buildings = 1 [peso] × n → 2 [vp]
lawline-tax-buildings = 每座建筑 1 比索
lawsign-printed-levy = 1 [citrus] → 2 [vp]
lawline-printed-levy = 1 个柑橘
lawsign-levy-citrus = 1 [citrus] → 2 [vp]
lawline-levy-citrus = 1 个柑橘
lawsign-levy-sugar = 1 [sugar] → 2 [vp]
lawline-levy-sugar = 1 个甘蔗
lawsign-levy-tobacco = 1 [tobacco] → 2 [vp]
lawline-levy-tobacco = 1 个烟草
lawsign-levy-water = 1 [water] → 2 [vp]
lawline-levy-water = 1 个水
lawsign-levy-materials = 2 [any-material] → 2 [vp]
lawline-levy-materials = 任意资源
lawsign-levy-products = 2 [any-product] → 2 [vp]
lawline-levy-products = 任意农产品
lawsign-subsidy-buildings = 各 1 [vp]
lawline-subsidy-buildings = 按你的建筑
lawsign-subsidy-materials = 各 1 [vp]
lawline-subsidy-materials = 按空着的资源田地
lawsign-subsidy-products = 各 1 [vp]
lawline-subsidy-products = 按空着的农产品田地
lawsign-subsidy-water = 每 [water] 1 [vp]
lawline-subsidy-water = 最多 7 胜利分
lawsign-subsidy-votes = 各 1 [vp]
lawline-subsidy-votes = 按人物卡的票数
lawsign-subsidy-pesos = 每 3 [peso] 1 [vp]
lawline-subsidy-pesos = 最多 7 胜利分
lawname-scarcity = 减少
lawline-scarcity = 市场每种减少 2 个
lawname-surplus = 增加
lawline-surplus = 市场每种增加 2 个
lawname-drought = 干旱
lawline-drought = 工人：1 块农产品田地
lawname-building-law = 建筑
lawline-building-law = 每座建筑多付 2 比索
lawname-harbour-law = 港口
lawline-harbour-law = 满载的船马上离港
lawname-corruption = 贿赂
lawline-corruption = 不能买票

## 哈瓦那

havana-town = 城市
havana-row = { $row }，{ $n } 座建筑
havana-square = 桌面中央
havana-in-bag = 布袋里
havana-order = 行动顺序
havana-done = 已完成
havana-now = 现在
havana-you = 你
havana-number = 两位数
havana-my-number = 我的两位数
havana-number-next = 现为 { $n }
havana-rank = 第 { $n }/{ $of }
havana-balcony = { $who } 的阳台
havana-has-chosen = 已选定
havana-has-played = 已行动
havana-plays-next = 下一个行动
havana-protected = 受保护
havana-known = 关于这些卡已知的
havana-my-place = 我的区域
havana-my-open = 我面朝上的卡
havana-open-of = { $who } 面朝上的卡
havana-laid = 已放
havana-my-things = 我的东西
havana-things-of = { $who } 的东西
havana-my-hand = 我的手牌 · { $n }
havana-hand-of = { $who } 的手牌 · { $n }
havana-discards = 弃牌堆 · { $n }
havana-buildings = { $n } 座建筑
havana-of = 目标 { $n }
havana-phase = 第 { $n }/3 阶段 · { $what }
havana-target = 先得 { $n } 胜利分者胜
havana-phase-actions = 行动和建筑
havana-phase-restock = 补给
havana-phase-cards = 新行动卡
havana-can-buy = 可以买
havana-can-remove = 可以移除
havana-can-at = 放在这里
havana-or = 或
havana-not-open = 没有面朝上
havana-choose = 请选择
havana-choose-payment = 可以选择怎样支付。
havana-makes = 你的两位数变成 { $n }。
havana-points-then = 胜利分 { $n } → { $then }，目标 { $of }
havana-lit = 亮起的可以选。把指针移上去或点一下，看它有什么用。
havana-without = 跳过
havana-enough = 够了
havana-from-tax = { $who } 失去
havana-from-steal = 从 { $who } 那里拿
havana-from-square = 再拿 { $n } 个建材
havana-stolen = 已拿 { $n } 个。
havana-replace = 选择代替哪些
havana-replaced = 已代替：{ $what }
havana-have = 有 { $n }
havana-you-pay = 你付
havana-buy = 购买
havana-hint-lay-first = 两张都保持面朝上，第 1 回合执行。
havana-hint-do = 另一张随后执行。
havana-hint-cover = 没有盖住的那张，下回合再执行一次。
havana-hint-lay = 大家都放好之前，它一直面朝下。
havana-hint-buy = 只能买两排两端的建筑。
havana-hint-swap-end = 它与那里的建筑交换。
havana-areas = 桌面的各部分
havana-decision = 你的决定
havana-can-do = 这里有事可做
havana-tab-town = 城市
havana-tab-hand = 手牌
havana-tab-seats = 玩家
havana-tab-supply = 存货
havana-tab-log = 记录
havana-square-short = 桌面中央
havana-summary = 一个回合
havana-does-actions = 两位数最小的先行动。轮到的玩家执行两张面朝上的卡，先后自选，然后可以买两排两端的建筑。
havana-does-restock = 桌面中央增加 3 比索和布袋里抽出的 3 个建材；原有的留着。
havana-does-cards = 按同样的顺序，每人用一张手牌面朝下盖住一张面朝上的卡。都放好之后，新卡翻开，被盖住的弃掉。
havana-cards = 卡
havana-rules = 须知
havana-rule-number = 两位数
havana-rule-number-does = 面朝上的两张卡的数字，小的在前：7 和 0 是 07。相同时胜利分少的先行动。
havana-rule-pay = 支付
havana-rule-pay-does = 5 比索抵一名工人，5 个瓦砾抵一个任意彩色建材。有圆规标志的建筑，需要面朝上的“建筑师”。
havana-rule-cards = 手牌和弃牌堆
havana-rule-cards-does = 手里只剩 2 张卡时，收回整个弃牌堆。
havana-rule-end = 结束
havana-rule-end-does = 谁达到 { $n } 胜利分，谁立刻获胜。

## 哈瓦那：按钮上的行动

havana-move-swap = 拿来{ $what }
havana-move-at = 放到{ $what }
havana-move-lay = 放“{ $what }”
havana-move-do = 执行“{ $what }”
havana-move-take = 收回“{ $what }”
havana-move-remove = 移除：{ $what }（{ $end }）
havana-move-tax = 拿走{ $what }
havana-move-rob = 偷 { $who }
havana-move-steal = 拿{ $what }
havana-move-pick = 拿{ $what }
havana-move-buy = 购买：{ $what }（{ $end }）
havana-move-replace = 代替{ $what }
havana-move-pay = 支付：{ $what }
havana-move-cover = 盖住“{ $what }”

## 哈瓦那：卡上的名称

havana-label-black-market = 黑市
havana-label-conservation = 停工
havana-label-material-thief = 建材盗贼
havana-label-protection = 保护
havana-label-renewal = 回收
havana-label-tax-collector = 税务官

## 自己那套游戏的卡片

cards-which = 卡片
cards-use = 用我自己那套游戏的卡片
cards-edit = 我的卡片……
cards-site = 这里新开的牌桌用主人自己的卡片。
cards-title = 我那套游戏的卡片
cards-how = 卡片上印的内容没有公开过，所以我们用的是复原。请填入你那套游戏上印的；没有改的保持不变。这些保存在这个浏览器里。
cards-ships = 商船
cards-plantations = 农场
cards-market = 市场
cards-buildings = 建筑
cards-to-mend = 需要改正
cards-own = 与我们的不同
cards-space = 空位 { $n }：{ $what }
cards-ship-next = { $n } 号船，空位 { $space }：选择上面印的是什么。
cards-ship-full = { $n } 号船已填满：选一个空位来清空。
cards-product_row = 农产品的价格，贵的在前
cards-goods_row = 商品的价格，贵的在前
cards-buy_from_supply = 市场没有时公共存货的价格
cards-sell_to_supply = 行满时公共存货的收购价
cards-sell_to_supply-product = 行满时公共存货收购农产品的价格
cards-sell_to_supply-goods = 行满时公共存货收购商品的价格
cards-start = 开局时市场上每种的数量
cards-start-product = 开局时市场上每种农产品的数量
cards-start-goods = 开局时市场上每种商品的数量
cards-name = 名称，小写字母
cards-vp = 胜利分
cards-pesos = 比索
cards-workers = 工人
cards-as-text = 写成文字，便于保存或发送
cards-text = 全部卡片的文字（TOML）
cards-take = 采用这段文字
cards-taken = 已采用全部卡片。
cards-file = 从文件
cards-download = 下载
cards-checking = 正在检查……
cards-wrong = 有 { $n } 处需要改正。
cards-fine =
    { $n ->
        [0] 没有问题；与我们的复原完全相同。
       *[other] 没有问题；有 { $n } 张卡与我们的复原不同。
    }
cards-done = 完成
cards-start-over = 改回我们的卡片，重新开始
cards-here = 这一桌用的是某人自己那套游戏的卡片。
cards-here-how = 回放、分支和再来一局时也用这套卡片。
cards-here-show = 显示不同的 { $n } 张卡
cards-ours = 我们的复原：{ $what }

# 找人玩、俱乐部、联赛
seat-decline = 谢绝
## 怎样通知我

strip-notices = 通知
## 留得住的名字

name-title = 保存我的名字
## 个人页面

sign-in-known = 保存过名字？登录。
bot-random = 随机
bot-rules = 规则
bot-planner = 筹划
invite-here = 在这里
played-rating = 等级分
played-rated = 计入等级分，对愿意的人而言
played-unrated = 不计等级分
