#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is there as a whole or not at all. A reader sees the old one or the new one, after a fall of the power too.
///
/// It is written beside its place and put there by ``commit()``; without that, nothing is left of it. A link is followed.
/// Devices, pipes and folders are never replaced.
package final class WholeFile {
  /// Why a file cannot be written, in a few words.
  package struct Failure: Error, Sendable, CustomStringConvertible {
    package let description: String

    fileprivate init(_ description: String) { self.description = description }

    /// Why the system's last call failed.
    fileprivate static var ofSystem: Failure { Failure(String(cString: strerror(errno))) }
  }

  /// Where to write.
  package let descriptor: Int32
  private let path: String
  private let temporary: String
  private var isOpen = true

  /// - Parameter permissions: those of a new file, less the process's mask. One that replaces another has no more than
  ///   that one had.
  package init(path: String, permissions: mode_t = 0o666) throws(Failure) {
    var path = path
    if let real = realpath(path, nil) {
      path = String(cString: real)
      free(real)
    }
    var old = stat()
    let replaces = stat(path, &old) == 0
    if replaces, old.st_mode & S_IFMT != S_IFREG { throw Failure(Self.kind(old.st_mode)) }
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    temporary = "\(folder).apus-" + String(UInt64.random(in: .min ... .max), radix: 16)
    self.path = path
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else {
      isOpen = false
      throw .ofSystem
    }
    if replaces { fchmod(descriptor, old.st_mode & permissions) }
  }

  deinit { if isOpen { discard() } }

  private func discard() {
    isOpen = false
    closeFile(descriptor)
    unlink(temporary)
  }

  package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let written = writeBytes(descriptor, rest.baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .ofSystem }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
  }

  /// Puts the file into its place.
  package func commit() throws(Failure) {
    guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      let failure = Failure.ofSystem
      discard()
      throw failure
    }
    isOpen = false
    closeFile(descriptor)
  }

  /// Writes a file in one go.
  package static func write(
    _ bytes: some Sequence<UInt8>, to path: String, permissions: mode_t = 0o666
  ) throws(Failure) {
    let file = try WholeFile(path: path, permissions: permissions)
    let bytes = Array(bytes)
    let failure = bytes.withUnsafeBytes { bytes -> Failure? in
      do throws(Failure) {
        try file.write(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    try file.commit()
  }

  /// Why nothing is written to `path`, if something else than a file is there.
  package static func obstacle(at path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    return kind(status.st_mode)
  }

  private static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "it is a folder"
    case S_IFIFO: "it is a pipe, not a file"
    case S_IFSOCK: "it is a socket, not a file"
    default: "it is a device, not a file"
    }
  }
}

// Inside of `WholeFile` these names would mean its own members.
private func closeFile(_ file: Int32) { close(file) }
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
