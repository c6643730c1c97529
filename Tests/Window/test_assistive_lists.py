"""What a screen reader is told of what holds many: lists and tables with their rows, menus, tabs, and what opens and closes."""

from display import Program, set_appearance, wait_until
from test_assistive import NAME, Peer, Session, flattened

ON_WAYLAND = True


def rows(tree, index):
    """The rows of one of the lists: what each is called, which of how many it is, and whether it is selected or focused."""
    lists = [node for node in flattened(tree) if node["role"] == "list"]
    found = [node for node in lists[index]["children"] if node["role"] == "list item"]
    return [
        (node["name"], node["attributes"]["posinset"] + "/" + node["attributes"]["setsize"],
         sorted(set(node["states"]) & {"selected", "focused"}))
        for node in found]


def run(display, programs):
    set_appearance(display, "light")
    Session(display)
    peer = Peer(display)
    program = Program(display, [f"{programs}/{NAME}", "--assistive-lists"], "Window test")
    peer.ask("status", "ScreenReaderEnabled", True)
    wait_until("the program on the bus", lambda: peer.ask("tree", NAME))

    def shown(what, *arguments):
        wait_until(str(arguments), lambda: what(peer.ask("tree", NAME), *arguments[:-1]) == arguments[-1])

    def describe(role, name):
        return peer.ask("describe", NAME, role, name)

    def has(role, name, *states):
        def look():
            found = describe(role, name)
            return found is not None and set(states) <= set(found["states"])

        wait_until(f"{role} {name} {states}", look)

    # A list with sections, by the keyboard.
    mail = [("Inbox, 3", "1/2", []), ("Sent", "2/2", []), ("Notes", "1/1", [])]
    shown(rows, 0, mail)
    program.xdotool("key", "Tab")
    wait_until("the list's focus", lambda: "focused" in [
        node for node in flattened(peer.ask("tree", NAME)) if node["role"] == "list"][0]["states"])
    for index in (0, 1, 2):
        program.xdotool("key", "Down")
        both = [(*row[:2], ["focused", "selected"] if order == index else []) for order, row in enumerate(mail)]
        shown(rows, 0, both)
    # By the assistive program.
    assert peer.ask("act", NAME, "list item", "Sent", 0)
    shown(rows, 0, [mail[0], ("Sent", "2/2", ["focused", "selected"]), mail[2]])

    # A table's rows are called by their cells.
    people = [("Ada, 36", "1/3", []), ("Grace, 85", "2/3", []), ("Alan, 41", "3/3", [])]
    shown(rows, 1, people)
    program.xdotool("key", "Tab")
    program.xdotool("key", "Down")
    shown(rows, 1, [("Ada, 36", "1/3", ["focused", "selected"]), *people[1:]])

    # Controls that are one stop.
    program.xdotool("key", "Tab")
    has("spin button", "Copies: 3", "focusable", "focused")
    assert peer.ask("focus", NAME, "push button", "Details")
    has("push button", "Details", "expandable", "focused")
    assert "expanded" not in describe("push button", "Details")["states"]
    program.xdotool("key", "space")
    has("push button", "Details", "expanded")
    assert describe("push button", "Centimetres")["labels"] == ["Unit"]
    program.xdotool("key", "Tab", "Tab")
    has("radio button", "First", "checked", "focused")
    program.xdotool("key", "Right")
    has("radio button", "Second", "checked", "focused")

    # A menu.
    assert {"expandable"} <= set(describe("push button", "More")["states"])
    assert peer.ask("focus", NAME, "push button", "More")
    program.xdotool("key", "space")
    has("menu item", "Copy", "focused")
    has("check menu item", "Wrap", "checked")
    # What is behind it cannot be asked for.
    assert describe("push button", "More") is None
    assert describe("menu item", "Copy")["parent"] == describe("check menu item", "Wrap")["parent"]
    program.xdotool("key", "Down")
    has("check menu item", "Wrap", "focused")
    program.xdotool("key", "Return")
    wait_until("the menu to close", lambda: describe("check menu item", "Wrap") is None)
    wait_until("what Wrap does", lambda: "expanded" not in describe("push button", "Details")["states"])
    program.end()
