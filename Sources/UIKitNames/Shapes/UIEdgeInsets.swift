import Foundation
import Geometry

/// Distances inward from the sides of a rectangle, in points, left and right being left and right.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points.
  public var top, left, bottom, right: CGFloat

  /// - Parameters: points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Nothing on any side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Nothing on any side.
  public static let zero = UIEdgeInsets()
}

/// Distances inward from the sides of a rectangle, in points, that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Points.
  public var top, leading, bottom, trailing: CGFloat

  /// - Parameters: points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Nothing on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same as a view's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }

  /// Nothing on any side.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The same for a view.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inward; its size may become negative, as in UIKit.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    var rect = self
    rect.origin.x += insets.left
    rect.origin.y += insets.top
    rect.size.width -= insets.left + insets.right
    rect.size.height -= insets.top + insets.bottom
    return rect
  }
}
