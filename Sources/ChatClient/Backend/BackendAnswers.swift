import ChatStore
import Foundation

/// One answer to a sync.
public struct SyncAnswer: Sendable {
  /// What is kept.
  public var batch: ServerBatch
  /// Where to go on asking. The session keeps it together with the batch.
  public var cursor: String
  /// Who is typing, as a whole, in the channels that are named.
  public var typing: [ChannelID: Set<UserID>]
  /// Events that made no sense and were left out.
  public var leftOut: Int

  /// An answer.
  public init(
    batch: ServerBatch, cursor: String, typing: [ChannelID: Set<UserID>] = [:], leftOut: Int = 0
  ) {
    self.batch = batch
    self.cursor = cursor
    self.typing = typing
    self.leftOut = leftOut
  }
}

/// A side of a gap.
public enum GapSide: Hashable, Sendable {
  /// Where the older messages are: what came right after them.
  case older
  /// Where the newer messages are: what came right before them.
  case newer
}

/// What a server is asked about a gap.
public struct HistoryRequest: Hashable, Sendable {
  /// Where.
  public var channel: ChannelID
  /// The gap, as the store has it now.
  public var gap: HistoryGap
  /// From which side.
  public var side: GapSide
  /// The nearest event on that side, for servers that have to be told one.
  public var neighbour: EventID?
  /// The most events.
  public var limit: Int

  /// A question.
  public init(channel: ChannelID, gap: HistoryGap, side: GapSide, neighbour: EventID?, limit: Int) {
    self.channel = channel
    self.gap = gap
    self.side = side
    self.neighbour = neighbour
    self.limit = limit
  }
}

/// What stands around an event.
public struct ContextAnswer: Sendable {
  /// Oldest first, the event among them.
  public var events: [ServerEvent]
  /// The names of who wrote them.
  public var members: [Member]
  /// What else there is, of a server that numbers its events: the range in which `events` are all.
  public var covers: ClosedRange<Int64>?
  /// What the server is given for the events before these; nil if there are none.
  public var olderToken: String?
  /// What the server is given for the events after these; nil if there are none.
  public var newerToken: String?

  /// An answer.
  public init(
    events: [ServerEvent], members: [Member] = [], covers: ClosedRange<Int64>? = nil, olderToken: String? = nil,
    newerToken: String? = nil
  ) {
    self.events = events
    self.members = members
    self.covers = covers
    self.olderToken = olderToken
    self.newerToken = newerToken
  }
}

/// Something that the user did, with all that a server has to know of it.
public struct SendRequest: Hashable, Sendable {
  /// Where.
  public var channel: ChannelID
  /// The same at every attempt.
  public var transaction: TransactionID
  /// What to do.
  public var action: Action

  /// What a server is to do. The sources of attachments are the server's.
  public enum Action: Hashable, Sendable {
    /// To take a message, with what it answers and the thread it belongs to.
    case message(MessageContent, quoted: EventID?, thread: EventID?)
    /// To replace what a message says.
    case edit(EventID, MessageContent)
    /// To take an event back: a message or a reaction.
    case redact(EventID, reason: String)
    /// To add a reaction to a message.
    case react(EventID, String)
    /// To choose answers in a poll, in place of what was chosen before; none takes that back.
    case vote(EventID, [String])
    /// To end a poll.
    case endPoll(EventID)
  }

  /// Something to do.
  public init(channel: ChannelID, transaction: TransactionID, action: Action) {
    self.channel = channel
    self.transaction = transaction
    self.action = action
  }
}

/// What a server has made of a ``SendRequest``.
public struct SendAnswer: Hashable, Sendable {
  /// The event that it became.
  public var event: EventID
  /// Its place, if the server numbers events.
  public var order: Int64?

  /// An answer.
  public init(event: EventID, order: Int64? = nil) {
    self.event = event
    self.order = order
  }
}

/// What a server is asked to find.
public struct ServerSearch: Hashable, Sendable {
  /// The words, as the server reads them.
  public var text: String
  /// Where; nil for everywhere.
  public var channel: ChannelID?
  /// Where to go on: ``ServerSearchPage/next`` of the page before.
  public var page: String?
  /// The most hits of one page.
  public var limit: Int

  /// A search.
  public init(text: String, channel: ChannelID? = nil, page: String? = nil, limit: Int = 20) {
    self.text = text
    self.channel = channel
    self.page = page
    self.limit = limit
  }
}

/// A part of what a server has found, in its order.
public struct ServerSearchPage: Hashable, Sendable {
  /// What was found. The store need not have it: ``ChatSession/load(around:in:)`` brings it.
  public var hits: [Hit]
  /// Asks for the page after this; nil at the end.
  public var next: String?
  /// How many there are, as the server estimates.
  public var total: Int?

  /// A message that was found.
  public struct Hit: Hashable, Sendable {
    /// Where.
    public var channel: ChannelID
    /// The message.
    public var event: ServerEvent

    /// A message in a channel.
    public init(channel: ChannelID, event: ServerEvent) {
      self.channel = channel
      self.event = event
    }
  }

  /// A page.
  public init(hits: [Hit], next: String? = nil, total: Int? = nil) {
    self.hits = hits
    self.next = next
    self.total = total
  }
}
