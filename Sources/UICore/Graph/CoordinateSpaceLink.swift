import AttributeGraph
import Foundation
import Geometry

/// A view's coordinate space as a step from its container's, followed only by those who ask where they are.
class CoordinateSpaceLink {
  final let parent: CoordinateSpaceLink?
  /// The name that a view gave this space, and that view's size in points; read when somebody asks.
  private let named: (() -> (name: AnyHashable, size: CGSize))?
  private let makeStep: (() -> CGAffineTransform)?

  init(
    parent: CoordinateSpaceLink?, named: (() -> (name: AnyHashable, size: CGSize))? = nil,
    _ step: @escaping () -> CGAffineTransform
  ) {
    self.parent = parent
    self.named = named
    makeStep = step
  }

  /// - Parameter parent: the space that this one is the same as.
  init(parent: CoordinateSpaceLink?) {
    self.parent = parent
    (named, makeStep) = (nil, nil)
  }

  /// From this space to the parent's. Reads attributes, so asking inside a rule makes the rule depend on them.
  func step() -> CGAffineTransform { makeStep?() ?? .identity }

  /// The size of what has this space, where that is called `name`.
  func size(asCalled name: AnyHashable) -> CGSize? {
    guard let named = named?(), named.name == name else { return nil }
    return named.size
  }

  /// The window's space.
  final var root: CoordinateSpaceLink {
    var link = self
    while let parent = link.parent { link = parent }
    return link
  }

  static func root() -> CoordinateSpaceLink { CoordinateSpaceLink(parent: nil) }

  /// From this space to the window's, or to that of the nearest space around it called `name`.
  final func transform(to name: AnyHashable? = nil) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var link: CoordinateSpaceLink? = self
    while let current = link {
      if let name, current.size(asCalled: name) != nil { return result }
      result = result.concatenating(current.step())
      link = current.parent
    }
    return result
  }

  /// The size of the nearest space around it called `name`; nil where there is none.
  final func size(of name: AnyHashable) -> CGSize? {
    var link: CoordinateSpaceLink? = self
    while let current = link {
      if let size = current.size(asCalled: name) { return size }
      link = current.parent
    }
    return nil
  }
}

/// The space of a container's child.
final class PlacedSpaceLink: CoordinateSpaceLink {
  private let graph: Graph
  private let placements: Attribute<[Placement]>
  /// Of the child in the placements.
  var index: Int

  init(parent: CoordinateSpaceLink, graph: Graph, placements: Attribute<[Placement]>, index: Int) {
    (self.graph, self.placements, self.index) = (graph, placements, index)
    super.init(parent: parent)
  }

  override func step() -> CGAffineTransform {
    let places = graph.read(placements)
    guard index < places.count else { return .identity }
    return CGAffineTransform(translationX: places[index].origin.x, y: places[index].origin.y)
  }
}
