import ChatStore
import Foundation
import Testing

/// A program that writes and sends is killed fifty times: what its composer had cleared is there, and is sent once.
@Suite struct KilledComposerTests {
  private func program() throws -> URL {
    let folder = try #require(
      sequence(first: Bundle.main.executableURL!.deletingLastPathComponent()) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "ComposerProgram").path) })
    return folder.appending(path: "ComposerProgram")
  }

  @Test func whatTheComposerClearedIsSentOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "composer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (store, server) = (folder.appending(path: "chat.sqlite"), folder.appending(path: "server.jsonl"))
    var cleared: [Int] = []
    // Numbers are never used twice, so that a message that was kept in the moment of a death is known as such.
    var next = 0
    for round in 0..<50 {
      let process = Process()
      process.executableURL = try program()
      process.arguments = ["send", store.path, server.path, "\(next)"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let reader = output.fileHandleForReading
      var text = Data()
      let enough = Int.random(in: 0...12)
      while text.count(where: { $0 == 10 }) < enough {
        let more = reader.availableData
        if more.isEmpty { break }
        text += more
      }
      try await Task.sleep(for: .microseconds(Int.random(in: 0...8000)))
      kill(process.processIdentifier, SIGKILL)
      text += try reader.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "round \(round)")
      let numbers = String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
      cleared += numbers
      next = max(next, (numbers.last ?? next) + 1) + 1000
    }
    #expect(cleared.count > 100)

    let process = Process()
    process.executableURL = try program()
    process.arguments = ["settle", store.path, server.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)

    struct Line: Decodable {
      let transaction, text: String
    }
    let lines = try String(contentsOf: server, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    let arrived = lines.compactMap { Int($0.text.dropFirst("message ".count)) }
    #expect(Set(arrived).count == arrived.count, "a message arrived twice")
    let said = Set(cleared)
    #expect(arrived.filter { said.contains($0) } == cleared, "in their order")
    // Besides at most the one that was kept in the moment of each death.
    #expect(arrived.count <= cleared.count + 50)
    #expect(Set(lines.map(\.transaction)).count == lines.count)

    let opened = try await ChatStore.open(at: store, user: UserID(rawValue: "@me:example.org"))
    let channel = ChannelID(rawValue: "!main:example.org")
    var page = try await opened.page(of: .channel(channel), at: .oldest, limit: 1000)
    var kept = page.messages
    while page.hasNewer, let last = kept.last {
      page = try await opened.page(of: .channel(channel), at: .after(last.key), limit: 1000)
      kept += page.messages
    }
    #expect(kept.compactMap { Int($0.content.searchableText.dropFirst("message ".count)) } == arrived)
    #expect(kept.allSatisfy { $0.sendState == nil })
    await opened.close()
  }
}
