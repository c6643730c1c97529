// Why views ran: chains of causes, laid over each other where they run through the same kinds of things: every tap on
// one type of view, every write of one property at one line, every run of one view's body. The same rules as
// `apus why` (CauseTreeBuilder.swift), over the page's columns.

/** What each cause, write, instance and check of a trace counts with, as numbers of `all`. */
class CauseClasses {
  constructor(trace) {
    Object.assign(this, { trace, all: [], numbers: new Map(), groupOfType: [] });
    // All specialisations of a generic view are one view.
    const groups = new Map();
    trace.types.forEach((type, index) => {
      const key = `${type.module}.${type.name}`;
      if (!groups.has(key)) groups.set(key, index);
      this.groupOfType.push(groups.get(key));
    });
    const { cause, write, instance, check } = trace;
    this.ofCause = Int32Array.from({ length: cause.count }, (_, i) => this.external(cause.kind[i], this.group(cause.type[i])));
    this.ofWrite = Int32Array.from({ length: write.count }, (_, i) => this.write(i));
    this.ofInstance = Int32Array.from({ length: instance.count }, (_, i) => this.instance(i));
    // A million checks are of a few instances, each of its own kind.
    const known = new Int32Array(instance.count).fill(-1);
    this.ofCheck = Int32Array.from({ length: check.count }, (_, i) => {
      const number = check.instance[i];
      if (known[number] < 0) known[number] = this.check(instance.kind[number], number);
      return known[number];
    });
    this.launch = this.number("launch", "launch", () => ({ title: "Launch" }));
    this.unknown = this.number("unknown", "unknown", () => ({ title: "Unknown cause" }));
  }

  group(type) { return type < 0 ? -1 : this.groupOfType[type]; }

  number(key, kind, describe) {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.all.length;
      this.numbers.set(key, number);
      this.all.push({ kind, subtitle: "", remark: "", type: -1, ...describe() });
    }
    return number;
  }

  external(kind, group) {
    return this.number(`external ${kind} ${group}`, "external", () => ({ title: causeNames[kind] ?? "Other", subtitle: group < 0 ? "" : this.trace.typeName(group) }));
  }

  write(index) {
    const { kind, property, file, line } = this.trace.write;
    return this.number(`write ${kind[index]} ${property[index]} ${file[index]} ${line[index]}`, "write", () => ({
      title: property[index] < 0 ? `${writeNames[kind[index] & 15]} write` : this.subject(property[index]),
      subtitle: this.trace.locationOfWrite(index), remark: routeNames[kind[index] >> 4], write: index,
    }));
  }

  instance(index) {
    const { kind, type, property } = this.trace.instance;
    const group = this.group(type[index]);
    if (kind[index] === Kind.environment) {
      return this.number(`environment ${property[index]}`, "environment", () => ({ title: this.keyName(property[index]), subtitle: "Environment" }));
    }
    const isBody = kind[index] === Kind.body;
    return this.number(`${kind[index]} ${group}`, isBody ? "body" : "update", () => ({
      title: group < 0 ? kindNames[kind[index]] : this.trace.typeName(group), type: group,
      subtitle: isBody ? this.trace.locationOfType(type[index]) : kindNames[kind[index]],
    }));
  }

  check(kind, instance) {
    const { parent, type, property } = this.trace.instance;
    const reader = kind === Kind.environment && parent[instance] >= 0 ? parent[instance] : instance;
    const group = this.group(type[reader]);
    const view = group < 0 ? "a view" : this.trace.typeName(group);
    return this.number(`check ${kind} ${group} ${property[instance]}`, "check", () => ({
      title: property[instance] < 0 ? view : this.keyName(property[instance]), type: group, remark: "checked, not run",
      subtitle: property[instance] < 0 || reader === instance ? "" : `for ${view}`,
    }));
  }

  /** `\.colorScheme` */
  keyName(property) { return this.subject(property).replace(/^environment /, ""); }

  /** As people say it: `ModelData.favorites`, `environment \.colorScheme`. */
  subject(property) {
    const { owner, name } = this.trace.properties[property] ?? {};
    return owner !== "EnvironmentValues" ? this.trace.propertyName(property) : name ? `environment \\.${name}` : "environment";
  }
}

/**
 * Marks what belongs to a selection: the updates of `range` whose instance is `wanted`, all that led to them, what they
 * led to, and what else the same writes ran or checked. `isWhole`: every write of the range belongs to it.
 */
function markChains(trace, range, wanted, isWhole) {
  const { update, check, write, cause } = trace;
  const marks = {
    update: new Uint8Array(update.count), selected: new Uint8Array(update.count), write: new Uint8Array(write.count),
    cause: new Uint8Array(cause.count), check: new Uint8Array(check.count),
  };
  const mark = (code, before) => {
    if (code < 0) return;
    if (code & 1) marks.write[code >> 1] = 1;
    else if (code >> 1 < before) marks.update[code >> 1] = 1;
  };
  const [first, last] = updatesIn(trace, range);
  for (let i = first; i < last; i++) if (wanted[update.instance[i]]) marks.selected[i] = marks.update[i] = 1;
  const firstCheck = lowerBound(check.time, range.start);
  const lastCheck = lowerBound(check.time, range.end, firstCheck);
  for (let i = firstCheck; i < lastCheck; i++) {
    const parent = trace.instance.parent[check.instance[i]];
    if (!wanted[check.instance[i]] && !(parent >= 0 && wanted[parent])) continue;
    marks.check[i] = 1;
    mark(check.cause[i], update.count);
  }
  // A cause began before its effect, so one pass backwards finds all that led here.
  for (let i = update.count - 1; i >= 0; i--) if (marks.update[i]) mark(update.cause[i], i);
  const isBelow = marks.selected.slice();
  for (let i = first; i < update.count; i++) {
    const code = update.cause[i];
    if (code >= 0) {
      if (!(code & 1)) isBelow[i] |= isBelow[code >> 1];
      else if (i < last && marks.write[code >> 1]) marks.update[i] = 1;
    }
    if (isBelow[i]) marks.update[i] = 1;
  }
  for (let i = firstCheck; i < lastCheck; i++) {
    const root = rootOfCheck(trace, i);
    if (root >= 0 && marks.write[root]) marks.check[i] = 1;
  }
  if (isWhole) for (let i = lowerBound(write.time, range.start); i < write.count && write.time[i] < range.end; i++) marks.write[i] = 1;
  for (let i = 0; i < write.count; i++) if (marks.write[i] && write.cause[i] >= 0) marks.cause[write.cause[i]] = 1;
  for (let i = cause.count - 1; i >= 0; i--) if (marks.cause[i] && cause.parent[i] >= 0 && cause.parent[i] < i) marks.cause[cause.parent[i]] = 1;
  return marks;
}

function rootOfCheck(trace, index) {
  const code = trace.check.cause[index];
  return code < 0 ? -1 : code & 1 ? code >> 1 : trace.update.rootWrite[code >> 1];
}

/** A tree of classes: what one view's runs led to under one write and under another is told apart. */
class CauseChains {
  constructor(classes) {
    Object.assign(this, { stride: classes.all.length * 2, parent: [], class: [], isCreation: [], count: [], changed: [], duration: [], isSelected: [], known: new Map() });
  }

  child(parent, number, isCreation = 0) {
    const key = (parent + 1) * this.stride + number * 2 + isCreation;
    if (key === this.lastKey) return this.last;
    this.lastKey = key;
    let node = this.known.get(key);
    if (node === undefined) {
      node = this.parent.length;
      this.known.set(key, node);
      this.parent.push(parent);
      this.class.push(number);
      this.isCreation.push(isCreation);
      for (const sums of [this.count, this.changed, this.duration, this.isSelected]) sums.push(0);
    }
    return (this.last = node);
  }

  static of(trace, classes, marks) {
    const chains = new CauseChains(classes);
    const { update, check, write, cause } = trace;
    const nodeOf = { cause: new Int32Array(cause.count).fill(-1), write: new Int32Array(write.count).fill(-1), update: new Int32Array(update.count).fill(-1) };
    for (let i = 0; i < cause.count; i++) {
      if (!marks.cause[i]) continue;
      const parent = cause.parent[i];
      const node = (nodeOf.cause[i] = chains.child(parent >= 0 && parent < i ? nodeOf.cause[parent] : -1, classes.ofCause[i]));
      chains.count[node]++;
    }
    for (let i = 0; i < write.count; i++) {
      if (!marks.write[i]) continue;
      const node = (nodeOf.write[i] = chains.child(write.cause[i] < 0 ? -1 : nodeOf.cause[write.cause[i]], classes.ofWrite[i]));
      chains.count[node]++;
    }
    const nodeOfCode = (code) => (code < 0 ? -1 : code & 1 ? nodeOf.write[code >> 1] : nodeOf.update[code >> 1]);
    for (let i = 0; i < update.count; i++) {
      if (!marks.update[i]) continue;
      const isCreation = update.flags[i] & 1;
      let parent = nodeOfCode(update.cause[i]);
      if (update.cause[i] < 0) {
        parent = chains.child(-1, isCreation ? classes.launch : classes.unknown);
        chains.count[parent]++;
      }
      const node = (nodeOf.update[i] = chains.child(parent, classes.ofInstance[update.instance[i]], isCreation));
      chains.count[node]++;
      chains.duration[node] += update.duration[i];
      if (((update.flags[i] >> 1) & 3) === Outcome.changed) chains.changed[node]++;
      if (marks.selected[i]) chains.isSelected[node] = 1;
    }
    for (let i = 0; i < check.count; i++) {
      if (!marks.check[i]) continue;
      let parent = nodeOfCode(check.cause[i]);
      const root = rootOfCheck(trace, i);
      if (parent < 0 && root >= 0) parent = nodeOf.write[root];
      chains.count[chains.child(parent, classes.ofCheck[i])]++;
    }
    return chains;
  }
}

/** Nodes that count, one for each class, and edges from cause to effect; `chains` tells which belong together. */
class CauseGraph {
  constructor(classes, chains) {
    this.chains = chains;
    this.nodes = [];
    this.edges = [];
    const nodes = new Map();
    const edges = new Map();
    this.nodeOf = chains.class.map((number, index) => {
      let node = nodes.get(number);
      if (!node) {
        node = { ...classes.all[number], id: this.nodes.length, count: 0, changed: 0, duration: 0, isSelected: false };
        nodes.set(number, node);
        this.nodes.push(node);
      }
      for (const key of ["count", "changed", "duration"]) node[key] += chains[key][index];
      node.isSelected ||= chains.isSelected[index] === 1;
      return node.id;
    });
    this.edgeOf = chains.parent.map((parent, index) => {
      if (parent < 0) return -1;
      const [from, to, isCreation] = [this.nodeOf[parent], this.nodeOf[index], chains.isCreation[index]];
      const key = `${from} ${to} ${isCreation}`;
      let edge = edges.get(key);
      if (!edge) {
        edge = { id: this.edges.length, from, to, isCreation: isCreation === 1, count: 0, changed: 0 };
        edges.set(key, edge);
        this.edges.push(edge);
      }
      edge.count += chains.count[index];
      edge.changed += chains.changed[index];
      return edge.id;
    });
  }

  /** What leads to a node and what it leads to, in the chains that run through it: nodes and edges, as sets of ids. */
  chainsThrough(id) {
    const { parent } = this.chains;
    const isLit = new Uint8Array(parent.length);
    const isBelow = new Uint8Array(parent.length);
    for (let i = 0; i < parent.length; i++) {
      isBelow[i] = this.nodeOf[i] === id || (parent[i] >= 0 && isBelow[parent[i]]) ? 1 : 0;
      if (isBelow[i]) for (let above = i; above >= 0 && !isLit[above]; above = parent[above]) isLit[above] = 1;
    }
    const lit = { nodes: new Set(), edges: new Set() };
    for (let i = 0; i < parent.length; i++) {
      if (!isLit[i]) continue;
      lit.nodes.add(this.nodeOf[i]);
      if (this.edgeOf[i] >= 0) lit.edges.add(this.edgeOf[i]);
    }
    return lit;
  }
}

/** The graph of what is chosen: kinds, filter, view and range. */
function causeGraphOf(values, trace) {
  const classes = (trace.causeClasses ??= new CauseClasses(trace));
  const { subject, mask, filter } = values;
  const text = filter.trim().toLowerCase();
  const named = trace.types.map(({ name, module }) => !text || name.toLowerCase().includes(text) || module.toLowerCase().includes(text));
  const { type, kind, count } = trace.instance;
  const wanted = new Uint8Array(count);
  const group = subject ? classes.group(subject.type) : -1;
  for (let i = 0; i < count; i++) {
    if (subject && (classes.group(type[i]) !== group || (subject.instance >= 0 && subject.instance !== i))) continue;
    wanted[i] = (mask >> kind[i]) & 1 && (type[i] < 0 ? !text : named[type[i]]) ? 1 : 0;
  }
  const marks = markChains(trace, rangeOf(values), wanted, !subject && !text);
  return new CauseGraph(classes, CauseChains.of(trace, classes, marks));
}
