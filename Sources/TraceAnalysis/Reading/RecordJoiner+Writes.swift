import TraceFormat

/// Writes, their causes, and the attributes that they reach.
extension RecordJoiner {
  // MARK: Causes

  mutating func beginAction(_ record: TraceRecord, _ stream: inout RecordStream) -> Int {
    let index = trace.causes.count
    trace.causes.append(
      ExternalCause(
        kind: record.causeKind, start: stream.ticks,
        type: record.reference == 0 ? -1 : Int(typeIndex(record.reference)),
        parent: record.cause == 0 ? -1 : Int(causeIndices[record.cause])))
    causePaths.append(record.value)
    hostWrites.append(-1)
    if record.id != 0 { causeIndices[record.id] = Int32(index) }
    return index
  }

  // MARK: Writes

  mutating func addWrite(_ record: TraceRecord, _ stream: inout RecordStream) {
    let cause = record.cause == 0 ? -1 : Int(causeIndices[record.cause])
    var write = Write(
      time: stream.ticks, kind: record.writeKind, route: record.writeRoute,
      cause: cause)
    var index = record.id == 0 ? -1 : Int(writeIndices[record.id])
    if index >= 0, isWriteMissing[index] {
      write.marked = trace.writes[index].marked
      trace.writes[index] = write
      writeProperties[index] = record.value
      isWriteMissing[index] = false
    } else {
      index = append(write, number: record.id, property: record.value)
    }
    stream.beginStack(of: .write(index))
  }

  /// Appends a write and returns its index.
  private mutating func append(
    _ write: Write, number: UInt32, property: UInt32 = 0, isMissing: Bool = false
  ) -> Int {
    let index = trace.writes.count
    trace.writes.append(write)
    writeProperties.append(property)
    isWriteMissing.append(isMissing)
    if number != 0 { writeIndices[number] = Int32(index) }
    return index
  }

  // MARK: Applies

  mutating func addApply(_ record: TraceRecord, _ stream: inout RecordStream) {
    let write = appliedWrite(record, &stream)
    var state = attributes[record.id]
    state.latest = write < 0 ? -1 : UpdateCause.write(write).packed
    state.write = Int32(write)
    attributes[record.id] = state
    guard write >= 0 else { return }
    trace.writes[write].marked += Int(record.value)
    stream.appliedWrite = write
  }

  /// The write that reached the graph. If its record has not come yet, an empty write takes its place. The engine's own
  /// writes have no record; they are known by the action around them.
  private mutating func appliedWrite(_ record: TraceRecord, _ stream: inout RecordStream) -> Int {
    if record.cause != 0 {
      let index = Int(writeIndices[record.cause])
      if index >= 0 { return index }
      return append(Write(time: stream.ticks, kind: .other), number: record.cause, isMissing: true)
    }
    guard let action = stream.innermost(.action)?.index else { return -1 }
    if hostWrites[action] < 0 {
      let write = append(Write(time: stream.ticks, kind: .other, cause: action), number: 0)
      hostWrites[action] = Int32(write)
    }
    return Int(hostWrites[action])
  }
}
