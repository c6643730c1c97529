public import ChatStore
import SwiftUI

/// Gives the bytes of attachments and avatars, from a cache or a server: `.environment(\.attachmentLoader, loader)`.
public protocol AttachmentLoader: Sendable {
  /// The bytes of a file, or of a small picture of it. Called on any thread, and cancelled where nobody waits any longer.
  ///
  /// - Parameter thumbnail: whether a picture of a few hundred points is enough.
  func data(for attachment: Attachment, thumbnail: Bool) async throws -> Data
}

/// Whether pictures are loaded that others put on servers. What this program has itself (sources without `://`) always is.
public enum RemoteMedia: Hashable, Sendable {
  /// When they come into sight.
  case always
  /// When the reader presses each.
  case ask
  /// Not at all.
  case never
}

extension EnvironmentValues {
  /// Where rows get bytes from; nil shows no picture.
  @Entry public var attachmentLoader: (any AttachmentLoader)? = nil
  /// Whether rows load what others put on servers.
  @Entry public var remoteMedia = RemoteMedia.ask
  /// Keeps decoded pictures while there is room.
  @Entry public var pictureMemory = PictureMemory()
}

extension Attachment {
  /// Whether its bytes are, as far as one can see, on a server.
  var isRemote: Bool { source.utf8.count > 4096 || source.contains("://") }
  /// Whether it is a picture that may move, as its sender says: a small picture of it would not.
  var mayMove: Bool { (type == "image/gif" || type == "image/webp") && (size ?? 0) <= Self.largestMoving }
  /// Bytes of a file that is loaded to be seen moving in its row.
  private static var largestMoving: Int { 8 << 20 }
  /// Whether it is a video, as its sender says.
  var isVideo: Bool { type.hasPrefix("video/") }
}
