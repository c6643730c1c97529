import ChatStore
import Synchronization

/// Holds a store and a server together: what happens comes in, what the user does goes out.
///
/// Views read and watch the ``store``, and write into it; while ``run()`` runs, the session asks the server and tells
/// it. Without a backend, and without a connection, everything works on what the store has, and what is to be told
/// waits.
///
/// 1. An answer of the server is kept with its cursor or not at all; the session goes on from there after any end.
/// 2. Each channel's outbox is told in its order, one entry at a time, under one transaction id until the server has
///    answered.
/// 3. After failures it waits: a second at first, twice as long each time, a minute at most, half of it by chance;
///    never less than the server asks for. A connection that is back is used at once.
/// 4. How far the user has read is in the store first. The server is told later, of each channel only the newest, until
///    it has said yes; what it was told is a cursor in the store, so that nothing is lost by being offline or by a
///    program that ends.
public final class ChatSession: Sendable {
  /// What is kept.
  public let store: ChatStore
  /// Who is signed in.
  public var user: UserID { store.user }
  let backend: (any ChatBackend)?
  let time: SessionTime

  let state = Broadcast(ConnectionState.connecting)
  /// Rung when there may be something to tell.
  let outboxBell = Bell(), receiptBell = Bell()
  /// Rung when waiting for a connection makes no sense any more: one for each loop that waits.
  let syncWake = Bell(), outboxWake = Bell(), receiptWake = Bell()
  let runners = Turnstile()
  let gaps = SharedWork<GapID, Void>()
  let contexts = SharedWork<EventID, Void>()
  let downloads = SharedWork<String, DataBox>()
  let previews = SharedWork<String, LinkPreview?>()
  let live = Mutex(LiveState())

  /// What only matters while the program runs.
  struct LiveState {
    var typing: [ChannelID: Broadcast<Set<UserID>>] = [:]
    var ownTyping: [ChannelID: OwnTyping] = [:]
    /// What files of this machine are called at the server, so that a second attempt does not bring them again.
    var uploads: [String: String] = [:]
    var leftOut = 0
  }

  /// A session. Nothing is asked before ``run()``.
  public init(store: ChatStore, backend: (any ChatBackend)?, time: SessionTime = .system) {
    self.store = store
    self.backend = backend
    self.time = time
  }

  /// Asks and tells the server until the task is cancelled, the store is closed, or the server signs the user out.
  ///
  /// A second call waits until the first has ended, and then goes on in its place.
  public func run() async {
    guard await runners.enter() else { return }
    defer { runners.leave() }
    guard let backend else {
      state.set(.offline(.noServer))
      return await Bell().wait()
    }
    // What an earlier run was cancelled in is told again, under its transaction.
    try? await store.resumeOutbox()
    await backend.begin(with: (try? await store.channels()) ?? [])
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.sync(with: backend) }
      group.addTask { await self.tellOutbox(to: backend) }
      group.addTask { await self.tellReceipts(to: backend) }
      // Each ends only if nothing more can be done.
      await group.next()
      group.cancelAll()
    }
    forgetTyping()
    if state.value != .signedOut { state.set(.connecting) }
  }

  /// Whether the server is reached: what is now, then each change.
  public func connection() -> AsyncStream<ConnectionState> { state.stream() }

  /// Tries again now: to be called when the system says that there is a network.
  public func reconnect() {
    for bell in [syncWake, outboxWake, receiptWake] { bell.ring() }
  }

  /// Events of the server that made no sense and were left out, since the session was made.
  public var leftOutCount: Int { live.withLock { $0.leftOut } }
}

/// Lets one in at a time.
final class Turnstile: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [Bell] = []
  }
  private let state = Mutex(State())

  /// Waits for its turn; false if the task was cancelled before.
  func enter() async -> Bool {
    let bell = Bell()
    while !Task.isCancelled {
      let isIn = state.withLock { state in
        if state.isTaken {
          if !state.waiting.contains(where: { $0 === bell }) { state.waiting.append(bell) }
          return false
        }
        state.isTaken = true
        state.waiting.removeAll { $0 === bell }
        return true
      }
      if isIn { return true }
      await bell.wait()
    }
    state.withLock { $0.waiting.removeAll { $0 === bell } }
    // The turn may have been given to it.
    state.withLock { $0.waiting.first }?.ring()
    return false
  }

  func leave() {
    let next = state.withLock { state in
      state.isTaken = false
      return state.waiting.first
    }
    next?.ring()
  }
}
