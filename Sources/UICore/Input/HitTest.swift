import DisplayList
import Foundation
import Geometry

/// A responder under a point, and the transform to its space.
struct Hit {
  let responder: any DisplayResponder
  /// From the window's space to the responder's.
  let toLocal: CGAffineTransform
  let group: GroupItem

  /// The bounds of the responder's hit area, in its space. Costs a traversal of the group.
  var bounds: CGRect { group.hitBounds }
}

extension DisplayList {
  /// The responders under the frontmost item drawn at `point`, innermost first; `nil` if nothing is drawn there.
  ///
  /// Shapes are hit in their paths, texts and pictures in their frames, batches in their bounds; shadows, blurs and
  /// glyphs outside their frame are not hit. Costs a bounds check for each item along the way.
  ///
  /// - Parameter isScroll: whether scroll views, and what moves rows or pages sideways, are also hit where they draw nothing.
  func hitTest(_ point: CGPoint, isScroll: Bool = false) -> [Hit]? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    var test = HitTest(isScroll: isScroll)
    return test.hits(self, point, .identity) ? test.hits : nil
  }

  /// Calls `visit` for each responder of the list, in drawing order, with the transform from the window to it.
  func forEachResponder(
    _ toLocal: CGAffineTransform = .identity, _ visit: (any DisplayResponder, CGAffineTransform) -> Void
  ) {
    for item in items {
      guard case .group(let group) = item.content else { continue }
      let moved = toLocal.concatenating(CGAffineTransform(translationX: -item.offset.x, y: -item.offset.y))
      guard let inner = group.fromOutside(moved) else { continue }
      if let responder = group.responder { visit(responder, inner) }
      group.list.forEachResponder(inner, visit)
    }
  }
}

/// A responder that a finger reaches where its view draws nothing, as an edge of a page.
protocol EdgeResponder: AnyObject {}

/// A traversal from front to back.
private struct HitTest {
  let isScroll: Bool
  /// Innermost first.
  var hits: [Hit] = []

  init(isScroll: Bool) { self.isScroll = isScroll }

  mutating func hits(_ list: DisplayList, _ point: CGPoint, _ toLocal: CGAffineTransform) -> Bool {
    for item in list.items.reversed() where item.bounds.holds(point) {
      let local = CGPoint(x: point.x - item.offset.x, y: point.y - item.offset.y)
      if let frame = item.hitFrame, !frame.holds(local) { continue }
      let step = CGAffineTransform(translationX: -item.offset.x, y: -item.offset.y)
      if hits(item.content, local, toLocal.concatenating(step), isView: item.frame != nil) { return true }
    }
    return false
  }

  private mutating func hits(
    _ content: DisplayItem.Content, _ point: CGPoint, _ toLocal: CGAffineTransform, isView: Bool
  ) -> Bool {
    switch content {
    case .shape(let shape):
      if case .color(let color) = shape.paint, !(color.alpha > 0) { return false }
      guard let stroke = shape.stroke else { return shape.path.contains(point, eoFill: shape.fill.isEOFilled) }
      return shape.path.strokedPath(stroke).contains(point)
    case .glyphs, .rectangles, .polylines: return true
    case .stamps(let path, let places, _):
      let bounds = path.boundingRect
      return places.contains { place in
        let moved = CGPoint(x: point.x - place.x, y: point.y - place.y)
        return bounds.holds(moved) && path.contains(moved, eoFill: false)
      }
    case .image(let image): return image.frame.standardized.holds(point)
    case .group(let group): return hits(group, point, toLocal, isView: isView)
    }
  }

  /// - Parameter isView: whether the group is the drawing of one view, which is hit in its whole frame.
  private mutating func hits(
    _ group: GroupItem, _ point: CGPoint, _ toLocal: CGAffineTransform, isView: Bool
  ) -> Bool {
    guard group.allowsHitTesting, group.opacity > 0, let toLocal = group.fromOutside(toLocal) else { return false }
    let point = group.transform.isIdentity ? point : point.applying(group.transform.inverted())
    switch group.clip {
    case nil: break
    case .rect(let rect): if !rect.standardized.holds(point) { return false }
    case .path(let path, let fill): if !path.contains(point, eoFill: fill.isEOFilled) { return false }
    }
    let shape = group.contentShape
    if let shape, !shape.path.contains(point, eoFill: shape.isEvenOdd) { return false }
    let isHit = hits(group.list, point, toLocal)
    let scrolls =
      isScroll
      && (group.responder is any ScrollResponder || group.responder is any SwipeResponder
        || group.responder is any EdgeResponder)
    guard isHit || isView || shape != nil || scrolls else { return false }
    if let responder = group.responder { hits.append(Hit(responder: responder, toLocal: toLocal, group: group)) }
    return true
  }
}

extension GroupItem {
  /// The bounds of its hit area, in its list's space.
  var hitBounds: CGRect {
    contentShape?.path.boundingRect ?? list.items.reduce(CGRect.null) { $0.union($1.hitBounds) }
  }
}

extension DisplayItem {
  /// The frame of an item that is hit in its whole frame, such as a text or a picture; nil for shapes, hit in their
  /// path.
  fileprivate var hitFrame: CGRect? {
    if case .shape = content { nil } else { frame }
  }

  /// The bounds of its hit area, in its list's space.
  fileprivate var hitBounds: CGRect {
    if let frame = hitFrame { return frame.offsetBy(dx: offset.x, dy: offset.y) }
    switch content {
    case .shape, .glyphs, .rectangles, .polylines, .stamps: return bounds
    case .image(let image): return image.frame.standardized.offsetBy(dx: offset.x, dy: offset.y)
    case .group(let group):
      guard group.allowsHitTesting else { return .null }
      let inside = group.hitBounds
      if inside.isNull { return .null }
      return inside.applying(group.transform).offsetBy(dx: offset.x, dy: offset.y).finiteIntersection(bounds)
    }
  }
}

extension GroupItem {
  /// Extends a transform into the group; `nil` if the group's transform is not invertible.
  func fromOutside(_ toLocal: CGAffineTransform) -> CGAffineTransform? {
    if transform.isIdentity { return toLocal }
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return toLocal.concatenating(transform.inverted())
  }
}

extension CGRect {
  /// Whether the point is inside. Foundation's `contains` traps on NaN.
  func holds(_ point: CGPoint) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    return point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}
