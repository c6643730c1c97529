// A table of any number of rows, of which only those in sight are elements. Arrow keys move, left and right fold.

const rowHeight = 22;
// Browsers place nothing beyond some 16 million pixels: longer tables scroll by fractions.
const greatestHeight = 8_000_000;

class Table {
  /**
   * columns: {key, title, width, isText, cell(row) -> text or node, sorts}; `activate(row)` on click or Enter,
   * `fold(row, opens)` on left and right, `level(row)` for trees.
   */
  constructor({ label, columns, sort, onsort, activate, fold, level, isOpen, isChosen }) {
    Object.assign(this, { columns, sort, onsort, activate, fold, level, isOpen, isChosen, count: 0, focused: -1 });
    this.head = make("div.table-head", { role: "row" });
    this.body = make("div.table-rows", { role: "rowgroup" });
    this.spacer = make("div.table-spacer", { role: "presentation" }, this.body);
    this.scroller = make("div.table-scroller", { tabindex: 0, role: level ? "treegrid" : "grid", "aria-label": label }, this.spacer);
    this.element = make("div.table", this.head, this.scroller);
    this.element.style.setProperty("--columns", columns.map((column) => column.width).join(" "));
    this.refresh = coalesced(() => this.fill());
    this.scroller.addEventListener("scroll", this.refresh);
    this.scroller.addEventListener("keydown", (event) => this.key(event));
    this.scroller.addEventListener("click", (event) => this.click(event));
    new ResizeObserver(() => {
      // The head has no scroll bar, and its columns stand above the rows'.
      this.head.style.paddingRight = `${this.scroller.offsetWidth - this.scroller.clientWidth}px`;
      this.refresh();
    }).observe(this.scroller);
    this.makeHead();
  }

  makeHead() {
    this.head.replaceChildren(
      ...this.columns.map((column) => {
        const isSorted = this.sort?.key === column.key;
        return make(
          `div.cell.${column.isText ? "text" : "number"}`,
          { role: "columnheader", "aria-sort": isSorted ? (this.sort.isAscending ? "ascending" : "descending") : undefined },
          column.sorts
            ? make("button", { onclick: () => this.sortBy(column) }, column.title, isSorted ? (this.sort.isAscending ? " ▲" : " ▼") : "")
            : column.title);
      }));
  }

  sortBy(column) {
    const isAscending = this.sort?.key === column.key ? !this.sort.isAscending : Boolean(column.isText);
    this.sort = { key: column.key, isAscending };
    this.makeHead();
    this.onsort(this.sort);
  }

  /** Shows `count` rows; `rowAt(index)` makes what columns are asked with. */
  show(count, rowAt) {
    Object.assign(this, { count, rowAt });
    this.focused = Math.min(this.focused, count - 1);
    this.height = Math.min(count * rowHeight, greatestHeight);
    this.spacer.style.height = `${this.height}px`;
    this.scroller.setAttribute("aria-rowcount", count);
    this.refresh();
  }

  get visibleRows() { return Math.ceil(this.scroller.clientHeight / rowHeight) + 1; }
  get pixelsPerRow() { return this.count * rowHeight <= greatestHeight ? rowHeight : this.height / this.count; }

  fill() {
    const top = this.scroller.scrollTop;
    const first = Math.max(0, Math.min(this.count - this.visibleRows + 1, Math.floor(top / this.pixelsPerRow)));
    const rows = [];
    for (let i = first; i < Math.min(this.count, first + this.visibleRows); i++) rows.push(this.makeRow(i));
    const offset = this.pixelsPerRow === rowHeight ? first * rowHeight : Math.min(top, this.height - rows.length * rowHeight);
    this.body.style.transform = `translateY(${Math.max(0, offset)}px)`;
    this.body.replaceChildren(...rows);
    const active = this.focused >= 0 ? `${this.identity}-${this.focused}` : "";
    if (active) this.scroller.setAttribute("aria-activedescendant", active);
  }

  get identity() { return (this.name ??= `table${Math.random().toString(36).slice(2, 8)}`); }

  makeRow(index) {
    const row = this.rowAt(index);
    const isChosen = this.isChosen?.(row) ?? false;
    return make(
      `div.row${index === this.focused ? ".focused" : ""}${isChosen ? ".chosen" : ""}`,
      {
        role: "row", id: `${this.identity}-${index}`, "data-row": index, "aria-rowindex": index + 1, "aria-selected": isChosen ? "true" : undefined,
        "aria-level": this.level?.(row), "aria-expanded": this.isOpen?.(row) === undefined ? undefined : String(this.isOpen(row)),
      },
      ...this.columns.map((column) => make(`div.cell.${column.isText ? "text" : "number"}`, { role: "gridcell" }, column.cell(row))));
  }

  click(event) {
    const element = event.target.closest("[data-row]");
    if (!element) return;
    this.focused = Number(element.dataset.row);
    const row = this.rowAt(this.focused);
    if (event.target.closest(".fold")) this.fold?.(row, !this.isOpen(row));
    else this.activate?.(row);
    this.refresh();
  }

  key(event) {
    const page = Math.max(1, this.visibleRows - 2);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count };
    if (event.key in moves) {
      this.focused = Math.max(0, Math.min(this.count - 1, this.focused + moves[event.key]));
      const place = this.focused * this.pixelsPerRow;
      const room = this.scroller.clientHeight - rowHeight;
      if (place < this.scroller.scrollTop) this.scroller.scrollTop = place;
      else if (place > this.scroller.scrollTop + room * (this.pixelsPerRow / rowHeight)) this.scroller.scrollTop = place - room * (this.pixelsPerRow / rowHeight);
    } else if (this.focused >= 0 && this.focused < this.count && ["Enter", " ", "ArrowLeft", "ArrowRight"].includes(event.key)) {
      const row = this.rowAt(this.focused);
      if (event.key === "Enter" || event.key === " ") this.activate?.(row);
      else if (this.isOpen?.(row) !== undefined) this.fold(row, event.key === "ArrowRight");
    } else {
      return;
    }
    event.preventDefault();
    this.refresh();
  }
}
