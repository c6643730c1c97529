"""Columns that lie over each other and a palette in a menu in a real window, by pointer and by keyboard alone."""

from display import Failure, Program, set_appearance, wait_until

ON_WAYLAND = True

# The middles of the bar, of the palette's menu, and of the back button of a column, in points.
BAR, MENU = 20, 60
BACK = (30, 40 + 26)
FOLDER = (200, 22, 0)
MAIL = (200, 0, 33)
UNREAD = (100, 100, 0)
READ = (100, 200, 0)
FLAG = (0, 200, 12)
OTHER = (0, 0, 200)


def run(display, programs):
    set_appearance(display, "light")
    drive_columns(display, programs)
    drive_palette(display, programs)


def drive_columns(display, programs):
    program = Program(display, [f"{programs}/WindowTestProgram", "--columns"], None)

    def click(color):
        program.click(*wait_until(f"a square {color}", lambda: display.square(color)))

    def expect(what, folder, mail):
        wait_until(what, lambda: display.pixel(200, BAR)[:2] == (folder, mail))

    def shows(what, color, *others):
        """One column has the window for itself."""
        wait_until(what, lambda: display.square(color) and not any(display.square(other) for other in others))

    # By pointer: a row shows the next column, the button at the top the one before.
    shows("the folders", FOLDER, MAIL, UNREAD)
    click(FOLDER)
    expect("a folder", 22, 0)
    shows("the mails", MAIL, FOLDER, UNREAD)
    click(MAIL)
    expect("a mail", 22, 33)
    shows("the mail", UNREAD, FOLDER, MAIL)
    click(UNREAD)
    shows("the mail as read", READ, FOLDER, MAIL)
    program.click(*BACK)
    shows("the mails again", MAIL, FOLDER, READ)
    expect("no mail", 22, 0)
    program.click(*BACK)
    shows("the folders again", FOLDER, MAIL, READ)
    expect("nothing", 0, 0)

    # By keyboard alone. Tab comes to what is on top, to nothing below it.
    def tab_until(what, key, answer, limit=6):
        """Presses Tab, and then a key, until there is an answer."""
        for _ in range(limit):
            program.xdotool("key", "Tab")
            program.xdotool("key", key)
            try:
                return wait_until(what, answer, seconds=1)
            except Failure:
                continue
        raise Failure(f"no stop of Tab does: {what}")

    tab_until("a folder by key", "Down", lambda: display.pixel(200, BAR)[0] in (21, 22, 23))
    shows("the mails by key", MAIL, FOLDER, READ)
    tab_until("a mail by key", "Down", lambda: display.pixel(200, BAR)[1] in (31, 32, 33))
    shows("the mail by key", READ, FOLDER, MAIL)
    tab_until("the mail as unread by key", "space", lambda: display.square(UNREAD) or display.square(MAIL))
    if display.square(UNREAD):
        tab_until("the mails by key again", "space", lambda: display.square(MAIL))
    shows("the mails by key again", MAIL, FOLDER, UNREAD)
    tab_until("the folders by key again", "space", lambda: display.square(FOLDER))
    shows("the folders by key again", FOLDER, MAIL, UNREAD)
    expect("nothing by key", 0, 0)
    program.kill()


def drive_palette(display, programs):
    program = Program(display, [f"{programs}/WindowTestProgram", "--palette"], "Window test")

    def flag(what, number):
        wait_until(what, lambda: display.pixel(200, BAR)[2] == number)

    def opens(what):
        wait_until(what, lambda: display.square(FLAG) and display.square(OTHER))

    def closes(what):
        wait_until(what, lambda: display.square(OTHER) is None)

    flag("the first flag", 11)
    program.click(200, MENU)
    opens("the palette")
    program.click(*display.square(FLAG))
    flag("a flag", 12)
    closes("the menu to go")
    program.click(200, MENU)
    opens("the palette again")
    program.click(*display.square(OTHER))
    flag("the item below the palette", 99)
    closes("the menu to go again")

    # By keyboard alone: arrows come to one flag after the other.
    program.xdotool("key", "Tab", "space")
    opens("the palette by key")
    program.xdotool("key", "Home", "Down", "Down", "Return")
    wait_until("a flag by key", lambda: display.pixel(200, BAR)[2] in (11, 12, 13))
    closes("the menu to go by key")
    program.xdotool("key", "space")
    opens("the palette by key again")
    program.xdotool("key", "Up", "Return")
    flag("the last item by key", 99)
    closes("the menu to go by key again")
    program.kill()
