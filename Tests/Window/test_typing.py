"""A text field in the test program's window: keys become text, the body that reads it runs, backspace takes one away; its
menu copies, and what is selected goes to and comes from other programs with the middle button."""

import json

from display import Program, set_appearance, wait_until

ON_WAYLAND = True

GREEN = (0, 255, 0)
FIELD = (10, 5, 100, 35)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--report", "json"], "Window test")
    wait_until("the first rows", lambda: display.pixel(5, 75) == (0, 64, 128))

    # The bar under the field is 10 points a character.
    program.click(60, 20)
    program.type("hello")
    wait_until("the bar of five characters", lambda: display.count(GREEN, 0, 45, 400, 46) == 50)
    program.xdotool("key", "BackSpace")
    wait_until("the bar of four characters", lambda: display.count(GREEN, 0, 45, 400, 46) == 40)
    x0, y0, x1, y1 = FIELD
    assert display.count((255, 255, 255), *FIELD) < (x1 - x0) * (y1 - y0) - 40, "the field shows its text"

    program.xdotool("mousemove", 25, 20, "click", "--repeat", 2, "--delay", 60, 1)
    wait_until("the word for other programs", lambda: display.selection("primary") == b"hell")
    display.select("primary", b"oo")
    program.xdotool("mousemove", 90, 20, "click", 2)
    wait_until("the bar of six characters", lambda: display.count(GREEN, 0, 45, 400, 46) == 60)
    program.xdotool("mousemove", 25, 20, "click", 3)
    program.xdotool("sleep", 0.5, "key", "Down", "sleep", 0.2, "key", "Down", "sleep", 0.2, "key", "Return")
    wait_until("the word under the pointer, copied", lambda: display.selection("clipboard") == b"helloo")

    bodies = json.loads(program.end().splitlines()[-1])["bodies"]
    assert bodies["RowList"] == 1, bodies
    # Once at first, then at most once a key or a paste: keys that come within a frame are shown together.
    assert 3 <= bodies["TypingArea"] <= 8, bodies
