import Foundation
import Geometry

/// Follows a drag over one window: which view would take it, and what that is told.
///
/// Invariant: whoever was told that the drag came hears once of its leaving or of the drop.
final class DropTracker {
  private unowned let router: InputRouter
  private(set) var content: DragContent?
  private var location = CGPoint.zero
  private var current: (target: any DropTarget, info: DropInfo)?
  /// Those under the pointer that did not want it.
  private var refused: [any DropTarget] = []
  private(set) var operation = DropOperation.forbidden
  private var scrolling: InputTimer?
  /// Told where an update has changed what a drop would do.
  var changed: (DropOperation) -> Void = { _ in }

  init(_ router: InputRouter) { self.router = router }

  /// - Returns: what a drop would do now.
  func move(_ content: DragContent, to location: CGPoint) -> DropOperation {
    if let old = self.content, old !== content { leave() }
    (self.content, self.location) = (content, location)
    follow(isMove: true)
    scrollAtEdges()
    return operation
  }

  func leave() {
    scrolling?.cancel()
    scrolling = nil
    content = nil
    refused = []
    setCurrent(nil)
    operation = .forbidden
  }

  /// - Returns: what was done.
  func drop(_ content: DragContent, at location: CGPoint) -> DropOperation {
    let isThere = self.content === content && self.location == location
    let operation = isThere ? operation : move(content, to: location)
    guard let (target, info) = current, operation == .copy || operation == .move else {
      leave()
      return .cancel
    }
    current = nil
    leave()
    let isTaken = router.viewGraph.acting(.drag, path: target.path) { target.perform(info) }
    return isTaken ? operation : .cancel
  }

  /// After an update other views may be under the pointer.
  func didUpdate() {
    guard content != nil else { return }
    let old = operation
    follow(isMove: false)
    if operation != old { changed(operation) }
  }

  private func follow(isMove: Bool) {
    guard let content else { return }
    let under = router.displayList.dropTargets(at: location, in: router.modal)
    refused.removeAll { old in !under.contains { $0.target === old } }
    for (target, toLocal) in under {
      let info = DropInfo(location: location.applying(toLocal), content: content)
      guard target.takes(content, at: info.location), !refused.contains(where: { $0 === target }) else { continue }
      if current?.target !== target {
        guard router.viewGraph.acting(.drag, path: target.path, { target.validate(info) }) else {
          refused.append(target)
          continue
        }
        setCurrent((target, info))
        router.viewGraph.acting(.drag, path: target.path) { target.enter(info) }
      } else if !isMove, current?.info.location == info.location {
        return
      }
      // What it was told may have ended the drag.
      guard current?.target === target else { return }
      current = (target, info)
      operation = router.viewGraph.acting(.drag, path: target.path) { target.update(info) }
      return
    }
    setCurrent(nil)
    operation = .forbidden
  }

  private func setCurrent(_ new: (target: any DropTarget, info: DropInfo)?) {
    let old = current
    current = new
    guard let old, old.target !== new?.target else { return }
    router.viewGraph.acting(.drag, path: old.target.path) { old.target.exit(old.info) }
  }

  // MARK: Scrolling

  /// Points from an edge within which the content scrolls, and points a second at the edge itself; our own figures.
  static let (edge, speed): (CGFloat, CGFloat) = (30, 600)

  /// Scrolls what is under the pointer where that is near an edge, sixty times a second.
  private func scrollAtEdges() {
    guard content != nil, scrolling == nil else { return }
    for hit in router.displayList.hitTest(location, isScroll: true) ?? [] {
      guard let scroll = hit.responder as? any ScrollResponder, case .rect(let clip) = hit.group.clip else { continue }
      let point = location.applying(hit.toLocal)
      func speed(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        if end - start < 3 * Self.edge { return 0 }
        if value < start + Self.edge { return Self.speed * min(1, (start + Self.edge - value) / Self.edge) }
        if value > end - Self.edge { return -Self.speed * min(1, (value - end + Self.edge) / Self.edge) }
        return 0
      }
      let way = CGVector(
        dx: speed(point.x, clip.minX, clip.maxX) / 60, dy: speed(point.y, clip.minY, clip.maxY) / 60)
      if way == .zero { continue }
      let moved = router.viewGraph.acting(.scroll, path: nil) { scroll.scroll(by: way, isPrecise: true) }
      guard moved != .zero else { continue }
      scrolling = router.schedule(after: 1 / 60) { [weak self] in
        self?.scrolling = nil
        self?.scrollAtEdges()
      }
      return
    }
  }
}
