import Foundation

/// A scheme, a host and a port: what credentials belong to, and what a user allows (RFC 6454).
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// `http` or `https`.
  public let scheme: String
  /// In lower case, without the brackets of an IPv6 address and without a trailing dot.
  public let host: String
  /// The port, also where it is the scheme's own: 80 or 443.
  public let port: Int

  /// Nil unless the address is an `http` or `https` one with a host.
  public init?(_ address: URL) {
    let address = address.absoluteURL
    guard let scheme = address.scheme?.lowercased(), scheme == "http" || scheme == "https",
      var host = address.host(percentEncoded: false)?.lowercased()
    else { return nil }
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    if host.hasSuffix(".") { host.removeLast() }
    // Only what every reader of addresses reads alike; names in other scripts come encoded (RFC 5891).
    guard !host.isEmpty, host.utf8.allSatisfy(Self.isPlain) || host.contains(":") && NetworkAddress(host) != nil else {
      return nil
    }
    (self.scheme, self.host, port) = (scheme, host, address.port ?? Self.usualPort(scheme))
  }

  /// Nil unless the text is the address of an origin, as `https://example.com:8443`.
  public init?(_ text: String) {
    guard let address = URL(string: text) else { return nil }
    self.init(address)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func usualPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }

  public var description: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "\(scheme)://\(name)" + (port == Self.usualPort(scheme) ? "" : ":\(port)")
  }

  /// Whether the host is written as an address, or as the name of this machine.
  var isLiteral: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || NetworkAddress(host) != nil
  }
}
