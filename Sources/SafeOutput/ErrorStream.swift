#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Messages for whoever started the program.
package enum ErrorStream {
  /// The most that is written at once: a pipe that is said to be ready takes as much without waiting (POSIX's PIPE_BUF).
  private static let piece = 4096
  /// How long a slow reader is waited for, in milliseconds.
  private static let patience: Int32 = 20

  /// Writes a line; see ``TerminalText`` for what is not shown of it. Whether the stream is full, closed, or has a reader that is gone or asleep changes nothing for the
  /// program; what cannot be written is lost.
  ///
  /// SIGPIPE is blocked for the call and not ignored for the process, since programs that it starts would inherit that.
  package static func write(_ line: String, to stream: Int32 = STDERR_FILENO) {
    var pipe = sigset_t()
    var pending = sigset_t()
    var old = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &pipe, &old)
    var rest = Array((TerminalText.printable(line, keepsLines: true) + "\n").utf8)[...]
    while !rest.isEmpty {
      var ready = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
      guard poll(&ready, 1, patience) > 0 else { break }
      let written = rest.prefix(piece).withUnsafeBytes { writeBytes(stream, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        var now = timespec()
        if errno == EPIPE, sigismember(&pending, SIGPIPE) == 0 { sigtimedwait(&pipe, nil, &now) }
        break
      }
    }
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}

// Inside of `ErrorStream` the name would mean its own member.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
