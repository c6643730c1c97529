"""The Landmarks example in its window: two hearts are clicked, and two rows run."""

import json

from display import Program, set_appearance, wait_until

ON_WAYLAND = True

NEEDS_EXAMPLES = True
# The hearts of a window 480 points wide: 32 points across, rows of 56.
HEART_X = 448
FIRST_HEART_Y = 297
ROW = 56


def is_filled(display, row):
    red, green, blue = display.pixel(HEART_X, FIRST_HEART_Y + row * ROW)
    return red > 200 and green < 120 and blue < 160


def rows_run(display, programs, hearts, arguments=()):
    command = [f"{programs}/Landmarks", "--still", "--size", "480x600", "--report", "json", *arguments]
    program = Program(display, command, "Landmarks")
    wait_until("the first row", lambda: display.count((255, 255, 255), 0, 0, 480, 60) > 1000)
    wait_until("an empty heart", lambda: not is_filled(display, 0))
    for heart in hearts:
        program.click(HEART_X, FIRST_HEART_Y + heart * ROW)
        wait_until(f"heart {heart} to fill", lambda: is_filled(display, heart))
    for other in set(range(5)) - set(hearts):
        assert not is_filled(display, other), f"heart {other} was not clicked"
    bodies = json.loads(program.end().splitlines()[-1])["bodies"]
    return bodies.get("LandmarkRow", 0) + bodies.get("SharedLandmarkRow", 0)


def run(display, programs):
    set_appearance(display, "light")
    realized = rows_run(display, programs, hearts=[])
    assert rows_run(display, programs, hearts=[0, 1]) == realized + 2, "two hearts run two rows"
    shared = ["--design", "shared"]
    realized = rows_run(display, programs, hearts=[], arguments=shared)
    # The five rows in sight at least; every row that was made runs again for each heart.
    assert rows_run(display, programs, hearts=[0, 1], arguments=shared) >= realized + 2 * 5
