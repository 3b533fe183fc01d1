"""How people are told: what they want to hear of, where, and when not."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from malecon.server.wire.fields import Body, Token

NoticeKind = Literal[
    "your_turn", "hour_left", "invitation", "begun", "over", "rematch", "stand_in", "chat"
]
NoticeWay = Literal["title", "sound", "push", "mail", "webhook"]
ChannelKind = Literal["push", "mail", "webhook"]
ChannelState = Literal["unconfirmed", "on", "failing", "off"]
HookForm = Literal["json", "discord"]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]
KeyText = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{1,200}$")]
Ways = Annotated[list[NoticeWay], Meta(max_length=5)]


class QuietHours(Struct, forbid_unknown_fields=True):
    """From one hour of the day to another, which may be on the next."""

    begin: Hour
    end: Hour


class NoticeSettings(Struct, forbid_unknown_fields=True):
    """The ways by kind of table, what about, and when to wait."""

    live: Ways = field(default_factory=lambda: ["title", "sound", "push"])
    days: Ways = field(default_factory=lambda: ["title", "push", "mail", "webhook"])
    league: Ways = field(default_factory=lambda: ["title", "push", "mail", "webhook"])
    about: Annotated[list[NoticeKind], Meta(max_length=8)] = field(
        default_factory=lambda: [
            *("your_turn", "hour_left", "invitation", "begun", "over", "rematch", "stand_in"),
        ]
    )
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class PushKeys(Body):
    p256dh: KeyText
    auth: KeyText


class PushSubscription(Body):
    endpoint: Url
    keys: PushKeys


class AddPush(Body, tag_field="kind", tag="push"):
    subscription: PushSubscription
    device: Annotated[str, Meta(max_length=60)] = ""  # what its person knows this browser by


class AddMail(Body, tag_field="kind", tag="mail"):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class AddWebhook(Body, tag_field="kind", tag="webhook"):
    address: Url
    form: HookForm = "json"


AddChannel = AddPush | AddMail | AddWebhook


class LastNotice(Struct):
    """How the last try went: `said` is a status such as 404, or a word such as timeout."""

    arrived: bool
    said: str
    took: int
    at: int


class Channel(Struct):
    """A place where somebody is told; `shown` is its address, without what others could use."""

    id: str
    kind: ChannelKind
    form: str
    shown: str
    state: ChannelState
    failures: int  # in a row
    last: LastNotice | None


class NewChannel(Struct):
    """A channel just added; the secret that signs its calls is shown here once."""

    channel: Channel
    secret: str


class Holiday(Struct, forbid_unknown_fields=True):
    """Whole days, both of them included, in the person's own zone."""

    first: Day
    last: Day


class Holidays(Body):
    holidays: Annotated[list[Holiday], Meta(max_length=20)]


class MyNotices(Struct):
    """All of it: `ways` are those that this server has, browsers subscribe by `push_key`."""

    settings: NoticeSettings
    channels: list[Channel]
    holidays: list[Holiday]
    holidays_left: int
    holidays_a_year: int
    ways: list[NoticeWay]
    push_key: str | None


class MailToken(Body):
    """Out of a link in a mail; `never` is for who wants no mail from this server at all."""

    token: Token
    never: bool = False


class MailLink(Struct):
    """What a link in a mail was for."""

    shown: str
