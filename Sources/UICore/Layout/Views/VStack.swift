import Foundation

/// A view that arranges its subviews in a vertical line.
///
/// `spacing` is in points; nil keeps what neighbours prefer, usually 8.
public struct VStack<Content: View>: LayoutContainer {
  typealias ContainerLayout = VStackLayout

  let layout: VStackLayout
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
