"""An X server without a screen, programs on it, and what they show."""

import mmap
import os
import signal
import struct
import subprocess
import tempfile
import time


class Failure(Exception):
    pass


def wait_until(what, condition, seconds=20):
    """Asks until the answer is true or the time is over; returns the answer."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failure(f"waited {seconds} s for {what}")
        time.sleep(0.005)


class Display:
    """Xvfb whose frame buffer is mapped into this process, so that a look at a pixel costs nothing."""

    is_wayland = False

    def __init__(self, width=900, height=900):
        self.folder = tempfile.TemporaryDirectory()
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-fbdir", self.folder.name,
             "-br", "-noreset", "-nocursor", "-nolisten", "tcp"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Failure("Xvfb did not start")
        self.environment = dict(os.environ, DISPLAY=f":{number}")
        # Neither may change what a point is or how a window looks.
        for name in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "GDK_SCALE", "GTK_THEME"):
            self.environment.pop(name, None)
        with open(f"{self.folder.name}/Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The XWD header, big-endian: its size, …, bits per pixel, bytes a line, …, number of colour map entries.
        header = struct.unpack(">25I", self.memory[:100])
        if header[11] != 32:
            raise Failure(f"the screen has {header[11]} bits a pixel")
        self.size = (header[4], header[5])
        self.pitch = header[12]
        self.start = header[0] + header[19] * 12
        self.programs = []

    def look(self):
        """Brings what is known of the screen up to date; the frame buffer always is."""

    def square(self, color):
        """The middle of the square of a colour, 20 pixels wide, in the upper left part; None while there is none."""
        self.look()
        wanted = bytes((color[2], color[1], color[0]))
        for y in range(40, 500, 4):
            line = self._line(0, 400, y)
            at = line.find(wanted)
            while at >= 0 and at % 4:
                at = line.find(wanted, at + 1)
            if at >= 0:
                return at // 4 + 10, y + 2
        return None

    def pixel(self, x, y):
        """Red, green and blue on screen."""
        self.look()
        return self._pixel(x, y)

    def _pixel(self, x, y):
        offset = self.start + y * self.pitch + x * 4
        blue, green, red = self.memory[offset:offset + 3]
        return red, green, blue

    def count(self, color, x0, y0, x1, y1, tolerance=0):
        """How many pixels of a part of the screen have the colour."""
        self.look()
        return sum(
            all(abs(a - b) <= tolerance for a, b in zip(self._pixel(x, y), color))
            for y in range(y0, y1) for x in range(x0, x1))

    def part(self, x0, y0, x1, y1):
        """The pixels of a part of the screen, to compare."""
        self.look()
        return b"".join(self._line(x0, x1, y) for y in range(y0, y1))

    def _line(self, x0, x1, y):
        row = self.start + y * self.pitch
        return self.memory[row + x0 * 4:row + x1 * 4]

    def save(self, path):
        """Writes the screen as a PPM picture."""
        self.look()
        width, height = self.size
        rows = bytearray()
        for y in range(height):
            row = self.memory[self.start + y * self.pitch:][:width * 4]
            rgb = bytearray(width * 3)
            rgb[0::3], rgb[1::3], rgb[2::3] = row[2::4], row[1::4], row[0::4]
            rows += rgb
        with open(path, "wb") as file:
            file.write(b"P6 %d %d 255\n" % (width, height) + rows)

    def find(self, title, besides):
        """The number of the window with the title, or with any if that is None; None while there is none."""
        try:
            found = self.run("xdotool", "search", "--onlyvisible", "--name", f"^{title or '.+'}$").split()
        except Failure:
            return None
        return next((window for window in found if window not in besides), None)

    def selection(self, name):
        """The text of the clipboard or of the primary selection, as another program gets it."""
        return self._other("xclip", "-selection", name, "-o")

    def select(self, name, text):
        """Another program puts a text there."""
        self._other("xclip", "-selection", name, "-i", data=text)

    def _other(self, *command, data=None):
        # What stays behind to answer keeps the standard output.
        output = subprocess.PIPE if data is None else subprocess.DEVNULL
        return subprocess.run(
            command, env=self.environment, input=data, stdout=output, stderr=subprocess.DEVNULL, timeout=10).stdout

    def drive(self, words):
        return self.run("xdotool", *map(str, words))

    def set_appearance(self, name):
        self.run("xprop", "-root", "-f", "_APUS_APPEARANCE", "8s", "-set", "_APUS_APPEARANCE", name)

    def run(self, *command):
        result = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=30)
        if result.returncode != 0:
            raise Failure(f"{' '.join(command)}: {result.stderr.strip()}")
        return result.stdout

    def close(self):
        for program in self.programs:
            program.kill()
        self.server.terminate()
        self.server.wait()
        self.memory.close()
        self.folder.cleanup()


class Program:
    """A program, driven by events of the X server: its first window, and others that `find` names.

    Windows in `besides` are another program's of the same title. A title is None where the window is called as what it shows.
    """

    def __init__(self, display, command, title, besides=()):
        self.display = display
        self.output = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(command, env=display.environment, stdout=self.output)
        display.programs.append(self)
        self.window = self.find(title, besides)
        # Without a window manager nobody gives the window the keyboard.
        self.xdotool("windowmove", self.window, "0", "0")
        self.xdotool("windowfocus", "--sync", self.window)

    def find(self, title, besides=()):
        """The number of the window with the title, once it shows."""
        return wait_until(f"the window {title or 'of any title'}", lambda: self._find(title, besides))

    def position(self):
        """Where the window's content is on screen: a window manager puts a frame around it."""
        lines = self.display.run("xwininfo", "-id", self.window).splitlines()
        return tuple(
            next(int(line.split()[-1]) for line in lines if f"Absolute upper-left {axis}" in line) for axis in "XY")

    def _find(self, title, besides):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with status {self.process.returncode}")
        return self.display.find(title, besides)

    def xdotool(self, *arguments):
        return self.display.drive(arguments)

    def click(self, x, y):
        self.xdotool("mousemove", x, y, "click", 1)

    def wheel(self, x, y, notches):
        """Turns the wheel towards the user, or away where the number is negative."""
        self.xdotool("mousemove", x, y, "click", "--delay", 20, "--repeat", abs(notches), 5 if notches > 0 else 4)

    def type(self, text):
        self.xdotool("type", "--delay", 20, text)

    def resize(self, width, height):
        self.xdotool("windowsize", self.window, width, height)

    def end(self):
        """Asks the program to end, as a session manager does; returns what it printed."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=20)
        if status != 128 + signal.SIGTERM:
            raise Failure(f"the program ended with status {status}")
        self.output.seek(0)
        return self.output.read()

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class WindowManager:
    """Openbox, for tests in which windows have frames, are stacked and are minimised."""

    def __init__(self, display):
        self.process = subprocess.Popen(
            ["openbox", "--sm-disable"], env=display.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        display.programs.append(self)
        wait_until("the window manager", lambda: "window id" in display.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))

    def end(self):
        self.process.terminate()
        self.process.wait(timeout=20)

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def set_appearance(display, name):
    """Tells every window on the display whether the desktop is light or dark."""
    display.set_appearance(name)
