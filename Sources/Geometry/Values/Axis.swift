/// The horizontal or vertical dimension.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// Neither, one or both axes.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }

  /// The other axis.
  @inlinable public var opposite: Axis { self == .horizontal ? .vertical : .horizontal }

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
