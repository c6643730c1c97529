import TraceAnalysis

/// Samples as collapsed stacks, one line for each distinct stack: `main;run;LandmarkRow.body.getter 17`.
///
/// A line is the thread, the functions from the outermost to the innermost, and the number of samples. flamegraph.pl
/// and similar tools read it.
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
    // Stacks with different addresses may have the same names.
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

  /// Replaces the format's separators in names.
  private static func plain(_ name: String) -> String {
    String(name.map { $0 == ";" ? ":" : $0.isNewline ? " " : $0 })
  }
}
