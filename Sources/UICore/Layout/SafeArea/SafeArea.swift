import AttributeGraph
import Foundation
import Geometry

/// What of a view's surroundings is covered, as a chain of the views that cover some of it, innermost first.
final class SafeArea {
  /// A view that covers some of its edges.
  struct Cover {
    let space: CoordinateSpaceLink
    let size: Attribute<ViewSize>
    /// How far from each edge it covers.
    let insets: Attribute<EdgeInsets>
    /// Whether what scrolls goes on under it; backgrounds do in any case.
    var isScrolledUnder = true
  }

  private let graph: Graph
  private let cover: Cover?
  private let ignoredEdges: Attribute<Edge.Set>?
  private let outer: SafeArea?

  init(covering cover: Cover, outer: SafeArea?, graph: Graph) {
    (self.cover, ignoredEdges, self.outer, self.graph) = (cover, nil, outer, graph)
  }

  /// The same surroundings for a view that already reaches under what covers the given edges.
  init(ignoring edges: Attribute<Edge.Set>, outer: SafeArea, graph: Graph) {
    (cover, ignoredEdges, self.outer, self.graph) = (nil, edges, outer, graph)
  }

  /// How far `rect`, in `space`, would have to grow on each edge to reach under everything that covers it there; an edge
  /// that does not touch the covered part grows by nothing. Points.
  ///
  /// - Parameter isScrolling: whether it is for content that scrolls.
  func insets(of rect: CGRect, in space: CoordinateSpaceLink, isScrolling: Bool = false) -> EdgeInsets {
    let own = rect.applying(space.transform())
    var grown = own
    var edges = Edge.Set.all
    var link: SafeArea? = self
    while let current = link {
      if let ignored = current.ignoredEdges { edges.subtract(graph.read(ignored)) }
      if let cover = current.cover, cover.isScrolledUnder || !isScrolling { grow(&grown, under: cover, edges: edges) }
      link = current.outer
    }
    return EdgeInsets(
      top: own.minY - grown.minY, leading: own.minX - grown.minX, bottom: grown.maxY - own.maxY,
      trailing: grown.maxX - own.maxX)
  }

  private func grow(_ rect: inout CGRect, under cover: Cover, edges: Edge.Set) {
    let insets = graph.read(cover.insets)
    let full = CGRect(origin: .zero, size: graph.read(cover.size).size).applying(cover.space.transform())
    let safe = full.inset(by: insets)
    // Rounding to pixels may leave a view up to a pixel short.
    let tolerance: CGFloat = 1
    var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if edges.contains(.leading), minX <= safe.minX + tolerance { minX = min(minX, full.minX) }
    if edges.contains(.top), minY <= safe.minY + tolerance { minY = min(minY, full.minY) }
    if edges.contains(.trailing), maxX >= safe.maxX - tolerance { maxX = max(maxX, full.maxX) }
    if edges.contains(.bottom), maxY >= safe.maxY - tolerance { maxY = max(maxY, full.maxY) }
    rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

private enum SafeAreaKey: ViewInputKey { static var defaultValue: SafeArea? { nil } }

extension _ViewInputs {
  /// What covers the view's surroundings; nil where nothing does.
  var safeArea: SafeArea? {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }

  /// Has the view reach under bars that cover the edges of another, but not what scrolls in it.
  package mutating func reachUnderBars(_ insets: Attribute<EdgeInsets>, of outer: _ViewInputs) {
    safeArea = SafeArea(
      covering: SafeArea.Cover(space: outer.space, size: outer.size, insets: insets, isScrolledUnder: false),
      outer: outer.safeArea, graph: outer.graph)
  }
}
