import TraceAnalysis

extension Trace {
  /// How many sentences about functions without names are said.
  private static let sentenceLimit = 3

  /// Reads the trace that a subcommand was given, and says which of its functions have no names. Names that were looked up
  /// stay in the file.
  init(contentsOf path: String, tellingOn console: Console) throws {
    try self.init(contentsOf: path, keepsNames: true)
    let sentences = info.symbolWarnings
    for sentence in sentences.prefix(Self.sentenceLimit) { console.report("apus: \(sentence)") }
    let rest = sentences.count - Self.sentenceLimit
    if rest > 0 { console.report("apus: so it is with \(rest) more (apus summary --json lists them)") }
  }
}
