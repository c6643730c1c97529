import SwiftUI

/// What modifiers say of the scrolling of an axis; only the horizontal one scrolls.
struct ScrollSettings {
  var isEnabled = false
  /// The length of the visible part of the domain: seconds for dates, a number of names for categories.
  var visibleLength: Double?
  var start: _PlottedValue?
  var set: ((_PlottedValue) -> Void)?

  /// The scale of the part of a domain that begins at `start`.
  func windowed(_ whole: ScaleMaker, start: Double?) -> ScaleMaker {
    guard let window = window(of: whole.scale, start: start) else { return whole }
    return ScaleMaker(whole, domain: window)
  }

  /// How many times the plot's width the whole domain is; 1 where it does not scroll.
  func pages(of scale: ChartScale) -> Double {
    guard isEnabled, let visibleLength, visibleLength > 0, visibleLength.isFinite else { return 1 }
    let width = scale.domain.upperBound - scale.domain.lowerBound
    // More pages than that could not be told apart by a finger.
    return min(max(width / visibleLength, 1), 10_000)
  }

  /// Where the program wants the leading edge; a name is counted.
  func place(in scale: ChartScale) -> Double? {
    guard let start, case .category = scale.kind else { return start?.scalar }
    return scale.band(start).map { $0.lowerBound * (scale.domain.upperBound - scale.domain.lowerBound) }
  }

  private func window(of scale: ChartScale, start: Double?) -> ClosedRange<Double>? {
    let pages = pages(of: scale)
    guard pages > 1 else { return nil }
    let domain = scale.domain
    let length = (domain.upperBound - domain.lowerBound) / pages
    let first = start ?? place(in: scale) ?? domain.lowerBound
    let low = min(max(first, domain.lowerBound), domain.upperBound - length)
    return low...low + length
  }
}

extension ScaleMaker {
  /// The scale over another domain.
  init(_ whole: ScaleMaker, domain: ClosedRange<Double>) {
    scale = whole.scale.over(domain)
    (hasValues, isWhole) = (whole.hasValues, whole.isWhole)
  }
}

extension View {
  /// Lets charts scroll along an axis; only the horizontal one does.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { $0.x.scroll.isEnabled = axes.contains(.horizontal) }
  }

  /// Sets how much of the horizontal axis is seen at once: seconds of dates, a number of names.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.scalar
    return chartSetting { $0.x.scroll.visibleLength = length }
  }

  /// Sets and follows the value at the leading edge of charts that scroll.
  public func chartScrollPosition<P: Plottable & Equatable>(x: Binding<P>) -> some View {
    chartSetting {
      $0.x.scroll.start = x.wrappedValue.plotted
      $0.x.scroll.set = { value in
        if let value = P(plotted: value), x.wrappedValue != value { x.wrappedValue = value }
      }
    }
  }

  /// Sets the value at the leading edge of charts that scroll, until they are scrolled.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let value = initialX.plotted
    return chartSetting { $0.x.scroll.start = value }
  }
}
