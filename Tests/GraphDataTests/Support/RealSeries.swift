import Foundation
import GraphData

/// The real series beside the package, by name: every column of every file of `data/series`.
struct RealSeries {
  let name: String
  let x: [Double]
  /// NaN where there is none.
  let y: [Double]
  let series: Series

  /// The stretches of a series that are looked at, as parts of its length.
  static let windows = [(0.0, 1.0), (0.3, 0.31), (0.5, 0.9), (-0.2, 0.05)]

  private init(_ name: String, x: [Double], y: [Double]) {
    let count = min(x.count, y.count)
    self.name = name
    self.x = Array(x[..<count])
    self.y = Array(y[..<count])
    series = Series(x: self.x, y: self.y)
  }

  /// The points inside of a window, and one more on both sides.
  func indices(around window: ClosedRange<Double>) -> Range<Int> {
    let first = x.firstIndex { $0 >= window.lowerBound } ?? x.count
    let end = x.firstIndex { $0 > window.upperBound } ?? x.count
    return max(0, first - 1)..<min(x.count, end + 1)
  }

  static func all() throws -> [RealSeries] {
    try serverMetrics() + aligned("sparse.json") + aligned("traffic.json") + taxiTrips() + compileTimes() + tables()
  }

  private static func json(_ file: String) throws -> Any {
    try JSONSerialization.jsonObject(with: SharedData.series(file))
  }

  private static func numbers(_ values: Any?) -> [Double] {
    (values as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
  }

  /// A column count, that many names, x's among them, then rows; x in minutes.
  private static func serverMetrics() throws -> [RealSeries] {
    guard let values = try json("server-metrics-55k.json") as? [Any], let count = values[0] as? Int else { return [] }
    let rows = Array(stride(from: 1 + count, to: values.count, by: count))
    func column(_ index: Int) -> [Double] { rows.map { (values[$0 + index] as? NSNumber)?.doubleValue ?? .nan } }
    let x = column(0).map { $0 * 60 }
    return (1..<count).map { RealSeries("server \(values[1 + $0])", x: x, y: column($0)) }
  }

  /// A column of x, then columns of y, not always as long.
  private static func aligned(_ file: String) throws -> [RealSeries] {
    guard let columns = try json(file) as? [Any] else { return [] }
    return columns.indices.dropFirst().map {
      RealSeries("\(file) \($0)", x: numbers(columns[0]), y: numbers(columns[$0]))
    }
  }

  /// Half hours of values alone.
  private static func taxiTrips() throws -> [RealSeries] {
    let y = numbers(try json("taxi-trips.json"))
    return [RealSeries("taxi", x: y.indices.map { Double($0) * 1800 }, y: y)]
  }

  /// `benchmarks.Summary.Opt`, a column a kind of build; x is the time of `commits`, as `[time, name]`.
  private static func compileTimes() throws -> [RealSeries] {
    guard let file = try json("rustc-perf.json") as? [String: Any],
      let commits = file["commits"] as? [[Any]],
      let summary = (file["benchmarks"] as? [String: Any])?["Summary"] as? [String: Any],
      let columns = summary["Opt"] as? [String: Any]
    else { return [] }
    let x = commits.map { ($0[0] as? NSNumber)?.doubleValue ?? .nan }
    return columns.sorted { $0.key < $1.key }.map { RealSeries("rustc \($0.key)", x: x, y: numbers($0.value)) }
  }

  /// Comma-separated values: a spectrum, and prices whose days fall.
  private static func tables() throws -> [RealSeries] {
    func rows(_ file: String) throws -> [[Double]] {
      let lines = String(decoding: try SharedData.series(file), as: UTF8.self).split(whereSeparator: \.isNewline)
      return lines.dropFirst().map { (line: Substring) -> [Double] in
        line.split(separator: ",").map { (cell: Substring) -> Double in
          Double(cell.filter { $0 != " " && $0 != "$" }) ?? .nan
        }
      }
    }
    let spectrum = try rows("ms_spectrum.csv")
    let prices = try Array(rows("AAPL.csv").reversed())
    let days = prices.indices.map { Double($0) * 86_400 }
    return [RealSeries("spectrum", x: spectrum.map { $0[0] }, y: spectrum.map { $0[1] })]
      + (1..<6).map { column in RealSeries("prices \(column)", x: days, y: prices.map { $0[column] }) }
  }
}
