import AttributeGraph
import Foundation
import Geometry

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the nearest scroll view around the view: its content moves in it.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }

  /// That of the nearest scroll view around the view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// What scroll views answer to; without an axis, all of them.
private struct ScrollSpaceName: Hashable { var axis: Axis? }

/// A scroll view's own space, which is none that a view gave a name.
final class ScrollSpaceLink: CoordinateSpaceLink {
  private let graph: Graph
  private let area: Attribute<ScrollArea>

  init(parent: CoordinateSpaceLink, graph: Graph, area: Attribute<ScrollArea>) {
    (self.graph, self.area) = (graph, area)
    super.init(parent: parent)
  }

  override func size(asCalled name: AnyHashable) -> CGSize? {
    guard let name = name.base as? ScrollSpaceName else { return nil }
    let area = graph.read(area)
    if let axis = name.axis, !area.axes.contains(axis == .vertical ? .vertical : .horizontal) { return nil }
    return area.viewport
  }
}
