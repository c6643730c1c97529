import Foundation

extension NumericTicks {
  /// Multiples of one step: the smallest of the unit's ladder whose labels fit where the projection puts them.
  func linearTicks(on projection: AxisProjection, fit: LabelFit) -> TickSet {
    let domain = projection.domain
    let lower = domain.lowerBound * unit.scale
    let upper = domain.upperBound * unit.scale
    let width = upper - lower
    guard width > 0, width.isFinite, lower.isFinite, upper.isFinite else {
      return plainSet(domain, step: 0, ticks: [])
    }
    var step = unit.ladder.step(atLeast: width / fit.largestCount(smallest: "0"))
    // Each turn at least a quarter larger; past twice the width at most one multiple is left.
    while true {
      let set = multiples(of: step, lower: lower, upper: upper, domain: domain)
      if fit.accepts(set.ticks, on: projection) { return set }
      if step > 2 * width { return plainSet(domain, step: unit.raw(step), ticks: []) }
      step = unit.ladder.step(atLeast: step * 1.01)
    }
  }

  private func multiples(of step: Double, lower: Double, upper: Double, domain: ClosedRange<Double>) -> TickSet {
    // A bound that is a multiple up to rounding has a tick.
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    let rawStep = unit.raw(step)
    let formatter = unit.formatter(for: domain, step: rawStep, symbols: symbols)
    var ticks: [Tick] = []
    if last >= first {
      for index in 0...Int(min(last - first, 1000)) {
        let value = unit.raw(Self.multiple(first + Double(index), of: step))
        ticks.append(Tick(value: value, label: formatter.string(from: value)))
      }
    }
    var set = plainSet(domain, step: rawStep, ticks: ticks)
    set.formatter = formatter
    set.niceDomain =
      unit.raw(
        Self.multiple((lower / step + 1e-9).rounded(.down), of: step))...unit.raw(
        Self.multiple((upper / step - 1e-9).rounded(.up), of: step))
    return set
  }

  /// `count · step`, rounded once: 3 · 0.1 is 0.3, since 0.1 is taken as one tenth.
  static func multiple(_ count: Double, of step: Double) -> Double {
    if step < 1 {
      let parts = (1 / step).rounded()
      if parts.isFinite, abs(parts * step - 1) < 1e-12 { return count / parts + 0 }
    }
    return count * step + 0
  }

  func plainSet(_ domain: ClosedRange<Double>, step: Double, ticks: [Tick]) -> TickSet {
    TickSet(
      ticks: ticks, domain: domain, niceDomain: domain, step: step > 0 ? step : nil,
      formatter: unit.formatter(symbols: symbols))
  }
}
