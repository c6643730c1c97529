import SwiftUI

extension PlotLayout {
  enum Neighbor {
    case after(Double)
    case before(Double)
  }

  /// The x of the next point with a value in any layer; nil if there is none.
  func point(_ neighbor: Neighbor) -> Double? {
    let series = layers.flatMap(\.measured).compactMap(\.layer.mark.series)
    switch neighbor {
    case .after(let x): return series.compactMap { each in each.firstValid(after: x).map(each.x(at:)) }.min()
    case .before(let x): return series.compactMap { each in each.lastValid(before: x).map(each.x(at:)) }.max()
    }
  }

  /// The x of the nearest point with a value.
  func nearestPoint(to x: Double) -> Double? {
    let (before, after) = (point(.before(x.nextUp)), point(.after(x)))
    guard let before, let after else { return before ?? after }
    return x - before <= after - x ? before : after
  }

  /// The x of the first or the last point with a value.
  func farthestPoint(isLast: Bool) -> Double? {
    point(isLast ? .before(.infinity) : .after(-.infinity))
  }
}
