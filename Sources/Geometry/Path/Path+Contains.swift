import Foundation

extension Path {
  /// Whether `point` is inside. Open subpaths count as closed.
  ///
  /// Cost: one pass over the elements. Only curves near the point are examined closely.
  ///
  /// - Parameter eoFill: true counts points as inside that the outline surrounds an odd number of times; false, any
  ///   number of times but 0.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty: return false
    case .rect(let rect): return Self.isInside(rect.standardized, point)
    case .ellipse(let rect):
      let rect = rect.standardized
      let (x, y) = ((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2))
      return x * x + y * y < 1
    case .roundedRect(let rect, _, _):
      if !Self.isInside(rect.standardized, point) { return false }
    case .elements: break
    }
    var winding = Winding(point: point)
    forEach { winding.add($0) }
    let count = winding.finish()
    return eoFill ? count & 1 == 1 : count != 0
  }

  /// Foundation's `CGRect.contains` traps if a side is NaN.
  private static func isInside(_ rect: CGRect, _ point: CGPoint) -> Bool {
    point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
  }
}

/// Counts how often an outline goes around a point: by the crossings, with their direction, of a ray from the point
/// towards +x.
private struct Winding {
  let point: CGPoint
  private var count = 0
  private var (start, current) = (CGPoint.zero, CGPoint.zero)

  init(point: CGPoint) { self.point = point }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      line(to: start)
      (start, current) = (to, to)
    case .line(let to): line(to: to)
    case .quadCurve(let to, let control):
      curve(element, to: to, [current.x, control.x, to.x], [current.y, control.y, to.y])
    case .curve(let to, let control1, let control2):
      curve(
        element, to: to, [current.x, control1.x, control2.x, to.x], [current.y, control1.y, control2.y, to.y])
    case .closeSubpath: line(to: start)
    }
  }

  mutating func finish() -> Int {
    line(to: start)
    return count
  }

  private mutating func line(to end: CGPoint) {
    let from = current
    current = end
    // The interval is half open in y, so that a vertex on the ray counts once.
    guard (from.y <= point.y) != (end.y <= point.y) else { return }
    let x = from.x + (point.y - from.y) / (end.y - from.y) * (end.x - from.x)
    if x > point.x { count += from.y < end.y ? 1 : -1 }
  }

  /// If the point is outside of a curve's box, the curve crosses the ray like its chord, or not at all.
  private mutating func curve(_ element: Path.Element, to end: CGPoint, _ xs: [CGFloat], _ ys: [CGFloat]) {
    let (minX, maxX, minY, maxY) = (xs.min()!, xs.max()!, ys.min()!, ys.max()!)
    if !(point.y >= minY && point.y <= maxY && point.x <= maxX) {
      current = end
    } else if point.x < minX {
      line(to: end)
    } else {
      let size = max(maxX - minX, maxY - minY)
      var flattener = Flattener(tolerance: max(size * 1e-5, 1e-9), transform: .identity)
      (flattener.start, flattener.current, flattener.isOpen, flattener.hasPoint) = (start, current, true, true)
      flattener.add(element) { if case .line(let point) = $0 { line(to: point) } }
      line(to: end)
    }
  }
}
