import ChatClient
import ChatMatrix
import ChatStore
import Foundation

/// Two clients of one server of Matrix: every kind of event, a server that is killed, and a thousand messages.
///
/// Run by `Scripts/test-synapse`. Standard output is for results, and for lines that ask to kill and start the server.
@main
struct MatrixPrograms {
  static func main() async {
    do {
      let arguments = CommandLine.arguments
      if arguments.count == 5, arguments[1] == "send" {
        let account = ProcessInfo.processInfo.environment["MATRIX_ACCOUNT"] ?? ""
        try await Sender.run(
          URL(fileURLWithPath: arguments[2]), try JSONDecoder().decode(MatrixAccount.self, from: Data(account.utf8)),
          ChannelID(rawValue: arguments[3]), from: Int(arguments[4]) ?? 0)
      } else {
        try await run()
      }
    } catch {
      Script.tell("FAILED: \(error)")
      exit(1)
    }
  }

  private static func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    guard let address = environment["MATRIX_SERVER"].flatMap({ URL(string: $0) }),
      let folder = environment["MATRIX_FOLDER"]
    else { throw Failure("MATRIX_SERVER and MATRIX_FOLDER are not set; run Scripts/test-synapse") }
    let began = ContinuousClock.now
    var script = Script(address: address, folder: URL(fileURLWithPath: folder))
    try await script.signIn()
    try await script.talk()
    try await script.readAndType()
    try await script.pinReportSearch()
    try await script.sendPictures()
    try await script.killTheServer()
    try await script.killAClient()
    try await script.flood()
    try await script.startAnew()
    try await script.signOut()
    Script.tell("synapse: all is well, in \((ContinuousClock.now - began).formatted(.units(allowed: [.seconds])))")
  }
}
