import TraceFormat
import TraceRecorder

/// The records and samples of one thread before they are written, merged into one order.
struct ThreadStream {
  /// Taken out of the ring but not written yet.
  var records: [TraceRecord] = []
  private var samples: [SampleReader.Sample] = []
  /// Serial numbers of the updates that have not ended, innermost last. A sample that the kernel took belongs to the
  /// last.
  private var updates: [UInt32] = []
  /// When the main thread's turn began; nil between turns.
  private(set) var turnStart: UInt64?

  mutating func add(_ sample: SampleReader.Sample) { samples.append(sample) }

  /// Hands out what can be written: all records, and the samples that are no newer than the last record or than `time`.
  ///
  /// A newer sample waits: its thread may have made an older record that is still in the ring.
  mutating func take(thread: UInt8, until time: UInt64, _ body: ([TraceRecord]) throws -> Void) rethrows {
    if records.isEmpty && samples.isEmpty { return }
    // In a stack's record, the field for the time holds an address.
    let last = records.last { $0.kind != .stack }?.time ?? 0
    let ready = samples.prefix { $0.time <= max(time, last) }.count
    if ready == 0 {
      for record in records { follow(record) }
    } else {
      merge(samples[..<ready], thread: thread)
      samples.removeFirst(ready)
    }
    if !records.isEmpty { try body(records) }
    records.removeAll(keepingCapacity: true)
  }

  private mutating func merge(_ ready: ArraySlice<SampleReader.Sample>, thread: UInt8) {
    var merged: [TraceRecord] = []
    merged.reserveCapacity(records.count + 16 * ready.count)
    var rest = ready
    func insert(_ sample: SampleReader.Sample, update: UInt32) {
      let start = merged.count
      merged += sample.records
      for index in start..<merged.count { merged[index].thread = thread }
      if !sample.knowsUpdate { merged[start].id = update }
    }
    for record in records {
      while let sample = rest.first, record.kind != .stack, sample.time <= record.time {
        insert(sample, update: updates.last ?? 0)
        rest.removeFirst()
      }
      follow(record)
      merged.append(record)
    }
    for sample in rest { insert(sample, update: updates.last ?? 0) }
    records = merged
  }

  private mutating func follow(_ record: TraceRecord) {
    switch (record.kind, record.phase) {
    case (.rule, .begin): updates.append(record.value)
    case (.rule, .end): _ = updates.popLast()
    case (.turn, .begin):
      turnStart = record.time
      // A new turn has no open updates, even if the records of their ends were lost.
      updates.removeAll(keepingCapacity: true)
    case (.turn, .end): turnStart = nil
    default: break
    }
  }
}
