import Foundation

/// Rows of a list that the pointer carries to another place among those of their `ForEach`, and the gap that opens there.
///
/// Places are computed as if the carried rows were taken out: the others close up, and those behind the gap move on by the
/// carried rows' height. How far a row has given way follows from where the carried ones are, so that nothing needs a clock.
/// All lengths are in points from the start of the rows.
struct CarriedRows {
  /// What the indices are of: in other content they mean nothing.
  let content: LazyContent
  /// The carried views, in order.
  let views: [Int]
  /// The views of their `ForEach`, and how many views each element has.
  let range: Range<Int>
  let perRow: Int
  /// The view that was pressed, as an index of `views`.
  let pressed: Int
  /// The lengths of the carried views before each of them, and at last of all.
  let sums: [CGFloat]
  private let lengths: RowLengths
  /// How far the pointer went.
  var distance: CGFloat = 0

  init(_ arrangement: LazyArrangement, views: [Int], range: Range<Int>, perRow: Int, pressed: Int) {
    (content, lengths, self.views, self.range, self.perRow) = (
      arrangement.content, arrangement.lengths, views, range, perRow
    )
    self.pressed = views.firstIndex(of: pressed) ?? 0
    sums = views.reduce(into: [0]) { $0.append($0.last! + arrangement.lengths.length(at: $1)) }
  }

  private var total: CGFloat { sums[views.count] }

  /// How many of the carried views come before a view.
  private func count(before index: Int) -> Int {
    var (low, high) = (0, views.count)
    while low < high {
      let middle = (low + high) / 2
      if views[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func carries(_ index: Int) -> Bool {
    let order = count(before: index)
    return order < views.count && views[order] == index
  }

  /// Where a view is with the carried ones taken out.
  private func closed(_ index: Int) -> CGFloat { lengths.position(of: index) - sums[count(before: index)] }

  /// Where the carried rows begin: where the pointer holds them, within their `ForEach`.
  var start: CGFloat {
    let held = lengths.position(of: views[pressed]) - sums[pressed] + distance
    return min(max(held, closed(range.lowerBound)), closed(range.upperBound))
  }

  /// Whether a carried view is one of those drawn: the pressed one and some around it.
  func isNear(_ index: Int) -> Bool { abs(count(before: index) - pressed) < Self.mostShown }

  private static let mostShown = 8

  /// Where a carried view is.
  func position(of index: Int) -> CGFloat { start + sums[count(before: index)] }

  /// How far a view that is not carried is from where it belongs.
  func shift(of index: Int) -> CGFloat {
    let closing = sums[count(before: index)]
    if index < range.lowerBound { return 0 }
    if index >= range.upperBound { return total - closing }
    // It gives way while the carried rows' beginning passes the half of it around its middle.
    let length = max(1, lengths.length(at: index))
    let way = (closed(index) + length / 2 - start) / (length / 2) + 0.5
    return total * min(1, max(0, way)) - closing
  }

  /// The element before which the carried ones would be dropped, as an offset in the `ForEach`.
  var destination: Int {
    let start = start
    var (low, high) = (range.lowerBound, range.upperBound)
    // The first view whose middle is behind the carried rows' beginning: middles rise with the index.
    while low < high {
      let middle = (low + high) / 2
      if closed(middle) + (carries(middle) ? 0 : lengths.length(at: middle) / 2) > start {
        high = middle
      } else {
        low = middle + 1
      }
    }
    while low < range.upperBound, carries(low) { low += 1 }
    return (low - range.lowerBound + perRow - 1) / perRow
  }

  /// The carried elements, as offsets in the `ForEach`.
  var offsets: IndexSet { IndexSet(views.lazy.map { ($0 - range.lowerBound) / perRow }) }

  /// Whether dropping them would leave all as it is.
  var isInPlace: Bool {
    let offsets = offsets
    guard offsets.rangeView.count == 1, let first = offsets.first, let last = offsets.last else { return false }
    return destination >= first && destination <= last + 1
  }
}
