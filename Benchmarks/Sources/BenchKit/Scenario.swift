import Foundation

/// One benchmark program: reads the options that `./bench` passes, measures, and prints its figures.
public struct Scenario: Sendable {
  public let name: String
  /// Whether figures are printed as one line of JSON.
  public let printsJSON: Bool
  public let isQuick: Bool
  public var effort: Effort { isQuick ? .quick : .full }

  /// - Parameter arguments: the command line; options other than `--json` and `--quick` end the program.
  public init(_ name: String, arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    self.name = name
    printsJSON = arguments.contains("--json")
    isQuick = arguments.contains("--quick")
    for argument in arguments where !["--json", "--quick"].contains(argument) {
      Self.fail("\(name): unknown option '\(argument)'")
    }
  }

  /// Tells on stderr what is going on.
  public func progress(_ message: String) {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
  }

  /// Prints the figures of a finished run.
  public func finish(_ metrics: Metrics) {
    let text = printsJSON ? metrics.json(name: name) : "\(name)\n\(metrics.table)"
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Runs `body` and prints what it recorded; an error ends the program with its description.
  public func run(_ body: (inout Metrics) throws -> Void) {
    var metrics = Metrics()
    do {
      try body(&metrics)
    } catch {
      Self.fail("\(name): \(error)")
    }
    finish(metrics)
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
