/// Where the views of one content are in another.
///
/// Runs at the beginning and at the end that both share are passed over; only those between them are looked into.
struct LazyContentChange {
  private let old: LazyContent
  private let new: LazyContent
  /// The old runs between the beginning and the end that both share.
  private var changed = 0..<0
  /// How those moved, in their order.
  private var moves: [Move] = []
  /// Where elements between them are now, by their identity.
  private var elements: [UInt32: Int] = [:]

  /// How the views of a run moved. Most of them are in one of two pieces that moved as a whole, which is found without a
  /// look into either content.
  private struct Move {
    var pieces = (Piece(), Piece())
    /// Where the other views of a `ForEach` are.
    var rows: Rows?

    struct Piece {
      var views = 0..<0
      /// By how much they moved.
      var offset = 0
    }

    struct Rows {
      /// The first view of the `ForEach`, as it was and as it is.
      var oldStart: Int
      var newStart: Int
      var perRow: Int
      var change: RowKeysChange
    }
  }

  init(from old: LazyContent, to new: LazyContent) {
    (self.old, self.new) = (old, new)
    let (a, b) = (old.runs, new.runs)
    if old === new {
      changed = a.count..<a.count
      return
    }
    let shorter = min(a.count, b.count)
    var (prefix, suffix) = (0, 0)
    while prefix < shorter, a[prefix].isSame(as: b[prefix]) { prefix += 1 }
    while suffix < shorter - prefix, a[a.count - 1 - suffix].isSame(as: b[b.count - 1 - suffix]) { suffix += 1 }
    changed = prefix..<a.count - suffix
    var after: [ObjectIdentifier: (start: Int, keys: RowKeys)] = [:]
    for run in b[prefix..<b.count - suffix] {
      switch run.source {
      case .elements(let views):
        for (offset, element) in views.enumerated() { elements[element.identity] = run.start + offset }
      case .items(let items, _, let keys, _): after[ObjectIdentifier(items)] = (run.start, keys)
      }
    }
    moves = a[changed].map { run in
      var move = Move()
      guard case .items(let items, _, let keys, let perRow) = run.source,
        let (start, newKeys) = after[ObjectIdentifier(items)]
      else { return move }
      let change = RowKeysChange(from: keys, to: newKeys)
      func piece(_ moved: (rows: Range<Int>, offset: Int)) -> Move.Piece {
        Move.Piece(
          views: run.start + moved.rows.lowerBound * perRow..<run.start + moved.rows.upperBound * perRow,
          offset: start - run.start + moved.offset * perRow)
      }
      move.pieces = (piece(change.pieces.0), piece(change.pieces.1))
      move.rows = Move.Rows(oldStart: run.start, newStart: start, perRow: perRow, change: change)
      return move
    }
  }

  /// The new index of a view; nil where it is gone.
  func index(of index: Int) -> Int? {
    let number = old.run(of: index)
    if number < changed.lowerBound { return index }
    if number >= changed.upperBound { return index + new.count - old.count }
    let (first, second) = moves[number - changed.lowerBound].pieces
    if first.views.contains(index) { return index + first.offset }
    if second.views.contains(index) { return index + second.offset }
    if let rows = moves[number - changed.lowerBound].rows {
      let offset = index - rows.oldStart
      return rows.change.row(of: offset / rows.perRow).map {
        rows.newStart + $0 * rows.perRow + offset % rows.perRow
      }
    }
    let run = old.runs[number]
    guard case .elements(let views) = run.source else { return nil }
    return elements[views[index - run.start].identity]
  }
}
