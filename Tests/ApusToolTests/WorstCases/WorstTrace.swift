import TraceFormat
import TraceSchema

/// A trace in the making, by short words.
struct WorstTrace {
  var chunks: [TraceChunk] = []
  /// Nanoseconds, and ticks.
  var time: UInt64 = 1000
  private var records: [TraceRecord] = []
  private var strings: [(id: UInt32, text: String)] = []
  private var known: [String: UInt32] = [:]
  private var types: [TraceFileType] = []
  private var knownTypes: [String: UInt64] = [:]
  private var paths: [TraceFilePath] = []
  private var properties: [TraceFileProperty] = []
  private var symbols: [TraceFileSymbol] = []
  private var serial: UInt32 = 0

  var finished: [TraceChunk] {
    [
      .clock([(0, 0), (1 << 40, 1 << 40)]),
      .threads([TraceFileThread(number: 1, systemID: 1, name: "main", isMain: true)]),
      .strings(strings), .types(types), .paths(paths), .properties(properties), .symbols(symbols),
    ] + chunks + [.records(thread: 1, records), .done(records: UInt64(records.count))]
  }

  // MARK: Tables

  mutating func text(_ text: String) -> UInt32 {
    if let id = known[text] { return id }
    strings.append((UInt32(strings.count + 1), text))
    known[text] = UInt32(strings.count)
    return UInt32(strings.count)
  }

  mutating func type(_ name: String, closures: [String] = []) -> UInt64 {
    if let type = knownTypes[name] { return type }
    let type = type(named: text("M." + name), closures: closures.map { text($0) })
    knownTypes[name] = type
    return type
  }

  mutating func type(named name: UInt32, closures: [UInt32] = []) -> UInt64 {
    types.append(TraceFileType(reference: UInt64(types.count + 1) << 8, name: name, mangledName: 0, closures: closures))
    return UInt64(types.count) << 8
  }

  mutating func path(_ type: UInt64, _ id: String, in parent: UInt32) -> UInt32 {
    paths.append(TraceFilePath(id: UInt32(paths.count + 1), parent: parent, type: type, text: text(id)))
    return UInt32(paths.count)
  }

  mutating func property(_ name: String) -> UInt32 {
    properties.append(
      TraceFileProperty(id: UInt32(properties.count + 1), owner: text("Model"), name: text(name), address: 0))
    return UInt32(properties.count)
  }

  mutating func symbol(_ address: UInt64, _ functions: [String]) {
    symbols.append(
      TraceFileSymbol(address: address, module: text("m"), frames: functions.map { (text($0), text("/a.swift"), 1) }))
  }

  // MARK: Records

  /// Adds a record, at a moment or soon after the last one.
  mutating func at(
    _ kind: TraceKind, time: UInt64? = nil, phase: TracePhase = .instant, id: UInt32 = 0, reference: UInt64 = 0,
    cause: UInt32 = 0, value: UInt32 = 0, detail: UInt8 = 0
  ) {
    self.time = time ?? self.time + 10
    records.append(
      TraceRecord(
        time: self.time, reference: reference, kind: kind, phase: phase, detail: detail, thread: 1, id: id,
        cause: cause, value: value))
  }

  mutating func span(
    _ kind: TraceKind, id: UInt32 = 0, cause: UInt32 = 0, value: UInt32 = 0, _ content: (inout WorstTrace) -> Void
  ) {
    at(kind, phase: .begin, id: id, cause: cause, value: value)
    content(&self)
    at(kind, phase: .end, id: id)
  }

  mutating func run(
    _ id: UInt32, _ type: UInt64, kind: UpdateKind = .body, cause: UInt32 = 0, outcome: UpdateOutcome = .changed
  ) {
    serial += 1
    at(.rule, phase: .begin, id: id, reference: type, cause: cause, value: serial, detail: kind.rawValue)
    at(.rule, phase: .end, id: id, value: UInt32(outcome.rawValue), detail: kind.rawValue)
  }

  mutating func view(_ id: UInt32, _ type: UInt64, path: UInt32) {
    at(.create, id: id, reference: type, value: path)
    run(id, type)
  }

  mutating func write(_ number: UInt32, property: UInt32, to attribute: UInt32, cause: UInt32 = 0) {
    at(.write, id: number, cause: cause, value: property, detail: WriteKind.observable.rawValue)
    at(.apply, id: attribute, cause: number, value: 1)
  }

  /// A body that takes long, so that its samples are looked at. Returns its serial number.
  mutating func longBody(_ name: String) -> UInt32 {
    serial += 1
    let type = type(name)
    at(.rule, phase: .begin, id: 1, reference: type, value: serial)
    at(.rule, time: time + 5_000_000, phase: .end, id: 1, value: 1)
    return serial
  }

  mutating func sample(_ update: UInt32, _ addresses: [UInt64]) {
    at(.sample, id: update, reference: addresses[0], cause: 1000, value: UInt32(addresses.count))
    records += TraceRecord.stack(addresses.dropFirst())
  }
}
