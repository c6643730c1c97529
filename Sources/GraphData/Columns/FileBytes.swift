import Foundation
import SafeOutput

/// The bytes of a file, read into memory once: later changes of the file do not reach them.
///
/// The file is not mapped: another program may shorten a mapped file, and a read beyond the new end then ends the process
/// with SIGBUS.
final class FileBytes: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// Reads a file of at most `limit` bytes. Throws `ColumnReadError`.
  init(contentsOf url: URL, limit: Int) throws {
    let name = url.lastPathComponent
    func unreadable(_ reason: String) -> ColumnReadError { ColumnReadError(.unreadable, "\(name) \(reason)") }
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable("cannot be opened: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw unreadable("is not a file") }
    let size = Int(status.st_size)
    guard size <= limit else { throw ColumnReadError(.tooLarge, "\(name) has more than \(limit) bytes") }
    do throws(LargeMemory.Missing) { try LargeMemory.check(size) } catch {
      throw unreadable("cannot be read: \(error)")
    }
    // As aligned as the columns of a column file are in it.
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: ColumnFileHeader.alignment)
    do {
      var rest = memory[...]
      while !rest.isEmpty {
        let part = UnsafeMutableRawBufferPointer(rebasing: rest)
        let count = read(descriptor, part.baseAddress, min(part.count, 1 << 28))
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw unreadable("cannot be read: \(String(cString: strerror(errno)))") }
        guard count > 0 else { throw unreadable("became shorter while it was read") }
        rest = rest.dropFirst(count)
      }
    } catch {
      memory.deallocate()
      throw error
    }
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit { bytes.deallocate() }
}
