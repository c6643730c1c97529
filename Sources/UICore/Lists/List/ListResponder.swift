import AttributeGraph
import Foundation

/// A list that has the keyboard.
final class ListResponder: FocusResponder, @unchecked Sendable {
  private let controller: ListController

  init(_ inputs: _ViewInputs, controller: ListController) {
    self.controller = controller
    super.init(inputs)
  }

  override var canFocus: Bool { !isRemoved && controller.selected.isSelectable }
  override var focusesOnClick: Bool { canFocus }
  override func press(_ press: KeyStroke) -> Bool { controller.press(press) }
  override func insertText(_ text: String) { controller.type(text) }

  override func focusChanged() {
    if !isRemoved { viewGraph.set(controller.isFocused, to: isFocused) }
  }
}
