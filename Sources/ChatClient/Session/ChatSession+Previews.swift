import ChatStore
import Foundation

extension ChatSession {
  /// Seconds for which what a link leads to is taken to stay so: a week, and a day where there was nothing to see.
  static let previewLife = 7 * 86_400.0, noPreviewLife = 86_400.0

  /// What a link leads to: what the store has, or else what the server says, which is kept then; nil if there is nothing to
  /// see.
  ///
  /// Only `http` and `https` are asked for, and the server is told of the link: call it where the user allowed that
  /// (``ChatStore/showsPreviews(in:)``). All who ask for one link at once share a question. Without a connection what the
  /// store has is given, however old.
  public func preview(of link: URL, now: Date = Date()) async throws(ChatBackendError) -> LinkPreview? {
    guard let scheme = link.scheme?.lowercased(), scheme == "http" || scheme == "https",
      link.absoluteString.utf8.count <= 2000
    else { return nil }
    return try await previews.value(for: link.absoluteString) { () throws(ChatBackendError) in
      // Looked up as a part of the shared work: who comes when it has just ended finds what it kept.
      let kept = try await self.stored { () throws(ChatStoreError) in try await self.store.preview(of: link) }
      if let kept {
        let age = now.timeIntervalSince(kept.askedAt)
        // The store rounds dates; a clock that was set back by more is not believed.
        if age > -1, age < (kept.preview == nil ? Self.noPreviewLife : Self.previewLife) { return kept.preview }
      }
      do throws(ChatBackendError) {
        let preview = try await self.asked(link)
        // A full disk is no reason not to show it.
        try? await self.store.save(preview, of: link, at: now)
        return preview
      } catch {
        if let kept, error != .cancelled { return kept.preview }
        throw error
      }
    }
  }

  /// A server that says no says so for good; one that is not reached is asked another time.
  private func asked(_ link: URL) async throws(ChatBackendError) -> LinkPreview? {
    let backend = try server()
    do throws(ChatBackendError) {
      return try await backend.preview(of: link)
    } catch {
      if error.outcome == .postponed { throw error }
      return nil
    }
  }
}
