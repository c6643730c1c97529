import TraceFormat

@testable import TraceAnalysis

/// The records of one thread, written by hand. A tick is a nanosecond in ``trace(_:names:)``.
struct RecordedThread {
  let number: UInt32
  private(set) var records: [TraceRecord] = []

  init(_ number: UInt32 = 0) {
    self.number = number
  }

  mutating func begin(
    _ kind: TraceKind, _ id: UInt32, at time: UInt64, reference: UInt64 = 0, detail: UInt8 = 0, cause: UInt32 = 0,
    value: UInt32 = 0
  ) {
    add(kind, .begin, id, time, reference, detail, cause, value)
  }

  mutating func end(_ kind: TraceKind, _ id: UInt32, at time: UInt64, value: UInt32 = 0) {
    add(kind, .end, id, time, 0, 0, 0, value)
  }

  mutating func instant(
    _ kind: TraceKind, _ id: UInt32, at time: UInt64, reference: UInt64 = 0, detail: UInt8 = 0, cause: UInt32 = 0,
    value: UInt32 = 0
  ) {
    add(kind, .instant, id, time, reference, detail, cause, value)
  }

  /// The stack of the record before: three addresses in each record.
  mutating func stack(_ addresses: [UInt64]) {
    records += TraceRecord.stack(addresses)
  }

  private mutating func add(
    _ kind: TraceKind, _ phase: TracePhase, _ id: UInt32, _ time: UInt64, _ reference: UInt64, _ detail: UInt8,
    _ cause: UInt32, _ value: UInt32
  ) {
    records.append(
      TraceRecord(
        time: time, reference: reference, kind: kind, phase: phase, detail: detail,
        thread: UInt8(truncatingIfNeeded: number), id: id, cause: cause, value: value))
  }

  var chunk: TraceChunk { .records(thread: number, records) }

  // MARK: Bodies

  /// A body is made and runs for the first time.
  mutating func create(
    _ attribute: UInt32, at time: UInt64, serial: UInt32 = 0, type: UInt64 = 0x100, parent: UInt32 = 0,
    path: UInt32 = 0
  ) {
    instant(.create, attribute, at: time, reference: type, cause: parent, value: path)
    run(attribute, at: time, serial: serial, type: type)
  }

  /// A body runs for `duration`.
  mutating func run(
    _ attribute: UInt32, at time: UInt64, for duration: UInt64 = 1, serial: UInt32 = 0, type: UInt64 = 0x100,
    cause: UInt32 = 0, outcome: UpdateOutcome = .changed
  ) {
    begin(.rule, attribute, at: time, reference: type, cause: cause, value: serial)
    end(.rule, attribute, at: time + duration, value: UInt32(outcome.rawValue))
  }

  /// Write `number` is made and reaches `attribute`.
  mutating func write(
    _ number: UInt32, to attribute: UInt32, at time: UInt64, detail: UInt8 = 0, cause: UInt32 = 0,
    property: UInt32 = 0, marked: UInt32 = 1
  ) {
    instant(.write, number, at: time, reference: UInt64(attribute), detail: detail, cause: cause, value: property)
    instant(.apply, attribute, at: time, cause: number, value: marked)
  }
}

/// A recording whose clocks begin at 0 and agree: at 10 s both read 10¹⁰.
func trace(_ threads: [RecordedThread], names: [TraceChunk] = []) -> Trace {
  let clock = TraceChunk.clock([(0, 0), (10_000_000_000, 10_000_000_000)])
  return Trace(
    header: TraceHeader(processID: 1, startTicks: 0, startNanoseconds: 0, startDate: 0),
    chunks: [clock] + names + threads.map(\.chunk) + [.done(records: 0)])
}

func trace(names: [TraceChunk] = [], _ record: (inout RecordedThread) -> Void) -> Trace {
  var thread = RecordedThread()
  record(&thread)
  return trace([thread], names: names)
}

/// Tables that name types and places: types by the address of their metadata, places with their type or text.
func names(
  types: [UInt64: String] = [:], paths: [(id: UInt32, parent: UInt32, type: UInt64, text: String)] = [],
  properties: [(id: UInt32, owner: String, name: String)] = []
) -> [TraceChunk] {
  var strings: [(id: UInt32, text: String)] = []
  func string(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    strings.append((UInt32(strings.count + 1), text))
    return UInt32(strings.count)
  }
  let typeTable = types.map { TraceFileType(reference: $0, name: string($1), mangledName: 0, closures: []) }
  let pathTable = paths.map { TraceFilePath(id: $0.id, parent: $0.parent, type: $0.type, text: string($0.text)) }
  let propertyTable = properties.map {
    TraceFileProperty(id: $0.id, owner: string($0.owner), name: string($0.name), address: 0)
  }
  return [.types(typeTable), .paths(pathTable), .properties(propertyTable), .strings(strings)]
}
