/// What tells the rows of a `ForEach` apart, in their order, as it was at a moment.
enum RowKeys {
  /// A number for each row, which no other view of the program has had.
  case numbers([UInt32])
  /// Rows made from a range of integers that are their own ids: nothing is kept for each of them. `owner` is a number as
  /// those above, of the `ForEach`.
  case range(Range<Int>, owner: UInt32)

  var count: Int {
    switch self {
    case .numbers(let numbers): numbers.count
    case .range(let range, _): range.count
    }
  }

  func key(at row: Int, part: Int) -> ViewList.Key {
    switch self {
    case .numbers(let numbers): ViewList.Key(row: Int(numbers[row]), part: part)
    case .range(let range, let owner): ViewList.Key(owner: owner, row: range.lowerBound + row, part: part)
    }
  }
}

/// Where the rows of a `ForEach` have gone.
///
/// The beginning and the end that stay as they are, are found row by row; only rows between them are looked up.
struct RowKeysChange {
  /// Rows that moved as a whole, and by how much. Of numbered rows they are all before and all behind what changed.
  private(set) var pieces: ((rows: Range<Int>, offset: Int), (rows: Range<Int>, offset: Int)) = ((0..<0, 0), (0..<0, 0))
  private let old: RowKeys
  /// Where numbered rows between the two pieces are now.
  private var between: [UInt32: Int] = [:]

  init(from old: RowKeys, to new: RowKeys) {
    self.old = old
    switch (old, new) {
    case (.numbers(let a), .numbers(let b)):
      let ends = CommonEnds(a, b)
      let end = a.count - ends.suffix
      pieces = ((0..<ends.prefix, 0), (end..<a.count, b.count - a.count))
      if ends.prefix == end { return }
      for row in ends.prefix..<b.count - ends.suffix { between[b[row]] = row }
    case (.range(let a, _), .range(let b, _)):
      let common = a.clamped(to: b)
      if !common.isEmpty {
        pieces.0 = (common.lowerBound - a.lowerBound..<common.upperBound - a.lowerBound, a.lowerBound - b.lowerBound)
      }
    default: break
    }
  }

  /// The new place of a row; nil where it is gone.
  func row(of row: Int) -> Int? {
    if pieces.0.rows.contains(row) { return row + pieces.0.offset }
    if pieces.1.rows.contains(row) { return row + pieces.1.offset }
    guard case .numbers(let numbers) = old else { return nil }
    return between[numbers[row]]
  }
}
