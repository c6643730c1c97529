import Testing

@testable import ApusTool

/// What a run of the tool wrote and how it ended.
struct ToolRun {
  var code: Int32
  var output: String
  var errors: String

  var outputLines: [String] { output.split(separator: "\n").map(String.init) }

  @MainActor
  init(_ arguments: String..., extra: [any Command.Type] = [], width: Int? = nil, isColoured: Bool = false) {
    self.init(arguments, extra: extra, width: width, isColoured: isColoured)
  }

  @MainActor
  init(_ arguments: [String], extra: [any Command.Type] = [], width: Int? = nil, isColoured: Bool = false) {
    final class Capture { var (output, errors) = ("", "") }
    let capture = Capture()
    let console = Console(
      width: width, isColoured: isColoured, output: { capture.output += $0 }, errorOutput: { capture.errors += $0 })
    code = Tool.run(arguments, extra: extra, console: console)
    (output, errors) = (capture.output, capture.errors)
  }
}
