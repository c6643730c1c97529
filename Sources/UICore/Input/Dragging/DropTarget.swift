import DisplayList
import Foundation
import Geometry

/// A view on which something can be dropped: in all of its frame, whatever it draws there.
protocol DropTarget: ViewResponder {
  /// In its space, in points.
  var dropFrame: CGRect { get }
  /// Whether it takes what is dragged at a point: by its type, or by what the view says of that type as it is entered.
  func takes(_ content: DragContent, at point: CGPoint) -> Bool
  func validate(_ info: DropInfo) -> Bool
  func enter(_ info: DropInfo)
  /// What a drop would do now.
  func update(_ info: DropInfo) -> DropOperation
  /// May be called after the view was removed.
  func exit(_ info: DropInfo)
  func perform(_ info: DropInfo) -> Bool
}

extension DisplayList {
  /// The targets whose frames hold a point, the frontmost and innermost first.
  ///
  /// What is drawn over a target and is none itself does not cover it.
  ///
  /// - Parameter scope: only those inside of this one; nil for all.
  func dropTargets(at point: CGPoint, in scope: (any DisplayResponder)?) -> [(
    target: any DropTarget, toLocal: CGAffineTransform
  )] {
    var found: [(any DropTarget, CGAffineTransform)] = []
    guard point.x.isFinite, point.y.isFinite else { return [] }
    find(point, .identity, scope: scope, isInside: scope == nil, into: &found)
    return found
  }

  private func find(
    _ window: CGPoint, _ toLocal: CGAffineTransform, scope: (any DisplayResponder)?, isInside: Bool,
    into found: inout [(any DropTarget, CGAffineTransform)]
  ) {
    let point = window.applying(toLocal)
    for item in items.reversed() {
      guard case .group(let group) = item.content, item.bounds.holds(point), group.allowsHitTesting,
        let inner = group.fromOutside(
          toLocal.concatenating(CGAffineTransform(translationX: -item.offset.x, y: -item.offset.y)))
      else { continue }
      let local = window.applying(inner)
      switch group.clip {
      case nil: break
      case .rect(let rect): if !rect.standardized.holds(local) { continue }
      case .path(let path, let fill): if !path.contains(local, eoFill: fill.isEOFilled) { continue }
      }
      let isInside = isInside || group.responder === scope
      group.list.find(window, inner, scope: scope, isInside: isInside, into: &found)
      if isInside, let target = group.responder as? any DropTarget, target.isEnabled, target.dropFrame.holds(local) {
        found.append((target, inner))
      }
    }
  }
}
