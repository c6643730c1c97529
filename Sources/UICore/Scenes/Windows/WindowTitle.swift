/// The title that a window's content gives it; of several pages that of the last, which is on top or is the detail.
package enum WindowTitleKey: PreferenceKey {
  package static var defaultValue: Text? { nil }
  package static func reduce(value: inout Text?, nextValue: () -> Text?) { value = nextValue() ?? value }
}
