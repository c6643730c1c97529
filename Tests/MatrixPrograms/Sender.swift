import ChatClient
import ChatMatrix
import ChatStore
import Foundation

/// A program that says one thing after another until it is killed, and tells of each that the store has acknowledged.
enum Sender {
  /// Goes on from the number `first`.
  static func run(_ file: URL, _ account: MatrixAccount, _ channel: ChannelID, from first: Int) async throws {
    let store = try await ChatStore.open(at: file, user: account.user)
    let session = ChatSession(store: store, backend: try MatrixBackend(account))
    Task { await session.run() }
    for number in first... {
      try await store.send(OutgoingMessage(channel: channel, content: .text("kill \(number)")))
      Script.tell("\(number)")
      // About as fast as the server takes them, so that the kill comes at any point of a sending.
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// Runs the program until it has said `count` things, kills it, and returns the last number that it told.
  static func runAndKill(
    _ file: URL, _ account: MatrixAccount, _ channel: ChannelID, from first: Int, count: Int
  ) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["send", file.path, channel.rawValue, "\(first)"]
    var environment = ProcessInfo.processInfo.environment
    // Not among the arguments, which everybody on the machine can read.
    environment["MATRIX_ACCOUNT"] = String(decoding: try JSONEncoder().encode(account), as: UTF8.self)
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var last = first - 1, text = ""
    while last < first + count - 1 {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure("the sender ended by itself") }
      text += String(decoding: data, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      last = lines.dropLast().last.flatMap { Int($0) } ?? last
      text = String(lines.last ?? "")
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // What it told before the kill came.
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap { Int($0) } ?? last
  }
}
