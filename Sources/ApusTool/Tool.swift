import Foundation
import TraceAnalysis

/// The tool `apus`: `apus SUBCOMMAND …`; each subcommand has a file of its own in `Commands`.
public enum Tool {
  /// Runs one subcommand.
  ///
  /// - Parameter extra: subcommands that the caller adds, by name; they get the arguments after it.
  /// - Returns: the process's exit code: 0, 1 after an error, 2 for a broken budget.
  @MainActor
  public static func run(_ arguments: [String], extra: [String: @MainActor ([String]) -> Int32] = [:]) -> Int32 {
    FileHandle.standardError.write(Data("usage: apus SUBCOMMAND …\n".utf8))
    return 1
  }
}
