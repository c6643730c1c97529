// Reads the data, then builds the page.

async function start() {
  const manifest = JSON.parse(byId("manifest").textContent);
  const keys = Object.keys(manifest.traces);
  const traces = [];
  const begin = performance.now();
  for (const [index, key] of keys.entries()) {
    const trace = await Trace.read(key, manifest.traces[key], (fraction) => (byId("loading-bar").value = (index + fraction) / keys.length));
    await breathe();
    trace.lanes = makeLanes(trace);
    traces.push(trace);
    await breathe();
  }
  const store = makeStore(traces);
  showTitle(traces, store);
  const timeline = new Timeline(store);
  const gestures = new Gestures(timeline, store);
  makeControls(store, gestures);
  makeTabs(store, { Summary: new Summary(store), Updates: new Updates(store), Causes: new Causes(store), "Flame graph": new Flame(store) });
  new Details(store);
  byId("loading").remove();
  // For tests and for the curious.
  window.report = { store, timeline, traces, loadTime: performance.now() - begin };
}

function showTitle(traces, store) {
  const facts = (trace) => [
    formatDuration(trace.duration), `${formatCount(trace.update.count)} updates`, `${formatCount(trace.frame.count)} frames`,
    trace.info.drops ? `${formatCount(trace.info.drops)} records dropped` : "",
  ].filter(Boolean).join(" · ");
  const show = () => {
    const trace = activeTrace(store.values);
    byId("program").textContent = programName(trace);
    byId("program").title = [trace.info.program, ...trace.info.arguments].join(" ");
    byId("facts").textContent = facts(trace);
  };
  document.title = `${traces.map(programName).join(" and ")} · Apus`;
  store.on(["active"], show);
  show();
  const warnings = traces.flatMap((trace) => [trace.info.isComplete ? "" : "The program was killed: the recording ends at its last whole chunk.", ...trace.info.warnings]).filter(Boolean);
  byId("warnings").append(...warnings.slice(0, 8).map((text) => make("div", text)));
  byId("warnings").hidden = !warnings.length;
}

const programName = ({ info }) => info.program.slice(info.program.lastIndexOf("/") + 1) || info.file;

function makeControls(store, gestures) {
  const { traces } = store.values;
  if (traces.length > 1) {
    byId("traces").hidden = false;
    makeSegments(byId("traces"), "trace", traces.map((trace, i) => "AB"[i]), 0, (active) => store.set({ active, update: -1, subject: null }));
  }
  const kinds = Object.keys(kindMasks);
  makeSegments(byId("kinds"), "kind", kinds, 0, (i) => store.set({ mask: kindMasks[kinds[i]] }));
  byId("filter").addEventListener("input", (event) => store.set({ filter: event.target.value }));
  const range = byId("range");
  range.addEventListener("change", () => {
    const parsed = parseRange(range.value);
    range.setAttribute("aria-invalid", String(parsed === undefined));
    if (parsed !== undefined) store.set({ range: parsed });
  });
  range.placeholder = "everything";
  store.on(["range"], ({ range: chosen }) => {
    range.value = formatRange(chosen);
    range.removeAttribute("aria-invalid");
    byId("zoom-range").disabled = !chosen;
  });
  byId("zoom-range").disabled = true;
  byId("zoom-range").addEventListener("click", () => gestures.zoomToRange());
  byId("reset").addEventListener("click", () => gestures.reset());
  const splitter = byId("splitter");
  // No taller than its lanes.
  const resize = (height) => byId("timeline").style.setProperty("max-height", `${Math.max(80, Math.min(innerHeight - 160, height))}px`);
  splitter.addEventListener("pointerdown", (event) => splitter.setPointerCapture(event.pointerId));
  splitter.addEventListener("pointermove", (event) => {
    if (splitter.hasPointerCapture(event.pointerId)) resize(event.clientY - byId("timeline").getBoundingClientRect().top);
  });
  splitter.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -24, ArrowDown: 24 }[event.key];
    if (step) resize(byId("timeline").clientHeight + step);
  });
}

function makeTabs(store, panels) {
  const names = Object.keys(panels);
  const idOf = (name) => name.replace(" ", "-");
  const tabs = names.map((name) =>
    make("button", { role: "tab", id: `tab-${idOf(name)}`, "aria-controls": `panel-${idOf(name)}`, onclick: () => store.set({ tab: name }) }, name));
  const bodies = names.map((name) => make("div.panel", { role: "tabpanel", id: `panel-${idOf(name)}`, "aria-labelledby": `tab-${idOf(name)}` }, panels[name].element));
  byId("tabs").append(...tabs);
  byId("panels").append(...bodies);
  const show = () =>
    names.forEach((name, i) => {
      const isChosen = store.values.tab === name;
      tabs[i].setAttribute("aria-selected", String(isChosen));
      tabs[i].tabIndex = isChosen ? 0 : -1;
      bodies[i].hidden = !isChosen;
    });
  byId("tabs").addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = (names.indexOf(store.values.tab) + step + names.length) % names.length;
    store.set({ tab: names[next] });
    tabs[next].focus();
  });
  store.on(["tab"], show);
  show();
}

start().catch((error) => {
  byId("loading-text").textContent = `This report cannot be read: ${error.message}`;
  byId("loading-bar").remove();
  throw error;
});
