/// A stretch of time.
public struct Span: Sendable {
  public var pass: PassKind?
  public var thread: Int
  public var start: Int64
  public var duration: Int64
  /// The number of the frame or transaction that it belongs to.
  public var number: Int
  /// What its end counted: items, pixels or writes.
  public var value: Int

  public init(pass: PassKind? = nil, thread: Int = 0, start: Int64, duration: Int64, number: Int = 0, value: Int = 0) {
    (self.pass, self.thread, self.start, self.duration) = (pass, thread, start, duration)
    (self.number, self.value) = (number, value)
  }

  public var end: Int64 { start + duration }
}

/// All the work for one picture.
public struct Frame: Sendable {
  public var number: Int
  public var start: Int64
  public var duration: Int64
  /// When the frame should have been shown.
  public var deadline: Int64
  /// Nanoseconds between two frames of the display.
  public var interval: Int64

  public init(number: Int, start: Int64, duration: Int64, deadline: Int64, interval: Int64) {
    (self.number, self.start, self.duration) = (number, start, duration)
    (self.deadline, self.interval) = (deadline, interval)
  }

  public var end: Int64 { start + duration }
  /// How late it was; 0 if it was in time.
  public var lateness: Int64 { max(0, end - deadline) }
}

/// A change of something that views read.
public struct Write: Sendable {
  public var time: Int64
  public var kind: WriteKind
  public var route: WriteRoute
  /// Index into `properties`; -1 if unknown.
  public var property: Int
  /// Index into `causes`, -1 for none.
  public var cause: Int
  /// Index into a ``StackTable``, -1 for none.
  public var stack: Int
  /// The first line of the stack that belongs to the program's own code.
  public var location: SourceLocation?
  /// How many attributes it outdated.
  public var marked: Int

  public init(
    time: Int64, kind: WriteKind, route: WriteRoute = .direct, property: Int = -1, cause: Int = -1, stack: Int = -1,
    location: SourceLocation? = nil, marked: Int = 0
  ) {
    (self.time, self.kind, self.route, self.property) = (time, kind, route, property)
    (self.cause, self.stack, self.location, self.marked) = (cause, stack, location, marked)
  }
}

/// What made the program write: a gesture, a key, a timer, a task, a change of the desktop.
public struct ExternalCause: Sendable {
  public var kind: CauseKind
  public var start: Int64
  public var duration: Int64
  /// Index into `types`, -1 for none.
  public var type: Int
  /// The place of the view; empty for none.
  public var path: String
  /// The cause during which this one began; -1 for none.
  public var parent: Int

  public init(kind: CauseKind, start: Int64, duration: Int64 = 0, type: Int = -1, path: String = "", parent: Int = -1) {
    (self.kind, self.start, self.duration) = (kind, start, duration)
    (self.type, self.path, self.parent) = (type, path, parent)
  }
}

/// An outdated body or key that turned out to be up to date without running.
public struct Check: Sendable {
  public var time: Int64
  public var kind: UpdateKind
  public var instance: Int
  public var transaction: Int
  public var cause: UpdateCause
  public var rootWrite: Int

  public init(
    time: Int64, kind: UpdateKind, instance: Int, transaction: Int = -1, cause: UpdateCause = .none, rootWrite: Int = -1
  ) {
    (self.time, self.kind, self.instance) = (time, kind, instance)
    (self.transaction, self.cause, self.rootWrite) = (transaction, cause, rootWrite)
  }
}

/// A remark of the engine.
public struct Note: Sendable {
  public var kind: NoteKind
  public var time: Int64
  public var path: String

  public init(kind: NoteKind, time: Int64, path: String) { (self.kind, self.time, self.path) = (kind, time, path) }
}

/// A remark of the program.
public struct Marker: Sendable {
  public var time: Int64
  public var text: String
  public var number: Int

  public init(time: Int64, text: String, number: Int) { (self.time, self.text, self.number) = (time, text, number) }
}
