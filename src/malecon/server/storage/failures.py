"""What a store says when it could not do something."""


class Failed(Exception):
    """The storage could not do it, so it has not happened."""

    is_loggable = True  # what a store says names no secret


class Conflict(Failed):
    """Rows that do not continue the log, or a change that came too late."""


class Damaged(Failed):
    """Something that was stored cannot be read."""


class Taken(Failed):
    """The storage belongs to another server."""


class Older(Failed):
    """The storage lacks what it once had."""


def is_passing(error: Exception) -> bool:
    """Whether a storage that fails now may answer later; what it holds may be sound."""
    return isinstance(error, Failed | MemoryError) and not isinstance(error, Damaged)
