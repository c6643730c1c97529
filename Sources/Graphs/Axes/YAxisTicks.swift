import SwiftUI

/// One y axis for one window: its ends, its ticks and what they say.
struct YAxisTicks: Equatable {
  let domain: ClosedRange<Double>
  let scale: Scale
  let ticks: [Tick]
  /// The values of the marks between the ticks.
  let minors: [Double]
  var isHidden: Bool
  let title: String?
  private let unit: MetricUnit
  private let symbols: NumberSymbols
  /// Points between the middles of labels.
  private static let tickDistance = 44.0

  /// Nil where no layer has a value in the window and nobody fixed the axis's ends.
  init?(
    _ settings: YAxisSettings, layers: [GraphLayer], window: ClosedRange<Double>, height: Double,
    symbols: NumberSymbols
  ) {
    var extent = layers.lazy.compactMap { $0.mark.yExtent(in: window) }.union
    if extent == nil, layers.contains(where: { $0.mark.series != nil }) { extent = 0...1 }
    guard let extent else { return nil }
    let standsOnZero = layers.contains { $0.mark.standsOnZero }
    self.init(
      settings, domain: settings.domain(around: extent, standsOnZero: standsOnZero), height: height, symbols: symbols)
  }

  init(_ settings: YAxisSettings, domain: ClosedRange<Double>, height: Double, symbols: NumberSymbols) {
    unit = settings.unit ?? .short
    self.symbols = symbols
    scale = settings.scale
    isHidden = settings.isHidden
    title = settings.label
    let maker = NumericTicks(scale: scale, unit: unit, symbols: symbols)
    let count = max(1, Int(height / Self.tickDistance))
    let nice = maker.ticks(in: domain, count: count).niceDomain
    // An end that somebody fixed stays where it is.
    let lower = settings.fixedLowest == nil ? nice.lowerBound : domain.lowerBound
    let upper = settings.fixedHighest == nil ? nice.upperBound : domain.upperBound
    // One more, so that a range that was just extended to whole steps keeps them.
    let set = maker.ticks(in: lower...max(lower, upper), count: count + 1)
    self.domain = set.domain
    ticks = set.ticks
    minors = settings.hasMinorTicks ? maker.minorValues(of: set) + set.ticks.filter { !$0.isMajor }.map(\.value) : []
  }

  /// In points.
  func width(_ metrics: AxisMetrics) -> Double {
    if isHidden { return 0 }
    return (ticks.map { metrics.width(of: $0.label) }.max() ?? 0) + metrics.labelGap + 2
  }

  /// A value as a tooltip says it.
  func label(_ value: Double, unit: MetricUnit?) -> String {
    (unit ?? self.unit).formatter(symbols: symbols).string(from: value)
  }
}

extension YAxisSettings {
  /// The ends that somebody fixed at a number.
  fileprivate var fixedLowest: Double? { lowest.flatMap { $0.isFinite ? $0 : nil } }
  fileprivate var fixedHighest: Double? { highest.flatMap { $0.isFinite ? $0 : nil } }

  /// The ends of the axis before they are rounded.
  func domain(around extent: ClosedRange<Double>, standsOnZero: Bool) -> ClosedRange<Double> {
    var (lower, upper) = (extent.lowerBound, extent.upperBound)
    let span = upper - lower
    // Lines that come within their own height of zero show how far they are from it.
    let isNearZero = lower >= 0 ? lower < span : upper <= 0 && -upper < span
    if scale.hasZero, includesZero ?? (standsOnZero || isNearZero) {
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    lower = fixedLowest ?? lower
    upper = fixedHighest ?? upper
    if lower < upper { return lower...upper }
    // One value: as much room above it as below.
    let half = lower == 0 ? 1 : abs(lower) * 0.1
    if fixedLowest != nil { return lower...lower + 2 * half }
    if fixedHighest != nil { return upper - 2 * half...upper }
    return lower - half...upper + half
  }
}

extension Scale {
  /// Whether zero has a place on it.
  fileprivate var hasZero: Bool {
    if case .log = self { false } else { true }
  }
}
