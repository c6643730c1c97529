import ChatStore

extension ChatSession {
  /// The name of the cursor of ``ChatBackend/sync(after:waiting:)``.
  static let syncCursor = "sync"
  /// Seconds that a server may take to say that nothing happened.
  static let longPoll = 30.0

  func sync(with backend: any ChatBackend) async {
    var backoff = Backoff()
    // The first answer is wanted at once: it says that there is a connection.
    var waits = false
    while !Task.isCancelled {
      syncWake.quiet()
      do throws(ChatBackendError) {
        let cursor = try await stored { () throws(ChatStoreError) in try await store.cursor(Self.syncCursor) }
        let began = time.now()
        let answer = try await backend.sync(after: cursor, waiting: waits ? Self.longPoll : 0)
        try await keep(answer)
        becomeOnline()
        backoff.reset()
        // A server that answers at once that nothing happened is not asked without end.
        if waits, answer.cursor == cursor, time.now() - began < 0.5 { await time.sleep(1) }
        waits = true
      } catch {
        if Task.isCancelled || error == .cancelled || error == .store(.closed) { return }
        if case .signedOut = error { return state.set(.signedOut) }
        forgetTyping()
        state.set(.offline(error))
        waits = false
        await pause(after: error, backoff.next(after: error, random: time.random()), until: syncWake)
      }
    }
  }

  /// Waits, and no longer than until a bell rings: but what a server has asked for is waited for in any case.
  func pause(after error: ChatBackendError, _ seconds: Double, until bell: Bell) async {
    if error.isRateLimit { await time.sleep(seconds) } else { await bell.wait(atMost: seconds, time) }
  }

  private func becomeOnline() {
    guard state.value != .online else { return }
    state.set(.online)
    outboxWake.ring()
    receiptWake.ring()
  }

  private func keep(_ answer: SyncAnswer) async throws(ChatBackendError) {
    var batch = answer.batch
    batch.cursors[Self.syncCursor] = answer.cursor
    // What another program of the user has told need not be told again.
    for receipt in batch.receipts where receipt.user == user {
      batch.cursors[Self.receiptCursor(receipt.channel, thread: receipt.thread)] = receipt.event.rawValue
    }
    let kept = batch
    let result = try await stored { () throws(ChatStoreError) in try await store.apply(kept) }
    live.withLock { $0.leftOut += answer.leftOut + result.refused.count }
    for (channel, users) in answer.typing { setTypers(users, in: channel) }
  }

  /// A call of the store, with its errors as a session's.
  func stored<Value>(
    _ body: () async throws(ChatStoreError) -> Value
  ) async throws(ChatBackendError) -> Value {
    do throws(ChatStoreError) {
      return try await body()
    } catch {
      throw error == .cancelled ? .cancelled : .store(error)
    }
  }
}
