import AttributeGraph
import Foundation
@_spi(SwiftUI) import Observation
import Synchronization

/// The registration of one body, or of another rule, with the observable objects that it read.
///
/// The rule runs again after the first write that the registration hears of. It listens until the next run's registration
/// stands: Swift registers a body once it has run, and what another thread writes between a read and that moment is heard
/// by the registration of the run before it alone. So only a property that is read for the first time can be written
/// unheard. A body reads in one piece; other rules may read in several, and theirs listen until the update has ended.
///
/// Then it is cancelled: otherwise registrations pile up on objects that never change. The library hands out a handle to
/// cancel with only when a write was heard, so a body that observes also reads a private observable of its own, and writing
/// that ends the registration.
/// Whether a body observes is known by its type, once one of that type has.
final class ObservationToken: @unchecked Sendable {
  private enum Phase: UInt8, AtomicRepresentable {
    case listening
    /// A write was heard, and the rule is going to run again.
    case told
    /// The rule runs again: what other threads write now may come after its reads.
    case replaced
    case ended
  }

  @exclusivity(unchecked) private(set) var id: AttributeID
  private let reference: ViewGraphReference
  private var viewGraph: ViewGraph? { reference.viewGraph }
  /// The recording that ran the body; other threads may not ask the view graph.
  @exclusivity(unchecked) private var tracing: ViewTracing?
  private let phase = Atomic(Phase.listening)
  @exclusivity(unchecked) private var canceller: ObservationCanceller?
  /// How often the rule registered in this run, and what a write of the main thread handed out to cancel that with.
  @exclusivity(unchecked) private(set) var registrations = 0
  @exclusivity(unchecked) private var heard: ObservationTracking?

  #if DEBUG
    private var liveTokens: LiveCount?
    deinit { liveTokens?.subtract() }
  #endif

  /// - Parameter canceller: nil for a rule that is not known to read anything.
  init(id: AttributeID, viewGraph: ViewGraph, canceller: ObservationCanceller?) {
    self.id = id
    reference = viewGraph.reference
    self.canceller = canceller
    tracing = viewGraph.tracing
  }

  /// Takes a token for another rule, given that the last one read nothing.
  func use(for id: AttributeID, tracing: ViewTracing?) {
    self.id = id
    if tracing != nil || self.tracing != nil { self.tracing = tracing }
    registrations = 0
  }

  /// The rule has read something.
  func keep() {
    #if DEBUG
      liveTokens = viewGraph?.liveObservations
      liveTokens?.add()
    #endif
  }

  func willRegister() { registrations += 1 }

  func readCanceller() { canceller?.read() }

  /// The rule is about to run again. Main thread, as the next.
  func replace() { phase.store(.replaced, ordering: .sequentiallyConsistent) }

  /// Ends the registration; a write that comes later is ignored.
  ///
  /// - Returns: what can cancel another one now.
  func cancel() -> ObservationCanceller? {
    phase.store(.ended, ordering: .sequentiallyConsistent)
    if let heard, registrations == 1 { heard.cancel() } else { canceller?.write() }
    heard = nil
    defer { canceller = nil }
    return canceller
  }

  /// Called on whatever thread wrote.
  func didFire(_ tracking: ObservationTracking) {
    let isMainThread = ViewGraph.isOnMain
    if move(from: .listening, to: .told) {
      if isMainThread { heard = tracking }
      tell(tracking, isMainThread: isMainThread) { $0.phase.load(ordering: .sequentiallyConsistent) == .told }
    } else if !isMainThread, move(from: .replaced, to: .ended) {
      tell(tracking, isMainThread: false) { _ in true }
    } else if phase.load(ordering: .sequentiallyConsistent) == .ended {
      // Its own cancellation fires too, and is no write of the program's.
      tracking.cancel()
    }
  }

  private func move(from old: Phase, to new: Phase) -> Bool {
    phase.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged
  }

  /// Has the rule run again if `isDue` says so on the main thread: it may have run for another reason by then.
  private func tell(
    _ tracking: ObservationTracking, isMainThread: Bool, isDue: @escaping @Sendable (ObservationToken) -> Bool
  ) {
    let tracing = tracing ?? (isMainThread ? viewGraph?.tracing : nil)
    let write = tracing?.observableWrite(tracking.changed, isMainThread: isMainThread)
    if isMainThread {
      viewGraph?.enqueueInvalidation(of: id, write: write)
    } else {
      let (transaction, cause) = (Transaction.current, CauseLink.current)
      DispatchQueue.main.async {
        guard isDue(self) else { return }
        CauseLink.$current.withValue(cause) {
          Transaction.$current.withValue(transaction) {
            self.viewGraph?.enqueueInvalidation(of: self.id, write: write)
          }
        }
      }
    }
  }
}

/// An observable whose only purpose is to be written.
final class ObservationCanceller: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var property: Bool { false }
  func read() { registrar.access(self, keyPath: \.property) }
  func write() { registrar.didSet(self, keyPath: \.property) }
}

/// What the rules of a graph have read of observable objects: a registration for each rule that read something.
final class Observations: OutsideReads {
  /// Which holds this, as it does the graph.
  private let unmanagedViewGraph: Unmanaged<ViewGraph>
  private let unmanagedGraph: Unmanaged<Graph>
  var viewGraph: ViewGraph { unmanagedViewGraph.takeUnretainedValue() }
  /// The last registration of each rule; one that has begun to run again has none in this run until it reads something.
  @exclusivity(unchecked) private var tokens: [AttributeID: ObservationToken] = [:]
  /// The registrations of rules that have begun to run again in this update, and of removed rules.
  @exclusivity(unchecked) private var replaced: [ObservationToken] = []
  /// A token that nothing holds: most rules read nothing, and the next one takes it.
  @exclusivity(unchecked) private var spare: ObservationToken?
  /// Cancellers of registrations that have ended.
  @exclusivity(unchecked) private var cancellers: [ObservationCanceller] = []

  init(viewGraph: ViewGraph) {
    unmanagedViewGraph = .passUnretained(viewGraph)
    unmanagedGraph = .passUnretained(viewGraph.graph)
  }

  /// As many as the rules of a large screen.
  private static let mostCancellers = 4096

  /// Rules that are registered.
  var count: Int { tokens.count }

  deinit { cancelReplaced() }

  override func observe<Result>(_ id: AttributeID, _ body: () -> Result) -> Result {
    let (hasRead, mayRead) = unmanagedGraph._withUnsafeGuaranteedRef { ($0.hasOutsideReads(id), $0.mayReadOutside(id)) }
    if hasRead, let token = tokens[id] { return track(token, body) }
    var token = token(for: id, isObserving: mayRead)
    let result = track(token, body)
    // The registrars hold the closure, and it the token, only if something was read.
    if isKnownUniquelyReferenced(&token) {
      spare = token
    } else {
      token.keep()
      let previous = tokens.updateValue(token, forKey: id)
      unmanagedGraph._withUnsafeGuaranteedRef { $0.noteOutsideReads(of: id) }
      // A body reads in one piece, so its new registration hears all of it from now on. Not at the end of the update: the next
      // body takes memory that is still in the cache.
      if let previous, previous.registrations == 1, viewGraph.bodyRun?.attribute == id {
        if replaced.last === previous { replaced.removeLast() }
        end(previous)
      }
    }
    return result
  }

  private func token(for id: AttributeID, isObserving: Bool) -> ObservationToken {
    if isObserving {
      return ObservationToken(
        id: id, viewGraph: viewGraph, canceller: cancellers.popLast() ?? ObservationCanceller())
    }
    // Taken out, since what the rule calls may observe too.
    guard let token = spare.take() else { return ObservationToken(id: id, viewGraph: viewGraph, canceller: nil) }
    token.use(for: id, tracing: unmanagedViewGraph._withUnsafeGuaranteedRef { $0.tracing })
    return token
  }

  private func track<Result>(_ token: ObservationToken, _ body: () -> Result) -> Result {
    token.willRegister()
    return withObservationTracking {
      defer { token.readCanceller() }
      return body()
    } didSet: { tracking in
      token.didFire(tracking)
    }
  }

  override func forget(_ id: AttributeID) {
    guard let token = tokens[id] else { return }
    token.replace()
    replaced.append(token)
  }

  /// Cancels what is left after an update: the rules that ran again have registered anew.
  func cancelReplaced() {
    for token in replaced {
      if tokens[token.id] === token { tokens[token.id] = nil }
      end(token)
    }
    replaced.removeAll(keepingCapacity: true)
  }

  private func end(_ token: ObservationToken) {
    if let canceller = token.cancel(), cancellers.count < Self.mostCancellers { cancellers.append(canceller) }
  }
}
