import DisplayList
import Foundation
import PlatformHeadless

@testable import UICore

/// A bundle with an asset catalog that a test writes.
final class MadeCatalog {
  let folder: URL
  var bundle: Bundle { Bundle(path: folder.path) ?? .main }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes the `Contents.json` of an asset, or of a folder.
  func write(_ place: String, _ contents: String) throws {
    let folder = folder.appendingPathComponent("Assets.xcassets/\(place)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
  }

  /// Writes a square of one colour, `0xAARRGGBB`.
  func writePicture(_ place: String, side: Int, _ color: UInt32) throws {
    let bitmap = Bitmap(
      width: side, height: side, pixels: [UInt32](repeating: color, count: side * side), isOpaque: color >> 24 == 255)
    let file = folder.appendingPathComponent("Assets.xcassets/\(place)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try PNGEncoder.write(bitmap, toFile: file.path)
  }

  /// A colour as Xcode writes it.
  static func color(_ components: String, space: String = "srgb", more: String = #""idiom" : "universal""#) -> String {
    #"{ \#(more), "color" : { "color-space" : "\#(space)", "components" : { \#(components) } } }"#
  }

  static func colors(_ entries: String...) -> String {
    #"{ "colors" : [ \#(entries.joined(separator: ", ")) ], "info" : { "author" : "xcode", "version" : 1 } }"#
  }
}
