/// One side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the four sides.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]

    @inlinable public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The leading or trailing side.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// Neither, one or both sides.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom side.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// Neither, one or both sides.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
