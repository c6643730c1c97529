"""The Writer example in its windows: texts are written, saved, opened and closed, by keyboard and by pointer."""

import pathlib
import tempfile
import time

from display import Program, set_appearance, wait_until

NEEDS_EXAMPLES = True


def run(display, programs):
    set_appearance(display, "light")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        first = folder / "first.txt"
        first.write_text("one")
        by_keyboard(display, programs, folder, first)
        by_pointer(display, programs, first)


def by_keyboard(display, programs, folder, first):
    program = Program(display, [f"{programs}/Writer", str(first), "--size", "600x420"], "first.txt")
    # The editor has no focus yet; Tab comes to it.
    program.click(300, 200)
    program.xdotool("key", "ctrl+End")
    program.type(" two")
    wait_until("the mark of a change", lambda: "Edited" in program.title())
    program.xdotool("key", "ctrl+s")
    wait_until("what was saved", lambda: first.read_text() == "one two")
    wait_until("no mark", lambda: program.title() == "first.txt")
    # Saved under another name: the dialog begins with the whole name selected.
    program.xdotool("key", "ctrl+shift+s")
    time.sleep(0.5)
    program.xdotool("key", "ctrl+a")
    program.type("second")
    program.xdotool("key", "Return")
    wait_until("a second file", lambda: (folder / "second.txt").exists())
    wait_until("its name", lambda: program.title() == "second.txt")
    # Closing asks; Escape cancels, Return saves.
    program.click(300, 200)
    program.xdotool("key", "ctrl+End")
    program.type("!")
    wait_until("the mark again", lambda: "Edited" in program.title())
    program.xdotool("key", "ctrl+w")
    time.sleep(0.5)
    program.xdotool("key", "Escape")
    time.sleep(0.5)
    program.xdotool("key", "ctrl+q")
    time.sleep(0.5)
    program.xdotool("key", "Return")
    program.wait()
    assert (folder / "second.txt").read_text() == "one two!"
    assert first.read_text() == "one two"


def by_pointer(display, programs, first):
    program = Program(display, [f"{programs}/Writer", str(first), "--size", "600x420"], "first.txt")
    # The whole display and back.
    size = program.size()
    program.xdotool("key", "F11")
    wait_until("the whole display", lambda: program.size() != size)
    program.xdotool("key", "F11")
    wait_until("its own size", lambda: program.size() == size)
    program.click(300, 200)
    program.xdotool("key", "ctrl+a")
    program.type("gone")
    wait_until("the mark of a change", lambda: "Edited" in program.title())
    # The window manager's button asks too; the second button does not save.
    program.close()
    time.sleep(0.7)
    program.click(*display.dialog_button(program, 1))
    program.wait()
    assert first.read_text() == "one two"
