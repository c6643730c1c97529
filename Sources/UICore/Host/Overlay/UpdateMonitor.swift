import AttributeGraph
import Foundation

/// Observes which bodies run and for how long, for the overlays of an app's windows.
///
/// Exists only if an overlay is shown.
final class UpdateMonitor: GraphObserver, ViewGraphMonitor {
  /// One run of a body.
  struct Run: Equatable {
    let body: AttributeID
    /// Excludes the bodies that ran inside it.
    let nanoseconds: UInt64
    /// The body ran again with an equal result.
    let isWasted: Bool
  }

  let places = BodyPlaces()
  /// A monotonic clock in nanoseconds; tests replace it.
  var clock: () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }

  private unowned let graph: Graph
  private var running: [(start: UInt64, inside: UInt64, isFirst: Bool)] = []
  private var listeners: [ObjectIdentifier: (Run) -> Void] = [:]
  /// The number of writes that updates applied so far.
  private(set) var writes = 0

  init(graph: Graph) { self.graph = graph }

  func addListener(_ owner: AnyObject, _ listener: @escaping (Run) -> Void) {
    listeners[ObjectIdentifier(owner)] = listener
  }

  func removeListener(_ owner: ObjectIdentifier) { listeners[owner] = nil }

  func didApply(writes count: Int) { writes += count }

  func willMakeView(of body: AttributeID, with inputs: _ViewInputs) { places.add(body, inputs) }

  // MARK: GraphObserver

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
    if kind == .body { running.append((clock(), 0, graph.verifiedAt(attribute) == 0)) }
  }

  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
    guard kind == .body, let span = running.popLast() else { return }
    let total = clock() &- span.start
    if !running.isEmpty { running[running.count - 1].inside &+= total }
    let run = Run(
      body: attribute, nanoseconds: total &- min(span.inside, total), isWasted: outcome != .changed && !span.isFirst)
    for listener in listeners.values { listener(run) }
  }

  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {}
  func graphDidWrite(_ attribute: AttributeID, marked: Int) {}
}
