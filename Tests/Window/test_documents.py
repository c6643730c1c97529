"""The Writer example in its windows: texts are written, saved, opened and closed, by keyboard and by pointer."""

import pathlib
import tempfile
import time

from display import Program, WindowManager, set_appearance, wait_until

NEEDS_EXAMPLES = True
WIDTH, HEIGHT = 600, 420
# Of the program's asset catalog.
ACCENT = (0x5B, 0x4B, 0xC7)


def run(display, programs):
    set_appearance(display, "light")
    manager = WindowManager(display)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        first = folder / "first.txt"
        first.write_text("one")
        by_keyboard(display, programs, folder, first)
        by_pointer(display, programs, first)
    manager.end()


def start(display, programs, file):
    program = Program(display, [f"{programs}/Writer", str(file), "--size", f"{WIDTH}x{HEIGHT}"], file.name)
    # The editor's ground is white, and there is a text on it once it is read.
    x, y = program.position()
    wait_until("a text", lambda: display.count((0, 0, 0), x + 20, y + 40, x + 80, y + 70, tolerance=60) > 10)
    return program


def title(program):
    return program.xdotool("getwindowname", program.window).strip()


def size(program):
    lines = program.display.run("xwininfo", "-id", program.window).splitlines()
    return tuple(int(line.split()[-1]) for name in ("Width", "Height") for line in lines if f"  {name}:" in line)


def write_at_the_end(program, text):
    x, y = program.position()
    program.click(x + 300, y + 200)
    program.xdotool("key", "ctrl+End")
    program.type(text)
    wait_until("the mark of a change", lambda: "Edited" in title(program))


def buttons(program):
    """Where the button of the accent colour is in a dialog over the window, once it rests."""

    def found():
        x0, y0 = program.position()
        for y in range(y0 + 60, y0 + HEIGHT - 20, 4):
            x = x0 + WIDTH // 2 - 60
            if all(abs(a - b) < 3 for a, b in zip(program.display.pixel(x, y), ACCENT)):
                return x, y + 8
        return None

    wait_until("a dialog", found)
    time.sleep(0.5)
    return found()


def by_keyboard(display, programs, folder, first):
    program = start(display, programs, first)
    # The icon of the program's asset catalog: its width, its height, its pixels.
    # It comes after the first frame; until then the window has the window manager's.
    def icon():
        return "(128 x 128)" in display.run("xprop", "-id", program.window, "-notype", "_NET_WM_ICON")

    wait_until("the program's icon", icon)
    write_at_the_end(program, " two")
    program.xdotool("key", "ctrl+s")
    wait_until("what was saved", lambda: first.read_text() == "one two")
    wait_until("no mark", lambda: title(program) == "first.txt")
    # Found, replaced and undone.
    program.xdotool("key", "ctrl+f", "sleep", 0.4)
    program.type("TWO")
    program.xdotool("key", "Escape", "sleep", 0.2)
    program.type("2")
    program.xdotool("key", "ctrl+s")
    wait_until("what replaced it", lambda: first.read_text() == "one 2")
    program.xdotool("key", "ctrl+z")
    program.xdotool("key", "ctrl+s")
    wait_until("what was undone", lambda: first.read_text() == "one two")
    wait_until("no mark again", lambda: title(program) == "first.txt")
    # Under another name.
    program.xdotool("key", "ctrl+shift+s")
    time.sleep(0.7)
    program.xdotool("key", "ctrl+a")
    program.type("second")
    program.xdotool("key", "Return")
    wait_until("a second file", lambda: (folder / "second.txt").exists())
    wait_until("its name", lambda: title(program) == "second.txt")
    # Closing asks: Escape cancels, Return saves and closes.
    write_at_the_end(program, "!")
    program.xdotool("key", "ctrl+w")
    buttons(program)
    program.xdotool("key", "Escape")
    time.sleep(0.7)
    assert program.process.poll() is None and (folder / "second.txt").read_text() == "one two"
    program.xdotool("key", "ctrl+q")
    buttons(program)
    program.xdotool("key", "Return")
    assert program.process.wait(timeout=20) == 0
    assert (folder / "second.txt").read_text() == "one two!"
    assert first.read_text() == "one two"


def by_pointer(display, programs, first):
    program = start(display, programs, first)
    own = size(program)
    program.xdotool("key", "F11")
    wait_until("the whole display", lambda: size(program) == display.size)
    program.xdotool("key", "F11")
    wait_until("its own size", lambda: size(program) == own)
    write_at_the_end(program, " three")
    # The window manager's key asks too. The second button, 33 points lower, does not save.
    program.xdotool("key", "alt+F4")
    x, y = buttons(program)
    program.click(x, y + 34)
    assert program.process.wait(timeout=20) == 0
    assert first.read_text() == "one two"
