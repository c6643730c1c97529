import DashboardFormat
import DashboardSources
import Foundation
import HTTP

/// Loads the bytes of pictures.
public protocol PictureLoader: Sendable {
  /// At most `limit` bytes; more are an error, and so is a server that `access` does not hold.
  func bytes(at address: URL, access: HTTPAccess, limit: Int) async throws(DataSourceError) -> Data
}

/// Loads pictures by HTTP; an answer other than 200 is an error.
public struct HTTPPictureLoader: PictureLoader {
  /// The time limit for one picture, in seconds.
  public var timeout: Double
  private let transport: any HTTPTransport

  /// Asks over HTTP; the default client takes 16 MiB of memory for all pictures under way.
  public init(timeout: Double = 15, transport: any HTTPTransport = HTTPClient(budget: 16 << 20)) {
    self.timeout = timeout
    self.transport = transport
  }

  /// Asks for PNG, JPEG and SVG; an answer above `limit` bytes is an error.
  public func bytes(at address: URL, access: HTTPAccess, limit: Int) async throws(DataSourceError) -> Data {
    let request = HTTPRequest(
      address, headers: ["Accept": "image/png, image/jpeg, image/webp, image/gif, image/svg+xml"], access: access,
      limits: HTTPLimits(size: limit, firstByte: timeout, pause: timeout, whole: timeout))
    let response: HTTPResponse
    do { response = try await transport.response(to: request) } catch { throw DataSourceError(error) }
    guard response.status == 200 else { throw .status(response.status, message: "") }
    return response.body
  }
}
