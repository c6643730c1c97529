import TraceRecorder

/// Records what a graph does: a span for each rule that runs, an instant for each write and check.
///
/// Add it to the graph while you record. A recorded run takes about 30 ns.
///
/// The graph calls it for every body. So exclusive access to its state, which only its own methods use, is not checked
/// at run time.
public final class GraphTracer: GraphObserver {
  private unowned let graph: Graph
  private let recorder: TraceRecorder
  /// Whether all rules are recorded, or only those that run code of the program or check an environment key.
  public let observesAllRules: Bool
  /// The number of the write that is being applied; 0 for a write of the engine itself.
  @exclusivity(unchecked) public var write: UInt32 = 0
  @exclusivity(unchecked) private var serial: UInt32 = 0
  /// Serial numbers of the recorded runs around the innermost one.
  @exclusivity(unchecked) private var outer = RawStack<UInt32>()

  public init(graph: Graph, recorder: TraceRecorder, recordsAll: Bool = false) {
    self.graph = graph
    self.recorder = recorder
    observesAllRules = recordsAll
  }

  deinit { outer.destroy() }

  public func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
    guard observesAllRules || kind.isCode else { return }
    serial = serial == .max ? 1 : serial + 1
    outer.push(recorder.currentUpdate.pointee)
    recorder.currentUpdate.pointee = serial
    let origin = cause == .none ? cause : graph.origin(of: cause, since: graph.verifiedAt(attribute))
    recorder.begin(
      .rule, id: attribute.index, type: subject, cause: origin.index, value: serial, detail: kind.rawValue)
  }

  public func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
    guard observesAllRules || kind.isCode else { return }
    recorder.end(.rule, id: attribute.index, value: UInt32(outcome.rawValue), detail: kind.rawValue)
    recorder.currentUpdate.pointee = outer.count > 0 ? outer.pop() : 0
  }

  public func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {
    guard observesAllRules || kind.isCode else { return }
    recorder.instant(.check, id: attribute.index, type: graph.subject(of: attribute), detail: kind.rawValue)
  }

  public func graphDidWrite(_ attribute: AttributeID, marked: Int) {
    recorder.instant(.apply, id: attribute.index, cause: write, value: UInt32(clamping: marked))
  }
}
