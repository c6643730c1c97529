import Foundation

/// A flattened subpath, ready for dashes and strokes. Neighbouring points differ.
struct Polyline {
  private(set) var points: [CGPoint] = []
  /// For each point, whether it is inside of a curve, so that its join must not be visible.
  private(set) var isSmooth: [Bool] = []
  var isClosed = false
  /// The direction of a polyline with a single point.
  var direction = CGVector(dx: 1, dy: 0)
  /// The ways, one point long, in which curves leave points and arrive at them, by the points' numbers: lines that stand
  /// for a curve run another way.
  private(set) var departures: [Int: CGVector] = [:]
  private(set) var arrivals: [Int: CGVector] = [:]

  mutating func add(_ point: CGPoint, isSmooth smooth: Bool) {
    if let last = points.last {
      let length = hypot(point.x - last.x, point.y - last.y)
      // Differences that overflow have no direction.
      guard length > 1e-9, length.isFinite else { return }
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isClosed = true
    while points.count > 1, let last = points.last, hypot(last.x - points[0].x, last.y - points[0].y) <= 1e-9 {
      points.removeLast()
      isSmooth.removeLast()
      if let way = arrivals.removeValue(forKey: points.count) { arrivals[0] = way }
    }
    if points.count < 2 { isClosed = false }
  }

  func reversed() -> Polyline {
    var result = self
    result.points.reverse()
    result.isSmooth.reverse()
    func turned(_ ways: [Int: CGVector]) -> [Int: CGVector] {
      var turned: [Int: CGVector] = [:]
      for (point, way) in ways { turned[points.count - 1 - point] = CGVector(dx: -way.dx, dy: -way.dy) }
      return turned
    }
    result.departures = turned(arrivals)
    result.arrivals = turned(departures)
    return result
  }

  /// Notes which way a curve left `first` and arrived at the last point.
  mutating func noteCurve(from first: Int, _ departure: CGVector?, _ arrival: CGVector?) {
    guard first >= 0, points.count - 1 > first else { return }
    departures[first] = departure
    arrivals[points.count - 1] = arrival
  }

  /// The polylines of a path's subpaths. A move alone makes none.
  static func polylines(of path: Path, tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var line = Polyline()
    var hasSegment = false
    var flattener = Flattener(tolerance: tolerance, transform: .identity)
    func finish() {
      if hasSegment && !line.points.isEmpty { result.append(line) }
      line = Polyline()
      hasSegment = false
    }
    path.forEach { element in
      var points: [CGPoint] = []
      flattener.add(element) { segment in
        switch segment {
        case .move(let point):
          finish()
          line.add(point, isSmooth: false)
        case .line(let point):
          hasSegment = true
          points.append(point)
        case .close:
          hasSegment = true
          line.close()
          finish()
        }
      }
      let first = line.points.count - 1
      for (i, point) in points.enumerated() { line.add(point, isSmooth: i + 1 < points.count) }
      if let start = line.points.indices.contains(first) ? line.points[first] : nil {
        line.noteCurve(from: first, element.departure(from: start), element.arrival(from: start))
      }
    }
    finish()
    return result
  }
}

extension Path.Element {
  /// The way in which a curve leaves `start`; nil for lines.
  fileprivate func departure(from start: CGPoint) -> CGVector? {
    switch self {
    case .quadCurve(let to, let control): CGVector.way(from: start, through: [control, to])
    case .curve(let to, let control1, let control2): CGVector.way(from: start, through: [control1, control2, to])
    default: nil
    }
  }

  /// The way in which a curve that began at `start` arrives; nil for lines.
  fileprivate func arrival(from start: CGPoint) -> CGVector? {
    let back: CGVector? =
      switch self {
      case .quadCurve(let to, let control): CGVector.way(from: to, through: [control, start])
      case .curve(let to, let control1, let control2): CGVector.way(from: to, through: [control2, control1, start])
      default: nil
      }
    return back.map { CGVector(dx: -$0.dx, dy: -$0.dy) }
  }
}

extension CGVector {
  /// One point long, towards the first of the points that lies elsewhere.
  fileprivate static func way(from start: CGPoint, through points: [CGPoint]) -> CGVector? {
    for point in points {
      let length = hypot(point.x - start.x, point.y - start.y)
      if length > 1e-9, length.isFinite {
        return CGVector(dx: (point.x - start.x) / length, dy: (point.y - start.y) / length)
      }
    }
    return nil
  }
}
