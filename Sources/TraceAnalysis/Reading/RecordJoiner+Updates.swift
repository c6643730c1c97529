import TraceFormat

/// Updates, their instances and their causes.
extension RecordJoiner {
  // MARK: Instances

  mutating func addInstance(_ record: TraceRecord, _ stream: inout RecordStream) {
    let creator = attributes[record.cause]
    let isEnvironment = record.updateKind == .environment
    removeInstance(record, &stream)
    var state = AttributeState()
    state.update = record.cause == 0 ? -1 : creator.update
    state.isNew = !record.isCreatedBefore
    makeInstance(
      record, &state, at: stream.ticks, parent: record.cause == 0 ? -1 : creator.instance,
      path: isEnvironment ? 0 : record.value, property: isEnvironment ? record.value : 0)
    attributes[record.id] = state
  }

  mutating func removeInstance(_ record: TraceRecord, _ stream: inout RecordStream) {
    let instance = Int(attributes[record.id].instance)
    if instance >= 0 { trace.instances[instance].removed = stream.ticks }
    attributes[record.id] = AttributeState()
  }

  /// The state of the attribute of an update or check. If its creation was not recorded, it gets an instance without a
  /// place.
  private mutating func state(of record: TraceRecord, at ticks: Int64) -> AttributeState {
    var state = attributes[record.id]
    let isOther = record.reference != 0 && state.reference != 0 && record.reference != state.reference
    if state.instance >= 0, !isOther { return state }
    // Another attribute has this number now; the records of the change were lost.
    if state.instance >= 0 {
      trace.instances[Int(state.instance)].removed = ticks
      state = AttributeState()
    }
    makeInstance(record, &state, at: ticks, parent: -1, path: 0, property: 0)
    return state
  }

  private mutating func makeInstance(
    _ record: TraceRecord, _ state: inout AttributeState, at ticks: Int64, parent: Int32, path: UInt32,
    property: UInt32
  ) {
    state.reference = record.reference
    state.type = typeIndex(record.reference)
    state.instance = Int32(trace.instances.count)
    trace.instances.append(
      Instance(type: Int(state.type), kind: record.updateKind, parent: Int(parent), created: ticks))
    instancePaths.append(path)
    instanceProperties.append(property)
  }

  // MARK: Updates

  mutating func beginUpdate(_ record: TraceRecord, _ stream: inout RecordStream) -> Int {
    var state = state(of: record, at: stream.ticks)
    let index = trace.updates.count
    var cause = UpdateCause.none
    if state.isNew, state.update >= 0 {
      cause = .update(Int(state.update))
    } else if record.cause != 0 {
      cause = UpdateCause(packed: attributes[record.cause].latest)
    }
    if cause == .none, state.write >= 0 { cause = .write(Int(state.write)) }
    let root = rootWrite(of: cause, isCreation: state.isNew, transaction: stream.transaction)
    trace.updates.append(
      start: stream.ticks, duration: 0, kind: record.updateKind,
      instance: Int(state.instance), type: Int(state.type), transaction: stream.transaction, cause: cause,
      rootWrite: root, isCreation: state.isNew)
    serials.append(record.value)
    state.latest = UpdateCause.update(index).packed
    state.update = Int32(index)
    state.write = -1
    state.isNew = false
    attributes[record.id] = state
    return index
  }

  mutating func addCheck(_ record: TraceRecord, _ stream: inout RecordStream) {
    let state = state(of: record, at: stream.ticks)
    attributes[record.id] = state
    var cause = UpdateCause.none
    if record.cause != 0 { cause = UpdateCause(packed: attributes[record.cause].latest) }
    if cause == .none, stream.appliedWrite >= 0 { cause = .write(stream.appliedWrite) }
    trace.checks.append(
      Check(
        time: stream.ticks, kind: record.updateKind, instance: Int(state.instance),
        transaction: stream.transaction, cause: cause,
        rootWrite: rootWrite(of: cause, isCreation: false, transaction: stream.transaction)))
  }

  /// The write at the beginning of a chain of causes that ends with `cause`. Views that a body makes later, such as
  /// rows made while a list scrolls, are not due to the write that made the body run.
  private func rootWrite(of cause: UpdateCause, isCreation: Bool, transaction: Int) -> Int {
    switch cause {
    case .none: return -1
    case .write(let index): return index
    case .update(let index):
      if isCreation, trace.updates.transaction[index] != Int32(transaction) { return -1 }
      return Int(trace.updates.rootWrite[index])
    }
  }
}
