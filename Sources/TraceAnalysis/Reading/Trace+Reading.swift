import Glibc
import TraceFormat

extension Trace {
  /// Reads a trace file and joins its records.
  ///
  /// If the program was killed, the file is read up to its last whole chunk. What makes no sense is left out, and
  /// `info.warnings` says so.
  ///
  /// Cost: proportional to the file. Ten million records take about one second, and memory of half the file's size.
  /// - Throws: if the file cannot be read, is not a trace, or is damaged.
  public init(contentsOf path: String) throws(TraceFileError) {
    let reader = try TraceFileReader(path: path)
    var loader = TraceLoader(header: reader.header, fileSize: Self.size(of: path))
    while let chunk = try reader.next() { loader.add(chunk) }
    self = loader.finish(truncatedBytes: reader.truncatedBytes)
    symbolicate()
  }

  /// Joins the chunks of a recording in memory.
  public init(header: TraceHeader, chunks: some Sequence<TraceChunk>) {
    var loader = TraceLoader(header: header, fileSize: 0)
    for chunk in chunks { loader.add(chunk) }
    self = loader.finish(truncatedBytes: 0)
  }

  /// Bytes of a file; 0 if the system does not say.
  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
