"""The Files example in its window: a folder is searched by keyboard, and what comes and goes on the disk shows."""

import pathlib
import tempfile
import time

from display import Program, set_appearance, wait_until

NEEDS_EXAMPLES = True
# The table in points: rows of 25 from 80 on, names from 261 on.
TOP, ROW, NAMES = 80, 25, (261, 420)


def run(display, programs):
    set_appearance(display, "light")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for number in range(40):
            (folder / f"entry {number:02}.txt").write_text("text")
        (folder / "needle.txt").write_text("text")
        (folder / "a folder").mkdir()
        for number in range(3):
            (folder / "a folder" / f"inner {number}.txt").write_text("text")
        search(display, programs, folder)


def search(display, programs, folder):
    program = Program(display, [f"{programs}/Files", str(folder), "--size", "880x700"], None)

    def has_text(row):
        y = TOP + row * ROW
        return any(max(display.pixel(x, y + line)) < 110 for line in range(6, 20) for x in range(*NAMES))

    def rows():
        return [has_text(row) for row in range(20)]

    wait_until("the first rows", lambda: all(rows()))
    program.xdotool("key", "ctrl+f")
    program.type("need")
    wait_until("the one that is found", lambda: rows() == [True] + [False] * 19)
    # What comes while the search shows, and goes again.
    (folder / "a needle more.txt").write_text("text")
    wait_until("one more", lambda: rows() == [True] * 2 + [False] * 18)
    (folder / "needle.txt").unlink()
    wait_until("one less", lambda: rows() == [True] + [False] * 19)
    program.xdotool("key", "Escape")
    wait_until("all rows again", lambda: all(rows()))
    # A click selects, an arrow goes on; the selection is of the accent colour while the table has the focus.
    program.click(330, TOP + 2 * ROW + 12)
    before = display.pixel(245, TOP + 3 * ROW + 4)
    program.xdotool("key", "Down")
    wait_until("the next row by key", lambda: display.pixel(245, TOP + 3 * ROW + 4) != before)

    # The menu of a row: its last item but one selects all, which the accent colour shows.
    def is_selected(row):
        red, _, blue = display.pixel(245, TOP + row * ROW + 4)
        return blue - red > 40

    program.xdotool("mousemove", 330, TOP + 6 * ROW + 12, "click", 3)
    time.sleep(0.5)
    program.xdotool("key", "Up", "Up", "Return")
    wait_until("all rows selected", lambda: all(is_selected(row) for row in range(20)))
    # A double click opens a folder, the first of all rows.
    program.xdotool("mousemove", 330, TOP + 12, "click", "--repeat", 2, "--delay", 80, 1)
    wait_until("three inner files", lambda: rows() == [True] * 3 + [False] * 17)
    program.end()
