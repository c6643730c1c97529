import DashboardFormat
import Foundation

/// Why there is no picture.
public struct PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The server, or a short description of the address.
  public var host: String
  public var reason: String

  public init(host: String, reason: String) {
    self.host = host
    self.reason = reason
  }

  public var description: String { "\(host): \(reason)" }
}
