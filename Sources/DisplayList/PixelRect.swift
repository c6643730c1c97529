import Foundation
import Geometry

/// A rectangle of whole pixels, `x0 ..< x1` by `y0 ..< y1`. It is empty if either range is empty.
public struct PixelRect: Hashable, Sendable {
  public var x0, y0, x1, y1: Int

  @inlinable
  public init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  @inlinable public var width: Int { max(0, x1 - x0) }
  @inlinable public var height: Int { max(0, y1 - y0) }
  @inlinable public var area: Int { width * height }
  @inlinable public var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  @inlinable
  public func intersects(_ other: PixelRect) -> Bool {
    x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1
  }

  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// The smallest rectangle around both; empty ones are ignored.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  @inlinable
  public func outset(by distance: Int) -> PixelRect {
    PixelRect(x0: x0 - distance, y0: y0 - distance, x1: x1 + distance, y1: y1 + distance)
  }

  @inlinable
  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }
}

extension PixelRect {
  /// Coordinates are clamped to this many pixels, so that sums of a few cannot overflow.
  @usableFromInline static let limit: CGFloat = 16_777_216

  /// The pixels that `rect` touches, in the transform's units. Empty for null, empty or NaN rectangles.
  public init(around rect: CGRect, _ transform: CGAffineTransform) {
    if rect.isNull {
      self = .empty
      return
    }
    var (minX, maxX, minY, maxY) = rect.edges
    if transform.isAxisAligned {
      (minX, maxX) = (transform.a * minX + transform.tx, transform.a * maxX + transform.tx)
      (minY, maxY) = (transform.d * minY + transform.ty, transform.d * maxY + transform.ty)
    } else {
      let device = rect.applying(transform)
      (minX, maxX, minY, maxY) = (device.minX, device.maxX, device.minY, device.maxY)
    }
    func clamp(_ v: CGFloat) -> CGFloat { v > -Self.limit ? (v < Self.limit ? v : Self.limit) : -Self.limit }
    if minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN {
      self = .empty
      return
    }
    self.init(
      x0: Self.floor(clamp(min(minX, maxX))), y0: Self.floor(clamp(min(minY, maxY))),
      x1: -Self.floor(-clamp(max(minX, maxX))), y1: -Self.floor(-clamp(max(minY, maxY))))
  }

  /// The greatest integer that is not above a number within ``limit``. Cheaper than `rounded(.down)`, which is a call unless
  /// the compiler may assume SSE 4.1.
  @inline(__always)
  static func floor(_ number: CGFloat) -> Int {
    let whole = Int(number)
    return CGFloat(whole) > number ? whole - 1 : whole
  }
}

extension CGRect {
  /// The least and the greatest coordinates. Cheaper than `minX` and its like, which are calls.
  @inlinable @inline(__always)
  package var edges: (minX: CGFloat, maxX: CGFloat, minY: CGFloat, maxY: CGFloat) {
    guard size.width >= 0, size.height >= 0 else { return (minX, maxX, minY, maxY) }
    return (origin.x, origin.x + size.width, origin.y, origin.y + size.height)
  }
}
