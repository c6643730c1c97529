import AttributeGraph
import TraceRecorder

/// Hands what the graph does to the recorder.
final class TraceObserver: GraphObserver {
  private let recorder: TraceRecorder

  init(_ recorder: TraceRecorder) { self.recorder = recorder }

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, type: Any.Type, cause: AttributeID) {
    recorder.begin(.rule, id: attribute.index, type: type, cause: cause.index, detail: kind.rawValue)
  }

  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, changed: Bool) {
    recorder.end(.rule, id: attribute.index, value: changed ? 1 : 0, detail: kind.rawValue)
    if kind == .environment, !changed { recorder.instant(.check, id: attribute.index, detail: kind.rawValue) }
  }

  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {
    if kind == .body || kind == .environment {
      recorder.instant(.check, id: attribute.index, detail: kind.rawValue)
    }
  }

  func graphDidWrite(_ attribute: AttributeID, marked: Int) {
    recorder.instant(.write, id: attribute.index, value: UInt32(clamping: marked))
  }
}
