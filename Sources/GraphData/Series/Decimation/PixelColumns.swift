/// The mapping of x to pixel columns: `columnCount` equal, half-open intervals of a window; the last one has its end.
struct PixelColumns: Sendable {
  /// Columns outside of the window are not told apart further than this from it.
  static let farthest = 1_000_000_000

  let window: ClosedRange<Double>
  let count: Int
  /// Columns per unit of x.
  let scale: Double

  /// `nil` where there is nothing to map: no column, or a window whose width is 0 or not finite.
  init?(window: ClosedRange<Double>, count: Int) {
    let scale = Double(count) / (window.upperBound - window.lowerBound)
    guard count > 0, scale > 0, scale.isFinite else { return nil }
    self.window = window
    self.count = Swift.min(count, Self.farthest)
    self.scale = scale
  }

  /// The distance of `x` from the window's start in columns; it never falls where x rises.
  @inline(__always)
  func position(_ x: Double) -> Double { (x - window.lowerBound) * scale }

  /// The window with `margin` more columns on either side.
  func window(margin: Int) -> ClosedRange<Double> {
    guard margin > 0 else { return window }
    let width = Double(margin) / scale
    return window.lowerBound - width...window.upperBound + width
  }

  /// Whether `x` is past a column.
  @inline(__always)
  func isPast(_ column: Int, _ x: Double) -> Bool {
    // Among the columns of the window but the last one, rounding down and bounds make no difference.
    column >= 0 && column < count - 1 ? position(x) >= Double(column + 1) : self.column(x) > column
  }

  /// The column of `x`.
  func column(_ x: Double) -> Int {
    let limit = Double(Self.farthest)
    let column = Int(Swift.min(Swift.max(position(x), -limit), limit).rounded(.down))
    if x < window.lowerBound { return Swift.min(column, -1) }
    return x > window.upperBound ? Swift.max(column, count) : Swift.min(column, count - 1)
  }
}
