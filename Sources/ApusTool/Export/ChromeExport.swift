import TraceAnalysis

/// A trace as JSON in the Trace Event Format, which chrome://tracing, Perfetto and others read.
///
/// Times are microseconds. Slices are complete events (`X`); arrows are flow events (`s`, `f`) bound to the slices
/// around them. Samples are left out, because viewers do not agree on a form for them.
struct ChromeExport {
  private let trace: Trace
  private let stream: ExportStream
  private let flows: WriteFlows
  /// The numbers of lanes that are not threads. They are larger than any thread number of a system.
  private let causeThread = 1 << 22
  private let writeThread = 1 << 22 + 64

  init(_ trace: Trace, to stream: ExportStream) {
    (self.trace, self.stream) = (trace, stream)
    flows = WriteFlows(trace)
  }

  func write() throws(CommandError) {
    stream.put("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")
    stream.put("{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":\(process),\"args\":{\"name\":")
    stream.json(trace.info.program)
    stream.put("}}")
    for (index, thread) in trace.threads.enumerated() {
      nameThread(trace.perfettoThreadID(index), thread.name)
    }
    let lanes = CauseLanes.lanes(of: trace.causes)
    for lane in lanes.indices { nameThread(causeThread + lane, "Causes") }
    nameThread(writeThread, "Writes")
    for (lane, causes) in lanes.enumerated() { try write(causes, thread: causeThread + lane) }
    try writeWrites()
    for thread in trace.threads.indices {
      let number = trace.perfettoThreadID(thread)
      try SliceNesting(trace, thread: thread).walk { (item, start, end) throws(CommandError) in
        write(item, thread: number, start, end)
        try stream.flushIfFull()
      } end: { (_, _) throws(CommandError) in
      }
    }
    try writeInstants()
    stream.put("\n]}\n")
  }

  private var process: Int { trace.perfettoProcessID }

  private func nameThread(_ number: Int, _ name: String) {
    stream.put(",\n{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":\(process),\"tid\":\(number),\"args\":{\"name\":")
    stream.json(name)
    stream.put("}}")
  }

  private func write(_ causes: [Int], thread: Int) throws(CommandError) {
    for index in causes {
      let cause = trace.causes[index]
      slice("cause", "\(cause.kind)", thread: thread, cause.start, cause.start &+ max(0, cause.duration))
      stream.put(",\"args\":{\"id\":\(index),\"path\":")
      stream.json(cause.path)
      stream.put("}}")
      for write in flows.writes(of: index) {
        flow("s", WriteFlows.number(toWrite: Int(write)), thread: thread, cause.start)
      }
      try stream.flushIfFull()
    }
  }

  /// Writes are slices without duration, because arrows need slices at their ends.
  private func writeWrites() throws(CommandError) {
    for (index, write) in trace.writes.enumerated() {
      slice("write", trace.propertyName(write.property), thread: writeThread, write.time, write.time)
      stream.put(",\"args\":{\"id\":\(index),\"route\":\"\(write.route)\"")
      if let location = write.location {
        stream.put(",\"location\":")
        stream.json("\(location)")
      }
      stream.put("}}")
      if write.cause >= 0 { flow("f", WriteFlows.number(toWrite: index), thread: writeThread, write.time) }
      for update in flows.updates(of: index) {
        flow("s", WriteFlows.number(toUpdate: Int(update)), thread: writeThread, write.time)
        try stream.flushIfFull()
      }
      try stream.flushIfFull()
    }
  }

  private func write(_ item: SliceItem, thread: Int, _ start: Int64, _ end: Int64) {
    switch item {
    case .update(let index):
      let updates = trace.updates
      let kind = updates.kind[index]
      slice(kind.isBody ? "\(kind)" : "update", trace.types[Int(updates.type[index])].name, thread: thread, start, end)
      stream.put(",\"args\":{\"id\":\(index),\"outcome\":\"\(updates.outcome[index])\",\"path\":")
      stream.json(trace.instances[Int(updates.instance[index])].path)
      stream.put("}}")
      if updates.rootWrite[index] >= 0, kind.isBody {
        flow("f", WriteFlows.number(toUpdate: index), thread: thread, start)
      }
    case .pass(let index):
      let pass = trace.passes[index]
      slice("pass", pass.pass.map { "\($0)" } ?? "pass", thread: thread, start, end)
      stream.put(",\"args\":{\"number\":\(pass.number),\"value\":\(pass.value)}}")
    case .frame(let index):
      slice("frame", "frame", thread: thread, start, end)
      let frame = trace.frames[index]
      stream.put(",\"args\":{\"number\":\(frame.number),\"late_ns\":\(frame.lateness)}}")
    case .transaction(let index):
      slice("transaction", "transaction", thread: thread, start, end)
      stream.put(",\"args\":{\"writes\":\(trace.transactions[index].value)}}")
    case .turn, .cause:
      slice("turn", "turn", thread: thread, start, end)
      stream.put("}")
    }
  }

  private func writeInstants() throws(CommandError) {
    let thread = trace.threads.indices.contains(trace.info.mainThread) ? process : writeThread
    for marker in trace.markers {
      stream.put(",\n{\"ph\":\"i\",\"s\":\"p\",\"cat\":\"marker\",\"pid\":\(process),\"tid\":\(thread)")
      stream.put(",\"ts\":\(Self.microseconds(marker.time)),\"name\":")
      stream.json(marker.text)
      stream.put("}")
      try stream.flushIfFull()
    }
    let bodies = BodiesPerFrame(trace)
    for (index, frame) in trace.frames.enumerated() {
      stream.put(",\n{\"ph\":\"C\",\"name\":\"Bodies per frame\",\"pid\":\(process)")
      stream.put(",\"ts\":\(Self.microseconds(frame.start)),\"args\":{\"bodies\":\(bodies[index])}}")
      try stream.flushIfFull()
    }
  }

  /// The beginning of a complete event, up to its arguments.
  private func slice(_ category: String, _ name: String, thread: Int, _ start: Int64, _ end: Int64) {
    stream.put(",\n{\"ph\":\"X\",\"cat\":\"\(category)\",\"pid\":\(process),\"tid\":\(thread)")
    stream.put(",\"ts\":\(Self.microseconds(start)),\"dur\":\(Self.microseconds(end - start)),\"name\":")
    stream.json(name)
  }

  private func flow(_ phase: String, _ number: UInt64, thread: Int, _ time: Int64) {
    stream.put(",\n{\"ph\":\"\(phase)\",\"cat\":\"flow\",\"name\":\"because\",\"id\":\(number),\"pid\":\(process)")
    stream.put(",\"tid\":\(thread),\"ts\":\(Self.microseconds(time))" + (phase == "f" ? ",\"bp\":\"e\"}" : "}"))
  }

  /// `1234.567`, without rounding.
  static func microseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = max(0, nanoseconds).quotientAndRemainder(dividingBy: 1000)
    return rest == 0 ? "\(whole)" : "\(whole)." + String("\(1000 + rest)".dropFirst())
  }
}
