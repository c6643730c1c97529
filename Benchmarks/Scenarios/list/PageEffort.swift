import BenchKit

/// How often pages are run, and how far they are scrolled.
struct PageEffort {
  /// The rows of the longest list and of the table.
  let most: Int
  let frames: Int
  /// Processes for each page.
  let repeats: Int

  init(isQuick: Bool) { (most, frames, repeats) = isQuick ? (100_000, 20, 1) : (1_000_000, 600, 3) }

  func runs(of page: String, rows: Int, by run: ([String]) throws -> [String: Double]) rethrows -> PageRuns {
    PageRuns(figures: try (0..<repeats).map { _ in try run([page, "\(rows)", "\(frames)"]) })
  }
}

/// The figures of one page, run in several processes.
struct PageRuns {
  let figures: [[String: Double]]

  func samples(of figure: String) -> Samples { Samples(figures.map { $0[figure] ?? .nan }) }
}

extension Metrics {
  /// Records the median of `samples`, the least and the 99th percentile: `NAME_ms`, `NAME_min_ms`, `NAME_p99_ms`.
  mutating func recordSpread(_ name: String, _ milliseconds: Samples) {
    record(name + "_ms", milliseconds.median)
    record(name + "_min_ms", milliseconds.minimum)
    record(name + "_p99_ms", milliseconds.p99)
  }

  /// Records such a spread that each run has of its own, by the medians of the runs.
  mutating func recordSpread(_ name: String, _ runs: PageRuns, of figure: String) {
    for part in ["_ms", "_min_ms", "_p99_ms"] { record(name + part, runs.samples(of: figure + part).median) }
  }
}
