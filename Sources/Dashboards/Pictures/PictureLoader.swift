import DashboardFormat
import DashboardSources
import Foundation

/// Loads the bytes of pictures.
public protocol PictureLoader: Sendable {
  /// At most `limit` bytes; more are an error.
  func bytes(at address: URL, limit: Int) async throws(DataSourceError) -> Data
}

/// Loads pictures by HTTP; an answer other than 200 is an error.
public struct HTTPPictureLoader: PictureLoader {
  /// The time limit for one picture, in seconds.
  public var timeout: Double
  private let transport: any HTTPTransport

  public init(timeout: Double = 15, transport: any HTTPTransport = URLSessionTransport()) {
    self.timeout = timeout
    self.transport = transport
  }

  public func bytes(at address: URL, limit: Int) async throws(DataSourceError) -> Data {
    let (status, body) = try await transport.get(
      address, headers: ["Accept": "image/png, image/jpeg, image/svg+xml"], timeout: timeout, limit: limit)
    guard status == 200 else { throw .status(status, message: "") }
    return body
  }
}
