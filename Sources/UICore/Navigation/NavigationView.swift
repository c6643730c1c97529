import AttributeGraph

/// The older container of navigation: on a phone a stack that begins with the first of its views, elsewhere a column for
/// each of two or three views, and a stack for one.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.platformProfile) private var profile

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    switch profile.isPhone ? 1 : Content._viewListCount ?? 1 {
    case 2:
      NavigationSplitView {
        part(0)
      } detail: {
        part(1)
      }
    case 3:
      NavigationSplitView {
        part(0)
      } content: {
        part(1)
      } detail: {
        part(2)
      }
    default: NavigationStack { part(0) }
    }
  }

  private func part(_ index: Int) -> some View { PartOfAList(content: content, index: index) }
}

/// One of the views that a container would see in the content.
nonisolated private struct PartOfAList<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let index = graph.withoutTracking { graph.read(view.attribute) }.index
    let list = Content._makeViewList(
      view: view.field(at: 0, as: Content.self, in: graph), inputs: _ViewListInputs(base: inputs.base))
    if let elements = list.fixedElements {
      return index < elements.count ? elements[index].make(inputs) : _ViewOutputs()
    }
    let part = graph.rule(
      MapRule(source: list.attribute(in: graph)) { list in
        ViewList.elements(index < list.count ? [list.element(at: index)] : [])
      })
    return EmptyView.makeImplicitStack(list: .dynamic(DynamicViewList(list: part)), inputs: inputs)
  }
}
