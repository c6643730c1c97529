import Foundation

/// The radius of each corner of a rectangle, in points.
@frozen
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  @inlinable
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Whether all four are the same.
  @inlinable public var isUniform: Bool {
    topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
  }
}
