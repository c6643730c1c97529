import Testing
import TraceFormat

@testable import TraceAnalysis

@Suite struct SpanTests {
  /// Begun 2 ms after its slot, at 60 Hz (16,667 µs): due 16.667 - 2 = 14.667 ms after its begin.
  @Test func framesAreDueOneIntervalAfterTheirSlot() {
    let trace = trace { thread in
      thread.begin(.turn, 0, at: 1_000_000)
      thread.begin(.frame, 1, at: 5_000_000, cause: 2000, value: 16667)
      thread.begin(.layout, 1, at: 6_000_000)
      thread.end(.layout, 1, at: 7_000_000, value: 40)
      thread.end(.frame, 1, at: 25_000_000)
      thread.end(.turn, 0, at: 26_000_000)
      // Without a display there is no deadline.
      thread.begin(.frame, 2, at: 30_000_000)
      thread.end(.frame, 2, at: 90_000_000)
    }
    #expect(trace.checkInvariants() == [])
    let frame = trace.frames[0]
    #expect(frame.deadline == 19_667_000)
    #expect(frame.interval == 16_667_000)
    #expect(frame.lateness == 25_000_000 - 19_667_000)
    #expect(trace.frames[1].lateness == 0)
    #expect(trace.passes.count == 1)
    #expect(trace.passes[0].pass == .layout && trace.passes[0].value == 40 && trace.passes[0].duration == 1_000_000)
    #expect(trace.turns[0].duration == 25_000_000)
  }

  @Test func spansOpenAtTheEndAreClosedThere() {
    let trace = trace { thread in
      thread.begin(.turn, 0, at: 100)
      thread.begin(.rule, 1, at: 200)
    }
    // The clocks were last read at 10 s: the program still ran then.
    #expect(trace.updates.duration == [10_000_000_000 - 200])
    #expect(trace.turns[0].end == 10_000_000_000)
    #expect(trace.duration == 10_000_000_000)
  }

  @Test func lostRecordsCostOnlyTheirOwnSpans() {
    let trace = trace { thread in
      thread.end(.frame, 3, at: 50)
      thread.begin(.turn, 0, at: 100)
      thread.begin(.frame, 4, at: 110)
      thread.begin(.rule, 1, at: 120)
      // The ends of the rule and of frame 4, and the begin of the next turn were lost.
      thread.begin(.frame, 5, at: 500)
      thread.run(2, at: 510)
      thread.end(.frame, 5, at: 530)
      // The end of the turn was lost.
      thread.begin(.turn, 0, at: 900)
      thread.end(.turn, 0, at: 950)
      // An end whose begin was lost, within a span of its kind.
      thread.begin(.update, 6, at: 1000)
      thread.end(.update, 7, at: 1100)
    }
    #expect(trace.checkInvariants() == [])
    // Closed at the last record before the one that told: 120 and 530.
    #expect(trace.frames.map(\.start) == [110, 500])
    #expect(trace.frames.map(\.duration) == [10, 30])
    #expect(trace.updates.duration == [0, 1])
    #expect(trace.turns.map(\.duration) == [430, 50])
    #expect(trace.passes.map(\.duration) == [0])
  }

  @Test func rastersOfAllThreadsAreInOrder() {
    var main = RecordedThread(0)
    main.begin(.frame, 1, at: 10)
    main.begin(.raster, 1, at: 30)
    main.end(.raster, 1, at: 40, value: 100)
    main.end(.frame, 1, at: 50)
    var worker = RecordedThread(4)
    worker.begin(.raster, 1, at: 20)
    worker.end(.raster, 1, at: 45, value: 200)
    // A view's record on another thread than the main one means nothing.
    worker.run(1, at: 60)
    let threads = TraceChunk.threads([
      TraceFileThread(number: 4, systemID: 71, name: "raster", isMain: false),
      TraceFileThread(number: 0, systemID: 70, name: "main", isMain: true),
    ])
    let trace = trace([worker, main], names: [threads, .drops([(4, 5), (0, 1), (4, 7), (254, 2)])])
    #expect(trace.checkInvariants() == [])
    #expect(trace.passes.map(\.value) == [200, 100])
    #expect(trace.passes.map { trace.threads[$0.thread].name } == ["raster", "main"])
    #expect(trace.threads[trace.info.mainThread].name == "main")
    #expect(trace.updates.count == 0)
    // Counts of losses are sums so far; 254 stands for samples: 7 + 1 + 2.
    #expect(trace.info.drops == 10)
    #expect(trace.info.warnings == ["10 records were lost because they came too fast."])
  }

  @Test func notesAndMarkersKeepTheirTexts() {
    let names = names(types: [1: "L.List", 2: "scrolling begins"], paths: [(1, 0, 1, "")])
    let trace = trace(names: names) { thread in
      thread.instant(.marker, 42, at: 10, reference: 2)
      thread.instant(.note, 0, at: 20, reference: 1, detail: 1, value: 1)
      thread.instant(.note, 0, at: 30, detail: 99)
    }
    #expect(trace.markers.map(\.text) == ["scrolling begins"])
    #expect(trace.markers.map(\.number) == [42])
    #expect(trace.notes.map(\.path) == ["List"])
    #expect(trace.notes.map(\.kind) == [.writtenDuringBody])
  }
}
