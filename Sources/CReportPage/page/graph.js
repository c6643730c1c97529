// The graph of causes and effects: gestures, writes, keys of the environment, bodies.

const nodeSize = { width: 216, height: 40, columnGap: 60, rowGap: 10, margin: 16 };
// Effects of the same causes beyond this many are one node until it is opened; those that did no work, earlier.
const greatestFan = 8;
const greatestQuietFan = 2;
// Graphs a little wider than the panel shrink to fit, by no more than this; wider ones scroll.
const leastScale = 0.82;
// What nobody reads: beyond it, the nodes that took least are left out.
const greatestGraph = 400;

/** Whether nothing came of it: checked and not run, or a key of the environment that was found equal. */
const isQuiet = ({ kind, changed }) => kind === "check" || (kind === "environment" && changed === 0);

class Causes {
  constructor(store) {
    this.store = store;
    this.isOpen = false;
    this.subject = make("span.chip");
    this.facts = make("span.dim", { role: "status" });
    this.opener = make("button", { onclick: () => this.setOpen(!this.isOpen) });
    this.scroller = make("div.graph-scroller");
    const key = (name, text) => make("span.key", make(`i.${name}`), text);
    const legend = make("div.legend", { "aria-hidden": "true" }, key("updates", "update"), key("creations", "creation"), key("checks", "checked, not run"));
    this.element = make("div.causes", make("div.tools", this.subject, this.opener, this.facts, legend), this.scroller);
    this.measure = document.createElement("canvas").getContext("2d");
    this.scroller.addEventListener("pointerover", (event) => this.point(event));
    this.scroller.addEventListener("pointerleave", () => this.light(null));
    this.scroller.addEventListener("focusin", (event) => this.point(event));
    this.scroller.addEventListener("focusout", () => this.light(null));
    this.scroller.addEventListener("click", (event) => this.choose(event));
    this.scroller.addEventListener("keydown", (event) => this.key(event));
    store.on(["range", "mask", "filter", "subject", "active", "tab"], () => this.update());
  }

  update() {
    const { values } = this.store;
    if (values.tab !== "Causes") return;
    const trace = activeTrace(values);
    this.graph = causeGraphOf(values, trace);
    this.isOpen = false;
    const { subject } = values;
    this.subject.hidden = !subject;
    if (subject) {
      const place = subject.instance >= 0 ? ` ${trace.lastOfPath(subject.instance)}` : "";
      this.subject.replaceChildren(
        make("span", trace.typeName(subject.type) + place), make("button", { "aria-label": "Show all views", title: "Show all views", onclick: () => this.store.set({ subject: null }) }, "×"));
    }
    this.show();
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    this.show();
  }

  show() {
    const shown = this.fold();
    const { nodes, edges } = shown;
    const runs = this.graph.nodes.reduce((sum, { kind, count }) => sum + (kind === "body" ? count : 0), 0);
    const writes = this.graph.nodes.reduce((sum, { kind, count }) => sum + (kind === "write" ? count : 0), 0);
    this.facts.textContent = `${counted(writes, "write")} · ${counted(runs, "body run", "body runs")}` + (shown.left ? ` · ${formatCount(shown.left)} nodes left out: choose a view or a shorter range` : "");
    this.opener.hidden = !this.isOpen && !nodes.some(({ isMore }) => isMore);
    this.opener.textContent = this.isOpen ? "Fold alike" : "Open all";
    if (!nodes.length) return this.scroller.replaceChildren(make("p.empty", "Nothing that is chosen ran or was checked in this range."));
    this.paint(nodes, edges);
  }

  /**
   * What is drawn: nodes that lead nowhere and have the same causes are one beyond the first few. `shownAs` leads from a
   * node of the graph to the one it is drawn as.
   */
  fold() {
    const { graph } = this;
    const weight = (node) => node.duration + node.count;
    const byWeight = (a, b) => (b.isSelected - a.isSelected) || weight(b) - weight(a);
    const leads = new Uint8Array(graph.nodes.length);
    const causes = graph.nodes.map(() => []);
    for (const { from, to, isCreation } of graph.edges) {
      if (from !== to) leads[from] = 1;
      causes[to].push(`${from}${isCreation ? "c" : ""}`);
    }
    const fans = new Map();
    for (const node of graph.nodes) {
      if (leads[node.id] || node.kind === "external" || node.kind === "write") continue;
      const key = `${isQuiet(node)} ${causes[node.id].sort()}`;
      if (fans.has(key)) fans.get(key).push(node);
      else fans.set(key, [node]);
    }
    this.shownAs = graph.nodes.map(({ id }) => id);
    const extra = [];
    for (const fan of this.isOpen ? [] : fans.values()) {
      const most = isQuiet(fan[0]) ? greatestQuietFan : greatestFan;
      if (fan.length <= most) continue;
      const rest = fan.sort(byWeight).slice(most - 1);
      const more = { id: graph.nodes.length + extra.length, kind: rest[0].kind, isMore: true, title: `${formatCount(rest.length)} more`, subtitle: "Click to open", remark: "", count: 0, changed: 0, duration: 0, isSelected: false };
      for (const node of rest) {
        this.shownAs[node.id] = more.id;
        for (const key of ["count", "changed", "duration"]) more[key] += node[key];
      }
      extra.push(more);
    }
    let nodes = [...graph.nodes.filter(({ id }) => this.shownAs[id] === id), ...extra];
    const left = Math.max(0, nodes.length - greatestGraph);
    if (left) {
      // The heaviest stay; what lies between them may go, and its edges with it.
      const kept = new Set([...nodes].sort(byWeight).slice(0, greatestGraph));
      nodes = nodes.filter((node) => kept.has(node));
    }
    const places = new Map(nodes.map(({ id }, place) => [id, place]));
    const edges = new Map();
    this.edgeShownAs = graph.edges.map((edge) => {
      const [from, to] = [places.get(this.shownAs[edge.from]), places.get(this.shownAs[edge.to])];
      if (from === undefined || to === undefined) return -1;
      const key = `${from} ${to} ${edge.isCreation}`;
      const drawn = edges.get(key);
      if (!drawn) edges.set(key, { from, to, isCreation: edge.isCreation, count: edge.count, place: edges.size });
      else drawn.count += edge.count;
      return edges.get(key).place;
    });
    return { nodes, edges: [...edges.values()], left };
  }

  paint(nodes, edges) {
    const has = (kind) => nodes.some((node) => node.kind === kind);
    const roots = has("external") || has("launch") ? 1 : 0;
    const leastLayer = { external: 0, launch: 0, unknown: 0, write: roots };
    const bodies = roots + (has("write") ? 1 : 0);
    const { width, height, columnGap, rowGap, margin } = nodeSize;
    const layout = layOutLayers(nodes.map((node) => ({ height, leastLayer: leastLayer[node.kind] ?? bodies })), edges, { width, columnGap, rowGap });
    const incoming = new Int32Array(nodes.length);
    for (const { to } of edges) incoming[to]++;
    this.drawnEdges = edges.map((edge, i) => this.drawEdge(edge, layout.edges[i], layout.nodes, incoming[edge.to] > 1));
    this.drawnNodes = new Map(nodes.map((node, i) => [node.id, this.drawNode(node, layout.nodes[i])]));
    const size = { width: layout.width + 2 * margin, height: layout.height + 2 * margin };
    const arrow = makeVector(
      "marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 8, markerHeight: 8, markerUnits: "userSpaceOnUse", orient: "auto" },
      makeVector("path.arrow", { d: "M0.5 0.5 7.5 4 0.5 7.5Z" }));
    const fitting = (this.scroller.clientWidth - 2) / size.width;
    const scale = fitting < leastScale ? 1 : Math.min(1, fitting);
    this.drawing = makeVector(
      "svg.graph", { width: size.width * scale, height: size.height * scale, viewBox: `${-margin} ${-margin} ${size.width} ${size.height}`, role: "group", "aria-label": "Causes and their effects" },
      makeVector("defs", arrow), ...this.drawnEdges, ...this.drawnNodes.values());
    this.scroller.replaceChildren(this.drawing);
    const chosen = this.store.values.subject && nodes.findIndex(({ isSelected }) => isSelected);
    const middle = chosen >= 0 && chosen !== null ? layout.nodes[chosen].y + margin : size.height / 2;
    this.scroller.scrollTop = middle * scale - this.scroller.clientHeight / 2;
  }

  drawEdge(edge, points, places, isLabelled) {
    let path;
    let middle;
    if (!points.length) {
      // To itself: a loop above the node's right corner.
      const { x, y } = places[edge.to];
      const [right, top] = [x + nodeSize.width, y - nodeSize.height / 2];
      path = `M${right} ${y - 8}C${right + 26} ${y - 8} ${right + 18} ${top - 16} ${right - 24} ${top - 1}`;
      middle = { x: right + 14, y: top - 6 };
    } else if (points[0].isReversed) {
      // Back to an earlier layer: out on the right, in on the left.
      const [from, to] = [points[0], points[points.length - 1]];
      path = `M${from.right} ${from.y}C${from.right + 60} ${from.y + 60} ${to.left - 60} ${to.y + 60} ${to.left - 1} ${to.y}`;
      middle = { x: (from.right + to.left) / 2, y: (from.y + to.y) / 2 + 45 };
    } else {
      path = `M${points[0].right} ${points[0].y}`;
      for (let i = 1; i < points.length; i++) {
        const [from, to] = [points[i - 1], points[i]];
        const isLast = i === points.length - 1;
        const bend = (to.left - from.right) / 2;
        const end = isLast ? to.left - 1 : to.left;
        path += `C${from.right + bend} ${from.y} ${to.left - bend} ${to.y} ${end} ${to.y}`;
        if (!isLast) path += `H${to.right}`;
        middle = { x: from.right + bend, y: (from.y + to.y) / 2 };
      }
    }
    return makeVector(
      `g.edge${edge.isCreation ? ".creation" : ""}${isLabelled ? ".labelled" : ""}`,
      makeVector("path", { d: path, "marker-end": "url(#arrow)" }), makeVector("text", { x: middle.x, y: middle.y - 3, "text-anchor": "middle" }, `×${formatCount(edge.count)}`));
  }

  drawNode(node, { x, y }) {
    const { width, height } = nodeSize;
    const isRun = node.kind === "body" || node.kind === "update" || node.kind === "environment";
    const count = `×${formatCount(node.count)}`;
    const more = !isRun || node.changed === node.count ? "" : isQuiet(node) ? "equal" : `${formatCount(node.changed)} changed`;
    const room = width - 24;
    const [countWidth, moreWidth] = [this.widthOf(count, "600 12px"), more ? this.widthOf(more, "11px") + 8 : 0];
    const below = [node.subtitle, node.remark].filter(Boolean).join(" · ");
    return makeVector(
      `g.node.${node.kind}${isQuiet(node) ? ".quiet" : ""}${node.isSelected && this.store.values.subject ? ".selected" : ""}${node.isMore ? ".more" : ""}`,
      { transform: `translate(${x} ${y - height / 2})`, tabindex: 0, role: "button", "data-node": node.id, "aria-label": `${node.title} ${below}, ${count} ${more}` },
      makeVector("rect.box", { width, height, rx: 6 }), makeVector("rect.stripe", { x: 5, y: 7, width: 3, height: height - 14, rx: 1.5 }),
      makeVector("text.title", { x: 15, y: 17 }, this.cut(node.title, "600 12px", room - countWidth - 6)), makeVector("text.count", { x: width - 9, y: 17, "text-anchor": "end" }, count),
      makeVector("text.below", { x: 15, y: 31 }, this.cut(below, "11px", room - moreWidth)), more && makeVector(`text.below${node.changed * 2 < node.count && !isQuiet(node) ? ".wasted" : ""}`, { x: width - 9, y: 31, "text-anchor": "end" }, more));
  }

  widthOf(text, font) {
    this.measure.font = `${font} ${(this.font ??= getComputedStyle(document.documentElement).getPropertyValue("--font").trim())}`;
    return this.measure.measureText(text).width;
  }

  /** A text that fits; of a line of source the end is kept, which tells the line. */
  cut(text, font, room) {
    if (this.widthOf(text, font) <= room) return text;
    const shortened = /:\d+$/.test(text) ? (length) => `…${text.slice(-length)}` : (length) => `${text.slice(0, length)}…`;
    let length = Math.min(text.length, 60);
    while (length > 1 && this.widthOf(shortened(length), font) > room) length--;
    return shortened(length);
  }

  idAt(event) {
    const element = event.target.closest("[data-node]");
    return element ? Number(element.dataset.node) : null;
  }

  /** The nodes of the graph that are drawn as one. */
  members(id) { return this.graph.nodes.filter((node) => this.shownAs[node.id] === id); }

  point(event) {
    const id = this.idAt(event);
    this.light(id);
    if (id === null || event.type === "focusin") return;
    tooltip.show(this.tip(this.members(id)), event.clientX, event.clientY);
  }

  tip(members) {
    if (members.length > 1) return [`${formatCount(members.length)} nodes`, ...members.slice(0, 12).map(({ title, count }) => `${title} ×${formatCount(count)}`), members.length > 12 ? "…" : ""];
    const { title, subtitle, remark, kind, count, changed, duration } = members[0];
    const isRun = duration > 0;
    return [
      title, [subtitle, remark].filter(Boolean).join(" · "),
      isRun ? `${counted(count, "run")}, ${formatCount(changed)} changed, ${formatDuration(duration)}` : counted(count, { check: "check", write: "write" }[kind] ?? "time"),
    ];
  }

  /** Lights every node of the same updates as `id` and dims the others; null lights all. */
  light(id) {
    if (id === this.lit) return;
    this.lit = id;
    if (id === null) tooltip.hide();
    if (!this.drawing) return;
    this.drawing.classList.toggle("hovering", id !== null);
    for (const element of this.drawing.querySelectorAll(".lit")) element.classList.remove("lit");
    if (id === null) return;
    for (const member of this.members(id)) {
      const { nodes, edges } = this.graph.chainsThrough(member.id);
      for (const node of nodes) this.drawnNodes.get(this.shownAs[node])?.classList.add("lit");
      for (const edge of edges) this.drawnEdges[this.edgeShownAs[edge]]?.classList.add("lit");
    }
  }

  choose(event) {
    const id = this.idAt(event);
    if (id === null) return;
    const members = this.members(id);
    if (members.length > 1) return this.setOpen(true);
    const { type, write } = members[0];
    if (write !== undefined) this.store.set({ write, update: -1 });
    else if (type >= 0) this.store.set({ subject: { type, instance: -1 }, update: -1, write: -1 });
  }

  key(event) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.choose(event);
    } else if (event.key === "Escape") {
      this.store.set({ subject: null, write: -1 });
    }
  }
}
