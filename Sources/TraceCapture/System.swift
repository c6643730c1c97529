#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SafeOutput

/// Calls of the system.
enum System {
  /// The first line of a small file.
  static func text(ofFile path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = closeFile(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].prefix { $0 != 0 && $0 != 10 }, as: UTF8.self)
  }

  /// The path of the running program.
  static var program: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return CommandLine.arguments.first ?? "" }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static var host: String {
    var buffer = [CChar](repeating: 0, count: 256)
    gethostname(&buffer, buffer.count - 1)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The wall clock, in nanoseconds since 1970.
  static var date: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Why the last call failed.
  static var failure: String { String(cString: strerror(errno)) }

  /// Calls whose names are those of our own members too.
  static func close(_ file: Int32) { _ = closeFile(file) }
  static func pipe(_ files: inout [Int32]) -> Int32 { makePipe(&files) }
  static func listen(_ file: Int32, _ limit: Int32) -> Int32 { listenAt(file, limit) }
  static func connect(_ file: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    connectTo(file, address, length)
  }

  static func closeOnExec(_ file: Int32) { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }

  static func complain(_ message: String) {
    ErrorStream.write("apus: \(message)")
  }
}

// Inside of `System` these names would mean its own members, and writing `Glibc.` would exclude other C libraries.
private func closeFile(_ file: Int32) -> Int32 { close(file) }
private func makePipe(_ files: UnsafeMutablePointer<Int32>) -> Int32 { pipe(files) }
private func listenAt(_ file: Int32, _ limit: Int32) -> Int32 { listen(file, limit) }
private func connectTo(_ file: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  connect(file, address, length)
}
