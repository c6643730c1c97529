"""A GTK 4 program: the left half is dragged as a text, or as the file that is named; the right half prints what is dropped on it."""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk


def say(text):
    print(text, flush=True)


def dragged():
    if len(sys.argv) < 2:
        return GObject.Value(GObject.TYPE_STRING, "from GTK")
    return GObject.Value(Gdk.FileList, Gdk.FileList.new_from_list([Gio.File.new_for_path(sys.argv[1])]))


def activate(application):
    window = Gtk.ApplicationWindow(application=application, title="GTK peer", decorated=False)
    window.set_default_size(400, 200)
    box = Gtk.Box(homogeneous=True)

    source_label = Gtk.Label(label="source")
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(dragged()))
    source.connect("drag-end", lambda _source, _drag, _delete: say("ended"))
    source.connect("drag-cancel", lambda _source, _drag, reason: say(f"cancelled {reason.value_nick}"))
    source_label.add_controller(source)

    target_label = Gtk.Label(label="target")
    target = Gtk.DropTarget.new(GObject.TYPE_NONE, Gdk.DragAction.COPY)
    target.set_gtypes([Gdk.FileList, GObject.TYPE_STRING])

    def dropped(_target, value, _x, _y):
        if isinstance(value, Gdk.FileList):
            say("files " + " ".join(file.get_path() for file in value.get_files()))
        else:
            say(f"text {value}")
        return True

    target.connect("drop", dropped)
    target_label.add_controller(target)

    box.append(source_label)
    box.append(target_label)
    window.set_child(box)
    window.present()


application = Gtk.Application(application_id=None, flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", activate)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, 15, application.quit)
sys.exit(application.run(None))
