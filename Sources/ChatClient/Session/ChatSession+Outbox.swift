import ChatStore
import Foundation

extension ChatSession {
  /// Bytes of a file that is sent.
  public static let largestUpload = 64 << 20
  /// How many uploads are remembered.
  private static let rememberedUploads = 1000

  func tellOutbox(to backend: any ChatBackend) async {
    let failures = OutboxFailures()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [store, outboxBell] in
        for await _ in store.outboxChanges() { outboxBell.ring() }
      }
      while !Task.isCancelled {
        // While the server is not reached nothing is taken; a connection that is back ends the wait.
        if let wait = failures.wait(now: time.now()) {
          await pause(after: wait.error, wait.seconds, until: outboxWake)
          failures.forget(wait.error)
          continue
        }
        // What rang before is about an earlier failure.
        outboxWake.quiet()
        do throws(ChatStoreError) {
          let entries = try await store.takeFromOutbox()
          for entry in entries {
            group.addTask {
              await self.tell(entry, to: backend, failures)
              self.outboxBell.ring()
            }
          }
          if entries.isEmpty { await outboxBell.wait() }
        } catch {
          if error == .closed { break }
          failures.add(.store(error), time)
        }
      }
      group.cancelAll()
    }
  }

  private func tell(_ entry: OutboxEntry, to backend: any ChatBackend, _ failures: OutboxFailures) async {
    var outcome: SendOutcome
    do throws(ChatBackendError) {
      let (request, hasUploads) = try await request(for: entry, backend)
      let answer = try await backend.send(request)
      failures.clear()
      // The echo of a message with files brings their names at the server; a message that has its place is not changed
      // by it.
      outcome = .sent(answer.event, order: hasUploads ? nil : answer.order)
    } catch {
      outcome = error.outcome
      if outcome == .postponed { failures.add(error, time) }
      if case .signedOut = error { syncWake.ring() }
    }
    // What cannot be noted now, because the disk is full, is noted later: until then the entry is under way.
    while true {
      do throws(ChatStoreError) {
        return try await store.finish(entry.id, as: outcome)
      } catch .tooLarge {
        outcome = .failed(reason: .unclear, isRetryable: false)
      } catch {
        if error == .closed || Task.isCancelled { return }
        await time.sleep(Backoff.first)
      }
    }
  }

  private func request(
    for entry: OutboxEntry, _ backend: any ChatBackend
  ) async throws(ChatBackendError) -> (SendRequest, hasUploads: Bool) {
    let action: SendRequest.Action
    var hasUploads = false
    switch entry.action {
    case .send:
      let message = try await stored { () throws(ChatStoreError) in try await store.message(entry.message) }
      guard let message else { throw .cancelled }
      let content = try await uploaded(message.content, backend)
      hasUploads = content != message.content
      let quoted = try await event(message.quoted)
      let thread = try await event(message.threadRoot)
      if message.threadRoot != nil, thread == nil {
        throw .threadNotSent
      }
      action = .message(content, quoted: quoted, thread: thread)
    case .edit(let content): action = .edit(try target(entry), try await uploaded(content, backend))
    case .redact(let reason): action = .redact(try target(entry), reason: reason)
    case .react(let emoji): action = .react(try target(entry), emoji)
    case .vote(let answers): action = .vote(try target(entry), answers)
    case .endPoll: action = .endPoll(try target(entry))
    case .unreact(_, let reaction): action = .redact(reaction, reason: "")
    }
    return (SendRequest(channel: entry.channel, transaction: entry.transactionID, action: action), hasUploads)
  }

  private func target(_ entry: OutboxEntry) throws(ChatBackendError) -> EventID {
    guard let target = entry.target else { throw .notFound("message") }
    return target
  }

  /// The server's name for what a message refers to, if it has one.
  private func event(_ reference: Message.Reference?) async throws(ChatBackendError) -> EventID? {
    switch reference {
    case nil: nil
    case .unknown(let event): event
    case .message(let id):
      try await stored { () throws(ChatStoreError) in try await store.message(id) }?.eventID
    }
  }

  /// The content with its files at the server.
  private func uploaded(
    _ content: MessageContent, _ backend: any ChatBackend
  ) async throws(ChatBackendError) -> MessageContent {
    switch content {
    case .images(let attachments, let caption):
      var remote: [Attachment] = []
      for attachment in attachments { remote.append(try await uploaded(attachment, backend)) }
      return .images(remote, caption: caption)
    case .file(let attachment, let caption): return .file(try await uploaded(attachment, backend), caption: caption)
    case .voice(let attachment): return .voice(try await uploaded(attachment, backend))
    case .system, .ephemeral: throw .notSupported("such a message is for this user alone")
    case .text, .poll, .location, .other: return content
    }
  }

  private func uploaded(
    _ attachment: Attachment, _ backend: any ChatBackend
  ) async throws(ChatBackendError) -> Attachment {
    var attachment = attachment
    attachment.source = try await uploaded(attachment.source, attachment.name, attachment.type, backend)
    if let thumbnail = attachment.thumbnail {
      attachment.thumbnail = try await uploaded(thumbnail, "thumbnail-" + attachment.name, "", backend)
    }
    return attachment
  }

  private func uploaded(
    _ source: String, _ name: String, _ type: String, _ backend: any ChatBackend
  ) async throws(ChatBackendError) -> String {
    if backend.isRemote(source) { return source }
    if let remote = live.withLock({ $0.uploads[source] }) { return remote }
    let data = try await stored { () throws(ChatStoreError) in try await store.attachments.data(for: source) }
    guard let data else { throw .fileMissing(name: name) }
    guard data.count <= Self.largestUpload else { throw .tooLarge(limit: Self.largestUpload) }
    let remote = try await backend.upload(data, name: name, type: type.isEmpty ? Self.pictureType(of: data) : type)
    live.withLock { live in
      if live.uploads.count >= Self.rememberedUploads { live.uploads = [:] }
      live.uploads[source] = remote
    }
    // The echo names the file so: it is here already.
    try? await store.attachments.store(data, for: remote)
    return remote
  }

  /// The type of a small picture, by its first bytes.
  private static func pictureType(of data: Data) -> String {
    switch [UInt8](data.prefix(2)) {
    case [0x89, 0x50]: "image/png"
    case [0xFF, 0xD8]: "image/jpeg"
    case [0x47, 0x49]: "image/gif"
    default: "application/octet-stream"
    }
  }
}
