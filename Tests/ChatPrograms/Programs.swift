import Foundation

/// Programs for the tests of ChatStore.
///
///     ChatPrograms send FILE              sends messages until it is killed
///     ChatPrograms measure COUNT FOLDER   fills a store with so many messages, and prints what things cost
@main
struct Programs {
  static func main() async throws {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("send", 3): try await Sender.run(URL(fileURLWithPath: arguments[2]))
    case ("measure", 4): try await Measurement.run(Int(arguments[2]) ?? 0, URL(fileURLWithPath: arguments[3]))
    default:
      FileHandle.standardError.write(Data("usage: ChatPrograms send FILE | measure COUNT FOLDER\n".utf8))
      exit(1)
    }
  }
}
