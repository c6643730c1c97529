import BenchKit
import Foundation
import TextLayout
import UICore

@MainActor private final class Ledger {
  var numbers: Binding<[Int]>?
  var rows = 0
}

private struct Row: View {
  let ledger: Ledger

  var body: some View {
    ledger.rows += 1
    return Rectangle().frame(width: 100, height: 20)
  }
}

private struct Numbers: View {
  @State private var numbers: [Int]
  let ledger: Ledger

  init(count: Int, ledger: Ledger) {
    _numbers = State(initialValue: Array(0..<count))
    self.ledger = ledger
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { _ in Row(ledger: ledger) } }
    }
    .onAppear { ledger.numbers = $numbers }
  }
}

/// An element is inserted before a hundred thousand others, of which a screenful is made.
///
/// Records `insert_front_100000_ms`.
@MainActor func measureInsertion(_ effort: Effort, isQuick: Bool, _ metrics: inout Metrics) throws {
  let ledger = Ledger()
  let host = ViewHost(
    Numbers(count: isQuick ? 10_000 : 100_000, ledger: ledger), fonts: try FontSystem(),
    size: CGSize(width: 400, height: 800))
  host.update(at: 0)
  host.update(at: 1 / 60)
  var (time, next) = (1 / 60.0, -1)
  let samples = measure(effort, clock: processorNanoseconds) {
    ledger.numbers?.wrappedValue.insert(next, at: 0)
    next -= 1
    time += 1 / 60
    host.update(at: time)
  }
  // 40 rows fit, and an insertion makes one.
  precondition(ledger.numbers != nil && ledger.rows < 100 - next, "rows out of sight are not made")
  metrics.record("insert_front_100000_ms", samples, in: .milliseconds)
}
