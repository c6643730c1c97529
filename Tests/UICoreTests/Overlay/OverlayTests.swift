import DisplayList
import Foundation
import Observation
import Geometry
import PlatformHeadless
import Testing
import UITestSupport

@testable import UICore

/// The live overlay, in an app's window under a clock of the test's.
@MainActor struct OverlayTests {
  @Observable final class Model {
    var counts = [0, 0, 0]
  }

  private struct Row: View {
    let model: Model
    let index: Int
    var body: some View {
      // Reads the whole array: every row runs for each write.
      Color(white: Double(model.counts[index] % 10) / 10).frame(width: 100, height: 20)
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { Row(model: model, index: $0) }
        Still()
      }
      .frame(width: 400, height: 300, alignment: .topLeading)
    }
  }

  private struct Still: View {
    var body: some View { Color.blue.frame(width: 100, height: 20) }
  }

  private struct Program: App {
    var model = Model()
    var body: some Scene {
      WindowGroup { Rows(model: model) }.defaultSize(width: 400, height: 300)
    }
  }

  private let platform = HeadlessPlatform()
  private let kept = Kept()
  private let model = Model()
  /// What the overlay's clock says; each reading moves it by `tick`.
  private final class Clock {
    var now: UInt64 = 0
    var tick: UInt64 = 1000
  }
  private let clock = Clock()

  private func launch(showsOverlay: Bool = true) throws -> (AppHost, WindowOverlay?) {
    var options = LaunchOptions()
    options.showsOverlay = showsOverlay
    let host = try AppHost(Program(model: model), platform: platform, options: options) { _, _ in }
    kept.host = host
    (host.viewGraph.monitor as? UpdateMonitor)?.clock = { [clock] in
      clock.now += clock.tick
      return clock.now
    }
    host.openWindow(id: nil, value: nil)
    platform.step()
    return (host, host.windows[0].overlay)
  }

  private func settle() { platform.advance(by: 2) }

  @Test func withoutTheOptionThereIsNone() throws {
    let (host, overlay) = try launch(showsOverlay: false)
    #expect(overlay == nil)
    #expect(host.viewGraph.monitor == nil)
    #expect(platform.windows[0].lastFrame?.list === host.windows[0].host.displayList)
  }

  @Test func optionAndEnvironmentAskForIt() throws {
    #expect(try LaunchOptions(["--overlay"], environment: [:]).showsOverlay)
    #expect(try LaunchOptions([], environment: ["APUS_OVERLAY": "1"]).showsOverlay)
    #expect(try !LaunchOptions([], environment: ["APUS_OVERLAY": "0"]).showsOverlay)
    #expect(LaunchOptions.help.contains("--overlay"))
  }

  @Test func rowsThatRanFlashWhereTheyAre() throws {
    let (_, overlay) = try launch()
    settle()
    model.counts[1] = 1
    platform.step()
    let frames = overlay!.flashes.values.flatMap(\.frames).sorted { $0.minY < $1.minY }
    // Three rows of 20 points below each other; the fourth view and the container did not run.
    #expect(frames == (0..<3).map { CGRect(x: 0, y: 20 * CGFloat($0), width: 100, height: 20) })
    let severities = overlay!.flashes.values.sorted { $0.frames[0].minY < $1.frames[0].minY }.map(\.severity)
    // Only the second row's colour changed.
    #expect(severities == [.wasted, .changed, .wasted])
    #expect(overlay!.panel.bodies == 3)
    #expect(overlay!.panel.wasted == 2)
    #expect(overlay!.panel.wastedText == "2 wasted")
  }

  @Test func flashesFadeAndThenNoFrameIsAskedFor() throws {
    let (_, overlay) = try launch()
    settle()
    let window = platform.windows[0]
    let idle = window.frameCount
    platform.advance(by: 10)
    #expect(window.frameCount == idle)

    model.counts[0] = 1
    platform.step()
    #expect(overlay!.flashes.count == 3)
    let strengths = (0..<40).map { _ in
      platform.step()
      return overlay!.flashes.values.map { $0.strength(at: platform.now) }.max() ?? 0
    }
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(overlay!.flashes.isEmpty)
    // The frame of the write, and those of half a second at 60 a second until nothing is left of it.
    #expect(window.frameCount - idle == 1 + 30)
    platform.advance(by: 10)
    #expect(window.frameCount - idle == 1 + 30)
    #expect(overlay!.panel.rateText == "idle")
  }

  @Test func framesOfTheOverlayItselfAreNotCounted() throws {
    let (_, overlay) = try launch()
    settle()
    let before = overlay!.panel.history.durations.count
    model.counts[0] = 1
    settle()
    #expect(overlay!.panel.history.durations.count == before + 1)
    #expect(overlay!.panel.bodies == 3)
  }

  @Test func longBodiesAreOrangeAndRed() throws {
    let run = { (microseconds: UInt64) in
      OverlayFlash.Severity(
        UpdateMonitor.Run(body: .none, nanoseconds: microseconds * 1000, isWasted: false))
    }
    #expect(run(500) == .changed)
    #expect(run(501) == .long)
    #expect(run(1000) == .long)
    #expect(run(1001) == .veryLong)
  }

  @Test func framesASecondWhileFramesFollowEachOther() {
    var history = FrameHistory()
    for frame in 0...60 { history.append(1, at: Double(frame) / 60) }
    #expect(history.framesPerSecond(at: 1) == 60)
    #expect(history.framesPerSecond(at: 1.2) == nil)
    history.append(1, at: 5)
    #expect(history.framesPerSecond(at: 5) == nil)
    for frame in 0..<500 { history.append(UInt64(frame), at: 6) }
    #expect(history.durations.count == FrameHistory.capacity && history.last == 499)
  }

  @Test func overlayTakesNoPartInTheContent() throws {
    let (host, _) = try launch()
    let window = platform.windows[0]
    let content = host.windows[0].host.displayList
    #expect(window.lastFrame!.list.items.count == content.items.count + 1)
    // Under the panel's middle lies what would lie there without it: nothing.
    let panel = try #require(OverlayPanel.frame(in: window.size, scale: 1))
    #expect(content.hitTest(CGPoint(x: panel.midX, y: panel.midY)) == nil)
    guard case .group(let group) = window.lastFrame!.list.items.last!.content else {
      Issue.record("the overlay is a group")
      return
    }
    #expect(!group.allowsHitTesting)
  }

  @Test func smallWindowsHaveNoPanel() {
    #expect(OverlayPanel.frame(in: CGSize(width: 120, height: 400), scale: 1) == nil)
    let frame = OverlayPanel.frame(in: CGSize(width: 500, height: 400), scale: 2)
    #expect(frame?.maxX == 488 && frame?.maxY == 388)
  }
}

/// Keeps an app running as long as its test.
@MainActor final class Kept {
  var host: AppHost?
}
