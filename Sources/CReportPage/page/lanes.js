// What each lane holds, and how the spans of a lane become rectangles.

const limits = { long: 500_000, veryLong: 1_000_000, microHang: 250e6, hang: 500e6 };

/** 0 short, 1 long, 2 very long. */
const severity = (duration) => (duration > limits.veryLong ? 2 : duration > limits.long ? 1 : 0);
const severityColors = (base) => [base, "warning", "critical", "launchLong"];

/**
 * Lanes of a trace: {name, count, series, height, colors, classOf(i, duration), label(i), tip(i), item(i)}.
 * `classOf` says which colour; where many spans share a pixel it is asked with the longest one's duration alone.
 */
function makeLanes(trace) {
  const { update } = trace;
  const ofKind = (accepts) => SpanSeries.filtered(update.start, update.duration, (i) => accepts(update.flags[i] >> 3));
  const updates = (name, base, accepts) => {
    const series = ofKind(accepts);
    return {
      name, series, height: 26, colors: severityColors(base), isTall: (kind) => kind > 0,
      // Before the first picture, long ones are shown apart: nothing was late because of them.
      classOf: (i, duration) => (severity(duration) && series.start[i] < trace.launchEnd ? 3 : severity(duration)),
      label: (i) => trace.typeName(trace.typeOf(series.itemAt(i))),
      tip: (i) => updateTip(trace, series.itemAt(i)),
      update: (i) => series.itemAt(i),
    };
  };
  const lanes = [
    causeLane(trace),
    writeLane(trace),
    ...remarkLanes(trace),
    passLane(trace),
    updates("View bodies", "body", (kind) => kind === Kind.body),
    updates("Representables", "representable", (kind) => kind === Kind.representable),
    updates("Other updates", "other", (kind) => kind !== Kind.body && kind !== Kind.representable),
    checkLane(trace),
    frameLane(trace),
    hitchLane(trace),
    hangLane(trace),
    ...processorLanes(trace),
  ];
  for (const lane of lanes) lane.count ??= lane.series.count;
  return lanes;
}

function updateTip(trace, update) {
  const { start, duration } = trace.update;
  const instance = trace.update.instance[update];
  return [
    trace.typeName(trace.typeOf(update)) + (trace.isCreation(update) ? " · first run" : ""),
    `${kindNames[trace.kindOf(update)]}, ${formatDuration(duration[update])} at ${formatTime(start[update], 1e3)}`,
    severity(duration[update]) && start[update] < trace.launchEnd ? "Long, but before the first frame: no frame was late" : "",
    trace.outcomeOf(update) === Outcome.changed ? "" : outcomeNames[trace.outcomeOf(update)],
    trace.pathOfInstance(instance),
  ];
}

function causeLane(trace) {
  const { cause } = trace;
  const series = new SpanSeries(cause.start, cause.duration);
  const label = (i) => causeNames[cause.kind[i]] + (cause.type[i] >= 0 ? ` ${trace.typeName(cause.type[i])}` : "");
  return {
    name: "Causes", series, height: 20, colors: ["cause"], classOf: () => 0, label,
    tip: (i) => [label(i), `${formatDuration(cause.duration[i])} at ${formatTime(cause.start[i], 1e3)}`, trace.path(cause.path[i])],
  };
}

function writeLane(trace) {
  const { write } = trace;
  const series = new SpanSeries(write.time, new Float64Array(write.count));
  const label = (i) => trace.propertyName(write.property[i]);
  return {
    name: "Writes", series, height: 16, colors: ["write"], classOf: () => 0, label,
    tip: (i) => [
      label(i), `${writeNames[write.kind[i] & 15]} ${routeNames[write.kind[i] >> 4]} at ${formatTime(write.time[i], 1e3)}`,
      trace.locationOfWrite(i),
    ],
  };
}

/** What was outdated and turned out right without running. */
function checkLane(trace) {
  const { check } = trace;
  const series = new SpanSeries(check.time, new Float64Array(check.count));
  const label = (i) => trace.typeName(trace.instance.type[check.instance[i]]);
  return {
    name: "Checks", series, height: 12, colors: ["check"], classOf: () => 0, label,
    tip: (i) => {
      const property = trace.instance.property[check.instance[i]];
      return [property < 0 ? label(i) : trace.propertyName(property), `Checked and not run, at ${formatTime(check.time[i], 1e3)}`, trace.pathOfInstance(check.instance[i])];
    },
  };
}

/** The engine's notes and the program's own markers, where there are any. */
function remarkLanes(trace) {
  const lane = (name, color, remarks, lines) => {
    if (!remarks.length) return null;
    const sorted = [...remarks].sort((a, b) => a.time - b.time);
    const series = new SpanSeries(Float64Array.from(sorted, ({ time }) => time), new Float64Array(sorted.length));
    return { name, series, height: 16, colors: [color], classOf: () => 0, tip: (i) => [...lines(sorted[i]), `at ${formatTime(sorted[i].time, 1e3)}`] };
  };
  return [
    lane("Markers", "accent", trace.markers, ({ text }) => [text || "Marker"]),
    lane("Notes", "warning", trace.notes, ({ kind, text }) => [noteNames[kind] ?? "Note", text]),
  ].filter(Boolean);
}

/** Frames' passes: when the framework works, and at what. */
function passLane(trace) {
  const { pass } = trace;
  const series = new SpanSeries(pass.start, pass.duration);
  return {
    name: "Update groups", series, height: 26, isTall: () => true,
    colors: ["pass0", "pass1", "pass2", "pass3", "pass4", "pass5", "pass6", "pass7"],
    classOf: (i) => pass.kind[i],
    label: (i) => passNames[pass.kind[i]],
    tip: (i) => [passNames[pass.kind[i]] || "Span", `${formatDuration(pass.duration[i])} at ${formatTime(pass.start[i], 1e3)}`, `no. ${pass.number[i]}`],
  };
}

function frameLane(trace) {
  const { frame } = trace;
  const series = new SpanSeries(frame.start, frame.duration);
  const lateness = (i) => frame.start[i] + frame.duration[i] - frame.deadline[i];
  return {
    name: "Frames", series, height: 20, isTall: () => true, colors: ["frame", "frameOdd", "warning", "critical"],
    classOf: (i) => (i === 0 || lateness(i) <= 0 ? frame.number[i] & 1 : lateness(i) > frame.interval[i] ? 3 : 2),
    label: (i) => (i === 0 ? "Launch" : `${frame.number[i]}`),
    tip: (i) => [
      i === 0 ? `Frame ${frame.number[i]}, the first: the launch` : `Frame ${frame.number[i]}`, `${formatDuration(frame.duration[i])} at ${formatTime(frame.start[i], 1e3)}`,
      i === 0 ? "" : lateness(i) > 0 ? `late by ${formatDuration(lateness(i))}` : "in time",
    ],
  };
}

/** From the moment at which a late frame was due to that at which it came; the first frame is the launch's. */
function hitchLane(trace) {
  const { frame } = trace;
  const late = [];
  for (let i = 1; i < frame.count; i++) if (frame.start[i] + frame.duration[i] > frame.deadline[i]) late.push(i);
  late.sort((a, b) => frame.deadline[a] - frame.deadline[b]);
  const start = Float64Array.from(late, (i) => frame.deadline[i]);
  const duration = Float64Array.from(late, (i) => frame.start[i] + frame.duration[i] - frame.deadline[i]);
  const series = new SpanSeries(start, duration, Int32Array.from(late));
  return {
    name: "Hitches", series, height: 20, isTall: () => true, colors: ["warning", "critical"],
    classOf: (i, length) => (length > frame.interval[series.itemAt(i)] ? 1 : 0),
    label: (i) => formatDuration(duration[i]),
    tip: (i) => [`Hitch of ${formatDuration(duration[i])}`, `Frame ${frame.number[late[i]]} was due at ${formatTime(start[i], 1e3)}`],
  };
}

function hangLane(trace) {
  const { turn } = trace;
  const series = SpanSeries.filtered(turn.start, turn.duration, (i) => turn.duration[i] >= limits.microHang);
  return {
    name: "Hangs", series, height: 20, isTall: () => true, colors: ["warning", "critical"],
    classOf: (i, duration) => (duration >= limits.hang ? 1 : 0),
    label: (i) => formatDuration(series.duration[i]),
    tip: (i) => [`${series.duration[i] >= limits.hang ? "Hang" : "Micro-hang"} of ${formatDuration(series.duration[i])}`, `at ${formatTime(series.start[i], 1e3)}`],
  };
}

/** How busy the main thread and the others were: processor time over time. */
function processorLanes(trace) {
  const { sample, info } = trace;
  const lane = (name, color, accepts) => {
    const chosen = [];
    for (let i = 0; i < sample.count; i++) if (accepts(sample.thread[i])) chosen.push(i);
    if (!chosen.length && color !== "processor") return null;
    const time = Float64Array.from(chosen, (i) => sample.time[i]);
    const used = Float64Array.from(chosen, (i) => sample.processorTime[i] * 1000);
    const sums = prefixSums(used);
    const period = info.sampleRate > 0 ? 1e9 / info.sampleRate : 1e6;
    // Without processor times each sample stands for the time to the next one.
    const isTimed = sums[sums.length - 1] > 0;
    return {
      name, height: 34, count: time.length, color, series: new SpanSeries(time, new Float64Array(time.length)),
      /** The share of a window of time in which the processor was busy. */
      load(from, to) {
        const first = lowerBound(time, from);
        const last = lowerBound(time, to, first);
        return (isTimed ? sums[last] - sums[first] : (last - first) * period) / (to - from);
      },
      window: 2 * period,
      tip: () => null,
    };
  };
  return [
    lane("CPU, main thread", "processor", (thread) => thread === info.mainThread),
    lane("CPU, other threads", "processorOther", (thread) => thread !== info.mainThread),
  ].filter(Boolean);
}

/** Paints the spans of a lane that lie in a view. `box`: {x, y, width, height} in device pixels. */
function paintSpans(context, lane, view, box, colors, ratio) {
  const { series } = lane;
  const { start, duration } = series;
  const scale = box.width / (view.end - view.start);
  const labels = [];
  const rectangle = (i, from, to, kind) => {
    const tall = lane.isTall ? lane.isTall(kind) : true;
    const top = tall ? box.y : box.y + Math.round(box.height * 0.4);
    context.fillStyle = colors[lane.colors[kind]];
    const left = Math.max(from, box.x);
    // A gap between neighbours that are wide enough to be told apart.
    const width = Math.min(to, box.x + box.width) - left;
    context.fillRect(left, top, width > 4 * ratio ? width - ratio : width, box.y + box.height - top);
    if (i >= 0 && width > 28 * ratio && lane.label) labels.push({ i, left, width, top, kind });
  };

  let index = series.firstFrom(view.start);
  const reaching = series.reachingFurthest(index);
  if (reaching >= 0 && series.end(reaching) > view.start) {
    rectangle(reaching, box.x, box.x + (series.end(reaching) - view.start) * scale, lane.classOf(reaching, duration[reaching]));
  }
  // One rectangle for a run of pixels of the same colour.
  let run = null;
  const flush = () => {
    if (run) rectangle(-1, run.from, run.to, run.kind);
    run = null;
  };
  const last = series.firstFrom(view.end);
  const columns = Math.ceil(box.width);
  while (index < last) {
    // The next pixel in which a span begins: empty ones are skipped.
    const column = Math.min(columns - 1, Math.max(0, Math.floor((start[index] - view.start) * scale)));
    const next = column === columns - 1 ? last : nextFrom(start, view.start + (column + 1) / scale, index, last);
    const longest = series.longest.max(index, next);
    const x = box.x + column;
    const width = longest * scale;
    if (next - index === 1 && width >= 2) {
      flush();
      rectangle(index, x, x + width, lane.classOf(index, longest));
    } else {
      const kind = lane.classOf(index, longest);
      if (width >= 2) {
        flush();
        rectangle(-1, x, x + width, kind);
      } else if (run && run.kind === kind && x <= run.to) {
        run.to = x + 1;
      } else {
        flush();
        run = { from: x, to: x + Math.max(1, ratio), kind };
      }
    }
    index = Math.max(next, index + 1);
  }
  flush();

  labels.forEach(({ i, left, width, top, kind }, number) => {
    // What is nested in a span, or follows it, stands over its end.
    const next = labels[number + 1]?.left ?? Infinity;
    const text = fitted(context, lane.label(i), Math.min(width, next - left) - 9 * ratio);
    context.fillStyle = ["warning", "critical"].includes(lane.colors[kind]) ? colors.onAlert : colors.label;
    context.fillText(text, left + 4 * ratio, (top + box.y + box.height) / 2);
  });
}

/** A text that is no wider than `room`, with an ellipsis where some of it is missing; empty where hardly any fits. */
function fitted(context, text, room) {
  if (context.measureText(text).width <= room) return text;
  let [fits, tooLong] = [0, Math.min(text.length, 200)];
  while (fits + 1 < tooLong) {
    const middle = (fits + tooLong) >> 1;
    if (context.measureText(`${text.slice(0, middle)}…`).width <= room) fits = middle;
    else tooLong = middle;
  }
  return fits < 4 ? "" : `${text.slice(0, fits)}…`;
}

/** `lowerBound` for a place that is probably near. */
function nextFrom(sorted, value, from, to) {
  let step = 1;
  while (from + step < to && sorted[from + step] < value) step *= 2;
  return lowerBound(sorted, value, from + (step >> 1), Math.min(to, from + step + 1));
}

/** Paints a load as an area, one column for each pixel. */
function paintLoad(context, lane, view, box, colors) {
  const perPixel = (view.end - view.start) / box.width;
  const window = Math.max(perPixel, lane.window);
  context.fillStyle = colors[lane.color];
  for (let x = 0; x < box.width; x++) {
    const middle = view.start + (x + 0.5) * perPixel;
    const height = Math.round(Math.min(1, lane.load(middle - window / 2, middle + window / 2)) * box.height);
    if (height > 0) context.fillRect(box.x + x, box.y + box.height - height, 1, height);
  }
}
