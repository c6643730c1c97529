import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

/// Frames of a clock that is moved by hand.
@MainActor struct FrameGridTests {
  @Observable final class Counter { var count = 0 }

  private struct Shown: View {
    let counter: Counter
    var body: some View { Text("\(counter.count)") }
  }

  /// 1 / 60 added up ends a rounding before or behind a multiple of it: each step draws one frame all the same, from
  /// wherever the clock was.
  @Test(arguments: [0.0, 0.1, 1.0 / 3, 0.7, 1.1, 12.3])
  func everyStepIsAFrame(_ start: Double) throws {
    let counter = Counter()
    let host = try TestHost(size: CGSize(width: 100, height: 50)) { Shown(counter: counter) }
    for _ in 0..<10 { host.advance(by: start / 10) }
    for number in 1...600 {
      counter.count = number
      host.advance(by: 1 / 60)
      #expect(host.staticTexts.first?.label == "\(number)", "step \(number) from \(start)")
      if host.staticTexts.first?.label != "\(number)" { return }
    }
  }
}
