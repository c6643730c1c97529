import Foundation

extension ControlResponder: AccessibleResponder {
  var accessibility: AccessibilityElement? {
    guard let role else { return nil }
    var element = AccessibilityElement()
    element.isEnabled = isEnabled
    element.isFocused = isFocused
    func key(_ key: InputEvent.Key) { _ = press(KeyStroke(key: key)) }
    let activate = AccessibilityElementAction(kind: .default) { [weak self] in
      if let self, isEnabled { key(.space) }
    }
    switch role {
    case .button:
      element.traits = .isButton
      element.actions = [activate]
    case .toggle(let isOn):
      element.traits = [.isToggle, .isButton]
      element.value = isOn ? "1" : "0"
      element.actions = [activate]
    case .choice(let isSelected):
      element.traits = isSelected ? [.isButton, .isSelected] : .isButton
      element.actions = [activate]
    case .slider(let value, let range):
      let length = range.upperBound - range.lowerBound
      let fraction = length > 0 ? (value - range.lowerBound) / length : 0
      element.value = fraction.isFinite ? "\(Int((fraction * 100).rounded()))%" : nil
      element.adjust = { [weak self] direction in
        if let self, isEnabled { key(direction == .increment ? .rightArrow : .leftArrow) }
      }
    }
    return element
  }
}

extension TextFieldEditor: AccessibleResponder {
  var accessibility: AccessibilityElement? {
    var element = AccessibilityElement()
    element.isTextField = true
    element.isEnabled = isEnabled
    element.isFocused = isFocused
    element.label = prompt
    element.value = isSecure ? String(repeating: "•", count: state.text.count) : state.text
    return element
  }
}
