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
    precondition(start.isFinite && step.isFinite && step > 0, "XColumn: a step of \(step) from \(start)")
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
    var previous = -Double.infinity
    for value in values {
      guard value >= previous, value.isFinite else { return nil }
      previous = value
    }
    self.init(content: .explicit(ColumnBuffer(copying: values)), count: values.count)
  }

  /// The value at `index`, which must be less than `count`.
  public subscript(index: Int) -> Double {
    precondition(index >= 0 && index < count, "XColumn: index \(index) of \(count)")
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
}

/// The first index of `range` for which `isPast` holds, or its end; `isPast` must be false, then true.
@inline(__always)
func partitionPoint(_ range: Range<Int>, _ isPast: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if isPast(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// Like `partitionPoint(_:_:)`, searching outward from `guess` in doubling steps: a good guess costs two looks.
@inline(__always)
func partitionPoint(_ range: Range<Int>, near guess: Int, _ isPast: (Int) -> Bool) -> Int {
  if range.isEmpty { return range.lowerBound }
  var low = range.lowerBound
  var high = range.upperBound
  let guess = Swift.min(Swift.max(guess, low), high - 1)
  var step = 1
  if isPast(guess) {
    high = guess
    while high > low {
      let probe = Swift.max(low, high - step)
      if !isPast(probe) {
        low = probe + 1
        break
      }
      high = probe
      step += step
    }
  } else {
    low = guess + 1
    while low < high {
      let probe = Swift.min(high - 1, low + step - 1)
      if isPast(probe) {
        high = probe
        break
      }
      low = probe + 1
      step += step
    }
  }
  return partitionPoint(low..<high, isPast)
}
