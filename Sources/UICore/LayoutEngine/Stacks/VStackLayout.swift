import Foundation
import Geometry

/// A layout that arranges its subviews in a vertical line.
///
/// `spacing` is in points; nil keeps what neighbours prefer, usually 8.
public struct VStackLayout: StackLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  private var isImplicit = false

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The stack of what has one place and may be any number of views.
  static var implicit: VStackLayout {
    var layout = VStackLayout()
    layout.isImplicit = true
    return layout
  }

  var stack: LinearStack {
    LinearStack(axis: Self.axis, alignment: crossAlignment, spacing: spacing, isImplicit: isImplicit)
  }

  static let axis = Axis.vertical
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
