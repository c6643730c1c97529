/// The colour scheme that a window's content prefers; the first view that sets one decides.
public enum PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Shows the view's window in light or dark mode; `nil` follows the desktop.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows the view and those inside in light or dark mode.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
