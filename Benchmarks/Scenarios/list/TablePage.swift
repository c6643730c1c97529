import BenchKit
import Foundation
import SwiftUI
import WindowRun

/// A row of the table: four numbers and four texts, the same as in `Peers/list-samples.h`.
private struct TableRecord: Identifiable {
  let id: Int
  let name, city, kind: String
  let amount, count, year: Int
  let state: String

  init(_ number: Int) {
    let mixed = Int(UInt32(truncatingIfNeeded: number) &* 2_654_435_761)
    id = number
    name = "Name \(mixed % 100_000)"
    city = "City \(mixed / 7 % 500)"
    kind = "Kind \(mixed / 11 % 12)"
    amount = mixed % 1_000_000
    count = mixed / 13 % 100
    year = 1990 + mixed / 17 % 35
    state = ["open", "held", "closed"][mixed % 3]
  }
}

private typealias Order = [KeyPathComparator<TableRecord>]

@MainActor private final class TableLedger {
  var order: Binding<Order>?
}

private struct Records: View {
  @State var records: [TableRecord]
  let ledger: TableLedger
  @State private var order: Order = []

  var body: some View {
    // With 16 points of each cell's insets and 16 at the edges, 960 in all.
    Table(records, sortOrder: $order) {
      TableColumn("Number", value: \.id) { Text(String($0.id)) }.width(102)
      TableColumn("Name", value: \.name).width(102)
      TableColumn("City", value: \.city).width(102)
      TableColumn("Kind", value: \.kind).width(102)
      TableColumn("Amount", value: \.amount) { Text(String($0.amount)) }.width(102)
      TableColumn("Count", value: \.count) { Text(String($0.count)) }.width(102)
      TableColumn("Year", value: \.year) { Text(String($0.year)) }.width(102)
      TableColumn("State", value: \.state).width(102)
    }
    .onChange(of: order) { _, order in records.sort(using: order) }
    .onAppear { ledger.order = $order }
  }
}

/// A table of eight columns: its first frame, its scrolling, and how long it takes to sort beside its bare array.
@MainActor func measureTable(_ page: Page) throws -> Metrics {
  var metrics = Metrics()
  let records = (0..<page.rows).map(TableRecord.init)
  let ledger = TableLedger()
  let run = try WindowRun(Records(records: records, ledger: ledger), size: CGSize(width: 960, height: 800))
  metrics.record("first_ms", run.firstFrame / 1e6)
  page.measureScrolling(run, &metrics)
  if let path = ProcessInfo.processInfo.environment["LIST_SNAPSHOT"] { try run.save(to: path) }

  let drawn = run.frameCount
  let time = run.time(of: { ledger.order?.wrappedValue = [KeyPathComparator(\.amount)] })
  precondition(run.frameCount == drawn + 1 && run.didDraw, "one frame shows the new order")
  metrics.record("sort_ms", time / 1e6)

  var bare = records
  let start = processorNanoseconds()
  bare.sort(using: [KeyPathComparator(\TableRecord.amount)])
  metrics.record("array_sort_ms", (processorNanoseconds() - start) / 1e6)
  keep(bare)
  return metrics
}
