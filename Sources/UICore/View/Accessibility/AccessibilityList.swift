import DisplayList
import Foundation
import Geometry

/// A list as the rule that draws it tells it: its rows, and among them headers and footers.
struct AccessibilityList {
  struct Part {
    /// Of what draws it.
    let id: UInt32
    /// Nil for a header or a footer.
    let row: AccessibilityRow?
    let content: DisplayList
    /// In the list.
    let frame: CGRect
  }

  /// The display item in whose place the parts stand.
  let item: UInt32
  let parts: [Part]
}

/// Which row of a list an element is, and what is true of it as a row.
package struct AccessibilityRow {
  /// From 1, among the rows of its section.
  package let position: Int
  /// How many rows the section has, those out of sight included.
  package let count: Int
  let isSelected: Bool
  let isSelectable: Bool
  /// Whether the rows that it discloses show; nil where it discloses none.
  let isExpanded: Bool?
  /// Whether the keyboard is here.
  let isFocused: Bool
  /// Selects it as a click does.
  let select: () -> Void
  /// Moves the keyboard here; nil where the list cannot have it.
  let takeFocus: (() -> Void)?
}
