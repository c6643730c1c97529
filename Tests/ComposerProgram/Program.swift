import Chat
import ChatClient
import ChatStore
import Foundation

/// Types into a composer and sends, over and over, until it is killed; says of each message that its composer has cleared.
///
///     ComposerProgram send STORE SERVER FIRST    messages numbered from FIRST on
///     ComposerProgram settle STORE SERVER        until all is told, and ends
@main
@MainActor
struct ComposerProgram {
  static func main() async throws {
    let words = CommandLine.arguments
    guard words.count >= 4 else { fatalError("ComposerProgram: send STORE SERVER FIRST | settle STORE SERVER") }
    let user = UserID(rawValue: "@me:example.org")
    let store = try await ChatStore.open(at: URL(filePath: words[2]), user: user)
    let session = ChatSession(store: store, backend: try FileServer(URL(filePath: words[3]), user: user))
    let running = Task { await session.run() }
    if words[1] == "settle" {
      while try await !store.outbox().isEmpty { try await Task.sleep(for: .milliseconds(20)) }
      running.cancel()
      return await store.close()
    }
    let model = ChannelModel(session: session, channel: FileServer.channel)
    await model.composer.restore()
    for number in (Int(words[4]) ?? 0)... {
      // What an earlier program left is continued, as a person would.
      model.composer.text = "message \(number)"
      if number % 3 == 0 { await model.composer.save() }
      guard await model.composer.send() else { fatalError(model.composer.failure.map { "\($0)" } ?? "not sent") }
      guard model.composer.text.isEmpty else { fatalError("the composer has not cleared") }
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}
