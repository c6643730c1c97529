import DisplayList
import Foundation
import Geometry

/// Keeps which view of a window has the keyboard focus, and moves it.
final class FocusManager {
  unowned var router: InputRouter!
  private(set) weak var focused: FocusResponder?
  private(set) var isWindowActive = true
  /// A binding that asked for the focus before a focusable view was in it.
  private weak var wanted: FocusBindingNode?

  /// Moves the focus to a view, or to none.
  func focus(_ responder: FocusResponder?) {
    if let responder, !responder.isEnabled || !responder.canFocus { return }
    let old = focused
    guard old !== responder else { return }
    focused = responder
    old?.setFocused(false)
    responder?.setFocused(true)
    FocusBindingNode.update(from: old?.bindings, to: responder?.bindings)
  }

  /// Moves the focus to the innermost view under a press that takes it on click.
  func click(_ hits: [Hit]) {
    for hit in hits {
      guard let responder = hit.responder as? FocusResponder, responder.isEnabled, responder.focusesOnClick else {
        continue
      }
      focus(responder)
      return
    }
  }

  /// Moves the focus to the next view in drawing order, wrapping at the end.
  func advance(backwards: Bool) {
    var order: [FocusResponder] = []
    router.displayList.forEachResponder { responder, _ in
      if let responder = responder as? FocusResponder, responder.isEnabled, responder.canFocus {
        order.append(responder)
      }
    }
    if order.isEmpty { return }
    guard let current = order.firstIndex(where: { $0 === focused }) else {
      focus(backwards ? order.last : order.first)
      return
    }
    focus(order[(current + (backwards ? order.count - 1 : 1)) % order.count])
  }

  /// Moves the focus as a binding was set.
  func request(_ node: FocusBindingNode, isFocused: Bool) {
    if isFocused {
      if let responder = node.firstFocusable {
        wanted = nil
        if focused.map(node.contains) != true { focus(responder) }
      } else {
        wanted = node
      }
    } else if let focused, node.contains(focused) {
      focus(nil)
    }
  }

  func didUpdate() {
    if let wanted { request(wanted, isFocused: true) }
    if let focused, !focused.isEnabled { focus(nil) }
    focused?.didUpdate()
  }

  func responderWasRemoved(_ responder: FocusResponder) {
    if focused === responder || focused == nil {
      focused = nil
      FocusBindingNode.update(from: responder.bindings, to: nil)
    }
  }

  func windowFocus(_ isActive: Bool) {
    isWindowActive = isActive
    focused?.windowFocusChanged(isActive)
  }
}
