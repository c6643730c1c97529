import Foundation
import Testing

@testable import ApusTool

/// A result that was not written whole is an error, unless its reader did not want the rest.
@Suite struct OutputStreamTests {
  @Test func aFullDiskIsTold() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let stream = OutputStream(descriptor: full)
    stream.write("a\n")
    #expect(stream.failure == String(cString: strerror(ENOSPC)))
  }

  @Test func aReaderThatHasGoneIsNoError() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    defer { close(ends[1]) }
    let stream = OutputStream(descriptor: ends[1])
    stream.write("a\n")
    #expect(stream.failure == nil)
  }

  @MainActor @Test func theToolFailsWhereItsResultIsNotWhole() {
    final class Capture { var errors = "" }
    let capture = Capture()
    let console = Console(output: { _ in }, errorOutput: { capture.errors += $0 }, failure: { "the disk is full" })
    #expect(Tool.run(["query", "--schema"], console: console) == 1)
    #expect(capture.errors == "apus query: cannot write the standard output: the disk is full\n")
  }
}
