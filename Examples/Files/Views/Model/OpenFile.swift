import Foundation

/// A file descriptor that is closed when it goes out of use.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  deinit { close(descriptor) }

  /// Opens a folder by the bytes of its path.
  ///
  /// - Parameter followsLink: whether the last name may be a link. Only the root's may, or a link to a folder above it
  ///   would be a tree without end.
  init(folder path: [UInt8], followsLink: Bool) throws(FileProblem) {
    try self.init(path, flags: O_RDONLY | O_DIRECTORY | (followsLink ? 0 : O_NOFOLLOW))
  }

  /// Opens a regular file. Anything else is refused before it is read: reading a pipe would wait for ever.
  init(file path: [UInt8]) throws(FileProblem) {
    let file = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK)
    guard FileAttributes(of: file)?.type == .regular else {
      throw FileProblem(code: EINVAL, path: String(decoding: path, as: UTF8.self))
    }
    self = file
  }

  /// The file's beginning, or all of it.
  func read(atMost limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(limit, 65_536))
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &part, min(part.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem(code: errno, path: "file") }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  private init(_ path: [UInt8], flags: Int32) throws(FileProblem) {
    do {
      descriptor = try Self.open(path[...], from: AT_FDCWD, flags: flags)
    } catch {
      throw FileProblem(code: error.code, path: String(decoding: path, as: UTF8.self))
    }
  }

  /// The longest path that a call of the system takes.
  private static let longestPath = 4_000

  private static func open(_ path: ArraySlice<UInt8>, from folder: Int32, flags: Int32) throws(ErrorNumber) -> Int32 {
    guard path.count > longestPath else { return try open(name: path, from: folder, flags: flags) }
    // A longer one goes folder by folder, each as far as a call reaches.
    guard let slash = path.prefix(longestPath).lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
      throw ErrorNumber(code: ENAMETOOLONG)
    }
    let next = try open(name: path[..<slash], from: folder, flags: O_RDONLY | O_DIRECTORY)
    defer { close(next) }
    return try open(path[path.index(after: slash)...], from: next, flags: flags)
  }

  private static func open(name: ArraySlice<UInt8>, from folder: Int32, flags: Int32) throws(ErrorNumber) -> Int32 {
    let text = name.map { CChar(bitPattern: $0) } + [0]
    let descriptor = openat(folder, text, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw ErrorNumber(code: errno) }
    return descriptor
  }

  private struct ErrorNumber: Error {
    let code: Int32
  }
}
