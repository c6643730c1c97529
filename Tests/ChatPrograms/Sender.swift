import ChatStore
import Foundation

/// Writes and sends messages until it is killed, and says of each that it was sent once its `send` has returned.
enum Sender {
  static func run(_ file: URL) async throws {
    let store = try await ChatStore.open(at: file, user: UserID(rawValue: "@me:example.org"))
    let channel = ChannelID(rawValue: "!main:example.org")
    for number in 0... {
      let draft = Draft(channel: channel, text: "message \(number)")
      try await store.save(draft)
      try await store.send(OutgoingMessage(id: draft.id, channel: channel, content: .text(draft.text)))
      // Not through a buffer, which would go with the process.
      FileHandle.standardOutput.write(Data("\(draft.id.rawValue)\n".utf8))
      // A server that answers now and then.
      if number % 5 == 4 {
        for entry in try await store.takeFromOutbox() where number % 10 == 9 {
          try await store.finish(entry.id, as: .postponed)
        }
      }
    }
  }
}
