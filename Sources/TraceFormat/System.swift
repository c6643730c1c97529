#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the last call of the system failed.
struct SystemFailure: Error {
  let reason: String

  init() { reason = String(cString: strerror(errno)) }
  init(_ reason: String) { self.reason = reason }
}

/// An open file.
struct FileDescriptor {
  let number: Int32

  /// Opens for reading without waiting, because a pipe without a writer would block for ever.
  init(reading path: String) throws(SystemFailure) {
    try self.init(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  }

  /// Makes an empty file, or empties that with the path; see ``claim()``.
  init(creating path: String) throws(SystemFailure) {
    try self.init(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC)
    try claim()
    try truncate(to: 0)
  }

  /// Opens an existing file for writing and keeps its content; see ``claim()``.
  init(writing path: String) throws(SystemFailure) {
    try self.init(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    try claim()
  }

  /// Keeps the file for this writer until it is closed. Two programs that wrote into one file would damage it.
  ///
  /// Only files are written. A pipe's reader could let the program wait for ever.
  private func claim() throws(SystemFailure) {
    var failure = SystemFailure("it is not a file")
    if isRegularFile {
      if flock(number, LOCK_EX | LOCK_NB) == 0 { return }
      failure = errno == EWOULDBLOCK ? SystemFailure("it is being written") : SystemFailure()
    }
    try? close()
    throw failure
  }

  private init(_ path: String, _ flags: Int32) throws(SystemFailure) {
    var opened: Int32
    // A recording holds what its user did: it is for nobody else.
    repeat { opened = open(path, flags, 0o600) } while opened < 0 && errno == EINTR
    // The system's word for a pipe without a reader says something else.
    if opened < 0 { throw errno == ENXIO ? SystemFailure("it is not a file") : SystemFailure() }
    number = opened
  }

  var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads until `buffer` is full or the file ends. Returns the number of bytes read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    var done = 0
    while done < buffer.count {
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer.baseAddress! + done, buffer.count - done)
      #else
        let count = Musl.read(number, buffer.baseAddress! + done, buffer.count - done)
      #endif
      if count == 0 { break }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        throw SystemFailure()
      }
    }
    return done
  }

  /// Writes all of `buffer`, in one call if the system accepts that.
  func write(_ buffer: UnsafeRawBufferPointer) throws(SystemFailure) {
    var done = 0
    while done < buffer.count {
      #if canImport(Glibc)
        let count = Glibc.write(number, buffer.baseAddress! + done, buffer.count - done)
      #else
        let count = Musl.write(number, buffer.baseAddress! + done, buffer.count - done)
      #endif
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw SystemFailure()
      }
    }
  }

  /// Shortens the file to `length` bytes; later writes go there.
  func truncate(to length: Int) throws(SystemFailure) {
    guard ftruncate(number, length) == 0, lseek(number, length, SEEK_SET) == length else { throw SystemFailure() }
  }

  func close() throws(SystemFailure) {
    // A child of this process may still hold the file open, and with it what was claimed.
    flock(number, LOCK_UN)
    #if canImport(Glibc)
      let result = Glibc.close(number)
    #else
      let result = Musl.close(number)
    #endif
    if result != 0 { throw SystemFailure() }
  }
}
