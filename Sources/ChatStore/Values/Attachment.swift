import Foundation

/// A file that belongs to a message. Its bytes are in the ``AttachmentCache``, under ``source``.
public struct Attachment: Hashable, Sendable, Codable {
  /// Where the bytes come from: an address, or a name that the program made for what it is about to send.
  public var source: String
  /// The name for people; never a path.
  public var name: String
  /// The MIME type, as the sender says.
  public var type: String
  /// Bytes, as the sender says.
  public var size: Int?
  /// Pixels, as the sender says.
  public var width: Int?
  /// Pixels, as the sender says.
  public var height: Int?
  /// Seconds of sound or video, as the sender says.
  public var duration: Double?
  /// The source of a small picture of it.
  public var thumbnail: String?
  /// Loudness over time, from 0 to 1.
  public var waveform: [Float]?

  /// Describes a file.
  public init(
    source: String, name: String, type: String, size: Int? = nil, width: Int? = nil, height: Int? = nil,
    duration: Double? = nil, thumbnail: String? = nil, waveform: [Float]? = nil
  ) {
    self.source = source
    self.name = name
    self.type = type
    self.size = size
    self.width = width
    self.height = height
    self.duration = duration
    self.thumbnail = thumbnail
    self.waveform = waveform
  }
}
