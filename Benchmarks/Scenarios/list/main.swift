import BenchKit
import Foundation
import SwiftUI
import UICore
import WindowProbe
import WindowRun

// A fling: 600 frames of 60 points each through ten thousand rows in a window of 420 × 800; the same in Qt Quick with its
// software renderer and in GTK 4 with cairo. Times are of the processor, from the wheel's event to the picture.

struct Row: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    HStack {
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

let scenario = Scenario("list")
scenario.run { metrics in
  let frames = scenario.isQuick ? 20 : 600
  scenario.progress("\(frames) frames")
  let samples = try MainActor.assumeIsolated {
    let run = try WindowRun(
      List(0..<10_000, id: \.self) { Row(number: $0) }, size: CGSize(width: 420, height: 800))
    let wheel = InputEvent.scroll(
      location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: -60), isPrecise: true, modifiers: [])
    var nanoseconds: [Double] = []
    for _ in 0..<frames {
      let drawn = run.frameCount
      nanoseconds.append(run.time(of: [wheel]))
      precondition(run.frameCount == drawn + 1 && run.didDraw, "each event draws a frame")
    }
    if let path = ProcessInfo.processInfo.environment["LIST_SNAPSHOT"] { try run.save(to: path) }
    return Samples(nanoseconds)
  }
  metrics.record("scroll_cpu_ms", samples, in: .milliseconds)
  try Toolkit.compare(scenario, &metrics) { try $0.run(["scroll", "\(frames)"]) }
}
