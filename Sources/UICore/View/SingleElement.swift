import AttributeGraph

/// The view at an index of the content's view list; empty if there are fewer.
nonisolated package struct SingleElement<Content: View>: PrimitiveView {
  let content: Content
  let index: Int

  package init(content: Content, index: Int) {
    self.content = content
    self.index = index
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
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
