"""Mail by any SMTP server, in a thread of its own: the event loop never waits for it."""

import asyncio
import hashlib
import hmac
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from html import escape
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct

from malecon.games.errors import BadOption
from malecon.server.notices import words
from malecon.server.notices.ways import REFUSED, TIMEOUT, UNREACHED, Letter, Receipt, Way
from malecon.server.refusal import Refusal
from malecon.server.storage.notices import ChannelRow

SECONDS: Final = 15.0  # for each word that a server says
SENDERS: Final = 2  # mails on their way at a time
PORTS: Final = {"smtp": 587, "smtps": 465}
_ADDRESS: Final = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9.-]{1,189}\.[A-Za-z0-9-]{2,}")


class MailServer(Struct, frozen=True):
    """Where mails are handed in, and whose they are."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_server(url: str, sender: str) -> MailServer:
    """The server in smtp://user:password@host:port; refused if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        parts, port = SplitResult("", "", "", "", ""), 0
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadOption("--mail is smtp://user:password@host:port, or smtps:// for TLS at once.")
    if not sender:
        raise BadOption("--mail needs --mail-from, the address that mails come from.")
    try:
        sender = clean_address(sender)
    except Refusal as refusal:
        raise BadOption(f"--mail-from: {refusal.message}") from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port, user, password, sender)


def clean_address(text: str) -> str:
    """One address of mail, its domain in small letters; refused if it is none."""
    found = text.strip()
    if not _ADDRESS.fullmatch(found) or ".." in found or not found.isprintable():
        raise Refusal("channel/bad", "That is no address of mail, such as ana@example.org.")
    name, _, domain = found.rpartition("@")
    return f"{name}@{domain.lower()}"


def recipient(address: str) -> bytes:
    """What is kept of an address where it is only counted."""
    return hashlib.sha256(address.lower().encode()).digest()


def stop_token(channel: ChannelRow) -> str:
    """What ends the mails to a channel; only who got one of them knows it."""
    proof = hmac.digest(channel.secret, b"unsubscribe", hashlib.sha256)
    return f"{channel.id}.{proof[:16].hex()}"


class Mail(Way):
    """Mails with the same Message-ID at every try."""

    def __init__(self, server: MailServer, url: str) -> None:
        self._server = server
        self._url = url
        self._senders = ThreadPoolExecutor(SENDERS, thread_name_prefix="malecon-mail")

    async def send(self, channel: ChannelRow, letter: Letter) -> Receipt:
        return await self.post(self._letter(channel, letter))

    async def ask(self, channel: ChannelRow, language: str, token: str) -> Receipt:
        """Ask whether an address wants to be told; nothing in it was written by a visitor."""
        mail = self._mail(channel.address, f"{channel.id}.{token[:8]}", language)
        mail["Subject"] = words.say(language, "mail-ask-subject")
        link = f"{self._url}/confirm/{token}"
        stop = f"{self._url}/unsubscribe/{stop_token(channel)}"
        text = words.say(language, "mail-ask", link=link, stop=stop)
        _fill(mail, text, [(words.say(language, "mail-ask-button"), link)], language)
        return await self.post(mail)

    async def sign_in(self, channel: ChannelRow, language: str, token: str) -> Receipt:
        """A link to sign in, which acts by a button on its page."""
        mail = self._mail(channel.address, f"{channel.id}.{token[:8]}", language)
        mail["Subject"] = words.say(language, "mail-sign-in-subject")
        link = f"{self._url}/sign-in/{token}"
        text = words.say(language, "mail-sign-in", link=link)
        _fill(mail, text, [(words.say(language, "mail-sign-in-button"), link)], language)
        return await self.post(mail)

    async def post(self, mail: EmailMessage) -> Receipt:
        """Hand a mail in."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._senders, _hand_in, self._server, mail)

    async def close(self) -> None:
        self._senders.shutdown(wait=False, cancel_futures=True)

    def _letter(self, channel: ChannelRow, letter: Letter) -> EmailMessage:
        mail = self._mail(channel.address, letter.id, letter.language)
        stop = f"{self._url}/unsubscribe/{stop_token(channel)}"
        mail["Subject"] = letter.title
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        lines = [f"{told.text}\n{self._url}{told.path}" for told in letter.notices]
        foot = words.say(
            letter.language, "mail-foot", settings=f"{self._url}/me/notices", stop=stop
        )
        links = [(told.text, self._url + told.path) for told in letter.notices]
        _fill(mail, "\n\n".join([*lines, foot]), links, letter.language, foot)
        return mail

    def _mail(self, to: str, id: str, language: str) -> EmailMessage:
        mail = EmailMessage()
        sender = self._server.sender
        mail["From"] = Address(words.say(language, "mail-from"), addr_spec=sender)
        mail["To"] = Address(addr_spec=to)
        mail["Message-ID"] = f"<{id}@{sender.rpartition('@')[2]}>"
        return mail


def _fill(
    mail: EmailMessage, text: str, links: list[tuple[str, str]], language: str, foot: str = ""
) -> None:
    """The text, and the same as simple HTML."""
    mail.set_content(text)
    shown = "".join(f'<p><a href="{escape(link)}">{escape(title)}</a></p>' for title, link in links)
    rest = "".join(f"<p>{escape(line)}</p>" for line in (foot or text).splitlines() if line)
    page = f'<!doctype html><html lang="{language}"><body>{shown}{rest}</body></html>'
    mail.add_alternative(page, subtype="html")


def _hand_in(server: MailServer, mail: EmailMessage) -> Receipt:
    """Talk to the server, in a thread; a status says what it thought of it."""
    try:
        with _connected(server) as connection:
            connection.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code = next(iter(error.recipients.values()))[0]
        return Receipt(False, str(code))
    except smtplib.SMTPResponseException as error:
        return Receipt(False, str(error.smtp_code))
    except TimeoutError:
        return Receipt(False, TIMEOUT)
    except (smtplib.SMTPException, OSError):
        return Receipt(False, UNREACHED)
    except (ValueError, UnicodeError):  # an address that this server cannot be given
        return Receipt(False, REFUSED)
    return Receipt(True, "250")


def _connected(server: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    connection: smtplib.SMTP
    if server.scheme == "smtps":
        connection = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        connection.ehlo()
        if server.scheme == "smtp" and connection.has_extn("starttls"):
            connection.starttls(context=context)
            connection.ehlo()
        if server.user:
            connection.login(server.user, server.password)
    except BaseException:
        connection.close()
        raise
    return connection
