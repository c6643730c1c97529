/// What was written. The numbers are part of the format of trace files.
public enum WriteKind: UInt8, Sendable, CaseIterable {
  case state, binding, observable, environment, other

  /// The `detail` of a `write` that came by `route`.
  public func detail(_ route: WriteRoute) -> UInt8 { rawValue | route.flag }
}

/// How a write is connected with its cause.
public enum WriteRoute: UInt8, Sendable, CaseIterable {
  /// The code of the cause wrote.
  case direct
  /// A `Task` wrote that the cause had started.
  case task
  /// The code that wrote carries no cause: `Task.detached`, a queue, a thread.
  case detached

  /// What it adds to a ``WriteKind`` in a record's `detail`.
  public var flag: UInt8 {
    switch self {
    case .direct: 0
    case .task: 0x40
    case .detached: 0x80
    }
  }
}

extension TraceRecord {
  /// What a `write` changed; ``WriteKind/other`` for an unknown number.
  public var writeKind: WriteKind {
    WriteKind(rawValue: detail & ~(WriteRoute.task.flag | WriteRoute.detached.flag)) ?? .other
  }

  /// How a `write` is connected with its cause.
  public var writeRoute: WriteRoute {
    detail & WriteRoute.detached.flag != 0 ? .detached : detail & WriteRoute.task.flag != 0 ? .task : .direct
  }
}
