"""How long a report page takes to open, and from a turn of the wheel to the next painted frame.

usage: measure.py REPORT.html
"""

import statistics
import sys
import time

from browser import browser, open_report

# From the event's own time to the animation frame after the one that shows it: by then that one is painted. An upper
# bound, which holds one interval of the display's.
NEXT_PICTURE = """() => {
  window.measured = new Promise(done => {
    const next = work => requestAnimationFrame(work);
    document.getElementById("stage").addEventListener(
      "wheel", event => next(() => next(() => done(performance.now() - event.timeStamp))), { once: true, passive: true });
  });
}"""


def after(report, act):
    begin = time.perf_counter()
    act()
    report.settle()
    return time.perf_counter() - begin


def main(path):
    with browser() as opened:
        begin = time.perf_counter()
        report = open_report(opened, path)
        print(f"open_s {time.perf_counter() - begin:.2f}")
        page, box = report.page, report.stage
        times = []
        for step in range(20):
            page.mouse.move(box["x"] + box["width"] * (0.3 + 0.02 * step), box["y"] + 100)
            report.settle()
            page.evaluate(NEXT_PICTURE)
            page.mouse.wheel(0, -300 if step < 14 else 300)
            times.append(page.evaluate("() => window.measured"))
        print(f"zoom_ms median {statistics.median(times):.0f}, longest {max(times):.0f}, of 20")
        page.locator("#reset").click()
        report.settle()
        heads = page.locator("#panel-Updates .table-head button")
        print(f"list_s {after(report, lambda: report.open_tab('Updates')):.2f}")
        print(f"sort_s {after(report, heads.filter(has_text='Duration').click):.2f}")
        print(f"causes_s {after(report, lambda: report.open_tab('Causes')):.2f}")
        print(f"flame_s {after(report, lambda: report.open_tab('Flame graph')):.2f}")
        heap = page.evaluate("() => performance.memory.usedJSHeapSize")
        print(f"heap_mb {heap / 1_048_576:.0f}")
        assert not report.faults, report.faults


main(sys.argv[1])
