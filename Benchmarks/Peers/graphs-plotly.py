"""The graph cases in plotly.js in headless Chromium without a GPU: graphs-plotly.py CASE FRAMES.

A frame begins with a call of plotly's and ends when the browser asks for the second one after it, with no limit on the
frame rate: by then the first is handed over to be drawn. A range is set by `relayout`; from 100,000 points lines are
`scattergl`, as plotly advises.
"""

import http.server
import importlib.metadata
import os
import shutil
import sys
import threading

import numpy
from graphs_cases import HEIGHT, LEAST_FRAMES, SECONDS, WIDTH, arguments, pointer, report, series, window
from playwright.sync_api import sync_playwright

PAGE = """
<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="graph"></div><script src="plotly.js"></script>
<script>
const wait = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())));

async function column(name) { return new Float64Array(await (await fetch(name)).arrayBuffer()); }

async function build(kind, count, range) {
  const x = await column("x");
  const ys = [];
  for (let line = 0; line < count; line++) ys.push(await column("y" + line));
  const large = x.length >= 100000;
  const traces = ys.map(y => kind == "bars_pan" ? {type: "bar", x, y} : {
    type: large ? "scattergl" : "scatter", mode: kind == "markers_100k" ? "lines+markers" : "lines", x, y,
    line: {width: kind == "wide_100k" ? 3 : 1}, marker: {size: 5}});
  const start = performance.now();
  await Plotly.newPlot("graph", traces, {
    width: WIDTH, height: HEIGHT, showlegend: false, barmode: "stack", margin: {l: 40, r: 10, t: 10, b: 30},
    xaxis: {range}, yaxis: {fixedrange: true}}, {staticPlot: kind != "hover"});
  await wait();
  return performance.now() - start;
}

async function draw(kind, moves, seconds, least) {
  const times = [], start = performance.now();
  for (const [frame, [low, high, px, py]] of moves.entries()) {
    const began = performance.now();
    const graph = document.getElementById("graph");
    if (kind == "hover") {
      const place = graph.querySelector(".nsewdrag").getBoundingClientRect();
      Plotly.Fx.hover(graph, {clientX: px, clientY: py, target: graph.querySelector(".nsewdrag"),
                              xpx: px - place.left, ypx: py - place.top}, "xy");
    } else if (kind == "append") {
      const {x, y} = graph.data[0];
      await Plotly.extendTraces(graph, {
        x: [Float64Array.of(x[x.length - 1] + 1)], y: [Float64Array.of(y[y.length - 1] + frame % 7 - 3)]}, [0]);
      await Plotly.relayout(graph, {"xaxis.range": [low, high]});
    } else {
      await Plotly.relayout(graph, {"xaxis.range": [low, high]});
    }
    await wait();
    const isLate = began - start > seconds * 1000;
    if (frame >= Math.min(5, moves.length - 5 - least) || isLate) times.push((performance.now() - began) / 1000);
    if (times.length >= least && isLate) break;
  }
  return times;
}
</script>
""".replace("WIDTH", str(WIDTH)).replace("HEIGHT", str(HEIGHT))

case, frames = arguments()
x, ys = series(case)
library = next(file for file in importlib.metadata.files("plotly") if file.name == "plotly.min.js").locate()
files = {"/": PAGE.encode(), "/plotly.js": library.read_bytes(), "/x": x.tobytes()}
files |= {f"/y{line}": numpy.asarray(y).tobytes() for line, y in enumerate(ys)}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        content = files.get(self.path)
        self.send_response(404 if content is None else 200)
        self.send_header("Content-Type", "text/javascript" if self.path.endswith(".js") else "text/html")
        self.send_header("Content-Length", str(len(content or b"")))
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, *arguments):
        pass


browser_path = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
if not browser_path:
    sys.exit("no browser: apt-get install chromium")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
options = ["--disable-frame-rate-limit", "--disable-gpu-vsync", "--enable-unsafe-swiftshader"]
# Its sandbox needs rights that root in a container does not have.
options += ["--no-sandbox"] if os.geteuid() == 0 else []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=options)
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    extent = float(x[0]), float(x[-1])
    milliseconds = page.evaluate(
        "([kind, count, range]) => build(kind, count, range)", [case, len(ys), window(case, extent, 0)]
    )
    moves = [[*window(case, extent, frame), *pointer(frame)] for frame in range(frames + 5)]
    times = page.evaluate("([...given]) => draw(...given)", [case, moves, SECONDS, LEAST_FRAMES])
    report("graphs-plotly", milliseconds / 1e3, times)
    if path := os.environ.get("GRAPHS_SNAPSHOT"):
        page.screenshot(path=path)
    browser.close()
