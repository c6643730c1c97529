import SafeOutput
import Testing

/// Programs that may open too few files say so before anything below them stops.
struct OpenFilesTests {
  @Test(arguments: [(8, 1 << 20, 256), (1024, 1 << 20, 1024), (8, 64, 64), (12, 200, 200), (1 << 20, 1 << 20, 1 << 20)])
  func theLimitIsRaised(soft: UInt64, hard: UInt64, limit: UInt64) throws {
    #expect(try OpenFiles.limit(soft: soft, hard: hard) == limit)
  }

  @Test(arguments: [8, 12, 17, 63] as [UInt64]) func tooFewAreNamed(hard: UInt64) {
    let error = #expect(throws: OpenFiles.TooFew.self) { try OpenFiles.limit(soft: min(hard, 9), hard: hard) }
    #expect(error?.description == "only \(hard) files may be open at once, and 64 are needed; see ulimit -n")
  }
}
