"""The Reader example keeps its budget: reading, flagging and undoing run the rows that tell of it."""

import pathlib
import subprocess

from display import Program, set_appearance, wait_until

NEEDS_EXAMPLES = True
# In points: the first row's dot, and the height of a row.
DOT = (241, 103)
ROW = 86


def run(display, programs):
    set_appearance(display, "light")
    folder = pathlib.Path(display.folder.name)
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        display.environment[name] = str(folder / name)
    trace = str(folder / "reader.trace")
    program = Program(
        display, [display.tool, "record", "-o", trace, "--", f"{programs}/Reader", "--store", str(folder / "reader.sqlite"),
                  "--size", "880x700"], None)

    def is_unread(row):
        red, _, blue = display.pixel(DOT[0], DOT[1] + row * ROW)
        return blue - red > 150

    wait_until("unread messages", lambda: all(is_unread(row) for row in range(6)), seconds=60)
    for row in range(4):
        program.click(400, DOT[1] + row * ROW + 20)
        wait_until(f"row {row} to be read", lambda: not is_unread(row))
    program.xdotool("key", "ctrl+shift+l")
    program.xdotool("sleep", 0.5)
    program.xdotool("key", "ctrl+z")
    program.xdotool("sleep", 0.5)
    program.end()
    # One that is read counts in its folder, among the unread ones and today: three rows, each with its badge.
    budget = pathlib.Path(__file__).with_name("reader-budget.json")
    result = subprocess.run(
        [display.tool, "check", trace, "--budget", str(budget)], capture_output=True, text=True, timeout=180)
    assert result.returncode == 0, result.stdout + result.stderr
