"""The Files example in its window: a folder is searched by keyboard, and what comes and goes on the disk shows."""

import pathlib
import tempfile

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
        search(display, programs, folder)


def search(display, programs, folder):
    program = Program(display, [f"{programs}/Files", str(folder), "--size", "880x700"], "Files")

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
    program.end()
