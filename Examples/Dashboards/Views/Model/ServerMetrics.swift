import Dashboards
import Foundation

/// Measurements of a server once a minute over a month: how idle it was, bytes moved, memory.
struct ServerMetrics {
  let source: ColumnsSource
  /// When the last was taken, in seconds since 1970.
  let end: Double
  let pointCount: Int

  /// Reads the file, whose x are minutes and whose sizes are in MB.
  init(contentsOf url: URL) throws(OpeningFailure) {
    var reader = JSONColumnReader()
    reader.xScale = 60
    let table: ColumnTable
    do {
      table = try reader.read(contentsOf: url)
    } catch {
      throw OpeningFailure(title: url.lastPathComponent, reason: "\(error)")
    }
    guard let idle = table["idl"], let used = table["used"], let free = table["free"],
      let end = idle.xExtent?.upperBound
    else { throw OpeningFailure(title: url.lastPathComponent, reason: "It lacks columns that the dashboard shows.") }
    var columns = table.columns
    columns.append(.init(name: "busy", series: idle.map { 100 - $0 }))
    columns.append(
      .init(
        name: "memory",
        series: Series(
          x: used.indices.map { used.x(at: $0) },
          y: used.indices.map { 100 * used.y(at: $0) / (used.y(at: $0) + free.y(at: $0)) })))
    let megabytes = MetricUnit(.bytesSI, scale: 1e6)
    let mebibytes = MetricUnit(.bytes, scale: 1_048_576)
    source = ColumnsSource(
      ColumnTable(xName: table.xName, columns: columns),
      units: [
        "idl": .percent, "busy": .percent, "memory": .percent, "used": mebibytes, "free": mebibytes,
        "recv": megabytes, "send": megabytes, "writ": megabytes,
      ])
    (self.end, pointCount) = (end, idle.count)
  }
}

extension Series {
  fileprivate var indices: Range<Int> { 0..<count }

  fileprivate func map(_ value: (Double) -> Double) -> Series {
    Series(x: indices.map { x(at: $0) }, y: indices.map { value(y(at: $0)) })
  }
}
