"""A page in headless Chromium without a GPU that draws the graph cases, and how its frames are timed."""

import http.server
import os
import shutil
import sys
import threading

import numpy
from graphs_cases import HEIGHT, LEAST_FRAMES, SECONDS, WIDTH, arguments, pointer, report, series, window
from playwright.sync_api import sync_playwright

# A page's script has `build(kind, x, ys, range)` and `frame(kind, move, index)`; both end when their pixels are drawn.
PAGE = """
<!doctype html><meta charset="utf-8"><style>STYLE</style><body style="margin:0"><div id="graph"></div>
<script src="library.js"></script><script>
const WIDTH = {width}, HEIGHT = {height};

// Two frames of the browser later the first is handed over to be drawn.
const wait = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())));

SCRIPT

async function column(name) { return new Float64Array(await (await fetch(name)).arrayBuffer()); }

async function first(kind, count, range) {
  const x = await column("x"), ys = [];
  for (let line = 0; line < count; line++) ys.push(await column("y" + line));
  const start = performance.now();
  await build(kind, x, ys, range);
  return (performance.now() - start) / 1000;
}

async function draw(kind, moves, seconds, least) {
  const times = [], start = performance.now();
  for (const [index, move] of moves.entries()) {
    const began = performance.now();
    await frame(kind, move, index);
    const isLate = began - start > seconds * 1000;
    if (index >= Math.min(5, moves.length - 5 - least) || isLate) times.push((performance.now() - began) / 1000);
    if (times.length >= least && isLate) break;
  }
  return times;
}
</script>
""".replace("{width}", str(WIDTH)).replace("{height}", str(HEIGHT))


class Handler(http.server.BaseHTTPRequestHandler):
    files: dict[str, bytes] = {}

    def do_GET(self):
        content = self.files.get(self.path)
        self.send_response(404 if content is None else 200)
        self.send_header("Content-Type", "text/javascript" if self.path.endswith(".js") else "text/html")
        self.send_header("Content-Length", str(len(content or b"")))
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, *arguments):
        pass


def run(name, library, script, style=""):
    """Times a case in a page with the JavaScript `library`, and prints its figures."""
    case, frames = arguments()
    x, ys = series(case)
    page = PAGE.replace("STYLE", style).replace("SCRIPT", script)
    Handler.files = {"/": page.encode(), "/library.js": library, "/x": x.tobytes()}
    Handler.files |= {f"/y{line}": numpy.asarray(y).tobytes() for line, y in enumerate(ys)}
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
        shown = window(case, extent, 0)
        seconds = page.evaluate("([kind, count, range]) => first(kind, count, range)", [case, len(ys), shown])
        moves = [[*window(case, extent, frame), *pointer(frame)] for frame in range(frames + 5)]
        times = page.evaluate("([...given]) => draw(...given)", [case, moves, SECONDS, LEAST_FRAMES])
        report(name, seconds, times)
        if path := os.environ.get("GRAPHS_SNAPSHOT"):
            page.screenshot(path=path)
        browser.close()
