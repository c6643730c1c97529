import Foundation

extension TextFieldEditor: AccessibleResponder {
  var accessibility: AccessibilityElement? {
    var element = AccessibilityElement()
    element.isEnabled = isEnabled
    element.isFocused = isFocused
    element.takeFocus = accessibilityFocusTaker
    element.label = prompt
    element.value = isSecure ? SecureText.bullets(state.text) : state.text
    element.editing = editing
    element.letters = AccessibilityLetters { [weak self] in
      guard let self, !isRemoved, let layout else { return nil }
      return AccessibilityLetters.Source(
        layout: layout, text: isSecure ? SecureText.bullets(state.text) : state.text, origin: textOrigin)
    }
    return element
  }

  private var editing: AccessibilityEditing {
    let (text, isSecure) = (state.text, isSecure)
    /// How much is shown before an offset in UTF-16.
    func shown(_ offset: Int) -> Int {
      if isSecure { return SecureText.bullet(at: offset, in: text) }
      return text[..<String.Index(utf16Offset: offset, in: text)].unicodeScalars.count
    }
    return AccessibilityEditing(
      selection: shown(state.selection.lowerBound)..<shown(state.selection.upperBound), caret: shown(state.head),
      isSecure: isSecure, hasSeveralLines: hasSeveralLines,
      select: { [weak self] range in
        if let self { select(stored(range)) }
      },
      replace: { [weak self] range, new in
        if let self { replace(stored(range), with: new) }
      },
      copy: { [weak self] in self?.perform(.copy) }, cut: { [weak self] in self?.perform(.cut) },
      paste: { [weak self] in self?.perform(.paste) })
  }

  /// A range of what is shown, in UTF-16 offsets of the text as it is now.
  private func stored(_ range: Range<Int>) -> Range<Int> {
    let text = state.text
    func offset(_ place: Int) -> Int {
      if isSecure { return SecureText.offset(ofBullet: place, in: text) }
      let index = text.unicodeScalars.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex)
      return (index ?? text.endIndex).utf16Offset(in: text)
    }
    return offset(max(0, range.lowerBound))..<offset(max(0, range.upperBound))
  }
}
