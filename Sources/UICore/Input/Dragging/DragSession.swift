import DisplayList
import Foundation
import Geometry

/// A drag that began in a window, from the pointer's first move to its end.
@MainActor
final class DragSession: PlatformDragSource {
  let content: DragContent
  private unowned let router: InputRouter
  /// Where the pointer was pressed.
  private let start: CGPoint
  private(set) var location: CGPoint
  /// How it goes on outside of the window; nil where it cannot.
  private var outside: (any PlatformDrag)?
  private var isOutside = false
  private var isOver = false

  nonisolated init(_ content: DragContent, from start: CGPoint, router: InputRouter) {
    (self.content, self.router, self.start, location) = (content, router, start, start)
  }

  func begin(at location: CGPoint) {
    outside = router.services.beginDrag(content, self)
    router.drops.changed = { [weak self] operation in assumeMainActor { self?.dragWould(operation) } }
    move(to: location)
  }

  func move(to location: CGPoint) {
    self.location = location
    router.layer.show(content, at: location)
    let wasOutside = isOutside
    isOutside = outside?.move(to: location) ?? false
    if isOutside {
      if !wasOutside { router.drops.leave() }
    } else {
      dragWould(router.drops.move(content, to: location))
    }
  }

  func drop(at location: CGPoint) {
    move(to: location)
    finish()
    if isOutside {
      router.layer.hide()
      outside?.drop()
    } else {
      outside?.cancel()
      end(router.drops.drop(content, at: location))
    }
  }

  func cancel() {
    finish()
    outside?.cancel()
    router.drops.leave()
    end(.cancel)
  }

  /// The pointer is the views' again.
  private func finish() {
    router.drag = nil
    router.drops.changed = { _ in }
    router.services.setCursor(.arrow)
  }

  private func end(_ operation: DropOperation) {
    isOver = true
    if operation == .copy || operation == .move { return router.layer.hide() }
    router.layer.flyBack(content, from: location, to: start)
  }

  // MARK: PlatformDragSource

  func dragWould(_ operation: DropOperation) {
    if isOver || router.drag !== self { return }
    router.layer.setBadge(operation == .copy)
    router.services.setCursor(operation == .copy || operation == .move ? .arrow : .notAllowed)
  }

  func dragDidEnd(_ operation: DropOperation) { if !isOver { end(operation) } }
}

extension InputRouter {
  /// Takes the pointer from the gestures for a drag.
  func begin(_ session: DragSession, at location: CGPoint) {
    drag = session
    arena.cancelAll()
    assumeMainActor { session.begin(at: location) }
  }

  /// Gives an event to the drag that is under way; returns whether it took it.
  func handleDrag(_ event: InputEvent) -> Bool {
    guard let drag else { return false }
    return assumeMainActor {
      switch event {
      case .pointerMoved(let pointer): drag.move(to: pointer.location)
      case .pointerUp(let pointer) where pointer.button == .primary: drag.drop(at: pointer.location)
      case .keyDown(.escape, _, _): drag.cancel()
      case .pointerDown, .pointerUp, .pointerLeft: break
      default: return false
      }
      return true
    }
  }
}
