import AttributeGraph
import SafeOutput

/// Stops the program because of what its code did wrong in the view.
func callerError(
  _ message: String, in path: ViewPath?, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  AttributeGraph.callerError(
    message, in: path.map { TerminalText.printable($0.shortDescription) }, file: file, line: line)
}

extension ViewGraph: CodeRunner {
  /// The view whose body runs, else the nearest one of which something is brought up to date.
  package var codePlace: String? {
    let path = bodyRun?.path ?? place(of: graph.runningAttribute.index)
    return path.map { TerminalText.printable($0.shortDescription) }
  }

  package var innermostPlace: String? {
    var (innermost, depth) = (nil as ViewPath?, 0)
    graph.forEachRule { rule in
      guard let path = (rule as? any TracedRule)?.path, path.depth > depth else { return }
      (innermost, depth) = (path, path.depth)
    }
    return innermost.map { TerminalText.printable($0.shortDescription) }
  }

  /// The nearest view on which the attribute with this number depends.
  func place(of number: UInt32) -> ViewPath? {
    graph.search(upstreamOf: number) { ($0 as? any TracedRule)?.path }
  }
}
