// What is shown and chosen, in one place. Whoever shows something listens; nobody calls another view.

class Store {
  constructor(values) {
    this.values = values;
    this.listeners = [];
  }

  /** `react` is called with the new values, once before the next picture, after one of `keys` has changed. */
  on(keys, react) {
    this.listeners.push({ keys, react: coalesced(() => react(this.values)) });
  }

  set(changes) {
    const changed = Object.keys(changes).filter((key) => this.values[key] !== changes[key]);
    Object.assign(this.values, changes);
    for (const { keys, react } of this.listeners) if (keys.some((key) => changed.includes(key))) react();
  }
}

/**
 * view: {start, end} what the lanes show, in nanoseconds; range: the same or null for everything; mask: kinds of
 * updates as bits; filter: text; traces: all; active: whose lists are shown; subject: {type, instance} that filters
 * lists and graph, or null; update, write: the number of the selected one or -1; tab: which panel.
 */
function makeStore(traces) {
  const duration = Math.max(...traces.map((trace) => trace.duration));
  return new Store({
    traces, duration, active: 0, view: { start: 0, end: duration }, range: null, mask: kindMasks.Bodies, filter: "",
    subject: null, update: -1, write: -1, tab: "Summary",
  });
}

const activeTrace = (values) => values.traces[values.active];
const rangeOf = (values) => values.range ?? { start: 0, end: Infinity };
