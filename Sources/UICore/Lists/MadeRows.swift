import AttributeGraph

/// A row that is made.
class MadeRow {
  /// Unique in the `ForEach`: the row's number, or its id where that is an integer of a range.
  let key: Int
  /// How many elements come before its own.
  @exclusivity(unchecked) final var position: Int
  @exclusivity(unchecked) final var subgraph: Subgraph?
  /// Its views; a list that never changes.
  @exclusivity(unchecked) final var views = _ViewListOutputs.elements([])
  /// How many of the views a lazy container shows.
  @exclusivity(unchecked) final var elementsInUse = 0
  @exclusivity(unchecked) final var list: Attribute<ViewList>?
  /// No longer in the data, though it may be shown until its transition ends.
  @exclusivity(unchecked) final var isRetired = false

  init(key: Int, position: Int) {
    self.key = key
    self.position = position
  }
}

/// The rows that are made, by key. Of no generic type, so that its code is compiled for the one that it has.
final class MadeRows {
  @exclusivity(unchecked) private var rows: [Int: MadeRow] = [:]

  /// Rows are freed in the order in which they were made, in which their memory lies, not in that of hashes.
  deinit { for key in rows.keys.sorted() { rows[key] = nil } }

  subscript(key: Int) -> MadeRow? {
    get { rows[key] }
    set { rows[key] = newValue }
  }

  var all: some Collection<MadeRow> { rows.values }
  var inOrder: [MadeRow] { rows.values.sorted { $0.position < $1.position } }
}
