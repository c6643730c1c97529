import Foundation

/// One answer of a server. It is kept as a whole, with its cursor, or not at all.
public struct ServerBatch: Sendable {
  /// Where to go on asking, by the name of what is asked: kept in the same transaction.
  public var cursors: [String: String] = [:]
  /// What channels are called.
  public var channels: [Channel] = []
  /// Who is in them.
  public var members: [ChannelID: [Member]] = [:]
  /// What happened in them.
  public var timelines: [TimelineChunk] = []
  /// Gaps that a server which numbers its events knows of.
  public var missing: [Missing] = []
  /// How far users have read.
  public var receipts: [Receipt] = []
  /// Which messages channels have pinned, each the whole list.
  public var pins: [ChannelID: [EventID]] = [:]

  /// An answer of which parts are set one by one.
  public init() {}

  /// A part of the history that was not told: the positions between two, without these.
  public struct Missing: Hashable, Sendable {
    /// Where.
    public var channel: ChannelID
    /// Nil for the beginning of the history.
    public var after: Int64?
    /// Nil for the newest.
    public var before: Int64?
    /// What the server is given for the events before `before`.
    public var olderToken: String?
    /// What the server is given for the events after `after`.
    public var newerToken: String?

    /// A part of the history.
    public init(
      channel: ChannelID, after: Int64?, before: Int64?, olderToken: String? = nil, newerToken: String? = nil
    ) {
      self.channel = channel
      self.after = after
      self.before = before
      self.olderToken = olderToken
      self.newerToken = newerToken
    }
  }

  /// A server's word on how far a user has read.
  public struct Receipt: Hashable, Sendable {
    /// Where.
    public var channel: ChannelID
    /// Who.
    public var user: UserID
    /// The first message of the thread that it is about; nil for the channel.
    public var thread: EventID?
    /// The newest message that they have read, which may not have come yet.
    public var event: EventID
    /// When, by the server's clock.
    public var readAt: Date

    /// A server's word.
    public init(channel: ChannelID, user: UserID, thread: EventID? = nil, event: EventID, readAt: Date) {
      self.channel = channel
      self.user = user
      self.thread = thread
      self.event = event
      self.readAt = readAt
    }
  }
}

/// Events of one channel that follow each other, oldest first.
public struct TimelineChunk: Sendable {
  /// Where.
  public var channel: ChannelID
  /// What happened, oldest first.
  public var events: [ServerEvent]
  /// Where they belong.
  public var placement: Placement

  /// Where events belong in a channel's history.
  ///
  /// Servers that do not number events say how they lie to what is known; the store then gives positions, with room between
  /// them. A known event keeps its place, and those around it in the chunk are placed around it.
  public enum Placement: Hashable, Sendable {
    /// Each event has its ``ServerEvent/order``. With `covers` no gap is left there: all that happened was told.
    case numbered(covers: ClosedRange<Int64>? = nil)
    /// After all that is known. With `missingBefore` events are missing in between, which that token asks for.
    case newest(missingBefore: String? = nil)
    /// The newest of a gap. The token asks for those before; without one the gap is closed.
    case olderIn(GapID, token: String?)
    /// The oldest of a gap. The token asks for those after; without one the gap is closed.
    case newerIn(GapID, token: String?)
    /// Somewhere inside of a gap, which they divide: what a server tells around an event.
    case insideOf(GapID, olderToken: String?, newerToken: String?)
  }

  /// Events of one channel.
  public init(channel: ChannelID, events: [ServerEvent], placement: Placement) {
    self.channel = channel
    self.events = events
    self.placement = placement
  }
}

/// What became of a batch.
public struct BatchResult: Sendable, Equatable {
  /// Messages that are new.
  public internal(set) var inserted: [MessageID] = []
  /// Events that were known.
  public internal(set) var duplicates = 0
  /// Events that were not kept, with the reason.
  public internal(set) var refused: [Refusal] = []
  /// How many channels, members, receipts and pins were not kept, because an id is larger than ``StoreLimits/identifier``.
  public internal(set) var refusedEntries = 0

  /// An event that was not kept.
  public struct Refusal: Sendable, Equatable {
    /// Which.
    public let event: EventID
    /// Why.
    public let reason: ChatStoreError
  }
}
