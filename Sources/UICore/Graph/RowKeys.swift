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
  private let old: RowKeys
  private let new: RowKeys
  /// The old rows between the beginning and the end that both share.
  private var changed = 0..<0
  private var between: [UInt32: Int] = [:]

  init(from old: RowKeys, to new: RowKeys) {
    (self.old, self.new) = (old, new)
    guard case .numbers(let a) = old, case .numbers(let b) = new else { return }
    let ends = CommonEnds(a, b)
    changed = ends.prefix..<a.count - ends.suffix
    if changed.isEmpty { return }
    for row in ends.prefix..<b.count - ends.suffix { between[b[row]] = row }
  }

  /// The new place of a row; nil where it is gone.
  func row(of row: Int) -> Int? {
    switch (old, new) {
    case (.numbers(let old), .numbers(let new)):
      if row < changed.lowerBound { return row }
      return row < changed.upperBound ? between[old[row]] : row + new.count - old.count
    case (.range(let old, _), .range(let new, _)):
      let id = old.lowerBound + row
      return new.contains(id) ? id - new.lowerBound : nil
    default: return nil
    }
  }
}
