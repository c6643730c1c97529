import Foundation
import Geometry

/// The distances that a view prefers between each of its edges and its neighbours, in points.
///
/// A view without a preference keeps 8 points on every side, SwiftUI's standard spacing between two controls.
public struct ViewSpacing: Equatable, Sendable {
  static let standard: CGFloat = 8

  var top: CGFloat = standard
  var leading: CGFloat = standard
  var bottom: CGFloat = standard
  var trailing: CGFloat = standard

  /// The standard preferences.
  public init() {}

  init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Takes the larger preference of the two on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// The larger preference of the two on each of `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to keep to the view that follows along `axis`: the larger of the two facing preferences.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? max(trailing, next.leading) : max(bottom, next.top)
  }
}
