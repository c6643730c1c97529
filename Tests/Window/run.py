"""Runs the window tests, each on a display of its own; a failed one leaves a picture of the screen."""

import argparse
import importlib
import pathlib
import sys
import time
import traceback

sys.dont_write_bytecode = True
from display import Display
from wayland import WaylandDisplay

options = argparse.ArgumentParser()
options.add_argument("--tests", type=pathlib.Path, default=pathlib.Path(__file__).parent, help="the folder of the tests")
options.add_argument("--tool", help="where the tool apus is, for tests that record")
options.add_argument("--programs", required=True, help="where the test program is")
options.add_argument("--examples", required=True, help="where the examples are; empty if there are none")
options.add_argument("--pictures", type=pathlib.Path, required=True, help="where pictures of failures go")
options.add_argument("--wayland", action="store_true", help="under sway instead of an X server")
options.add_argument("names", nargs="*")
options = options.parse_args()
sys.path.insert(0, str(options.tests))

found = sorted(path.stem.removeprefix("test_") for path in options.tests.glob("test_*.py"))
failed = []
for name in options.names or found:
    test = importlib.import_module(f"test_{name}")
    if options.wayland and not options.names and not getattr(test, "ON_WAYLAND", False):
        continue
    programs = options.examples if getattr(test, "NEEDS_EXAMPLES", False) else options.programs
    if not programs:
        print(f"skipped: the test {name}; there are no examples.", file=sys.stderr)
        continue
    display = WaylandDisplay() if options.wayland else Display()
    display.tool = options.tool
    start = time.monotonic()
    try:
        test.run(display, programs)
        print(f"test {name}{' on Wayland' if options.wayland else ''}: passed in {time.monotonic() - start:.1f} s", file=sys.stderr)
    except Exception:
        failed.append(name)
        options.pictures.mkdir(parents=True, exist_ok=True)
        display.save(options.pictures / f"{name}.ppm")
        traceback.print_exc()
        print(f"test {name}: failed; the screen is in {options.pictures}/{name}.ppm", file=sys.stderr)
    finally:
        display.close()
sys.exit(1 if failed else 0)
