"""Icons of the tray, before a tray and a session's bus of their own: what a panel is told and shows, what a click does, a window
beside the icon, a tray that goes and comes, and a desktop without one."""

import base64
import json
import os
import select
import subprocess

from display import Failure, Program, set_appearance, wait_until
from test_assistive import Session

ON_WAYLAND = False
NAME = "WindowTestProgram"


class Tray:
    def __init__(self, display, *options):
        # Debian's interpreter has its modules, another one before it on the path need not.
        self.process = subprocess.Popen(
            ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "tray_peer.py"), *options],
            env=display.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        display.programs.append(self)
        if self.process.stdout.readline().strip() != "ready":
            raise Failure("the tray did not start")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def request(self, *request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], 20)[0]:
            raise Failure(f"no answer to {request}")
        return json.loads(self.process.stdout.readline())

    def ask(self, *request):
        reply = self.request(*request)
        if isinstance(reply, dict) and "error" in reply:
            raise Failure(f"{request}: {reply['error']}")
        return reply

    def item(self):
        return wait_until("an item", lambda: self.ask("items"))[0]

    def lines(self, name):
        """The menu's lines by their labels, those of submenus too; separators by their place."""
        found = {}

        def read(line):
            for place, child in enumerate(line["children"]):
                found[child["properties"].get("label", place)] = child
                read(child)

        read(self.ask("menu", name))
        return found

    def click(self, name, label):
        self.ask("click", name, self.lines(name)[label]["id"])


def start(display, programs, option, without=()):
    """A program that need not open a window, without some of the environment."""
    environment = {name: value for name, value in display.environment.items() if name not in without}
    process = subprocess.Popen([f"{programs}/{NAME}", option], env=environment)
    display.programs.append(process)
    return process


def ended(process, status=0):
    wait_until("the end of the program", lambda: process.poll() is not None)
    assert process.returncode == status, process.returncode


def run(display, programs):
    set_appearance(display, "light")
    session = Session(display)
    tray = Tray(display)
    menus(display, programs, tray)
    trays_that_go(display, programs, tray)
    windows(display, programs, tray)
    nowhere(display, programs, tray, session)


def menus(display, programs, tray):
    process = start(display, programs, "--status-item")
    item = tray.item()
    told = tray.ask("properties", item)
    assert item == f"org.kde.StatusNotifierItem-{process.pid}-1", item
    assert (told["Title"], told["Status"], told["ItemIsMenu"]) == ("Station", "Active", True), told
    assert told["ToolTip"][2] == "Station", told["ToolTip"]
    pictures = [(width, height, base64.b64decode(data)) for width, height, data in told["IconPixmap"]]
    assert [(width, height, len(data)) for width, height, data in pictures] == [(22, 22, 1936), (44, 44, 7744)]
    # Alpha comes first of a pixel's bytes.
    assert all(data[0] == 0 and max(data[::4]) > 200 for _, _, data in pictures)

    lines = tray.lines(item)
    properties = {label: line["properties"] for label, line in lines.items()}
    assert [label for label in properties if isinstance(label, str)] == [
        "Idle", "Run", "Loud", "Speed", "Slow", "Fast", "More", "Deep", "Deeper", "Deepest", "Locked",
        "Quit"], properties
    assert properties[2] == {"type": "separator"}, properties[2]
    assert properties["Idle"] == {"label": "Idle", "enabled": False}, properties["Idle"]
    assert properties["Run"] == {"label": "Run"}
    assert properties["Loud"] == {"label": "Loud", "toggle-type": "checkmark", "toggle-state": 0}, properties["Loud"]
    assert properties["Slow"] == {"label": "Slow", "toggle-type": "checkmark", "toggle-state": 1}, properties["Slow"]
    assert properties["Fast"] == {"label": "Fast", "toggle-type": "checkmark", "toggle-state": 0}, properties["Fast"]
    assert properties["More"] == {"label": "More", "children-display": "submenu"}
    assert lines["Deepest"] in lines["Deeper"]["children"] and lines["Deeper"] in lines["More"]["children"]
    assert properties["Locked"] == {"label": "Locked", "enabled": False}
    assert tray.ask("about", item, lines["More"]["id"]) is False

    tray.ask("signals", item)
    tray.click(item, "Run")
    wait_until("the first line", lambda: "Ran 1" in tray.lines(item))
    signals = tray.ask("signals", item)
    assert "NewIcon" in signals and "ItemsPropertiesUpdated" in signals and "NewTitle" not in signals, signals
    assert tray.ask("properties", item)["IconPixmap"] != told["IconPixmap"]
    tray.click(item, "Deep")
    wait_until("the first line", lambda: "Ran 11" in tray.lines(item))
    tray.click(item, "Deepest")
    wait_until("the first line", lambda: "Ran 111" in tray.lines(item))
    tray.click(item, "Loud")
    tray.click(item, "Fast")
    wait_until("the marks", lambda: tray.lines(item)["Loud"]["properties"]["toggle-state"] == 1
               and tray.lines(item)["Fast"]["properties"]["toggle-state"] == 1)
    assert tray.lines(item)["Slow"]["properties"]["toggle-state"] == 0
    # What cannot be chosen does nothing, and what is not there is an error: a later press counts on from what was.
    tray.click(item, "Locked")
    assert "error" in tray.request("click", item, 4711)
    tray.click(item, "Run")
    wait_until("the first line", lambda: "Ran 112" in tray.lines(item))
    tray.click(item, "Quit")
    ended(process)
    wait_until("the tray to be empty", lambda: not tray.ask("items"))


def trays_that_go(display, programs, tray):
    process = start(display, programs, "--status-item")
    tray.item()
    # A panel that goes leaves a program that nobody sees: it opens a window.
    tray.ask("leave")
    wait_until("a window", lambda: has_window(display, "Station"))
    tray.ask("come")
    item = tray.item()
    tray.click(item, "Run")
    wait_until("the menu", lambda: "Ran 1" in tray.lines(item))
    # Seen in the tray, it goes on without the window.
    close_window(display)
    tray.click(item, "Run")
    wait_until("the menu", lambda: "Ran 2" in tray.lines(item))
    # A panel that goes while the list of items stays is as none.
    tray.ask("host", False)
    wait_until("a window", lambda: has_window(display, "Station"))
    tray.ask("host", True)
    assert tray.ask("items") == [item]
    tray.click(item, "Quit")
    ended(process)


def close_window(display, key="ctrl+w"):
    """Closes the program's window by a key, and waits until the display has none of its title."""
    display.run("xdotool", "windowfocus", "--sync", display.find("Station", ()), "key", key)
    wait_until("the window to go", lambda: not has_window(display, "Station"))


def has_window(display, title):
    return display.find(title, ()) is not None


def decorations(display, window):
    """What a window manager is asked to put around a window: the third of Motif's hints."""
    hints = display.run("xprop", "-id", window, "-notype", "_MOTIF_WM_HINTS")
    return int(hints.split("=")[1].split(",")[2], 0)


def windows(display, programs, tray):
    red = (255, 0, 0)
    # SDL sets the hints where somebody knows them, as a window manager does.
    display.run("xprop", "-root", "-f", "_MOTIF_WM_HINTS", "32c", "-set", "_MOTIF_WM_HINTS", "0")
    program = Program(display, [f"{programs}/{NAME}", "--status-window"], "Window test")
    item = tray.item()
    assert tray.ask("properties", item)["ItemIsMenu"] is False

    def is_red(x, y):
        return lambda: display.pixel(x, y) == red

    # Near the top of the screen it is below the point, near the bottom above it, and always whole.
    for (x, y), (left, top) in [((600, 30), (480, 30)), ((890, 890), (660, 730))]:
        tray.ask("activate", item, x, y)
        wait_until(f"the window at {left}, {top}", is_red(left, top))
        assert display.pixel(left + 239, top + 159) == red
        assert all(display.pixel(*place) != red for place in ((left - 1, top), (left, top - 1), (left, top + 160)))
        tray.ask("activate", item, x, y)
        wait_until("the window to go", lambda: not is_red(left, top)())
    # It has no frame, and what is in it can be pressed: here it opens another window.
    tray.ask("activate", item, 600, 30)
    wait_until("the window", is_red(480, 30))
    gauge = program.find("Gauge")
    assert decorations(display, gauge) == 0
    program.xdotool("windowfocus", "--sync", gauge)
    program.click(600, 110)
    other = program.find("Window test", besides=[program.window])
    # It goes with the keyboard, which another window gets.
    program.xdotool("windowfocus", "--sync", program.window)
    wait_until("the window to go", lambda: not is_red(480, 30)())
    program.xdotool("windowfocus", "--sync", other, "key", "ctrl+w")
    wait_until("the other window to go", lambda: display.find("Window test", [program.window]) is None)
    # In the tray while it is inserted.
    program.click(100, 150)
    wait_until("the item to go", lambda: not tray.ask("items"))
    program.click(100, 150)
    tray.item()
    program.kill()
    wait_until("the tray to be empty", lambda: not tray.ask("items"))


def nowhere(display, programs, tray, session):
    def open_window(without=()):
        process = start(display, programs, "--status-item", without)
        wait_until("a window", lambda: has_window(display, "Station"))
        return process

    def is_a_window(without=(), key="ctrl+w"):
        """The program's content is in a window, and the program ends with it."""
        process = open_window(without)
        close_window(display, key)
        ended(process)

    # Without a tray, without a panel that shows items, and without a bus: one that has ended, or none at all.
    tray.kill()
    is_a_window()
    process = open_window()
    process.terminate()
    ended(process, 128 + 15)
    # The server may know the window a moment longer than the program lives.
    wait_until("the window to go", lambda: not has_window(display, "Station"))
    lonely = Tray(display, "--away")
    lonely.ask("host", False)
    lonely.ask("come")
    is_a_window()
    session.kill()
    is_a_window()
    assert not os.path.exists(f"{display.environment['XDG_RUNTIME_DIR']}/bus")
    is_a_window(["DBUS_SESSION_BUS_ADDRESS"])
    is_a_window(["DBUS_SESSION_BUS_ADDRESS"], "ctrl+q")
