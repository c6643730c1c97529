// The lanes of all traces above each other, under one axis of time.

const axisHeight = 24;
const laneGap = 5;

class Timeline {
  constructor(store) {
    this.store = store;
    this.canvas = byId("lanes");
    this.stage = byId("stage");
    this.rows = [];
    this.build();
    this.readColors();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.readColors();
      this.repaint();
    });
    this.repaint = coalesced(() => this.paint());
    new ResizeObserver(() => this.repaint()).observe(this.stage);
    store.on(["view", "range", "update"], () => this.repaint());
  }

  /** Places the lanes and writes their names into the gutter. */
  build() {
    const gutter = byId("gutter");
    const { traces } = this.store.values;
    let y = axisHeight;
    traces.forEach((trace, number) => {
      if (traces.length > 1) {
        gutter.append(make("div.lane-title", { style: `top:${y}px` }, `${"AB"[number]} · ${trace.info.file}`));
        y += 22;
      }
      for (const lane of trace.lanes) {
        y += laneGap;
        this.rows.push({ lane, trace, number, y, height: lane.height });
        gutter.append(
          make("div.lane-name", { style: `top:${y}px;height:${lane.height}px` }, make("span", lane.name), make("span.lane-count", formatCount(lane.count))));
        y += lane.height;
      }
      y += laneGap;
    });
    this.height = y + 2;
    byId("timeline").classList.toggle("compared", traces.length > 1);
    gutter.style.height = this.stage.style.height = `${this.height}px`;
  }

  readColors() {
    const style = getComputedStyle(document.documentElement);
    this.colors = Object.fromEntries(
      [
        "body", "representable", "other", "cause", "write", "frame", "frameOdd", "warning", "critical", "processor", "processorOther",
        "pass0", "pass1", "pass2", "pass3", "pass4", "pass5", "pass6", "pass7", "label", "onAlert", "launchLong", "check", "line", "text", "dim", "panel", "accent",
      ].map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    this.font = style.getPropertyValue("--font").trim();
  }

  timeAt(x) {
    const { view } = this.store.values;
    return view.start + (x / this.width) * (view.end - view.start);
  }
  xOf(time) {
    const { view } = this.store.values;
    return ((time - view.start) / (view.end - view.start)) * this.width;
  }
  /** The power of ten of nanoseconds, 10 at least, that a pixel stands for. */
  get fineness() {
    const { view } = this.store.values;
    return 10 ** Math.max(1, Math.floor(Math.log10((view.end - view.start) / this.width)));
  }
  rowAt(y) { return this.rows.find((row) => y >= row.y - laneGap / 2 && y < row.y + row.height + laneGap / 2); }

  paint() {
    const begin = performance.now();
    const ratio = devicePixelRatio || 1;
    this.width = this.stage.clientWidth;
    const [width, height] = [Math.round(this.width * ratio), Math.round(this.height * ratio)];
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.canvas.style.height = `${this.height}px`;
    }
    const context = this.canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    context.textBaseline = "middle";
    context.font = `${11 * ratio}px ${this.font}`;
    const { view } = this.store.values;
    this.paintAxis(context, view, width, height, ratio);
    for (const row of this.rows) {
      const box = { x: 0, y: Math.round(row.y * ratio), width, height: Math.round(row.height * ratio) };
      context.fillStyle = this.colors.line;
      context.fillRect(0, box.y + box.height + Math.round((laneGap / 2) * ratio), width, 1);
      if (row.lane.load) paintLoad(context, row.lane, view, box, this.colors);
      else paintSpans(context, row.lane, view, box, this.colors, ratio);
    }
    this.paintSelected(context, ratio);
    this.placeShades();
    this.paintTime = performance.now() - begin;
  }

  paintAxis(context, view, width, height, ratio) {
    const step = niceStep(((view.end - view.start) / this.width) * 96);
    context.fillStyle = this.colors.panel;
    context.fillRect(0, 0, width, axisHeight * ratio);
    context.strokeStyle = this.colors.line;
    for (let time = Math.ceil(view.start / step) * step; time <= view.end; time += step) {
      const x = Math.round(this.xOf(time) * ratio);
      context.fillStyle = this.colors.line;
      context.fillRect(x, 0, 1, height);
      context.fillStyle = this.colors.dim;
      context.fillText(formatTime(time, step), x + 5 * ratio, (axisHeight / 2) * ratio);
    }
    context.fillStyle = this.colors.line;
    context.fillRect(0, axisHeight * ratio - 1, width, 1);
  }

  /** A frame around the selected update, wide enough to be found. */
  paintSelected(context, ratio) {
    const { update, active } = this.store.values;
    if (update < 0) return;
    const trace = activeTrace(this.store.values);
    const row = this.rows.find(({ lane, number }) => number === active && lane.update && this.holds(lane, trace, update));
    if (!row) return;
    const left = this.xOf(trace.update.start[update]) * ratio;
    const width = Math.max(3 * ratio, this.xOf(trace.update.start[update] + trace.update.duration[update]) * ratio - left);
    context.strokeStyle = this.colors.text;
    context.lineWidth = 1.5 * ratio;
    context.strokeRect(left - ratio, (row.y - 1.5) * ratio, width + 2 * ratio, (row.height + 3) * ratio);
  }

  holds(lane, trace, update) {
    const kind = trace.kindOf(update);
    return lane.name === (kind === Kind.body ? "View bodies" : kind === Kind.representable ? "Representables" : "Other updates");
  }

  placeShades() {
    const { range } = this.store.values;
    const [before, after] = [byId("shade-before"), byId("shade-after")];
    before.hidden = after.hidden = !range;
    if (!range) return;
    const from = Math.max(0, Math.min(this.width, this.xOf(range.start)));
    const to = Math.max(0, Math.min(this.width, this.xOf(range.end)));
    before.style.width = `${from}px`;
    after.style.left = `${to}px`;
    after.style.width = `${this.width - to}px`;
  }
}

/** 1, 2 or 5 times a power of ten, not less than `least`. */
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}
