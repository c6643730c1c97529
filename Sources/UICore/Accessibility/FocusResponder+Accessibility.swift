import Foundation

extension ControlResponder: AccessibleResponder {
  var accessibility: AccessibilityElement? {
    guard let role else { return nil }
    var element = AccessibilityElement()
    element.isEnabled = isEnabled
    element.isFocused = isFocused
    element.takeFocus = accessibilityFocusTaker
    func key(_ key: InputEvent.Key) { _ = press(KeyStroke(key: key)) }
    let activate = AccessibilityElementAction(kind: .default) { [weak self] in
      if let self, isEnabled { key(.space) }
    }
    switch role {
    case .button:
      element.traits = .isButton
      element.actions = [activate]
    case .toggle(let isOn, let isMixed):
      element.traits = [.isToggle, .isButton]
      element.value = isMixed ? "2" : isOn ? "1" : "0"
      element.actions = [activate]
    case .opener(let isOpen):
      element.isExpanded = isOpen
      element.traits = .isButton
      element.actions = [activate]
    case .choice(let isSelected), .tab(let isSelected):
      element.isChoice = true
      if case .tab = role { element.kind = .tab }
      element.traits = isSelected ? [.isButton, .isSelected] : .isButton
      element.actions = [activate]
    case .menuItem(let isOn, let isMixed):
      element.kind = .menuItem
      element.isChoice = isOn != nil
      element.traits = isOn == true ? [.isButton, .isSelected] : .isButton
      if isMixed { element.value = "2" }
      element.actions = [activate]
    case .slider(let value, let range):
      element.amount = AccessibilityAmount(value, in: range)
      element.value = element.amount?.percentage
      element.adjust = { [weak self] direction in
        if let self, isEnabled { key(direction == .increment ? .rightArrow : .leftArrow) }
      }
    }
    return element
  }
}

extension FocusResponder {
  /// Gives it the keyboard's focus; nil where it takes none now.
  var accessibilityFocusTaker: (() -> Void)? {
    guard isEnabled, canFocus else { return nil }
    return { [weak self] in
      if let self { router?.focus.focus(self, isByKeyboard: true) }
    }
  }
}
