import ChatStore
import Foundation
import SwiftUI

/// What a file says of itself.
enum FileType {
  /// The MIME type by the name's extension; by the first bytes where that says nothing.
  static func mime(of name: String, _ data: Data) -> String {
    let ending = URL(fileURLWithPath: name).pathExtension
    if !ending.isEmpty, let type = UTType(filenameExtension: ending)?.preferredMIMEType { return type }
    if PictureHeader.isPNG(data) { return "image/png" }
    if PictureHeader.isJPEG(data) { return "image/jpeg" }
    if PictureHeader.isGIF(data) { return "image/gif" }
    if PictureHeader.isWebP(data) { return "image/webp" }
    return "application/octet-stream"
  }

  /// A picture's pixels, so that its place is kept before it has loaded; nil for what is no picture.
  static func dimensions(of data: Data) -> (width: Int, height: Int)? {
    PictureHeader(data).map { ($0.width, $0.height) }
  }
}

extension Attachment {
  init(source: String, name: String, type: String, size: Int, dimensions: (width: Int, height: Int)?) {
    self.init(
      source: source, name: name, type: type, size: size, width: dimensions?.width, height: dimensions?.height)
  }
}
