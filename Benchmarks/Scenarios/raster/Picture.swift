import Foundation
import Renderer

/// Finished pixels, to see that two programs drew the same.
struct Picture {
  let pixels: [UInt32]

  init(_ buffer: PixelBuffer) {
    pixels = (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y] } }
  }

  /// - Returns: `nil` where there is no such file of the right size.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file), data.count == Scene.width * Scene.height * 4 else {
      return nil
    }
    pixels = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  func write(to file: String) throws {
    try pixels.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: file)) }
  }

  /// The mean difference of a colour channel, 0…255.
  func difference(from other: Picture) -> Double {
    var sum = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      for shift in [UInt32(0), 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    }
    return Double(sum) / Double(pixels.count * 3)
  }
}
