"""A menu bar: by pointer, clicked and in one stroke, from menu to menu, by keys, and by letters."""

from display import Failure, Program, set_appearance, wait_until

ON_WAYLAND = True

BAR = 14
BUILD, SORT, SING = (0, 200, 0), (0, 201, 0), (0, 202, 0)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--menu-bar"], "Window test")
    wait_until("the window", lambda: display.pixel(200, 200) == (0, 0, 255))

    def square(color):
        return wait_until(f"a square {color}", lambda: display.square(color))

    def gone():
        wait_until("the menus to go", lambda: all(display.square(color) is None for color in (BUILD, SORT, SING)))

    def chosen(number):
        wait_until(f"the choice {number}", lambda: display.pixel(200, 280)[0] == number)
        gone()

    def along(color, x):
        """Moves along the bar until the menu with the square is open; returns where."""
        while x < 390:
            program.xdotool("mousemove", x, BAR)
            try:
                wait_until("a menu", lambda: display.square(color), seconds=0.3)
                return x
            except Failure:
                x += 15
        raise Failure(f"no menu along the bar has the square {color}")

    # From the first menu to the program's own, without a button.
    program.click(20, BAR)
    tools = along(BUILD, 30)
    extras = along(SING, tools + 15)
    program.xdotool("mousemove", tools, BAR)
    # A menu that goes shows for a moment.
    wait_until("the last menu to go", lambda: display.square(SING) is None)
    program.click(*square(SORT))
    chosen(2)

    # Pressed, drawn and let go.
    program.xdotool("mousemove", extras, BAR, "mousedown", 1)
    program.xdotool("mousemove", tools, BAR)
    wait_until("the first menu to go", lambda: display.square(SING) is None)
    at = square(BUILD)
    program.xdotool("mousemove", *at)
    program.xdotool("mouseup", 1)
    chosen(1)
    # Beside the menu it closes.
    program.xdotool("mousemove", tools, BAR, "mousedown", 1)
    square(BUILD)
    program.xdotool("mousemove", 300, 250, "mouseup", 1)
    gone()

    # By keys alone, and by keys from where the pointer opened one.
    program.xdotool("key", "F10", "Right", "Right", "Right", "space")
    square(BUILD)
    program.xdotool("key", "Down", "Return")
    chosen(2)
    program.click(tools, BAR)
    square(BUILD)
    program.xdotool("key", "Right")
    square(SING)
    program.xdotool("key", "Left")
    square(BUILD)
    program.xdotool("key", "Escape")
    gone()

    # By letters.
    program.xdotool("key", "F10", "Left", "Down")
    square(SING)
    program.type("s")
    program.xdotool("key", "Return")
    chosen(3)
    program.click(tools, BAR)
    square(BUILD)
    program.type("b")
    program.xdotool("key", "Return")
    chosen(1)
    program.end()
