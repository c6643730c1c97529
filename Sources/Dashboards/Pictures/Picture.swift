import Foundation
import SVGFormat
import SwiftUI

/// A picture that was loaded and decoded.
public struct Picture: Sendable {
  enum Content: Sendable {
    case image(Image)
    case drawing(SVGDrawing)
  }

  private(set) var content: Content
  /// What the picture takes in memory; of a drawing, the bytes that it was made from.
  private(set) var byteCount: Int
  private var share: PictureMemory.Share?

  /// Decodes PNG, JPEG, or the part of SVG that `SVGDrawing` supports. Safe on any bytes and from any thread.
  ///
  /// - Parameter pixelLimit: more pixels are an error, raised before memory is allocated.
  public init(data: Data, pixelLimit: Int) throws(PictureDecodingError) {
    if SVGDrawing.isLikely(data) {
      guard let drawing = SVGDrawing(data) else { throw PictureDecodingError(reason: "the drawing cannot be read") }
      content = .drawing(drawing)
      byteCount = data.count
      return
    }
    do {
      let image = try Image(data: data, pixelLimit: pixelLimit)
      content = .image(image)
      byteCount = image.byteCount
    } catch {
      throw PictureDecodingError(reason: error.description)
    }
  }

  /// The picture in half its pixels each way, and half of that, until it takes half of what is left at most. It counts
  /// until nobody holds it.
  func fitted(into memory: PictureMemory) -> Picture {
    var picture = self
    picture.share = memory.share { left in
      if case .image(let image) = content {
        let smaller = image.smaller(than: left / 2)
        picture.content = .image(smaller)
        picture.byteCount = smaller.byteCount
      }
      return picture.byteCount
    }
    return picture
  }
}

/// Why bytes cannot be decoded.
public struct PictureDecodingError: Error, Equatable, Sendable {
  /// One sentence for the widget's reader.
  public var reason: String
}
