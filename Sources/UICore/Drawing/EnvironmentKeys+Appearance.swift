/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// How much foreground and background stand apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the view is shown light or dark.
  public var colorScheme: ColorScheme {
    get { colorAppearance.scheme }
    set { colorAppearance.scheme = newValue }
  }

  /// Whether the user asked for stronger contrast.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { colorAppearance.contrast }
    set { colorAppearance.contrast = newValue }
  }

  /// Whether the view takes input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
