import CTraceSampler
import Foundation
import Testing
import TraceFormat
import TraceSchema

@Suite struct RecordTests {
  /// docs/trace-format.md: offsets of the fields.
  @Test func aRecordLiesInMemoryAsInTheFile() {
    typealias Layout = MemoryLayout<TraceRecord>
    #expect(Layout.size == 32 && Layout.stride == 32)
    #expect(Layout.offset(of: \.time) == 0 && Layout.offset(of: \.reference) == 8)
    #expect(Layout.offset(of: \.kindNumber) == 16 && Layout.offset(of: \.phaseNumber) == 17)
    #expect(Layout.offset(of: \.detail) == 18 && Layout.offset(of: \.thread) == 19)
    #expect(Layout.offset(of: \.id) == 20 && Layout.offset(of: \.cause) == 24 && Layout.offset(of: \.value) == 28)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 7]) func aStackIsReadAsItWasWritten(count: Int) {
    let stack = (0..<count).map { UInt64($0) << 40 + 5 }
    let records = TraceRecord.stack(stack)
    #expect(records.map(\.addressCount) == [[], [1], [2], [3], [3, 1], [3, 3, 1]][count == 7 ? 5 : count])
    var addresses: [UInt64] = []
    for record in records { record.appendAddresses(to: &addresses) }
    #expect(addresses == stack)
  }

  @Test func aWriteTellsWhatItChangedAndHow() {
    for kind in WriteKind.allCases {
      for route in WriteRoute.allCases {
        let record = TraceRecord(kind: .write, detail: kind.detail(route))
        #expect(record.writeKind == kind && record.writeRoute == route)
      }
    }
  }

  @Test func whatWasThereBeforeIsStillOfItsKind() {
    let detail = UpdateKind.environment.rawValue | TraceRecord.createdBefore
    let record = TraceRecord(kind: .create, detail: detail)
    #expect(record.updateKind == .environment && record.isCreatedBefore)
  }

  @Test func numbersOfLaterVersionsHaveNoMeaning() {
    let record = TraceRecord(kindNumber: 200, phaseNumber: 9, detail: 60, value: 300)
    #expect(record.kind == nil && record.phase == nil && record.outcome == nil && record.noteKind == nil)
    #expect(record.updateKind == .other && record.causeKind == .other && record.writeKind == .other)
  }

  @Test func theSamplerHasTheNumbersOfTheSchema() {
    #expect(APUS_SAMPLE_CPU_CLOCK == Int(SampleSource.processorClock.rawValue))
    #expect(APUS_SAMPLE_WATCHDOG == Int(SampleSource.watchdog.rawValue))
    #expect(APUS_SAMPLE_PERF == Int(SampleSource.perf.rawValue))
  }
}

/// Traces that earlier versions recorded: what they hold is what the schema says.
@Suite struct RecordedTraceTests {
  @Test func fieldsWithoutMeaningAre0() throws {
    var seen: Set<TraceKind> = []
    for file in try traces() {
      let reader = try TraceFileReader(path: file.path)
      while let chunk = try reader.next() {
        guard case .records(_, let records) = chunk else { continue }
        for record in records {
          let (kind, phase) = (try #require(record.kind), try #require(record.phase))
          seen.insert(kind)
          let fields = kind.fields
          #expect(fields.id != .unused || record.id == 0, "\(kind)")
          #expect(fields.detail != .unused || record.detail == 0, "\(kind)")
          #expect(phase != .end && fields.reference != .unused || record.reference == 0, "\(kind)")
          #expect(phase != .end && fields.cause != .unused || record.cause == 0, "\(kind)")
          #expect((phase == .end ? fields.endValue : fields.value) != .unused || record.value == 0, "\(kind)")
        }
      }
    }
    #expect(seen.isSuperset(of: [.frame, .transaction, .rule, .write, .apply, .create, .sample, .stack]))
  }

  private func traces() throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzz/Seeds/traces")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "trace" }
  }
}
