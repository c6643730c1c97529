import DisplayList
import Foundation
import Geometry

/// What presses, swipes and a touchpad do to the rows of a list.
final class ListPressResponder: GestureResponder, SwipeResponder, @unchecked Sendable {
  let list: ListController
  private var quiet: InputTimer?

  init(_ inputs: _ViewInputs, _ list: ListController) {
    self.list = list
    super.init(inputs) { responder, hit in
      if list.currentSwipe != nil {
        return GestureRun(responder, priority: .high, hit: hit) { SwipeDismissRecognizer(list) }
      }
      return GestureRun(responder, priority: .normal, hit: hit) { ListPressRecognizer(list) }
    }
  }

  /// A touchpad, or a wheel with Shift, opens a row's buttons and puts them away; it does nothing by itself.
  func swipe(by distance: CGFloat, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    var swipe = list.currentSwipe
    // What closed a row goes on for a while: it is not to open another, or the same at its other edge.
    if swipe == nil, list.lastSwipe != nil { return true }
    if swipe == nil {
      guard let index = list.index(at: point) else { return false }
      let edge = list.edge(movedBy: distance)
      guard list.canSwipe(index, from: edge) else { return false }
      swipe = list.beginSwipe(index, from: edge)
    }
    guard let swipe else { return false }
    let inward = list.edge(movedBy: distance) == swipe.edge ? abs(distance) : -abs(distance)
    swipe.follow(by: inward)
    quiet?.cancel()
    quiet = list.inputs.inputRouter?.schedule(after: ScrollMotion.quiet) { [list] in list.endSwipe(velocity: 0) }
    return true
  }
}

/// A press beside a row that is swiped moves the row back, and does nothing else.
private final class SwipeDismissRecognizer: _GestureRecognizer<Void> {
  private let list: ListController
  /// A press on the row itself may go on to swipe it.
  private let press: ListPressRecognizer
  private var isOnRow = false

  init(_ list: ListController) {
    self.list = list
    press = ListPressRecognizer(list)
  }

  override var isDiscrete: Bool { false }

  override func handle(_ event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
    let list = list
    if event.kind == .down {
      guard let swipe = list.currentSwipe, let tray = list.graph.read(swipe.placements).first else { return .failed }
      let point = event.location(in: .local)
      if tray.frame.contains(point) { return .failed }
      isOnRow = event.isTouch && list.index(at: point) == list.index(of: swipe.row)
      if !isOnRow { effects.held.append { list.closeSwipe(swipe) } }
    }
    if isOnRow { return press.handle(event, &effects) }
    return event.kind == .up ? .ended(()) : .active(())
  }

  override func cancel(_ effects: inout GestureEffects) { if isOnRow { press.cancel(&effects) } }
}
