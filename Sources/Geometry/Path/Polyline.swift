import Foundation

/// A flattened subpath, ready for dashes and strokes. Neighbouring points differ.
struct Polyline {
  private(set) var points: [CGPoint] = []
  /// For each point, whether it is inside of a curve, so that its join must not be visible.
  private(set) var isSmooth: [Bool] = []
  var isClosed = false
  /// The direction of a polyline with a single point.
  var direction = CGVector(dx: 1, dy: 0)

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
    }
    if points.count < 2 { isClosed = false }
  }

  func reversed() -> Polyline {
    var result = self
    result.points.reverse()
    result.isSmooth.reverse()
    return result
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
      for (i, point) in points.enumerated() { line.add(point, isSmooth: i + 1 < points.count) }
    }
    finish()
    return result
  }
}
