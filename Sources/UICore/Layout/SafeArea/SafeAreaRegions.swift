/// Parts of the safe area, by what covers the rest.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the window's own controls cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a software keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
