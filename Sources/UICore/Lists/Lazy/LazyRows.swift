import AttributeGraph

/// What a lazy container has made: the rows of its window, and rows out of sight whose state was written.
///
/// The only owner of those rows. It decides nothing: ``LazySightRule`` says which rows there are to be.
final class LazyRows {
  private let inputs: _ViewInputs
  private let placements: Attribute<[Placement]>
  /// The rows of the window, in its order.
  private var shown: [Row] = []
  /// Every row that exists, out of sight or not.
  private var rows: [ViewList.Key: Row] = [:]

  private final class Row {
    let key: ViewList.Key
    let child: DynamicChild
    /// Told when the row is let go; nil for a view that no `ForEach` makes.
    let items: (any LazyItems)?
    var isShown = false
    init(key: ViewList.Key, child: DynamicChild, items: (any LazyItems)?) {
      (self.key, self.child, self.items) = (key, child, items)
    }
  }

  init(inputs: _ViewInputs, placements: Attribute<[Placement]>) {
    (self.inputs, self.placements) = (inputs, placements)
  }

  /// How many rows exist.
  var count: Int { rows.count }

  /// Makes the rows of `window` that do not exist and lets others go, in their order.
  func realise(_ window: LazyWindow, of content: LazyContent) -> [ContainerChild] {
    let old = shown
    for row in old { row.isShown = false }
    shown = window.indices.map { row(at: $0, of: content) }
    for (index, row) in shown.enumerated() {
      row.isShown = true
      row.child.index = index
    }
    for row in old where !row.isShown { leave(row) }
    return shown.map(\.child.child)
  }

  /// The first row, made to learn what rows are like.
  func sample(of content: LazyContent) -> _ViewOutputs? {
    if content.count == 0 { return nil }
    let row = row(at: 0, of: content)
    // The next window has it, or lets it go.
    if !row.isShown { shown.append(row) }
    return row.child.child.outputs
  }

  private func row(at index: Int, of content: LazyContent) -> Row {
    let key = content.key(at: index)
    if let row = rows[key], !row.child.subgraph.isRemoved { return row }
    let (element, items) = content.element(at: index)
    let row = Row(key: key, child: DynamicChild(element, placements: placements, inputs: inputs), items: items)
    rows[key] = row
    // A row whose data are gone goes with them.
    row.child.subgraph.onRemove { [weak self, weak row] in
      if let self, let row, rows[key] === row { rows[key] = nil }
    }
    return row
  }

  /// Lets go of a row that is no longer in the window, unless it must keep its state.
  private func leave(_ row: Row) {
    if row.child.subgraph.isRemoved { return }
    if row.child.subgraph.isHeld {
      row.child.index = .max
      return
    }
    row.child.subgraph.remove()
    row.items?.release(row.key)
  }

  /// Makes a row that is not in the window for as long as `body` runs, unless it exists and keeps its state.
  func withTemporaryRow<Result>(
    at index: Int, of content: LazyContent, _ body: (ContainerChild) -> Result
  ) -> Result {
    let row = row(at: index, of: content)
    defer {
      if !row.isShown { leave(row) }
    }
    return body(row.child.child)
  }

  func removeAll() {
    for row in Array(rows.values) { row.child.subgraph.remove() }
    (shown, rows) = ([], [:])
  }
}

/// The rows that exist.
struct LazyChildrenRule: Rule {
  let rows: LazyRows
  let content: Attribute<LazyContent>
  let window: Attribute<LazyWindow>

  func value(_ context: RuleContext<[ContainerChild]>) -> [ContainerChild] {
    let content = context.read(content)
    return rows.realise(context.read(window), of: content)
  }

  func slotWillBeRemoved() { rows.removeAll() }
}

/// What the first row answers, for as long as nobody has measured a row.
struct LazySampleRule: Rule {
  let rows: LazyRows
  let content: Attribute<LazyContent>

  func value(_ context: RuleContext<LayoutComputer?>) -> LayoutComputer? {
    rows.sample(of: context.read(content))?.layout.map { context.read($0) }
  }

  static var updateKind: UpdateKind { .layout }
}
