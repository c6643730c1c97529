import Foundation

/// The type behind an alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not set it, in points from the view's origin.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
