"""The Dashboards example in its window: graphs of this machine appear, and go on by themselves."""

from display import Program, set_appearance, wait_until

NEEDS_EXAMPLES = True
# The first colour of the palette: lines and gauges.
BLUE = (61, 125, 237)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/Dashboards", "--live", "--size", "880x860"], "Dashboards")
    # The cards, and then the line of the first processor, which gets longer.
    wait_until("the cards", lambda: display.count((255, 255, 255), 240, 60, 880, 860) > 100_000)
    before = wait_until("a line", lambda: display.count(BLUE, 240, 60, 880, 860))
    # Gauges of the same blue may become shorter meanwhile, so that the sum may fall.
    wait_until("the line to go on", lambda: display.count(BLUE, 240, 60, 880, 860) != before)
    program.end()
