import Foundation
import Testing

@testable import HTTP

/// Which addresses belong to whom, and which of them are public.
struct OriginTests {
  @Test(arguments: [
    ("http://a.example", "http://a.example"), ("HTTP://A.Example.:80/x?y", "http://a.example"),
    ("https://a.example:443/", "https://a.example"), ("https://a.example:8443/", "https://a.example:8443"),
    ("http://[::1]:9090/", "http://[::1]:9090"), ("http://user:word@a.example/", "http://a.example"),
  ])
  func anOriginIsSchemeHostAndPort(address: String, origin: String) {
    #expect(Origin(address)?.description == origin)
  }

  @Test(arguments: [
    "", "/x", "file:///etc/passwd", "ftp://a.example", "http://", "http:///x", "javascript:1", "http://a b/",
  ])
  func otherAddressesHaveNone(address: String) { #expect(Origin(address) == nil) }

  /// Whoever reads such an address otherwise than we do must not find another host in it.
  @Test(arguments: [
    "http://allowed.example\\@evil.example/", "http://allowed.example%00.evil.example/",
    "http://allowed.example%2F@evil.example/", "http://allowed.example#@evil.example/", "http://a%2eexample/",
  ])
  func anAddressThatCanBeReadInTwoWaysIsNotTrusted(address: String) {
    let origin = Origin(address)
    #expect(origin == nil || origin?.host.utf8.allSatisfy { $0 != 0x5C && $0 != 0x25 && $0 != 0x40 } == true)
  }

  @Test(arguments: [
    "8.8.8.8", "1.1.1.1", "172.15.255.255", "172.32.0.0", "100.63.0.1", "100.128.0.1", "198.17.0.1", "198.20.0.1",
    "192.167.0.1", "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    "2002:0808:0808::1",
  ])
  func publicAddresses(address: String) { #expect(NetworkAddress(address)?.isPublic == true) }

  /// One of each registered block (RFC 6890), and each way to write an IPv4 address in IPv6.
  @Test(arguments: [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.0.9", "169.254.169.254", "172.16.0.1", "172.31.255.255",
    "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1",
    "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd12::1",
    "ff02::1", "2001:db8::1", "2001::1", "2001:10::1", "3fff::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1",
    "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::1", "2002:a00:1::1", "100::1", "5f00::1",
  ])
  func otherAddresses(address: String) { #expect(NetworkAddress(address)?.isPublic == false) }

  /// The address is longer than the structure that all families begin with.
  @Test(arguments: [("2606:4700::1111", true), ("fd12::1", false), ("2001:db8::1", false), ("::ffff:10.0.0.1", false)])
  func addressesOfSocketsAreReadWhole(text: String, isPublic: Bool) {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    #expect(inet_pton(AF_INET6, text, &address.sin6_addr) == 1)
    let read = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { NetworkAddress($0) }
    }
    #expect(read?.isPublic == isPublic)
  }
}
