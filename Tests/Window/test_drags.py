"""Drags in a real window: between two lists, between two programs of ours, and with a GTK 4 program, both ways."""

import os
import pathlib
import signal
import time

from display import Program, WindowManager, set_appearance, wait_until

ROW = 28
GREEN = (0, 255, 64)
IDLE = (0, 0, 64)


def run(display, programs):
    set_appearance(display, "light")
    drive_lists(display, programs)
    drive_between(display, programs)
    drive_dead_and_hung(display, programs)
    drive_gtk(display, programs)


def drag(program, start, end, lifts=True, steps=12):
    """Moves in steps, as a hand does: other programs answer each one. A window manager would give the window the keyboard."""
    program.xdotool("windowfocus", "--sync", program.window)
    program.xdotool("mousemove", *start, "mousedown", 1)
    for step in range(1, steps + 1):
        x, y = (a + (b - a) * step // steps for a, b in zip(start, end))
        program.xdotool("mousemove", x, y)
        time.sleep(0.02)
    if lifts:
        time.sleep(0.1)
        program.xdotool("mouseup", 1)


def read(program):
    """What the program has printed so far; its own position in the file stays."""
    return os.pread(program.output.fileno(), 1 << 16, 0).decode()


def wait_for_output(what, program, line):
    wait_until(what, lambda: line in read(program).splitlines())


def drive_lists(display, programs):
    program = Program(display, [f"{programs}/WindowTestProgram", "--drag", "lists"], "Window test")

    def column(x, count):
        return [display.pixel(x, row * ROW + 14)[0] for row in range(count)]

    wait_until("the rows", lambda: column(60, 5) == [0, 1, 2, 3, 4] and column(260, 2) == [100, 101])
    # The third row between both of the other list.
    drag(program, (60, 2 * ROW + 14), (260, ROW + 2))
    wait_until("the row in the other list", lambda: column(260, 3) == [100, 2, 101])
    wait_until("the rows that stayed", lambda: column(60, 4) == [0, 1, 3, 4])
    # Inside of its list a row is carried to another place.
    drag(program, (60, 14), (60, 2 * ROW + 14))
    wait_until("the new order", lambda: column(60, 4) == [1, 3, 0, 4])
    # Escape leaves all as it is.
    drag(program, (60, 14), (260, 14), lifts=False)
    program.xdotool("key", "Escape")
    program.xdotool("mouseup", 1)
    time.sleep(0.5)
    assert column(60, 4) == [1, 3, 0, 4] and column(260, 3) == [100, 2, 101]
    program.end()


def two(display, programs):
    command = [f"{programs}/WindowTestProgram", "--drag", "peer"]
    first = Program(display, command, "Window test")
    second = Program(display, command, "Window test", besides=[first.window])
    second.xdotool("windowmove", second.window, 450, 0)
    wait_until("both windows", lambda: display.pixel(300, 200) == IDLE and display.pixel(750, 200) == IDLE)
    return first, second


def drive_between(display, programs):
    first, second = two(display, programs)
    # Over the other program's target it says so, and no more once it has left.
    drag(first, (100, 50), (750, 200), lifts=False)
    wait_until("a target", lambda: display.pixel(800, 300) == GREEN)
    first.xdotool("mousemove", 430, 700)
    first.xdotool("mousemove", 430, 702)
    wait_until("no target", lambda: display.pixel(800, 300) == IDLE)
    first.xdotool("mouseup", 1)
    for row, line in enumerate(["text from Apus", "file /tmp/a file.txt", "card ace", "large 1500000 true "]):
        drag(first, (100, 50 + 125 * row), (750, 200))
        wait_for_output(line, second, line)
        wait_until("no target", lambda: display.pixel(800, 300) == IDLE)
    # And back.
    drag(second, (550, 50), (300, 200))
    wait_for_output("the way back", first, "text from Apus")
    # A program's own target takes what is its own.
    drag(first, (100, 300), (300, 200))
    wait_for_output("its own", first, "card ace")
    first.end()
    second.end()


def drive_dead_and_hung(display, programs):
    first, second = two(display, programs)
    # A source that is killed over the target: the target notices.
    drag(first, (100, 50), (750, 200), lifts=False)
    wait_until("a target", lambda: display.pixel(800, 300) == GREEN)
    first.kill()
    wait_until("no target", lambda: display.pixel(800, 300) == IDLE)
    second.xdotool("mouseup", 1)
    # A target that hangs: the source goes on, and its own target works.
    third = Program(display, [f"{programs}/WindowTestProgram", "--drag", "peer"], "Window test", besides=[second.window])
    wait_until("the window", lambda: display.pixel(300, 200) == IDLE)
    second.process.send_signal(signal.SIGSTOP)
    drag(third, (100, 50), (750, 200))
    drag(third, (100, 300), (300, 200))
    wait_for_output("a drop in spite of it", third, "card ace")
    second.process.send_signal(signal.SIGCONT)
    third.end()
    second.end()


def drive_gtk(display, programs):
    # GTK looks for targets among the windows that a window manager has.
    manager = WindowManager(display)
    ours = Program(display, [f"{programs}/WindowTestProgram", "--drag", "peer"], "Window test")
    display.environment.update(GSK_RENDERER="cairo", GDK_BACKEND="x11", GTK_A11Y="none", NO_AT_BRIDGE="1")
    # Debian's Python has GTK's bindings; another one, earlier in the path, may have none.
    peer = Program(display, ["/usr/bin/python3", str(pathlib.Path(__file__).parent / "gtk_peer.py")], "GTK peer")
    peer.xdotool("windowmove", "--sync", peer.window, 450, 100)

    def at(program, x, y):
        left, top = program.position()
        return left + x, top + y

    wait_until("the window", lambda: display.pixel(*at(ours, 300, 200)) == IDLE)
    wait_until("GTK's window", lambda: display.pixel(*at(peer, 10, 10)) not in ((0, 0, 0), IDLE))
    drag(ours, at(ours, 100, 50), at(peer, 300, 100))
    wait_for_output("text for GTK", peer, "text from Apus")
    drag(ours, at(ours, 100, 175), at(peer, 300, 100))
    wait_for_output("a file for GTK", peer, "files /tmp/a file.txt")
    drag(peer, at(peer, 100, 100), at(ours, 300, 200), steps=20)
    wait_for_output("text from GTK", ours, "text from GTK")
    wait_for_output("the end of the drag", peer, "ended")
    assert not any(line.startswith("cancelled") for line in read(peer).splitlines()), read(peer)
    ours.end()
    peer.kill()
    manager.end()
