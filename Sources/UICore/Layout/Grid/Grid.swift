import Foundation

/// A view that arranges its subviews in rows and columns.
///
/// Each `GridRow` is a row; any other view is a row by itself and spans all columns. Spacing is in points.
public struct Grid<Content: View>: LayoutContainer {
  typealias ContainerLayout = GridLayout

  let layout: GridLayout
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}
