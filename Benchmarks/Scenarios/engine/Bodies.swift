import BenchKit
import Foundation
import TextLayout
import UICore

/// Lets the benchmark write the state of a view.
private final class Remote {
  var tick: Binding<Int>?
  var runs = 0
}

private struct Leaf: View {
  var index: Int
  var body: some View { Color.blue.frame(width: CGFloat(abs(index) % 7), height: 1) }
}

/// Reads what changes, and makes the same children each time.
private struct Row: View {
  @Binding var tick: Int
  var index: Int
  var remote: Remote

  var body: some View {
    let _ = remote.runs += tick == 0 ? 0 : 1
    Leaf(index: index)
    Leaf(index: -index)
  }
}

private struct Rows: View {
  @State private var tick = 0
  var remote: Remote
  var count: Int

  var body: some View {
    let _ = remote.tick = $tick
    VStack {
      ForEach(0..<count, id: \.self) { Row(tick: $tick, index: $0, remote: remote) }
    }
  }
}

/// A thousand rows read one state: a write runs every row's body and nothing else.
///
/// Records `ns_per_body`, a whole update (write, marking, bodies, comparing their children, layout) per body.
@MainActor
func measureBodies(count: Int, _ effort: Effort, _ metrics: inout Metrics) throws {
  let remote = Remote()
  let host = ViewHost(
    Rows(remote: remote, count: count), fonts: try FontSystem(), size: CGSize(width: 100, height: 100))
  host.update(at: 0)
  var time = 0.0
  let samples = measure(effort, clock: processorNanoseconds) {
    time += 1
    remote.tick?.wrappedValue += 1
    host.update(at: time)
  }
  precondition(remote.runs == (effort.warmUps + samples.sorted.count) * count, "every row's body runs once per write")
  metrics.record("ns_per_body", samples.divided(by: count), in: .nanoseconds)
}
