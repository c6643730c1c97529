import BenchKit
import Foundation
import TextLayout
import UICore

private enum WrittenKey: EnvironmentKey { static let defaultValue = 0 }
private enum ReadKey: EnvironmentKey { static let defaultValue = 1.0 }

extension EnvironmentValues {
  fileprivate var written: Int {
    get { self[WrittenKey.self] }
    set { self[WrittenKey.self] = newValue }
  }
  fileprivate var read: Double {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
}

@MainActor private final class Ledger {
  var value: Binding<Int>?
  var bodies = 0
}

private struct Reader: View {
  @Environment(\.read) private var side
  let ledger: Ledger

  var body: some View {
    ledger.bodies += 1
    return Rectangle().frame(width: side, height: 1)
  }
}

private struct Readers: View {
  let count: Int
  let ledger: Ledger

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Reader(ledger: ledger) } }
  }
}

private struct Writer: View {
  @State private var value = 0
  let count: Int
  let ledger: Ledger

  var body: some View {
    Readers(count: count, ledger: ledger)
      .environment(\.written, value)
      .onAppear { ledger.value = $value }
  }
}

/// A key of the environment is written above ten thousand views that read another one: each is checked, none runs.
///
/// Records `environment_check_ns` a reader.
@MainActor func measureEnvironmentReaders(_ effort: Effort, isQuick: Bool, _ metrics: inout Metrics) throws {
  let (count, ledger) = (isQuick ? 1_000 : 10_000, Ledger())
  let host = ViewHost(
    Writer(count: count, ledger: ledger), fonts: try FontSystem(), size: CGSize(width: 1000, height: 1000))
  host.update(at: 0)
  host.update(at: 1 / 60)
  let before = ledger.bodies
  var time = 1 / 60.0
  let samples = measure(effort, clock: processorNanoseconds) {
    ledger.value?.wrappedValue += 1
    time += 1 / 60
    host.update(at: time)
  }
  precondition(ledger.value != nil && before == count && ledger.bodies == before, "no reader of another key runs")
  metrics.record("environment_check_ns", samples.divided(by: count), in: .nanoseconds)
}
