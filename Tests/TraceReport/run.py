"""Opens reports of real recordings in a browser and compares what they show with what the tool says.

usage: run.py --apus TOOL --landmarks PROGRAM --pictures FOLDER
"""

import argparse
import json
import os
import re
import subprocess
import tempfile

from browser import browser, open_report

HERE = os.path.dirname(os.path.abspath(__file__))


def expect(what, found, expected):
    assert found == expected, f"{what}: {found!r}, expected {expected!r}"
    print(f"{what}: {found if len(str(found)) < 90 else 'equal'}")


class Traces:
    """Landmarks in both of its designs, recorded while the same script plays; and what the tool says of them."""

    def __init__(self, tool, program, folder):
        self.tool = tool
        self.shared, self.per_row = (self.record(program, design, folder) for design in ("shared", "perRow"))
        self.report, self.comparison = (os.path.join(folder, name) for name in ("report.html", "comparison.html"))
        self.run("report", self.shared, "-o", self.report)
        self.run("report", self.shared, "--compare", self.per_row, "-o", self.comparison)

    def record(self, program, design, folder):
        path = os.path.join(folder, f"{design}.trace")
        script = os.path.join(HERE, "hearts.script")
        self.run("record", "-o", path, "--", program, "--headless", "--still", "--design", design, "--script", script)
        return path

    def run(self, *arguments):
        done = subprocess.run([self.tool, *arguments], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"apus {' '.join(arguments)}: {done.stderr}"
        return done.stdout

    def ask(self, path, sql):
        return json.loads(self.run("query", path, sql, "--json"))

    def number(self, sql):
        return list(self.ask(self.shared, sql)[0].values())[0]


def summary_rows(page):
    """View and counts of each row of the summary table that is about a type of view."""
    rows = {}
    for row in page.locator("#panel-Summary .row[aria-level='2']").all():
        cells = row.locator(".cell").all_inner_texts()
        name = row.locator(".name").inner_text()
        count, wasted = (int(text.replace(",", "") or 0) for text in cells[1:3])
        before = rows.get(name, (0, 0))
        rows[name] = (before[0] + count, before[1] + wasted)
    return rows


def told_rows(summary):
    rows = {}
    for module in summary["modules"]:
        for view in module["views"]:
            figures = view["statistics"]
            before = rows.get(view["name"], (0, 0))
            rows[view["name"]] = (before[0] + figures["launchRuns"] + figures["runs"], before[1] + figures["wastedRuns"])
    return {name: counts for name, counts in rows.items() if counts[0]}


def check_range(report, traces):
    """A range that is dragged over the axis is that of the field, of the table, of the list and of the samples."""
    page = report.page
    duration = traces.number("SELECT max(start_ns + duration_ns) FROM turns")
    launch = traces.number("SELECT start_ns + duration_ns FROM frames ORDER BY start_ns LIMIT 1")
    expect("the axis ends with the trace", page.evaluate("() => report.store.values.duration") >= duration, True)
    report.select(launch + 1e6, duration * 0.97, page.evaluate("() => report.store.values.duration"))
    window = page.locator("#range").input_value()
    start, end = (round(float(part) * 1e9) for part in window.split(":"))
    pixel = duration / report.stage["width"]
    assert abs(start - launch) < 1e6 + 2 * pixel and abs(end - duration * 0.97) < 2 * pixel, f"dragged {window}"

    page.set_viewport_size({"width": 1500, "height": 2400})
    report.settle()
    told = told_rows(json.loads(traces.run("summary", traces.shared, "--window", window, "--json")))
    assert len(told) > 5, "the range holds views"
    expect("the table's counts", summary_rows(page), told)
    page.set_viewport_size({"width": 1500, "height": 950})

    bounds = f"start_ns >= {start} AND start_ns < {end}"
    bodies = traces.number(f"SELECT count(*) FROM updates WHERE kind = 'body' AND {bounds}")
    report.open_tab("Updates")
    rows = page.locator("#panel-Updates [role=grid]")
    expect("rows of the list", rows.get_attribute("aria-rowcount"), str(bodies))
    page.locator("#panel-Updates .table-head button", has_text="Duration").click()
    report.settle()
    longest = traces.ask(traces.shared, f"SELECT view FROM updates WHERE kind = 'body' AND {bounds} ORDER BY duration_us DESC LIMIT 1")
    path = traces.number(f"SELECT path FROM views WHERE id = {longest[0]['view']}")
    expect("the longest body", page.locator("#panel-Updates .row").first.locator(".cell").last.inner_text(), path)

    report.open_tab("Flame graph")
    samples = traces.number(f"SELECT count(*) FROM samples WHERE time_ns >= {start} AND time_ns < {end}")
    expect("samples of the flame graph", page.locator("#panel-Flame-graph .tools .dim").inner_text(), f"{samples:,} samples")
    return window


def node(page, title, kind):
    return page.locator(f"g.node.{kind}").filter(has=page.locator("text.title", has_text=re.compile(f"^{re.escape(title)}$")))


def check_causes(report, traces, window, pictures):
    """The graph of a view counts as `apus why` does, and pointing at a node lights the chain it belongs to alone."""
    page = report.page
    report.open_tab("Summary")
    page.locator("#panel-Summary .name", has_text=re.compile("^SharedLandmarkRow$")).click()
    report.open_tab("Causes")
    opener = page.locator("#panel-Causes .tools > button")
    if opener.is_visible():
        opener.click()
        report.settle()
    told = json.loads(traces.run("why", traces.shared, "SharedLandmarkRow", "--window", window, "--json"))
    of_kind = lambda kind: sorted(f"{one['title']} ×{one['count']:,}" for one in told["nodes"] if one["kind"] == kind)
    for kind in ("body", "write"):
        drawn = page.locator(f"g.node.{kind}").evaluate_all(
            "nodes => nodes.map(node => node.getAttribute('aria-label'))")
        found = sorted(re.sub(r" [^,]*, (×[\d,]*\d).*", r" \1", text) for text in drawn)
        expect(f"nodes of kind {kind}", found, of_kind(kind))
    expect("arrows", page.locator("g.edge").count(), len(told["edges"]))
    dimmed = sum(one["kind"] == "check" for one in told["nodes"])
    expect("dimmed nodes", page.locator("g.node.check.quiet").count(), dimmed)
    assert dimmed, "the recording has checks"

    expect("lit before pointing", page.locator("g.lit").count(), 0)
    row = node(page, "SharedLandmarkRow", "body")
    row.hover()
    report.settle()
    is_lit = lambda title, kind: "lit" in node(page, title, kind).first.get_attribute("class").split()
    expect("the gesture is lit", is_lit("Tap", "external"), True)
    expect("the write is lit", is_lit("ModelData.favorites", "write"), True)
    expect("the row is lit", is_lit("SharedLandmarkRow", "body"), True)
    expect("what the row led to is lit", is_lit("LandmarkRowContent", "body"), True)
    expect("what the same write ran beside it is not", is_lit("SharedLandmarkCard", "body"), False)
    page.wait_for_timeout(200)
    opacity = node(page, "SharedLandmarkCard", "body").evaluate("node => Number(getComputedStyle(node).opacity)")
    expect("the others are dimmed", opacity < 0.5, True)
    expect("arrows of the chain are lit", page.locator("g.edge.lit").count() >= 3, True)
    page.screenshot(path=os.path.join(pictures, "causes.png"))
    page.mouse.move(5, 5)
    report.settle()
    expect("lit after pointing", page.locator("g.lit").count(), 0)

    node(page, "ModelData.favorites", "write").click()
    report.settle()
    details = page.locator("#details").inner_text()
    expect("details name the write's line", re.search(r"SharedLandmarkRow\.swift:1[2-7]\b", details) is not None, True)


def check_zoom(report, pictures):
    """The wheel zooms about the pointer; 0 shows everything again."""
    page, box = report.page, report.stage
    pixels = "() => document.getElementById('lanes').toDataURL()"
    before, painted = report.view(), page.evaluate(pixels)
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 100)
    page.mouse.wheel(0, -300)
    report.settle()
    after = report.view()
    expect("the wheel zooms in", round((before[1] - before[0]) / (after[1] - after[0]), 1) > 1.5, True)
    middle = lambda view: view[0] + (view[1] - view[0]) / 4
    assert abs(middle(after) - middle(before)) < (after[1] - after[0]) / box["width"] * 2, "the time under the pointer stays"
    expect("the lanes are painted anew", page.evaluate(pixels) != painted, True)
    page.screenshot(path=os.path.join(pictures, "zoom.png"))
    page.locator("#lanes").focus()
    page.keyboard.press("0")
    report.settle()
    expect("0 shows everything", report.view(), before)
    expect("and forgets the range", page.locator("#range").input_value(), "")


def check_creations(report, traces):
    """Without a range the graph begins at the launch, and what it made is dashed."""
    report.open_tab("Causes")
    told = json.loads(traces.run("why", traces.shared, "SharedLandmarkRow", "--json"))
    report.page.locator("#panel-Causes .tools > button").click()
    report.settle()
    created = sum(one["label"] == "creation" for one in told["edges"])
    assert created, "the launch makes views"
    expect("dashed arrows from the launch on", report.page.locator("g.edge.creation").count(), created)


def check_launch(report, traces):
    """Long bodies before the first picture are told apart from those after it."""
    page = report.page
    page.set_viewport_size({"width": 1500, "height": 2400})
    page.locator("#lanes").press("Escape")
    report.open_tab("Summary")
    views = json.loads(traces.run("summary", traces.shared, "--json"))["longBodies"]["views"]
    total = lambda *keys: sum(view[key] for view in views for key in keys)
    told = [total("orangeRuns", "redRuns"), total("launchOrangeRuns", "launchRedRuns")]
    shown = [0, 0]
    for text in page.locator("#panel-Summary .row[aria-level='2'] .cell:last-child").all_inner_texts():
        found = re.fullmatch(r"(?:(\d+)(?: \+ |$))?(?:(\d+) at launch)?", text)
        shown = [sum(pair) for pair in zip(shown, (int(part or 0) for part in found.groups()))]
    expect("long bodies, after the launch and in it", shown, told)
    page.set_viewport_size({"width": 1500, "height": 950})


def check_comparison(report, traces, pictures):
    """Two traces have lanes above each other and a table of differences."""
    page = report.page
    titles = page.locator(".lane-title").all_inner_texts()
    expect("lanes of both", [title[:1] for title in titles], ["A", "B"])
    runs = "SELECT count(*) AS runs FROM updates WHERE kind = 'body' AND type = '{}'"
    for view in ("SharedLandmarkRow", "LandmarkRow"):
        page.locator("#filter").fill(view)
        report.settle()
        before, after = (traces.ask(path, runs.format(view))[0]["runs"] for path in (traces.shared, traces.per_row))
        row = page.locator("#panel-Summary .row[aria-level='2']").filter(has=page.locator(".name", has_text=re.compile(f"^{view}$")))
        titles = page.locator("#panel-Summary .table-head .cell").all_inner_texts()
        shown = row.locator(".cell").nth(titles.index("Δ Count")).inner_text()
        expect(f"difference of {view}", shown, f"{after - before:+,}".replace("-", "−"))
    page.locator("#filter").fill("")
    report.settle()
    page.screenshot(path=os.path.join(pictures, "comparison.png"))
    page.locator("#traces label").nth(1).click()
    report.open_tab("Causes")
    expect("the second trace has a graph", node(page, "LandmarkRow", "body").count(), 1)


def main():
    parser = argparse.ArgumentParser()
    for name in ("apus", "landmarks", "pictures"):
        parser.add_argument(f"--{name}", required=True)
    options = parser.parse_args()
    os.makedirs(options.pictures, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="apus-report.") as folder, browser() as opened:
        traces = Traces(options.apus, options.landmarks, folder)
        report = open_report(opened, traces.report)
        window = check_range(report, traces)
        check_causes(report, traces, window, options.pictures)
        check_zoom(report, options.pictures)
        check_creations(report, traces)
        check_launch(report, traces)
        expect("complaints of the page", report.faults, [])
        dark = open_report(opened, traces.comparison, scheme="dark")
        check_comparison(dark, traces, options.pictures)
        expect("complaints of the comparison", dark.faults, [])


main()
