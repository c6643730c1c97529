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

  /// In the first turn of 400 ms the thread has the processor for 1 ms of every 20; in the second it runs for 100 ms and
  /// then nothing is heard of it for 290; in the third a watchdog finds it waiting every 10 ms.
  @Test func blockedIsNotTheSameAsShortOfProcessor() {
    var builder = turns((1000, 400), (2000, 400), (3000, 400))
    func sample(_ time: Int64, _ name: String, ran: UInt32) {
      builder.sample(update: -1, "swift_retain", name, time: time * millisecond, processorTime: ran)
    }
    for step in 1...20 as ClosedRange<Int64> { sample(1000 + step * 20, "Views.parse()", ran: 1000) }
    for step in 1...10 as ClosedRange<Int64> { sample(2000 + step * 10, "Views.read()", ran: 10_000) }
    for step in 1...40 as ClosedRange<Int64> { sample(3000 + step * 10, "Views.wait()", ran: 5) }
    let hangs = TraceSummary(builder.trace).hangs
    #expect(hangs.map(\.state) == [.busy, .blocked, .blocked])
    #expect(hangs.map(\.processorTime) == [20 * millisecond, 100 * millisecond, 200_000])
    #expect(hangs.map(\.function) == ["parse()", "read()", "wait()"])
  }

  /// What happens until the first frame is done is the launch, however long; in a recording that began later nothing is.
  @Test(arguments: [(1, 300 as Int64?, 1, 0), (70, nil, 2, 1)])
  func theLaunchIsNoHang(number: Int, launch: Int64?, hangs: Int, hitches: Int) {
    var builder = turns((10, 290), (500, 260))
    builder.trace.frames = [
      Frame(
        number: number, start: 20 * millisecond, duration: 280 * millisecond, deadline: 36 * millisecond,
        interval: 16 * millisecond)
    ]
    let summary = TraceSummary(builder.trace)
    #expect(summary.launch?.duration == launch.map { $0 * millisecond })
    #expect(summary.hangs.count == hangs)
    #expect(summary.hitches.hitches.count == hitches)
    let figures = FrameFigures(builder.trace)
    #expect([figures.hangs, figures.microHangs, figures.hitches] == [0, hangs, hitches])
  }

  /// 100 frames of 10 ms, one of them late, make 1 s and what it was late. 4 ms of 1.004 s are 3.98 ms/s and good, 6 ms
  /// of 1.006 s 5.96 and a warning, 12 ms of 1.012 s 11.86 and critical; that a second passes between two of them is
  /// all one.
  @Test(
    arguments: [(4, Hitches.Level.good), (6, .warning), (12, .critical)] as [(Int64, Hitches.Level)], [10, 1000])
  func hitchesForTheTimeInWhichFramesWereMade(frame: (late: Int64, level: Hitches.Level), step: Int64) {
    var builder = turns()
    builder.trace.frames = (0...100 as ClosedRange<Int64>).map { number in
      Frame(
        number: Int(number), start: number * step * millisecond,
        duration: (number == 0 ? 300 : number == 40 ? 10 + frame.late : 2) * millisecond,
        deadline: (number * step + 10) * millisecond, interval: 10 * millisecond)
    }
    let hitches = Hitches(builder.trace, range: 0..<Int64.max)
    #expect(hitches.frames == 100)
    #expect(hitches.hitches.map(\.frame) == [40])
    #expect(hitches.total == frame.late * millisecond)
    #expect(hitches.time == (1000 + frame.late) * millisecond)
    #expect(hitches.ratio == Double(frame.late) / Double(1000 + frame.late) * 1000)
    #expect(hitches.level == frame.level)
    #expect(FrameFigures(builder.trace).hitchRatio == hitches.ratio)
  }

  /// Of 30 ms the update takes 20, of which 12 are for layout, and raster 9: on another thread, beside the update.
  @Test func aHitchNamesItsLongestPass() {
    var builder = turns()
    builder.trace.frames = [
      Frame(number: 7, start: 0, duration: 30 * millisecond, deadline: 16 * millisecond, interval: 16 * millisecond)
    ]
    builder.trace.passes = [
      (PassKind.update, 0, 0, 20), (.layout, 0, 5, 12), (.raster, 1, 15, 9), (.update, 0, 40, 90),
    ]
    .map { Span(pass: $0, thread: $1, start: $2 * millisecond, duration: $3 * millisecond) }
    let hitch = TraceSummary(builder.trace).hitches.hitches.first
    #expect(hitch?.pass == "layout")
    #expect(hitch?.passTime == 12 * millisecond)
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

  /// Through the formatter pass all 40 samples, none of its own; 40 functions below it have one each, and 30 are listed.
  @Test func aFunctionThatOthersTakeTheTimeForIsListed() {
    var builder = TraceBuilder()
    let red = builder.update(builder.instance("Slow"), duration: 2 * millisecond)
    let format = "Foundation.NumberFormatter.string(from: Foundation.NSNumber) -> Swift.String?"
    for number in 0..<40 {
      builder.sample(update: red, "Views.step\(number)()", format, "Views.Slow.body.getter : some", "UICore.run()")
    }
    let functions = TraceSummary(builder.trace).longBodies.functions
    #expect(functions.count == 30)
    #expect(functions.last.map { [$0.ownSamples, $0.samples] } == [0, 40])
    #expect(Set(functions.suffix(2).map(\.name)) == ["NumberFormatter.string(from:)", "Slow.body.getter"])
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
