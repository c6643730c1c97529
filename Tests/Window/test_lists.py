"""A list and a table in a real window: pointer, wheel, the scroll bar, keys, and a table's headers."""

from display import Program, set_appearance, wait_until

ON_WAYLAND = True

# Points: a bar of 20 tells the selection; rows of 28 follow in a list, a header of 28 and rows of 24 in a table.
BAR = 20
ROW = 28
HEADER = 28
CELL = 24


def run(display, programs):
    set_appearance(display, "light")
    drive_list(display, programs)
    drive_moves(display, programs)
    drive_swipes(display, programs)
    drive_table(display, programs)


def selected(display):
    """How many rows are selected, and the least of them."""
    return display.pixel(200, 10)[:2]


def drive_list(display, programs):
    program = Program(display, [f"{programs}/WindowTestProgram", "--rows", "list"], "Window test")
    wait_until("the first rows", lambda: display.pixel(30, BAR + 8 * ROW + 14) == (8, 64, 128))

    def row_at(y):
        red, green, blue = display.pixel(30, y)
        return red if (green, blue) == (64, 128) else None

    def expect(what, count, least):
        wait_until(what, lambda: selected(display) == (count, least))

    # Clicks, with Control and Shift; a drag over rows.
    program.click(200, BAR + 2 * ROW + 14)
    expect("a clicked row", 1, 2)
    program.xdotool("keydown", "shift", "mousemove", 200, BAR + 5 * ROW + 14, "click", 1, "keyup", "shift")
    expect("a range", 4, 2)
    program.xdotool("keydown", "ctrl", "mousemove", 200, BAR + 2 * ROW + 14, "click", 1, "keyup", "ctrl")
    expect("one less", 3, 3)
    program.xdotool("mousemove", 200, BAR + 6 * ROW + 14, "mousedown", 1)
    for row in range(6, 10):
        program.xdotool("mousemove", 200, BAR + row * ROW + 14)
    program.xdotool("mouseup", 1)
    expect("a drag over four rows", 4, 6)

    # Keys.
    program.xdotool("key", "Home")
    expect("the first row", 1, 0)
    program.xdotool("key", "Down", "Down")
    expect("two further", 1, 2)
    program.xdotool("key", "shift+Down", "shift+Down", "shift+Down")
    expect("and three more", 4, 2)
    program.xdotool("key", "End")
    expect("the last row", 1, 199)
    wait_until("the last row in sight", lambda: row_at(500 - 14) == 199)
    program.xdotool("key", "ctrl+a")
    expect("all rows", 200, 0)
    program.xdotool("key", "Home", "Next")
    wait_until("a page down", lambda: selected(display)[1] > 10)
    program.xdotool("key", "Home")
    wait_until("the first row in sight", lambda: row_at(BAR + 14) == 0)

    # The wheel, smoothed: it comes to rest on whole notches of 48 points.
    program.wheel(200, 300, 7)
    wait_until("twelve rows further", lambda: row_at(BAR + 14) == 12)

    # The scroll bar: the pointer brings it, and drags it to the end.
    program.xdotool("mousemove", 394, BAR + 40)
    program.xdotool("mousedown", 1)
    for y in (100, 200, 300, 400, 495):
        program.xdotool("mousemove", 394, y)
    program.xdotool("mouseup", 1)
    wait_until("the end by the bar", lambda: row_at(500 - 14) == 199)
    program.end()


def drive_moves(display, programs):
    program = Program(display, [f"{programs}/WindowTestProgram", "--rows", "moves"], "Window test")

    def order(count):
        return [display.pixel(30, BAR + row * ROW + 14)[0] for row in range(count)]

    wait_until("the first rows", lambda: order(6) == [0, 1, 2, 3, 4, 5])
    # The second row to where the fifth is: a gap opens there, the rows between close up, and it falls into the gap.
    program.xdotool("mousemove", 200, BAR + ROW + 14, "mousedown", 1)
    for step in range(1, 13):
        program.xdotool("mousemove", 200, BAR + ROW + 14 + 7 * step)
    wait_until("the row in the pointer's hand", lambda: order(6) == [0, 2, 3, 4, 1, 5])
    program.xdotool("mouseup", 1)
    wait_until("the new order", lambda: order(6) == [0, 2, 3, 4, 1, 5])
    # Two selected ones, upwards over the edge.
    program.xdotool("keydown", "ctrl", "mousemove", 200, BAR + 5 * ROW + 14, "click", 1, "keyup", "ctrl")
    wait_until("two rows", lambda: selected(display) == (2, 1))
    program.xdotool("mousemove", 200, BAR + 5 * ROW + 14, "mousedown", 1)
    for step in range(1, 15):
        program.xdotool("mousemove", 200, BAR + 5 * ROW + 14 - 11 * step)
    program.xdotool("mouseup", 1)
    wait_until("both at the top", lambda: order(6) == [1, 5, 0, 2, 3, 4])
    program.end()


def drive_swipes(display, programs):
    command = [f"{programs}/WindowTestProgram", "--rows", "swipes"]
    program = Program(display, command + ["--touch"], "Window test")

    def order(count, x=30):
        return [display.pixel(x, BAR + row * ROW + 14)[0] for row in range(count)]

    def drag(x, y, way, lifts=True):
        program.xdotool("mousemove", x, y, "mousedown", 1)
        for step in range(1, 11):
            program.xdotool("mousemove", x + way * step // 10, y)
        if lifts:
            program.xdotool("mouseup", 1)

    def is_red(x, y):
        red, green, blue = display.pixel(x, y)
        return red > 200 and green < 90 and blue < 90

    wait_until("the first rows", lambda: order(4) == [0, 1, 2, 3])
    # A finger swipes the second row open, and the button deletes it.
    second = BAR + ROW + 14
    drag(350, second, -60)
    wait_until("the button", lambda: is_red(332, second + 10) and not is_red(320, second + 10))
    program.click(360, second)
    wait_until("one row less", lambda: order(4) == [0, 2, 3, 4])
    # All the way across, without a button to press.
    drag(380, second, -340)
    wait_until("another row less", lambda: order(3) == [0, 3, 4])
    # From the other edge; a press beside puts it away.
    third = BAR + 2 * ROW + 14
    drag(100, third, 60)
    wait_until("the blue button", lambda: display.pixel(4, third + 10) == (0, 0, 255))
    program.click(200, BAR + 5 * ROW + 14)
    wait_until("no button", lambda: order(3) == [0, 3, 4])
    drag(100, third, 60)
    wait_until("the button again", lambda: display.pixel(70, third + 10) == (0, 0, 255))
    program.click(36, third)
    wait_until("the third row on top", lambda: order(3) == [4, 0, 3])
    # A finger that moves up scrolls. Let go while it rests, so that the rows do not slide on.
    program.xdotool("mousemove", 200, 400, "mousedown", 1)
    for step in range(1, 15):
        program.xdotool("mousemove", 200, 400 - step * 20)
    wait_until("ten rows further", lambda: display.pixel(30, BAR + 14)[0] == 12)
    program.xdotool("mouseup", 1)
    program.end()

    # With a mouse: a wheel to the side opens, and the edit mode has a button, marks and grips.
    program = Program(display, command, "Window test")
    wait_until("the first rows", lambda: order(4) == [0, 1, 2, 3])
    program.xdotool("mousemove", 200, second, "click", 7, "click", 7, "click", 7)
    wait_until("the button by the wheel", lambda: is_red(332, second + 10))
    program.xdotool("click", 6, "click", 6)
    wait_until("and away", lambda: order(4) == [0, 1, 2, 3])
    program.click(200, 480)
    # The content moves 34 points in: 16 + 34 = 50.
    wait_until("buttons that delete", lambda: is_red(20, second) and order(3, x=60) == [0, 1, 2])
    program.click(27, second)
    wait_until("the second step", lambda: is_red(332, second + 10))
    program.click(360, second)
    wait_until("the row deleted", lambda: order(3, x=60) == [0, 2, 3])
    program.xdotool("mousemove", 375, second, "mousedown", 1)
    for step in range(1, 13):
        program.xdotool("mousemove", 375, second + 7 * step)
    program.xdotool("mouseup", 1)
    wait_until("the row moved by its grip", lambda: order(5, x=60) == [0, 3, 4, 5, 2])
    program.click(200, 480)
    wait_until("as before", lambda: order(5) == [0, 3, 4, 5, 2] and not is_red(20, second))
    program.end()


def drive_table(display, programs):
    program = Program(display, [f"{programs}/WindowTestProgram", "--rows", "table"], "Window test")
    top = BAR + HEADER

    def row_at(y):
        # A cell starts 16 from the edge; in it the colour is 40 wide.
        red, green, blue = display.pixel(30, y)
        return red if (green, blue) == (64, 128) else None

    wait_until("the first rows", lambda: row_at(top + 3 * CELL + 12) == 3)
    program.click(200, top + 3 * CELL + 12)
    wait_until("a clicked row", lambda: selected(display) == (1, 3))
    program.xdotool("key", "Down")
    wait_until("the next by key", lambda: selected(display) == (1, 4))

    # A press on a header sorts, another one reverses: names fall as numbers rise.
    program.click(300, BAR + 14)
    wait_until("sorted by name", lambda: row_at(top + 12) == 199)
    program.click(300, BAR + 14)
    wait_until("and reversed", lambda: row_at(top + 12) == 0)
    assert selected(display) == (1, 4), "the selection is the row's, wherever it stands"

    # A column's edge is dragged: the second column's text begins further to the right.
    def first_ink(y, x0, x1):
        line = display.part(x0, y, x1, y + 1)
        return next((x for x in range(x0, x1) if max(line[4 * (x - x0):][:3]) < 140), None)

    line = next(y for y in range(top + CELL, top + 2 * CELL) if first_ink(y, 100, 390))
    before = first_ink(line, 100, 390)
    edge = before - 8
    program.xdotool("mousemove", edge, BAR + 14, "mousedown", 1)
    for step in range(1, 7):
        program.xdotool("mousemove", edge + 10 * step, BAR + 14)
    program.xdotool("mouseup", 1)
    wait_until("a wider column", lambda: abs((first_ink(line, 100, 398) or 0) - before - 60) <= 1)

    # A header is dragged onto the other: the columns change places.
    program.xdotool("mousemove", edge + 60 + 40, BAR + 14, "mousedown", 1)
    for x in range(edge + 90, 20, -20):
        program.xdotool("mousemove", x, BAR + 14)
    program.xdotool("mouseup", 1)
    wait_until("the columns' new order", lambda: row_at(top + 12) is None)
    program.end()
