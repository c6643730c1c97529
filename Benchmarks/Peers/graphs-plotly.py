"""The graph cases in plotly.js in headless Chromium without a GPU: graphs-plotly.py CASE FRAMES.

A frame begins with a call of plotly's and ends when the browser asks for the second one after it, with no limit on the
frame rate: by then the first is handed over to be drawn. A range is set by `relayout`; from 100,000 points lines are
`scattergl`, as plotly advises.
"""

import importlib.metadata

from graphs_browser import run

SCRIPT = """
async function build(kind, x, ys, range) {
  const large = x.length >= 100000;
  const traces = ys.map(y => kind == "bars_pan" ? {type: "bar", x, y} : {
    type: large ? "scattergl" : "scatter", mode: kind == "markers_100k" ? "lines+markers" : "lines", x, y,
    line: {width: kind == "wide_100k" ? 3 : 1}, marker: {size: 5}});
  await Plotly.newPlot("graph", traces, {
    width: WIDTH, height: HEIGHT, showlegend: false, barmode: "stack", margin: {l: 40, r: 10, t: 10, b: 30},
    xaxis: {range}, yaxis: {fixedrange: true}}, {staticPlot: kind != "hover"});
  await wait();
}

async function frame(kind, [low, high, px, py], index) {
  const graph = document.getElementById("graph");
  if (kind == "hover") {
    const place = graph.querySelector(".nsewdrag").getBoundingClientRect();
    Plotly.Fx.hover(graph, {clientX: px, clientY: py, target: graph.querySelector(".nsewdrag"),
                            xpx: px - place.left, ypx: py - place.top}, "xy");
  } else if (kind == "append") {
    const {x, y} = graph.data[0];
    await Plotly.extendTraces(graph, {
      x: [Float64Array.of(x[x.length - 1] + 1)], y: [Float64Array.of(y[y.length - 1] + index % 7 - 3)]}, [0]);
    await Plotly.relayout(graph, {"xaxis.range": [low, high]});
  } else {
    await Plotly.relayout(graph, {"xaxis.range": [low, high]});
  }
  await wait();
}
"""

library = next(file for file in importlib.metadata.files("plotly") if file.name == "plotly.min.js").locate()
run("graphs-plotly", library.read_bytes(), SCRIPT)
