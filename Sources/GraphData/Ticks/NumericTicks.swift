import Foundation

/// Makes the ticks of an axis of numbers; made once per axis, asked once per domain.
///
/// Takes the smallest step of the unit's ladder whose labels all fit. Cost: some microseconds a call.
public struct NumericTicks: Sendable {
  public let scale: Scale
  public let unit: MetricUnit
  public let symbols: NumberSymbols

  public init(scale: Scale = .linear, unit: MetricUnit = .none, symbols: NumberSymbols = .plain) {
    self.scale = scale
    self.unit = unit
    self.symbols = symbols
  }

  /// Looks the locale's symbols up, which takes about a third of a millisecond.
  public init(scale: Scale = .linear, unit: MetricUnit = .none, locale: Locale) {
    self.init(scale: scale, unit: unit, symbols: NumberSymbols(locale: locale))
  }

  /// Ticks with at most `count` intervals between them.
  public func ticks(in domain: ClosedRange<Double>, count: Int) -> TickSet {
    ticks(in: scale.domain(domain), fit: LabelFit(count: count))
  }

  /// As many ticks as have room.
  ///
  /// - Parameters:
  ///   - domain: any range; see `Scale.domain(_:)` for those that cannot be shown as they are.
  ///   - length: the axis's length in points.
  ///   - spacing: the least distance between two labels, in points.
  ///   - labelExtent: a label's size along the axis in points: its width on a horizontal axis, its height on a
  ///     vertical one. Called for some tens of labels.
  public func ticks(
    in domain: ClosedRange<Double>, length: Double, spacing: Double, labelExtent: (String) -> Double
  ) -> TickSet {
    withoutActuallyEscaping(labelExtent) {
      ticks(in: scale.domain(domain), fit: LabelFit(length: length, spacing: spacing, extent: $0))
    }
  }

  func ticks(in domain: ClosedRange<Double>, fit: LabelFit) -> TickSet {
    let projection = AxisProjection(scale: scale, domain: domain, length: fit.length)
    switch scale {
    case .linear: return linearTicks(on: projection, fit: fit)
    case .log: return logTicks(on: projection, fit: fit)
    case .symlog: return symlogTicks(on: projection, fit: fit)
    case .sqrt, .power: return powerTicks(on: projection, fit: fit)
    }
  }
}

/// The ticks of an axis with at most `count` intervals.
///
/// For a single use; an axis that pans keeps a `NumericTicks`, which looks its locale up once.
public func ticks(
  domain: ClosedRange<Double>, count: Int, scale: Scale = .linear, unit: MetricUnit = .none,
  locale: Locale = .autoupdatingCurrent
) -> TickSet {
  NumericTicks(scale: scale, unit: unit, locale: locale).ticks(in: domain, count: count)
}
