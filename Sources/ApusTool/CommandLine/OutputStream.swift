import Foundation

/// One of the process's own streams.
final class OutputStream {
  private let descriptor: Int32
  /// Why something could not be written; nothing is written after that.
  private(set) var failure: String?
  private var isOver = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes everything, or as much as the reader at the other end accepts.
  ///
  /// It is no error if the reader has gone (`apus … | head`). SIGPIPE is blocked for this one call and not ignored for the
  /// process, because programs that the tool starts would inherit that.
  func write(_ text: String) {
    if isOver { return }
    var pipe = sigset_t()
    var old = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &old)
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if written > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          if errno != EPIPE { failure = String(cString: strerror(errno)) }
          isOver = true
          var now = timespec()
          sigtimedwait(&pipe, nil, &now)
          break
        }
      }
    }
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}
