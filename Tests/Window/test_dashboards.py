"""The Dashboards example in its window: graphs of this machine appear, and go on by themselves."""

from display import Program, set_appearance, wait_until

NEEDS_EXAMPLES = True
# The first colour of the palette: lines and gauges.
BLUE = (61, 125, 237)
PROCESSORS = (297, 220, 532, 430)


def run(display, programs):
    set_appearance(display, "light")
    program = Program(display, [f"{programs}/Dashboards", "--live", "--size", "880x860"], "Dashboards")
    wait_until("the cards", lambda: display.count((255, 255, 255), 240, 60, 880, 860) > 100_000)
    wait_until("a line", lambda: display.count(BLUE, 240, 60, 880, 860))
    # The plot of the processors, whose lines go on each second however much or little the machine has to do.
    for step in ["the lines to go on", "the lines to go on again"]:
        before = display.part(*PROCESSORS)
        wait_until(step, lambda: display.part(*PROCESSORS) != before)
    program.end()
