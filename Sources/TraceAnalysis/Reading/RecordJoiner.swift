import TraceFormat

/// Joins the records of all threads into a ``Trace``. Its times are still ticks, and its names are still numbers.
///
/// Accepts any records. It leaves out those that make no sense, closes or drops spans that lost one end, and allocates
/// no more for a record than a small multiple of the record's size.
///
/// Invariants: the columns beside `trace` have as many entries as the tables that they belong to; every index in
/// `trace` is in range.
struct RecordJoiner {
  /// How many records are taken. Even with three addresses in each, every index fits in 31 bits.
  static let recordLimit = 1 << 29
  static let threadLimit = 256

  var trace = Trace()
  /// The serial numbers of the updates, which samples refer to.
  var serials: [UInt32] = []
  /// The serial numbers of the updates during which samples were taken; 0 for none.
  var sampleSerials: [UInt32] = []
  /// Numbers of paths and properties, to be looked up when all names are known.
  var instancePaths: [UInt32] = []
  var instanceProperties: [UInt32] = []
  var causePaths: [UInt32] = []
  var notePaths: [UInt32] = []
  var markerReferences: [UInt64] = []
  var writeProperties: [UInt32] = []
  /// Metadata of the types in `trace.types`.
  var typeReferences: [UInt64] = []

  /// One stream for each ring.
  var streams: [RecordStream] = []
  private(set) var mainStream = -1
  /// The time of the latest record of views. These stay in order even if another ring becomes that of the main thread.
  private var mainTicks: Int64 = 0
  private(set) var recordCount = 0
  private(set) var unknownRecords = 0
  private(set) var excessRecords = 0

  var attributes: NumberMap<AttributeState>
  /// The index of each write and cause by its number; -1 for none.
  var writeIndices: NumberMap<Int32>
  var causeIndices: NumberMap<Int32>
  /// By write: whether it reached the graph but has no record yet. The record may come from another thread, or never.
  var isWriteMissing: [Bool] = []
  /// By cause: the engine's own write during it; -1 for none.
  var hostWrites: [Int32] = []

  private var typeIndices: [UInt64: Int32] = [:]
  private var streamIndices: [UInt32: Int] = [:]
  private var stacks = StackInterner()

  /// - Parameter expectedRecords: about how many records will come.
  init(expectedRecords: Int) {
    let limit = max(1 << 16, min(expectedRecords, Self.recordLimit))
    attributes = NumberMap(none: AttributeState(), limit: limit)
    writeIndices = NumberMap(none: -1, limit: limit)
    causeIndices = NumberMap(none: -1, limit: limit)
  }

  // MARK: Input

  /// Sets the ring of the main thread. Until then it is the first ring with records of views.
  mutating func setMain(_ number: UInt32) {
    if let index = streamIndex(number) { mainStream = index }
  }

  /// Takes the next records of a thread.
  mutating func add(_ records: [TraceRecord], thread number: UInt32) {
    guard recordCount + records.count <= Self.recordLimit, let index = streamIndex(number) else {
      excessRecords += records.count
      return
    }
    recordCount += records.count
    // Take the stream out of the array, so that it is changed in place.
    var stream = streams[index]
    streams[index] = RecordStream(number: number)
    for record in records { add(record, &stream, index) }
    streams[index] = stream
  }

  /// Closes the spans that are open at `ticks`.
  mutating func finish(ticks: Int64) {
    for index in streams.indices {
      var stream = streams[index]
      endStack(&stream)
      while !stream.open.isEmpty { close(stream.pop(), at: max(ticks, stream.ticks), end: nil) }
      streams[index] = stream
    }
  }

  /// Time of the latest record.
  var lastTicks: Int64 { streams.map(\.ticks).max() ?? 0 }

  /// The position of a ring's stream. Nil if there are too many rings.
  mutating func streamIndex(_ number: UInt32) -> Int? {
    if let index = streamIndices[number] { return index }
    guard streams.count < Self.threadLimit else { return nil }
    streams.append(RecordStream(number: number))
    streamIndices[number] = streams.count - 1
    return streams.count - 1
  }

  // MARK: Records

  @inline(__always)
  private mutating func add(_ record: TraceRecord, _ stream: inout RecordStream, _ thread: Int) {
    guard let kind = record.kind else {
      unknownRecords += 1
      return
    }
    if kind == .stack { return stream.continueStack(record) }
    endStack(&stream)
    stream.advance(to: record.time)
    switch kind {
    case .sample:
      addSample(record, &stream, thread)
    case .raster, .events, .update, .layout, .displayList, .present, .action:
      addSpan(kind, record, &stream, thread)
    case .write: addWrite(record, &stream)
    case .marker:
      trace.markers.append(Marker(time: stream.ticks, text: "", number: Int(record.id)))
      markerReferences.append(record.reference)
    case .note:
      guard let kind = record.noteKind else { return }
      trace.notes.append(Note(kind: kind, time: stream.ticks, path: ""))
      notePaths.append(record.value)
    case .frame, .transaction, .rule, .turn, .check, .apply, .create, .remove:
      if mainStream < 0 { mainStream = thread }
      if mainStream == thread { addMain(kind, record, &stream) }
    case .stack: break
    }
  }

  /// Handles records that only count on the main thread, where views live.
  private mutating func addMain(_ kind: TraceKind, _ record: TraceRecord, _ stream: inout RecordStream) {
    stream.advance(beyond: mainTicks)
    mainTicks = stream.ticks
    switch kind {
    case .check: addCheck(record, &stream)
    case .apply: addApply(record, &stream)
    case .create: addInstance(record, &stream)
    case .remove: removeInstance(record, &stream)
    default: addSpan(kind, record, &stream, mainStream)
    }
  }

  private mutating func addSample(_ record: TraceRecord, _ stream: inout RecordStream, _ thread: Int) {
    stream.beginStack(of: .sample(trace.samples.count), innermost: record.reference, limit: Int(record.value))
    trace.samples.time.append(stream.ticks)
    trace.samples.thread.append(UInt8(thread))
    trace.samples.update.append(-1)
    trace.samples.stack.append(-1)
    trace.samples.processorTime.append(record.cause)
    sampleSerials.append(record.id)
  }

  @inline(__always)
  private mutating func endStack(_ stream: inout RecordStream) {
    if case .none = stream.stackOwner { return }
    let stack = stacks.intern(stream.addresses, in: &trace.stacks)
    switch stream.stackOwner {
    case .sample(let index): trace.samples.stack[index] = stack
    case .write(let index): trace.writes[index].stack = Int(stack)
    case .none: break
    }
    stream.stackOwner = .none
  }

  // MARK: Types

  /// The index of the type with metadata at `reference`. Each type has one index.
  mutating func typeIndex(_ reference: UInt64) -> Int32 {
    if let index = typeIndices[reference] { return index }
    let index = Int32(typeReferences.count)
    typeReferences.append(reference)
    typeIndices[reference] = index
    return index
  }
}
