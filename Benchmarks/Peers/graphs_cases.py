"""What the graph peers draw and do, and how it is timed, as in Scenarios/graphs.

A peer is called with a case and a number of frames, and prints its figures as one line of JSON.
"""

import json
import sys
import time

import numpy

SIZE = WIDTH, HEIGHT = 1600, 500
START = 1_800_000_000.0
# A peer whose frames take long draws fewer of them, at least LEAST_FRAMES.
SECONDS, LEAST_FRAMES = 8, 3
POINTS = {"1m": 1_000_000, "10m": 10_000_000, "100m": 100_000_000, "100k": 100_000, "append": 3_600}


def wander(count, seed=1):
    """A line that wanders and spikes.

    The generator and the filter are recurrences: a block of length n starts where n steps from the last block lead, and
    then all blocks step at once.
    """
    length = max(1, int(count**0.5))
    blocks = -(-count // length)
    multiplier, increment, mask = 6_364_136_223_846_793_005, 1_442_695_040_888_963_407, (1 << 64) - 1
    jump, offset = 1, 0
    for _ in range(length):
        jump, offset = jump * multiplier & mask, (offset * multiplier + increment) & mask
    starts = [(seed * 0x9E37_79B9_7F4A_7C15 & mask) | 1]
    for _ in range(blocks - 1):
        starts.append((starts[-1] * jump + offset) & mask)
    state = numpy.array(starts, dtype=numpy.uint64)
    level = numpy.zeros(blocks)
    # A block a column, so that a step writes one row.
    values = numpy.empty((length, blocks))
    for step in range(length):
        state = state * numpy.uint64(multiplier) + numpy.uint64(increment)
        noise = (state >> numpy.uint64(33)) / float(1 << 31) - 0.5
        level = level + noise - (level - 50) * 0.001
        values[step] = level + noise * 4 + (state >> numpy.uint64(50) == 0) * 60.0
    # The blocks began at level 0; what each should have begun at fades by 0.999 a step.
    carry = numpy.empty(blocks)
    carry[0] = 50
    for block in range(1, blocks):
        carry[block] = level[block - 1] + carry[block - 1] * 0.999**length
    values += 0.999 ** numpy.arange(1, length + 1)[:, None] * carry
    return values.T.reshape(-1)[:count].copy()


def series(case):
    """x, and the columns of y that share it."""
    if case in ("pan_113x65", "hover"):
        steps = numpy.arange(65)
        ys = [50 + 30 * numpy.sin(steps / 6 + line) + line % 17 for line in range(113)]
        return START + 60.0 * steps, ys
    if case == "bars_pan":
        steps = numpy.arange(720)
        return START + 60.0 * steps, [5 + 4 * numpy.sin(steps / 30 + layer) for layer in range(20)]
    count = POINTS[case.split("_")[-1]]
    return START + numpy.arange(count, dtype=float), [wander(count)]


def window(case, extent, frame):
    """What a frame shows: begin and end."""
    low, high = extent
    width = high - low
    if case == "append":
        return low + frame, high + frame
    if case == "hover":
        return extent
    if case.startswith("zoom"):
        part = width * (0.1 + 0.002 * (frame % 100))
        return low + part, high - part
    shift = width / 3 * (frame % 200) / 200
    return low + shift, low + shift + width * 2 / 3


def pointer(frame):
    """Where the pointer is in a frame of `hover`, in pixels."""
    return 200 + frame * 37 % 1200, 100 + frame * 13 % 300


def arguments():
    if len(sys.argv) != 3:
        sys.exit(f"usage: {sys.argv[0]} CASE FRAMES")
    return sys.argv[1], int(sys.argv[2])


def report(name, first, wall, processor=None):
    """Prints the figures; `first` and the samples are seconds."""
    metrics = {"first_ms": first * 1e3}
    for figure, samples in (("ms", wall), ("cpu_ms", processor)):
        if samples:
            samples = numpy.sort(samples) * 1e3
            metrics[figure] = float(numpy.median(samples))
            metrics[f"{figure}_min"] = float(samples[0])
            metrics[f"{figure}_p99"] = float(samples[max(0, (len(samples) * 99 + 99) // 100 - 1)])
    print(json.dumps({"name": name, "metrics": metrics}))


def run(name, frames, build, draw):
    """Times `build`, which draws the first frame, and `draw(frame)`, which draws another; both end with pixels."""
    start = time.perf_counter()
    build()
    first = time.perf_counter() - start
    wall, processor = [], []
    for frame in range(frames + 5):
        began, used = time.perf_counter(), time.process_time()
        draw(frame)
        if frame >= min(5, frames - LEAST_FRAMES) or began - start > SECONDS:
            wall.append(time.perf_counter() - began)
            processor.append(time.process_time() - used)
        if len(wall) >= LEAST_FRAMES and began - start > SECONDS:
            break
    report(name, first, wall, processor)
