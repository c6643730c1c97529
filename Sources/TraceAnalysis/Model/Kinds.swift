/// What kind of work an update is.
public enum UpdateKind: UInt8, Sendable, CaseIterable {
  case body, environment, layout, display, other, list, preference, animation
  /// User code that runs outside bodies, as a `Canvas` does.
  case representable

  /// Whether it runs code of a view's author.
  public var isView: Bool { self == .body || self == .representable }
}

/// What came of an update.
public enum Outcome: UInt8, Sendable {
  /// The new value equals the old: the run was for nothing.
  case equal
  case changed
  /// Only closures differ, which cannot be compared: very likely for nothing.
  case closuresOnly

  public var isWasted: Bool { self != .changed }
}

/// What set things in motion.
public enum CauseKind: UInt8, Sendable, CaseIterable {
  case other, tap, drag, longPress, hover, key, text, scroll, shortcut, timer, task, appear, disappear, change,
    completion
  case appearance, resize, focus, launch, window, animationFrame, preference
}

/// What was written.
public enum WriteKind: UInt8, Sendable { case state, binding, observable, environment, other }

/// How a write found its cause.
public enum WriteRoute: UInt8, Sendable {
  /// Inside the action that caused it.
  case direct
  /// Later, in a `Task` that the cause had started.
  case task
  /// From code that carries no cause: `Task.detached`, a queue, a thread.
  case detached
}

/// What a frame does, in order.
public enum PassKind: UInt8, Sendable {
  case events, transaction, update, layout, displayList, raster, present

  /// `display list`
  public var title: String { self == .displayList ? "display list" : "\(self)" }
}
