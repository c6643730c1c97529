/// The distances that the ticks of a time axis may be apart.
public enum TimeStep: Hashable, Sendable {
  /// Parts of a second: `count / per` seconds.
  case parts(count: Int, per: Int)
  /// Seconds, minutes and hours; divides a day.
  case seconds(Int)
  /// 7 and 14 begin on the locale's first weekday.
  case days(Int)
  /// Counted from January.
  case months(Int)
  case years(Int)

  /// The step's mean length, in seconds.
  public var duration: Double {
    switch self {
    case .parts(let count, let per): return Double(count) / Double(per)
    case .seconds(let count): return Double(count)
    case .days(let count): return Double(count) * 86400
    // 146,097 days in 4,800 months.
    case .months(let count): return Double(count) * 2_629_746
    case .years(let count): return Double(count) * 31_556_952
    }
  }

  /// All steps, rising: 1 µs … 5,000 years.
  static let all: [TimeStep] = {
    var steps: [TimeStep] = []
    for per in [1_000_000, 100_000, 10_000, 1000, 100, 10] { steps += [1, 2, 5].map { .parts(count: $0, per: per) } }
    for unit in [1, 60] { steps += [1, 2, 5, 10, 15, 30].map { .seconds($0 * unit) } }
    steps += [1, 2, 3, 6, 12].map { .seconds($0 * 3600) }
    steps += [1, 2, 7, 14].map { .days($0) }
    steps += [1, 3, 6].map { .months($0) }
    for unit in [1, 10, 100, 1000] { steps += [1, 2, 5].map { .years($0 * unit) } }
    return steps
  }()
}
