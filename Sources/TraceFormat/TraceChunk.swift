/// One piece of a trace file: a table, or a run of records.
///
/// Entries name texts by the ids that ``strings(_:)`` gives them; ids start at 1, and 0 means none. An entry replaces
/// earlier ones with the same id or reference.
public enum TraceChunk: Sendable {
  /// What is known of the recording, by name.
  case info([(key: String, value: String)])
  /// The recording clock and the monotonic clock, read at the same moments.
  case clock([(ticks: UInt64, nanoseconds: UInt64)])
  case threads([TraceFileThread])
  case strings([(id: UInt32, text: String)])
  case types([TraceFileType])
  case paths([TraceFilePath])
  case properties([TraceFileProperty])
  case modules([TraceFileModule])
  /// Records of one ring, in order. They continue those of the ring's chunk before.
  case records(thread: UInt32, [TraceRecord])
  /// How many records each thread has lost since the start.
  case drops([(thread: UInt32, count: UInt64)])
  case symbols([TraceFileSymbol])
  /// The end of a recording that ended properly. Symbols may follow.
  case done(records: UInt64)
}

/// A thread that recorded.
public struct TraceFileThread: Sendable, Hashable {
  /// Number of its ring, as records name it.
  public var number: UInt32
  public var systemID: UInt32
  public var name: String
  /// Whether it runs the views.
  public var isMain: Bool

  public init(number: UInt32, systemID: UInt32, name: String, isMain: Bool) {
    (self.number, self.systemID, self.name, self.isMain) = (number, systemID, name, isMain)
  }
}

/// The names of a type that records refer to.
public struct TraceFileType: Sendable, Hashable {
  /// Address of its metadata.
  public var reference: UInt64
  /// With its module and generic arguments.
  public var name: UInt32
  public var mangledName: UInt32
  /// Names of its stored closures.
  public var closures: [UInt32]

  public init(reference: UInt64, name: UInt32, mangledName: UInt32, closures: [UInt32]) {
    (self.reference, self.name, self.mangledName, self.closures) = (reference, name, mangledName, closures)
  }
}

/// A place among the views.
public struct TraceFilePath: Sendable, Hashable {
  public var id: UInt32
  /// Id of the place around it, 0 for none.
  public var parent: UInt32
  /// Address of the metadata of the view there; 0 where `text` names the place.
  public var type: UInt64
  public var text: UInt32

  public init(id: UInt32, parent: UInt32, type: UInt64, text: UInt32) {
    (self.id, self.parent, self.type, self.text) = (id, parent, type, text)
  }
}

/// A place that code writes.
public struct TraceFileProperty: Sendable, Hashable {
  public var id: UInt32
  /// The type that has it.
  public var owner: UInt32
  /// 0 where only the getter's address is known.
  public var name: UInt32
  public var address: UInt64

  public init(id: UInt32, owner: UInt32, name: UInt32, address: UInt64) {
    (self.id, self.owner, self.name, self.address) = (id, owner, name, address)
  }
}

/// A loaded executable segment of a program or library.
public struct TraceFileModule: Sendable, Hashable {
  /// Addresses from `base` up to `end` are its code.
  public var base: UInt64
  public var end: UInt64
  /// What to subtract from an address in memory to get the address in the file.
  public var bias: UInt64
  public var buildID: [UInt8]
  public var path: UInt32

  public init(base: UInt64, end: UInt64, bias: UInt64, buildID: [UInt8], path: UInt32) {
    (self.base, self.end, self.bias, self.buildID, self.path) = (base, end, bias, buildID, path)
  }
}

/// What is at an address of code.
public struct TraceFileSymbol: Sendable {
  public var address: UInt64
  /// File name of the program or library.
  public var module: UInt32
  /// The functions at the address, the innermost inlined one first. Line 0 means unknown.
  public var frames: [(function: UInt32, file: UInt32, line: UInt32)]

  public init(address: UInt64, module: UInt32, frames: [(function: UInt32, file: UInt32, line: UInt32)]) {
    (self.address, self.module, self.frames) = (address, module, frames)
  }
}
