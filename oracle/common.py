"""What the five games of the oracle share: the two ways a set-up can be wrong."""


class BadOptions(Exception):
    """An option is unknown, of the wrong type, out of range, or belongs to another mode."""


class BadBoard(Exception):
    """The board is not one this game can be played on."""


def is_whole(value):
    """A JSON whole number (bool is a subclass of int in Python, but not in JSON)."""
    return isinstance(value, int) and not isinstance(value, bool)


def require_keys(obj, required, optional, error, where):
    """An object with all the required keys and none but the required and optional ones."""
    if not isinstance(obj, dict):
        raise error(f"{where}: expected an object, found {obj!r}")
    for key in required:
        if key not in obj:
            raise error(f"{where}: key {key!r} is missing")
    for key in obj:
        if key not in required and key not in optional:
            raise error(f"{where}: unknown key {key!r}")
