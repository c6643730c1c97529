/// Observes whether the enclosing view of a dynamic container is leaving.
protocol ViewPresenceObserver: AnyObject {
  func presenceChanged(isLeaving: Bool, _ transaction: Transaction)
  /// Whether it shows what is gone already, so that the enclosing view cannot be shown any longer.
  var isLost: Bool { get }
}

extension ViewPresenceObserver {
  var isLost: Bool { false }
}

/// A view of a dynamic container, as the views inside know it.
class ViewPresence {
  private let outer: ViewPresence?
  /// Released observers are dropped when the array would grow.
  private var observers: [WeakObserver] = []

  private struct WeakObserver { weak var object: (any ViewPresenceObserver)? }

  init(around outer: ViewPresence?) { self.outer = outer }

  /// Notifies `observer`, held weakly, when this view or an enclosing one starts to leave or returns.
  final func add(_ observer: any ViewPresenceObserver) {
    if observers.count == observers.capacity { observers.removeAll { $0.object == nil } }
    observers.append(WeakObserver(object: observer))
    outer?.add(observer)
  }

  /// Whether this view or an enclosing one is being removed without a transition.
  var goesAtOnce: Bool { outer?.goesAtOnce ?? false }

  /// Whether this view or an enclosing one is leaving, though it still shows.
  var isGoing: Bool { outer?.isGoing ?? false }

  final var showsLostViews: Bool { observers.contains { $0.object?.isLost ?? false } }

  final func presenceDidChange(isLeaving: Bool, _ transaction: Transaction) {
    for observer in observers { observer.object?.presenceChanged(isLeaving: isLeaving, transaction) }
  }
}

private enum PresenceKey: ViewInputKey { static var defaultValue: ViewPresence? { nil } }

extension _ViewInputs {
  /// The innermost view of a dynamic container that is this view or encloses it.
  var presence: ViewPresence? {
    get { self[PresenceKey.self] }
    set { self[PresenceKey.self] = newValue }
  }
}
