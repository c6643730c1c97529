import BenchKit
import Foundation
import TextLayout
import UICore

/// Counts what ran, and hands the states out to be written from outside, as a gesture would.
@MainActor private final class Ledger {
  var counters: [Binding<Int>] = []
  var counterBodies = 0
  var childBodies = 0
}

/// Reads its state, and has two children that come out as they were.
private struct Counter: View {
  @State private var count = 0
  let ledger: Ledger

  var body: some View {
    ledger.counterBodies += 1
    return HStack {
      Child(isLarge: count < 0, ledger: ledger)
      Child(isLarge: count >= 0, ledger: ledger)
    }
    .onAppear { ledger.counters.append($count) }
  }
}

private struct Child: View {
  let isLarge: Bool
  let ledger: Ledger

  var body: some View {
    ledger.childBodies += 1
    return Rectangle().frame(width: isLarge ? 2 : 1, height: 1)
  }
}

private struct Screen: View {
  let count: Int
  let ledger: Ledger

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Counter(ledger: ledger) }
    }
  }
}

/// A thousand views, each with a state of its own: all states are written, and one update runs the thousand bodies.
///
/// Records `ns_per_body`: a write, the marking, the body's run and the comparison of its children, for each view; and
/// `build_us_per_view`, the first update, which makes the views and runs the bodies of their children too.
@MainActor func measureBodies(count: Int, _ effort: Effort, _ metrics: inout Metrics) throws {
  let ledger = Ledger()
  let fonts = try FontSystem()
  let building = processorNanoseconds()
  let host = ViewHost(Screen(count: count, ledger: ledger), fonts: fonts, size: CGSize(width: 1000, height: 1000))
  host.update(at: 0)
  metrics.record("build_us_per_view", (processorNanoseconds() - building) / 1e3 / Double(count))
  precondition(ledger.counters.count == count && ledger.childBodies == 2 * count, "every view appears once")

  var time = 0.0
  let bodiesBefore = ledger.counterBodies
  let samples = measure(effort, clock: processorNanoseconds) {
    for counter in ledger.counters { counter.wrappedValue += 1 }
    time += 1 / 60
    host.update(at: time)
  }
  let runs = effort.warmUps + samples.sorted.count
  precondition(ledger.counterBodies - bodiesBefore == runs * count, "every body runs once per update")
  precondition(ledger.childBodies == 2 * count, "no child's body runs again")
  metrics.record("ns_per_body", samples.divided(by: count), in: .nanoseconds)

  let one = measure(effort, clock: processorNanoseconds) {
    ledger.counters[count / 2].wrappedValue += 1
    time += 1 / 60
    host.update(at: time)
  }
  metrics.record("one_body_us", one, in: .microseconds)
}
