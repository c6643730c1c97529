/// Where a trace's bytes come from: a file, or memory.
///
/// Files are read, not mapped: another program may shorten a file, and touching a mapped page beyond the new end would
/// kill the process.
final class ByteSource {
  /// The name that error messages use.
  let name: String
  private let file: FileDescriptor?
  private let bytes: [UInt8]
  private var position = 0

  init(path: String) throws(TraceFileError) {
    (name, bytes) = (path, [])
    do throws(SystemFailure) {
      file = try FileDescriptor(reading: path)
    } catch {
      throw .cannotOpen(path: path, reason: error.reason)
    }
    if file?.isRegularFile != true { throw .notATrace(path: path, reason: "it is not a file") }
  }

  init(bytes: [UInt8], name: String) {
    (self.name, self.bytes) = (name, bytes)
    file = nil
  }

  deinit { try? file?.close() }

  /// Reads until `buffer` is full or the bytes end. Returns the number of bytes read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(TraceFileError) -> Int {
    guard let file else {
      let count = min(buffer.count, bytes.count - position)
      bytes.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[position..<position + count]))
      }
      position += count
      return count
    }
    do throws(SystemFailure) {
      return try file.read(into: buffer)
    } catch {
      throw .cannotRead(path: name, reason: error.reason)
    }
  }
}
