"""The programs whose calls fail, what they are given, and what they must leave."""

import dataclasses
import http.server
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import threading
import typing
import xml.etree.ElementTree
import zlib

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Window"))
from display import Display

OLD = b"what was there before"
SEEDS = pathlib.Path(__file__).parent.parent / "Fuzz" / "Seeds"


@dataclasses.dataclass
class Program:
    name: str
    command: list
    # Files that it makes, below its folder.
    outputs: list = dataclasses.field(default_factory=list)
    before: dict = dataclasses.field(default_factory=dict)
    # Files that it may leave besides.
    leaves: list = dataclasses.field(default_factory=list)
    # Whether what it prints must be the same every time.
    prints: bool = False
    environment: dict = dataclasses.field(default_factory=dict)
    # Whether bytes are a whole file, though not those of the undisturbed run.
    is_whole: typing.Callable = lambda content: False
    # Whether a file does what was asked for.
    is_same: typing.Callable = lambda content, sound: content == sound
    # Of each kind of call so many are tried, evenly spread; all if zero.
    limit: int = 0


class Server(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer(bytes(range(256)) * 400)

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.do_GET()

    def answer(self, body):
        if self.path.startswith("/api/"):
            body = (SEEDS / "answers" / "matrix.json").read_bytes()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


class QuietServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    # A client that hangs up is what is tried here.
    def handle_error(self, request, address):
        pass


class World:
    """A folder with what the programs read, a server and a display."""

    def __init__(self, folder, programs, library):
        self.folder = folder
        self.programs = programs
        self.library = library
        self.display = Display()
        self.environment = self.display.environment
        self.environment["NO_COLOR"] = "1"
        self.server = QuietServer(("127.0.0.1", 0), Server)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        inputs = folder / "in"
        inputs.mkdir()
        self.inputs = inputs
        rows = "".join(f"{index},{index * 7 % 31},{index % 5}\n" for index in range(20_000))
        (inputs / "columns.csv").write_text("time,a,b\n" + rows)
        (inputs / "dashboard.json").write_text(DASHBOARD)
        (inputs / "drawing.png").write_bytes(png(800, 600))
        shutil.copy(SEEDS / "pictures" / "turned.jpg", inputs / "photo.jpg")
        shutil.copy(SEEDS / "pictures" / "disposals.gif", inputs / "moving.gif")
        shutil.copy(SEEDS / "pictures" / "moving.webp", inputs / "moving.webp")
        # As it was recorded, and with names in it, so that nothing has to be looked up.
        self.trace = str(inputs / "app.apustrace")
        subprocess.run(
            [programs / "apus", "record", "--sample-rate", "0", "-o", self.trace, "--", programs / "FaultPrograms",
             "app", "--headless"],
            env=dict(self.environment, HOME=str(inputs)), check=True, capture_output=True)
        self.recorded = (inputs / "app.apustrace").read_bytes()
        subprocess.run([programs / "apus", "symbolicate", self.trace], check=True, capture_output=True)

    def close(self):
        self.server.shutdown()
        self.display.close()

    def broken(self):
        """Programs that do wrong, and what the walk must say of them."""
        own = str(self.programs / "FaultPrograms")
        text = str(self.inputs / "columns.csv")
        yield Program("crash", [own, "broken", "crash", text], prints=True), "ends by signal"
        yield Program("hang", [own, "broken", "hang", text], prints=True), "hangs"
        yield Program("mute", [own, "broken", "mute", text], prints=True), "ends with status 1 and no message"
        yield Program("silent", [own, "broken", "silent", "file"], ["file"]), "ends with status 0 and no message"
        yield Program("half", [own, "broken", "half", "file"], ["file"], {"file": OLD}), "file is neither"


def all_programs(world):
    own, tool = str(world.programs / "FaultPrograms"), str(world.programs / "apus")
    inputs = world.inputs
    yield Program(
        "columns", [own, "columns", inputs / "columns.csv", "new.series"], ["new.series"], {"new.series": OLD},
        prints=True)
    yield Program(
        "pictures", [own, "pictures", inputs, "new"], ["new.png", "new.svg"], {"new.png": OLD, "new.svg": OLD},
        is_whole=lambda content: is_whole_png(content) or is_whole_svg(content))
    yield Program("http", [own, "http", world.address + "/body", "new.bin"], ["new.bin"], {"new.bin": OLD})
    yield Program(
        "dashboard", [own, "dashboard", inputs / "dashboard.json", world.address, "new.svg"], ["new.svg"],
        {"new.svg": OLD}, is_whole=is_whole_svg)
    lists = {f"FaultPrograms/{name}": plist(key) for name, key in
             (("preferences.plist", "launches"), ("windows.plist", "stranger"))}
    settings = dict(
        before=lists, is_whole=lambda content: content in lists.values(),
        leaves=[f"FaultPrograms/{name}.damaged" for name in ("preferences.plist", "windows.plist")])
    yield Program(
        "settings", [own, "app", "--headless"], list(lists), **settings)
    yield Program(
        "window", [own, "app", "--size", "600x600", "--frames", "4", "--snapshot", "new.png"],
        ["new.png"], {"new.png": OLD}, leaves=list(lists), is_whole=is_whole_png, is_same=lambda a, b: a is not None)
    yield Program(
        "trace", [own, "app", "--headless"], ["new.apustrace"], {"new.apustrace": OLD}, leaves=list(lists),
        environment={"APUS_TRACE": "new.apustrace"}, is_whole=is_whole_trace, is_same=lambda a, b: is_finished_trace(a))
    yield Program("summary", [tool, "summary", world.trace], prints=True)
    # The names that are found without the tool that knows lines are names too.
    yield Program(
        "symbolicate", [tool, "symbolicate", "new.apustrace"], ["new.apustrace"], {"new.apustrace": world.recorded},
        is_whole=is_whole_trace, is_same=lambda a, b: b"SYMB" in (chunks(a or b"") or []), limit=6)
    yield Program(
        "query", [tool, "query", world.trace, "SELECT type, count(*) FROM views GROUP BY type ORDER BY type"],
        prints=True)
    yield Program(
        "export", [tool, "export", world.trace, "--to", "perfetto", "-o", "new.pftrace"], ["new.pftrace"],
        {"new.pftrace": OLD})
    # Its names are in an order of their own each time.
    yield Program(
        "report", [tool, "report", world.trace, "-o", "new.html"], ["new.html"], {"new.html": OLD},
        is_whole=is_whole_page, is_same=lambda a, b: is_whole_page(a) and abs(len(a) - len(b)) < 100)
    yield Program(
        "view", [tool, "view", world.trace, "--headless", "--frames", "2", "--snapshot", "new.png"], ["new.png"],
        {"new.png": OLD}, leaves=["apus/windows.plist", "apus/preferences.plist"], is_whole=is_whole_png)
    yield Program(
        "record", [tool, "record", "--sample-rate", "0", "-o", "new.apustrace", "--", own, "app", "--headless"],
        ["new.apustrace"], leaves=list(lists), is_whole=is_whole_trace, is_same=lambda a, b: is_finished_trace(a),
        limit=6)


DASHBOARD = """{"title": "Faults", "schemaVersion": 36, "time": {"from": "now-6h", "to": "now"}, "panels": [
{"id": 1, "type": "timeseries", "title": "Rate", "gridPos": {"x": 0, "y": 0, "w": 12, "h": 8},
 "targets": [{"refId": "A", "expr": "up"}, {"refId": "B", "expr": "down"}]},
{"id": 2, "type": "stat", "title": "Now", "gridPos": {"x": 12, "y": 0, "w": 6, "h": 4},
 "targets": [{"refId": "A", "expr": "up"}]}]}"""


def plist(key):
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>{key}</key><integer>41</integer></dict></plist>
""".encode()


def png(width, height):
    """A picture of some colours."""
    rows = b"".join(
        b"\0" + bytes(value for x in range(width) for value in (x & 255, y & 255, x * y & 255)) for y in range(height))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows)),
            (b"IEND", b"")))


def is_whole_svg(content):
    try:
        return xml.etree.ElementTree.fromstring(content).tag.endswith("svg")
    except xml.etree.ElementTree.ParseError:
        return False


def is_whole_page(content):
    return content.startswith(b"<!") and content.rstrip().endswith(b"</html>")


def is_whole_png(content):
    at = 8
    kind = b""
    while len(content) >= at + 12:
        length, kind = struct.unpack_from(">I4s", content, at)
        at += 12 + length
    return content.startswith(b"\x89PNG") and kind == b"IEND" and at == len(content)


def chunks(content):
    """The tags of a trace's chunks; nil if it is not whole."""
    at = 64
    tags = []
    while len(content) >= at + 16:
        tag, length = struct.unpack_from("<4sI", content, at)
        tags.append(tag)
        at += 16 + (length + 7 & ~7)
    return tags if content.startswith(b"APUSTRAC") and at == len(content) else None


def is_whole_trace(content):
    return content == b"" or chunks(content) is not None


def is_finished_trace(content):
    return b"DONE" in (chunks(content or b"") or [])
