import SwiftUI

/// How a chart would move along an axis; points, and points a second.
struct Move {
  var start: CGFloat
  var end: CGFloat
  var velocity: CGFloat
}

/// Finds the values at which a chart comes to rest.
struct ValueSearch {
  let measure: ScrollMeasure
  let calendar: Calendar

  /// Points a second from which letting go is a flick.
  private static let flick: CGFloat = 50

  /// The offset at which a chart rests that would go from one to another.
  func rest(_ steps: ChartScrollSteps, isLimited: Bool, _ move: Move) -> CGFloat? {
    let (start, end) = (measure.value(at: move.start), measure.value(at: move.end))
    // What is less than half a point away is where the chart is.
    let near = measure.perPoint / 2
    let value: Double?
    if let major = steps.major, abs(move.velocity) > Self.flick {
      let grows = (move.velocity > 0) != measure.isFlipped
      let following = grows ? next(major, after: start + near) : last(major, before: start - near)
      value = isLimited ? following : nearest(to: end, major, near)
    } else {
      value = nearest(to: end, steps.step, near)
    }
    return value.map { CGFloat(measure.offset(of: $0)) }
  }

  private func nearest(to value: Double, _ step: ChartScrollStep, _ near: Double) -> Double? {
    [last(step, before: value + near), next(step, after: value - near)].compactMap { $0 }
      .min { abs($0 - value) < abs($1 - value) }
  }

  private func next(_ step: ChartScrollStep, after value: Double) -> Double? { find(step, from: value, .up, .forward) }

  private func last(_ step: ChartScrollStep, before value: Double) -> Double? {
    find(step, from: value, .down, .backward)
  }

  private func find(
    _ step: ChartScrollStep, from value: Double, _ rule: FloatingPointRoundingRule,
    _ direction: Calendar.SearchDirection
  ) -> Double? {
    func multiple(of unit: Double, from start: Double) -> Double? {
      unit > 0 && unit.isFinite ? start + ((value - start) / unit).rounded(rule) * unit : nil
    }
    switch step {
    case .page: return multiple(of: measure.page, from: measure.domain.lowerBound)
    case .number(let unit):
      return multiple(of: unit, from: measure.isDate ? measure.domain.lowerBound : 0)
    case .dates(let components):
      guard measure.isDate else { return nil }
      return calendar.nextDate(
        after: Date(timeIntervalSince1970: value), matching: components, matchingPolicy: .nextTime,
        direction: direction)?.timeIntervalSince1970
    }
  }
}
