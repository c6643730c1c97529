import Foundation
import Geometry

/// A layout that arranges its subviews in a horizontal line.
///
/// `spacing` is in points; nil keeps what neighbours prefer, usually 8.
public struct HStackLayout: StackLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static let axis = Axis.horizontal
  var crossAlignment: AlignmentKey { alignment.key }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public typealias Cache = StackLayoutCache

  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing { mergedSpacing(subviews) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    solve(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) {
    place(subviews, in: bounds, proposal, &cache)
  }
}
