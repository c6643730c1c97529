import Foundation

/// A view that arranges its subviews in a horizontal line.
///
/// `spacing` is in points; nil keeps what neighbours prefer, usually 8.
public struct HStack<Content: View>: LayoutContainer {
  typealias ContainerLayout = HStackLayout

  let layout: HStackLayout
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
