import Geometry

/// What receives a flattened outline; points are in the path's own units.
protocol OutlineSink {
  mutating func move(_ x: Float, _ y: Float)
  mutating func line(_ x: Float, _ y: Float)
  mutating func close()
}

/// Turns paths into lines no farther than `tolerance` from the curves.
struct Flattener {
  /// In the path's units; positive.
  var tolerance: Float

  /// More would not show, whatever the curve: a bound for what comes from outside.
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
    var i = 1
    while i < n {
      let t = Float(i) * step
      sink.line((ax * t + bx) * t + x0, (ay * t + by) * t + y0)
      i &+= 1
    }
    sink.line(x2, y2)
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
    var i = 1
    while i < n {
      let t = Float(i) * step
      sink.line(((ax * t + bx) * t + cx) * t + x0, ((ay * t + by) * t + cy) * t + y0)
      i &+= 1
    }
    sink.line(x3, y3)
  }
}
