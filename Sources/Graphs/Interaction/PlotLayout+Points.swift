import SwiftUI

extension PlotLayout {
  enum Neighbor {
    case after(Double)
    case before(Double)
  }

  /// Where the next point with a value is, in any layer; nil behind the last one.
  func point(_ neighbor: Neighbor) -> Double? {
    let series = layers.flatMap(\.measured).compactMap(\.layer.mark.series)
    switch neighbor {
    case .after(let x): return series.compactMap { each in each.firstValid(after: x).map(each.x(at:)) }.min()
    case .before(let x): return series.compactMap { each in each.lastValid(before: x).map(each.x(at:)) }.max()
    }
  }

  /// Where the point with a value is that is nearest to a place on the x axis.
  func nearestPoint(to x: Double) -> Double? {
    let (before, after) = (point(.before(x.nextUp)), point(.after(x)))
    guard let before, let after else { return before ?? after }
    return x - before <= after - x ? before : after
  }

  /// Where the first or the last point with a value is.
  func farthestPoint(isLast: Bool) -> Double? {
    point(isLast ? .before(.infinity) : .after(-.infinity))
  }
}
