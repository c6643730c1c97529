import SwiftUI

/// What modifiers say of the scrolling of an axis.
struct ScrollSettings {
  var isEnabled = false
  /// The length of the visible part of the domain: seconds for dates, a number of names for categories.
  var visibleLength: Double?
  var start: _PlottedValue?
  var set: ((_PlottedValue) -> Void)?
  /// What becomes of a value in the program's type.
  var told: ((_PlottedValue) -> _PlottedValue?)?

  /// The scale of the part of a domain that begins at `start`.
  func windowed(_ whole: ScaleMaker, start: Double?) -> ScaleMaker {
    guard let window = window(of: whole.scale, start: start) else { return whole }
    return ScaleMaker(whole, scale: whole.scale.over(window))
  }

  /// How many times the plot's length the whole domain is; 1 where it does not scroll.
  func pages(of scale: ChartScale) -> Double {
    guard isEnabled, let visibleLength, visibleLength > 0, visibleLength.isFinite else { return 1 }
    let width = scale.domain.upperBound - scale.domain.lowerBound
    // More pages than that could not be told apart by a finger.
    return min(max(width / visibleLength, 1), 10_000)
  }

  /// The least value that the program wants to be seen; a name is counted.
  func place(in scale: ChartScale) -> Double? {
    guard let start, case .category = scale.kind else { return start?.scalar }
    return scale.band(start).map {
      (scale.isReversed ? 1 - $0.upperBound : $0.lowerBound)
        * (scale.domain.upperBound - scale.domain.lowerBound)
    }
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
  /// Another scale of the same values.
  init(_ made: ScaleMaker, scale: ChartScale) {
    self.scale = scale
    (hasValues, isWhole) = (made.hasValues, made.isWhole)
  }
}

extension View {
  /// Lets charts scroll along some axes.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting {
      $0.x.scroll.isEnabled = axes.contains(.horizontal)
      $0.y.scroll.isEnabled = axes.contains(.vertical)
    }
  }

  /// Sets how much of the horizontal axis is seen at once: seconds of dates, a number of names.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.scalar
    return chartSetting { $0.x.scroll.visibleLength = length }
  }

  /// Sets how much of the vertical axis is seen at once: seconds of dates, a number of names.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.scalar
    return chartSetting { $0.y.scroll.visibleLength = length }
  }

  /// Sets and follows the value at the leading edge of charts that scroll.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartSetting { $0.x.scroll.follow(x) }
  }

  /// Sets and follows the value at the lower edge of charts that scroll; of names it is the one at the top.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chartSetting { $0.y.scroll.follow(y) }
  }

  /// Sets the value at the leading edge of charts that scroll, until they are scrolled.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.plotted
    return chartSetting { $0.x.scroll.start = value }
  }

  /// Sets the value at the lower edge of charts that scroll, until they are scrolled; of names it is the one at the top.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let value = initialY.plotted
    return chartSetting { $0.y.scroll.start = value }
  }
}

extension ScrollSettings {
  fileprivate mutating func follow<P: Plottable>(_ position: Binding<P>) {
    start = position.wrappedValue.plotted
    told = { P(plotted: $0)?.plotted }
    set = { value in
      if let value = P(plotted: value), position.wrappedValue.plotted != value.plotted {
        position.wrappedValue = value
      }
    }
  }
}
