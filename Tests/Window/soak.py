"""Runs the example Soak in a window and judges the lines of `--report memory`."""

import argparse
import math
import os
import pathlib
import re
import sys
import time

sys.dont_write_bytecode = True
from display import Display, Program

# What resident memory may grow in an hour, in megabytes.
MEGABYTES_AN_HOUR = 1.0
# A count is taken to grow where its slope is so many times its own error: caches fill and are emptied, and a minute falls on
# any moment of that.
SLOPE_ERRORS = 4


def read(text):
    """Seconds and counts by name, for each line."""
    lines = []
    for line in text.splitlines():
        if match := re.match(r"after (\d+) s: ([\d.]+) MB resident, (.*)", line):
            counts = {name: int(count) for count, name in re.findall(r"(\d+) ([a-z ]+?)(?: of \d+ bytes)?(?:,|$)", match[3])}
            lines.append((int(match[1]), float(match[2]), counts))
    return lines


def slope(points):
    """Of the line that fits best, and its standard error."""
    x, y = (sum(values) / len(points) for values in zip(*points))
    spread = sum((a - x) ** 2 for a, _ in points)
    slope = sum((a - x) * (b - y) for a, b in points) / spread
    rest = sum((b - y - slope * (a - x)) ** 2 for a, b in points)
    return slope, math.sqrt(rest / (len(points) - 2) / spread)


def judge(lines):
    """What grew, one sentence each; prints what was looked at."""
    found = []
    half = lines[len(lines) // 2:]
    growth, error = slope([(seconds / 3600, megabytes) for seconds, megabytes, _ in half])
    low, high = (f(megabytes for _, megabytes, _ in half) for f in (min, max))
    print(f"resident in the second half: {low} to {high} MB, {growth:+.2f} ± {error:.2f} MB an hour")
    if growth > MEGABYTES_AN_HOUR:
        found.append(f"resident memory grows by {growth:.2f} MB an hour")
    for name in lines[-1][2]:
        counts = [(seconds / 3600, counts.get(name, 0)) for seconds, _, counts in half]
        growth, error = slope(counts)
        low, high = (f(count for _, count in counts) for f in (min, max))
        print(f"{name}: {low} to {high}, {growth:+.1f} ± {error:.1f} an hour")
        if growth > SLOPE_ERRORS * error and growth > 1:
            found.append(f"{name} grow by {growth:.1f} an hour")
    return found


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", required=True)
    options.add_argument("--minutes", type=int, required=True)
    options.add_argument("--output", type=pathlib.Path, required=True)
    options = options.parse_args()
    display = Display(1280, 800)
    try:
        program = Program(display, [options.program, "--report", "memory"], "Soak")
        end = time.monotonic() + options.minutes * 60 + 30
        while time.monotonic() < end and program.process.poll() is None:
            time.sleep(5)
            # The program shares the file's position, which must not move.
            file = program.output.fileno()
            options.output.write_bytes(os.pread(file, os.fstat(file).st_size, 0))
        display.save(options.output.with_suffix(".ppm"))
        program.end()
    finally:
        display.close()
    # The last line is of a program that has closed its windows.
    lines = [line for line in read(options.output.read_text()) if line[0] > 0]
    if len(lines) < 8:
        sys.exit(f"there are only {len(lines)} lines in {options.output}: at least eight minutes are needed")
    if found := judge(lines):
        sys.exit("; ".join(found))


if __name__ == "__main__":
    main()
