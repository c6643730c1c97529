import Foundation
import Graphs

/// What is drawn and what is done to it.
enum GraphCase: String, CaseIterable {
  /// 113 lines of 65 points.
  case pan_113x65
  case pan_1m, pan_10m, pan_100m
  /// Zooms in and out by a tenth.
  case zoom_1m, zoom_10m, zoom_100m
  /// Twenty layers of 720 bars on each other.
  case bars_pan
  /// The pointer over 113 lines.
  case hover
  /// A point more on 3,600.
  case append
  /// A line 3 points wide through 100,000 points.
  case wide_100k
  /// A circle on each of 100,000 points.
  case markers_100k

  /// The points of a line; values wander and spike.
  static func wander(_ count: Int, seed: UInt64) -> Series {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var level = 50.0
    return Series(x: XColumn(start: start, step: 1, count: count)) { values in
      for index in values.indices {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = Double(state >> 33) / Double(1 << 31) - 0.5
        level += noise - (level - 50) * 0.001
        values[index] = level + (state >> 50 == 0 ? 60 : 0) + noise * 4
      }
    }
  }

  static let start = 1_800_000_000.0

  /// The data, most recent last.
  var series: [Series] {
    switch self {
    case .pan_113x65, .hover:
      (0..<113).map { line in
        let values = (0..<65).map { 50 + 30 * sin(Double($0) / 6 + Double(line)) + Double(line % 17) }
        return Series(start: Self.start, step: 60, y: values)
      }
    case .pan_1m, .zoom_1m: [Self.wander(1_000_000, seed: 1)]
    case .pan_10m, .zoom_10m: [Self.wander(10_000_000, seed: 1)]
    case .pan_100m, .zoom_100m: [Self.wander(100_000_000, seed: 1)]
    case .bars_pan:
      (0..<20).map { layer in
        Series(start: Self.start, step: 60, y: (0..<720).map { 5 + 4 * sin(Double($0) / 30 + Double(layer)) })
      }
    case .append: [Self.wander(3_600, seed: 1)]
    case .wide_100k, .markers_100k: [Self.wander(100_000, seed: 1)]
    }
  }

  var isZoom: Bool { rawValue.hasPrefix("zoom") }
}
