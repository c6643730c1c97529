import SwiftUI

/// Builds the path of a series point by point.
struct LineOutline {
  let method: InterpolationMethod
  private var path = Path()
  /// The points of the current run.
  private var run: [CGPoint] = []
  /// Points with a gap on both sides.
  private(set) var loners: [CGPoint] = []

  init(method: InterpolationMethod) { self.method = method }

  /// Adds the visible points and one beyond each edge.
  mutating func add(_ series: Series, nulls: NullRule, in space: PlotSpace) {
    let indices = series.indicesAround(space.x.domain)
    run.reserveCapacity(indices.count)
    var last = -Double.infinity
    for index in indices {
      let value = series.y(at: index)
      let x = series.x(at: index)
      if value.isNaN {
        if case .breaks = nulls { endRun() }
        continue
      }
      if case .spansUpTo(let limit) = nulls, x - last > limit { endRun() }
      last = x
      run.append(space.point(x, value))
    }
    endRun()
  }

  mutating func finish() -> Path { path }

  private mutating func endRun() {
    defer { run.removeAll(keepingCapacity: true) }
    guard run.count > 1 else {
      loners += run
      return
    }
    if method == .linear {
      path.addLines(run)
    } else {
      path.move(to: run[0])
      path.addCurve(through: run, method)
    }
  }
}

extension Path {
  /// Continues the path, which is at the first point, to the last point.
  package mutating func addCurve(through points: some BidirectionalCollection<CGPoint>, _ method: InterpolationMethod) {
    guard var last = points.first else { return }
    switch method {
    case .linear:
      for point in points.dropFirst() { addLine(to: point) }
    case .stepEnd:
      for point in points.dropFirst() {
        addLine(to: CGPoint(x: point.x, y: last.y))
        addLine(to: point)
        last = point
      }
    case .stepStart:
      for point in points.dropFirst() {
        addLine(to: CGPoint(x: last.x, y: point.y))
        addLine(to: point)
        last = point
      }
    case .stepCenter:
      for point in points.dropFirst() {
        let middle = (last.x + point.x) / 2
        addLine(to: CGPoint(x: middle, y: last.y))
        addLine(to: CGPoint(x: middle, y: point.y))
        last = point
      }
      addLine(to: last)
    case .monotone:
      let points = Array(points)
      let slopes = monotoneSlopes(points)
      for index in points.indices.dropFirst() {
        let (from, to) = (points[index - 1], points[index])
        let third = (to.x - from.x) / 3
        addCurve(
          to: to, control1: CGPoint(x: from.x + third, y: from.y + slopes[index - 1] * third),
          control2: CGPoint(x: to.x - third, y: to.y - slopes[index] * third))
      }
    }
  }
}

/// The slope at each point of a curve that does not overshoot.
///
/// F. N. Fritsch and R. E. Carlson, Monotone Piecewise Cubic Interpolation, 1980; the harmonic mean of neighbouring slopes
/// weighted by distance (Fritsch and Butland 1984).
func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
  guard points.count > 2 else {
    guard points.count == 2, points[1].x > points[0].x else { return points.map { _ in 0 } }
    let slope = (points[1].y - points[0].y) / (points[1].x - points[0].x)
    return [slope, slope]
  }
  let secants = points.indices.dropLast().map { index in
    let width = points[index + 1].x - points[index].x
    return width > 0 ? (points[index + 1].y - points[index].y) / width : 0
  }
  var slopes = [secants[0]]
  for index in 1..<points.count - 1 {
    let (before, after) = (secants[index - 1], secants[index])
    if before * after <= 0 {
      slopes.append(0)
      continue
    }
    let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
    let (a, b) = (2 * right + left, right + 2 * left)
    slopes.append((a + b) / (a / before + b / after))
  }
  slopes.append(secants[secants.count - 1])
  return slopes
}
