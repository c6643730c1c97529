import TraceFormat

extension RecordJoiner {
  mutating func addSpan(
    _ kind: TraceKind, _ record: TraceRecord, _ stream: inout RecordStream, _ thread: Int
  ) {
    switch record.phase {
    case .begin: begin(kind, record, &stream, thread)
    case .end: end(kind, record, &stream)
    case .instant, nil: break
    }
  }

  private mutating func begin(
    _ kind: TraceKind, _ record: TraceRecord, _ stream: inout RecordStream, _ thread: Int
  ) {
    // If the end of the span before was lost, it ended at the latest with the record before this one.
    if kind == .turn {
      closeAll(downTo: 0, &stream)
    } else if !kind.canNest, let position = stream.position(kind) {
      closeAll(downTo: position, &stream)
    }
    if stream.isFull { return }
    let (start, number) = (stream.ticks, Int(record.id))
    let index: Int
    switch kind {
    case .rule:
      index = beginUpdate(record, &stream)
    case .frame:
      index = trace.frames.count
      // Until times are nanoseconds, `deadline` holds the frame's lateness in microseconds.
      trace.frames.append(
        Frame(
          number: number, start: start, duration: 0, deadline: Int64(record.cause), interval: Int64(record.value)))
    case .turn:
      index = trace.turns.count
      trace.turns.append(Span(thread: thread, start: start, duration: 0, number: number))
    case .transaction:
      index = trace.transactions.count
      stream.transaction = index
      trace.transactions.append(
        Span(pass: .transaction, thread: thread, start: start, duration: 0, number: number))
    case .action:
      index = beginAction(record, &stream)
    default:
      index = trace.passes.count
      trace.passes.append(Span(pass: kind.pass, thread: thread, start: start, duration: 0, number: number))
    }
    stream.push(kind, id: record.id, index: index)
  }

  private mutating func end(_ kind: TraceKind, _ record: TraceRecord, _ stream: inout RecordStream) {
    if let position = stream.find(kind, id: record.id) {
      closeAll(downTo: position + 1, &stream)
      close(stream.pop(), at: stream.ticks, end: record)
    } else if !kind.canNest, let position = stream.position(kind) {
      // Both this span's begin and the end of the one before were lost.
      closeAll(downTo: position, &stream)
    }
    if kind == .frame { stream.appliedWrite = -1 }
  }

  /// Closes the spans from the innermost one to `position`. The records of their ends were lost.
  private mutating func closeAll(downTo position: Int, _ stream: inout RecordStream) {
    while stream.open.count > position { close(stream.pop(), at: stream.previousTicks, end: nil) }
  }

  /// Sets the end of a span.
  /// - Parameter end: the record of its end; nil if it was lost.
  mutating func close(_ span: RecordStream.OpenSpan, at ticks: Int64, end: TraceRecord?) {
    let index = span.index
    switch span.kind {
    case .rule:
      trace.updates.duration[index] = max(0, ticks - trace.updates.start[index])
      if let outcome = end?.outcome { trace.updates.outcome[index] = outcome }
    case .frame:
      trace.frames[index].duration = max(0, ticks - trace.frames[index].start)
    case .action:
      trace.causes[index].duration = max(0, ticks - trace.causes[index].start)
    case .turn: Self.close(&trace.turns[index], at: ticks, end)
    case .transaction: Self.close(&trace.transactions[index], at: ticks, end)
    default: Self.close(&trace.passes[index], at: ticks, end)
    }
  }

  private static func close(_ span: inout Span, at ticks: Int64, _ end: TraceRecord?) {
    span.duration = max(0, ticks - span.start)
    span.value = Int(end?.value ?? 0)
  }
}
