import TraceAnalysis

/// A trace for speedscope.app: for each thread a profile of its samples, and a profile of the bodies in time.
struct SpeedscopeExport {
  private let trace: Trace
  private let stream: ExportStream

  init(_ trace: Trace, to stream: ExportStream) { (self.trace, self.stream) = (trace, stream) }

  func write() throws(CommandError) {
    stream.put("{\"$schema\":\"https://www.speedscope.app/file-format-schema.json\",\"exporter\":\"apus\",\"name\":")
    stream.json(trace.info.program)
    stream.put(",\"activeProfileIndex\":0,\"shared\":{\"frames\":[")
    var numbers: [StackFrame: Int] = [:]
    var isFirst = true
    let stacks = (0..<trace.stacks.count).map { stack in
      trace.stacks.frames(of: stack).reversed().map { frame in
        if let number = numbers[frame] { return number }
        let number = numbers.count
        numbers[frame] = number
        write(frame, isFirst: &isFirst)
        return number
      }
    }
    for type in trace.types {
      write(StackFrame(function: type.name, module: type.module, location: type.location), isFirst: &isFirst)
    }
    stream.put("\n]},\"profiles\":[")
    isFirst = true
    for thread in trace.threads.indices { try writeSamples(of: thread, stacks: stacks, isFirst: &isFirst) }
    try writeBodies(firstFrame: numbers.count, isFirst: &isFirst)
    stream.put("\n]}\n")
  }

  private func write(_ frame: StackFrame, isFirst: inout Bool) {
    stream.put(isFirst ? "\n{\"name\":" : ",\n{\"name\":")
    isFirst = false
    stream.json(frame.function)
    if let location = frame.location {
      stream.put(",\"file\":")
      stream.json(location.file)
      stream.put(",\"line\":\(location.line)")
    }
    stream.put("}")
  }

  /// Each sample counts as one sampling interval, because samples are taken only while a thread works.
  private func writeSamples(of thread: Int, stacks: [[Int]], isFirst: inout Bool) throws(CommandError) {
    let samples = trace.samples
    let own = samples.indices.filter { Int(samples.thread[$0]) == thread && samples.stack[$0] >= 0 }
    guard !own.isEmpty else { return }
    let interval = trace.samplingInterval
    begin("sampled", trace.threads[thread].name, end: Int64(own.count) * interval, isFirst: &isFirst)
    stream.put(",\"samples\":[")
    for (position, index) in own.enumerated() {
      let frames = stacks[Int(samples.stack[index])].map { String($0) }.joined(separator: ",")
      stream.put((position == 0 ? "[" : ",[") + frames + "]")
      try stream.flushIfFull()
    }
    stream.put("],\"weights\":[")
    for position in own.indices {
      stream.put(position == 0 ? "\(interval)" : ",\(interval)")
      try stream.flushIfFull()
    }
    stream.put("]}")
  }

  private func writeBodies(firstFrame: Int, isFirst: inout Bool) throws(CommandError) {
    let updates = trace.updates
    let last = updates.indices.reduce(0) { max($0, updates.start[$1] &+ updates.duration[$1]) }
    begin("evented", "Updates by time", end: last, isFirst: &isFirst)
    stream.put(",\"events\":[")
    var separator = ""
    func event(_ type: String, _ item: SliceItem, _ time: Int64) throws(CommandError) {
      guard case .update(let index) = item else { return }
      let frame = firstFrame + Int(updates.type[index])
      stream.put("\(separator){\"type\":\"\(type)\",\"at\":\(time),\"frame\":\(frame)}")
      separator = ",\n"
      try stream.flushIfFull()
    }
    try SliceNesting([.updates(of: trace)]).walk { (item, start, _) throws(CommandError) in
      try event("O", item, start)
    } end: { (item, time) throws(CommandError) in
      try event("C", item, time)
    }
    stream.put("]}")
  }

  private func begin(_ type: String, _ name: String, end: Int64, isFirst: inout Bool) {
    stream.put(
      (isFirst ? "\n" : ",\n") + "{\"type\":\"\(type)\",\"unit\":\"nanoseconds\",\"startValue\":0,\"endValue\":\(end)")
    isFirst = false
    stream.put(",\"name\":")
    stream.json(name)
  }
}

extension Trace {
  /// Nanoseconds between two samples; a millisecond if the rate is unknown.
  var samplingInterval: Int64 {
    info.sampleRate.isFinite && info.sampleRate >= 1 ? Int64(1e9 / info.sampleRate) : 1_000_000
  }
}
