import TraceRecorder

/// Passes what a graph does on to a recorder: one span for each rule run, one instant for each write and check.
///
/// Install it as the graph's observer while recording and take it out afterwards; about 20 ns a rule run.
public final class GraphTracer: GraphObserver {
  private unowned let graph: Graph
  private let recorder: TraceRecorder

  public init(graph: Graph, recorder: TraceRecorder) {
    self.graph = graph
    self.recorder = recorder
  }

  public func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, type: Any.Type, cause: AttributeID) {
    recorder.begin(.rule, id: attribute.index, type: type, cause: cause.index, detail: kind.rawValue)
  }

  public func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, changed: Bool) {
    recorder.end(.rule, id: attribute.index, value: changed ? 1 : 0, detail: kind.rawValue)
  }

  public func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {
    recorder.instant(.check, id: attribute.index, type: graph.type(of: attribute), detail: kind.rawValue)
  }

  public func graphDidWrite(_ attribute: AttributeID, marked: Int) {
    recorder.instant(
      .write, id: attribute.index, type: graph.type(of: attribute), cause: graph.runningAttribute.index,
      value: UInt32(clamping: marked))
  }
}
