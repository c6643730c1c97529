"""An editor of several lines, a date, a colour, help and a composed gesture in a real window, by pointer and by keyboard."""

import time

from display import Program, set_appearance, wait_until

ON_WAYLAND = True

# The middles of the controls, in points.
EDITOR, DATE, COLOR, HELP, GROUND = 100, 180, 220, 260, 450


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--writing"], "Window test")
    wait_until("the ground", lambda: display.pixel(200, GROUND) == (0, 0, 255))

    def told():
        """Characters, lines, the day of the month."""
        return display.pixel(100, 20)

    def expect(what, characters, lines):
        wait_until(what, lambda: told()[:2] == (characters, lines))

    def key(*names):
        program.xdotool("key", *names)

    # The editor.
    program.click(200, EDITOR)
    program.type("abc")
    key("Return")
    program.type("de")
    expect("two lines", 6, 2)
    key("Up")
    program.type("x")
    key("End", "Return")
    expect("three lines", 8, 3)
    key("ctrl+z", "ctrl+z")
    expect("two lines again", 6, 2)
    key("ctrl+a", "ctrl+x")
    expect("nothing", 0, 1)
    key("ctrl+v", "ctrl+v")
    expect("twice the text", 12, 3)
    key("Tab")
    expect("a tab of the text", 13, 3)

    # A date, by keyboard alone: the first part is the day.
    day = told()[2]
    key("ctrl+Tab", "Up")
    wait_until("the next day", lambda: told()[2] == day + 1)
    program.type("7")
    wait_until("the seventh", lambda: told()[2] == 7)
    # No day begins with 7, so the month is next; back to the day.
    key("Left", "Down", "Down")
    wait_until("the fifth", lambda: told()[2] == 5)

    # A colour: the panel's digits. Under the ground there is no panel.
    closed = display.part(0, 280, 400, 500)
    program.click(200, COLOR)
    wait_until("the panel", lambda: display.part(0, 280, 400, 500) != closed)
    time.sleep(0.5)
    key("ctrl+a")
    program.type("00FF00")
    key("Return")
    wait_until("green", lambda: display.pixel(300, 20) == (0, 255, 0))
    key("Escape")
    wait_until("the ground again", lambda: display.part(0, 280, 400, 500) == closed)

    # Help comes where the pointer rests, and goes with a press.
    program.xdotool("mousemove", 200, HELP)
    wait_until("help", lambda: display.part(0, 280, 400, 500) != closed)
    program.click(200, HELP)
    wait_until("a press", lambda: display.pixel(200, GROUND) == (1, 0, 255))
    program.xdotool("mousemove", 200, GROUND)
    wait_until("no help", lambda: display.count((1, 0, 255), 0, 285, 400, 330) >= 400 * 40)

    # A long press, then a drag.
    program.xdotool("mousedown", "1")
    time.sleep(0.5)
    program.xdotool("mousemove_relative", "60", "0", "mouseup", "1")
    wait_until("the sequence", lambda: display.pixel(200, GROUND) == (101, 0, 255))
    program.end()
