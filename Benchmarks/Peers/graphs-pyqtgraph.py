"""The graph cases in pyqtgraph, offscreen: graphs-pyqtgraph.py CASE FRAMES."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import numpy
import pyqtgraph
from graphs_cases import HEIGHT, WIDTH, arguments, pointer, run, series, window
from PyQt6.QtCore import QPointF

case, frames = arguments()
x, ys = series(case)
extent = x[0], x[-1]
application = pyqtgraph.mkQApp()
pyqtgraph.setConfigOptions(antialias=False, background="w", foreground="k")
lines = []


def build():
    global widget, picture, cursor, label
    widget = pyqtgraph.PlotWidget()
    widget.resize(WIDTH, HEIGHT)
    if case == "bars_pan":
        bottom = numpy.zeros(len(x))
        for layer, y in enumerate(ys):
            brush = pyqtgraph.intColor(layer, len(ys))
            widget.addItem(pyqtgraph.BarGraphItem(x=x, y0=bottom, height=y, width=48, pen=None, brush=brush))
            bottom = bottom + y
    else:
        markers = {"symbol": "o", "symbolSize": 5, "symbolPen": None} if case == "markers_100k" else {}
        for index, y in enumerate(ys):
            pen = pyqtgraph.mkPen(pyqtgraph.intColor(index, len(ys)), width=3 if case == "wide_100k" else 1)
            line = widget.plot(x, y, pen=pen, skipFiniteCheck=True, **markers)
            if len(x) > 1000 and not markers:
                # What its documentation advises for much data.
                line.setClipToView(True)
                line.setDownsampling(auto=True, method="peak")
            lines.append(line)
    widget.setXRange(*window(case, extent, 0), padding=0)
    if case == "hover":
        cursor = pyqtgraph.InfiniteLine(angle=90)
        label = pyqtgraph.TextItem(color="k")
        widget.addItem(cursor, ignoreBounds=True)
        widget.addItem(label, ignoreBounds=True)
    widget.show()
    picture = widget.grab()


def draw(frame):
    global x, picture
    if case == "hover":
        place = widget.plotItem.vb.mapSceneToView(QPointF(*pointer(frame)))
        nearest = min(int(numpy.searchsorted(x, place.x())), len(x) - 1)
        values = [y[nearest] for y in ys]
        cursor.setPos(x[nearest])
        label.setPos(x[nearest], place.y())
        label.setText("\n".join(f"{value:.2f}" for value in values[:10]))
    else:
        if case == "append":
            x = numpy.append(x, x[-1] + 1)
            ys[0] = numpy.append(ys[0], ys[0][-1] + frame % 7 - 3)
            lines[0].setData(x, ys[0])
        widget.setXRange(*window(case, extent, frame), padding=0)
    application.processEvents()
    picture = widget.grab()


run("graphs-pyqtgraph", frames, build, draw)
if path := os.environ.get("GRAPHS_SNAPSHOT"):
    picture.save(path)
# Qt's teardown at the interpreter's end may crash.
import sys

sys.stdout.flush()
os._exit(0)
