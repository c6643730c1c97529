"""A tray: the watcher with which programs register their items, and a panel that shows them. Takes a request a line, a list in
JSON, and answers in one."""

import base64
import json
import sys

from gi.repository import Gio, GLib

WATCHER = "org.kde.StatusNotifierWatcher"
ITEM = "org.kde.StatusNotifierItem"
MENU = "com.canonical.dbusmenu"
INTERFACE = Gio.DBusNodeInfo.new_for_xml(f"""<node><interface name="{WATCHER}">
<method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
<method name="RegisterStatusNotifierHost"><arg type="s" direction="in"/></method>
<property name="RegisteredStatusNotifierItems" type="as" access="read"/>
<property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
<property name="ProtocolVersion" type="i" access="read"/>
<signal name="StatusNotifierItemRegistered"><arg type="s"/></signal>
<signal name="StatusNotifierItemUnregistered"><arg type="s"/></signal>
<signal name="StatusNotifierHostRegistered"/><signal name="StatusNotifierHostUnregistered"/>
</interface></node>""").interfaces[0]

bus = Gio.bus_get_sync(Gio.BusType.SESSION)
items = []
heard = []
has_host = True


def owner(name):
    """The connection that has a name; None while none has."""
    try:
        return call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetNameOwner",
                    GLib.Variant("(s)", (name,)), "(s)").unpack()[0]
    except GLib.Error as error:
        if Gio.DBusError.get_remote_error(error) == "org.freedesktop.DBus.Error.NameHasNoOwner":
            return None
        raise


def call(name, path, interface, member, arguments, reply=None):
    reply = reply and GLib.VariantType(reply)
    return bus.call_sync(name, path, interface, member, arguments, reply, Gio.DBusCallFlags.NO_AUTO_START, 5000)


def called(_bus, _sender, _path, _interface, member, arguments, invocation):
    if member == "RegisterStatusNotifierItem":
        name = arguments.unpack()[0]
        # What has no owner would never be heard to lose it.
        if owner(name) is None:
            invocation.return_dbus_error("org.freedesktop.DBus.Error.InvalidArgs", f"nobody is called {name}")
            return
        if name not in items:
            items.append(name)
        bus.emit_signal(None, "/StatusNotifierWatcher", WATCHER, "StatusNotifierItemRegistered", arguments)
    invocation.return_value(None)


def asked_property(_bus, _sender, _path, _interface, name):
    return {
        "RegisteredStatusNotifierItems": GLib.Variant("as", items),
        "IsStatusNotifierHostRegistered": GLib.Variant("b", has_host),
        "ProtocolVersion": GLib.Variant("i", 0),
    }[name]


def signalled(_bus, sender, _path, interface, member, arguments):
    if interface in (ITEM, MENU):
        heard.append((sender, member))


def name_changed(_bus, _sender, _path, _interface, _member, arguments):
    name, _, now = arguments.unpack()
    if not now and name in items:
        items.remove(name)
        bus.emit_signal(None, "/StatusNotifierWatcher", WATCHER, "StatusNotifierItemUnregistered",
                        GLib.Variant("(s)", (name,)))


def come():
    answer = call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                  GLib.Variant("(su)", (WATCHER, 4)), "(u)")
    assert answer.unpack() == (1,), answer


def leave():
    items.clear()
    call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ReleaseName",
         GLib.Variant("(s)", (WATCHER,)), "(u)")


def show_host(is_there):
    global has_host
    has_host = is_there
    member = "StatusNotifierHostRegistered" if is_there else "StatusNotifierHostUnregistered"
    bus.emit_signal(None, "/StatusNotifierWatcher", WATCHER, member, None)


def properties(name):
    (found,) = call(name, "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "GetAll",
                    GLib.Variant("(s)", (ITEM,)), "(a{sv})").unpack()
    pictures = [(width, height, base64.b64encode(bytes(data)).decode()) for width, height, data in found["IconPixmap"]]
    return dict(found, IconPixmap=pictures)


def menu_call(name, member, arguments, reply):
    return call(name, properties(name)["Menu"], MENU, member, arguments, reply).unpack()


def tree(line):
    number, values, children = line
    return {"id": number, "properties": values, "children": [tree(child) for child in children]}


def answer(request):
    what, *arguments = request
    if what == "items":
        return items
    if what == "properties":
        return properties(*arguments)
    if what == "activate":
        name, x, y = arguments
        return call(name, "/StatusNotifierItem", ITEM, "Activate", GLib.Variant("(ii)", (x, y))).unpack()
    if what == "menu":
        return tree(menu_call(arguments[0], "GetLayout", GLib.Variant("(iias)", (0, -1, [])), "(u(ia{sv}av))")[1])
    if what == "about":
        return menu_call(arguments[0], "AboutToShow", GLib.Variant("(i)", (arguments[1],)), "(b)")[0]
    if what == "click":
        event = GLib.Variant("(isvu)", (arguments[1], "clicked", GLib.Variant("i", 0), 0))
        return menu_call(arguments[0], "Event", event, "()")
    if what == "signals":
        sender = owner(arguments[0])
        told = [member for source, member in heard if source == sender]
        heard[:] = [line for line in heard if line[0] != sender]
        return told
    if what == "host":
        return show_host(*arguments)
    if what == "come":
        return come()
    if what == "leave":
        return leave()
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


bus.register_object("/StatusNotifierWatcher", INTERFACE, called, asked_property, None)
bus.signal_subscribe(None, None, None, None, None, Gio.DBusSignalFlags.NONE, signalled)
bus.signal_subscribe("org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", None, None,
                     Gio.DBusSignalFlags.NONE, name_changed)
if "--away" not in sys.argv:
    come()
loop = GLib.MainLoop()
# After what has come over the bus, or a signal that came before an answer would be told after the next one.
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_LOW, GLib.IO_IN | GLib.IO_HUP, asked)
print("ready", flush=True)
loop.run()
