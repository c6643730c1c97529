import Foundation

/// A GET request.
public struct HTTPRequest: Sendable {
  /// A name and a password in the address are sent as Basic credentials.
  public var address: URL
  /// Sent to the origin of `address` only; a redirect to another one gets `Accept` and nothing else.
  public var headers: [String: String]
  /// Who may be asked, redirects included.
  public var access: HTTPAccess
  /// How much the answer may take.
  public var limits: HTTPLimits

  /// Asks for an address; nobody is asked until a transport sends it.
  public init(_ address: URL, headers: [String: String] = [:], access: HTTPAccess, limits: HTTPLimits = HTTPLimits()) {
    self.address = address
    self.headers = headers
    self.access = access
    self.limits = limits
  }
}

/// How much of an answer is taken, and how long it is waited for. Times are in seconds.
public struct HTTPLimits: Sendable, Equatable {
  /// Bytes of the body, both as they come and unpacked.
  public var size: Int
  /// From the beginning to the first byte of an answer, with the search for the server's address.
  public var firstByte: Double
  /// Between two bytes.
  public var pause: Double
  /// From the beginning to the end, redirects and waiting for others included.
  public var whole: Double
  /// How many redirects are followed; one more is an error.
  public var redirects: Int

  /// Sizes in bytes, times in seconds.
  public init(
    size: Int = 8 << 20, firstByte: Double = 15, pause: Double = 15, whole: Double = 30, redirects: Int = 5
  ) {
    self.size = size
    self.firstByte = firstByte
    self.pause = pause
    self.whole = whole
    self.redirects = redirects
  }
}
