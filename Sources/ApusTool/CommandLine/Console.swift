import Foundation
import SafeOutput

/// Where a subcommand writes: results to `write`, progress to `report`.
///
/// Whatever goes to a terminal goes through ``TerminalText``.
public struct Console {
  /// The width of a line. Without a terminal, nothing is shortened.
  public let width: Int
  /// Whether styles become escape sequences.
  public let isColoured: Bool
  /// Whether the result goes to a terminal, which obeys some characters.
  public let isTerminal: Bool
  /// Whether a person sees the progress.
  public let showsProgress: Bool
  private let output: (String) -> Void
  private let errorOutput: (String) -> Void
  /// Why not all of the result was written, if that is so and its reader has not simply gone.
  var outputFailure: String? { failure() }
  private let failure: () -> String?

  /// - Parameters:
  ///   - width: columns; nil for no limit.
  ///   - failure: why `output` could not write everything.
  public init(
    width: Int? = nil, isColoured: Bool = false, isTerminal: Bool = false, showsProgress: Bool = false,
    output: @escaping (String) -> Void, errorOutput: @escaping (String) -> Void,
    failure: @escaping () -> String? = { nil }
  ) {
    (self.width, self.isColoured) = (max(40, width ?? .max), isColoured)
    (self.isTerminal, self.showsProgress) = (isTerminal, showsProgress)
    (self.output, self.errorOutput, self.failure) = (output, errorOutput, failure)
  }

  /// The console of the process. It is coloured on a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  public static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let plain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    var size = winsize()
    let known = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let output = OutputStream(descriptor: STDOUT_FILENO), errors = OutputStream(descriptor: STDERR_FILENO)
    return Console(
      width: known ? Int(size.ws_col) : isTerminal ? environment["COLUMNS"].flatMap { Int($0) } : nil,
      isColoured: isTerminal && !plain, isTerminal: isTerminal, showsProgress: isatty(STDERR_FILENO) == 1,
      output: output.write, errorOutput: errors.write, failure: { output.failure })
  }

  /// Writes a line of the result.
  public func write(_ line: StyledText = "") { output(line.rendered(isColoured: isColoured) + "\n") }

  /// Writes part of the result, newlines included, for other programs: JSON, the source of a picture. Unchanged, but on a
  /// terminal.
  public func writeRaw(_ text: String) {
    output(isTerminal ? TerminalText.printable(text, keepsLines: true) : text)
  }

  /// Writes a line about the progress.
  public func report(_ text: String) { errorOutput(TerminalText.printable(text) + "\n") }

  /// Writes `value` as JSON with sorted keys, indented by two, and a newline.
  public func writeJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    writeRaw(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
  }
}
