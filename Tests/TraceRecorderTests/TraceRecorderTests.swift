import Dispatch
import Testing

@testable import TraceRecorder

@Suite struct TraceRecorderTests {
  @Test func aRecordIs32Bytes() {
    #expect(MemoryLayout<TraceRecord>.size == 32)
    #expect(MemoryLayout<TraceRecord>.stride == 32)
  }

  @Test func recordsNothingUntilEnabled() {
    let recorder = TraceRecorder(capacity: 8)
    recorder.begin(.frame, id: 1)
    recorder.marker("off")
    #expect(recorder.drain().isEmpty)
    #expect(recorder.drops == 0)
  }

  @Test func keepsOrderAndFields() {
    let recorder = TraceRecorder(capacity: 8)
    recorder.isEnabled = true
    recorder.begin(.frame, id: 7)
    recorder.begin(.rule, id: 3, type: String.self, cause: 2, detail: 4)
    recorder.end(.rule, id: 3, value: 1)
    recorder.instant(.check, id: 9, type: Int.self, cause: 3, value: 5)
    recorder.marker("here", id: 11)
    recorder.end(.frame, id: 7)
    let records = recorder.drain()
    #expect(records.map(\.kind) == [.frame, .rule, .rule, .check, .marker, .frame])
    #expect(records.map(\.phase) == [.begin, .begin, .end, .instant, .instant, .end])
    #expect(records.map(\.id) == [7, 3, 3, 9, 11, 7])
    #expect(records[1].type == String.self && records[1].cause == 2 && records[1].detail == 4)
    #expect(records[2].value == 1 && records[2].type == nil)
    #expect(records[3].type == Int.self && records[3].cause == 3 && records[3].value == 5)
    #expect(records[4].text == "here")
    #expect(zip(records, records.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(recorder.drain().isEmpty)
  }

  @Test func aFullRingDropsTheNewestAndCounts() {
    let recorder = TraceRecorder(capacity: 5)  // rounded up to 8
    recorder.isEnabled = true
    for id in 0..<11 { recorder.instant(.marker, id: UInt32(id)) }
    #expect(recorder.drops == 3)
    #expect(recorder.drain().map(\.id) == Array(0..<8))
    recorder.instant(.marker, id: 20)
    #expect(recorder.drain().map(\.id) == [20])
    #expect(recorder.drops == 3)
  }

  @Test func threadsRecordApart() {
    let recorder = TraceRecorder(capacity: 1 << 14, threadLimit: 64)
    recorder.isEnabled = true
    let perIteration = 500
    var drained: [TraceRecord] = []
    DispatchQueue.concurrentPerform(iterations: 16) { iteration in
      for step in 0..<perIteration {
        recorder.instant(.marker, id: UInt32(step), cause: UInt32(iteration))
      }
    }
    drained += recorder.drain()
    #expect(drained.count + recorder.drops == 16 * perIteration)
    #expect(recorder.drops == 0)
    for iteration in 0..<16 {
      let own = drained.filter { $0.cause == UInt32(iteration) }
      #expect(own.map(\.id) == (0..<perIteration).map { UInt32($0) })
      #expect(Set(own.map(\.thread)).count == 1)
    }
  }

  @Test func drainsWhileAnotherThreadRecords() {
    let recorder = TraceRecorder(capacity: 64)
    recorder.isEnabled = true
    let total = 20_000
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      for id in 0..<total { recorder.instant(.marker, id: UInt32(id)) }
      done.signal()
    }
    var ids: [UInt32] = []
    while done.wait(timeout: .now()) == .timedOut { ids += recorder.drain().map(\.id) }
    ids += recorder.drain().map(\.id)
    #expect(ids.count + recorder.drops == total)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func threadsBeyondTheLimitAreCountedAsDrops() {
    let recorder = TraceRecorder(capacity: 8, threadLimit: 1)
    recorder.isEnabled = true
    recorder.marker("first thread")
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "second").async {
      recorder.marker("second thread")
      done.signal()
    }
    done.wait()
    #expect(recorder.drops == 1)
    #expect(recorder.drain().count == 1)
  }

  @Test func ticksBecomeNanoseconds() {
    let recorder = TraceRecorder(capacity: 8)
    recorder.isEnabled = true
    let before = TraceInstant.now()
    recorder.marker("now")
    let after = TraceInstant.now()
    let calibration = recorder.calibration()
    let record = recorder.drain()[0]
    let nanoseconds = calibration.nanoseconds(at: record.time)
    // A tenth of a percent of a millisecond-long calibration, and the cost of reading both clocks.
    let slack = 5_000.0
    #expect(nanoseconds >= Double(before.nanoseconds - calibration.startNanoseconds) - slack)
    #expect(nanoseconds <= Double(after.nanoseconds - calibration.startNanoseconds) + slack)
  }

  @Test func aWriteCarriesTheStackOfItsCode() {
    let recorder = TraceRecorder(capacity: 64)
    recorder.isEnabled = true
    recorder.write(id: 1, attribute: 2, cause: 3, property: 4, detail: 5)
    recorder.marker("after")
    var records: [TraceRecord] = []
    recorder.drain { _, part in records += part }
    #expect(records.first?.kind == .write && records.last?.kind == .marker)
    let stack = records.dropFirst().dropLast()
    #expect(!stack.isEmpty && stack.allSatisfy { $0.kind == .stack && (1...3).contains($0.addressCount) })
    #expect(stack.dropLast().allSatisfy { $0.addressCount == 3 })
    var addresses: [UInt64] = []
    for record in stack { record.appendAddresses(to: &addresses) }
    #expect(addresses.allSatisfy { $0 > 4096 })
    // Not among what `drain()` returns, which is sorted by time.
    recorder.write(id: 1, attribute: 2, cause: 3, property: 4, detail: 5)
    #expect(recorder.drain().map(\.kind) == [.write])
  }

  @Test func namesAreNumberedAndTakenOutOnce() {
    let names = TraceNames()
    let root = names.addPath(parent: 0, type: Int.self)
    let row = names.addPath(parent: root, text: "12")
    #expect((root, row) == (1, 2))
    #expect(names.property(owner: "Row", name: "count") == 1)
    #expect(names.property(owner: "Row", name: "other") == 2)
    #expect(names.property(owner: "Row", name: "count") == 1)
    #expect(names.take().count == 4)
    #expect(names.take().isEmpty)
  }

  @Test func drainsARingThatHasWrappedInOrder() {
    let recorder = TraceRecorder(capacity: 8)
    recorder.isEnabled = true
    for id in 0..<6 { recorder.instant(.marker, id: UInt32(id)) }
    recorder.drain { _, _ in }
    for id in 6..<13 { recorder.instant(.marker, id: UInt32(id)) }
    var ids: [UInt32] = []
    recorder.drain { _, part in ids += part.map(\.id) }
    #expect(ids == Array(6..<13))
    #expect(recorder.threads.count == 1 && recorder.threads[0].drops == 0 && recorder.threads[0].systemID > 0)
  }
}
