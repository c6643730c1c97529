import DisplayList
import Foundation

@testable import UICore

/// The files of `Tests/AnimatedPictures`, which strangers made, with what other strangers see in them.
enum AnimationFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "AnimatedPictures")

  static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  /// The frames as Chromium puts those of a GIF together, and Pillow those of a WebP: premultiplied pixels.
  static func expected(_ name: String) throws -> [[UInt32]] {
    let stem = name.split(separator: ".")[0]
    let strip = try ImageDecoder.decode(data("\(stem).png"))
    let size = try ImageDecoder.decode(data(name))
    let count = size.width * size.height
    return stride(from: 0, to: strip.pixels.count, by: count).map { Array(strip.pixels[$0..<$0 + count]) }
  }

  static func picture(_ name: String) throws -> AnimatedPicture? {
    let data = try data(name)
    return try AnimatedPicture(data, first: ImageDecoder.decode(data))
  }

  // MARK: Files made by hand

  /// A GIF of two colours, with blocks behind its header.
  static func gif(width: Int, height: Int, _ blocks: [UInt8]) -> Data {
    func two(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
    return Data(Array("GIF89a".utf8) + two(width) + two(height) + [0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF] + blocks)
  }

  /// A frame of one pixel at the corner, 15 bytes: codes of three bits, clear (4), colour 0, end (5).
  static let dot: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]

  /// A frame that says that it has so many pixels and has one.
  static func frame(width: Int, height: Int) -> [UInt8] {
    [0x2C, 0, 0, 0, 0, UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8), 0] + dot[10...]
  }
}
