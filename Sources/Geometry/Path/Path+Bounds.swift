import Foundation

extension Path {
  /// The smallest rectangle around the outline itself, without control points. Null for an empty path.
  ///
  /// Points that are not finite are ignored.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
    case .elements(let elements):
      var bounds = Bounds()
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for element in elements {
        switch element {
        case .move(let to):
          start = to
          bounds.add(to)
        case .line(let to): bounds.add(to)
        case .quadCurve(let to, let control): bounds.addQuadCurve(current, control, to)
        case .curve(let to, let control1, let control2): bounds.addCurve(current, control1, control2, to)
        case .closeSubpath: break
        }
        current = element.end ?? start
      }
      return bounds.rect
    }
  }
}

private struct Bounds {
  private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
  private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  mutating func add(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    addX(point.x)
    addY(point.y)
  }

  mutating func addQuadCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    add(p2)
    if let x = Self.quadExtreme(p0.x, p1.x, p2.x) { addX(x) }
    if let y = Self.quadExtreme(p0.y, p1.y, p2.y) { addY(y) }
  }

  mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p3)
    Self.cubicExtremes(p0.x, p1.x, p2.x, p3.x) { addX($0) }
    Self.cubicExtremes(p0.y, p1.y, p2.y, p3.y) { addY($0) }
  }

  private mutating func addX(_ x: CGFloat) { (minX, maxX) = (min(minX, x), max(maxX, x)) }
  private mutating func addY(_ y: CGFloat) { (minY, maxY) = (min(minY, y), max(maxY, y)) }

  /// Where the derivative is 0 inside of the curve. If the control value is between the ends, there is no such place.
  private static func quadExtreme(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
    let t = (a - b) / (a - 2 * b + c)
    guard t > 0, t < 1 else { return nil }
    let value = (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c
    return value.isFinite ? value : nil
  }

  private static func cubicExtremes(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ body: (CGFloat) -> Void
  ) {
    let (low, high) = (min(a, d), max(a, d))
    if b >= low, b <= high, c >= low, c <= high { return }
    // The derivative divided by 3: q·t² + 2·r·t + s.
    let (q, r, s) = (d - 3 * c + 3 * b - a, a - 2 * b + c, b - a)
    let discriminant = r * r - q * s
    guard discriminant >= 0 else { return }
    // This form does not subtract nearly equal numbers.
    let k = -(r + (r < 0 ? -1 : 1) * discriminant.squareRoot())
    for t in [k / q, s / k] where t > 0 && t < 1 {
      let u = 1 - t
      let value = u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      if value.isFinite { body(value) }
    }
  }
}
