import Foundation
import Testing
import TraceFormat

struct RoundTripTests {
  @Test func everyChunkComesBackAsItWasWritten() throws {
    let reader = try TraceFileReader(bytes: bytes(of: sampleChunks).bytes)
    #expect(reader.header == sampleHeader)
    #expect(try descriptions(reader) == sampleChunks.map { String(describing: $0) })
    #expect(reader.isComplete)
    #expect(reader.truncatedBytes == 0)
  }

  @Test func emptyTablesComeBack() throws {
    let chunks: [TraceChunk] = [
      .info([]), .clock([]), .threads([]), .strings([]), .types([]), .paths([]), .properties([]), .modules([]),
      .records(thread: 0, []), .drops([]), .symbols([]),
    ]
    let reader = try TraceFileReader(bytes: bytes(of: chunks).bytes)
    #expect(try descriptions(reader) == chunks.map { String(describing: $0) })
    #expect(!reader.isComplete)
  }

  @Test func recordsAreLaidOutAsInTheRecorder() {
    #expect(MemoryLayout<TraceRecord>.size == 32)
    #expect(MemoryLayout<TraceRecord>.stride == 32)
    #expect(MemoryLayout<TraceRecord>.offset(of: \.kindNumber) == 16)
    #expect(MemoryLayout<TraceRecord>.offset(of: \.id) == 20)
    #expect(MemoryLayout<TraceRecord>.offset(of: \.value) == 28)
  }

  @Test func recordsWrittenFromMemoryAreTheSame() throws {
    let folder = try TemporaryFolder()
    let records = (0..<1000).map { TraceRecord(time: UInt64($0), kind: .rule, phase: .begin, id: UInt32($0)) }
    let writer = try TraceFileWriter(path: folder.file("trace"), header: sampleHeader)
    try records.withUnsafeBytes { try writer.write(records: $0, thread: 3) }
    try writer.close()
    let reader = try TraceFileReader(path: folder.file("trace"))
    guard case .records(3, let read)? = try reader.next() else {
      Issue.record("no records of thread 3")
      return
    }
    #expect(read == records)
  }

  /// A chunk holds (16 MiB − 8) / 32 = 524,287 records.
  @Test func moreRecordsThanAChunkHoldsTakeTwo() throws {
    let records = (0..<524_288).map { TraceRecord(time: UInt64($0), kind: .marker) }
    let reader = try TraceFileReader(bytes: bytes(of: [.records(thread: 0, records)]).bytes)
    var counts: [Int] = []
    var last: UInt64?
    while case .records(_, let part)? = try reader.next() {
      counts.append(part.count)
      last = part.last?.time
    }
    #expect(counts == [524_287, 1])
    #expect(last == 524_287)
  }

  @Test func aTableTooLargeForAChunkTakesSeveral() throws {
    let text = String(repeating: "x", count: 9 << 20)
    let strings: [(id: UInt32, text: String)] = [(1, text), (2, text), (3, "last")]
    let reader = try TraceFileReader(bytes: bytes(of: [.strings(strings)]).bytes)
    var ids: [[UInt32]] = []
    while case .strings(let part)? = try reader.next() { ids.append(part.map(\.id)) }
    #expect(ids == [[1], [2, 3]])
  }

  @Test func anEntryTooLargeForAChunkIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("trace")
    let writer = try TraceFileWriter(path: path, header: sampleHeader)
    let text = String(repeating: "x", count: 16 << 20)
    let strings: [(id: UInt32, text: String)] = [(1, text)]
    #expect(throws: TraceFileError.entryTooLarge(path: path)) { try writer.write(.strings(strings)) }
    try writer.write(.done(records: 0))
    #expect(try descriptions(TraceFileReader(path: path)) == ["done(records: 0)"])
  }
}
