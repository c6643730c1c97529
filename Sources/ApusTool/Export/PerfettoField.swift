/// Field numbers of Perfetto's messages (protos/perfetto/trace in its repository), and the numbers of tracks and names
/// in this export.
enum Perfetto {
  enum Trace { static let packet: UInt64 = 1 }
  enum Packet {
    static let timestamp: UInt64 = 8
    static let sequence: UInt64 = 10
    static let trackEvent: UInt64 = 11
    static let internedData: UInt64 = 12
    static let sequenceFlags: UInt64 = 13
    static let trackDescriptor: UInt64 = 60
    static let perfSample: UInt64 = 66
  }
  enum Event {
    static let categories: UInt64 = 3
    static let annotations: UInt64 = 4
    static let type: UInt64 = 9
    static let name: UInt64 = 10
    static let track: UInt64 = 11
    static let counterValue: UInt64 = 30
    static let flows: UInt64 = 47
    static let endingFlows: UInt64 = 48
  }
  enum EventType: UInt64 { case begin = 1, end, instant, counter }
  enum Annotation {
    static let name: UInt64 = 1
    static let integer: UInt64 = 4
    static let string: UInt64 = 6
    static let internedString: UInt64 = 17
  }
  enum Interned {
    static let categories: UInt64 = 1
    static let eventNames: UInt64 = 2
    static let annotationNames: UInt64 = 3
    static let functionNames: UInt64 = 5
    static let frames: UInt64 = 6
    static let callstacks: UInt64 = 7
    static let mappingPaths: UInt64 = 17
    static let mappings: UInt64 = 19
    static let annotationStrings: UInt64 = 29
    /// The fields of an entry: its number and its text.
    static let number: UInt64 = 1
    static let text: UInt64 = 2
  }
  enum Track {
    static let uuid: UInt64 = 1
    static let name: UInt64 = 2
    static let process: UInt64 = 3
    static let thread: UInt64 = 4
    static let parent: UInt64 = 5
    static let counter: UInt64 = 8
  }

  /// The categories of events. A slice without a better name has the name of its category.
  enum Category: UInt64, CaseIterable {
    case body = 1, representable, update, frame, pass, turn, transaction, cause, write, check, hitch, hang, marker, note
  }

  /// Annotations of events.
  enum Remark: UInt64, CaseIterable {
    case id = 1, path, outcome, type, kind, creation, causeUpdate, causeWrite, property, route, location, number, value,
      late
  }

  /// The numbers of tracks. Those of threads and lanes of causes come after the last one.
  enum TrackNumber: UInt64, CaseIterable {
    case process = 1, writes, checks, hitches, hangs, markers, notes, bodiesPerFrame, lateness

    /// nil for counters, and for the track of the process, which has no name.
    var title: String? {
      switch self {
      case .process: nil
      case .writes: "Writes"
      case .checks: "Checked, not run"
      case .hitches: "Hitches"
      case .hangs: "Hangs"
      case .markers: "Markers"
      case .notes: "Notes"
      case .bodiesPerFrame: "Bodies per frame"
      case .lateness: "Lateness of frames (µs)"
      }
    }
    var isCounter: Bool { self == .bodiesPerFrame || self == .lateness }

    static func thread(_ index: Int) -> UInt64 { 1 << 16 + UInt64(index) }
    static func causes(_ lane: Int) -> UInt64 { 1 << 17 + UInt64(lane) }
  }
}
