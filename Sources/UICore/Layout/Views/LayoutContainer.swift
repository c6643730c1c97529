import AttributeGraph

/// A view that is a layout and the content it arranges, stored in this order.
protocol LayoutContainer: PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View
}

extension LayoutContainer {
  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let layout = view.field(at: 0, as: ContainerLayout.self, in: inputs.graph)
    let content = view.view(
      at: offsetOfSecond(ContainerLayout.self, Content.self), as: Content.self, in: inputs.graph)
    let list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs.base))
    return makeContainer(layout: inputs.animated(layout.attribute), list: list, inputs: inputs)
  }
}

/// A layout applied to views: what `MyLayout() { … }` makes.
struct LayoutView<ContainerLayout: Layout, Content: View>: LayoutContainer {
  let layout: ContainerLayout
  let content: Content
}

extension Layout {
  /// A view that arranges `content` with this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
