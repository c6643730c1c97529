/// A view that is told when the focus of an assistive program comes to its element.
package final class AccessibilityFocusTarget {
  /// The programs whose focus counts.
  var technologies = AccessibilityTechnologies.all
  /// Writes the view's binding.
  var write: (Bool) -> Void = { _ in }
}

/// Kinds of assistive programs.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One that reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// One that is used by few switches, and goes from element to element.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
}
