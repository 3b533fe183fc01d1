"""Where people say how they want to be told, and where all ways to them are kept."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from malecon.games.errors import BadOption
from malecon.server import identity, logs
from malecon.server.notices import holidays, letters, mail, planning, push, quiet, webhook
from malecon.server.notices.delivery import DAY, Delivery, is_withdrawn, note_receipt
from malecon.server.notices.mail import Mail
from malecon.server.notices.options import NoticeOptions, check_url
from malecon.server.notices.outgoing import Outgoing
from malecon.server.notices.planning import NoticePauses
from malecon.server.notices.ways import Way
from malecon.server.refusal import Refusal, not_found
from malecon.server.service.limits import Gate, Limits
from malecon.server.storage.notices import ChannelRow
from malecon.server.storage.rows import Identity, TableRow
from malecon.server.storage.store import Store
from malecon.server.wire import notices as wire
from malecon.server.wire.me import Turn, Turns

SECRET_BYTES: Final = 32
CONFIRM: Final = 3 * DAY  # until a link in a mail is too old
SIGN_IN: Final = 15 * 60_000  # until a link to sign in is too old
SIGN_INS: Final = 10  # such links to one address in a day
MOST_LINKS: Final = 3  # people who share an address
TOKEN: Final = "mail"


class Office:
    """Channels, settings and the worker that tells people."""

    def __init__(
        self,
        store: Store,
        gate: Gate,
        options: NoticeOptions,
        is_looking: Callable[[int, str], bool],
        now: Callable[[], int],
        service_time: Callable[[], int],
        spawn: Callable[[Awaitable[None]], None],
    ) -> None:
        self.options = options
        self.url = check_url(options.url) if options.url else ""
        self.outgoing = Outgoing(options.allowed)
        self.push_key: str | None = None
        self.ways: dict[str, Way] = {"webhook": webhook.Webhook(self.outgoing, self.url, now)}
        if options.mail:
            if not self.url:
                raise BadOption("--mail needs --url, the address that links in mails lead to.")
            server = mail.read_server(options.mail, options.mail_from)
            self.ways["mail"] = Mail(server, self.url)
        limits = gate.limits
        self.delivery = Delivery(
            store, self.ways, is_looking, now, service_time, spawn,
            _pauses(limits), int(1000 * limits.notice_retry), int(limits.notice_mails),
        )  # fmt: skip
        self._store = store
        self._gate = gate
        self._limits = limits
        self._now = now
        self._service_time = service_time

    async def open(self) -> None:
        """Find the key for push, which lies beside the store; without one there is no push."""
        if self.options.folder is None:
            return
        try:
            key = await asyncio.to_thread(push.PushKey.kept, self.options.folder)
        except (OSError, ValueError) as error:
            logs.failed("push", error)
            return
        self.push_key = key.public
        contact = self.url or (f"mailto:{self.options.mail_from}" if self.options.mail_from else "")
        self.ways["push"] = push.Push(self.outgoing, key, contact, self._now)

    async def close(self) -> None:
        """Nothing goes out any more."""
        for way in self.ways.values():
            await way.close()
        await self.outgoing.close()

    # What somebody has said

    async def mine(self, me: Identity) -> wire.MyNotices:
        """All that somebody has said about it."""
        settings = await self.delivery.settings(me.id)
        today = quiet.today(settings.zone, self._now())
        rows = await self._store.holidays(me.id)
        most = int(self._limits.holidays)
        return wire.MyNotices(
            settings=settings,
            channels=[shown(row) for row in await self._store.channels(me.id)],
            holidays=[wire.Holiday(r.first, r.last) for r in holidays.coming(rows, today)],
            holidays_left=most - holidays.taken(rows, today.year),
            holidays_a_year=most,
            ways=["title", "sound", *self._kinds()],
            push_key=self.push_key,
        )

    async def turns(self, me: Identity, tables: Sequence[TableRow]) -> Turns:
        """How a page of somebody tells now of tables that wait; at night without a sound."""
        settings = await self.delivery.settings(me.id)
        is_quiet = quiet.until_end(settings.quiet, settings.zone, self._now()) > 0
        page = ("title",) if is_quiet else ("title", "sound", "push")
        found = []
        for row in tables:
            chosen = planning.ways_of(settings, row.pace, row.in_league)
            ways: list[str] = [
                way for way in page if way in chosen and "your_turn" in settings.about
            ]
            found.append(Turn(row.id, row.game, row.name, ways))
        return Turns(found)

    def _kinds(self) -> list[Literal["push", "mail", "webhook"]]:
        return [kind for kind in ("push", "mail", "webhook") if kind in self.ways]

    async def set_settings(self, me: Identity, settings: wire.NoticeSettings) -> None:
        """Keep how somebody wants to be told."""
        quiet.zone(settings.zone)
        await self._store.set_notice_settings(me.id, msgspec.json.encode(settings))

    async def set_holidays(self, me: Identity, wanted: wire.Holidays) -> None:
        """Keep when somebody is on holiday; what is past stays as it was."""
        settings = await self.delivery.settings(me.id)
        today = quiet.today(settings.zone, self._now())
        rows = await self._store.holidays(me.id)
        changed = holidays.changed(me.id, rows, wanted.holidays, today, int(self._limits.holidays))
        await self._store.set_holidays(me.id, changed)

    # Channels

    async def add(self, me: Identity, address: str, wanted: wire.AddChannel) -> wire.NewChannel:
        """A new place to be told at; a mail address is asked first."""
        self._gate.channel(me.id, address)
        row = ChannelRow(
            id=planning.new_id(), identity=me.id, kind="", address="",
            secret=secrets.token_bytes(SECRET_BYTES), made=self._now(),
        )  # fmt: skip
        match wanted:
            case wire.AddPush(subscription=subscription):
                push.check(subscription)
                await self.outgoing.check(subscription.endpoint)
                row.kind, row.form = "push", wanted.device
                row.address = msgspec.json.encode(subscription).decode()
            case wire.AddWebhook(address=url, form=form):
                await self.outgoing.check(url)
                row.kind, row.address, row.form = "webhook", url, form
            case wire.AddMail(address=text):
                row.kind, row.address, row.state = "mail", mail.clean_address(text), "unconfirmed"
        if row.kind not in self.ways:
            raise Refusal("channel/none", f"This server has no {row.kind}.")
        if row.kind == "mail":
            await self._check_mail(me, address, row.address)
        kept = await self._store.add_channel(row, int(self._limits.channels))
        if kept is None:
            most = int(self._limits.channels)
            raise Refusal("limit/channels", f"You have {most} channels; remove one first.")
        if kept.kind == "mail" and kept.state == "unconfirmed":
            await self._ask(me, kept, is_new=kept.id == row.id)
        secret = webhook.shown_secret(kept.secret) if kept.kind == "webhook" else ""
        return wire.NewChannel(shown(kept), secret)

    async def _check_mail(self, me: Identity, address: str, to: str) -> None:
        """Who has not asked for mail gets little of it, whoever wants that."""
        who = mail.recipient(to)
        if await self._store.is_mail_refused(who):
            raise Refusal("channel/refused", "This address wants no mail from here.")
        self._gate.mail(me.id, address)
        most = int(self._limits.recipient_mails)
        if not await self._store.count_mail(who, "ask", self._now() // DAY, most):
            raise Refusal("limit/mails", "This address was asked often enough today.", 3600.0)

    async def _ask(self, me: Identity, row: ChannelRow, *, is_new: bool) -> None:
        way = self.ways["mail"]
        assert isinstance(way, Mail)
        token = identity.new_secret()
        expires = self._now() + CONFIRM
        await self._store.set_token(TOKEN, row.id, identity.digest(token), expires)
        receipt = await way.ask(row, me.language, token)
        if not receipt.arrived:
            if is_new:
                await self._store.remove_channel(me.id, row.id)
            said = f"The mail could not be sent ({receipt.said}); nothing was changed."
            raise Refusal("channel/unsent", said)

    async def remove(self, me: Identity, channel: str) -> None:
        """Nothing goes there any more."""
        if not await self._store.remove_channel(me.id, channel):
            raise not_found()

    async def test(self, me: Identity, address: str, channel: str) -> wire.Channel:
        """Send something now, and say how it went."""
        row = await self._store.channel(channel)
        if row is None or row.identity != me.id:
            raise not_found()
        if row.state == "unconfirmed":
            raise Refusal("channel/unconfirmed", "This address has not said yes yet.")
        way = self.ways.get(row.kind)
        if way is None:
            raise Refusal("channel/none", f"This server has no {row.kind}.")
        self._gate.notice_test(me.id, address)
        letter = letters.test(planning.new_id(), me.language, self._now())
        began = self._service_time()
        receipt = await way.send(row, letter)
        note_receipt(row, receipt, self._service_time() - began, self._now())
        await self._store.set_channel(row)
        if is_withdrawn(row, receipt):
            await self._store.remove_channel(me.id, row.id)
        return shown(row)

    # Links in mails

    def check_sends_mail(self) -> None:
        """Refused where no mail can be sent."""
        if "mail" not in self.ways:
            raise Refusal("channel/none", "This server has no mail.")

    async def send_links(self, address: str) -> None:
        """Links to sign in, to who has confirmed an address, and not many a day."""
        way = self.ways["mail"]
        assert isinstance(way, Mail)
        try:
            to = mail.clean_address(address)
        except Refusal:
            return
        for row in (await self._store.with_address("mail", to))[:MOST_LINKS]:
            if not await self._store.count_mail(
                mail.recipient(to), "sign-in", self._now() // DAY, SIGN_INS
            ):
                return
            token = identity.new_secret()
            expires = self._now() + SIGN_IN
            await self._store.set_token(
                "sign-in", str(row.identity), identity.digest(token), expires
            )
            await way.sign_in(row, await self._store.language_of(row.identity), token)

    async def confirm(self, token: str) -> wire.MailLink:
        """Somebody says yes."""
        found = await self._store.use_token(TOKEN, identity.digest(token), self._now())
        row = await self._store.channel(found) if found is not None else None
        if row is None:
            raise Refusal("link/used", "This link was used, or is older than three days.")
        row.state = "on"
        await self._store.set_channel(row)
        return wire.MailLink(row.address)

    async def unsubscribe(self, token: str, *, never: bool) -> wire.MailLink:
        """Somebody wants no more mails at an address, or nobody's from here."""
        row = await self._store.channel(token.partition(".")[0])
        if row is None or row.kind != "mail":
            raise not_found()
        if not secrets.compare_digest(mail.stop_token(row).encode(), token.encode()):
            raise not_found()
        if never:
            await self._store.refuse_mail(mail.recipient(row.address))
        await self._store.remove_channel(row.identity, row.id)
        return wire.MailLink(row.address)


def shown(row: ChannelRow) -> wire.Channel:
    """A channel as its person sees it."""
    last = None
    if row.said_at is not None:
        arrived = row.state == "on" and row.failures == 0
        last = wire.LastNotice(arrived, row.said, row.took, row.said_at)
    return msgspec.convert(
        {
            "id": row.id, "kind": row.kind, "form": row.form, "shown": _shown_address(row),
            "state": row.state, "failures": row.failures, "last": last,
        },
        wire.Channel,
    )  # fmt: skip


def _shown_address(row: ChannelRow) -> str:
    """Enough to know it again; who knew all of a webhook could speak there."""
    match row.kind:
        case "mail":
            return row.address
        case "push":
            endpoint = msgspec.json.decode(row.address, type=wire.PushSubscription).endpoint
            return row.form or urlsplit(endpoint).hostname or ""
    return f"{urlsplit(row.address).hostname}/…{row.address[-4:]}"


def _pauses(limits: Limits) -> NoticePauses:
    return NoticePauses(
        int(1000 * limits.mail_wait), int(1000 * limits.notice_gap), int(1000 * limits.mail_gap)
    )
