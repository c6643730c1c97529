extension TimeTicks {
  /// The instants between ticks, such as quarters of an hour between hours. Ascending, at most 1,000. Empty between months,
  /// which days do not divide evenly.
  public func minorValues(of result: Result) -> [Double] {
    guard let finer = result.step.finer else { return [] }
    let majors = Set(result.ticks.map(\.value))
    let moments = instants(every: finer, in: result.window)
    // The list was cut off at a thousand.
    return moments.count >= 1000 ? [] : moments.map(\.instant).filter { !majors.contains($0) }
  }
}

extension TimeStep {
  /// A step that divides this one into a few equal parts; nil if there is none.
  fileprivate var finer: TimeStep? {
    switch self {
    case .parts(let count, let per):
      // 1 in five parts of 0.2, 2 in four of 0.5, 5 in five of 1.
      return count == 1
        ? .parts(count: 2, per: per * 10) : count == 2 ? .parts(count: 5, per: per * 10) : .parts(count: 1, per: per)
    case .seconds(1): return .parts(count: 2, per: 10)
    case .seconds(2): return .parts(count: 5, per: 10)
    case .seconds(let seconds):
      let steps = TimeStep.all.compactMap { step in
        if case .seconds(let finer) = step, seconds % finer == 0 { finer } else { nil }
      }
      return [5, 4, 3, 6, 2].lazy.map { seconds / $0 }.first(where: steps.contains).map(TimeStep.seconds)
    case .days(1): return .seconds(21_600)
    case .days(2): return .seconds(43_200)
    case .days(let days): return .days(days == 14 ? 7 : 1)
    case .months(1): return nil
    case .months: return .months(1)
    case .years(1): return .months(3)
    case .years(let years):
      let finer = TimeStep.all.compactMap { step in
        if case .years(let finer) = step, years % finer == 0, 2...5 ~= years / finer { finer } else { nil }
      }
      return finer.first.map(TimeStep.years) ?? .months(6)
    }
  }
}
