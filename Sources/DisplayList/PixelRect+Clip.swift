import Foundation
import Geometry

extension PixelRect {
  /// The pixels of a clip: exact if its edges are on pixel edges or are snapped to them, otherwise all that it touches.
  package init(clipping rect: CGRect, _ transform: CGAffineTransform, onEdges: Bool) {
    if onEdges, transform.keepsEdges, let snapped = transform.snapped(rect) {
      self = snapped
      return
    }
    guard Self.isAligned(rect, transform) else {
      self.init(around: rect, transform)
      return
    }
    let device = rect.applying(transform)
    let (x, y) = (device.minX.rounded(), device.minY.rounded())
    self.init(
      around: CGRect(x: x, y: y, width: device.maxX.rounded() - x, height: device.maxY.rounded() - y), .identity)
  }

  /// Whether a clip covers each pixel completely or not at all.
  package static func isWhole(_ rect: CGRect, _ transform: CGAffineTransform, onEdges: Bool) -> Bool {
    if onEdges, transform.keepsEdges, transform.snapped(rect) != nil { return true }
    return isAligned(rect, transform)
  }

  /// Whether the rectangle's edges are on pixel edges, within the precision of coverage.
  private static func isAligned(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
    guard transform.isAxisAligned, !rect.isNull else { return false }
    let device = rect.applying(transform)
    func isWhole(_ v: CGFloat) -> Bool { abs(v - v.rounded()) < 1 / 512 }
    return isWhole(device.minX) && isWhole(device.minY) && isWhole(device.maxX) && isWhole(device.maxY)
  }
}
