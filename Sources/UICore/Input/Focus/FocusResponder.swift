import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A view that can have the keyboard's focus.
class FocusResponder: ViewResponder, KeyResponder, @unchecked Sendable {
  /// The bindings around the view that follow its focus, innermost first.
  let bindings: FocusBindingNode?
  weak var router: InputRouter?
  private(set) final var isFocused = false

  override init(_ inputs: _ViewInputs) {
    let bindings = inputs.environmentValue(\.focusBindings)
    self.bindings = inputs.graph.withoutTracking { inputs.graph.read(bindings) }
    router = inputs.inputRouter
    super.init(inputs)
    self.bindings?.add(self)
  }

  override func removed() {
    bindings?.remove(self)
    router?.focus.responderWasRemoved(self)
  }

  /// Whether Tab stops here.
  var canFocus: Bool { true }
  /// Whether a click gives it the focus.
  var focusesOnClick: Bool { false }

  /// Whether keys type into it.
  var takesText: Bool { false }

  final func setFocused(_ value: Bool) {
    guard value != isFocused else { return }
    isFocused = value
    focusChanged()
  }

  func focusChanged() {}
  func press(_ press: KeyStroke) -> Bool { false }
  func insertText(_ text: String) {}
  func compose(_ text: String, caret: Int) {}
  /// An update has ended while the view had the focus.
  func didUpdate() {}
  /// The whole window got or lost the keyboard.
  func windowFocusChanged(_ isActive: Bool) {}
}
