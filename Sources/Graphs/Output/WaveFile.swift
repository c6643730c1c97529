import Foundation

/// Sound as a WAV file: RIFF, linear PCM, 16 bits, one channel.
enum WaveFile {
  /// Samples per second.
  static let sampleRate = 44_100
  private static let headerLength = 44

  /// - Parameter samples: −1…1; others are clamped.
  static func data(_ samples: [Float]) -> Data {
    let byteCount = UInt32(samples.count * 2)
    var data = Data(capacity: headerLength + Int(byteCount))
    func append(_ text: String) { data.append(contentsOf: text.utf8) }
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    append("RIFF")
    append(UInt32(headerLength - 8) + byteCount)
    append("WAVE")
    append("fmt ")
    append(UInt32(16))
    // Linear PCM, one channel.
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(sampleRate))
    // Bytes per second, bytes per frame, bits per sample.
    append(UInt32(sampleRate * 2))
    append(UInt16(2))
    append(UInt16(16))
    append("data")
    append(byteCount)
    for sample in samples { append(Int16(Int(clamping: (min(max(Double(sample), -1), 1) * 32_767).rounded()))) }
    return data
  }
}
