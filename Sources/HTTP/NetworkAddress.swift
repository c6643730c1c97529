import Glibc

/// An IPv4 or IPv6 address.
struct NetworkAddress {
  /// 4 or 16, in the order of the network.
  private let bytes: [UInt8]

  /// An address as text; nil for a name.
  init?(_ text: String) {
    var v4 = in_addr()
    var v6 = in6_addr()
    if inet_pton(AF_INET, text, &v4) == 1 {
      bytes = withUnsafeBytes(of: v4) { Array($0) }
    } else if inet_pton(AF_INET6, text, &v6) == 1 {
      bytes = withUnsafeBytes(of: v6) { Array($0) }
    } else {
      return nil
    }
  }

  /// The address of a socket; nil for one of another family.
  init?(_ address: UnsafePointer<sockaddr>) {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
    case AF_INET6: bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
    default: return nil
    }
  }

  /// Whether it is reached over the public Internet, and is not this machine, a private network or one of special use.
  ///
  /// Source: IANA's registries of special-purpose addresses for IPv4 and IPv6 (RFC 6890), multicast and future use too.
  var isPublic: Bool {
    if bytes.count == 4 { return !Self.special.contains { has($0.prefix, bits: $0.bits) } }
    // IPv4 inside of IPv6: mapped (RFC 4291), behind a translator (RFC 6052), over a relay (RFC 3056).
    if has([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], bits: 96)
      || has([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0], bits: 96)
    {
      return NetworkAddress(bytes: Array(bytes[12...])).isPublic
    }
    if has([0x20, 0x02], bits: 16) { return NetworkAddress(bytes: Array(bytes[2..<6])).isPublic }
    // All public addresses begin with the bits 001; of these, protocols (2001::/23) and documentation are none.
    return has([0x20], bits: 3) && !has([0x20, 0x01, 0], bits: 23) && !has([0x20, 0x01, 0x0D, 0xB8], bits: 32)
      && !has([0x3F, 0xFF, 0], bits: 20)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static let special: [(prefix: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
    ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([198, 51, 100], 24),
    ([203, 0, 113], 24), ([224], 3),
  ]

  private func has(_ prefix: [UInt8], bits: Int) -> Bool {
    for index in 0..<(bits + 7) / 8 {
      let rest = bits - index * 8
      let mask: UInt8 = rest >= 8 ? 0xFF : ~(0xFF >> UInt8(rest))
      if (bytes[index] ^ prefix[index]) & mask != 0 { return false }
    }
    return true
  }
}
