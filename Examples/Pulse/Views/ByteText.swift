import Foundation

/// Numbers of bytes as they are shown.
enum ByteText {
  static func size(_ bytes: Int64) -> String {
    bytes.formatted(.byteCount(style: .memory))
  }

  static func rate(_ bytesPerSecond: Double) -> String {
    Int64(bytesPerSecond).formatted(.byteCount(style: .file, spellsOutZero: false)) + "/s"
  }

  /// From nothing to the next power of two above the peak, so that the scale moves seldom; 16 KB at least.
  static func range(peak: Double) -> ClosedRange<Double> {
    0...exp2(max(14, log2(max(1, peak)).rounded(.up)))
  }
}
