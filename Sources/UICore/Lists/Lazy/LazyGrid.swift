import AttributeGraph
import Foundation
import Geometry

/// A view that arranges its subviews in columns, line after line downwards, and makes them only when they come into sight.
///
/// See ``LazyVStack`` for what is made when. The grid is as wide as is proposed, with its columns in it by `alignment`,
/// which is also that of views in columns without one of their own. Each line is as high as its highest view; headers
/// and footers of sections span the grid. `spacing` is between lines, in points, 8 by default.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let content: Content
  let configuration: LazyStackConfiguration

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(
      alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard, tracks: GridItems(items: columns),
      pinned: pinnedViews)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .vertical, isGrid: true, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}

/// A view that arranges its subviews in rows, column after column, and makes them only when they come into sight.
///
/// See ``LazyVGrid``; width and height change places.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let content: Content
  let configuration: LazyStackConfiguration

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    configuration = LazyStackConfiguration(
      alignment: alignment.key, spacing: spacing ?? ViewSpacing.standard, tracks: GridItems(items: rows),
      pinned: pinnedViews)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyStack(
      axis: .horizontal, isGrid: true, configuration: view.map(in: inputs.graph, \.configuration).attribute,
      content: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
}
