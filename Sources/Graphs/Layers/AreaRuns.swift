import SwiftUI

/// The runs of an area between its gaps.
struct AreaRuns {
  private(set) var outline = Path()
  private(set) var top = Path()
  /// Points with a gap on both sides.
  private(set) var loners: [CGPoint] = []

  init(_ edges: StackEdges, nulls: NullRule, method: InterpolationMethod, in space: PlotSpace) {
    var upper: [CGPoint] = []
    var lower: [CGPoint] = []
    var last = -Double.infinity
    for sample in AreaSamples(edges, in: space) {
      if sample.top.isNaN || sample.base?.isNaN == true {
        if case .breaks = nulls { add(&upper, &lower, method) }
        continue
      }
      if case .spansUpTo(let limit) = nulls, sample.x - last > limit { add(&upper, &lower, method) }
      last = sample.x
      upper.append(space.point(sample.x, sample.top))
      lower.append(
        sample.base.map { space.point(sample.x, $0) } ?? CGPoint(x: upper[upper.count - 1].x, y: space.baseline))
    }
    add(&upper, &lower, method)
  }

  private mutating func add(_ upper: inout [CGPoint], _ lower: inout [CGPoint], _ method: InterpolationMethod) {
    defer {
      upper.removeAll(keepingCapacity: true)
      lower.removeAll(keepingCapacity: true)
    }
    guard upper.count > 1 else {
      loners += upper
      return
    }
    top.move(to: upper[0])
    top.addCurve(through: upper, method)
    outline.move(to: upper[0])
    outline.addCurve(through: upper, method)
    outline.addLine(to: lower[lower.count - 1])
    outline.addCurve(through: lower.reversed(), method.reversed)
    outline.closeSubpath()
  }
}

extension InterpolationMethod {
  /// The method that gives the same curve for points in reverse order.
  var reversed: InterpolationMethod {
    switch self {
    case .stepEnd: .stepStart
    case .stepStart: .stepEnd
    default: self
    }
  }
}
