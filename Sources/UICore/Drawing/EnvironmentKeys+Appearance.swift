/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// The contrast between foreground and background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The light or dark appearance of the view.
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
