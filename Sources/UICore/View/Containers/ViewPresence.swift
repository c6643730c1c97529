/// Something that needs to know whether the view of a changing container that it is in is there or on its way out.
protocol ViewPresenceObserver: AnyObject {
  func presenceChanged(isLeaving: Bool, _ transaction: Transaction)
}

/// A view of a changing container, as those inside see it.
class ViewPresence {
  private let outer: ViewPresence?
  /// Dead ones leave whenever the list has doubled.
  private var observers: [WeakObserver] = []

  private struct WeakObserver { weak var object: (any ViewPresenceObserver)? }

  init(around outer: ViewPresence?) { self.outer = outer }

  /// Tells `observer` when the view, or one around it, starts to leave or returns. Does not keep it.
  final func add(_ observer: any ViewPresenceObserver) {
    if observers.count == observers.capacity { observers.removeAll { $0.object == nil } }
    observers.append(WeakObserver(object: observer))
    outer?.add(observer)
  }

  /// Whether the view, or one around it, is being removed that has no transition to show.
  var goesAtOnce: Bool { outer?.goesAtOnce ?? false }

  final func presenceDidChange(isLeaving: Bool, _ transaction: Transaction) {
    for observer in observers { observer.object?.presenceChanged(isLeaving: isLeaving, transaction) }
  }
}

private enum PresenceKey: ViewInputKey { static var defaultValue: ViewPresence? { nil } }

extension _ViewInputs {
  /// The view of a changing container that the view is or is in.
  var presence: ViewPresence? {
    get { self[PresenceKey.self] }
    set { self[PresenceKey.self] = newValue }
  }
}
