import Foundation

extension NumericTicks {
  /// Round numbers near equidistant positions: 0, 500, 2,000, 4,000, 6,000, 10,000 on a square root scale.
  ///
  /// Each is rounded to the coarsest step of the unit that keeps it closer to its own position than to its neighbours'.
  func powerTicks(on projection: AxisProjection, fit: LabelFit) -> TickSet {
    let domain = projection.domain
    var count = min(1000, Int(clamping: fit.largestCount(smallest: "0")))
    while count >= 1 {
      let set = roundedTicks(intervals: count, domain: domain)
      if fit.accepts(set.ticks, on: projection) { return set }
      count -= max(1, count / 4)
    }
    return plainSet(domain, step: 0, ticks: [])
  }

  private func roundedTicks(intervals: Int, domain: ClosedRange<Double>) -> TickSet {
    let low = scale.transformed(domain.lowerBound)
    let high = scale.transformed(domain.upperBound)
    func value(_ index: Int) -> Double {
      scale.inverse(low + (high - low) * Double(index) / Double(intervals)) * unit.scale
    }
    var values: [Double] = []
    var least = Double.infinity
    var finest = Double.infinity
    for index in 0...intervals {
      let before = value(max(index - 1, 0))
      let after = value(min(index + 1, intervals))
      let gap = (after - before) / (index == 0 || index == intervals ? 2 : 4)
      guard gap > 0, gap.isFinite else { continue }
      let step = coarsestStep(atMost: gap * 2)
      let rounded = NumericTicks.multiple((value(index) / step).rounded(), of: step)
      let raw = unit.raw(rounded)
      guard domain.contains(raw), raw > values.last ?? -.infinity else { continue }
      if let last = values.last { least = min(least, raw - last) }
      finest = min(finest, step)
      values.append(raw)
    }
    // All values are multiples of the finest step, up to a factor of two: its decimals suffice.
    let formatter =
      least.isFinite
      ? unit.formatter(for: domain, step: unit.raw(finest), symbols: symbols) : unit.formatter(symbols: symbols)
    var set = plainSet(
      domain, step: 0, ticks: values.map { Tick(value: $0, label: formatter.string(from: $0)) })
    set.formatter = formatter
    set.niceDomain = niceEnd(domain.lowerBound, least, .down)...niceEnd(domain.upperBound, gapAtTop(values), .up)
    return set
  }

  private func coarsestStep(atMost size: Double) -> Double {
    let above = unit.ladder.step(atLeast: size)
    if above <= size * (1 + 1e-9) { return above }
    return unit.ladder.step(atLeast: above / 2.6)
  }

  private func gapAtTop(_ values: [Double]) -> Double {
    values.count > 1 ? values[values.count - 1] - values[values.count - 2] : .infinity
  }

  private func niceEnd(_ bound: Double, _ gap: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard gap.isFinite, gap > 0 else { return bound }
    let step = coarsestStep(atMost: gap * unit.scale)
    let slack = rule == .up ? -1e-9 : 1e-9
    let end = unit.raw(NumericTicks.multiple((bound * unit.scale / step + slack).rounded(rule), of: step))
    return end.isFinite ? end : bound
  }
}
