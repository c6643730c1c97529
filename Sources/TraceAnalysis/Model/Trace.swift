/// A recording, read and joined: what ran, when, for how long, and why.
///
/// Times are nanoseconds since the recording began. Tables refer to each other by index, and the reader has checked
/// that every index is in range.
public struct Trace: Sendable {
  public var info = TraceInfo()
  /// Threads in the order in which they first recorded. `threads[info.mainThread]` ran the views.
  public var threads: [TraceThread] = []
  public var types: [ViewType] = []
  /// Bodies that existed: one for each view in each place.
  public var instances: [Instance] = []
  public var updates = UpdateTable()
  public var writes: [Write] = []
  public var causes: [ExternalCause] = []
  public var properties: [Property] = []
  public var transactions: [Span] = []
  public var frames: [Frame] = []
  /// What the main thread did between two waits of its run loop.
  public var turns: [Span] = []
  /// Passes of frames, oldest first.
  public var passes: [Span] = []
  public var checks: [Check] = []
  public var samples = SampleTable()
  public var stacks = StackTable()
  public var modules: [TraceModule] = []
  public var notes: [Note] = []
  public var markers: [Marker] = []

  public init() {}

  /// Nanoseconds from the beginning to the last event.
  public var duration: Int64 { info.duration }
}

/// What is known about the recording itself.
public struct TraceInfo: Sendable {
  public var program = ""
  public var arguments: [String] = []
  public var processID = 0
  public var host = ""
  /// Seconds since 1970.
  public var startDate = 0.0
  public var duration: Int64 = 0
  public var mainThread = 0
  /// Nanoseconds to record one record, measured at the start.
  public var recordCost = 0.0
  /// Samples a second that were asked for; 0 for none.
  public var sampleRate = 0.0
  public var recordCount = 0
  /// Records lost because a ring was full.
  public var drops = 0
  /// False if the program was killed. The trace then ends at the file's last whole chunk.
  public var isComplete = false
  /// What the reader left out, one sentence each.
  public var warnings: [String] = []
  /// Those of the warnings that say which functions have no names.
  public var symbolWarnings: [String] = []

  public init() {}
}

/// A thread that recorded or was sampled.
public struct TraceThread: Sendable {
  public var name: String
  public var systemID: Int
  public var drops: Int

  public init(name: String, systemID: Int, drops: Int = 0) {
    (self.name, self.systemID, self.drops) = (name, systemID, drops)
  }
}

/// A type of view, modifier, scene or app.
public struct ViewType: Sendable {
  /// The name without module and generic arguments: `LandmarkRow`.
  public var name: String
  /// The name with both: `LandmarksViews.LandmarkRowContent<…>`.
  public var qualifiedName: String
  public var module: String
  /// Where its body is; nil if symbols do not say.
  public var location: SourceLocation?
  /// The names of its stored closures. A closure that captures something never compares equal.
  public var closures: [String]
  /// The address of its metadata in the program, 0 if unknown.
  public var reference: UInt64 = 0

  public init(
    name: String, qualifiedName: String = "", module: String = "", location: SourceLocation? = nil,
    closures: [String] = []
  ) {
    (self.name, self.qualifiedName, self.module) = (name, qualifiedName, module)
    (self.location, self.closures) = (location, closures)
  }
}

/// A line of source.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  public var file: String
  public var line: Int

  public init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// `LandmarkRow.swift:11`
  public var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

/// One body in one place, from when it was made to when it was removed.
public struct Instance: Sendable {
  public var type: Int
  public var kind: UpdateKind
  /// Its place, outermost view first: `LandmarksApp/LandmarkList/LandmarkRow[12]`.
  public var path: String
  /// The instance whose body made it, -1 for none.
  public var parent: Int
  public var created: Int64
  /// -1 if it was never removed.
  public var removed: Int64
  /// For an environment key, its index in `properties`; else -1.
  public var property: Int

  public init(
    type: Int, kind: UpdateKind = .body, path: String = "", parent: Int = -1, created: Int64 = 0, removed: Int64 = -1,
    property: Int = -1
  ) {
    (self.type, self.kind, self.path, self.parent) = (type, kind, path, parent)
    (self.created, self.removed, self.property) = (created, removed, property)
  }

  /// Whether its path is `path` or ends with it.
  public func isAt(_ path: String) -> Bool { self.path == path || self.path.hasSuffix("/" + path) }
}

/// A place that code writes: a state, a member of an observable object, an environment key.
public struct Property: Sendable, Hashable {
  /// `LandmarkRow`, `ModelData`, `EnvironmentValues`.
  public var owner: String
  /// `favorites`. Empty if it is unknown.
  public var name: String
  /// The address of its getter, 0 if the name was known without it.
  public var address: UInt64

  public init(owner: String, name: String, address: UInt64 = 0) {
    (self.owner, self.name, self.address) = (owner, name, address)
  }
}
