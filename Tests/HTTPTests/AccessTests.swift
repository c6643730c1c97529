import DashboardTestSupport
import Foundation
import Testing

@testable import HTTP

/// Who is asked, and who hears what.
struct AccessTests {
  private func origin(_ server: MisbehavingServer) throws -> Origin { try #require(Origin(server.url)) }

  private func error(_ request: HTTPRequest) async -> String? {
    do throws(HTTPError) {
      _ = try await HTTPClient().response(to: request)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func onlyWhoIsAllowedIsAsked() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "a"))
    defer { server.stop() }
    let origin = try origin(server)
    #expect(await error(HTTPRequest(try server.url, access: HTTPAccess())) == "\(origin) is not allowed.")
    #expect(server.requests.isEmpty)
    #expect(await error(HTTPRequest(try server.url, access: HTTPAccess(named: [origin]))) == nil)
    let file = try #require(URL(string: "file:///etc/passwd"))
    #expect(
      await error(HTTPRequest(file, access: HTTPAccess())) == "'file:///etc/passwd' is no address of a web server.")
  }

  /// Two ways to write 127.0.0.1 that look like names, as a name could that its owner lets lead here.
  @Test(arguments: ["2130706433", "0x7f000001"])
  func aNameThatLeadsIntoAPrivateNetworkIsNotFollowed(host: String) async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "a"))
    defer { server.stop() }
    let url = try #require(URL(string: "http://\(host):\(server.port)/"))
    let origin = try #require(Origin(url))
    #expect(await error(HTTPRequest(url, access: HTTPAccess(allowed: [origin])))?.contains("private network") == true)
    #expect(server.requests.isEmpty)
    // Who names it means it; and who allows 127.0.0.1 has seen what it is.
    #expect(await error(HTTPRequest(url, access: HTTPAccess(named: [origin]))) == nil)
    #expect(await error(HTTPRequest(try server.url, access: HTTPAccess(allowed: [try self.origin(server)]))) == nil)
  }

  @Test func aRedirectToWhomNobodyAllowedIsRefused() async throws {
    let inner = try MisbehavingServer(.answer(status: 200, body: "secret"))
    let server = try MisbehavingServer(.redirectsTo(try inner.url.absoluteString))
    defer {
      inner.stop()
      server.stop()
    }
    let request = HTTPRequest(
      try server.url, headers: ["Authorization": "Bearer x"], access: HTTPAccess(named: [try origin(server)]))
    #expect(await error(request) == "The server sends the request on to \(try origin(inner)), which is not allowed.")
    #expect(inner.requests.isEmpty)
  }

  /// To anybody on the Internet, and nowhere else, however the address is written.
  @Test func aRedirectToThePublicLeadsNowhereElse() async throws {
    let inner = try MisbehavingServer(.answer(status: 200, body: "secret"))
    for host in ["127.0.0.1", "localhost", "2130706433", "[::ffff:127.0.0.1]"] {
      let server = try MisbehavingServer(.redirectsTo("http://\(host):\(inner.port)/"))
      defer { server.stop() }
      let access = HTTPAccess(named: [try origin(server)], followsToPublic: true)
      let error = await error(HTTPRequest(try server.url, access: access))
      #expect(error?.contains("private network") == true, "\(host): \(error ?? "nil")")
    }
    #expect(inner.requests.isEmpty)
    inner.stop()
    // The first address has to be allowed as always.
    let direct = HTTPRequest(try inner.url, access: HTTPAccess(followsToPublic: true))
    #expect(await error(direct)?.contains("is not allowed") == true)
  }

  @Test(arguments: ["file:///etc/passwd", "gopher://x/", "ftp://x/", "//", "http://"])
  func aRedirectLeadsToTheWebOnly(address: String) async throws {
    let server = try MisbehavingServer(.redirectsTo(address))
    defer { server.stop() }
    let request = HTTPRequest(try server.url, access: HTTPAccess(named: [try origin(server)]))
    #expect(await error(request) != nil)
  }

  @Test func credentialsStayWithTheirOrigin() async throws {
    let other = try MisbehavingServer(.answer(status: 200, body: "a"))
    let server = try MisbehavingServer(by: { line in
      line.contains(" /again") ? .redirectsTo("http://user:word@127.0.0.1:\(other.port)/x") : .redirectsTo("/again")
    })
    defer {
      other.stop()
      server.stop()
    }
    var url = try #require(URLComponents(url: server.url, resolvingAgainstBaseURL: true))
    (url.user, url.password) = ("me", "mine")
    let request = HTTPRequest(
      try #require(url.url),
      headers: ["X-Scope-OrgID": "team", "Cookie": "c=1", "Accept": "image/png", "X-Split": "a\r\nX-More: b"],
      access: HTTPAccess(named: [try origin(server), try origin(other)]))
    #expect(await error(request) == nil)
    // "me:mine" in base 64.
    #expect(server.requests.count == 2)
    for head in server.requests {
      #expect(head.contains("authorization: Basic bWU6bWluZQ==") && head.contains("x-scope-orgid: team"))
      #expect(!head.contains("X-More"))
    }
    let head = try #require(other.requests.first).lowercased()
    #expect(head.contains("accept: image/png"))
    for word in ["authorization", "cookie", "x-scope-orgid"] { #expect(!head.contains(word)) }
  }

  @Test func redirectsHaveAnEnd() async throws {
    let server = try MisbehavingServer(.redirectsTo("/"))
    defer { server.stop() }
    let request = HTTPRequest(try server.url, access: HTTPAccess(named: [try origin(server)]))
    #expect(await error(request) == "The server sends the request on more than 5 times.")
    #expect(server.requests.count == 6)
  }
}
