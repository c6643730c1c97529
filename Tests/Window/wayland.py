"""sway without a screen: programs on Wayland, driven through virtual devices by the words of xdotool that the tests use."""

import array
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time

from display import Display, Failure, wait_until

SETTINGS = """\
output HEADLESS-1 resolution {width}x{height} position 0 0 bg #000000 solid_color
focus_follows_mouse no
xwayland disable
for_window [title=".*"] border none, floating enable, move absolute position 0 0
"""


COMMANDS = {"mousemove", "click", "mousedown", "mouseup", "key", "keydown", "keyup", "sleep"}


class WaylandDisplay(Display):
    """sway's headless output; a look at a pixel takes a picture of it by grim."""

    is_wayland = True

    def __init__(self, width=900, height=900):
        # sway's user has to reach it.
        self.folder = tempfile.TemporaryDirectory(dir="/tmp")
        self.environment = dict(
            os.environ, XDG_RUNTIME_DIR=self.folder.name, WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1",
            WLR_RENDERER="pixman", SDL_VIDEODRIVER="wayland")
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK", "GDK_SCALE", "GTK_THEME"):
            self.environment.pop(name, None)
        self._hide_pointer()
        settings = f"{self.folder.name}/config"
        with open(settings, "w") as file:
            file.write(SETTINGS.format(width=width, height=height))
        command = ["sway", "-c", settings]
        if os.getuid() == 0:
            # sway does not run as root.
            shutil.chown(self.folder.name, "nobody")
            command = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", *command]
        self.server = subprocess.Popen(command, env=self.environment, stderr=subprocess.DEVNULL)

        def started(prefix):
            names = [name for name in os.listdir(self.folder.name) if name.startswith(prefix)]
            return next((name for name in names if not name.endswith(".lock")), None)

        self.environment["WAYLAND_DISPLAY"] = wait_until("sway", lambda: started("wayland-"))
        self.environment["SWAYSOCK"] = f"{self.folder.name}/" + wait_until("sway's socket", lambda: started("sway-ipc"))
        self.size = (width, height)
        self.pitch = width * 4
        self.start = 0
        self.programs = []
        self.places = {}
        self.devices = VirtualDevices(f"{self.folder.name}/{self.environment['WAYLAND_DISPLAY']}", width, height)

    def _hide_pointer(self):
        """A theme of cursors of one transparent pixel: the output has no plane for them, and pictures would show them."""
        cursors = f"{self.folder.name}/cursors/clear/cursors"
        os.makedirs(cursors)
        # The file's header and its one entry; the image's header, size, hot spot, delay and pixel (Xcursor(3)).
        picture = struct.pack("4s3I3I", b"Xcur", 16, 0x10000, 1, 0xfffd0002, 24, 28)
        picture += struct.pack("10I", 36, 0xfffd0002, 24, 1, 1, 1, 0, 0, 0, 0)
        for name in ("left_ptr", "default", "text", "xterm", "pointer", "hand1", "hand2", "grab", "grabbing", "not-allowed"):
            with open(f"{cursors}/{name}", "wb") as file:
                file.write(picture)
        self.environment.update(XCURSOR_PATH=f"{self.folder.name}/cursors", XCURSOR_THEME="clear")

    def look(self):
        """The pixels of the screen now, as an X server without one keeps them."""
        picture = subprocess.run(
            ["grim", "-t", "ppm", "-"], env=self.environment, capture_output=True, check=True).stdout
        rgb = picture[-self.size[0] * self.size[1] * 3:]
        memory = bytearray(self.size[0] * self.size[1] * 4)
        memory[0::4], memory[1::4], memory[2::4] = rgb[2::3], rgb[1::3], rgb[0::3]
        self.memory = bytes(memory)

    def selection(self, name):
        return self._other("wl-paste", "--no-newline", *(["--primary"] if name == "primary" else []))

    def select(self, name, text):
        self._other("wl-copy", *(["--primary"] if name == "primary" else []), data=text)

    def set_appearance(self, name):
        if name != "light":
            raise Failure("on Wayland no desktop tells of a dark appearance")

    def sway(self, *command):
        return json.loads(self.run("swaymsg", "-r", *map(str, command)))

    def find(self, title, besides):
        """The number of the window with the title, or with any if that is None."""
        def windows(node):
            if node.get("pid") and title in (None, node.get("name")):
                yield node["id"]
            for child in node.get("nodes", []) + node.get("floating_nodes", []):
                yield from windows(child)
        return next((found for found in windows(self.sway("-t", "get_tree")) if found not in besides), None)

    def drive(self, words):
        """Does what xdotool would."""
        words = [str(word) for word in words]
        while words:
            word = words.pop(0)
            options = {}
            while words and words[0].startswith("--"):
                name = words.pop(0)
                if name in ("--delay", "--repeat"):
                    options[name] = int(words.pop(0))
            self._do(word, words, options)

    def _do(self, word, words, options):
        if word == "mousemove":
            self.devices.move(int(float(words.pop(0))), int(float(words.pop(0))))
        elif word == "mousemove_relative":
            x, y = self.devices.place
            self.devices.move(x + int(words.pop(0)), y + int(words.pop(0)))
        elif word == "click":
            button = int(words.pop(0))
            for _ in range(options.get("--repeat", 1)):
                self.devices.click(button)
                time.sleep(options.get("--delay", 10) / 1000)
        elif word in ("mousedown", "mouseup"):
            self.devices.button(int(words.pop(0)), word == "mousedown")
        elif word in ("key", "keydown", "keyup"):
            while words and words[0] not in COMMANDS:
                self.devices.press(words.pop(0), word != "keyup", word != "keydown")
        elif word == "type":
            for letter in words.pop(0):
                self.devices.press(letter, True, True)
                time.sleep(options.get("--delay", 12) / 1000)
        elif word == "sleep":
            time.sleep(float(words.pop(0)))
        elif word == "windowmove":
            window, x, y = words.pop(0), words.pop(0), words.pop(0)
            self.places[window] = f"{x} {y}"
            self.sway(f"[con_id={window}] move absolute position {x} {y}")
        elif word == "windowsize":
            window, width, height = words.pop(0), words.pop(0), words.pop(0)
            # sway resizes around the middle.
            place = self.places.get(window, "0 0")
            self.sway(
                f"[con_id={window}] resize set width {width} px height {height} px, move absolute position {place}")
        elif word in ("windowfocus", "windowactivate", "windowraise"):
            self.sway(f"[con_id={words.pop(0)}] focus")
        else:
            raise Failure(f"no {word} on Wayland")

    def close(self):
        for program in self.programs:
            program.kill()
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()


class VirtualDevices:
    """A pointer and a keyboard of a client of the compositor's, by Wayland's wire format.

    Protocols: wayland.xml, wlr-virtual-pointer-unstable-v1, virtual-keyboard-unstable-v1.
    """

    KEYMAP = """xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us+inet(evdev)" };
};\0"""
    # Of linux/input-event-codes.h.
    BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111}
    WHEEL = {4: (0, -1), 5: (0, 1), 6: (1, -1), 7: (1, 1)}
    ROWS = {2: "1234567890-=", 16: "qwertyuiop[]", 30: "asdfghjkl;'`", 43: "\\zxcvbnm,./"}
    SHIFTED = dict(zip("!@#$%^&*()_+{}:\"~|<>?", "1234567890-=[];'`\\,./"))
    NAMES = {
        "Escape": 1, "BackSpace": 14, "Tab": 15, "Return": 28, "space": 57, " ": 57, "Home": 102, "Up": 103, "Prior": 104,
        "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Next": 109, "Page_Down": 109,
        "Delete": 111, "F10": 68, "F11": 87, "F5": 63, "F6": 64, "ctrl": 29, "Control_L": 29, "shift": 42, "Shift_L": 42,
        "alt": 56, "Alt_L": 56, "minus": 12, "plus": 13, "equal": 13, "comma": 51, "period": 52, "slash": 53}
    MODIFIERS = {29: 4, 42: 1, 56: 8}

    def __init__(self, path, width, height):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.extent = (width, height)
        self.last, self.received, self.held, self.place = 1, b"", 0, (0, 0)
        registry = self._new()
        self._send(1, 1, struct.pack("I", registry))
        found = self._globals()
        seat = self._bind(registry, found, "wl_seat")
        pointers = self._bind(registry, found, "zwlr_virtual_pointer_manager_v1")
        keyboards = self._bind(registry, found, "zwp_virtual_keyboard_manager_v1")
        self.pointer, self.keyboard = self._new(), self._new()
        self._send(pointers, 0, struct.pack("II", seat, self.pointer))
        self._send(keyboards, 0, struct.pack("II", seat, self.keyboard))
        with tempfile.TemporaryFile() as file:
            file.write(self.KEYMAP.encode())
            file.flush()
            self._send(self.keyboard, 0, struct.pack("II", 1, len(self.KEYMAP)), file.fileno())
            self._globals()
        self.codes = dict(self.NAMES)
        for first, letters in self.ROWS.items():
            self.codes.update({letter: first + index for index, letter in enumerate(letters)})

    def _new(self):
        self.last += 1
        return self.last

    def _send(self, target, operation, arguments, descriptor=None):
        message = struct.pack("II", target, (len(arguments) + 8) << 16 | operation) + arguments
        rights = [] if descriptor is None else [
            (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        self.connection.sendmsg([message], rights)

    def _globals(self):
        """Waits until the compositor has done all that it was asked; returns the interfaces it told of, by name."""
        done, found = self._new(), {}
        self._send(1, 0, struct.pack("I", done))
        while True:
            while len(self.received) >= 8:
                target, word = struct.unpack_from("II", self.received)
                message, self.received = self.received[8:word >> 16], self.received[word >> 16:]
                if target == 1 and word & 0xffff == 0:
                    raise Failure(f"the compositor refused: {message}")
                if target == done:
                    return found
                if target == 2 and word & 0xffff == 0:
                    name, length = struct.unpack_from("II", message)
                    found[message[8:8 + length - 1].decode()] = name
            data = self.connection.recv(65536)
            if not data:
                raise Failure("the compositor ended")
            self.received += data

    def _bind(self, registry, found, interface):
        if interface not in found:
            raise Failure(f"the compositor has no {interface}")
        new, text = self._new(), interface.encode() + b"\0"
        text += b"\0" * (-len(text) % 4)
        self._send(
            registry, 0,
            struct.pack("II", found[interface], len(interface) + 1) + text + struct.pack("II", 1, new))
        return new

    @staticmethod
    def _now():
        return int(time.monotonic() * 1000) & 0xffffffff

    def _frame(self):
        self._send(self.pointer, 4, b"")
        self._globals()

    def move(self, x, y):
        self.place = (x, y)
        self._send(self.pointer, 1, struct.pack("5I", self._now(), x, y, *self.extent))
        self._frame()

    def button(self, button, is_down):
        self._send(self.pointer, 2, struct.pack("3I", self._now(), self.BUTTONS[button], is_down))
        self._frame()

    def click(self, button):
        if button in self.WHEEL:
            axis, notches = self.WHEEL[button]
            self._send(self.pointer, 5, struct.pack("I", 0))
            # A notch is 15 units of 1/256.
            self._send(self.pointer, 7, struct.pack("IIii", self._now(), axis, notches * 15 * 256, notches))
            self._frame()
        else:
            self.button(button, True)
            self.button(button, False)

    def press(self, keys, down=True, up=True):
        """Keys joined by +, the last of which is pressed while the others are held."""
        names = keys.split("+") if len(keys) > 1 else [keys]
        if len(names[-1]) == 1 and (names[-1].isupper() or names[-1] in self.SHIFTED):
            names = names[:-1] + ["shift", self.SHIFTED.get(names[-1], names[-1].lower())]
        codes = [self.codes[name] for name in names]
        for code in codes if down else []:
            self._key(code, True)
        for code in reversed(codes) if up else []:
            self._key(code, False)

    def _key(self, code, is_down):
        self._send(self.keyboard, 1, struct.pack("3I", self._now(), code, is_down))
        if code in self.MODIFIERS:
            bit = self.MODIFIERS[code]
            self.held = self.held | bit if is_down else self.held & ~bit
            self._send(self.keyboard, 2, struct.pack("4I", self.held, 0, 0, 0))
        self._globals()
