/// How heavy text is, for those who read heavier text more easily.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// What the user asked of every program, in one value.
struct AccessibilitySettings: Equatable {
  var reducesMotion = false
  var reducesTransparency = false
  var differentiatesWithoutColor = false
  var invertsColors = false
}

private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  private var accessibility: AccessibilitySettings {
    get { self[AccessibilityKey.self] }
    set { self[AccessibilityKey.self] = newValue }
  }

  /// Whether the user asked for less motion.
  public package(set) var accessibilityReduceMotion: Bool {
    get { accessibility.reducesMotion }
    set { accessibility.reducesMotion = newValue }
  }

  /// Whether the user asked for backgrounds that are not see-through.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { accessibility.reducesTransparency }
    set { accessibility.reducesTransparency = newValue }
  }

  /// Whether the user asked that nothing be told by colour alone.
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibility.differentiatesWithoutColor }
    set { accessibility.differentiatesWithoutColor = newValue }
  }

  /// Whether the screen shows colours inverted.
  public package(set) var accessibilityInvertColors: Bool {
    get { accessibility.invertsColors }
    set { accessibility.invertsColors = newValue }
  }

  /// How heavy the user wants text to be; `nil` where the system does not say.
  public var legibilityWeight: LegibilityWeight? {
    get { textStyle.setting.legibility }
    set { textStyle.setting.legibility = newValue }
  }
}
