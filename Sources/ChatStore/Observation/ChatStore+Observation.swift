extension ChatStore {
  /// What changes in a window, after each commit that touches it, and nothing of other commits.
  ///
  /// Begin to observe, then read the page: what is committed in between is told. Changes that nobody has taken yet are
  /// joined to one, so that a slow consumer costs at most ``StoreLimits/observedRows`` rows and loses nothing. The store's
  /// observer goes when the stream or its loop's task does. One consumer for each stream. Commits of other processes are
  /// not told.
  public func changes(of window: MessageWindow) -> AsyncStream<WindowChange> {
    let observer = observe(window)
    return AsyncStream { await observer.next() }
  }

  /// Channels of which a list of channels would show something else: names, newest messages, what was read.
  public func changedChannels() -> AsyncStream<Set<ChannelID>> {
    let mailbox = Mailbox<Set<ChannelID>>()
    let observation = observers.add(mailbox)
    return AsyncStream { [observation] in
      _ = observation
      return await mailbox.next()
    }
  }

  /// Tells that the outbox changed: there may be something to send.
  public func outboxChanges() -> AsyncStream<Void> {
    let mailbox = Mailbox<Void>()
    let observation = observers.add(mailbox)
    return AsyncStream { [observation] in
      _ = observation
      return await mailbox.next()
    }
  }
}
