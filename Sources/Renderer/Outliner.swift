import Geometry

/// Receives a flattened outline; points are in the path's units.
protocol OutlineSink {
  mutating func move(_ x: Float, _ y: Float)
  mutating func line(_ x: Float, _ y: Float)
  mutating func close()
  /// Begins a curve, whose lines follow, with the direction in which it leaves the last point.
  mutating func curveBegins(_ dx: Float, _ dy: Float)
  /// Ends a curve, with the direction in which it arrives at the last point.
  mutating func curveEnds(_ dx: Float, _ dy: Float)
}

extension OutlineSink {
  @inline(__always) mutating func curveBegins(_ dx: Float, _ dy: Float) {}
  @inline(__always) mutating func curveEnds(_ dx: Float, _ dy: Float) {}
}

/// Flattens paths to lines within `tolerance` of the curves.
struct Flattener {
  /// In the path's units; positive.
  var tolerance: Float

  /// The most lines of a curve; more would not be visible. Bounds the work for untrusted input.
  static let mostSegments: Float = 512

  /// The number of equal steps that keeps a curve within the tolerance, from the bound on its second derivative
  /// `deviation` (degree·(degree - 1)·the largest second difference): error ≤ deviation / (8·n²).
  @inline(__always)
  func steps(_ deviation: Float) -> Int {
    let n = (deviation / (8 * tolerance)).squareRoot()
    return n < Self.mostSegments ? Int(n) + 1 : Int(Self.mostSegments)
  }

  @inline(__always)
  func quad<Sink: OutlineSink>(
    _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, into sink: inout Sink
  ) {
    let (ax, ay) = (x0 - 2 * x1 + x2, y0 - 2 * y1 + y2)
    let (bx, by) = (2 * (x1 - x0), 2 * (y1 - y0))
    let n = steps(2 * (ax * ax + ay * ay).squareRoot())
    let step = 1 / Float(n)
    sink.curveBegins(bx != 0 || by != 0 ? x1 - x0 : x2 - x0, bx != 0 || by != 0 ? y1 - y0 : y2 - y0)
    var i = 1
    while i < n {
      let t = Float(i) * step
      sink.line((ax * t + bx) * t + x0, (ay * t + by) * t + y0)
      i &+= 1
    }
    sink.line(x2, y2)
    sink.curveEnds(x2 != x1 || y2 != y1 ? x2 - x1 : x2 - x0, x2 != x1 || y2 != y1 ? y2 - y1 : y2 - y0)
  }

  @inline(__always)
  func cubic<Sink: OutlineSink>(
    _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x3: Float, _ y3: Float,
    into sink: inout Sink
  ) {
    let (ux, uy) = (x0 - 2 * x1 + x2, y0 - 2 * y1 + y2)
    let (vx, vy) = (x1 - 2 * x2 + x3, y1 - 2 * y2 + y3)
    let n = steps(6 * max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot())
    let (cx, cy) = (3 * (x1 - x0), 3 * (y1 - y0))
    let (bx, by) = (3 * ux, 3 * uy)
    let (ax, ay) = (x3 - x0 - cx - bx, y3 - y0 - cy - by)
    let step = 1 / Float(n)
    let (outX, outY) = Self.way((x1 - x0, y1 - y0), (x2 - x0, y2 - y0), (x3 - x0, y3 - y0))
    sink.curveBegins(outX, outY)
    var i = 1
    while i < n {
      let t = Float(i) * step
      sink.line(((ax * t + bx) * t + cx) * t + x0, ((ay * t + by) * t + cy) * t + y0)
      i &+= 1
    }
    sink.line(x3, y3)
    let (inX, inY) = Self.way((x3 - x2, y3 - y2), (x3 - x1, y3 - y1), (x3 - x0, y3 - y0))
    sink.curveEnds(inX, inY)
  }

  /// The first direction that is not zero: a control point that coincides with an end gives none.
  @inline(__always)
  private static func way(
    _ a: (Float, Float), _ b: (Float, Float), _ c: (Float, Float)
  ) -> (Float, Float) {
    if a.0 != 0 || a.1 != 0 { return a }
    return b.0 != 0 || b.1 != 0 ? b : c
  }
}
