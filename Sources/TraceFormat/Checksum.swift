/// Fletcher's checksum over 32-bit words, both sums modulo 2³² − 1.
///
/// Source: J. Fletcher, "An Arithmetic Checksum for Serial Transmissions", IEEE Transactions on Communications 30
/// (1982). Finds every changed byte and every run of changed bytes within one word; about a cycle a word.
enum Checksum {
  /// - Parameters:
  ///   - bytes: their number is a multiple of four.
  ///   - words: added before the bytes.
  static func of(_ bytes: UnsafeRawBufferPointer, after words: (UInt32, UInt32)? = nil) -> UInt64 {
    let modulus = UInt64(UInt32.max)
    var low: UInt64 = 0
    var high: UInt64 = 0
    if let words {
      low = (UInt64(words.0) + UInt64(words.1)) % modulus
      high = (2 * UInt64(words.0) + UInt64(words.1)) % modulus
    }
    var offset = 0
    while offset < bytes.count {
      // Sums that start below 2³² stay below 2⁶⁴ for 92,679 words: n (n + 1) / 2 · 2³² plus the two starts.
      let end = min(offset + 4 * 65_536, bytes.count)
      while offset < end {
        low &+= UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        high &+= low
        offset += 4
      }
      low %= modulus
      high %= modulus
    }
    return high << 32 | low
  }
}
