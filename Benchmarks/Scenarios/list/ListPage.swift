import BenchKit
import Foundation
import SwiftUI
import WindowRun

/// A list of rows: its first frame, scrolling, jumps to far rows, memory. `Peers/list-*.cpp` have the same figures.
@MainActor func measureList(_ page: Page) throws -> Metrics {
  var metrics = Metrics()
  let items = (0..<page.rows).map(Item.init)
  let ledger = Ledger()
  let alone = residentMB()
  let run = try WindowRun(Rows(items: items, ledger: ledger), size: CGSize(width: 420, height: 800))
  metrics.record("first_frame_ms", run.firstFrame / 1e6)
  metrics.record("rows_built", Double(ledger.built.count))
  page.measureScrolling(run, &metrics)
  metrics.record("rss_over_data_mb", residentMB() - alone)
  if let path = ProcessInfo.processInfo.environment["LIST_SNAPSHOT"] { try run.save(to: path) }
  guard page.hasJumps else { return metrics }
  let nanoseconds = (0..<page.jumps).map { jump in
    let row = page.farRow(jump)
    ledger.built = []
    let drawn = run.frameCount
    let time = run.time(of: { ledger.proxy?.scrollTo(row, anchor: .center) })
    precondition(run.frameCount == drawn + 1 && ledger.built.contains(row), "one frame shows the row")
    return time
  }
  metrics.recordSpread("jump", Samples(nanoseconds).divided(by: 1_000_000))
  return metrics
}

private func residentMB() -> Double { ProcessUsage.of()?.residentMB ?? .nan }
