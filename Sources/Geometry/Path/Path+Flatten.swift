import Foundation

/// One step of a flattened path.
@frozen
public enum FlatSegment: Equatable, Sendable {
  case move(SIMD2<Float>)
  case line(SIMD2<Float>)
  /// A line back to the last move.
  case close
}

extension Path {
  /// Hands out the path as straight lines that are within `tolerance` of it.
  ///
  /// A subpath that continues after a close begins with another move. Points that are not finite are ignored. A curve
  /// becomes at most 256 lines.
  ///
  /// - Parameters:
  ///   - tolerance: in units of the transformed path, positive. A tenth of a pixel is invisible.
  ///   - transform: applied before flattening.
  @inlinable
  public func flatten(
    tolerance: CGFloat = 0.1, transform: CGAffineTransform = .identity, _ emit: (FlatSegment) -> Void
  ) {
    forEachLine(tolerance: tolerance, transform: transform) { segment in
      switch segment {
      case .move(let point): emit(.move(SIMD2(Float(point.x), Float(point.y))))
      case .line(let point): emit(.line(SIMD2(Float(point.x), Float(point.y))))
      case .close: emit(.close)
      }
    }
  }

  /// `flatten` in full precision.
  @inlinable
  func forEachLine(
    tolerance: CGFloat, transform: CGAffineTransform = .identity, _ emit: (LineSegment) -> Void
  ) {
    var flattener = Flattener(tolerance: tolerance, transform: transform)
    if case .elements(let elements) = storage {
      for element in elements { flattener.add(element, emit) }
    } else {
      forEach { flattener.add($0, emit) }
    }
  }
}

/// One step of a flattened path, in full precision.
@usableFromInline
@frozen
enum LineSegment {
  case move(CGPoint)
  case line(CGPoint)
  case close
}

/// Turns elements into lines.
@usableFromInline
@frozen
struct Flattener {
  @usableFromInline let tolerance: CGFloat
  @usableFromInline let transform: CGAffineTransform
  @usableFromInline var start = CGPoint.zero
  @usableFromInline var current = CGPoint.zero
  /// Whether `start` was emitted as a move. False after a close.
  @usableFromInline var isOpen = false
  @usableFromInline var hasPoint = false

  @inlinable
  init(tolerance: CGFloat, transform: CGAffineTransform) {
    self.tolerance = tolerance > 0 ? tolerance : 0.1
    self.transform = transform
  }

  @inlinable
  mutating func add(_ element: Path.Element, _ emit: (LineSegment) -> Void) {
    switch element {
    case .move(let to):
      let point = to.applying(transform)
      guard point.x.isFinite, point.y.isFinite else { return }
      (start, current, isOpen, hasPoint) = (point, point, true, true)
      emit(.move(point))
    case .line(let to):
      line(to.applying(transform), emit)
    case .quadCurve(let to, let control):
      let (p0, p1, p2) = (current, control.applying(transform), to.applying(transform))
      let deviation = hypotenuse(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
      let count = segmentCount(deviation / 4)
      let step = 1 / CGFloat(count)
      for i in 1..<count {
        let t = CGFloat(i) * step
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        line(CGPoint(x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y), emit)
      }
      line(p2, emit)
    case .curve(let to, let control1, let control2):
      let (p0, p1, p2, p3) = (
        current, control1.applying(transform), control2.applying(transform), to.applying(transform)
      )
      let deviation = max(
        hypotenuse(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
        hypotenuse(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
      let count = segmentCount(deviation * 0.75)
      let step = 1 / CGFloat(count)
      for i in 1..<count {
        let t = CGFloat(i) * step
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        line(
          CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y), emit)
      }
      line(p3, emit)
    case .closeSubpath:
      guard isOpen else { return }
      isOpen = false
      current = start
      emit(.close)
    }
  }

  @inlinable
  mutating func line(_ point: CGPoint, _ emit: (LineSegment) -> Void) {
    guard hasPoint, point.x.isFinite, point.y.isFinite else { return }
    if !isOpen {
      isOpen = true
      emit(.move(start))
    }
    current = point
    emit(.line(point))
  }

  /// Wang's bound: n lines are within n⁻² times an eighth of the greatest second derivative of a polynomial curve.
  @inlinable
  func segmentCount(_ deviation: CGFloat) -> Int {
    let ratio = deviation / tolerance
    guard ratio > 1 else { return 1 }
    guard ratio < 65_536 else { return 256 }
    return Int(ratio.squareRoot().rounded(.up))
  }

  @inlinable
  func hypotenuse(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }
}
