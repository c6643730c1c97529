import TraceFormat

extension Symbolizer {
  /// Puts the names of its addresses into a trace file, so that it can be read on other machines and after its program has
  /// gone.
  ///
  /// - Returns: what could not be named, one sentence each. The rest is named.
  /// - Throws: if the file cannot be read or written.
  @discardableResult
  public static func appendSymbols(toFile path: String) throws(TraceFileError) -> [String] {
    let file = try NamedFile(path: path)
    try file.keepNames()
    return file.trace.info.symbolWarnings
  }
}
