import TraceFormat

extension Trace {
  /// Reads a trace file, joins its records, and looks up the names that the file lacks; see ``symbolicate()``.
  ///
  /// If the program was killed, the file is read up to its last whole chunk. What makes no sense is left out, and
  /// `info.warnings` says so.
  ///
  /// Cost: proportional to the file. Ten million records take about one second, and memory of half the file's size.
  /// - Throws: if the file cannot be read, is not a trace, or is damaged.
  public init(contentsOf path: String) throws(TraceFileError) { try self.init(contentsOf: path, keepsNames: false) }

  /// The same, and puts names that had to be looked up into the file, so that the next reader finds them there.
  ///
  /// It does so if every program and library is known to be the file that ran, and all of them answered. Where the file
  /// cannot be written, it stays as it is.
  public init(contentsOf path: String, keepsNames: Bool) throws(TraceFileError) {
    let file = try NamedFile(path: path)
    if keepsNames, file.isWhole { try? file.keepNames() }
    self = file.trace
  }

  /// Joins the chunks of a recording in memory.
  public init(header: TraceHeader, chunks: some Sequence<TraceChunk>) {
    var loader = TraceLoader(header: header, fileSize: 0)
    for chunk in chunks { loader.add(chunk) }
    self = loader.finish(truncatedBytes: 0)
  }
}
