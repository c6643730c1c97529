import Foundation
import Testing

@testable import ChatStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that is killed has lost nothing that it said was sent.
struct KillTests {
  private func program() throws -> URL {
    let folder = try #require(
      sequence(first: Bundle.main.executableURL!.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "ChatPrograms").path) })
    return folder.appending(path: "ChatPrograms")
  }

  @Test func whatWasSentSurvivesTheProgram() async throws {
    let folder = try TemporaryFolder()
    var random = SystemRandomNumberGenerator()
    var sent: [Int64] = []
    for round in 0..<20 {
      let process = Process()
      process.executableURL = try program()
      process.arguments = ["send", folder.file.path]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let reader = output.fileHandleForReading
      // From before the first message on: somewhere after the n-th.
      var text = Data()
      let enough = Int.random(in: 0...30, using: &random)
      while text.count(where: { $0 == 10 }) < enough {
        let more = reader.availableData
        if more.isEmpty { break }
        text += more
      }
      usleep(UInt32.random(in: 0...8000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      text += try reader.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "round \(round)")
      let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
      sent += lines.compactMap { Int64($0) }
      try await expectAll(sent, in: folder)
    }
    #expect(sent.count > 20)
  }

  private func expectAll(_ sent: [Int64], in folder: TemporaryFolder) async throws {
    let store = try await folder.open()
    var found: [Int64] = []
    var page = try await store.page(of: .channel(.main), at: .oldest, limit: 1000)
    found += page.messages.map(\.id.rawValue)
    while page.hasNewer, let last = page.messages.last {
      page = try await store.page(of: .channel(.main), at: .after(last.key), limit: 1000)
      found += page.messages.map(\.id.rawValue)
    }
    let entries = try await store.outbox()
    // All that was said to be sent, in its order, and at most what was sent in the moment of each death.
    let said = Set(sent)
    #expect(found.filter { said.contains($0) } == sent)
    #expect(found.count <= sent.count + 20)
    #expect(Set(found).count == found.count)
    #expect(entries.map(\.message.rawValue) == found)
    #expect(Set(entries.map(\.transactionID)).count == entries.count)
    // What was being sent waits again; the draft is of no message that was sent.
    #expect(entries.allSatisfy { $0.state == .waiting })
    if let draft = try await store.draft(in: .main) { #expect(!found.contains(draft.id.rawValue)) }
    #expect(try await store.checkIntegrity() == [])
    await store.close()
  }
}
