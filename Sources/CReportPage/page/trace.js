// A trace in memory: one typed array for each column, as ReportData.swift wrote them.

const Kind = { body: 0, environment: 1, layout: 2, display: 3, other: 4, list: 5, preference: 6, animation: 7, representable: 8 };
const kindNames = ["Body", "Environment", "Layout", "Display", "Other", "List", "Preference", "Animation", "Representable"];
const kindMasks = {
  Bodies: 1 << Kind.body,
  Representables: 1 << Kind.representable,
  Environment: 1 << Kind.environment,
  Other: 0x1ff & ~(1 << Kind.body | 1 << Kind.representable | 1 << Kind.environment),
  All: 0x1ff,
};
const Outcome = { equal: 0, changed: 1, closuresOnly: 2 };
const outcomeNames = ["Equal: ran for nothing", "Changed", "Only closures differ: very likely for nothing"];
const causeNames = [
  "Other", "Tap", "Drag", "Long press", "Hover", "Key", "Text", "Scroll", "Shortcut", "Timer", "Task", "Appear",
  "Disappear", "Change", "Completion", "Appearance", "Resize", "Focus", "Launch", "Window", "Animation frame", "Preference",
];
const writeNames = ["State", "Binding", "Observable", "Environment", "Other"];
const routeNames = ["", "through a Task", "detached"];
const noteNames = ["Rows of varying count", "Written during a body", "Endless rounds"];
const passNames = ["", "Events", "Transaction", "Update", "Layout", "Display list", "Raster", "Present"];

// Columns that hold times need 53 bits; the others fit in 32.
const columnTypes = {
  update: { start: Float64Array, duration: Float64Array, instance: Int32Array, transaction: Int32Array, flags: Uint8Array, cause: Int32Array },
  instance: { type: Int32Array, kind: Uint8Array, parent: Int32Array, created: Float64Array, removed: Float64Array, property: Int32Array, path: Int32Array },
  cause: { kind: Uint8Array, start: Float64Array, duration: Float64Array, type: Int32Array, path: Int32Array, parent: Int32Array },
  write: { time: Float64Array, kind: Uint8Array, property: Int32Array, cause: Int32Array, marked: Int32Array, file: Int32Array, line: Int32Array, stack: Int32Array },
  stack: { length: Int32Array, frame: Int32Array },
  transaction: { start: Float64Array, duration: Float64Array, writes: Int32Array },
  turn: { start: Float64Array, duration: Float64Array },
  frame: { number: Int32Array, start: Float64Array, duration: Float64Array, deadline: Float64Array, interval: Float64Array },
  pass: { kind: Uint8Array, start: Float64Array, duration: Float64Array, number: Int32Array, value: Float64Array },
  check: { time: Float64Array, kind: Uint8Array, instance: Int32Array, cause: Int32Array },
  sample: { time: Float64Array, thread: Uint8Array, update: Int32Array, node: Int32Array, processorTime: Float64Array },
  call: { parent: Int32Array, function: Int32Array },
  function: { name: Int32Array, short: Int32Array, module: Int32Array },
  line: { function: Int32Array, file: Int32Array, number: Int32Array },
  pathNode: { parent: Int32Array, component: Int32Array },
};

class Trace {
  /** Reads the trace whose sections begin with `key`; `progress` is called with fractions of 1. */
  static async read(key, sections, progress) {
    const trace = new Trace();
    const names = await readJSON(`${key}/names`);
    Object.assign(trace, names);
    const total = Object.values(sections).reduce((sum, section) => sum + section.count, 0);
    let done = 0;
    for (const [table, columns] of Object.entries(columnTypes)) {
      const read = {};
      for (const [column, Type] of Object.entries(columns)) {
        const section = sections[`${table}.${column}`];
        read[column] = await readColumn(`${key}/${table}.${column}`, section, Type);
        done += section.count;
        progress(done / total);
      }
      read.count = Object.values(read)[0].length;
      trace[table] = read;
    }
    trace.resolveCauses();
    await breathe();
    trace.startOfStack = prefixSums(trace.stack.length);
    trace.duration = Math.max(1, trace.info.duration);
    // What happens until the first picture is the launch: long there makes no picture late.
    trace.launchEnd = trace.frame.count ? trace.frame.start[0] + trace.frame.duration[0] : 0;
    return trace;
  }

  /**
   * Turns relative causes into numbers: -1 none, else an update's times two or a write's times two plus one;
   * and follows each chain to the write at its root.
   */
  resolveCauses() {
    const { cause, count } = this.update;
    const root = new Int32Array(count);
    let lastWrite = 0;
    for (let i = 0; i < count; i++) {
      const code = cause[i];
      if (code === 0) {
        cause[i] = root[i] = -1;
      } else if (code & 1) {
        const difference = code >>> 1;
        lastWrite += difference & 1 ? -((difference + 1) >>> 1) : difference >>> 1;
        cause[i] = (lastWrite << 1) | 1;
        root[i] = lastWrite;
      } else {
        const update = i - (code >>> 1);
        cause[i] = update << 1;
        root[i] = root[update];
      }
    }
    this.update.rootWrite = root;
    const checks = this.check.cause;
    for (let i = 0; i < checks.length; i++) checks[i] = checks[i] === 0 ? -1 : checks[i] - 2;
  }

  typeOf(update) { return this.instance.type[this.update.instance[update]]; }
  kindOf(update) { return this.update.flags[update] >> 3; }
  outcomeOf(update) { return (this.update.flags[update] >> 1) & 3; }
  isCreation(update) { return (this.update.flags[update] & 1) === 1; }

  typeName(type) { return this.types[type]?.name || "?"; }
  propertyName(property) {
    const found = this.properties[property];
    if (!found) return "unknown";
    return found.name ? `${found.owner}.${found.name}` : found.owner;
  }

  path(node) {
    const parts = [];
    for (; node >= 0; node = this.pathNode.parent[node]) parts.push(this.strings[this.pathNode.component[node]]);
    return parts.reverse().join("/");
  }
  pathOfInstance(instance) { return this.path(this.instance.path[instance]); }
  /** The last component: what tells a row from its neighbours. */
  lastOfPath(instance) {
    const node = this.instance.path[instance];
    return node < 0 ? "" : this.strings[this.pathNode.component[node]];
  }

  location(file, line) { return file ? `${file.slice(file.lastIndexOf("/") + 1)}:${line}` : ""; }
  locationOfType(type) {
    const found = this.types[type];
    return found?.file ? this.location(found.file, found.line) : "";
  }
  locationOfWrite(write) { return this.location(this.strings[this.write.file[write]], this.write.line[write]); }
}

/** `sums[i]` is the sum of the first `i` values. */
function prefixSums(values) {
  const sums = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i] + values[i];
  return sums;
}

/** The first index whose value is not less than `value`, in a sorted array. */
function lowerBound(sorted, value, from = 0, to = sorted.length) {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle] < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
