// The samples of the range as a tree of functions: callers above, callees below, as wide as their samples.

const flameRow = 18;

class Flame {
  constructor(store) {
    this.store = store;
    this.root = -1;
    this.boxes = [];
    this.search = make("input", { type: "search", placeholder: "function", "aria-label": "Find a function", oninput: () => this.paint() });
    this.facts = make("span.dim", { role: "status" });
    this.canvas = make("canvas", { tabindex: 0, role: "img", "aria-label": "Flame graph; the table of functions beside it holds the same numbers" });
    this.scroller = make("div.flame-scroller", this.canvas);
    this.table = new Table({
      label: "Functions", sort: { key: "self", isAscending: false },
      columns: [
        { key: "self", title: "Self", width: "70px", sorts: true, cell: (row) => formatCount(row.self) },
        { key: "total", title: "Total", width: "70px", sorts: true, cell: (row) => formatCount(row.total) },
        { key: "name", title: "Function", width: "minmax(80px, 1fr)", isText: true, sorts: true, cell: (row) => row.name },
      ],
      onsort: () => this.showFunctions(),
      activate: (row) => {
        this.search.value = row.name;
        this.paint();
      },
    });
    this.element = make("div.flame", make("div.flame-main", make("div.tools", this.search, make("button", { onclick: () => this.zoom(-1) }, "All"), this.facts), this.scroller), make("div.flame-side", this.table.element));
    this.canvas.addEventListener("click", (event) => this.zoom(this.nodeAt(event)));
    this.canvas.addEventListener("mousemove", (event) => this.hover(event));
    this.canvas.addEventListener("mouseleave", () => tooltip.hide());
    this.canvas.addEventListener("keydown", (event) => event.key === "Escape" && this.zoom(-1));
    new ResizeObserver(coalesced(() => this.paint())).observe(this.scroller);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.paint());
    store.on(["range", "subject", "active", "tab"], () => this.update());
  }

  update() {
    const { values } = this.store;
    if (values.tab !== "Flame graph") return;
    const trace = activeTrace(values);
    const { sample, call } = trace;
    const range = rangeOf(values);
    const first = lowerBound(sample.time, range.start);
    const last = lowerBound(sample.time, range.end, first);
    const self = new Float64Array(call.count);
    const { subject } = values;
    for (let i = first; i < last; i++) {
      const node = sample.node[i];
      if (node < 0) continue;
      if (subject) {
        const update = sample.update[i];
        if (update < 0 || trace.typeOf(update) !== subject.type) continue;
        if (subject.instance >= 0 && trace.update.instance[update] !== subject.instance) continue;
      }
      self[node]++;
    }
    // Callers have smaller numbers than callees: one walk backwards sums the tree.
    const total = self.slice();
    this.total = 0;
    for (let node = call.count - 1; node >= 0; node--) {
      if (call.parent[node] >= 0) total[call.parent[node]] += total[node];
      else this.total += total[node];
    }
    const children = new Map();
    for (let node = 0; node < call.count; node++) {
      if (!total[node]) continue;
      const siblings = children.get(call.parent[node]);
      if (siblings) siblings.push(node);
      else children.set(call.parent[node], [node]);
    }
    for (const siblings of children.values()) siblings.sort((a, b) => total[b] - total[a]);
    Object.assign(this, { trace, sums: total, self, children });
    if (this.root >= call.count || (this.root >= 0 && !total[this.root])) this.root = -1;
    this.showFunctions();
    this.paint();
  }

  name(node) { return this.trace.strings[this.trace.function.short[this.trace.call.function[node]]]; }
  fullName(node) { return this.trace.strings[this.trace.function.name[this.trace.call.function[node]]]; }

  showFunctions() {
    const rows = new Map();
    const { call } = this.trace;
    for (let node = 0; node < call.count; node++) {
      if (!this.sums[node]) continue;
      const key = call.function[node];
      let row = rows.get(key);
      if (!row) rows.set(key, (row = { name: this.name(node), self: 0, total: 0 }));
      row.self += this.self[node];
      // A function that calls itself counts once: with its outermost call.
      let above = call.parent[node];
      while (above >= 0 && call.function[above] !== key) above = call.parent[above];
      if (above < 0) row.total += this.sums[node];
    }
    const { key, isAscending } = this.table.sort;
    const list = [...rows.values()].sort((a, b) => (key === "name" ? a.name.localeCompare(b.name) : a[key] - b[key]) * (isAscending ? 1 : -1));
    this.table.show(list.length, (i) => list[i]);
  }

  zoom(node) {
    this.root = node;
    this.paint();
  }

  /** Boxes of what is wide enough to be seen, callers before callees. */
  layOut(width) {
    const boxes = [];
    const whole = this.root >= 0 ? this.sums[this.root] : this.total;
    if (!whole) return boxes;
    const above = [];
    for (let node = this.root; node >= 0; node = this.trace.call.parent[node]) above.unshift(node);
    above.forEach((node, depth) => boxes.push({ node, x: 0, width, depth }));
    const waiting = [{ node: this.root, x: 0, depth: above.length }];
    while (waiting.length) {
      let { node, x, depth } = waiting.pop();
      for (const child of this.children.get(node) ?? []) {
        const size = (this.sums[child] / whole) * width;
        if (size >= 0.6) {
          boxes.push({ node: child, x, width: size, depth });
          waiting.push({ node: child, x, depth: depth + 1 });
        }
        x += size;
      }
    }
    return boxes;
  }

  paint() {
    const width = this.scroller.clientWidth;
    if (!this.trace || !width) return;
    this.boxes = this.layOut(width);
    const height = Math.max(flameRow, (1 + this.boxes.reduce((deepest, box) => Math.max(deepest, box.depth), 0)) * flameRow);
    const ratio = devicePixelRatio || 1;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.height = `${height}px`;
    const context = this.canvas.getContext("2d");
    context.scale(ratio, ratio);
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    context.font = `11px ${color("font")}`;
    context.textBaseline = "middle";
    const wanted = this.search.value.trim().toLowerCase();
    let found = 0;
    for (const box of this.boxes) {
      const name = this.name(box.node);
      const matches = wanted && name.toLowerCase().includes(wanted);
      // A hue for each module, a shade for each function.
      const hue = 22 + (this.trace.function.module[this.trace.call.function[box.node]] * 67) % 300;
      const shade = (this.trace.call.function[box.node] * 37) % 9;
      context.fillStyle = matches ? color("accent") : `hsl(${hue} ${isDark ? 34 : 62}% ${(isDark ? 32 : 76) + shade}%${wanted ? " / 45%" : ""})`;
      context.fillRect(box.x, box.depth * flameRow, box.width > 3 ? box.width - 1 : box.width, flameRow - 1);
      if (matches && !this.isUnderMatch(box.node, wanted)) found += this.sums[box.node];
      if (box.width < 30) continue;
      context.fillStyle = matches ? color("page") : color("label");
      context.fillText(fitted(context, name, box.width - 8), box.x + 4, box.depth * flameRow + flameRow / 2);
    }
    const whole = this.root >= 0 ? this.sums[this.root] : this.total;
    this.facts.textContent = `${formatCount(whole)} samples` + (wanted && whole ? `, ${((100 * found) / whole).toFixed(1)} % in what was found` : "");
  }

  isUnderMatch(node, wanted) {
    for (let above = this.trace.call.parent[node]; above >= 0; above = this.trace.call.parent[above]) {
      if (this.name(above).toLowerCase().includes(wanted)) return true;
    }
    return false;
  }

  boxAt(event) {
    const depth = Math.floor(event.offsetY / flameRow);
    return this.boxes.find((box) => box.depth === depth && event.offsetX >= box.x && event.offsetX < box.x + box.width);
  }
  nodeAt(event) { return this.boxAt(event)?.node ?? -1; }

  hover(event) {
    const box = this.boxAt(event);
    if (!box) return tooltip.hide();
    const total = this.sums[box.node];
    const module = this.trace.strings[this.trace.function.module[this.trace.call.function[box.node]]];
    tooltip.show([this.name(box.node), this.fullName(box.node), module, `${formatCount(total)} samples (${((100 * total) / this.total).toFixed(1)} %), ${formatCount(this.self[box.node])} in itself`], event.clientX, event.clientY);
  }
}
