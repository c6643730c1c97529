import Foundation
import Observation
import PlatformHeadless
import Testing
import UITestSupport

@testable import UICore

/// `--report memory`: a line a minute in which something is drawn, and one at the end.
@MainActor struct MemoryReportTests {
  @Test func itIsAskedForBesideTheOtherReport() throws {
    let both = try LaunchOptions(["--report", "memory", "--report", "json"], environment: [:])
    #expect(both.reportsMemory && both.report == .json)
    let memory = try LaunchOptions(["--report", "memory"], environment: [:])
    #expect(memory.reportsMemory && memory.report == nil)
    let frames = try LaunchOptions(["--report"], environment: [:])
    #expect(!frames.reportsMemory && frames.report == .text)
  }

  @Test func aLineAMinuteAndOneAtTheEnd() {
    var lines: [String] = []
    var asked = 0
    let reporter = MemoryReporter { lines.append($0) }
    func counts() -> RetainedCounts {
      asked += 1
      return RetainedCounts(texts: asked)
    }
    for frame in 0...(60 * 125) { reporter.didDraw(at: 7 + Double(frame) / 60, counts) }
    // Nothing is drawn for ten minutes: one line, not ten.
    for frame in 0...60 { reporter.didDraw(at: 7 + 725 + Double(frame) / 60, counts) }
    reporter.finish(at: 7 + 730, counts())
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["after 60 s", "after 120 s", "after 725 s", "after 730 s"])
    #expect(asked == 4, "counting costs a walk of what is shown, so it is done for a line only")
  }

  private struct Content: View {
    let model: Model
    var body: some View {
      VStack {
        Text("One")
        Text("Two").opacity(0.5)
        Square(color: model.isOn ? .red : .blue).task { try? await Task.sleep(for: .seconds(1000)) }
      }
    }
  }

  @Observable fileprivate final class Model { var isOn = false }

  private struct Program: App {
    static let model = Model()
    var body: some Scene { WindowGroup("Content") { Content(model: Self.model) } }
  }

  /// Two texts, a square and the group that is faded; one task; one body that reads an observable object.
  @Test func whatIsShownIsCounted() throws {
    let platform = HeadlessPlatform()
    var options = LaunchOptions()
    options.frames = 2
    let host = try AppHost(Program(), platform: platform, options: options) { _, _ in }
    var counts = RetainedCounts()
    var frames = 0
    platform.requestUpdate()
    try host.run()
    counts = host.retainedCounts()
    frames = Int(host.frameNumber)
    #expect(frames >= 2)
    #expect(counts.live.tasks == 1 && counts.live.observations == 1)
    #expect(counts.texts == 2 && counts.images == 0)
    #expect(counts.items >= 4)
    #expect(counts.kept["glyph runs"] == 2)
    #expect(counts.resident > 1 << 20)
    #expect("\(counts)".contains("1 tasks, 1 observers, 2 text layouts"))
  }
}
