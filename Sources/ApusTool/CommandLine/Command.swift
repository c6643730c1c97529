/// A subcommand of `apus`: one type in one file of `Commands`, listed in ``Tool/commands``.
public protocol Command {
  /// What is typed after `apus`.
  static var name: String { get }
  /// One line for the list of subcommands, without a full stop.
  static var summary: String { get }
  /// What follows the name: `FILE [--top N]`.
  static var usage: String { get }
  /// Options and what they do, one line each.
  static var options: [(name: String, purpose: String)] { get }

  /// Takes what it knows from the arguments; the tool refuses what is left over.
  init(_ arguments: inout Arguments) throws(UsageError)

  /// Does it. The result goes to the console's output, progress to its error output.
  ///
  /// - Returns: the process's exit code: 0, or 2 for a broken budget or a regression.
  /// - Throws: any error whose description is one clear line; the tool prints it and ends with 1.
  @MainActor func run(_ console: Console) throws -> Int32
}

extension Command {
  public static var options: [(name: String, purpose: String)] { [] }
}

/// Arguments that make no sense, in one line.
public struct UsageError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// Why a subcommand could not do its work, in one line.
public struct CommandError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
