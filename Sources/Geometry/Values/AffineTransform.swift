import Foundation

/// A 2D affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation on Linux has no `CGAffineTransform`. This type has the same names and the same row-vector convention, so
/// `t.concatenating(u)` applies `t` first.
public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
  public var a, b, c, d, tx, ty: CGFloat

  @inlinable
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  @inlinable public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  @inlinable public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  @inlinable public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// - Parameter angle: radians. A positive angle turns clockwise if y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (Foundation.sin(angle), Foundation.cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  @inlinable public static var identity: CGAffineTransform { CGAffineTransform() }
  @inlinable public var isIdentity: Bool { self == .identity }
  /// Whether the transform is a translation.
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Whether horizontal and vertical lines stay horizontal and vertical (no rotation or skew).
  @inlinable public var isAxisAligned: Bool { b == 0 && c == 0 }

  /// Applies `self` first, then `t`.
  @inlinable
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d,
      c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  @inlinable
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  @inlinable
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// - Parameter angle: radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse. If there is none, `self`, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    let k = 1 / determinant
    return CGAffineTransform(
      a: d * k, b: -b * k, c: -c * k, d: a * k,
      tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k)
  }
}

extension CGPoint {
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.isTranslation { return offsetBy(dx: t.tx, dy: t.ty) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}
