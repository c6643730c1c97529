/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the view is shown light or dark.
  public var colorScheme: ColorScheme {
    get { colorAppearance.scheme }
    set { colorAppearance.scheme = newValue }
  }

  /// Whether the view takes input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
