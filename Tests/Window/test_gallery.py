"""Tab through every page of the Gallery: at each step what has the focus is marked, on screen, and it goes round all stops."""

import re
import time

from display import Failure, Program, set_appearance, wait_until

NEEDS_EXAMPLES = True

# The middles of the sidebar's rows: fifteen below the first header, four below the second.
ROWS = [94 + 28 * n for n in range(15)] + [542 + 28 * n for n in range(4)]
SIZE = (880, 800)
STEPS = 12
# How many stops a page has at least, with the sidebar; where nothing is said, the sidebar alone.
LEAST = {3: 9, 4: 11, 5: 3, 9: 5, 10: 9, 12: 3, 16: 5, 17: 3}


def over(background, share):
    """Blue, green and red of a share of the accent colour over those of a ground, rounded either way."""
    blue, green, red = (share * accent + (1 - share) * ground for accent, ground in zip((255, 122, 0), background))
    return {
        bytes((round(blue), int(green) + up, int(red) + right)) for up in (0, 1) for right in (0, 1)}


# A ring over white, a specimen's grey, a card of an inspector and a field of a bar; a selected row of a list that has the keyboard.
RINGS = [(255, 255, 255), (240, 240, 240), (239, 239, 239), (238, 238, 238), (230, 228, 228)]
MARKS = sorted(set().union(*[over(ground, 0.55) for ground in RINGS], over((255, 255, 255), 0.3)))


# A part of a date's field that has the focus: ten pixels of the accent colour beside each other, which no caret has.
PARTS = re.compile(rb"(?:\xff\x7a\x00.){10}", re.DOTALL)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/Gallery"], None)
    program.resize(*SIZE)
    wait_until("the window's size", lambda: display.pixel(SIZE[0] - 2, SIZE[1] - 2) != (0, 0, 0))

    def marks():
        """Where rings, marks and parts of fields are, by line."""
        lines = [display.part(0, y, SIZE[0], y + 1) for y in range(SIZE[1])]
        rings = [(y, line.find(mark) // 4) for y, line in enumerate(lines) for mark in MARKS if mark in line]
        parts = [(y, part.start() // 4) for y, line in enumerate(lines) for part in PARTS.finditer(line)]
        return (*rings, *parts) if rings else ()

    for page, row in enumerate(ROWS):
        program.click(60, row)
        wait_until(f"page {page}", lambda: display.pixel(16, row) != (255, 255, 255))
        seen = set()
        for step in range(1, STEPS + 1):
            program.xdotool("key", "Tab")
            # What scrolls comes to rest.
            time.sleep(0.15)
            seen.add(wait_until(f"a mark on page {page} after {step} steps", marks))
        if len(seen) < LEAST.get(page, 1):
            raise Failure(f"page {page}: {len(seen)} different stops in {STEPS} steps")
    program.end()
