import AttributeGraph
import Foundation
@_spi(SwiftUI) import Observation

/// One body's registration with the observable objects that it read.
///
/// The registration fires once, after the write. When the body runs again for another reason, the old registration is
/// cancelled first: otherwise they pile up on objects that never change. The library hands out no handle to cancel with,
/// so a body that observes also reads a private observable of its own, and writing that fires and ends the registration.
/// Whether a body observes is known by its type, once one of that type has.
final class ObservationToken: @unchecked Sendable {
  let id: AttributeID
  weak var viewGraph: ViewGraph?
  /// The recording that ran the body; other threads may not ask the view graph.
  private let tracing: ViewTracing?
  private var isCancelled = false
  private var canceller: ObservationCanceller?

  #if DEBUG
    private let liveTokens: LiveCount
    deinit { liveTokens.subtract() }
  #endif

  init(id: AttributeID, viewGraph: ViewGraph, isObserving: Bool) {
    #if DEBUG
      liveTokens = viewGraph.liveObservations
      liveTokens.add()
    #endif
    self.id = id
    self.viewGraph = viewGraph
    tracing = viewGraph.tracing
    if isObserving { canceller = ObservationCanceller() }
  }

  func readCanceller() { canceller?.read() }

  /// Ends the registration; a write that comes later is ignored. Main thread.
  func cancel() {
    if isCancelled { return }
    isCancelled = true
    canceller?.write()
  }

  /// Called on whatever thread wrote.
  func didFire(_ tracking: ObservationTracking) {
    tracking.cancel()
    let isMainThread = ViewGraph.isOnMain
    // Its own cancellation fires too, and is no write of the program's.
    if isMainThread && isCancelled { return }
    let tracing = tracing ?? (isMainThread ? viewGraph?.tracing : nil)
    let write = tracing?.observableWrite(tracking.changed, isMainThread: isMainThread)
    if isMainThread {
      fire(write)
    } else {
      let (transaction, cause) = (Transaction.current, CauseLink.current)
      DispatchQueue.main.async {
        CauseLink.$current.withValue(cause) { Transaction.$current.withValue(transaction) { self.fire(write) } }
      }
    }
  }

  private func fire(_ write: UInt32?) {
    if isCancelled { return }
    isCancelled = true
    viewGraph?.enqueueInvalidation(of: id, write: write)
  }
}

/// An observable whose only purpose is to be written.
private final class ObservationCanceller: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var property: Bool { false }
  func read() { registrar.access(self, keyPath: \.property) }
  func write() { registrar.didSet(self, keyPath: \.property) }
}

/// Runs `body` and registers with whatever observables it read, in place of the last run's registration.
func observe<Result>(
  _ token: inout ObservationToken?, id: AttributeID, viewGraph: ViewGraph, _ body: () -> Result
) -> Result {
  let subject = ObjectIdentifier(viewGraph.graph.subject(of: id))
  token?.cancel()
  var new = ObservationToken(id: id, viewGraph: viewGraph, isObserving: viewGraph.observers.contains(subject))
  let result = withObservationTracking {
    defer { new.readCanceller() }
    return body()
  } didSet: { [new] tracking in
    new.didFire(tracking)
  }
  // The registrars hold the closure, and it the token, only if something was read.
  token = isKnownUniquelyReferenced(&new) ? nil : new
  if token != nil { viewGraph.observers.insert(subject) }
  return result
}
