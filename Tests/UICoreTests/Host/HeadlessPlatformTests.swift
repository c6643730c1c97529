import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import Testing
import TextLayout
import UICore

/// A client that keeps a log and asks for frames as it is told.
@MainActor
private final class LoggingClient: PlatformWindowClient {
  var window: (any PlatformWindow)?
  var events: [InputEvent] = []
  var frameTimes: [Double] = []
  var sizes: [CGSize] = []
  var appearances: [Bool] = []
  /// Asks for this many frames more, one from each frame.
  var framesToRequest = 0

  func windowDidReceive(_ event: InputEvent) {
    events.append(event)
    window?.requestFrame()
  }
  func windowDidResize(to size: CGSize, scale: CGFloat) { sizes.append(size) }
  func windowDrawFrame(at time: Double) {
    frameTimes.append(time)
    if framesToRequest > 0 {
      framesToRequest -= 1
      window?.requestFrame()
    }
  }
  func windowAppearanceDidChange(isDark: Bool) { appearances.append(isDark) }
  func windowShouldClose() { window?.close() }
}

private final class NoGlyphs: GlyphSource {
  func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? { nil }
  func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? { nil }
}

@MainActor @Suite struct HeadlessPlatformTests {
  private let platform = HeadlessPlatform()
  private let client = LoggingClient()
  private let window: HeadlessWindow

  init() {
    let opened = platform.openWindow(
      WindowConfiguration(title: "Test", size: CGSize(width: 40, height: 30)), client: client)
    client.window = opened
    window = platform.windows[0]
  }

  @Test func noFrameIsDrawnUnasked() {
    platform.advance(by: 1)
    #expect(client.frameTimes.isEmpty)
    window.requestFrame()
    window.requestFrame()
    platform.advance(by: 1)
    #expect(window.frameCount == 1)
  }

  @Test func framesFallOnTheGridWithoutDrift() {
    client.framesToRequest = 599
    window.requestFrame()
    platform.advance(by: 10.001)
    #expect(client.frameTimes == (1...600).map { Double($0) / 60 })
  }

  @Test func stepMovesToTheNextFrameTime() {
    platform.step()
    platform.step()
    #expect(platform.now == 2.0 / 60)
    platform.advance(by: 0.001)
    platform.step()
    #expect(platform.now == 3.0 / 60)
  }

  @Test func timersRunAtTheirDeadlinesBeforeTheFrameOfThatMoment() {
    var log: [Double] = []
    platform.schedule(after: 0.25) { log.append(self.platform.now) }
    platform.schedule(after: 0.1) {
      log.append(self.platform.now)
      self.platform.schedule(after: 0.05) { log.append(self.platform.now) }
    }
    let cancelled = platform.schedule(after: 0.2) { log.append(-1) }
    cancelled.cancel()
    platform.schedule(after: 0.5) { self.window.requestFrame() }
    platform.advance(by: 0.5)
    #expect(log.map { ($0 * 1000).rounded() } == [100, 150, 250])
    #expect(client.frameTimes == [0.5])
  }

  @Test func timersThatFollowTheGridDoNotKeepFramesFromBeingDrawn() {
    func tick(_ count: Int) {
      window.requestFrame()
      guard count > 0 else { return }
      platform.schedule(after: 1.0 / 60) { tick(count - 1) }
    }
    tick(30)
    platform.advance(by: 0.5001)
    #expect(client.frameTimes == (1...30).map { Double($0) / 60 })
  }

  @Test func aSizeThatIsThePresentOneIsNoResize() {
    window.resize(to: CGSize(width: 40, height: 30))
    #expect(client.sizes.isEmpty)
    window.resize(to: CGSize(width: 50, height: 30))
    #expect(client.sizes == [CGSize(width: 50, height: 30)])
  }

  @Test func appearanceReachesEveryClient() {
    platform.isDark = false
    platform.isDark = true
    #expect(client.appearances == [true])
  }

  @Test func aClosedWindowHearsNothing() {
    window.requestFrame()
    window.close()
    window.send(.focusLost)
    platform.step()
    #expect(client.events.isEmpty && client.frameTimes.isEmpty && platform.windows.isEmpty)
  }

  @Test func aPresentedFrameBecomesPixelsAtTheWindowsScale() {
    let glyphs = NoGlyphs()
    func present(_ x: CGFloat, version: UInt32, scale: CGFloat = 2) {
      let square = CGRect(x: x, y: 10, width: 5, height: 5)
      let item = DisplayItem(
        id: 1, version: version, bounds: square, content: .rectangles([square], .color(RGBA(hex: 0xff0000))))
      window.present(
        PresentedFrame(list: DisplayList([item]), size: window.size, scale: scale, background: .white, glyphs: glyphs))
    }
    #expect(window.snapshot() == nil)
    present(10, version: 1)
    let first = window.snapshot()
    #expect(first?.width == 80 && first?.height == 60)
    // (10, 10) in points is (20, 20) in pixels.
    #expect(first?.pixels[20 * 80 + 20] == 0xffff_0000)
    #expect(first?.pixels[20 * 80 + 19] == 0xffff_ffff)
    present(20, version: 2)
    #expect(window.snapshot()?.pixels[20 * 80 + 20] == 0xffff_ffff)
    #expect(window.lastDamage.reduce(0) { $0 + $1.area } < 80 * 60)
    present(20, version: 2)
    #expect(window.lastDamage.isEmpty)
    #expect(window.presentCount == 3)
  }

  @Test func aScriptWritesSnapshotsAndEndsWithTheirError() throws {
    struct Full: Error {}
    let script = try InputScript(parsing: "snapshot before.png\nframes 1\nsnapshot after.png\nclick 1 1")
    var written: [String] = []
    var failure: (any Error)?
    let player = InputScriptPlayer(script, platform: platform, window: window, client: client) { path, _ in
      written.append(path)
      throw Full()
    }
    // Nothing is shown at the time of the first snapshot, so there is nothing to write.
    platform.schedule(after: 0.04) { [window] in
      window.present(
        PresentedFrame(list: .empty, size: window.size, scale: 1, background: .white, glyphs: NoGlyphs()))
    }
    player.play { failure = $0 }
    platform.advance(by: 1)
    #expect(written == ["after.png"])
    #expect(failure is Full)
    #expect(client.events.isEmpty)
  }

  @Test func aScriptPlaysInVirtualTime() throws {
    let script = try InputScript(parsing: "click 5 6\nwait 100\nkey a\nresize 10 10\nappearance dark")
    var finished = false
    let player = InputScriptPlayer(script, platform: platform, window: window, client: client) { _, _ in }
    player.play { error in
      #expect(error == nil)
      finished = true
    }
    // Six frames for the click (1 + 3 + 1 and a pause), 100 s, and a frame after each of the other three.
    platform.advance(by: 100 + 8.5 / 60)
    #expect(finished)
    let pointer = PointerEvent(location: CGPoint(x: 5, y: 6))
    #expect(
      client.events == [
        .pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer),
        .keyDown(.character("a"), modifiers: [], isRepeat: false), .text("a"), .keyUp(.character("a"), modifiers: []),
      ])
    #expect(client.sizes == [CGSize(width: 10, height: 10)])
    #expect(client.appearances == [true])
  }
}
