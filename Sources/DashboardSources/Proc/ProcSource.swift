import DashboardFormat
import Foundation
import GraphData
import Synchronization

/// Measurements of this machine from `/proc`, sampled since the source was made.
///
/// A query's text is a metric's name: `cpu`, `cpu.core`, `memory.used`, `memory.available`, `memory.total`, `swap.used`,
/// `load`, `network.received`, `network.sent`, `disk.read`, `disk.written`. The owner of the source calls `sample(at:)`,
/// for example once a second. Samples beyond the capacity replace the oldest.
public final class ProcSource: ImmediateDataSource {
  private struct Ring {
    var times: [Double] = []
    /// Values by metric and label, one for each time; NaN where there was none.
    var columns: [String: [String: [Double]]] = [:]
    var last: ProcSample?
  }

  private let folder: URL
  private let capacity: Int
  private let ring = Mutex(Ring())

  /// - Parameter capacity: the source keeps at least this many samples and at most twice as many.
  public init(folder: URL = URL(fileURLWithPath: "/proc"), capacity: Int = 3600) {
    self.folder = folder
    self.capacity = max(capacity, 2)
  }

  /// Samples the machine at `time`, in seconds since 1970. A time not later than the last sample's is ignored.
  /// Cost: five small files, below a millisecond.
  public func sample(at time: Double) {
    add(ProcSample(time: time, folder: folder))
  }

  func add(_ sample: ProcSample) {
    ring.withLock { ring in
      guard sample.time.isFinite, sample.time > ring.times.last ?? -.infinity else { return }
      let values = sample.values(since: ring.last)
      ring.last = sample
      let count = ring.times.count
      ring.times.append(sample.time)
      for value in values {
        var column = ring.columns[value.metric]?[value.label] ?? []
        // Remove the column from the dictionary first, so that `append` does not copy it.
        ring.columns[value.metric, default: [:]][value.label] = []
        column.append(contentsOf: repeatElement(.nan, count: count - column.count))
        column.append(value.value)
        ring.columns[value.metric]?[value.label] = column
      }
      if ring.times.count >= 2 * capacity { drop(&ring) }
    }
  }

  /// Drops the older half, and labels that have no values left.
  private func drop(_ ring: inout Ring) {
    let surplus = ring.times.count - capacity
    ring.times.removeFirst(surplus)
    ring.columns = ring.columns.mapValues { labels in
      labels.mapValues { Array($0.dropFirst(surplus)) }.filter { !$0.value.allSatisfy(\.isNaN) }
    }
  }

  /// The samples in the request's window; a notice names metrics that are not measured.
  public func result(_ request: QueryRequest) throws(DataSourceError) -> QueryResult {
    var result: [ResultSeries] = []
    var notices: [String] = []
    for (index, query) in request.data.queries.filter({ !$0.isHidden }).enumerated() {
      let metric = query.text.trimmed
      let (times, columns) = ring.withLock { ($0.times, $0.columns[metric] ?? [:]) }
      guard Self.units[metric] != nil else {
        notices.append("'\(metric.shortened())' is not measured here.")
        continue
      }
      for (label, values) in columns.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
        let padded = values + Array(repeating: .nan, count: times.count - values.count)
        let first = times.firstIndex { $0 >= request.window.lowerBound } ?? times.count
        let last = times.lastIndex { $0 <= request.window.upperBound }.map { $0 + 1 } ?? 0
        let range = min(first, last)..<last
        let labels = label.isEmpty ? [:] : ["name": label]
        result.append(
          ResultSeries(
            name: SeriesNaming.name(labels: labels, format: query.alias, fallback: query.alias ?? metric),
            labels: labels, index: index, unit: Self.units[metric],
            series: Series(x: Array(times[range]), y: Array(padded[range]))))
        if query.alias == nil, !label.isEmpty { result[result.count - 1].name = label }
      }
    }
    guard !result.isEmpty || notices.isEmpty else { throw .unsupported(notices.joined(separator: " ")) }
    return QueryResult(
      request.shape == .table ? .table(ResultTable(latest: result)) : .series(result), notices: notices)
  }

  /// A sort key that puts `cpu2` before `cpu10`.
  private static func order(_ label: String) -> String {
    let stem = label.prefix { !$0.isNumber }
    let digits = label.dropFirst(stem.count)
    return stem + String(repeating: "0", count: max(8 - digits.count, 0)) + digits
  }

  private static let units: [String: MetricUnit] = [
    "cpu": .fraction, "cpu.core": .fraction, "memory.used": .bytes, "memory.available": .bytes,
    "memory.total": .bytes, "swap.used": .bytes, "load": .short, "network.received": .bytes.per(.second),
    "network.sent": .bytes.per(.second), "disk.read": .bytes.per(.second), "disk.written": .bytes.per(.second),
  ]
}
