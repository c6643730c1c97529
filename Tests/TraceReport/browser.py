"""A report page in headless Chromium, driven by its mouse and keyboard."""

import contextlib
import os
import shutil
import sys

from playwright.sync_api import sync_playwright

BROWSERS = ["chromium", "chromium-browser", "google-chrome"]


class ReportPage:
    """A page and everything that it complained about or asked the network for."""

    def __init__(self, page, path):
        self.page = page
        self.faults = []
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda message: self.faults.append(f"{message.type}: {message.text}"))
        page.on("request", lambda request: request.url.startswith("file:") or self.faults.append(f"asked for {request.url}"))
        page.goto("file://" + os.path.abspath(path))
        page.wait_for_selector("#loading", state="detached", timeout=120_000)

    def settle(self):
        """Waits until what was asked for has been painted: two frames, since listeners act in the next one."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def open_tab(self, name):
        self.page.locator(f"#tab-{name.replace(' ', '-')}").click()
        self.settle()

    @property
    def stage(self):
        return self.page.locator("#stage").bounding_box()

    def select(self, start, end, duration):
        """Drags over the axis from one time to another, while everything is visible."""
        box = self.stage
        place = lambda time: box["x"] + box["width"] * time / duration
        self.page.mouse.move(place(start), box["y"] + 10)
        self.page.mouse.down()
        self.page.mouse.move(place((start + end) / 2), box["y"] + 10, steps=4)
        self.page.mouse.move(place(end), box["y"] + 10, steps=4)
        self.page.mouse.up()
        self.settle()

    def view(self):
        """Begin and end of what the lanes show, nanoseconds."""
        view = self.page.evaluate("() => report.store.values.view")
        return view["start"], view["end"]


@contextlib.contextmanager
def browser():
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not path:
        sys.exit("no browser: apt-get install chromium")
    # Its sandbox needs rights that root in a container does not have.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=arguments)
        yield opened
        opened.close()


def open_report(opened, path, scheme="light"):
    return ReportPage(opened.new_page(viewport={"width": 1500, "height": 950}, color_scheme=scheme), path)
