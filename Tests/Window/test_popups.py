"""Menus that leave a small window: by pointer and by keyboard, at the screen's edge, and with the window as it moves."""

from display import Failure, Program, set_appearance, wait_until

WIDTH, HEIGHT = 400, 110
MENU = 60
ITEM = (0, 200, 0)
SUBMENU = (0, 200, 200)
INNER = (0, 0, 200)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--presentations"], "Window test")
    wait_until("the window", lambda: display.pixel(200, 400) == (255, 255, 0))
    program.resize(WIDTH, HEIGHT)
    wait_until("the small window", lambda: display.pixel(200, 400) == (0, 0, 0))

    def told():
        return display.pixel(200, 20)[0]

    def square(color):
        return wait_until(f"a square {color}", lambda: display.square(color))

    def below(color):
        """The middle of a square that is below the window."""
        at = square(color)
        if at[1] < HEIGHT:
            raise Failure(f"the square {color} is inside of the window")
        return at

    def gone(color):
        wait_until(f"the square {color} to go", lambda: display.square(color) is None)

    # By pointer: the submenu's item is below the window's edge.
    program.click(200, MENU)
    square(ITEM)
    program.xdotool("mousemove", *below(SUBMENU))
    program.click(*below(INNER))
    wait_until("the choice in the submenu", lambda: told() == 3)
    gone(SUBMENU)
    wait_until("nothing to be below the window", lambda: not any(display.part(0, HEIGHT, 900, 900)))

    # By keyboard.
    program.xdotool("key", "Tab", "space")
    below(SUBMENU)
    program.xdotool("key", "Down", "Right")
    below(INNER)
    program.xdotool("key", "Return")
    gone(SUBMENU)
    program.xdotool("key", "space")
    square(ITEM)
    program.xdotool("key", "Return")
    wait_until("an item by key", lambda: told() == 1)
    gone(ITEM)

    # A press in the window beside the menu closes it.
    program.click(200, MENU)
    below(SUBMENU)
    program.click(20, 20)
    gone(SUBMENU)

    # Moved while it is open, the window takes it along.
    program.click(200, MENU)
    before = below(SUBMENU)
    program.xdotool("windowmove", program.window, 0, 100)
    wait_until("the menu to move", lambda: display.square(SUBMENU) == (before[0], before[1] + 100))
    program.xdotool("key", "Escape")
    gone(SUBMENU)

    # At the screen's lower edge the menu opens upwards.
    program.xdotool("windowmove", program.window, 0, 900 - HEIGHT)
    program.xdotool("mousemove", 200, 900 - HEIGHT + MENU, "click", 1)
    at = wait_until("the menu above", lambda: find(display, ITEM, 600, 900))
    if at[1] > 900 - HEIGHT + MENU:
        raise Failure("the menu is below its button")
    program.xdotool("key", "Escape")
    program.end()


def find(display, color, top, bottom):
    wanted = bytes((color[2], color[1], color[0]))
    for y in range(top, bottom):
        at = display.part(0, y, 400, y + 1).find(wanted)
        if at >= 0:
            return at // 4, y
    return None
