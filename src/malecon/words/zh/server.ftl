### 服务器自己写给大家的：各种通知和邮件。

## 通知：$table 是下面那样的一桌

told-your-turn = 轮到你了：{ $table }
told-reminder = 提醒一下，轮到你了：{ $table }
told-hour-left = 这次行动还剩一小时：{ $table }
told-invitation = 有人邀请你：{ $table }
told-begun = 游戏开始了：{ $table }
told-over = 游戏结束了：{ $table }
told-rematch = 有人想再来一局：{ $table }
told-stand-in = 电脑正在替你玩，直到你回来：{ $table }
told-chat = 有人在聊天里留言：{ $table }
told-test = 这是一次测试。Malecón 的通知就是这个样子。
told-table = { $name }（{ $game }）
told-many = Malecón：你有 { $n } 桌有新消息
told-many-turns = 有 { $n } 桌轮到你了

## 邮件

mail-from = Malecón
mail-ask-subject = 要接收 Malecón 的邮件吗？
mail-ask-button = 是，给我发邮件
mail-ask =
    有人（大概就是你）希望在 Malecón 的游戏里轮到自己时，由这个地址收到通知。

    如果是你，请打开这个页面，在那里确认：
    { $link }

    如果不是，什么也不用做：不会再有邮件。用这个页面可以让别人无法再次请求：
    { $stop }
mail-foot =
    怎样通知、什么时候通知：{ $settings }
    不再接收邮件：{ $stop }
mail-sign-in-subject = 你的 Malecón 登录链接
mail-sign-in-button = 登录
mail-sign-in =
    用这个链接可以登录 Malecón，只能用一次，15 分钟内有效：
    { $link }

    如果不是你要的，什么也不用做。
