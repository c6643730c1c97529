/// Accessibility settings that the user makes for all programs.
public struct AccessibilityRequests: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Less motion.
  public static let reduceMotion = AccessibilityRequests(rawValue: 1)
  /// Opaque backgrounds.
  public static let reduceTransparency = AccessibilityRequests(rawValue: 2)
  /// No information by colour alone.
  public static let differentiateWithoutColor = AccessibilityRequests(rawValue: 4)
  /// The display inverts colours.
  public static let invertColors = AccessibilityRequests(rawValue: 8)
  /// The increased-contrast shades of the system colours.
  public static let increaseContrast = AccessibilityRequests(rawValue: 16)
  /// Heavier text.
  public static let boldText = AccessibilityRequests(rawValue: 32)

  static let names: [(name: String, request: AccessibilityRequests)] = [
    ("reduceMotion", .reduceMotion), ("reduceTransparency", .reduceTransparency),
    ("differentiateWithoutColor", .differentiateWithoutColor), ("invertColors", .invertColors),
    ("increaseContrast", .increaseContrast), ("boldText", .boldText),
  ]

  /// Parses names separated by commas, or `none`; nil if one is unknown.
  public init?(_ text: String) {
    self = []
    if text == "none" { return }
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = Self.names.first(where: { $0.name == word }) else { return nil }
      insert(known.request)
    }
  }
}

extension EnvironmentValues {
  /// Sets the environment's accessibility values from the user's settings.
  package mutating func adopt(_ requests: AccessibilityRequests) {
    accessibilityReduceMotion = requests.contains(.reduceMotion)
    accessibilityReduceTransparency = requests.contains(.reduceTransparency)
    accessibilityDifferentiateWithoutColor = requests.contains(.differentiateWithoutColor)
    accessibilityInvertColors = requests.contains(.invertColors)
    colorSchemeContrast = requests.contains(.increaseContrast) ? .increased : .standard
    legibilityWeight = requests.contains(.boldText) ? .bold : .regular
  }
}
