/// How the text of a field is selected and changed by assistive programs. Places are counted in Unicode scalars of what the
/// field shows.
package struct AccessibilityEditing {
  package var selection: Range<Int>
  package var caret: Int
  /// Whether bullets stand for what is typed.
  package var isSecure: Bool
  package var hasSeveralLines: Bool
  package var select: (Range<Int>) -> Void
  package var replace: (Range<Int>, String) -> Void
  package var copy, cut, paste: () -> Void
}
