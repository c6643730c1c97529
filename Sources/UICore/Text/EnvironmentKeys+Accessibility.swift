/// The weight of text that the user prefers for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The user's accessibility settings, except for contrast and weight.
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

  /// Whether the user prefers less motion.
  public package(set) var accessibilityReduceMotion: Bool {
    get { accessibility.reducesMotion }
    set { accessibility.reducesMotion = newValue }
  }

  /// Whether the user prefers opaque backgrounds.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { accessibility.reducesTransparency }
    set { accessibility.reducesTransparency = newValue }
  }

  /// Whether the user prefers that no information is given by colour alone.
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { accessibility.differentiatesWithoutColor }
    set { accessibility.differentiatesWithoutColor = newValue }
  }

  /// Whether the display inverts colours.
  public package(set) var accessibilityInvertColors: Bool {
    get { accessibility.invertsColors }
    set { accessibility.invertsColors = newValue }
  }

  /// Whether an assistive technology reads the program. None can yet: the tree of elements is not served to the desktop.
  public var accessibilityEnabled: Bool { false }

  /// Whether a screen reader reads the program. None can yet.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether a switch moves through the program. None can yet.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// The user's preferred weight of text; `nil` if the system does not tell.
  public var legibilityWeight: LegibilityWeight? {
    get { textStyle.setting.legibility }
    set { textStyle.setting.legibility = newValue }
  }
}
