/// The x values of a series, ascending and finite: spaced evenly and so not stored at all, or a column in memory.
///
/// Copies share the column, and so do all series that were made with it: x of a hundred metrics scraped together is
/// stored once. Series that share an x and are appended to in turn with the same x keep sharing it.
///
/// Units are the axis's: seconds since 1970 (UTC) for time, plain numbers otherwise.
public struct XColumn: Sendable {
  enum Content: Sendable {
    case regular(start: Double, step: Double)
    case explicit(ColumnBuffer)
  }

  let content: Content
  /// The number of x values.
  public let count: Int

  init(content: Content, count: Int) {
    self.content = content
    self.count = count
  }

  /// The values `start + step * i`.
  ///
  /// A step must be positive and finite; values that overflow are dropped from the end.
  public init(start: Double, step: Double, count: Int) {
    guard start.isFinite && step.isFinite && step > 0 else { fatalError("XColumn: a step of \(step) from \(start)") }
    content = .regular(start: start, step: step)
    // Only the end can overflow: the values are monotone.
    var count = Swift.max(count, 0)
    if count > 0, !(start + step * Double(count - 1)).isFinite {
      count = partitionPoint(0..<count) { !(start + step * Double($0)).isFinite }
    }
    self.count = count
  }

  /// A copy of `values`, or `nil` where they do not ascend (equal neighbours may) or one is not finite.
  public init?(ascending values: [Double]) {
    guard values.withUnsafeBufferPointer(Self.isAscending) else { return nil }
    self.init(content: .explicit(ColumnBuffer(copying: values)), count: values.count)
  }

  /// Whether `values` do not fall and are finite.
  static func isAscending(_ values: UnsafeBufferPointer<Double>) -> Bool {
    var previous = -Double.greatestFiniteMagnitude
    for value in values {
      // False for NaN too; the last one is held against infinity.
      guard value >= previous else { return false }
      previous = value
    }
    return previous < .infinity
  }

  /// Whether both have the same values: O(1) where they are the same column, O(n) otherwise.
  func hasSameValues(as other: XColumn) -> Bool {
    self === other || count == other.count && (0..<count).allSatisfy { value($0) == other.value($0) }
  }

  /// Values that `body` writes straight into the column's memory, for columns too large to have twice; `nil` where they
  /// do not ascend or one is not finite. `body` must fill the buffer it is given, of `count` numbers.
  public init?(count: Int, writing body: (UnsafeMutableBufferPointer<Double>) throws -> Void) rethrows {
    let buffer = try ColumnBuffer(capacity: count) { buffer in
      try body(buffer)
      return count
    }
    guard Self.isAscending(UnsafeBufferPointer(start: buffer.base, count: count)) else { return nil }
    self.init(content: .explicit(buffer), count: count)
  }

  /// The value at `index`, which must be less than `count`.
  public subscript(index: Int) -> Double {
    guard index >= 0 && index < count else { fatalError("XColumn: index \(index) of \(count)") }
    return value(index)
  }

  /// Whether both are the same column in memory, or the same spacing, and as long.
  public static func === (a: XColumn, b: XColumn) -> Bool {
    guard a.count == b.count else { return false }
    switch (a.content, b.content) {
    case (.regular(let start, let step), .regular(let start2, let step2)): return start == start2 && step == step2
    case (.explicit(let buffer), .explicit(let buffer2)): return buffer === buffer2
    default: return false
    }
  }

  /// The value at `index`, unchecked.
  @inline(__always)
  func value(_ index: Int) -> Double {
    switch content {
    case .regular(let start, let step): start + step * Double(index)
    case .explicit(let buffer): buffer.base[index]
    }
  }

  /// How far the value at `next` lies past the one at `index`: of an even spacing without the error of two roundings.
  @inline(__always)
  func distance(_ index: Int, _ next: Int) -> Double {
    switch content {
    case .regular(_, let step): step * Double(next - index)
    case .explicit(let buffer): buffer.base[next] - buffer.base[index]
    }
  }
}
