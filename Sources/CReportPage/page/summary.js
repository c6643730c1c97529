// The updates that began in the range: by module, by type of view, by instance.

/** Numbers of the first update of a range and of the first after it. */
function updatesIn(trace, range) {
  const first = lowerBound(trace.update.start, range.start);
  return [first, lowerBound(trace.update.start, range.end, first)];
}

class Sums {
  constructor(count) {
    this.count = new Float64Array(count);
    this.wasted = new Float64Array(count);
    this.total = new Float64Array(count);
    this.max = new Float64Array(count);
    this.long = new Float64Array(count);
    this.launchLong = new Float64Array(count);
  }
}

/** Sums over the updates of a range and of the kinds in `mask`, by what `keyOf` says of an instance. */
function sumUpdates(trace, range, mask, keys, keyCount, only = null) {
  const sums = new Sums(keyCount);
  const { instance, flags, duration, start } = trace.update;
  const [first, last] = updatesIn(trace, range);
  for (let i = first; i < last; i++) {
    const flag = flags[i];
    if (!((mask >> (flag >> 3)) & 1)) continue;
    if (only !== null && trace.instance.type[instance[i]] !== only) continue;
    const key = keys ? keys[instance[i]] : instance[i];
    sums.count[key]++;
    if (((flag >> 1) & 3) !== Outcome.changed) sums.wasted[key]++;
    sums.total[key] += duration[i];
    if (duration[i] > sums.max[key]) sums.max[key] = duration[i];
    if (duration[i] > limits.long) (start[i] < trace.launchEnd ? sums.launchLong : sums.long)[key]++;
  }
  return sums;
}

function rowOf(sums, key) {
  return { count: sums.count[key], wasted: sums.wasted[key], total: sums.total[key], max: sums.max[key], long: sums.long[key], launchLong: sums.launchLong[key] };
}

/** Long runs; those before the first picture apart. */
function longCell({ long, launchLong, max }) {
  return make("span", long > 0 && make(`span${max > limits.veryLong ? ".very-long" : ".long"}`, formatCount(long)), launchLong > 0 && make("span.apart", `${long ? " + " : ""}${formatCount(launchLong)} at launch`));
}

class Summary {
  constructor(store) {
    this.store = store;
    this.open = new Set();
    this.closed = new Set();
    this.sort = { key: "total", isAscending: false };
    const isCompared = store.values.traces.length > 1;
    const number = (key, title, format, width = isCompared ? "76px" : "86px") => ({ key, title, width, sorts: true, cell: (row) => (row[key] ? format(row[key]) : "") });
    this.table = new Table({
      label: "Updates by module, view type and instance", sort: this.sort,
      columns: [
        { key: "name", title: "View", width: "minmax(220px, 1fr)", isText: true, sorts: true, cell: (row) => this.nameCell(row) },
        number("count", "Count", formatCount), number("wasted", "Wasted", formatCount), number("total", "Total", formatDuration),
        number("mean", "Mean", formatDuration), number("max", "Max", formatDuration),
        { key: "long", title: "Long", width: "104px", sorts: true, cell: longCell },
        ...(isCompared
          ? [
            number("countDifference", "Δ Count", (value) => formatDifference(value, formatCount)),
            number("wastedDifference", "Δ Wasted", (value) => formatDifference(value, formatCount)),
            number("totalDifference", "Δ Total", (value) => formatDifference(value, formatDuration)),
          ]
          : []),
      ],
      onsort: (sort) => {
        this.sort = sort;
        this.update();
      },
      level: (row) => row.level + 1,
      isOpen: (row) => (row.level < 2 ? this.isOpen(row) : undefined),
      isChosen: (row) => row.level > 0 && this.isChosen(row),
      fold: (row, opens) => this.setOpen(row, opens),
      activate: (row) => this.activate(row),
    });
    this.element = this.table.element;
    store.on(["range", "mask", "filter", "active", "tab"], () => this.update());
    store.on(["subject"], () => this.table.refresh());
    this.update();
  }

  // Modules are open until they are closed, types closed until they are opened.
  isOpen(row) { return row.level === 0 ? !this.closed.has(row.key) : this.open.has(row.key); }
  setOpen(row, opens) {
    const [set, holds] = row.level === 0 ? [this.closed, !opens] : [this.open, opens];
    if (holds) set.add(row.key);
    else set.delete(row.key);
    this.update();
  }

  isChosen(row) {
    const { subject } = this.store.values;
    return subject !== null && subject.type === row.type && (subject.instance ?? -1) === (row.instance ?? -1);
  }

  activate(row) {
    if (row.level === 0) return this.setOpen(row, !this.isOpen(row));
    this.store.set({ subject: this.isChosen(row) ? null : { type: row.type, instance: row.instance ?? -1 }, update: -1 });
  }

  nameCell(row) {
    const cell = make("span.tree", { style: `padding-left:${row.level * 16}px` });
    cell.append(row.level < 2 ? make("span.fold", { "aria-hidden": "true" }, this.isOpen(row) ? "▾" : "▸") : make("span.leaf"));
    cell.append(make(row.level === 0 ? "strong" : "span.name", { title: row.name }, row.name));
    if (row.location) cell.append(make("span.dim", row.location));
    return cell;
  }

  update() {
    this.rows = this.makeRows();
    this.table.show(this.rows.length, (i) => this.rows[i]);
  }

  /** The types' rows of a trace, by qualified name. */
  typeRows(trace) {
    const { values } = this.store;
    const sums = sumUpdates(trace, rangeOf(values), values.mask, trace.instance.type, trace.types.length);
    const rows = new Map();
    trace.types.forEach((type, index) => {
      if (!sums.count[index]) return;
      const key = type.qualifiedName || type.name;
      rows.set(key, { ...rowOf(sums, index), level: 1, key, type: index, name: type.name, module: type.module, location: trace.locationOfType(index) });
    });
    return rows;
  }

  makeRows() {
    const { values } = this.store;
    const wanted = values.filter.trim().toLowerCase();
    const trace = activeTrace(values);
    const other = values.traces.length > 1 ? values.traces[1 - values.active] : null;
    const mine = this.typeRows(trace);
    const theirs = other ? this.typeRows(other) : new Map();
    const empty = { count: 0, wasted: 0, total: 0, max: 0, long: 0, launchLong: 0 };
    const sign = values.active === 0 ? 1 : -1;
    const compare = (row, twin) => {
      row.countDifference = sign * (twin.count - row.count);
      row.wastedDifference = sign * (twin.wasted - row.wasted);
      row.totalDifference = sign * (twin.total - row.total);
    };
    // What only the other trace holds has a row too, of zeros.
    for (const [key, row] of theirs) if (!mine.has(key)) mine.set(key, { ...row, ...empty, type: -1 });
    const modules = new Map();
    for (const [key, row] of mine) {
      if (wanted && !row.name.toLowerCase().includes(wanted) && !row.module.toLowerCase().includes(wanted)) continue;
      if (other) compare(row, theirs.get(key) ?? empty);
      let module = modules.get(row.module);
      if (!module) {
        module = { ...empty, level: 0, key: row.module, name: row.module || "(no module)", children: [], countDifference: 0, wastedDifference: 0, totalDifference: 0 };
        modules.set(row.module, module);
      }
      module.children.push(row);
      for (const name of ["count", "wasted", "total", "long", "launchLong", "countDifference", "wastedDifference", "totalDifference"]) module[name] += row[name] ?? 0;
      module.max = Math.max(module.max, row.max);
    }
    const rows = [];
    for (const module of this.sorted([...modules.values()])) {
      rows.push(module);
      if (!this.isOpen(module)) continue;
      for (const row of this.sorted(module.children)) {
        rows.push(row);
        if (this.isOpen(row) && row.type >= 0) for (const instance of this.sorted(this.instanceRows(trace, row.type))) rows.push(instance);
      }
    }
    return rows;
  }

  instanceRows(trace, type) {
    const { values } = this.store;
    const sums = sumUpdates(trace, rangeOf(values), values.mask, null, trace.instance.count, type);
    const rows = [];
    for (let i = 0; i < trace.instance.count; i++) {
      if (sums.count[i]) rows.push({ ...rowOf(sums, i), level: 2, key: i, type, instance: i, name: trace.pathOfInstance(i) || trace.typeName(type) });
    }
    return rows;
  }

  sorted(rows) {
    const { key, isAscending } = this.sort;
    for (const row of rows) row.mean = row.count ? row.total / row.count : 0;
    const compare = key === "name" ? (a, b) => a.name.localeCompare(b.name) : (a, b) => a[key] - b[key];
    return rows.sort((a, b) => (isAscending ? compare(a, b) : compare(b, a)));
  }
}
