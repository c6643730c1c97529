import SwiftUI

/// Colours for numbers that pass a test; the first format that matches applies.
public struct ValueFormat: Sendable {
  /// Whether a number passes the test.
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
  /// The colour of text: the foreground, or a legible colour on a background without one.
  var textColor: Color? {
    if let foreground { return foreground }
    guard let background else { return nil }
    let parts = background.resolve(in: EnvironmentValues())
    // A nearly transparent background does not change the text.
    guard parts.opacity > 0.5 else { return nil }
    // Relative luminance (WCAG 2.1); at 0.36 white and black have about the same contrast.
    let luminance = 0.2126 * parts.linearRed + 0.7152 * parts.linearGreen + 0.0722 * parts.linearBlue
    return luminance > 0.36 ? .black.opacity(0.85) : .white
  }
}

extension [ValueFormat] {
  func first(for value: Double) -> ValueFormat? { value.isNaN ? nil : first { $0.matches(value) } }
}
