import Foundation
import Geometry

/// A view that a layout sizes and places.
public struct LayoutSubview: Equatable {
  let computer: LayoutComputer
  let index: Int
  let sink: PlacementSink?

  /// The order in which to offer space; higher first, zero by default.
  public var priority: Double { computer.priority }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { computer.spacing }

  /// The value that the view set for `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { computer.layoutValue(key) ?? K.defaultValue }

  /// The size that the view takes for `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { computer.sizeThatFits(proposal) }

  /// The size and guides that the view has for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { computer.dimensions(in: proposal) }

  /// Puts the view's `anchor` at `position` and offers it `proposal`; the last call of a pass counts.
  ///
  /// Has an effect only during `placeSubviews`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = computer.sizeThatFits(proposal)
    sink?.placements[index] = Placement(
      origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      size: size, proposal: proposal)
  }

  public static func == (a: Self, b: Self) -> Bool { a.computer === b.computer && a.index == b.index }
}

/// Where the subviews of one placement pass write.
final class PlacementSink {
  var placements: [Placement?]
  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
