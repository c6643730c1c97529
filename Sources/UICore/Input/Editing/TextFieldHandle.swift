import Foundation
import Geometry

/// What is marked in a field's text: what was looked for.
package struct TextMarks: Equatable {
  /// UTF-16 offsets, in order.
  package var ranges: [Range<Int>]
  /// The one of them that is the current one. It is scrolled into sight when it becomes so.
  package var current: Range<Int>?

  package init(ranges: [Range<Int>], current: Range<Int>?) { (self.ranges, self.current) = (ranges, current) }
}

/// What a view beside a field knows of it and does with it. It does nothing before the field shows.
package final class TextFieldHandle {
  weak var editor: TextFieldEditor?

  package init() {}

  /// UTF-16 offsets.
  package var selection: Range<Int> { editor?.state.selection ?? 0..<0 }
  package var selectedText: String { editor?.state.selectedText ?? "" }

  /// Gives the field the focus.
  ///
  /// - Parameter selection: UTF-16 offsets; nil leaves the selection.
  package func takeFocus(selecting selection: Range<Int>? = nil) {
    guard let editor, !editor.isRemoved else { return }
    editor.router?.focus.focus(editor, isByKeyboard: false)
    if let selection { editor.select(selection) }
  }

  /// Replaces a part of the text, as if it were typed: it is one step back.
  ///
  /// - Parameter range: UTF-16 offsets.
  package func replace(_ range: Range<Int>, with text: String) { editor?.replace(range, with: text) }
}
