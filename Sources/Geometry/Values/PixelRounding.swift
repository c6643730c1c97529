import Foundation

extension CGFloat {
  /// The nearest whole pixel, in points. Half a pixel is rounded up, towards +∞, so that moving by whole pixels does
  /// not change the result.
  ///
  /// - Parameter scale: pixels per point, positive.
  @inlinable
  package func rounded(toPixelsAt scale: CGFloat) -> CGFloat {
    ((self * scale) + 0.5).rounded(.down) / scale
  }

  /// The next whole pixel at or above the value, in points.
  @inlinable
  package func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat { (self * scale).rounded(.up) / scale }

  /// The next whole pixel at or below the value, in points.
  @inlinable
  package func roundedDown(toPixelsAt scale: CGFloat) -> CGFloat { (self * scale).rounded(.down) / scale }
}

extension CGPoint {
  @inlinable
  package func rounded(toPixelsAt scale: CGFloat) -> CGPoint {
    CGPoint(x: x.rounded(toPixelsAt: scale), y: y.rounded(toPixelsAt: scale))
  }
}

extension CGSize {
  @inlinable
  package func rounded(toPixelsAt scale: CGFloat) -> CGSize {
    CGSize(width: width.rounded(toPixelsAt: scale), height: height.rounded(toPixelsAt: scale))
  }
}

extension CGRect {
  /// Each side moved to its nearest pixel. Rectangles that touch still touch afterwards.
  @inlinable
  package func rounded(toPixelsAt scale: CGFloat) -> CGRect {
    if isNull || isInfinite { return self }
    let (left, top) = (minX.rounded(toPixelsAt: scale), minY.rounded(toPixelsAt: scale))
    return CGRect(
      x: left, y: top, width: maxX.rounded(toPixelsAt: scale) - left, height: maxY.rounded(toPixelsAt: scale) - top)
  }
}
