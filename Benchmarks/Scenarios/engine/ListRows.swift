import BenchKit
import Foundation
import SwiftUI
import TextLayout
import UICore

@MainActor private final class Ledger {
  var rows = 0
  var isShown: Binding<Bool>?
}

private struct Row: View {
  let number: Int
  let ledger: Ledger
  @State private var isOn = false

  var body: some View {
    ledger.rows += 1
    return HStack {
      Circle().frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text("Row \(number)")
        Text("Of ten thousand").font(.caption)
      }
      Spacer()
      Toggle("", isOn: $isOn)
    }
  }
}

/// A list of ten thousand rows, scrolled by a page in each update.
///
/// Records `make_list_row_us`: a row made, laid out, in the display list, and removed again.
@MainActor func measureListRows(_ effort: Effort, _ metrics: inout Metrics) throws {
  let ledger = Ledger()
  let size = CGSize(width: 420, height: 800)
  let host = ViewHost(
    List(0..<10_000, id: \.self) { Row(number: $0, ledger: ledger) }, fonts: try FontSystem(), size: size)
  host.update(at: 0)
  var page = 0
  var perRow: [Double] = []
  _ = measure(effort) {
    // There and back over forty pages: texts were laid out before, as those of a list that is read again.
    let distance = page / 40 % 2 == 0 ? -size.height : size.height
    let (start, before) = (processorNanoseconds(), ledger.rows)
    host.send(
      .scroll(
        location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: distance), isPrecise: true, modifiers: []))
    page += 1
    host.update(at: Double(page) / 60)
    let made = ledger.rows - before
    if made > 0 { perRow.append((processorNanoseconds() - start) / Double(made)) }
  }
  precondition(perRow.count > effort.minimumRuns / 2, "a page is another page's rows")
  metrics.record("make_list_row_us", Samples(perRow), in: .microseconds)
}

private struct Rows: View {
  @State private var isShown = true
  let ledger: Ledger

  var body: some View {
    VStack(spacing: 0) {
      if isShown { ForEach(0..<10_000, id: \.self) { _ in Rectangle().frame(width: 100, height: 1) } }
    }
    .onAppear { ledger.isShown = $isShown }
  }
}

/// Ten thousand rows that are all made leave at once.
///
/// Records `remove_10000_rows_ms`.
@MainActor func measureRemoval(_ effort: Effort, _ metrics: inout Metrics) throws {
  let ledger = Ledger()
  let host = ViewHost(Rows(ledger: ledger), fonts: try FontSystem(), size: CGSize(width: 1000, height: 1000))
  var time = 0.0
  func show(_ isShown: Bool) {
    ledger.isShown?.wrappedValue = isShown
    time += 1 / 60
    host.update(at: time)
  }
  host.update(at: 0)
  let samples = measure(effort, clock: processorNanoseconds, prepare: { show(true) }) { show(false) }
  precondition(host.update(at: time).isEmpty, "nothing is left")
  metrics.record("remove_10000_rows_ms", samples, in: .milliseconds)
}
