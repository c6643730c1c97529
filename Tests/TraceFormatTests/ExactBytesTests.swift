import Foundation
import Testing
import TraceFormat

/// The bytes that `docs/trace-format.md` promises, written out by hand.
struct ExactBytesTests {
  @Test func headerIsAsDocumented() throws {
    let bytes = try bytes(of: []).bytes
    let expected: [UInt8] =
      Array("APUSTRAC".utf8) + [
        1, 0, 0, 0, 64, 0, 0, 0, 0x04, 0x03, 0x02, 0x01, 0, 0, 0, 0,
        0x18, 0x17, 0x16, 0x15, 0x14, 0x13, 0x12, 0x11, 0x28, 0x27, 0x26, 0x25, 0x24, 0x23, 0x22, 0x21,
        0x38, 0x37, 0x36, 0x35, 0x34, 0x33, 0x32, 0x31, 0, 0, 0, 0, 0, 0, 0, 0,
      ]
    #expect(Array(bytes.prefix(56)) == expected)
    #expect(bytes.count == 64)
    #expect(Array(bytes.suffix(8)) == checksum(words(expected)))
  }

  @Test func chunkIsAsDocumented() throws {
    let bytes = try bytes(of: [.strings([(7, "ab")])]).bytes
    let payload: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 2, 0, 0, 0] + Array("ab".utf8)
    let padded = payload + [0, 0, 0, 0, 0, 0]
    let tagAndLength: [UInt8] = Array("STRS".utf8) + [18, 0, 0, 0]
    #expect(Array(bytes.dropFirst(64)) == tagAndLength + checksum(words(tagAndLength + padded)) + padded)
  }

  /// By hand: words 1 and 2 give low 1, 3 and high 1, 4.
  @Test func checksumOfTheTestIsTheDocumentedOne() {
    #expect(checksum([1, 2]) == [3, 0, 0, 0, 4, 0, 0, 0])
    #expect(checksum([0xFFFF_FFFE, 2]) == [1, 0, 0, 0, 0, 0, 0, 0])
  }

  private func words(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private func checksum(_ words: [UInt64]) -> [UInt8] {
    var (low, high): (UInt64, UInt64) = (0, 0)
    for word in words {
      low = (low + word) % 0xFFFF_FFFF
      high = (high + low) % 0xFFFF_FFFF
    }
    return [low, high].flatMap { sum in (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) } }
  }
}
