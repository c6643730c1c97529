import Foundation

/// A 2D displacement, in points.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public static let zero = CGVector(dx: 0, dy: 0)
}
