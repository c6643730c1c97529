import TraceAnalysis

/// Samples as collapsed stacks, one line for each distinct one: `main;run;LandmarkRow.body.getter 17`.
///
/// The thread comes first; then functions, outermost first; then how many samples. flamegraph.pl and its kin read it.
struct CollapsedExport {
  private let trace: Trace
  private let stream: ExportStream

  init(_ trace: Trace, to stream: ExportStream) { (self.trace, self.stream) = (trace, stream) }

  func write() throws(CommandError) {
    struct Key: Hashable { var thread: UInt8, stack: Int32 }
    var counts: [Key: Int] = [:]
    let samples = trace.samples
    for index in samples.indices where samples.stack[index] >= 0 {
      counts[Key(thread: samples.thread[index], stack: samples.stack[index]), default: 0] += 1
    }
    // Stacks of different addresses may name the same functions.
    var lines: [String: Int] = [:]
    for (key, count) in counts where trace.threads.indices.contains(Int(key.thread)) {
      let frames = trace.stacks.frames(of: Int(key.stack)).reversed().map(\.function)
      let names = [trace.threads[Int(key.thread)].name] + frames
      lines[names.map(Self.plain).joined(separator: ";"), default: 0] += count
    }
    for (line, count) in lines.sorted(by: { $0.key < $1.key }) {
      stream.put("\(line) \(count)\n")
      try stream.flushIfFull()
    }
  }

  /// The format's separators cannot stand in names.
  private static func plain(_ name: String) -> String {
    String(name.map { $0 == ";" ? ":" : $0.isNewline ? " " : $0 })
  }
}
