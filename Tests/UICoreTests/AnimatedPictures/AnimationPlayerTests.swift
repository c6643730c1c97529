import DisplayList
import Foundation
import Observation
import PlatformHeadless
import Testing
import UITestSupport

@testable import UICore

/// Which frame shows when, and what it costs.
@MainActor struct AnimationPlayerTests {
  @Observable final class Model {
    var isShown = true
    var name = "once.gif"
  }

  private static func image(_ name: String, scale: CGFloat = 1) -> Image {
    (try? Image(animating: AnimationFiles.data(name), scale: scale)) ?? Image(systemName: "xmark")
  }

  /// A window as large as the picture, white behind it.
  private func host(
    _ name: String, scale: CGFloat = 1, accessibility: AccessibilityRequests = []
  ) throws -> TestHost {
    let image = Self.image(name, scale: scale)
    return try TestHost(
      size: CGSize(width: 16 / scale, height: 12 / scale), scale: scale, accessibility: accessibility
    ) { image.background(Color.white) }
  }

  /// The number of the frame that shows; nil for none of them. Alpha is 0 or 255 in a GIF.
  private func shown(_ host: TestHost, _ name: String) throws -> Int? {
    let pixels = host.snapshot().pixels
    return try AnimationFiles.expected(name).firstIndex { frame in
      frame.map { $0 >> 24 == 0 ? 0xFFFF_FFFF : $0 } == pixels
    }
  }

  /// Each frame shows from the first frame of the window on that comes when it is due, at most 1/60 s late, for two turns.
  @Test(arguments: [1.0, 2.0]) func framesShowAtTheirTimes(_ scale: CGFloat) throws {
    let host = try host("disposals.gif", scale: scale)
    let delays = [0.1, 0.05, 0.1, 0.1, 0.02, 0.2, 0.07, 0.03]
    var due = 0.0
    for turn in 0..<2 {
      for (index, delay) in delays.enumerated() {
        host.advance(by: due + 1.0 / 60 + 0.001 - host.platform.now)
        #expect(try shown(host, "disposals.gif") == index, "frame \(index) of turn \(turn), early")
        host.advance(by: due + delay - 0.001 - host.platform.now)
        #expect(try shown(host, "disposals.gif") == index, "frame \(index) of turn \(turn), late")
        due += delay
      }
    }
    host.close()
  }

  /// Nothing runs between two frames; with each, no body and no layout, and one rule a container around.
  @Test func aFrameCostsItsPlace() throws {
    let counter = LayoutCounter()
    let image = Self.image("once.gif")
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        CountingLayout(counter: counter) { image }
        Text("Beside")
      }
    }
    let attributes = host.attributes
    host.resetCounts()
    counter.count = 0
    let frames = host.window.frameCount
    host.advance(by: 0.09)
    #expect(host.rules == 0 && host.window.frameCount == frames)
    host.advance(by: 0.03)
    // The image, its layout, the stack, the window's stack, its layers of presentations and of drags.
    #expect(host.rules <= 6)
    #expect(host.window.frameCount == frames + 1)
    #expect(host.bodies.isEmpty && counter.count == 0 && host.attributes == attributes)
    // Of 10,000 pixels 16 × 12, and one around; it stands between two rows of them.
    #expect(host.window.lastDamage.reduce(0) { $0 + ($1.x1 - $1.x0) * ($1.y1 - $1.y0) } <= 18 * 15)
    host.close()
  }

  /// 0.1 s each: the third frame, from 0.2 on, is the last, and nothing goes on.
  @Test func aPictureThatPlaysOnceStaysAtItsEnd() throws {
    let host = try host("once.gif")
    host.advance(by: 0.25)
    #expect(try shown(host, "once.gif") == 2)
    host.resetCounts()
    let frames = host.window.frameCount
    host.advance(by: 60)
    #expect(try shown(host, "once.gif") == 2)
    #expect(host.rules == 0 && host.window.frameCount == frames)
    host.close()
  }

  /// Four frames of 0.04 s, twice: from 0.16 on the second turn, from 0.28 on the last frame.
  @Test func asManyTurnsAreMadeAsTheFileSays() throws {
    let host = try host("restored.gif")
    for (time, index) in [(0.15, 3), (0.19, 0), (0.23, 1), (0.27, 2), (0.31, 3), (2, 3)] {
      host.advance(by: time - host.platform.now)
      #expect(try shown(host, "restored.gif") == index, "at \(time)")
    }
    host.resetCounts()
    host.advance(by: 10)
    #expect(host.rules == 0)
    host.close()
  }

  @Test func reducedMotionShowsTheFirstFrame() throws {
    let host = try host("disposals.gif", accessibility: .reduceMotion)
    host.resetCounts()
    host.advance(by: 5)
    #expect(try shown(host, "disposals.gif") == 0)
    #expect(host.rules == 0)
    host.close()
  }

  // MARK: Out of sight

  /// A hidden window draws nothing; shown again, the picture goes on with the frame that it was at.
  @Test func aHiddenWindowStandsStill() throws {
    let host = try host("disposals.gif")
    host.advance(by: 0.12)
    #expect(try shown(host, "disposals.gif") == 1)
    host.window.isVisible = false
    host.advance(by: 1)
    host.resetCounts()
    host.advance(by: 3600)
    #expect(host.rules == 0)
    host.window.isVisible = true
    host.advance(by: 1.0 / 60)
    // Frame 2 was made ready before it was known that nobody draws it, and its time is over.
    #expect(try shown(host, "disposals.gif") == 3)
    host.advance(by: 0.08)
    #expect(try shown(host, "disposals.gif") == 3)
    // 0.1 s, then 0.02.
    host.advance(by: 0.06)
    #expect(try shown(host, "disposals.gif") == 5)
    host.close()
  }

  @Test func aPictureThatIsScrolledAwayStandsStill() throws {
    let image = Self.image("disposals.gif")
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          image
          Color.clear.frame(height: 1000)
        }
      }
      .scrollIndicators(.hidden)
    }
    host.scroll(50, 50, dy: 500)
    host.advance(by: 2)
    host.resetCounts()
    let frames = host.window.frameCount
    host.advance(by: 60)
    #expect(host.rules == 0 && host.window.frameCount == frames)
    host.scroll(50, 50, dy: -500)
    host.advance(by: 1)
    let before = host.window.frameCount
    host.advance(by: 0.68)
    // A turn has eight frames in 0.67 s.
    #expect(host.window.frameCount >= before + 8)
    host.close()
  }

  /// It is another view when it returns, and begins anew.
  @Test func aPictureThatLeavesAndReturnsBeginsAnew() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 16, height: 12)) { Shown(model: model) }
    let attributes = host.attributes
    host.advance(by: 0.25)
    #expect(try shown(host, "once.gif") == 2)
    model.isShown = false
    host.update()
    host.resetCounts()
    host.advance(by: 1)
    #expect(host.rules == 0)
    model.isShown = true
    host.update()
    #expect(try shown(host, "once.gif") == 0)
    host.advance(by: 0.15)
    #expect(try shown(host, "once.gif") == 1)
    model.isShown = false
    host.update()
    model.isShown = true
    host.update()
    #expect(host.attributes <= attributes + 4)
    host.close()
  }

  /// One view shows one picture, another one, and one that does not move.
  @Test func anotherPictureBeginsAtItsFirstFrame() throws {
    let model = Model()
    let host = try TestHost(size: CGSize(width: 16, height: 12)) { Shown(model: model) }
    host.advance(by: 0.15)
    #expect(try shown(host, "once.gif") == 1)
    model.name = "restored.gif"
    host.update()
    #expect(try shown(host, "restored.gif") == 0)
    host.advance(by: 0.05)
    #expect(try shown(host, "restored.gif") == 1)
    model.name = "still.gif"
    host.update()
    #expect(try shown(host, "still.gif") == 0)
    host.resetCounts()
    host.advance(by: 2)
    #expect(host.rules == 0)
    host.close()
  }

  struct Shown: View {
    let model: Model
    var body: some View {
      ZStack {
        Color.white
        if model.isShown { AnimationPlayerTests.image(model.name) }
      }
    }
  }

  // MARK: Several

  /// Two windows with one picture; the one that closes leaves the other alone.
  @Test func windowsPlayByThemselves() throws {
    let image = Self.image("disposals.gif")
    let size = CGSize(width: 16, height: 12)
    let first = try TestHost(size: size) { image.background(Color.white) }
    first.advance(by: 0.12)
    let second = TestHost(beside: first, size: size) { image.background(Color.white) }
    // The second begins 0.12 s later, and is at its first frame until 0.22.
    first.advance(by: 0.08)
    #expect(try shown(first, "disposals.gif") == 2)
    #expect(try shown(second, "disposals.gif") == 0)
    first.close()
    second.advance(by: 0.05)
    #expect(try shown(second, "disposals.gif") == 1)
    second.close()
  }
}

@MainActor private final class LayoutCounter { var count = 0 }

private struct CountingLayout: Layout {
  let counter: LayoutCounter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { counter.count += 1 }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated { counter.count += 1 }
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
