/// Writes a trace file, chunk by chunk.
///
/// Each chunk is written in one call, so a killed program leaves only whole chunks. When a write fails, the file is cut
/// back to its last whole chunk. Only one thread at a time may use a writer.
public final class TraceFileWriter {
  private let path: String
  private let file: FileDescriptor
  private var encoder = ChunkEncoder()
  /// Bytes of the header and of all chunks written.
  private var length: Int
  private var isOpen = true

  /// Makes the file and writes its header. A file with that path is replaced, unless a writer has it open.
  public init(path: String, header: TraceHeader) throws(TraceFileError) {
    self.path = path
    do throws(SystemFailure) {
      file = try FileDescriptor(creating: path)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
    length = 0
    try write(header.encoded)
  }

  private init(path: String, file: FileDescriptor, length: Int) {
    (self.path, self.file, self.length) = (path, file, length)
  }

  deinit { if isOpen { try? file.close() } }

  /// Opens a trace to add chunks after its last whole one. A partial chunk at the end is cut off.
  ///
  /// Reads the whole file first and throws what the reader throws, so nothing is added to a damaged trace.
  /// - Parameter bytes: what the header and the whole chunks must take, for a caller that has read them: it throws if
  ///   chunks have come since.
  public static func append(to path: String, after bytes: Int? = nil) throws(TraceFileError) -> TraceFileWriter {
    let file = try open(path)
    let writer = TraceFileWriter(path: path, file: file, length: 0)
    let reader = try TraceFileReader(path: path)
    try reader.skipToEnd()
    writer.length = reader.wholeBytes
    guard bytes == nil || bytes == writer.length else { throw .cannotWrite(path: path, reason: "it has changed") }
    do throws(SystemFailure) {
      try file.truncate(to: reader.wholeBytes)
      return writer
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }

  private static func open(_ path: String) throws(TraceFileError) -> FileDescriptor {
    do throws(SystemFailure) {
      return try FileDescriptor(writing: path)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
  }

  /// Throws if there is a file at `path` that cannot be written, or that a writer has open.
  public static func checkIsFree(_ path: String) throws(TraceFileError) {
    do throws(SystemFailure) {
      try FileDescriptor(writing: path).close()
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// Writes a chunk. A table too large for one chunk becomes several.
  public func write(_ chunk: TraceChunk) throws(TraceFileError) {
    encoder.removeAll()
    do throws(ChunkEncoder.EntryTooLarge) {
      try encoder.encode(chunk)
    } catch {
      throw .entryTooLarge(path: path)
    }
    try write(encoder.output.bytes)
  }

  /// Writes records directly from memory, 32 bytes each, in the layout of ``TraceRecord``.
  public func write(records: UnsafeRawBufferPointer, thread: UInt32) throws(TraceFileError) {
    encoder.removeAll()
    encoder.records(records, thread: thread)
    try write(encoder.output.bytes)
  }

  /// Closes the file. Some file systems report a failed write only now.
  public func close() throws(TraceFileError) {
    guard isOpen else { return }
    isOpen = false
    do throws(SystemFailure) { try file.close() } catch { throw .cannotWrite(path: path, reason: error.reason) }
  }

  private func write(_ bytes: [UInt8]) throws(TraceFileError) {
    guard isOpen else { throw .cannotWrite(path: path, reason: "it is closed") }
    let failure = bytes.withUnsafeBytes { buffer -> SystemFailure? in
      do throws(SystemFailure) {
        try file.write(buffer)
        return nil
      } catch {
        return error
      }
    }
    if let failure {
      try? file.truncate(to: length)
      throw .cannotWrite(path: path, reason: failure.reason)
    }
    length += bytes.count
  }
}
