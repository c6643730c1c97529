/// Spans in order of their start. Of any range, the longest span and the spans that reach into it are found quickly.
///
/// Invariants: `start` ascends; all columns have the same length. Building takes one pass. A span takes 21 bytes and
/// 4/15 of an index.
struct SpanIndex: Sendable {
  /// Nanoseconds.
  private(set) var start: [Int64] = []
  private(set) var duration: [Int64] = []
  /// The colour of each span, as a number among its lane's colours.
  private(set) var level: [UInt8] = []
  /// An index into a table of the trace for each span.
  private(set) var item: [Int32] = []
  private var longest = LongestIndex()
  /// For each block of `block` spans: of its spans and all before them, the one that ends last.
  private var reaching: [Int32] = []

  private static let block = 16

  init() {}

  /// - Parameter spans: in order of their start.
  init(_ spans: some Sequence<(start: Int64, duration: Int64, level: UInt8, item: Int)>) {
    for span in spans {
      start.append(span.start)
      duration.append(span.duration)
      level.append(span.level)
      item.append(Int32(clamping: span.item))
    }
    longest = LongestIndex(duration)
    var best = 0
    for index in start.indices {
      if end(index) > end(best) { best = index }
      if index % Self.block == Self.block - 1 || index == start.count - 1 { reaching.append(Int32(best)) }
    }
  }

  var count: Int { start.count }

  /// In nanoseconds.
  func end(_ index: Int) -> Int64 { start[index] &+ duration[index] }

  /// The first span that begins at `time` or later; `count` if there is none.
  func first(from time: Int64) -> Int { start.lowerBound(of: time) }

  /// The spans that begin in a range of time.
  func indices(in range: Range<Int64>) -> Range<Int> {
    let first = first(from: range.lowerBound)
    return first..<max(first, self.first(from: range.upperBound))
  }

  /// The longest of some spans; nil if there are none.
  func longest(of indices: Range<Int>) -> Int? { longest.index(of: duration, in: indices) }

  /// The `limit` longest of some spans, longest first. Cost: `limit` times the logarithm of their number.
  func longest(_ limit: Int, of indices: Range<Int>) -> [Int] {
    var result: [Int] = []
    // Ranges from which no span was taken yet, each with its longest span.
    var stretches: [(longest: Int, indices: Range<Int>)] = []
    func add(_ indices: Range<Int>) {
      if let best = longest(of: indices) { stretches.append((best, indices)) }
    }
    add(indices)
    while result.count < limit,
      let place = stretches.indices.max(by: { duration[stretches[$0].longest] < duration[stretches[$1].longest] })
    {
      let (best, around) = stretches[place]
      stretches.swapAt(place, stretches.count - 1)
      stretches.removeLast()
      result.append(best)
      add(around.lowerBound..<best)
      add(best + 1..<around.upperBound)
    }
    return result
  }

  /// Of the spans before `index`, the one that ends last; nil if there is none.
  func reachingFurthest(before index: Int) -> Int? {
    guard index > 0 else { return nil }
    let block = index / Self.block
    var best = block > 0 ? Int(reaching[block - 1]) : 0
    for candidate in block * Self.block..<index where end(candidate) > end(best) { best = candidate }
    return best
  }

  /// The span at a time: the innermost that covers it, else the longest within `tolerance`, else nil.
  func span(at time: Int64, tolerance: Int64) -> Int? {
    let after = first(from: time &+ tolerance)
    // Nested spans are near each other. A span that covers the time from far away is the one that ends last.
    for index in (max(0, after - 512)..<after).reversed()
    where start[index] <= time && end(index) >= time && duration[index] >= tolerance / 2 {
      return index
    }
    if let far = reachingFurthest(before: after), end(far) >= time - tolerance, duration[far] > 2 * tolerance {
      return far
    }
    return longest(of: first(from: time &- tolerance)..<after)
  }
}

extension Array where Element: Comparable {
  /// The index of the first element of a sorted array that is not less than `value`.
  func lowerBound(of value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
