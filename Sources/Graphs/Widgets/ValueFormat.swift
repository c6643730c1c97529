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

extension [ValueFormat] {
  func first(for value: Double) -> ValueFormat? { value.isNaN ? nil : first { $0.matches(value) } }
}
