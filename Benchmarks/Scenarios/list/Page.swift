import BenchKit
import Foundation
import SwiftUI
import UICore
import WindowRun

/// One list or table in a process of its own, so that its memory and its first frame are its alone.
struct Page {
  let rows: Int
  let frames: Int

  /// Points that a frame is scrolled by. A hundred rows are scrolled there and back.
  private func distance(inFrame frame: Int) -> Double { rows < 1_000 && frame / 40 % 2 == 1 ? -60 : 60 }
  /// Whether most rows are out of sight, and out of what a peer keeps around it.
  var hasJumps: Bool { rows >= 1_000 }
  var jumps: Int { max(2, frames / 12) }
  /// Rows far from one another; the peers take the same.
  func farRow(_ jump: Int) -> Int { (jump + 1) * 618_033 % rows }

  /// Turns the wheel over a window, once for each frame.
  ///
  /// Records `scroll_cpu_ms` and its spread.
  @MainActor func measureScrolling(_ run: WindowRun, _ metrics: inout Metrics) {
    let nanoseconds = (0..<frames).map { frame in
      let wheel = InputEvent.scroll(
        location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: -distance(inFrame: frame)), isPrecise: true,
        modifiers: [])
      let drawn = run.frameCount
      let time = run.time(of: [wheel])
      precondition(run.frameCount == drawn + 1 && run.didDraw, "each event draws a frame")
      return time
    }
    metrics.recordSpread("scroll_cpu", Samples(nanoseconds).divided(by: 1_000_000))
  }
}
