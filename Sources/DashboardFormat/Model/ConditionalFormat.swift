/// Colours for values that pass a comparison; the first format that matches applies.
public struct ConditionalFormat: Sendable, Equatable {
  /// How a value is compared with the format's own; the raw value is its sign in a file.
  public enum Comparator: String, Sendable, CaseIterable {
    case greater = ">"
    case greaterOrEqual = ">="
    case less = "<"
    case lessOrEqual = "<="
    case equal = "="
    case notEqual = "!="
  }

  public var comparator: Comparator
  public var value: Double
  public var foreground: DashboardColor?
  public var background: DashboardColor?

  public init(
    _ comparator: Comparator, _ value: Double, foreground: DashboardColor? = nil, background: DashboardColor? = nil
  ) {
    self.comparator = comparator
    self.value = value
    self.foreground = foreground
    self.background = background
  }

  /// Whether a value passes; NaN passes nothing.
  public func matches(_ other: Double) -> Bool {
    guard !other.isNaN else { return false }
    return switch comparator {
    case .greater: other > value
    case .greaterOrEqual: other >= value
    case .less: other < value
    case .lessOrEqual: other <= value
    case .equal: other == value
    case .notEqual: other != value
    }
  }
}

extension [ConditionalFormat] {
  /// The first format that a value passes.
  public func first(for value: Double) -> ConditionalFormat? { first { $0.matches(value) } }
}

/// A text or colour that replaces a value.
public struct ValueMapping: Sendable, Equatable {
  /// Which values a mapping replaces.
  public enum Match: Sendable, Equatable {
    /// A value by its text, numbers in their shortest form.
    case text(String)
    /// From and to, both included; nil is open.
    case range(Double?, Double?)
    /// No value, or NaN.
    case null
  }

  public var match: Match
  public var text: String?
  public var color: DashboardColor?

  public init(match: Match, text: String? = nil, color: DashboardColor? = nil) {
    self.match = match
    self.text = text
    self.color = color
  }

  /// Whether a number is meant; NaN is null.
  public func matches(_ value: Double) -> Bool {
    switch match {
    case .text(let text): !value.isNaN && Double(text) == value
    case .range(let from, let to): value >= from ?? -.infinity && value <= to ?? .infinity
    case .null: value.isNaN
    }
  }
}
