import Foundation
import Graphs

/// Numbers of bytes as they are shown.
enum ByteText {
  static func size(_ bytes: Int64) -> String {
    bytes.formatted(.byteCount(style: .memory))
  }

  static func rate(_ bytesPerSecond: Double) -> String {
    Int64(bytesPerSecond).formatted(.byteCount(style: .file, spellsOutZero: false)) + "/s"
  }

  /// Bytes a second, by thousands as in `rate`.
  static let unit = MetricUnit(.bytesSI, rate: .second)
}
