import SwiftUI

/// How points of what scrolls are values of an axis.
struct ScrollMeasure: Equatable {
  /// All that can be scrolled to.
  let domain: ClosedRange<Double>
  let perPoint: Double
  /// The length that is seen at once.
  let page: Double
  let isDate: Bool
  /// Whether values grow against the points: upwards, or on a reversed axis.
  let isFlipped: Bool

  /// The least value that is seen at an offset.
  func value(at offset: Double) -> Double {
    isFlipped ? domain.upperBound - page - offset * perPoint : domain.lowerBound + offset * perPoint
  }

  /// The offset at which a value is the least that is seen.
  func offset(of value: Double) -> Double {
    (isFlipped ? domain.upperBound - page - value : value - domain.lowerBound) / perPoint
  }
}

/// Those of the axes that scroll.
struct ScrollMeasures: Equatable {
  var x: ScrollMeasure?
  var y: ScrollMeasure?

  init(_ plan: ChartPlan, _ settings: ChartSettings, plot: CGSize) {
    x = Self.measure(plan.wholeX.scale, settings.x.scroll, plot.width, isUpright: false)
    y = Self.measure(plan.wholeY.scale, settings.y.scroll, plot.height, isUpright: true)
  }

  private static func measure(
    _ scale: ChartScale, _ settings: ScrollSettings, _ length: CGFloat, isUpright: Bool
  ) -> ScrollMeasure? {
    let pages = settings.pages(of: scale)
    guard pages > 1, length > 0 else { return nil }
    let page = (scale.domain.upperBound - scale.domain.lowerBound) / pages
    return ScrollMeasure(
      domain: scale.domain, perPoint: page / length, page: page, isDate: scale.kind == .date,
      isFlipped: isUpright != scale.isReversed)
  }
}

/// The least values that are seen, once a chart was scrolled.
struct WindowStart: Equatable {
  var x: Double?
  var y: Double?
}
