/// Watches a window that moves with its reader.
///
/// Move it, then read the page that came in: what is committed in between is told. What was told before stays told.
public final class WindowObserver: Sendable {
  private let mailbox = Mailbox<WindowChange>()
  private let observation: Observation

  init(_ window: MessageWindow, in observers: Observers) { observation = observers.add(window, mailbox) }

  /// Watches another window from the next commit on.
  public func move(to window: MessageWindow) { observation.move(window) }

  /// Waits for what changed since the last time; nil once the store is closed or the task is cancelled. One caller at a time.
  public func next() async -> WindowChange? { await mailbox.next() }

  /// Whether the caller of ``next()`` has taken every change that was committed, and waits for another.
  package var isIdle: Bool { mailbox.isIdle }
}

extension ChatStore {
  /// Watches a window, which may be moved: see ``WindowObserver``.
  public func observe(_ window: MessageWindow) -> WindowObserver { WindowObserver(window, in: observers) }
}
