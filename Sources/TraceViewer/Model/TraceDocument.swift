import TraceAnalysis

/// A trace and what is computed from it once, so that nothing later has to examine every record.
final class TraceDocument: Sendable {
  let trace: Trace
  /// The name of the file.
  let file: String
  let lanes: [Lane]
  let views: ViewTable

  init(_ trace: Trace, file: String) {
    (self.trace, self.file) = (trace, file)
    lanes = trace.lanes()
    views = ViewTable(trace)
  }

  /// All runs of bodies.
  var bodies: SpanIndex { lanes.first { $0.name == "View bodies" }?.spans ?? SpanIndex() }

  /// The range of the whole recording.
  var range: Range<Int64> { 0..<max(1, trace.duration &+ 1) }

  func name(ofUpdate update: Int) -> String {
    let type = Int(trace.updates.type[update])
    return type >= 0 ? trace.types[type].name : trace.updates.kind[update].title
  }

  /// The number of the view whose body an update ran; nil if it ran no body.
  func view(ofUpdate update: Int) -> Int? {
    let type = Int(trace.updates.type[update])
    return trace.updates.kind[update] == .body && type >= 0 ? Int(views.groups.ofType[type]) : nil
  }

  /// `12,345 records · 2.31 s · 145 frames`
  var facts: String {
    let frames = trace.frames.count
    return [
      "\(trace.info.recordCount.formatted()) records", TimeText.text(trace.duration),
      "\(frames.formatted()) \(frames == 1 ? "frame" : "frames")",
    ].joined(separator: " · ")
  }

  /// What is missing in the recording, one sentence each.
  var warnings: [String] {
    (trace.info.isComplete ? [] : ["The program was killed while it recorded: the last moments are missing."])
      + (trace.info.drops > 0 ? ["\(trace.info.drops.formatted()) records were lost."] : []) + trace.info.warnings
  }
}

extension TraceDocument {
  /// The name of the program; if it is unknown, that of the file.
  var title: String { trace.info.program.split(separator: "/").last.map(String.init) ?? file }
}
