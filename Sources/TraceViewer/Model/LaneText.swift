import TraceAnalysis

/// The name of a span, and the text about it beside the pointer.
extension TraceDocument {
  /// A short text that fits into the span's rectangle.
  func label(of span: Int, in lane: Lane) -> String {
    guard let spans = lane.spans else { return "" }
    let item = Int(spans.item[span])
    switch lane.subject {
    case .cause:
      let cause = trace.causes[item]
      return cause.kind.title + (cause.type >= 0 ? " " + trace.types[cause.type].name : "")
    case .write: return propertyName(trace.writes[item])
    case .pass: return trace.passes[item].pass?.title ?? "Span"
    case .update: return name(ofUpdate: item)
    case .frame: return "\(trace.frames[item].number)"
    case .hitch, .hang: return TimeText.text(spans.duration[span])
    case .processor: return ""
    }
  }

  /// A headline and further lines.
  func lines(of span: Int, in lane: Lane) -> [String] {
    guard let spans = lane.spans else { return [] }
    let item = Int(spans.item[span])
    let time = "\(TimeText.text(spans.duration[span])) at \(AxisTime.text(spans.start[span], step: 1000))"
    let label = label(of: span, in: lane)
    switch lane.subject {
    case .cause: return [label, time, trace.causes[item].path]
    case .write:
      let write = trace.writes[item]
      return [label, "written at \(AxisTime.text(write.time, step: 1000))", write.location?.description ?? ""]
    case .update:
      let isCreation = trace.updates.isCreation[item]
      let outcome = isCreation ? "first run" : trace.updates.outcome[item].title
      return [
        label, "\(trace.updates.kind[item].title), \(outcome), \(time)",
        trace.instances[Int(trace.updates.instance[item])].path,
      ]
    case .frame:
      let lateness = trace.frames[item].lateness
      let isLaunch = item == 0 && trace.launchEnd != nil
      let verdict = isLaunch ? "the launch" : lateness > 0 ? "late by \(TimeText.text(lateness))" : "in time"
      return ["Frame \(label)", time, verdict]
    case .hitch: return ["Hitch of \(label)", "frame \(trace.frames[item].number)", time]
    case .hang: return ["\(spans.level[span] > 0 ? "Hang" : "Micro hang") of \(label)", time]
    case .pass, .processor: return [label, time]
    }
  }

  private func propertyName(_ write: Write) -> String {
    write.property >= 0 ? trace.properties[write.property].title : "a write"
  }
}
