"""What a screen reader is told of a program and does in it, over the buses of a desktop: nothing before the desktop asks for it,
then the whole tree, its texts and amounts, actions, the focus, and what changes."""

import json
import os
import select
import subprocess
import tempfile

from display import Failure, Program, set_appearance, wait_until

ON_WAYLAND = True
NAME = "WindowTestProgram"


class Session:
    """A session's bus, from which the accessibility bus is started."""

    def __init__(self, display):
        # What is said of the desktop is not kept for the next session.
        display.environment["GSETTINGS_BACKEND"] = "memory"
        if not display.is_wayland:
            self.folder = tempfile.TemporaryDirectory()
            display.environment["XDG_RUNTIME_DIR"] = self.folder.name
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], env=display.environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display.programs.append(self)
        display.environment["DBUS_SESSION_BUS_ADDRESS"] = self.process.stdout.readline().strip()

    def kill(self):
        self.process.kill()
        self.process.wait()


class Peer:
    """The program that asks."""

    def __init__(self, display):
        # Debian's interpreter has its modules, another one before it on the path need not.
        self.process = subprocess.Popen(
            ["/usr/bin/python3", os.path.join(os.path.dirname(__file__), "assistive_peer.py")], env=display.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        display.programs.append(self)
        if self.process.stdout.readline().strip() != "ready":
            raise Failure("the assistive program did not start")

    def ask(self, *request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], 20)[0]:
            raise Failure(f"no answer to {request}")
        line = self.process.stdout.readline()
        if not line:
            raise Failure("the assistive program ended")
        reply = json.loads(line)
        if isinstance(reply, dict) and "error" in reply:
            raise Failure(f"{request}: {reply['error']}")
        return reply

    def kill(self):
        self.process.kill()
        self.process.wait()


def flattened(node):
    yield node
    for child in node["children"]:
        yield from flattened(child)


# What the window shows: role, name, and what is true of it besides that it shows and can be used.
SHOWN = [
    ("heading", "Settings", set()),
    ("push button", "Press", {"focusable"}),
    ("check box", "Sound", {"focusable", "checkable"}),
    ("slider", "Volume", {"focusable"}),
    ("entry", "Name", {"focusable", "editable", "selectable-text", "single-line"}),
    ("password text", "Word", {"focusable", "editable", "selectable-text", "single-line"}),
    ("spin button", "Copies: 3", {"focusable"}),
    ("label", "Size", set()),
    ("radio button", "Small", {"focusable", "checkable", "selectable"}),
    ("radio button", "Large", {"focusable", "checkable", "selectable", "checked", "selected"}),
    ("progress bar", "Loading", set()),
    ("push button", "More", {"focusable"}),
]
USABLE = {"enabled", "sensitive", "showing", "visible"}


def run(display, programs):
    set_appearance(display, "light")
    session = Session(display)
    peer = Peer(display)
    program = Program(display, [f"{programs}/{NAME}", "--assistive"], "Window test")
    bar = (200, 15)
    wait_until("the window", lambda: display.pixel(*bar) == (0, 50, 3))

    heard = []

    def told(kind, source, first, value=None):
        """Waits until an event was told, and forgets it."""

        def look():
            heard.extend(peer.ask("events"))
            for event in heard:
                if event[:3] == [kind, source, first] and value in (None, event[4]):
                    heard.remove(event)
                    return True
            return False

        try:
            wait_until(f"{kind} of {source}", look)
        except Failure as failure:
            raise Failure(f"{failure}; told were {heard}") from None

    def ask(what, role, name, *arguments):
        return peer.ask(what, NAME, role, name, *arguments)

    def describe(role, name):
        return ask("describe", role, name)

    # Nobody has asked the desktop for it.
    assert peer.ask("tree", NAME) is None
    peer.ask("status", "IsEnabled", True)
    root = wait_until("the program on the bus", lambda: peer.ask("tree", NAME))
    assert (root["role"], root["name"], root["index"]) == ("application", NAME, -1), root
    (window,) = root["children"]
    assert (window["role"], window["name"], window["parent"]) == ("frame", "Window test", NAME), window
    assert set(window["states"]) == USABLE | {"active", "resizable"}, window["states"]
    assert window["frame"] == [0, 0, 400, 500], window["frame"]
    found = [(node["role"], node["name"], set(node["states"]) - USABLE) for node in window["children"]]
    assert found == SHOWN, found
    assert all(USABLE <= set(node["states"]) for node in window["children"])
    assert [node["index"] for node in window["children"]] == list(range(len(SHOWN)))
    told("window:activate", "Window test", 0)

    # What is said of them.
    assert describe("heading", "Settings")["attributes"] == {"level": "2"}
    press = describe("push button", "Press")
    assert (press["description"], press["id"], press["actions"]) == ("Counts", "press", ["activate", "Start over"]), press
    x, y, width, height = press["frame"]
    assert ask("at", "frame", "Window test", x + width // 2, y + height // 2) == "Press"
    assert ask("at", "frame", "Window test", 200, 490) == "Window test"
    assert describe("progress bar", "Loading")["value"] == [0, 0.25, 1]

    # Actions.
    assert ask("act", "push button", "Press", 0)
    wait_until("a press", lambda: display.pixel(*bar) == (1, 50, 3))
    assert ask("act", "push button", "Press", 1)
    wait_until("no press", lambda: display.pixel(*bar) == (0, 50, 3))
    told("object:announcement", "Window test", 1, "Started over")
    assert not ask("act", "push button", "Press", 2)
    assert ask("act", "check box", "Sound", 0)
    told("object:state-changed:checked", "Sound", 1)
    assert "checked" in describe("check box", "Sound")["states"]
    assert ask("act", "radio button", "Small", 0)
    told("object:state-changed:checked", "Small", 1)
    told("object:state-changed:checked", "Large", 0)
    assert ask("act", "spin button", "Copies: 3", 0)
    told("object:property-change:accessible-name", "Copies: 4", 0, "Copies: 4")

    # Amounts.
    assert describe("slider", "Volume")["value"] == [0, 50, 100]
    assert ask("value", "slider", "Volume", 83.0)
    told("object:property-change:accessible-value", "Volume", 0)
    wait_until("a step of the slider", lambda: display.pixel(*bar) == (0, 80, 3))
    assert ask("act", "slider", "Volume", 0)
    told("object:property-change:accessible-value", "Volume", 0)

    # Texts.
    assert ask("contents", "entry", "Name", "Grace é👩‍👧")
    told("object:text-changed:delete", "Name", 0, "Ada")
    told("object:text-changed:insert", "Name", 0, "Grace é👩‍👧")
    wait_until("the new text", lambda: display.pixel(*bar) == (0, 90, 10))
    assert describe("entry", "Name")["text"] == "Grace é👩‍👧"
    assert ask("string", "entry", "Name", 8, "CHAR") == ["👩‍👧", 7, 10]
    assert ask("string", "entry", "Name", 7, "WORD") == ["é👩‍👧", 6, 10]
    # Each letter is behind the one before it, in the field, and is what is at its middle.
    field = describe("entry", "Name")["frame"]
    letters = [ask("letter", "entry", "Name", place) for place in range(6)]
    for place, (left, top, across, high) in enumerate(letters):
        assert field[0] <= left and left + across <= field[0] + field[2] and field[1] <= top
        assert top + high <= field[1] + field[3]
        assert ask("offset", "entry", "Name", left + across // 2, top + high // 2) == place
    assert all(abs(a[0] + a[2] - b[0]) <= 1 for a, b in zip(letters, letters[1:]))
    assert ask("select", "entry", "Name", 6, 10)
    wait_until("a selection", lambda: ask("selected", "entry", "Name") == [6, 10])
    assert ask("delete", "entry", "Name", 5, -1)
    told("object:text-changed:delete", "Name", 5, " é👩‍👧")
    assert ask("contents", "password text", "Word", "abc")
    told("object:text-changed:insert", "Word", 0, "•••")
    assert describe("password text", "Word")["text"] == "•••"

    # The focus, and what is typed there.
    assert ask("focus", "entry", "Name")
    told("object:state-changed:focused", "Name", 1)
    program.xdotool("key", "End")
    program.type("x")
    told("object:text-changed:insert", "Name", 5, "x")
    told("object:text-caret-moved", "Name", 6)
    program.xdotool("key", "Tab")
    told("object:state-changed:focused", "Name", 0)
    told("object:state-changed:focused", "Word", 1)

    # What comes and goes.
    assert ask("act", "push button", "More", 0)
    told("object:property-change:accessible-name", "Less", 0)
    told("object:children-changed:add", "Window test", 14)
    assert ask("string", "label", "Line one. Line two.", 12, "SENTENCE") == ["Line two.", 10, 19]
    assert describe("link", "Site")["role"] == "link"
    assert ask("act", "push button", "Ask", 0)
    wait_until("the alert", lambda: describe("push button", "No"))
    # What is behind it cannot be used.
    assert describe("push button", "Press") is None
    assert ask("act", "push button", "No", 0)
    wait_until("the window again", lambda: describe("push button", "Press"))
    assert ask("act", "push button", "Less", 0)
    wait_until("less", lambda: describe("link", "Site") is None)

    # The desktop needs it no more, and needs it again.
    peer.ask("status", "IsEnabled", False)
    wait_until("the program to leave the bus", lambda: peer.ask("tree", NAME) is None)
    peer.ask("status", "ScreenReaderEnabled", True)
    root = wait_until("the program again", lambda: peer.ask("tree", NAME))
    assert "Press" in [node["name"] for node in flattened(root)]

    # Its end is not the program's.
    peer.kill()
    session.kill()
    program.click(x + width // 2, y + height // 2)
    wait_until("a press without the bus", lambda: display.pixel(*bar) == (1, 90, 6))
    program.end()
