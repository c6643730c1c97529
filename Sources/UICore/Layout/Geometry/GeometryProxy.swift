import AttributeGraph
import Foundation
import Geometry

/// A view's size and place, as `GeometryReader` hands them out.
///
/// Reading it inside a view builder makes that view follow what was read; a proxy kept elsewhere answers with what is
/// true when asked, and with zero once its view is gone.
public struct GeometryProxy {
  let viewGraph: ViewGraph
  let viewSize: Attribute<ViewSize>
  let space: CoordinateSpaceLink
  let safeArea: SafeArea?
  /// What the view dies with: numbers of freed slots are used again, so the slots cannot tell.
  let owner: Subgraph

  private var isAlive: Bool { !owner.isRemoved }

  /// Points.
  public var size: CGSize { isAlive ? viewGraph.graph.read(viewSize).size : .zero }

  /// The view's rectangle in another coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's rectangle in another coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard isAlive else { return .zero }
    let bounds = CGRect(origin: .zero, size: size)
    return switch coordinateSpace {
    case .local: bounds
    case .global: bounds.applying(space.transform())
    case .named(let name): bounds.applying(space.transform(to: name))
    }
  }

  /// From the view's space to the window's.
  var windowTransform: CGAffineTransform { isAlive ? space.transform() : .identity }

  /// The rectangle of the nearest space with the name, in the view's own coordinates; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard isAlive, let size = space.size(of: coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: size).applying(space.transform(to: coordinateSpace.name).inverted())
  }

  /// How far the view lies within what bars and keyboards cover, in points.
  public var safeAreaInsets: EdgeInsets {
    guard isAlive, let safeArea else { return EdgeInsets() }
    return safeArea.insets(of: CGRect(origin: .zero, size: size), in: space)
  }
}
