/// What a square pen covers of every column while it moves along one unbroken line.
///
/// x never falls on the way, so that the stretch of the path under a column is connected and its extent is all there
/// is to know of it.
struct PenPath {
  private let halfWidth: Double
  private let columnCount: Int
  private var low: [Double]
  private var high: [Double]
  /// The columns that may have an extent.
  private var touched = 0..<0

  init(columnCount: Int, halfWidth: Double) {
    self.columnCount = columnCount
    self.halfWidth = halfWidth
    low = Array(repeating: .infinity, count: columnCount)
    high = Array(repeating: -.infinity, count: columnCount)
  }

  /// The pen moves up and down the centre line of a column.
  mutating func cover(column: Int, _ low: Double, _ high: Double) {
    // The columns whose centre lies under the pen, one of its two edges left out.
    let columns = clamped((Double(column) - halfWidth).rounded(.up), (Double(column) + halfWidth).rounded(.up))
    for column in columns { extend(column, low, high) }
    touch(columns)
  }

  /// The pen moves straight from the centre of one column to that of a later one, or within one.
  mutating func join(from start: Int, _ startY: Double, to end: Int, _ endY: Double) {
    guard end > start else { return cover(column: end, Swift.min(startY, endY), Swift.max(startY, endY)) }
    let length = Double(end - start)
    func y(_ distance: Double) -> Double {
      if distance <= 0 { return startY }
      return distance >= length ? endY : startY + (endY - startY) * (distance / length)
    }
    let columns = clamped(
      (Double(start) - halfWidth).rounded(.down) + 1, (Double(end) + halfWidth).rounded(.up))
    for column in columns {
      let distance = Double(column - start)
      let enter = y(distance - halfWidth)
      let leave = y(distance + halfWidth)
      extend(column, Swift.min(enter, leave), Swift.max(enter, leave))
    }
    touch(columns)
  }

  /// Ends the line: adds its spans and forgets it.
  mutating func finish(into spans: inout [PixelSpan], _ isSorted: inout Bool) {
    if let last = spans.last, let first = touched.first, first <= last.column { isSorted = false }
    for column in touched {
      if low[column] <= high[column] {
        spans.append(PixelSpan(column: column, top: low[column] - halfWidth, bottom: high[column] + halfWidth))
      }
      low[column] = .infinity
      high[column] = -.infinity
    }
    touched = 0..<0
  }

  private mutating func extend(_ column: Int, _ low: Double, _ high: Double) {
    self.low[column] = Swift.min(self.low[column], low)
    self.high[column] = Swift.max(self.high[column], high)
  }

  private mutating func touch(_ columns: Range<Int>) {
    if columns.isEmpty { return }
    touched =
      touched.isEmpty
      ? columns
      : Swift.min(touched.lowerBound, columns.lowerBound)..<Swift.max(touched.upperBound, columns.upperBound)
  }

  private func clamped(_ start: Double, _ end: Double) -> Range<Int> {
    let limit = Double(columnCount)
    let start = Swift.min(Swift.max(start, 0), limit)
    return Int(start)..<Int(Swift.max(start, Swift.min(end, limit)))
  }
}
