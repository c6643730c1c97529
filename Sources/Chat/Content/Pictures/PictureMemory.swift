import ChatStore
import SwiftUI
import Synchronization

/// Decoded pictures, so that those that come back into sight are there at once. Those not shown for longest leave.
public final class PictureMemory: Sendable {
  /// What a picture is found by.
  struct Key: Hashable {
    let source: String
    let isThumbnail: Bool
    /// Pixels.
    let width: Int
    let height: Int
  }
  private struct Entry {
    let picture: DecodedPicture
    var use: UInt64
  }
  private struct Content {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses: UInt64 = 0
  }

  private let limit: Int
  private let content = Mutex(Content())
  private let decoder = PictureDecoder()

  /// - Parameter limit: bytes of pixels that are kept.
  public init(limit: Int = 64 << 20) { self.limit = limit }

  /// Bytes of pixels that are kept now.
  public var byteCount: Int { content.withLock { $0.bytes } }

  func picture(_ key: Key) -> DecodedPicture? {
    content.withLock { content in
      guard var entry = content.entries[key] else { return nil }
      content.uses += 1
      entry.use = content.uses
      content.entries[key] = entry
      return entry.picture
    }
  }

  private func keep(_ picture: DecodedPicture, _ key: Key) {
    guard picture.byteCount <= limit else { return }
    content.withLock { content in
      content.uses += 1
      let old = content.entries.updateValue(Entry(picture: picture, use: content.uses), forKey: key)
      content.bytes += picture.byteCount - (old?.picture.byteCount ?? 0)
      while content.bytes > limit, let oldest = content.entries.min(by: { $0.value.use < $1.value.use }) {
        content.entries[oldest.key] = nil
        content.bytes -= oldest.value.picture.byteCount
      }
    }
  }

  /// Loads and decodes a picture; nil where it was cancelled.
  @concurrent func load(
    _ key: Key, _ attachment: Attachment, from loader: any AttachmentLoader
  ) async -> Result<DecodedPicture, PictureFailure>? {
    if let picture = picture(key) { return .success(picture) }
    do {
      let data = try await loader.data(for: attachment, thumbnail: key.isThumbnail)
      if Task.isCancelled { return nil }
      let picture = try await decoder.decode(
        data, filling: CGSize(width: key.width, height: key.height), moves: !key.isThumbnail)
      keep(picture, key)
      return .success(picture)
    } catch let failure as PictureFailure {
      return .failure(failure)
    } catch {
      return Task.isCancelled || error is CancellationError ? nil : .failure(.notLoaded)
    }
  }
}
