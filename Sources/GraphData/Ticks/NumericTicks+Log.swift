import Foundation

extension NumericTicks {
  /// Powers of the base, or every n-th power if all do not fit; their multiples are minor ticks.
  ///
  /// A domain with fewer than two powers has multiples of one step instead. Binary units have powers of two.
  func logTicks(on projection: AxisProjection, fit: LabelFit) -> TickSet {
    let domain = projection.domain
    let base = unit.isBinary && scale.tickBase == 10 ? 2 : scale.tickBase
    let range = exponents(of: base, in: domain)
    guard range.count >= 2 else {
      var set = linearTicks(on: projection, fit: fit)
      set.formatter = set.ticks.isEmpty ? unit.formatter(symbols: symbols) : set.formatter
      if set.niceDomain.lowerBound <= 0 {
        set.niceDomain = domain.lowerBound...max(domain.lowerBound, set.niceDomain.upperBound)
      }
      return set
    }
    let formatter = unit.formatter(symbols: symbols)
    var stride = Self.leastStride(range.count, fit: fit)
    var majors: [Tick] = []
    while true {
      majors = range.filter { $0 % stride == 0 }.map { exponent in
        let value = unit.raw(pow(base, Double(exponent)))
        return Tick(value: value, label: formatter.string(from: value))
      }
      if fit.accepts(majors, on: projection) || majors.isEmpty { break }
      stride = Self.nextStride(stride)
    }
    var ticks = majors
    if stride == 1 {
      ticks = minors(of: base, range, between: majors, on: projection, fit: fit, formatter: formatter)
    } else if range.count <= 400 {
      ticks += range.filter { $0 % stride != 0 }.map {
        Tick(value: unit.raw(pow(base, Double($0))), label: "", isMajor: false)
      }
      ticks.sort { $0.value < $1.value }
    }
    return TickSet(
      ticks: ticks, domain: domain, niceDomain: niceLogDomain(domain, base: base), step: nil, formatter: formatter)
  }

  /// The exponents of the powers inside the domain, in the unit's base.
  func exponents(of base: Double, in domain: ClosedRange<Double>) -> Range<Int> {
    let first = (Self.log(domain.lowerBound * unit.scale, base) - 1e-9).rounded(.up)
    let last = (Self.log(domain.upperBound * unit.scale, base) + 1e-9).rounded(.down)
    guard first.isFinite, last.isFinite, last >= first else { return 0..<0 }
    return Int(first)..<(Int(last) + 1)
  }

  /// The first stride with which that many powers may fit.
  static func leastStride(_ count: Int, fit: LabelFit) -> Int {
    let most = fit.largestCount(smallest: "1")
    var stride = 1
    while Double(count / stride) > most + 1 { stride = nextStride(stride) }
    return stride
  }

  /// 1, 2, 3, 5, 10, 20, 50, 100 …
  static func nextStride(_ stride: Int) -> Int {
    switch stride {
    case 1: return 2
    case 2: return 3
    case 3: return 5
    default: return String(stride).first == "2" ? stride / 2 * 5 : stride * 2
    }
  }

  private static func log(_ value: Double, _ base: Double) -> Double {
    base == 10 ? log10(value) : base == 2 ? log2(value) : Foundation.log(value) / Foundation.log(base)
  }

  /// The powers and their multiples. The multiples 2…9 are labelled if all labels fit, else 2 and 5 if these fit, else
  /// none, so that every decade looks the same.
  private func minors(
    of base: Double, _ range: Range<Int>, between majors: [Tick], on projection: AxisProjection, fit: LabelFit,
    formatter: ValueFormatter
  ) -> [Tick] {
    // Lines closer than about two points would merge into a grey band.
    guard base > 2, base <= 16, Double(range.count) * 12 <= max(fit.length, 48) else { return majors }
    var ticks: [Tick] = []
    var multiples: [Int] = []
    for exponent in (range.lowerBound - 1)..<range.upperBound {
      for multiple in 1..<Int(base) {
        let value = unit.raw(Double(multiple) * pow(base, Double(exponent)))
        guard projection.domain.contains(value) || range.contains(exponent) && multiple == 1 else { continue }
        ticks.append(
          Tick(value: value, label: multiple == 1 ? formatter.string(from: value) : "", isMajor: multiple == 1))
        multiples.append(multiple)
      }
    }
    let sets: [[Int]] = base == 10 ? [Array(2...9), [2, 5]] : [Array(2..<Int(base))]
    for set in sets {
      var labelled = ticks
      for index in ticks.indices where set.contains(multiples[index]) {
        labelled[index].label = formatter.string(from: ticks[index].value)
      }
      if fit.accepts(labelled, on: projection) { return labelled }
    }
    return ticks
  }

  private func niceLogDomain(_ domain: ClosedRange<Double>, base: Double) -> ClosedRange<Double> {
    let lower = (Self.log(domain.lowerBound * unit.scale, base) + 1e-9).rounded(.down)
    let upper = (Self.log(domain.upperBound * unit.scale, base) - 1e-9).rounded(.up)
    let first = unit.raw(pow(base, lower))
    let last = unit.raw(pow(base, upper))
    guard first > 0, last.isFinite, first <= last else { return domain }
    return min(first, domain.lowerBound)...max(last, domain.upperBound)
  }
}
