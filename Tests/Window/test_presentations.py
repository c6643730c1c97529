"""Menus, a picker, a sheet, an alert, a popover and a context menu in a real window, by pointer and by keyboard alone."""

from display import Program, set_appearance, wait_until

ON_WAYLAND = True

# The middles of the controls, in points.
MENU, PICKER, SHEET, ALERT, POPOVER, GROUND = 60, 100, 140, 180, 220, 400
ITEM = (0, 200, 0)
SUBMENU = (0, 200, 200)
INNER = (0, 0, 200)
SAVE = (0, 100, 100)
YES = (100, 0, 0)
NO = (0, 100, 0)
CARD = (0, 0, 100)
CONTEXT = (100, 100, 0)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/WindowTestProgram", "--presentations"], "Window test")
    wait_until("the ground", lambda: display.pixel(200, GROUND) == (255, 255, 0))

    def told():
        """The last choice, the picker's option, and how long the name is."""
        return display.pixel(200, 20)

    def click(color):
        program.click(*wait_until(f"a square {color}", lambda: display.square(color)))

    def gone(color):
        wait_until(f"the square {color} to go", lambda: display.square(color) is None)

    def expect(what, choice):
        wait_until(what, lambda: told()[0] == choice)

    # By pointer.
    program.click(200, MENU)
    click(ITEM)
    expect("an item", 1)
    gone(ITEM)
    program.click(200, MENU)
    at = wait_until("the submenu's item", lambda: display.square(SUBMENU))
    program.xdotool("mousemove", at[0], at[1])
    click(INNER)
    expect("an item of a submenu", 3)
    gone(SUBMENU)
    program.click(200, PICKER)
    click((200, 23, 0))
    wait_until("an option", lambda: told()[1] == 23)
    program.click(200, SHEET)
    wait_until("the sheet", lambda: display.square(SAVE))
    program.type("abc")
    wait_until("a name", lambda: told()[2] > 0)
    click(SAVE)
    gone(SAVE)
    program.click(200, ALERT)
    click(YES)
    expect("yes", 4)
    gone(YES)
    program.click(200, POPOVER)
    wait_until("the popover", lambda: display.square(CARD))
    program.click(20, GROUND + 60)
    gone(CARD)
    program.xdotool("mousemove", 150, GROUND, "click", 3)
    click(CONTEXT)
    expect("the context menu", 6)
    gone(CONTEXT)

    # By keyboard alone: Tab goes through the controls, arrows through menus.
    def focus(stop):
        program.xdotool("key", *["Tab"] * stop)

    focus(1)
    program.xdotool("key", "space")
    wait_until("the menu", lambda: display.square(ITEM))
    program.xdotool("key", "Return")
    expect("an item by key", 1)
    gone(ITEM)
    program.xdotool("key", "Down")
    wait_until("the menu again", lambda: display.square(ITEM))
    program.xdotool("key", "Down", "Right")
    wait_until("the submenu", lambda: display.square(INNER))
    program.xdotool("key", "Return")
    expect("an item of the submenu by key", 3)
    gone(SUBMENU)
    focus(1)
    program.xdotool("key", "Up", "Up")
    wait_until("an option by key", lambda: told()[1] == 21)
    focus(1)
    program.xdotool("key", "space")
    wait_until("the sheet", lambda: display.square(SAVE))
    before = told()[2]
    program.type("d")
    wait_until("a longer name", lambda: told()[2] != before)
    program.xdotool("key", "Return")
    gone(SAVE)
    focus(1)
    program.xdotool("key", "space")
    wait_until("the alert", lambda: display.square(NO))
    program.xdotool("key", "Escape")
    expect("no", 5)
    gone(NO)
    program.xdotool("key", "space")
    wait_until("the alert again", lambda: display.square(YES))
    program.xdotool("key", "Return")
    expect("yes by key", 4)
    gone(YES)
    focus(1)
    program.xdotool("key", "space")
    wait_until("the popover", lambda: display.square(CARD))
    program.xdotool("key", "Escape")
    gone(CARD)
    program.end()
