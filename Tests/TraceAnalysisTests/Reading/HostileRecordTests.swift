import Foundation
import Testing
import TraceFormat

@testable import TraceAnalysis

/// Numbers that come the same for the same seed (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct HostileRecordTests {
  /// Records of small, likely, and absurd numbers.
  private static func chunks(seed: UInt64) -> [TraceChunk] {
    var numbers = SeededNumbers(state: seed)
    func small() -> UInt32 { .random(in: 0...12, using: &numbers) }
    func number() -> UInt32 {
      Int.random(in: 0..<50, using: &numbers) == 0 ? .random(in: .min ... .max, using: &numbers) : small()
    }
    var time: UInt64 = 0
    func record() -> TraceRecord {
      time &+= .random(in: 0...1_000_000, using: &numbers)
      let isAbsurd = Int.random(in: 0..<2000, using: &numbers) == 0
      return TraceRecord(
        time: isAbsurd ? .random(in: .min ... .max, using: &numbers) : time, reference: UInt64(number()),
        kindNumber: .random(in: 0...21, using: &numbers), phaseNumber: .random(in: 0...3, using: &numbers),
        detail: UInt8(truncatingIfNeeded: number()), thread: UInt8(truncatingIfNeeded: number()), id: number(),
        cause: number(), value: number())
    }
    var chunks: [TraceChunk] = []
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0:
        chunks.append(.clock((0..<3).map { _ in (.random(in: 0...time, using: &numbers), UInt64(number()) << 20) }))
      case 1:
        chunks.append(
          .paths(
            (0..<9).map { _ in
              TraceFilePath(id: number(), parent: number(), type: UInt64(number()), text: small())
            }))
      case 2:
        let isMain = Bool.random(using: &numbers)
        chunks.append(.threads([TraceFileThread(number: small(), systemID: small(), name: "", isMain: isMain)]))
        chunks.append(.drops([(small(), .random(in: .min ... .max, using: &numbers))]))
        chunks.append(.properties([TraceFileProperty(id: small(), owner: small(), name: number(), address: 0)]))
        chunks.append(.types([TraceFileType(reference: UInt64(small()), name: small(), mangledName: 0, closures: [9])]))
        chunks.append(.strings([(small(), "M.T<")]))
      default:
        let thread = Int.random(in: 0..<4, using: &numbers) == 0 ? number() : 1
        chunks.append(.records(thread: thread, (0..<200).map { _ in record() }))
      }
    }
    return chunks
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func anyRecordsMakeATraceThatHolds(seed: UInt64) {
    let header = TraceHeader(
      processID: 1, startTicks: seed % 3 == 0 ? .max : 0, startNanoseconds: seed % 5 == 0 ? .max : 0, startDate: .max)
    let trace = Trace(header: header, chunks: Self.chunks(seed: seed))
    #expect(trace.checkInvariants() == [])
  }

  /// The records above do get as far as updates that writes caused.
  @Test func randomRecordsAreJoined() {
    let header = TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0)
    let traces = (0..<10).map { Trace(header: header, chunks: Self.chunks(seed: $0)) }
    #expect(traces.contains { $0.updates.rootWrite.contains { $0 >= 0 } && $0.samples.update.contains { $0 >= 0 } })
  }

  /// 300,000 spans that never end: none is deeper than the limit, and time stays proportional.
  @Test func endlessNesting() {
    let trace = trace { thread in
      for index in 0..<300_000 as Range<UInt32> {
        thread.begin(.rule, index, at: UInt64(index))
        thread.end(.rule, index &+ 7, at: UInt64(index))
      }
    }
    #expect(trace.updates.count == RecordStream.depthLimit)
    #expect(trace.checkInvariants() == [])
  }

  /// A chunk holds a million inlined functions at one address, and a stack the address 512 times.
  @Test func endlessInlining() {
    var thread = RecordedThread()
    thread.instant(.sample, 0, at: 1, value: 512)
    thread.stack(Array(repeating: 0x100, count: 512))
    let frames = Array(repeating: (function: 1 as UInt32, file: 0 as UInt32, line: 0 as UInt32), count: 1_000_000)
    let header = TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0)
    let trace = Trace(
      header: header, chunks: [thread.chunk, .symbols([TraceFileSymbol(address: 0x100, module: 0, frames: frames)])])
    #expect(trace.stacks.frames(of: 0).count == 512 * NameTables.inlinedLimit)
  }

  @Test func tooManyThreads() {
    let threads = (0..<300 as Range<UInt32>).map { number in
      var thread = RecordedThread(number)
      thread.instant(.marker, 1, at: 1)
      return thread
    }
    let trace = trace(threads)
    #expect(trace.threads.count == 256)
    #expect(trace.markers.count == 256)
    #expect(trace.info.warnings.count == 1)
  }

  @Test func filesOfKilledProgramsAreRead() throws {
    let path = NSTemporaryDirectory() + "apus-loader-\(UUID().uuidString).trace"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var thread = RecordedThread()
    thread.create(1, at: 1_000)
    thread.run(1, at: 2_000)
    let header = TraceHeader(processID: 7, startTicks: 0, startNanoseconds: 0, startDate: 1_500_000_000)
    let writer = try TraceFileWriter(path: path, header: header)
    try writer.write(.info([("program", "Landmarks"), ("argument", "-a"), ("argument", "b"), ("sampleRate", "1000")]))
    try writer.write(.clock([(0, 0), (1_000_000_000, 2_000_000_000)]))
    try writer.write(thread.chunk)
    try writer.write(thread.chunk)
    try writer.close()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    // The last chunk: 16 bytes of frame, 8 of its own, five records of 32. All but its last byte.
    try whole.dropLast(1).write(to: URL(fileURLWithPath: path))
    let trace = try Trace(contentsOf: path)
    #expect(trace.info.program == "Landmarks")
    #expect(trace.info.arguments == ["-a", "b"])
    #expect(trace.info.sampleRate == 1000)
    #expect(trace.info.processID == 7)
    #expect(trace.info.startDate == 1.5)
    #expect(!trace.info.isComplete)
    #expect(trace.info.recordCount == 5)
    // A tick is two nanoseconds.
    #expect(trace.updates.start == [2_000, 4_000])
    #expect(
      trace.info.warnings == [
        "The recording has no end: the program was killed or is still running. The last 183 bytes are not whole."
      ])
    #expect(throws: TraceFileError.self) { try Trace(contentsOf: path + ".absent") }
  }
}
