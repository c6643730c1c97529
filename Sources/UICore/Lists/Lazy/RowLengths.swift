import Foundation

/// The lengths of a list's rows along its axis, in points: those measured as they are, the others taken for their mean.
///
/// Two Fenwick trees hold sums and numbers of the measured rows, so that a position, a search and a measurement each
/// cost O(log n) whatever the list's length, and a changed mean costs nothing.
struct RowLengths {
  let count: Int
  var spacing: CGFloat
  /// NaN where nothing was measured.
  private var lengths: [CGFloat]
  private var sums: [CGFloat]
  private var counts: [Int32]
  private(set) var measuredCount = 0
  private(set) var measuredSum: CGFloat = 0
  /// What a row is taken to be before any was measured.
  var fallback: CGFloat

  init(count: Int, spacing: CGFloat, fallback: CGFloat = 44) {
    self.count = count
    self.spacing = spacing
    self.fallback = fallback
    lengths = Array(repeating: .nan, count: count)
    sums = Array(repeating: 0, count: count + 1)
    counts = Array(repeating: 0, count: count + 1)
  }

  /// What rows that were not measured are taken to be.
  var estimate: CGFloat { measuredCount > 0 ? measuredSum / CGFloat(measuredCount) : fallback }

  /// The row's measured length, if it was.
  func measured(at index: Int) -> CGFloat? { lengths[index].isNaN ? nil : lengths[index] }

  func length(at index: Int) -> CGFloat { measured(at: index) ?? estimate }

  mutating func setLength(_ length: CGFloat, at index: Int) {
    let old = measured(at: index)
    let delta = length - (old ?? 0)
    let isNew = old == nil
    lengths[index] = length
    measuredSum += delta
    if isNew { measuredCount += 1 }
    var node = index + 1
    while node <= count {
      sums[node] += delta
      if isNew { counts[node] += 1 }
      node += node & -node
    }
  }

  /// Where row `index` starts; `index == count` gives where a further row would.
  func position(of index: Int) -> CGFloat {
    var node = index
    var sum: CGFloat = 0
    var known: Int32 = 0
    while node > 0 {
      sum += sums[node]
      known += counts[node]
      node &= node - 1
    }
    return sum + CGFloat(index - Int(known)) * estimate + CGFloat(index) * spacing
  }

  /// All rows and the spacing between them.
  var total: CGFloat { count == 0 ? 0 : max(0, position(of: count) - spacing) }

  /// The last row that starts at or before `position`; the first where none does. There must be rows.
  func index(at position: CGFloat) -> Int {
    var node = 0
    var start: CGFloat = 0
    let estimate = estimate
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next <= count {
        let unknown = CGFloat(step - Int(counts[next]))
        let end = start + sums[next] + unknown * estimate + CGFloat(step) * spacing
        if end <= position {
          node = next
          start = end
        }
      }
      step /= 2
    }
    return min(node, count - 1)
  }

  /// The rows that show between two positions.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end > start, end > 0 else { return 0..<0 }
    var first = index(at: start)
    // The position may lie in the gap after a row.
    if position(of: first) + length(at: first) <= start { first += 1 }
    var last = index(at: end)
    if position(of: last) >= end { last -= 1 }
    return last < first ? min(first, count)..<min(first, count) : first..<last + 1
  }
}
