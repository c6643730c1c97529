#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes Unix sockets from paths.
enum UnixSocket {
  static func listen(at path: String) throws(TraceSession.Failure) -> Int32 {
    guard var address = address(path) else { throw .socket(path: path, reason: "the path is too long") }
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFSOCK else { throw .socket(path: path, reason: "there is a file") }
      if let other = connect(to: path) {
        System.close(other)
        throw .socket(path: path, reason: "another program listens there")
      }
      unlink(path)
    }
    let file = make()
    guard file >= 0 else { throw .socket(path: path, reason: System.failure) }
    // Nobody can connect before `listen`, and the mode is set by then.
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withSocketAddress(&address) { bind(file, $0, length) } == 0
    guard isBound, chmod(path, 0o600) == 0, System.listen(file, 16) == 0 else {
      let reason = System.failure
      System.close(file)
      if isBound { unlink(path) }
      throw .socket(path: path, reason: reason)
    }
    return file
  }

  /// Connects to a socket; nil if nobody listens there.
  static func connect(to path: String) -> Int32? {
    guard var address = address(path) else { return nil }
    let file = make()
    guard file >= 0 else { return nil }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    if withSocketAddress(&address, { System.connect(file, $0, length) }) == 0 { return file }
    System.close(file)
    return nil
  }

  private static func make() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  private static func address(_ path: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { field -> Bool in
      guard bytes.count < field.count else { return false }
      field.copyBytes(from: bytes)
      return true
    }
    return fits ? address : nil
  }

  private static func withSocketAddress<R>(
    _ address: inout sockaddr_un, _ body: (UnsafePointer<sockaddr>) -> R
  ) -> R {
    withUnsafePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
  }
}
