import BenchKit
import Foundation
import TextLayout
import UICore

@MainActor private final class Ledger {
  var isMoved: Binding<Bool>?
  var bodies = 0
}

private struct Dots: View {
  @State private var isMoved = false
  let count: Int
  let ledger: Ledger

  var body: some View {
    ledger.bodies += 1
    return ZStack {
      ForEach(0..<count, id: \.self) { number in
        Circle()
          .frame(width: 8, height: 8)
          .offset(x: isMoved ? Double(number) : 0, y: Double(number))
      }
    }
    .onAppear { ledger.isMoved = $isMoved }
  }
}

/// Five hundred views move for an hour, by a frame of a sixtieth of a second each time; no body runs meanwhile.
///
/// Records `animation_500_ms` a frame: values, places and the display list, without pixels.
@MainActor func measureAnimations(_ effort: Effort, _ metrics: inout Metrics) throws {
  let ledger = Ledger()
  let host = ViewHost(
    Dots(count: 500, ledger: ledger), fonts: try FontSystem(), size: CGSize(width: 1000, height: 1000))
  host.update(at: 0)
  withAnimation(.linear(duration: 3600)) { ledger.isMoved?.wrappedValue = true }
  host.update(at: 1 / 60)
  let bodies = ledger.bodies
  var time = 1 / 60.0
  let samples = measure(effort, clock: processorNanoseconds) {
    time += 1 / 60
    host.update(at: time)
  }
  precondition(ledger.isMoved != nil && ledger.bodies == bodies, "frames of an animation run no body")
  metrics.record("animation_500_ms", samples, in: .milliseconds)
}
