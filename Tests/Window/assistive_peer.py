"""A program that reads and uses others as a screen reader does, through libatspi; it answers lines of JSON."""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

events = []


def heard(event):
    try:
        source = event.source.get_name()
    except GLib.Error:
        source = None
    value = event.any_data if isinstance(event.any_data, (str, int, float)) else None
    events.append([event.type, source, event.detail1, event.detail2, value])


def program(name):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_name() == name:
            return child
    return None


def find(node, role, name):
    # It may be gone since it was counted.
    if node is None:
        return None
    if (role is None or node.get_role_name() == role) and node.get_name() == name:
        return node
    for index in range(node.get_child_count()):
        found = find(node.get_child_at_index(index), role, name)
        if found:
            return found
    return None


def states(node):
    return sorted(state.value_nick for state in node.get_state_set().get_states())


class Gone(Exception):
    """What was found is there no more."""


def described(node):
    line = {"role": node.get_role_name(), "name": node.get_name(), "states": states(node)}
    line["interfaces"] = sorted(node.get_interfaces())
    line["index"] = node.get_index_in_parent()
    line["parent"] = node.get_parent().get_name() if node.get_parent() else None
    if node.get_description():
        line["description"] = node.get_description()
    if node.get_accessible_id():
        line["id"] = node.get_accessible_id()
    attributes = node.get_attributes()
    if attributes is None:
        # libatspi's answer for what has gone meanwhile.
        raise Gone()
    attributes.pop("toolkit", None)
    if attributes:
        line["attributes"] = dict(attributes)
    labels = [
        relation.get_target(index).get_name() for relation in node.get_relation_set()
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY for index in range(relation.get_n_targets())]
    if labels:
        line["labels"] = labels
    if "Component" in line["interfaces"]:
        frame = node.get_extents(Atspi.CoordType.SCREEN)
        line["frame"] = [frame.x, frame.y, frame.width, frame.height]
    if "Action" in line["interfaces"]:
        line["actions"] = [Atspi.Action.get_localized_name(node, index) for index in range(node.get_n_actions())]
    if "Value" in line["interfaces"]:
        line["value"] = [node.get_minimum_value(), node.get_current_value(), node.get_maximum_value()]
    if "Text" in line["interfaces"]:
        line["text"] = Atspi.Text.get_text(node, 0, -1)
        line["caret"] = Atspi.Text.get_caret_offset(node)
    return line


def tree(node):
    line = described(node)
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    line["children"] = [tree(child) for child in children if child]
    return line


def status(name, value):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", value))), None, 0, 5000, None)


def answer(request):
    try:
        return answered(*request)
    except (Gone, GLib.Error) as error:
        # It, or what is around it, has gone since it was found, as an item of a menu that closes.
        if request[0] == "describe" and (isinstance(error, Gone) or error.message == "There is no such element."):
            return None
        raise


def answered(what, *arguments):
    if what == "status":
        return status(*arguments)
    if what == "events":
        heard_now, events[:] = list(events), []
        return heard_now
    if what == "tree":
        Atspi.get_desktop(0).clear_cache()
        found = program(arguments[0])
        if found:
            found.clear_cache()
        return tree(found) if found else None
    name, role, label, *arguments = arguments
    node = find(program(name), role, label)
    if node is None:
        return None
    # What events have not told yet is asked anew.
    node.clear_cache()
    if what == "describe":
        return described(node)
    if what == "act":
        return node.do_action(arguments[0])
    if what == "value":
        return node.set_current_value(arguments[0])
    if what == "focus":
        return node.grab_focus()
    if what == "contents":
        return node.set_text_contents(arguments[0])
    if what == "insert":
        return node.insert_text(arguments[0], arguments[1], len(arguments[1]))
    if what == "delete":
        return node.delete_text(*arguments)
    if what == "select":
        return node.add_selection(*arguments) if node.get_n_selections() == 0 else node.set_selection(0, *arguments)
    if what == "selected":
        found = node.get_selection(0)
        return [found.start_offset, found.end_offset]
    if what == "letter":
        found = Atspi.Text.get_character_extents(node, arguments[0], Atspi.CoordType.SCREEN)
        return [found.x, found.y, found.width, found.height]
    if what == "offset":
        return Atspi.Text.get_offset_at_point(node, *arguments, Atspi.CoordType.SCREEN)
    if what == "string":
        found = node.get_string_at_offset(arguments[0], getattr(Atspi.TextGranularity, arguments[1]))
        return [found.content, found.start_offset, found.end_offset]
    if what == "at":
        found = node.get_accessible_at_point(*arguments, Atspi.CoordType.SCREEN)
        return found.get_name() if found else None
    raise ValueError(what)


def asked(_channel, _condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    try:
        reply = answer(json.loads(line))
    except Exception as error:
        reply = {"error": repr(error)}
    print(json.dumps(reply), flush=True)
    return True


Atspi.init()
listener = Atspi.EventListener.new(heard)
for kind in ("object:state-changed", "object:property-change", "object:children-changed", "object:text-changed",
             "object:text-caret-moved", "object:announcement", "window:activate", "window:create"):
    listener.register(kind)
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, asked)
print("ready", flush=True)
loop.run()
