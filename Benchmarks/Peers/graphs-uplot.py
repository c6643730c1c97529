"""The graph cases in uPlot in headless Chromium without a GPU: graphs-uplot.py CASE FRAMES.

A frame begins with a call of uPlot's and ends when a pixel has been read back from its canvas, so that everything is
drawn. What a moving pointer changes is not on the canvas: such a frame ends as plotly's do. Its legend, which shows the
values under the pointer, is there only then. Bars stand on each other as uPlot's own demonstration stacks them: sums,
the highest drawn first.
"""

import importlib.metadata

from graphs_browser import run

SCRIPT = """
let plot;

// uPlot draws in a microtask after the call; reading a pixel waits for the canvas.
async function pixels() {
  await Promise.resolve();
  plot.ctx.getImageData(0, 0, 1, 1);
}

async function build(kind, x, ys, range) {
  if (kind == "append") [x, ys] = [Array.from(x), ys.map(y => Array.from(y))];
  if (kind == "bars_pan") {
    for (let line = 1; line < ys.length; line++) ys[line] = ys[line].map((y, index) => y + ys[line - 1][index]);
    ys.reverse();
  }
  const color = line => `hsl(${line * 47 % 360} 65% 50%)`;
  const series = ys.map((_, line) => ({
    stroke: color(line), width: kind == "wide_100k" ? 3 : 1, points: {show: kind == "markers_100k", size: 5},
    ...(kind == "bars_pan" && {paths: uPlot.paths.bars({size: [1, Infinity]}), fill: color(line), width: 0}),
  }));
  plot = new uPlot({
    width: WIDTH, height: HEIGHT, series: [{}, ...series], scales: {x: {min: range[0], max: range[1]}},
    legend: {show: kind == "hover"}, cursor: {show: kind == "hover"},
  }, [x, ...ys], document.getElementById("graph"));
  plot.setScale("x", {min: range[0], max: range[1]});
  await pixels();
}

async function frame(kind, [low, high, px, py], index) {
  if (kind == "hover") {
    const place = plot.over.getBoundingClientRect();
    plot.setCursor({left: px - place.left, top: py - place.top});
    return await wait();
  }
  if (kind == "append") {
    const [x, y] = plot.data;
    x.push(x[x.length - 1] + 1);
    y.push(y[y.length - 1] + index % 7 - 3);
    plot.setData(plot.data, false);
  }
  plot.setScale("x", {min: low, max: high});
  await pixels();
}
"""

files = {file.name: file.locate() for file in importlib.metadata.files("metaflow-card-uplot")}
run("graphs-uplot", files["uPlot.iife.min.js"].read_bytes(), SCRIPT, files["uPlot.min.css"].read_text())
