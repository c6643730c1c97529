import Foundation

/// A request: it asks for something, unless it has another method.
public struct HTTPRequest: Sendable {
  /// A name and a password in the address are sent as Basic credentials.
  public var address: URL
  /// What is to be done.
  public var method: HTTPMethod
  /// What is sent along. `Content-Type` in ``headers`` tells what it is.
  public var body: Data
  /// Sent to the origin of `address` only; a redirect to another one gets `Accept` and nothing else.
  public var headers: [String: String]
  /// Who may be asked, redirects included.
  public var access: HTTPAccess
  /// How much the answer may take.
  public var limits: HTTPLimits

  /// Asks for an address; nobody is asked until a transport sends it.
  public init(
    _ address: URL, method: HTTPMethod = .get, headers: [String: String] = [:], body: Data = Data(), access: HTTPAccess,
    limits: HTTPLimits = HTTPLimits()
  ) {
    self.address = address
    self.method = method
    self.body = body
    self.headers = headers
    self.access = access
    self.limits = limits
  }
}

/// What a request does (RFC 9110, 9.3).
public enum HTTPMethod: String, Sendable {
  /// Asks for something; redirects are followed.
  case get = "GET"
  /// Gives something new. A redirect is refused: what is given is for whom it was meant.
  case post = "POST"
  /// Puts something in its place. A redirect is refused, as of ``post``.
  case put = "PUT"
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
