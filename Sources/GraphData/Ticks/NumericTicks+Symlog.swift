import Foundation

extension NumericTicks {
  /// 0 and, on both sides of it, the powers of ten beyond the linear part, or every n-th of them.
  ///
  /// A domain with fewer than three of these has multiples of one step instead.
  func symlogTicks(on projection: AxisProjection, fit: LabelFit) -> TickSet {
    let domain = projection.domain
    let reach = max(abs(domain.lowerBound), abs(domain.upperBound)) * unit.scale
    // No number is beyond 10⁻³²⁴ and 10³⁰⁹; the logarithm of 0 is.
    let lowest = max(-330, min(330, Int(clamping: (log10(scale.constant * unit.scale) - 1e-9).rounded(.up))))
    let highest = max(-330, min(330, Int(clamping: (log10(reach) + 1e-9).rounded(.down))))
    func powers(_ stride: Int, dropping dropped: Int = 0) -> [Double] {
      guard highest >= lowest else { return [0] }
      // Counted from the highest, so that the ends are labelled.
      let exponents = (lowest...highest).filter { (highest - $0) % stride == 0 }.dropFirst(dropped)
      let positive = exponents.map { unit.raw(pow(10, Double($0))) }
      return (positive.reversed().map { -$0 } + [0] + positive).filter { domain.contains($0) }
    }
    guard powers(1).count >= 3 else { return linearTicks(on: projection, fit: fit) }
    let formatter = unit.formatter(symbols: symbols)
    var stride = Self.leastStride(highest - lowest, fit: fit)
    while true {
      // The powers are densest beside 0: drop those first.
      for dropped in 0...2 {
        let ticks = powers(stride, dropping: dropped).map { Tick(value: $0, label: formatter.string(from: $0)) }
        let isLast = stride > highest - lowest && dropped == 2
        guard fit.accepts(ticks, on: projection) || isLast else { continue }
        return TickSet(
          ticks: fit.accepts(ticks, on: projection) ? ticks : [], domain: domain,
          niceDomain: niceSymlogDomain(domain), step: nil, formatter: formatter)
      }
      stride = Self.nextStride(stride)
    }
  }

  private func niceSymlogDomain(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    func outward(_ value: Double, up: Bool) -> Double {
      let base = abs(value) * unit.scale
      guard base > 0 else { return 0 }
      let grows = (value > 0) == up
      let exponent = grows ? (log10(base) - 1e-9).rounded(.up) : (log10(base) + 1e-9).rounded(.down)
      let power = unit.raw(pow(10, exponent))
      // In the linear part, powers of ten below the bound coincide with 0.
      let end = !grows && power < scale.constant ? 0 : power
      return end.isFinite ? (value < 0 ? -end : end) : value
    }
    let lower = outward(domain.lowerBound, up: false)
    let upper = outward(domain.upperBound, up: true)
    return min(lower, domain.lowerBound)...max(upper, domain.upperBound)
  }
}
