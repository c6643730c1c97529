private enum ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether lists and forms draw the ground behind their cards.
  package var showsScrollContentBackground: Bool {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the ground that lists and forms inside draw behind their content, for a background of one's own.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.showsScrollContentBackground, value: visibility != .hidden))
  }
}
