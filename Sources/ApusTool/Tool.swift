import SafeOutput
import TraceAnalysis

/// The tool `apus`: `apus SUBCOMMAND …`. Each subcommand has its own file in `Commands`.
public enum Tool {
  /// In the order of the list that `apus` prints.
  static var commands: [any Command.Type] {
    [
      RecordCommand.self, SummaryCommand.self, WhyCommand.self, AdviseCommand.self, DiffCommand.self,
      CheckCommand.self, QueryCommand.self, ExportCommand.self, ReportCommand.self, SymbolicateCommand.self,
    ]
  }

  /// Runs one subcommand.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name.
  ///   - extra: subcommands that the caller adds.
  /// - Returns: the process's exit code: 0, 1 after an error, 2 for a broken budget.
  @MainActor
  public static func run(
    _ arguments: [String], extra: [any Command.Type] = [], console: Console = .standard()
  ) -> Int32 {
    do {
      try OpenFiles.secure()
    } catch {
      console.report("apus: \(error)")
      return 1
    }
    let commands = commands + extra
    guard let name = arguments.first else {
      help(commands).forEach { console.report($0) }
      return 1
    }
    let words = Array(arguments.dropFirst())
    if ["help", "--help", "-h"].contains(name) {
      guard let topic = words.first else {
        help(commands).forEach { console.write(StyledText($0)) }
        return 0
      }
      return find(topic, among: commands, console).map { help($0, console) } ?? 1
    }
    guard let command = find(name, among: commands, console) else { return 1 }
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return help(command, console)
    }
    do {
      var arguments = Arguments(words)
      let instance = try command.init(&arguments)
      try arguments.finish()
      let status = try instance.run(console)
      if let failure = console.outputFailure {
        throw CommandError("cannot write the standard output: \(failure)")
      }
      return status
    } catch let error as UsageError {
      console.report("apus \(name): \(error) (see apus \(name) --help)")
    } catch {
      console.report("apus \(name): \(error)")
    }
    return 1
  }

  private static func find(
    _ name: String, among commands: [any Command.Type], _ console: Console
  ) -> (any Command.Type)? {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let near = NearNames.suggestions(for: name, among: commands.map { $0.name }, limit: 1)
    console.report(
      "apus: unknown subcommand '\(name)'" + (near.first.map { "; did you mean '\($0)'?" } ?? "")
        + " (apus help lists them)")
    return nil
  }

  private static func help(_ commands: [any Command.Type]) -> [String] {
    let width = commands.map { $0.name.count }.max() ?? 0
    return ["usage: apus SUBCOMMAND …", ""]
      + commands.map { "  \($0.name.padded(to: width))  \($0.summary)" }
      + ["", "apus SUBCOMMAND --help says more."]
  }

  private static func help(_ command: any Command.Type, _ console: Console) -> Int32 {
    console.write(StyledText("usage: apus \(command.name) \(command.usage)"))
    console.write()
    console.write(StyledText(command.summary + "."))
    let options = command.options
    if !options.isEmpty { console.write() }
    let width = options.map(\.name.count).max() ?? 0
    for option in options { console.write(StyledText("  \(option.name.padded(to: width))  \(option.purpose)")) }
    return 0
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
