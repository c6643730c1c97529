// Every update of the range, in the order in which they began or by duration.

class Updates {
  constructor(store) {
    this.store = store;
    this.sort = { key: "start", isAscending: true };
    const trace = () => activeTrace(store.values);
    const column = (key, title, width, cell, more = {}) => ({ key, title, width, cell, ...more });
    this.table = new Table({
      label: "Updates in the range", sort: this.sort,
      columns: [
        column("start", "Start", "104px", (i) => formatTime(trace().update.start[i], 1e3), { sorts: true }),
        column("duration", "Duration", "86px", (i) => this.durationCell(trace().update.duration[i]), { sorts: true }),
        column("kind", "Kind", "104px", (i) => kindNames[trace().kindOf(i)], { isText: true, sorts: true }),
        column("view", "View", "minmax(140px, 1fr)", (i) => trace().typeName(trace().typeOf(i)), { isText: true, sorts: true }),
        column("outcome", "Outcome", "110px", (i) => (trace().isCreation(i) ? "first run" : ["equal", "changed", "closures only"][trace().outcomeOf(i)]), { isText: true, sorts: true }),
        column("path", "Path", "minmax(200px, 2fr)", (i) => make("span.dim", trace().pathOfInstance(trace().update.instance[i])), { isText: true, sorts: true }),
      ],
      onsort: (sort) => {
        this.sort = sort;
        this.update();
      },
      isChosen: (i) => store.values.update === i,
      activate: (i) => store.set({ update: i }),
    });
    this.element = this.table.element;
    store.on(["range", "mask", "filter", "subject", "active", "tab"], () => this.update());
    store.on(["update"], () => this.table.refresh());
  }

  durationCell(duration) {
    return make(`span${["", ".long", ".very-long"][severity(duration)]}`, formatDuration(duration));
  }

  update() {
    const { values } = this.store;
    if (values.tab !== "Updates") return;
    const trace = activeTrace(values);
    const [first, last] = updatesIn(trace, rangeOf(values));
    const accepts = acceptance(values, trace);
    const chosen = new Uint32Array(last - first);
    let count = 0;
    for (let i = first; i < last; i++) if (accepts(i)) chosen[count++] = i;
    const key = this.keyOf(trace);
    const list = key ? sortedByKey(chosen.subarray(0, count), key) : chosen.subarray(0, count);
    const { isAscending } = this.sort;
    this.table.show(count, (row) => list[isAscending ? row : count - 1 - row]);
  }

  /** What the list is sorted by; null for the order in which updates began, which it has. */
  keyOf(trace) {
    const { duration, instance } = trace.update;
    switch (this.sort.key) {
      case "duration": return (i) => duration[i];
      case "kind": return (i) => trace.kindOf(i);
      case "outcome": return (i) => (trace.isCreation(i) ? 3 : trace.outcomeOf(i));
      case "view": {
        const found = (trace.nameRanks ??= ranks(trace.types.length, (type) => trace.typeName(type)));
        return (i) => (trace.typeOf(i) < 0 ? 0 : found[trace.typeOf(i)] + 1);
      }
      case "path": {
        const found = (trace.pathRanks ??= ranks(trace.instance.count, (number) => trace.pathOfInstance(number)));
        return (i) => found[instance[i]];
      }
      default: return null;
    }
  }
}

/** Whether an update is of the kinds, the view and the filter that are chosen. */
function acceptance({ mask, subject, filter }, trace) {
  const { instance, flags } = trace.update;
  const types = trace.instance.type;
  const wanted = filter.trim().toLowerCase();
  const named = wanted ? trace.types.map((type) => type.name.toLowerCase().includes(wanted) || type.module.toLowerCase().includes(wanted)) : null;
  return (i) =>
    (mask >> (flags[i] >> 3)) & 1 &&
    (!subject || (types[instance[i]] === subject.type && (subject.instance < 0 || subject.instance === instance[i]))) &&
    (!named || named[types[instance[i]]]);
}
