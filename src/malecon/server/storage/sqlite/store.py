"""The store on one machine: SQLite, one writer, a few readers."""

from malecon.server.storage.sqlite.chat import SqliteChat
from malecon.server.storage.sqlite.clubs import SqliteClubs
from malecon.server.storage.sqlite.identities import SqliteIdentities, SqliteTokens
from malecon.server.storage.sqlite.keys import SqliteKeys
from malecon.server.storage.sqlite.leagues import SqliteLeagues
from malecon.server.storage.sqlite.notices import SqliteNotices
from malecon.server.storage.sqlite.pairing import SqlitePairing
from malecon.server.storage.sqlite.results import SqliteResults
from malecon.server.storage.sqlite.tables import SqliteFrozen, SqliteLists, SqliteTables
from malecon.server.storage.store import Store


class SqliteStore(
    SqliteIdentities,
    SqliteTokens,
    SqliteKeys,
    SqliteResults,
    SqliteTables,
    SqliteLists,
    SqliteFrozen,
    SqliteChat,
    SqliteNotices,
    SqlitePairing,
    SqliteClubs,
    SqliteLeagues,
    Store,
):
    """All in one file below a folder; a subject of the contract is a class and a line here."""
