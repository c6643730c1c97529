import Foundation
import Testing

import SafeOutput

/// Messages never stop a program, whatever their stream is.
@Suite(.timeLimit(.minutes(1)))
struct ErrorStreamTests {
  private let long = String(repeating: "x", count: 1 << 20)

  private func pipe() -> (reading: Int32, writing: Int32) {
    var files: [Int32] = [0, 0]
    #expect(Foundation.pipe(&files) == 0)
    return (files[0], files[1])
  }

  @Test func aMessageIsALine() throws {
    let (reading, writing) = pipe()
    ErrorStream.write("a message", to: writing)
    close(writing)
    #expect(try FileHandle(fileDescriptor: reading, closeOnDealloc: true).readToEnd() == Data("a message\n".utf8))
  }

  /// Would be the end of the program by SIGPIPE, also where the signal comes first to another call.
  @Test func aReaderThatHasGone() {
    let (reading, writing) = pipe()
    close(reading)
    ErrorStream.write("a message", to: writing)
    ErrorStream.write(long, to: writing)
    close(writing)
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
  }

  @Test func aReaderThatIsAsleep() {
    let (reading, writing) = pipe()
    let start = ContinuousClock.now
    ErrorStream.write(long, to: writing)
    #expect(ContinuousClock.now - start < .seconds(10))
    close(reading)
    close(writing)
  }

  @Test func aStreamThatIsFullOrClosed() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    ErrorStream.write("a message", to: full)
    close(full)
    ErrorStream.write("a message", to: 1_000_000)
    ErrorStream.write("a message", to: -1)
  }
}
