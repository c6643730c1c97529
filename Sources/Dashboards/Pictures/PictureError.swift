import HTTP

/// Why there is no picture.
public struct PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The server, or a short description of the address.
  public var host: String
  public var reason: String
  /// The server that the user may allow to be asked, if that is what is missing.
  public var missing: Origin?

  public init(host: String, reason: String, missing: Origin? = nil) {
    self.host = host
    self.reason = reason
    self.missing = missing
  }

  public var description: String { "\(host): \(reason)" }
}
