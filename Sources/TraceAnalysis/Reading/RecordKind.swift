/// What a record of a trace file tells; the numbers are the format's (`docs/trace-format.md`). Others are skipped: later
/// minor versions may add some.
enum RecordKind: UInt8 {
  case frame = 0
  case events = 1
  case transaction = 2
  case update = 3
  case layout = 4
  case displayList = 5
  case raster = 6
  case present = 7
  case rule = 8
  case write = 9
  case check = 10
  case marker = 11
  case turn = 12
  case action = 13
  case apply = 14
  case create = 15
  case remove = 16
  case sample = 17
  case stack = 18
  case note = 19

  /// One more than the largest number of a kind of span.
  static let spanLimit = 14

  /// The pass that a span of this kind is, if it is one.
  var pass: PassKind? {
    switch self {
    case .events: .events
    case .transaction: .transaction
    case .update: .update
    case .layout: .layout
    case .displayList: .displayList
    case .raster: .raster
    case .present: .present
    default: nil
    }
  }

  /// Whether a span of this kind can have another one within itself.
  var canNest: Bool { self == .rule || self == .action }
}

/// The phases of records.
enum RecordPhase {
  static let begin: UInt8 = 0
  static let end: UInt8 = 1
}
