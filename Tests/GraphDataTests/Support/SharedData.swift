import Foundation
import Testing

/// Real input beside the package: `APUS_SHARED`, else `../shared`. Tests that need it skip where it is absent.
enum SharedData {
  static let root: URL? = {
    let candidates = [
      ProcessInfo.processInfo.environment["APUS_SHARED"].map { URL(fileURLWithPath: $0) },
      URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared").standardized,
    ]
    return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  static var isPresent: Bool { root != nil }

  static func series(_ name: String) throws -> Data {
    try Data(contentsOf: #require(root).appendingPathComponent("data/series/\(name)"))
  }
}

/// The same numbers in every run: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
