import Foundation

/// SHA-256 (FIPS 180-4), which Linux's Foundation lacks. For names of files and for noticing torn ones, not for secrets.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The digest as 64 digits.
  static func hex(of bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { bytes in
      var hash = SHA256()
      let whole = bytes.count / 64 * 64
      var schedule = [UInt32](repeating: 0, count: 64)
      for start in stride(from: 0, to: whole, by: 64) {
        hash.add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), &schedule)
      }
      var rest = Array(bytes[whole...])
      rest.append(0x80)
      while rest.count % 64 != 56 { rest.append(0) }
      withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { rest.append(contentsOf: $0) }
      rest.withUnsafeBytes { rest in
        for start in stride(from: 0, to: rest.count, by: 64) {
          hash.add(UnsafeRawBufferPointer(rebasing: rest[start..<start + 64]), &schedule)
        }
      }
      return hash.state.map { word in
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }.joined()
    }
  }

  private mutating func add(_ block: UnsafeRawBufferPointer, _ w: inout [UInt32]) {
    func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value >> count | value << (32 - count) }
    for i in 0..<16 { w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self)) }
    for i in 16..<64 {
      let low = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3
      let high = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10
      w[i] = w[i - 16] &+ low &+ w[i - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (e & f ^ ~e & g) &+ Self.constants[i] &+ w[i]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
  }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
    0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
    0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
    0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
    0xc67178f2,
  ]
}
