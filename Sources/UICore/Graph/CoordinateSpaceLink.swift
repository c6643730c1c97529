import Foundation
import Geometry

/// A view's coordinate space as a step from its container's, followed only by those who ask where they are.
final class CoordinateSpaceLink {
  let parent: CoordinateSpaceLink?
  /// The name that a view gave this space, and that view's size in points; read when somebody asks.
  private let named: (() -> (name: AnyHashable, size: CGSize))?
  /// From this space to the parent's. Reads attributes, so asking inside a rule makes the rule depend on them.
  private let step: () -> CGAffineTransform

  init(
    parent: CoordinateSpaceLink?, named: (() -> (name: AnyHashable, size: CGSize))? = nil,
    _ step: @escaping () -> CGAffineTransform
  ) {
    self.parent = parent
    self.named = named
    self.step = step
  }

  /// The window's space.
  var root: CoordinateSpaceLink {
    var link = self
    while let parent = link.parent { link = parent }
    return link
  }

  static func root() -> CoordinateSpaceLink { CoordinateSpaceLink(parent: nil) { .identity } }

  /// From this space to the window's, or to that of the nearest space around it called `name`.
  func transform(to name: AnyHashable? = nil) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var link: CoordinateSpaceLink? = self
    while let current = link {
      if let name, current.named?().name == name { return result }
      result = result.concatenating(current.step())
      link = current.parent
    }
    return result
  }

  /// The size of the nearest space around it called `name`; nil where there is none.
  func size(of name: AnyHashable) -> CGSize? {
    var link: CoordinateSpaceLink? = self
    while let current = link {
      if let named = current.named?(), named.name == name { return named.size }
      link = current.parent
    }
    return nil
  }
}
