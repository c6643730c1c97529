extension Subscribers {
  /// How many values a subscriber wants: a number, or no limit.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// The number; `UInt.max` stands for no limit.
    let rawValue: UInt

    init(rawValue: UInt) { self.rawValue = rawValue }

    /// As many as the publisher can produce.
    public static let unlimited = Demand(rawValue: .max)
    /// None; the same as `max(0)`.
    public static let none = Demand(rawValue: 0)

    /// At most `value` more. A negative number is a programming error.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else { fatalError("a demand cannot be negative: \(value)") }
      return Demand(rawValue: UInt(value))
    }

    /// The number of values wanted, or nil if there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

/// A sum above `Int.max`, or with `unlimited`, is `unlimited`.
extension Subscribers.Demand {
  private static func saturated(_ result: (partialValue: UInt, overflow: Bool)) -> Self {
    result.overflow || result.partialValue > UInt(Int.max) ? .unlimited : Self(rawValue: result.partialValue)
  }

  public static func + (a: Self, b: Self) -> Self { saturated(a.rawValue.addingReportingOverflow(b.rawValue)) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func + (a: Self, b: Int) -> Self {
    a == .unlimited ? a : b < 0 ? a - Self(rawValue: b.magnitude) : a + max(b)
  }
  public static func += (a: inout Self, b: Int) { a = a + b }

  public static func * (a: Self, b: Int) -> Self {
    guard b >= 0 else { fatalError("a demand cannot be negative: \(b)") }
    return a == .unlimited ? a : saturated(a.rawValue.multipliedReportingOverflow(by: UInt(b)))
  }
  public static func *= (a: inout Self, b: Int) { a = a * b }

  /// `unlimited` minus anything is `unlimited`. A negative difference is `none`.
  public static func - (a: Self, b: Self) -> Self {
    a == .unlimited ? a : Self(rawValue: a.rawValue > b.rawValue ? a.rawValue - b.rawValue : 0)
  }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func - (a: Self, b: Int) -> Self {
    a == .unlimited ? a : b < 0 ? a + Self(rawValue: b.magnitude) : a - max(b)
  }
  public static func -= (a: inout Self, b: Int) { a = a - b }
}

/// `unlimited` is greater than every number.
extension Subscribers.Demand {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  public static func != (a: Self, b: Int) -> Bool { a.max != b }
  public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
  public static func <= (a: Self, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
  public static func > (a: Self, b: Int) -> Bool { !(a <= b) }
  public static func >= (a: Self, b: Int) -> Bool { !(a < b) }
  public static func == (a: Int, b: Self) -> Bool { b == a }
  public static func != (a: Int, b: Self) -> Bool { b != a }
  public static func < (a: Int, b: Self) -> Bool { b > a }
  public static func <= (a: Int, b: Self) -> Bool { b >= a }
  public static func > (a: Int, b: Self) -> Bool { b < a }
  public static func >= (a: Int, b: Self) -> Bool { b <= a }
}
