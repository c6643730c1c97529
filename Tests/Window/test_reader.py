"""The Reader example in its window: places, reading, deleting, undoing, searching, writing; a second start shows the same."""

import pathlib
import sqlite3
import tempfile

from display import Program, set_appearance, wait_until

NEEDS_EXAMPLES = True
SIZE = (880, 700)
# In points. Below the menus and the bars stand the sidebar's rows, of 28, and the messages, of 86 behind a margin of 6.
HOME_INBOX = (60, 234)
DOT = (241, 103)
ROW = 86
LIST = (260, 400)
# Numbers of folders in a store that was filled: the order in which they stand in the sidebar.
INBOX, SENT, TRASH = 1, 2, 10


class Reader(Program):
    """The example on a store of its own, which is looked into beside it."""

    def __init__(self, display, programs, store):
        self.store = store
        super().__init__(display, [f"{programs}/Reader", "--store", str(store), "--size", f"{SIZE[0]}x{SIZE[1]}"], None)

    def ask(self, statement, *values):
        with sqlite3.connect(f"file:{self.store}?mode=ro", uri=True, timeout=10) as store:
            return store.execute(statement, values).fetchall()

    def folder(self, message):
        return self.ask("SELECT folder FROM messages WHERE id = ?", message)[0][0]

    def is_selected(self, x, y):
        """Whether the row's ground at a point is marked."""
        return self.display.pixel(x, y) != (255, 255, 255)

    def has_row(self, row):
        y = DOT[1] + row * ROW
        return any(max(self.display.pixel(x, y + line)) < 110 for line in range(-6, 6) for x in range(*LIST))

    def is_unread(self, row):
        red, _, blue = self.display.pixel(DOT[0], DOT[1] + row * ROW)
        return blue - red > 150


def run(display, programs):
    set_appearance(display, "light")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            display.environment[name] = str(folder / name)
        read_and_write(display, programs, folder / "reader.sqlite")


def read_and_write(display, programs, store):
    program = Reader(display, programs, store)
    # The store is filled first.
    wait_until("unread messages", lambda: all(program.is_unread(row) for row in range(6)), seconds=60)
    program.click(*HOME_INBOX)
    wait_until("the inbox", lambda: program.is_selected(12, HOME_INBOX[1]))
    inbox = [row[0] for row in program.ask("SELECT id FROM messages WHERE folder = ? ORDER BY date DESC, id", INBOX)]
    wait_until("its messages", lambda: program.has_row(5))

    def click_row(row):
        program.click(400, DOT[1] + row * ROW + 20)
        wait_until(f"row {row} to be selected", lambda: program.is_selected(233, DOT[1] + row * ROW))

    click_row(1)
    read = "SELECT is_read FROM messages WHERE id = ?"
    wait_until("it to be read", lambda: program.ask(read, inbox[1]) == [(1,)])

    program.xdotool("key", "Delete")
    wait_until("it in the trash", lambda: program.folder(inbox[1]) == TRASH)
    program.xdotool("key", "ctrl+z")
    wait_until("it back", lambda: program.folder(inbox[1]) == INBOX)
    program.xdotool("sleep", 0.3)
    program.xdotool("key", "ctrl+shift+z")
    wait_until("it in the trash again", lambda: program.folder(inbox[1]) == TRASH)
    program.xdotool("key", "ctrl+z")
    wait_until("it back again", lambda: program.folder(inbox[1]) == INBOX)

    # Several are dragged onto the archive: the second and third row. What came back is selected once it is listed.
    program.xdotool("sleep", 0.5)
    click_row(1)
    program.xdotool("keydown", "shift")
    program.click(400, DOT[1] + 2 * ROW + 20)
    program.xdotool("keyup", "shift")
    wait_until("two rows", lambda: program.is_selected(233, DOT[1] + 2 * ROW))
    archive = program.ask("SELECT id FROM folders WHERE kind = 'archive'")[0][0]
    program.xdotool("mousemove", 400, DOT[1] + ROW + 20, "mousedown", 1)
    for x, y in [(380, 215), (300, 300), (200, 420), (70, 510), (62, 514)]:
        program.xdotool("mousemove", x, y)
        program.xdotool("sleep", 0.05)
    program.xdotool("mouseup", 1)
    wait_until("both in the archive", lambda: [program.folder(id) for id in inbox[1:3]] == [archive] * 2)
    program.xdotool("key", "ctrl+z")
    wait_until("both back", lambda: [program.folder(id) for id in inbox[1:3]] == [INBOX] * 2)

    program.xdotool("sleep", 0.5)
    program.xdotool("key", "ctrl+f")
    program.xdotool("sleep", 0.3)
    program.type("zzzz")
    wait_until("nothing found", lambda: not any(program.has_row(row) for row in (1, 2, 5)))
    program.xdotool("key", "Escape")
    wait_until("all rows again", lambda: all(program.has_row(row) for row in range(6)))

    before = display.pixel(850, 690)
    last = program.ask("SELECT max(id) FROM messages")[0][0]
    program.xdotool("key", "ctrl+n")
    wait_until("the sheet", lambda: display.pixel(850, 690) != before)
    program.xdotool("sleep", 0.5)
    program.type("grace@post.example")
    program.xdotool("key", "Tab")
    program.type("A word")
    program.xdotool("key", "Tab")
    program.type("It rains.")
    program.xdotool("key", "ctrl+Return")
    wait_until("the sheet gone", lambda: display.pixel(850, 690) == before)
    newest = "SELECT folder, recipient, subject, text FROM messages WHERE id > ?"
    sent = wait_until("the message sent", lambda: program.ask(newest, last))
    assert sent == [(SENT, "grace@post.example", "A word", "It rains.")], sent

    click_row(3)
    wait_until("it to be read", lambda: program.ask(read, inbox[3]) == [(1,)])
    program.end()

    program = Reader(display, programs, store)
    wait_until("the inbox again", lambda: program.is_selected(12, HOME_INBOX[1]))
    wait_until("the message again", lambda: program.is_selected(233, DOT[1] + 3 * ROW))
    assert program.ask("PRAGMA integrity_check") == [("ok",)]
    program.end()
