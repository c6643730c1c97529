import ChatClient
import ChatStore
import Foundation
import HTTP
import Synchronization

/// A server of Matrix, by the Client-Server API v3 (v1.11 for media), as one user asks it.
///
/// Use one for each session: it remembers the state of rooms, as far as their names need it. Nothing is decrypted.
public final class MatrixBackend: ChatBackend {
  /// Who is signed in.
  public let account: MatrixAccount
  let client: MatrixClient
  let state = Mutex(State())

  struct State {
    var rooms: [ChannelID: MatrixRoom] = [:]
    var direct: Set<ChannelID> = []
    /// What the store had at the beginning.
    var known: [ChannelID: Channel] = [:]
    /// Whether messages may go as they are to rooms that no sync has told of yet.
    var isOpen: [ChannelID: Bool] = [:]
    var invitations: [ChannelID: MatrixRoom] = [:]
    /// Whether the rooms' state was asked for as a whole.
    var hasState = false
    /// Events of a room in one answer; less after one that was too large.
    var timelineLimit = 50
    /// Whether the server knows the addresses of media that ask for a token.
    var hasMedia = true
  }

  /// The backend of an account. Nothing is asked yet.
  public init(_ account: MatrixAccount, transport: any HTTPTransport = HTTPClient()) throws(ChatBackendError) {
    self.account = account
    client = try MatrixClient(account.server, token: account.token, transport: transport)
  }

  static func path(_ parts: String...) -> [String] { ["_matrix", "client", "v3"] + parts }

  static func room(_ id: ChannelID, _ parts: String...) -> [String] {
    ["_matrix", "client", "v3", "rooms", id.rawValue] + parts
  }

  /// Remembers names and which rooms are encrypted, until the server has told.
  public func begin(with channels: [Channel]) async {
    state.withLock { state in
      // What was heard since is newer.
      guard !state.hasState else { return }
      state.known = Dictionary(channels.map { ($0.id, $0) }) { first, _ in first }
      state.direct = Set(channels.filter(\.isDirect).map(\.id))
    }
  }

  // MARK: Sync

  /// `/sync`, fifty events of a room at most; fewer after an answer that was too large.
  public func sync(after cursor: String?, waiting seconds: Double) async throws(ChatBackendError) -> SyncAnswer {
    let (hasState, limit) = state.withLock { ($0.hasState, $0.timelineLimit) }
    var query = [("filter", Self.filter(limit)), ("timeout", "\(Int(min(max(seconds, 0), 600) * 1000))")]
    if let cursor { query.append(("since", cursor)) }
    // The store has no parts of names, so the first answer of a program brings them all.
    if cursor != nil, !hasState { query.append(("full_state", "true")) }
    let json: MatrixJSON
    do throws(ChatBackendError) {
      json = try await client.call(
        .get, Self.path("sync"), query: query, waiting: seconds, patience: cursor == nil ? 180 : 30)
    } catch {
      if case .tooLarge = error { state.withLock { $0.timelineLimit = max(1, $0.timelineLimit / 4) } }
      throw error
    }
    return try state.withLock { state throws(ChatBackendError) in
      var reader = MatrixSyncReader(
        user: account.user, rooms: state.rooms, direct: state.direct, invitations: state.invitations)
      if cursor != nil { reader.known = state.known }
      guard let answer = reader.read(json) else { throw .malformed("It does not say where to go on.") }
      (state.rooms, state.direct, state.invitations) = (reader.rooms, reader.direct, reader.invitations)
      state.hasState = true
      return answer
    }
  }

  private static func filter(_ limit: Int) -> String {
    """
    {"presence":{"types":[]},"room":{"include_leave":false,"account_data":{"types":[]},\
    "state":{"lazy_load_members":true},"timeline":{"limit":\(limit),"lazy_load_members":true}}}
    """
  }

  // MARK: Rooms

  /// Rooms that the user was asked into, as the last sync knew them.
  public var invitations: [Channel] {
    state.withLock { $0.invitations.values.map(\.channel) }.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// Joins a room, by its id or its alias.
  @discardableResult
  public func join(_ room: String) async throws(ChatBackendError) -> ChannelID {
    let answer = try await client.call(.post, Self.path("join", room), body: [:])
    guard let id = answer["room_id"].string else { throw .malformed("It does not say which channel it is.") }
    return ChannelID(rawValue: id)
  }

  /// Leaves a room; what the store has of it stays.
  public func leave(_ room: ChannelID) async throws(ChatBackendError) {
    _ = try await client.call(.post, Self.room(room, "leave"), body: [:])
  }

  /// Makes a room that only those who are asked may join.
  public func makeChannel(named name: String, inviting users: [UserID]) async throws(ChatBackendError) -> ChannelID {
    let answer = try await client.call(
      .post, Self.path("createRoom"),
      body: ["name": name, "invite": users.map(\.rawValue), "preset": "private_chat"])
    guard let id = answer["room_id"].string else { throw .malformed("It does not say which channel it is.") }
    return ChannelID(rawValue: id)
  }
}
