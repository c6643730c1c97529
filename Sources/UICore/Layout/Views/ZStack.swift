/// A view that puts its subviews on top of each other, guides aligned; later ones are in front.
public struct ZStack<Content: View>: LayoutContainer {
  typealias ContainerLayout = ZStackLayout

  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
