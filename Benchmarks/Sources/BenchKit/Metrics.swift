import Foundation

/// A scenario's figures, in the order in which they were recorded.
///
/// Invariant: names are unique, values are finite.
public struct Metrics: Sendable {
  public enum Unit: Double, Sendable {
    case nanoseconds = 1
    case microseconds = 1e3
    case milliseconds = 1e6
    case seconds = 1e9
  }

  public private(set) var entries: [(name: String, value: Double)] = []

  public init() {}

  public subscript(name: String) -> Double? { entries.first { $0.name == name }?.value }

  /// - Precondition: `value` is finite and `name` is new.
  public mutating func record(_ name: String, _ value: Double) {
    precondition(value.isFinite, "the metric \(name) is \(value), not a number")
    precondition(self[name] == nil, "the metric \(name) is recorded twice")
    entries.append((name, value))
  }

  /// Records the median as `name`, with `name_min` and `name_p99` beside it.
  public mutating func record(_ name: String, _ samples: Samples, in unit: Unit) {
    record(name, samples.median / unit.rawValue)
    record(name + "_min", samples.minimum / unit.rawValue)
    record(name + "_p99", samples.p99 / unit.rawValue)
  }

  /// Records `name_vs_peer`: the peer's figure over ours, so above 1 we are ahead. Both belong to the same run.
  public mutating func compare(_ name: String, to peer: String, ours: Double, theirs: Double) {
    record("\(name)_vs_\(peer)", theirs / ours)
  }

  /// `{"name":…,"metrics":{…}}`, on one line.
  public func json(name: String) -> String {
    let pairs = entries.map { "\"\($0.name)\":\(Self.number($0.value))" }
    return "{\"name\":\"\(name)\",\"metrics\":{\(pairs.joined(separator: ","))}}"
  }

  /// One aligned line per figure, for reading.
  public var table: String {
    let width = entries.map(\.name.count).max() ?? 0
    return entries.map { entry in
      "  " + entry.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + Self.number(entry.value)
    }.joined(separator: "\n")
  }

  /// Five significant digits; whole numbers without a fraction.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(format: "%.5g", value)
  }
}
