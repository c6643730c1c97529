extension NumericTicks {
  /// The values between the ticks of a linear axis: each step is divided into five, four, six, three or two parts, the
  /// first number that gives a step of the unit's ladder. Empty if none does. Ascending, at most 1,000.
  ///
  /// Other scales return minor ticks with the ticks.
  public func minorValues(of set: TickSet) -> [Double] {
    guard case .linear = scale, let step = set.step else { return [] }
    let base = step * unit.scale
    guard let parts = [5.0, 4, 6, 3, 2].first(where: { unit.ladder.isStep(base / $0) }) else { return [] }
    let minor = base / parts
    let first = (set.domain.lowerBound * unit.scale / minor - 1e-9).rounded(.up)
    let last = (set.domain.upperBound * unit.scale / minor + 1e-9).rounded(.down)
    guard last >= first, last - first <= 1000 else { return [] }
    return (0...Int(last - first)).compactMap { index in
      let place = first + Double(index)
      // Skip the multiples that are ticks.
      return place.remainder(dividingBy: parts) == 0 ? nil : unit.raw(Self.multiple(place, of: minor))
    }
  }
}

extension StepLadder {
  /// Whether a distance is one of the ladder's, up to rounding.
  fileprivate func isStep(_ size: Double) -> Bool {
    guard size > 0, size.isFinite else { return false }
    return abs(step(atLeast: size) - size) <= size * 1e-6
  }
}
