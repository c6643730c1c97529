import SwiftUI

/// Colours for numbers that pass a test; of several the first that passes counts.
public struct ValueFormat: Sendable {
  /// Whether a number passes.
  public var matches: @Sendable (Double) -> Bool
  public var foreground: Color?
  public var background: Color?

  public init(foreground: Color? = nil, background: Color? = nil, _ matches: @escaping @Sendable (Double) -> Bool) {
    self.matches = matches
    self.foreground = foreground
    self.background = background
  }
}

extension ValueFormat {
  /// The colour of text: the foreground, or on a background without one what can be read there.
  var textColor: Color? {
    if let foreground { return foreground }
    guard let background else { return nil }
    let parts = background.resolve(in: EnvironmentValues())
    // Backgrounds that are hardly there leave the text as it is.
    guard parts.opacity > 0.5 else { return nil }
    // Relative luminance (WCAG 2.1); at 0.36 the eye finds white and black about as strong.
    let luminance = 0.2126 * parts.linearRed + 0.7152 * parts.linearGreen + 0.0722 * parts.linearBlue
    return luminance > 0.36 ? .black.opacity(0.85) : .white
  }
}

extension [ValueFormat] {
  func first(for value: Double) -> ValueFormat? { value.isNaN ? nil : first { $0.matches(value) } }
}
