import Foundation
import Geometry

/// The distances that a view prefers between each of its edges and its neighbours, in points.
///
/// Two neighbours without a preference keep 8 points, SwiftUI's standard spacing. A text keeps less above it and more
/// below, by its font, and none to another text below or above it.
public struct ViewSpacing: Equatable, Sendable {
  /// What stacks keep between two neighbours that prefer nothing, in points: 8 in Apple's reference scenes
  /// (`view-vstack-basic-spacing`) and on macOS 26 alike.
  static let standard: CGFloat = 8

  var top = EdgeSpacing()
  var leading = EdgeSpacing()
  var bottom = EdgeSpacing()
  var trailing = EdgeSpacing()

  /// The standard preferences.
  public init() {}

  init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// No distance on the edges at both ends of `axis`, the standard ones across it; on none without an axis.
  static func zero(along axis: Axis?) -> ViewSpacing {
    var result = ViewSpacing.zero
    if axis == .horizontal { (result.top, result.bottom) = (EdgeSpacing(), EdgeSpacing()) }
    if axis == .vertical { (result.leading, result.trailing) = (EdgeSpacing(), EdgeSpacing()) }
    return result
  }

  /// The larger preference of the two on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The larger preference of the two on each of `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to keep to the view that follows along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }
}
