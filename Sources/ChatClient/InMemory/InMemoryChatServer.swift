import ChatStore
import Foundation
import Synchronization

/// A server of chats inside of the process: for tests, floods, and programs that have no network.
///
/// It numbers events, knows a transaction again, and forgets the oldest events and files above its limits. What goes
/// wrong on the way to it is set by ``faults``; chance is the same for the same seed.
public final class InMemoryChatServer: Sendable {
  /// Events of one channel.
  public static let defaultEventLimit = 100_000
  /// Bytes of all files.
  public static let fileLimit = 256 << 20

  struct State {
    var channels: [ChannelID: ChannelLog] = [:]
    /// Counts all that happens.
    var stream: Int64 = 0
    var files: [String: Data] = [:]
    var fileNames: [String] = []
    var fileBytes = 0
    var reports: [Report] = []
    var previews: [String: LinkPreview] = [:]
    var previewedLinks: [String] = []
    var faults = ServerFaults()
    var random: StableRandom
    var nextBell = 0
    var bells: [Int: Bell] = [:]
    /// Questions that have arrived.
    var requests = 0
    /// Users that have to log in again.
    var signedOut: Set<UserID> = []

    mutating func tick() -> Int64 {
      stream += 1
      return stream
    }
  }
  let state: Mutex<State>
  let time: SessionTime
  private let eventLimit: Int

  /// A report that somebody made.
  public struct Report: Hashable, Sendable {
    /// Who.
    public var user: UserID
    /// Where.
    public var channel: ChannelID
    /// Of what.
    public var event: EventID
    /// Why.
    public var reason: String
  }

  /// A server without channels; of each it will keep the newest `eventLimit` events.
  public init(seed: UInt64 = 1, eventLimit: Int = defaultEventLimit, time: SessionTime = .system) {
    state = Mutex(State(random: StableRandom(seed: seed)))
    self.eventLimit = max(1, eventLimit)
    self.time = time
  }

  /// What goes wrong from now on.
  public var faults: ServerFaults {
    get { state.withLock { $0.faults } }
    set {
      state.withLock { $0.faults = newValue }
      // A line that is cut ends what waits on it.
      wake()
    }
  }

  /// What was reported, oldest first; the last thousand.
  public var reports: [Report] { state.withLock { $0.reports } }

  /// Says what a link leads to from now on.
  public func setPreview(_ preview: LinkPreview?, of link: URL) {
    state.withLock { $0.previews[link.absoluteString] = preview }
  }

  /// The links that it was asked of, in order; the last thousand.
  public var previewedLinks: [String] { state.withLock { $0.previewedLinks } }

  func preview(of link: URL) -> LinkPreview? {
    state.withLock { state in
      state.previewedLinks.append(link.absoluteString)
      state.previewedLinks.removeFirst(max(0, state.previewedLinks.count - 1000))
      return state.previews[link.absoluteString]
    }
  }

  /// How many questions have arrived.
  public var requestCount: Int { state.withLock { $0.requests } }

  /// Makes a channel, or changes what it is called and who is in it.
  public func setChannel(_ channel: Channel, members: [Member]) {
    state.withLock { state in
      let stream = state.tick()
      var log = state.channels[channel.id] ?? ChannelLog(channel, stream: stream, limit: eventLimit)
      log.info = channel
      log.infoStream = stream
      for member in members { log.members[member.user] = (member, stream) }
      state.channels[channel.id] = log
    }
    wake()
  }

  /// The server as a user asks it.
  public func backend(for user: UserID) -> InMemoryChatBackend { InMemoryChatBackend(server: self, user: user) }

  /// Forgets who a user is: they are told at their next question. A second call lets them in again.
  public func setSignedOut(_ isSignedOut: Bool, _ user: UserID) {
    state.withLock { state in
      if isSignedOut { state.signedOut.insert(user) } else { state.signedOut.remove(user) }
    }
    wake()
  }

  /// Lets events happen in a channel, which gives them their numbers. Those that have happened already are left out.
  public func post(_ events: [ServerEvent], in channel: ChannelID) {
    state.withLock { state in
      guard var log = state.channels.removeValue(forKey: channel) else { return }
      for event in events where log.order(of: event.id) == nil { _ = log.append(event, stream: state.tick()) }
      state.channels[channel] = log
    }
    wake()
  }

  /// All events of a channel that are still there, oldest first.
  public func events(in channel: ChannelID) -> [ServerEvent] {
    state.withLock { $0.channels[channel]?.entries.map(\.event) ?? [] }
  }

  /// How far users have read in a channel, or in a thread of it.
  public func receipts(in channel: ChannelID, thread: EventID? = nil) -> [UserID: EventID] {
    state.withLock { state in
      let places = (state.channels[channel]?.receipts ?? [:]).filter { $0.key.thread == thread }
      return Dictionary(uniqueKeysWithValues: places.map { ($0.key.user, $0.value.event) })
    }
  }

  /// Wakes those who wait for something to happen.
  func wake() {
    let bells = state.withLock { Array($0.bells.values) }
    for bell in bells { bell.ring() }
  }
}
