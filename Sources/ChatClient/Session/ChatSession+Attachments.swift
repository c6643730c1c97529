import ChatStore
import Foundation

/// Bytes, held once for all who asked.
final class DataBox: Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
}

extension ChatSession {
  /// Bytes of a file that is downloaded.
  public static let largestDownload = 64 << 20
  /// Bytes of a small picture.
  public static let largestThumbnail = 8 << 20
  /// Pixels of a small picture that a server makes.
  public static let thumbnailSize = ThumbnailSize(width: 640, height: 640)

  /// The bytes of a file, or of a small picture of it: from the cache, or from the server and then kept.
  ///
  /// All who ask for one source at once share a download. The small picture is the sender's; where there is none, the
  /// server makes one, and where it cannot, it is the file itself if that is a small picture.
  public func data(of attachment: Attachment, thumbnail: Bool) async throws(ChatBackendError) -> Data {
    let isMade = thumbnail && attachment.thumbnail == nil
    let source = thumbnail ? attachment.thumbnail ?? attachment.source : attachment.source
    // Of a file of this machine there is no other picture than itself.
    let isLocal = backend.map { !$0.isRemote(source) } ?? false
    let name = isMade && !isLocal ? source + " \(Self.thumbnailSize.width)" : source
    let store = store
    return try await downloads.value(for: name) { () throws(ChatBackendError) in
      if let data = try await self.stored({ () throws(ChatStoreError) in try await store.attachments.data(for: name) })
      {
        return DataBox(data)
      }
      let backend = try self.server()
      guard !isLocal else { throw .notFound("file") }
      let data: Data
      if isMade {
        data = try await self.madeThumbnail(source, backend, isPicture: attachment.type.hasPrefix("image/"))
      } else {
        let limit = thumbnail ? Self.largestThumbnail : Self.largestDownload
        data = try await backend.download(source, thumbnail: nil, limit: limit)
      }
      // A full disk is no reason not to show it.
      try? await store.attachments.store(data, for: name)
      return DataBox(data)
    }.data
  }

  private func madeThumbnail(
    _ source: String, _ backend: any ChatBackend, isPicture: Bool
  ) async throws(ChatBackendError) -> Data {
    do throws(ChatBackendError) {
      return try await backend.download(source, thumbnail: Self.thumbnailSize, limit: Self.largestThumbnail)
    } catch {
      if error.outcome == .postponed || !isPicture { throw error }
      return try await backend.download(source, thumbnail: nil, limit: Self.largestThumbnail)
    }
  }
}
