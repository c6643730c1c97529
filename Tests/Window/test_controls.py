"""The test program's window: a click, the wheel, another size, another appearance."""

import json

from display import Program, set_appearance, wait_until

ON_WAYLAND = True

OFF = (200, 0, 200)
ON = (255, 0, 200)
# Points: rows of 50 follow, their squares 30 wide, 10 from the edges.
LIST_TOP = 50
ROW = 50


def row_color(index):
    return (index, 64, 128)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--report", "json"], "Window test")
    wait_until("the first rows", lambda: display.pixel(5, LIST_TOP + 8 * ROW + 25) == row_color(8))
    assert display.pixel(200, LIST_TOP + 5) == (255, 255, 255), "a light window is white"

    # A click: the square of row 2 changes, those beside it do not.
    square = LIST_TOP + 2 * ROW + 25
    assert display.pixel(375, square) == OFF
    program.click(375, square)
    wait_until("the clicked square", lambda: display.pixel(375, square) == ON)
    assert display.count(ON, 360, LIST_TOP, 390, 500) == 30 * 30, "one square is pink"
    assert display.count(OFF, 360, square + 25, 390, square + 75) == 30 * 30, "its neighbour is not"

    # The wheel: later rows come, and the pink square leaves.
    program.wheel(200, 300, 6)
    wait_until("rows from below", lambda: display.pixel(5, 495)[0] > 9 and display.pixel(5, 495)[1:] == (64, 128))
    wait_until("the pink square to leave", lambda: display.count(ON, 370, LIST_TOP, 371, 500) == 0)
    program.wheel(200, 300, -20)
    wait_until("the first row again", lambda: display.pixel(5, LIST_TOP + 2) == row_color(0))
    wait_until("the pink square again", lambda: display.pixel(375, square) == ON)

    # Another size: the squares keep to the right edge, more rows show.
    program.resize(600, 800)
    wait_until("the square at the new edge", lambda: display.pixel(575, square) == ON)
    wait_until("rows at the new bottom", lambda: display.pixel(5, 790) == row_color(14))
    assert display.pixel(375, square) != ON

    # Another appearance, which only desktops on X11 tell of.
    if not display.is_wayland:
        set_appearance(display, "dark")
        wait_until("a dark window", lambda: max(display.pixel(200, LIST_TOP - 5)) < 64)
        assert display.pixel(575, square) == ON

    report = json.loads(program.end().splitlines()[-1])
    bodies = report["bodies"]
    assert report["drops"] == 0, report
    # The app's body and the list's run once: what a row or the field changes is none of their business.
    assert bodies["RowList"] == 1, bodies
    # 15 rows show at most at once, 9 at first; scrolling six notches of 48 points and back makes some of them anew.
    assert 16 <= bodies["Row"] <= 60, bodies
