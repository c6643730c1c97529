/// A subcommand of `apus`: one type in one file of `Commands`, listed in ``Tool/commands``.
public protocol Command {
  /// What people type after `apus`.
  static var name: String { get }
  /// One line for the list of subcommands, without a full stop at the end.
  static var summary: String { get }
  /// What follows the name: `FILE [--top N]`.
  static var usage: String { get }
  /// Options and what they do, one line each.
  static var options: [(name: String, purpose: String)] { get }

  /// Takes its options and operands from the arguments. The tool throws if words are left.
  init(_ arguments: inout Arguments) throws(UsageError)

  /// Runs the subcommand. The result goes to the console's output, progress to its error output.
  ///
  /// - Returns: the process's exit code: 0, or 2 for a broken budget or a regression.
  /// - Throws: an error whose description is one clear line; the tool prints it and exits with 1.
  @MainActor func run(_ console: Console) throws -> Int32
}

extension Command {
  /// No options.
  public static var options: [(name: String, purpose: String)] { [] }
}

/// Arguments that are wrong; the description is one line.
public struct UsageError: Error, CustomStringConvertible {
  public let description: String

  /// An error with a description of one line.
  public init(_ description: String) { self.description = description }
}

/// Why a subcommand failed; the description is one line.
public struct CommandError: Error, CustomStringConvertible {
  public let description: String

  /// An error with a description of one line.
  public init(_ description: String) { self.description = description }
}
