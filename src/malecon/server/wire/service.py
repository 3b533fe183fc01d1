"""Answers about the server itself, and what every refusal is."""

from msgspec import Struct


class Problem(Struct):
    error: str
    message: str


class Health(Struct):
    status: str
    version: str
    store: str
    pulse: int  # milliseconds since the server last stored that it is up
    workers: int
    workers_dead: int
    tasks_dead: int
    tasks_restarted: int
    tables_frozen: int  # that the server has come across since its start
