"""Landmarks recorded in a real window by `apus record`, and what the tool says about it."""

import json
import pathlib
import subprocess

from display import Failure, Program, wait_until

# The hearts of a window 480 points wide: 32 points across, rows of 56.
HEART_X = 448
FIRST_HEART_Y = 297
ROW = 56


class Recording:
    """A trace file."""

    def __init__(self, tool, file):
        self.tool = tool
        self.file = file

    def ask(self, command, *words):
        """What a subcommand says as text."""
        result = subprocess.run([self.tool, command, self.file, *words], capture_output=True, text=True, timeout=60)
        if result.returncode != 0:
            raise Failure(f"apus {command}: {result.stderr.strip()}")
        return result.stdout

    def json(self, command, *words):
        """What a subcommand says as data."""
        return json.loads(self.ask(command, *words, "--json"))

    def sql(self, statement):
        """The rows that a statement finds."""
        return self.json("query", statement)

    def count_alive(self, view, write):
        """How many views of a type there were at the first write of a kind."""
        return self.sql(f"""SELECT count(*) AS n FROM views, (SELECT min(time_ns) AS time FROM writes WHERE {write})
            WHERE kind = 'body' AND type = '{view}' AND created_ns < time AND coalesce(removed_ns > time, 1)""")[0]["n"]


class Landmarks(Program):
    """The example in its window, recorded from its start."""

    def __init__(self, display, programs, *arguments, record=()):
        self.recording = Recording(display.tool, str(pathlib.Path(display.folder.name) / "landmarks.trace"))
        command = [display.tool, "record", "-o", self.recording.file, *record, "--", f"{programs}/Landmarks", "--still",
                   "--size", "480x800", *arguments]
        super().__init__(display, command, "Landmarks")
        wait_until("the first row", lambda: display.count((255, 255, 255), 0, 0, 480, 60) > 1000)
        wait_until("an empty heart", lambda: not self.is_filled(0))

    def is_filled(self, row):
        red, green, blue = self.display.pixel(HEART_X, FIRST_HEART_Y + row * ROW)
        return red > 200 and green < 120 and blue < 160

    def fill_heart(self, row):
        self.click(HEART_X, FIRST_HEART_Y + row * ROW)
        wait_until(f"heart {row} to fill", lambda: self.is_filled(row))

    def end(self):
        super().end()
        return self.recording


def record(display, programs, *arguments, act=lambda program: None):
    """A recording of Landmarks while `act` uses it."""
    program = Landmarks(display, programs, *arguments)
    act(program)
    return program.end()
