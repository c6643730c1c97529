import ChatClient
import ChatStore
import Foundation
import HTTP
import Testing

@testable import ChatMatrix

/// Where an event goes that lies in one of several gaps, of which the server does not say which.
struct LoadingTests {
  /// Says its number, and was written in that second.
  private static func numbered(_ number: Int) -> String {
    Wire.text("$\(number)", "\(number)").replacingOccurrences(of: "1700000000000", with: "\(number)000")
  }

  private static func context(_ numbers: ClosedRange<Int>, around number: Int) -> String {
    func list(_ numbers: [Int]) -> String { numbers.map { numbered($0) }.joined(separator: ",") }
    return """
      {"events_before":[\(list((numbers.lowerBound..<number).reversed()))],"event":\(numbered(number)),\
      "events_after":[\(list(Array(number + 1..<numbers.upperBound + 1)))],"start":"b\(numbers.lowerBound)",\
      "end":"f\(numbers.upperBound)"}
      """
  }

  private func client(
    _ context: String, _ body: (ChatSession) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "matrix-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try await ChatStore.open(at: folder.appending(path: "chat.sqlite"), user: .ann)
    // 10…12, then 20…22, then 30…32, each with a gap before it.
    for first in [10, 20, 30] {
      let sync = Wire.sync(
        (first...first + 2).map { Self.numbered($0) }, limited: true, previous: "p\(first)")
      try await store.apply(try #require(Wire.read(sync)).batch)
    }
    let server = FakeMatrix((200, context))
    try await body(ChatSession(store: store, backend: try server.backend()))
    #expect(try await store.checkIntegrity() == [])
    await store.close()
  }

  private func texts(_ session: ChatSession) async throws -> [String] {
    try await session.store.page(of: .channel(.main), limit: 100).messages.map(\.content.searchableText)
  }

  private let known = [10...12, 20...22, 30...32].joined().map { "\($0)" }

  @Test(arguments: [(4, 3...5, 0), (15, 14...16, 3), (25, 24...26, 6)])
  func itsTimeDecides(event: Int, around: ClosedRange<Int>, place: Int) async throws {
    try await client(Self.context(around, around: event)) { session in
      try await session.load(around: EventID(rawValue: "$\(event)"), in: .main)
      var expected = known
      expected.insert(contentsOf: around.map { "\($0)" }, at: place)
      #expect(try await texts(session) == expected)
      // The gap is two now, with the tokens on both sides of what came.
      let gaps = try await session.store.gaps(in: .main)
      #expect(gaps.count == 4 && gaps.contains { $0.olderToken == "b\(around.lowerBound)" })
      #expect(gaps.contains { $0.newerToken == "f\(around.upperBound)" })
    }
  }

  /// What is known around it decides before any time: the gap is closed on that side.
  @Test func aKnownNeighbourDecides() async throws {
    try await client(Self.context(17...20, around: 18).replacingOccurrences(of: "18000", with: "999000")) { session in
      try await session.load(around: "$18", in: .main)
      var expected = known
      expected.insert(contentsOf: ["17", "18", "19"], at: 3)
      #expect(try await texts(session) == expected)
      #expect(try await session.store.gaps(in: .main).count == 3)
    }
  }

  @Test func whatIsThereIsNotAskedFor() async throws {
    try await client("no answer") { session in
      try await session.load(around: "$21", in: .main)
      await #expect(throws: ChatBackendError.malformed("It is no JSON.")) {
        try await session.load(around: "$99", in: .main)
      }
    }
  }
}
