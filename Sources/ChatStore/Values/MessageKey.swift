/// Where a message stands in its channel: by the server's order, never by a clock.
///
/// Messages of one's own that the server has not placed stand after all others, in the order in which they were sent.
public struct MessageKey: Hashable, Sendable, Comparable {
  /// The server's order, or one that the store gave in its stead (``TimelineChunk/Placement``).
  public let position: Int64
  /// Decides between equal positions.
  public let id: MessageID

  /// A place; one with an id that no message has lies before or after those of the same position.
  public init(position: Int64, id: MessageID) {
    self.position = position
    self.id = id
  }

  /// Whether the first is older.
  public static func < (first: MessageKey, second: MessageKey) -> Bool {
    (first.position, first.id.rawValue) < (second.position, second.id.rawValue)
  }

  /// Whether the server has not said where the message stands.
  public var isUnplaced: Bool { position >= Self.firstUnplaced }

  /// Positions of a server are below.
  static let firstUnplaced: Int64 = 1 << 62
  /// What a server may say: from minus this to this.
  static let largestPosition: Int64 = 1 << 61
  /// Before all positions, and after all that a server has placed.
  static let beforeAll = Int64.min, afterPlaced: Int64 = 1 << 62
}
