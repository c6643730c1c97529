import Foundation
import HTTP
import UICore

/// An image that stands in a file or on a server.
package enum RemoteImage {
  /// Where it is, and its pixels per point.
  package struct Source: Hashable, Sendable {
    let url: URL
    let scale: CGFloat

    package init(url: URL, scale: CGFloat) { (self.url, self.scale) = (url, scale) }
  }

  /// Why it could not be loaded.
  package enum Failure: LocalizedError, Equatable, CustomStringConvertible {
    /// Neither a file nor of a web server.
    case address(String)
    /// The server answered with another status than 200.
    case status(Int)
    case transfer(HTTPError)
    case decoding(ImageDecodingError)

    package var description: String {
      switch self {
      case .address(let address): "\(address) is neither a file nor on a web server"
      case .status(let status): "the server answered with status \(status)"
      case .transfer(let error): error.description
      case .decoding(let error): error.description
      }
    }
    package var errorDescription: String? { description }
  }
}
