import DashboardTestSupport
import Foundation
import Testing

@testable import HTTP

/// Requests that carry something.
struct BodyTests {
  private func response(
    _ server: MisbehavingServer, _ method: HTTPMethod, _ body: Data, headers: [String: String] = [:], times: Int = 1
  ) async throws -> HTTPResponse {
    let url = try server.url
    let request = HTTPRequest(
      url, method: method, headers: headers, body: body, access: HTTPAccess(named: [try #require(Origin(url))]))
    return try await HTTPClient().response(to: request)
  }

  @Test(arguments: [HTTPMethod.post, .put]) func aBodyArrives(method: HTTPMethod) async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "{}"))
    defer { server.stop() }
    // Zeros end no text, and 3 MB are more than the library sends without asking first.
    let body = Data((0..<3_000_000).map { (place: Int) -> UInt8 in place % 251 == 7 ? 0 : UInt8(place % 251) })
    #expect(try await response(server, method, body, headers: ["Content-Type": "a/b"]).body == Data("{}".utf8))
    let head = try #require(server.requests.first)
    #expect(head.hasPrefix("\(method.rawValue) / HTTP/1.1"))
    #expect(head.lowercased().contains("content-type: a/b\r\n") && head.contains("Content-Length: 3000000\r\n"))
    #expect(!head.lowercased().contains("expect:"))
    #expect(server.bodies == [[UInt8](body)])
  }

  @Test func anEmptyBodyIsOne() async throws {
    let server = try MisbehavingServer(.answer(status: 200, body: "a"))
    defer { server.stop() }
    #expect(try await response(server, .post, Data()).status == 200)
    #expect(server.requests.first?.contains("Content-Length: 0\r\n") == true)
  }

  /// Nobody but the one who was asked gets what was given.
  @Test func aRedirectIsRefused() async throws {
    let server = try MisbehavingServer(.redirects)
    defer { server.stop() }
    let error = await #expect(throws: HTTPError.self) { try await response(server, .post, Data("secret".utf8)) }
    #expect(error == .refused("The server sends what it was given on to somebody else."))
    #expect(server.requests.count == 1)
  }
}
