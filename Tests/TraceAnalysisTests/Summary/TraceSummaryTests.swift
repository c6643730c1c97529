import Testing

@testable import TraceAnalysis

struct TraceSummaryTests {
  private let millisecond: Int64 = 1_000_000

  private func turns(_ turns: (start: Int64, duration: Int64)...) -> TraceBuilder {
    var builder = TraceBuilder()
    builder.trace.turns = turns.map { Span(start: $0.start * millisecond, duration: $0.duration * millisecond) }
    builder.wait(until: 10_000 * millisecond)
    return builder
  }

  @Test func hangsFromAQuarterOfASecondOn() {
    let summary = TraceSummary(turns((0, 249), (300, 250), (600, 499), (1200, 500)).trace)
    #expect(summary.hangs.map { $0.duration / millisecond } == [500, 499, 250])
    #expect(summary.hangs.map(\.severity) == [.hang, .microHang, .microHang])
    #expect(summary.hangs.map(\.state) == [.unknown, .unknown, .unknown])
  }

  /// Two samples of 100 ms each in the first 400 ms turn make half of it; one of 100 ms in the second, a quarter.
  @Test func busyRunsForHalfOfTheTime() {
    var builder = turns((1000, 400), (2000, 400))
    for (time, name) in [(1150, "Views.parse()"), (1300, "Views.parse()"), (2300, "Views.wait()")] as [(Int64, String)]
    {
      builder.sample(update: -1, "swift_retain", name, time: time * millisecond, processorTime: 100_000)
    }
    let summary = TraceSummary(builder.trace)
    #expect(summary.hangs.map(\.state) == [.busy, .blocked])
    #expect(summary.hangs.map(\.processorTime) == [200 * millisecond, 100 * millisecond])
    #expect(summary.hangs.map(\.function) == ["parse()", "wait()"])
  }

  /// In 10 s, 40 ms late are 4 ms/s and good, 60 ms are 6 and a warning, 120 ms are 12 and critical.
  @Test(
    arguments: [(40, 4.0, Hitches.Level.good), (60, 6.0, .warning), (120, 12.0, .critical)]
      as [(Int64, Double, Hitches.Level)])
  func hitchesForTheTimeRecorded(late: Int64, ratio: Double, level: Hitches.Level) {
    var builder = turns()
    let frame = { (number: Int64, duration: Int64) in
      Frame(
        number: Int(number), start: number * 1000 * millisecond, duration: duration * millisecond,
        deadline: (number * 1000 + 16) * millisecond, interval: 16 * millisecond)
    }
    // The first is the launch's; the second is in time.
    builder.trace.frames = [frame(0, 300), frame(1, 16), frame(2, 16 + late / 4), frame(3, 16 + late * 3 / 4)]
    let hitches = TraceSummary(builder.trace).hitches
    #expect(hitches.frames == 3)
    #expect(hitches.hitches.map(\.frame) == [3, 2])
    #expect(hitches.total == late * millisecond)
    #expect(abs(hitches.ratio - ratio) < 1e-6)
    #expect(hitches.level == level)
  }

  @Test func longBodiesWithWhatTheyRan() {
    var builder = TraceBuilder()
    builder.update(builder.instance("Slow"), duration: 3 * millisecond, isCreation: true)
    builder.trace.frames = [Frame(number: 1, start: 0, duration: 4 * millisecond, deadline: 16, interval: 16)]
    builder.wait(until: 4 * millisecond)
    let red = builder.update(builder.instance("Slow", "7"), duration: 2 * millisecond)
    let orange = builder.update(builder.instance("Slow"), duration: 600_000)
    let short = builder.update(builder.instance("Quick"), duration: 100_000)
    let format = "Foundation.NumberFormatter.string(from: Foundation.NSNumber) -> Swift.String?"
    let body = "Views.Slow.body.getter : some"
    builder.sample(update: red, "malloc", "icu_74::parse()", format, body, "UICore.run()")
    builder.sample(update: red, format, body, "UICore.run()")
    builder.sample(update: orange, body, "UICore.run()")
    builder.sample(update: short, "Views.never()", "UICore.run()")
    let long = TraceSummary(builder.trace).longBodies
    #expect(long.views.map(\.view) == ["Slow"])
    #expect([long.redRuns, long.orangeRuns, long.launchRuns] == [1, 1, 1])
    #expect(long.views[0].longest == 3 * millisecond)
    #expect(long.views[0].longestPath == "App/Slow[0]")
    #expect(long.samples == 3)
    #expect(long.functions.map(\.name) == ["NumberFormatter.string(from:)", "Slow.body.getter"])
    #expect(long.functions.map(\.ownSamples) == [2, 1])
    #expect(long.functions.map(\.samples) == [2, 3])
  }

  @Test func viewsByModuleWithTheWorstInstance() {
    var builder = TraceBuilder()
    builder.update(builder.instance("Row", "1"), duration: 10)
    builder.update(builder.instance("Row", "2"), .equal, duration: 30)
    builder.update(builder.instance("Card"), duration: 5)
    builder.trace.types[builder.type("Card")].module = "Cards"
    let modules = TraceSummary(builder.trace).modules
    #expect(modules.map(\.module) == ["Views", "Cards"])
    #expect([modules[0].total, Int64(modules[0].wastedRuns), modules[0].wastedTime] == [40, 1, 30])
    #expect(modules[0].views[0].worstPath == "App/Row[2]")
    #expect(modules[0].views[0].worst.total == 30)
    #expect(modules[0].views[0].mean == 20)
  }

  /// Of two comparisons of one key and one of another, the two that found the value unchanged stopped.
  @Test func environmentChecksThatStopped() {
    var builder = TraceBuilder()
    let row = builder.instance("Row")
    let (scheme, size) = (builder.key("colorScheme", of: row), builder.key("sizeClass", of: row))
    builder.update(scheme, isCreation: true)
    builder.update(scheme, .equal)
    builder.update(scheme, .changed)
    builder.check(size, cause: .none)
    builder.check(row, cause: .none)
    let summary = TraceSummary(builder.trace)
    #expect(summary.environment.map(\.key) == ["EnvironmentValues.colorScheme", "EnvironmentValues.sizeClass"])
    #expect(summary.environment.map(\.checks) == [2, 1])
    #expect(summary.environment.map(\.stopped) == [1, 1])
    #expect(summary.sparedBodies == 1)
  }

  @Test func aWindowLeavesTheRestOut() {
    let trace = turns((0, 300), (2000, 600)).trace
    let summary = TraceSummary(trace, window: 1_000_000_000..<9_000_000_000_000)
    #expect(summary.hangs.map(\.start) == [2_000_000_000])
    #expect([summary.start, summary.end] == [1_000_000_000, 10_000_000_000])
  }

  @Test func theViewToLookAtFirst() {
    #expect(TraceSummary(Trace()).worstView == nil)
    var builder = TraceBuilder.sharedFavorites()
    builder.update(builder.instance("SharedLandmarkRow", "3"), .equal)
    #expect(TraceSummary(builder.trace).worstView?.name == "SharedLandmarkRow")
    builder.update(builder.instance("Slow"), duration: 5 * millisecond)
    #expect(TraceSummary(builder.trace).worstView?.name == "Slow")
  }
}
