import SwiftUI

extension Calendar {
  /// The starts of every `count`-th unit: from that of the unit that `start` is in to the last one not after `end`.
  ///
  /// Counted from the beginning of the next larger unit where that makes the same dates for every start: every third hour
  /// is 0, 3, 6 o'clock.
  func steps(of unit: Calendar.Component, by count: Int, from start: Date, through end: Date, limit: Int) -> [Date] {
    guard start <= end, start.timeIntervalSince1970.isFinite, end.timeIntervalSince1970.isFinite,
      var date = dateInterval(of: unit, for: start)?.start
    else { return [] }
    let count = Swift.max(count, 1)
    if count > 1, let larger = unit.larger, let whole = dateInterval(of: larger, for: start)?.start {
      let passed = dateComponents([unit], from: whole, to: date).value(for: unit) ?? 0
      date = self.date(byAdding: unit, value: passed / count * count, to: whole) ?? date
    }
    var dates: [Date] = []
    let first = date
    while date <= end, dates.count < limit {
      dates.append(date)
      // From the first, so that the 31st does not become the 28th for good.
      guard let next = self.date(byAdding: unit, value: dates.count * count, to: first), next > date else { break }
      date = next
    }
    return dates
  }
}

extension Calendar.Component {
  /// The unit that units of this one are counted in.
  fileprivate var larger: Calendar.Component? {
    switch self {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .month, .quarter: .year
    default: nil
    }
  }
}
