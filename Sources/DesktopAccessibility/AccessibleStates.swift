import DesktopBus
import UICore

/// What is true of an element now: a bit for each `AtspiStateType` of at-spi2-core's `atspi-constants.h`.
struct AccessibleStates: OptionSet {
  let rawValue: UInt64

  private init(bit: UInt64) { rawValue = 1 << bit }
  init(rawValue: UInt64) { self.rawValue = rawValue }

  static let active = AccessibleStates(bit: 1)
  static let checked = AccessibleStates(bit: 4)
  static let editable = AccessibleStates(bit: 7)
  static let enabled = AccessibleStates(bit: 8)
  static let expandable = AccessibleStates(bit: 9)
  static let expanded = AccessibleStates(bit: 10)
  static let focusable = AccessibleStates(bit: 11)
  static let focused = AccessibleStates(bit: 12)
  static let modal = AccessibleStates(bit: 16)
  static let severalLines = AccessibleStates(bit: 17)
  static let resizable = AccessibleStates(bit: 21)
  static let selectable = AccessibleStates(bit: 22)
  static let selected = AccessibleStates(bit: 23)
  static let sensitive = AccessibleStates(bit: 24)
  static let showing = AccessibleStates(bit: 25)
  static let singleLine = AccessibleStates(bit: 26)
  static let visible = AccessibleStates(bit: 30)
  static let indeterminate = AccessibleStates(bit: 32)
  static let selectableText = AccessibleStates(bit: 38)
  static let checkable = AccessibleStates(bit: 41)

  static let shown: AccessibleStates = [.showing, .visible]
  static let usable: AccessibleStates = [.enabled, .sensitive]

  /// The states by the names under which their changes are told.
  static let names: [(AccessibleStates, String)] = [
    (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.expandable, "expandable"), (.expanded, "expanded"), (.focusable, "focusable"), (.modal, "modal"),
    (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"), (.checkable, "checkable"),
    (.indeterminate, "indeterminate"), (.focused, "focused"),
  ]

  init(_ element: AccessibilityElement) {
    self = .shown
    if element.isEnabled { formUnion(.usable) }
    if element.takeFocus != nil { insert(.focusable) }
    if element.isFocused { formUnion([.focusable, .focused]) }
    if let isExpanded = element.isExpanded { formUnion(isExpanded ? [.expandable, .expanded] : .expandable) }
    if element.traits.contains(.isModal) { insert(.modal) }
    if element.traits.contains(.isToggle) {
      insert(.checkable)
      if element.value == "1" { insert(.checked) }
      if element.value == "2" { insert(.indeterminate) }
    } else if element.isChoice {
      formUnion([.checkable, .selectable])
      if element.traits.contains(.isSelected) { formUnion([.checked, .selected]) }
      if element.value == "2" { insert(.indeterminate) }
    } else {
      if element.row != nil { insert(.selectable) }
      if element.traits.contains(.isSelected) { formUnion([.selectable, .selected]) }
    }
    if let editing = element.editing {
      insert(editing.hasSeveralLines ? .severalLines : .singleLine)
      if element.isEnabled { formUnion([.editable, .selectableText]) }
    }
  }

  /// As the bus has them: the lower and the upper half.
  var words: BusValue {
    .array([.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))], of: "u")
  }
}
