extension Series {
  /// The points with an x inside `window`. O(log n), and a few looks where x is spaced about evenly.
  public func indices(in window: ClosedRange<Double>) -> Range<Int> {
    let lower = firstIndex(in: 0..<count, from: window.lowerBound) { $0 >= window.lowerBound }
    let upper = firstIndex(in: lower..<count, from: window.upperBound) { $0 > window.upperBound }
    return lower..<upper
  }

  /// The point with the x nearest to `x`; of two as near the earlier, of equal x the first. O(log n).
  ///
  /// `nil` without points or where `x` is NaN. The point may be null.
  public func nearest(to x: Double) -> Int? {
    guard !isEmpty, !x.isNaN else { return nil }
    let next = firstIndex(in: 0..<count, from: x) { $0 >= x }
    guard next > 0 else { return next }
    let before = storage.x.value(next - 1)
    if next < count, storage.x.value(next) - x < x - before { return next }
    return firstIndex(in: 0..<next, from: before) { $0 >= before }
  }

  /// The first point after `x` that has a value; `nil` without one. O(log n).
  public func firstValid(after x: Double) -> Int? {
    let start = firstIndex(in: 0..<count, from: x) { $0 > x }
    return PyramidView.with(storage.pyramid, count: count) { $0.firstValid(start..<count) }
  }

  /// The last point before `x` that has a value; `nil` without one. O(log n).
  public func lastValid(before x: Double) -> Int? {
    let end = firstIndex(in: 0..<count, from: x) { $0 >= x }
    return PyramidView.with(storage.pyramid, count: count) { $0.lastValid(0..<end) }
  }

  /// The first index of `range` whose x is past a boundary near `x`, or the end of `range`.
  func firstIndex(in range: Range<Int>, from x: Double, _ isPast: (Double) -> Bool) -> Int {
    let column = storage.x
    guard let last = range.last else { return range.lowerBound }
    let low = column.value(range.lowerBound)
    let high = column.value(last)
    // Where the points would be were they spaced evenly between the ends.
    let fraction = (x - low) / (high - low)
    let guess =
      fraction > 0 ? range.lowerBound + Int(Swift.min(fraction, 1) * Double(last - range.lowerBound)) : range.lowerBound
    return partitionPoint(range, near: guess) { isPast(column.value($0)) }
  }
}
