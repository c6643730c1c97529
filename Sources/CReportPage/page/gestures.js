// Pointer, wheel and keys on the lanes: they only change `view`, `range` and what is selected.

class Gestures {
  constructor(timeline, store) {
    Object.assign(this, { timeline, store, pointers: new Map(), drag: null });
    const stage = timeline.stage;
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.up(event));
    stage.addEventListener("pointercancel", (event) => this.up(event));
    stage.addEventListener("pointerleave", () => this.leave());
    stage.addEventListener("dblclick", () => this.reset());
    timeline.canvas.addEventListener("keydown", (event) => this.key(event));
  }

  place(event) {
    const box = this.timeline.stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Shows `start..<end`, no more than there is and no less than 100 ns. */
  show(start, end) {
    const { duration } = this.store.values;
    const length = Math.min(duration, Math.max(100, end - start));
    start = Math.max(0, Math.min(duration - length, start));
    this.store.set({ view: { start, end: start + length } });
  }

  zoom(factor, x) {
    const { view } = this.store.values;
    const time = this.timeline.timeAt(x);
    // Not below the least length, lest the view slides away while it can shrink no further.
    factor = Math.max(factor, 100 / (view.end - view.start));
    this.show(time - (time - view.start) * factor, time + (view.end - time) * factor);
  }

  pan(pixels) {
    const { view } = this.store.values;
    const shift = (pixels / this.timeline.width) * (view.end - view.start);
    this.show(view.start + shift, view.end + shift);
  }

  /** Moves so that the view begins at a time, or as near as there is something to see. */
  showFrom(start) {
    const { view } = this.store.values;
    this.show(start, start + view.end - view.start);
  }

  reset() {
    this.store.set({ view: { start: 0, end: this.store.values.duration }, range: null });
  }

  zoomToRange() {
    const { range } = this.store.values;
    if (!range) return;
    const margin = (range.end - range.start) * 0.03;
    this.show(range.start - margin, range.end + margin);
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (!event.ctrlKey && (event.shiftKey || Math.abs(dx) > Math.abs(dy))) this.pan(dx || dy);
    // A pinch on a touchpad comes as a wheel with control, in steps ten times smaller.
    else this.zoom(Math.exp(Math.max(-240, Math.min(240, dy)) * (event.ctrlKey ? 0.01 : 0.002)), this.place(event).x);
  }

  down(event) {
    if (event.button !== 0) return;
    const { x, y } = this.place(event);
    this.pointers.set(event.pointerId, x);
    this.timeline.stage.setPointerCapture(event.pointerId);
    this.timeline.canvas.focus({ preventScroll: true });
    const { view, range } = this.store.values;
    const selects = y < axisHeight || event.shiftKey;
    this.drag = { x, y, view, selects, anchor: this.timeline.timeAt(x), hasMoved: false };
    if (selects && range) {
      // An edge of the range is taken hold of; the other one stays.
      const near = (time) => Math.abs(this.timeline.xOf(time) - x) < 6;
      if (near(range.start)) this.drag.anchor = range.end;
      else if (near(range.end)) this.drag.anchor = range.start;
    }
    tooltip.hide();
  }

  move(event) {
    const { x, y } = this.place(event);
    if (this.pointers.size === 2 && this.pointers.has(event.pointerId)) return this.pinch(event.pointerId, x);
    if (!this.drag) return this.hover(event, x, y);
    if (Math.abs(x - this.drag.x) > 3) this.drag.hasMoved = true;
    if (!this.drag.hasMoved) return;
    if (this.drag.selects) {
      const { duration } = this.store.values;
      const time = Math.max(0, Math.min(duration, this.timeline.timeAt(x)));
      const [start, end] = [Math.min(time, this.drag.anchor), Math.max(time, this.drag.anchor)];
      // As exact as a tenth of a pixel: a time that can be read.
      const step = this.timeline.fineness / 10;
      const rounded = (time) => Math.max(0, Math.round(time / step) * step);
      this.store.set({ range: { start: rounded(start), end: Math.max(rounded(end), rounded(start) + step) } });
    } else {
      const { view } = this.drag;
      const shift = ((this.drag.x - x) / this.timeline.width) * (view.end - view.start);
      this.show(view.start + shift, view.end + shift);
    }
  }

  pinch(moved, x) {
    const other = [...this.pointers].find(([id]) => id !== moved)[1];
    const before = this.pointers.get(moved);
    this.pointers.set(moved, x);
    this.drag = null;
    if (Math.abs(x - other) > 8 && Math.abs(before - other) > 8) this.zoom(Math.abs((before - other) / (x - other)), other);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    const { drag } = this;
    this.drag = null;
    if (!drag || drag.hasMoved || event.type === "pointercancel") return;
    if (drag.selects && drag.y < axisHeight) this.store.set({ range: null });
    else this.pick(drag.x, drag.y);
  }

  found(x, y) {
    const row = this.timeline.rowAt(y);
    if (!row || row.lane.load) return null;
    const { view } = this.store.values;
    const tolerance = (2.5 / this.timeline.width) * (view.end - view.start);
    const index = row.lane.series.at(this.timeline.timeAt(x), tolerance);
    return index < 0 ? null : { row, index };
  }

  pick(x, y) {
    const found = this.found(x, y);
    if (!found?.row.lane.update) return;
    this.store.set({ active: found.row.number, update: found.row.lane.update(found.index) });
  }

  hover(event, x, y) {
    const cursor = byId("cursor");
    cursor.hidden = false;
    cursor.style.transform = `translateX(${Math.round(x)}px)`;
    this.timeline.stage.style.cursor = y < axisHeight || event.shiftKey ? "col-resize" : "default";
    const found = y < axisHeight ? null : this.found(x, y);
    if (found) return tooltip.show(found.row.lane.tip(found.index), event.clientX, event.clientY);
    const row = this.timeline.rowAt(y);
    const { view } = this.store.values;
    const time = this.timeline.timeAt(x);
    const step = (view.end - view.start) / this.timeline.width;
    const lines = [formatTime(Math.max(0, time), this.timeline.fineness)];
    if (row?.lane.load) {
      const half = Math.max(step, row.lane.window) / 2;
      lines.push(`${row.lane.name}: ${Math.round(100 * row.lane.load(time - half, time + half))} % busy`);
    }
    if (y < axisHeight) lines.push("Drag to select a range");
    tooltip.show(lines, event.clientX, event.clientY);
  }

  leave() {
    byId("cursor").hidden = true;
    tooltip.hide();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const middle = this.timeline.width / 2;
    const step = this.timeline.width * (event.shiftKey ? 0.5 : 0.1);
    const actions = {
      ArrowLeft: () => this.pan(-step),
      ArrowRight: () => this.pan(step),
      ArrowUp: () => this.zoom(0.7, middle),
      ArrowDown: () => this.zoom(1 / 0.7, middle),
      "+": () => this.zoom(0.7, middle),
      "=": () => this.zoom(0.7, middle),
      "-": () => this.zoom(1 / 0.7, middle),
      0: () => this.reset(),
      Home: () => this.showFrom(0),
      End: () => this.showFrom(this.store.values.duration),
      s: () => {
        const { view } = this.store.values;
        this.store.set({ range: { start: Math.round(view.start), end: Math.round(view.end) } });
      },
      z: () => this.zoomToRange(),
      Escape: () => this.store.set({ range: null, subject: null }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}
