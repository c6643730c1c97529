/// A recording, read and joined: who ran, when, for how long, and because of what.
///
/// Times are nanoseconds since the recording began. Everything refers to everything else by index into these arrays;
/// the reader has checked that every index is in range.
public struct Trace: Sendable {
  public var info = TraceInfo()
  /// Threads in the order in which they first recorded. `threads[info.mainThread]` ran the views.
  public var threads: [TraceThread] = []
  public var types: [ViewType] = []
  /// Bodies that lived, one for each view in each place.
  public var instances: [Instance] = []
  public var updates = UpdateTable()
  public var writes: [Write] = []
  public var causes: [ExternalCause] = []
  public var properties: [Property] = []
  public var transactions: [Span] = []
  public var frames: [Frame] = []
  /// What the main thread did between two waits of its run loop.
  public var turns: [Span] = []
  /// Passes of frames (and all that is a span and nothing else), oldest first.
  public var passes: [Span] = []
  public var checks: [Check] = []
  public var samples = SampleTable()
  public var stacks = StackTable()
  public var modules: [TraceModule] = []
  public var notes: [Note] = []
  public var markers: [Marker] = []

  public init() {}

  /// Nanoseconds from the beginning to the last thing that happened.
  public var duration: Int64 { info.duration }
}

/// What is known of the recording itself.
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
  /// Samples a second asked for; 0 for none.
  public var sampleRate = 0.0
  public var recordCount = 0
  /// Records lost because a ring was full.
  public var drops = 0
  /// False when the program was killed: the recording ends at its last whole chunk.
  public var isComplete = false
  /// What the reader had to leave out, one sentence each.
  public var warnings: [String] = []

  public init() {}
}

/// A thread that recorded, or that was sampled.
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
  /// Without module and generic arguments: `LandmarkRow`.
  public var name: String
  /// With both: `LandmarksViews.LandmarkRowContent<…>`.
  public var qualifiedName: String
  public var module: String
  /// Where its body is; nil where symbols do not say.
  public var location: SourceLocation?
  /// Names of its stored closures: fields that never compare equal once they capture something.
  public var closures: [String]
  /// Address of its metadata in the program, 0 where unknown.
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

/// One body in one place, from its creation to its removal.
public struct Instance: Sendable {
  public var type: Int
  public var kind: UpdateKind
  /// Outermost first: `LandmarksApp/LandmarkList/LandmarkRow[12]`.
  public var path: String
  /// The instance whose body made it, -1 for none.
  public var parent: Int
  public var created: Int64
  /// -1 while it lived on at the end.
  public var removed: Int64
  /// For an environment key: index into `properties`; else -1.
  public var property: Int

  public init(
    type: Int, kind: UpdateKind = .body, path: String = "", parent: Int = -1, created: Int64 = 0, removed: Int64 = -1,
    property: Int = -1
  ) {
    (self.type, self.kind, self.path, self.parent) = (type, kind, path, parent)
    (self.created, self.removed, self.property) = (created, removed, property)
  }

  /// Whether its path is `path` or ends so.
  public func isAt(_ path: String) -> Bool { self.path == path || self.path.hasSuffix("/" + path) }
}

/// A place that code writes: a state, a member of an observable object, a key of the environment.
public struct Property: Sendable, Hashable {
  /// `LandmarkRow`, `ModelData`, `EnvironmentValues`.
  public var owner: String
  /// `favorites`; empty where it could not be found out.
  public var name: String
  /// Its getter's address in the program, 0 where the name did not need it.
  public var address: UInt64

  public init(owner: String, name: String, address: UInt64 = 0) {
    (self.owner, self.name, self.address) = (owner, name, address)
  }
}
