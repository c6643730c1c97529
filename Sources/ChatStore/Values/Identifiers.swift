/// Names a message on this machine, from its first keystroke on and for ever; a server never sees it.
public struct MessageID: RawRepresentable, Hashable, Sendable, Codable {
  /// A positive number.
  public let rawValue: Int64

  /// The id with that number.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// An id for a message that is about to be written: one of 2⁶² at random, so that no file has to be asked.
  public static func new() -> MessageID { MessageID(rawValue: .random(in: firstOwn ... .max)) }

  /// Messages of servers have the numbers below.
  static let firstOwn: Int64 = 1 << 62
}

/// Names a channel, by the server's word.
public struct ChannelID: RawRepresentable, Hashable, Sendable, Codable {
  /// The server's word.
  public let rawValue: String

  /// The id with the server's word for it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Names a user, by the server's word.
public struct UserID: RawRepresentable, Hashable, Sendable, Codable {
  /// The server's word.
  public let rawValue: String

  /// The id with the server's word for it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Names an event within its channel, by the server's word.
public struct EventID: RawRepresentable, Hashable, Sendable, Codable {
  /// The server's word.
  public let rawValue: String

  /// The id with the server's word for it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Names what is sent so that a server takes it once, however often it is sent.
public struct TransactionID: RawRepresentable, Hashable, Sendable, Codable {
  /// The word that the server is given.
  public let rawValue: String

  /// The id with that word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 128 random bits.
  static func new() -> TransactionID {
    let words = [UInt64.random(in: .min ... .max), .random(in: .min ... .max)]
    return TransactionID(rawValue: "apus" + words.map { String($0, radix: 36) }.joined(separator: "-"))
  }
}

/// Names an entry of the outbox.
public struct OutboxID: RawRepresentable, Hashable, Sendable, Codable, Comparable {
  /// Rises with each entry.
  public let rawValue: Int64

  /// The id with that number.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Whether the first was made earlier.
  public static func < (first: OutboxID, second: OutboxID) -> Bool { first.rawValue < second.rawValue }
}

/// Names a gap in a channel's history.
public struct GapID: RawRepresentable, Hashable, Sendable, Codable {
  /// A number of the store's own.
  public let rawValue: Int64

  /// The id with that number.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

extension MessageID: Bindable {}
extension ChannelID: Bindable {}
extension UserID: Bindable {}
extension EventID: Bindable {}
extension TransactionID: Bindable {}
extension OutboxID: Bindable {}
extension GapID: Bindable {}

extension Bindable where Self: RawRepresentable, RawValue: Bindable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { rawValue.bind(to: statement, at: index) }
}
