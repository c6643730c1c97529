#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the last failed call of the system says about itself.
struct SystemFailure: Error {
  let reason: String

  init() { reason = String(cString: strerror(errno)) }
}

/// An open file.
struct FileDescriptor {
  let number: Int32

  /// Opens for reading, and never waits: a pipe without a writer would let it hang.
  init(reading path: String) throws(SystemFailure) {
    try self.init(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  }

  /// Makes an empty file, over one that is there.
  init(creating path: String) throws(SystemFailure) {
    try self.init(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
  }

  /// Opens a file that is there for writing, as it is.
  init(writing path: String) throws(SystemFailure) {
    try self.init(path, O_WRONLY | O_CLOEXEC)
  }

  private init(_ path: String, _ flags: Int32) throws(SystemFailure) {
    var opened: Int32
    repeat { opened = open(path, flags, 0o644) } while opened < 0 && errno == EINTR
    if opened < 0 { throw SystemFailure() }
    number = opened
  }

  var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads until `buffer` is full or the file ends, and returns how much that is.
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

  /// Writes all of `buffer`, in one call where the system takes it so.
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

  /// Cuts the file off after `length` bytes and goes on writing there.
  func truncate(to length: Int) throws(SystemFailure) {
    guard ftruncate(number, length) == 0, lseek(number, length, SEEK_SET) == length else { throw SystemFailure() }
  }

  func close() throws(SystemFailure) {
    #if canImport(Glibc)
      let result = Glibc.close(number)
    #else
      let result = Musl.close(number)
    #endif
    if result != 0 { throw SystemFailure() }
  }
}
