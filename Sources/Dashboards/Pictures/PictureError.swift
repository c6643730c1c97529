import HTTP

/// Why there is no picture.
public struct PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The server, or a short description of the address.
  public var host: String
  /// What went wrong, in words for the widget's reader.
  public var reason: String
  /// The server that the user may allow to be asked, if that is what is missing.
  public var missing: Origin?

  /// Says what went wrong with a picture of `host`.
  public init(host: String, reason: String, missing: Origin? = nil) {
    self.host = host
    self.reason = reason
    self.missing = missing
  }

  public var description: String { "\(host): \(reason)" }
}
