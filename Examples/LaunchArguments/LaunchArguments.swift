import Foundation

/// The words that the program was started with.
public enum LaunchArguments {
  /// The word after `option`: `shape` for `--page` in `--page shape`.
  public static func value(of option: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  /// Whether `flag` is among the words.
  public static func contains(_ flag: String) -> Bool { ProcessInfo.processInfo.arguments.contains(flag) }

  /// The words that are neither options nor their values: `a.json` in `--scale 2 a.json`.
  public static var paths: [String] {
    var paths: [String] = []
    var isValue = false
    for word in ProcessInfo.processInfo.arguments.dropFirst() {
      let isOption = word.hasPrefix("--")
      if !isOption, !isValue { paths.append(word) }
      isValue = isOption && !flags.contains(word)
    }
    return paths
  }

  /// Options without a value.
  private static let flags: Set<String> = ["--headless", "--help", "--overlay", "--still", "--live", "--read-only"]
}
