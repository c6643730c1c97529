"""The graph cases in matplotlib's raster backend: graphs-matplotlib.py CASE FRAMES."""

import bisect
import os

import matplotlib
import numpy

matplotlib.use("Agg")

from graphs_cases import HEIGHT, WIDTH, arguments, pointer, run, series, window
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

case, frames = arguments()
x, ys = series(case)
extent = x[0], x[-1]
# Long paths are otherwise refused.
matplotlib.rcParams["agg.path.chunksize"] = 10_000
DPI = 100
POINT = 72 / DPI  # a pixel in points

lines = []


def build():
    global canvas, axes, cursor, label, background
    figure = Figure(figsize=(WIDTH / DPI, HEIGHT / DPI), dpi=DPI, layout=None)
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_axes([0.04, 0.07, 0.95, 0.91])
    if case == "bars_pan":
        bottom = numpy.zeros(len(x))
        for y in ys:
            axes.bar(x, y, width=48, bottom=bottom)
            bottom = bottom + y
    else:
        markers = {"marker": "o", "markersize": 5 * POINT} if case == "markers_100k" else {}
        for y in ys:
            lines.extend(axes.plot(x, y, linewidth=(3 if case == "wide_100k" else 1) * POINT, **markers))
    axes.set_xlim(*window(case, extent, 0))
    if case == "hover":
        cursor = axes.axvline(x[0], linewidth=POINT, color="black", animated=True)
        label = axes.annotate("", (x[0], 50), animated=True)
    canvas.draw()
    if case == "hover":
        background = canvas.copy_from_bbox(figure.bbox)


def draw(frame):
    global x
    if case == "hover":
        # Only the cursor is drawn, over a copy of the rest.
        place = axes.transData.inverted().transform(pointer(frame))
        nearest = min(bisect.bisect(x, place[0]), len(x) - 1)
        values = [y[nearest] for y in ys]
        cursor.set_xdata([x[nearest]] * 2)
        label.set_text("\n".join(f"{value:.2f}" for value in values[:10]))
        label.set_position((x[nearest], place[1]))
        canvas.restore_region(background)
        axes.draw_artist(cursor)
        axes.draw_artist(label)
        return
    if case == "append":
        x = numpy.append(x, x[-1] + 1)
        ys[0] = numpy.append(ys[0], ys[0][-1] + frame % 7 - 3)
        lines[0].set_data(x, ys[0])
    axes.set_xlim(*window(case, extent, frame))
    canvas.draw()


run("graphs-matplotlib", frames, build, draw)
if path := os.environ.get("GRAPHS_SNAPSHOT"):
    canvas.print_png(path)
