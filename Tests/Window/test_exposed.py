"""Parts of a window that others covered are shown again, while the window draws something else in each frame."""

from display import Program, WindowManager, wait_until

MINE = (200, 0, 0)
SECOND = (200, 1, 0)
OTHER = (200, 0, 90)
# The square moves along the lowest 20 points of 120; what is above them is never drawn anew.
WIDTH, HEIGHT = 200, 100
AREA = WIDTH * HEIGHT


def shows_all(display, x, y):
    wait_until("the whole window", lambda: display.count(MINE, x, y, x + WIDTH, y + HEIGHT) == AREA)


def cover(display, program, window, color, x, y):
    """Lays a window over the left half of the program's and takes it away again."""
    program.xdotool("windowmove", "--sync", window, x - 100, y)
    program.xdotool("windowraise", window)
    wait_until("the cover", lambda: display.pixel(x + 10, y + 50) == color)
    assert display.count(MINE, x + 120, y, x + WIDTH, y + HEIGHT) == 80 * HEIGHT, "the right half is in sight"
    program.xdotool("windowmove", "--sync", window, x + 300, y + 300)
    shows_all(display, x, y)


def run(display, programs):
    manager = WindowManager(display)
    program = Program(
        display, [f"{programs}/WindowTestProgram", "--panels", "2", "--moving", "--appearance", "light"], "Window test")
    second = program.find("Panel")
    program.xdotool("windowmove", "--sync", program.window, 200, 100)
    program.xdotool("windowmove", "--sync", second, 500, 500)
    x, y = program.position()
    shows_all(display, x, y)

    # By a second window of the program.
    for _ in range(3):
        cover(display, program, second, SECOND, x, y)

    # By another program.
    other = Program(
        display, [f"{programs}/WindowTestProgram", "--panels", "1", "--blue", "90", "--appearance", "light"],
        "Window test", besides=[program.window])
    for _ in range(3):
        cover(display, other, other.window, OTHER, x, y)

    # Minimised and back.
    for _ in range(3):
        program.xdotool("windowminimize", "--sync", program.window)
        wait_until("the window to leave", lambda: display.count(MINE, x, y, x + WIDTH, y + HEIGHT) == 0)
        program.xdotool("windowactivate", "--sync", program.window)
        shows_all(display, x, y)

    # Another size, while it moves.
    program.resize(300, 220)
    wait_until("the larger window", lambda: display.count(MINE, x, y, x + 300, y + 200) == 300 * 200)
    program.end()
    other.end()
    manager.end()
