import DisplayList
import Foundation
import Geometry

extension Text {
  /// An image in a line of text, on the baseline; a symbol has the text's size and colour.
  public init(_ image: Image) { self.init(.picture(TextPicture(picture: TextImage(image)))) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image that stands in the line.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

/// An image as a part of a text.
private final class TextImage: InlinePicture {
  let image: Image
  var label: String { image.isDecorative ? "" : image.label ?? "" }

  init(_ image: Image) { self.image = image }

  func isEqual(to other: any InlinePicture) -> Bool { (other as? TextImage)?.image == image }

  func resolve(
    _ attributes: TextAttributes, in environment: StyleEnvironment, viewGraph: ViewGraph, path: ViewPath?
  ) -> any ResolvedInlinePicture {
    // Images in texts have their own size.
    var image = image
    image.resizing = nil
    return ResolvedTextImage(
      image: ResolvedImage(image, environment: environment, viewGraph: viewGraph, path: path, attributes: attributes),
      paint: attributes.color.map { .color($0.resolve(in: environment)) })
  }
}

/// An image that stands in a line.
private struct ResolvedTextImage: ResolvedInlinePicture, Equatable {
  let image: ResolvedImage
  /// The run's own colour.
  let paint: Paint?

  var size: CGSize { image.size }
  var baseline: CGFloat { image.baseline ?? image.size.height }

  func isEqual(to other: any ResolvedInlinePicture) -> Bool { other as? ResolvedTextImage == self }

  func items(in environment: StyleEnvironment, id: UInt32, version: UInt32) -> [DisplayItem] {
    image.items(
      in: CGRect(origin: .zero, size: image.size), environment: environment, paint: paint, id: id, version: version)
  }
}
