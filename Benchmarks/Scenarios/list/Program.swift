import BenchKit
import Foundation
import WindowProbe

/// A program that shows one page, `list|table ROWS FRAMES`, and prints its figures: this one, or a toolkit's.
struct Program {
  /// Stands before the names of its figures.
  let prefix: String
  let run: ([String]) throws -> [String: Double]

  static var ours: Program {
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return Program(prefix: "") { try Peer(executable: path).run($0) }
  }

  static func of(_ toolkit: Toolkit) -> Program {
    Program(prefix: "\(toolkit)_") { try toolkit.run("list", $0) }
  }

  /// Lists of three sizes: first frames and scrolling of each, jumps, memory and bodies of the longest.
  func measureLists(_ effort: PageEffort, _ metrics: inout Metrics) throws {
    for (size, rows) in [("_100", 100), ("_10k", 10_000), ("_1m", effort.most)] {
      let runs = try effort.runs(of: "list", rows: rows, by: run)
      metrics.recordSpread("\(prefix)first_frame\(size)", runs.samples(of: "first_frame_ms"))
      metrics.recordSpread("\(prefix)scroll_cpu\(size == "_10k" ? "" : size)", runs, of: "scroll_cpu")
      guard rows == effort.most else { continue }
      metrics.recordSpread("\(prefix)jump", runs, of: "jump")
      metrics.record("\(prefix)rss_over_data_mb", runs.samples(of: "rss_over_data_mb").median)
      metrics.record("\(prefix)rows_built", runs.samples(of: "rows_built").median)
    }
  }

  /// A table of eight columns.
  func measureTable(_ effort: PageEffort, _ metrics: inout Metrics) throws {
    let runs = try effort.runs(of: "table", rows: effort.most, by: run)
    metrics.recordSpread("\(prefix)table_first", runs.samples(of: "first_ms"))
    metrics.recordSpread("\(prefix)table_scroll_cpu", runs, of: "scroll_cpu")
    metrics.recordSpread("\(prefix)table_sort", runs.samples(of: "sort_ms"))
    if prefix.isEmpty { metrics.recordSpread("array_sort", runs.samples(of: "array_sort_ms")) }
  }
}
