"""A hot seat: whoever is asked sits down at the same terminal."""

from collections.abc import Callable

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from malecon.bots.player import BotPlayer
from malecon.cli import files
from malecon.cli.board import SEAT_STYLES, console
from malecon.cli.choices import SeatChoices
from malecon.cli.log import Teller
from malecon.cli.prompt import command_in, commands, prompt
from malecon.cli.tables import board_of, reference_of
from malecon.games.errors import BadMove, MaleconError, shown
from malecon.games.event import Reason
from malecon.games.match import Match
from malecon.games.wording import Words

Players = dict[int, BotPlayer]  # who plays for the seats in which no person sits
Loader = Callable[[str], tuple[Match, Players]]


class Session:
    """One game at one terminal. Bots play the seats that are not people's."""

    def __init__(self, match: Match, players: Players, words: Words, loader: Loader) -> None:
        self.words = words
        self.loader = loader
        self.console = console()
        self.prompt = prompt(self.console)
        self.begin(match, players)

    def begin(self, match: Match, players: Players) -> None:
        """Sit down at a match."""
        self.match = match
        self.players = players
        self.people = frozenset(range(match.seats)) - players.keys()
        self.teller = Teller(self.console, self.words, match.game.act_rows, self.viewer)
        names = {seat: player.bot.name for seat, player in players.items()}
        self.board = board_of(match, self.words, self.people, names)
        self.topics = tuple(reference_of(match, self.board).topics())
        self.commands = commands(self.topics)
        begun = any(entry.seat >= 0 for entry in match.log)
        self.told = len(match.events) if begun else 0  # events that need not be printed
        self.drawn: object = None  # the moment for which the board was printed
        self.is_saved = self.is_scored = False

    def run(self) -> None:
        """Play until somebody leaves."""
        self.welcome()
        try:
            while True:
                self.go_on()
                if self.obey(self.ask()) == "quit":
                    break
        except (EOFError, KeyboardInterrupt) as stop:
            self.farewell()
            if isinstance(stop, KeyboardInterrupt):
                raise
        else:
            self.farewell()

    @property
    def asked(self) -> int | None:
        """The person who is asked now; people with sealed choices one after the other."""
        return next((seat for seat in self.match.waiting if seat in self.people), None)

    @property
    def is_secret(self) -> bool:
        """Whether somebody else at this terminal must not see what is typed."""
        return len(self.people) > 1 and self.is_hidden

    @property
    def is_hidden(self) -> bool:
        """Whether a choice made now is told to nobody else yet."""
        match, seat = self.match, self.asked
        if seat is None or match.game.is_sealed(match.position):
            return seat is not None
        for action in match.position.legal(seat):
            after = match.position.copy()
            after.listen()
            after.play(seat, action)
            if any(event.seen is not None for event in match.game.events(after.hear())):
                return True
        return False

    @property
    def viewer(self) -> int | None:
        """Whose knowledge the log shows: a single person's, else only what everybody knows."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def go_on(self) -> None:
        """Let bots play, then say what has happened and draw the board."""
        match = self.match
        while (player := self.bot_asked()) is not None:
            player.play(match)
        self.tell()
        if match.over and not self.is_scored:
            self.is_scored = True
            self.console.print(self.board.score(match))
            self.say("board-over")
        elif not match.over and self.moment() != self.drawn:
            self.draw()

    def bot_asked(self) -> BotPlayer | None:
        """A bot whose seat is asked."""
        return next(
            (self.players[seat] for seat in self.match.waiting if seat in self.players), None
        )

    def moment(self) -> object:
        """What must change for the board to be worth drawing again."""
        return self.board.moment(self.match.view(None))

    def tell(self) -> None:
        """Print what has happened since the last time."""
        self.teller.show(self.match.heard(self.viewer, self.told))
        self.told = len(self.match.events)

    def draw(self) -> None:
        """Print the board."""
        self.drawn = self.moment()
        self.console.print(self.board.draw(self.match, self.asked, self.console.width))

    def ask(self) -> str:
        """Say what is to be done, and read what is typed."""
        seat = self.asked
        if seat is None:
            return self.prompt.ask("", self.words.say("board-keys"), lambda before: (), False)
        choices = SeatChoices(self.match, seat, self.board)
        task = " ".join(filter(None, (self.words.say(choices.offer.ask), choices.reference.task())))
        name = (f"{self.words.seat(seat)}: ", f"bold {SEAT_STYLES[seat]}")
        self._print(Text.assemble(name, task))
        brief = Padding(Text(choices.brief(), style="dim"), (0, 0, 0, 2))
        self.console.print(brief)
        return self.prompt.ask(f"{seat + 1}", self.status(seat), choices.candidates, self.is_secret)

    def status(self, seat: int) -> str:
        """What a seat has, and the most useful commands."""
        words, player = self.words, self.match.view(seat).players[seat]
        pieces = self.board.stock(player).plain
        money = words.say("pesos", n=player.pesos)
        points = words.say("points", n=player.points)
        return f" {words.say('board-keys')} │ {money} · {points} · {pieces}"

    def obey(self, line: str) -> str:
        """Play moves or follow a command, which is returned; anything else is refused in words."""
        first = line.split(",")[0]
        if self.match.game.read(first):
            self.play(line)
            return "play"
        command, rest = command_in(line)
        if command and command not in self.commands:
            self.refuse(self.words.say("board-unknown", what=shown(first.strip())))
        elif command in self.topics:
            self.console.print(reference_of(self.match, self.board).topics()[command]())
        elif command not in ("", "quit"):
            try:
                getattr(self, f"do_{command}")(rest)
            except MaleconError as error:
                self.refuse(str(error))
            except OSError as error:
                self.refuse(f"{error.filename}: {error.strerror}.")
        return command

    def play(self, line: str) -> None:
        """Play moves, separated by commas, until one is refused."""
        seat = self.asked
        moves = [move.strip() for move in line.split(",") if move.strip()]
        for i, move in enumerate(moves):
            refusal = self.refusal(move, seat)
            if refusal:
                self.tell()
                stands = f" {self.words.say('board-stands')}" if i else ""
                self.refuse(f"{refusal}{stands}")
                return
            self.match.play(move, seat=seat)
            self.is_saved = False
        self.tell()

    def refusal(self, move: str, seat: int | None) -> str:
        """Why a move cannot be played, in words; nothing if it can."""
        try:
            self.match.game.parse(move)
        except BadMove:
            return self.words.say("board-unknown", what=shown(move))
        if seat is None:
            return self.words.reason(Reason("reason-game-over"))
        reason = self.match.why_not(move, seat)
        return "" if reason is None else f"{move}: {self.words.reason(reason)}"

    def do_moves(self, text: str) -> None:
        """List the legal moves, or explain one."""
        if self.asked is None:
            self.refuse(self.words.reason(Reason("reason-game-over")))
            return
        choices = SeatChoices(self.match, self.asked, self.board)
        if not text:
            self.console.print(choices.listed())
            return
        try:
            for line in filter(None, choices.explained(text)):
                self.console.print(line)
        except BadMove:
            self.refuse(self.words.say("board-unknown", what=shown(text)))

    def do_undo(self, text: str) -> None:
        """Take back the last choice of whoever sits here."""
        self._take_back(self.match.undo)

    def do_restart(self, text: str) -> None:
        """Take back the whole turn."""
        self._take_back(self.match.restart)

    def _take_back(self, how: Callable[[int], None]) -> None:
        match = self.match
        order = [seat for seat in (self.asked,) if seat is not None]
        order += [entry.seat for entry in reversed(match.log)]
        seat = next((s for s in order if s in self.people and match.can_undo(s)), None)
        if seat is None:
            self.refuse(self.words.reason(Reason("reason-undo-nothing")))
            return
        how(seat)
        self.told = len(match.events)
        self.is_saved = False
        self.say("board-taken-back")

    def do_board(self, text: str) -> None:
        """Draw the board again."""
        self.draw()

    def do_log(self, text: str) -> None:
        """Tell this round again, or the whole game, act by act or with every cube."""
        heard = self.match.heard(self.viewer)
        rounds = [i for i, event in enumerate(heard) if event.event == "round"]
        asked = text.split()
        since = rounds[-1] if rounds and "all" not in asked else 0
        self.teller.show(heard[since:], is_whole="cubes" in asked)

    def do_save(self, text: str) -> None:
        """Save the match with its seed, so that it can go on as it would have."""
        if not text:
            self.say("board-needs-file", what="save")
            return
        files.save(text, self.match.record(reveal=True))
        self.is_saved = True
        self.say("board-saved", what=text, source=self.match.game.name)

    def do_load(self, text: str) -> None:
        """Leave this match for a saved one."""
        if not text:
            self.say("board-needs-file", what="load")
            return
        self.begin(*self.loader(text))
        self.say("board-loaded", what=text)

    def do_help(self, text: str) -> None:
        """Explain all commands."""
        table = Table.grid(padding=(0, 2))
        for command, typed in self.commands.items():
            table.add_row(Text(typed, style="bold"), self.words.say(f"board-help-{command}"))
        self.console.print(table)

    def welcome(self) -> None:
        """Say who plays and how to get help."""
        if self.players:
            self.say("board-bots", what=", ".join(map(self.board.who, self.players)))
        self.say("board-welcome")

    def farewell(self) -> None:
        """Say how a game could have been kept."""
        if not self.match.over and not self.is_saved:
            self.say("board-not-saved", source=self.match.game.name)

    def say(self, key: str, **variables: str | int) -> None:
        """Print a message."""
        self._print(Text(self.words.say(key, **variables), "italic"))

    def refuse(self, message: str) -> None:
        """Print why something was not done."""
        self._print(Text(message, "red"))

    def _print(self, message: Text) -> None:
        """Piped, a message stays on one line."""
        self.console.print(message, soft_wrap=not self.console.is_terminal)
