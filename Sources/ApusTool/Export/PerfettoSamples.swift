import TraceAnalysis

/// Samples as Perfetto's `perf_sample`: each thread gets a track of its own with flame graphs.
final class PerfettoSamples {
  private let trace: Trace
  private let writer: PerfettoWriter
  private var functions: [String: UInt64] = [:]
  private var mappings: [String: UInt64] = [:]
  private var frames: [StackFrame: UInt64] = [:]
  private var writtenStacks: [Bool]

  init(_ trace: Trace, _ writer: PerfettoWriter) {
    (self.trace, self.writer) = (trace, writer)
    writtenStacks = Array(repeating: false, count: trace.stacks.count)
  }

  func write() throws(CommandError) {
    let samples = trace.samples
    for index in samples.indices where samples.stack[index] >= 0 {
      let stack = Int(samples.stack[index])
      let thread = Int(samples.thread[index])
      guard trace.threads.indices.contains(thread) else { continue }
      let interning = writtenStacks[stack] ? nil : { (stream: ExportStream) in self.intern(stack, stream) }
      writtenStacks[stack] = true
      try writer.packet(at: samples.time[index], interning: interning) { stream in
        stream.message(Perfetto.Packet.perfSample) {
          stream.integer(1, UInt64(0))  // cpu: not known
          stream.integer(2, UInt64(trace.perfettoProcessID))
          stream.integer(3, UInt64(trace.perfettoThreadID(thread)))
          stream.integer(4, UInt64(stack + 1))  // call stack
          stream.integer(5, UInt64(2))  // user mode
        }
      }
    }
  }

  /// Writes a stack and its parts, each once in the file.
  private func intern(_ stack: Int, _ stream: ExportStream) {
    let numbers = trace.stacks.frames(of: stack).reversed().map { frame in
      if let number = frames[frame] { return number }
      let number = UInt64(frames.count + 1)
      frames[frame] = number
      let function = entry(frame.function, in: &functions, Perfetto.Interned.functionNames, stream)
      let mapping = mapping(frame.module, stream)
      stream.message(Perfetto.Interned.frames) {
        stream.integer(1, number)
        stream.integer(2, function)
        stream.integer(3, mapping)
        stream.integer(4, number)  // a place in the module: frames are told apart by it
      }
      return number
    }
    stream.message(Perfetto.Interned.callstacks) {
      stream.integer(1, UInt64(stack + 1))
      for number in numbers { stream.integer(2, number) }
    }
  }

  private func mapping(_ module: String, _ stream: ExportStream) -> UInt64 {
    if let number = mappings[module] { return number }
    let path = entry(module, in: &mappings, Perfetto.Interned.mappingPaths, stream)
    stream.message(Perfetto.Interned.mappings) {
      stream.integer(1, path)
      stream.integer(5, UInt64(1) << 40)  // end
      stream.integer(7, path)
    }
    return path
  }

  private func entry(
    _ text: String, in table: inout [String: UInt64], _ field: UInt64, _ stream: ExportStream
  ) -> UInt64 {
    if let number = table[text] { return number }
    let number = UInt64(table.count + 1)
    table[text] = number
    stream.message(field) {
      stream.integer(Perfetto.Interned.number, number)
      stream.string(Perfetto.Interned.text, text)
    }
    return number
  }
}
