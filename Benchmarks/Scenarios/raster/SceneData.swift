import Foundation

/// The bytes that a scene's peers read: little-endian 32-bit integers and floats, one after another.
struct SceneData {
  private(set) var bytes = Data()

  mutating func append(_ value: Int) { append(UInt32(truncatingIfNeeded: value)) }
  mutating func append(_ value: Float) { append(value.bitPattern) }
  mutating func append(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }
}

/// SplitMix64: the same numbers on every machine.
struct Noise {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Evenly spread, rounded to a Float, so that every program draws the same number.
  mutating func number(_ low: Float, _ high: Float) -> Float {
    low + (high - low) * Float(bits() >> 40) / Float(1 << 24)
  }

  mutating func index(_ count: Int) -> Int { Int(bits() >> 33) % count }

  /// Opaque, `0xAARRGGBB`.
  mutating func color() -> UInt32 { 0xff00_0000 | UInt32(truncatingIfNeeded: bits() >> 40) }
}
