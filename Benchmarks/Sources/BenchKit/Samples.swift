/// Repeated measurements of one thing, in nanoseconds.
public struct Samples: Sendable {
  /// Ascending; never empty.
  public let sorted: [Double]

  /// - Precondition: `values` is not empty.
  public init(_ values: [Double]) {
    precondition(!values.isEmpty, "a measurement needs at least one sample")
    sorted = values.sorted()
  }

  public var minimum: Double { sorted[0] }
  public var median: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
  /// The value that 99 of 100 samples do not exceed (nearest rank).
  public var p99: Double { sorted[max(0, (sorted.count * 99 + 99) / 100 - 1)] }
  /// The value that a part of the samples does not exceed (nearest rank).
  /// - Parameter part: from 0 to 1.
  public func quantile(_ part: Double) -> Double {
    sorted[min(sorted.count - 1, max(0, Int((part * Double(sorted.count)).rounded(.up)) - 1))]
  }

  /// The same samples per one of `count` equal parts of the work.
  public func divided(by count: Int) -> Samples { Samples(sorted.map { $0 / Double(count) }) }
}
