import Testing
import TraceFormat

@testable import TraceAnalysis

@Suite struct WriteTests {
  @Test func stacksCrossChunks() {
    var thread = RecordedThread()
    thread.instant(.write, 1, at: 10)
    thread.stack([1, 2, 3 << 40, 4])
    thread.instant(.write, 2, at: 20)
    thread.stack([1, 2, 3 << 40, 4])
    thread.instant(.write, 3, at: 30)
    let chunks = thread.records.map { TraceChunk.records(thread: 0, [$0]) }
    let trace = Trace(
      header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0), chunks: chunks)
    #expect(trace.checkInvariants() == [])
    // Equal stacks are kept once; the third write has none.
    #expect(trace.writes.map(\.stack) == [0, 0, -1])
    #expect(Array(trace.stacks[0]) == [1, 2, 3 << 40, 4])
  }

  /// Write 7 is made on a thread whose records come later in the file.
  @Test func writesOfOtherThreadsFindTheirEffects() {
    var main = RecordedThread(0)
    main.create(1, at: 10)
    main.write(6, to: 5, at: 90)
    main.instant(.apply, 5, at: 100, cause: 7, value: 3)
    main.run(1, at: 110, cause: 5)
    var other = RecordedThread(1)
    other.instant(.write, 7, at: 80, detail: 2 | 0x80)
    other.stack([0x10, 0x20])
    let trace = trace([main, other])
    #expect(trace.checkInvariants() == [])
    // In order of time: write 7 at 80 comes before write 6 at 90.
    #expect(trace.writes.map(\.time) == [80, 90])
    #expect(trace.writes[0].route == .detached)
    #expect(trace.writes[0].marked == 3)
    #expect(trace.writes[0].stack == 0)
    #expect(trace.updates.cause(of: 1) == .write(0))
    #expect(trace.updates.rootWrite[1] == 0)
  }

  @Test func lostWritesAreStoodInFor() {
    let trace = trace { thread in
      thread.create(1, at: 10)
      thread.instant(.apply, 5, at: 100, cause: 7, value: 3)
      thread.run(1, at: 110, cause: 5)
    }
    #expect(trace.writes.count == 1)
    #expect(trace.writes[0].kind == .other)
    #expect(trace.updates.cause(of: 1) == .write(0))
  }

  /// The host changes two sources of its own during one resize.
  @Test func theHostsOwnWritesAreDueToTheActionAroundThem() {
    let trace = trace { thread in
      thread.create(1, at: 10)
      thread.begin(.action, 1, at: 100, detail: CauseKind.resize.rawValue)
      thread.instant(.apply, 5, at: 101, value: 2)
      thread.instant(.apply, 6, at: 102, value: 1)
      thread.end(.action, 1, at: 103)
      thread.run(1, at: 110, cause: 6)
    }
    #expect(trace.writes.count == 1)
    #expect(trace.writes[0].marked == 3)
    #expect(trace.causes[trace.writes[0].cause].kind == .resize)
    #expect(trace.updates.rootWrite[1] == 0)
  }

  @Test func causesWithinCauses() {
    let trace = trace(names: names(types: [5: "L.Row"], paths: [(1, 0, 5, "")])) { thread in
      thread.begin(.action, 1, at: 10, reference: 5, detail: 1, value: 1)
      thread.begin(.action, 2, at: 20, detail: 13, cause: 1)
      thread.end(.action, 2, at: 30)
      thread.end(.action, 1, at: 40)
    }
    #expect(trace.causes.map(\.parent) == [-1, 0])
    #expect(trace.causes.map(\.duration) == [30, 10])
    #expect(trace.causes[0].path == "Row")
    #expect(trace.types[trace.causes[0].type].name == "Row")
    #expect(trace.causes.map(\.kind) == [.tap, .change])
  }
}
