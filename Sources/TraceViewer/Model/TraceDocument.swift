import TraceAnalysis

/// A trace and what is prepared of it once, so that nothing that happens later looks at every record.
final class TraceDocument: Sendable {
  let trace: Trace
  /// The file's name.
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

  /// All of the recording.
  var range: Range<Int64> { 0..<max(1, trace.duration &+ 1) }

  func name(ofUpdate update: Int) -> String {
    let type = Int(trace.updates.type[update])
    return type >= 0 ? trace.types[type].name : trace.updates.kind[update].title
  }

  /// The number of the view whose body an update ran; nil where it ran none.
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

  /// What the recording lacks, one sentence each.
  var warnings: [String] {
    (trace.info.isComplete ? [] : ["The program was killed while it recorded: the last moments are missing."])
      + (trace.info.drops > 0 ? ["\(trace.info.drops.formatted()) records were lost."] : []) + trace.info.warnings
  }
}

extension TraceDocument {
  /// The program's name, else the file's.
  var title: String { trace.info.program.split(separator: "/").last.map(String.init) ?? file }
}
