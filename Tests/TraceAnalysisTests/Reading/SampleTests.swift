import Testing
import TraceFormat

@testable import TraceAnalysis

@Suite struct SampleTests {
  /// Samples of the main thread come on ring 2, before the updates that they name.
  @Test func samplesFindTheirUpdateAndThread() {
    var samples = RecordedThread(2)
    samples.instant(.sample, 12, at: 25, reference: 0xa, cause: 990, value: 3)
    samples.stack([0xb, 0xc])
    samples.instant(.sample, 0, at: 50, reference: 0xd, cause: 10, value: 1)
    // Of a record that was lost.
    samples.stack([0xf])
    samples.instant(.sample, 11, at: 51, reference: 0xa, value: 3)
    samples.stack([0xb, 0xc])
    var others = RecordedThread(3)
    others.instant(.sample, 0, at: 30, reference: 0xe, value: 1)
    var main = RecordedThread(0)
    main.run(1, at: 10, serial: 10)
    main.run(1, at: 20, for: 10, serial: 12)
    let threads = TraceChunk.threads([
      TraceFileThread(number: 2, systemID: 70, name: "main, sampled", isMain: false),
      TraceFileThread(number: 3, systemID: 71, name: "worker", isMain: false),
      TraceFileThread(number: 0, systemID: 70, name: "main", isMain: true),
    ])
    let trace = trace([samples, others, main], names: [threads])
    #expect(trace.checkInvariants() == [])
    #expect(trace.samples.time == [25, 30, 50, 51])
    // No update has serial number 11.
    #expect(trace.samples.update == [1, -1, -1, -1])
    #expect(trace.samples.processorTime == [990, 0, 10, 0])
    #expect(
      trace.samples.indices.map { Array(trace.stacks[Int(trace.samples.stack[$0])]) }
        == [[0xa, 0xb, 0xc], [0xe], [0xd], [0xa, 0xb, 0xc]])
    #expect(trace.stacks.count == 3)
    // Rings 0 and 2 are one thread.
    #expect(trace.threads.count == 2)
    #expect(
      trace.samples.thread.map(Int.init) == [
        trace.info.mainThread, 1 - trace.info.mainThread,
        trace.info.mainThread, trace.info.mainThread,
      ])
  }

  /// The main thread was sampled, as number 253, before it had a ring.
  @Test func theMainThreadMayGetItsRingLater() {
    var early = RecordedThread(253)
    early.instant(.sample, 0, at: 5, reference: 0xa, value: 1)
    var main = RecordedThread(3)
    main.run(1, at: 10)
    let threads = [253, 3].map { number in
      TraceChunk.threads([TraceFileThread(number: number, systemID: 70, name: "main", isMain: true)])
    }
    let trace = Trace(
      header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0),
      chunks: [threads[0], early.chunk, threads[1], main.chunk])
    #expect(trace.updates.count == 1)
    #expect(trace.threads.count == 1)
    #expect(trace.samples.thread == [0])
    #expect(trace.info.mainThread == 0)
  }

  @Test func symbolsAreKept() {
    let strings = TraceChunk.strings([(1, "L.Row.body.getter"), (2, "Row.swift"), (3, "Landmarks"), (4, "inlined")])
    let symbols = TraceChunk.symbols([TraceFileSymbol(address: 0xa, module: 3, frames: [(4, 0, 0), (1, 2, 11)])])
    let trace = trace(names: [symbols, strings]) { $0.instant(.sample, 0, at: 5, reference: 0xa) }
    #expect(
      trace.stacks.frames(of: 0) == [
        StackFrame(function: "inlined", module: "Landmarks", location: nil),
        StackFrame(
          function: "L.Row.body.getter", module: "Landmarks", location: SourceLocation(file: "Row.swift", line: 11)),
      ])
  }
}
