import Foundation

/// A file's bytes in the address space: read from disk when looked at, and dropped by the system when memory is short.
///
/// The file must not be shortened while it is mapped. Replacing it under its name, as writers should, is safe.
final class MappedFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// Throws `ColumnReadError`.
  init(contentsOf url: URL) throws {
    let name = url.lastPathComponent
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ColumnReadError(.unreadable, "\(name) cannot be opened: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ColumnReadError(.unreadable, "\(name) is not a file")
    }
    let size = Int(status.st_size)
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    guard let base = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, 0), base != MAP_FAILED else {
      throw ColumnReadError(.unreadable, "\(name) cannot be mapped: \(String(cString: strerror(errno)))")
    }
    bytes = UnsafeRawBufferPointer(start: base, count: size)
  }

  deinit {
    if let base = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: base), bytes.count) }
  }
}
