import SwiftUI

/// One y axis for one window: its ends, ticks and labels.
struct YAxisTicks: Equatable {
  let domain: ClosedRange<Double>
  let scale: Scale
  private(set) var ticks: [Tick]
  /// The values of the marks between the ticks.
  private(set) var minors: [Double]
  var isHidden: Bool
  let title: String?
  private let unit: MetricUnit
  private let symbols: NumberSymbols
  private let decimals: Int?
  /// Points between the middles of labels.
  private static let tickDistance = 44.0

  /// Nil if no layer has a value in the window and the ends of the axis are not fixed.
  init?(
    _ settings: YAxisSettings, layers: [GraphLayer], window: ClosedRange<Double>, height: Double,
    symbols: NumberSymbols
  ) {
    let extent = layers.lazy.compactMap { $0.mark.yExtent(in: window) }.union
    guard let extent else {
      guard layers.contains(where: { $0.mark.series != nil }) else { return nil }
      self.init(empty: settings, height: height, symbols: symbols)
      return
    }
    let standsOnZero = layers.contains { $0.mark.standsOnZero }
    self.init(
      settings, domain: settings.domain(around: extent, standsOnZero: standsOnZero), height: height, symbols: symbols)
  }

  /// The axis of a graph without values: lines without numbers, which would be made up, unless its ends are fixed.
  init(empty settings: YAxisSettings, height: Double, symbols: NumberSymbols) {
    let domain = settings.domain(around: 0...1, standsOnZero: false)
    self.init(settings, domain: domain, height: height, symbols: symbols)
    guard settings.fixedLowest == nil || settings.fixedHighest == nil else { return }
    ticks = ticks.map { Tick(value: $0.value, label: "", isMajor: $0.isMajor) }
    minors = []
  }

  init(_ settings: YAxisSettings, domain: ClosedRange<Double>, height: Double, symbols: NumberSymbols) {
    unit = settings.unit ?? .short
    self.symbols = symbols
    scale = settings.scale
    isHidden = settings.isHidden
    title = settings.label
    let maker = NumericTicks(scale: scale, unit: unit, symbols: symbols)
    let count = max(1, Int(clamping: height / Self.tickDistance))
    let nice = maker.ticks(in: domain, count: count).niceDomain
    // Do not round a fixed end.
    let lower = settings.fixedLowest == nil ? nice.lowerBound : domain.lowerBound
    let upper = settings.fixedHighest == nil ? nice.upperBound : domain.upperBound
    // Allow one more, so that a range that was extended to whole steps keeps its step.
    let set = maker.ticks(in: lower...max(lower, upper), count: count + 1)
    self.domain = set.domain
    let own = settings.unit ?? .short
    let formatter = settings.decimals.map { own.formatter(precision: $0, symbols: symbols) }
    ticks = set.ticks.map { tick in
      guard let formatter, !tick.label.isEmpty else { return tick }
      return Tick(value: tick.value, label: formatter.string(from: tick.value), isMajor: tick.isMajor)
    }
    decimals = settings.decimals
    minors = settings.hasMinorTicks ? maker.minorValues(of: set) + set.ticks.filter { !$0.isMajor }.map(\.value) : []
  }

  /// In points.
  func width(_ metrics: AxisMetrics) -> Double {
    if isHidden { return 0 }
    return (ticks.map { metrics.width(of: $0.label) }.max() ?? 0) + metrics.labelGap + 2
  }

  /// The text of a value in a tooltip.
  func label(_ value: Double, unit: MetricUnit?) -> String {
    (unit ?? self.unit).formatter(precision: decimals, symbols: symbols).string(from: value)
  }
}

extension YAxisSettings {
  /// The fixed ends.
  fileprivate var fixedLowest: Double? { lowest.flatMap { $0.isFinite ? $0 : nil } }
  fileprivate var fixedHighest: Double? { highest.flatMap { $0.isFinite ? $0 : nil } }

  /// The ends of the axis before they are rounded.
  func domain(around extent: ClosedRange<Double>, standsOnZero: Bool) -> ClosedRange<Double> {
    var (lower, upper) = (extent.lowerBound, extent.upperBound)
    let span = upper - lower
    // Include zero if the distance of the lines from zero is less than their own height.
    let isNearZero = lower >= 0 ? lower < span : upper <= 0 && -upper < span
    if scale.hasZero, includesZero ?? (standsOnZero || isNearZero) {
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    if let softLowest, softLowest.isFinite { lower = min(lower, softLowest) }
    if let softHighest, softHighest.isFinite { upper = max(upper, softHighest) }
    lower = fixedLowest ?? lower
    upper = fixedHighest ?? upper
    if lower < upper { return lower...upper }
    // A single value is centred.
    let half = lower == 0 ? 1 : abs(lower) * 0.1
    if fixedLowest != nil { return lower...lower + 2 * half }
    if fixedHighest != nil { return upper - 2 * half...upper }
    return lower - half...upper + half
  }
}

extension Scale {
  /// Whether the scale has a position for zero.
  fileprivate var hasZero: Bool {
    if case .log = self { false } else { true }
  }
}
