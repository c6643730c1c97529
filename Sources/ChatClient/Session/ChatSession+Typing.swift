import ChatStore

/// What the server was last told of the user's own typing.
struct OwnTyping {
  /// Whether they type.
  var isTyping: Bool
  /// When it was told.
  var toldAt: Double
}

extension ChatSession {
  /// Seconds after which a server forgets that somebody types.
  static let typingLife = 20.0
  /// Seconds between two tellings that the user is still typing.
  static let typingPause = 8.0

  /// Who else is typing in a channel: who is now, then each change. Nobody is while the server is not reached.
  public func typing(in channel: ChannelID) -> AsyncStream<Set<UserID>> {
    live.withLock { live in
      let typers = live.typing[channel] ?? Broadcast([])
      live.typing[channel] = typers
      return typers.stream()
    }
  }

  /// Says whether the user is typing: to be called at each keystroke.
  ///
  /// The server is told when it changes, and again every eight seconds while it goes on; it forgets it after twenty.
  /// What cannot be told now is not told later.
  public func setTyping(_ isTyping: Bool, in channel: ChannelID) async {
    guard let backend, state.value == .online else { return }
    let now = time.now()
    let isDue = live.withLock { live in
      let last = live.ownTyping[channel]
      let wasTyping = last.map { $0.isTyping && now - $0.toldAt < Self.typingLife } ?? false
      let isDue = isTyping ? !wasTyping || now - (last?.toldAt ?? 0) >= Self.typingPause : wasTyping
      if isDue { live.ownTyping[channel] = isTyping ? OwnTyping(isTyping: true, toldAt: now) : nil }
      return isDue
    }
    guard isDue else { return }
    try? await backend.setTyping(isTyping, in: channel, seconds: Self.typingLife)
  }

  func setTypers(_ users: Set<UserID>, in channel: ChannelID) {
    let others = users.subtracting([user])
    let typers = live.withLock { live -> Broadcast<Set<UserID>>? in
      if live.typing[channel] == nil, !others.isEmpty { live.typing[channel] = Broadcast([]) }
      // Channels that nobody watches and where nobody types leave.
      if others.isEmpty, let typers = live.typing[channel], !typers.hasFollowers {
        live.typing[channel] = nil
        return typers
      }
      return live.typing[channel]
    }
    typers?.set(others)
  }

  /// Without a connection nobody knows who types.
  func forgetTyping() {
    let all = live.withLock { live in
      live.ownTyping = [:]
      return live.typing.values.map { $0 }
    }
    for typers in all { typers.set([]) }
  }
}
