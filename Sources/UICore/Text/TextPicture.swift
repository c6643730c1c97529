import DisplayList
import Foundation
import Geometry
import TextLayout

/// A picture that stands in a line of text. What pictures are lies above texts.
protocol InlinePicture: AnyObject, Sendable {
  /// What is said of it; empty for one that only decorates.
  var label: String { get }
  func isEqual(to other: any InlinePicture) -> Bool
  /// The picture beside text with these attributes.
  func resolve(
    _ attributes: TextAttributes, in environment: StyleEnvironment, viewGraph: ViewGraph, path: ViewPath?
  ) -> any ResolvedInlinePicture
}

/// A picture that is ready to be measured and drawn.
protocol ResolvedInlinePicture {
  /// Points.
  var size: CGSize { get }
  /// From the top to the baseline, in points.
  var baseline: CGFloat { get }
  func isEqual(to other: any ResolvedInlinePicture) -> Bool
  /// What draws it with its top left corner at the origin.
  func items(in environment: StyleEnvironment, id: UInt32, version: UInt32) -> [DisplayItem]
}

/// A picture as a part of a text.
struct TextPicture: Equatable, Sendable {
  let picture: any InlinePicture

  /// Unicode's object replacement character: lines break on either side of it.
  static let character = "\u{FFFC}"

  static func == (a: Self, b: Self) -> Bool { a.picture === b.picture || a.picture.isEqual(to: b.picture) }
}

/// A picture of a resolved text.
struct ResolvedTextPicture: Equatable {
  let picture: any ResolvedInlinePicture

  static func == (a: Self, b: Self) -> Bool { a.picture.isEqual(to: b.picture) }

  /// What draws it in a rectangle of its own size, or smaller where the text shrank.
  func item(
    in rect: CGRect, frame: CGRect?, environment: StyleEnvironment, id: UInt32, version: UInt32
  ) -> DisplayItem {
    let list = DisplayList(picture.items(in: environment, id: id, version: version))
    let scale = picture.size.width > 0 ? rect.width / picture.size.width : 1
    let transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return DisplayItem(
      id: id, version: version, bounds: list.bounds.applying(transform), frame: frame,
      content: .group(GroupItem(list, transform: transform)))
  }
}
