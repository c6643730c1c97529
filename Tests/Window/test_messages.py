"""The example Messages in its window: sending, editing, reacting, answering, a thread, deleting, searching, jumping, a dropped file, a pasted picture, a voice."""

import array
import math
import pathlib
import random
import sqlite3
import struct
import subprocess
import tempfile
import zlib

from display import Program, WindowManager, set_appearance, wait_until
from test_drags import drag, read

NEEDS_EXAMPLES = True
SIZE = (880, 700)
# In points. The newest message is one's own: its bubble ends at the right edge above the composer.
COMPOSER = (560, 677)
BUBBLE = (845, 597)
SEARCH = (130, 74)
FIRST_HIT = (130, 140)
JUMP_BUTTON = (850, 620)
# The question whether to delete: in the middle of the window.
DELETE = (440, 369)
# Items of the menu of an own message, from the first on.
REPLY, REACT, THREAD, EDIT, DELETION = 1, 2, 3, 5, 8


class Messages(Program):
    """The example on a store of its own, which is looked into beside it."""

    def __init__(self, display, programs, store):
        self.store = store
        command = [f"{programs}/Messages", "--store", str(store), "--size", f"{SIZE[0]}x{SIZE[1]}"]
        super().__init__(display, command, None)

    def ask(self, statement, *values):
        with sqlite3.connect(f"file:{self.store}?mode=ro", uri=True, timeout=10) as store:
            return store.execute(statement, values).fetchall()

    def has(self, text):
        """Whether the server, which is this machine, has a message of that text."""
        return self.ask("SELECT count(*) FROM message WHERE text = ? AND event_id IS NOT NULL", text)[0][0] == 1

    def choose(self, item):
        """Opens the menu of the newest message, and chooses an item with the keyboard."""
        self.xdotool("mousemove", *BUBBLE, "click", 3)
        wait_until("the menu", self.has_menu)
        for _ in range(item):
            self.xdotool("key", "Down")
        self.xdotool("sleep", 0.1)

    def has_menu(self):
        # It is as high as its items, and so partly below the window.
        return self.display.pixel(BUBBLE[0], SIZE[1] + 30) != (0, 0, 0)

    def say(self, text):
        self.type(text)
        self.xdotool("key", "Return")


def run(display, programs):
    set_appearance(display, "light")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            display.environment[name] = str(folder / name)
        talk(display, programs, folder / "messages.sqlite")
        drop(display, programs, folder)
        paste(display, programs, folder)
        speak(display, programs, folder)


def talk(display, programs, store):
    program = Messages(display, programs, store)
    # The store is filled, and the composer stands at the window's end.
    wait_until("the conversation", lambda: store.exists() and display.pixel(*COMPOSER) not in [(0, 0, 0), (255, 255, 255)], seconds=60)
    program.xdotool("sleep", 0.5)
    program.ground = display.pixel(BUBBLE[0] - 90, BUBBLE[1] - 160)

    program.click(*COMPOSER)
    program.say("Hello from X")
    wait_until("the message", lambda: program.has("Hello from X"))

    def bubble_stands():
        red, _, blue = display.pixel(BUBBLE[0] + 17, BUBBLE[1])
        return blue - red > 100

    wait_until("its bubble", bubble_stands)
    program.xdotool("sleep", 0.5)
    program.choose(EDIT)
    program.xdotool("key", "Return")
    program.xdotool("sleep", 0.5)
    program.say("!")
    wait_until("the edit", lambda: program.has("Hello from X!"))

    program.xdotool("sleep", 0.5)
    program.choose(REACT)
    program.xdotool("key", "Right")
    program.xdotool("sleep", 0.3)
    program.xdotool("key", "Return")
    reactions = """SELECT count(*) FROM reaction r JOIN message m ON m.id = r.target_id
                   WHERE m.text = 'Hello from X!' AND r.event_id IS NOT NULL AND r.is_removed = 0"""
    wait_until("the reaction", lambda: program.ask(reactions) == [(1,)])

    program.click(*COMPOSER)
    program.say("Another one")
    wait_until("the next message", lambda: program.has("Another one"))
    program.xdotool("sleep", 0.5)
    program.choose(REPLY)
    program.xdotool("key", "Return")
    program.xdotool("sleep", 0.3)
    program.say("An answer")
    wait_until("the answer", lambda: program.has("An answer"))
    quoted = "SELECT q.text FROM message m JOIN message q ON q.id = m.quoted_id WHERE m.text = 'An answer'"
    assert program.ask(quoted) == [("Another one",)]

    # Beside the conversation stands the thread, with a composer of its own at the right.
    program.xdotool("sleep", 0.5)
    program.choose(THREAD)
    program.xdotool("key", "Return")
    program.xdotool("sleep", 1)
    program.click(SIZE[0] - 150, COMPOSER[1])
    program.say("In the thread")
    threads = "SELECT r.text FROM message m JOIN message r ON r.id = m.thread_id WHERE m.text = 'In the thread'"
    wait_until("the answer in the thread", lambda: program.ask(threads) == [("An answer",)])
    # The cross of the thread's head.
    program.click(SIZE[0] - 20, 70)
    program.xdotool("sleep", 0.7)

    program.click(*COMPOSER)
    program.say("To be deleted")
    wait_until("the last message", lambda: program.has("To be deleted"))
    program.xdotool("sleep", 0.7)
    program.choose(DELETION)
    program.xdotool("key", "Return")
    program.xdotool("sleep", 0.7)
    program.click(*DELETE)
    wait_until("the deletion", lambda: program.ask("SELECT count(*) FROM message WHERE deleted = 1") == [(1,)])

    # What was said yesterday is found and shown; the button goes back to the newest.
    program.xdotool("sleep", 0.5)
    newest = display.part(300, 80, 860, 640)
    program.click(*SEARCH)
    program.type("saturday")
    program.xdotool("sleep", 1)
    program.click(*FIRST_HIT)
    wait_until("another part of the conversation", lambda: display.part(300, 80, 860, 640) != newest)
    program.xdotool("sleep", 3)
    away = display.part(300, 80, 700, 560)
    program.click(*JUMP_BUTTON)
    wait_until("the newest again", lambda: display.part(300, 80, 700, 560) != away)
    program.end()
    # A second start has all of it.
    program = Messages(display, programs, store)
    program.xdotool("sleep", 1)
    assert program.has("Hello from X!") and program.has("An answer")
    program.end()


def drop(display, programs, folder):
    """A file that is dragged out of a GTK program is dropped on the conversation, and sent."""
    store = folder / "messages.sqlite"
    file = folder / "a plan & more.pdf"
    content = b"%PDF-1.4\n" + bytes(range(256)) * 200
    file.write_bytes(content)
    # GTK looks for targets among the windows that a window manager has.
    manager = WindowManager(display)
    program = Messages(display, programs, store)
    display.environment.update(GSK_RENDERER="cairo", GDK_BACKEND="x11", GTK_A11Y="none", NO_AT_BRIDGE="1")
    peer = Program(
        display, ["/usr/bin/python3", str(pathlib.Path(__file__).parent / "gtk_peer.py"), str(file)], "GTK peer")
    # Below the conversation, whose upper part stays free.
    peer.xdotool("windowmove", "--sync", peer.window, 60, 740)

    def at(program, x, y):
        left, top = program.position()
        return left + x, top + y

    # The list of channels is filled: its chosen row is grey.
    wait_until("the conversation", lambda: display.pixel(*at(program, 240, 120)) not in [(0, 0, 0), (255, 255, 255)], seconds=60)
    program.xdotool("sleep", 1)
    place = at(program, 560, 300)
    start = at(peer, 100, 60)
    drag(peer, start, place, lifts=False, steps=20)

    def has_hint():
        # Its blue line, along the leading edge of the conversation.
        left, top = at(program, 264, 300)
        return any(blue - red > 100 for red, _, blue in (display.pixel(left + x, top) for x in range(14)))

    wait_until("the hint", has_hint)
    peer.xdotool("mouseup", 1)
    wait_until("the end of the drag", lambda: "ended" in read(peer).splitlines())
    # It is in the cache, held by the draft, before anything is sent.
    held = "SELECT count(*) FROM held_attachment"
    wait_until("the file in the draft", lambda: program.ask(held) == [(1,)])
    peer.kill()
    program.xdotool("windowfocus", "--sync", program.window)
    program.click(*at(program, *COMPOSER))
    program.say("The plan")
    wait_until("the message", lambda: program.has("The plan"))
    detail = program.ask("SELECT detail FROM message WHERE text = 'The plan'")[0][0]
    assert "a plan & more.pdf" in (detail if isinstance(detail, str) else detail.decode()), detail
    wait_until("an empty draft", lambda: program.ask("SELECT count(*) FROM draft") == [(0,)])
    # The server of this program is a folder: it has the file as it was.
    assert content in [sent.read_bytes() for sent in folder.glob("messages.files/[!.]*")]
    program.end()
    manager.end()


def noise(side):
    """A PNG of so many random grey points a side: it does not get smaller, so that the clipboard hands it over in parts."""
    rows = b"".join(b"\0" + random.Random(row).randbytes(side) for row in range(side))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def paste(display, programs, folder):
    """A picture and a file that another program has in the clipboard are pasted and sent."""
    store, picture, file = folder / "pasted.sqlite", noise(700), folder / "notes é.txt"
    (folder / "noise.png").write_bytes(picture)
    file.write_bytes(b"some notes")
    program = Messages(display, programs, store)
    wait_until("the conversation", lambda: store.exists() and display.pixel(*COMPOSER) not in [(0, 0, 0), (255, 255, 255)], seconds=60)
    program.xdotool("sleep", 1)
    program.click(*COMPOSER)
    held = "SELECT count(*) FROM held_attachment"

    def offer(kind, data):
        subprocess.run(
            ["xclip", "-selection", "clipboard", "-t", kind, "-i"], input=data, env=display.environment, check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        program.xdotool("key", "ctrl+v")

    offer("image/png", picture)
    wait_until("the picture in the draft", lambda: program.ask(held) == [(1,)])
    offer("text/uri-list", (file.as_uri() + "\r\n").encode())
    wait_until("the file in the draft", lambda: program.ask(held) == [(2,)])
    program.say("Pasted")
    wait_until("the message", lambda: program.has("Pasted"))
    wait_until("an empty draft", lambda: program.ask("SELECT count(*) FROM draft") == [(0,)])

    def files():
        # What is being written has a name of its own until it is whole.
        return [sent.read_bytes() for sent in folder.glob("pasted.files/[!.]*")]

    wait_until("both with the server", lambda: picture in files() and b"some notes" in files())
    # Texts go into the field as before.
    offer("UTF8_STRING", "from elsewhere".encode())
    program.xdotool("sleep", 0.3)
    program.xdotool("key", "Return")
    wait_until("the text", lambda: program.has("from elsewhere"))
    program.end()


def speak(display, programs, folder):
    """A voice is recorded, sent and heard: SDL's driver `disk` has files in place of a microphone and a loudspeaker."""
    store, heard, played = folder / "voices.sqlite", folder / "heard", folder / "played"
    note = array.array("f", (0.5 * math.sin(2 * math.pi * 440 * index / 48_000) for index in range(48_000 * 60)))
    heard.write_bytes(note.tobytes())
    display.environment.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(played), SDL_DISKAUDIOFILEIN=str(heard))
    program = Messages(display, programs, store)
    wait_until("the conversation", lambda: store.exists() and display.pixel(*COMPOSER) not in [(0, 0, 0), (255, 255, 255)], seconds=60)
    program.xdotool("sleep", 1)
    # At the composer's end stands the microphone, and while it records the arrow that sends.
    program.click(SIZE[0] - 27, COMPOSER[1])
    program.xdotool("sleep", 2)
    program.click(SIZE[0] - 27, COMPOSER[1])
    # One came with the conversation.
    voices = "SELECT count(*) FROM message WHERE kind = 'voice' AND event_id IS NOT NULL"
    wait_until("the voice", lambda: program.ask(voices) == [(2,)])
    assert b"OggS" in [file.read_bytes()[:4] for file in folder.glob("voices.files/[!.]*")]
    program.xdotool("sleep", 1)
    # Its button stands at the start of the bubble, which is 250 wide.
    program.click(SIZE[0] - 12 - 250 + 27, BUBBLE[1] - 6)

    def loudest():
        if not played.exists():
            return 0
        samples = array.array("f", played.read_bytes()[: played.stat().st_size // 4 * 4])
        return max(map(abs, samples), default=0)

    wait_until("the voice in the loudspeaker", lambda: 0.4 < loudest() < 0.6)
    program.end()
    for name in ("SDL_AUDIODRIVER", "SDL_DISKAUDIOFILE", "SDL_DISKAUDIOFILEIN"):
        del display.environment[name]
