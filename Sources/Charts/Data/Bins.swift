import SwiftUI

/// An interval of a histogram; the last one includes its upper bound.
public struct ChartBinRange<Bound: Comparable & Hashable & Plottable>: Hashable {
  /// The least value inside.
  public let lowerBound: Bound
  /// The first value that is not inside, but for the last bin.
  public let upperBound: Bound
  let isClosed: Bool

  /// Whether a value is in the interval.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }
}

/// Intervals of equal width that cover numbers.
public struct NumberBins<Value: Comparable & Hashable & Plottable & Numeric>: RandomAccessCollection {
  /// The bounds between bins, rising; one more than there are bins.
  public let thresholds: [Value]

  public typealias Index = Int
  public typealias Element = ChartBinRange<Value>
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The bin that a value is in; the first or the last for values beyond them.
  public func index(for value: Value) -> Int {
    var (low, high) = (0, Swift.max(endIndex - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of a width, at its multiples; at most 10,000.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = binBounds(Double(size), Double(range.lowerBound), Double(range.upperBound)).map { Value($0) }
  }

  /// About as many bins as desired, of a round width.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let bounds = roundBounds(Double(range.lowerBound), Double(range.upperBound), desiredCount, isWhole: false)
    thresholds = bounds.map { Value($0) }
  }

  /// About as many bins as desired over the data, of a round width.
  public init<C: Collection>(data: C, desiredCount: Int = 10) where C.Element == Value {
    let data = data.filter(\.isFinite)
    self.init(range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: desiredCount)
  }

  /// Bins between bounds of one's own, which rise.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
}

extension NumberBins where Value: FixedWidthInteger {
  /// Bins of a width, at its multiples; at most 10,000.
  public init(size: Value, range: ClosedRange<Value>) {
    thresholds = binBounds(Double(size), Double(range.lowerBound), Double(range.upperBound)).compactMap {
      Value(exactly: $0)
    }
  }

  /// About as many bins as desired, of a round width.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let bounds = roundBounds(Double(range.lowerBound), Double(range.upperBound), desiredCount, isWhole: true)
    thresholds = bounds.compactMap { Value(exactly: $0) }
  }

  /// About as many bins as desired over the data, of a round width.
  public init<C: Collection>(data: C, desiredCount: Int = 10) where C.Element == Value {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: desiredCount)
  }

  /// Bins between bounds of one's own, which rise.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
}

/// Intervals of a calendar that cover dates.
public struct DateBins: RandomAccessCollection {
  /// The bounds between bins, rising; one more than there are bins.
  public let thresholds: [Date]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// Bins of a unit of the calendar, such as days; at most 10,000.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    let dates = calendar.steps(of: unit, by: count, from: range.lowerBound, through: range.upperBound, limit: 10_000)
    let end = dates.last.flatMap { calendar.date(byAdding: unit, value: Swift.max(count, 1), to: $0) }
    thresholds = dates + (end.map { [$0] } ?? [])
  }

  /// Bins of a unit of the calendar over the data.
  public init<C: Collection>(unit: Calendar.Component, by count: Int = 1, data: C, calendar: Calendar = .current)
  where C.Element == Date {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// Bins between dates of one's own, which rise.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The bin that a date is in; the first or the last for dates beyond them.
  public func index(for value: Date) -> Int {
    Swift.max((thresholds.dropLast().lastIndex { $0 <= value } ?? 0), 0)
  }
}

/// Multiples of `size` from the one at or below `lower` to the one at or above `upper`; at least two.
private func binBounds(_ size: Double, _ lower: Double, _ upper: Double) -> [Double] {
  guard size > 0, size.isFinite, lower.isFinite, upper.isFinite else { return [] }
  let first = (lower / size).rounded(.down)
  let last = Swift.max((upper / size).rounded(.up), first + 1)
  guard last - first <= 10_000 else { return [] }
  return Swift.stride(from: first, through: last, by: 1).map { $0 * size }
}

private func roundBounds(_ lower: Double, _ upper: Double, _ count: Int, isWhole: Bool) -> [Double] {
  guard lower.isFinite, upper.isFinite, lower <= upper else { return [] }
  let step = ScaleTicks.step(from: lower, to: upper, count: count, isWhole: isWhole)
  return binBounds(step, lower, upper)
}
