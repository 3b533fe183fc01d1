"""The tables of the database, as steps: each brings a store of the version before it up to date."""

import sqlite3
from collections.abc import Callable
from typing import Final

from malecon.server.storage.sqlite import old_clocks, old_results, old_settings, old_tables

MIGRATIONS: Final[tuple[str | Callable[[sqlite3.Connection], None], ...]] = (
    """
    CREATE TABLE identities (
        id INTEGER PRIMARY KEY, person TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
        colour TEXT NOT NULL, language TEXT NOT NULL, made INTEGER NOT NULL,
        gone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE secrets (
        hash BLOB PRIMARY KEY, identity INTEGER NOT NULL REFERENCES identities,
        made INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX secrets_of ON secrets (identity);
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, expires INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_of ON tokens (kind, subject);
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, options TEXT NOT NULL,
        seats INTEGER NOT NULL, rules INTEGER NOT NULL, components TEXT NOT NULL,
        pace BLOB NOT NULL, listed INTEGER NOT NULL, owner INTEGER REFERENCES identities,
        seed BLOB NOT NULL, state TEXT NOT NULL, opened INTEGER NOT NULL, changed INTEGER NOT NULL,
        n INTEGER NOT NULL, origin TEXT, unproved INTEGER NOT NULL, forked TEXT,
        forked_step INTEGER NOT NULL, rematch TEXT, result BLOB
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX matches_by_state ON matches (state, listed, changed);
    CREATE INDEX matches_of ON matches (owner, state);
    CREATE TABLE seats (
        match TEXT NOT NULL REFERENCES matches, seat INTEGER NOT NULL, state TEXT NOT NULL,
        colour TEXT NOT NULL, identity INTEGER REFERENCES identities, bot TEXT,
        PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of ON seats (identity);
    CREATE TABLE rows (
        match TEXT NOT NULL REFERENCES matches, n INTEGER NOT NULL, kind TEXT NOT NULL,
        seat INTEGER NOT NULL, action INTEGER NOT NULL, text TEXT NOT NULL, by INTEGER,
        at INTEGER NOT NULL, hash BLOB NOT NULL, clocks TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        match TEXT NOT NULL REFERENCES matches, identity INTEGER NOT NULL, id TEXT NOT NULL,
        wish BLOB NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, answer BLOB NOT NULL,
        PRIMARY KEY (match, identity, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE chat (
        match TEXT NOT NULL REFERENCES matches, k INTEGER NOT NULL, identity INTEGER NOT NULL,
        key TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (match, k), UNIQUE (match, identity, key)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE mutes (
        match TEXT NOT NULL REFERENCES matches, identity INTEGER NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (match, identity, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
    """,
    """
    ALTER TABLE matches ADD COLUMN waiting TEXT NOT NULL DEFAULT '';
    ALTER TABLE matches ADD COLUMN heading TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE INDEX chat_of ON chat (identity);
    CREATE INDEX mutes_of ON mutes (identity);
    """,
    old_clocks.to_service_time,
    """
    ALTER TABLE matches ADD COLUMN several INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE identities ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE removed (
        match TEXT NOT NULL REFERENCES matches, identity INTEGER NOT NULL,
        invited INTEGER NOT NULL, PRIMARY KEY (match, identity)
    ) STRICT, WITHOUT ROWID;
    """,
    old_tables.find_going_on,
    "CREATE INDEX removed_of ON removed (identity);",
    """
    CREATE TABLE head (
        one INTEGER PRIMARY KEY CHECK (one = 1), store BLOB NOT NULL, main INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE chain (commits INTEGER PRIMARY KEY, hash BLOB NOT NULL) STRICT;
    INSERT INTO head VALUES (1, randomblob(16), 0);
    INSERT INTO chain SELECT 0, store FROM head;
    """,
    old_settings.to_resolved,
    """
    CREATE TABLE last_seen (
        match TEXT PRIMARY KEY REFERENCES matches, rows INTEGER NOT NULL, content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE stopped (
        match TEXT PRIMARY KEY REFERENCES matches, rows INTEGER NOT NULL, since INTEGER NOT NULL,
        until INTEGER
    ) STRICT;
    """,
    "ALTER TABLE matches ADD COLUMN name TEXT NOT NULL DEFAULT '';",
    """
    ALTER TABLE secrets ADD COLUMN browser TEXT NOT NULL DEFAULT '';
    ALTER TABLE secrets ADD COLUMN system TEXT NOT NULL DEFAULT '';
    ALTER TABLE secrets ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE passkeys (
        id BLOB PRIMARY KEY, identity INTEGER NOT NULL REFERENCES identities, key BLOB NOT NULL,
        count INTEGER NOT NULL, host TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_of ON passkeys (identity);
    CREATE TABLE recovery (
        hash BLOB PRIMARY KEY, identity INTEGER NOT NULL UNIQUE REFERENCES identities,
        made INTEGER NOT NULL, kept INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE challenges (
        hash BLOB PRIMARY KEY, identity INTEGER, expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX challenges_by_age ON challenges (expires);
    """,
    """
    CREATE TABLE finished (
        k INTEGER PRIMARY KEY, match TEXT NOT NULL UNIQUE REFERENCES matches, game TEXT NOT NULL,
        seats INTEGER NOT NULL, rated INTEGER NOT NULL, at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX finished_rated ON finished (k) WHERE rated;
    CREATE TABLE places (
        k INTEGER NOT NULL REFERENCES finished, seat INTEGER NOT NULL, identity INTEGER, bot TEXT,
        place INTEGER NOT NULL, points INTEGER NOT NULL, whole INTEGER NOT NULL,
        counts INTEGER NOT NULL, PRIMARY KEY (k, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX places_of ON places (identity, k);
    CREATE TABLE ratings (
        game TEXT NOT NULL, seats INTEGER NOT NULL, subject TEXT NOT NULL, mu REAL NOT NULL,
        sigma REAL NOT NULL, games INTEGER NOT NULL, with_people INTEGER NOT NULL,
        PRIMARY KEY (game, seats, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_of ON ratings (subject);
    CREATE TABLE pairings (
        game TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, n REAL NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (game, one, other)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE rated (one INTEGER PRIMARY KEY CHECK (one = 1), k INTEGER NOT NULL) STRICT;
    INSERT INTO rated VALUES (1, 0);
    ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE identities ADD COLUMN visible TEXT NOT NULL DEFAULT 'mates';
    ALTER TABLE identities ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    """,
    old_results.find_results,
    """
    CREATE TABLE channels (
        id TEXT PRIMARY KEY, identity INTEGER NOT NULL REFERENCES identities, kind TEXT NOT NULL,
        address TEXT NOT NULL, form TEXT NOT NULL, secret BLOB NOT NULL, state TEXT NOT NULL,
        made INTEGER NOT NULL, failures INTEGER NOT NULL, told INTEGER, said TEXT NOT NULL,
        took INTEGER NOT NULL, said_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX channels_of ON channels (identity, kind, address);
    CREATE INDEX channels_to ON channels (kind, address);
    CREATE TABLE notice_settings (
        identity INTEGER PRIMARY KEY REFERENCES identities, content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE outbox (
        id TEXT NOT NULL, channel TEXT NOT NULL REFERENCES channels ON DELETE CASCADE,
        identity INTEGER NOT NULL, kind TEXT NOT NULL, match TEXT NOT NULL REFERENCES matches,
        seat INTEGER, n INTEGER NOT NULL, at INTEGER NOT NULL, due INTEGER NOT NULL,
        state TEXT NOT NULL, batch TEXT, PRIMARY KEY (id, channel)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX outbox_due ON outbox (due) WHERE state = 'waiting';
    CREATE INDEX outbox_open ON outbox (match) WHERE state IN ('waiting', 'batched');
    CREATE INDEX outbox_batch ON outbox (batch) WHERE batch IS NOT NULL;
    CREATE INDEX outbox_of ON outbox (identity);
    CREATE INDEX outbox_to ON outbox (channel);
    CREATE INDEX outbox_old ON outbox (at) WHERE state NOT IN ('waiting', 'batched');
    CREATE TABLE batches (
        id TEXT PRIMARY KEY, channel TEXT NOT NULL, identity INTEGER NOT NULL,
        made INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL, state TEXT NOT NULL,
        said TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX batches_due ON batches (tries > 0, due) WHERE state = 'due';
    CREATE INDEX batches_done ON batches (state, made);
    CREATE INDEX batches_of ON batches (identity);
    CREATE TABLE mails (
        recipient BLOB NOT NULL, what TEXT NOT NULL, day INTEGER NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (recipient, what)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE no_mail (recipient BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE holidays (
        identity INTEGER NOT NULL REFERENCES identities, first TEXT NOT NULL, last TEXT NOT NULL,
        state TEXT NOT NULL, PRIMARY KEY (identity, first)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX holidays_open ON holidays (first) WHERE state <> 'over';
    """,
    """
    CREATE TABLE searches (
        identity INTEGER PRIMARY KEY REFERENCES identities, game TEXT NOT NULL,
        seats TEXT NOT NULL, pace BLOB NOT NULL, languages TEXT NOT NULL, began INTEGER NOT NULL,
        until INTEGER NOT NULL, bots INTEGER, due INTEGER NOT NULL, state TEXT NOT NULL,
        match TEXT REFERENCES matches
    ) STRICT;
    CREATE INDEX searches_for ON searches (game, pace, began) WHERE state = 'looking';
    CREATE INDEX searches_due ON searches (due) WHERE state = 'looking';
    """,
    """
    ALTER TABLE seats ADD COLUMN kept INTEGER REFERENCES identities;
    CREATE INDEX seats_kept ON seats (kept) WHERE kept IS NOT NULL;
    """,
    """
    CREATE TABLE clubs (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, code TEXT NOT NULL UNIQUE, made INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE members (
        club TEXT NOT NULL REFERENCES clubs, identity INTEGER NOT NULL REFERENCES identities,
        role TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (club, identity)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX members_of ON members (identity);
    CREATE TABLE removed_members (
        club TEXT NOT NULL REFERENCES clubs, identity INTEGER NOT NULL REFERENCES identities,
        PRIMARY KEY (club, identity)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX removed_members_of ON removed_members (identity);
    ALTER TABLE matches ADD COLUMN club TEXT REFERENCES clubs;
    CREATE INDEX matches_in ON matches (club, changed) WHERE club IS NOT NULL;
    """,
    """
    CREATE TABLE leagues (
        club TEXT PRIMARY KEY REFERENCES clubs, settings BLOB NOT NULL, state TEXT NOT NULL,
        season INTEGER NOT NULL, round INTEGER NOT NULL, due INTEGER, seed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX leagues_due ON leagues (due);
    CREATE INDEX leagues_by_state ON leagues (state);
    CREATE TABLE league_players (
        club TEXT NOT NULL REFERENCES clubs, season INTEGER NOT NULL,
        identity INTEGER NOT NULL REFERENCES identities, division INTEGER NOT NULL,
        place INTEGER NOT NULL, has_left INTEGER NOT NULL, PRIMARY KEY (club, season, identity)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX league_players_of ON league_players (identity);
    CREATE TABLE league_tables (
        club TEXT NOT NULL REFERENCES clubs, season INTEGER NOT NULL, round INTEGER NOT NULL,
        division INTEGER NOT NULL, match TEXT NOT NULL UNIQUE REFERENCES matches, present TEXT,
        PRIMARY KEY (club, season, round, division)
    ) STRICT, WITHOUT ROWID;
    """,
    "ALTER TABLE matches ADD COLUMN phase TEXT NOT NULL DEFAULT '';",
    old_clocks.asked_since,
    """
    CREATE INDEX searches_paired ON searches (game, pace) WHERE state = 'paired';
    """,
    """
    CREATE TABLE queued (
        match TEXT NOT NULL REFERENCES matches, seat INTEGER NOT NULL, moves TEXT NOT NULL,
        mark TEXT NOT NULL, state TEXT NOT NULL, why TEXT NOT NULL, move TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID;
    """,
)
